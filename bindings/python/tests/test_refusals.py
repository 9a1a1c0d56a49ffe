"""What is refused, and with which words: broken rules are ValueErrors, other types are TypeErrors."""

from functools import partial

import curves
import pytest
from montane import bls, bn254, ed25519, kzg, msm, x25519
from support import G1_INFINITY, G1_OUTSIDE, G2_INFINITY, G2_OUTSIDE, number

ONE = number(1)
R = number(curves.BLS12_381_G1.order)
BLOB = bytes(kzg.BYTES_PER_BLOB)
CELL = bytes(kzg.BYTES_PER_CELL)
BN254 = curves.BN254_G1


def rules_of_bls(module, infinity, key_outside, signature_outside):
    """Calls and the words of the rules that they break, for one variant."""
    key, signature = module.sk_to_pk(ONE), module.sign(ONE, b"m")
    secret_keys = {
        "of 31 bytes": (bytes(31), "a secret key has 32 bytes, not 31"),
        "of 33 bytes": (bytes(33), "a secret key has 32 bytes, not 33"),
        "of zero": (bytes(32), "at least 1 and below the order"),
        "of the order": (R, "at least 1 and below the order"),
    }
    for name, (secret_key, rule) in secret_keys.items():
        yield f"a secret key {name}, sk_to_pk", module.sk_to_pk, (secret_key,), rule
        yield f"a secret key {name}, sign", module.sign, (secret_key, b"m"), rule
        yield f"a secret key {name}, pop_prove", module.pop_prove, (secret_key,), rule
        yield f"a secret key {name}, derive_child", module.derive_child_eip2333, (secret_key, 0), rule
    yield "little entropy", module.key_gen, (bytes(31),), "at least 32 bytes of entropy"
    yield "a short seed", module.derive_master_eip2333, (bytes(31),), "at least 32 bytes of entropy"
    yield "an index of 2^32", module.derive_child_eip2333, (ONE, 2**32), r"below 2\^32"
    yield "a negative index", module.derive_child_eip2333, (ONE, -1), "not negative"

    keys = {
        "at infinity": (infinity, "the public key is the point at infinity"),
        "outside of the group": (key_outside, "not in the subgroup of prime order"),
        "short by a byte": (key[:-1], "wrong number of bytes"),
        "without bytes": (b"", "wrong number of bytes"),
        "with a coordinate that is not reduced": (
            bytes([key[0] & 0xE0 | 0x1F]) + b"\xff" * (len(key) - 1),
            "below the prime",
        ),
    }
    for name, (bad, rule) in keys.items():
        yield f"a key {name}", module.PublicKey, (bad,), rule
        yield f"a key {name}, verify", module.verify, (bad, b"m", signature), rule
        yield (
            f"a key {name}, fast_aggregate_verify",
            module.fast_aggregate_verify,
            ([key, bad], b"m", signature),
            f"public key 1: .*{rule}",
        )
        yield (
            f"a key {name}, aggregate_verify",
            module.aggregate_verify,
            ([key, bad], [b"m", b"n"], signature),
            f"public key 1: .*{rule}",
        )
        yield (
            f"a key {name}, verify_multiple",
            module.verify_multiple,
            ([key, bad], [b"m"] * 2, [signature] * 2),
            f"public key 1: .*{rule}",
        )
        yield (
            f"a key {name}, aggregate_public_keys",
            module.aggregate_public_keys,
            ([key, bad],),
            f"public key 1: .*{rule}",
        )
        yield f"a key {name}, pop_verify", module.pop_verify, (bad, signature), rule

    signatures = {
        "outside of the group": (signature_outside, "not in the subgroup of prime order"),
        "long by a byte": (signature + b"\0", "wrong number of bytes"),
        "that is zeros": (bytes(len(signature)), "compression flag"),
    }
    for name, (bad, rule) in signatures.items():
        yield f"a signature {name}, verify", module.verify, (key, b"m", bad), rule
        yield f"a signature {name}, fast_aggregate_verify", module.fast_aggregate_verify, ([key], b"m", bad), rule
        yield f"a signature {name}, aggregate_verify", module.aggregate_verify, ([key], [b"m"], bad), rule
        yield (
            f"a signature {name}, verify_multiple",
            module.verify_multiple,
            ([key], [b"m"], [bad]),
            f"signature 0: .*{rule}",
        )
        yield f"a signature {name}, aggregate", module.aggregate, ([signature, bad],), f"signature 1: .*{rule}"
        yield f"a signature {name}, pop_verify", module.pop_verify, (key, bad), rule

    yield "no keys, fast_aggregate_verify", module.fast_aggregate_verify, ([], b"m", signature), "at least one"
    yield "no keys, aggregate_verify", module.aggregate_verify, ([], [], signature), "at least one"
    yield "no keys, verify_multiple", module.verify_multiple, ([], [], []), "at least one"
    yield "no keys, aggregate_public_keys", module.aggregate_public_keys, ([],), "at least one"
    yield "no signatures", module.aggregate, ([],), "at least one"
    yield "fewer messages, aggregate_verify", module.aggregate_verify, ([key] * 2, [b"m"], signature), "of one length"
    yield (
        "fewer messages, verify_multiple",
        module.verify_multiple,
        ([key] * 2, [b"m"], [signature] * 2),
        "of one length",
    )
    yield (
        "fewer signatures, verify_multiple",
        module.verify_multiple,
        ([key] * 2, [b"m"] * 2, [signature]),
        "of one length",
    )
    negative = module.sk_to_pk((int.from_bytes(R, "big") - 1).to_bytes(32, "big"))
    yield "keys whose sum is infinity", module.aggregate_public_keys, ([key, negative],), "point at infinity"
    for name, function, arguments in [
        ("sign", module.sign, (ONE, b"m")),
        ("verify", module.verify, (key, b"m", signature)),
        ("fast_aggregate_verify", module.fast_aggregate_verify, ([key], b"m", signature)),
        ("aggregate_verify", module.aggregate_verify, ([key], [b"m"], signature)),
        ("verify_multiple", module.verify_multiple, ([key], [b"m"], [signature])),
    ]:
        yield f"an empty tag, {name}", partial(function, dst=b""), arguments, "tag"


