//! Tests that hold for every tower, run for each.

use crate::cubic::{Fp6, Tower};
use crate::quadratic::{Fp2, Progenitor};
use crate::twelfth::Fp12;
use crate::{Coordinate, Field, bls12_381, bn254};

/// A deterministic generator of field elements (SplitMix64 over the bytes of an encoding).
struct Source(u64);

impl Source {
    fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
    fn base<F: Coordinate>(&mut self) -> F {
        loop {
            let mut bytes = [0u8; 48];
            for chunk in bytes.chunks_mut(8) {
                chunk.copy_from_slice(&self.word().to_be_bytes());
            }
            bytes[0] &= 0x1f;
            if let Some(a) = F::read_be(&bytes[..F::BYTES]) {
                return a;
            }
        }
    }
    fn fp2<F: Coordinate>(&mut self) -> Fp2<F> {
        Fp2::new(self.base(), self.base())
    }
    fn fp6<T: Tower<F: Coordinate>>(&mut self) -> Fp6<T> {
        Fp6::new(self.fp2(), self.fp2(), self.fp2())
    }
    fn fp12<T: Tower<F: Coordinate>>(&mut self) -> Fp12<T> {
        Fp12::new(self.fp6(), self.fp6())
    }
}

/// The product by the definition of the tower: a polynomial product in `w`, `w^6 = xi`, over schoolbook `Fp2`.
fn schoolbook<T: Tower>(a: &Fp12<T>, b: &Fp12<T>) -> Fp12<T> {
    let product = |a: &Fp2<T::F>, b: &Fp2<T::F>| {
        let c0 = a.c0.mul(&b.c0).sub(&a.c1.mul(&b.c1));
        Fp2::new(c0, a.c0.mul(&b.c1).add(&a.c1.mul(&b.c0)))
    };
    let (a, b) = (a.coefficients(), b.coefficients());
    let mut c = [Fp2::<T::F>::ZERO; 6];
    for i in 0..6 {
        for j in 0..6 {
            let term = product(&a[i], &b[j]);
            let term = if i + j >= 6 { T::mul_by_xi(&term) } else { term };
            c[(i + j) % 6] = c[(i + j) % 6].add(&term);
        }
    }
    Fp12::from_coefficients(c)
}

fn power<K: Field>(a: &K, e: &[u64]) -> K {
    let mut acc = K::ONE;
    for limb in e.iter().rev() {
        for i in (0..64).rev() {
            acc = acc.square();
            if (limb >> i) & 1 == 1 {
                acc = acc.mul(a);
            }
        }
    }
    acc
}

fn tower<T: Tower<F: Progenitor>>(p: &[u64]) {
    let mut source = Source(1);
    let mut elements = vec![Fp12::<T>::ZERO, Fp12::ONE, Fp12::ONE.neg()];
    // Every coefficient at its largest value, p - 1: the accumulators' worst case.
    let minus_one = Fp2::new(T::F::ONE.neg(), T::F::ONE.neg());
    elements.push(Fp12::from_coefficients([minus_one; 6]));
    let zero_minus_one = Fp2::new(T::F::ZERO, T::F::ONE.neg());
    elements.push(Fp12::from_coefficients([zero_minus_one; 6]));
    elements.extend((0..8).map(|_| source.fp12()));
    for a in &elements {
        for b in &elements {
            assert_eq!(a.mul(b), schoolbook(a, b));
            let six = Fp12::new(b.c0, Fp6::ZERO);
            assert_eq!(a.c0.mul(&b.c0), schoolbook(&Fp12::new(a.c0, Fp6::ZERO), &six).c0);
            let l = b.coefficients();
            let line = |at: [usize; 3]| {
                let mut c = [Fp2::ZERO; 6];
                for i in 0..3 {
                    c[at[i]] = l[i];
                }
                Fp12::from_coefficients(c)
            };
            assert_eq!(a.mul_by_023(&l[0], &l[1], &l[2]), schoolbook(a, &line([0, 2, 3])));
            assert_eq!(a.mul_by_013(&l[0], &l[1], &l[2]), schoolbook(a, &line([0, 1, 3])));
        }
        assert_eq!(Field::square(a), schoolbook(a, a));
        assert_eq!(Field::square(&a.c0), a.c0.mul(&a.c0));
        assert_eq!(Field::square(&a.c0.c0), a.c0.c0.mul(&a.c0.c0));
        assert_eq!(a.frobenius(), power(a, p));
        assert_eq!(a.frobenius2(), a.frobenius().frobenius());
        assert_eq!(a.c0.frobenius(), power(&a.c0, p));
        let p6 = (0..6).fold(*a, |b, _| b.frobenius());
        assert_eq!(a.conjugate(), p6);
        if *a == Fp12::ZERO {
            assert!(bool::from(a.invert().is_none()));
            continue;
        }
        assert_eq!(a.invert().unwrap().mul(a), Fp12::ONE);
        // Into the cyclotomic subgroup: a^((p^6 - 1)(p^2 + 1)).
        let c = a.conjugate().mul(&a.invert().unwrap());
        let c = c.frobenius2().mul(&c);
        assert_eq!(c.cyclotomic_square(), schoolbook(&c, &c));
        for e in a.coefficients() {
            let root = e.square().sqrt().unwrap();
            assert!(root == e || root == e.neg());
            // xi is not a square, so xi e^2 is not one unless e is zero.
            let none = bool::from(T::mul_by_xi(&e.square()).sqrt().is_none());
            assert_eq!(none, !bool::from(e.is_zero()));
            // Elements of the base field are squares in the extension.
            let real = Fp2::new(e.c0, T::F::ZERO);
            assert_eq!(real.sqrt().unwrap().square(), real);
        }
    }
}

#[test]
fn bls12_381_tower() {
    use crate::Modulus;
    tower::<bls12_381::Bls12Tower>(&bls12_381::P::P);
}

#[test]
fn bn254_tower() {
    use crate::Modulus;
    tower::<bn254::Bn254Tower>(&bn254::P::P);
}

#[test]
fn order_and_bytes() {
    fn check<F: Coordinate>() {
        let one = F::ONE;
        assert!(!bool::from(F::ZERO.is_largest()));
        assert!(!bool::from(one.is_largest()));
        assert!(bool::from(one.neg().is_largest()));
        let mut bytes = vec![0u8; F::BYTES];
        one.neg().write_be(&mut bytes);
        assert_eq!(F::read_be(&bytes), Some(one.neg()));
        let last = bytes.len() - 1;
        bytes[last] += 1; // p itself, in the component that comes last
        assert_eq!(F::read_be(&bytes), None);
        assert_eq!(F::read_be(&bytes[1..]), None);
        assert_eq!(F::read_be(&[]), None);
    }
    check::<bls12_381::Fp>();
    check::<bls12_381::Fp2>();
    check::<bn254::Fp>();
    check::<bn254::Fp2>();
}
