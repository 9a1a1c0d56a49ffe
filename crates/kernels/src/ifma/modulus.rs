//! A modulus in radix `2^52`, and what the lane kernels derive from it.

use super::vector::{LIMB_MASK, RADIX_BITS};
use crate::op::Consts;
use crate::params::{divided_by_power_of_two, minus_inverse_mod_word, subtract_once, times_power_of_two};

/// The last limb of a modulus is at least `2^MIN_TOP_BITS`.
const MIN_TOP_BITS: u32 = 7;

/// An odd modulus `p` in `L` limbs of 52 bits, with `R = 2^(52 L)`.
///
/// The Montgomery form of this representation is `a R mod p` with **this** `R`: `2^260` for five limbs and `2^416` for
/// eight, where the scalar kernels have `2^256` and `2^384`. [`Self::enter`] and [`Self::leave`] are the constants whose
/// Montgomery products convert.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Modulus52<const L: usize> {
    /// `p`
    pub p: [u64; L],
    /// Limb by limb, `(3 - e) p` for `e` from 0 to 7, each limb modulo `2^64`: what brings a sum or difference back below
    /// `1.5 p`. See [`Lanes::add_relaxed`](super::Lanes::add_relaxed).
    pub multiples: [[u64; 8]; L],
    /// The last limb of `3p`, less one: added to the last limb of a difference, it makes a lower bound of the difference plus `3p`.
    pub top_offset: u64,
    /// `floor(2^(52 L) / p)`: multiplies a last limb into an estimate of the quotient by `p`, scaled by `2^52`.
    pub top_reciprocal: u64,
    /// `-p^-1 mod 2^52`
    pub n0: u64,
    /// `2^-52 mod p`, which folds one low limb up (Domb's algorithm).
    pub fold: [u64; L],
    /// `R mod p`: the Montgomery form of 1.
    pub one: [u64; L],
    /// `R^2 mod p`: the Montgomery product with it takes a plain value to Montgomery form.
    pub r2: [u64; L],
    /// `R^2 / 2^(64N) mod p`: the Montgomery product with it takes `a 2^(64N)` to `a R`.
    pub enter: [u64; L],
    /// `2^(64N) mod p`: the Montgomery product with it takes `a R` to `a 2^(64N)`.
    pub leave: [u64; L],
}

impl<const L: usize> Modulus52<L> {
    /// Bits of a value: `R = 2^Self::BITS`.
    pub const BITS: usize = L * RADIX_BITS as usize;

    /// From the `N` saturated limbs of `p`.
    ///
    /// # Panics
    /// If `p` is even, below `2^(52 (L - 1) + 7)`, or `64 N + 4 > 52 L` (what the bounds of the relaxed kernels need).
    /// In a constant this is a compile error.
    ///
    /// ```compile_fail
    /// const TOO_NARROW: montane_kernels::ifma::Modulus52<5> = montane_kernels::ifma::Modulus52::new([5, 0, 0, 1]);
    /// let _ = TOO_NARROW.p;
    /// ```
    #[must_use]
    pub const fn new<const N: usize>(p: [u64; N]) -> Self {
        assert!(p[0] & 1 == 1, "the modulus must be odd");
        assert!(64 * N + 4 <= Self::BITS, "the limbs must leave four bits");
        let mut one = [0; N];
        one[0] = 1;
        let r = times_power_of_two(one, &p, Self::BITS);
        let limbs: [u64; L] = to_limbs(&p);
        assert!(limbs[L - 1] >> MIN_TOP_BITS != 0, "the modulus must reach into its last limb");
        let mut multiples = [[0; 8]; L];
        let mut top_offset = 0;
        let mut carry = 0;
        let mut j = 0;
        while j < L {
            let mut e = 0;
            while e < 8 {
                multiples[j][e] = limbs[j].wrapping_mul(3u64.wrapping_sub(e as u64));
                e += 1;
            }
            top_offset = 3 * limbs[j] + carry;
            carry = top_offset >> RADIX_BITS;
            j += 1;
        }
        Self {
            p: limbs,
            multiples,
            top_offset: top_offset - 1,
            top_reciprocal: radix_quotient(&p, Self::BITS),
            n0: minus_inverse_mod_word(p[0]) & LIMB_MASK,
            fold: to_limbs(&divided_by_power_of_two(one, &p, RADIX_BITS as usize)),
            one: to_limbs(&r),
            r2: to_limbs(&times_power_of_two(r, &p, Self::BITS)),
            enter: to_limbs(&times_power_of_two(r, &p, Self::BITS - 64 * N)),
            leave: to_limbs(&times_power_of_two(one, &p, 64 * N)),
        }
    }
}

/// `a` in limbs of 52 bits; it must fit.
pub(super) const fn to_limbs<const N: usize, const L: usize>(a: &[u64; N]) -> [u64; L] {
    let mut out = [0; L];
    let mut bit = 0;
    while bit < 64 * N {
        out[bit / RADIX_BITS as usize] |= ((a[bit / 64] >> (bit % 64)) & 1) << (bit % RADIX_BITS as usize);
        bit += 1;
    }
    out
}

/// `floor(2^bits / p)`, which must be below `2^52`, bit by bit.
const fn radix_quotient<const N: usize>(p: &[u64; N], bits: usize) -> u64 {
    // The remainder of the bits so far stays below p < 2^(64N).
    let mut rem = [0; N];
    let mut quotient = 0u64;
    let mut bit = 0;
    while bit <= bits {
        let mut carry = (bit == 0) as u64;
        let mut i = 0;
        while i < N {
            let out = rem[i] >> 63;
            rem[i] = (rem[i] << 1) | carry;
            carry = out;
            i += 1;
        }
        let reduced = subtract_once(rem, carry, p);
        let mut same = carry == 0;
        i = 0;
        while i < N {
            same = same && reduced[i] == rem[i];
            i += 1;
        }
        assert!(quotient >> (RADIX_BITS - 1) == 0, "the limbs leave too much room");
        quotient = (quotient << 1) | !same as u64;
        rem = reduced;
        bit += 1;
    }
    quotient
}

impl<const L: usize> Modulus52<L> {
    /// The limbs, with this `R`, of an element whose Montgomery form with `R = 2^(64N)` is `a < p`: for constants.
    #[must_use]
    pub const fn enter_const<const N: usize>(p: &[u64; N], a: [u64; N]) -> [u64; L] {
        to_limbs(&times_power_of_two(a, p, Self::BITS - 64 * N))
    }
}

impl<const L: usize> Consts for Modulus52<L> {
    fn derive(p: &[u64]) -> Option<Self> {
        if p[0] & 1 == 0 || reaches_last_limb::<L>(p).is_err() {
            return None;
        }
        match L {
            5 => <[u64; 4]>::try_from(p).ok().map(Self::new),
            8 => <[u64; 6]>::try_from(p).ok().map(Self::new),
            _ => None,
        }
    }
}

/// Whether the last of `L` limbs of `p` is wide enough for the bounds.
pub(super) fn reaches_last_limb<const L: usize>(p: &[u64]) -> Result<(), &'static str> {
    let bits = 64 * p.len() as u32 - p.iter().rev().take_while(|&&w| w == 0).count() as u32 * 64;
    let bits = bits - p.iter().rev().find(|&&w| w != 0).map_or(0, |w| w.leading_zeros());
    if bits > RADIX_BITS * (L as u32 - 1) + MIN_TOP_BITS {
        Ok(())
    } else {
        Err("the modulus must reach into its last 52-bit limb by 8 bits")
    }
}
