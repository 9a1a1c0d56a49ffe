//! What decodings, subgroup checks, sums and hashes must refuse, for every curve: a forged input for each rule, asked
//! of every way in, and many points together as each alone, at every size.

use alloc::vec::Vec;

use group::{GroupEncoding, UncompressedEncoding};
use montane_fields::quadratic::{Fp2, Progenitor};
use montane_fields::{Coordinate, Field, Modulus};
use montane_testing::{Refusals, plus_p};

use crate::curve_point::CurvePoint;
use crate::curve_tests::{Cofactor, of_small_order, off_the_curve, strangers, with_real_y_squared};
use crate::format::{BatchDecodeError, ByteString, DecodeError, Flags};
use crate::hash_to_curve::{HashCurve, hash_elements};
use crate::msm::{FixedBases, MsmError};
use crate::pairing::lanes::LANES;
use crate::weierstrass::{Affine, Curve, Projective, Scalar};
use crate::{bls12_381, bn254};

/// More than twice as many as are side by side anywhere: whatever number of them takes another method, it is among
/// these.
const SIZES: core::ops::RangeInclusive<usize> = 0..=2 * LANES + 1;

/// The verdict about a compressed point, the same by every way: alone, by the traits of `group`, as a point of the
/// curve that is judged afterwards, and among others, side by side or not.
fn compressed<C: Curve>(bytes: &C::Compressed) -> Result<Affine<C>, DecodeError> {
    let verdict = Affine::<C>::from_compressed(bytes);
    let unchecked = Affine::<C>::from_compressed_unchecked(bytes);
    assert_eq!(unchecked.and_then(|p| p.validate().map(|()| p)), verdict);
    assert_eq!(CurvePoint::<C>::from_compressed(bytes), unchecked.map(CurvePoint::from));
    assert_eq!(CurvePoint::<C>::from_compressed(bytes).and_then(CurvePoint::into_subgroup), verdict);
    let repr = (*bytes).into();
    assert_eq!(<Affine<C> as GroupEncoding>::from_bytes(&repr).into_option(), verdict.ok());
    assert_eq!(<Affine<C> as GroupEncoding>::from_bytes_unchecked(&repr).into_option(), unchecked.ok());
    let projective = |p: Result<Affine<C>, DecodeError>| p.ok().map(Projective::from);
    assert_eq!(<Projective<C> as GroupEncoding>::from_bytes(&repr).into_option(), projective(verdict));
    assert_eq!(<Projective<C> as GroupEncoding>::from_bytes_unchecked(&repr).into_option(), projective(unchecked));
    let g = Affine::<C>::generator();
    for (n, index) in [(1, 0), (LANES, 5)] {
        let among = |verdict: Result<Affine<C>, DecodeError>| {
            let at = |i| if i == index { verdict } else { Ok(g) };
            (0..n).map(|i| at(i).map_err(|error| BatchDecodeError { index: i, error })).collect::<Result<Vec<_>, _>>()
        };
        let mut encodings = vec![g.to_compressed(); n];
        encodings[index] = *bytes;
        assert_eq!(Affine::<C>::from_compressed_batch(&encodings), among(verdict));
        assert_eq!(Affine::<C>::from_compressed_batch_unchecked(&encodings), among(unchecked));
    }
    verdict
}

/// The verdict about an uncompressed point, the same by every way.
fn uncompressed<C: Curve>(bytes: &C::Uncompressed) -> Result<Affine<C>, DecodeError> {
    let verdict = Affine::<C>::from_uncompressed(bytes);
    let unchecked = Affine::<C>::from_uncompressed_unchecked(bytes);
    assert_eq!(unchecked.and_then(|p| p.validate().map(|()| p)), verdict);
    assert_eq!(CurvePoint::<C>::from_uncompressed(bytes).and_then(CurvePoint::into_subgroup), verdict);
    if let Some((x, y)) = unchecked.ok().and_then(|p| p.coordinates()) {
        assert_eq!(Affine::<C>::from_coordinates(x, y), verdict);
        assert_eq!(CurvePoint::<C>::from_coordinates(x, y).and_then(CurvePoint::into_subgroup), verdict);
    }
    let repr = (*bytes).into();
    assert_eq!(<Affine<C> as UncompressedEncoding>::from_uncompressed(&repr).into_option(), verdict.ok());
    assert_eq!(<Affine<C> as UncompressedEncoding>::from_uncompressed_unchecked(&repr).into_option(), unchecked.ok());
    verdict
}

