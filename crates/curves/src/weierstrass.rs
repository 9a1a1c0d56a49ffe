//! Short Weierstrass curves `y^2 = x^3 + b`: what a curve says, affine and projective points.
//!
//! Operators are in the private module `operators`, encodings in [`crate::encoding`], multiplication by scalars in
//! [`crate::scalar_mul`], the formulas of the group law in the private module `law`.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::fmt;
use montane_kernels::inlined;

use montane_fields::{Compiled, Coordinate, Field, Generator, Mont};
use subtle::{Choice, ConditionallySelectable, ConstantTimeEq};
use zeroize::Zeroize;

use crate::format::{ByteString, Flags};
use crate::law::complete::{complete_double_assign, complete_mixed_sum, complete_sum};
use crate::msm::store::Store;
use crate::recode::Part;
use crate::sealed::Sealed;

/// A curve `y^2 = x^3 + b` without points of order two, and its subgroup of prime order `r`.
///
/// Sealed: what formulas ask of a curve besides is hidden, and no promise.
pub trait Curve: Sealed + Copy + Default + fmt::Debug + Eq + Send + Sync + 'static {
    /// The field of the coordinates.
    type Base: Coordinate;
    /// The group order `r`, as a modulus.
    type Order: Generator<4>;
    /// The compressed encoding.
    type Compressed: ByteString;
    /// The uncompressed encoding.
    type Uncompressed: ByteString;

    /// The name that `Debug` prints.
    const NAME: &'static str;
    /// The coefficient `b`.
    const B: Self::Base;
    /// The customary generator of the subgroup.
    const GENERATOR: (Self::Base, Self::Base);
    /// Where an encoding keeps its flags.
    #[doc(hidden)]
    const FLAGS: Flags;

    /// `3 b a`
    #[doc(hidden)]
    fn mul_by_3b(a: &Self::Base) -> Self::Base;

    /// Whether a point of the curve is in the subgroup. Off the curve the answer means nothing:
    /// [`Affine::is_torsion_free`] asks for both. The time depends only on whether it is,
    /// and on the point itself where its order is small.
    #[doc(hidden)]
    fn is_torsion_free_unchecked(p: &Affine<Self>) -> Choice;

    /// [`Self::is_torsion_free_unchecked`] of a point that is not affine, without an inversion where the curve knows
    /// how.
    #[doc(hidden)]
    fn is_torsion_free_projective_unchecked(p: &Projective<Self>) -> Choice {
        Self::is_torsion_free_unchecked(&p.to_affine())
    }

    /// For each `x` of many, a `y` with `y^2 = x^3 + b` and what is known of the point, by vector lanes; nothing where
    /// the CPU has none, or where they are too few for lanes to pay. Whether it is in the subgroup is only found out if
    /// that is asked. Not constant time.
    #[doc(hidden)]
    fn solve_in_lanes(_: &[Self::Base], _subgroup: bool) -> Option<Vec<Solution<Self::Base>>> {
        None
    }

    /// Whether all of these finite points of the curve are in the subgroup, by vector lanes but for those that take
    /// less one by one; nothing where the CPU has none.
    #[doc(hidden)]
    fn all_torsion_free_in_lanes(_: &[(Self::Base, Self::Base)]) -> Option<bool> {
        None
    }

    /// Each of any finite points of the curve times its number, by vector lanes but for those that take less one by
    /// one; nothing where the CPU has none. The time depends on both.
    #[doc(hidden)]
    fn short_multiples_in_lanes(_: &[(Self::Base, Self::Base)], _: &[u64]) -> Option<Vec<Projective<Self>>> {
        None
    }

    /// Maps a point of the curve into the subgroup. Constant time.
    #[doc(hidden)]
    fn clear_cofactor(p: &Projective<Self>) -> Projective<Self>;

    /// How many parts a scalar is split into, at most 4.
    #[doc(hidden)]
    const PARTS: usize;
    /// Bits of a part.
    #[doc(hidden)]
    const PART_BITS: usize;
    /// Splits `k` into parts: `k P = sum k_i E^i(P)` in the subgroup. Constant time.
    #[doc(hidden)]
    fn decompose(k: &Scalar<Self>) -> [Part; 4];
    /// Parts of least magnitude are at most `2^LEAST_BITS`.
    #[doc(hidden)]
    const LEAST_BITS: usize = Self::PART_BITS;
    /// [`Curve::decompose`] into parts of least magnitude, for what looks at all their bits. The time depends on `k`.
    #[doc(hidden)]
    fn least_parts_vartime(k: &Scalar<Self>) -> [Part; 4] {
        Self::decompose(k)
    }
    /// The endomorphism `E` of [`Curve::decompose`].
    #[doc(hidden)]
    fn endomorphism(p: &Projective<Self>) -> Projective<Self>;

    /// `k P` for a point of the subgroup, by what is made for this curve or for the CPU; nothing where there is no such
    /// thing. Constant time.
    #[doc(hidden)]
    fn mul_by_own_means(_: &Projective<Self>, _: &Scalar<Self>) -> Option<Projective<Self>> {
        None
    }

    /// `k` times the generator. Constant time.
    #[doc(hidden)]
    fn mul_generator(k: &Scalar<Self>) -> Projective<Self> {
        Projective::generator() * k
    }

    /// What sums of points of the curve are computed in: [`store_in_words`](crate::msm::store_in_words), or lanes.
    #[doc(hidden)]
    fn store() -> Box<dyn Store<Self::Base>>;
}

