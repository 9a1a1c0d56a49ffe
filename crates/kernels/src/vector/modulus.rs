//! A modulus in radix `2^52`, and what the lane kernels derive from it.

use crate::op::Consts;
use crate::params::{bit_length, divided_by_power_of_two, minus_inverse_mod_word, times_power_of_two};

/// Bits of a limb that the multiplier reads.
pub const RADIX_BITS: u32 = 52;
/// The low [`RADIX_BITS`] bits.
pub const LIMB_MASK: u64 = (1 << RADIX_BITS) - 1;
/// Columns of a product: two for each limb, for up to eight limbs.
pub const COLUMNS: usize = 16;

/// An odd modulus `p` in `L` limbs of 52 bits, with `R = 2^(52 L)`.
///
/// The Montgomery form of this representation is `a R mod p` with **this** `R`: `2^260` for five limbs and `2^416` for
/// eight, where the scalar kernels have `2^256` and `2^384`. [`Self::enter`] and [`Self::leave`] are the constants
/// whose Montgomery products convert.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Modulus52<const L: usize> {
    /// `p`
    pub p: [u64; L],
    /// `2p`
    pub two_p: [u64; L],
    /// `-p^-1 mod 2^52`
    pub n0: u64,
    /// `2^-52 mod p`, which folds one low limb up (Domb's algorithm).
    pub fold: [u64; L],
    /// `2^-104 mod p`, which folds one low limb up by two.
    pub fold2: [u64; L],
    /// `R mod p`: the Montgomery form of 1.
    pub one: [u64; L],
    /// `R^2 mod p`: the Montgomery product with it takes a plain value to Montgomery form.
    pub r2: [u64; L],
    /// `R^2 / 2^(64N) mod p`: the Montgomery product with it takes `a 2^(64N)` to `a R`.
    pub enter: [u64; L],
    /// `2^(64N) mod p`: the Montgomery product with it takes `a R` to `a 2^(64N)`.
    pub leave: [u64; L],
    /// For floating-point lanes.
    pub(crate) doubles: AsDoubles<L>,
}

/// Columns of a product of eight limbs that are folded up.
const FOLDS: usize = 6;

/// Factors of the reduction as doubles, by their bits, in each of four lanes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C, align(64))]
pub(crate) struct AsDoubles<const L: usize> {
    /// `2^(-52 (i + 1)) mod p`
    pub(crate) folds: [[[u64; 4]; L]; FOLDS],
    pub(crate) p: [[u64; 4]; L],
    pub(crate) n0: [u64; 4],
}

/// The bits of the doubles with these values, below `2^53`.
const fn to_doubles<const L: usize>(limbs: &[u64; L]) -> [[u64; 4]; L] {
    let mut out = [[0; 4]; L];
    let mut i = 0;
    while i < L {
        out[i] = [(limbs[i] as f64).to_bits(); 4];
        i += 1;
    }
    out
}

impl<const L: usize> Modulus52<L> {
    /// Bits of a value: `R = 2^Self::BITS`.
    pub const BITS: usize = L * RADIX_BITS as usize;

    /// From the `N` saturated limbs of `p`.
    ///
    /// # Panics
    /// If `p` is even, below 3, or `64 N + 4 > 52 L` (the slack that the relaxed kernels need). In a constant this is a
    /// compile error.
    ///
    /// ```compile_fail
    /// const EVEN: montane_kernels::vector::Modulus52<5> = montane_kernels::vector::Modulus52::new([4, 0, 0, 1]);
    /// let _ = EVEN.p;
    /// ```
    #[must_use]
    pub const fn new<const N: usize>(p: [u64; N]) -> Self {
        assert!(p[0] & 1 == 1, "the modulus must be odd");
        assert!(bit_length(&p) > 1, "the modulus must be at least 3");
        assert!(64 * N + 4 <= Self::BITS, "the limbs must leave four bits");
        let mut one = [0; N];
        one[0] = 1;
        let r = times_power_of_two(one, &p, Self::BITS);
        let n0 = minus_inverse_mod_word(p[0]) & LIMB_MASK;
        let fold = to_limbs(&divided_by_power_of_two(one, &p, RADIX_BITS as usize), 0);
        let fold2 = to_limbs(&divided_by_power_of_two(one, &p, 2 * RADIX_BITS as usize), 0);
        let mut folds = [[[0; 4]; L]; FOLDS];
        let mut i = 0;
        while i < FOLDS {
            folds[i] = to_doubles(&to_limbs(&divided_by_power_of_two(one, &p, (i + 1) * RADIX_BITS as usize), 0));
            i += 1;
        }
        Self {
            p: to_limbs(&p, 0),
            two_p: to_limbs(&p, 1),
            n0,
            fold,
            fold2,
            one: to_limbs(&r, 0),
            r2: to_limbs(&times_power_of_two(r, &p, Self::BITS), 0),
            enter: Self::entering(&p, 0),
            leave: Self::leaving(&p, 0),
            doubles: AsDoubles { folds, p: to_doubles(&to_limbs(&p, 0)), n0: [(n0 as f64).to_bits(); 4] },
        }
    }
}

