//! Sums of many products by buckets, in vector lanes or without. Nothing here is for secrets.
//!
//! With signed digits `s_i = sum of d_ij 2^(bits j)`, the points that have the same magnitude `m` at the same place `j`
//! are summed: that is their bucket. A place's buckets, each `m` times, are then a running sum of running sums, and the
//! places are joined by doublings. Every point is added once for each digit of its scalar, whatever its magnitude, and
//! no point needs a table.
//!
//! A lane fills one bucket at a time. Buckets of all places are sorted by how many points they get, so that eight
//! neighbours have equal work; the points are affine and fetched from wherever they are, three rows of words for each
//! lane.
//!
//! Source: Pippenger's method as in Bernstein, Doumen, Lange, Oosterwijk, "Faster batch forgery identification" (eprint
//! 2012/549), section 4.

use alloc::vec;
use alloc::vec::Vec;

use montane_fields::curve25519::FieldForm;
use montane_groups::recode::signed_digits;
use montane_kernels::cpu::tuning::edwards25519::wider_from;
use montane_kernels::cpu::{Isa, Level};
use montane_kernels::fe25519::FieldLanes;
use montane_kernels::inlined;

use super::constants::D2;
use super::point4::Point4;
use super::straus::Accumulator;
use super::{Affine, Coordinates, EdwardsPoint};
use crate::edwards::{AffineCached, Cached, Completed, Extended};

/// `y + x`, `y - x` and `2dxy` of a point, canonical words; aligned so that no row straddles two cache lines.
#[derive(Clone, Copy)]
#[repr(align(32))]
pub(super) struct Prepared([[u64; 4]; 3]);

impl Prepared {
    /// The neutral element.
    pub(super) const NEUTRAL: Self = Self([[1, 0, 0, 0], [1, 0, 0, 0], [0; 4]]);

    /// Eight affine points.
    #[inline(always)]
    pub(super) fn eight<L: FieldLanes<8>>(x: L, y: L) -> [Self; 8] {
        let xy2d = x.mul(y).mul(L::from_words(x.isa(), D2));
        let rows = [y.add(x).unpack(), y.sub(x).unpack(), xy2d.unpack()];
        let mut points = [Self::NEUTRAL; 8];
        for lane in 0..8 {
            points[lane] = Self([rows[0][lane], rows[1][lane], rows[2][lane]]);
        }
        points
    }

    /// In each lane the point of a digit, the one at `step` of the lane's list, with that digit's sign; beyond the
    /// list's end the neutral element.
    #[inline(always)]
    fn load<L: FieldLanes<8>>(
        isa: L::Isa,
        digit: Digit,
        points: &[Self],
        digits: &[i8],
        lists: &[&[u32]; 8],
        step: usize,
    ) -> AffineCached<L> {
        let mut chosen = [&Self::NEUTRAL; 8];
        let mut negative = 0;
        for lane in 0..8 {
            if let Some(&i) = lists[lane].get(step) {
                chosen[lane] = &points[digit.split(i as usize).0];
                negative |= (digits[i as usize] as u8 >> 7) << lane;
            }
        }
        let mut coordinates = [L::zero(isa); 3];
        for i in 0..3 {
            coordinates[i] = L::pack(
                isa,
                [
                    &chosen[0].0[i],
                    &chosen[1].0[i],
                    &chosen[2].0[i],
                    &chosen[3].0[i],
                    &chosen[4].0[i],
                    &chosen[5].0[i],
                    &chosen[6].0[i],
                    &chosen[7].0[i],
                ],
            );
        }
        let [plus, minus, xy2d] = coordinates;
        let [y_plus_x, y_minus_x] = plus.swap(minus, negative);
        AffineCached { y_plus_x, y_minus_x, xy2d: xy2d.blend(xy2d.neg(), negative) }
    }
}

/// A bucket's sum as an addend: the coordinates of a [`Cached`], canonical words.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Sum([[u64; 4]; 4]);

impl Sum {
    const NEUTRAL: Self = Self([[1, 0, 0, 0], [1, 0, 0, 0], [2, 0, 0, 0], [0; 4]]);
}

/// How scalars are cut into digits. The size is not a constant of the code, which is large and need be there only once.
#[derive(Clone, Copy)]
struct Digit {
    bits: usize,
    /// The logarithm of how far apart two scalars' digits are: of the places in four words, rounded up.
    log_stride: u32,
}

impl Digit {
    const EIGHT_BITS: Self = Self::of(8);

    const fn of(bits: usize) -> Self {
        Self { bits, log_stride: 256usize.div_ceil(bits).next_power_of_two().ilog2() }
    }

