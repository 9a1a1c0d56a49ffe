//! What a kernel may need to know about an odd modulus, all of it derived from the modulus alone.

use crate::word::{adc, mac, mask_const, sbb};

/// Derived constants of an odd modulus `p` with `2^(64(N-1)) < p < 2^(64N)`; `R = 2^(64N)`.
///
/// The modulus must be odd and must need all `N` limbs: [`Params::new`] refuses others, at compile time
/// when it is evaluated in a constant.
///
/// ```compile_fail
/// const EVEN: montane_kernels::Params<2> = montane_kernels::Params::new([4, 1]);
/// let _ = EVEN.p;
/// ```
/// ```compile_fail
/// const TOO_NARROW: montane_kernels::Params<2> = montane_kernels::Params::new([5, 0]);
/// let _ = TOO_NARROW.p;
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct Params<const N: usize> {
    /// The modulus, least significant limb first.
    pub p: [u64; N],
    /// `-p^-1 mod 2^64`.
    pub n0: u64,
    /// `R mod p`: the Montgomery form of 1.
    pub r: [u64; N],
    /// `R^2 mod p`.
    pub r2: [u64; N],
    /// `R^3 mod p`.
    pub r3: [u64; N],
    /// `2^-64 mod p`, which folds one low limb up (Domb's algorithm).
    pub fold1: [u64; N],
    /// How many bits `p` has.
    pub bits: u32,
    /// `2^(64N + 4) / p`, rounded down by at most one part in `2^8` and one; 0 for a top limb below `2^8`, which says
    /// too little of `p`.
    pub quotient: u64,
}

impl<const N: usize> Params<N> {
    /// Derives everything from `p`.
    ///
    /// # Panics
    /// If `p` is even, below 3, or fits in fewer than `N` limbs. In a constant this is a compile error.
    #[must_use]
    pub const fn new(p: [u64; N]) -> Self {
        assert!(N > 0, "a modulus has at least one limb");
        assert!(p[0] & 1 == 1, "the modulus must be odd");
        assert!(p[N - 1] != 0, "the modulus must need all of its limbs");
        assert!(N > 1 || p[0] >= 3, "the modulus must be at least 3");
        let mut one = [0; N];
        one[0] = 1;
        let r = times_power_of_two(one, &p, 64 * N);
        let r2 = times_power_of_two(r, &p, 64 * N);
        let r3 = times_power_of_two(r2, &p, 64 * N);
        let fold1 = divided_by_power_of_two(one, &p, 64);
        let quotient = if p[N - 1] >> 8 == 0 { 0 } else { ((1 << 68) / (p[N - 1] as u128 + 1)) as u64 };
        Self { p, n0: minus_inverse_mod_word(p[0]), r, r2, r3, fold1, bits: bit_length(&p), quotient }
    }

    /// Whether `f + factor p (p_top + 1) / 2^64 <= p` for `f = 2^-64 mod p` and the top limb `p_top`: what a folding
    /// reduction leaves of a product below `factor p^2`, less `p`, with a unit of the top limb to spare. Decided on top
    /// limbs: `f < (f_top + 1) 2^(64(N-1))` and `p < (p_top + 1) 2^(64(N-1))`.
    #[must_use]
    pub const fn fold_leaves_room(&self, factor: u128) -> bool {
        let (p, f) = (self.p[N - 1] as u128, self.fold1[N - 1] as u128);
        f + 2 + ((factor * (p + 1) * (p + 1)) >> 64) < p
    }

    /// How many of the top bits of the `N` limbs are zero in `p`.
    #[must_use]
    pub const fn spare_bits(&self) -> u32 {
        self.p[N - 1].leading_zeros()
    }
}

/// `-p0^-1 mod 2^64` for odd `p0`, by Newton's iteration (each step doubles the correct bits; `p0` itself is right to
/// 3).
#[must_use]
pub const fn minus_inverse_mod_word(p0: u64) -> u64 {
    let mut inv = p0;
    let mut i = 0;
    while i < 5 {
        inv = inv.wrapping_mul(2u64.wrapping_sub(p0.wrapping_mul(inv)));
        i += 1;
    }
    debug_assert!(inv.wrapping_mul(p0) == 1);
    inv.wrapping_neg()
}

