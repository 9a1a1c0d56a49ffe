//! Tests that hold for every curve and every pairing, run for each.

use group::cofactor::CofactorGroup;
use group::{GroupEncoding, UncompressedEncoding};
use montane_fields::cyclotomic::Cyclotomic;
use montane_fields::quadratic::{Fp2, Progenitor};
use montane_fields::twelfth::Fp12;
use montane_fields::{Coordinate, Field, Modulus, Mont};
use montane_testing::{Refusals, plus_p};
use num_bigint::{BigInt, BigUint};
use subtle::ConditionallySelectable;

use crate::curve_point::CurvePoint;
use crate::format::DecodeError;
use crate::gt::{self, Gt, MillerLoopResult};
use crate::miller::{G2Prepared, multi_miller_loop};
use crate::pairing::{Base, Base2, Pairing, Target, Twist};
use crate::scalar_mul::{mul_by_order, mul_by_public, mul_vartime, sum_of_products_vartime};
use crate::test_support::Source;
use crate::weierstrass::{Affine, Curve, Projective, Scalar};

pub(crate) fn big(limbs: &[u64]) -> BigUint {
    limbs.iter().rev().fold(BigUint::ZERO, |acc, limb| (acc << 64) + limb)
}

/// Points of the curve that are almost surely outside the subgroup: the smallest `x` that have one.
pub(crate) fn strangers<C: Curve>(count: usize) -> Vec<Affine<C>> {
    let mut out = Vec::new();
    if C::clear_cofactor(&Projective::generator()) == Projective::generator() {
        return out; // the cofactor is 1: there are none
    }
    let mut x = C::Base::ONE;
    while out.len() < count {
        if let Some(y) = Option::<C::Base>::from(Affine::<C>::y_squared(&x).sqrt()) {
            out.push(Affine::from_coordinates_unchecked(x, y));
        }
        x = x.add(&C::Base::ONE);
    }
    out
}

/// A curve of which it is known how many points it has.
pub(crate) trait Cofactor: Curve {
    /// How many times as many as the subgroup.
    fn cofactor() -> BigUint;
    /// Primes that divide that.
    const FACTORS: &'static [u32];
}

/// For each of [`Cofactor::FACTORS`] a point of that order.
pub(crate) fn of_small_order<C: Cofactor>() -> Vec<Affine<C>> {
    let h = C::cofactor();
    let of_order = |q: u32| {
        let mut rest = h.clone();
        while &rest % q == BigUint::ZERO {
            rest /= q;
        }
        assert!(rest < h, "a factor of the cofactor");
        let rest = (rest * big(&C::Order::P)).to_u64_digits();
        let multiples = strangers::<C>(8).into_iter().map(|p| mul_by_public(&p.into(), &rest));
        let mut p = multiples.into_iter().find(|p| !bool::from(p.is_identity())).expect("one of some points");
        loop {
            let next = mul_by_public(&p, &[q.into()]);
            if bool::from(next.is_identity()) {
                return p.to_affine();
            }
            p = next;
        }
    };
    C::FACTORS.iter().map(|q| of_order(*q)).collect()
}

/// Points of a curve over an extension whose `y^2` is in the base field: two where it is a square there, and then two
/// where it is none, and `y` is a multiple of `u`.
pub(crate) fn with_real_y_squared<C: Curve<Base = Fp2<F>>, F: Progenitor>() -> Vec<Affine<C>> {
    let (mut squares, mut others) = (Vec::new(), Vec::new());
    let mut b = F::ZERO;
    while squares.len() < 2 || others.len() < 2 {
        // (a + b u)^3 + B has the imaginary part 3 a^2 b - b^3 + B_1.
        b = b.add(&F::ONE);
        let three_b = b.double().add(&b);
        let aa = b.square().mul(&b).sub(&C::B.c1).mul(&three_b.invert().unwrap());
        let Some(a) = Option::<F>::from(aa.sqrt()) else { continue };
        for a in [a, a.neg()] {
            let x = Fp2::new(a, b);
            let yy = Affine::<C>::y_squared(&x);
            assert!(yy.c1 == F::ZERO);
            match Option::<F>::from(yy.c0.sqrt()) {
                Some(y) => squares.push(Affine::from_coordinates_unchecked(x, Fp2::new(y, F::ZERO))),
                None => {
                    let y = yy.c0.neg().sqrt().unwrap();
                    others.push(Affine::from_coordinates_unchecked(x, Fp2::new(F::ZERO, y)));
                }
            }
        }
    }
    [&squares[..2], &others[..2]].concat()
}

