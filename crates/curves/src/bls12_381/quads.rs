//! One point in vector lanes: `X, Y, Z` and `3b Z` side by side, over [`montane_fields::packed::quads`], so that the
//! products of the complete law are made four at a time. Constant time.

use montane_fields::bls12_381::{Fp, Fp2};
use montane_fields::packed::quads::{self, QuadField, order};
use montane_fields::packed::rows::LanesAtRest;
use montane_kernels::cpu::Isa;
use montane_kernels::vector::{Vector, Vector8};
use montane_kernels::{Inlined, inlined};
use subtle::{Choice, ConditionallySelectable};
use zeroize::Zeroize;

use super::groups::{self, BETA, G1, G2, PSI};
use crate::recode::Part;
use crate::scalar_mul::{self, GlvGroup};
use crate::weierstrass::{Curve, Projective, Scalar};

type Quad<V, K> = quads::Quad<V, K, 8>;
type Sum<V, K> = quads::QuadSum<V, K, 8>;

/// A group whose points stand in vectors `V`.
pub(super) trait QuadCurve<V: Vector>: Curve<Base: QuadField<V, 8>> {
    /// `3b a`, not negative, for elements at most `(1 + 2^-19) p`: parts below `26p`.
    fn times_3b(a: Sum<V, Self::Base>) -> Sum<V, Self::Base>;
    /// [`Curve::endomorphism`] multiplies `X, Y, Z`, all conjugate if [`Self::conjugate`] says so, by the first three.
    /// The last is `3b`.
    const ENDOMORPHISM: LanesAtRest<8>;
    /// The conjugates of parts up to `3p`.
    fn conjugate(a: Quad<V, Self::Base>) -> Quad<V, Self::Base>;
}

impl<V: Vector> QuadCurve<V> for G1 {
    const ENDOMORPHISM: LanesAtRest<8> =
        quads::constant(&[BETA, Fp::ZERO.sub_const(&Fp::ONE), Fp::ONE, Fp::from_u64(12)]);
    #[inline(always)]
    fn times_3b(a: Sum<V, Self::Base>) -> Sum<V, Self::Base> {
        a.times_12()
    }
    #[inline(always)]
    fn conjugate(a: Quad<V, Self::Base>) -> Quad<V, Self::Base> {
        a
    }
}

impl<V: Vector8> QuadCurve<V> for G2 {
    const ENDOMORPHISM: LanesAtRest<8> = {
        const TWELVE: Fp = Fp::from_u64(12);
        let minus = Fp2::new(Fp::ZERO.sub_const(&PSI.1.c0), Fp::ZERO.sub_const(&PSI.1.c1));
        quads::extension_constant(&[PSI.0, minus, Fp2::ONE, Fp2::new(TWELVE, TWELVE)])
    };
    #[inline(always)]
    fn times_3b(a: Sum<V, Self::Base>) -> Sum<V, Self::Base> {
        // Real parts from -13p to 13p.
        a.times_1_plus_u().times_12().add_multiple_to_real(13)
    }
    #[inline(always)]
    fn conjugate(a: Quad<V, Self::Base>) -> Quad<V, Self::Base> {
        a.sum().conjugate(3).carry(0)
    }
}

/// A point: parts of `X` and `Z` at most `(1 + 2^-19) p`, of `Y` at most `3p`, of `3b Z` below `26p`.
pub(super) struct Point<C: QuadCurve<V>, V: Vector>(Quad<V, C::Base>);

impl<C: QuadCurve<V>, V: Vector> Clone for Point<C, V> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}
impl<C: QuadCurve<V>, V: Vector> Copy for Point<C, V> {}

impl<C: QuadCurve<V>, V: Vector> Point<C, V> {
    /// The point in lanes.
    #[inline(always)]
    pub(super) fn pack(isa: V::Isa, p: &Projective<C>) -> Self {
        Self::of(Quad::pack(isa, &[p.x, p.y, p.z, p.z]).sum())
    }

    /// The point out of lanes.
    #[inline(always)]
    pub(super) fn unpack(&self) -> Projective<C> {
        let [x, y, z, _] = self.0.unpack();
        Projective { x, y, z }
    }

