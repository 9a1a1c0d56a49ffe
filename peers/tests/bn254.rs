//! From Montane the same bytes as from arkworks and halo2curves from every public operation on BN254 that they have,
//! and the same verdict on malformed points. Pairings are compared by the equations that they satisfy: implementations
//! raise the final exponentiation to different fixed powers.
//!
//! `MONTANE_CASES` sets the number of cases, as in `tests/bls12_381.rs`.

use ark_ec::{AffineRepr, CurveGroup};
use ark_ff::{BigInteger, Field, PrimeField, Zero};
use ark_serialize::CanonicalDeserialize;
use montane::bn254::{Fp, Fp2, G1Affine, G1Projective, G2Affine, G2Projective, Scalar, precompile};
use montane_peers::inputs::{Stream, cases, hex, scalar};
use montane_peers::peers::arkworks;
use montane_peers::peers::montane::bn254 as montane_peer;
use montane_peers::traits::Bn254Pairing;

/// The group order r, little-endian.
const ORDER: [u8; 32] = [
    0x01, 0x00, 0x00, 0xf0, 0x93, 0xf5, 0xe1, 0x43, 0x91, 0x70, 0xb9, 0x79, 0x48, 0xe8, 0x33, 0x28, 0x5d, 0x58, 0x81,
    0x81, 0xb6, 0x45, 0x50, 0xb8, 0x29, 0xa0, 0x31, 0xe1, 0x72, 0x4e, 0x64, 0x30,
];

/// The base prime p, big-endian.
const MODULUS: [u8; 32] = [
    0x30, 0x64, 0x4e, 0x72, 0xe1, 0x31, 0xa0, 0x29, 0xb8, 0x50, 0x45, 0xb6, 0x81, 0x81, 0x58, 0x5d, 0x97, 0x81, 0x6a,
    0x91, 0x68, 0x71, 0xca, 0x8d, 0x3c, 0x20, 0x8c, 0x16, 0xd8, 0x7c, 0xfd, 0x47,
];

/// Coordinates, big-endian, as EIP-196 and EIP-197 have them; infinity is zeros.
fn eip(coordinates: &[ark_bn254::Fq]) -> Vec<u8> {
    coordinates.iter().flat_map(|x| x.into_bigint().to_bytes_be()).collect()
}

fn ark_g1(point: ark_bn254::G1Projective) -> Vec<u8> {
    point.into_affine().xy().map_or(vec![0; 64], |(x, y)| eip(&[x, y]))
}

fn ark_g2(point: ark_bn254::G2Projective) -> Vec<u8> {
    point.into_affine().xy().map_or(vec![0; 128], |(x, y)| eip(&[x.c1, x.c0, y.c1, y.c0]))
}

fn fp(bytes: &[u8]) -> Option<Fp> {
    Fp::from_be_bytes(&bytes.try_into().expect("32 bytes")).ok()
}

fn bytes(coordinates: &[Fp]) -> Vec<u8> {
    coordinates.iter().flat_map(|x| x.to_be_bytes()).collect()
}

fn our_g1(point: G1Projective) -> Vec<u8> {
    point.to_affine().coordinates().map_or(vec![0; 64], |(x, y)| bytes(&[x, y]))
}

fn our_g2(point: G2Projective) -> Vec<u8> {
    point.to_affine().coordinates().map_or(vec![0; 128], |(x, y)| bytes(&[x.c1, x.c0, y.c1, y.c0]))
}

#[cfg(feature = "halo2curves")]
mod halo2 {
    use halo2curves::bn256::{Fq, Fr, G1, G1Affine, G2, G2Affine};
    use halo2curves::ff::PrimeField;
    use halo2curves::group::Curve;
    use halo2curves::{Coordinates, CurveAffine};

    fn bytes(coordinates: &[Fq]) -> Vec<u8> {
        coordinates.iter().flat_map(|x| x.to_repr().as_ref().iter().rev().copied().collect::<Vec<_>>()).collect()
    }

