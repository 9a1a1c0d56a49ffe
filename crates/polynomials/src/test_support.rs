//! What the tests share: seeded generators, points that are not where they should be.

use alloc::vec::Vec;
use core::convert::Infallible;

use montane_curves::format::ByteString;
use montane_curves::weierstrass::{Affine, Curve, Projective, Scalar};
use montane_fields::{Modulus, Mont};
use rand_core::{TryCryptoRng, TryRng};

/// Reproducible operands.
#[derive(Clone)]
pub(crate) struct Source(montane_testing::Source);

impl Source {
    pub(crate) const fn new(seed: u64) -> Self {
        Self(montane_testing::Source::new(seed))
    }
    pub(crate) fn word(&mut self) -> u64 {
        self.0.word()
    }
    /// Often 0, 1 or -1.
    pub(crate) fn element<M: Modulus<N>, const N: usize>(&mut self) -> Mont<M, N> {
        match self.word() % 8 {
            0 => Mont::ZERO,
            1 => Mont::ONE,
            2 => -Mont::<M, N>::ONE,
            _ => Mont::from_wide_limbs(core::array::from_fn(|_| self.word()), core::array::from_fn(|_| self.word())),
        }
    }
    pub(crate) fn elements<M: Modulus<N>, const N: usize>(&mut self, n: usize) -> Vec<Mont<M, N>> {
        (0..n).map(|_| self.element()).collect()
    }
}

/// A generator of one word.
pub(crate) struct Words(pub(crate) u64);

macro_rules! generators {
    ($($type:ty: |$self:ident| $word:expr,)*) => {$(
        impl TryRng for $type {
            type Error = Infallible;
            fn try_next_u32(&mut self) -> Result<u32, Infallible> {
                self.try_next_u64().map(|word| word as u32)
            }
            fn try_next_u64(&mut $self) -> Result<u64, Infallible> {
                Ok($word)
            }
            fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
                bytes.iter_mut().try_for_each(|byte| self.try_next_u64().map(|word| *byte = word as u8))
            }
        }
        impl TryCryptoRng for $type {}
    )*};
}
generators! {
    Source: |self| self.word(),
    Words: |self| self.0,
}

/// `point + e G`
pub(crate) fn moved<C: Curve>(point: &Affine<C>, e: &Scalar<C>) -> Affine<C> {
    (Projective::from(point) + Projective::generator() * e).to_affine()
}

/// The first point of the curve outside of the subgroup; in G1 its abscissa is zero and its order three, so that its
/// pairings are 1.
pub(crate) fn outside<C: Curve>() -> Affine<C> {
    let point = |x: u8| {
        let mut bytes = C::Compressed::ZERO;
        bytes.as_mut()[0] = 0x80;
        *bytes.as_mut().last_mut().unwrap() = x;
        Affine::from_compressed_unchecked(&bytes).ok()
    };
    (0..).find_map(point).unwrap()
}
