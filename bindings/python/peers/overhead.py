"""Microseconds that a call of Python takes over the same call in a loop of Rust, as a table in Markdown.

    python overhead.py [--write]

The loop is the program in loop/, which Cargo builds. Both take turns. Of each the tenth percentile is shown, since a
difference of a microsecond drowns in what a busy machine adds; with --write the table goes into README.md.
"""

import argparse
import os
import subprocess
import time
from pathlib import Path

from montane import bls, bn254, ed25519, x25519
from page import write
from processor import processor

SAMPLES = 41
NANOSECONDS = 500_000
SECRET = bytes([1] * 32)
MESSAGE = bytes([7] * 32)


def calls():
    """What is called, by the name that the loop has for it, with the same operands."""
    key, signature = bls.sk_to_pk(SECRET), bls.sign(SECRET, MESSAGE)
    ed_key, ed_signature = ed25519.get_public_key(SECRET), ed25519.sign(SECRET, MESSAGE)
    share = x25519.get_public_key(MESSAGE)
    point = (1).to_bytes(32, "big") + (2).to_bytes(32, "big")
    points = point + point
    return {
        "bn254.pairing_check of no pairs": lambda: bn254.pairing_check(b""),
        "bn254.g1_add": lambda: bn254.g1_add(points),
        "bls.key_gen": lambda: bls.key_gen(SECRET),
        "ed25519.get_public_key": lambda: ed25519.get_public_key(SECRET),
        "ed25519.sign": lambda: ed25519.sign(SECRET, MESSAGE),
        "ed25519.verify": lambda: ed25519.verify(ed_key, MESSAGE, ed_signature),
        "x25519.get_shared_secret": lambda: x25519.get_shared_secret(SECRET, share),
        "bls.sk_to_pk": lambda: bls.sk_to_pk(SECRET),
        "bls.sign": lambda: bls.sign(SECRET, MESSAGE),
        "bls.verify": lambda: bls.verify(key, MESSAGE, signature),
    }


def in_python(call, count):
    begin = time.perf_counter_ns()
    for _ in range(count):
        call()
    return time.perf_counter_ns() - begin


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--write", action="store_true")
    writes = arguments.parse_args().write
    here = Path(__file__).parent
    target = Path(os.environ.get("CARGO_TARGET_DIR", here.parent / "target"))
    build = ["cargo", "build", "--release", "--quiet", "--manifest-path", here / "loop/Cargo.toml"]
    subprocess.run([*build, "--target-dir", target], check=True)
    program = subprocess.Popen([target / "release/loop"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def in_rust(name, count):
        program.stdin.write(f"{name} {count}\n")
        program.stdin.flush()
        return int(program.stdout.readline())

    rows = [f"{processor()}:", "", "| us | in Python | in Rust | over it |", "|---|---:|---:|---:|"]
    for name, call in calls().items():
        count = 1
        while in_python(call, count) < NANOSECONDS:
            count *= 2
        times = [(in_python(call, count), in_rust(name, count)) for _ in range(SAMPLES)]
        ours, rust = (sorted(one)[SAMPLES // 10] / count / 1000 for one in zip(*times))
        rows.append(f"| {name} | {ours:.2f} | {rust:.2f} | {ours - rust:.2f} |")
        print(rows[-1], flush=True)
    program.stdin.close()
    program.wait()
    if writes:
        write("overhead", "\n".join(rows))


main()
