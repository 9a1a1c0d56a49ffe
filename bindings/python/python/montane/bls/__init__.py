"""BLS signatures over BLS12-381: public keys in G1, signatures in G2, proofs of possession, as Ethereum has them.

The other variant is montane.bls.min_sig. Names and orders of arguments are those of the IETF's draft."""

from .._montane import bls as _native
from . import min_sig

__all__ = [*_native.__all__, "min_sig"]
globals().update({name: getattr(_native, name) for name in _native.__all__})
