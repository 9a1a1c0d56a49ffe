from collections.abc import Sequence
from os import PathLike
from typing import final

from typing_extensions import Buffer

__all__ = [
    "BYTES_PER_BLOB",
    "BYTES_PER_CELL",
    "BYTES_PER_COMMITMENT",
    "BYTES_PER_FIELD_ELEMENT",
    "BYTES_PER_PROOF",
    "CELLS_PER_EXT_BLOB",
    "FIELD_ELEMENTS_PER_BLOB",
    "FIELD_ELEMENTS_PER_CELL",
    "FIELD_ELEMENTS_PER_EXT_BLOB",
    "TrustedSetup",
    "load_trusted_setup",
    "blob_to_kzg_commitment",
    "compute_kzg_proof",
    "compute_blob_kzg_proof",
    "verify_kzg_proof",
    "verify_blob_kzg_proof",
    "verify_blob_kzg_proof_batch",
    "compute_cells",
    "compute_cells_and_kzg_proofs",
    "recover_cells_and_kzg_proofs",
    "verify_cell_kzg_proof_batch",
]

BYTES_PER_BLOB: int
BYTES_PER_CELL: int
BYTES_PER_COMMITMENT: int
BYTES_PER_FIELD_ELEMENT: int
BYTES_PER_PROOF: int
CELLS_PER_EXT_BLOB: int
FIELD_ELEMENTS_PER_BLOB: int
FIELD_ELEMENTS_PER_CELL: int
FIELD_ELEMENTS_PER_EXT_BLOB: int

@final
class TrustedSetup: ...

def load_trusted_setup(path: str | PathLike[str], precompute: int = 0) -> TrustedSetup: ...
def blob_to_kzg_commitment(blob: Buffer, trusted_setup: TrustedSetup | None = None) -> bytes: ...
def compute_kzg_proof(blob: Buffer, z: Buffer, trusted_setup: TrustedSetup | None = None) -> tuple[bytes, bytes]: ...
def compute_blob_kzg_proof(blob: Buffer, commitment: Buffer, trusted_setup: TrustedSetup | None = None) -> bytes: ...
def verify_kzg_proof(
    commitment: Buffer, z: Buffer, y: Buffer, proof: Buffer, trusted_setup: TrustedSetup | None = None
) -> bool: ...
def verify_blob_kzg_proof(
    blob: Buffer, commitment: Buffer, proof: Buffer, trusted_setup: TrustedSetup | None = None
) -> bool: ...
def verify_blob_kzg_proof_batch(
    blobs: Buffer | Sequence[Buffer],
    commitments: Buffer | Sequence[Buffer],
    proofs: Buffer | Sequence[Buffer],
    trusted_setup: TrustedSetup | None = None,
) -> bool: ...
def compute_cells(blob: Buffer, trusted_setup: TrustedSetup | None = None) -> list[bytes]: ...
def compute_cells_and_kzg_proofs(
    blob: Buffer, trusted_setup: TrustedSetup | None = None
) -> tuple[list[bytes], list[bytes]]: ...
def recover_cells_and_kzg_proofs(
    cell_indices: Sequence[int], cells: Sequence[Buffer], trusted_setup: TrustedSetup | None = None
) -> tuple[list[bytes], list[bytes]]: ...
def verify_cell_kzg_proof_batch(
    commitments: Sequence[Buffer],
    cell_indices: Sequence[int],
    cells: Sequence[Buffer],
    proofs: Sequence[Buffer],
    trusted_setup: TrustedSetup | None = None,
) -> bool: ...
