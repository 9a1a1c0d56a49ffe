//! Sums by buckets (Pippenger), down to one point for each bit of the scalars. Nothing here is for secrets.
//!
//! At each place of the signed digits, the points with the same digit but for its sign are summed: that is their
//! bucket. A place's buckets, each as often as its number says, are then points with scalars again, of fewer bits:
//! their numbers are split in two halves, and the buckets that agree in one half are summed. This takes two additions
//! for each bucket, as a running sum of running sums would, but they are independent of each other. So it goes on until
//! the numbers are bits.
//!
//! Source: Pippenger's method as in Bernstein, Doumen, Lange, Oosterwijk, "Faster batch forgery identification" (eprint
//! 2012/549), section 4.

use alloc::vec::Vec;
use core::ops::Range;

use montane_kernels::cpu::tuning::sums::{FAR, TOGETHER, WIDEST, addition};

use super::chunk::{Lengths, count};
use super::store::{Additions, FIRST, Reference};
use super::sums::{NOTHING, Sums};
use crate::recode::Part;

/// The window that takes least on a thread, if threads share the places: one addition for each digit, more where the
/// buckets are far, and at each place two for each bucket and a bit more.
pub(super) fn window<F>(lengths: &Lengths, threads: usize) -> usize {
    window_of(lengths, threads, |window| addition(window, size_of::<F>()))
}

/// The same, given how long an addition takes with a window. Costs have more bits than the machine's numbers: of 32
/// bits, those of some ten thousand points are too long.
pub(super) fn window_of(lengths: &Lengths, threads: usize, addition: impl Fn(usize) -> usize) -> usize {
    let longest = lengths.longest();
    let cost = |window: usize| {
        let places = count(longest, window) as u128;
        // A thread has its share of the digits and of the places.
        (addition(window) as u128 * lengths.digits(longest, window) + places * (36 << (window - 1)))
            * places.div_ceil(threads as u128)
            / places
    };
    (2..=WIDEST).min_by_key(|&window| cost(window)).unwrap_or(2)
}

/// Points that are added as often as their place in the list says, the first once, and all of them `2^bit` times.
struct Weighed {
    bit: usize,
    points: Vec<Reference>,
}

/// The buckets of some places of the digits, and all that has been put in them, in a store that is handed to all that
/// is done.
pub(super) struct Buckets {
    sums: Sums,
    /// The first entries that are written when buckets are halved, by turns.
    turns: [usize; 2],
    digits: Digits,
    places: Range<usize>,
}

impl Buckets {
    /// Nothing yet, for at most `most` points, in chunks of at most `chunk` where they do not stay in the store.
    pub(super) fn new(
        store: &mut dyn Additions,
        digits: Digits,
        places: Range<usize>,
        chunk: usize,
        most: usize,
    ) -> Self {
        let keys = places.len() << (digits.window - 1);
        let (most, start) = (places.len() * most, FIRST + chunk);
        // What is halved first has most keys: the halves of what it leaves fit where the buckets were.
        let (_, low, high) = split(1 << (digits.window - 1));
        let halves = Sums::room(store, places.len() * (low + high), 2 * keys);
        let after = start + halves.max(Sums::room(store, keys, most));
        store.reserve(after + halves);
        let sums = Sums::new(store, keys, most, start);
        Self { sums, turns: [after, start], digits, places }
    }

    /// Sums up what is in the entries of a chunk, so that other points may be loaded there.
    pub(super) fn settle(&mut self, store: &mut dyn Additions) {
        self.sums.settle(store);
    }

    /// Puts the points of the entries from `first` on in, each as often as its part says.
    pub(super) fn add(&mut self, store: &mut dyn Additions, first: usize, parts: &[Part]) {
        for (place, key) in self.places.clone().zip((0..).step_by(1 << (self.digits.window - 1))) {
            for (parts, first) in parts.chunks(TOGETHER).zip((2 * first as Reference..).step_by(2 * TOGETHER)) {
                if self.digits.window < FAR {
                    self.add_near(store, first, parts, place, key);
                } else {
                    self.add_far(store, first, parts, place, key);
                }
            }
        }
    }

    /// Adds a few points to the buckets of a place, whose first key is `key`. They are so few that a cache holds them,
    /// and the points until their pairs are added.
    fn add_near(&mut self, store: &mut dyn Additions, first: Reference, parts: &[Part], place: usize, key: u32) {
        let Self { sums, digits, .. } = self;
        store.expect(first, parts.len());
        let points = parts.iter().zip((first..).step_by(2)).filter_map(
            #[inline(always)]
            |(part, point)| {
                let (magnitude, negative) = digits.of(part, place);
                (magnitude != 0).then(|| (key + magnitude - 1, point + negative))
            },
        );
        sums.add(store, points);
    }

