//! From Montane the same bytes as from blst, arkworks and zkcrypto's `bls12_381` for the scalar field of BLS12-381 and
//! for its target group, and the same verdict on what is no element of either.
//!
//! `MONTANE_CASES` sets the number of cases, as in `tests/bls12_381.rs`.

use ark_ff::{BigInteger, Field, PrimeField};
use ark_serialize::{CanonicalDeserialize, CanonicalSerialize, Valid};
use montane::bls12_381::{Fp12, Gt, Scalar};
use montane_peers::inputs::{Stream, cases, hex, scalar};
use montane_peers::peers::montane::bls12_381 as montane_peer;
use montane_peers::peers::{arkworks, blst, zkcrypto};
use montane_peers::traits::{HashToPoints, Pairing, Points};

/// The group order r, little-endian.
const ORDER: [u8; 32] = [
    0x01, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0xfe, 0x5b, 0xfe, 0xff, 0x02, 0xa4, 0xbd, 0x53, 0x05, 0xd8, 0xa1,
    0x09, 0x08, 0xd8, 0x39, 0x33, 0x48, 0x7d, 0x9d, 0x29, 0x53, 0xa7, 0xed, 0x73,
];

type ArkScalar = ark_bls12_381::Fr;

fn ark_bytes(a: ArkScalar) -> [u8; 32] {
    a.into_bigint().to_bytes_le().try_into().expect("32 bytes")
}

/// Sum, difference, product, square, inverse (of zero: zero).
fn montane_results(a: &[u8; 32], b: &[u8; 32]) -> [[u8; 32]; 5] {
    let [a, b] = [a, b].map(|bytes| Scalar::from_le_bytes(bytes).expect("below the modulus"));
    [a + b, a - b, a * b, a.square(), a.invert().unwrap_or(Scalar::ZERO)].map(|value| value.to_le_bytes())
}

fn arkworks_results(a: &[u8; 32], b: &[u8; 32]) -> [[u8; 32]; 5] {
    let [a, b] = [a, b].map(|bytes| ArkScalar::from_le_bytes_mod_order(bytes));
    [a + b, a - b, a * b, a.square(), a.inverse().unwrap_or_default()].map(ark_bytes)
}

fn zkcrypto_results(a: &[u8; 32], b: &[u8; 32]) -> [[u8; 32]; 5] {
    let [a, b] = [a, b].map(|bytes| bls12_381::Scalar::from_bytes(bytes).expect("below the modulus"));
    let zero = bls12_381::Scalar::zero();
    [a + b, a - b, a * b, a.square(), a.invert().unwrap_or(zero)].map(|value| value.to_bytes())
}

#[test]
fn scalars_agree() {
    let mut stream = Stream::new("scalars");
    for _ in 0..cases() {
        let (a, b) = (scalar(&mut stream, &ORDER), scalar(&mut stream, &ORDER));
        let [x, y] = [&a, &b].map(|bytes| blst::Scalar::from_bytes(bytes).expect("below the modulus"));
        let reference = x.results(&y);
        assert_eq!(montane_results(&a, &b), reference, "Montane, {} and {}", hex(&a), hex(&b));
        assert_eq!(arkworks_results(&a, &b), reference, "arkworks, {} and {}", hex(&a), hex(&b));
        assert_eq!(zkcrypto_results(&a, &b), reference, "zkcrypto, {} and {}", hex(&a), hex(&b));

        // Powers and roots, which blst does not have for this field.
        let e: [u64; 4] = std::array::from_fn(|_| stream.word());
        let (ours, theirs) =
            (Scalar::from_le_bytes(&a).expect("below the modulus"), ArkScalar::from_le_bytes_mod_order(&a));
        let zk = bls12_381::Scalar::from_bytes(&a).expect("below the modulus");
        assert_eq!(ours.pow(&e).to_le_bytes(), ark_bytes(theirs.pow(e)));
        assert_eq!(ours.pow_vartime(&e).to_le_bytes(), zk.pow(&e).to_bytes());
        let root = Option::<Scalar>::from(ours.sqrt());
        assert_eq!(root.is_some(), theirs.sqrt().is_some());
        if let (Some(root), Some(theirs)) = (root, theirs.sqrt()) {
            assert!(root.to_le_bytes() == ark_bytes(theirs) || (-root).to_le_bytes() == ark_bytes(theirs));
        }

        let wide: [u8; 64] = stream.bytes();
        let reference = blst::Scalar::from_wide_bytes(&wide).to_bytes();
        assert_eq!(Scalar::from_le_bytes_mod_order(&wide).to_le_bytes(), reference, "Montane");
        assert_eq!(ark_bytes(ArkScalar::from_le_bytes_mod_order(&wide)), reference, "arkworks");
        assert_eq!(bls12_381::Scalar::from_bytes_wide(&wide).to_bytes(), reference, "zkcrypto");
    }
}

