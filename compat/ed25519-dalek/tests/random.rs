//! Random batches and sums beside the originals', with components of small order in keys, commitments and points.
//!
//! `MONTANE_CASES` says how many of each are tried, 200 if it says nothing; the full run, at each level, is
//! `MONTANE_ISA=.. MONTANE_CASES=100000 cargo test --release --features batch --test random -- --nocapture`.
//!
//! No cofactor clears those components, so whether a batch holds that is right but for them depends on its multipliers.
//! These come from a transcript of all inputs and no generator, in the original as here: its decision is a function of
//! the inputs, and is compared as it is.

use curve25519_dalek::constants::{ED25519_BASEPOINT_POINT, EIGHT_TORSION};
use curve25519_dalek::{EdwardsPoint, Scalar};
use ed25519_dalek::{Signature, VerifyingKey};
use montane_edwards25519 as ours;
use montane_testing::Source;
use original_curve::traits::{MultiscalarMul, VartimeMultiscalarMul};
use sha2::{Digest, Sha512};

/// The most signatures of a batch, and points of a sum: some more than from which on the longest digits are used.
const MOST: usize = 300;

fn cases() -> usize {
    std::env::var("MONTANE_CASES").map_or(200, |cases| cases.parse().expect("MONTANE_CASES is a number"))
}

fn below(source: &mut Source, bound: usize) -> usize {
    (source.word() % bound as u64) as usize
}

fn bytes(source: &mut Source) -> [u8; 32] {
    let mut bytes = [0; 32];
    source.fill(&mut bytes);
    bytes
}

/// A message, a key and a signature, ours and the original's.
struct Signed {
    message: [u8; 8],
    ours: (Signature, VerifyingKey),
    theirs: (original::Signature, original::VerifyingKey),
}

/// How right a signature is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Right,
    /// But for components of small order.
    Torsion,
    Wrong,
}

/// `A = a B + T`, `R = r B + T'`, `S = r + k a`.
fn signed(source: &mut Source, kind: Kind) -> Signed {
    let mut component = || match kind {
        Kind::Right => EdwardsPoint::default(),
        _ => EIGHT_TORSION[below(source, 8)],
    };
    let (t, u) = (component(), component());
    let mut scalar = || Scalar::from_bytes_mod_order(bytes(source));
    let (a, r) = (scalar(), scalar());
    let [key, commitment] = [(a, t), (r, u)].map(|(s, t)| (ED25519_BASEPOINT_POINT * s + t).compress().to_bytes());
    let message = source.word().to_le_bytes();
    let k = Sha512::new().chain_update(commitment).chain_update(key).chain_update(message);
    let mut s = r + Scalar::from_bytes_mod_order_wide(&k.finalize().into()) * a;
    if kind == Kind::Wrong {
        s += Scalar::ONE;
    }
    let mut signature = [0; 64];
    signature[..32].copy_from_slice(&commitment);
    signature[32..].copy_from_slice(s.as_bytes());
    Signed {
        message,
        ours: (Signature::from_bytes(&signature), VerifyingKey::from_bytes(&key).unwrap()),
        theirs: (original::Signature::from_bytes(&signature), original::VerifyingKey::from_bytes(&key).unwrap()),
    }
}

#[test]
fn batches_are_decided_as_by_the_original() {
    let source = &mut Source::new(1);
    let pools = [(Kind::Right, 1024), (Kind::Torsion, 1024), (Kind::Wrong, 64)]
        .map(|(kind, count)| (0..count).map(|_| signed(source, kind)).collect::<Vec<_>>());
    // Refused and accepted, of batches that are right, right but for small order, and wrong.
    let mut seen = [[0usize; 2]; 3];
    for _ in 0..cases() {
        let count = 1 + below(source, MOST);
        let torsion = [0, 1, 2, count / 8, count][below(source, 5)];
        let wrong = below(source, 8) == 0;
        let mut kinds = vec![0; count];
        (0..torsion).for_each(|_| kinds[below(source, count)] = 1);
        if wrong {
            kinds[below(source, count)] = 2;
        }
        let batch: Vec<&Signed> = kinds.iter().map(|kind| &pools[*kind][below(source, pools[*kind].len())]).collect();
        let messages: Vec<&[u8]> = batch.iter().map(|signed| &signed.message[..]).collect();
        let (signatures, keys): (Vec<_>, Vec<_>) = batch.iter().map(|signed| signed.ours).unzip();
        let verdict = ed25519_dalek::verify_batch(&messages, &signatures, &keys).is_ok();
        let (signatures, keys): (Vec<_>, Vec<_>) = batch.iter().map(|signed| signed.theirs).unzip();
        let original = original::verify_batch(&messages, &signatures, &keys).is_ok();
        assert_eq!(verdict, original, "{count} signatures, kinds {kinds:?}");
        seen[if wrong { 2 } else { usize::from(kinds.contains(&1)) }][usize::from(verdict)] += 1;
    }
    println!("batches refused, accepted: right, right but for small order, wrong: {seen:?}");
    let [[0, right], [refused, accepted], [_, 0]] = seen else { panic!("{seen:?}") };
    assert!(right > 0 && refused > 0 && accepted > 0, "every verdict: {seen:?}");
}

