//! The product and the square of [`crate::logjump_adx`], six limbs, in another order: every row begins by `xor`, which clears both
//! flags, and adds with `adcx` and `adox` alone, but for the `adc` that closes it.
//!
//! On a Zen 3 (EPYC 7003) the product took 102 cycles in throughput and 116 in latency in this form, and 107 and 121 begun by `add` and `dec`,
//! each after a search by hand there; on the Golden Cove class core that the other order was searched on this one loses. So
//! [`crate::select`] takes the product on Zen 3, and on Zen 2, where nobody has measured. The form is what was measured on a Zen 3: within it,
//! the order of instructions is what a search on Golden Cove found. Of the square not even the form was, and nothing takes it.

mod mul6;
mod sqr6;

pub use mul6::mul as mul6;
pub use sqr6::sqr as sqr6;

use crate::cpu::Adx;
use crate::logjump_adx::{fold_fits, fold_fits_square, kernels};
use crate::op::op;
use crate::{Kernel, Params};

op!(/// [`mul6()`] as a kernel, operands in the order of `select`.
    Mul6(isa: Adx, a: [u64; 6], b: [u64; 6]; k: Params<6>) -> [u64; 6] { mul6(isa, b, a, k) });
op!(/// [`sqr6()`] as a kernel.
    Sqr6(isa: Adx, a: [u64; 6]; k: Params<6>) -> [u64; 6] { sqr6(isa, a, k) });

/// The kernels of this file.
#[must_use]
pub const fn list6() -> [Kernel; 2] {
    kernels::<Mul6, Sqr6, 6>("logjump_xor_adx")
}