/// What [`Curve::solve_in_lanes`] finds for an `x`.
#[derive(Clone, Copy, Debug)]
pub struct Solution<F> {
    /// A root of `x^3 + b`, of any sign, or anything if there is none.
    pub y: F,
    /// Whether there is a root.
    pub on_curve: bool,
    /// Whether the points are in the subgroup, if that was asked.
    pub in_subgroup: bool,
}

/// The scalars of a curve.
pub type Scalar<C> = Mont<<C as Curve>::Order, 4>;

/// A point `(x, y)` of the subgroup of order `r`, or the point at infinity; of the curve alone if an `_unchecked`
/// constructor was given one, and then products by a [`Scalar`] and pairings mean nothing, which debug builds assert of
/// products: [`Self::validate`] asks, and [`CurvePoint`](crate::CurvePoint) is the type for such points.
///
/// ```
/// # mod montane {
/// #     pub use montane_curves::bn254;
/// #     pub mod curves { pub use montane_curves::{DecodeError, weierstrass::{Affine, Curve}}; }
/// # }
/// use montane::curves::{Affine, Curve, DecodeError};
///
/// // Code for every curve.
/// fn read<C: Curve>(list: &[C::Compressed]) -> Result<Vec<Affine<C>>, DecodeError> {
///     list.iter().map(Affine::from_compressed).collect()
/// }
/// let g = montane::bn254::G1Affine::generator();
/// assert_eq!(read(&[g.to_compressed(), (-g).to_compressed()]), Ok(vec![g, -g]));
/// ```
#[derive(Clone, Copy)]
pub struct Affine<C: Curve> {
    pub(crate) x: C::Base,
    pub(crate) y: C::Base,
    pub(crate) infinity: Choice,
}

/// A point in homogeneous coordinates: `(X/Z, Y/Z)`, or infinity when `Z = 0`. As for [`Affine`], products by a
/// [`Scalar`] are for points of the subgroup; sums are for any points of the curve.
///
/// ```
/// # mod montane {
/// #     pub use montane_curves::bls12_381;
/// #     pub mod curves { pub use montane_curves::weierstrass::{Affine, Curve, Projective, Scalar}; }
/// # }
/// use montane::curves::{Affine, Curve, Projective, Scalar};
///
/// // Code for every curve.
/// fn sum<C: Curve>(points: &[Affine<C>], factor: &Scalar<C>) -> Projective<C> {
///     points.iter().fold(Projective::identity(), |sum, point| sum + point) * factor
/// }
/// let g = montane::bls12_381::G2Affine::generator();
/// assert_eq!(sum(&[g, g], &21.into()), g * montane::bls12_381::Scalar::from(42));
/// ```
#[derive(Clone, Copy)]
pub struct Projective<C: Curve> {
    pub(crate) x: C::Base,
    pub(crate) y: C::Base,
    pub(crate) z: C::Base,
}

