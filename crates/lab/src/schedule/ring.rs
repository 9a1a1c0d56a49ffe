//! Polynomials over the integers modulo a prime, in any number of variables: what a formula says, whatever it takes to
//! say it.

use std::collections::BTreeMap;

use num_bigint::{BigInt, BigUint};

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

    /// With polynomials modulo another prime for the variables, where coefficients here stand for integers on both
    /// sides of zero.
    pub(super) fn substituted(&self, p: &BigUint, variables: &[Self]) -> Self {
        let mut sum = Self::constant(&BigUint::ZERO, p);
        for (of, coefficient) in &self.terms {
            let term =
                of.iter().fold(Self::constant(&BigUint::from(1u8), p), |term, &n| term.mul(&variables[usize::from(n)]));
            sum = match self.negative(coefficient) {
                Some(size) => sum.sub(&term.times(&size)),
                None => sum.add(&term.times(coefficient)),
            };
        }
        sum
    }

    /// The size of a coefficient that stands for a negative integer.
    fn negative(&self, coefficient: &BigUint) -> Option<BigUint> {
        let size = &self.p - coefficient;
        (size < *coefficient).then_some(size)
    }

    /// The least and the greatest that it may be as an integer, of variables that are not negative and below a bound;
    /// what terms may be together, if each is as it likes.
    pub(super) fn range(&self, below: &BigUint) -> (BigInt, BigInt) {
        let (mut lowest, mut highest) = (BigInt::ZERO, BigInt::ZERO);
        for (of, coefficient) in &self.terms {
            let most = of.iter().fold(BigInt::from(1u8), |most, _| most * BigInt::from(below - 1u8));
            match self.negative(coefficient) {
                Some(size) => lowest -= most * BigInt::from(size),
                None => highest += most * BigInt::from(coefficient.clone()),
            }
        }
        (lowest, highest)
    }

    /// For people.
    pub(super) fn say(&self, name: &dyn Fn(usize) -> String) -> String {
        let term = |(of, coefficient): (&Vec<u16>, &BigUint)| {
            let names: Vec<String> = of.iter().map(|&n| name(usize::from(n))).collect();
            let (sign, size) =
                self.negative(coefficient).map_or_else(|| ("+", coefficient.clone()), |size| ("-", size));
            let size = if size == BigUint::from(1u8) && !names.is_empty() { String::new() } else { format!("{size} ") };
            format!("{sign} {size}{}", names.join(" "))
        };
        let said: Vec<String> = self.terms.iter().map(term).collect();
        said.join(" ").trim_start_matches("+ ").trim_end().to_owned()
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

/// `2a - 3ab + b^2` of variables up to 10 is between `20 - 300` and `20 + 100` at most, whichever of them go together;
/// elsewhere its coefficients are what they are as integers.
#[test]
fn integers_on_both_sides_of_zero() {
    let (p, q) = (BigUint::from(10_007u32), BigUint::from(101u8));
    let [a, b] = [0, 1].map(|n| Formula::variable(n, &p));
    let formula = a.times(&2u8.into()).sub(&a.mul(&b).times(&3u8.into())).add(&b.square());
    assert_eq!(formula.range(&BigUint::from(11u8)), (BigInt::from(-300), BigInt::from(120)));
    assert_eq!(formula.say(&|n| ["a", "b"][n].into()), "2 a - 3 a b + b b");
    // For b the sum of both.
    let [c, d] = [0, 1].map(|n| Formula::variable(n, &q));
    let sum = c.add(&d);
    let expected = c.times(&2u8.into()).sub(&c.mul(&sum).times(&3u8.into())).add(&sum.square());
    assert_eq!(formula.substituted(&q, &[c, sum]), expected);
}