def rules_of_ed25519():
    key, signature = ed25519.get_public_key(ONE), ed25519.sign(ONE, b"m")
    yield "a secret key of 33 bytes", ed25519.sign, (bytes(33), b"m"), "a secret key has 32 bytes, not 33"
    yield "a secret key of 31 bytes", ed25519.get_public_key, (bytes(31),), "a secret key has 32 bytes, not 31"
    # The least y of no point.
    no_point = bytes([2] + [0] * 31)
    order = 2**252 + 27742317777372353535851937790883648493
    unreduced = signature[:32] + (int.from_bytes(signature[32:], "little") + order).to_bytes(32, "little")
    for verify in (ed25519.verify, ed25519.verify_strict, ed25519.verify_zip215):
        name = verify.__name__
        yield (
            f"a signature of 63 bytes, {name}",
            verify,
            (key, b"m", signature[:-1]),
            "a signature has 64 bytes, not 63",
        )
        yield f"a key of 31 bytes, {name}", verify, (key[:-1], b"m", signature), "a public key has 32 bytes, not 31"
        yield f"a key that is no point, {name}", verify, (no_point, b"m", signature), "not a point of the curve"
        yield f"an S that is not reduced, {name}", verify, (key, b"m", unreduced), "below the group order"
    batch = ed25519.verify_batch
    yield "fewer messages", batch, ([key] * 2, [b"m"], [signature] * 2), "differ in number"
    yield "fewer keys", batch, ([key], [b"m"] * 2, [signature] * 2), "differ in number"
    yield "fewer signatures", batch, ([key] * 2, [b"m"] * 2, [signature]), "differ in number"
    yield "a batch with a short key", batch, ([key[:-1]], [b"m"], [signature]), "a public key has 32 bytes, not 31"
    yield (
        "a batch with a long signature",
        batch,
        ([key], [b"m"], [signature + b"\0"]),
        "a signature has 64 bytes, not 65",
    )
    yield "a batch with no point", batch, ([no_point], [b"m"], [signature]), "not a point of the curve"
    yield "a batch with an S that is not reduced", batch, ([key], [b"m"], [unreduced]), "below the group order"


def rules_of_x25519():
    yield "a secret key of 31 bytes", x25519.get_public_key, (bytes(31),), "a secret key has 32 bytes, not 31"
    yield "another's secret key", x25519.get_shared_secret, (bytes(33), ONE), "a secret key has 32 bytes, not 33"
    yield "a public key of 33 bytes", x25519.get_shared_secret, (ONE, bytes(33)), "a public key has 32 bytes, not 33"
    yield "a key of small order", x25519.get_shared_secret, (ONE, bytes(32)), "small order"


