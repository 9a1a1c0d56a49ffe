//! From Montane the same bytes as from blst, arkworks and zkcrypto's `bls12_381` from every public operation on
//! BLS12-381, and the same verdict on malformed encodings.
//!
//! Each operation gets 200 random cases, or what the environment variable `MONTANE_CASES` says; the full run is
//! `MONTANE_CASES=10000 cargo test --release --manifest-path peers/Cargo.toml --test bls12_381`.
//!
//! arkworks is more lax in one respect: it takes an uncompressed encoding of zeros only, without the flag of infinity,
//! for infinity.

use montane_peers::inputs::{Stream, cases, hex, scalar};
use montane_peers::peers::montane::{bls as montane_bls, bls12_381 as montane};
use montane_peers::peers::{arkworks, blst, zkcrypto};
use montane_peers::traits::{BlsMinPk, EncodeToPoints, HashToPoints, Pair, Pairing, Points, PointsInFull};

/// The group order r, little-endian.
const ORDER: [u8; 32] = [
    0x01, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0xfe, 0x5b, 0xfe, 0xff, 0x02, 0xa4, 0xbd, 0x53, 0x05, 0xd8, 0xa1,
    0x09, 0x08, 0xd8, 0x39, 0x33, 0x48, 0x7d, 0x9d, 0x29, 0x53, 0xa7, 0xed, 0x73,
];

/// The base prime p, big-endian.
const MODULUS: [u8; 48] = [
    0x1a, 0x01, 0x11, 0xea, 0x39, 0x7f, 0xe6, 0x9a, 0x4b, 0x1b, 0xa7, 0xb6, 0x43, 0x4b, 0xac, 0xd7, 0x64, 0x77, 0x4b,
    0x84, 0xf3, 0x85, 0x12, 0xbf, 0x67, 0x30, 0xd2, 0xa0, 0xf6, 0xb0, 0xf6, 0x24, 0x1e, 0xab, 0xff, 0xfe, 0xb1, 0x53,
    0xff, 0xff, 0xb9, 0xfe, 0xff, 0xff, 0xff, 0xff, 0xaa, 0xab,
];

/// Both decodings and both encodings of a point, as bytes.
fn encodings<G: PointsInFull>(point: &G::Affine) -> Vec<u8> {
    let (compressed, uncompressed) = (G::compress(point), G::to_uncompressed(point));
    let again = G::decompress(&compressed).expect("its own encoding");
    assert_eq!(G::to_uncompressed(&again), uncompressed);
    let again = G::from_uncompressed(&uncompressed).expect("its own encoding");
    assert_eq!(G::compress(&again), compressed);
    [compressed, uncompressed].concat()
}

/// Everything that the group `G` computes from two points and two scalars.
fn group_results<G: PointsInFull>(input: &GroupInput) -> Vec<(&'static str, Vec<u8>)> {
    let [p, q] = input.points.each_ref().map(|bytes| G::decompress(bytes).expect("a point"));
    let [s, t] = input.scalars.each_ref().map(G::scalar);
    let bytes = |point: &G::Projective| encodings::<G>(&G::affine(point));
    let sp = G::affine(&G::mul(&p, &s));
    vec![
        ("decode", encodings::<G>(&p)),
        ("add", bytes(&G::add(&p, &q))),
        ("add to itself", bytes(&G::add(&p, &p))),
        ("add to its negative", bytes(&G::add(&p, &G::negate(&p)))),
        ("double", bytes(&G::double(&q))),
        ("negate", encodings::<G>(&G::negate(&q))),
        ("multiply", encodings::<G>(&sp)),
        ("multiply again", bytes(&G::mul(&sp, &t))),
    ]
}

struct GroupInput {
    points: [Vec<u8>; 2],
    scalars: [[u8; 32]; 2],
}

/// Random points as blst makes them; now and then the point at infinity.
fn point<G: PointsInFull + HashToPoints>(stream: &mut Stream, tag: &'static str) -> Vec<u8> {
    let point = G::affine(&G::hasher(tag)(&stream.bytes::<16>()));
    if stream.below(16) == 0 {
        return G::compress(&G::affine(&G::add(&point, &G::negate(&point))));
    }
    G::compress(&point)
}

