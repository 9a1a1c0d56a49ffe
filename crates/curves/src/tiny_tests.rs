//! The group law on curves so small that every pair of points is tried, against chord and tangent.

use alloc::boxed::Box;
use alloc::vec::Vec;

use montane_fields::tiny::Tiny;
use montane_fields::{Coordinate, Field};
use subtle::Choice;

use crate::format::{DecodeError, Flags};
use crate::law::jacobian::{Jacobian, mul_by_sparse};
use crate::msm::store::Store;
use crate::recode::Part;
use crate::scalar_mul::mul_by_public;
use crate::weierstrass::{Affine, Curve, Projective, Scalar};

const P: u64 = 43;
type F = Tiny<P>;

/// `y^2 = x^3 + B` over the field of 43 elements.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct TinyCurve<const B: u64>;

impl<const B: u64> crate::sealed::Sealed for TinyCurve<B> {}

impl<const B: u64> Curve for TinyCurve<B> {
    type Base = F;
    /// Any four-limb prime: scalars are not used here.
    type Order = montane_fields::bls12_381::R;
    type Compressed = [u8; 1];
    type Uncompressed = [u8; 2];
    const NAME: &'static str = "tiny";
    const B: F = F::new(B);
    const GENERATOR: (F, F) = (F::new(0), F::new(0));
    const FLAGS: Flags = Flags::TwoBits;
    const PARTS: usize = 1;
    const PART_BITS: usize = 128;
    fn mul_by_3b(a: &F) -> F {
        a.mul(&F::new(3 * B))
    }
    fn is_torsion_free_unchecked(_: &Affine<Self>) -> Choice {
        Choice::from(1)
    }
    fn clear_cofactor(p: &Projective<Self>) -> Projective<Self> {
        *p
    }
    fn decompose(_: &Scalar<Self>) -> [Part; 4] {
        [Part::ZERO; 4]
    }
    fn endomorphism(p: &Projective<Self>) -> Projective<Self> {
        *p
    }
    fn store() -> Box<dyn Store<F>> {
        crate::msm::store_in_words()
    }
}

/// Chord and tangent; `None` is infinity.
fn reference(p: Option<(F, F)>, q: Option<(F, F)>) -> Option<(F, F)> {
    let (Some((x1, y1)), Some((x2, y2))) = (p, q) else { return p.or(q) };
    let slope = if x1 == x2 {
        if y1 == y2.neg() {
            return None;
        }
        x1.square().mul(&F::new(3)).mul(&y1.double().invert().unwrap())
    } else {
        y2.sub(&y1).mul(&x2.sub(&x1).invert().unwrap())
    };
    let x3 = slope.square().sub(&x1).sub(&x2);
    Some((x3, slope.mul(&x1.sub(&x3)).sub(&y1)))
}

/// The point with another `Z`.
fn scaled<C: Curve<Base = F>>(p: &Projective<C>, k: F) -> Projective<C> {
    Projective { x: p.x.mul(&k), y: p.y.mul(&k), z: p.z.mul(&k) }
}

/// Whether the curve has no point of order two, which the complete law requires.
fn every_pair<const B: u64>() -> bool {
    if F::all().any(|x| Affine::<TinyCurve<B>>::y_squared(&x) == F::ZERO) {
        return false;
    }
    let affine = |p: Option<(F, F)>| match p {
        Some((x, y)) => Affine::<TinyCurve<B>>::from_coordinates_unchecked(x, y),
        None => Affine::identity(),
    };
    let mut points = vec![None];
    for (x, y) in F::all().flat_map(|x| F::all().map(move |y| (x, y))) {
        let on_curve = y.square() == Affine::<TinyCurve<B>>::y_squared(&x);
        assert_eq!(bool::from(affine(Some((x, y))).is_on_curve()), on_curve);
        if on_curve {
            points.push(Some((x, y)));
        }
    }
    for &p in &points {
        let pa = affine(p);
        for &q in &points {
            let (qa, sum) = (affine(q), affine(reference(p, q)));
            for k in [1, 2, 42] {
                let pp = scaled(&Projective::from(pa), F::new(k));
                let qq = scaled(&Projective::from(qa), F::new(P - k));
                assert_eq!((pp + qq).to_affine(), sum);
                assert_eq!((pp + qa).to_affine(), sum);
                assert_eq!((pp - qa).to_affine(), affine(reference(p, q.map(|(x, y)| (x, y.neg())))));
                let jacobian = Jacobian::from(&pp).add_vartime(&Jacobian::from(&qq));
                assert_eq!(Projective::from(&jacobian).to_affine(), sum);
                assert_eq!(pp == qq, p == q);
            }
        }
        let twice = affine(reference(p, p));
        let pp = scaled(&Projective::from(pa), F::new(5));
        assert_eq!(pp.double().to_affine(), twice);
        assert_eq!(Projective::from(&Jacobian::from(&pp).double()).to_affine(), twice);
        // Every multiple, by doublings and additions, against repeated addition.
        let mut multiple = None;
        for e in 1..=2 * points.len() as u64 {
            multiple = reference(multiple, p);
            assert_eq!(mul_by_public(&pp, &[e]).to_affine(), affine(multiple), "{e}");
            assert_eq!(mul_by_sparse(&pp, e).to_affine(), affine(multiple), "{e}");
        }
        if p.is_some() {
            assert_eq!(Affine::from_coordinates(pa.x, pa.y), Ok(pa));
            assert_eq!(Affine::<TinyCurve<B>>::from_compressed(&pa.to_compressed()), Ok(pa));
        }
    }
    // Sums of many multiples of few points: every exceptional case of every addition.
    for seed in 0..200u128 {
        let count = (seed % 40) as usize;
        let mut state = seed;
        let mut next = || {
            state = state.wrapping_mul(0x2360_ed05_1fc6_5da4_4385_df64_9fcc_f645).wrapping_add(1);
            (state >> 64) as usize
        };
        let bases: Vec<_> = (0..count).map(|_| affine(points[next() % points.len()])).collect();
        let scalars: Vec<u128> = (0..count).map(|_| (next() % (1 << (1 + seed % 12))) as u128).collect();
        let expected: Projective<TinyCurve<B>> =
            bases.iter().zip(&scalars).map(|(p, &k)| mul_by_public(&p.into(), &[k as u64])).sum();
        assert_eq!(Projective::msm_short_vartime(&bases, &scalars), Ok(expected));
    }
    // Every byte: a point, or a reason.
    for byte in 0..=255u8 {
        match Affine::<TinyCurve<B>>::from_compressed(&[byte]) {
            Ok(p) => assert_eq!(p.to_compressed(), [byte]),
            Err(error) => {
                let x = u64::from(byte & 0x3f);
                let expected = match byte >> 6 {
                    0b00 => DecodeError::CompressionFlag,
                    0b01 => DecodeError::InfinityNotEmpty,
                    _ if x >= P => DecodeError::NotCanonical,
                    _ => DecodeError::NotOnCurve,
                };
                assert_eq!(error, expected);
            }
        }
    }
    true
}

#[test]
fn every_pair_of_points() {
    let tried = [
        every_pair::<1>(),
        every_pair::<2>(),
        every_pair::<3>(),
        every_pair::<5>(),
        every_pair::<6>(),
        every_pair::<7>(),
    ];
    assert!(tried.iter().filter(|tried| **tried).count() >= 2, "some of these curves have odd order: {tried:?}");
}
