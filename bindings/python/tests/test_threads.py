"""While one thread computes, others run Python: with no switch that the interpreter forces, another thread gets its
turn only where a call lets go of the lock."""

import sys
import threading

import curves
import pytest
from montane import bls, bn254, ed25519, kzg, msm, x25519
from support import G1_INFINITY, number

SECRET = number(7)
MESSAGE = b"message"
BLOB = number(1) * 2048 + bytes(65536)
BLOB_AND_PROOF = (BLOB, *(2 * [kzg.blob_to_kzg_commitment(BLOB)]))
CELLS = kzg.compute_cells(BLOB)
GENERATOR = curves.BN254_G1.encode(curves.BN254_G1.generator)
BASES = msm.Bases("bn254_g1", GENERATOR * 64)
ED25519 = (ed25519.get_public_key(SECRET), MESSAGE, ed25519.sign(SECRET, MESSAGE))


def bls_calls(module):
    key, signature = module.sk_to_pk(SECRET), module.sign(SECRET, MESSAGE)
    return {
        "PublicKey": (key,),
        "derive_master_eip2333": (SECRET,),
        "derive_child_eip2333": (SECRET, 1),
        "key_gen": (SECRET,),
        "sk_to_pk": (SECRET,),
        "sign": (SECRET, MESSAGE),
        "verify": (key, MESSAGE, signature),
        "aggregate": ([signature] * 2,),
        "aggregate_public_keys": ([key] * 2,),
        "fast_aggregate_verify": ([key], MESSAGE, signature),
        "aggregate_verify": ([key], [MESSAGE], signature),
        "verify_multiple": ([key], [MESSAGE], [signature]),
        "pop_prove": (SECRET,),
        "pop_verify": (key, signature),
    }


CALLS = {
    bls: bls_calls(bls),
    bls.min_sig: bls_calls(bls.min_sig),
    ed25519: {
        "get_public_key": (SECRET,),
        "sign": (SECRET, MESSAGE),
        "verify": ED25519,
        "verify_strict": ED25519,
        "verify_zip215": ED25519,
        "verify_batch": tuple([one] for one in ED25519),
    },
    x25519: {"get_public_key": (SECRET,), "get_shared_secret": (SECRET, x25519.get_public_key(SECRET))},
    bn254: {"g1_add": (GENERATOR * 2,), "g1_mul": (GENERATOR + SECRET,), "pairing_check": (bytes(192),)},
    kzg: {
        "load_trusted_setup": ("no such file",),
        "blob_to_kzg_commitment": (BLOB,),
        "compute_kzg_proof": (BLOB, SECRET),
        "compute_blob_kzg_proof": BLOB_AND_PROOF[:2],
        "verify_kzg_proof": (G1_INFINITY, SECRET, bytes(32), G1_INFINITY),
        "verify_blob_kzg_proof": BLOB_AND_PROOF,
        "verify_blob_kzg_proof_batch": BLOB_AND_PROOF,
        "compute_cells": (BLOB,),
        "compute_cells_and_kzg_proofs": (BLOB,),
        "recover_cells_and_kzg_proofs": (range(64), CELLS[:64]),
        "verify_cell_kzg_proof_batch": ([G1_INFINITY], [0], [CELLS[0]], [G1_INFINITY]),
    },
    msm: {
        "Bases": ("bn254_g1", GENERATOR * 64),
        "sum_of_products": ("bn254_g1", GENERATOR * 64, SECRET * 64),
    },
}
NAMED = {
    f"{module.__name__}.{name}": (getattr(module, name), arguments)
    for module, calls in CALLS.items()
    for name, arguments in calls.items()
}
PARTIAL = BASES.partial_sum(SECRET * 64)
METHODS = {
    "montane.msm.Bases.sum_of_products": (BASES.sum_of_products, (SECRET * 64,)),
    "montane.msm.Bases.partial_sum": (BASES.partial_sum, (SECRET * 64,)),
    "montane.msm.Bases.combination": (BASES.combination, (SECRET * 64, [1, 2, 3, 4])),
    "montane.msm.PartialSum.from_bytes": (msm.PartialSum.from_bytes, ("bn254_g1", PARTIAL.to_bytes())),
    "montane.msm.PartialSum.to_bytes": (PARTIAL.to_bytes, ()),
    "montane.msm.PartialSum.merge": (PARTIAL.merge, (PARTIAL,)),
    "montane.msm.PartialSum.combined": (PARTIAL.combined, ([1, 2, 3, 4],)),
    "montane.msm.PartialSum.sum": (PARTIAL.sum, ()),
}
NAMED |= METHODS


@pytest.fixture
def unforced():
    interval = sys.getswitchinterval()
    sys.setswitchinterval(10_000)
    yield
    sys.setswitchinterval(interval)


@pytest.mark.parametrize("name", NAMED)
def test_others_run(name, unforced):
    function, arguments = NAMED[name]
    ran = []
    saw = []

    def call():
        # Where the other thread has not woken in time, there is another call.
        for _ in range(20_000):
            if ran:
                break
            try:
                function(*arguments)
            except FileNotFoundError:
                pass
        saw.extend(ran)

    thread = threading.Thread(target=call)
    thread.start()
    ran.append(True)
    thread.join()
    assert saw == [True]


def test_the_test():
    """A call that keeps the lock lets nobody in."""
    interval = sys.getswitchinterval()
    sys.setswitchinterval(10_000)
    try:
        ran, saw = [], []

        def call():
            for _ in range(20_000):
                sum(range(100))
            saw.extend(ran)

        thread = threading.Thread(target=call)
        thread.start()
        ran.append(True)
        thread.join()
        assert saw == []
    finally:
        sys.setswitchinterval(interval)


def test_every_function_is_asked():
    public = {
        f"{module.__name__}.{name}"
        for module in CALLS
        for name in module.__all__
        if callable(getattr(module, name)) and name not in ("TrustedSetup", "PartialSum")  # which compute nothing
    }
    assert public == NAMED.keys() - METHODS.keys()


def test_many_threads_agree():
    """Eight threads, one object: the same results as one after another."""
    expected = [BASES.sum_of_products(number(i) * 64) for i in range(8)]
    made = [None] * 8

    def call(i):
        made[i] = msm.sum_of_products("bn254_g1", GENERATOR * 64, number(i) * 64), BASES.sum_of_products(number(i) * 64)

    threads = [threading.Thread(target=call, args=(i,)) for i in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert made == [(one, one) for one in expected]