/// A multiple of the generator the first of whose coefficients leaves room for the prime below the flags.
fn with_room<C: Curve>(p: &[u64]) -> Affine<C> {
    // The highest byte of the largest number is that of the prime, and of their difference one less at the most.
    let top = u64::from(!C::FLAGS.mask()) - (p[p.len() - 1] >> 56);
    let mut q = Projective::<C>::generator();
    loop {
        let point = q.to_affine();
        if u64::from(point.to_uncompressed().as_ref()[0]) < top {
            return point;
        }
        q += Projective::generator();
    }
}

/// Every rule of both encodings of the points of a curve over the field of the prime `p`.
fn encodings<C: Cofactor>(p: &[u64]) {
    type E = DecodeError;
    let (g, o, limb_bytes) = (Affine::<C>::generator(), Affine::<C>::identity(), 8 * p.len());
    let (smaller, _, infinity, _) = C::FLAGS.bits();
    let mask = C::FLAGS.mask();

    let table = Refusals::of(g.to_compressed(), compressed::<C>, Ok(g));
    table.row("it says that it is compressed", Err(E::CompressionFlag), |b| b.as_mut()[0] &= !0xc0 & !smaller);
    table.row("infinity is nothing else", Err(E::InfinityNotEmpty), |b| {
        b.as_mut()[0] = b.as_mut()[0] & !mask | infinity;
    });
    table.row("some y has that x", Err(E::NotOnCurve), |b| {
        let mut x = C::Base::ONE;
        while bool::from(Affine::<C>::y_squared(&x).sqrt().is_some()) {
            x = x.add(&C::Base::ONE);
        }
        x.write_be(b.as_mut());
        b.as_mut()[0] |= smaller;
    });
    for outside in strangers::<C>(2).into_iter().chain(of_small_order::<C>()) {
        table.row("it is in the subgroup", Err(E::NotInSubgroup), |b| *b = outside.to_compressed());
    }
    for at in (limb_bytes..C::Base::BYTES).step_by(limb_bytes) {
        let row = "a later coefficient is below the prime";
        table.row(row, Err(E::NotCanonical), |b| plus_p(&mut b.as_mut()[at..at + limb_bytes], p));
    }
    let q = with_room::<C>(p);
    let (flags, table) =
        (q.to_compressed().as_ref()[0] & mask, Refusals::of(q.to_compressed(), compressed::<C>, Ok(q)));
    table.row("the first coefficient is below the prime", Err(E::NotCanonical), |b| {
        b.as_mut()[0] &= !mask;
        plus_p(&mut b.as_mut()[..limb_bytes], p);
        assert_eq!(b.as_ref()[0] & mask, 0);
        b.as_mut()[0] |= flags;
    });

    let table = Refusals::of(o.to_compressed(), compressed::<C>, Ok(o));
    for at in [0, 1, limb_bytes - 1, C::Base::BYTES - 1] {
        table.row("nothing is beside infinity", Err(E::InfinityNotEmpty), |b| b.as_mut()[at] |= 1);
    }
    table.row("nothing that cancels out is beside infinity", Err(E::InfinityNotEmpty), |b| {
        (b.as_mut()[1], b.as_mut()[2]) = (1, 1);
    });
    if C::FLAGS == Flags::ThreeBits {
        table.row("infinity has no sign", Err(E::SortFlag), |b| b.as_mut()[0] |= 0x20);
        table.row("infinity says that it is compressed", Err(E::CompressionFlag), |b| b.as_mut()[0] &= 0x7f);
    }

    let table = Refusals::of(g.to_uncompressed(), uncompressed::<C>, Ok(g));
    table.row("it does not say that it is compressed", Err(E::CompressionFlag), |b| b.as_mut()[0] |= 0x80);
    let (second, both) = match C::FLAGS {
        Flags::ThreeBits => (E::InfinityNotEmpty, E::CompressionFlag),
        Flags::TwoBits => (E::CompressionFlag, E::CompressionFlag),
    };
    table.row("it does not say that it is infinity", Err(second), |b| b.as_mut()[0] |= 0x40);
    table.row("nor both", Err(both), |b| b.as_mut()[0] |= 0xc0);
    if C::FLAGS == Flags::ThreeBits {
        table.row("it has no sign", Err(E::SortFlag), |b| b.as_mut()[0] |= 0x20);
    }
    for u in [2, 7] {
        // In a subgroup of order r and under the endomorphism like a point of the curve.
        table.row("it is on this curve", Err(E::NotOnCurve), |b| *b = off_the_curve::<C>(u).to_uncompressed());
    }
    table.row("its y is that of its x", Err(E::NotOnCurve), |b| {
        let (x, y) = g.coordinates().unwrap();
        *b = Affine::<C>::from_coordinates_unchecked(x, y.double()).to_uncompressed();
    });
    for outside in strangers::<C>(2).into_iter().chain(of_small_order::<C>()) {
        table.row("it is in the subgroup", Err(E::NotInSubgroup), |b| *b = outside.to_uncompressed());
    }
    for at in (limb_bytes..2 * C::Base::BYTES).step_by(limb_bytes) {
        let row = "a later coefficient is below the prime";
        table.row(row, Err(E::NotCanonical), |b| plus_p(&mut b.as_mut()[at..at + limb_bytes], p));
    }
    Refusals::of(q.to_uncompressed(), uncompressed::<C>, Ok(q)).row(
        "the first coefficient is below the prime",
        Err(E::NotCanonical),
        |b| {
            plus_p(&mut b.as_mut()[..limb_bytes], p);
            assert_eq!(b.as_ref()[0] & mask, 0);
        },
    );

    let table = Refusals::of(o.to_uncompressed(), uncompressed::<C>, Ok(o));
    let stray = match C::FLAGS {
        Flags::ThreeBits => E::InfinityNotEmpty,
        // Zeros alone are infinity, and no small x or y has its other coordinate zero.
        Flags::TwoBits => E::NotOnCurve,
    };
    for at in [1, limb_bytes - 1, C::Base::BYTES - 1, 2 * C::Base::BYTES - 1] {
        table.row("nothing is beside infinity", Err(stray), |b| b.as_mut()[at] |= 1);
    }
    if C::FLAGS == Flags::ThreeBits {
        table.row("infinity has no sign", Err(E::SortFlag), |b| b.as_mut()[0] |= 0x20);
        table.row("infinity does not say that it is compressed", Err(E::CompressionFlag), |b| b.as_mut()[0] |= 0x80);
    }
}

