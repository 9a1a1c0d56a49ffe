//! Ring laws, inverses, roots and encodings of every named field, against a big-integer library.

use montane_fields::bytes::{ByteWidth, FieldError, Width};
use montane_fields::{Modulus, Mont, bls12_381, bn254, p224, p521};
use num_bigint::BigUint;
use num_traits::Zero;
use proptest::prelude::*;

fn big(limbs: &[u64]) -> BigUint {
    limbs.iter().rev().fold(BigUint::zero(), |acc, limb| (acc << 64) + *limb)
}

fn element<M: Modulus<N>, const N: usize>(value: &BigUint) -> Mont<M, N> {
    let mut limbs = [0; N];
    for (to, from) in limbs.iter_mut().zip((value % big(&M::P)).to_u64_digits()) {
        *to = from;
    }
    Mont::from_limbs(limbs).expect("below the modulus")
}

fn value<M: Modulus<N>, const N: usize>(a: &Mont<M, N>) -> BigUint {
    big(&a.to_limbs())
}

/// 0, 1, 2, p-1, p-2, R mod p, single bits, all-ones limbs.
fn boundary<M: Modulus<N>, const N: usize>() -> Vec<Mont<M, N>> {
    let p = big(&M::P);
    let mut values: Vec<BigUint> = [0u32, 1, 2, 3].map(BigUint::from).to_vec();
    values.extend([&p - 1u32, &p - 2u32, (&p - 1u32) / 2u32, (&p + 1u32) / 2u32]);
    values.push((BigUint::from(1u32) << (64 * N)) % &p);
    values.extend((0..p.bits()).step_by(13).map(|i| BigUint::from(1u32) << i));
    values.extend((1..=N).map(|i| (BigUint::from(1u32) << (64 * i)) - 1u32));
    values.iter().map(|v| element(v)).collect()
}

fn check_pair<M: Modulus<N>, const N: usize>(a: Mont<M, N>, b: Mont<M, N>) {
    let p = big(&M::P);
    let (x, y) = (value(&a), value(&b));
    assert_eq!(value(&(a + b)), (&x + &y) % &p);
    assert_eq!(value(&(a - b)), (&x + &p - &y) % &p);
    assert_eq!(value(&(a * b)), &x * &y % &p);
    assert_eq!(value(&Mont::sum_of_products(&[a, b, a], &[b, b, a])), (&x * &y + &y * &y + &x * &x) % &p);
    assert_eq!(a == b, x == y);
}

fn check_one<M: Modulus<N>, const N: usize>(a: Mont<M, N>)
where
    Width<N>: ByteWidth,
{
    let p = big(&M::P);
    let x = value(&a);
    assert_eq!(value(&-a), (&p - &x) % &p);
    assert_eq!(value(&a.square()), &x * &x % &p);
    assert_eq!(value(&a.double()), &x * 2u32 % &p);
    assert_eq!(a.halve().double(), a);
    assert_eq!(format!("{a}"), format!("0x{x:0width$x}", width = 16 * N));
    assert_eq!(bool::from(a.is_odd()), x.bit(0));

    // Inverse.
    let inverse = a.invert();
    assert_eq!(bool::from(inverse.is_some()), !x.is_zero());
    assert_eq!(a.invert_vartime().is_some(), !x.is_zero());
    if !x.is_zero() {
        assert_eq!(a * inverse.unwrap(), Mont::ONE);
        assert_eq!(a.invert_vartime().unwrap(), inverse.unwrap());
    }
    assert_eq!(value(&a.invert_or_zero()), x.modpow(&(&p - 2u32), &p));

    // Square roots and the symbol.
    let symbol = x.modpow(&((&p - 1u32) >> 1), &p);
    let expected = if symbol.is_zero() {
        0
    } else if symbol == BigUint::from(1u32) {
        1
    } else {
        -1
    };
    assert_eq!(a.legendre(), expected);
    assert_eq!(bool::from(a.sqrt().is_some()), expected >= 0);
    if expected >= 0 {
        assert_eq!(a.sqrt().unwrap().square(), a);
    }
    assert!(bool::from(a.square().sqrt().is_some()));

    // Powers.
    let e = [0x0123_4567_89ab_cdef, 0xf0f0, 0];
    let exponent = big(&e);
    assert_eq!(value(&a.pow(&e)), x.modpow(&exponent, &p));
    assert_eq!(value(&a.pow_vartime(&e)), x.modpow(&exponent, &p));
    assert_eq!(a.pow_vartime(&[]), Mont::ONE);
    assert_eq!(a.pow(&[0]), Mont::ONE);
    assert_eq!(a.pow_vartime(&[0, 0]), Mont::ONE);
    assert_eq!(a.square_n(3), a.pow_vartime(&[8]));
    // Products in a chain may be `p` or more; what leaves it is not. Made anew from its value, an element is below `p`.
    for power in [a.pow(&e), a.pow_vartime(&e), a.square_n(1), a.square_n(3)] {
        assert_eq!(Mont::from_limbs(power.to_limbs()), Ok(power));
    }

    // Encodings.
    assert_eq!(Mont::from_le_bytes(&a.to_le_bytes()), Ok(a));
    assert_eq!(Mont::from_be_bytes(&a.to_be_bytes()), Ok(a));
    assert_eq!(BigUint::from_bytes_le(a.to_le_bytes().as_ref()), x);
    assert_eq!(BigUint::from_bytes_be(a.to_be_bytes().as_ref()), x);
}

