//! Sums of many points by keys, in batches of additions in pairs. Nothing here is for secrets.
//!
//! A point waits in its key's slot until another one with the same key comes, and then the two are a pair; the sum of a
//! pair comes back as a point does. The additions of a batch are independent of each other: in affine coordinates they share
//! one inversion, which makes them cheaper than in any other coordinates, and they can run in lanes. Batches are full until
//! the last points have come, however the keys are spread, and a sum is used again while it is in the cache.
//!
//! Source: the affine additions with a shared inversion of eprint 2022/1396, whose queue of conflicts is not needed where
//! sums are formed in pairs.

use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;

use montane_fields::Coordinate;
use montane_kernels::{prefer_huge_pages, prefetch};

/// A point among [`Rows`]: twice its index, plus 1 for its negative.
pub(super) type Reference = u32;

/// The index of the first point that stays: the sums of pairs are written to rows below it, at most as many.
pub(super) const FIXED: usize = 1 << 30;

/// No point: the sum of none, or infinity.
pub(super) const NOTHING: Reference = Reference::MAX;

/// `a + b`, or its negative if `a` is negative, to be written to a row: the sign of `a` is the sum's, that of `b` is relative to it.
#[derive(Clone, Copy)]
pub(super) struct Pair {
    pub(super) a: Reference,
    pub(super) b: Reference,
    pub(super) to: u32,
}

/// Many finite points, and additions in pairs among them.
pub(super) trait Rows: Sized {
    /// A coordinate.
    type Single: Coordinate;
    /// A point at rest.
    type Row: Copy + Send + Sync + 'static;
    /// How many additions share an inversion.
    const BATCH: usize;
    /// The index of the first point.
    const FIRST: usize;

    /// No rows but those that stay, from the index [`FIXED`] on.
    fn over(fixed: Arc<Vec<Self::Row>>) -> Self;
    /// No rows.
    fn new() -> Self {
        Self::over(Arc::default())
    }
    /// Puts points at rest behind others.
    fn rest(points: &[(Self::Single, Self::Single)], rows: &mut Vec<Self::Row>);
    /// Writes points from the row [`Self::FIRST`] on: no more than there is room for.
    fn load(&mut self, points: &[(Self::Single, Self::Single)]);
    /// Writes what one row holds to another one.
    fn copy(&mut self, from: u32, to: u32);
    /// Makes room for points up to the index `end`.
    fn reserve(&mut self, end: usize);
    /// Says that a point will soon be asked for.
    fn expect(&self, point: Reference);
    /// Writes the sums of at most [`Self::BATCH`] pairs, to rows that no pair reads. The indices of pairs whose sum is infinity
    /// are pushed to `vanished`, in order; their rows mean nothing.
    fn add_pairs(&mut self, pairs: &[Pair], vanished: &mut Vec<u32>);
    /// The coordinates of points.
    fn points(&self, references: &[Reference]) -> Vec<(Self::Single, Self::Single)>;
}

/// Rows up to the index `end`, the new ones as `row`. They grow by doubling: with their exact size the allocator would give the memory back
/// after every sum.
pub(super) fn grow<T: Copy>(rows: &mut Vec<T>, end: usize, row: T) {
    if rows.len() < end {
        rows.reserve(end - rows.len());
        prefer_huge_pages(rows.spare_capacity_mut());
        rows.resize(end, row);
    }
}

/// Points on their way to the sums of their keys.
pub(super) struct Sums {
    /// The point that waits, for each key, or [`NOTHING`].
    slots: Vec<Reference>,
    /// Pairs that wait for their addition, and the key of each, the first [`Self::waiting`] of them.
    pairs: Vec<Pair>,
    keys: Vec<u32>,
    waiting: usize,
    /// Rows to write to, the first [`Self::unused`] of them.
    free: Vec<u32>,
    unused: usize,
    /// How many pairs are added together.
    batch: usize,
    /// The first row that is written.
    start: usize,
    vanished: Vec<u32>,
}

