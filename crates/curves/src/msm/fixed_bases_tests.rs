//! Prepared bases beside one product at a time, in every kind of store, and the bytes that are refused.

use alloc::vec::Vec;

use montane_fields::{self as fields, Field, Modulus, quadratic::Fp2};
use montane_kernels::cpu::tuning::sums::PIECE;
use montane_kernels::cpu::{Avx2, Avx512, Ifma, Isa, Portable};
use montane_kernels::vector::{Model, Vector8, YmmPair, Zmm};
use montane_testing::{Refusals, around};

use super::fixed_bases::images_of;
use super::tests::{StoreOf, naive, points};
use super::*;
use crate::format::DecodeError;
use crate::test_support::Source;
use crate::{bls12_381, bn254};

/// Bases with infinity, equal ones, opposite ones, and scalars with the edges of parts and of levels.
fn lists<C: Curve>(seed: u64, n: usize) -> (Vec<Affine<C>>, Vec<Scalar<C>>) {
    let source = &mut Source::new(seed);
    let mut bases = points::<C>(source, n);
    for i in (3..n).step_by(7) {
        bases[i] = [Affine::identity(), bases[i / 2], -bases[i / 2], bases[i - 1]][i % 4];
    }
    let power = |bits: u32| (0..bits).fold(Scalar::<C>::ONE, |k, _| k.double());
    let edges = [Scalar::<C>::ZERO, Scalar::<C>::ONE, -Scalar::<C>::ONE, power(15), power(31), power(63), power(127)];
    let scalars = (0..n).map(|i| match i % 5 {
        0 => edges[i / 5 % edges.len()],
        1 => edges[i / 5 % edges.len()] - Scalar::<C>::ONE,
        _ => source.scalar(),
    });
    let scalars = scalars.collect();
    (bases, scalars)
}

/// Sums of all sizes by tables of all numbers of levels, one and several pieces of the terms, and what came through
/// bytes.
fn sums<C: Curve>(seed: u64) {
    let (bases, scalars) = lists::<C>(seed, 130);
    let products: Vec<Projective<C>> = bases.iter().zip(&scalars).map(|(p, k)| p * k).collect();
    for levels in [1, 2, 3, 4, 8, 11, 128, 1000] {
        let sizes: &[usize] =
            if levels > 8 { &[2, 17] } else { &[0, 1, 2, 3, 7, 8, 9, 31, 32, 33, 63, 64, 65, 127, 128, 129] };
        for &n in sizes {
            let expected = products[..n].iter().sum();
            let table = FixedBases::new(&bases[..n], levels).unwrap();
            assert_eq!((table.len(), table.is_empty()), (n, n == 0));
            assert_eq!(table.msm_vartime(&scalars[..n]), Ok(expected), "{} {levels} {n}", C::NAME);
            if n % 2 == 1 || n < 3 {
                let bytes = table.to_bytes();
                let again = FixedBases::<C>::from_bytes(&bytes).unwrap();
                assert_eq!(again.msm_vartime(&scalars[..n]), Ok(expected), "{} {levels} {n} from bytes", C::NAME);
                assert!(again.to_bytes() == bytes, "{} {levels} {n}", C::NAME);
            }
        }
    }
    let table = FixedBases::new(&bases[..2], 4).unwrap();
    assert_eq!(table.points(), 8 * C::PARTS);
    assert_eq!(alloc::format!("{table:?}"), alloc::format!("2 bases, {} points", 8 * C::PARTS));
}

#[test]
fn sums_over_prepared_bases() {
    sums::<bls12_381::G1>(21);
    sums::<bls12_381::G2>(22);
    sums::<bn254::G1>(23);
    sums::<bn254::G2>(24);
}

/// Terms whose points are in a table.
struct InTable<'a, C: Curve>(&'a [Scalar<C>]);

impl<C: Curve> Terms<()> for InTable<'_, C> {
    fn bits(&self) -> usize {
        C::PART_BITS
    }
    fn parts(&self) -> usize {
        C::PARTS
    }
    fn term(&self, i: usize, put: &mut dyn FnMut(((), ()), usize, crate::recode::Part)) {
        C::decompose(&self.0[i])[..C::PARTS].iter().for_each(|part| put(((), ()), 0, *part));
    }
}

