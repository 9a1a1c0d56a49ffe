from . import bls as bls, bn254 as bn254, ed25519 as ed25519, kzg as kzg, msm as msm, x25519 as x25519

__all__ = ["__version__", "bls", "bn254", "ed25519", "kzg", "msm", "x25519"]

__version__: str