/// What tells how often `p` goes into a value below `R`, from the top limb of each (Barrett).
///
/// With `d - 1` the top limb of `p`, of `b >= 40` bits, and `t < 2^52` that of a value `x`,
/// `q = floor(floor(t r / 2^52) / 2^s)` for `r = floor(2^(52 + s) / d) < 2^52` is at most `t / d <= x / p`, and more
/// than `x / p - 2`: the roundings take less than `2^(1 - s)`, the lower limbs less than
/// `(2^52 + d) / (d - 1)^2 < 2^-24`.
#[derive(Clone, Copy, Debug)]
pub struct Quotient {
    /// `r`
    pub(super) reciprocal: u64,
    /// `s`
    pub(super) shift: u32,
}

impl Quotient {
    /// # Panics
    /// If the top limb of `p` has less than 40 bits. In a constant this is a compile error.
    #[must_use]
    pub const fn new<const L: usize>(k: &Modulus52<L>) -> Self {
        let divisor = k.p[L - 1] + 1;
        let bits = u64::BITS - divisor.leading_zeros();
        assert!(bits >= 40, "the top limb of p must have 40 bits");
        let shift = bits - 2;
        Self { reciprocal: ((1_u128 << (RADIX_BITS + shift)) / divisor as u128) as u64, shift }
    }
}

/// `2^shift a` in limbs of 52 bits; it must fit.
const fn to_limbs<const N: usize, const L: usize>(a: &[u64; N], shift: u32) -> [u64; L] {
    let mut out = [0; L];
    let mut i = 0;
    while i < N {
        let at = 64 * i as u32 + shift;
        let (mut limb, mut rest) = ((at / RADIX_BITS) as usize, (a[i] as u128) << (at % RADIX_BITS));
        while rest != 0 {
            out[limb] |= rest as u64 & LIMB_MASK;
            (limb, rest) = (limb + 1, rest >> RADIX_BITS);
        }
        i += 1;
    }
    out
}

/// With `folds` more columns cleared by [`Wide::fold`](super::Wide::fold) before each reduction,
/// `R = 2^(52 (L + folds))`: room for sums of products where `L` limbs leave little of it.
impl<const L: usize> Modulus52<L> {
    const fn r_bits(folds: usize) -> usize {
        Self::BITS + folds * RADIX_BITS as usize
    }

    /// A multiple `2^s p`: with the weight `2^(52 (L - 1))`, what makes a signed sum `|T| <= 2^11 p^2` positive in
    /// [`Wide::reduce_signed`](super::Wide::reduce_signed), and at most `2^-21 R p`.
    ///
    /// # Panics
    /// Unless `2^32 p <= R`. In a constant this is a compile error.
    #[must_use]
    pub const fn signed_offset<const N: usize>(p: &[u64; N], folds: usize) -> [u64; L] {
        let bits = bit_length(p) as usize;
        assert!(bits + 32 <= Self::r_bits(folds), "signed sums need R >= 2^32 p");
        // 2^11 p^2 < 2^(11 + bits) p, of which the folds leave one part in 2^(52 folds).
        to_limbs(p, (bits + 11).saturating_sub(Self::r_bits(folds) - RADIX_BITS as usize) as u32)
    }