#[test]
fn encodings_of_points() {
    encodings::<bls12_381::G1>(&montane_fields::bls12_381::P::P);
    encodings::<bls12_381::G2>(&montane_fields::bls12_381::P::P);
    encodings::<bn254::G1>(&montane_fields::bn254::P::P);
    encodings::<bn254::G2>(&montane_fields::bn254::P::P);
}

/// A point with `y = sqrt(a) u` for a nonsquare `a` of the base field is decoded like any other, by every way.
fn roots_in_the_base_field<C: Curve<Base = Fp2<F>>, F: Progenitor>() {
    for p in with_real_y_squared::<C, F>() {
        for p in [p, -p] {
            assert_eq!(compressed::<C>(&p.to_compressed()), Err(DecodeError::NotInSubgroup));
            assert_eq!(Affine::<C>::from_compressed_unchecked(&p.to_compressed()), Ok(p));
        }
    }
}

#[test]
fn roots_of_elements_of_the_base_field() {
    roots_in_the_base_field::<bls12_381::G2, montane_fields::bls12_381::Fp>();
    roots_in_the_base_field::<bn254::G2, montane_fields::bn254::Fp>();
}

/// Points of the group: infinity, opposite and equal ones among them.
fn inside<C: Curve>() -> Vec<Affine<C>> {
    let g = Projective::<C>::generator();
    [Projective::IDENTITY, g, -g, g.double(), g, g.double() + g].iter().map(Projective::to_affine).collect()
}

/// Points of the curve and not of the group: any ones, of small order, of the order of the cofactor alone, and sums of
/// these with the generator.
fn outside<C: Cofactor>() -> Vec<Affine<C>> {
    let g = Projective::<C>::generator();
    let strangers = strangers::<C>(2);
    let torsion = strangers.iter().map(|p| crate::scalar_mul::mul_by_order(&Projective::from(p)).to_affine());
    let mut all: Vec<Affine<C>> = strangers.iter().copied().chain(torsion).chain(of_small_order::<C>()).collect();
    all.extend(all.clone().iter().map(|p| (g + p).to_affine()));
    all
}