impl<C: Curve> Affine<C> {
    /// The point at infinity, as `(0, 1)` with its mark.
    #[must_use]
    pub fn identity() -> Self {
        Self { x: C::Base::ZERO, y: C::Base::ONE, infinity: Choice::from(1) }
    }

    /// The customary generator of the subgroup.
    #[must_use]
    pub fn generator() -> Self {
        Self { x: C::GENERATOR.0, y: C::GENERATOR.1, infinity: Choice::from(0) }
    }

    /// Whether this is the point at infinity.
    #[inline]
    #[must_use]
    pub fn is_identity(&self) -> Choice {
        self.infinity
    }

    /// The coordinates, or nothing at infinity. Not constant time in that.
    #[must_use]
    pub fn coordinates(&self) -> Option<(C::Base, C::Base)> {
        (!bool::from(self.infinity)).then_some((self.x, self.y))
    }

    /// The point with these coordinates, which must satisfy the equation; the subgroup is not checked.
    #[inline]
    #[must_use]
    pub fn from_coordinates_unchecked(x: C::Base, y: C::Base) -> Self {
        Self { x, y, infinity: Choice::from(0) }
    }

    /// Whether `y^2 = x^3 + b`, or the point is infinity. Constant time.
    #[must_use]
    pub fn is_on_curve(&self) -> Choice {
        self.y.square().ct_eq(&Self::y_squared(&self.x)) | self.infinity
    }

    /// `x^3 + b`
    pub(crate) fn y_squared(x: &C::Base) -> C::Base {
        x.square().mul(x).add(&C::B)
    }

    /// Whether the point is on the curve and in the subgroup of order `r`, for any coordinates: the endomorphism that
    /// tells the subgroup (Scott, eprint 2021/1130) does not know `b`, and holds as well on every curve
    /// `y^2 = x^3 + u^6 b`.
    #[must_use]
    pub fn is_torsion_free(&self) -> Choice {
        self.is_on_curve() & C::is_torsion_free_unchecked(self)
    }
}

impl<C: Curve> Affine<C> {
    /// Whether all points are on the curve and in the subgroup: [`Self::is_torsion_free`] of each, in vector lanes
    /// where the CPU has them. Not constant time.
    #[must_use]
    pub fn all_torsion_free(points: &[&Self]) -> bool {
        let finite: Vec<_> = points.iter().filter_map(|p| p.coordinates()).collect();
        if !points.iter().all(|p| p.is_on_curve().into()) {
            return false;
        }
        C::all_torsion_free_in_lanes(&finite)
            .unwrap_or_else(|| points.iter().all(|p| C::is_torsion_free_unchecked(p).into()))
    }
}

impl<C: Curve> Projective<C> {
    /// The point at infinity, `(0 : 1 : 0)`.
    pub const IDENTITY: Self = Self { x: C::Base::ZERO, y: C::Base::ONE, z: C::Base::ZERO };

    /// The point at infinity.
    #[must_use]
    pub const fn identity() -> Self {
        Self::IDENTITY
    }

    /// The point `(X/Z, Y/Z)`, which must satisfy the equation, or infinity for `Z = 0`; the subgroup is not checked.
    #[must_use]
    pub fn from_homogeneous_unchecked(x: C::Base, y: C::Base, z: C::Base) -> Self {
        Self::conditional_select(&Self { x, y, z }, &Self::IDENTITY, z.is_zero())
    }

    /// The coordinates `(X, Y, Z)` of the point `(X/Z, Y/Z)`: one of many such triples, and of a sum it may be another
    /// on other processors and with other threads; what `Debug` shows is affine, and unique.
    #[must_use]
    pub const fn homogeneous(&self) -> (C::Base, C::Base, C::Base) {
        (self.x, self.y, self.z)
    }

    /// The customary generator of the subgroup.
    #[must_use]
    pub fn generator() -> Self {
        Affine::generator().into()
    }

