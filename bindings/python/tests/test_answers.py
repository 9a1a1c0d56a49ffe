"""Known answers, each from a standard, by an identity, or from big integers."""

import random

import curves
import pytest
from montane import bls, bn254, ed25519, kzg, msm, x25519
from support import G1_INFINITY, number

MESSAGE = bytes(32)
OTHERS = [bytes([i] * 32) for i in (1, 2, 3)]
VARIANTS = [pytest.param(bls, id="min_pk"), pytest.param(bls.min_sig, id="min_sig")]


def test_bls_signature():
    """ethereum/bls12-381-tests, sign."""
    secret_key = bytes.fromhex("47b8192d77bf871b62e87859d653922725724a5c031afeabc60bcef5ff665138")
    assert bls.sign(secret_key, MESSAGE).hex() == (
        "b23c46be3a001c63ca711f87a005c200cc550b9429d5f4eb38d74322144f1b63926da3388979e5321012fb1a0526bcd1"
        "00b5ef5fe72628ce4cd5e904aeaa3279527843fae5ca9ca675f4f51ed8f83bbf7155da9ecc9663100a885d5dc6df96d9"
    )


@pytest.mark.parametrize("module, curve", [(bls, curves.BLS12_381_G1), (bls.min_sig, curves.BLS12_381_G2)])
def test_bls_public_keys(module, curve):
    for k in (1, 2, 0x1234567890ABCDEF << 128, curve.order - 1):
        assert module.sk_to_pk(number(k)) == curve.compress(curve.multiply(curve.generator, k))


def test_bls_derivation():
    """EIP-2333, test case 0. The master key is what KeyGen gives of the seed."""
    seed = bytes.fromhex(
        "c55257c360c07c72029aebc1b53c05ed0362ada38ead3e3e9efa3708e5349553"
        "1f09a6987599d18264c1e1c92f2cf141630c7a3c4ab7c81b2f001698e7463b04"
    )
    master = bls.derive_master_eip2333(seed)
    known = 6083874454709270928345386274498605044986640685124978867557563392430687146096
    assert master == number(known) == bls.key_gen(seed) == bls.key_gen(seed, b"")
    child = 20397789859736650942317412262472558107875392172444076792671091975210932703118
    assert bls.derive_child_eip2333(master, 0) == number(child)
    assert bls.derive_child_eip2333(master, 2**32 - 1) != number(child)
    assert bls.key_gen(seed, b"info") != master


@pytest.mark.parametrize("module", VARIANTS)
def test_bls_aggregates(module):
    public_keys = [module.sk_to_pk(key) for key in OTHERS]
    same = [module.sign(key, MESSAGE) for key in OTHERS]
    each = [module.sign(key, key) for key in OTHERS]
    total = module.aggregate(same)
    assert module.fast_aggregate_verify(public_keys, MESSAGE, total)
    assert not module.fast_aggregate_verify(public_keys[1:], MESSAGE, total)
    assert not module.fast_aggregate_verify(public_keys, OTHERS[0], total)
    assert module.verify(module.aggregate_public_keys(public_keys), MESSAGE, total)
    # Sums are sums: the secret keys are numbers.
    together = number(sum(int.from_bytes(key, "big") for key in OTHERS))
    assert module.aggregate_public_keys(public_keys) == module.sk_to_pk(together)
    assert total == module.sign(together, MESSAGE)
    assert module.aggregate_verify(public_keys, OTHERS, module.aggregate(each))
    assert not module.aggregate_verify(public_keys, [OTHERS[1], OTHERS[0], OTHERS[2]], module.aggregate(each))
    assert module.verify_multiple(public_keys, OTHERS, each)
    # Errors that cancel unless every equation has a random factor of its own.
    assert module.verify_multiple(public_keys, [MESSAGE] * 3, same)
    assert not module.verify_multiple(public_keys, [MESSAGE] * 3, [same[1], same[0], same[2]])
    proof = module.pop_prove(OTHERS[0])
    assert module.pop_verify(public_keys[0], proof)
    assert not module.pop_verify(public_keys[1], proof)