/// Points that stay in another store than that of the processor at hand, and came in several pieces, and ranges of
/// their terms.
fn stay<C: Curve>(seed: u64, store: StoreOf<C>) {
    let (mut bases, scalars) = lists::<C>(seed, 70);
    bases.iter_mut().filter(|p| bool::from(p.is_identity())).for_each(|p| *p = Affine::generator());
    let all = images_of(&bases);
    let mut fixed = store();
    for (i, piece) in all.chunks(3 * C::PARTS).enumerate() {
        fixed.keep(piece, all.len() - i * 3 * C::PARTS);
    }
    let store = fixed.share();
    for range in [0..0, 0..1, 0..70, 5..6, 9..70] {
        let sum = sum_of_bits::<C>(sums_over_fixed(&*store, &InTable::<C>(&scalars), range.clone()));
        assert_eq!(sum, naive(&bases[range.clone()], &scalars[range.clone()]), "{} {range:?}", C::NAME);
    }
    let references: Vec<Reference> = (0..all.len()).rev().map(|i| 2 * (FIXED + i) as Reference).collect();
    let mut store = store();
    store.reserve(FIRST);
    assert!(store.points(&references).iter().eq(all.iter().rev()), "{}", C::NAME);
}

#[test]
fn points_stay_in_a_store() {
    type V = Model<Portable>;
    stay::<bls12_381::G1>(31, store_in_words);
    stay::<bls12_381::G1>(32, store_in_lanes::<fields::bls12_381::Fp8In<V>>);
    stay::<bls12_381::G2>(33, store_in_lanes::<Fp2<fields::bls12_381::Fp8In<V>>>);
    stay::<bn254::G1>(34, store_in_lanes::<fields::bn254::Fp8In<V>>);
    stay::<bn254::G2>(35, store_in_words);
    fn in_registers<V: Vector8 + 'static>() {
        stay::<bls12_381::G1>(36, store_in_lanes::<fields::bls12_381::Fp8In<V>>);
        stay::<bn254::G1>(37, store_in_lanes::<fields::bn254::Fp8In<V>>);
    }
    match Avx2::detect() {
        Some(_) => in_registers::<YmmPair>(),
        None => std::eprintln!("skipped: needs fma"),
    }
    match Avx512::detect() {
        Some(_) => in_registers::<Zmm<Avx512>>(),
        None => std::eprintln!("skipped: needs avx512"),
    }
    match Ifma::detect() {
        Some(_) => in_registers::<Zmm<Ifma>>(),
        None => std::eprintln!("skipped: needs ifma"),
    }
}

/// More entries than are read at once, and parts of which most are zero.
#[test]
fn chunks_of_parts() {
    let (bases, mut scalars) = lists::<bls12_381::G1>(41, 61);
    for zeros in [false, true] {
        if zeros {
            scalars.iter_mut().skip(5).for_each(|k| *k = Scalar::<bls12_381::G1>::from_u64(0));
        }
        let round = naive(&bases, &scalars);
        let table = FixedBases::new(&bases.repeat(70), 4).unwrap();
        let expected = round * Scalar::<bls12_381::G1>::from_u64(70);
        assert_eq!(table.msm_vartime(&scalars.repeat(70)), Ok(expected));
    }
}

/// More bases than are prepared, written and read at once: each is where it was, and of a bad one its own place is
/// said.
#[test]
fn several_pieces() {
    type G = bn254::G1;
    const LEVELS: usize = 2;
    for n in around(&[PIECE]) {
        let (bases, scalars) = lists::<G>(51, n);
        let table = FixedBases::new(&bases, LEVELS).unwrap();
        let sum = table.msm_vartime(&scalars);
        assert_eq!(sum, Projective::msm_vartime(&bases, &scalars), "{n}");
        let mut bytes = table.to_bytes();
        for (i, base) in bases.iter().enumerate() {
            assert_eq!(bytes[90 + 64 * LEVELS * i..][..64], *base.to_uncompressed().as_ref(), "{i} of {n}");
        }
        let again = FixedBases::<G>::from_bytes(&bytes).unwrap();
        assert_eq!(again.msm_vartime(&scalars), sum, "{n}");
        assert!(again.to_bytes() == bytes, "{n}");
        for index in [LEVELS * n - 1, LEVELS * PIECE - 5, 0] {
            bytes[90 + 64 * index + 63] ^= 1;
            seal(&mut bytes);
            let refused = FixedBasesError::Point { index, error: DecodeError::NotOnCurve };
            assert_eq!(FixedBases::<G>::from_bytes(&bytes).unwrap_err(), refused, "{n}");
        }
    }
}