/// `t - p` if `carry * 2^(64N) + t >= p`, else `t`; the input is below `2p`.
#[inline(always)]
#[must_use]
pub const fn subtract_once<const N: usize>(t: [u64; N], carry: u64, p: &[u64; N]) -> [u64; N] {
    let mut s = [0; N];
    let mut borrow = 0;
    let mut i = 0;
    while i < N {
        (s[i], borrow) = sbb(t[i], p[i], borrow);
        i += 1;
    }
    // Keep t exactly when the subtraction borrowed and no carry pays for it.
    let keep = mask_const(borrow & (carry ^ 1));
    let mut out = [0; N];
    i = 0;
    while i < N {
        out[i] = s[i] ^ (keep & (s[i] ^ t[i]));
        i += 1;
    }
    out
}

/// `2a mod p` for `a < p`.
const fn double_mod<const N: usize>(a: [u64; N], p: &[u64; N]) -> [u64; N] {
    let mut t = [0; N];
    let mut carry = 0;
    let mut i = 0;
    while i < N {
        (t[i], carry) = adc(a[i], a[i], carry);
        i += 1;
    }
    subtract_once(t, carry, p)
}

/// `a / 2 mod p` for `a < p`.
#[inline(always)]
pub(crate) const fn halve_mod<const N: usize>(a: [u64; N], p: &[u64; N]) -> [u64; N] {
    let odd = mask_const(a[0] & 1);
    let mut t = [0; N];
    let mut carry = 0;
    let mut i = 0;
    while i < N {
        (t[i], carry) = adc(a[i], p[i] & odd, carry);
        i += 1;
    }
    let mut out = [0; N];
    i = 0;
    while i < N {
        let above = if i + 1 < N { t[i + 1] } else { carry };
        out[i] = (t[i] >> 1) | (above << 63);
        i += 1;
    }
    out
}

/// How many bits `a` has; 0 for 0.
#[must_use]
pub const fn bit_length<const N: usize>(a: &[u64; N]) -> u32 {
    let mut i = N;
    while i > 0 {
        i -= 1;
        if a[i] != 0 {
            return 64 * (i as u32 + 1) - a[i].leading_zeros();
        }
    }
    0
}

/// `floor((2^(64N) above + a) / 2^low)`, which must be below `2^128`.
const fn top_bits<const N: usize>(a: &[u64; N], above: u64, low: u32) -> u128 {
    let (limb, shift) = ((low / 64) as usize, low % 64);
    let mut out = 0;
    let mut i = 0;
    while i < 3 && limb + i <= N {
        let word = if limb + i < N { a[limb + i] } else { above } as u128;
        out |= if i == 0 {
            word >> shift
        } else if word == 0 {
            0
        } else {
            word << (64 * i as u32 - shift)
        };
        i += 1;
    }
    out
}

/// The widest factor of [`times_word`].
const WORD_BITS: usize = 60;

/// `a k mod p` for `a < p` and `k <= 2^60`.
///
/// The quotient by the 64 top bits `d` of `p` and as many bits `h < 2^124` of `a k`: exact where `p` has no others;
/// else `floor(h / (d + 1))`, which is at most the quotient `q` and more than `q - 2`, since
/// `(h + 1) / d - h / (d + 1)` is below `2^-1`.
pub(crate) const fn times_word<const N: usize>(a: &[u64; N], k: u64, p: &[u64; N]) -> [u64; N] {
    debug_assert!(k <= 1 << WORD_BITS);
    let mut t = [0; N];
    let (mut above, mut i) = (0, 0);
    while i < N {
        (t[i], above) = mac(0, a[i], k, above);
        i += 1;
    }
    let low = bit_length(p).saturating_sub(64);
    let divisor = top_bits(p, 0, low) + (low > 0) as u128;
    let q = (top_bits(&t, above, low) / divisor) as u64;
    let (mut carry, mut borrow) = (0, 0);
    i = 0;
    while i < N {
        let multiple;
        (multiple, carry) = mac(0, p[i], q, carry);
        (t[i], borrow) = sbb(t[i], multiple, borrow);
        i += 1;
    }
    subtract_once(t, above - carry - borrow, p)
}