pub(crate) fn group_laws<C: Curve>() {
    let g = Projective::<C>::generator();
    assert!(bool::from(g.is_on_curve()));
    assert!(bool::from(mul_by_order(&g).is_identity()));
    let mut source = Source::new(1);
    let a = mul_by_public(&g, &[source.word(), source.word()]);
    let b = mul_by_public(&g, &[source.word(), source.word()]);
    let o = Projective::<C>::identity();
    for (p, q) in [(a, b), (a, a), (a, -a), (a, o), (o, a), (o, o)] {
        let sum = p + q;
        assert!(bool::from(sum.is_on_curve()));
        assert_eq!(sum, q + p);
        assert_eq!(sum + g, p + (q + g));
        assert_eq!(p + q.to_affine(), sum);
        assert_eq!(sum - q, p);
        assert_eq!(Projective::from(sum.to_affine()), sum);
    }
    assert_eq!(a + a, a.double());
    assert_eq!(o.double(), o);
    assert_ne!(a, b);
    assert_ne!(a, o);
    assert_ne!(a, -a);
    let points = [a, o, b, a + b, o];
    let mut affine = [Affine::identity(); 5];
    Projective::batch_normalize(&points, &mut affine);
    for (p, q) in points.iter().zip(&affine) {
        assert_eq!(p.to_affine(), *q);
    }
    assert_eq!(Projective::<C>::conditional_select(&a, &b, 1.into()), b);
}

/// Scalars near `e^i (m / 2)` for the eigenvalue `e`, where parts of least magnitude change.
fn near_powers<P: Modulus<4>>(eigenvalue: &BigUint) -> Vec<Mont<P, 4>> {
    let root = eigenvalue.sqrt();
    let halves = [eigenvalue.clone(), root.clone(), &root * eigenvalue, eigenvalue * eigenvalue].map(|n| n / 2u32);
    let near = |n: &BigUint| [n - 1u32, n.clone(), n + 1u32, n + 2u32, n + &root / 2u32 + 1u32];
    let scalar = |n: BigUint| {
        let digits = (n % big(&P::P)).to_u64_digits();
        Mont::from_limbs_const(core::array::from_fn(|i| digits.get(i).copied().unwrap_or(0)))
    };
    halves.iter().flat_map(near).map(scalar).collect()
}

/// The eigenvalue of the endomorphism, and every way to multiply, against the bits of the scalar.
pub(crate) fn scalars<C: Curve>(eigenvalue: &BigUint) {
    let order = big(&C::Order::P);
    let mut source = Source::new(2);
    let minus_one = -Mont::<C::Order, 4>::ONE;
    let mut scalars = vec![Default::default(), Mont::ONE, minus_one, minus_one.double()];
    scalars.extend((0..12).map(|_| source.scalar()));
    scalars.extend(near_powers(eigenvalue));
    let g = Projective::<C>::generator();
    let mut pairs = Vec::new();
    for k in &scalars {
        let p = mul_by_public(&g, &[source.word()]);
        assert_eq!(mul_by_public(&p, &eigenvalue.to_u64_digits()), C::endomorphism(&p));
        for (parts, bits) in [(C::decompose(k), C::PART_BITS), (C::least_parts_vartime(k), C::LEAST_BITS)] {
            let mut sum = BigInt::ZERO;
            for (i, part) in parts.iter().enumerate() {
                assert!(i < C::PARTS || part.magnitude == 0);
                assert!(bits == 128 || part.magnitude >> bits == 0);
                let term = BigInt::from(part.magnitude) * BigInt::from(eigenvalue.pow(i as u32));
                sum += if part.negative == 1 { -term } else { term };
            }
            let order = BigInt::from(order.clone());
            assert_eq!(((sum % &order) + &order) % &order, BigInt::from(big(&k.to_limbs())));
        }
        let expected = mul_by_public(&p, &k.to_limbs());
        assert_eq!(p * k, expected);
        assert_eq!(p.to_affine() * k, expected);
        assert_eq!(mul_vartime(&p, k), expected);
        pairs.push((p, *k));
        assert_eq!(Projective::<C>::identity() * k, Projective::identity());
    }
    let sum: Projective<C> = pairs.iter().map(|(p, k)| *p * k).sum();
    assert_eq!(sum_of_products_vartime(&pairs), sum);
    assert_eq!(sum_of_products_vartime::<C>(&[]), Projective::identity());
}

