from typing import Literal, final

from typing_extensions import Buffer

__all__ = ["GROUPS", "Bases", "sum_of_products"]

GROUPS: tuple[str, ...]

@final
class Bases:
    def __new__(cls, group: str, bases: Buffer, *, subgroup_check: bool = True) -> Bases: ...
    @property
    def group(self) -> str: ...
    def __len__(self) -> int: ...
    def sum_of_products(self, scalars: Buffer, *, byteorder: Literal["big", "little"] = "big") -> bytes: ...

def sum_of_products(
    group: str,
    bases: Buffer,
    scalars: Buffer,
    *,
    byteorder: Literal["big", "little"] = "big",
    subgroup_check: bool = True,
) -> bytes: ...