/// So many of the points, in turn.
fn some<T: Copy>(all: &[T], n: usize) -> Vec<T> {
    (0..n).map(|i| all[(i + n) % all.len()]).collect()
}

fn decodings_of_many<C: Cofactor>() {
    let (inside, outside) = (inside::<C>(), outside::<C>());
    let real: Vec<Affine<C>> = outside.iter().copied().chain(inside.iter().copied()).collect();
    let mut refused: Vec<(C::Compressed, DecodeError)> =
        outside.iter().map(|p| (p.to_compressed(), DecodeError::NotInSubgroup)).collect();
    let mut bad = |byte: u8, error| {
        let mut encoding = C::Compressed::ZERO;
        encoding.as_mut()[0] = byte;
        refused.push((encoding, error));
    };
    bad(0, DecodeError::CompressionFlag);
    bad(!C::FLAGS.mask() | 0x80, DecodeError::NotCanonical);
    bad(C::FLAGS.bits().2 | 1, DecodeError::InfinityNotEmpty);
    for n in SIZES {
        let points = some(&inside, n);
        let encodings: Vec<_> = points.iter().map(Affine::to_compressed).collect();
        assert_eq!(Affine::<C>::from_compressed_batch(&encodings), Ok(points.clone()));
        let points = some(&real, n);
        let of_curve: Vec<_> = points.iter().map(Affine::to_compressed).collect();
        assert_eq!(Affine::<C>::from_compressed_batch_unchecked(&of_curve), Ok(points));
        // Of two that are refused, the first, wherever it is.
        let (Some(last), (first, error)) = (n.checked_sub(1), refused[n % refused.len()]) else { continue };
        for index in [0, n / 2, last] {
            let mut encodings = encodings.clone();
            encodings[last] = refused[(n + 1) % refused.len()].0;
            encodings[index] = first;
            let verdict = Affine::<C>::from_compressed_batch(&encodings);
            assert_eq!(verdict, Err(BatchDecodeError { index, error }), "{} {n}", C::NAME);
        }
    }
}

/// On threads of a pool: places are counted over all shares, and of two that are refused in different ones the first is
/// told.
#[cfg(feature = "rayon")]
#[test]
fn shares_of_encodings() {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(3).build().unwrap();
    let points: Vec<_> = some(&inside::<bls12_381::G1>(), 100);
    let encodings: Vec<_> = points.iter().map(Affine::to_compressed).collect();
    let decode = |encodings: &Vec<[u8; 48]>| pool.install(|| bls12_381::G1Affine::from_compressed_batch(encodings));
    let table = Refusals::of(encodings, decode, Ok(points));
    let error = DecodeError::CompressionFlag;
    for index in [0, 33, 34, 67, 68, 99] {
        table.row("each encoding is one", Err(BatchDecodeError { index, error }), |encodings| {
            encodings[index][0] &= 0x7f;
            encodings[99][0] |= 0xe0;
            if index == 99 {
                encodings[99][0] &= 0x1f;
            }
        });
    }
}

#[test]
fn many_encodings_are_each_alone() {
    decodings_of_many::<bls12_381::G1>();
    decodings_of_many::<bls12_381::G2>();
    decodings_of_many::<bn254::G1>();
    decodings_of_many::<bn254::G2>();
}