pub(crate) fn subgroup<C: Curve>() {
    assert!(bool::from(Affine::<C>::identity().is_torsion_free()));
    assert!(bool::from(Affine::<C>::generator().is_torsion_free()));
    for p in strangers::<C>(6) {
        assert!(bool::from(p.is_on_curve()));
        let p = Projective::from(p);
        assert_eq!(
            bool::from(p.to_affine().is_torsion_free()),
            bool::from(mul_by_order(&p).is_identity()),
            "the fast check agrees with the multiplication by r"
        );
        assert!(!bool::from(p.to_affine().is_torsion_free()));
        let cleared = p.clear_cofactor();
        assert!(bool::from(mul_by_order(&cleared).is_identity()));
        assert!(!bool::from(cleared.is_identity()));
        // r P has only cofactor torsion: the fast check must refuse all of it.
        let torsion = mul_by_order(&p);
        assert!(!bool::from(torsion.to_affine().is_torsion_free()));
        assert!(!bool::from((torsion + Projective::generator()).to_affine().is_torsion_free()));
    }
    assert!(bool::from(Projective::<C>::identity().clear_cofactor().is_identity()));
}

/// `(u^2 x, u^3 y)` for the generator `(x, y)`: of order `r` on the curve with `u^6 b`, where everything but the
/// equation holds.
pub(crate) fn off_the_curve<C: Curve>(u: u64) -> Affine<C> {
    let (x, y) = C::GENERATOR;
    let u = (1..u).fold(C::Base::ONE, |acc, _| acc.add(&C::Base::ONE));
    Affine::from_coordinates_unchecked(x.mul(&u.square()), y.mul(&u.square().mul(&u)))
}

/// What may be asked about a point of unknown equation is answered with the equation.
pub(crate) fn equation<C: Curve>() {
    for u in [2, 7] {
        let p = off_the_curve::<C>(u);
        let (x, y) = p.coordinates().unwrap();
        assert!(!bool::from(p.is_on_curve()));
        assert!(!bool::from(p.is_torsion_free()), "the endomorphism alone does not know b");
        assert_eq!(p.validate(), Err(DecodeError::NotOnCurve));
        assert_eq!(Affine::<C>::from_coordinates(x, y), Err(DecodeError::NotOnCurve));
        let bytes = p.to_uncompressed();
        assert_eq!(Affine::<C>::from_uncompressed(&bytes), Err(DecodeError::NotOnCurve));
        let unchecked = Affine::<C>::from_uncompressed_unchecked(&bytes).unwrap();
        assert_eq!(unchecked.validate(), Err(DecodeError::NotOnCurve));
        // The traits of `group`.
        let bytes = bytes.into();
        assert!(bool::from(<Affine<C> as UncompressedEncoding>::from_uncompressed(&bytes).is_none()));
        let unchecked = <Affine<C> as UncompressedEncoding>::from_uncompressed_unchecked(&bytes).unwrap();
        assert!(!bool::from(unchecked.is_torsion_free()));
        let unchecked = Projective::from(unchecked);
        assert!(!bool::from(CofactorGroup::is_torsion_free(&unchecked)));
        assert!(bool::from(unchecked.into_subgroup().is_none()));
    }
    for p in strangers::<C>(2) {
        assert_eq!(p.validate(), Err(DecodeError::NotInSubgroup));
        assert!(bool::from(<Affine<C> as GroupEncoding>::from_bytes(&p.to_compressed().into()).is_none()));
        assert_eq!(<Affine<C> as GroupEncoding>::from_bytes_unchecked(&p.to_compressed().into()).unwrap(), p);
        assert!(bool::from(Projective::from(p).into_subgroup().is_none()));
    }
    for p in [Affine::<C>::generator(), Affine::identity()] {
        assert_eq!(p.validate(), Ok(()));
        assert_eq!(Projective::from(p).into_subgroup().unwrap(), Projective::from(p));
    }
}

