"""The stubs say what is there: names, signatures and defaults, by mypy's stubtest; and one variant has the other's."""

import subprocess
import sys
from pathlib import Path

import montane
import pytest
from montane import bls

FOLDER = Path(montane.__file__).parent


def test_typed():
    assert (FOLDER / "py.typed").is_file()
    modules = {path.with_suffix("") for path in FOLDER.rglob("*.py")}
    assert modules == {path.with_suffix("") for path in FOLDER.rglob("*.pyi")}


def test_variants_have_the_same_names():
    assert {*bls.__all__} == {*bls.min_sig.__all__, "min_sig"}
    both = [(FOLDER / "bls" / name).read_text().splitlines() for name in ("__init__.pyi", "min_sig.pyi")]
    assert [line for line in both[0] if "min_sig" not in line] == both[1] or [
        line for line in both[0] if "min_sig" not in line and line
    ] == [line for line in both[1] if line]


def test_stubtest():
    pytest.importorskip("mypy")
    run = subprocess.run([sys.executable, "-m", "mypy.stubtest", "montane"], capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr


def test_types_of_calls(tmp_path):
    """What a program may write passes, and each mistake is found."""
    pytest.importorskip("mypy")
    program = tmp_path / "program.py"
    program.write_text(
        "from montane import bls, kzg, msm\n"
        "key: bytes = bls.sk_to_pk(bytearray(32))\n"
        "valid: bool = bls.fast_aggregate_verify([key, bls.PublicKey(key)], b'', memoryview(key), dst=b'tag')\n"
        "proof, y = kzg.compute_kzg_proof(b'', b'')\n"
        "total: bytes = msm.Bases('bn254_g1', b'').sum_of_products(proof + y, byteorder='little')\n"
        "bls.sign('text', b'')\n"
        "bls.sign(b'', b'', b'tag')\n"
        "msm.sum_of_products('bn254_g1', b'', b'', byteorder='middle')\n"
        "kzg.blob_to_kzg_commitment(b'', 1)\n"
    )
    run = subprocess.run([sys.executable, "-m", "mypy", "--strict", program], capture_output=True, text=True)
    assert [line.split(":")[1] for line in run.stdout.splitlines()[:-1] if ": error:" in line] == [
        "6",
        "7",
        "8",
        "9",
    ], run.stdout
