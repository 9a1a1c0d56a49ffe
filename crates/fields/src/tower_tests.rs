//! Tests that hold for every tower, run for each.

use crate::compressed::Compressed;
use crate::cubic::{Fp6, Tower};
use crate::quadratic::{Fp2, Progenitor};
use crate::tiny::Tiny;
use crate::twelfth::Fp12;
use crate::{Coordinate, Field, bls12_381, bn254};

/// Reproducible field elements.
struct Source(montane_testing::Source);

impl Source {
    fn word(&mut self) -> u64 {
        self.0.word()
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
    let mut source = Source(montane_testing::Source::new(1));
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
            let ([l0, l1, l2, ..], [m0, m1, m2, ..]) = (b.coefficients(), a.coefficients());
            let (l, m) = ([l0, l1, l2], [m0, m1, m2]);
            let line = |at: [usize; 3], l: &[Fp2<T::F>; 3]| {
                let mut c = [Fp2::ZERO; 6];
                for i in 0..3 {
                    c[at[i]] = l[i];
                }
                Fp12::from_coefficients(c)
            };
            let (at_023, at_013) = ([0, 2, 3], [0, 1, 3]);
            assert_eq!(a.mul_by_023(&l0, &l1, &l2), schoolbook(a, &line(at_023, &l)));
            assert_eq!(a.mul_by_013(&l0, &l1, &l2), schoolbook(a, &line(at_013, &l)));
            assert_eq!(Fp12::<T>::product_of_023(&l, &m), schoolbook(&line(at_023, &l), &line(at_023, &m)));
            assert_eq!(Fp12::<T>::product_of_013(&l, &m), schoolbook(&line(at_013, &l), &line(at_013, &m)));
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
        // Compressed squares, of the element and of the identity, together and alone.
        let (k, o) = (Compressed::from(&c), Compressed::from(&Fp12::ONE));
        let (c2, c4) = (schoolbook(&c, &c), power(&c, &[4]));
        let k2 = k.square();
        assert_eq!(Compressed::decompress(&[k, o.square(), k2, k2.square()]), [c, Fp12::ONE, c2, c4]);
        assert_eq!(Compressed::decompress(&[k2]), [c2]);
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

/// Every pair of elements of the extension of a tiny field: products, squares, inverses and roots by their definition.
fn every_pair<const P: u64>() {
    let all: Vec<Fp2<Tiny<P>>> = Tiny::all().flat_map(|a| Tiny::all().map(move |b| Fp2::new(a, b))).collect();
    for a in &all {
        let (a0, a1) = (a.c0.value(), a.c1.value());
        for b in &all {
            let (b0, b1) = (b.c0.value(), b.c1.value());
            let product = Fp2::new(Tiny::new(a0 * b0 + P * P - a1 * b1), Tiny::new(a0 * b1 + a1 * b0));
            assert_eq!(a.mul(b), product);
            let wide = Fp2::<Tiny<P>>::wide_add(&Fp2::mul_wide(a, b), &Fp2::square_wide(a));
            assert_eq!(Fp2::reduce(&wide), product.add(&a.mul(a)));
        }
        assert_eq!(Field::square(a), a.mul(a));
        assert_eq!(a.norm(), Tiny::new(a0 * a0 + a1 * a1));
        match Option::<Fp2<_>>::from(a.invert()) {
            Some(inverse) => assert_eq!(a.mul(&inverse), Fp2::ONE),
            None => assert_eq!(*a, Fp2::ZERO),
        }
        match Option::<Fp2<_>>::from(a.sqrt()) {
            Some(root) => assert_eq!(root.mul(&root), *a),
            None => assert!(all.iter().all(|b| b.mul(b) != *a)),
        }
        let larger = bool::from(a.is_largest());
        assert_eq!(larger, *a != Fp2::ZERO && !bool::from(a.neg().is_largest()));
    }
}

#[test]
fn tiny_quadratic_extensions() {
    every_pair::<3>();
    every_pair::<7>();
    every_pair::<19>();
}

/// The tower over `F_7` with `xi = 2 + u`, which is neither a square nor a cube in `F_49`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct TinyTower;

impl crate::sealed::Sealed for TinyTower {}

impl Tower for TinyTower {
    type F = Tiny<7>;
    // (p - 1) / 6 = 1: the powers of xi itself.
    const FROBENIUS: [Fp2<Tiny<7>>; 6] = {
        const fn t(a: u64, b: u64) -> Fp2<Tiny<7>> {
            Fp2::new(Tiny::new(a), Tiny::new(b))
        }
        // xi^2 = 3 + 4u, xi^3 = 2 + 4u, xi^4 = 0 + 3u, xi^5 = 4 + 6u
        [t(1, 0), t(2, 1), t(3, 4), t(2, 4), t(0, 3), t(4, 6)]
    };
    fn mul_by_xi(a: &Fp2<Tiny<7>>) -> Fp2<Tiny<7>> {
        Fp2::reduce(&Self::wide_mul_by_xi(&[a.c0.value(), a.c1.value()]))
    }
    fn wide_mul_by_xi(a: &[u64; 2]) -> [u64; 2] {
        [Tiny::<7>::wide_sub(&(2 * a[0]), &a[1]), 2 * a[1] + a[0]]
    }
}

/// Coordinates that are zero or the largest limbs there are: sums of products whose reduction is delayed are at their
/// bounds, and negative as often as not.
#[test]
fn largest_sums_of_products() {
    let mut largest = <bls12_381::P as crate::Modulus<6>>::P;
    largest[0] -= 1;
    let largest = bls12_381::Fp::from_montgomery_unchecked(largest);
    let mut source = Source(montane_testing::Source::new(2));
    let mut element = || {
        let mut bits = source.word();
        let mut coordinate = || {
            bits >>= 1;
            if bits & 1 == 1 { largest } else { bls12_381::Fp::ZERO }
        };
        bls12_381::Fp12::from_coefficients(core::array::from_fn(|_| Fp2::new(coordinate(), coordinate())))
    };
    for _ in 0..300 {
        let (a, b) = (element(), element());
        let mut line = b.coefficients();
        [line[1], line[4], line[5]] = [Fp2::ZERO; 3];
        assert_eq!(a.mul(&b), schoolbook(&a, &b));
        let line = bls12_381::Fp12::from_coefficients(line);
        let [l0, _, l2, l3, ..] = line.coefficients();
        assert_eq!(a.mul_by_023(&l0, &l2, &l3), schoolbook(&a, &line));
    }
}

#[test]
fn tiny_tower() {
    tower::<TinyTower>(&[7]);
}
