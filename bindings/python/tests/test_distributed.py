"""Pieces on a local cluster of several processes, with a worker killed and with wrong pieces."""

import os
import signal
import sys
import threading
import time
from pathlib import Path

import curves
import pytest
from montane import bls, distributed, kzg, msm
from support import number

ray = pytest.importorskip("ray")

GROUP = "bls12_381_g1"
GENERATOR = curves.BLS12_381_G1.encode(curves.BLS12_381_G1.generator)
COUNT = 23
BASES = b"".join(msm.sum_of_products(GROUP, GENERATOR, number(3**i)) for i in range(COUNT))
SCALARS = b"".join(number(pow(5, i + 1, curves.BLS12_381_G1.order)) for i in range(COUNT))
SUM = msm.sum_of_products(GROUP, BASES, SCALARS)


@pytest.fixture(scope="module", autouse=True)
def cluster():
    # Workers cannot import this file.
    ray.cloudpickle.register_pickle_by_value(sys.modules[__name__])
    ray.init(num_cpus=3, include_dashboard=False, log_to_driver=False, configure_logging=False)
    yield
    ray.shutdown()


def once(path):
    """True in one process alone, the first one that asks."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL))
    except FileExistsError:
        return False
    return True


@pytest.mark.parametrize("check", ["combination", "twice", None])
@pytest.mark.parametrize("piece", [1, 5, COUNT, 100])
def test_sums(check, piece):
    bases = distributed.Bases(GROUP, BASES, piece=piece)
    assert len(bases) == COUNT and len(bases.references) == -(-COUNT // piece)
    assert distributed.msm(bases, SCALARS, check=check) == SUM
    assert distributed.msm(bases, SCALARS[::-1], byteorder="little", check=check) == msm.sum_of_products(
        GROUP, BASES, SCALARS[::-1], byteorder="little"
    )


def test_sums_of_nothing():
    bases = distributed.Bases(GROUP, b"")
    assert distributed.msm(bases, b"") == msm.sum_of_products(GROUP, b"", b"")


def test_a_killed_worker(tmp_path, monkeypatch):
    """Another worker computes its piece again."""
    compute, file = distributed.partial_sum, str(tmp_path / "pid")

    def waits(*arguments):
        if once(file):
            Path(file).write_text(str(os.getpid()))
            time.sleep(600)
        return compute(*arguments)

    monkeypatch.setattr(distributed, "partial_sum", waits)
    killed = []

    def kill():
        while not (Path(file).exists() and Path(file).read_text()):
            time.sleep(0.01)
        killed.append(int(Path(file).read_text()))
        os.kill(killed[0], signal.SIGKILL)

    thread = threading.Thread(target=kill, daemon=True)
    thread.start()
    assert distributed.msm(distributed.Bases(GROUP, BASES, piece=4), SCALARS) == SUM
    thread.join()
    assert killed and killed[0] != os.getpid() and not Path(f"/proc/{killed[0]}/cmdline").exists()


def test_lost_again_and_again(monkeypatch):
    def dies(*arguments):
        os.kill(os.getpid(), signal.SIGKILL)

    monkeypatch.setattr(distributed, "partial_sum", dies)
    with pytest.raises(RuntimeError, match="piece 0 was lost in 4 attempts"):
        distributed.msm(distributed.Bases(GROUP, BASES, piece=COUNT), SCALARS)


def wrong_sum(compute):
    """Without what one part of it should be, and with something else: a point of the group all the same."""

    def wrong(group, holder, scalars, byteorder):
        made = compute(group, holder, scalars, byteorder)
        size = len(made) // 4
        return made[size : 2 * size] + made[size:]

    return wrong


@pytest.mark.parametrize("check", ["combination", "twice"])
def test_a_wrong_piece(check, tmp_path, monkeypatch, caplog):
    """It is found, told, and computed again."""
    compute, wrong, file = distributed.partial_sum, wrong_sum(distributed.partial_sum), str(tmp_path / "wrong")

    def once_wrong(*arguments):
        return (wrong if once(file) else compute)(*arguments)

    monkeypatch.setattr(distributed, "partial_sum", once_wrong)
    assert distributed.msm(distributed.Bases(GROUP, BASES, piece=6), SCALARS, check=check) == SUM
    assert len(caplog.records) == 1 and "did not hold (attempt 1 of 4)" in caplog.text


def test_wrong_again_and_again(monkeypatch, caplog):
    monkeypatch.setattr(distributed, "partial_sum", wrong_sum(distributed.partial_sum))
    bases = distributed.Bases(GROUP, BASES, piece=COUNT)
    with pytest.raises(RuntimeError, match="piece 0 did not hold in 4 attempts"):
        distributed.msm(bases, SCALARS)
    assert len(caplog.records) == 3
    assert distributed.msm(bases, SCALARS, check=None) != SUM


def test_an_empty_piece(monkeypatch):
    """Found without a check."""

    def empty(*arguments):
        return msm.PartialSum(GROUP).to_bytes()

    monkeypatch.setattr(distributed, "partial_sum", empty)
    with pytest.raises(RuntimeError, match="0 products were added, not 23"):
        distributed.msm(distributed.Bases(GROUP, BASES), SCALARS, check=None)


def test_signatures():
    secrets = [bls.key_gen(number(i)) for i in range(20)]
    items = [(bls.sk_to_pk(key), number(i), bls.sign(key, number(i))) for i, key in enumerate(secrets)]
    for check in ("twice", None):
        assert distributed.verify_many(items, piece=6, check=check) == [True] * 20
    items[7] = (items[7][0], items[7][1], items[8][2])
    items[13] = (items[13][0], items[13][1], b"no signature")
    items[19] = (bytes(48), items[19][1], items[19][2])
    assert distributed.verify_many(items, piece=6) == [i not in (7, 13, 19) for i in range(20)]
    assert distributed.verify_many(items, piece=6, dst=b"another tag") == [False] * 20
    assert distributed.verify_many([]) == []


def test_wrong_verdicts(tmp_path, monkeypatch, caplog):
    compute, file = distributed.verdicts, str(tmp_path / "wrong")

    def once_wrong(signatures, dst):
        return [True] * len(signatures) if once(file) else compute(signatures, dst)

    monkeypatch.setattr(distributed, "verdicts", once_wrong)
    key = bls.key_gen(number(1))
    items = [(bls.sk_to_pk(key), b"a", bls.sign(key, b"b"))] * 3
    assert distributed.verify_many(items, check="twice") == [False] * 3
    assert len(caplog.records) == 1


BLOBS = [number(i + 1) * 2048 + bytes(65536) for i in range(2)]


@pytest.mark.parametrize("check", ["verify", "twice", None])
def test_blobs(check):
    expected = [kzg.compute_cells_and_kzg_proofs(blob) for blob in BLOBS]
    assert distributed.compute_cells_and_kzg_proofs(BLOBS, check=check) == expected


@pytest.mark.parametrize("at", [0, 1])
def test_wrong_cells(at, tmp_path, monkeypatch, caplog):
    """A cell, or a proof."""
    compute, file = distributed.cells_and_proofs, str(tmp_path / "wrong")

    def once_wrong(blob):
        made = compute(blob)
        if once(file):
            made[at][5] = made[at][100]
        return made

    monkeypatch.setattr(distributed, "cells_and_proofs", once_wrong)
    expected = [kzg.compute_cells_and_kzg_proofs(blob) for blob in BLOBS]
    assert distributed.compute_cells_and_kzg_proofs(BLOBS) == expected
    assert len(caplog.records) == 1


def refusals():
    empty = distributed.Bases
    yield "a group", lambda: empty("bn254", b""), "one of bls12_381_g1"
    yield "half a base", lambda: empty(GROUP, bytes(95)), "bases have 96 bytes each, and there are 95"
    yield "no piece", lambda: empty(GROUP, b"", piece=0), "a piece has at least one point"
    yield "scalars", lambda: distributed.msm(empty(GROUP, BASES), SCALARS[:-1]), "736 bytes of scalars, and there are 735"
    yield "an order", lambda: distributed.msm(empty(GROUP, BASES), SCALARS, byteorder="middle"), "byteorder"
    yield "a scalar", lambda: distributed.msm(empty(GROUP, BASES), b"\xff" * 32 * COUNT), "scalar 0: "
    yield "a base", lambda: distributed.msm(empty(GROUP, b"\x01" * 96), bytes(32)), "base 0: "
    yield "a check of sums", lambda: distributed.msm(empty(GROUP, b""), b"", check="once"), "'combination', 'twice'"
    yield "a check of signatures", lambda: distributed.verify_many([], check="verify"), "'twice', or None"
    yield "no signatures", lambda: distributed.verify_many([], piece=0), "at least one signature"
    yield "a check of blobs", lambda: distributed.compute_cells_and_kzg_proofs([], check=""), "'verify', 'twice'"
    yield "a blob", lambda: distributed.compute_cells_and_kzg_proofs([b""]), "blob"


@pytest.mark.parametrize("call, rule", [pytest.param(call, rule, id=name) for name, call, rule in refusals()])
def test_refusals(call, rule):
    with pytest.raises(ValueError, match=rule):
        call()


def test_bases_are_decoded_once():
    """A worker keeps what it has decoded, and not without bound."""
    reference = ray.put(BASES)
    assert distributed.decoded(GROUP, [reference]) is distributed.decoded(GROUP, [reference])
    for _ in range(distributed.KEPT):
        distributed.decoded(GROUP, [ray.put(GENERATOR)])
    assert len(distributed.kept) == distributed.KEPT and reference.hex() not in distributed.kept