pub(crate) fn round_trip<C: Curve>() {
    let mut source = Source::new(4);
    for _ in 0..8 {
        let p = mul_by_public(&Projective::<C>::generator(), &[source.word(), source.word()]).to_affine();
        assert_eq!(Affine::from_compressed(&p.to_compressed()), Ok(p));
        assert_eq!(Affine::from_uncompressed(&p.to_uncompressed()), Ok(p));
        // The trait of `group` writes the same bytes.
        let bytes = <Affine<C> as UncompressedEncoding>::to_uncompressed(&p);
        assert_eq!(bytes.as_ref(), p.to_uncompressed().as_ref());
    }
    let o = Affine::<C>::identity();
    // Nothing beside infinity's flag, not even what cancels out.
    for stray in [&[0, 1][..], &[1, 2]] {
        let mut bytes = o.to_compressed();
        stray.iter().for_each(|&i| bytes.as_mut()[i] |= 1);
        assert_eq!(Affine::<C>::from_compressed(&bytes), Err(DecodeError::InfinityNotEmpty));
    }
    assert_eq!(Affine::from_compressed(&o.to_compressed()), Ok(o));
    assert_eq!(Affine::from_uncompressed(&o.to_uncompressed()), Ok(o));
    for p in strangers::<C>(3) {
        assert_eq!(Affine::<C>::from_compressed(&p.to_compressed()), Err(DecodeError::NotInSubgroup));
        assert_eq!(Affine::<C>::from_uncompressed(&p.to_uncompressed()), Err(DecodeError::NotInSubgroup));
        assert_eq!(Affine::<C>::from_compressed_unchecked(&p.to_compressed()), Ok(p));
    }
}

/// `f^e` by the bits of `e`.
pub(crate) fn power<E: Pairing>(f: &Target<E>, e: &BigUint) -> Target<E> {
    (0..e.bits()).rev().fold(Target::<E>::ONE, |acc, i| {
        let acc = acc.square();
        if e.bit(i) { acc.mul(f) } else { acc }
    })
}

/// Bilinear, not degenerate, of order `r`; scalars on the three groups agree.
pub(crate) fn bilinear<E: Pairing>(gt_eigenvalue: &BigUint) {
    let (g1, g2) = (Projective::<E::G1>::generator(), Projective::<E::G2>::generator());
    let e = Gt::<E>::generator();
    let mut source = Source::new(6);
    assert_ne!(e, Gt::IDENTITY);
    assert!(bool::from(E::is_in_gt(&Cyclotomic::new(e.as_fp12()).unwrap())));
    for _ in 0..3 {
        let (a, b): (Scalar<E::G1>, Scalar<E::G1>) = (source.scalar(), source.scalar());
        let left = gt::pairing::<E>(&(g1 * a).to_affine(), &(g2 * b).to_affine());
        assert_eq!(left, e * (a * b));
        assert_eq!(left, e * a * b);
        assert_eq!(gt::pairing::<E>(&(g1 * (a * b)).to_affine(), &g2.to_affine()), left);
    }
    assert_eq!(power::<E>(e.as_fp12(), &big(&<E::G1 as Curve>::Order::P)), Target::<E>::ONE);
    let k: Scalar<E::G1> = source.scalar();
    assert_eq!(power::<E>(e.as_fp12(), &big(&k.to_limbs())), *(e * k).as_fp12());
    assert_eq!(power::<E>(e.as_fp12(), gt_eigenvalue), E::gt_endomorphism(e.as_fp12()));
    assert_eq!(gt::pairing::<E>(&Affine::identity(), &g2.to_affine()), Gt::IDENTITY);
    assert_eq!(gt::pairing::<E>(&g1.to_affine(), &Affine::identity()), Gt::IDENTITY);
}