    /// From `X, Y, Z`.
    #[inline(always)]
    fn of(p: Sum<V, C::Base>) -> Self {
        Self(p.blend(C::times_3b(p.permute::<{ order([2; 4]) }>()), 0b1000).carry(0))
    }

    /// `2 self`, complete (eprint 2015/1060, algorithm 9).
    #[inline(always)]
    fn doubled(&self) -> Self {
        let isa = self.0.isa();
        // Y^2, Y Z, 3b Z^2, X Y
        let left = self.0.permute::<{ order([1, 1, 2, 0]) }>();
        let p = left.product(&self.0.permute::<{ order([1, 2, 3, 1]) }>());
        let t2 = p.permute::<{ order([2; 4]) }>();
        // (Y^2 - 9b Z^2) 2 X Y, 3b Z^2 8 Y^2, Y Z 8 Y^2, (Y^2 - 9b Z^2) (Y^2 + 3b Z^2)
        let left = p.permute::<{ order([0, 2, 1, 0]) }>().sub_in(t2.triple(), 0b1001).carry(4);
        let right = p.permute::<{ order([3, 0, 0, 0]) }>().shl_each(isa, [1, 3, 3, 0]).add_in(t2, 0b1000).carry(0);
        let p = left.product(&right);
        Self::of(p.add_in(p.permute::<{ order([3; 4]) }>(), 0b0010))
    }

    /// `self + other`, complete (eprint 2015/1060, algorithm 7).
    #[inline(always)]
    fn sum(&self, other: &Self) -> Self {
        let (a, b) = (&self.0, &other.0);
        // X1 X2, Y1 Y2, Z1 Z2, 3b Z1 Z2
        let p = a.permute::<{ order([0, 1, 2, 2]) }>().product(b);
        // X + Y, Y + Z, X + 3b Z and 3b Z of both
        let sums = |a: &Quad<V, C::Base>| {
            let a = a.sum();
            a.permute::<{ order([0, 1, 0, 3]) }>().add_in(a.permute::<{ order([1, 2, 3, 3]) }>(), 0b0111).carry(0)
        };
        let q = sums(a).product(&sums(b));
        // t3 = X1 Y2 + X2 Y1, t4 = Y1 Z2 + Y2 Z1, y3 = 3b (X1 Z2 + X2 Z1), from -2p to p
        let third = p.permute::<{ order([1, 2, 2, 2]) }>().blend(q.permute::<{ order([3; 4]) }>(), 0b0100);
        let t = q.sub(p.permute::<{ order([0, 1, 0, 0]) }>()).sub(third);
        // t0 = 3 X1 X2, t1 = Y1 Y2 - 3b Z1 Z2, z3 = Y1 Y2 + 3b Z1 Z2
        let (t1, t2) = (p.permute::<{ order([1; 4]) }>(), p.permute::<{ order([3; 4]) }>());
        let t0 = p.permute::<{ order([0; 4]) }>().triple();
        // t3 t1 - t4 y3, z3 t1 + t0 y3, t4 z3 + t0 t3
        let left = t.permute::<{ order([0, 0, 1, 1]) }>().blend(t1.add(t2), 0b0010).carry(3);
        let right = t1.sub_in(t2, 0b0011).add_in(t2, 0b1100).carry(2);
        let more_left = t0.blend(t.permute::<{ order([1; 4]) }>(), 0b0001).carry(3);
        let more_right = t.permute::<{ order([2, 2, 0, 0]) }>().negate(0, 0b0001).carry(3);
        Self::of(left.sum_of_products(&right, &more_left, &more_right))
    }
}

impl<C: QuadCurve<V>, V: Vector> GlvGroup for Point<C, V> {
    type Scalar = Scalar<C>;
    const PARTS: usize = C::PARTS;
    const PART_BITS: usize = C::PART_BITS;

