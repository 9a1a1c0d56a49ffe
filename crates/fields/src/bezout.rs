//! The Bezout pair of Montgomery arithmetic, by the extended Euclidean algorithm in `const fn`.

use montane_kernels::params::bit_length;
use montane_kernels::word::{adc, sbb};

/// `R R' - p p' = 1` with `R = 2^(64N)`, `0 < R' < p` and `0 < p' < R`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bezout<const N: usize> {
    /// `R' = R^-1 mod p`.
    pub r_inverse: [u64; N],
    /// `p' = -p^-1 mod R`; its lowest limb is `n0`.
    pub p_prime: [u64; N],
}

/// One remainder of the Euclidean algorithm with its cofactors: `value = (s R - n p)` up to an alternating sign.
#[derive(Clone, Copy)]
struct Remainder<const N: usize> {
    value: [u64; N],
    s: [u64; N],
    n: [u64; N],
}

impl<const N: usize> Bezout<N> {
    /// The pair of an odd `p` in `(1, R)`.
    ///
    /// # Panics
    /// If `p` is even or 1.
    #[must_use]
    pub const fn new(p: [u64; N]) -> Self {
        assert!(p[0] & 1 == 1 && bit_length(&p) > 1, "the modulus must be odd and above 1");
        let zero = [0; N];
        let mut one = zero;
        one[0] = 1;
        // R itself needs a limb more, so the algorithm starts one subtraction later: R - p = 1 R - 1 p.
        let mut even = Remainder { value: sub(&zero, &p), s: one, n: one };
        // The remainders of odd index carry the opposite sign: p = -(0 R - 1 p).
        let mut odd = Remainder { value: p, s: zero, n: one };
        loop {
            reduce(&mut even, &odd);
            if bit_length(&even.value) == 1 {
                return Self { r_inverse: even.s, p_prime: even.n };
            }
            reduce(&mut odd, &even);
            if bit_length(&odd.value) == 1 {
                // n p - s R = 1, so (p - s) R - (R - n) p = 1.
                return Self { r_inverse: sub(&p, &odd.s), p_prime: sub(&zero, &odd.n) };
            }
        }
    }
}

/// Subtracts the largest multiple of `by` that fits, and does the same to the cofactors, whose signs alternate: they
/// add.
const fn reduce<const N: usize>(a: &mut Remainder<N>, by: &Remainder<N>) {
    while less_or_equal(&by.value, &a.value) {
        let mut k = bit_length(&a.value) - bit_length(&by.value);
        if !less_or_equal(&shl(&by.value, k), &a.value) {
            k -= 1;
        }
        a.value = sub(&a.value, &shl(&by.value, k));
        a.s = add(&a.s, &shl(&by.s, k));
        a.n = add(&a.n, &shl(&by.n, k));
    }
}

const fn sub<const N: usize>(a: &[u64; N], b: &[u64; N]) -> [u64; N] {
    let mut out = [0; N];
    let mut borrow = 0;
    let mut i = 0;
    while i < N {
        (out[i], borrow) = sbb(a[i], b[i], borrow);
        i += 1;
    }
    out
}

const fn add<const N: usize>(a: &[u64; N], b: &[u64; N]) -> [u64; N] {
    let mut out = [0; N];
    let mut carry = 0;
    let mut i = 0;
    while i < N {
        (out[i], carry) = adc(a[i], b[i], carry);
        i += 1;
    }
    out
}

const fn less_or_equal<const N: usize>(a: &[u64; N], b: &[u64; N]) -> bool {
    let mut i = N;
    while i > 0 {
        i -= 1;
        if a[i] != b[i] {
            return a[i] < b[i];
        }
    }
    true
}

const fn shl<const N: usize>(a: &[u64; N], k: u32) -> [u64; N] {
    let (limbs, bits) = ((k / 64) as usize, k % 64);
    let mut out = [0; N];
    let mut i = limbs;
    while i < N {
        out[i] = a[i - limbs] << bits;
        if bits > 0 && i > limbs {
            out[i] |= a[i - limbs - 1] >> (64 - bits);
        }
        i += 1;
    }
    out
}

/// `a >> k`.
pub(crate) const fn shr<const N: usize>(a: &[u64; N], k: u32) -> [u64; N] {
    let (limbs, bits) = ((k / 64) as usize, k % 64);
    let mut out = [0; N];
    let mut i = limbs;
    while i < N {
        out[i - limbs] = a[i] >> bits;
        if bits > 0 && i + 1 < N {
            out[i - limbs] |= a[i + 1] << (64 - bits);
        }
        i += 1;
    }
    out
}

/// How often 2 divides the number, which is not 0.
pub(crate) const fn trailing_zeros<const N: usize>(a: &[u64; N]) -> u32 {
    let mut i = 0;
    while a[i] == 0 {
        i += 1;
    }
    64 * i as u32 + a[i].trailing_zeros()
}
