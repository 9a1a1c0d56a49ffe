//! Additions of affine points in pairs, eight at a time with one inversion for many. Nothing here is for secrets.

use alloc::boxed::Box;
use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;

use montane_fields::packed::Gather;
use montane_fields::{Coordinate, Field};
use montane_kernels::cpu::tuning::sums::{AHEAD, BATCH_IN_LANES, STEPS};
use montane_kernels::{inlined, prefetch};

use super::store::{Additions, FIRST, Image, NewStore, Pair, Reference, Store, grow, locate, make_room};
use crate::law::affine::{invert_all_vartime, mul_by_call, tangent, third_point};

/// A point in the limbs of the lanes; aligned so that both coordinates come from memory together.
#[derive(Clone, Copy)]
#[repr(C, align(128))]
struct Resting<W> {
    x: W,
    y: W,
}

/// [`Store`] in eight lanes.
struct LaneStore<F: Gather<Single: Coordinate>> {
    points: Vec<Resting<F::AtRest>>,
    fixed: Arc<Vec<Resting<F::AtRest>>>,
    steps: Vec<Step<F>>,
}

/// Which are zero; a call, since it takes long to compile.
fn is_zero_by_call<F: Gather>(a: &F) -> u8 {
    F::outline(inlined!(|| a.is_zero()))
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
    /// Those in which the sum is infinity.
    vanished: u8,
}

/// The entries whose `x` are 0 and 1 and where their sum goes: they fill the last eight pairs, and are no points.
const FILLER: Pair = Pair { a: 0, b: 2, to: 2, key: 0 };

/// The pairs of a batch, eight by eight.
struct Eights<'a> {
    pairs: &'a [Pair],
    /// The last ones, if they are fewer than eight.
    rest: [Pair; 8],
}

impl<'a> Eights<'a> {
    fn of(pairs: &'a [Pair]) -> Self {
        let (_, last) = pairs.as_chunks::<8>();
        let mut rest = [FILLER; 8];
        rest[..last.len()].copy_from_slice(last);
        Self { pairs, rest }
    }

    /// How many there are.
    fn count(&self) -> usize {
        self.pairs.len().div_ceil(8)
    }

    #[inline(always)]
    fn at(&self, i: usize) -> &[Pair; 8] {
        self.pairs[8 * i..].first_chunk().unwrap_or(&self.rest)
    }
}

/// The first points of pairs. Written out: `map` is a call.
#[inline(always)]
fn first([a, b, c, d, e, f, g, h]: &[Pair; 8]) -> [Reference; 8] {
    [a.a, b.a, c.a, d.a, e.a, f.a, g.a, h.a]
}

/// The second points.
#[inline(always)]
fn second([a, b, c, d, e, f, g, h]: &[Pair; 8]) -> [Reference; 8] {
    [a.b, b.b, c.b, d.b, e.b, f.b, g.b, h.b]
}

/// A store in the lanes `F`, eight additions at a time.
pub(crate) fn store_in_lanes<F: Gather<Single: Coordinate> + 'static>() -> Box<dyn Store<F::Single>> {
    Box::new(LaneStore::<F>::over(Arc::default()))
}

impl<F: Gather<Single: Coordinate>> LaneStore<F> {
    /// How many additions share an inversion.
    const BATCH: usize =
        if size_of::<Step<F>>() * BATCH_IN_LANES / 8 > STEPS { BATCH_IN_LANES / 2 } else { BATCH_IN_LANES };

    /// No points but those that stay.
    fn over(fixed: Arc<Vec<Resting<F::AtRest>>>) -> Self {
        let step = Step { x1: F::ZERO, divisor: F::ZERO, before: F::ZERO, doubled: 0, vanished: 0 };
        Self { points: Vec::new(), fixed, steps: vec![step; Self::BATCH / 8] }
    }

