//! EIP-4844 and EIP-7594: blobs, cells, their commitments and proofs, under the names of the consensus specification
//! (`specs/deneb/polynomial-commitments.md`, `specs/fulu/polynomial-commitments-sampling.md`).
//!
//! A blob is 4096 field elements, the values of a polynomial of degree below 4096 on the 4096th roots of unity in
//! bit-reversed order. Its values on the 8192nd roots, in the same order, cut into 128 pieces, are its cells: each is
//! the polynomial on one coset of the 64th roots. Any 64 of them give back the rest.
//!
//! Everything enters and leaves as bytes, and lengths are checked. With the features `std` and `kzg-setup` the
//! functions of the specification stand here with its signatures, over the setup of Ethereum's ceremony;
//! [`TrustedSetup`] and [`Verifier`] have them as methods, for any setup. Nothing here is secret, and nothing is
//! constant time.

mod blobs;
mod cells;
mod challenge;
mod encoding;
mod error;
mod fk20;
mod linear;
mod precompile;
#[cfg(test)]
mod refusals;
mod setup;
#[cfg(all(feature = "std", feature = "kzg-setup"))]
mod specification;
#[cfg(test)]
mod tests;

pub use challenge::{compute_challenge, compute_verify_cell_kzg_proof_batch_challenge};
pub use encoding::{Blob, Bytes48, Cell};
pub use error::KzgError;
pub use precompile::kzg_to_versioned_hash;
pub use setup::{TrustedSetup, Verifier};
#[cfg(all(feature = "std", feature = "kzg-setup"))]
pub use specification::*;

/// Bytes of a field element, big-endian.
pub const BYTES_PER_FIELD_ELEMENT: usize = 32;
/// Field elements of a blob.
pub const FIELD_ELEMENTS_PER_BLOB: usize = 4096;
/// Bytes of a blob.
pub const BYTES_PER_BLOB: usize = FIELD_ELEMENTS_PER_BLOB * BYTES_PER_FIELD_ELEMENT;
/// Field elements of a blob with its extension.
pub const FIELD_ELEMENTS_PER_EXT_BLOB: usize = 2 * FIELD_ELEMENTS_PER_BLOB;
/// Field elements of a cell.
pub const FIELD_ELEMENTS_PER_CELL: usize = 64;
/// Bytes of a cell.
pub const BYTES_PER_CELL: usize = FIELD_ELEMENTS_PER_CELL * BYTES_PER_FIELD_ELEMENT;
/// Cells of a blob with its extension.
pub const CELLS_PER_EXT_BLOB: usize = FIELD_ELEMENTS_PER_EXT_BLOB / FIELD_ELEMENTS_PER_CELL;
