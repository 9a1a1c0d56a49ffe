//! Stores: many finite points in whatever their sums are computed in, words or lanes. Sums by keys and buckets are
//! compiled once for all kinds of stores. Nothing here is for secrets.

use alloc::boxed::Box;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::hint::select_unpredictable;

use montane_kernels::{prefer_huge_pages, reserved_for_a_while};

/// A point of a store: twice the index of its entry, plus 1 for its negative.
pub(super) type Reference = u32;

/// An image by the endomorphism.
pub(super) type Image<F> = fn(&(F, F)) -> (F, F);

/// The index of the first point that is loaded. What is below is the store's own.
pub(super) const FIRST: usize = 3;

/// The index of the first point that stays: the sums of pairs are written to entries below it, at most as many.
pub(super) const FIXED: usize = 1 << 30;

/// `a + b`, or its negative if `a` is negative, to be written to an entry: the sign of `a` is the sum's, that of `b` is
/// relative to it.
#[derive(Clone, Copy, Debug)]
pub struct Pair {
    pub(super) a: Reference,
    pub(super) b: Reference,
    pub(super) to: u32,
    /// The key of all three.
    pub(super) key: u32,
}

/// Additions of points in pairs, whatever coordinates they have.
pub trait Additions {
    /// How many additions share an inversion.
    fn batch(&self) -> usize;
    /// Writes what one entry holds to another one.
    fn copy(&mut self, from: u32, to: u32);
    /// Makes room for points up to the index `end`.
    fn reserve(&mut self, end: usize);
    /// Says that so many points from one on will soon be asked for.
    fn expect(&self, first: Reference, count: usize);
    /// Writes the sums of at most [`Self::batch`] pairs, to entries that no pair reads. `added(pairs, vanished)` is
    /// called for at most eight at once, in some order, when their points are no longer read; where a bit of `vanished`
    /// is set, the sum is infinity, and its entry means nothing. What it does hides behind products.
    fn add_pairs(&mut self, pairs: &[Pair], added: &mut dyn FnMut(&[Pair], u8));
}

/// Points with coordinates in `F`, some of which stay: they may be shared by other stores.
pub trait Store<F>: Additions {
    /// Writes points from the entry `FIRST` on, no more than there is room for: of each the images whose bit is set,
    /// the lowest for the point itself.
    fn load(&mut self, points: &[(F, F)], images: &[u8], image: Image<F>);
    /// The coordinates of points.
    fn points(&self, references: &[Reference]) -> Vec<(F, F)>;
    /// Puts points behind those that stay, which so far are nobody else's; `room` are still to come, these among them.
    fn keep(&mut self, points: &[(F, F)], room: usize);
    /// What makes new stores with the points that stay here.
    fn share(self: Box<Self>) -> Arc<NewStore<F>>;
}

/// What makes stores, each time a new one.
pub type NewStore<F> = dyn Fn() -> Box<dyn Store<F>> + Send + Sync;

/// The list that a point is in, of those that are written and those that stay, and its place there. Without a branch
/// where some stay, since nobody could foretell whether a point is a sum.
#[inline(always)]
pub(super) fn locate<'a, T>(points: &'a [T], fixed: &'a [T], point: Reference) -> (&'a [T], usize) {
    let index = point as usize / 2;
    if fixed.is_empty() {
        return (points, index);
    }
    let (list, first) = select_unpredictable(index < FIXED, (points, 0), (fixed, FIXED));
    (list, index - first)
}

/// Points up to the index `end`, the new ones as `point`, until the sum is done.
pub(super) fn grow<T: Copy>(points: &mut Vec<T>, end: usize, point: T) {
    if points.len() < end {
        make_room(points, reserved_for_a_while::<T>(end) - points.len());
        points.resize(end, point);
    }
}

/// Room for so many more points.
pub(super) fn make_room<T>(points: &mut Vec<T>, more: usize) {
    if points.capacity() - points.len() < more {
        points.reserve_exact(more);
        prefer_huge_pages(points.spare_capacity_mut());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is reserved for a while is asked for where stores grow, and not for points that stay.
    #[test]
    fn long_stores_are_mappings_of_their_own() {
        let end = (8 << 20) / size_of::<[u64; 16]>();
        let (mut points, mut kept) = (Vec::new(), Vec::<[u64; 16]>::new());
        grow(&mut points, end, [0_u64; 16]);
        make_room(&mut kept, end);
        assert_eq!(
            [points.len(), points.capacity(), kept.capacity()],
            [end, reserved_for_a_while::<[u64; 16]>(end), end]
        );
        // Others are as long as they have to be.
        points.clear();
        points.shrink_to_fit();
        grow(&mut points, 9, [0; 16]);
        assert_eq!([points.len(), points.capacity()], [9, 9]);
    }
}