    /// Whether this is the point at infinity. Constant time.
    #[inline]
    #[must_use]
    pub fn is_identity(&self) -> Choice {
        self.z.is_zero()
    }

    /// Whether `Y^2 Z = X^3 + b Z^3`. Constant time.
    #[must_use]
    pub fn is_on_curve(&self) -> Choice {
        let left = self.y.square().mul(&self.z);
        let right = self.x.square().mul(&self.x).add(&C::B.mul(&self.z.square().mul(&self.z)));
        left.ct_eq(&right)
    }

    /// Whether the point is on the curve and in the subgroup of order `r`: as [`Affine::is_torsion_free`], without an
    /// inversion.
    #[must_use]
    pub fn is_torsion_free(&self) -> Choice {
        self.is_on_curve() & C::is_torsion_free_projective_unchecked(self)
    }

    /// `2 self`, complete (Renes, Costello, Batina, eprint 2015/1060, algorithm 9): 6 products, 2 squares, 7
    /// reductions.
    #[must_use]
    pub fn double(&self) -> Self {
        let mut p = *self;
        p.double_assign();
        p
    }

    /// [`Self::double`] in place: each coordinate is written where it stays, in words. A point that is returned is
    /// copied in wider pieces, which wait until the words have left the store buffer.
    pub(crate) fn double_assign(&mut self) {
        C::Base::outline(inlined!(|| {
            complete_double_assign([&mut self.x, &mut self.y, &mut self.z], inlined!(|a: &_| C::mul_by_3b(a)));
        }));
    }

    /// `self + other`, complete (eprint 2015/1060, algorithm 7): 12 products, 9 reductions.
    #[must_use]
    pub(crate) fn add_projective(&self, other: &Self) -> Self {
        C::Base::outline(inlined!(|| {
            let sum = complete_sum(
                [&self.x, &self.y, &self.z],
                [&other.x, &other.y, &other.z],
                inlined!(|a: &_| C::mul_by_3b(a)),
            );
            Self::of(sum)
        }))
    }

    /// `self + other`, complete except that `other` is not infinity (eprint 2015/1060, algorithm 8): 11 products.
    #[must_use]
    fn add_mixed(&self, other: &Affine<C>) -> Self {
        C::Base::outline(inlined!(|| {
            let sum = complete_mixed_sum(
                [&self.x, &self.y, &self.z],
                [&other.x, &other.y],
                inlined!(|a: &_| C::mul_by_3b(a)),
            );
            Self::of(sum)
        }))
    }

    #[inline(always)]
    fn of([x, y, z]: [C::Base; 3]) -> Self {
        Self { x, y, z }
    }

    /// `self + other` for an affine point, infinity included. Constant time.
    #[must_use]
    pub fn add_affine(&self, other: &Affine<C>) -> Self {
        Self::conditional_select(&self.add_mixed(other), self, other.infinity)
    }

    /// The affine form. One inversion; constant time.
    #[must_use]
    pub fn to_affine(&self) -> Affine<C> {
        let inverse = self.z.invert();
        let infinity = !inverse.is_some();
        let inverse = inverse.unwrap_or(C::Base::ZERO);
        let point = Affine { x: self.x.mul(&inverse), y: self.y.mul(&inverse), infinity };
        Affine::conditional_select(&point, &Affine::identity(), infinity)
    }

    /// [`Self::to_affine`] in a time that depends on the point.
    #[must_use]
    pub fn to_affine_vartime(&self) -> Affine<C> {
        match self.z.invert_vartime() {
            Some(inverse) => Affine::from_coordinates_unchecked(self.x.mul(&inverse), self.y.mul(&inverse)),
            None => Affine::identity(),
        }
    }

