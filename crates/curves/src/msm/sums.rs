//! Sums of many points by keys, in batches of additions in pairs. Nothing here is for secrets.
//!
//! A point waits in its key's slot until another one with the same key comes, and then the two are a pair; the sum of a
//! pair comes back as a point does. The additions of a batch are independent of each other: in affine coordinates they
//! share one inversion, which makes them cheaper than in any other coordinates, and they can run in lanes. Batches are
//! full until the last points have come, however the keys are spread, and a sum is used again while it is in the cache.
//!
//! Source: the affine additions with a shared inversion of eprint 2022/1396, whose queue of conflicts is not needed
//! where sums are formed in pairs.

use alloc::vec;
use alloc::vec::Vec;
use core::ops::Range;

use montane_kernels::prefetch;

use super::store::{Additions, FIXED, Pair, Reference};

/// No point: the sum of none, or infinity.
pub(super) const NOTHING: Reference = Reference::MAX;

/// The key of no sum: points that have it are left out.
pub const NO_KEY: u32 = u32::MAX;

/// Points on their way to the sums of their keys.
pub(super) struct Sums {
    waiting: Waiting,
    /// Pairs that are being added.
    adding: Vec<Pair>,
    /// How many pairs are added together.
    batch: usize,
    /// The entries that are written.
    own: Range<usize>,
}

/// What waits: single points, and pairs of them.
struct Waiting {
    /// The point that waits, for each key, or [`NOTHING`].
    slots: Vec<Reference>,
    /// Pairs that wait for their addition, the first [`Self::count`] of them.
    pairs: Vec<Pair>,
    count: usize,
    /// Entries to write to, the first [`Self::unused`] of them.
    free: Vec<u32>,
    unused: usize,
}

/// [`Waiting`] while several points come, with counts of its own: in memory each would wait until the one before is
/// written.
struct Joining<'a> {
    slots: &'a mut [Reference],
    pairs: &'a mut [Pair],
    count: usize,
    free: &'a mut [u32],
    unused: usize,
    counts: [&'a mut usize; 2],
}

impl Waiting {
    #[inline(always)]
    fn several(&mut self) -> Joining<'_> {
        let Self { slots, pairs, count, free, unused } = self;
        Joining { slots, pairs, count: *count, free, unused: *unused, counts: [count, unused] }
    }
}

impl Joining<'_> {
    #[inline(always)]
    fn have_come(self) {
        let [count, unused] = self.counts;
        (*count, *unused) = (self.count, self.unused);
    }

    /// Without branches, since nobody could foretell whether another point waits.
    #[inline(always)]
    fn join(&mut self, key: u32, point: Reference) {
        let slot = &mut self.slots[key as usize];
        let found = *slot != NOTHING;
        self.pairs[self.count] = Pair { a: *slot, b: point ^ *slot & 1, to: self.free[self.unused - 1], key };
        *slot = if found { NOTHING } else { point };
        self.count += usize::from(found);
        self.unused -= usize::from(found);
    }

    /// An entry that may be written again, if it is one.
    #[inline(always)]
    fn release(&mut self, entry: u32, is_one: bool) {
        self.free[self.unused] = entry;
        self.unused += usize::from(is_one);
    }
}

impl Sums {
    /// How many entries are written for at most `most` points with keys below `keys`.
    pub(super) fn room(store: &dyn Additions, keys: usize, most: usize) -> usize {
        // A sum waits for each key at most, and a batch's sums are written while its summands are still there.
        keys.saturating_add(3 * Self::batch(store, most))
    }

    fn batch(store: &dyn Additions, most: usize) -> usize {
        store.batch().min(most / 2 + 1)
    }

    /// No points yet, at most `most` to come, with keys below `keys`. Entries are written from `start` on, as many as
    /// [`Self::room`] says.
    ///
    /// # Panics
    /// If they do not end below [`FIXED`].
    pub(super) fn new(store: &mut dyn Additions, keys: usize, most: usize, start: usize) -> Self {
        let batch = Self::batch(store, most);
        let own = start..start.saturating_add(Self::room(store, keys, most));
        assert!(own.end <= FIXED, "sums and points are less than 2^30");
        store.reserve(own.end);
        let pairs = vec![Pair { a: 0, b: 0, to: 0, key: 0 }; batch + 1];
        let waiting = Waiting {
            slots: vec![NOTHING; keys],
            pairs: pairs.clone(),
            count: 0,
            // One more, to be written and not counted.
            free: (start as u32..own.end as u32).rev().chain([0]).collect(),
            unused: own.len(),
        };
        Self { waiting, adding: pairs, batch, own }
    }

    /// Says that points with these keys will soon come.
    pub(super) fn expect(&self, points: &[(u32, Reference)]) {
        for (key, _) in points {
            prefetch(&self.waiting.slots, *key as usize);
        }
    }

    /// Adds points to their keys' sums.
    #[inline(always)]
    pub(super) fn add(&mut self, store: &mut dyn Additions, points: impl IntoIterator<Item = (u32, Reference)>) {
        let mut joining = self.waiting.several();
        for (key, point) in points {
            joining.join(key, point);
            if joining.count == self.batch {
                joining.have_come();
                self.flush(store);
                joining = self.waiting.several();
            }
        }
        joining.have_come();
    }

