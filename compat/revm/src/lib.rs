//! Ethereum's precompiled contracts on BN254 and BLS12-381 for revm, computed by Montane.
//!
//! [`Montane`] implements revm-precompile's [`Crypto`]: EIP-196, EIP-197, EIP-2537 and the point evaluation of
//! EIP-4844, with the outputs and the errors of revm's default; whatever else the trait has stays revm's.
//!
//! ```
//! assert!(revm_precompile::install_crypto(montane_revm::Montane));
//! ```
#![forbid(unsafe_code)]

use montane::bls12_381::precompile as bls12_381;
use montane::bn254::precompile as bn254;
use montane::curves::DecodeError;
use revm_precompile::bls12_381::{G1Point, G1PointScalar, G2Point, G2PointScalar};
use revm_precompile::{Crypto, PrecompileHalt};

/// The provider: a type without contents, to be installed once.
#[derive(Clone, Copy, Debug, Default)]
pub struct Montane;

/// Bytes of a coordinate, and of the zeros that EIP-2537 puts before it.
const COORDINATE: usize = 48;
const PADDING: usize = 16;
/// Bytes of a scalar.
const SCALAR: usize = 32;

/// Writes coordinates as EIP-2537 has them.
fn pad(coordinates: &[&[u8; COORDINATE]], out: &mut Vec<u8>) {
    for coordinate in coordinates {
        out.extend([0; PADDING]);
        out.extend_from_slice(*coordinate);
    }
}

fn pad_g1((x, y): &G1Point, out: &mut Vec<u8>) {
    pad(&[x, y], out);
}

fn pad_g2((x0, x1, y0, y1): &G2Point, out: &mut Vec<u8>) {
    pad(&[x0, x1, y0, y1], out);
}

/// The coordinates of a point as revm has them, without the zeros.
fn unpad<const LONG: usize, const SHORT: usize>(point: [u8; LONG]) -> [u8; SHORT] {
    let mut out = [0; SHORT];
    for (out, padded) in out.chunks_exact_mut(COORDINATE).zip(point.chunks_exact(PADDING + COORDINATE)) {
        out.copy_from_slice(&padded[PADDING..]);
    }
    out
}

/// What revm calls the error of a point of the first or the second group.
fn halt(error: DecodeError, in_g2: bool) -> PrecompileHalt {
    match (error, in_g2) {
        (DecodeError::NotOnCurve, false) => PrecompileHalt::Bls12381G1NotOnCurve,
        (DecodeError::NotOnCurve, true) => PrecompileHalt::Bls12381G2NotOnCurve,
        (DecodeError::NotInSubgroup, false) => PrecompileHalt::Bls12381G1NotInSubgroup,
        (DecodeError::NotInSubgroup, true) => PrecompileHalt::Bls12381G2NotInSubgroup,
        _ => PrecompileHalt::NonCanonicalFp,
    }
}

/// As [`halt`], on BN254.
fn bn254_halt(error: DecodeError) -> PrecompileHalt {
    match error {
        DecodeError::NotCanonical => PrecompileHalt::Bn254FieldPointNotAMember,
        _ => PrecompileHalt::Bn254AffineGFailedToCreate,
    }
}

/// The sum of products of the terms that an iterator gives. Its own error counts if no point before it has one.
fn msm<P, const LONG: usize, const SHORT: usize>(
    terms: &mut dyn Iterator<Item = Result<(P, [u8; SCALAR]), PrecompileHalt>>,
    pad: fn(&P, &mut Vec<u8>),
    sum: fn(&[u8]) -> Result<[u8; LONG], DecodeError>,
    in_g2: bool,
) -> Result<[u8; SHORT], PrecompileHalt> {
    let mut input = Vec::with_capacity(terms.size_hint().0 * (LONG + SCALAR));
    let mut end = Ok(());
    for term in terms {
        match term {
            Ok((point, scalar)) => {
                pad(&point, &mut input);
                input.extend(scalar);
            }
            Err(error) => {
                end = Err(error);
                break;
            }
        }
    }
    if input.is_empty() {
        return end.map(|()| [0; SHORT]);
    }
    let sum = sum(&input).map_err(|error| halt(error, in_g2))?;
    end.map(|()| unpad(sum))
}

impl Crypto for Montane {
    fn bn254_g1_add(&self, p1: &[u8], p2: &[u8]) -> Result<[u8; 64], PrecompileHalt> {
        let mut input = [0; 128];
        input[..64].copy_from_slice(&p1[..64]);
        input[64..].copy_from_slice(&p2[..64]);
        bn254::g1_add(&input).map_err(bn254_halt)
    }

