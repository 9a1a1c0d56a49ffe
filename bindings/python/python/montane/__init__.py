"""BLS signatures, KZG commitments, Ed25519, X25519, BN254 and sums of many points, by Montane."""

from . import bls, bn254, ed25519, kzg, msm, x25519
from ._montane import __version__

__all__ = ["__version__", "bls", "bn254", "ed25519", "kzg", "msm", "x25519"]
