//! Sums by buckets (Pippenger), down to one point for each bit of the scalars. Nothing here is for secrets.
//!
//! At each place of the signed digits, the points with the same digit but for its sign are summed: that is their bucket. A
//! place's buckets, each as often as its number says, are then points with scalars again, of fewer bits: their numbers are
//! split in two halves, and the buckets that agree in one half are summed. This takes two additions for each bucket, as a
//! running sum of running sums would, but they are independent of each other. So it goes on until the numbers are bits.
//!
//! Source: Pippenger's method as in Bernstein, Doumen, Lange, Oosterwijk, "Faster batch forgery identification" (eprint
//! 2012/549), section 4.

use alloc::vec::Vec;
use core::ops::Range;

use super::sums::{NOTHING, Reference, Rows, Sums};
use crate::recode::Part;

/// How many digits of `window` bits stand for any part of `bits` bits: one bit more, for the last carry.
fn count(bits: usize, window: usize) -> usize {
    (bits + 1).div_ceil(window)
}

/// The window with the fewest additions on a thread, if threads share the places, and how many places it makes: at each, one
/// addition for each point, and two for each bucket and a bit more.
pub(super) fn windows(points: usize, bits: usize, threads: usize) -> (usize, usize) {
    let cost = |window: usize| count(bits, window).div_ceil(threads) * (4 * points + (9 << (window - 1)));
    let window = (2..=16).min_by_key(|&window| cost(window)).unwrap_or(2);
    (window, count(bits, window))
}

/// Points that are worked on together: those of as many places as make this many.
const GROUP: usize = 1 << 19;

/// Points that are added as often as their place in the list says, the first once, and all of them `2^bit` times.
struct Weighed {
    bit: usize,
    points: Vec<Reference>,
}

/// The share of some places of the digits in `sum parts[i] points[i] = sum 2^bit point`, a sum over the pairs of a bit and a point that are
/// returned. The points are the rows from `first` on.
pub(super) fn sums_by_bit<R: Rows>(
    rows: &mut R,
    first: usize,
    parts: &[Part],
    window: usize,
    places: Range<usize>,
) -> Vec<(usize, (R::Single, R::Single))> {
    let together = (GROUP / parts.len().max(1)).max(1);
    let mut out = Vec::new();
    for place in places.clone().step_by(together) {
        let weighed = weigh(rows, first, parts, window, place..places.end.min(place + together));
        let known = weighed.iter().filter(|w| w.points[0] != NOTHING);
        let references: Vec<Reference> = known.clone().map(|w| w.points[0]).collect();
        out.extend(known.map(|w| w.bit).zip(rows.points(&references)));
    }
    out
}

/// What some places add, one point for each bit. Rows after the points are overwritten.
fn weigh<R: Rows>(rows: &mut R, first: usize, parts: &[Part], window: usize, places: Range<usize>) -> Vec<Weighed> {
    let buckets = 1 << (window - 1);
    let (mut sums, mut end) = Sums::new(rows, buckets * places.len(), parts.len() * places.len(), first + parts.len());
    for (place, key) in places.clone().zip((0..).step_by(buckets)) {
        for (part, point) in parts.iter().zip((2 * first as Reference..).step_by(2)) {
            let (magnitude, negative) = digit(part, window, place);
            if magnitude != 0 {
                sums.add(rows, key + magnitude - 1, point + negative);
            }
        }
    }
    let sums = sums.finish(rows);
    let mut groups: Vec<Weighed> = places
        .zip(sums.chunks_exact(buckets))
        .map(|(place, sums)| Weighed { bit: place * window, points: sums.to_vec() })
        .collect();
    while groups.iter().any(|group| group.points.len() > 1) {
        (groups, end) = halve(rows, &groups, end);
    }
    groups
}

/// Digit `i` of `part = sum digit_i 2^(window i)`, as its magnitude, at most `2^(window - 1)`, and whether it is negative (Booth).
#[inline(always)]
fn digit(part: &Part, window: usize, i: usize) -> (u32, u32) {
    // A zero below bit 0, so that each window has its window + 1 bits.
    let bits = if i == 0 { part.magnitude << 1 } else { part.magnitude >> (window * i - 1) };
    let bits = bits as u32 & ((2 << window) - 1);
    let negative = bits >> window;
    let rounded = bits.div_ceil(2);
    let magnitude = if negative == 1 { (1 << window) - rounded } else { rounded };
    (magnitude, negative ^ u32::from(part.negative))
}

/// Each group as two of half as many bits.
fn halve<R: Rows>(rows: &mut R, groups: &[Weighed], start: usize) -> (Vec<Weighed>, usize) {
    // Half of the bits of the largest number, so that neither half is empty; the largest numbers of both halves.
    let split = |group: &Weighed| {
        let largest = group.points.len();
        let bits = (largest.ilog2() as usize).div_ceil(2);
        if largest == 1 { (bits, 1, 0) } else { (bits, (1 << bits) - 1, largest >> bits) }
    };
    let keys = groups.iter().map(split).map(|(_, low, high)| low + high).sum();
    let most = groups.iter().map(|group| 2 * group.points.len()).sum();
    let (mut sums, end) = Sums::new(rows, keys, most, start);
    // The bit and the size of each new group.
    let mut halves = Vec::new();
    let mut key = 0;
    for group in groups {
        let (bits, low, high) = split(group);
        for (number, &point) in (1..).zip(&group.points) {
            if point == NOTHING {
                continue;
            }
            let (l, h) = (number & low, number >> bits);
            if l != 0 {
                sums.add(rows, (key + l - 1) as u32, point);
            }
            if h != 0 && high != 0 {
                sums.add(rows, (key + low + h - 1) as u32, point);
            }
        }
        halves.push((group.bit, low));
        if high != 0 {
            halves.push((group.bit + bits, high));
        }
        key += low + high;
    }
    let sums = sums.finish(rows);
    let mut rest = &sums[..];
    let halves = halves.into_iter().map(|(bit, size)| {
        let (points, after) = rest.split_at(size);
        rest = after;
        Weighed { bit, points: points.to_vec() }
    });
    (halves.collect(), end)
}
