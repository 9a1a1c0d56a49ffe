use alloc::vec;
use alloc::vec::Vec;

use montane_fields::bls12_381::Fr;

use super::{Polynomial, PolynomialError, batch_invert};
use crate::test_support::Source;
use crate::{Domain, Order};

type P = Polynomial<Fr>;

fn random(source: &mut Source, len: usize) -> P {
    P::new(source.elements(len))
}

#[test]
fn ring() {
    let source = &mut Source::new(1);
    for (m, n) in [(0, 5), (1, 1), (7, 3), (31, 40), (32, 32), (100, 257)] {
        let (a, b) = (random(source, m), random(source, n));
        let x = source.element();
        let (at_a, at_b) = (a.evaluate(&x), b.evaluate(&x));
        assert_eq!((&a * &b).evaluate(&x), at_a * at_b);
        assert_eq!((&a + &b).evaluate(&x), at_a + at_b);
        assert_eq!((&a - &b).evaluate(&x), at_a - at_b);
        assert_eq!((-&a).evaluate(&x), -at_a);
        assert_eq!(a.scaled(&at_b).evaluate(&x), at_a * at_b);
        assert_eq!(&a - &a, P::default());
        // Long products are the same polynomial as short ones, coefficient by coefficient.
        let mut plain = vec![Fr::ZERO; m + n];
        for (i, c) in a.coefficients().iter().enumerate() {
            for (j, d) in b.coefficients().iter().enumerate() {
                plain[i + j] += *c * d;
            }
        }
        assert_eq!(&a * &b, P::new(plain));
    }
}

#[test]
fn division() {
    let source = &mut Source::new(2);
    for (m, n) in [(0, 1), (3, 5), (5, 3), (64, 64), (100, 1), (100, 33), (300, 150), (257, 40), (70, 39)] {
        let a = random(source, m);
        let mut b = source.elements(n);
        b[n - 1] = Fr::from(3);
        let b = P::new(b);
        let (q, r) = a.div_rem(&b).unwrap();
        assert_eq!(&(&q * &b) + &r, a);
        assert!(r.degree() < b.degree() || r.degree().is_none(), "{m} by {n}");
    }
    assert_eq!(random(source, 3).div_rem(&P::default()), Err(PolynomialError::DivisionByZero));
    // An exact division leaves nothing, also where the quotient's inverse series has zeros at its end.
    let (a, b) = (P::new(vec![Fr::ONE; 200]), P::new([vec![Fr::ONE], vec![Fr::ZERO; 98], vec![Fr::ONE]].concat()));
    assert_eq!((&a * &b).div_rem(&b).unwrap(), (a, P::default()));
}

#[test]
fn special_divisors() {
    let source = &mut Source::new(3);
    for len in [0, 1, 2, 17, 64] {
        let f = random(source, len);
        let x: Fr = source.element();
        let (q, y) = f.divide_by_linear(&x);
        assert_eq!(y, f.evaluate(&x));
        assert_eq!(&(&q * &P::new(vec![-x, Fr::ONE])) + &P::new(vec![y]), f);
        for n in [1, 2, 16, 100] {
            let mut divisor = vec![Fr::ZERO; n + 1];
            divisor[0] = -x;
            divisor[n] = Fr::ONE;
            assert_eq!(f.divide_by_binomial(n, &x), f.div_rem(&P::new(divisor)).unwrap());
        }
    }
}

#[test]
fn interpolation() {
    let source = &mut Source::new(4);
    for n in [0, 1, 2, 9, 20] {
        let points: Vec<(Fr, Fr)> = (0..n).map(|i| (Fr::from(3 * i), source.element())).collect();
        let f = P::interpolate(&points).unwrap();
        assert!(f.degree().is_none_or(|d| d < points.len()));
        for (x, y) in &points {
            assert_eq!(f.evaluate(x), *y);
        }
        let roots: Vec<Fr> = points.iter().map(|(x, _)| *x).collect();
        let z = P::vanishing(&roots);
        assert_eq!(z.degree(), Some(points.len()));
        assert!(roots.iter().all(|x| z.evaluate(x) == Fr::ZERO));
        assert_eq!(z.coefficients()[points.len()], Fr::ONE);
    }
    let twice = [(Fr::ONE, Fr::ONE), (Fr::from(2), Fr::ONE), (Fr::ONE, Fr::ONE)];
    assert_eq!(P::interpolate(&twice), Err(PolynomialError::RepeatedPoint));
}

#[test]
fn values_on_domains() {
    let source = &mut Source::new(5);
    let domain = Domain::new(16).unwrap().coset(Fr::from(7)).unwrap();
    for len in [0, 5, 16, 50] {
        let f = random(source, len);
        for order in [Order::Natural, Order::BitReversed] {
            let values = f.evaluate_on(&domain, order);
            let expected: Vec<Fr> = domain.elements(order).iter().map(|x| f.evaluate(x)).collect();
            assert_eq!(values, expected);
            if len <= 16 {
                assert_eq!(P::from_values(&domain, values, order), f);
            }
        }
    }
}

#[test]
fn inverses() {
    let source = &mut Source::new(6);
    for n in [0, 1, 2, 30] {
        let a: Vec<Fr> = source.elements(n);
        let mut inverses = a.clone();
        batch_invert(&mut inverses);
        for (a, inverse) in a.iter().zip(inverses) {
            assert_eq!(*a * inverse, if *a == Fr::ZERO { Fr::ZERO } else { Fr::ONE });
        }
    }
}