fn check_ratio<M: Modulus<N>, const N: usize>(num: Mont<M, N>, div: Mont<M, N>) {
    let (square, root) = Mont::sqrt_ratio(&num, &div);
    let zero = Mont::ZERO;
    if num == zero {
        assert!(bool::from(square) && root == zero);
    } else if div == zero {
        assert!(!bool::from(square) && root == zero);
    } else {
        let ratio = num * div.invert().unwrap();
        assert_eq!(bool::from(square), ratio.legendre() == 1);
        let expected = if bool::from(square) { ratio } else { ratio * Mont::TWO_SYLOW_GENERATOR };
        assert_eq!(root.square(), expected);
    }
}

fn check_field<M: Modulus<N>, const N: usize>(seeds: &[u64])
where
    Width<N>: ByteWidth,
{
    let p = big(&M::P);
    let mut elements = boundary::<M, N>();
    for (i, seed) in seeds.iter().enumerate() {
        // Spread the seed over all limbs.
        elements.push(element(&(BigUint::from(seed | 1).pow(9) + i)));
    }
    for a in &elements {
        check_one(*a);
    }
    for a in &elements {
        for b in &elements {
            check_pair(*a, *b);
        }
    }
    for a in elements.iter().take(12) {
        for b in elements.iter().rev().take(6) {
            check_ratio(*a, *b);
            check_ratio(*b, *a);
        }
        check_ratio(*a, Mont::ZERO);
    }
    // Batch inversion, with zeros in the middle and at the ends.
    let mut batch = elements.clone();
    batch.push(Mont::ZERO);
    let mut scratch = vec![Mont::ZERO; batch.len()];
    Mont::batch_invert(&mut batch, &mut scratch);
    for (a, inverse) in elements.iter().zip(&batch) {
        assert_eq!(*inverse, a.invert_or_zero());
    }
    assert_eq!(*batch.last().unwrap(), Mont::ZERO);
    Mont::<M, N>::batch_invert(&mut [], &mut []);

    // Nothing at or above the modulus is an element.
    let top: BigUint = BigUint::from(1u32) << (64 * N);
    for offset in [BigUint::zero(), BigUint::from(1u32), &top - 1u32 - &p] {
        let digits = (&p + &offset).to_u64_digits();
        let mut limbs = [0; N];
        limbs[..digits.len()].copy_from_slice(&digits);
        assert_eq!(Mont::<M, N>::from_limbs(limbs), Err(FieldError::NotCanonical));
        let mut repr = Mont::<M, N>::ZERO.to_le_bytes();
        for (bytes, limb) in repr.as_mut().chunks_exact_mut(8).zip(limbs) {
            bytes.copy_from_slice(&limb.to_le_bytes());
        }
        assert_eq!(Mont::<M, N>::from_le_bytes(&repr), Err(FieldError::NotCanonical));
    }
    // Any number of bytes, in both orders.
    for len in [0, 1, 7, 8 * N - 1, 8 * N, 8 * N + 1, 16 * N, 24 * N + 3] {
        for fill in [0u8, 1, 0x5a, 0xff] {
            let bytes: Vec<u8> = (0..len).map(|i| fill ^ if i % 5 == 0 { i as u8 } else { 0 }).collect();
            let (le, be) = (Mont::<M, N>::from_le_bytes_mod_order(&bytes), Mont::from_be_bytes_mod_order(&bytes));
            assert_eq!(value(&le), BigUint::from_bytes_le(&bytes) % &p);
            assert_eq!(value::<M, N>(&be), BigUint::from_bytes_be(&bytes) % &p);
        }
    }
}

fn laws<M: Modulus<N>, const N: usize>(words: &[u64])
where
    Width<N>: ByteWidth,
{
    let take = |from: usize| Mont::<M, N>::from_wide_limbs(core::array::from_fn(|i| words[from + i]), [words[0]; N]);
    let (a, b, c) = (take(0), take(9), take(18));
    assert_eq!((a + b) + c, a + (b + c));
    assert_eq!((a * b) * c, a * (b * c));
    assert_eq!(a * (b + c), a * b + a * c);
    assert_eq!(a * b, b * a);
    assert_eq!(a - b, a + -b);
    assert_eq!(a.square() - b.square(), (a + b) * (a - b));
    check_pair(a, b);
    check_one(c);
    check_ratio(a, b);
}

macro_rules! fields {
    ($($name:ident: $m:ty, $n:literal;)*) => {
        $(
            #[test]
            fn $name() {
                check_field::<$m, $n>(&[3, 0xdead_beef, 0x0123_4567_89ab_cdef, u64::MAX, 1 << 63]);
            }
        )*
        proptest! {
            #![proptest_config(ProptestConfig::with_cases(200))]
            #[test]
            fn ring_laws(words in prop::collection::vec(any::<u64>(), 27)) {
                $(laws::<$m, $n>(&words);)*
            }
        }
    };
}

fields! {
    bls12_381_base: bls12_381::P, 6;
    bls12_381_scalar: bls12_381::R, 4;
    bn254_base: bn254::P, 4;
    bn254_scalar: bn254::R, 4;
    p224_base: p224::P, 4;
    p521_base: p521::P, 9;
}

#[test]
fn every_element_of_tiny_fields() {
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    struct Tiny<const P: u64>;
    impl<const P: u64> Modulus<1> for Tiny<P> {
        const P: [u64; 1] = [P];
    }
    fn all<const P: u64>() {
        let elements: Vec<_> = (0..P).map(Mont::<Tiny<P>, 1>::from_u64).collect();
        for a in &elements {
            check_one(*a);
            for b in &elements {
                check_pair(*a, *b);
                check_ratio(*a, *b);
            }
        }
    }
    // Every 2-adicity from 1 to 4.
    all::<3>();
    all::<7>();
    all::<13>();
    all::<17>();
    all::<41>();
    all::<97>();
}