    pub(super) fn scalar(bytes: &[u8; 32]) -> Fr {
        let mut repr = <Fr as PrimeField>::Repr::default();
        repr.as_mut().copy_from_slice(bytes);
        Fr::from_repr(repr).expect("below the modulus")
    }

    pub(super) fn scalar_bytes(a: Fr) -> Vec<u8> {
        a.to_repr().as_ref().to_vec()
    }

    pub(super) fn g1(point: G1) -> Vec<u8> {
        let xy: Option<Coordinates<G1Affine>> = point.to_affine().coordinates().into();
        xy.map_or(vec![0; 64], |xy| bytes(&[*xy.x(), *xy.y()]))
    }

    pub(super) fn g2(point: G2) -> Vec<u8> {
        let xy: Option<Coordinates<G2Affine>> = point.to_affine().coordinates().into();
        xy.map_or(vec![0; 128], |xy| bytes(&[*xy.x().c1(), *xy.x().c0(), *xy.y().c1(), *xy.y().c0()]))
    }
}

/// Sums, doubles, negatives and multiples, in both groups.
#[test]
fn group_operations_agree() {
    let mut stream = Stream::new("bn254 groups");
    for _ in 0..cases() {
        let numbers: [[u8; 32]; 3] = std::array::from_fn(|_| scalar(&mut stream, &ORDER));
        let [a, b, c] = numbers.each_ref().map(|k| ark_bn254::Fr::from_le_bytes_mod_order(k));
        let [x, y, z] = numbers.each_ref().map(|k| Scalar::from_le_bytes(k).expect("below the modulus"));
        let (p, q) = (ark_bn254::G1Affine::generator() * a, ark_bn254::G1Affine::generator() * b);
        let g1 = [p, p + q, p - q, p + p, -p, p * c].map(ark_g1);
        let (p, q) = (G1Projective::generator() * x, G1Projective::generator() * y);
        assert_eq!([p, p + q, p - q, p.double(), -p, p * z].map(our_g1), g1, "Montane, {numbers:02x?}");
        let (p, q) = (ark_bn254::G2Affine::generator() * a, ark_bn254::G2Affine::generator() * b);
        let g2 = [p, p + q, p - q, p + p, -p, p * c].map(ark_g2);
        let (p, q) = (G2Projective::generator() * x, G2Projective::generator() * y);
        assert_eq!([p, p + q, p - q, p.double(), -p, p * z].map(our_g2), g2, "Montane, {numbers:02x?}");
        #[cfg(feature = "halo2curves")]
        {
            use halo2curves::bn256::{G1, G2};
            use halo2curves::group::Group;
            let [x, y, z] = numbers.each_ref().map(halo2::scalar);
            let (p, q) = (G1::generator() * x, G1::generator() * y);
            assert_eq!([p, p + q, p - q, p.double(), -p, p * z].map(halo2::g1), g1, "halo2curves, {numbers:02x?}");
            let (p, q) = (G2::generator() * x, G2::generator() * y);
            assert_eq!([p, p + q, p - q, p.double(), -p, p * z].map(halo2::g2), g2, "halo2curves, {numbers:02x?}");
        }
    }
}

#[test]
fn scalars_agree() {
    let mut stream = Stream::new("bn254 scalars");
    for _ in 0..cases() {
        let numbers: [[u8; 32]; 2] = std::array::from_fn(|_| scalar(&mut stream, &ORDER));
        let [a, b] = numbers.each_ref().map(|k| ark_bn254::Fr::from_le_bytes_mod_order(k));
        let reference = [a + b, a - b, a * b, a.square(), -a, a.inverse().unwrap_or_default()]
            .map(|value| value.into_bigint().to_bytes_le());
        let [a, b] = numbers.each_ref().map(|k| Scalar::from_le_bytes(k).expect("below the modulus"));
        let ours = [a + b, a - b, a * b, a.square(), -a, a.invert().unwrap_or(Scalar::ZERO)];
        assert_eq!(ours.map(|value| value.to_le_bytes().to_vec()), reference, "Montane, {numbers:02x?}");
        #[cfg(feature = "halo2curves")]
        {
            use halo2curves::ff::Field;
            let [a, b] = numbers.each_ref().map(halo2::scalar);
            let zero = <halo2curves::bn256::Fr as Field>::ZERO;
            let theirs = [a + b, a - b, a * b, a.square(), -a, a.invert().unwrap_or(zero)];
            assert_eq!(theirs.map(halo2::scalar_bytes), reference, "halo2curves, {numbers:02x?}");
        }
    }
}

