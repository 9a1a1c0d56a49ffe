"""What the tests share: published vectors, bytes of hexadecimal digits, points that break rules."""

import json
import os
from pathlib import Path

import curves

given = os.environ.get("MONTANE_VECTORS")
FOLDER = Path(given) if given else Path(__file__).parent / "../../../../shared/vectors/open"


def published(name):
    """A file of published vectors, or nothing where they are not."""
    path = FOLDER / name
    return json.loads(path.read_text()) if path.is_file() else None


def unhex(text):
    return bytes.fromhex(text.removeprefix("0x"))


def number(value):
    """32 bytes, big-endian."""
    return value.to_bytes(32, "big")


G1_INFINITY = bytes([0xC0]) + bytes(47)
G2_INFINITY = bytes([0xC0]) + bytes(95)
# On the curves and outside of the subgroups.
G1_OUTSIDE = curves.BLS12_381_G1.compress(curves.BLS12_381_G1.outside())
G2_OUTSIDE = curves.BLS12_381_G2.compress(curves.BLS12_381_G2.outside())
