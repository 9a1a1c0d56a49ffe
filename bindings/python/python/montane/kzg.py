"""Blobs and cells of EIP-4844 and EIP-7594, with the names of the package ckzg."""

from ._montane import kzg as _native

__all__ = list(_native.__all__)
globals().update({name: getattr(_native, name) for name in __all__})