/// `e(aP, bQ)` is `e(abP, Q)` and `e(P, Q)^(ab)`, and differs from `e(P, Q)`, for each implementation, on the same
/// points.
#[test]
fn pairings_agree() {
    fn holds<B: Bn254Pairing>(points: &[([u8; 64], [u8; 128]); 2]) -> [bool; 2] {
        let [(p, q), (r, s)] = points.each_ref().map(|(p, q)| (B::g1(p), B::g2(q)));
        [B::same(&B::pairing(&p, &s), &B::pairing(&r, &q)), B::same(&B::pairing(&p, &q), &B::pairing(&r, &s))]
    }
    let mut stream = Stream::new("bn254 pairings");
    for _ in 0..cases() {
        let mut numbers: [[u8; 32]; 2] = std::array::from_fn(|_| stream.bytes());
        numbers.iter_mut().for_each(|k| k[31] >>= 3);
        let points = numbers.each_ref().map(arkworks::bn254_points);
        assert_eq!(holds::<arkworks::Bn>(&points), [true, false]);
        assert_eq!(holds::<montane_peer::Bn>(&points), [true, false], "Montane");
        #[cfg(feature = "halo2curves")]
        assert_eq!(holds::<montane_peers::peers::halo2::Bn>(&points), [true, false], "halo2curves");
        // The precompiled contract's question, of the two pairs whose product is 1.
        let minus = |p: &[u8; 64]| our_g1(-G1Projective::from(montane_peer::Bn::g1(p)));
        let [(p, q), (r, s)] = &points;
        let input = [&p[..], &s[..], &minus(r)[..], &q[..]].concat();
        assert_eq!(precompile::pairing_check(&input), Ok(true));
        let input = [&p[..], &q[..], &minus(r)[..], &s[..]].concat();
        assert_eq!(precompile::pairing_check(&input), Ok(false));
    }
}

/// What arkworks says of coordinates: a point of the subgroup, or nothing. Zeros are infinity.
fn ark_point<const N: usize>(bytes: &[u8]) -> Option<[ark_bn254::Fq; N]> {
    let mut out = [ark_bn254::Fq::zero(); N];
    for (x, bytes) in out.iter_mut().zip(bytes.chunks_exact(32)) {
        let little: Vec<u8> = bytes.iter().rev().copied().collect();
        *x = ark_bn254::Fq::deserialize_compressed(&little[..]).ok()?;
    }
    Some(out)
}

fn ark_g1_verdict(bytes: &[u8]) -> Option<ark_bn254::G1Affine> {
    let [x, y] = ark_point(bytes)?;
    if x.is_zero() && y.is_zero() {
        return Some(ark_bn254::G1Affine::zero());
    }
    let p = ark_bn254::G1Affine::new_unchecked(x, y);
    (p.is_on_curve() && p.is_in_correct_subgroup_assuming_on_curve()).then_some(p)
}

fn ark_g2_verdict(bytes: &[u8]) -> Option<ark_bn254::G2Affine> {
    let [x1, x0, y1, y0] = ark_point(bytes)?;
    let (x, y) = (ark_bn254::Fq2::new(x0, x1), ark_bn254::Fq2::new(y0, y1));
    if x.is_zero() && y.is_zero() {
        return Some(ark_bn254::G2Affine::zero());
    }
    let p = ark_bn254::G2Affine::new_unchecked(x, y);
    (p.is_on_curve() && p.is_in_correct_subgroup_assuming_on_curve()).then_some(p)
}

