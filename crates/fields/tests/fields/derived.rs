//! Every derived constant of every named prime, recomputed with a big-integer library.

use core::any::type_name;

use ff::PrimeField;
use montane_fields::bytes::{ByteWidth, Width};
use montane_fields::cubic::Tower;
use montane_fields::quadratic::Fp2;
use montane_fields::{Field, Generator, Modulus, Mont, bls12_381, bn254, curve25519, p224, p521};
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
    assert_eq!(p, definition, "{}", type_name::<M>());
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
    let character = |g: &BigUint| g.modpow(&(&minus_1 >> 1), &p);
    assert_eq!(character(&g), minus_1, "a nonresidue");
    let mut smaller = BigUint::from(2u32);
    while smaller < g {
        assert!(character(&smaller).is_one(), "the smallest");
        smaller += 1u32;
    }
    assert_eq!(value(&Mont::<M, N>::TWO_SYLOW_GENERATOR), g.modpow(&(&minus_1 >> s), &p));
    assert!(p.is_odd());
}

/// What `ff::PrimeField` says. The factors are the primes, in hexadecimal, that divide `p - 1`.
fn check_generator<M: Generator<N>, const N: usize>(factors: &[&str])
where
    Width<N>: ByteWidth,
{
    type F<M, const N: usize> = Mont<M, N>;
    let (p, one) = (big(&M::P), BigUint::one());
    let minus_1 = &p - 1u32;
    let s = minus_1.trailing_zeros().unwrap();
    let g = value(&<F<M, N> as PrimeField>::MULTIPLICATIVE_GENERATOR);
    assert_eq!(g, BigUint::from(M::GENERATOR));
    let mut rest = minus_1.clone();
    for factor in factors {
        let q = BigUint::parse_bytes(factor.as_bytes(), 16).unwrap();
        assert!((&rest % &q).is_zero(), "{}: {q} divides", type_name::<M>());
        while (&rest % &q).is_zero() {
            rest /= &q;
        }
        // Were q composite, a power of g that is 1 could hide behind it.
        assert_eq!(BigUint::from(3u32).modpow(&q, &q), BigUint::from(3u32) % &q, "{q} is a probable prime");
        assert_ne!(g.modpow(&(&minus_1 / &q), &p), one, "{}: {g} is a power of exponent {q}", type_name::<M>());
    }
    assert!(rest.is_one(), "{}: the factorisation is complete", type_name::<M>());

    let root = value(&<F<M, N> as PrimeField>::ROOT_OF_UNITY);
    assert_eq!(u64::from(<F<M, N> as PrimeField>::S), s);
    assert_eq!(root, g.modpow(&(&minus_1 >> s), &p));
    assert_eq!(value(&<F<M, N> as PrimeField>::TWO_INV) * 2u32 % &p, one);
    assert_eq!(value(&<F<M, N> as PrimeField>::ROOT_OF_UNITY_INV) * &root % &p, one);
    assert_eq!(value(&<F<M, N> as PrimeField>::DELTA), g.modpow(&(&one << s), &p));
    assert_eq!(<F<M, N> as PrimeField>::MODULUS, format!("0x{:0width$x}", p, width = 16 * N));
    assert_eq!(u64::from(<F<M, N> as PrimeField>::NUM_BITS), p.bits());
    assert_eq!(<F<M, N> as PrimeField>::NUM_BITS - 1, <F<M, N> as PrimeField>::CAPACITY);
    let a = F::<M, N>::from_u64(7).square_n(40);
    assert_eq!(F::<M, N>::from_repr(a.to_repr()).unwrap(), a);
    assert_eq!(a.to_repr(), a.to_le_bytes());
    let mut above = F::<M, N>::ZERO.to_repr();
    for (bytes, limb) in above.as_mut().chunks_exact_mut(8).zip(M::P) {
        bytes.copy_from_slice(&limb.to_le_bytes());
    }
    assert!(bool::from(F::<M, N>::from_repr(above).is_none()));
}

/// `xi^(i (p - 1) / 6)`
fn check_frobenius<T: Tower<F = Mont<M, N>>, M: Modulus<N>, const N: usize>() {
    let (e, rest) = (big(&M::P) - 1u32).div_rem(&BigUint::from(6u32));
    assert!(rest.is_zero());
    let mut g = Fp2::ONE;
    for bit in (0..e.bits()).rev() {
        g = g.square();
        if e.bit(bit) {
            g = T::mul_by_xi(&g);
        }
    }
    let mut power = Fp2::ONE;
    for constant in T::FROBENIUS {
        assert!(constant == power, "{}", type_name::<M>());
        power = power.mul(&g);
    }
}

#[test]
fn frobenius_constants_are_powers() {
    check_frobenius::<bls12_381::Bls12Tower, _, 6>();
    check_frobenius::<bn254::Bn254Tower, _, 4>();
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
fn generators_generate() {
    check_generator::<bls12_381::P, 6>(&[
        "2",
        "3",
        "b",
        "17",
        "2f",
        "27c1",
        "d1c83",
        "320238b",
        "8c1af90b200b5580b5",
        "24940de9050250a366a091851a9a9b1c0b6ebd56195f3b017baa5e86063",
    ]);
    check_generator::<bls12_381::R, 4>(&[
        "2", "3", "b", "13", "27c1", "1ea57", "d1c83", "dd46d", "264679", "26987b", "320238b", "f2f5565",
    ]);
    check_generator::<bn254::P, 4>(&[
        "2",
        "3",
        "d",
        "1d",
        "43",
        "e5",
        "137",
        "3d7",
        "2afb",
        "1831fb5f",
        "2ab6cbdc9",
        "2775dec4d2fd445d02a32aa0f59b66aa11",
    ]);
    check_generator::<bn254::R, 4>(&[
        "2",
        "3",
        "d",
        "1d",
        "3d7",
        "2afb",
        "39e11",
        "1831fb5f",
        "5ef9dea338eb5",
        "2ca6487cfcd795e8729527e1",
    ]);
    check_generator::<curve25519::P, 4>(&[
        "2",
        "3",
        "fe7b",
        "abaf8c6b094fd0f32c2ccabab864dbecd99144679c1adf804898fb2042b",
    ]);
    check_generator::<curve25519::L, 4>(&[
        "2",
        "3",
        "b",
        "9c5c7a67bb0f1fef559a72f9c71",
        "32cdcafae152df290ed9fa9b80caa8174cb",
    ]);
    check_generator::<p224::P, 4>(&["2", "3", "5", "11", "101", "281", "10001", "42f01", "663d81", "3d30f19cd101"]);
    check_generator::<p521::P, 9>(&[
        "2",
        "3",
        "5",
        "b",
        "11",
        "1f",
        "29",
        "35",
        "83",
        "9d",
        "209",
        "64d",
        "aab",
        "1fff",
        "a691",
        "c919",
        "f0f1",
        "64123",
        "d1791",
        "57ad51",
        "7454ab",
        "2087ced",
        "12675361",
        "8f15d941",
        "f3bc7def1",
        "625a8944af99",
        "8425296b5bdf",
        "8f5b78263ad9207eb2b101",
    ]);
}

#[test]
fn uniform_bytes_are_little_endian() {
    let bytes: [u8; 64] = core::array::from_fn(|i| (3 * i as u8) ^ 0x5a);
    let a = <bn254::Fr as ff::FromUniformBytes<64>>::from_uniform_bytes(&bytes);
    assert_eq!(value(&a), BigUint::from_bytes_le(&bytes) % big(&<bn254::R as Modulus<4>>::P));
}
