"""The vectors of c-kzg-4844's repository on Python's ckzg: vectors.py TRUSTED_SETUP FOLDER."""

import sys
from pathlib import Path

import ckzg
import yaml

# What each function takes, by the names of the vectors, in its order.
OPERANDS = {
    "blob_to_kzg_commitment": ["blob"],
    "compute_kzg_proof": ["blob", "z"],
    "compute_blob_kzg_proof": ["blob", "commitment"],
    "verify_kzg_proof": ["commitment", "z", "y", "proof"],
    "verify_blob_kzg_proof": ["blob", "commitment", "proof"],
    "verify_blob_kzg_proof_batch": ["blobs", "commitments", "proofs"],
    "compute_cells": ["blob"],
    "compute_cells_and_kzg_proofs": ["blob"],
    "recover_cells_and_kzg_proofs": ["cell_indices", "cells"],
    "verify_cell_kzg_proof_batch": ["commitments", "cell_indices", "cells", "proofs"],
}


def decoded(value):
    if isinstance(value, str):
        return bytes.fromhex(value.removeprefix("0x"))
    if isinstance(value, list | tuple):
        return [decoded(one) for one in value]
    return value


def listed(value):
    return [listed(one) for one in value] if isinstance(value, list | tuple) else value


def answer(name, operands, setup):
    if name == "verify_blob_kzg_proof_batch":
        operands = [b"".join(items) for items in operands]
    try:
        return listed(getattr(ckzg, name)(*operands, setup))
    except (AssertionError, RuntimeError, TypeError, ValueError):
        return None


def main():
    setup = ckzg.load_trusted_setup(sys.argv[1], 0)
    passed, failed = 0, []
    for name, operands in OPERANDS.items():
        files = sorted((Path(sys.argv[2]) / name).glob("*/*/data.yaml"))
        assert files, name
        for file in files:
            case = yaml.load(file.read_text(), yaml.CSafeLoader)
            found = answer(name, [decoded(case["input"][operand]) for operand in operands], setup)
            if found == decoded(case["output"]):
                passed += 1
            else:
                failed.append(file.parent.name)
    print(*failed, sep="\n")
    print(f"{passed} passed, {len(failed)} failed")
    sys.exit(bool(failed))


main()
