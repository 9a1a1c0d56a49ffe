//! Additions of affine points in pairs, eight at a time with one inversion for many. Nothing here is for secrets.

use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;
use core::hint::select_unpredictable;

use montane_fields::packed::Gather;
use montane_fields::{Coordinate, Field};
use montane_kernels::cpu::tuning::sums::{AHEAD, BATCH_IN_LANES};
use montane_kernels::{inlined, prefetch};

use super::sums::{FIXED, Pair, Reference, Rows, grow};
use crate::law::affine::{invert_all_vartime, mul_by_call, tangent, third_point};

/// A point in the limbs of the lanes; aligned so that both coordinates come from memory together.
#[derive(Clone, Copy)]
#[repr(C, align(128))]
pub(super) struct Row<W> {
    x: W,
    y: W,
}

/// [`Rows`] of eight lanes.
pub(super) struct LaneRows<F: Gather<Single: Coordinate>> {
    rows: Vec<Row<F::AtRest>>,
    fixed: Arc<Vec<Row<F::AtRest>>>,
    steps: Vec<Step<F>>,
}

/// What the first pass over a batch leaves for the second, for eight pairs.
#[derive(Clone, Copy)]
struct Step<F> {
    x1: F,
    /// What is inverted: `x2 - x1`, or `2 y1` where a point is doubled.
    divisor: F,
    /// The product of all divisors before.
    before: F,
    /// The lanes in which a point is doubled.
    doubled: u8,
}

/// The rows whose `x` are 0 and 1 and where their sum goes: they fill the last eight pairs, and are no points.
const FILLER: Pair = Pair { a: 0, b: 2, to: 2 };

/// Eight pairs.
struct Eight {
    a: [Reference; 8],
    b: [Reference; 8],
    to: [u32; 8],
}

impl Eight {
    #[inline(always)]
    fn of(pairs: &[Pair]) -> Self {
        let mut eight = Self { a: [FILLER.a; 8], b: [FILLER.b; 8], to: [FILLER.to; 8] };
        for (lane, pair) in pairs.iter().take(8).enumerate() {
            (eight.a[lane], eight.b[lane], eight.to[lane]) = (pair.a, pair.b, pair.to);
        }
        eight
    }
}

impl<F: Gather<Single: Coordinate>> LaneRows<F> {
    /// Writes points to the first rows.
    fn write(points: &[(F::Single, F::Single)], rows: &mut [Row<F::AtRest>]) {
        for (i, eight) in points.chunks(8).enumerate() {
            let at = |lane: usize| eight.get(lane).copied().unwrap_or((F::Single::ZERO, F::Single::ZERO));
            let x = F::pack(|lane| at(lane).0);
            let y = F::pack(|lane| at(lane).1);
            let rows = &mut rows[8 * i..][..eight.len()];
            F::outline(inlined!(|| {
                x.scatter(inlined!(|lane: usize, words| {
                    if let Some(row) = rows.get_mut(lane) {
                        row.x = words;
                    }
                }));
                y.scatter(inlined!(|lane: usize, words| {
                    if let Some(row) = rows.get_mut(lane) {
                        row.y = words;
                    }
                }));
            }));
        }
    }

    /// Without a branch, since nobody could foretell whether a point is a sum.
    #[inline(always)]
    fn row(&self, point: Reference) -> &Row<F::AtRest> {
        let index = point as usize / 2;
        let (rows, first) = select_unpredictable(index < FIXED, (&*self.rows, 0), (&**self.fixed, FIXED));
        &rows[index - first]
    }

    #[inline(always)]
    fn x(&self, points: &[Reference; 8]) -> F {
        F::gather(points.map(
            #[inline(always)]
            |point| &self.row(point).x,
        ))
    }
    /// Whatever the signs are.
    #[inline(always)]
    fn positive_y(&self, points: &[Reference; 8]) -> F {
        F::gather(points.map(
            #[inline(always)]
            |point| &self.row(point).y,
        ))
    }
    #[inline(always)]
    fn y(&self, points: &[Reference; 8]) -> F {
        let y = self.positive_y(points);
        let mut negative = 0;
        for (lane, point) in points.iter().enumerate() {
            negative |= ((point & 1) as u8) << lane;
        }
        y.blend(&y.neg(), negative)
    }

    /// Says that the points of eight pairs will soon be read: a batch has more than a cache near the processor holds.
    #[inline(always)]
    fn expect_pairs(&self, pairs: &[Pair], eight: usize) {
        for pair in pairs.iter().skip(8 * eight).take(8) {
            self.expect(pair.a);
            self.expect(pair.b);
        }
    }

    /// The first pass: divisors, and their products before each, in two chains, of even and odd steps.
    #[inline(always)]
    fn divide(&mut self, pairs: &[Pair]) -> [F; 2] {
        let mut products = [F::ONE; 2];
        for (i, eight) in pairs.chunks(8).enumerate() {
            self.expect_pairs(pairs, i + AHEAD);
            self.divide_eight(i, eight, &mut products[i % 2]);
        }
        products
    }

    #[inline(always)]
    fn divide_eight(&mut self, i: usize, pairs: &[Pair], product: &mut F) {
        let eight = Eight::of(pairs);
        let x1 = self.x(&eight.a);
        let divisor = self.x(&eight.b).sub(&x1);
        let step = &mut self.steps[i];
        step.x1 = x1;
        step.divisor = divisor;
        step.before = *product;
        step.doubled = 0;
        *product = mul_by_call(product, &divisor);
    }