@pytest.mark.parametrize("module", VARIANTS)
def test_bls_tags(module):
    """A tag separates in every function that takes one, and the default is that of proofs of possession."""
    key = OTHERS[0]
    public_key, default, own = module.sk_to_pk(key), module.sign(key, MESSAGE), module.sign(key, MESSAGE, dst=b"own")
    assert module.sign(key, MESSAGE, dst=module.DST) == default != own
    assert module.DST.endswith(b"_XMD:SHA-256_SSWU_RO_POP_")
    for function, arguments in [
        (module.verify, lambda signature: (public_key, MESSAGE, signature)),
        (module.fast_aggregate_verify, lambda signature: ([public_key], MESSAGE, signature)),
        (module.aggregate_verify, lambda signature: ([public_key], [MESSAGE], signature)),
        (module.verify_multiple, lambda signature: ([public_key], [MESSAGE], [signature])),
    ]:
        assert function(*arguments(own), dst=b"own") and function(*arguments(default)), function
        assert not function(*arguments(own)) and not function(*arguments(default), dst=b"own"), function


@pytest.mark.parametrize("module", VARIANTS)
def test_bls_checked_keys(module):
    data = [module.sk_to_pk(key) for key in OTHERS]
    keys = [module.PublicKey(one) for one in data]
    assert [bytes(key) for key in keys] == data
    assert keys[0] == module.PublicKey(data[0]) and keys[0] != keys[1] and keys[0] != data[0]
    assert (keys[0] == keys[1], keys[0] != module.PublicKey(data[0])) == (False, False)
    assert len({*keys, module.PublicKey(data[0])}) == 3
    assert repr(keys[0]) == f"PublicKey(bytes.fromhex('{data[0].hex()}'))"
    signatures = [module.sign(key, MESSAGE) for key in OTHERS]
    total = module.aggregate(signatures)
    assert module.verify(keys[0], MESSAGE, signatures[0]) and not module.verify(keys[1], MESSAGE, signatures[0])
    assert module.fast_aggregate_verify([data[0], *keys[1:]], MESSAGE, total)
    assert module.aggregate_verify(keys, [MESSAGE] * 3, total)
    assert module.verify_multiple(keys, [MESSAGE] * 3, signatures)
    assert module.aggregate_public_keys(keys) == module.aggregate_public_keys(data)
    assert module.pop_verify(keys[2], module.pop_prove(OTHERS[2]))


def test_ed25519():
    """RFC 8032, section 7.1, test 2; and what the policies say of signatures that hold for every message."""
    secret_key = bytes.fromhex("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb")
    public_key = bytes.fromhex("3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c")
    signature = ed25519.sign(secret_key, b"\x72")
    assert ed25519.get_public_key(secret_key) == public_key
    assert signature.hex() == (
        "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
        "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00"
    )
    for verify in (ed25519.verify, ed25519.verify_strict, ed25519.verify_zip215):
        assert verify(public_key, b"\x72", signature) is True
        assert verify(public_key, b"\x73", signature) is False
    signatures = [ed25519.sign(secret_key, MESSAGE), signature]
    assert ed25519.verify_batch([public_key] * 2, [MESSAGE, b"\x72"], signatures) is True
    assert ed25519.verify_batch([public_key] * 2, [MESSAGE, b"\x73"], signatures) is False
    # The identity as key and as R, and S = 0; the identity with the wrong sign, as R, is another encoding.
    identity = bytes([1] + [0] * 31)
    assert ed25519.verify(identity, MESSAGE, identity + bytes(32)) is True
    with pytest.raises(ValueError, match="small order"):
        ed25519.verify_strict(identity, MESSAGE, identity + bytes(32))
    signed_zero = bytes([1] + [0] * 30 + [0x80])
    assert ed25519.verify_zip215(identity, MESSAGE, signed_zero + bytes(32)) is True
    assert ed25519.verify_batch([identity], [MESSAGE], [signed_zero + bytes(32)]) is True
    # R of order two is nothing after the cofactor.
    order_two = (2**255 - 20).to_bytes(32, "little") + bytes(32)
    assert ed25519.verify_zip215(identity, MESSAGE, order_two) is True
    assert ed25519.verify(identity, MESSAGE, order_two) is False


def test_x25519():
    """RFC 7748, section 6.1."""
    alice = bytes.fromhex("77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a")
    bob = bytes.fromhex("5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb")
    publics = [x25519.get_public_key(key) for key in (alice, bob)]
    assert publics[0].hex() == "8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a"
    assert publics[1].hex() == "de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f"
    shared = "4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742"
    assert x25519.get_shared_secret(alice, publics[1]).hex() == shared
    assert x25519.get_shared_secret(bob, publics[0]).hex() == shared


