//! Additions of affine points in pairs, one at a time with one inversion for many. Nothing here is for secrets.

use alloc::boxed::Box;
use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;

use montane_fields::Coordinate;
use montane_kernels::cpu::tuning::sums::{AHEAD_IN_WORDS, BATCH_IN_WORDS, CHAINS};
use montane_kernels::prefetch;

use super::store::{Additions, FIRST, Image, NewStore, Pair, Reference, Store, grow, locate, make_room};
use crate::law::affine::{invert_all_vartime, tangent, third_point};

/// [`Store`] in words.
struct WordStore<F> {
    points: Vec<(F, F)>,
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

/// A store in words, one addition at a time.
#[must_use]
pub fn store_in_words<F: Coordinate + 'static>() -> Box<dyn Store<F>> {
    Box::new(WordStore::over(Arc::default()))
}

impl<F: Coordinate> WordStore<F> {
    /// No points but those that stay.
    fn over(fixed: Arc<Vec<(F, F)>>) -> Self {
        let step = Step { divisor: F::ONE, before: F::ONE, doubled: false, vanished: false };
        Self { points: Vec::new(), fixed, steps: vec![step; BATCH_IN_WORDS + CHAINS] }
    }

    #[inline(always)]
    fn point(&self, point: Reference) -> &(F, F) {
        let (list, i) = locate(&self.points, &self.fixed, point);
        &list[i]
    }
    #[inline(always)]
    fn y(&self, reference: Reference) -> F {
        let y = &self.point(reference).1;
        if reference % 2 == 1 { y.neg() } else { *y }
    }
    #[inline(always)]
    fn x(&self, reference: Reference) -> &F {
        &self.point(reference).0
    }
    #[inline(always)]
    fn expect_one(&self, point: Reference) {
        let (list, i) = locate(&self.points, &self.fixed, point);
        prefetch(list, i);
    }
}

impl<F: Coordinate> Additions for WordStore<F> {
    fn batch(&self) -> usize {
        BATCH_IN_WORDS
    }

    fn copy(&mut self, from: u32, to: u32) {
        self.points[to as usize] = self.points[from as usize];
    }

    fn reserve(&mut self, end: usize) {
        grow(&mut self.points, end, (F::ZERO, F::ZERO));
    }

    fn expect(&self, first: Reference, count: usize) {
        for point in (first..).step_by(2).take(count) {
            self.expect_one(point);
        }
    }

    fn add_pairs(&mut self, pairs: &[Pair], added: &mut dyn FnMut(&[Pair], u8)) {
        let mut steps = core::mem::take(&mut self.steps);
        // Products are written where they stay: a copy would wait for its bytes.
        for (i, pair) in pairs.iter().enumerate() {
            if let Some(pair) = pairs.get(i + AHEAD_IN_WORDS) {
                self.expect_one(pair.a);
                self.expect_one(pair.b);
            }
            let step = &mut steps[i];
            (step.doubled, step.vanished) = (false, false);
            step.divisor = self.x(pair.b).sub(self.x(pair.a));
            if step.divisor == F::ZERO {
                let (y1, y2) = (&self.point(pair.a).1, self.y(pair.b));
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
        // Eight by eight: an even number, as `CHAINS` is.
        for start in (0..pairs.len()).step_by(8).rev() {
            let eight = &pairs[start..pairs.len().min(start + 8)];
            let mut vanished = 0;
            for (i, (pair, step)) in eight.iter().zip(&steps[start..]).enumerate().rev() {
                let ((x1, y1), x2) = (self.point(pair.a), self.x(pair.b));
                let numerator = if step.doubled { tangent(x1) } else { self.y(pair.b).sub(y1) };
                let inverse = &mut inverses[i % CHAINS];
                let slope = numerator.mul(&inverse.mul(&step.before));
                *inverse = inverse.mul(&step.divisor);
                self.points[pair.to as usize] = third_point(&slope, [x1, y1], x2).into();
                vanished = vanished << 1 | u8::from(step.vanished);
            }
            added(eight, vanished);
        }
        self.steps = steps;
    }
}

impl<F: Coordinate + 'static> Store<F> for WordStore<F> {
    fn load(&mut self, points: &[(F, F)], images: &[u8], image: Image<F>) {
        let mut entry = FIRST;
        for (point, images) in points.iter().zip(images) {
            let mut point = *point;
            let mut rest = *images;
            while rest != 0 {
                self.points[entry] = point;
                entry += usize::from(rest & 1);
                rest >>= 1;
                if rest != 0 {
                    point = image(&point);
                }
            }
        }
    }

    fn points(&self, references: &[Reference]) -> Vec<(F, F)> {
        references.iter().map(|&r| (*self.x(r), self.y(r))).collect()
    }

    fn keep(&mut self, points: &[(F, F)], room: usize) {
        let fixed = Arc::get_mut(&mut self.fixed).expect("nobody else has them");
        make_room(fixed, room);
        fixed.extend_from_slice(points);
    }

    fn share(self: Box<Self>) -> Arc<NewStore<F>> {
        let fixed = self.fixed;
        Arc::new(move || Box::new(Self::over(fixed.clone())))
    }
}
