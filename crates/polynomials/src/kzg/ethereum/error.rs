//! Why bytes are refused.

use core::fmt;

use montane_curves::DecodeError;

/// Which rule an input breaks. A proof that is well formed and wrong is no error: verification answers `false`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum KzgError {
    /// A blob is not 131072 bytes long.
    BlobLength,
    /// A cell is not 2048 bytes long.
    CellLength,
    /// A commitment is not 48 bytes long.
    CommitmentLength,
    /// A proof is not 48 bytes long.
    ProofLength,
    /// A field element is not 32 bytes long.
    FieldElementLength,
    /// A coset has not 64 values.
    CosetLength,
    /// A field element is not below the group order.
    NotCanonical,
    /// A commitment is not a point of G1.
    Commitment(DecodeError),
    /// A proof is not a point of G1.
    Proof(DecodeError),
    /// Lists that belong together have different lengths.
    ListLengths,
    /// The index of a cell is not below 128.
    CellIndex,
    /// The index of a commitment is not below the number of commitments.
    CommitmentIndex,
    /// The indices of cells are not ascending, or one is repeated.
    CellOrder,
    /// Fewer cells than half of them, or more than all.
    CellCount,
    /// The input of the precompile is not 192 bytes long.
    InputLength,
    /// The versioned hash is not that of the commitment.
    VersionedHash,
    /// The precompile's proof does not hold.
    InvalidProof,
    /// The text of a trusted setup does not begin with the numbers 4096 and 65, or has not as many points.
    SetupLayout,
    /// A line of a trusted setup is not a point in hexadecimal.
    SetupPoint(DecodeError),
    /// The points of a trusted setup are not powers of one secret.
    SetupPowers,
    /// The secret of a trusted setup is zero, or a root of unity of an order that divides 8192: a point where blobs
    /// have their values.
    SetupSecret,
    /// Tables of points have windows of 1 to 15 bits.
    TableWidth,
}

impl fmt::Display for KzgError {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::BlobLength => "a blob has 131072 bytes",
            Self::CellLength => "a cell has 2048 bytes",
            Self::CommitmentLength => "a commitment has 48 bytes",
            Self::ProofLength => "a proof has 48 bytes",
            Self::FieldElementLength => "a field element has 32 bytes",
            Self::CosetLength => "a coset has 64 values",
            Self::NotCanonical => "a field element must be below the group order",
            Self::Commitment(error) => return write!(f, "commitment: {error}"),
            Self::Proof(error) => return write!(f, "proof: {error}"),
            Self::ListLengths => "lists that belong together must have the same length",
            Self::CellIndex => "the index of a cell must be below 128",
            Self::CommitmentIndex => "the index of a commitment must be below their number",
            Self::CellOrder => "the indices of cells must be ascending, each only once",
            Self::CellCount => "recovery takes 64 to 128 cells",
            Self::InputLength => "the input of the point evaluation has 192 bytes",
            Self::VersionedHash => "the versioned hash is not that of the commitment",
            Self::InvalidProof => "the proof does not hold",
            Self::SetupLayout => "a trusted setup has the numbers 4096 and 65 and as many points as they say",
            Self::SetupPoint(error) => return write!(f, "trusted setup: {error}"),
            Self::SetupPowers => "the points of the trusted setup are not powers of one secret",
            Self::SetupSecret => "the secret of the trusted setup is zero or one of the points where blobs have values",
            Self::TableWidth => "the windows of a table have 1 to 15 bits",
        })
    }
}

impl core::error::Error for KzgError {
    #[inline]
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::Commitment(error) | Self::Proof(error) | Self::SetupPoint(error) => Some(error),
            _ => None,
        }
    }
}