def test_bn254():
    curve, other = curves.BN254_G1, curves.BN254_G2
    generator, second = curve.encode(curve.generator), other.encode(other.generator)
    triple = curve.encode(curve.multiply(curve.generator, 3))
    assert bn254.g1_add(generator + curve.encode(curve.add(curve.generator, curve.generator))) == triple
    assert bn254.g1_mul(generator + number(3)) == triple
    negative = generator[:32] + number(curve.p - 2)
    assert bn254.pairing_check(generator + second + negative + second) is True
    assert bn254.pairing_check(generator + second + generator + second) is False


@pytest.mark.parametrize("group, curve", curves.GROUPS.items())
def test_sums(group, curve):
    draw = random.Random(group)
    points = [curve.multiply(curve.generator, draw.randrange(curve.order)) for _ in range(4)] + [None]
    scalars = [draw.randrange(curve.order) for _ in points]
    scalars[1] = 0
    bases = b"".join(map(curve.encode, points))
    expected = curve.encode(curve.sum_of_products(points, scalars))
    big, little = (b"".join(k.to_bytes(32, order) for k in scalars) for order in ("big", "little"))
    assert msm.sum_of_products(group, bases, big) == expected
    assert (
        msm.sum_of_products(group, bases, little, byteorder="little")
        == expected
        != msm.sum_of_products(group, bases, big[-32:] + big[:-32])
    )
    assert msm.sum_of_products(group, bases, big, subgroup_check=False) == expected
    for checked in (True, False):
        kept = msm.Bases(group, bases, subgroup_check=checked)
        assert len(kept) == 5 and kept.group == group
        assert kept.sum_of_products(big) == expected
        assert kept.sum_of_products(little, byteorder="little") == expected
    nothing = curve.encode(None)
    assert msm.sum_of_products(group, b"", b"") == nothing
    assert msm.sum_of_products(group, curve.encode(curve.generator) * 2, number(1) + number(curve.order - 1)) == nothing


@pytest.mark.parametrize("group", [group for group in curves.GROUPS if group != "bn254_g1"])
def test_sums_outside_of_the_subgroup(group):
    """Points of any order, where the subgroup is not asked: the order of the group does not annihilate them."""
    curve = curves.GROUPS[group]
    points = [curve.outside(), curve.generator, curve.add(curve.outside(), curve.generator)]
    scalars = [curve.order - 1, curve.order - 2, (1 << 128) + 5]
    bases, numbers = b"".join(map(curve.encode, points)), b"".join(map(number, scalars))
    expected = curve.encode(curve.sum_of_products(points, scalars))
    assert msm.sum_of_products(group, bases, numbers, subgroup_check=False) == expected
    assert msm.Bases(group, bases, subgroup_check=False).sum_of_products(numbers) == expected


def test_many_terms():
    """More terms than the shortest method takes: the sum of i times i times the generator."""
    curve, count = curves.BN254_G1, 3000
    bases = b"".join(bn254.g1_mul(curve.encode(curve.generator) + number(i)) for i in range(count))
    scalars = b"".join(map(number, range(count)))
    expected = curve.encode(curve.multiply(curve.generator, sum(i * i for i in range(count))))
    assert msm.sum_of_products("bn254_g1", bases, scalars) == expected


def test_kzg_constant_blob():
    one = number(1)
    blob = one * kzg.FIELD_ELEMENTS_PER_BLOB
    commitment = kzg.blob_to_kzg_commitment(blob)
    assert commitment == curves.BLS12_381_G1.compress(curves.BLS12_381_G1.generator)
    assert kzg.compute_kzg_proof(blob, number(7)) == (G1_INFINITY, one)
    assert kzg.compute_blob_kzg_proof(blob, commitment) == G1_INFINITY
    assert kzg.verify_kzg_proof(commitment, number(7), one, G1_INFINITY) is True
    assert kzg.verify_kzg_proof(commitment, number(7), number(2), G1_INFINITY) is False
    assert kzg.verify_blob_kzg_proof(blob, commitment, G1_INFINITY) is True
    assert kzg.verify_blob_kzg_proof(bytes(len(blob)), commitment, G1_INFINITY) is False


