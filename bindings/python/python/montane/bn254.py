"""Ethereum's contracts on BN254 (EIP-196, EIP-197)."""

from ._montane import bn254 as _native

__all__ = list(_native.__all__)
globals().update({name: getattr(_native, name) for name in __all__})
