//! Bytes to field elements and points, and back.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::fmt;
use core::ops::Deref;

use montane_curves::DecodeError;
use montane_curves::bls12_381::{G1Affine, G1Projective, Scalar};
use montane_curves::weierstrass::{Affine, Curve};
use montane_fields::Modulus;
use montane_fields::bls12_381::R;
use montane_kernels::in_lanes;

use super::{BYTES_PER_BLOB, BYTES_PER_CELL, KzgError};
use crate::domain::lanes::InLanes;

/// A compressed point of G1: a commitment or a proof.
pub type Bytes48 = [u8; 48];

/// The bytes of a blob. Their length is right; whether the field elements are canonical is asked where they are used.
#[derive(Clone, PartialEq, Eq)]
pub struct Blob(Box<[u8]>);

/// The bytes of a cell.
#[derive(Clone, PartialEq, Eq)]
pub struct Cell(Box<[u8]>);

macro_rules! bytes {
    ($type:ident, $len:expr, $error:expr, $name:literal) => {
        impl TryFrom<Vec<u8>> for $type {
            type Error = KzgError;
            fn try_from(bytes: Vec<u8>) -> Result<Self, KzgError> {
                if bytes.len() == $len { Ok(Self(bytes.into())) } else { Err($error) }
            }
        }
        impl TryFrom<&[u8]> for $type {
            type Error = KzgError;
            fn try_from(bytes: &[u8]) -> Result<Self, KzgError> {
                Self::try_from(bytes.to_vec())
            }
        }
        impl Deref for $type {
            type Target = [u8];
            fn deref(&self) -> &[u8] {
                &self.0
            }
        }
        impl AsRef<[u8]> for $type {
            fn as_ref(&self) -> &[u8] {
                &self.0
            }
        }
        impl fmt::Debug for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(concat!($name, "("))?;
                self.0[..32].iter().try_for_each(|byte| write!(f, "{byte:02x}"))?;
                f.write_str("..)")
            }
        }
    };
}

bytes!(Blob, BYTES_PER_BLOB, KzgError::BlobLength, "Blob");
bytes!(Cell, BYTES_PER_CELL, KzgError::CellLength, "Cell");

impl Cell {
    #[inline]
    pub(super) fn from_elements(elements: &[Scalar]) -> Self {
        let mut bytes = Vec::with_capacity(BYTES_PER_CELL);
        elements.iter().for_each(|a| bytes.extend(a.to_be_bytes()));
        Self(bytes.into())
    }

    #[inline]
    pub(super) fn from_bytes_unchecked(bytes: &[u8]) -> Self {
        debug_assert_eq!(bytes.len(), BYTES_PER_CELL);
        Self(bytes.into())
    }
}

/// `bytes_to_bls_field`
#[inline]
pub(super) fn field_element(bytes: &[u8]) -> Result<Scalar, KzgError> {
    let bytes = bytes.try_into().map_err(|_| KzgError::FieldElementLength)?;
    Scalar::from_be_bytes(bytes).map_err(|_| KzgError::NotCanonical)
}

/// The elements of bytes that are a whole number of them, in multiples of eight.
#[inline]
fn field_elements(bytes: &[u8]) -> Result<Vec<Scalar>, KzgError> {
    let bytes = bytes.as_chunks::<32>().0;
    if in_lanes!(512, |_, _V| ()).is_none() {
        return bytes.iter().map(|bytes| field_element(bytes)).collect();
    }
    let mut words = Vec::with_capacity(bytes.len());
    let mut canonical = true;
    for bytes in bytes {
        let limbs = bytes.as_chunks::<8>().0;
        let limbs: [u64; 4] = core::array::from_fn(|i| u64::from_be_bytes(limbs[3 - i]));
        let borrow = limbs.iter().zip(&R::P).fold(false, |borrow, (a, p)| a.borrowing_sub(*p, borrow).1);
        canonical &= borrow;
        words.push(limbs);
    }
    if !canonical {
        return Err(KzgError::NotCanonical);
    }
    in_lanes!(512, |isa, V| InLanes::<R, V>::to_montgomery(isa, &mut words));
    Ok(words.into_iter().map(Scalar::from_montgomery_unchecked).collect())
}

/// `blob_to_polynomial`
#[inline]
pub(super) fn blob_elements(bytes: &[u8]) -> Result<Vec<Scalar>, KzgError> {
    if bytes.len() == BYTES_PER_BLOB { field_elements(bytes) } else { Err(KzgError::BlobLength) }
}

/// `cell_to_coset_evals`
#[inline]
pub(super) fn cell_elements(bytes: &[u8]) -> Result<Vec<Scalar>, KzgError> {
    if bytes.len() == BYTES_PER_CELL { field_elements(bytes) } else { Err(KzgError::CellLength) }
}

#[inline]
fn point(bytes: &[u8], length: KzgError, invalid: fn(DecodeError) -> KzgError) -> Result<G1Affine, KzgError> {
    let bytes: &Bytes48 = bytes.try_into().map_err(|_| length)?;
    G1Affine::from_compressed(bytes).map_err(invalid)
}

/// `bytes_to_kzg_commitment`
#[inline]
pub(super) fn commitment(bytes: &[u8]) -> Result<G1Affine, KzgError> {
    point(bytes, KzgError::CommitmentLength, KzgError::Commitment)
}

/// `bytes_to_kzg_proof`
#[inline]
pub(super) fn proof(bytes: &[u8]) -> Result<G1Affine, KzgError> {
    point(bytes, KzgError::ProofLength, KzgError::Proof)
}

/// [`commitment`] of each.
#[inline]
pub(super) fn commitments(bytes: &[&[u8]]) -> Result<Vec<G1Affine>, KzgError> {
    points(bytes.iter().map(|bytes| (*bytes).try_into().ok()), KzgError::CommitmentLength, KzgError::Commitment)
}

/// [`proof`] of each.
#[inline]
pub(super) fn proofs(bytes: &[&[u8]]) -> Result<Vec<G1Affine>, KzgError> {
    points(bytes.iter().map(|bytes| (*bytes).try_into().ok()), KzgError::ProofLength, KzgError::Proof)
}

/// The points of many encodings, decoded together. The error is that of the first one that is refused: `missing` where
/// there is no encoding, `invalid` where it is not a point of the subgroup.
pub(super) fn points<C: Curve>(
    encodings: impl Iterator<Item = Option<C::Compressed>>,
    missing: KzgError,
    invalid: fn(DecodeError) -> KzgError,
) -> Result<Vec<Affine<C>>, KzgError> {
    let mut complete = true;
    let encodings: Vec<C::Compressed> = encodings
        .map_while(|encoding| {
            complete = encoding.is_some();
            encoding
        })
        .collect();
    let points = Affine::from_compressed_batch(&encodings).map_err(|refused| invalid(refused.error))?;
    if complete { Ok(points) } else { Err(missing) }
}

/// Compressed points, with one inversion for all.
#[inline]
pub(super) fn compress(points: &[G1Projective]) -> Vec<Bytes48> {
    let mut affine = alloc::vec![G1Affine::identity(); points.len()];
    G1Projective::batch_normalize(points, &mut affine);
    affine.iter().map(G1Affine::to_compressed).collect()
}

/// The references that generic lists give.
pub(super) fn slices<B: AsRef<[u8]>>(list: &[B]) -> Vec<&[u8]> {
    list.iter().map(AsRef::as_ref).collect()
}
