//! The field of Curve25519 and edwards25519: the two primes, and what is built from multiplication modulo
//! `p = 2^255 - 19`, once for every form of limbs ([`montane_kernels::fe25519`]).
//!
//! The group order is `L = 2^252 + 27742317777372353535851937790883648493`.

use montane_kernels::{Params, select};

use crate::modulus::{Generator, Modulus, from_hex};

pub use montane_kernels::fe25519::{FieldForm, FieldOps};

/// The base prime `p`, 255 bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct P;

impl Modulus<4> for P {
    const P: [u64; 4] = from_hex("7fffffffffffffff ffffffffffffffff ffffffffffffffff ffffffffffffffed");
}

impl Generator<4> for P {
    const GENERATOR: u64 = 2;
}

/// The order `L` of the prime subgroup, 253 bits (RFC 8032, section 5.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct L;

impl Modulus<4> for L {
    const P: [u64; 4] = from_hex("1000000000000000 0000000000000000 14def9dea2f79cd6 5812631a5cf5d3ed");
}

impl Generator<4> for L {
    const GENERATOR: u64 = 2;
}

/// What division steps need to know of `p`.
const PARAMS: Params<4> = Params::new(<P as Modulus<4>>::P);

/// `sqrt(-1) = 2^((p - 1) / 4)`, the root that RFC 8032, section 5.1.3, names.
pub const SQRT_MINUS_ONE: [u64; 4] = from_hex("2b8324804fc1df0b 2b4d00993dfbd7a7 2f431806ad2fe478 c4ee1b274a0ea0b0");

/// `a^-1`, and zero for zero; constant time, by division steps.
#[inline]
#[must_use]
pub fn invert<F: FieldForm>(a: F) -> F {
    F::from_words(a.isa(), select::invert(&a.to_words(), &[1, 0, 0, 0], &PARAMS))
}

/// `a^(2^250 - 1)` and `a^11`: the common part of the fixed powers, 249 squarings and 10 products.
#[inline(always)]
fn pow_250_ones<F: FieldOps>(a: F) -> (F, F) {
    let a2 = a.square();
    let a9 = a2.square_n(2).mul(a);
    let a11 = a9.mul(a2);
    let ones5 = a11.square().mul(a9);
    let ones10 = ones5.square_n(5).mul(ones5);
    let ones20 = ones10.square_n(10).mul(ones10);
    let ones40 = ones20.square_n(20).mul(ones20);
    let ones50 = ones40.square_n(10).mul(ones10);
    let ones100 = ones50.square_n(50).mul(ones50);
    let ones200 = ones100.square_n(100).mul(ones100);
    (ones200.square_n(50).mul(ones50), a11)
}

/// `a^((p - 5) / 8) = a^(2^252 - 3)`; constant time.
///
/// Source: Bernstein, "Curve25519: new Diffie-Hellman speed records" (2006), the chain of its inversion.
#[inline(always)]
#[must_use]
pub fn pow_p58<F: FieldOps>(a: F) -> F {
    pow_250_ones(a).0.square_n(2).mul(a)
}

/// `a^(p - 2)`, for lanes, where division steps do not vectorise; constant time.
#[inline(always)]
#[must_use]
pub fn invert_by_exponentiation<F: FieldOps>(a: F) -> F {
    let (ones250, a11) = pow_250_ones(a);
    ones250.square_n(5).mul(a11)
}

/// `u (u v)^((p - 5) / 8)`, which is `sqrt(u / v)` up to a fourth root of one if that root exists; constant time.
///
/// Its square times `v / u` is `(u v)^((p - 1) / 4)`. RFC 8032, section 5.1.3, takes `u v^3 (u v^7)^((p - 5) / 8)`,
/// which is another of these four values and costs three products and two squarings more.
#[inline(always)]
#[must_use]
pub fn sqrt_ratio_candidate<F: FieldOps>(u: F, v: F) -> F {
    u.mul(pow_p58(u.mul(v)))
}

/// `(1, sqrt(u / v))` if `u / v` is a square, else `(0, sqrt(i u / v))` for `i = sqrt(-1)`; the root is the even one.
/// `v = 0` gives `(0, 0)`, except that `u = 0` gives `(1, 0)`. Constant time.
///
/// Source: RFC 8032, section 5.1.3.
#[inline]
#[must_use]
pub fn sqrt_ratio<F: FieldForm>(u: F, v: F) -> (u64, F) {
    sqrt_ratio_from_power(u, v, pow_p58(u.mul(v)))
}