    /// The digits for a sum of so many products in lanes of a level: each bit more takes fewer additions for each
    /// point, and twice as many for all buckets.
    ///
    /// Scalars below `L` are taken as they are. Between `-L/2` and `L/2` they would have half an addition less of sixty
    /// with digits of four bits, because 252 bits and a little are 63 digits and a carry, of half of the scalars; but
    /// `k` and `k - L` have different products with a point that has a component of small order. With five bits or
    /// eight the last digit has bits of its own, and there is no difference; with six or seven half of the points would
    /// meet in one bucket.
    const fn in_lanes(level: Level, points: usize) -> Self {
        let [five, eight] = wider_from(level);
        Self::of(if points < five {
            4
        } else if points < eight {
            5
        } else {
            8
        })
    }

    /// Places of a digit in four words.
    const fn places(self) -> usize {
        256usize.div_ceil(self.bits)
    }
    /// Buckets of a place: the magnitudes 1 to `2^(bits - 1)`.
    const fn magnitudes(self) -> usize {
        1 << (self.bits - 1)
    }
    /// Whose digit number `i` is, and its place.
    const fn split(self, i: usize) -> (usize, usize) {
        (i >> self.log_stride, i & ((1 << self.log_stride) - 1))
    }
    /// The digits of all scalars, as [`Self::split`] finds them.
    fn digits(self, scalars: &[[u64; 4]]) -> Vec<i8> {
        signed_digits(self.bits, 1 << self.log_stride, scalars)
    }
}

/// `sum of scalars[i] points[i]`, for any points of the curve and scalars whose magnitude is at most `2^254 + 2^128`,
/// in two's complement: integers, not classes modulo `L`. The result is in the form `F`.
pub(super) fn sum<F: FieldForm, L: FieldLanes<8>>(
    lanes: L::Isa,
    isa: F::Isa,
    points: &[Prepared],
    scalars: &[[u64; 4]],
) -> Extended<F> {
    assert_eq!(points.len(), scalars.len(), "one scalar for each point");
    EdwardsPoint(sum_in_lanes::<L>(lanes, points, scalars)).load::<F>(isa)
}

fn sum_in_lanes<L: FieldLanes<8>>(lanes: L::Isa, points: &[Prepared], scalars: &[[u64; 4]]) -> Coordinates {
    let digit = Digit::in_lanes(L::Isa::LEVEL, points.len());
    let digits = digit.digits(scalars);
    lanes.outline(inlined!(|| {
        let sums = fill::<L>(lanes, digit, points, &digits);
        join::<Point4<L::Four>>(lanes, &weigh::<L>(lanes, digit, &sums), digit.bits).coordinates()
    }))
}

/// [`sum`] without lanes, in any form, with digits of eight bits, also for any points of the curve.
pub(super) fn sum_one_by_one<F: FieldForm>(isa: F::Isa, points: &[Affine], scalars: &[[u64; 4]]) -> Extended<F> {
    const DIGIT: Digit = Digit::EIGHT_BITS;
    let d2 = F::from_words(isa, D2);
    let prepare = |point: &Affine| {
        let Extended { x, y, t, .. } = point.extended::<F>(isa);
        AffineCached { y_plus_x: y.add(x), y_minus_x: y.sub(x), xy2d: t.mul(d2) }
    };
    let points: Vec<AffineCached<F>> = points.iter().map(prepare).collect();
    let digits = DIGIT.digits(scalars);
    let weighed: Vec<Coordinates> = (0..DIGIT.places())
        .map(|place| {
            let mut buckets = [Extended::<F>::identity(isa); DIGIT.magnitudes()];
            for (point, digits) in points.iter().zip(digits.chunks_exact(1 << DIGIT.log_stride)) {
                let digit = digits[place];
                if digit != 0 {
                    let bucket = &mut buckets[usize::from(digit.unsigned_abs()) - 1];
                    *bucket = if digit < 0 { bucket.sub_affine(point) } else { bucket.add_affine(point) }.extended();
                }
            }
            let (mut running, mut total) = (Extended::<F>::identity(isa), Extended::<F>::identity(isa));
            for bucket in buckets.iter().rev() {
                running = running.add(&bucket.cached(d2)).extended();
                total = total.add(&running.cached(d2)).extended();
            }
            EdwardsPoint::store(&total).0
        })
        .collect();
    join::<Completed<F>>(isa, &weighed, DIGIT.bits).extended()
}

/// `sum of 2^(bits j) weighed[j]`
#[inline(always)]
fn join<A: Accumulator>(isa: A::Isa, weighed: &[Coordinates], bits: usize) -> A {
    let constant = A::constant(isa);
    let mut total = A::identity(isa);
    for place in weighed.iter().rev() {
        total.double(bits);
        total.add(&A::from_coordinates(isa, place).prepare(constant), false);
    }
    total
}