/// Prepared or not, together or one by one, with points at infinity among them, in one share or several.
pub(crate) fn products<E: Pairing>() {
    let (g1, g2) = (Projective::<E::G1>::generator(), Projective::<E::G2>::generator());
    let mut source = Source::new(7);
    for count in [0, 1, 2, 3, 4, 5, 9] {
        let pairs: Vec<_> = (0..count)
            .map(|i| match i {
                2 => (Affine::identity(), g2.to_affine()),
                3 => (g1.to_affine(), Affine::identity()),
                _ => ((g1 * source.scalar()).to_affine(), (g2 * source.scalar()).to_affine()),
            })
            .collect();
        let sum: Gt<E> = pairs.iter().map(|(p, q)| gt::pairing::<E>(p, q)).sum();
        let prepared: Vec<_> = pairs.iter().map(|(_, q)| G2Prepared::<E>::from(q)).collect();
        let terms: Vec<_> = pairs.iter().zip(&prepared).map(|((p, _), q)| (p, q)).collect();
        assert_eq!(MillerLoopResult(multi_miller_loop::<E>(&terms)).final_exponentiation(), sum);
        let refs: Vec<_> = pairs.iter().map(|(p, q)| (p, q)).collect();
        assert_eq!(MillerLoopResult::<E>::of(&refs).final_exponentiation(), sum);
        assert_eq!(gt::pairing_check::<E>(&refs), sum == Gt::IDENTITY);
    }
    // e(aP, bQ) e(-abP, Q) = 1, and not with another factor.
    let (a, b): (Scalar<E::G1>, Scalar<E::G1>) = (source.scalar(), source.scalar());
    let (p, q, minus) = ((g1 * a).to_affine(), (g2 * b).to_affine(), (g1 * -(a * b)).to_affine());
    assert!(gt::pairing_check::<E>(&[(&p, &q), (&minus, &g2.to_affine())]));
    assert!(!gt::pairing_check::<E>(&[(&p, &q), (&-minus, &g2.to_affine())]));
    assert!(!gt::pairing_check::<E>(&[(&p, &q)]));
    // The final exponentiation makes 1 of 1 and -1, and not of zero, to which lines between points outside the groups
    // may lead.
    let trivial = |f: Target<E>| {
        let chosen = bool::from(MillerLoopResult::<E>::from_fp12_unchecked(f).is_trivial());
        assert_eq!(bool::from(gt::is_trivial_in_words::<E>(&f)), chosen);
        chosen
    };
    assert!(trivial(Target::<E>::ONE) && trivial(Target::<E>::ONE.neg()));
    assert!(!trivial(Target::<E>::ZERO));
    let generator = *Gt::<E>::generator().as_fp12();
    assert!(!trivial(generator) && trivial(generator.mul(&generator.conjugate())));
    assert!(trivial(MillerLoopResult::<E>::of(&[(&p, &q), (&minus, &g2.to_affine())]).0));
}

/// The final exponentiation is the plain power `multiple (p^12 - 1) / r`.
pub(crate) fn final_exponentiation<E: Pairing>(p: &[u64], multiple: &BigUint) {
    let r = big(&<E::G1 as Curve>::Order::P);
    let e = (big(p).pow(12) - 1u32) / r * multiple;
    let mut source = Source::new(8);
    let q = gt::pairing::<E>(&Affine::generator(), &Affine::generator());
    // Any element of full order: a sum of group elements with a coefficient shifted.
    let mut f = q.as_fp12().add(&Target::<E>::ONE).add((q * source.scalar()).as_fp12());
    f.c0.c1 = f.c0.c1.add(&Fp2::ONE);
    assert_eq!(*MillerLoopResult::<E>(f).final_exponentiation().as_fp12(), power::<E>(&f, &e));
}

/// Every rule of the encoding of an element of the target group.
pub(crate) fn gt_encoding<E: Pairing>(p: &[u64]) {
    let e = Gt::<E>::generator() * Mont::from_u64(5);
    let mut bytes = vec![0u8; Gt::<E>::BYTES];
    e.write_bytes(&mut bytes);
    let coefficient = Gt::<E>::BYTES / 12;
    let table = Refusals::of(bytes, |bytes: &Vec<u8>| Gt::<E>::from_bytes(bytes), Ok(e));
    for len in [0, 1, Gt::<E>::BYTES - 1, Gt::<E>::BYTES + 1, 2 * Gt::<E>::BYTES] {
        table.row("it has as many bytes as twelve coefficients", Err(DecodeError::Length), |b| b.resize(len, 0));
    }
    for at in (0..Gt::<E>::BYTES).step_by(coefficient) {
        let row = "each coefficient is below the prime";
        table.row(row, Err(DecodeError::NotCanonical), |b| plus_p(&mut b[at..at + coefficient], p));
    }
    let not_in_the_group = Err(DecodeError::NotInSubgroup);
    table.row("zero is no element", not_in_the_group, |b| b.fill(0));
    table.row("it is in the cyclotomic subgroup", not_in_the_group, |b| *b.last_mut().unwrap() ^= 1);
    table.row("it is in the cyclotomic subgroup: -1", not_in_the_group, |b| {
        b.fill(0);
        let at = b.len() - coefficient;
        Base::<E>::ONE.neg().write_be(&mut b[at..]);
    });
    table.row("it has the order r there", not_in_the_group, |b| {
        // The final exponentiation without its hard part.
        let f = MillerLoopResult::<E>::of(&[(&Affine::generator(), &Affine::generator())]);
        Gt::<E>(crate::miller::easy_part::<E>(&f.0)).write_bytes(b);
    });
}