    /// Writes points to the first entries, of each the images whose bit is set.
    fn write(
        points: &[(F::Single, F::Single)],
        images: &[u8],
        image: Image<F::Single>,
        mut to: &mut [Resting<F::AtRest>],
    ) {
        // Where there are lanes, the image is (X x^p, Y y^p).
        let factors = image(&(F::Single::ONE, F::Single::ONE));
        // Y is 1 or -1 but in G2.
        let (same, opposite) = (factors.1 == F::Single::ONE, factors.1 == F::Single::ONE.neg());
        let factors = [F::pack(|_| factors.0), F::pack(|_| factors.1)];
        for (i, eight) in points.chunks(8).enumerate() {
            let at = |lane: usize| eight.get(lane).copied().unwrap_or((F::Single::ZERO, F::Single::ZERO));
            let mut x = F::pack(|lane| at(lane).0);
            let mut y = F::pack(|lane| at(lane).1);
            let mut left = [0; 8];
            left[..eight.len()].copy_from_slice(&images[8 * i..][..eight.len()]);
            let mut next = [0; 8];
            let mut count = 0;
            for (next, left) in next.iter_mut().zip(left) {
                *next = count;
                count += left.count_ones() as usize;
            }
            let mut first = at(0);
            let written;
            (written, to) = to.split_at_mut(count);
            F::outline(inlined!(|| {
                loop {
                    x.scatter(inlined!(|lane: usize, words| {
                        if left[lane] & 1 == 1 {
                            written[next[lane]].x = words;
                        }
                    }));
                    y.scatter(inlined!(|lane: usize, words| {
                        if left[lane] & 1 == 1 {
                            written[next[lane]].y = words;
                        }
                    }));
                    for (next, left) in next.iter_mut().zip(&mut left) {
                        *next += usize::from(*left & 1);
                        *left >>= 1;
                    }
                    if left == [0; 8] {
                        break;
                    }
                    x = mul_by_call(&x.frobenius(), &factors[0]);
                    y = y.frobenius();
                    if opposite {
                        y = y.neg();
                    } else if !same {
                        y = mul_by_call(&y, &factors[1]);
                    }
                    if cfg!(debug_assertions) {
                        first = image(&first);
                        debug_assert!((x.unpack()[0], y.unpack()[0]) == first, "the endomorphism has this form");
                    }
                }
            }));
        }
    }

    #[inline(always)]
    fn point(&self, point: Reference) -> &Resting<F::AtRest> {
        let (list, i) = locate(&self.points, &self.fixed, point);
        &list[i]
    }

    /// Those of eight points. Written out: `map` is a call.
    #[inline(always)]
    fn eight(&self, [a, b, c, d, e, f, g, h]: [Reference; 8]) -> [&Resting<F::AtRest>; 8] {
        [
            self.point(a),
            self.point(b),
            self.point(c),
            self.point(d),
            self.point(e),
            self.point(f),
            self.point(g),
            self.point(h),
        ]
    }

    #[inline(always)]
    fn x(&self, points: [Reference; 8]) -> F {
        let [a, b, c, d, e, f, g, h] = self.eight(points);
        F::gather([&a.x, &b.x, &c.x, &d.x, &e.x, &f.x, &g.x, &h.x])
    }
    /// Whatever the signs are.
    #[inline(always)]
    fn positive_y(&self, points: [Reference; 8]) -> F {
        let [a, b, c, d, e, f, g, h] = self.eight(points);
        F::gather([&a.y, &b.y, &c.y, &d.y, &e.y, &f.y, &g.y, &h.y])
    }
    #[inline(always)]
    fn y(&self, points: [Reference; 8]) -> F {
        let y = self.positive_y(points);
        let mut negative = 0;
        for (lane, point) in points.iter().enumerate() {
            negative |= ((point & 1) as u8) << lane;
        }
        y.blend(&y.neg(), negative)
    }

