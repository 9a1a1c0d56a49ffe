"""What a sum of 2^28 products costs 64 machines through montane.distributed, from parts measured here, in Markdown.

    python pieces.py > table.md

The parts are timed one after the other in one process; the median of RUNS is shown. The plan multiplies them: CORES a
machine, each as fast as this one alone, and LINK bytes a second into and out of each machine. No such cluster was run.
"""

import os
import statistics
import time

import ray
from montane import msm
from processor import processor

GROUP = "bls12_381_g1"
POINTS, MACHINES, CORES = 1 << 28, 64, 32
PIECE = POINTS // (MACHINES * CORES)
LINK = 10e9 / 8
RUNS = 5


def seconds(call):
    times = []
    for _ in range(RUNS):
        begin = time.perf_counter()
        call()
        times.append(time.perf_counter() - begin)
    return statistics.median(times)


def row(*cells):
    print("| " + " | ".join(cells) + " |")


def main():
    generator = bytes.fromhex(
        "17f1d3a73197d7942695638c4fa9ac0fc3688c4f9774b905a14e3a3f171bac586c55e83ff97a1aeffb3af00adb22c6bb"
        "08b3f481e3aaa0f1a09e30ed741d8ae4fcf5e095d5d00af600db18cb2c04b3edd03cc744a2888ae40caa232946c5e7e1"
    )
    # A byte below that of the order, so that each is below the order.
    scalars = b"".join(bytes([i % 0x73]) + os.urandom(31) for i in range(PIECE))
    products = (msm.sum_of_products(GROUP, generator, scalars[at : at + 32]) for at in range(0, len(scalars), 32))
    points = b"".join(products)
    bases = msm.Bases(GROUP, points)
    factors = [2**32 - 1 - i for i in range(4)]
    made = bases.partial_sum(scalars)
    encoded = made.to_bytes()
    assert made.combined(factors) == bases.combination(scalars, factors)
    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False, configure_logging=False)
    nothing = ray.remote(lambda reference: None)
    ray.get(nothing.remote([ray.put(b"")]))
    read = seconds(lambda: msm.Bases(GROUP, points))
    compute = seconds(lambda: bases.partial_sum(scalars))
    check = seconds(lambda: bases.combination(scalars, factors))
    put = seconds(lambda: ray.put(scalars))
    task = seconds(lambda: ray.get([nothing.remote([]) for _ in range(100)])) / 100

    def merge():
        again = msm.PartialSum.from_bytes(GROUP, encoded)
        again.combined(factors)
        made.merge(again)

    merged = seconds(merge)
    ray.shutdown()

    pieces, cores = POINTS // PIECE, MACHINES * CORES
    print(f"{processor()}, one core, a piece of 2^{PIECE.bit_length() - 1} points of {GROUP}:\n")
    row("part", "where", "ms")
    print("|---|---|---:|")
    row("bases are decoded and checked, once", "worker", f"{read * 1e3:.0f}")
    row("the piece", "worker", f"{compute * 1e3:.0f}")
    row("its combination", "another worker", f"{check * 1e3:.0f}")
    row("scalars are put into the store", "caller", f"{put * 1e3:.2f}")
    row("a task is started and answers", "caller", f"{task * 1e3:.2f}")
    row("the sum is read, held against the combination and merged", "caller", f"{merged * 1e3:.2f}")
    machines = f"{MACHINES} machines of {CORES} cores, {LINK * 8e-9:.0f} Gbit/s"
    print(f"\n2^{POINTS.bit_length() - 1} points, {machines}, {pieces} pieces:\n")
    row("what", "bytes", "seconds")
    print("|---|---:|---:|")

    def moved(name, size, links=1):
        amount = f"{size / 2**20:.0f} MiB" if size < 1 << 30 else f"{size / 2**30:.0f} GiB"
        row(name, amount, f"{size / LINK / links:.2f}")

    rounds = -(-pieces // cores)
    moved("once: bases, from the caller", POINTS * 96)
    row("once: bases are decoded and checked", "", f"{rounds * read:.2f}")
    moved("scalars, from the caller", POINTS * 32)
    moved("scalars again, to those who check, among all machines", POINTS * 32, MACHINES)
    moved("bases to those who check, once, among all machines", POINTS * 96, MACHINES)
    row("pieces and combinations, on all cores", "", f"{rounds * (compute + check):.2f}")
    moved("sums and combinations, to the caller", pieces * (len(encoded) + 96))
    row("the caller's own part", "", f"{pieces * (put + 2 * task + merged):.2f}")


if __name__ == "__main__":
    main()
