//! The three functions of Ethereum's precompiled contracts on this curve: addition and multiplication (EIP-196) and the
//! pairing check (EIP-197), with their treatment of input bytes. Everything here is public: nothing is constant time.

use alloc::vec::Vec;

use montane_fields::Coordinate;

use super::{Fp, Fp2, G1, G1Projective, G2Affine, Scalar};
use crate::curve_point::CurvePoint;
use crate::format::DecodeError;
use crate::scalar_mul;

/// The first `L` bytes of `input`, with zeros after its end.
fn padded<const L: usize>(input: &[u8]) -> [u8; L] {
    let mut out = [0; L];
    let len = input.len().min(L);
    out[..len].copy_from_slice(&input[..len]);
    out
}

/// A point of G1, which is the whole curve: 64 bytes, infinity as zeros.
#[inline]
fn g1(bytes: &[u8]) -> Result<CurvePoint<G1>, DecodeError> {
    let x = Fp::read_be(&bytes[..32]).ok_or(DecodeError::NotCanonical)?;
    let y = Fp::read_be(&bytes[32..64]).ok_or(DecodeError::NotCanonical)?;
    if x == Fp::ZERO && y == Fp::ZERO { Ok(CurvePoint::identity()) } else { CurvePoint::from_coordinates(x, y) }
}

/// A point of G2: 128 bytes, the coefficient of `u` first, infinity as zeros.
#[inline]
fn g2(bytes: &[u8]) -> Result<G2Affine, DecodeError> {
    let x = Fp2::read_be(&bytes[..64]).ok_or(DecodeError::NotCanonical)?;
    let y = Fp2::read_be(&bytes[64..128]).ok_or(DecodeError::NotCanonical)?;
    if x == Fp2::ZERO && y == Fp2::ZERO { Ok(G2Affine::identity()) } else { G2Affine::from_coordinates(x, y) }
}

/// `ECADD` (address 6): the sum of two points. The input is cut or padded with zeros to 128 bytes.
///
/// # Errors
/// A [`DecodeError`] if one of the points is not on the curve or not canonical.
#[inline]
pub fn g1_add(input: &[u8]) -> Result<[u8; 64], DecodeError> {
    let input = padded::<128>(input);
    let sum = g1(&input[..64])?.add_vartime(&g1(&input[64..])?);
    Ok(sum.into_subgroup()?.to_uncompressed())
}

/// `ECMUL` (address 7): a point times any 256-bit number. The input is cut or padded with zeros to 96 bytes.
/// The time depends on the input.
///
/// # Errors
/// A [`DecodeError`] if the point is not on the curve or not canonical.
#[inline]
pub fn g1_mul(input: &[u8]) -> Result<[u8; 64], DecodeError> {
    let input = padded::<96>(input);
    let p = G1Projective::from(g1(&input[..64])?.into_subgroup()?);
    let k = Scalar::from_be_bytes_mod_order(&input[64..]);
    Ok(scalar_mul::mul_vartime(&p, &k).to_affine_vartime().to_uncompressed())
}

/// `ECPAIRING` (address 8): whether the product of the pairings of the 192-byte pairs is 1.
/// The time depends on the input.
///
/// # Errors
/// [`DecodeError::Length`] unless the input is a whole number of pairs, or the error of a point.
#[inline]
pub fn pairing_check(input: &[u8]) -> Result<bool, DecodeError> {
    let (pairs, []) = input.as_chunks::<192>() else { return Err(DecodeError::Length) };
    let pairs: Vec<_> = pairs
        .iter()
        .map(|pair| Ok((g1(&pair[..64])?.into_subgroup()?, g2(&pair[64..])?)))
        .collect::<Result<_, DecodeError>>()?;
    let refs: Vec<_> = pairs.iter().map(|(p, q)| (p, q)).collect();
    Ok(super::pairing_check(&refs))
}