    /// Says that the points of eight pairs will soon be read: a batch has more than a cache near the processor holds.
    #[inline(always)]
    fn expect_eight(&self, pairs: &[Pair; 8]) {
        for pair in pairs {
            self.expect_one(pair.a);
            self.expect_one(pair.b);
        }
    }

    #[inline(always)]
    fn expect_one(&self, point: Reference) {
        let (list, i) = locate(&self.points, &self.fixed, point);
        prefetch(list, i);
    }

    /// The first pass: divisors, and their products before each, in two chains, of even and odd steps.
    #[inline(always)]
    fn divide(&mut self, eights: &Eights<'_>) -> [F; 2] {
        let mut products = [F::ONE; 2];
        for i in 0..eights.count() {
            if i + AHEAD < eights.count() {
                self.expect_eight(eights.at(i + AHEAD));
            }
            self.divide_eight(i, eights.at(i), &mut products[i % 2]);
        }
        products
    }

    #[inline(always)]
    fn divide_eight(&mut self, i: usize, pairs: &[Pair; 8], product: &mut F) {
        let x1 = self.x(first(pairs));
        let divisor = self.x(second(pairs)).sub(&x1);
        let step = &mut self.steps[i];
        step.x1 = x1;
        step.divisor = divisor;
        step.before = *product;
        (step.doubled, step.vanished) = (0, 0);
        *product = mul_by_call(product, &divisor);
    }

