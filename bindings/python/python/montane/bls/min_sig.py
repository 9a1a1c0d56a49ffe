"""BLS signatures with signatures in G1 and public keys in G2, with the functions of montane.bls."""

from .._montane import bls_min_sig as _native

__all__ = list(_native.__all__)
globals().update({name: getattr(_native, name) for name in __all__})