/// Bytes that may or may not be below the modulus.
#[test]
fn scalar_verdicts_agree() {
    let mut stream = Stream::new("scalar verdicts");
    let (mut accepted, mut refused) = (0, 0);
    for _ in 0..cases() {
        let mut bytes = match stream.below(3) {
            0 => ORDER,
            1 => [0xff; 32],
            _ => stream.bytes(),
        };
        if stream.below(2) == 0 {
            bytes[stream.below(32)] ^= 1 << stream.below(8);
        }
        let reference = blst::Scalar::from_bytes(&bytes).is_some();
        assert_eq!(Scalar::from_le_bytes(&bytes).is_ok(), reference, "Montane, {}", hex(&bytes));
        assert_eq!(ArkScalar::deserialize_compressed(&bytes[..]).is_ok(), reference, "arkworks, {}", hex(&bytes));
        let zk = bool::from(bls12_381::Scalar::from_bytes(&bytes).is_some());
        assert_eq!(zk, reference, "zkcrypto, {}", hex(&bytes));
        if reference {
            accepted += 1;
        } else {
            refused += 1;
        }
    }
    assert!(accepted > 0 && refused > 0, "accepted {accepted}, refused {refused}");
}

/// Two values of the pairing, computed by `P`.
fn two<P: Pairing<G1: HashToPoints, G2: HashToPoints>>(messages: &[[u8; 16]; 2]) -> [P::Gt; 2] {
    messages.each_ref().map(|message| {
        let p = <P::G1 as Points>::affine(&<P::G1 as HashToPoints>::hasher("tag-G1_XMD:SHA-256_SSWU_RO_")(message));
        let q = <P::G2 as Points>::affine(&<P::G2 as HashToPoints>::hasher("tag-G2_XMD:SHA-256_SSWU_RO_")(message));
        P::final_exponentiation(&P::miller_loop(&[(p, q)]))
    })
}

/// Sum, difference, double, negative, multiple: blst has no multiplication by scalars here.
#[test]
fn target_group_operations_agree() {
    let mut stream = Stream::new("targets");
    for _ in 0..cases() {
        let messages = [stream.bytes(), stream.bytes()];
        let k = scalar(&mut stream, &ORDER);
        let [a, b] = two::<blst::Bls12>(&messages);
        let minus_b = blst::gt_invert(&b);
        let reference = [blst::gt_mul(&a, &b), blst::gt_mul(&a, &minus_b), blst::gt_mul(&a, &a), minus_b]
            .map(|value| blst::Bls12::gt_bytes(&value));
        let [a, b] = two::<montane_peer::Bls12>(&messages);
        let ours = [a + b, a - b, a.double(), -b].map(|value| montane_peer::Bls12::gt_bytes(&value));
        assert_eq!(ours, reference, "Montane");
        let multiple = a * Scalar::from_le_bytes(&k).expect("below the modulus");
        let [a, b] = two::<arkworks::Bls12>(&messages);
        assert_eq!([a + b, a - b, a + a, -b].map(|value| arkworks::Bls12::gt_bytes(&value)), reference, "arkworks");
        let theirs = a * ArkScalar::from_le_bytes_mod_order(&k);
        assert_eq!(montane_peer::Bls12::gt_bytes(&multiple), arkworks::Bls12::gt_bytes(&theirs), "arkworks");
        let [a, b] = two::<zkcrypto::Bls12>(&messages);
        assert_eq!(
            [a + b, a - b, a.double(), -b].map(|value| zkcrypto::Bls12::gt_bytes(&value)),
            reference,
            "zkcrypto"
        );
        let theirs = a * bls12_381::Scalar::from_bytes(&k).expect("below the modulus");
        assert_eq!(montane_peer::Bls12::gt_bytes(&multiple), zkcrypto::Bls12::gt_bytes(&theirs), "zkcrypto");
    }
}