    /// The same with more buckets: they are asked for before. Their points are not, since so many lines wait for each
    /// other.
    fn add_far(&mut self, store: &mut dyn Additions, mut point: Reference, parts: &[Part], place: usize, key: u32) {
        let mut points = [(0, 0); TOGETHER];
        let mut count = 0;
        for part in parts {
            let (magnitude, negative) = self.digits.of(part, place);
            points[count] = ((key + magnitude).wrapping_sub(1), point + negative);
            count += usize::from(magnitude != 0);
            point += 2;
        }
        self.sums.expect(&points[..count]);
        self.sums.add(store, points[..count].iter().copied());
    }

    /// The sum of all as `sum 2^bit point` over the pairs of a bit and a point that are returned.
    pub(super) fn finish(self, store: &mut dyn Additions) -> Vec<(usize, Reference)> {
        let Self { sums, turns, digits: Digits { window, .. }, places } = self;
        let sums = sums.finish(store);
        let mut groups: Vec<Weighed> = places
            .zip(sums.chunks_exact(1 << (window - 1)))
            .map(|(place, sums)| Weighed { bit: place * window, points: sums.to_vec() })
            .collect();
        drop(sums);
        for start in turns.into_iter().cycle() {
            if groups.iter().all(|group| group.points.len() == 1) {
                break;
            }
            groups = halve(store, &groups, start);
        }
        groups.iter().map(|group| (group.bit, group.points[0])).filter(|(_, point)| *point != NOTHING).collect()
    }
}

/// The digits of parts: `part = sum digit_i 2^(window i)`, of magnitude at most `2^(window - 1)`.
#[derive(Clone, Copy)]
pub(super) struct Digits {
    window: usize,
    /// How many a part has.
    count: usize,
}

impl Digits {
    /// Those of parts of at most `2^bits`.
    pub(super) fn new(bits: usize, window: usize) -> Self {
        Self { window, count: count(bits, window) }
    }

    /// The places of all.
    pub(super) fn places(self) -> Range<usize> {
        0..self.count
    }

    /// Digit `i`, as its magnitude and whether it is negative (Booth).
    #[inline(always)]
    fn of(self, part: &Part, i: usize) -> (u32, u32) {
        // A zero below bit 0, so that each window has its window + 1 bits.
        let bits = if i == 0 { part.magnitude << 1 } else { part.magnitude >> (self.window * i - 1) };
        let bits = bits as u32 & ((2 << self.window) - 1);
        let negative = bits >> self.window;
        let rounded = bits.div_ceil(2);
        let magnitude = if negative == 1 { (1 << self.window) - rounded } else { rounded };
        // The last one's top bit is set if all of it is 2^(window - 1): nothing is carried.
        let carried = negative & u32::from(i + 1 < self.count);
        (magnitude, carried ^ u32::from(part.negative))
    }
}

/// Half of the bits of the largest number of a group, so that neither half is empty, and the largest numbers of both
/// halves.
fn split(largest: usize) -> (usize, usize, usize) {
    let bits = (largest.ilog2() as usize).div_ceil(2);
    if largest == 1 { (bits, 1, 0) } else { (bits, (1 << bits) - 1, largest >> bits) }
}

/// Each group as two of half as many bits, in the entries from `start` on: no other entry that was written is read
/// again.
fn halve(store: &mut dyn Additions, groups: &[Weighed], start: usize) -> Vec<Weighed> {
    let split = |group: &Weighed| split(group.points.len());
    let keys = groups.iter().map(split).map(|(_, low, high)| low + high).sum();
    let most = groups.iter().map(|group| 2 * group.points.len()).sum();
    let mut sums = Sums::new(store, keys, most, start);
    debug_assert!(
        groups.iter().flat_map(|group| &group.points).all(|point| !sums.owns(*point)),
        "what is read is written"
    );
    // The bit and the size of each new group.
    let mut halves = Vec::new();
    let mut key = 0;
    for group in groups {
        let (bits, low, high) = split(group);
        let halves_of = |(number, &point): (usize, &Reference)| {
            let (l, h) = (number & low, number >> bits);
            let lower = (l != 0).then(|| ((key + l - 1) as u32, point));
            let upper = (h != 0 && high != 0).then(|| ((key + low + h - 1) as u32, point));
            lower.into_iter().chain(upper)
        };
        let known = (1..).zip(&group.points).filter(|(_, point)| **point != NOTHING);
        sums.add(store, known.flat_map(halves_of));
        halves.push((group.bit, low));
        if high != 0 {
            halves.push((group.bit + bits, high));
        }
        key += low + high;
    }
    sums.settle(store);
    let sums = sums.finish(store);
    let mut rest = &sums[..];
    let halves = halves.into_iter().map(|(bit, size)| {
        let (points, after) = rest.split_at(size);
        rest = after;
        Weighed { bit, points: points.to_vec() }
    });
    halves.collect()
}