/// A point of every kind: of the subgroup, of the curve, of small order, neutral.
fn point(source: &mut Source) -> EdwardsPoint {
    let torsion = EIGHT_TORSION[below(source, 8)];
    let point = ED25519_BASEPOINT_POINT * Scalar::from_bytes_mod_order(bytes(source));
    [point, point + torsion, point + torsion, torsion][below(source, 4)]
}

/// A number below `2^255`, random or small, or near a bound.
fn number(source: &mut Source) -> [u8; 32] {
    const L_MINUS_1: [u8; 32] = [
        0xec, 0xd3, 0xf5, 0x5c, 0x1a, 0x63, 0x12, 0x58, 0xd6, 0x9c, 0xf7, 0xa2, 0xde, 0xf9, 0xde, 0x14, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x10,
    ];
    let mut number = match below(source, 16) {
        0 => [0; 32],
        1 => L_MINUS_1,
        2 => [0xff; 32],
        3 => [0x88; 32],
        4 => [0x77; 32],
        _ => bytes(source),
    };
    if below(source, 8) == 0 {
        number[below(source, 32)..].fill(0);
    }
    number[0] = number[0].wrapping_add(below(source, 4) as u8);
    number[31] &= 0x7f;
    number
}

#[test]
fn sums_are_those_of_the_original() {
    let source = &mut Source::new(2);
    let mut pool: Vec<EdwardsPoint> = (0..512).map(|_| point(source)).collect();
    let opposite: Vec<EdwardsPoint> = pool.iter().map(|p| -p).collect();
    pool.extend(opposite);
    let encodings: Vec<[u8; 32]> = pool.iter().map(|p| p.compress().to_bytes()).collect();
    let mine: Vec<ours::EdwardsPoint> =
        encodings.iter().map(|p| ours::CompressedEdwardsY(*p).decompress().unwrap()).collect();
    let theirs: Vec<original_curve::EdwardsPoint> = encodings
        .iter()
        .map(|p| original_curve::edwards::CompressedEdwardsY(*p).decompress().unwrap())
        .collect();
    for case in 0..cases() {
        if case % 10_000 == 0 && case > 0 {
            println!("sums: {case}, none differs");
        }
        // Small sums as often as large ones: their method changes too.
        let most = 1 + below(source, MOST);
        let count = 1 + below(source, most);
        let chosen: Vec<usize> = (0..count).map(|_| below(source, pool.len())).collect();
        let points: Vec<ours::EdwardsPoint> = chosen.iter().map(|i| mine[*i]).collect();
        let originals: Vec<original_curve::EdwardsPoint> = chosen.iter().map(|i| theirs[*i]).collect();
        let numbers: Vec<[u8; 32]> = (0..count).map(|_| number(source)).collect();
        let check = |sum: ours::EdwardsPoint, expected: original_curve::EdwardsPoint| {
            assert_eq!(sum.compress().0, expected.compress().0, "{count} points: {chosen:?}, {numbers:02x?}");
        };
        // In turn of numbers as they are, and of scalars.
        if case % 2 == 1 {
            #[allow(deprecated, reason = "the numbers are not to be reduced")]
            let unreduced = numbers.iter().map(|bytes| original_curve::Scalar::from_bits(*bytes));
            let expected = original_curve::EdwardsPoint::vartime_multiscalar_mul(unreduced, &originals);
            check(ours::EdwardsPoint::msm_unreduced_vartime(&points, &numbers).unwrap(), expected);
            continue;
        }
        let reduced: Vec<ours::Scalar> =
            numbers.iter().map(|bytes| ours::Scalar::from_bytes_mod_order(*bytes)).collect();
        let scalars: Vec<_> =
            numbers.iter().map(|bytes| original_curve::Scalar::from_bytes_mod_order(*bytes)).collect();
        let expected = original_curve::EdwardsPoint::vartime_multiscalar_mul(&scalars, &originals);
        check(ours::EdwardsPoint::msm_vartime(&points, &reduced).unwrap(), expected);
        // The sums whose time does not depend on the numbers take longer.
        if case % 16 == 0 {
            let expected = original_curve::EdwardsPoint::multiscalar_mul(&scalars, &originals);
            check(ours::EdwardsPoint::msm(&points, &reduced).unwrap(), expected);
        }
    }
    println!("sums: {}, none differs", cases());
}
