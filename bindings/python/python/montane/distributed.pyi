from collections.abc import Iterable
from typing import Literal

from typing_extensions import Buffer

__all__ = ["ATTEMPTS", "Bases", "compute_cells_and_kzg_proofs", "msm", "verify_many"]

ATTEMPTS: int

class Bases:
    group: str
    piece: int
    length: int
    references: list[object]
    def __init__(self, group: str, bases: Buffer, *, piece: int = ...) -> None: ...
    def __len__(self) -> int: ...

def msm(
    bases: Bases,
    scalars: Buffer,
    *,
    byteorder: Literal["big", "little"] = "big",
    check: Literal["combination", "twice"] | None = "combination",
) -> bytes: ...
def verify_many(
    signatures: Iterable[tuple[bytes, bytes, bytes]],
    *,
    dst: bytes | None = None,
    piece: int = 512,
    check: Literal["twice"] | None = None,
) -> list[bool]: ...
def compute_cells_and_kzg_proofs(
    blobs: Iterable[Buffer], *, check: Literal["verify", "twice"] | None = "verify"
) -> list[tuple[list[bytes], list[bytes]]]: ...