    fn bn254_g1_mul(&self, point: &[u8], scalar: &[u8]) -> Result<[u8; 64], PrecompileHalt> {
        let mut input = [0; 96];
        input[..64].copy_from_slice(&point[..64]);
        input[64..].copy_from_slice(scalar);
        bn254::g1_mul(&input).map_err(bn254_halt)
    }

    fn bn254_pairing_check(&self, pairs: &[(&[u8], &[u8])]) -> Result<bool, PrecompileHalt> {
        let mut input = Vec::with_capacity(192 * pairs.len());
        for (p, q) in pairs {
            input.extend_from_slice(&p[..64]);
            input.extend_from_slice(&q[..128]);
        }
        bn254::pairing_check(&input).map_err(bn254_halt)
    }

    fn verify_kzg_proof(
        &self,
        z: &[u8; 32],
        y: &[u8; 32],
        commitment: &[u8; 48],
        proof: &[u8; 48],
    ) -> Result<(), PrecompileHalt> {
        match montane::kzg::verify_kzg_proof(commitment, z, y, proof) {
            Ok(true) => Ok(()),
            _ => Err(PrecompileHalt::BlobVerifyKzgProofFailed),
        }
    }

    fn bls12_381_g1_add(&self, a: G1Point, b: G1Point) -> Result<[u8; 96], PrecompileHalt> {
        let mut input = Vec::with_capacity(256);
        pad_g1(&a, &mut input);
        pad_g1(&b, &mut input);
        bls12_381::g1_add(&input).map(unpad).map_err(|error| halt(error, false))
    }

    fn bls12_381_g1_msm(
        &self,
        pairs: &mut dyn Iterator<Item = Result<G1PointScalar, PrecompileHalt>>,
    ) -> Result<[u8; 96], PrecompileHalt> {
        msm(pairs, pad_g1, bls12_381::g1_msm, false)
    }

    fn bls12_381_g2_add(&self, a: G2Point, b: G2Point) -> Result<[u8; 192], PrecompileHalt> {
        let mut input = Vec::with_capacity(512);
        pad_g2(&a, &mut input);
        pad_g2(&b, &mut input);
        bls12_381::g2_add(&input).map(unpad).map_err(|error| halt(error, true))
    }

    fn bls12_381_g2_msm(
        &self,
        pairs: &mut dyn Iterator<Item = Result<G2PointScalar, PrecompileHalt>>,
    ) -> Result<[u8; 192], PrecompileHalt> {
        msm(pairs, pad_g2, bls12_381::g2_msm, true)
    }

    fn bls12_381_pairing_check(&self, pairs: &[(G1Point, G2Point)]) -> Result<bool, PrecompileHalt> {
        let mut input = Vec::with_capacity(384 * pairs.len());
        for (p, q) in pairs {
            pad_g1(p, &mut input);
            pad_g2(q, &mut input);
        }
        if input.is_empty() {
            return Ok(true);
        }
        bls12_381::pairing_check(&input).map_err(|error| {
            // Which of its points broke the rule is to be said: a sum of zero times a point asks for no less of it.
            let term = |pad: &dyn Fn(&mut Vec<u8>)| {
                let mut input = Vec::new();
                pad(&mut input);
                input.extend([0; SCALAR]);
                input
            };
            let verdict = |(p, q): &(G1Point, G2Point)| {
                bls12_381::g1_msm(&term(&|out| pad_g1(p, out))).map_err(|error| halt(error, false))?;
                bls12_381::g2_msm(&term(&|out| pad_g2(q, out))).map_err(|error| halt(error, true))
            };
            pairs.iter().find_map(|pair| verdict(pair).err()).unwrap_or(halt(error, true))
        })
    }

    fn bls12_381_fp_to_g1(&self, fp: &[u8; 48]) -> Result<[u8; 96], PrecompileHalt> {
        let mut input = Vec::with_capacity(64);
        pad(&[fp], &mut input);
        bls12_381::map_fp_to_g1(&input).map(unpad).map_err(|error| halt(error, false))
    }

    fn bls12_381_fp2_to_g2(&self, fp2: ([u8; 48], [u8; 48])) -> Result<[u8; 192], PrecompileHalt> {
        let mut input = Vec::with_capacity(128);
        pad(&[&fp2.0, &fp2.1], &mut input);
        bls12_381::map_fp2_to_g2(&input).map(unpad).map_err(|error| halt(error, true))
    }
}
