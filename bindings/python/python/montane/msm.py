"""Sums of products of many points over BLS12-381 and BN254."""

from ._montane import msm as _native

__all__ = list(_native.__all__)
globals().update({name: getattr(_native, name) for name in __all__})