fn subgroups_of_many<C: Cofactor>() {
    let (inside, outside) = (inside::<C>(), outside::<C>());
    let curve_points = |points: &[Affine<C>]| points.iter().copied().map(CurvePoint::from).collect::<Vec<_>>();
    let all = |points: &[Affine<C>]| {
        let verdict = CurvePoint::all_into_subgroup(&curve_points(points));
        assert_eq!(Affine::all_torsion_free(&points.iter().collect::<Vec<_>>()), verdict.is_ok());
        verdict
    };
    for n in SIZES {
        let points = some(&inside, n);
        assert_eq!(all(&points), Ok(points.clone()), "{} {n}", C::NAME);
        let Some(last) = n.checked_sub(1) else { continue };
        // One at each end, or a point and its negative, whose sum is in the group.
        for (i, bad) in [outside[n % outside.len()], outside[(3 * n + 1) % outside.len()]].into_iter().enumerate() {
            let mut points = points.clone();
            points[i * last] = bad;
            assert_eq!(all(&points), Err(DecodeError::NotInSubgroup), "{} {bad:?} among {n}", C::NAME);
            points[last - i * last] = -bad;
            assert_eq!(all(&points), Err(DecodeError::NotInSubgroup), "{} {bad:?} twice among {n}", C::NAME);
        }
        // Nor one that is on no curve of this name: everything but the equation holds.
        let mut points = points.clone();
        points[n / 2] = off_the_curve::<C>(2);
        assert!(!Affine::all_torsion_free(&points.iter().collect::<Vec<_>>()), "{} {n}", C::NAME);
    }
}

#[test]
fn many_subgroup_checks_are_each_alone() {
    subgroups_of_many::<bls12_381::G1>();
    subgroups_of_many::<bls12_381::G2>();
    subgroups_of_many::<bn254::G2>();
}

/// Elements that are exceptional for the maps, in either place or in both, equal ones, and pairs whose images cancel
/// out.
#[test]
fn many_hashes_are_each_alone() {
    type Fp2 = montane_fields::bls12_381::Fp2;
    let element = |c0: u64, c1: u64| Fp2::new(c0.into(), c1.into());
    let (zero, a, b, c) = (Fp2::ZERO, element(1, 2), element(7, 0), element(0, 5));
    let all = [[a, b], [zero, a], [b, zero], [zero, zero], [a, -a], [c, c], [b, c], [-c, a]];
    let each = all.map(|us| (us, hash_elements::<bls12_381::G2>(&us)));
    for n in SIZES {
        let (us, expected): (Vec<_>, Vec<_>) = some(&each, n).into_iter().unzip();
        if let Some(points) = <bls12_381::G2 as HashCurve>::hash_in_lanes(&us) {
            assert_eq!(points, expected, "{n}");
        }
    }
}

fn lengths_of_sums<C: Curve>() {
    let (g, one) = (Affine::<C>::generator(), Scalar::<C>::ONE);
    let sums = |(bases, scalars): &(usize, usize)| {
        let (p, k) = (vec![g; *bases], vec![one; *scalars]);
        let verdict = Projective::msm_vartime(&p, &k);
        assert_eq!(Projective::msm(&p, &k), verdict);
        assert_eq!(Projective::msm_short_vartime(&p, &vec![1; *scalars]), verdict);
        assert_eq!(FixedBases::new(&p, 2).unwrap().msm_vartime(&k), verdict);
        verdict
    };
    for n in [1usize, 2, 3, 40] {
        let table = Refusals::of((n, n), sums, Ok(Projective::<C>::generator() * Scalar::<C>::from_u64(n as u64)));
        for other in [0, n - 1, n + 1, 2 * n] {
            if other != n {
                let row = "one scalar is for each base";
                table.row(row, Err(MsmError::Length { bases: n, scalars: other }), |(_, scalars)| *scalars = other);
                table.row(row, Err(MsmError::Length { bases: other, scalars: n }), |(bases, _)| *bases = other);
            }
        }
    }
}

#[test]
fn sums_of_other_lengths() {
    lengths_of_sums::<bls12_381::G1>();
    lengths_of_sums::<bls12_381::G2>();
    lengths_of_sums::<bn254::G1>();
    lengths_of_sums::<bn254::G2>();
}

#[test]
#[should_panic(expected = "a number for each point")]
fn numbers_for_fewer_points() {
    let _ = crate::scalar_mul::short_multiples_vartime(&[bls12_381::G1Affine::generator(); 9], &[1; 8]);
}

#[test]
#[should_panic(expected = "one result for each point")]
fn results_for_fewer_points() {
    let mut out = [bls12_381::G1Affine::identity(); 2];
    Projective::batch_normalize(&[Projective::IDENTITY; 3], &mut out);
}

#[test]
#[should_panic(expected = "index out of bounds")]
fn a_key_that_is_too_large() {
    let g = bls12_381::G1Affine::generator();
    let _ = Projective::sums_by_key_vartime(&[g, g], &[0, 2], 2);
}
