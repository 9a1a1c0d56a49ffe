//! Products of blocks as registry entries.

use super::{Constants, LANES, WIDTH, WORDS};
use crate::cpu::Avx2;
use crate::generated::zen3::{block_mul6 as mul6, block_sqr6 as sqr6};
use crate::kernel::{Applies, Beside, Bound, Computes, Doc, Representation};
use crate::op::{Consts, Op, Words};
use crate::params::Params;
use crate::scalar::fits::fold_fits_square;
use crate::vector::{Modulus52, RADIX_BITS};
use crate::{Algorithm, Kernel, Operation};

/// Words and limbs of the numbers.
const N: usize = 6;
const L: usize = 8;

/// A block as what a kernel reads and writes: limbs of the lanes, then the words of the others.
type Flat = [[u64; LANES]; L + WORDS * N / LANES];

impl Consts for Constants<N, L> {
    fn derive(p: &[u64]) -> Option<Self> {
        let params = <Params<N> as Consts>::derive(p)?;
        <Modulus52<L> as Consts>::derive(p)?;
        fold_fits_square(&params).then(|| Self::new(params.p))
    }
}

/// A body as a kernel, which writes where the result is to be.
macro_rules! kernel {
    ($(#[$doc:meta])* $name:ident $B:ty, $a:ident $b:ident: $body:path, $second:expr) => {
        $(#[$doc])*
        pub struct $name;
        impl Op for $name {
            type A = Flat;
            type B = $B;
            type Out = Flat;
            type K = Constants<N, L>;
            type Isa = Avx2;
            #[inline(always)]
            fn run(isa: Avx2, a: &Flat, b: &$B, k: &Self::K) -> Flat {
                let mut out = Flat::ZERO;
                Self::run_to(&mut out, isa, a, b, k);
                out
            }
            #[inline(always)]
            fn run_to(out: &mut Flat, _: Avx2, $a: &Flat, $b: &$B, k: &Self::K) {
                let second: &Flat = $second;
                // SAFETY: the token proves AVX2 and FMA, BMI2 and ADX. A flat block has the words of a block in their
                // order; the body asks for no alignment.
                unsafe { $body(out.as_mut_ptr().cast(), $a.as_ptr().cast(), second.as_ptr().cast(), k) }
            }
        }
    };
}
kernel!(/// [`BlockVector::product`](super::BlockVector::product) as a kernel.
    Mul Flat, a b: mul6::mul, b);
kernel!(/// [`BlockVector::squared`](super::BlockVector::squared) as a kernel.
    Square [u64; 0], a _b: sqr6::sqr, a);

/// Takes moduli that leave room for low words to be folded up.
const FOLDS: Applies = |p| match <Constants<N, L> as Consts>::derive(p) {
    Some(_) => Ok(()),
    None => Err("the modulus must leave room for folding"),
};

/// The kernels.
#[must_use]
#[inline]
pub const fn list() -> [Kernel; 2] {
    const DOC: Doc = Doc {
        summary: "four products in lanes as sums of doubles, values below 2p, and two in words, in one body",
        source: "Emmart, Zheng, Weems (ARITH 2018) and Domb (2022); each as its kernel of either kind alone",
    };
    let numbers = Representation {
        lanes: LANES,
        limbs: L,
        radix_bits: RADIX_BITS,
        limb_bits: RADIX_BITS,
        bound: Bound::Modulus { factor: 2 },
        limb_major: true,
        beside: Beside { numbers: WORDS, words: N },
    };
    assert!(LANES + WORDS == WIDTH && numbers.words() == <Flat as Words>::LEN);
    let shift = -((RADIX_BITS as usize * L) as i32);
    let mul = Kernel {
        a: numbers,
        b: Some(numbers),
        out: numbers,
        applies: FOLDS,
        ..Kernel::of::<Mul>(Operation::MontMul, Algorithm::Block, N, Computes::Product { shift }, DOC)
    };
    let square =
        Kernel { operation: Operation::MontSqr, b: None, computes: Computes::Square { shift }, ..mul.by::<Square>() };
    [mul, square]
}