    /// Whether a point may be overwritten.
    pub(super) fn owns(&self, point: Reference) -> bool {
        self.own.contains(&(point as usize / 2))
    }

    /// Adds the pairs that wait, and their sums to the sums of their keys.
    #[inline(never)]
    fn flush(&mut self, store: &mut dyn Additions) {
        core::mem::swap(&mut self.waiting.pairs, &mut self.adding);
        let adding = &self.adding[..core::mem::take(&mut self.waiting.count)];
        let (waiting, own) = (&mut self.waiting, self.own.clone());
        store.add_pairs(adding, &mut |pairs, vanished| {
            let mut joining = waiting.several();
            for (i, &Pair { a, b, to, key }) in pairs.iter().enumerate() {
                for entry in [a / 2, b / 2] {
                    joining.release(entry, own.contains(&(entry as usize)));
                }
                if vanished >> i & 1 == 0 {
                    joining.join(key, 2 * to + a % 2);
                } else {
                    joining.release(to, true);
                }
            }
            joining.have_come();
        });
    }

    /// Adds what can be added, and moves the points that then still wait to entries of the sums, where theirs may be
    /// overwritten.
    pub(super) fn settle(&mut self, store: &mut dyn Additions) {
        self.add_all(store);
        let Waiting { slots, free, unused, .. } = &mut self.waiting;
        for slot in slots {
            let entry = (*slot / 2) as usize;
            if entry < FIXED && !self.own.contains(&entry) {
                *unused -= 1;
                let to = free[*unused];
                store.copy(*slot / 2, to);
                *slot = 2 * to + *slot % 2;
            }
        }
    }

    /// Adds until no pair waits.
    fn add_all(&mut self, store: &mut dyn Additions) {
        while self.waiting.count > 0 {
            self.flush(store);
        }
    }

    /// The sum of each key, or [`NOTHING`].
    pub(super) fn finish(mut self, store: &mut dyn Additions) -> Vec<Reference> {
        self.add_all(store);
        self.waiting.slots
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_support::Source;

    /// So few that pairs vanish all the time.
    const MODULUS: u64 = 5;

    /// Integers modulo [`MODULUS`] as points, and zero as infinity, which is in no entry.
    struct Integers(Vec<u64>);

    impl Integers {
        fn value(&self, point: Reference) -> u64 {
            let value = self.0[point as usize / 2];
            assert!((1..MODULUS).contains(&value), "an entry that holds no point");
            if point % 2 == 1 { MODULUS - value } else { value }
        }
    }

    const BATCH: usize = 4;

    impl Additions for Integers {
        fn batch(&self) -> usize {
            BATCH
        }
        fn copy(&mut self, from: u32, to: u32) {
            self.0[to as usize] = self.0[from as usize];
        }
        fn reserve(&mut self, end: usize) {
            self.0.resize(end, 0);
        }
        fn expect(&self, _: Reference, _: usize) {}
        fn add_pairs(&mut self, pairs: &[Pair], added: &mut dyn FnMut(&[Pair], u8)) {
            assert!(pairs.len() <= BATCH);
            let sums: Vec<u64> =
                pairs.iter().map(|pair| (self.value(pair.a & !1) + self.value(pair.b)) % MODULUS).collect();
            let read: Vec<u32> = pairs.iter().flat_map(|pair| [pair.a / 2, pair.b / 2]).collect();
            for (pair, sum) in pairs.iter().zip(sums) {
                assert!(!read.contains(&pair.to), "an entry that a pair reads");
                self.0[pair.to as usize] = sum;
                added(&[*pair], u8::from(sum == 0));
            }
        }
    }

    /// Sums of many more points than there are entries, of which a fifth of all pairs vanish: every entry that is
    /// written is used again.
    #[test]
    fn entries_are_used_again() {
        const KEYS: usize = 3;
        let source = &mut Source::new(1);
        let points: Vec<u64> = (0..8).map(|i| 1 + i % (MODULUS - 1)).collect();
        for most in [1, 2, 7, 40, 1000] {
            let mut store = Integers(points.clone());
            let mut sums = Sums::new(&mut store, KEYS, most, points.len());
            let mut expected = [0; KEYS];
            for i in 0..most {
                // The points change, and what waits remains.
                if i % 9 == 8 {
                    sums.settle(&mut store);
                    store.0[..points.len()].rotate_left(1);
                }
                let (key, point) = (source.word() as usize % KEYS, source.word() as u32 % (2 * points.len() as u32));
                expected[key] = (expected[key] + store.value(point)) % MODULUS;
                sums.add(&mut store, [(key as u32, point)]);
            }
            sums.add_all(&mut store);
            let taken =
                sums.waiting.slots.iter().filter(|slot| **slot != NOTHING && **slot as usize / 2 >= points.len());
            assert_eq!(
                sums.waiting.unused + taken.count(),
                sums.own.len(),
                "of {most}: an entry is lost, or given twice"
            );
            let found =
                sums.finish(&mut store).into_iter().map(|sum| if sum == NOTHING { 0 } else { store.value(sum) });
            assert!(found.eq(expected), "of {most}");
        }
    }
}
