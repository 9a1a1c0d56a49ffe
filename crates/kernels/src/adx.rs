//! Montgomery arithmetic in x86-64 assembly: `mulx` multiplies without touching the flags, and `adcx` and `adox` carry
//! in two flags, so the low and the high halves of a row of products are added in two independent chains.
//!
//! What lives here is one body for each shape and operation; it takes the modulus as an argument, so all primes of a
//! shape share it. The variant with fewer products is in [`crate::logjump_adx`].
//!
//! # The algorithm
//!
//! Operand scanning, one row of the product (`t += b_i a 2^(64 i)`), then one row of the reduction
//! (`m_i = t_i n0`, `t += m_i p 2^(64 i)`), `N` times, and one subtraction of `p` that a `cmov` undoes.
//!
//! **No carry word.** `t` below stands for the accumulator without the limbs already cancelled. If `t < a + p` before a
//! round, then after it
//! `t' = (t + b_i a + m_i p) / 2^64 < (a + p + (2^64 - 1)(a + p)) / 2^64 = a + p`.
//! So `t` fits in `N` limbs between rounds and in `N + 1` within one if `a + p <= 2^(64 N)`, for which `a < p < 2^(64 N - 1)`
//! is enough: the top limb of `p` must have its top bit clear. Nothing is asked of `b`. The result, `t < a + p < 2p`, needs one
//! subtraction. No sum written to a limb with no chain after it can overflow: it is the top limb of one of these bounded values.
//!
//! **Two flags.** In a row, CF carries the low halves and OF the high halves; both are clear at its start and both are
//! spent at its end, where the top limb takes them in (`adox` with the last high half, then `adc`). Starting a chain
//! with `adcx` would cost one of the two ports that can add with carry, so a row starts with `add`, which runs
//! anywhere, followed by a `dec` or `inc` of a register whose value is known, which clears OF and leaves CF. In a
//! product row that register is the new top limb: -1 instead of 0, which the closing `adc .., 1` puts right.
//! In a reduction row the low half of `m_i p_0` need not be added at all: `t_i + lo(m_i p_0)` is 0 or
//! `2^64`, so the carry is `t_i != 0`, which `add t_i, -1` yields without waiting for the product.
//!
//! # The schedule
//!
//! Multiplications go to one port, additions with carry to two, and at 6 limbs both are busy for about 78 cycles, so the order of
//! instructions decides whether they stay busy. Written row by row, the 6-limb body takes 106 cycles (96 with rows
//! started by `add`): the scheduler fills with additions that wait for a carry. The orders here were found by measuring:
//! from the row-by-row order, random moves of single instructions that keep every dependency were tried in thousands and kept
//! when the measured time, throughput plus half the latency, fell.
//! The comments say what each line computes, with `t_i` for the limb of weight `2^(64 i)` of the accumulator, and lines may be moved
//! wherever registers and flags allow.
//!
//! # Called, not inlined
//!
//! The body is a function of its own with a private convention: operands by address, the result in registers. Inlining
//! it was measured too: it saves nothing in throughput (the scheduler sees the same instructions) and costs 2 kB of
//! code for every multiplication, which a pairing with its thousands of call sites cannot keep in the instruction cache.

mod mul4;
mod mul6;

pub use mul4::mul as mul4;
pub use mul6::mul as mul6;

use crate::Params;
use crate::cpu::{Adx, Level};
use crate::op::Op;
use crate::registry::{Applies, Bound, Computes, Doc, Form, Imp, Kernel};

/// Takes moduli below `2^(64N - 1)`.
pub const TOP_BIT_CLEAR: Applies = |p| match p.last() {
    Some(top) if top >> 63 == 0 => Ok(()),
    _ => Err("the top bit of the modulus must be clear"),
};

/// [`mul4`] as a kernel.
pub struct Mul4;

impl Op for Mul4 {
    type A = [u64; 4];
    type B = [u64; 4];
    type Out = [u64; 4];
    type K = Params<4>;
    type Isa = Adx;
    #[inline(always)]
    fn run(isa: Adx, a: &[u64; 4], b: &[u64; 4], k: &Params<4>) -> [u64; 4] {
        mul4(isa, a, b, k)
    }
}

/// [`mul6`] as a kernel.
pub struct Mul6;

impl Op for Mul6 {
    type A = [u64; 6];
    type B = [u64; 6];
    type Out = [u64; 6];
    type K = Params<6>;
    type Isa = Adx;
    #[inline(always)]
    fn run(isa: Adx, a: &[u64; 6], b: &[u64; 6], k: &Params<6>) -> [u64; 6] {
        mul6(isa, a, b, k)
    }
}

const fn mul_entry<O: Op>(limbs: usize) -> Kernel {
    let n = limbs as u32;
    let form = Form::saturated(limbs, Bound::CANONICAL);
    Kernel {
        operation: "mont_mul",
        algorithm: "adx",
        limbs,
        level: Level::Adx,
        constant_time: true,
        computes: Computes::Product { shift: -64 * limbs as i32 },
        a: form,
        b: Some(form),
        out: form,
        applies: TOP_BIT_CLEAR,
        products: Some(2 * n * n + n),
        // 2N in a row (two for each product, one for the top, and the first needs no carry), N - 1 in the first,
        // then N - 1 of the subtraction and N cmov.
        carries: Some(4 * n * n + n - 2),
        chains: true,
        doc: Doc {
            summary: "product row and reduction row with two carry chains, in an order found by measuring",
            source: "Koc, Acar, Kaliski 1996, CIOS; Ozturk, Guilford, Gopal 2013, two carry chains",
        },
        imp: Imp::of::<O>(),
    }
}

/// The kernels of this file.
#[must_use]
pub const fn list() -> [Kernel; 2] {
    [mul_entry::<Mul4>(4), mul_entry::<Mul6>(6)]
}
