//! Montgomery multiplication in `2N^2 + 1` word products, in assembly: all reduction rows but the last fold the lowest limb up by a precomputed
//! multiple instead of cancelling it, which saves the product that computes `m`, and the wait for it.
//!
//! # The algorithm
//!
//! With `f = 2^-64 mod p`, the lowest limb `t_0` of `t` may be dropped if `t_0 f` is added to the rest: `t / 2^64 = floor(t / 2^64) + t_0 2^-64`.
//! That costs `N` products and no `m`, but shortens `t` only as long as it has more than `N + 1` limbs, because `t_0 f` has `N + 1`.
//! So `N - 1` rounds are `t = floor((t + b_i a) / 2^64) + ((t + b_i a) mod 2^64) f`,
//! and the last is an ordinary one, `t = (t + b_i a + m p) / 2^64`, followed by one subtraction of `p`.
//!
//! **Bounds.** Write `T` for `t + b_i a`. If `T < 2^64 (f + a)`, then the next `T` is at most
//! `T / 2^64 + (2^64 - 1) f + (2^64 - 1) a < 2^64 (f + a)`, and `f + a < 2p < 2^(64N)` makes it fit in `N + 1` limbs.
//! In the last round `b_i` is the top limb of `b < p`, at most `p / 2^(64(N-1))`, so that `T < 2^64 f + a + p a / 2^(64(N-1))`, and the result is below
//! `(T + (2^64 - 1) p) / 2^64 < f + p + a (2^-64 + p / 2^(64N))`. One subtraction suffices if
//! that is at most `2p`, that is, `f + p (2^-64 + p / 2^(64N)) <= p`. [`FOLD_FITS`] checks a slightly stronger form on the top limbs.
//! BLS12-381's Fp (`f = 0.54 p`) and both primes of BN254 (`0.53 p`, `0.76 p`) pass;
//! BLS12-381's Fr (`f = 0.9999 p`) does not, and is refused.
//!
//! Rows, flags and the order of instructions are as in [`crate::adx`].

mod mul4;
mod mul6;

pub use mul4::mul as mul4;
pub use mul6::mul as mul6;

use crate::Params;
use crate::cpu::{Adx, Level};
use crate::op::{Consts, Op};
use crate::registry::{Applies, Bound, Computes, Doc, Form, Imp, Kernel};

/// Whether one subtraction suffices (see the bounds above), decided on top limbs: `f < (f_top + 1) 2^(64(N-1))`, and
/// `p (2^-64 + p / 2^(64N)) < (p_top + 1)(p_top + 2) / 2^64 2^(64(N-1))`. Also that the top bit of `p` is clear.
#[must_use]
pub const fn fold_fits<const N: usize>(k: &Params<N>) -> bool {
    let (p, f) = (k.p[N - 1] as u128, k.fold1[N - 1] as u128);
    p >> 63 == 0 && f + 1 + (((p + 1) * (p + 2)) >> 64) < p
}

/// [`fold_fits`] as the registry asks it, for `N` limbs.
const fn applies<const N: usize>() -> Applies {
    |p| match Params::<N>::derive(p) {
        Some(k) if fold_fits(&k) => Ok(()),
        _ => Err("2^-64 mod p must leave room for one subtraction, and the top bit of the modulus must be clear"),
    }
}

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

const fn mul_entry<O: Op>(limbs: usize, applies: Applies) -> Kernel {
    let n = limbs as u32;
    let form = Form::saturated(limbs, Bound::CANONICAL);
    Kernel {
        operation: "mont_mul",
        algorithm: "logjump_adx",
        limbs,
        level: Level::Adx,
        constant_time: true,
        computes: Computes::Product { shift: -64 * limbs as i32 },
        a: form,
        b: Some(form),
        out: form,
        applies,
        products: Some(2 * n * n + 1),
        // As for adx, and one for the lowest product of the last row.
        carries: Some(4 * n * n + n - 1),
        chains: true,
        doc: Doc {
            summary: "low limbs folded up by a multiple of 2^-64 mod p; one ordinary step ends it",
            source: "Domb, \"Montgomery multiplication in 2N^2 + 1\" (2022), one limb at a time",
        },
        imp: Imp::of::<O>(),
    }
}

/// The kernels of this file.
#[must_use]
pub const fn list() -> [Kernel; 2] {
    [mul_entry::<Mul4>(4, applies::<4>()), mul_entry::<Mul6>(6, applies::<6>())]
}
