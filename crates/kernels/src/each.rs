//! Arrays element by element, with little to compile.

use core::mem::MaybeUninit;

use crate::Inlined;

/// `[f(0), ..., f(N - 1)]`, for the words that go into vectors and come out: the standard library's `from_fn` and `map`
/// go through ten functions for each closure, not all of which are inlined into code that has the vectors'
/// instructions. With this, packing the lanes of a multiple of edwards25519's base point takes so much less that keys
/// and signatures are made in 0.83 of the time (Zen 5). References of a dot product and sums of words take 1.03 to 1.07
/// of the time with it, and are made by `map`.
///
/// ```
/// use montane_kernels::{each, inlined};
/// assert_eq!(each::<usize, 3>(inlined!(|i: usize| i * i)), [0, 1, 4]);
/// ```
#[inline(always)]
pub fn each<T: Copy, const N: usize>(Inlined(mut f): Inlined<impl FnMut(usize) -> T>) -> [T; N] {
    let mut out = [const { MaybeUninit::<T>::uninit() }; N];
    let mut i = 0;
    while i < N {
        out[i].write(f(i));
        i += 1;
    }
    // SAFETY: the loop has written all elements, whose type is that of the array but for `MaybeUninit`, which has the
    // same layout; `T: Copy` has nothing to drop.
    unsafe { (&raw const out).cast::<[T; N]>().read() }
}
