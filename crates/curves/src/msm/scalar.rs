//! Additions of affine points in pairs, one at a time with one inversion for many. Nothing here is for secrets.

use alloc::sync::Arc;
use alloc::vec::Vec;
use core::hint::select_unpredictable;

use montane_fields::Coordinate;
use montane_kernels::cpu::tuning::sums::BATCH_IN_WORDS;
use montane_kernels::prefetch;

use super::sums::{FIXED, Pair, Reference, Rows, grow};
use crate::law::affine::{tangent, third_point};

/// [`Rows`] of plain points.
pub(super) struct ScalarRows<F> {
    rows: Vec<(F, F)>,
    fixed: Arc<Vec<(F, F)>>,
    steps: Vec<Step<F>>,
}

/// What the first pass over a batch leaves for the second.
struct Step<F> {
    /// What is inverted: `x2 - x1`, or `2 y1` where a point is doubled.
    divisor: F,
    /// The product of all divisors before.
    before: F,
    doubled: bool,
}

impl<F: Coordinate> ScalarRows<F> {
    /// Where some points stay, without a branch, since nobody could foretell whether a point is a sum.
    #[inline(always)]
    fn row(&self, reference: Reference) -> &(F, F) {
        let index = reference as usize / 2;
        if self.fixed.is_empty() {
            return &self.rows[index];
        }
        let (rows, first) = select_unpredictable(index < FIXED, (&*self.rows, 0), (&**self.fixed, FIXED));
        &rows[index - first]
    }
    #[inline(always)]
    fn y(&self, reference: Reference) -> F {
        let y = &self.row(reference).1;
        if reference % 2 == 1 { y.neg() } else { *y }
    }
    #[inline(always)]
    fn x(&self, reference: Reference) -> &F {
        &self.row(reference).0
    }
}

impl<F: Coordinate + 'static> Rows for ScalarRows<F> {
    type Single = F;
    type Row = (F, F);

    const BATCH: usize = BATCH_IN_WORDS;
    const FIRST: usize = 0;

    fn over(fixed: Arc<Vec<(F, F)>>) -> Self {
        Self { rows: Vec::new(), fixed, steps: Vec::with_capacity(Self::BATCH) }
    }

    fn rest(points: &[(F, F)], rows: &mut Vec<(F, F)>) {
        rows.extend_from_slice(points);
    }

    fn load(&mut self, points: &[(F, F)]) {
        self.rows[..points.len()].copy_from_slice(points);
    }

    fn copy(&mut self, from: u32, to: u32) {
        self.rows[to as usize] = self.rows[from as usize];
    }

    fn reserve(&mut self, end: usize) {
        grow(&mut self.rows, end, (F::ZERO, F::ZERO));
    }

    #[inline(always)]
    fn expect(&self, point: Reference) {
        prefetch(self.row(point));
    }

    fn add_pairs(&mut self, pairs: &[Pair], vanished: &mut Vec<u32>) {
        let mut steps = core::mem::take(&mut self.steps);
        steps.clear();
        let mut product = F::ONE;
        for (i, pair) in pairs.iter().enumerate() {
            let (mut divisor, mut doubled) = (self.x(pair.b).sub(self.x(pair.a)), false);
            if divisor == F::ZERO {
                let (y1, y2) = (&self.row(pair.a).1, self.y(pair.b));
                doubled = *y1 == y2;
                divisor = if doubled { y1.double() } else { F::ONE };
                if !doubled {
                    vanished.push(i as u32);
                }
            }
            steps.push(Step { divisor, before: product, doubled });
            product = product.mul(&divisor);
        }
        let mut inverse = product.invert_vartime().expect("no divisor is zero");
        for (pair, step) in pairs.iter().zip(&steps).rev() {
            let ((x1, y1), x2) = (self.row(pair.a), self.x(pair.b));
            let numerator = if step.doubled { tangent(x1) } else { self.y(pair.b).sub(y1) };
            let slope = numerator.mul(&inverse.mul(&step.before));
            inverse = inverse.mul(&step.divisor);
            self.rows[pair.to as usize] = third_point(&slope, [x1, y1], x2).into();
        }
        self.steps = steps;
    }

    fn points(&self, references: &[Reference]) -> Vec<(F, F)> {
        references.iter().map(|&r| (*self.x(r), self.y(r))).collect()
    }
}
