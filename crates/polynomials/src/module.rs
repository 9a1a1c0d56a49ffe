//! What can be transformed: vectors over a field, whose scalars are the twiddles.

use montane_curves::scalar_mul::mul_vartime;
use montane_curves::weierstrass::{Curve, Projective, Scalar};
use montane_fields::{Modulus, Mont};
use montane_kernels::cpu::tuning::polynomials::PREPARED;
use montane_kernels::cpu::tuning::shares;
use montane_kernels::in_lanes;

use crate::domain::lanes::{self, InLanes, LaneTwiddles, Plan};
use crate::domain::order::Direction;
use crate::domain::words::{InWords, WordTwiddles};

/// A module over the field `F`: the field itself, or a group of points. The time of an operation may depend on its
/// operands for points, not for field elements.
///
/// Sealed: the scalar fields of four limbs and the groups over them.
pub trait Module<F>: Sealed + Copy + Send + Sync {
    /// Below so many elements a transform is not worth another thread.
    #[doc(hidden)]
    const SERIAL: usize;
    /// `self + other`
    #[must_use]
    fn plus(&self, other: &Self) -> Self;
    /// `self - other`
    #[must_use]
    fn minus(&self, other: &Self) -> Self;
    /// `factor self`
    #[must_use]
    fn scaled(&self, factor: &F) -> Self;

    /// The twiddles as vector lanes want them, if this module is transformed in lanes here.
    #[doc(hidden)]
    #[must_use]
    #[inline]
    fn lane_twiddles(_: &[F]) -> Option<LaneTwiddles> {
        None
    }
    /// The twiddles as words want them, if this module has a form of them that is faster.
    #[doc(hidden)]
    #[must_use]
    #[inline]
    fn word_twiddles(_: &[F]) -> Option<WordTwiddles> {
        None
    }
    /// Whether this module is transformed by such twiddles.
    #[doc(hidden)]
    const IN_WORDS: bool = false;
    /// The layers from natural to bit-reversed order by such twiddles, below some block.
    #[doc(hidden)]
    #[inline]
    fn split_in_words(_: &WordTwiddles, _: &[F], _: Direction, _: &mut [Self], _: usize) {}
    /// The value at a point in lanes, or nothing if there are none.
    #[doc(hidden)]
    #[inline]
    fn evaluate_in_lanes(_: &LaneTwiddles, _: &[F], _: &[Self], _: &F) -> Option<Self> {
        None
    }
    /// The transform of coefficients of which a part is given, in lanes, or `false` if there is none.
    #[doc(hidden)]
    #[inline]
    fn extend_in_lanes(_: &LaneTwiddles, _: &Plan<F>, _: &[Self], _: &mut [Self]) -> bool {
        false
    }
    /// The transform in lanes, or `false` if there is none.
    #[doc(hidden)]
    #[inline]
    fn transform_in_lanes(_: &LaneTwiddles, _: &Plan<F>, _: &mut [Self]) -> bool {
        false
    }
}

mod sealed {
    #[doc(hidden)]
    pub trait Sealed {}
}
use sealed::Sealed;

impl<M> Sealed for Mont<M, 4> {}
impl<C: Curve> Sealed for Projective<C> {}

impl<M: Modulus<4>> Module<Self> for Mont<M, 4> {
    const SERIAL: usize = shares::SCALARS;
    #[inline(always)]
    fn plus(&self, other: &Self) -> Self {
        self + other
    }
    #[inline(always)]
    fn minus(&self, other: &Self) -> Self {
        self - other
    }
    #[inline(always)]
    fn scaled(&self, factor: &Self) -> Self {
        self * factor
    }
    fn lane_twiddles(twiddles: &[Self]) -> Option<LaneTwiddles> {
        if 2 * twiddles.len() < lanes::BLOCK {
            return None;
        }
        in_lanes!(|isa, V| InLanes::<M, V>::twiddles(isa, twiddles))
    }
    fn word_twiddles(twiddles: &[Self]) -> Option<WordTwiddles> {
        WordTwiddles::new(twiddles, PREPARED)
    }
    const IN_WORDS: bool = true;
    fn split_in_words(
        prepared: &WordTwiddles,
        twiddles: &[Self],
        direction: Direction,
        values: &mut [Self],
        block: usize,
    ) {
        InWords { prepared, twiddles, direction }.split(values, block);
    }
    fn evaluate_in_lanes(table: &LaneTwiddles, twiddles: &[Self], values: &[Self], z: &Self) -> Option<Self> {
        // With AVX2 words take less.
        in_lanes!(512, |isa, V| InLanes::<M, V>::evaluate(isa, table, twiddles, values, z))
    }
    fn extend_in_lanes(table: &LaneTwiddles, plan: &Plan<Self>, coefficients: &[Self], out: &mut [Self]) -> bool {
        in_lanes!(|isa, V| InLanes::<M, V>::extend(isa, table, plan, coefficients, out)).is_some()
    }
    fn transform_in_lanes(table: &LaneTwiddles, plan: &Plan<Self>, values: &mut [Self]) -> bool {
        in_lanes!(|isa, V| InLanes::<M, V>::transform(isa, table, plan, values)).is_some()
    }
}

impl<C: Curve> Module<Scalar<C>> for Projective<C> {
    const SERIAL: usize = shares::POINTS;
    fn plus(&self, other: &Self) -> Self {
        self + other
    }
    fn minus(&self, other: &Self) -> Self {
        self - other
    }
    fn scaled(&self, factor: &Scalar<C>) -> Self {
        mul_vartime(self, factor)
    }
}