def test_kzg_batches():
    blobs = [number(1) * 4096, number(2) * 4096]
    commitments = [kzg.blob_to_kzg_commitment(blob) for blob in blobs]
    proofs = [G1_INFINITY] * 2
    assert kzg.verify_blob_kzg_proof_batch(blobs, commitments, proofs) is True
    assert kzg.verify_blob_kzg_proof_batch(tuple(blobs), tuple(commitments), proofs) is True
    assert kzg.verify_blob_kzg_proof_batch(b"".join(blobs), b"".join(commitments), G1_INFINITY * 2) is True
    assert kzg.verify_blob_kzg_proof_batch(blobs, commitments[::-1], proofs) is False
    assert kzg.verify_blob_kzg_proof_batch(b"".join(blobs), b"".join(commitments[::-1]), G1_INFINITY * 2) is False
    assert kzg.verify_blob_kzg_proof_batch(b"", b"", b"") is True


def test_kzg_cells():
    blob = number(1) * 2048 + bytes(kzg.BYTES_PER_BLOB // 2)
    commitment = kzg.blob_to_kzg_commitment(blob)
    cells, proofs = kzg.compute_cells_and_kzg_proofs(blob)
    assert kzg.compute_cells(blob) == cells and b"".join(cells[:64]) == blob
    odd = list(range(1, 128, 2))
    assert kzg.recover_cells_and_kzg_proofs(odd, [cells[i] for i in odd]) == (cells, proofs)
    chosen = [0, 100]
    pick = [cells[i] for i in chosen], [proofs[i] for i in chosen]
    assert kzg.verify_cell_kzg_proof_batch([commitment] * 2, chosen, *pick) is True
    assert kzg.verify_cell_kzg_proof_batch([commitment] * 2, [0, 101], *pick) is False
    assert kzg.verify_cell_kzg_proof_batch([], [], [], []) is True
    proof, y = kzg.compute_kzg_proof(blob, number(7))
    assert kzg.verify_kzg_proof(commitment, number(7), y, proof) is True
    assert kzg.verify_blob_kzg_proof(blob, commitment, kzg.compute_blob_kzg_proof(blob, commitment)) is True


def test_kzg_constants():
    assert (kzg.BYTES_PER_BLOB, kzg.BYTES_PER_CELL, kzg.BYTES_PER_FIELD_ELEMENT) == (131072, 2048, 32)
    assert (kzg.BYTES_PER_COMMITMENT, kzg.BYTES_PER_PROOF, kzg.CELLS_PER_EXT_BLOB) == (48, 48, 128)
    assert (kzg.FIELD_ELEMENTS_PER_BLOB, kzg.FIELD_ELEMENTS_PER_CELL, kzg.FIELD_ELEMENTS_PER_EXT_BLOB) == (
        4096,
        64,
        8192,
    )


@pytest.mark.parametrize("group", msm.GROUPS)
def test_sums_in_pieces(group):
    """Merged through bytes in any order; each part is that of 64 bits, and combinations are what they say."""
    curve = curves.GROUPS[group]
    points = [curve.multiply(curve.generator, k) for k in (1, 2, 3, 5, 8)]
    scalars = [1, curve.order - 1, (1 << 64) - 1, 1 << 64, 3 << 192 | 5 << 128 | 7 << 64 | 11]
    bases = b"".join(map(curve.encode, points))
    expected = curve.encode(curve.sum_of_products(points, scalars))
    size, total = len(bases) // 5, msm.PartialSum(group)
    for first, last in [(3, 5), (0, 1), (1, 3)]:
        kept = msm.Bases(group, bases[first * size : last * size])
        numbers = b"".join(k.to_bytes(32, "little") for k in scalars[first:last])
        part = kept.partial_sum(numbers, byteorder="little")
        assert part.terms == last - first and part.group == group
        total = msm.PartialSum.from_bytes(group, part.to_bytes()).merge(total)
    assert (total.sum(), total.terms) == (expected, 5)
    factors = [1, 2**32 - 1, 0, 3]
    combined = [sum(r * (k >> 64 * i & 2**64 - 1) for i, r in enumerate(factors)) for k in scalars]
    expected = curve.encode(curve.sum_of_products(points, combined))
    assert total.combined(factors) == expected
    assert msm.Bases(group, bases).combination(b"".join(map(number, scalars)), factors) == expected
    assert total.combined([0, 2**32 - 1, 0, 3]) != expected
