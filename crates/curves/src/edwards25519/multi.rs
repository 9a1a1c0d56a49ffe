//! `[b]B + [s_0]P_0 + [s_1]P_1 + ..`, for batches. Nothing here is for secrets.

use alloc::vec;
use alloc::vec::Vec;

use montane_fields::curve25519::FieldForm;

use super::equation::{DIGITS, WIDTH, add_base_digit, add_digit, naf, odd_multiples};
use super::{Affine, Operation, Scalar, constants, has_small_order, in_best_form};
use crate::edwards::{Extended, Projective};

/// A scalar below `2^256` and the point it multiplies.
#[derive(Clone, Copy, Debug)]
pub struct Term {
    /// The scalar, least significant word first.
    pub scalar: [u64; 4],
    /// The point.
    pub point: Affine,
}

/// `[base]B` and the terms, summed: every term's digits share the doublings (Straus).
#[must_use]
pub fn sum_vartime<F: FieldForm>(isa: F::Isa, base: &Scalar, terms: &[Term]) -> Projective<F> {
    let d2 = F::from_words(isa, constants::D2);
    let tables: Vec<_> = terms.iter().map(|t| odd_multiples(&t.point.extended::<F>(isa), d2)).collect();
    let mut digits = vec![[0i8; DIGITS]; terms.len() + 1];
    let mut top = naf(&base.0, constants::BASE_WIDTH, &mut digits[terms.len()]);
    for (term, digits) in terms.iter().zip(&mut digits) {
        top = top.max(naf(&term.scalar, WIDTH, digits));
    }
    let mut acc = Extended::identity(isa).projective();
    for i in (0..top).rev() {
        let mut p = acc.double();
        for (table, digits) in tables.iter().zip(&digits) {
            if digits[i] != 0 {
                p = add_digit(&p, table, digits[i]);
            }
        }
        if digits[terms.len()][i] != 0 {
            p = add_base_digit(isa, &p, 0, digits[terms.len()][i]);
        }
        acc = p.projective();
    }
    acc
}

/// Whether `[base]B` and the terms sum to a point of small order.
#[must_use]
pub fn sum_has_small_order(base: &Scalar, terms: &[Term]) -> bool {
    struct Sum<'a>(&'a Scalar, &'a [Term]);
    impl Operation for Sum<'_> {
        type Output = bool;
        fn run<F: FieldForm>(self, isa: F::Isa) -> bool {
            has_small_order(&sum_vartime::<F>(isa, self.0, self.1))
        }
    }
    in_best_form(Sum(base, terms))
}