/// The bytes of Montane's encoding in the order of [`Pairing::gt_bytes`], and back.
fn reversed(bytes: &[u8]) -> Vec<u8> {
    bytes.rchunks_exact(48).flatten().copied().collect()
}

/// Elements of Gt, of the cyclotomic subgroup, of Fp12, and coordinates that are not below the modulus. zkcrypto reads
/// none of them.
#[test]
fn target_verdicts_agree() {
    let mut stream = Stream::new("target verdicts");
    let (mut accepted, mut refused) = (0, 0);
    let generator = Gt::generator();
    for _ in 0..cases() {
        let mut bytes = [0; Gt::BYTES];
        (generator * Scalar::from_le_bytes_mod_order(&stream.bytes::<64>())).write_bytes(&mut bytes);
        match stream.below(6) {
            0 => bytes[48 * stream.below(12) + 47] ^= 1,
            1 => bytes[48 * stream.below(12)] = 0x1b,
            2 => {
                // -1, or another root of unity times the element: minus it.
                let minus = -*Gt::from_bytes(&bytes).expect("an element").as_fp12();
                bytes = encoding(&minus);
            }
            3 => {
                // Any element, raised into the cyclotomic subgroup, which is larger than Gt.
                bytes[48 * stream.below(12) + 47] ^= 1;
                let f = element(&bytes);
                let f = f.conjugate() * f.invert().expect("not zero");
                bytes = encoding(&(f.frobenius2() * f));
            }
            _ => {}
        }
        let canonical = bytes.chunks_exact(48).all(|coordinate| {
            ark_bls12_381::Fq::deserialize_compressed(&coordinate.iter().rev().copied().collect::<Vec<_>>()[..]).is_ok()
        });
        let reference = canonical && blst::is_in_gt(&reversed(&bytes));
        assert_eq!(Gt::from_bytes(&bytes).is_ok(), reference, "Montane, {}", hex(&bytes));
        if canonical {
            let little: Vec<u8> = bytes.iter().rev().copied().collect();
            let theirs =
                ark_ec::pairing::PairingOutput::<ark_bls12_381::Bls12_381>::deserialize_uncompressed_unchecked(
                    &little[..],
                )
                .expect("canonical coordinates");
            let mut again = Vec::new();
            theirs.serialize_uncompressed(&mut again).expect("a vector takes any bytes");
            assert_eq!(again, little, "the encodings are each other's reverse");
            assert_eq!(theirs.check().is_ok(), reference, "arkworks, {}", hex(&bytes));
        }
        if reference {
            accepted += 1;
        } else {
            refused += 1;
        }
    }
    assert!(accepted > 0 && refused > 0, "accepted {accepted}, refused {refused}");
}

fn coordinates(f: &Fp12) -> [montane::bls12_381::Fp; 12] {
    let mut out = [Default::default(); 12];
    let order = [&f.c1.c2, &f.c1.c1, &f.c1.c0, &f.c0.c2, &f.c0.c1, &f.c0.c0];
    for (pair, a) in out.chunks_exact_mut(2).zip(order) {
        pair.copy_from_slice(&[a.c1, a.c0]);
    }
    out
}

fn encoding(f: &Fp12) -> [u8; Gt::BYTES] {
    let mut bytes = [0; Gt::BYTES];
    for (chunk, a) in bytes.chunks_exact_mut(48).zip(coordinates(f)) {
        chunk.copy_from_slice(a.to_be_bytes().as_ref());
    }
    bytes
}

fn element(bytes: &[u8; Gt::BYTES]) -> Fp12 {
    let a: Vec<_> = bytes
        .chunks_exact(48)
        .map(|chunk| {
            let bytes: [u8; 48] = chunk.try_into().expect("48 bytes");
            montane::bls12_381::Fp::from_be_bytes(&bytes.into()).expect("canonical")
        })
        .collect();
    let fp2 = |i: usize| montane::bls12_381::Fp2::new(a[2 * i + 1], a[2 * i]);
    let fp6 = |i: usize| montane::bls12_381::Fp6::new(fp2(i + 2), fp2(i + 1), fp2(i));
    Fp12::new(fp6(3), fp6(0))
}
