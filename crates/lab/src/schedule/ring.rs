//! Polynomials over the integers modulo a prime, in any number of variables: what a formula says, whatever it takes to say it.

use std::collections::BTreeMap;

use num_bigint::BigUint;

/// A polynomial: coefficients of products of variables, which are sorted by number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Formula {
    terms: BTreeMap<Vec<u16>, BigUint>,
    p: BigUint,
}

impl Formula {
    pub(super) fn constant(value: &BigUint, p: &BigUint) -> Self {
        let mut formula = Self { terms: BTreeMap::new(), p: p.clone() };
        formula.put(Vec::new(), value);
        formula
    }

    pub(super) fn variable(number: usize, p: &BigUint) -> Self {
        let mut formula = Self { terms: BTreeMap::new(), p: p.clone() };
        formula.put(vec![number as u16], &BigUint::from(1u8));
        formula
    }

    fn put(&mut self, variables: Vec<u16>, coefficient: &BigUint) {
        let term = self.terms.entry(variables).or_default();
        *term = (&*term + coefficient) % &self.p;
        // Equal polynomials have equal terms.
        self.terms.retain(|_, coefficient| *coefficient != BigUint::ZERO);
    }

    pub(super) fn times(&self, factor: &BigUint) -> Self {
        self.mul(&Self::constant(factor, &self.p))
    }

    pub(super) fn add(&self, other: &Self) -> Self {
        let mut sum = self.clone();
        other.terms.iter().for_each(|(variables, coefficient)| sum.put(variables.clone(), coefficient));
        sum
    }

    pub(super) fn sub(&self, other: &Self) -> Self {
        self.add(&other.times(&(&self.p - 1u8)))
    }

    pub(super) fn mul(&self, other: &Self) -> Self {
        let mut product = Self { terms: BTreeMap::new(), p: self.p.clone() };
        for (a, x) in &self.terms {
            for (b, y) in &other.terms {
                let mut variables = [&a[..], b].concat();
                variables.sort_unstable();
                product.put(variables, &(x * y));
            }
        }
        product
    }

    pub(super) fn square(&self) -> Self {
        self.mul(self)
    }
}

/// `(a + b)^2 = a^2 + 2ab + b^2`, and `(a + b)(a - b)` has two terms.
#[test]
fn laws() {
    let p = BigUint::from(101u8);
    let [a, b] = [0, 1].map(|n| Formula::variable(n, &p));
    let two = BigUint::from(2u8);
    let expected = a.square().add(&a.mul(&b).times(&two)).add(&b.square());
    assert_eq!(a.add(&b).square(), expected);
    let difference = a.add(&b).mul(&a.sub(&b));
    assert_eq!(difference, a.square().sub(&b.square()));
    assert_eq!(difference.terms.len(), 2);
    assert_ne!(a.sub(&b), b.sub(&a));
    assert_eq!(a.sub(&a), Formula::constant(&p, &p));
}
