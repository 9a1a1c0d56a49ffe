"""Published vectors (MONTANE_VECTORS, or ../shared/vectors/open beside the repository); skipped where they are not."""

import pytest
from montane import bls, bn254, ed25519, kzg, msm, x25519
from support import number, published, unhex


def each(values):
    return [unhex(value) for value in values]


def check(name, run, expected=lambda case: case["output"], refused=None):
    """Every case of a file by a function of it, which gives what the case expects; a refusal gives `refused`."""
    vectors = published(name)
    if vectors is None:
        pytest.skip("the published vectors are not here")
    assert vectors["cases"]
    for case in vectors["cases"]:
        try:
            result = run(case)
        except ValueError:
            result = refused
        assert result == expected(case), case.get("id") or case.get("name")


def test_bls_sign():
    check(
        "bls_eth/eth_bls_sign.json",
        lambda case: bls.sign(*each([case["input"]["privkey"], case["input"]["message"]])).hex(),
    )


def test_bls_aggregate():
    check("bls_eth/eth_bls_aggregate.json", lambda case: bls.aggregate(each(case["input"])).hex())


def test_bls_verify():
    def run(case):
        return bls.verify(*each(case["input"][name] for name in ("pubkey", "message", "signature")))

    check("bls_eth/eth_bls_verify.json", run, refused=False)


def test_bls_aggregate_verify():
    def run(case):
        given = case["input"]
        return bls.aggregate_verify(each(given["pubkeys"]), each(given["messages"]), unhex(given["signature"]))

    check("bls_eth/eth_bls_aggregate_verify.json", run, refused=False)


def test_bls_fast_aggregate_verify():
    def run(case):
        given = case["input"]
        return bls.fast_aggregate_verify(each(given["pubkeys"]), unhex(given["message"]), unhex(given["signature"]))

    check("bls_eth/eth_bls_fast_aggregate_verify.json", run, refused=False)


def test_bls_verify_multiple():
    def run(case):
        return bls.verify_multiple(*(each(case["input"][name]) for name in ("pubkeys", "messages", "signatures")))

    check("bls_eth/eth_bls_batch_verify.json", run, refused=False)


def test_bls_deserialization():
    def is_key(case):
        return bool(bls.PublicKey(unhex(case["input"]["pubkey"])))

    def is_signature(case):
        return bool(bls.aggregate([unhex(case["input"]["signature"])]))

    # Infinity is a point and no public key.
    infinity = "c0" + "00" * 47
    check(
        "bls_eth/eth_bls_deserialization_G1.json",
        is_key,
        lambda case: case["output"] and case["input"]["pubkey"] != infinity,
        refused=False,
    )
    check("bls_eth/eth_bls_deserialization_G2.json", is_signature, refused=False)


@pytest.mark.parametrize("name", ["rfc8032_ed25519", "ed25519_sign_input_1024"])
def test_ed25519(name):
    def run(case):
        secret_key, message = unhex(case["secret_key"]), unhex(case["msg"])
        public_key, signature = ed25519.get_public_key(secret_key), ed25519.sign(secret_key, message)
        valid = ed25519.verify(public_key, message, signature) and ed25519.verify_zip215(public_key, message, signature)
        return public_key.hex(), signature.hex(), valid

    check(f"ed25519/{name}.json", run, lambda case: (case["public_key"], case["sig"], True))


def test_ed25519_wycheproof():
    def run(case):
        return ed25519.verify_strict(*each(case[name] for name in ("public_key", "msg", "sig")))

    check("ed25519/wycheproof_ed25519.json", run, lambda case: case["result"] == "valid", refused=False)


def test_x25519_wycheproof():
    def expected(case):
        # A secret that is zero is refused.
        return case["shared"] if any(unhex(case["shared"])) else None

    check(
        "x25519/wycheproof_x25519.json",
        lambda case: x25519.get_shared_secret(unhex(case["private"]), unhex(case["public"])).hex(),
        expected,
    )


@pytest.mark.parametrize("name, function", [("eip196_add", bn254.g1_add), ("eip196_mul", bn254.g1_mul)])
def test_bn254(name, function):
    def expected(case):
        return case["expected"] if case["ok"] else None

    check(f"bn254/{name}.json", lambda case: function(unhex(case["input"])).hex(), expected)


def test_bn254_pairing_check():
    def expected(case):
        return int(case["expected"], 16) == 1 if case["ok"] else None

    check("bn254/eip197_pairing.json", lambda case: bn254.pairing_check(unhex(case["input"])), expected)


@pytest.mark.parametrize(
    "curve, group, size",
    [
        ("BLS12_381_G1", "bls12_381_g1", 48),
        ("BLS12_381_G2", "bls12_381_g2", 48),
        ("BN254_Snarks_G1", "bn254_g1", 32),
        ("BN254_Snarks_G2", "bn254_g2", 32),
    ],
)
def test_products(curve, group, size):
    def coordinate(value):
        parts = [value["c1"], value["c0"]] if isinstance(value, dict) else [value]
        return b"".join(int(part, 16).to_bytes(size, "big") for part in parts)

    def point(value):
        return coordinate(value["x"]) + coordinate(value["y"])

    check(
        f"extra/scalar_mul/scalar_mul_{curve}.json",
        lambda case: msm.sum_of_products(group, point(case["P"]), number(int(case["scalar"], 16))),
        lambda case: point(case["Q"]),
    )


def value(given):
    """A value of a case as bytes, digits or an index: long ones stand once in a file of their own."""
    if isinstance(given, list):
        return [value(one) for one in given]
    if not isinstance(given, str):
        return given
    return unhex(long()[given[1:]] if given.startswith("@") else given)


def long(found=[]):
    if not found:
        found.append(published("kzg/long.json"))
    return found[0]


def as_lists(result):
    return [as_lists(one) for one in result] if isinstance(result, (list, tuple)) else result


@pytest.mark.parametrize(
    "name", [name for name in kzg.__all__ if name.startswith(("blob", "compute", "recover", "verify"))]
)
def test_kzg(name):
    check(
        f"kzg/{name}.json",
        lambda case: as_lists(getattr(kzg, name)(**{k: value(v) for k, v in case["input"].items()})),
        lambda case: value(case["output"]),
    )