fn our_g1_verdict(bytes: &[u8]) -> Option<G1Affine> {
    let (x, y) = (fp(&bytes[..32])?, fp(&bytes[32..])?);
    if x == Fp::ZERO && y == Fp::ZERO { Some(G1Affine::identity()) } else { G1Affine::from_coordinates(x, y).ok() }
}

fn our_g2_verdict(bytes: &[u8]) -> Option<G2Affine> {
    let [x1, x0, y1, y0] = [0, 1, 2, 3].map(|i| fp(&bytes[32 * i..][..32]));
    let (x, y) = (Fp2::new(x0?, x1?), Fp2::new(y0?, y1?));
    if x == Fp2::ZERO && y == Fp2::ZERO { Some(G2Affine::identity()) } else { G2Affine::from_coordinates(x, y).ok() }
}

/// Points, and what is near to one: a bit flipped, a coordinate of p or more, points of the twist outside the subgroup.
#[test]
fn verdicts_agree() {
    let mut stream = Stream::new("bn254 malformed");
    let (mut accepted, mut refused) = (0, 0);
    for _ in 0..8 * cases() {
        let (mut g1, mut g2) = arkworks::bn254_points(&scalar(&mut stream, &ORDER));
        match stream.below(5) {
            0 => {
                g1[stream.below(64)] ^= 1 << stream.below(8);
                g2[stream.below(128)] ^= 1 << stream.below(8);
            }
            1 => {
                for coordinate in [&mut g1[32 * stream.below(2)..][..32], &mut g2[32 * stream.below(4)..][..32]] {
                    coordinate.copy_from_slice(&MODULUS);
                    coordinate[31] += stream.below(3) as u8;
                }
            }
            2 => {
                // A point of the twist, hardly ever of the subgroup.
                let x: [u64; 4] = std::array::from_fn(|_| stream.word());
                let c0 = ark_bn254::Fq::from(x[0]) * ark_bn254::Fq::from(x[1]);
                let x = ark_bn254::Fq2::new(c0, ark_bn254::Fq::from(x[2]) * ark_bn254::Fq::from(x[3]));
                if let Some(p) = ark_bn254::G2Affine::get_point_from_x_unchecked(x, stream.below(2) == 0) {
                    g2 = eip(&[p.x.c1, p.x.c0, p.y.c1, p.y.c0]).try_into().expect("128 bytes");
                }
            }
            3 => (g1, g2) = ([0; 64], [0; 128]),
            _ => {}
        }
        let (theirs, ours) = (ark_g1_verdict(&g1), our_g1_verdict(&g1));
        assert_eq!(ours.map(|p| our_g1(p.into())), theirs.map(|p| ark_g1(p.into())), "G1, {}", hex(&g1));
        // The contracts read the same bytes.
        let sum = precompile::g1_add(&[g1, g1].concat());
        let twice = theirs.map(|p| ark_g1(p + p));
        assert_eq!(sum.ok().map(|sum| sum.to_vec()), twice, "ECADD, {}", hex(&g1));
        let k: [u8; 32] = stream.bytes();
        let multiple = theirs.map(|p| ark_g1(p * ark_bn254::Fr::from_be_bytes_mod_order(&k)));
        let product = precompile::g1_mul(&[&g1[..], &k[..]].concat());
        assert_eq!(product.ok().map(|product| product.to_vec()), multiple, "ECMUL, {}", hex(&g1));
        accepted += usize::from(theirs.is_some());
        refused += usize::from(theirs.is_none());
        let (theirs, ours) = (ark_g2_verdict(&g2), our_g2_verdict(&g2));
        assert_eq!(ours.map(|p| our_g2(p.into())), theirs.map(|p| ark_g2(p.into())), "G2, {}", hex(&g2));
        accepted += usize::from(theirs.is_some());
        refused += usize::from(theirs.is_none());
        // Montane's own encodings lead back.
        if let Some(p) = ours {
            assert_eq!(G2Affine::from_compressed(&p.to_compressed()), Ok(p));
            assert_eq!(G2Affine::from_uncompressed(&p.to_uncompressed()), Ok(p));
        }
    }
    assert!(accepted > 0 && refused > 0, "accepted {accepted}, refused {refused}");
}
