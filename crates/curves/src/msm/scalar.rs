//! Additions of affine points in pairs, one at a time with one inversion for many. Nothing here is for secrets.

use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;

use montane_fields::Coordinate;
use montane_kernels::cpu::tuning::sums::{AHEAD_IN_WORDS, BATCH_IN_WORDS, CHAINS};
use montane_kernels::{Inlined, prefetch};

use super::chunk::Image;
use super::sums::{Pair, Reference, Rows, grow, locate};
use crate::law::affine::{invert_all_vartime, tangent, third_point};

/// [`Rows`] of plain points.
pub(super) struct ScalarRows<F> {
    rows: Vec<(F, F)>,
    fixed: Arc<Vec<(F, F)>>,
    steps: Vec<Step<F>>,
}

/// What the first pass over a batch leaves for the second.
#[derive(Clone, Copy)]
struct Step<F> {
    /// What is inverted: `x2 - x1`, or `2 y1` where a point is doubled.
    divisor: F,
    /// The product of all divisors before in its chain.
    before: F,
    doubled: bool,
    /// Whether the sum is infinity.
    vanished: bool,
}

impl<F: Coordinate> ScalarRows<F> {
    #[inline(always)]
    fn row(&self, point: Reference) -> &(F, F) {
        let (rows, i) = locate(&self.rows, &self.fixed, point);
        &rows[i]
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
        Self {
            rows: Vec::new(),
            fixed,
            steps: vec![
                Step { divisor: F::ONE, before: F::ONE, doubled: false, vanished: false };
                Self::BATCH + CHAINS
            ],
        }
    }

    fn rest(points: &[(F, F)], rows: &mut Vec<(F, F)>) {
        rows.extend_from_slice(points);
    }

    fn load(&mut self, points: &[(F, F)], images: &[u8], image: Image<F>) {
        let mut row = 0;
        for (point, images) in points.iter().zip(images) {
            let mut point = *point;
            let mut rest = *images;
            while rest != 0 {
                self.rows[row] = point;
                row += usize::from(rest & 1);
                rest >>= 1;
                if rest != 0 {
                    point = image(&point);
                }
            }
        }
    }

    fn copy(&mut self, from: u32, to: u32) {
        self.rows[to as usize] = self.rows[from as usize];
    }

    fn reserve(&mut self, end: usize) {
        grow(&mut self.rows, end, (F::ZERO, F::ZERO));
    }

    #[inline(always)]
    fn expect(&self, point: Reference) {
        let (rows, i) = locate(&self.rows, &self.fixed, point);
        prefetch(rows, i);
    }

    fn add_pairs(&mut self, pairs: &[Pair], Inlined(mut added): Inlined<impl FnMut(&[Pair], u8)>) {
        let mut steps = core::mem::take(&mut self.steps);
        // Products are written where they stay: a copy would wait for its bytes.
        for (i, pair) in pairs.iter().enumerate() {
            if let Some(pair) = pairs.get(i + AHEAD_IN_WORDS) {
                self.expect(pair.a);
                self.expect(pair.b);
            }
            let step = &mut steps[i];
            (step.doubled, step.vanished) = (false, false);
            step.divisor = self.x(pair.b).sub(self.x(pair.a));
            if step.divisor == F::ZERO {
                let (y1, y2) = (&self.row(pair.a).1, self.y(pair.b));
                // Where it is zero, the point is its own negative, or none of the curve.
                step.doubled = *y1 == y2 && y2 != F::ZERO;
                step.vanished = !step.doubled;
                step.divisor = if step.doubled { y1.double() } else { F::ONE };
            }
            steps[i + CHAINS].before = steps[i].before.mul(&steps[i].divisor);
        }
        let mut inverses = [steps[pairs.len()].before, steps[pairs.len() + 1].before];
        invert_all_vartime(&mut inverses).expect("no divisor is zero");
        inverses.rotate_left(pairs.len() % CHAINS);
        for (i, (pair, step)) in pairs.iter().zip(&steps).enumerate().rev() {
            let ((x1, y1), x2) = (self.row(pair.a), self.x(pair.b));
            let numerator = if step.doubled { tangent(x1) } else { self.y(pair.b).sub(y1) };
            let inverse = &mut inverses[i % CHAINS];
            let slope = numerator.mul(&inverse.mul(&step.before));
            *inverse = inverse.mul(&step.divisor);
            self.rows[pair.to as usize] = third_point(&slope, [x1, y1], x2).into();
            added(core::slice::from_ref(pair), u8::from(step.vanished));
        }
        self.steps = steps;
    }

    fn points(&self, references: &[Reference]) -> Vec<(F, F)> {
        references.iter().map(|&r| (*self.x(r), self.y(r))).collect()
    }
}
