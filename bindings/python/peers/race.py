"""Microseconds of one call here and of the peers', as a table in Markdown.

    python race.py [--setup TRUSTED_SETUP.txt] [--write]

Results are compared before anything is timed. The calls of one operation take turns in one process after warm-up; the
median of each is shown and, in parentheses, ours through theirs. ckzg takes the text of Ethereum's setup from --setup;
without it its rows are left out. With --write the table goes into README.md. Run it on a machine that does nothing else.
"""

import argparse
import statistics
import time
from importlib.metadata import version

import blspy
import py_arkworks_bls12381 as arkworks
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ed25519 as openssl_ed25519
from cryptography.hazmat.primitives.asymmetric import x25519 as openssl_x25519
from montane import bls, ed25519, kzg, msm, x25519
from nacl import bindings as sodium
from page import write
from processor import processor

SECONDS = 2.0
SECRET = bytes([1] * 32)
MESSAGE = bytes([7] * 32)


def signatures():
    scheme = blspy.PopSchemeMPL
    theirs = blspy.PrivateKey.from_bytes(SECRET)
    public_key, signature = bls.sk_to_pk(SECRET), bls.sign(SECRET, MESSAGE)
    assert bytes(theirs.get_g1()) == public_key and bytes(scheme.sign(theirs, MESSAGE)) == signature
    key, their_key = bls.PublicKey(public_key), theirs.get_g1()
    their_signature = blspy.G2Element.from_bytes(signature)
    secrets = [bytes([1, i] * 16) for i in range(128)]
    keys = [bls.PublicKey(bls.sk_to_pk(one)) for one in secrets]
    their_keys = [blspy.G1Element.from_bytes(bytes(one)) for one in keys]
    messages = [bytes([i] * 32) for i in range(128)]
    total = bls.aggregate([bls.sign(*pair) for pair in zip(secrets, messages)])
    same = bls.aggregate([bls.sign(one, MESSAGE) for one in secrets])
    their_total, their_same = (blspy.G2Element.from_bytes(one) for one in (total, same))
    yield (
        "BLS sign",
        {
            "montane": lambda: bls.sign(SECRET, MESSAGE),
            "blspy": lambda: scheme.sign(theirs, MESSAGE),
        },
    )
    yield (
        "BLS verify, from bytes",
        {
            "montane": lambda: bls.verify(public_key, MESSAGE, signature),
            "blspy": lambda: scheme.verify(
                blspy.G1Element.from_bytes(public_key), MESSAGE, blspy.G2Element.from_bytes(signature)
            ),
        },
    )
    yield (
        "BLS verify, a key that was decoded",
        {
            "montane": lambda: bls.verify(key, MESSAGE, signature),
            "blspy": lambda: scheme.verify(their_key, MESSAGE, their_signature),
        },
    )
    yield (
        "BLS aggregate of 128 messages",
        {
            "montane": lambda: bls.aggregate_verify(keys, messages, total),
            "blspy": lambda: scheme.aggregate_verify(their_keys, messages, their_total),
        },
    )
    yield (
        "BLS aggregate of 128 keys, one message",
        {
            "montane": lambda: bls.fast_aggregate_verify(keys, MESSAGE, same),
            "blspy": lambda: scheme.fast_aggregate_verify(their_keys, MESSAGE, their_same),
        },
    )


def curve25519():
    public_key, signature = ed25519.get_public_key(SECRET), ed25519.sign(SECRET, MESSAGE)
    openssl = openssl_ed25519.Ed25519PrivateKey.from_private_bytes(SECRET)
    seed, sodium_secret = sodium.crypto_sign_seed_keypair(SECRET)
    assert seed == public_key and openssl.sign(MESSAGE) == signature
    assert sodium.crypto_sign(MESSAGE, sodium_secret) == signature + MESSAGE

    def openssl_verify():
        try:
            openssl_ed25519.Ed25519PublicKey.from_public_bytes(public_key).verify(signature, MESSAGE)
        except InvalidSignature:
            return False
        return True

    yield (
        "Ed25519 sign",
        {
            "montane": lambda: ed25519.sign(SECRET, MESSAGE),
            "cryptography": lambda: openssl.sign(MESSAGE),
            "PyNaCl": lambda: sodium.crypto_sign(MESSAGE, sodium_secret),
        },
    )
    yield (
        "Ed25519 verify",
        {
            "montane": lambda: ed25519.verify(public_key, MESSAGE, signature),
            "cryptography": openssl_verify,
            "PyNaCl": lambda: sodium.crypto_sign_open(signature + MESSAGE, public_key),
        },
    )
    point = x25519.get_public_key(MESSAGE)
    exchange = openssl_x25519.X25519PrivateKey.from_private_bytes(SECRET)
    other = openssl_x25519.X25519PublicKey.from_public_bytes(point)
    assert (
        x25519.get_shared_secret(SECRET, point) == exchange.exchange(other) == sodium.crypto_scalarmult(SECRET, point)
    )
    yield (
        "X25519 shared secret",
        {
            "montane": lambda: x25519.get_shared_secret(SECRET, point),
            "cryptography": lambda: exchange.exchange(other),
            "PyNaCl": lambda: sodium.crypto_scalarmult(SECRET, point),
        },
    )