    /// The affine forms of many points with one inversion (Montgomery's trick). Constant time.
    ///
    /// # Panics
    /// If the lengths differ.
    pub fn batch_normalize(points: &[Self], out: &mut [Affine<C>]) {
        assert_eq!(points.len(), out.len(), "one result for each point");
        // The x of a result holds the product of the Z before it until that point's turn comes.
        let mut product = C::Base::ONE;
        for (p, q) in points.iter().zip(out.iter_mut()) {
            q.x = product;
            product = C::Base::conditional_select(&product.mul(&p.z), &product, p.is_identity());
        }
        // Not zero: it is a product of nonzero Z.
        let mut inverse = product.invert().unwrap_or(C::Base::ZERO);
        for (p, q) in points.iter().zip(out.iter_mut()).rev() {
            let infinity = p.is_identity();
            let z = inverse.mul(&q.x);
            inverse = C::Base::conditional_select(&inverse.mul(&p.z), &inverse, infinity);
            let point = Affine { x: p.x.mul(&z), y: p.y.mul(&z), infinity };
            *q = Affine::conditional_select(&point, &Affine::identity(), infinity);
        }
    }

    /// A point of the subgroup, from a point of the curve. Constant time.
    #[must_use]
    pub fn clear_cofactor(&self) -> Self {
        C::clear_cofactor(self)
    }
}

impl<C: Curve> From<Affine<C>> for Projective<C> {
    fn from(p: Affine<C>) -> Self {
        Self::from(&p)
    }
}

impl<C: Curve> From<&Affine<C>> for Projective<C> {
    fn from(p: &Affine<C>) -> Self {
        Self { x: p.x, y: p.y, z: C::Base::conditional_select(&C::Base::ONE, &C::Base::ZERO, p.infinity) }
    }
}

impl<C: Curve> From<Projective<C>> for Affine<C> {
    fn from(p: Projective<C>) -> Self {
        p.to_affine()
    }
}

impl<C: Curve> From<&Projective<C>> for Affine<C> {
    fn from(p: &Projective<C>) -> Self {
        p.to_affine()
    }
}

impl<C: Curve> Default for Affine<C> {
    fn default() -> Self {
        Self::identity()
    }
}

impl<C: Curve> Default for Projective<C> {
    fn default() -> Self {
        Self::IDENTITY
    }
}

impl<C: Curve> ConstantTimeEq for Affine<C> {
    fn ct_eq(&self, other: &Self) -> Choice {
        let finite = !self.infinity & !other.infinity & self.x.ct_eq(&other.x) & self.y.ct_eq(&other.y);
        (self.infinity & other.infinity) | finite
    }
}

impl<C: Curve> ConstantTimeEq for Projective<C> {
    fn ct_eq(&self, other: &Self) -> Choice {
        let x = self.x.mul(&other.z).ct_eq(&other.x.mul(&self.z));
        let y = self.y.mul(&other.z).ct_eq(&other.y.mul(&self.z));
        let (a, b) = (self.is_identity(), other.is_identity());
        (a & b) | (!a & !b & x & y)
    }
}

impl<C: Curve> ConditionallySelectable for Affine<C> {
    fn conditional_select(a: &Self, b: &Self, choice: Choice) -> Self {
        Self {
            x: C::Base::conditional_select(&a.x, &b.x, choice),
            y: C::Base::conditional_select(&a.y, &b.y, choice),
            infinity: Choice::conditional_select(&a.infinity, &b.infinity, choice),
        }
    }
}

impl<C: Curve> ConditionallySelectable for Projective<C> {
    #[inline]
    fn conditional_select(a: &Self, b: &Self, choice: Choice) -> Self {
        Self {
            x: C::Base::conditional_select(&a.x, &b.x, choice),
            y: C::Base::conditional_select(&a.y, &b.y, choice),
            z: C::Base::conditional_select(&a.z, &b.z, choice),
        }
    }
}

impl<C: Curve> Zeroize for Affine<C> {
    fn zeroize(&mut self) {
        *self = Self::identity();
    }
}

impl<C: Curve> Zeroize for Projective<C> {
    fn zeroize(&mut self) {
        *self = Self::IDENTITY;
    }
}

impl<C: Curve> fmt::Debug for Affine<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.coordinates() {
            Some((x, y)) => write!(f, "{}({x:?}, {y:?})", C::NAME),
            None => write!(f, "{}(infinity)", C::NAME),
        }
    }
}

impl<C: Curve> fmt::Debug for Projective<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.to_affine(), f)
    }
}