/// A coordinate that is not below the prime is refused in each of its places, and not read as another.
pub(crate) fn not_canonical<C: Curve>(p: &[u64]) {
    let limbs: Vec<u8> = p.iter().rev().flat_map(|limb| limb.to_be_bytes()).collect();
    let q = Affine::<C>::generator();
    let (compressed, uncompressed) = (q.to_compressed(), q.to_uncompressed());
    for at in (0..C::Base::BYTES).step_by(limbs.len()) {
        let mut bytes = compressed;
        bytes.as_mut()[at..at + limbs.len()].copy_from_slice(&limbs);
        bytes.as_mut()[0] |= compressed.as_ref()[0] & 0xc0;
        assert_eq!(Affine::<C>::from_compressed(&bytes), Err(DecodeError::NotCanonical), "{} {at}", C::NAME);
        assert_eq!(CurvePoint::<C>::from_compressed(&bytes), Err(DecodeError::NotCanonical));
    }
    for at in (0..2 * C::Base::BYTES).step_by(limbs.len()) {
        let mut bytes = uncompressed;
        bytes.as_mut()[at..at + limbs.len()].copy_from_slice(&limbs);
        assert_eq!(Affine::<C>::from_uncompressed(&bytes), Err(DecodeError::NotCanonical), "{} {at}", C::NAME);
        assert_eq!(CurvePoint::<C>::from_uncompressed(&bytes), Err(DecodeError::NotCanonical));
    }
}

/// Points of the curve that are not known to be in the subgroup.
pub(crate) fn curve_points<C: Curve>() {
    let g = Affine::<C>::generator();
    for p in strangers::<C>(2).into_iter().chain([g, Affine::identity()]) {
        let point = CurvePoint::<C>::from_compressed(&p.to_compressed()).unwrap();
        assert_eq!(CurvePoint::from_uncompressed(&p.to_uncompressed()), Ok(point));
        assert_eq!(point.coordinates(), p.coordinates());
        if let Some((x, y)) = p.coordinates() {
            assert_eq!(CurvePoint::from_coordinates(x, y), Ok(point));
            assert_eq!(CurvePoint::<C>::from_coordinates(x, y.double()), Err(DecodeError::NotOnCurve));
            let off = Affine::<C>::from_coordinates_unchecked(x, y.double()).to_uncompressed();
            assert_eq!(CurvePoint::<C>::from_uncompressed(&off), Err(DecodeError::NotOnCurve));
        }
        let expected = if bool::from(p.is_torsion_free()) { Ok(p) } else { Err(DecodeError::NotInSubgroup) };
        assert_eq!(point.into_subgroup(), expected);
        assert_eq!(point.clear_cofactor(), Projective::from(p).clear_cofactor());
        assert_eq!(point + CurvePoint::from(g), Projective::from(p) + g);
    }
    assert_eq!(CurvePoint::<C>::identity(), CurvePoint::default());
    // Order and hash are those of the affine points.
    let points = [g, -g, Affine::identity()];
    for a in points {
        for b in points {
            assert_eq!(CurvePoint::from(a).partial_cmp(&CurvePoint::from(b)), Some(a.cmp(&b)));
        }
    }
    let set: std::collections::HashSet<_> = points.into_iter().map(CurvePoint::from).collect();
    let hash = |p: Affine<C>| core::hash::BuildHasher::hash_one(set.hasher(), CurvePoint::from(p));
    assert!(set.len() == 3 && hash(g) != hash(Affine::identity()));
}

