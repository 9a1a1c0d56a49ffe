//! What threads share, where there are any.

use alloc::vec::Vec;

use montane_curves::shares::workers;
use montane_kernels::prefer_huge_pages;

/// Both, on two threads if there may be two and it pays.
pub(super) fn join(parallel: bool, a: impl FnOnce() + Send, b: impl FnOnce() + Send) {
    #[cfg(feature = "rayon")]
    if parallel {
        rayon::join(a, b);
        return;
    }
    let _ = parallel;
    a();
    b();
}

/// Whether so many items are shared by threads in parts of `part`.
#[inline]
pub(super) fn is_shared(items: usize, part: usize) -> bool {
    items > part && workers() > 1
}

/// `work` on consecutive parts and the place of each part's first item: of `part` items each if there are threads to
/// share them, all at once otherwise.
pub(super) fn in_parts<T: Send>(items: &mut [T], part: usize, work: impl Fn(usize, &mut [T]) + Send + Sync) {
    #[cfg(feature = "rayon")]
    if is_shared(items.len(), part) {
        rayon_in_parts(items, part, &work);
        return;
    }
    let _ = part;
    work(0, items);
}

/// As many values, of which `write` makes each part out of copies of one, given the part's first place, on the threads
/// that share them. In huge pages where there may be: the system gives memory when it is first written to, which takes
/// long.
pub(super) fn made<T: Copy + Send + Sync>(
    value: T,
    count: usize,
    part: usize,
    write: impl Fn(usize, &mut [T]) + Send + Sync,
) -> Vec<T> {
    let mut items = Vec::with_capacity(count);
    prefer_huge_pages(items.spare_capacity_mut());
    #[cfg(feature = "rayon")]
    if is_shared(count, part) {
        rayon_copies(value, count, part, &mut items);
        in_parts(&mut items, part, write);
        return items;
    }
    // A part is still in the cache when it is written again.
    for start in (0..count).step_by(part) {
        items.resize(count.min(start + part), value);
        write(start, &mut items[start..]);
    }
    items
}

// The pool's loops are compiled for each type of item, not for each closure.

#[cfg(feature = "rayon")]
fn rayon_in_parts<T: Send>(items: &mut [T], part: usize, work: &(dyn Fn(usize, &mut [T]) + Sync)) {
    use rayon::prelude::*;
    items.par_chunks_mut(part).enumerate().for_each(|(i, items)| work(i * part, items));
}

#[cfg(feature = "rayon")]
fn rayon_copies<T: Copy + Send + Sync>(value: T, count: usize, part: usize, items: &mut Vec<T>) {
    use rayon::prelude::*;
    items.par_extend((0..count).into_par_iter().with_min_len(part).map(|_| value));
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each part is made where it belongs, of copies, whoever makes it.
    #[test]
    fn parts_are_made_in_their_places() {
        let check = || {
            for (count, part) in [(0, 4), (1, 4), (3, 4), (4, 4), (5, 4), (8, 4), (17, 4)] {
                let items = made(usize::MAX, count, part, |start, items| {
                    for (i, item) in (start..).zip(items) {
                        assert_eq!(*item, usize::MAX, "{i} of {count}");
                        *item = i;
                    }
                });
                assert!(items.into_iter().eq(0..count), "{count}");
            }
        };
        check();
        #[cfg(feature = "rayon")]
        for threads in [1, 2, 3] {
            rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads").install(check);
        }
    }
}