    /// The first pass once more, where some pair has `x1 = x2`: that is a doubling, or the sum is infinity.
    #[inline(never)]
    fn divide_exceptional(&mut self, pairs: &[Pair], vanished: &mut Vec<u32>) -> [F; 2] {
        F::outline(inlined!(|| {
            let mut products = [F::ONE; 2];
            for (i, pairs) in pairs.chunks(8).enumerate() {
                let eight = Eight::of(pairs);
                let mut divisor = self.steps[i].divisor;
                let equal = divisor.is_zero();
                if equal != 0 {
                    let (y1, y2) = (self.positive_y(&eight.a), self.y(&eight.b));
                    let opposite = y1.add(&y2).is_zero() & equal;
                    let doubled = equal & !opposite;
                    divisor = divisor.blend(&y1.double(), doubled).blend(&F::ONE, opposite);
                    vanished.extend((0..8).filter(|lane| opposite >> lane & 1 == 1).map(|lane| 8 * i as u32 + lane));
                    self.steps[i].doubled = doubled;
                }
                self.steps[i].divisor = divisor;
                self.steps[i].before = products[i % 2];
                products[i % 2] = mul_by_call(&products[i % 2], &divisor);
            }
            products
        }))
    }

    /// The second pass, last pairs first. `inverses` are those of the products of all divisors.
    #[inline(always)]
    fn finish(&mut self, pairs: &[Pair], mut inverses: [F; 2], exceptional: bool) {
        for (i, eight) in pairs.chunks(8).enumerate().rev() {
            self.expect_pairs(pairs, i.saturating_sub(AHEAD));
            self.finish_eight(i, eight, &mut inverses[i % 2], exceptional);
        }
    }

    #[inline(always)]
    fn finish_eight(&mut self, i: usize, pairs: &[Pair], inverse: &mut F, exceptional: bool) {
        let eight = Eight::of(pairs);
        let step = &self.steps[i];
        let inverted = mul_by_call(inverse, &step.before);
        *inverse = mul_by_call(inverse, &step.divisor);
        let (y1, y2) = (self.positive_y(&eight.a), self.y(&eight.b));
        let mut numerator = y2.sub_lazy(&y1);
        let mut x2 = step.x1.add(&step.divisor);
        if exceptional && step.doubled != 0 {
            numerator = numerator.blend(&tangent(&step.x1), step.doubled);
            x2 = x2.blend(&step.x1, step.doubled);
        }
        let slope = mul_by_call(&numerator, &inverted);
        let [x3, y3] = third_point(&slope, [&step.x1, &y1], &x2);
        x3.scatter(inlined!(|lane: usize, words| self.rows[eight.to[lane] as usize].x = words));
        y3.scatter(inlined!(|lane: usize, words| self.rows[eight.to[lane] as usize].y = words));
    }
}

impl<F: Gather<Single: Coordinate>> Rows for LaneRows<F> {
    type Single = F::Single;
    type Row = Row<F::AtRest>;
    const BATCH: usize = BATCH_IN_LANES;
    const FIRST: usize = 3;

    fn over(fixed: Arc<Vec<Self::Row>>) -> Self {
        let step = Step { x1: F::ZERO, divisor: F::ZERO, before: F::ZERO, doubled: 0 };
        Self { rows: Vec::new(), fixed, steps: vec![step; Self::BATCH / 8] }
    }

    fn rest(points: &[(F::Single, F::Single)], rows: &mut Vec<Self::Row>) {
        let start = rows.len();
        rows.resize(start + points.len(), Row { x: F::EMPTY, y: F::EMPTY });
        Self::write(points, &mut rows[start..]);
    }

    fn load(&mut self, points: &[(F::Single, F::Single)]) {
        Self::write(points, &mut self.rows[Self::FIRST..]);
    }

    fn copy(&mut self, from: u32, to: u32) {
        self.rows[to as usize] = self.rows[from as usize];
    }

    fn reserve(&mut self, end: usize) {
        let first = self.rows.is_empty();
        grow(&mut self.rows, end, Row { x: F::EMPTY, y: F::EMPTY });
        if first {
            Self::write(&[(F::Single::ZERO, F::Single::ZERO), (F::Single::ONE, F::Single::ZERO)], &mut self.rows);
        }
    }

    #[inline(always)]
    fn expect(&self, point: Reference) {
        prefetch(self.row(point));
    }

    fn add_pairs(&mut self, pairs: &[Pair], vanished: &mut Vec<u32>) {
        let (mut products, mut total) = F::outline(inlined!(|| {
            let products = self.divide(pairs);
            (products, mul_by_call(&products[0], &products[1]).unpack())
        }));
        let exceptional = total.contains(&F::Single::ZERO);
        if exceptional {
            products = self.divide_exceptional(pairs, vanished);
            total = F::outline(inlined!(|| mul_by_call(&products[0], &products[1]).unpack()));
        }
        invert_all_vartime(&mut total).expect("no product is zero");
        F::outline(inlined!(|| {
            let inverse = F::pack(|lane| total[lane]);
            let inverses = [mul_by_call(&inverse, &products[1]), mul_by_call(&inverse, &products[0])];
            self.finish(pairs, inverses, exceptional);
        }));
    }

    fn points(&self, references: &[Reference]) -> Vec<(F::Single, F::Single)> {
        let mut out = Vec::with_capacity(references.len());
        for eight in references.chunks(8) {
            let lanes: [Reference; 8] = core::array::from_fn(|i| eight.get(i).copied().unwrap_or(FILLER.a));
            let (x, y) = F::outline(inlined!(|| (self.x(&lanes).unpack(), self.y(&lanes).unpack())));
            out.extend((0..eight.len()).map(|i| (x[i], y[i])));
        }
        out
    }
}