    /// The limbs, with this `R`, of an element whose Montgomery form with `R = 2^(64N)` is `a < p`: for constants.
    #[must_use]
    pub const fn enter_const<const N: usize>(p: &[u64; N], a: [u64; N], folds: usize) -> [u64; L] {
        to_limbs(&times_power_of_two(a, p, Self::r_bits(folds) - 64 * N), 0)
    }

    /// The Montgomery product of `L` limbs with it takes `a 2^(64N)` to `a R`.
    #[must_use]
    pub const fn entering<const N: usize>(p: &[u64; N], folds: usize) -> [u64; L] {
        let mut one = [0; N];
        one[0] = 1;
        to_limbs(&times_power_of_two(one, p, Self::BITS + Self::r_bits(folds) - 64 * N), 0)
    }

    /// The Montgomery product of `L` limbs with it takes `a R` to `a 2^(64N)`.
    ///
    /// # Panics
    /// If `folds` are more than `N` words hold.
    #[must_use]
    pub const fn leaving<const N: usize>(p: &[u64; N], folds: usize) -> [u64; L] {
        let mut one = [0; N];
        one[0] = 1;
        to_limbs(&times_power_of_two(one, p, 64 * N - folds * RADIX_BITS as usize), 0)
    }
}

/// The multiples `0, p, .., 15p` and what finds the right one: for [`Signed::settle`](super::Signed::settle).
#[derive(Clone, Copy, Debug)]
pub struct Multiples<const L: usize> {
    /// Limb `i` of `j p` is `[i][j]`.
    pub(super) limbs: [[u64; 16]; L],
    /// The limb that holds the top bits of `p`, and the place of the lowest of [`Self::TOP_BITS`] of them.
    pub(super) top: (usize, u32),
    /// `floor(2^52 / (t + 1 + Self::SLACK))` for the top bits `t` of `p`.
    pub(super) reciprocal: u64,
}

impl<const L: usize> Multiples<L> {
    const TOP_BITS: u32 = 17;
    /// What carries from below may add to the top bits of a value, or take from them.
    pub(super) const SLACK: u64 = 1 << 8;

    /// # Panics
    /// Unless `R` leaves room for `16p` and the top limb of `p` has 17 bits. In a constant this is a compile error.
    #[must_use]
    pub const fn new<const N: usize>(p: &[u64; N]) -> Self {
        let bits = bit_length(p);
        assert!(bits as usize + 4 <= Modulus52::<L>::BITS, "R must leave room for 16p");
        let (limb, below) = ((bits - 1) / RADIX_BITS, (bits - 1) / RADIX_BITS * RADIX_BITS);
        assert!(bits >= below + Self::TOP_BITS, "the top limb of p must have 17 bits");
        let shift = bits - below - Self::TOP_BITS;
        let p = to_limbs::<N, L>(p, 0);
        let mut limbs = [[0; 16]; L];
        let mut j = 0;
        while j < 16 {
            let mut carry = 0;
            let mut i = 0;
            while i < L {
                let t = p[i] * j as u64 + carry;
                limbs[i][j] = t & LIMB_MASK;
                carry = t >> RADIX_BITS;
                i += 1;
            }
            j += 1;
        }
        let reciprocal = (1 << RADIX_BITS) / ((p[limb as usize] >> shift) + 1 + Self::SLACK);
        Self { limbs, top: (limb as usize, shift), reciprocal }
    }

    /// `m[j] p` in lane `j`, limb by limb.
    #[must_use]
    pub const fn in_lanes(&self, m: [usize; 8]) -> [[u64; 8]; L] {
        let mut out = [[0; 8]; L];
        let mut i = 0;
        while i < L {
            let mut j = 0;
            while j < 8 {
                out[i][j] = self.limbs[i][m[j]];
                j += 1;
            }
            i += 1;
        }
        out
    }
}

impl<const L: usize> Consts for Modulus52<L> {
    fn derive(p: &[u64]) -> Option<Self> {
        if p[0] & 1 == 0 || p[p.len() - 1] == 0 {
            return None;
        }
        match L {
            5 => <[u64; 4]>::try_from(p).ok().map(Self::new),
            8 => <[u64; 6]>::try_from(p).ok().map(Self::new),
            _ => None,
        }
    }
}
