"""Ed25519 (RFC 8032)."""

from ._montane import ed25519 as _native

__all__ = list(_native.__all__)
globals().update({name: getattr(_native, name) for name in __all__})