/// The digest of what the header and the points say, put where it belongs.
fn seal(bytes: &mut [u8]) {
    use sha2::{Digest, Sha256};
    let digest = Sha256::new().chain_update(&bytes[..58]).chain_update(&bytes[90..]).finalize();
    bytes[58..90].copy_from_slice(&digest);
}

/// Every rule has bytes that break it alone.
fn refusals<C: Curve>() {
    let k = [Scalar::<C>::from_u64(3), -Scalar::<C>::ONE];
    let bases = [Affine::<C>::generator(), Affine::identity()];
    let sum = Projective::generator() * k[0];
    let table = FixedBases::<C>::new(&bases, 2).unwrap();
    let bytes = table.to_bytes();
    let point = bases[0].to_uncompressed().as_ref().len();
    let n = bytes.len();
    assert_eq!(n, 90 + 4 * point);
    let judge = |bytes: &Vec<u8>| FixedBases::<C>::from_bytes(bytes).map(|table| table.msm_vartime(&k));
    let length = |expected, found| Err(FixedBasesError::Length { expected, found });
    let at = |index, error| Err(FixedBasesError::Point { index, error });
    let wrapped = usize::try_from((1_u64 << 63) + 2).unwrap_or(usize::MAX);
    // With levels of one bit.
    let levels = C::LEAST_BITS + 1;
    let most = (1 << 29) / (levels * C::PARTS);
    let all = most.saturating_mul(levels * point).saturating_add(90);
    let header = [12, 45, 46, 50, 57, 58, 89];
    let table = Refusals::of(bytes.clone(), judge, Ok(Ok(sum)));
    table
        .row("it begins with the word", Err(FixedBasesError::Format), |b| {
            b[7] = b't';
            seal(b);
        })
        .row("it begins with the word", Err(FixedBasesError::Format), |b| b.truncate(7))
        .row("the version is known", Err(FixedBasesError::Version { found: 2 }), |b| {
            b[11] = 2;
            seal(b);
        })
        .row("the group is this one", Err(FixedBasesError::Curve), |b| {
            b[13] ^= 3;
            seal(b);
        })
        .row("the order is this one", Err(FixedBasesError::Curve), |b| {
            b[45] ^= 1;
            seal(b);
        })
        .row("a level has bits", Err(FixedBasesError::Bits { found: 0 }), |b| {
            b[46..50].fill(0);
            seal(b);
        })
        .row(
            "a level has no more bits than a part",
            Err(FixedBasesError::Bits { found: C::LEAST_BITS as u32 + 2 }),
            |b| {
                b[49] = C::LEAST_BITS as u8 + 2;
                seal(b);
            },
        )
        .row("there are as many points as the header says", length(n - 2 * point, n), |b| {
            b[57] = 1;
            seal(b);
        })
        .row("there are as many points as the header says", length(n + 2 * point, n), |b| {
            b[57] = 3;
            seal(b);
        })
        .row("there are as many points as the levels ask for", length(90 + 2 * point, n), |b| {
            b[49] = C::LEAST_BITS as u8 + 1;
            seal(b);
        })
        .row("the number of points is no wrap", Err(FixedBasesError::Count { found: wrapped }), |b| {
            b[50] = 0x80;
            seal(b);
        })
        .row("a table has no more points than there can be", Err(FixedBasesError::Count { found: most + 1 }), |b| {
            b[49] = 1;
            b[50..58].copy_from_slice(&(most as u64 + 1).to_be_bytes());
            seal(b);
        })
        .row("as many points as there can be must be there", length(all, n), |b| {
            b[49] = 1;
            b[50..58].copy_from_slice(&(most as u64).to_be_bytes());
            seal(b);
        })
        .row("no point is cut short", length(n, n - 1), |b| {
            b.truncate(n - 1);
            seal(b);
        })
        .row("nothing follows", length(n, n + 1), |b| {
            b.push(0);
            seal(b);
        })
        .row("the digest is of the header", Err(FixedBasesError::Digest), |b| b[49] += 1)
        .row("the digest is of the points", Err(FixedBasesError::Digest), |b| {
            b.copy_within(90..90 + point, 90 + point);
        })
        .row("the digest is that of the bytes", Err(FixedBasesError::Digest), |b| b[89] ^= 1)
        .row("a coordinate is below the prime", at(1, DecodeError::NotCanonical), |b| {
            // The prime itself is no coordinate, nor is what is more, and no flag is set.
            b[90 + point..][..point].fill(0x1f);
            if point % 48 != 0 {
                b[90 + point..][..point].fill(0x3f);
            }
            seal(b);
        })
        .row("a point is on the curve", at(0, DecodeError::NotOnCurve), |b| {
            b[89 + point] ^= 1;
            seal(b);
        })
        .row("a point is on the curve", at(3, DecodeError::NotOnCurve), |b| {
            b.copy_within(90..90 + point, n - point);
            b[n - 1] ^= 1;
            seal(b);
        });
    for cut in header {
        let refused = if cut < 46 { Err(FixedBasesError::Curve) } else { length(90, cut) };
        let refused = if cut < 12 { length(90, cut) } else { refused };
        table.row("the header is whole", refused, |b| b.truncate(cut));
    }
    table.row("the version is whole", length(90, 11), |b| b.truncate(11));
}