/// The indices of `keys` sorted by key, and where each of the keys `0..classes` starts among them.
fn sort_by_key(keys: impl Iterator<Item = usize> + Clone, classes: usize) -> (Vec<u32>, Vec<u32>) {
    let mut starts = vec![0u32; classes + 1];
    for key in keys.clone() {
        starts[key + 1] += 1;
    }
    for key in 0..classes {
        starts[key + 1] += starts[key];
    }
    let mut next = starts.clone();
    let mut indices = vec![0; starts[classes] as usize];
    for (i, key) in keys.enumerate() {
        indices[next[key] as usize] = i as u32;
        next[key] += 1;
    }
    (indices, starts)
}

/// The buckets' sums: `[place][magnitude - 1]`, for as many places as fill lanes.
#[inline(always)]
fn fill<L: FieldLanes<8>>(lanes: L::Isa, digit: Digit, points: &[Prepared], digits: &[i8]) -> Vec<Sum> {
    let buckets = digit.places() * digit.magnitudes();
    // The digit 0 goes to a class of its own.
    let bucket = |(i, value): (usize, &i8)| match value {
        0 => buckets,
        _ => digit.split(i).1 * digit.magnitudes() + usize::from(value.unsigned_abs()) - 1,
    };
    let (members, starts) = sort_by_key(digits.iter().enumerate().map(bucket), buckets + 1);
    let size = |bucket: usize| (starts[bucket + 1] - starts[bucket]) as usize;
    let largest = (0..buckets).map(size).max().unwrap_or(0);
    let (by_size, sizes) = sort_by_key((0..buckets).map(size), largest + 1);

    let d2 = L::from_words(lanes, D2);
    let mut sums = vec![Sum::NEUTRAL; digit.places().next_multiple_of(8) * digit.magnitudes()];
    for eight in by_size[sizes[1.min(largest)] as usize..].chunks(8) {
        // The members of each lane's bucket.
        let mut lists = [&[][..]; 8];
        for (list, &bucket) in lists.iter_mut().zip(eight) {
            *list = &members[starts[bucket as usize] as usize..starts[bucket as usize + 1] as usize];
        }
        let mut sum = Prepared::load::<L>(lanes, digit, points, digits, &lists, 0).extended();
        for step in 1..lists[eight.len() - 1].len() {
            sum = sum.add_affine(&Prepared::load::<L>(lanes, digit, points, digits, &lists, step)).extended();
        }
        let sum = sum.cached(d2);
        let words = [sum.y_plus_x.unpack(), sum.y_minus_x.unpack(), sum.z2.unpack(), sum.t2d.unpack()];
        for (lane, &bucket) in eight.iter().enumerate() {
            sums[bucket as usize] = Sum([words[0][lane], words[1][lane], words[2][lane], words[3][lane]]);
        }
    }
    sums
}

/// Each place's buckets, `m` times the bucket of magnitude `m`, summed; eight places at a time.
#[inline(always)]
fn weigh<L: FieldLanes<8>>(lanes: L::Isa, digit: Digit, sums: &[Sum]) -> Vec<Coordinates> {
    let magnitudes = digit.magnitudes();
    let d2 = L::from_words(lanes, D2);
    let mut weighed = Vec::with_capacity(digit.places());
    for eight in sums.chunks_exact(8 * magnitudes) {
        // The sum of the buckets from a magnitude on, and the sum of those sums.
        let (mut running, mut total) = (Extended::<L>::identity(lanes), Extended::<L>::identity(lanes));
        for m in (0..magnitudes).rev() {
            let mut coordinates = [L::zero(lanes); 4];
            for i in 0..4 {
                coordinates[i] = L::pack(
                    lanes,
                    [
                        &eight[m].0[i],
                        &eight[magnitudes + m].0[i],
                        &eight[2 * magnitudes + m].0[i],
                        &eight[3 * magnitudes + m].0[i],
                        &eight[4 * magnitudes + m].0[i],
                        &eight[5 * magnitudes + m].0[i],
                        &eight[6 * magnitudes + m].0[i],
                        &eight[7 * magnitudes + m].0[i],
                    ],
                );
            }
            let [y_plus_x, y_minus_x, z2, t2d] = coordinates;
            running = running.add(&Cached { y_plus_x, y_minus_x, z2, t2d }).extended();
            total = total.add(&running.cached(d2)).extended();
        }
        let words = [total.x.unpack(), total.y.unpack(), total.z.unpack(), total.t.unpack()];
        weighed.extend((0..8).map(|lane| [words[0][lane], words[1][lane], words[2][lane], words[3][lane]]));
    }
    weighed.truncate(digit.places());
    weighed
}
