from collections.abc import Sequence
from typing import final

from typing_extensions import Buffer

from . import min_sig as min_sig

__all__ = [
    "DST",
    "PublicKey",
    "key_gen",
    "derive_master_eip2333",
    "derive_child_eip2333",
    "sk_to_pk",
    "sign",
    "verify",
    "aggregate",
    "aggregate_public_keys",
    "fast_aggregate_verify",
    "aggregate_verify",
    "verify_multiple",
    "pop_prove",
    "pop_verify",
    "min_sig",
]

DST: bytes

@final
class PublicKey:
    def __new__(cls, data: Buffer) -> PublicKey: ...
    def __bytes__(self) -> bytes: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

def key_gen(ikm: Buffer, key_info: Buffer | None = None) -> bytes: ...
def derive_master_eip2333(seed: Buffer) -> bytes: ...
def derive_child_eip2333(secret_key: Buffer, index: int) -> bytes: ...
def sk_to_pk(secret_key: Buffer) -> bytes: ...
def sign(secret_key: Buffer, message: Buffer, *, dst: Buffer | None = None) -> bytes: ...
def verify(
    public_key: Buffer | PublicKey, message: Buffer, signature: Buffer, *, dst: Buffer | None = None
) -> bool: ...
def aggregate(signatures: Sequence[Buffer]) -> bytes: ...
def aggregate_public_keys(public_keys: Sequence[Buffer | PublicKey]) -> bytes: ...
def fast_aggregate_verify(
    public_keys: Sequence[Buffer | PublicKey], message: Buffer, signature: Buffer, *, dst: Buffer | None = None
) -> bool: ...
def aggregate_verify(
    public_keys: Sequence[Buffer | PublicKey],
    messages: Sequence[Buffer],
    signature: Buffer,
    *,
    dst: Buffer | None = None,
) -> bool: ...
def verify_multiple(
    public_keys: Sequence[Buffer | PublicKey],
    messages: Sequence[Buffer],
    signatures: Sequence[Buffer],
    *,
    dst: Buffer | None = None,
) -> bool: ...
def pop_prove(secret_key: Buffer) -> bytes: ...
def pop_verify(public_key: Buffer | PublicKey, proof: Buffer) -> bool: ...