#[test]
fn bytes_that_are_refused() {
    refusals::<bls12_381::G1>();
    refusals::<bls12_381::G2>();
    refusals::<bn254::G1>();
    refusals::<bn254::G2>();
    let bytes = FixedBases::<bls12_381::G1>::new(&[Affine::generator()], 1).unwrap().to_bytes();
    assert_eq!(FixedBases::<bls12_381::G2>::from_bytes(&bytes).unwrap_err(), FixedBasesError::Curve);
    assert_eq!(FixedBases::<bn254::G1>::from_bytes(&bytes).unwrap_err(), FixedBasesError::Curve);
}

/// The bytes are those that the format says, from the encodings of the points alone.
#[test]
fn the_format() {
    let g = bls12_381::G1Affine::generator();
    let bytes = FixedBases::<bls12_381::G1>::new(&[g], 2).unwrap().to_bytes();
    let mut expected = b"msmbases\0\0\0\x01G1".to_vec();
    expected.extend(bls12_381::Scalar::ONE.neg().to_be_bytes().as_ref());
    expected[45] += 1;
    expected.extend([0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 1]);
    expected.extend([0; 32]);
    expected.extend(g.to_uncompressed());
    expected.extend((g * bls12_381::Scalar::from_limbs_const([0, 1, 0, 0])).to_affine().to_uncompressed());
    seal(&mut expected);
    assert!(bytes == expected);
    assert_eq!(&expected[14..18], <bls12_381::G1 as Curve>::Order::P[3].to_be_bytes()[..4].as_ref());
}

/// Tables of no levels and of more points than there can be.
#[test]
fn tables_that_cannot_be() {
    assert_eq!(FixedBases::<bls12_381::G1>::new(&[], 0).unwrap_err(), MsmError::Levels);
    let size = fixed_bases::size::<bls12_381::G1>;
    assert_eq!(size(1 << 21, 1), Ok(1 << 29));
    assert_eq!(size((1 << 21) + 1, 1), Err(MsmError::Points { points: (1 << 29) + 256 }));
    assert_eq!(size(usize::MAX, 128), Err(MsmError::Points { points: usize::MAX }));
    let too_many = alloc::vec![bn254::G1Affine::identity(); (1 << 21) + 1];
    let error = MsmError::Points { points: (1 << 29) + 256 };
    assert_eq!(FixedBases::<bn254::G1>::new(&too_many, 128).unwrap_err(), error);
    assert_eq!(alloc::format!("{error}"), "a table of 536871168 points: at most 2^29 are possible");
    drop(too_many);
    let empty = FixedBases::<bls12_381::G1>::new(&[], 3).unwrap();
    assert_eq!(empty.msm_vartime(&[]), Ok(bls12_381::G1Projective::IDENTITY));
    assert_eq!(empty.msm_vartime(&[bls12_381::Scalar::ONE]), Err(MsmError::Length { bases: 0, scalars: 1 }));
}
