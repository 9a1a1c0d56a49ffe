//! Sums of many points by keys, in batches of additions in pairs. Nothing here is for secrets.
//!
//! A point waits in its key's slot until another one with the same key comes, and then the two are a pair; the sum of a
//! pair comes back as a point does. The additions of a batch are independent of each other: in affine coordinates they share
//! one inversion, which makes them cheaper than in any other coordinates, and they can run in lanes. Batches are full until
//! the last points have come, however the keys are spread, and a sum is used again while it is in the cache.
//!
//! Source: the affine additions with a shared inversion of eprint 2022/1396, whose queue of conflicts is not needed where
//! sums are formed in pairs.

use alloc::vec;
use alloc::vec::Vec;

use montane_fields::Coordinate;

/// A point among [`Rows`]: twice its index, plus 1 for its negative.
pub(super) type Reference = u32;

/// No point: the sum of none, or infinity.
pub(super) const NOTHING: Reference = Reference::MAX;

/// `a + b`, to be written to a row.
#[derive(Clone, Copy)]
pub(super) struct Pair {
    pub(super) a: Reference,
    pub(super) b: Reference,
    pub(super) to: u32,
}

/// Many finite points, and additions in pairs among them.
pub(super) trait Rows {
    /// A coordinate.
    type Single: Coordinate;
    /// How many additions share an inversion.
    const BATCH: usize;

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

    /// Adds a point to its key's sum. Without branches, since nobody could foretell whether another point waits.
    #[inline(always)]
    pub(super) fn add<R: Rows>(&mut self, rows: &mut R, key: u32, point: Reference) {
        rows.expect(point);
        self.join(key, point);
        if self.waiting == self.batch {
            self.flush(rows);
        }
    }

    #[inline(always)]
    fn join(&mut self, key: u32, point: Reference) {
        let slot = &mut self.slots[key as usize];
        let found = *slot != NOTHING;
        self.pairs[self.waiting] = Pair { a: *slot, b: point, to: self.free[self.unused - 1] };
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
                self.unused += usize::from(row as usize >= self.start);
            }
        }
        let mut gone = 0;
        for i in 0..waiting {
            let (key, to) = (self.keys[i], self.pairs[i].to);
            if self.vanished.get(gone) == Some(&(i as u32)) {
                gone += 1;
                self.free[self.unused] = to;
                self.unused += 1;
            } else {
                // At most half of the sums become pairs, which are written behind those that are read.
                self.join(key, 2 * to);
            }
        }
        self.vanished.clear();
    }

    /// The sum of each key, or [`NOTHING`].
    pub(super) fn finish<R: Rows>(mut self, rows: &mut R) -> Vec<Reference> {
        while self.waiting > 0 {
            self.flush(rows);
        }
        self.slots
    }
}
