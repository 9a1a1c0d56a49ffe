"""Whatever has a buffer is bytes: the same result of each kind, and nothing is written to it."""

import array

import curves
import numpy
import pytest
from montane import bls, bn254, ed25519, kzg, msm, x25519
from support import number

SECRET = bytes(range(1, 33))
KINDS = {
    "bytes": bytes,
    "a subclass of bytes": type("Bytes", (bytes,), {}),
    "bytearray": bytearray,
    "memoryview": memoryview,
    "a view into the middle": lambda data: memoryview(b"x" + data + b"y")[1:-1],
    "array": lambda data: array.array("B", data),
    "numpy": lambda data: numpy.frombuffer(data, numpy.uint8),
    "numpy, of two dimensions": lambda data: numpy.frombuffer(data, numpy.uint8).reshape(-1, 2),
    "numpy, of words": lambda data: numpy.frombuffer(data, numpy.uint64),
    "numpy, of words of the other order": lambda data: numpy.frombuffer(data, ">u8"),
}
MESSAGE = b"sixteen letters!"
GENERATOR = curves.BN254_G1.encode(curves.BN254_G1.generator)
BLOB = number(1) * 2048 + bytes(65536)
COMMITMENT = kzg.blob_to_kzg_commitment(BLOB)


@pytest.mark.parametrize("kind", KINDS)
def test_kinds(kind):
    of = KINDS[kind]
    key, signature = bls.sk_to_pk(SECRET), bls.sign(SECRET, MESSAGE)
    assert bls.sk_to_pk(of(SECRET)) == key
    assert bls.sign(of(SECRET), of(MESSAGE)) == signature
    assert bls.verify(of(key), of(MESSAGE), of(signature))
    assert bls.fast_aggregate_verify([of(key)], of(MESSAGE), of(signature), dst=bls.DST)
    assert bytes(bls.PublicKey(of(key))) == key
    assert ed25519.verify(of(ed25519.get_public_key(of(SECRET))), of(MESSAGE), of(ed25519.sign(SECRET, MESSAGE)))
    assert x25519.get_public_key(of(SECRET)) == x25519.get_public_key(SECRET)
    assert bn254.g1_add(of(GENERATOR * 2)) == bn254.g1_mul(of(GENERATOR + number(2)))
    assert kzg.blob_to_kzg_commitment(of(BLOB)) == COMMITMENT
    assert kzg.verify_blob_kzg_proof_batch(of(BLOB), of(COMMITMENT), of(kzg.compute_blob_kzg_proof(BLOB, COMMITMENT)))
    three = msm.sum_of_products("bn254_g1", of(GENERATOR * 2), of(number(1) + number(2)))
    assert three == bn254.g1_mul(GENERATOR + number(3))
    assert msm.Bases("bn254_g1", of(GENERATOR * 2)).sum_of_products(of(number(1) + number(2))) == three


@pytest.mark.parametrize("offset", range(9))
def test_alignment(offset):
    """Words where the memory is aligned, bytes where it is not: the same."""
    group, curve = "bls12_381_g1", curves.BLS12_381_G1
    bases, scalars = curve.encode(curve.generator) * 2, number(5) + number(7)
    at = [memoryview(bytearray(offset) + bytearray(data))[offset:] for data in (bases, scalars)]
    expected = curve.encode(curve.multiply(curve.generator, 12))
    assert msm.sum_of_products(group, *at) == expected
    assert bls.sign(at[1][:32], MESSAGE) == bls.sign(number(5), MESSAGE)


def test_large_arrays():
    """Limbs as provers hold them: rows of four words, least significant first."""
    count = 300
    points = numpy.frombuffer(GENERATOR * count, numpy.uint8).reshape(count, 64)
    limbs = numpy.zeros((count, 4), numpy.uint64)
    limbs[:, 0] = numpy.arange(count)
    limbs[0] = [1, 2, 3, 4]
    expected = sum(range(count)) + 1 + (2 << 64) + (3 << 128) + (4 << 192)
    made = msm.sum_of_products("bn254_g1", points, limbs, byteorder="little")
    assert made == bn254.g1_mul(GENERATOR + number(expected))


def test_pieces_are_refused():
    """Memory with gaps, or in another order, is not the bytes that one sees."""
    every_second = numpy.frombuffer(bytes(64), numpy.uint8)[::2]
    columns = numpy.asfortranarray(numpy.frombuffer(bytes(64), numpy.uint8).reshape(8, 8))
    for data in (every_second, columns, memoryview(bytes(64))[::2]):
        with pytest.raises(ValueError, match="in one piece"):
            x25519.get_public_key(data)
        with pytest.raises(ValueError, match="in one piece"):
            msm.Bases("bn254_g1", data)


@pytest.mark.parametrize("kind", [numpy.int8, numpy.int64, numpy.float64, numpy.bool_, numpy.complex128])
def test_other_elements_are_refused(kind):
    """A number that is no byte and no word has another meaning than its memory."""
    with pytest.raises(TypeError, match="unsigned integers"):
        msm.Bases("bn254_g1", numpy.zeros(64, kind))
    with pytest.raises(TypeError, match="unsigned integers"):
        bls.sign(SECRET, numpy.zeros(4, kind))


def test_what_is_given_stays():
    """No operand is written to, and none is held: a bytearray can be resized afterwards."""
    secret, message = bytearray(SECRET), bytearray(MESSAGE)
    signature = bytearray(bls.sign(secret, message))
    key = bytearray(bls.sk_to_pk(secret))
    assert bls.verify(key, message, signature)
    bases, scalars = bytearray(GENERATOR), bytearray(number(2))
    kept = msm.Bases("bn254_g1", bases)
    before = kept.sum_of_products(scalars)
    assert (secret, message, bases, scalars) == (SECRET, MESSAGE, GENERATOR, number(2))
    for one in (secret, message, signature, key, bases, scalars):
        one += b"more"
    bases[:] = bytes(len(bases))
    assert kept.sum_of_products(number(2)) == before