    #[inline(always)]
    fn identity(&self) -> Self {
        let isa = self.0.isa();
        const ONE: LanesAtRest<8> = quads::constant(&[Fp::ZERO, Fp::ONE, Fp::ZERO, Fp::ZERO]);
        Self(Quad::load(isa, &ONE))
    }
    #[inline(always)]
    fn plus(&self, other: &Self) -> Self {
        let mut sum = *self;
        sum.plus_assign(other);
        sum
    }
    /// In place, as all that is called here: what a function returns is copied.
    #[inline(always)]
    fn plus_assign(&mut self, other: &Self) {
        let isa = self.0.isa();
        isa.outline(inlined!(|| *self = self.sum(other)));
    }
    #[inline(always)]
    fn twice(&self) -> Self {
        let mut twice = *self;
        twice.twice_assign();
        twice
    }
    #[inline(always)]
    fn twice_assign(&mut self) {
        let isa = self.0.isa();
        isa.outline(inlined!(|| *self = self.doubled()));
    }
    #[inline(always)]
    fn minus(&self) -> Self {
        Self(self.0.sum().negate(3, 0b0010).carry(0))
    }
    #[inline(always)]
    fn decompose(k: &Scalar<C>) -> [Part; 4] {
        C::decompose(k)
    }
    #[inline(always)]
    fn endomorphism(&self) -> Self {
        let mut image = *self;
        let isa = self.0.isa();
        isa.outline(inlined!(|| {
            let factors = Quad::load(isa, &C::ENDOMORPHISM);
            let p = C::conjugate(image.0.permute::<{ order([0, 1, 2, 2]) }>());
            image = Self(p.product(&factors).carry(0));
        }));
        image
    }
}

impl<C: QuadCurve<V>, V: Vector> ConditionallySelectable for Point<C, V> {
    #[inline(always)]
    fn conditional_select(a: &Self, b: &Self, choice: Choice) -> Self {
        Self(a.0.select(&b.0, choice.unwrap_u8().wrapping_neg()))
    }
}

impl<C: QuadCurve<V>, V: Vector> Zeroize for Point<C, V> {
    #[inline(always)]
    fn zeroize(&mut self) {
        *self = self.identity();
        // The store is seen, so it stays.
        core::hint::black_box(self);
    }
}

/// What `f` makes of a point in lanes.
#[inline(always)]
fn on_point<C: QuadCurve<V>, V: Vector, R>(
    isa: V::Isa,
    p: &Projective<C>,
    Inlined(f): Inlined<impl Fn(&Point<C, V>) -> R>,
) -> R {
    isa.outline(inlined!(|| f(&Point::pack(isa, p))))
}

/// `|x| p`, for the curve parameter `x`.
#[inline(always)]
fn times_x_abs<C: QuadCurve<V>, V: Vector>(p: &Point<C, V>) -> Point<C, V> {
    groups::times_x_abs(
        p,
        inlined!(|acc: &mut Point<C, V>, n| {
            for _ in 0..n {
                acc.twice_assign();
            }
        }),
        inlined!(|acc: &mut Point<C, V>, p: &_| acc.plus_assign(p)),
        inlined!(|p: &Point<C, V>| p.minus()),
    )
}

/// [`Curve::mul_by_own_means`], given a point and its [shifts](scalar_mul::mul_shifted).
pub(super) fn mul<C: QuadCurve<V>, V: Vector, const S: usize>(
    isa: V::Isa,
    shifted: &[Projective<C>; S],
    k: &Scalar<C>,
) -> Projective<C> {
    isa.outline(inlined!(|| {
        let shifted: [_; S] = core::array::from_fn(|s| Point::<C, V>::pack(isa, &shifted[s]));
        scalar_mul::mul_shifted_inlined(&shifted, k).unpack()
    }))
}

/// [`Curve::clear_cofactor`] of G1.
pub(super) fn clear_cofactor_g1<V: Vector>(isa: V::Isa, p: &Projective<G1>) -> Projective<G1> {
    on_point(isa, p, inlined!(|p: &Point<G1, V>| times_x_abs(p).plus(p).unpack()))
}

