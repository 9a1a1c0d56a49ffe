//! CIOS without the carry word, for moduli whose top bit is clear: what most primes in use allow.

use super::row::{product, reduce_once, step, sum, unroll};
use crate::cpu::Portable;
use crate::kernel::{Computes, Doc, ONE_SPARE_BIT, TWO_SPARE_BITS};
use crate::op::op;
use crate::{Algorithm, Kernel, Operation, Params};

/// Constants of a modulus that [`mul`] takes: the proof that no carry word is needed.
///
/// **The exact condition.** In every round `t' = (t + a b_i + m p) / 2^64` with `b_i, m <= 2^64 - 1`. If `a <= p - 1`
/// and `t <= 2p - 1` then
///
/// `t' <= (2p - 1 + (2^64 - 1)(p - 1) + (2^64 - 1) p) / 2^64 = 2p - 1`,
///
/// so `2p - 1` bounds `t` throughout, and the carry word is never needed exactly when `2p - 1 < 2^(64N)`: when
/// `p < 2^(64N - 1)`, the top limb below `2^63`. (The condition usually quoted, top limb below `2^63 - 1`, bounds the
/// two carries of a round by the top limb alone and so gives one value away.)
///
/// ```compile_fail
/// use montane_kernels::{Params, scalar::nocarry::NoCarry};
/// // 2^64 - 59 has no spare bit.
/// const K: NoCarry<'static, 1> = NoCarry::new(&Params::new([0xffff_ffff_ffff_ffc5]));
/// let _ = K;
/// ```
/// ```
/// use montane_kernels::{Params, scalar::nocarry::NoCarry};
/// // 2^61 - 1 has three.
/// const K: NoCarry<'static, 1> = NoCarry::new(&Params::new([0x1fff_ffff_ffff_ffff]));
/// let _ = K;
/// ```
#[derive(Clone, Copy, Debug)]
pub struct NoCarry<'k, const N: usize>(&'k Params<N>);

impl<'k, const N: usize> NoCarry<'k, N> {
    /// The proof for a modulus that is known to fit.
    ///
    /// # Panics
    /// If the top bit of `p` is set. In a constant this is a compile error.
    #[must_use]
    pub const fn new(k: &'k Params<N>) -> Self {
        assert!(k.spare_bits() >= 1, "multiplication without a carry word needs the modulus's top bit clear");
        Self(k)
    }

    /// The proof, if the modulus fits. Costs nothing where the modulus is a constant.
    #[inline(always)]
    #[must_use]
    pub const fn of(k: &'k Params<N>) -> Option<Self> {
        if k.spare_bits() >= 1 { Some(Self(k)) } else { None }
    }

    /// For kernels, whose [`Kernel::applies`] has checked it.
    #[inline(always)]
    #[must_use]
    pub const fn assume(k: &'k Params<N>) -> Self {
        debug_assert!(k.spare_bits() >= 1);
        Self(k)
    }

    /// The constants.
    #[inline(always)]
    #[must_use]
    pub const fn params(self) -> &'k Params<N> {
        self.0
    }
}

/// Constants of a modulus that [`sqr`] takes.
///
/// **The exact condition.** A round adds `a_i (a_i 2^(64i) + 2 sum_(j>i) a_j 2^(64j)) <= (2^64 - 1) 2 (p - 1)`, so with
/// `t <= 3p - 1`
///
/// `t' <= (3p - 1 + (2^64 - 1)(2p - 2) + (2^64 - 1) p) / 2^64 <= 3p - 1`,
///
/// and `3p - 1 < 2^(64N)` is needed. Two spare bits give it; of moduli with one spare bit those below `2^(64N) / 3`
/// would fit too, but testing for them costs more than they are worth.
#[derive(Clone, Copy, Debug)]
pub struct NoCarrySquare<'k, const N: usize>(&'k Params<N>);

impl<'k, const N: usize> NoCarrySquare<'k, N> {
    /// The proof for a modulus that is known to fit.
    ///
    /// # Panics
    /// If one of the two top bits of `p` is set. In a constant this is a compile error.
    #[must_use]
    pub const fn new(k: &'k Params<N>) -> Self {
        assert!(k.spare_bits() >= 2, "squaring without a carry word needs the modulus's two top bits clear");
        Self(k)
    }

    /// The proof, if the modulus fits. Costs nothing where the modulus is a constant.
    #[inline(always)]
    #[must_use]
    pub const fn of(k: &'k Params<N>) -> Option<Self> {
        if k.spare_bits() >= 2 { Some(Self(k)) } else { None }
    }

    /// For kernels, whose [`Kernel::applies`] has checked it.
    #[inline(always)]
    #[must_use]
    pub const fn assume(k: &'k Params<N>) -> Self {
        debug_assert!(k.spare_bits() >= 2);
        Self(k)
    }

    /// The constants.
    #[inline(always)]
    #[must_use]
    pub const fn params(self) -> &'k Params<N> {
        self.0
    }
}