impl Sums {
    /// No points yet, at most `most` to come, with keys below `keys`. Returns the row after the last that is written too; the
    /// first is `start`.
    pub(super) fn new<R: Rows>(rows: &mut R, keys: usize, most: usize, start: usize) -> (Self, usize) {
        let batch = R::BATCH.min(most / 2 + 1);
        // A sum waits for each key at most, and a batch's sums are written while its summands are still there.
        let end = start + keys + 3 * batch;
        rows.reserve(end);
        let sums = Self {
            slots: vec![NOTHING; keys],
            pairs: vec![Pair { a: 0, b: 0, to: 0 }; batch + 1],
            keys: vec![0; batch + 1],
            waiting: 0,
            free: (start as u32..end as u32).rev().collect(),
            unused: end - start,
            batch,
            start,
            vanished: Vec::new(),
        };
        (sums, end)
    }

    /// Says that a point with this key will soon come.
    #[inline(always)]
    pub(super) fn expect(&self, key: u32) {
        prefetch(&self.slots[key as usize]);
    }

    /// Adds a point to its key's sum. Without branches, since nobody could foretell whether another point waits.
    #[inline(always)]
    pub(super) fn add<R: Rows>(&mut self, rows: &mut R, key: u32, point: Reference) {
        rows.expect(point);
        self.join(key, point);
        if self.waiting == self.batch {
            self.flush(rows);
        }
    }

    /// [`Self::add`] where the point that may wait was seen long ago: it is asked for too.
    #[inline(always)]
    pub(super) fn add_expected<R: Rows>(&mut self, rows: &mut R, key: u32, point: Reference) {
        let slot = self.slots[key as usize];
        rows.expect(if slot == NOTHING { point } else { slot });
        self.add(rows, key, point);
    }

    #[inline(always)]
    fn join(&mut self, key: u32, point: Reference) {
        let slot = &mut self.slots[key as usize];
        let found = *slot != NOTHING;
        self.pairs[self.waiting] = Pair { a: *slot, b: point ^ *slot & 1, to: self.free[self.unused - 1] };
        self.keys[self.waiting] = key;
        *slot = if found { NOTHING } else { point };
        self.waiting += usize::from(found);
        self.unused -= usize::from(found);
    }

    /// Adds the pairs that wait, and their sums to the sums of their keys.
    #[inline(never)]
    fn flush<R: Rows>(&mut self, rows: &mut R) {
        let waiting = core::mem::take(&mut self.waiting);
        rows.add_pairs(&self.pairs[..waiting], &mut self.vanished);
        for i in 0..waiting {
            for row in [self.pairs[i].a / 2, self.pairs[i].b / 2] {
                self.free[self.unused] = row;
                self.unused += usize::from((self.start..FIXED).contains(&(row as usize)));
            }
        }
        let mut gone = 0;
        for i in 0..waiting {
            let (key, Pair { a, to, .. }) = (self.keys[i], self.pairs[i]);
            if self.vanished.get(gone) == Some(&(i as u32)) {
                gone += 1;
                self.free[self.unused] = to;
                self.unused += 1;
            } else {
                // At most half of the sums become pairs, which are written behind those that are read.
                self.join(key, 2 * to + a % 2);
            }
        }
        self.vanished.clear();
    }

    /// Adds what can be added, and moves the points that then still wait to rows of the sums: their own may be overwritten.
    pub(super) fn settle<R: Rows>(&mut self, rows: &mut R) {
        while self.waiting > 0 {
            self.flush(rows);
        }
        for slot in &mut self.slots {
            if *slot != NOTHING && ((*slot / 2) as usize) < self.start {
                self.unused -= 1;
                let to = self.free[self.unused];
                rows.copy(*slot / 2, to);
                *slot = 2 * to + *slot % 2;
            }
        }
    }

