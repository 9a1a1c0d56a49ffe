//! Work in shares: with the `rayon` feature one for each thread of the pool that the caller is in, without it one in
//! all.

use alloc::vec::Vec;
use core::ops::Range;

/// The results of `work` on consecutive shares of the items, in their order; no share is smaller than `smallest` but
/// the last. Few items are one share and stay on this thread.
pub fn in_shares<T: Sync, R: Send>(items: &[T], smallest: usize, work: impl Fn(&[T]) -> R + Sync) -> Vec<R> {
    shares_of(items.len(), smallest, |share| work(&items[share]))
}

/// The same of consecutive ranges that make `0..count`.
pub fn shares_of<R: Send>(count: usize, smallest: usize, work: impl Fn(Range<usize>) -> R + Sync) -> Vec<R> {
    #[cfg(feature = "rayon")]
    {
        let share = count.div_ceil(rayon::current_num_threads()).max(smallest);
        if share < count {
            return threads::each(count.div_ceil(share), |i| work(i * share..count.min((i + 1) * share)));
        }
    }
    #[cfg(not(feature = "rayon"))]
    let _ = smallest;
    alloc::vec![work(0..count)]
}

/// `work(0), .., work(count - 1)`, each on whatever thread is free: for few and long pieces.
pub fn each<R: Send>(count: usize, work: impl Fn(usize) -> R + Send + Sync) -> Vec<R> {
    #[cfg(feature = "rayon")]
    {
        threads::each(count, work)
    }
    #[cfg(not(feature = "rayon"))]
    (0..count).map(work).collect()
}

/// The pool's loop is compiled once, not for each closure and type of result.
#[cfg(feature = "rayon")]
mod threads {
    use std::sync::Mutex;
    use std::vec::Vec;

    use rayon::prelude::*;

    pub(super) fn each<R: Send>(count: usize, work: impl Fn(usize) -> R + Sync) -> Vec<R> {
        let places: Vec<Mutex<Option<R>>> = (0..count).map(|_| Mutex::new(None)).collect();
        for_each(count, &|i| {
            let result = work(i);
            *places[i].lock().expect("nobody else writes here") = Some(result);
        });
        let result = |place: Mutex<Option<R>>| place.into_inner().ok().flatten().expect("each was written");
        places.into_iter().map(result).collect()
    }

    fn for_each(count: usize, work: &(dyn Fn(usize) + Sync)) {
        (0..count).into_par_iter().for_each(work);
    }
}

/// How many shares there are at the most.
#[must_use]
pub fn workers() -> usize {
    #[cfg(feature = "rayon")]
    {
        rayon::current_num_threads()
    }
    #[cfg(not(feature = "rayon"))]
    {
        1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_consecutive_and_complete() {
        for count in [0, 1, 4, 5, 100] {
            let items: Vec<usize> = (0..count).collect();
            let shares = in_shares(&items, 4, <[usize]>::to_vec);
            assert!(shares.iter().rev().skip(1).all(|share| share.len() >= 4));
            assert_eq!(shares.concat(), items);
        }
    }

    #[test]
    fn each_piece_once_and_in_order() {
        for count in [0, 1, 5, 100] {
            assert_eq!(each(count, |i| 3 * i + 1), (0..count).map(|i| 3 * i + 1).collect::<Vec<_>>());
        }
    }

    /// In a pool of the caller's, each thread has its share.
    #[cfg(feature = "rayon")]
    #[test]
    fn the_pool_is_the_callers() {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(3).build().unwrap();
        let items = [0u8; 30];
        let shares = pool.install(|| in_shares(&items, 4, |share| (share.len(), rayon::current_num_threads())));
        assert_eq!(shares, [(10, 3); 3]);
        assert_eq!(pool.install(|| in_shares(&items, 20, <[u8]>::len)), [20, 10]);
    }
}