def rules_of_bn254():
    off = ONE + ONE
    unreduced = number(BN254.p + 1) + number(2)
    for function in (bn254.g1_add, bn254.g1_mul):
        name = function.__name__
        yield f"off the curve, {name}", function, (off,), "not on the curve"
        yield f"not reduced, {name}", function, (unreduced,), "not below the prime"
    yield "a pairing of 191 bytes", bn254.pairing_check, (bytes(191),), "number of bytes"
    yield "a pairing off the curve", bn254.pairing_check, (off + bytes(128),), "not on the curve"
    second = curves.BN254_G2
    outside = BN254.encode(BN254.generator) + second.encode(second.outside())
    yield "a pairing outside of the subgroup", bn254.pairing_check, (outside,), "not in the subgroup"


def rules_of_kzg():
    point, element, high = G1_INFINITY, bytes(32), b"\xff" * 32
    cells = [CELL] * 128
    short, above = BLOB[1:], high + BLOB[32:]
    for name, blob, rule in [
        ("short", short, "a blob has 131072 bytes"),
        ("not reduced", above, "below the group order"),
    ]:
        for function in (kzg.blob_to_kzg_commitment, kzg.compute_cells, kzg.compute_cells_and_kzg_proofs):
            yield f"a blob that is {name}, {function.__name__}", function, (blob,), rule
        yield f"a blob that is {name}, compute_kzg_proof", kzg.compute_kzg_proof, (blob, element), rule
        yield f"a blob that is {name}, compute_blob_kzg_proof", kzg.compute_blob_kzg_proof, (blob, point), rule
        yield f"a blob that is {name}, verify_blob_kzg_proof", kzg.verify_blob_kzg_proof, (blob, point, point), rule
        yield f"a blob that is {name}, in a list", kzg.verify_blob_kzg_proof_batch, ([blob], [point], [point]), rule
        yield f"a blob that is {name}, end to end", kzg.verify_blob_kzg_proof_batch, (blob, point, point), rule
    for name, bad, rule in [
        ("short", point[1:], "has 48 bytes"),
        ("outside of the group", G1_OUTSIDE, "not in the subgroup"),
    ]:
        for place, function, arguments in [
            ("compute_blob_kzg_proof, commitment", kzg.compute_blob_kzg_proof, (BLOB, bad)),
            ("verify_kzg_proof, commitment", kzg.verify_kzg_proof, (bad, element, element, point)),
            ("verify_kzg_proof, proof", kzg.verify_kzg_proof, (point, element, element, bad)),
            ("verify_blob_kzg_proof, commitment", kzg.verify_blob_kzg_proof, (BLOB, bad, point)),
            ("verify_blob_kzg_proof, proof", kzg.verify_blob_kzg_proof, (BLOB, point, bad)),
            ("in a list, commitment", kzg.verify_blob_kzg_proof_batch, ([BLOB], [bad], [point])),
            ("in a list, proof", kzg.verify_blob_kzg_proof_batch, ([BLOB], [point], [bad])),
            ("end to end, commitment", kzg.verify_blob_kzg_proof_batch, (BLOB, bad, point)),
            ("end to end, proof", kzg.verify_blob_kzg_proof_batch, (BLOB, point, bad)),
            ("verify_cell_kzg_proof_batch, commitment", kzg.verify_cell_kzg_proof_batch, ([bad], [0], [CELL], [point])),
            ("verify_cell_kzg_proof_batch, proof", kzg.verify_cell_kzg_proof_batch, ([point], [0], [CELL], [bad])),
        ]:
            yield f"a point that is {name}, {place}", function, arguments, rule
    for name, bad, rule in [("short", element[1:], "has 32 bytes"), ("not reduced", R, "below the group order")]:
        yield f"a z that is {name}, compute_kzg_proof", kzg.compute_kzg_proof, (BLOB, bad), rule
        yield f"a z that is {name}, verify_kzg_proof", kzg.verify_kzg_proof, (point, bad, element, point), rule
        yield f"a y that is {name}, verify_kzg_proof", kzg.verify_kzg_proof, (point, element, bad, point), rule
    yield "two blobs, one commitment", kzg.verify_blob_kzg_proof_batch, (BLOB * 2, point, point * 2), "the same length"
    yield "two blobs, one proof", kzg.verify_blob_kzg_proof_batch, ([BLOB] * 2, [point] * 2, [point]), "the same length"
    verify, recover = kzg.verify_cell_kzg_proof_batch, kzg.recover_cells_and_kzg_proofs
    for i, name in enumerate(["commitment", "index", "cell", "proof"]):
        lists = [[point], [1], [CELL], [point]]
        lists[i] = []
        yield f"no {name}", verify, tuple(lists), "the same length"
    yield "a cell's index of 128", verify, ([point], [128], [CELL], [point]), "below 128"
    yield "a cell's index of -1", verify, ([point], [-1], [CELL], [point]), "not negative"
    yield "a cell's index of 2^64", verify, ([point], [2**64], [CELL], [point]), "below 2\\^64"
    yield "a short cell", verify, ([point], [1], [CELL[1:]], [point]), "a cell has 2048 bytes"
    yield "a cell that is not reduced", verify, ([point], [1], [high + CELL[32:]], [point]), "below the group order"
    yield "few cells", recover, (range(63), cells[:63]), "64 to 128 cells"
    yield "more indices than cells", recover, (range(65), cells[:64]), "the same length"
    yield "an index twice", recover, ([0, *range(63)], cells[:64]), "ascending"
    yield "an index of 128", recover, ([*range(63), 128], cells[:64]), "below 128"
    yield "a short cell of 64", recover, (range(64), [CELL[1:], *cells[:63]]), "a cell has 2048 bytes"
    yield (
        "a cell of 64 that is not reduced",
        recover,
        (range(64), [high + CELL[32:], *cells[:63]]),
        "below the group order",
    )