/// [`sqrt_ratio`], given `(u v)^((p - 5) / 8)`.
#[inline]
#[must_use]
pub fn sqrt_ratio_from_power<F: FieldForm>(u: F, v: F, power: F) -> (u64, F) {
    let candidate = u.mul(power);
    let i = F::from_words(u.isa(), SQRT_MINUS_ONE);
    // v r^2 is u, -u, i u or -i u.
    let check = v.mul(candidate.square());
    let is_u = is_zero(check.sub(u));
    let is_minus_u = is_zero(check.add(u));
    let is_minus_iu = is_zero(check.add(u.mul(i)));
    let root = F::select(candidate, candidate.mul(i), is_minus_u | is_minus_iu);
    (is_u | is_minus_u, F::select(root, root.neg(), is_odd(root)))
}

/// `(1, 1 / sqrt(v))` if `v` is a square other than zero, else `(0, sqrt(i / v))`, or `(0, 0)` for zero; which of the
/// two roots is not said. As [`sqrt_ratio`] with `u = 1`, without what that `u` makes superfluous. Constant time.
#[inline]
#[must_use]
pub fn inverse_sqrt<F: FieldForm>(v: F) -> (u64, F) {
    const ONE: [u64; 4] = [1, 0, 0, 0];
    const MINUS_ONE: [u64; 4] = negated(ONE);
    const MINUS_I: [u64; 4] = negated(SQRT_MINUS_ONE);
    let candidate = pow_p58(v);
    // v r^2 is 1, -1, i or -i.
    let check = v.mul(candidate.square()).to_words();
    let [is_one, is_minus_one, is_minus_i] = [ONE, MINUS_ONE, MINUS_I].map(|w| equal(&check, &w));
    let times_i = candidate.mul(F::from_words(v.isa(), SQRT_MINUS_ONE));
    (is_one | is_minus_one, F::select(candidate, times_i, is_minus_one | is_minus_i))
}

/// `p - a`, for a canonical `a` other than zero.
const fn negated(a: [u64; 4]) -> [u64; 4] {
    let p = <P as Modulus<4>>::P;
    let (mut difference, mut borrow, mut i) = ([0; 4], 0, 0);
    while i < 4 {
        let d = p[i] as i128 - a[i] as i128 - borrow;
        (difference[i], borrow) = (d as u64, (d < 0) as i128);
        i += 1;
    }
    difference
}

/// 1 if words are equal, else 0; constant time.
#[inline(always)]
fn equal(a: &[u64; 4], b: &[u64; 4]) -> u64 {
    none_set(core::array::from_fn(|i| a[i] ^ b[i]))
}

/// 1 if no bit is set, else 0; constant time.
#[inline(always)]
fn none_set(w: [u64; 4]) -> u64 {
    let any = w[0] | w[1] | w[2] | w[3];
    1 ^ ((any | any.wrapping_neg()) >> 63)
}

/// 1 if `a = 0 (mod p)`, else 0; constant time.
#[inline(always)]
#[must_use]
pub fn is_zero<F: FieldForm>(a: F) -> u64 {
    none_set(a.to_words())
}

/// The lowest bit of the canonical representative: the "sign" of RFC 8032, section 5.1.2.
#[inline(always)]
#[must_use]
pub fn is_odd<F: FieldForm>(a: F) -> u64 {
    a.to_words()[0] & 1
}

/// The 32 bytes of a canonical value, least significant first.
#[inline(always)]
#[must_use]
pub fn words_to_bytes(words: &[u64; 4]) -> [u8; 32] {
    let mut bytes = [0; 32];
    for (chunk, word) in bytes.chunks_exact_mut(8).zip(words) {
        chunk.copy_from_slice(&word.to_le_bytes());
    }
    bytes
}

/// Four words of 32 bytes, least significant first.
#[inline(always)]
#[must_use]
pub fn bytes_to_words(bytes: &[u8; 32]) -> [u64; 4] {
    core::array::from_fn(|i| u64::from_le_bytes(core::array::from_fn(|j| bytes[8 * i + j])))
}