/// [`Curve::clear_cofactor`] of G2.
pub(super) fn clear_cofactor_g2<V: Vector8>(isa: V::Isa, p: &Projective<G2>) -> Projective<G2> {
    on_point(
        isa,
        p,
        inlined!(|p: &Point<G2, V>| {
            let cleared = groups::clear_cofactor(
                p,
                inlined!(|p: &_| times_x_abs(p)),
                inlined!(|a: &Point<G2, V>, b: &_| a.plus(b)),
                inlined!(|p: &Point<G2, V>| p.twice()),
                inlined!(|p: &Point<G2, V>| p.minus()),
                inlined!(|p: &Point<G2, V>| p.endomorphism()),
            );
            cleared.unpack()
        }),
    )
}

/// `x^2 p` and the image of `p` under the endomorphism, which are the same in G1.
pub(super) fn g1_test<V: Vector>(isa: V::Isa, p: &Projective<G1>) -> [Projective<G1>; 2] {
    on_point(isa, p, inlined!(|p: &Point<G1, V>| [times_x_abs(&times_x_abs(p)).unpack(), p.endomorphism().unpack()]))
}

/// `|x| p` and the image of `p` under the endomorphism, which are the same in G2.
pub(super) fn g2_test<V: Vector8>(isa: V::Isa, p: &Projective<G2>) -> [Projective<G2>; 2] {
    on_point(isa, p, inlined!(|p: &Point<G2, V>| [times_x_abs(p).unpack(), p.endomorphism().unpack()]))
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use montane_fields::bls12_381::X_ABS;
    use montane_fields::{Field, Modulus};
    use montane_kernels::cpu::{Ifma, Portable};
    use montane_kernels::vector::{Model, Ymm, Zmm};

    use super::*;
    use crate::bls12_381::groups::times_x_abs_in_words;
    use crate::hash_to_curve::HashCurve;
    use crate::law::jacobian::mul_by_sparse;
    use crate::scalar_mul::mul_by_public;
    use crate::scalar_mul::tests::shifts;
    use crate::test_support::Source;
    use crate::weierstrass::Affine;

    /// Points of the curve, in the subgroup and not: infinity, a point and its negative, twice it, multiples with other
    /// `Z`.
    fn points<C: HashCurve>(more: &[Projective<C>], element: impl Fn(u64) -> C::Base) -> Vec<Projective<C>> {
        let g = Projective::<C>::generator();
        let scaled = |p: &Projective<C>, k: C::Base| Projective { x: p.x.mul(&k), y: p.y.mul(&k), z: p.z.mul(&k) };
        let outside = C::map_to_curve(&element(5));
        assert!(!bool::from(outside.to_affine().is_torsion_free()));
        let mut all =
            vec![Projective::IDENTITY, scaled(&Projective::IDENTITY, element(3)), g, -g, scaled(&g, element(7))];
        all.extend([g.double(), outside, C::map_to_curve(&element(11)) - outside]);
        all.extend_from_slice(more);
        all
    }

    fn scalars<C: Curve>(count: u64) -> Vec<Scalar<C>> {
        let one = Scalar::<C>::ONE;
        let x = Scalar::<C>::from_u64(X_ABS);
        let mut all = vec![Scalar::<C>::ZERO, one, -one, one.double(), x, -x, x.square(), x.square() * x, x - one];
        let source = &mut Source::new(4);
        all.extend((0..count).map(|_| {
            (0..4).fold(Scalar::<C>::ZERO, |acc, _| {
                acc * Scalar::<C>::from_u64(u64::MAX) + Scalar::<C>::from_u64(source.word())
            })
        }));
        all
    }

    /// The group law, on operands that are results of others.
    fn law<C: QuadCurve<V> + HashCurve, V: Vector>(isa: V::Isa, all: &[Projective<C>]) {
        let pack = |p: &Projective<C>| Point::<C, V>::pack(isa, p);
        for a in all {
            assert_eq!(pack(a).unpack(), *a, "pack");
            assert_eq!(pack(a).minus().unpack(), -a, "minus");
            assert_eq!(pack(a).endomorphism().unpack(), C::endomorphism(a), "endomorphism");
            assert_eq!(pack(a).identity().unpack(), Projective::IDENTITY);
            for b in all {
                let (mut p, mut q) = (pack(a), pack(b));
                let sum = p.plus(&q);
                assert_eq!(sum.unpack(), a + b, "plus");
                let (mut expected_p, mut expected_q) = (*a, *b);
                for _ in 0..2 {
                    p = p.twice().plus(&q.minus());
                    q = q.minus().plus(&p.endomorphism()).minus();
                    expected_p = expected_p.double() - expected_q;
                    expected_q = -(C::endomorphism(&expected_p) - expected_q);
                }
                assert_eq!((p.unpack(), q.unpack()), (expected_p, expected_q), "results of results");
                for choice in [0, 1] {
                    let selected = Point::conditional_select(&p, &q, Choice::from(choice)).unpack();
                    assert_eq!(selected, if choice == 1 { expected_q } else { expected_p });
                }
            }
        }
    }

    fn products<C: QuadCurve<V>, V: Vector>(isa: V::Isa, count: u64) {
        let g = Projective::<C>::generator();
        for k in scalars::<C>(count) {
            for p in [Projective::IDENTITY, g, g.double() + g] {
                let expected = mul_by_public(&p, &k.to_limbs());
                assert_eq!(mul::<C, V, 1>(isa, &[p], &k), expected, "{k:?}");
                assert_eq!(mul::<C, V, 2>(isa, &shifts(&p), &k), expected, "{k:?}");
            }
        }
    }

    fn all_of<V4: Vector, V8: Vector8>(isa4: V4::Isa, isa8: V8::Isa, count: u64) {
        let fp2 = |k: u64| Fp2::new(Fp::from_u64(k), Fp::from_u64(k * k + 1));
        // A point of order 3, whose double is its negative.
        let third = Projective::from(Affine::<G1>::from_coordinates_unchecked(Fp::ZERO, Fp::from_u64(2)));
        assert_eq!(third.double(), -third);
        let (in_g1, in_g2) = (points::<G1>(&[third], Fp::from_u64), points::<G2>(&[], fp2));
        law::<G1, V4>(isa4, &in_g1);
        law::<G2, V8>(isa8, &in_g2);
        products::<G1, V4>(isa4, count);
        products::<G2, V8>(isa8, count);
        for p in &in_g1 {
            assert_eq!(times_x_abs_in_words(p), mul_by_sparse(p, X_ABS));
        }
        for p in &in_g2 {
            assert_eq!(times_x_abs_in_words(p), mul_by_sparse(p, X_ABS));
        }
        for p in in_g1 {
            assert_eq!(clear_cofactor_g1::<V4>(isa4, &p), mul_by_sparse(&p, X_ABS) + p);
            let [multiple, image] = g1_test::<V4>(isa4, &p);
            assert_eq!(multiple == image, bool::from(mul_by_public(&p, &<G1 as Curve>::Order::P).is_identity()));
        }
        for p in in_g2 {
            let cleared = clear_cofactor_g2::<V8>(isa8, &p);
            // (x^2 - x - 1) P + (x - 1) psi(P) + psi^2(2P), for negative x.
            let (t, image) = (mul_by_sparse(&p, X_ABS), groups::psi(&p));
            let expected = mul_by_sparse(&t, X_ABS) + t - p - mul_by_sparse(&image, X_ABS) - image;
            let expected = expected + groups::psi(&groups::psi(&p.double()));
            assert_eq!(cleared, expected);
            assert_eq!(G2::clear_cofactor(&p), expected);
            let [multiple, image] = g2_test::<V8>(isa8, &p);
            assert_eq!(multiple == image, bool::from(mul_by_public(&p, &<G2 as Curve>::Order::P).is_identity()));
        }
    }

    #[test]
    fn model_agrees() {
        all_of::<Model<Portable, 4>, Model<Portable>>(Portable::TOKEN, Portable::TOKEN, 1);
    }

    #[test]
    fn registers_agree() {
        match Ifma::detect() {
            Some(isa) => all_of::<Ymm, Zmm>(isa, isa, 50),
            None => std::eprintln!("skipped: needs ifma"),
        }
    }
}