/// `2^k a mod p` for `a < p`.
pub(crate) const fn times_power_of_two<const N: usize>(mut a: [u64; N], p: &[u64; N], mut k: usize) -> [u64; N] {
    while k > 0 {
        let bits = if k < WORD_BITS { k } else { WORD_BITS };
        a = times_word(&a, 1 << bits, p);
        k -= bits;
    }
    a
}

/// `a / 2^k mod p` for `a < p` and odd `p`: some bits at a time, by adding the multiple `m p` that they are the lowest
/// bits of. `(a + m p) / 2^s < p`, because `m < 2^s`.
#[must_use]
pub const fn divided_by_power_of_two<const N: usize>(mut a: [u64; N], p: &[u64; N], mut k: usize) -> [u64; N] {
    let n0 = minus_inverse_mod_word(p[0]);
    while k > 0 {
        let bits = if k < WORD_BITS { k } else { WORD_BITS };
        let m = a[0].wrapping_mul(n0) & ((1 << bits) - 1);
        let (mut carry, mut i) = (0, 0);
        while i < N {
            (a[i], carry) = mac(a[i], p[i], m, carry);
            i += 1;
        }
        i = 0;
        while i < N {
            let above = if i + 1 < N { a[i + 1] } else { carry };
            a[i] = (a[i] >> bits) | (above << (64 - bits));
            i += 1;
        }
        k -= bits;
    }
    a
}

/// `a * b mod p` by shift and add: for constants and tests, not for speed.
#[must_use]
pub const fn mul_mod_slow<const N: usize>(a: &[u64; N], b: &[u64; N], p: &[u64; N]) -> [u64; N] {
    let mut acc = [0; N];
    let mut bit = 64 * N;
    while bit > 0 {
        bit -= 1;
        acc = double_mod(acc, p);
        if (b[bit / 64] >> (bit % 64)) & 1 == 1 {
            let mut t = [0; N];
            let mut carry = 0;
            let mut i = 0;
            while i < N {
                (t[i], carry) = adc(acc[i], a[i], carry);
                i += 1;
            }
            acc = subtract_once(t, carry, p);
        }
    }
    acc
}

/// Keeps [`mac`] usable in constants; see `word` for the runtime use.
const _: () = {
    let (low, high) = mac(u64::MAX, u64::MAX, u64::MAX, u64::MAX);
    assert!(low == u64::MAX && high == u64::MAX);
};

#[cfg(test)]
mod tests {
    use montane_testing::Source;

    use super::*;

    /// Against one bit at a time, for moduli of every length from two bits on.
    fn moduli_of<const N: usize>() {
        let source = &mut Source::new(N as u64);
        for bits in 2..=64 * N as u32 {
            // Top bits of all ones, of a one alone, and any.
            for fill in [u64::MAX, 0, source.word()] {
                let mut p: [u64; N] = core::array::from_fn(|_| if fill == 0 { 0 } else { fill | source.word() });
                let top = (bits - 1) / 64;
                p[top as usize] = (p[top as usize] | 1 << 63) >> (63 - (bits - 1) % 64);
                p[top as usize + 1..].fill(0);
                p[0] |= 1;
                assert_eq!(bit_length(&p), bits);
                let mut minus_one = p;
                minus_one[0] -= 1;
                let mut one = [0; N];
                one[0] = 1;
                let any = mul_mod_slow(&one, &core::array::from_fn(|_| source.word()), &p);
                for a in [[0; N], one, minus_one, any] {
                    let (mut doubled, mut halved) = (a, a);
                    for k in 0..=130 {
                        assert_eq!(times_power_of_two(a, &p, k), doubled);
                        assert_eq!(divided_by_power_of_two(a, &p, k), halved);
                        (doubled, halved) = (double_mod(doubled, &p), halve_mod(halved, &p));
                    }
                    for k in [0, 1, 1 << WORD_BITS, (1 << WORD_BITS) - 1, source.word() >> (64 - WORD_BITS)] {
                        let mut factor = [0; N];
                        factor[0] = k;
                        assert_eq!(times_word(&a, k, &p), mul_mod_slow(&a, &factor, &p));
                    }
                }
            }
        }
    }

    #[test]
    fn words_at_a_time_are_bits_at_a_time() {
        moduli_of::<1>();
        moduli_of::<2>();
        moduli_of::<3>();
        moduli_of::<6>();
    }
}