def sums():
    count = 1 << 12
    scalars = [pow(5, i + 1, 2**254) for i in range(count)]
    encodings = [bls.sk_to_pk(k.to_bytes(32, "big")) for k in scalars]
    points = [arkworks.G1Point.from_compressed_bytes(one) for one in encodings]
    numbers = b"".join(k.to_bytes(32, "big") for k in scalars)
    theirs = [arkworks.Scalar(k) for k in scalars]
    bases = msm.Bases("bls12_381_g1", uncompressed(encodings))
    expected = bytes(arkworks.G1Point.multiexp_unchecked(points, theirs).to_compressed_bytes())
    made = bases.sum_of_products(numbers)
    assert made[:48] == bytes([expected[0] & 0x1F]) + expected[1:]
    yield (
        f"sum of {count} products in G1, bases that were decoded",
        {
            "montane": lambda: bases.sum_of_products(numbers),
            "py_arkworks_bls12381": lambda: arkworks.G1Point.multiexp_unchecked(points, theirs),
        },
    )


def uncompressed(encodings):
    """Uncompressed encodings of compressed ones, over big integers."""
    p = 0x1A0111EA397FE69A4B1BA7B6434BACD764774B84F38512BF6730D2A0F6B0F6241EABFFFEB153FFFFB9FEFFFFFFFFAAAB
    out = []
    for encoding in encodings:
        x = int.from_bytes(bytes([encoding[0] & 0x1F]) + encoding[1:], "big")
        y = pow(x**3 + 4, (p + 1) // 4, p)
        if (y > p - y) != bool(encoding[0] & 0x20):
            y = p - y
        out.append(x.to_bytes(48, "big") + y.to_bytes(48, "big"))
    return b"".join(out)


def blobs(path):
    import ckzg

    setup = ckzg.load_trusted_setup(path, 0)
    blob = b"".join((pow(3, i + 1, 2**254)).to_bytes(32, "big") for i in range(4096))
    commitment = kzg.blob_to_kzg_commitment(blob)
    proof = kzg.compute_blob_kzg_proof(blob, commitment)
    cells, proofs = kzg.compute_cells_and_kzg_proofs(blob)
    assert ckzg.blob_to_kzg_commitment(blob, setup) == commitment
    assert ckzg.compute_cells_and_kzg_proofs(blob, setup) == (cells, proofs)
    half = list(range(64))
    for name, arguments in [
        ("blob_to_kzg_commitment", (blob,)),
        ("compute_blob_kzg_proof", (blob, commitment)),
        ("verify_blob_kzg_proof", (blob, commitment, proof)),
        ("verify_blob_kzg_proof_batch", (blob * 6, commitment * 6, proof * 6)),
        ("compute_cells_and_kzg_proofs", (blob,)),
        ("recover_cells_and_kzg_proofs", (half, cells[:64])),
        ("verify_cell_kzg_proof_batch", ([commitment] * 128, list(range(128)), cells, proofs)),
    ]:
        ours, theirs = getattr(kzg, name), getattr(ckzg, name)
        yield (
            name,
            {
                "montane": lambda f=ours, a=arguments: f(*a),
                "ckzg": lambda f=theirs, a=arguments: f(*a, setup),
            },
        )


def medians(calls):
    times = {who: [] for who in calls}
    for call in calls.values():
        assert call() is not False
    end = time.perf_counter() + SECONDS
    while time.perf_counter() < end or len(times["montane"]) < 5:
        for who, call in calls.items():
            begin = time.perf_counter_ns()
            call()
            times[who].append(time.perf_counter_ns() - begin)
    return {who: statistics.median(all) / 1000 for who, all in times.items()}


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--setup")
    arguments.add_argument("--write", action="store_true")
    arguments = arguments.parse_args()
    setup = arguments.setup
    peers = ["blspy", "cryptography", "PyNaCl", "py_arkworks_bls12381"] + (["ckzg"] if setup else [])
    rows = [f"{processor()}; " + ", ".join(f"{peer} {version(peer)}" for peer in peers) + ":", ""]
    rows += ["| us, and in parentheses ours through theirs | montane | peers |", "|---|---|---|"]
    print("\n".join(rows))
    operations = [*signatures(), *curve25519(), *sums(), *(blobs(setup) if setup else [])]
    for name, calls in operations:
        found = medians(calls)
        ours = found.pop("montane")
        shown = ", ".join(f"{who} {t:.1f} ({ours / t:.2f})" for who, t in found.items())
        rows.append(f"| {name} | {ours:.1f} | {shown} |")
        print(rows[-1], flush=True)
    if arguments.write:
        write("race", "\n".join(rows))


main()
