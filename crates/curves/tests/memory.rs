//! How much memory sums of products take besides their points and scalars, by an allocator that counts. One test alone,
//! so that nobody else allocates.

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use montane_curves::weierstrass::{Affine, Curve, Projective, Scalar};
use montane_curves::{bls12_381, bn254};

/// The system's allocator.
struct Counting;

/// The bytes that are allocated now, and the most that were.
static NOW: AtomicUsize = AtomicUsize::new(0);
static MOST: AtomicUsize = AtomicUsize::new(0);

fn count(more: usize, less: usize) {
    let now = NOW.fetch_add(more, Relaxed) + more;
    MOST.fetch_max(now, Relaxed);
    NOW.fetch_sub(less, Relaxed);
}

// SAFETY: everything is the system's allocator's, which is asked for the same.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count(layout.size(), 0);
        // SAFETY: what holds for this function holds for that.
        unsafe { System.alloc(layout) }
    }
    unsafe fn dealloc(&self, place: *mut u8, layout: Layout) {
        count(0, layout.size());
        // SAFETY: what holds for this function holds for that.
        unsafe { System.dealloc(place, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// The most bytes that were allocated during `work`, besides those before.
fn during<T>(work: impl FnOnce() -> T) -> usize {
    let before = NOW.load(Relaxed);
    MOST.store(before, Relaxed);
    drop(work());
    MOST.load(Relaxed) - before
}

/// The bound that [`Projective::msm_vartime`] states: a share of the input and a fixed part. Where windows grow, by the
/// model of each level, the share is largest.
fn bounded<C: Curve>(fixed: usize, sizes: &[usize]) {
    // Few points in turn: the memory that a sum takes is that of its buckets, and does not depend on them.
    let mut few = vec![Affine::<C>::identity(); 61];
    let walk: Vec<_> =
        (1..=61).map(|k| Projective::<C>::generator() * Scalar::<C>::from_limbs_const([k, 0, 0, 0])).collect();
    Projective::batch_normalize(&walk, &mut few);
    let mut word = 1_u64;
    let mut next = || {
        word = word.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        word
    };
    for &n in sizes {
        let bases: Vec<Affine<C>> = few.iter().copied().cycle().take(n).collect();
        let scalars: Vec<Scalar<C>> =
            (0..n).map(|_| Scalar::<C>::from_limbs_const([next(), next(), next(), next() >> 3])).collect();
        let input = size_of_val(&*bases) + size_of_val(&*scalars);
        let taken = during(|| Projective::msm_vartime(&bases, &scalars));
        let share = taken as f64 / input as f64;
        eprintln!("{} {n}: {taken} bytes, {share:.2} of the input's", C::NAME);
        assert!(2 * taken <= 3 * input + 2 * fixed, "{} {n}: {taken} bytes, {share:.2} of the input's", C::NAME);
    }
}

#[test]
fn sums_take_no_more_than_they_say() {
    let run = || {
        bounded::<bls12_381::G1>(20_000_000, &[1, 1 << 12, 1 << 15, 1 << 16, 250_000]);
        bounded::<bls12_381::G2>(40_000_000, &[1 << 12, 84_000]);
        bounded::<bn254::G1>(20_000_000, &[1 << 15]);
        bounded::<bn254::G2>(40_000_000, &[1 << 13]);
    };
    #[cfg(feature = "rayon")]
    rayon::ThreadPoolBuilder::new().num_threads(1).build().unwrap().install(run);
    #[cfg(not(feature = "rayon"))]
    run();
}