/// Whether words are below `p`; not secret.
#[inline(always)]
#[must_use]
pub fn is_canonical(w: &[u64; 4]) -> bool {
    let p = <P as Modulus<4>>::P;
    w[3] < p[3] || (w[3] == p[3] && (w[2] != p[2] || w[1] != p[1] || w[0] < p[0]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Mont;
    use montane_kernels::cpu::Isa;
    use montane_kernels::fe25519::{Limbs51, Limbs51Preshift, Limbs64};

    type Fp = Mont<P, 4>;

    fn samples() -> Vec<[u64; 4]> {
        let p = <P as Modulus<4>>::P;
        let mut all = vec![[0; 4], [1, 0, 0, 0], [2, 0, 0, 0], [p[0] - 1, p[1], p[2], p[3]], SQRT_MINUS_ONE];
        let mut a = Fp::from_u64(3);
        for _ in 0..60 {
            a = a.square() + Fp::from_u64(1);
            all.push(a.to_limbs());
        }
        all
    }

    /// Every form against the generic Montgomery field.
    fn check<F: FieldForm>(isa: F::Isa) {
        for a in samples() {
            let x = F::from_words(isa, a);
            let m = Fp::from_limbs_const(a);
            let e = [(u64::MAX - 2), u64::MAX, u64::MAX, u64::MAX >> 4];
            assert_eq!(pow_p58(x).to_words(), m.pow_vartime(&e).to_limbs());
            let inverse = invert(x);
            assert_eq!(inverse.to_words(), invert_by_exponentiation(x).to_words());
            assert_eq!(is_zero(inverse.mul(x).sub(F::one(isa))), u64::from(a != [0; 4]));
            assert_eq!(is_zero(inverse), u64::from(a == [0; 4]));
            let ((square, root), (expected, even)) = (inverse_sqrt(x), sqrt_ratio(F::one(isa), x));
            assert_eq!((square, F::select(root, root.neg(), is_odd(root)).to_words()), (expected, even.to_words()));
            for b in samples() {
                let y = F::from_words(isa, b);
                let (square, root) = sqrt_ratio(x, y);
                assert_eq!(is_odd(root), 0);
                let check = root.square().mul(y);
                let target = if square == 1 { x } else { x.mul(F::from_words(isa, SQRT_MINUS_ONE)) };
                if a == [0; 4] || b == [0; 4] {
                    assert_eq!((square, root.to_words()), (u64::from(a == [0; 4]), [0; 4]));
                } else {
                    assert_eq!(check.to_words(), target.to_words());
                    let legendre = |m: Fp| m.pow_vartime(&[u64::MAX - 9, u64::MAX, u64::MAX, u64::MAX >> 2]) == Fp::ONE;
                    assert_eq!(square == 1, legendre(m * Fp::from_limbs_const(b)));
                }
            }
        }
    }

    #[test]
    fn powers_inverses_and_roots_agree_with_the_montgomery_field() {
        check::<Limbs64>(Isa::detect().unwrap());
        check::<Limbs51>(Isa::detect().unwrap());
        check::<Limbs51Preshift>(Isa::detect().unwrap());
        #[cfg(target_arch = "x86_64")]
        if let Some(isa) = Isa::detect() {
            check::<montane_kernels::fe25519::Limbs64Adx>(isa);
        } else {
            println!("limbs64_adx skipped: needs adx");
        }
        #[cfg(target_arch = "aarch64")]
        if let Some(isa) = Isa::detect() {
            check::<montane_kernels::fe25519::Limbs64Aarch64>(isa);
        }
    }

    #[test]
    fn constants_follow_from_the_prime() {
        let root = Fp::from_limbs_const(SQRT_MINUS_ONE);
        assert_eq!(root.square(), -Fp::ONE);
        assert_eq!(root, Fp::from_u64(2).pow_vartime(&[u64::MAX - 4, u64::MAX, u64::MAX, u64::MAX >> 3]));
    }

    #[test]
    fn canonical_means_below_p() {
        let p = <P as Modulus<4>>::P;
        assert!(is_canonical(&[p[0] - 1, p[1], p[2], p[3]]));
        assert!(is_canonical(&[u64::MAX, u64::MAX - 1, p[2], p[3]]));
        for d in 0..19 {
            assert!(!is_canonical(&[p[0] + d, p[1], p[2], p[3]]));
        }
        assert!(!is_canonical(&[0, 0, 0, 1 << 63]));
        assert_eq!(words_to_bytes(&p)[0], 0xed);
        assert_eq!(bytes_to_words(&words_to_bytes(&p)), p);
    }
}