    /// The first pass once more, where some pair has `x1 = x2`: that is a doubling, or the sum is infinity.
    #[inline(never)]
    fn divide_exceptional(&mut self, eights: &Eights<'_>) -> [F; 2] {
        F::outline(inlined!(|| {
            let mut products = [F::ONE; 2];
            for i in 0..eights.count() {
                let pairs = eights.at(i);
                let mut divisor = self.steps[i].divisor;
                let equal = is_zero_by_call(&divisor);
                if equal != 0 {
                    let (y1, y2) = (self.positive_y(first(pairs)), self.y(second(pairs)));
                    // As in words: points that are none of the curve are neither equal nor opposite, or of ordinate
                    // zero.
                    let doubled = equal & is_zero_by_call(&y1.sub(&y2)) & !is_zero_by_call(&y1);
                    let vanished = equal & !doubled;
                    divisor = divisor.blend(&y1.double(), doubled).blend(&F::ONE, vanished);
                    (self.steps[i].doubled, self.steps[i].vanished) = (doubled, vanished);
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
    fn finish(
        &mut self,
        eights: &Eights<'_>,
        mut inverses: [F; 2],
        exceptional: bool,
        added: &mut dyn FnMut(&[Pair], u8),
    ) {
        for i in (0..eights.count()).rev() {
            self.finish_eight(i, eights, &mut inverses[i % 2], exceptional, added);
        }
        self.report(0, eights, added);
    }

    /// Says of eight pairs that they are added.
    #[inline(always)]
    fn report(&self, i: usize, eights: &Eights<'_>, added: &mut dyn FnMut(&[Pair], u8)) {
        let vanished = self.steps[i].vanished;
        if vanished == 0 && i + 1 < eights.count() {
            added(eights.at(i), 0);
        } else {
            let rest = &eights.pairs[8 * i..];
            added(&rest[..rest.len().min(8)], vanished);
        }
    }

    #[inline(always)]
    fn finish_eight(
        &mut self,
        i: usize,
        eights: &Eights<'_>,
        inverse: &mut F,
        exceptional: bool,
        added: &mut dyn FnMut(&[Pair], u8),
    ) {
        let pairs = eights.at(i);
        let inverted = mul_by_call(inverse, &self.steps[i].before);
        *inverse = mul_by_call(inverse, &self.steps[i].divisor);
        if i + 1 < eights.count() {
            self.report(i + 1, eights, added);
        }
        let step = &self.steps[i];
        let (y1, y2) = (self.positive_y(first(pairs)), self.y(second(pairs)));
        let mut numerator = y2.sub_lazy(&y1);
        let mut x2 = step.x1.add(&step.divisor);
        if exceptional && step.doubled != 0 {
            numerator = numerator.blend(&tangent(&step.x1), step.doubled);
            x2 = x2.blend(&step.x1, step.doubled);
        }
        let slope = mul_by_call(&numerator, &inverted);
        let [x3, y3] = third_point(&slope, [&step.x1, &y1], &x2);
        x3.scatter(inlined!(|lane: usize, words| self.points[pairs[lane].to as usize].x = words));
        y3.scatter(inlined!(|lane: usize, words| self.points[pairs[lane].to as usize].y = words));
    }
}

impl<F: Gather<Single: Coordinate>> Additions for LaneStore<F> {
    fn batch(&self) -> usize {
        Self::BATCH
    }

    fn copy(&mut self, from: u32, to: u32) {
        self.points[to as usize] = self.points[from as usize];
    }

    fn reserve(&mut self, end: usize) {
        let first = self.points.is_empty();
        grow(&mut self.points, end, Resting { x: F::EMPTY, y: F::EMPTY });
        if first {
            let filler = [(F::Single::ZERO, F::Single::ZERO), (F::Single::ONE, F::Single::ZERO)];
            Self::write(&filler, &[1; 2], |point| *point, &mut self.points);
        }
    }

    fn expect(&self, first: Reference, count: usize) {
        for point in (first..).step_by(2).take(count) {
            self.expect_one(point);
        }
    }

    fn add_pairs(&mut self, pairs: &[Pair], added: &mut dyn FnMut(&[Pair], u8)) {
        let eights = &Eights::of(pairs);
        let (mut products, mut total) = F::outline(inlined!(|| {
            let products = self.divide(eights);
            (products, mul_by_call(&products[0], &products[1]).unpack())
        }));
        let exceptional = total.contains(&F::Single::ZERO);
        if exceptional {
            products = self.divide_exceptional(eights);
            total = F::outline(inlined!(|| mul_by_call(&products[0], &products[1]).unpack()));
        }
        invert_all_vartime(&mut total).expect("no product is zero");
        F::outline(inlined!(|| {
            let inverse = F::pack(|lane| total[lane]);
            let inverses = [mul_by_call(&inverse, &products[1]), mul_by_call(&inverse, &products[0])];
            self.finish(eights, inverses, exceptional, added);
        }));
    }
}

impl<F: Gather<Single: Coordinate> + 'static> Store<F::Single> for LaneStore<F> {
    fn load(&mut self, points: &[(F::Single, F::Single)], images: &[u8], image: Image<F::Single>) {
        Self::write(points, images, image, &mut self.points[FIRST..]);
    }

    fn points(&self, references: &[Reference]) -> Vec<(F::Single, F::Single)> {
        let mut out = Vec::with_capacity(references.len());
        for eight in references.chunks(8) {
            let mut lanes = [FILLER.a; 8];
            lanes[..eight.len()].copy_from_slice(eight);
            let (x, y) = F::outline(inlined!(|| (self.x(lanes).unpack(), self.y(lanes).unpack())));
            out.extend((0..eight.len()).map(|i| (x[i], y[i])));
        }
        out
    }

    fn keep(&mut self, points: &[(F::Single, F::Single)], room: usize) {
        let fixed = Arc::get_mut(&mut self.fixed).expect("nobody else has them");
        make_room(fixed, room);
        let start = fixed.len();
        fixed.resize(start + points.len(), Resting { x: F::EMPTY, y: F::EMPTY });
        Self::write(points, &vec![1; points.len()], |point| *point, &mut fixed[start..]);
    }

    fn share(self: Box<Self>) -> Arc<NewStore<F::Single>> {
        let fixed = self.fixed;
        Arc::new(move || Box::new(Self::over(fixed.clone())))
    }
}
