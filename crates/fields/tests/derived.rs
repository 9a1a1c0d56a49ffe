//! Every derived constant of every named prime, recomputed with a big-integer library.

use ff::PrimeField;
use montane_fields::bytes::{ByteWidth, Width};
use montane_fields::{Modulus, Mont, bls12_381, bn254, p224, p521};
use num_bigint::BigUint;
use num_integer::Integer;
use num_traits::{One, Zero};

fn big(limbs: &[u64]) -> BigUint {
    limbs.iter().rev().fold(BigUint::zero(), |acc, limb| (acc << 64) + *limb)
}

fn value<M: Modulus<N>, const N: usize>(a: &Mont<M, N>) -> BigUint {
    big(&a.to_limbs())
}

fn check<M: Modulus<N>, const N: usize>(definition: BigUint)
where
    Width<N>: ByteWidth,
{
    let p = big(&M::P);
    assert_eq!(p, definition, "{}", M::NAME);
    let one = BigUint::one();
    let r = &one << (64 * N);
    let k = &Mont::<M, N>::PARAMS;
    assert_eq!(big(&k.p), p);
    assert_eq!(big(&k.r), &r % &p);
    assert_eq!(big(&k.r2), &r * &r % &p);
    assert_eq!(big(&k.r3), &r * &r * &r % &p);
    let word = &one << 64;
    assert_eq!((BigUint::from(k.n0) * &p + 1u32) % &word, BigUint::zero());
    assert_eq!(big(&k.fold1) * &word % &p, one);
    assert!(k.fold1 < k.p || big(&k.fold1) < p);
    assert_eq!(u64::from(k.bits), p.bits());
    assert_eq!(u64::from(k.spare_bits()), 64 * N as u64 - p.bits());

    let bezout = Mont::<M, N>::BEZOUT;
    assert_eq!(&r * big(&bezout.r_inverse), &one + &p * big(&bezout.p_prime));
    assert!(big(&bezout.r_inverse) < p && big(&bezout.p_prime) < r);
    assert_eq!(bezout.p_prime[0], k.n0);

    let minus_1 = &p - 1u32;
    let s = minus_1.trailing_zeros().unwrap();
    assert_eq!(u64::from(Mont::<M, N>::TWO_ADICITY), s);
    assert_eq!(big(&Mont::<M, N>::ODD_PART), &minus_1 >> s);
    let g = value(&Mont::<M, N>::NONRESIDUE);
    assert_eq!(g.modpow(&(&minus_1 >> 1), &p), minus_1, "a nonresidue");
    let root = value(&Mont::<M, N>::ROOT_OF_UNITY);
    assert_eq!(root, g.modpow(&(&minus_1 >> s), &p));

    type F<M, const N: usize> = Mont<M, N>;
    assert_eq!(value(&<F<M, N> as PrimeField>::TWO_INV) * 2u32 % &p, one);
    assert_eq!(value(&<F<M, N> as PrimeField>::ROOT_OF_UNITY_INV) * &root % &p, one);
    assert_eq!(value(&<F<M, N> as PrimeField>::DELTA), g.modpow(&(&one << s), &p));
    assert_eq!(<F<M, N> as PrimeField>::MODULUS, format!("0x{:0width$x}", p, width = 16 * N));
    assert_eq!(u64::from(<F<M, N> as PrimeField>::NUM_BITS), p.bits());
    assert_eq!(<F<M, N> as PrimeField>::NUM_BITS - 1, <F<M, N> as PrimeField>::CAPACITY);
    assert!(p.is_odd());
}

#[test]
fn bls12_381_from_its_parameter() {
    // x is negative; with X = -x: r = X^4 - X^2 + 1, p = (X + 1)^2 r / 3 - X.
    let x = BigUint::from(bls12_381::X_ABS);
    let r = x.pow(4) - x.pow(2) + 1u32;
    let (third, rest) = ((&x + 1u32).pow(2) * &r).div_rem(&BigUint::from(3u32));
    assert!(rest.is_zero());
    check::<bls12_381::P, 6>(third - &x);
    check::<bls12_381::R, 4>(r);
}

#[test]
fn bn254_from_its_parameter() {
    let x = BigUint::from(bn254::X);
    let common = |c2: u32| x.pow(4) * 36u32 + x.pow(3) * 36u32 + x.pow(2) * c2 + &x * 6u32 + 1u32;
    check::<bn254::P, 4>(common(24));
    check::<bn254::R, 4>(common(18));
}

#[test]
fn solinas_primes_from_their_shape() {
    let one = BigUint::one();
    check::<p224::P, 4>((&one << 224) - (&one << 96) + 1u32);
    check::<p521::P, 9>((&one << 521) - 1u32);
}

#[test]
fn the_scalar_fields_generate_the_whole_group() {
    // 7 generates the multiplicative group of BLS12-381's r: no prime factor of r - 1 divides its index.
    let r = big(&<bls12_381::R as Modulus<4>>::P);
    let minus_1 = &r - 1u32;
    let mut rest = minus_1.clone();
    for q in [2u64, 3, 11, 19, 10177, 125527, 859267, 906349, 2508409, 2529403, 52437899, 254760293] {
        let q = BigUint::from(q);
        assert!((&minus_1 % &q).is_zero());
        assert_ne!(BigUint::from(7u32).modpow(&(&minus_1 / &q), &r), BigUint::one());
        while (&rest % &q).is_zero() {
            rest /= &q;
        }
    }
    assert!(rest.is_one(), "the factorisation is complete");
}