/// [`mul`] without its last subtraction: below `2p`, and below `p + a b / 2^(64N)`.
#[inline(always)]
#[must_use]
pub const fn mul_unreduced<const N: usize>(a: &[u64; N], b: &[u64; N], k: &Params<N>) -> [u64; N] {
    let mut t = [0; N];
    unroll!(i < N, {
        let (r, top) = product(a, b[i]);
        let carry;
        (t, carry) = sum(&t, &r);
        // top + carry is the top word of t + a b_i < 2^(64(N+1)).
        let over;
        (t, over) = step(&t, top + carry as u64, k);
        debug_assert!(!over);
    });
    t
}

/// Montgomery multiplication for a modulus with a spare bit.
///
/// * **Computes** `a * b * 2^(-64N) mod p`
/// * **Requires** `a, b < p` and `p < 2^(64N - 1)` (see [`NoCarry`]); or `a, b < 2p` and `p < 2^(64N - 2)` (see
///   `relaxed_mul` of the contenders)
/// * **Ensures** result `< p`
/// * **Time** constant
/// * **Source** CIOS of Koc, Acar, Kaliski (1996), section 5, without its carry word as in gnark-crypto
#[inline(always)]
#[must_use]
pub fn mul<const N: usize>(a: &[u64; N], b: &[u64; N], k: NoCarry<'_, N>) -> [u64; N] {
    reduce_once(&mul_unreduced(a, b, k.0), false, &k.0.p)
}

/// Montgomery squaring for a modulus with two spare bits: each product of two different limbs is computed once.
///
/// Row `i` multiplies `a_i` by the limbs from `i` up, those above `i` doubled, and is followed by its Montgomery step:
/// limb `i` of `a^2` is complete by then, because a pair `(i', j)` with `i' <= j` and `i' + j <= i` has `i' <= i`.
///
/// * **Computes** `a^2 * 2^(-64N) mod p`
/// * **Requires** `a < p` and `p < 2^(64N - 2)` (see [`NoCarrySquare`])
/// * **Ensures** result `< p`: the last `t` is `(a^2 + m p) / 2^(64N) < 2p`
/// * **Time** constant
/// * **Source** CIOS of Koc, Acar, Kaliski (1996) with the squaring of Handbook of Applied Cryptography, 14.16
#[inline(always)]
#[must_use]
pub fn sqr<const N: usize>(a: &[u64; N], k: NoCarrySquare<'_, N>) -> [u64; N] {
    let k = k.0;
    let mut t = [0; N];
    unroll!(i < N, {
        let (r, top) = product(&from_limb(a, i), a[i]);
        let carry;
        (t, carry) = sum(&t, &r);
        let over;
        (t, over) = step(&t, top + carry as u64, k);
        debug_assert!(!over);
    });
    reduce_once(&t, false, &k.p)
}

/// Limb `i` of `a`, and twice the limbs above it, for `a < 2^(64N - 1)`; zero below.
#[inline(always)]
#[must_use]
pub const fn from_limb<const N: usize>(a: &[u64; N], i: usize) -> [u64; N] {
    let mut d = [0; N];
    d[i] = a[i];
    let mut j = i + 1;
    while j < N {
        let below = if j > i + 1 { a[j - 1] } else { 0 };
        d[j] = (a[j] << 1) | (below >> 63);
        j += 1;
    }
    d
}

op!(/// [`mul`] as a kernel.
    Mul[N](isa: Portable, a: [u64; N], b: [u64; N]; k: Params<N>) -> [u64; N] { mul(a, b, NoCarry::assume(k)) });
op!(/// [`sqr`] as a kernel.
    Sqr[N](isa: Portable, a: [u64; N]; k: Params<N>) -> [u64; N] { sqr(a, NoCarrySquare::assume(k)) });

/// The kernels of this file for one limb count.
#[must_use]
pub const fn list<const N: usize>() -> [Kernel; 2] {
    const MUL: Doc =
        Doc { summary: "CIOS without the carry word, unrolled", source: "Koc, Acar, Kaliski 1996, CIOS; gnark-crypto" };
    const SQR: Doc = Doc {
        summary: "CIOS without the carry word, each pair of limbs multiplied once",
        source: "Koc, Acar, Kaliski 1996, CIOS; Handbook of Applied Cryptography, 14.16",
    };
    let mul = Kernel::of::<Mul<N>>(Operation::MontMul, Algorithm::CiosNoCarry, N, Computes::mont_product(N), MUL);
    let sqr = Kernel::of::<Sqr<N>>(Operation::MontSqr, Algorithm::CiosNoCarry, N, Computes::mont_square(N), SQR);
    [
        Kernel { applies: ONE_SPARE_BIT, lazy: true, ..mul }.products(2 * N * N + N),
        Kernel { applies: TWO_SPARE_BITS, ..sqr }.products(N * (N + 1) / 2 + N * N + N),
    ]
}