fn assert_same(implementation: &str, ours: &[(&'static str, Vec<u8>)], theirs: &[(&'static str, Vec<u8>)]) {
    for ((operation, ours), (_, theirs)) in ours.iter().zip(theirs) {
        assert_eq!(hex(ours), hex(theirs), "{implementation} disagrees with blst: {operation}");
    }
}

const G1_TAG: &str = "MONTANE-PEERS-V01-CS01-with-BLS12381G1_XMD:SHA-256_SSWU_RO_";
const G2_TAG: &str = "MONTANE-PEERS-V01-CS01-with-BLS12381G2_XMD:SHA-256_SSWU_RO_";

fn group_operations_agree<B, M, A, Z>(tag: &'static str)
where
    B: PointsInFull + HashToPoints,
    M: PointsInFull,
    A: PointsInFull,
    Z: PointsInFull,
{
    let mut stream = Stream::new(tag);
    for _ in 0..cases() {
        let points = [point::<B>(&mut stream, tag), point::<B>(&mut stream, tag)];
        let input = GroupInput { points, scalars: [scalar(&mut stream, &ORDER), scalar(&mut stream, &ORDER)] };
        let reference = group_results::<B>(&input);
        assert_same("Montane", &group_results::<M>(&input), &reference);
        assert_same("arkworks", &group_results::<A>(&input), &reference);
        assert_same("zkcrypto", &group_results::<Z>(&input), &reference);
    }
}

#[test]
fn g1_operations_agree() {
    group_operations_agree::<blst::G1, montane::G1, <arkworks::Bls12 as Pairing>::G1, zkcrypto::G1>(G1_TAG);
}

#[test]
fn g2_operations_agree() {
    group_operations_agree::<blst::G2, montane::G2, <arkworks::Bls12 as Pairing>::G2, zkcrypto::G2>(G2_TAG);
}

/// The hash of a message, in both encodings.
fn hash<G: PointsInFull + HashToPoints>(message: &[u8], tag: &'static str) -> String {
    hex(&encodings::<G>(&G::affine(&G::hasher(tag)(message))))
}

#[test]
fn hashes_agree() {
    let mut stream = Stream::new("hashes");
    for _ in 0..cases() {
        let mut message = vec![0; stream.below(200)];
        stream.fill(&mut message);
        let reference = hash::<blst::G1>(&message, G1_TAG);
        assert_eq!(hash::<montane::G1>(&message, G1_TAG), reference, "Montane");
        assert_eq!(hash::<<arkworks::Bls12 as Pairing>::G1>(&message, G1_TAG), reference, "arkworks");
        assert_eq!(hash::<zkcrypto::G1>(&message, G1_TAG), reference, "zkcrypto");
        let reference = hash::<blst::G2>(&message, G2_TAG);
        assert_eq!(hash::<montane::G2>(&message, G2_TAG), reference, "Montane");
        assert_eq!(hash::<<arkworks::Bls12 as Pairing>::G2>(&message, G2_TAG), reference, "arkworks");
        assert_eq!(hash::<zkcrypto::G2>(&message, G2_TAG), reference, "zkcrypto");
    }
}

/// arkworks has no such function.
#[test]
fn encodings_of_messages_agree() {
    fn encode<G: PointsInFull + EncodeToPoints>(message: &[u8], tag: &str) -> String {
        hex(&encodings::<G>(&G::affine(&G::encode(message, tag.as_bytes()))))
    }
    const TAG: &str = "MONTANE-PEERS-V01-CS01-with-BLS12381_XMD:SHA-256_SSWU_NU_";
    let mut stream = Stream::new("encodings");
    for _ in 0..cases() {
        let mut message = vec![0; stream.below(200)];
        stream.fill(&mut message);
        let reference = encode::<blst::G1>(&message, TAG);
        assert_eq!(encode::<montane::G1>(&message, TAG), reference, "Montane");
        assert_eq!(encode::<zkcrypto::G1>(&message, TAG), reference, "zkcrypto");
        let reference = encode::<blst::G2>(&message, TAG);
        assert_eq!(encode::<montane::G2>(&message, TAG), reference, "Montane");
        assert_eq!(encode::<zkcrypto::G2>(&message, TAG), reference, "zkcrypto");
    }
}

fn pairing_of<P: Pairing>(pairs: &[[Vec<u8>; 2]]) -> Vec<u8> {
    let decode = |[p, q]: &[Vec<u8>; 2]| -> Pair<P> {
        (P::G1::decompress(p).expect("a point"), P::G2::decompress(q).expect("a point"))
    };
    let pairs: Vec<Pair<P>> = pairs.iter().map(decode).collect();
    P::gt_bytes(&P::final_exponentiation(&P::miller_loop(&pairs)))
}

#[test]
fn pairings_agree() {
    let mut stream = Stream::new("pairings");
    for _ in 0..cases() {
        let pairs: Vec<_> = (0..1 + stream.below(3))
            .map(|_| [point::<blst::G1>(&mut stream, G1_TAG), point::<blst::G2>(&mut stream, G2_TAG)])
            .collect();
        let reference = pairing_of::<blst::Bls12>(&pairs);
        let same = |implementation: &str, theirs: Vec<u8>| {
            assert!(
                theirs == reference,
                "{implementation} disagrees with blst on {:?}",
                pairs.concat().iter().map(|point| hex(point)).collect::<Vec<_>>()
            );
        };
        same("Montane", pairing_of::<montane::Bls12>(&pairs));
        same("arkworks", pairing_of::<arkworks::Bls12>(&pairs));
        same("zkcrypto", pairing_of::<zkcrypto::Bls12>(&pairs));
    }
}

/// Spoils an encoding, or leaves it alone.
fn spoil(bytes: &mut [u8], stream: &mut Stream) -> &'static str {
    let compressed = bytes[0] & 0x80 != 0;
    match stream.below(9) {
        0 => "untouched",
        1 => {
            bytes[0] ^= 0x20 << stream.below(3);
            "a flag flipped"
        }
        2 => {
            let bit = stream.below(8 * bytes.len());
            bytes[bit / 8] ^= 1 << (bit % 8);
            "any bit flipped"
        }
        3 => {
            // A coordinate of p or a little above: the flags stay in the first byte.
            let coordinate = 48 * stream.below(bytes.len() / 48);
            let flags = bytes[coordinate] & 0xe0;
            bytes[coordinate..][..48].copy_from_slice(&MODULUS);
            bytes[coordinate + 47] += stream.below(3) as u8;
            bytes[coordinate] |= if coordinate == 0 { flags } else { 0 };
            "a coordinate not below p"
        }
        4 => {
            bytes.fill(0);
            bytes[0] = if compressed { 0xc0 } else { 0x40 };
            "infinity"
        }
        5 => {
            bytes.fill(0);
            bytes[0] = if compressed { 0xc0 } else { 0x40 };
            let bit = stream.below(8 * bytes.len());
            bytes[bit / 8] |= 1 << (bit % 8);
            "infinity with a stray bit"
        }
        6 => {
            let flags = bytes[0] & 0xe0;
            let end = bytes.len();
            stream.fill(&mut bytes[1..end]);
            bytes[0] = flags | stream.below(0x1a) as u8;
            // Half of all x are on the curve, and hardly any of those points is in the subgroup.
            "a random coordinate"
        }
        7 => {
            bytes.fill(0);
            bytes[0] = if compressed { 0x80 } else { 0 } | (stream.below(2) as u8) << 5;
            let last = bytes.len() - 1;
            bytes[last] = stream.below(8) as u8;
            "a small coordinate"
        }
        _ => {
            let flags = bytes[0] & 0xe0;
            stream.fill(bytes);
            bytes[0] = bytes[0] & 0x1f | flags;
            "random bytes"
        }
    }
}

