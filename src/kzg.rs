//! KZG commitments: blobs and cells of EIP-4844 and EIP-7594 under the names of the consensus specification, and
//! commitments over any pairing ([`Srs`]).
//!
//! Nothing here is secret, and nothing is constant time.
//!
//! With the features `std` and `kzg-setup`, which are default, the functions of the specification are over the setup of
//! Ethereum's ceremony; [`TrustedSetup`] and [`Verifier`] have them as methods, for any setup.
//!
//! ```
//! use montane::bn254::{Bn256, Scalar};
//! use montane::kzg::{Claim, Srs};
//! use montane::polynomials::Polynomial;
//!
//! # fn main() -> Result<(), montane::kzg::SrsError> {
//! // Whoever knows the secret can open commitments to anything: `Srs::new` takes the points of a ceremony.
//! let srs = Srs::<Bn256>::from_known_secret(&Scalar::from(1234), 8)?;
//! let f = Polynomial::new(vec![Scalar::from(1), Scalar::from(2), Scalar::from(3)]);
//! let (commitment, z) = (srs.commit(&f)?, Scalar::from(5));
//! let (y, proof) = srs.open(&f, &z)?;
//! assert_eq!(y, Scalar::from(86));
//! assert!(srs.verify(&Claim { commitment, z, y, proof }));
//! # Ok(())
//! # }
//! ```
//!
//! Blobs:
//!
#![cfg_attr(all(feature = "std", feature = "kzg-setup"), doc = "```")]
#![cfg_attr(not(all(feature = "std", feature = "kzg-setup")), doc = "```ignore")]
//! use montane::kzg;
//!
//! # fn main() -> Result<(), kzg::KzgError> {
//! let blob = vec![0; kzg::BYTES_PER_BLOB];
//! let commitment = kzg::blob_to_kzg_commitment(&blob)?;
//! let proof = kzg::compute_blob_kzg_proof(&blob, &commitment)?;
//! assert!(kzg::verify_blob_kzg_proof(&blob, &commitment, &proof)?);
//! # Ok(())
//! # }
//! ```

pub use montane_polynomials::kzg::{
    BYTES_PER_BLOB, BYTES_PER_CELL, BYTES_PER_FIELD_ELEMENT, Blob, Bytes48, CELLS_PER_EXT_BLOB, Cell, Claim,
    FIELD_ELEMENTS_PER_BLOB, FIELD_ELEMENTS_PER_CELL, FIELD_ELEMENTS_PER_EXT_BLOB, KzgError, MultiClaim, MultiProof,
    ScalarOf, Srs, SrsError, TrustedSetup, Verifier, compute_challenge, compute_verify_cell_kzg_proof_batch_challenge,
    kzg_to_versioned_hash,
};
#[cfg(all(feature = "std", feature = "kzg-setup"))]
pub use montane_polynomials::kzg::{
    blob_to_kzg_commitment, compute_blob_kzg_proof, compute_cells, compute_cells_and_kzg_proofs, compute_kzg_proof,
    point_evaluation_precompile, recover_cells_and_kzg_proofs, verify_blob_kzg_proof, verify_blob_kzg_proof_batch,
    verify_cell_kzg_proof_batch, verify_kzg_proof,
};