    /// The sum of each key, or [`NOTHING`].
    pub(super) fn finish<R: Rows>(mut self, rows: &mut R) -> Vec<Reference> {
        while self.waiting > 0 {
            self.flush(rows);
        }
        self.slots
    }
}

#[cfg(test)]
mod tests {
    use montane_fields::bls12_381::Fp;

    use super::*;
    use crate::test_support::Source;

    /// So few that pairs vanish all the time.
    const MODULUS: u64 = 5;

    /// Integers modulo [`MODULUS`] as points, and zero as infinity, which is in no row.
    struct Integers(Vec<u64>);

    impl Integers {
        fn value(&self, point: Reference) -> u64 {
            let value = self.0[point as usize / 2];
            assert!((1..MODULUS).contains(&value), "a row that holds no point");
            if point % 2 == 1 { MODULUS - value } else { value }
        }
    }

    impl Rows for Integers {
        type Single = Fp;
        type Row = u64;
        const BATCH: usize = 4;
        const FIRST: usize = 0;

        fn over(_: Arc<Vec<u64>>) -> Self {
            unreachable!("no integers stay")
        }
        fn rest(_: &[(Fp, Fp)], _: &mut Vec<u64>) {
            unreachable!("points are integers")
        }
        fn load(&mut self, points: &[(Fp, Fp)]) {
            assert!(points.is_empty(), "points are integers");
        }
        fn copy(&mut self, from: u32, to: u32) {
            self.0[to as usize] = self.0[from as usize];
        }
        fn reserve(&mut self, end: usize) {
            self.0.resize(end, 0);
        }
        fn expect(&self, _: Reference) {}
        fn add_pairs(&mut self, pairs: &[Pair], vanished: &mut Vec<u32>) {
            assert!(pairs.len() <= Self::BATCH);
            let sums: Vec<u64> =
                pairs.iter().map(|pair| (self.value(pair.a & !1) + self.value(pair.b)) % MODULUS).collect();
            let read: Vec<u32> = pairs.iter().flat_map(|pair| [pair.a / 2, pair.b / 2]).collect();
            for (i, (pair, sum)) in pairs.iter().zip(sums).enumerate() {
                assert!(!read.contains(&pair.to), "a row that a pair reads");
                self.0[pair.to as usize] = sum;
                if sum == 0 {
                    vanished.push(i as u32);
                }
            }
        }
        fn points(&self, _: &[Reference]) -> Vec<(Fp, Fp)> {
            unreachable!("the sums are asked for as integers")
        }
    }

    /// Sums of many more points than there are rows, of which a fifth of all pairs vanish: every row that is written is used again.
    #[test]
    fn rows_are_used_again() {
        const KEYS: usize = 3;
        let source = &mut Source::new(1);
        let points: Vec<u64> = (0..8).map(|i| 1 + i % (MODULUS - 1)).collect();
        for most in [1, 2, 7, 40, 1000] {
            let mut rows = Integers(points.clone());
            let (mut sums, end) = Sums::new(&mut rows, KEYS, most, points.len());
            let mut expected = [0; KEYS];
            for i in 0..most {
                // The points change, and what waits remains.
                if i % 9 == 8 {
                    sums.settle(&mut rows);
                    rows.0[..points.len()].rotate_left(1);
                }
                let (key, point) = (source.word() as usize % KEYS, source.word() as u32 % (2 * points.len() as u32));
                expected[key] = (expected[key] + rows.value(point)) % MODULUS;
                sums.add(&mut rows, key as u32, point);
            }
            while sums.waiting > 0 {
                sums.flush(&mut rows);
            }
            let taken = sums.slots.iter().filter(|slot| **slot != NOTHING && **slot as usize / 2 >= points.len());
            assert_eq!(sums.unused + taken.count(), end - points.len(), "of {most}: a row is lost, or given twice");
            let found = sums.finish(&mut rows).into_iter().map(|sum| if sum == NOTHING { 0 } else { rows.value(sum) });
            assert!(found.eq(expected), "of {most}");
        }
    }
}
