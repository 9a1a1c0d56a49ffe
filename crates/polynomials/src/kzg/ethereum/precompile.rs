//! The point evaluation precompile of EIP-4844, address 0x0a.

use sha2::{Digest, Sha256};

use super::{FIELD_ELEMENTS_PER_BLOB, KzgError, Verifier};
use montane_fields::Modulus;
use montane_fields::bls12_381::R;

const VERSIONED_HASH_VERSION_KZG: u8 = 1;

/// `kzg_to_versioned_hash`: the SHA-256 of a commitment, its first byte replaced by the version.
///
/// # Errors
/// [`KzgError::CommitmentLength`].
#[inline]
pub fn kzg_to_versioned_hash(commitment: &[u8]) -> Result<[u8; 32], KzgError> {
    if commitment.len() != 48 {
        return Err(KzgError::CommitmentLength);
    }
    let mut hash: [u8; 32] = Sha256::digest(commitment).into();
    hash[0] = VERSIONED_HASH_VERSION_KZG;
    Ok(hash)
}

impl Verifier {
    /// `point_evaluation_precompile`: verifies `p(z) = y` for 192 bytes of versioned hash, z, y, commitment and proof,
    /// and answers with the numbers of field elements of a blob and of the field.
    ///
    /// # Errors
    /// [`KzgError::InputLength`], [`KzgError::VersionedHash`], those of [`Verifier::verify_kzg_proof`], or
    /// [`KzgError::InvalidProof`].
    #[inline]
    pub fn point_evaluation_precompile(&self, input: &[u8]) -> Result<[u8; 64], KzgError> {
        if input.len() != 192 {
            return Err(KzgError::InputLength);
        }
        let (versioned_hash, rest) = input.split_at(32);
        let (z, rest) = rest.split_at(32);
        let (y, rest) = rest.split_at(32);
        let (commitment, proof) = rest.split_at(48);
        if kzg_to_versioned_hash(commitment)? != versioned_hash {
            return Err(KzgError::VersionedHash);
        }
        if !self.verify_kzg_proof(commitment, z, y, proof)? {
            return Err(KzgError::InvalidProof);
        }
        let mut out = [0; 64];
        out[24..32].copy_from_slice(&(FIELD_ELEMENTS_PER_BLOB as u64).to_be_bytes());
        for (bytes, limb) in out[32..].chunks_exact_mut(8).zip(R::P.iter().rev()) {
            bytes.copy_from_slice(&limb.to_be_bytes());
        }
        Ok(out)
    }
}
