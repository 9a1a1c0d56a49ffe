//! Blocks: four elements in floating-point lanes and two in words, whose product is one body.
//!
//! Lanes of doubles keep the vector unit busy and leave the integer multiplier idle; a product in words does the
//! opposite. In the bodies here the instructions of four products in lanes (`products52`) and of two by `mulx`
//! ([`fold`]) take turns, and a processor with separate units executes them side by side: on a Zen 4 six products take
//! 306 cycles, where four alone take 265 and the other two 205. What bounds them is how many instructions begin in a
//! cycle.
//!
//! The lanes have limbs of 52 bits and `R = 2^(52 L)`, the words `R = 2^(64 N)`: two Montgomery forms beside each
//! other, and an element never changes its place. Bodies set how to round and restore the caller's control register, as
//! in `products52`.
//!
//! [`fold`]: crate::scalar::x86::fold

#[cfg(target_arch = "x86_64")]
pub mod kernels;
pub(crate) mod memory;

use crate::cpu::Isa;
use crate::inlined;
use crate::select;
use crate::vector::{Lanes52, Model, Vector};
pub use memory::{Block, Constants, LANES, WIDTH, WORDS};

/// Vectors of four lanes that are one part of a block. What is computed is written where it is to be: a copy of a block
/// that has just been written waits until the writes have left the processor's queue.
pub trait BlockVector<const N: usize, const L: usize>: Vector {
    /// Montgomery products.
    ///
    /// * **Computes** `a * b * 2^(-52 L)` modulo `p` in lanes, `a * b * 2^(-64 N) mod p` in words
    /// * **Requires** lanes normalised and at most `4p`, words `< p`, or `< 2p` where [`select::takes_lazy`] allows it
    ///   of both
    /// * **Ensures** lanes normalised and below `2p`, words `< p`
    /// * **Time** constant
    /// * **Source** [`Lanes52::mul_relaxed`]; [`select::mont_mul`]
    fn product(isa: Self::Isa, a: &Block<N, L>, b: &Block<N, L>, k: &Constants<N, L>) -> Block<N, L>;

    /// Montgomery squares, as [`Self::product`]; words `< p`.
    fn squared(isa: Self::Isa, a: &Block<N, L>, k: &Constants<N, L>) -> Block<N, L>;

    /// [`Self::product`] into `out`.
    #[inline(always)]
    fn set_product(isa: Self::Isa, out: &mut Block<N, L>, a: &Block<N, L>, b: &Block<N, L>, k: &Constants<N, L>) {
        *out = Self::product(isa, a, b, k);
    }

    /// [`Self::squared`] into `out`.
    #[inline(always)]
    fn set_square(isa: Self::Isa, out: &mut Block<N, L>, a: &Block<N, L>, k: &Constants<N, L>) {
        *out = Self::squared(isa, a, k);
    }

    /// `a^(2^n)` in place, as [`Self::product`].
    #[inline(always)]
    fn square_n(isa: Self::Isa, a: &mut Block<N, L>, n: usize, k: &Constants<N, L>) {
        for _ in 0..n {
            *a = Self::squared(isa, a, k);
        }
    }
}

/// One after the other.
impl<I: Isa + core::fmt::Debug + Send + Sync, const N: usize, const L: usize> BlockVector<N, L> for Model<I, LANES> {
    fn product(isa: I, a: &Block<N, L>, b: &Block<N, L>, k: &Constants<N, L>) -> Block<N, L> {
        let lanes = lanes::<Self, L>(isa, &a.lanes).mul_relaxed(&self::lanes(isa, &b.lanes), &k.modulus);
        let words = core::array::from_fn(|i| select::mont_mul(&a.words[i], &b.words[i], &k.params));
        Block { lanes: limbs(&lanes), words }
    }

    fn squared(isa: I, a: &Block<N, L>, k: &Constants<N, L>) -> Block<N, L> {
        Self::product(isa, a, a, k)
    }
}

/// Lanes from limbs at rest.
#[inline(always)]
pub fn lanes<V: Vector, const L: usize>(isa: V::Isa, limbs: &[[u64; LANES]; L]) -> Lanes52<V, L> {
    Lanes52::load_with(isa, inlined!(|isa, i: usize| V::load(isa, &limbs[i])))
}

/// Limbs at rest.
#[inline(always)]
pub fn limbs<V: Vector, const L: usize>(lanes: &Lanes52<V, L>) -> [[u64; LANES]; L] {
    let mut out = [[0; LANES]; L];
    lanes.store_to(&mut out);
    out
}

#[cfg(target_arch = "x86_64")]
mod registers {
    use core::mem::MaybeUninit;

    use super::{Block, BlockVector, Constants};
    use crate::cpu::Avx2;
    use crate::generated::zen3::{block_mul6 as mul6, block_sqr6 as sqr6};
    use crate::vector::Ymm;

    type B = Block<6, 8>;
    type K = Constants<6, 8>;

    impl BlockVector<6, 8> for Ymm<Avx2> {
        #[inline(always)]
        fn product(_: Avx2, a: &B, b: &B, k: &K) -> B {
            debug_assert!(a.fits(k, true) && b.fits(k, true), "words are in their bounds, limbs below 2^52");
            let mut out = MaybeUninit::uninit();
            // SAFETY: the token proves AVX2 and FMA, BMI2 and ADX; the body writes all of the result.
            unsafe {
                mul6::mul(out.as_mut_ptr(), a, b, k);
                out.assume_init()
            }
        }
        #[inline(always)]
        fn squared(_: Avx2, a: &B, k: &K) -> B {
            debug_assert!(a.fits(k, false), "words are in their bounds, limbs below 2^52");
            let mut out = MaybeUninit::uninit();
            // SAFETY: as above.
            unsafe {
                sqr6::sqr(out.as_mut_ptr(), a, a, k);
                out.assume_init()
            }
        }
        #[inline(always)]
        fn set_product(_: Avx2, out: &mut B, a: &B, b: &B, k: &K) {
            debug_assert!(a.fits(k, true) && b.fits(k, true), "words are in their bounds, limbs below 2^52");
            // SAFETY: as above; the result is a block.
            unsafe { mul6::mul(out, a, b, k) }
        }
        #[inline(always)]
        fn set_square(_: Avx2, out: &mut B, a: &B, k: &K) {
            debug_assert!(a.fits(k, false), "words are in their bounds, limbs below 2^52");
            // SAFETY: as above.
            unsafe { sqr6::sqr(out, a, a, k) }
        }
        #[inline(always)]
        fn square_n(_: Avx2, a: &mut B, n: usize, k: &K) {
            debug_assert!(a.fits(k, false), "words are in their bounds, limbs below 2^52");
            let a = core::ptr::from_mut(a);
            for _ in 0..n {
                // SAFETY: as above; an operand may be where the result goes.
                unsafe { sqr6::sqr(a, a, a, k) }
            }
        }
    }
}

#[cfg(all(test, target_arch = "x86_64"))]
mod tests;