/// Products on either side of the point; order and hash go by the compressed encoding.
pub(crate) fn operators<C: Curve>() {
    let (p, k) = (Projective::<C>::generator().double(), Scalar::<C>::from_u64(12345));
    let (a, product) = (p.to_affine(), p * k);
    assert!([k * p, &k * p, k * &p, &k * &p, k * a, &k * a, k * &a, &k * &a].iter().all(|q| *q == product));
    let mut points = vec![p, product, Projective::generator(), Projective::identity()];
    points.sort();
    let encodings: Vec<_> = points.iter().map(|p| p.to_affine().to_compressed().as_ref().to_vec()).collect();
    assert!(encodings.is_sorted() && encodings.windows(2).all(|pair| pair[0] != pair[1]));
    let mut affine: Vec<Affine<C>> = points.iter().rev().map(Affine::from).collect();
    affine.sort();
    assert!(affine.iter().zip(&points).all(|(a, p)| Projective::from(a) == *p));
    // Another Z is no other point.
    let set: std::collections::HashSet<_> =
        points.into_iter().chain([Projective::generator() + Projective::generator()]).collect();
    assert_eq!(set.len(), 4);
    let set: std::collections::HashSet<_> = affine.into_iter().chain([a]).collect();
    assert_eq!(set.len(), 4);
}

/// The pairing by its definition: Miller's loop over the points of `Fp12` themselves, in affine coordinates and without
/// the verticals, which the final exponentiation removes.
pub(crate) fn by_definition<E: Pairing>() {
    let scale = |a: &Target<E>, k: &Base2<E>| a.mul(&Fp12::from_coefficients([*k, z(), z(), z(), z(), z()]));
    fn z<F: Field>() -> F {
        F::ZERO
    }
    let unit =
        |i: usize| Target::<E>::from_coefficients(core::array::from_fn(|j| if i == j { Base2::<E>::ONE } else { z() }));
    let embed = |a: &Base<E>| Fp12::from_coefficients([Fp2::from(*a), z(), z(), z(), z(), z()]);
    let mut source = Source::new(11);
    let p = (Projective::<E::G1>::generator() * source.scalar()).to_affine();
    let twisted = (Projective::<E::G2>::generator() * source.scalar()).to_affine();
    let (px, py) = (embed(&p.x), embed(&p.y));
    // Onto the curve over Fp12: w^2 and w^3 for a twist by division, their inverses for one by multiplication.
    let w = |i| match E::TWIST {
        Twist::D => unit(i),
        Twist::M => unit(i).invert().unwrap(),
    };
    let q = (scale(&w(2), &twisted.x), scale(&w(3), &twisted.y));
    let b = q.1.square().sub(&q.0.square().mul(&q.0));
    assert!(b == embed(&<E::G1 as Curve>::B), "the untwisted point is on the curve");

    // The line through two points, or the tangent, at P; and the sum.
    let step = |t: &(Target<E>, Target<E>), s: &(Target<E>, Target<E>)| {
        let slope = if t.0 == s.0 {
            t.0.square().mul(&embed(&Base::<E>::ONE.double().add(&Base::<E>::ONE))).mul(&t.1.double().invert().unwrap())
        } else {
            s.1.sub(&t.1).mul(&s.0.sub(&t.0).invert().unwrap())
        };
        let line = py.sub(&t.1).sub(&slope.mul(&px.sub(&t.0)));
        let x = slope.square().sub(&t.0).sub(&s.0);
        (line, (x, slope.mul(&t.0.sub(&x)).sub(&t.1)))
    };
    let length = E::LOOP.iter().fold(BigInt::from(1), |acc, digit| acc * 2 + *digit);
    let (mut f, mut t) = (Target::<E>::ONE, q);
    for i in (0..length.bits() - 1).rev() {
        let (line, twice) = step(&t, &t);
        (f, t) = (f.square().mul(&line), twice);
        if length.bit(i) {
            let (line, sum) = step(&t, &q);
            (f, t) = (f.mul(&line), sum);
        }
    }
    if E::LOOP_NEGATIVE {
        f = f.invert().unwrap();
    }
    if E::FROBENIUS_LINES {
        let q1 = (q.0.frobenius(), q.1.frobenius());
        let (line, sum) = step(&t, &q1);
        f = f.mul(&line);
        let q2 = (q1.0.frobenius(), q1.1.frobenius().neg());
        f = f.mul(&step(&sum, &q2).0);
    }
    assert_eq!(gt::pairing::<E>(&p, &twisted), MillerLoopResult::<E>(f).final_exponentiation());
}