fn verdict<G: PointsInFull>(bytes: &[u8], compressed: bool) -> Option<Vec<u8>> {
    let point = if compressed { G::decompress(bytes) } else { G::from_uncompressed(bytes) };
    point.map(|point| G::to_uncompressed(&point))
}

fn verdicts_agree<B, M, A, Z>(tag: &'static str)
where
    B: PointsInFull + HashToPoints,
    M: PointsInFull,
    A: PointsInFull,
    Z: PointsInFull,
{
    let mut stream = Stream::new("malformed");
    let (mut accepted, mut refused) = (0, 0);
    for case in 0..8 * cases() {
        let compressed = case % 2 == 0;
        let mut bytes = point::<B>(&mut stream, tag);
        if !compressed {
            bytes = B::to_uncompressed(&B::decompress(&bytes).expect("a point"));
        }
        let kind = spoil(&mut bytes, &mut stream);
        let reference = verdict::<B>(&bytes, compressed);
        let same = |implementation: &str, theirs: Option<Vec<u8>>| {
            assert!(theirs == reference, "{implementation} disagrees with blst on {kind}: {}", hex(&bytes));
        };
        if compressed || bytes.iter().any(|byte| *byte != 0) {
            same("arkworks", verdict::<A>(&bytes, compressed));
        }
        same("Montane", verdict::<M>(&bytes, compressed));
        same("zkcrypto", verdict::<Z>(&bytes, compressed));
        if reference.is_some() {
            accepted += 1;
        } else {
            refused += 1;
        }
    }
    assert!(accepted > 0 && refused > accepted, "accepted {accepted}, refused {refused}");
}

#[test]
fn g1_verdicts_agree() {
    verdicts_agree::<blst::G1, montane::G1, <arkworks::Bls12 as Pairing>::G1, zkcrypto::G1>(G1_TAG);
}

#[test]
fn g2_verdicts_agree() {
    verdicts_agree::<blst::G2, montane::G2, <arkworks::Bls12 as Pairing>::G2, zkcrypto::G2>(G2_TAG);
}

/// Keys, signatures and verdicts of the signature scheme, on messages that may or may not be those signed.
fn signature_results<S: BlsMinPk>(material: &[[u8; 32]; 2], messages: &[[u8; 32]; 2]) -> Vec<u8> {
    const DST: &[u8] = b"BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_POP_";
    let secrets = material.each_ref().map(S::key_gen);
    let publics = secrets.each_ref().map(S::public);
    let signatures = [0, 1].map(|i| S::sign(&secrets[i], &messages[i], DST));
    let together = S::aggregate(&[&S::sign(&secrets[0], &messages[0], DST), &S::sign(&secrets[1], &messages[0], DST)]);
    let publics_of = |order: [usize; 2]| order.map(|i| &publics[i]);
    let multiple = |order| {
        let messages = [&messages[0][..], &messages[1][..]];
        S::verify_multiple(&publics_of(order), &messages, DST, &[&signatures[0], &signatures[1]], &[3, 5])
    };
    let mut results = [S::public_bytes(&publics[0]), S::public_bytes(&publics[1])].concat();
    results.extend(signatures.each_ref().map(S::signature_bytes).concat());
    results.extend(S::signature_bytes(&together));
    results.extend(
        [
            S::verify(&publics[0], &messages[0], DST, &signatures[0]),
            S::verify(&publics[0], &messages[1], DST, &signatures[0]),
            S::verify(&publics[1], &messages[0], DST, &signatures[0]),
            multiple([0, 1]),
            multiple([1, 0]),
            S::fast_aggregate_verify(&publics_of([0, 1]), &messages[0], DST, &together),
            S::fast_aggregate_verify(&publics_of([0, 1]), &messages[1], DST, &together),
            S::fast_aggregate_verify(&publics_of([0, 0]), &messages[0], DST, &together),
        ]
        .map(u8::from),
    );
    results
}

#[test]
fn signatures_agree() {
    let mut stream = Stream::new("bls differential");
    for _ in 0..cases() {
        let (material, messages) = ([stream.bytes(), stream.bytes()], [stream.bytes(), stream.bytes()]);
        let reference = signature_results::<blst::MinPk>(&material, &messages);
        assert_eq!(reference[reference.len() - 8..], [1, 0, 0, 1, 0, 1, 0, 0], "blst's verdicts");
        let montane = signature_results::<montane_bls::MinPk>(&material, &messages);
        assert_eq!(hex(&montane), hex(&reference), "Montane disagrees with blst");
    }
}