def rules_of_msm():
    for group, curve in curves.GROUPS.items():
        base = curve.encode(curve.generator)
        size = len(base)
        x, y = curve.generator
        off = curve.coordinate(x) + curve.coordinate(curve.plus(y, x))
        high = bytearray(size)
        high[: size // 2 // len(x)] = curve.p.to_bytes(size // 2 // len(x), "big")
        wrong = {
            "off the curve": (base + off, "base 1: .*not on the curve"),
            "not reduced": (base + bytes(high), "base 1: .*not below the prime"),
            "of half its bytes": (
                base + base[: size // 2],
                f"bases have {size} bytes each, and there are {3 * size // 2}",
            ),
        }
        for name, (bases, rule) in wrong.items():
            for check in (True, False):
                kind = f"{group}, a base {name}, {'with' if check else 'without'} the check"
                yield f"{kind}, Bases", partial(msm.Bases, subgroup_check=check), (group, bases), rule
                function = partial(msm.sum_of_products, subgroup_check=check)
                yield f"{kind}, sum_of_products", function, (group, bases, ONE * 2), rule
        if group != "bn254_g1":
            outside = base + curve.encode(curve.outside())
            yield f"{group}, outside, Bases", msm.Bases, (group, outside), "not in the subgroup"
            yield (
                f"{group}, outside, sum_of_products",
                msm.sum_of_products,
                (group, outside, ONE * 2),
                "not in the subgroup",
            )
        for check in (True, False):
            kept = msm.Bases(group, base * 2, subgroup_check=check)
            kind = f"{group}, {'with' if check else 'without'} the check"
            yield (
                f"{kind}, 31 bytes",
                kept.sum_of_products,
                (bytes(63),),
                "scalars have 32 bytes each, and there are 63",
            )
            yield f"{kind}, one scalar", kept.sum_of_products, (ONE,), "2 bases and 1 scalars"
            yield f"{kind}, the order", kept.sum_of_products, (ONE + number(curve.order),), "scalar 1: "
            yield (
                f"{kind}, an order of bytes",
                partial(kept.sum_of_products, byteorder="middle"),
                (ONE * 2,),
                "byteorder",
            )
    bases = msm.Bases("bn254_g1", BN254.encode(BN254.generator))
    made, other = bases.partial_sum(ONE), msm.PartialSum("bls12_381_g1")
    encoded, size = made.to_bytes(), len(made.to_bytes()) // 4
    empty, of_g2 = msm.PartialSum("bn254_g1").to_bytes(), msm.PartialSum("bn254_g2").to_bytes()
    read = partial(msm.PartialSum.from_bytes, "bn254_g1")
    unchecked = msm.Bases("bn254_g1", b"", subgroup_check=False)
    yield "a group of no name, PartialSum", msm.PartialSum, ("bn254",), "one of bls12_381_g1"
    yield "a group of no name, from_bytes", msm.PartialSum.from_bytes, ("bn254", encoded), "one of bls12_381_g1"
    yield "a sum that is cut", read, (encoded[:-1],), f"has {4 * size} bytes, not {4 * size - 1}"
    yield "a sum of another group", read, (of_g2,), f"has {4 * size} bytes, not {len(of_g2)}"
    yield "a sum of nothing known", read, (b"x" + encoded[1:],), "sum"
    yield "a sum of other counts", read, (encoded[: 3 * size] + empty[3 * size :],), "have as many terms"
    yield "sums of two groups", made.merge, (other,), "in bn254_g1 and in bls12_381_g1 have no sum"
    yield "pieces without the check", unchecked.partial_sum, (b"",), "are checked to be in the subgroup"
    yield "pieces, one scalar too many", bases.partial_sum, (ONE * 2,), "1 bases and 2 scalars"
    yield "a combination, too many", bases.combination, (ONE * 2, [1] * 4), "1 bases and 2 scalars"
    yield "pieces, an order of bytes", partial(bases.partial_sum, byteorder=""), (ONE,), "byteorder"
    for factors in ([1] * 3, [1] * 5, [1, 1, 1, 2**32]):
        yield f"factors {factors}, combined", made.combined, (factors,), "there are 4 factors, each below"
        yield f"factors {factors}, combination", bases.combination, (ONE, factors), "there are 4 factors, each below"
    function = partial(msm.sum_of_products, byteorder="")
    yield "an order of bytes", function, ("bn254_g1", bytes(64), ONE), "byteorder"
    yield (
        "a group of no name, Bases",
        msm.Bases,
        ("bn254", b""),
        "one of bls12_381_g1, bls12_381_g2, bn254_g1, bn254_g2",
    )
    yield "a group of no name, sum_of_products", msm.sum_of_products, ("", b"", b""), "one of bls12_381_g1"


RULES = [
    pytest.param(function, arguments, rule, id=f"{module}: {name}")
    for module, rules in [
        ("bls", rules_of_bls(bls, G1_INFINITY, G1_OUTSIDE, G2_OUTSIDE)),
        ("min_sig", rules_of_bls(bls.min_sig, G2_INFINITY, G2_OUTSIDE, G1_OUTSIDE)),
        ("ed25519", rules_of_ed25519()),
        ("x25519", rules_of_x25519()),
        ("bn254", rules_of_bn254()),
        ("kzg", rules_of_kzg()),
        ("msm", rules_of_msm()),
    ]
    for name, function, arguments, rule in rules
]


@pytest.mark.parametrize("function, arguments, rule", RULES)
def test_rules(function, arguments, rule):
    with pytest.raises(ValueError, match=rule):
        function(*arguments)


KEY = bls.sk_to_pk(ONE)
TYPES = {
    "text for bytes": lambda: bls.sign("00" * 32, b"m"),
    "a number for bytes": lambda: ed25519.sign(7, b"m"),
    "nothing for bytes": lambda: x25519.get_public_key(None),
    "text for a list": lambda: bls.aggregate("text"),
    "bytes for a list": lambda: bls.aggregate(bytes(96)),
    "a list of numbers": lambda: bls.aggregate([1]),
    "text for a key": lambda: bls.PublicKey("text"),
    "the other variant's key": lambda: bls.min_sig.verify(bls.PublicKey(KEY), b"m", bytes(48)),
    "an order of keys": lambda: bls.PublicKey(KEY) < bls.PublicKey(KEY),
    "half an index": lambda: bls.derive_child_eip2333(ONE, 0.5),
    "text for an index": lambda: kzg.recover_cells_and_kzg_proofs(["0"], [CELL]),
    "text for a setup": lambda: kzg.blob_to_kzg_commitment(BLOB, "setup"),
    "a number for blobs": lambda: kzg.verify_blob_kzg_proof_batch(1, b"", b""),
    "a setup of its constructor": lambda: kzg.TrustedSetup(),
    "a number for a group": lambda: msm.sum_of_products(1, b"", b""),
    "a list for bases": lambda: msm.Bases("bn254_g1", [bytes(64)]),
    "a missing argument": lambda: bls.verify(KEY, b"m"),
    "a tag by position": lambda: bls.sign(ONE, b"m", b"tag"),
}


@pytest.mark.parametrize("name", TYPES)
def test_types(name):
    with pytest.raises(TypeError):
        TYPES[name]()
