"""After an operation, the memory of the process has no copy of the secret key that came in a buffer, once the owner has
overwritten that: searched from outside, where the system lets one process read another's."""

import secrets
import subprocess
import sys

import pytest

PROGRAM = """
import sys
from montane import bls, ed25519, x25519
secret = bytearray(32)
assert sys.stdin.buffer.raw.readinto(secret) == 32
other = ed25519.get_public_key(bytes(32))
operation = {operation}
operation()
secret[:] = bytes(32)
print("done", flush=True)
sys.stdin.buffer.raw.read(1)
"""
OPERATIONS = {
    "bls.sk_to_pk": "lambda: bls.sk_to_pk(secret)",
    "bls.sign": "lambda: bls.sign(secret, b'message')",
    "bls.pop_prove": "lambda: bls.pop_prove(secret)",
    "bls.derive_child_eip2333": "lambda: bls.derive_child_eip2333(secret, 1)",
    "bls.derive_master_eip2333": "lambda: bls.derive_master_eip2333(secret)",
    "bls.key_gen": "lambda: bls.key_gen(secret)",
    "bls.min_sig.sk_to_pk": "lambda: bls.min_sig.sk_to_pk(secret)",
    "bls.min_sig.sign": "lambda: bls.min_sig.sign(secret, b'message')",
    "bls.min_sig.pop_prove": "lambda: bls.min_sig.pop_prove(secret)",
    "ed25519.get_public_key": "lambda: ed25519.get_public_key(secret)",
    "ed25519.sign": "lambda: ed25519.sign(secret, b'message')",
    "x25519.get_public_key": "lambda: x25519.get_public_key(secret)",
    "x25519.get_shared_secret": "lambda: x25519.get_shared_secret(secret, other)",
}
KEPT = "lambda: globals().update(copy=bytes(secret))"


def copies(operation):
    """How many of the patterns of a secret are in the memory of a process that has run the operation."""
    # Below the order of BLS12-381's group.
    secret = bytes([secrets.randbelow(0x70) + 1]) + secrets.token_bytes(31)
    child = subprocess.Popen(
        [sys.executable, "-c", PROGRAM.format(operation=operation)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        bufsize=0,
    )
    try:
        child.stdin.write(secret)
        assert child.stdout.readline() == b"done\n"
        # A freed piece of memory loses its first words to the allocator; limbs have the bytes in the other order.
        patterns = [part for half in (secret[:16], secret[16:]) for part in (half, half[::-1])]
        found = 0
        try:
            with open(f"/proc/{child.pid}/maps") as maps, open(f"/proc/{child.pid}/mem", "rb", 0) as memory:
                for line in maps:
                    place, rights, *_ = line.split()
                    if not rights.startswith("rw"):
                        continue
                    start, end = (int(part, 16) for part in place.split("-"))
                    memory.seek(start)
                    try:
                        data = memory.read(end - start)
                    except OSError:
                        continue
                    found += sum(pattern in data for pattern in patterns)
        except OSError:
            pytest.skip("the memory of another process cannot be read here")
        return found
    finally:
        child.stdin.close()
        child.wait()


@pytest.mark.parametrize("name", OPERATIONS)
def test_no_copy_is_left(name):
    assert copies(OPERATIONS[name]) == 0


def test_a_copy_is_found():
    assert copies(KEPT) == 2
