//! Kernels for the tracer's own tests; they are in no list. [`BRANCH`] and [`INDEX`] leak their operand on purpose, on
//! every processor.

use montane_kernels::cpu::Portable;
use montane_kernels::kernel::{Computes, Doc};
use montane_kernels::op::{Op, op};
use montane_kernels::scalar::add::add;
use montane_kernels::{Algorithm, Kernel, Operation, Params};

/// Those of every processor.
pub static PROBES: &[Kernel] = &[BRANCH, INDEX];

/// What they share: two operands.
pub(crate) const fn probe<O: Op>(name: &'static str) -> Kernel {
    const DOC: Doc = Doc { summary: "known instructions", source: "this file" };
    let mut kernel = Kernel::of::<O>(Operation::Other("probe"), Algorithm::Other(name), 4, Computes::Same, DOC);
    (kernel.products, kernel.carries, kernel.chains) = (Some(4), Some(4), false);
    kernel
}

/// Branches on the lowest bit of its first operand.
pub const BRANCH: Kernel = probe::<Branch>("branch");

/// Reads its second operand at an index taken from its first.
pub const INDEX: Kernel = probe::<Index>("index");

op!(/// [`BRANCH`].
Branch(isa: Portable, a: [u64; 4], b: [u64; 4]; k: Params<4>) -> [u64; 4] {
    // A call that the compiler cannot turn into a conditional move.
    if a[0] & 1 == 1 { core::hint::black_box(add(a, b, k)) } else { *b }
});

op!(/// [`INDEX`].
    Index(isa: Portable, a: [u64; 4], b: [u64; 4]; k: Params<4>) -> [u64; 4] { [b[a[0] as usize % 4]; 4] });
