"""Sums of many points, many signatures and many blobs, in pieces on the workers of a Ray cluster.

Without a cluster, Ray starts one of this machine's cores. Each piece is a task: one whose worker is lost is computed
again by another worker. A piece may be checked by a task of its own, which starts when the piece is known, and is
computed again if it does not hold; ATTEMPTS times in vain are a RuntimeError. What is wrong in the operands is a
ValueError, as elsewhere.
"""

import logging
import secrets

from . import bls, kzg
from . import msm as sums

__all__ = ["ATTEMPTS", "Bases", "compute_cells_and_kzg_proofs", "msm", "verify_many"]

# How often a piece is computed before it is given up: because a worker was lost, and because a check did not hold.
ATTEMPTS = 4
# Pieces of bases that a worker's process keeps decoded.
KEPT = 64
SCALAR = 32

log = logging.getLogger(__name__)


def engine():
    """Ray, connected."""
    try:
        import ray
    except ImportError as error:
        raise ImportError("montane.distributed runs on Ray: pip install 'montane[distributed]'") from error
    if not ray.is_initialized():
        ray.init()
    return ray


def remote(function):
    return engine().remote(function).options(max_retries=ATTEMPTS - 1, scheduling_strategy="SPREAD")


def allowed(check, names):
    if check is not None and check not in names:
        raise ValueError(f"check must be one of {', '.join(map(repr, names))}, or None")


def gather(pieces):
    """The results of pieces: pairs of a function that starts one, and one that starts the check of a result and gives
    what says whether its answer agrees; or None in its place."""
    ray = engine()
    results, running = [None] * len(pieces), {}

    def start(i, attempt):
        running[pieces[i][0]()] = i, attempt, None, None

    for i in range(len(pieces)):
        start(i, 1)
    while running:
        (done,), _ = ray.wait(list(running), num_returns=1)
        i, attempt, result, agrees = running.pop(done)
        try:
            value = ray.get(done)
        except ray.exceptions.RayTaskError:
            raise
        except ray.exceptions.RayError as error:
            raise RuntimeError(f"piece {i} was lost in {ATTEMPTS} attempts") from error
        check = pieces[i][1]
        if agrees is None and check is not None:
            task, agrees = check(value)
            running[task] = i, attempt, value, agrees
        elif agrees is None or agrees(value):
            results[i] = value if agrees is None else result
        elif attempt < ATTEMPTS:
            log.warning("piece %d of %d did not hold (attempt %d of %d)", i, len(pieces), attempt, ATTEMPTS)
            start(i, attempt + 1)
        else:
            raise RuntimeError(f"piece {i} did not hold in {ATTEMPTS} attempts")
    return results


def twice(start):
    """The check that computes a piece once more."""
    return lambda result: (start(), lambda again: again == result)


kept = {}


def decoded(group, holder):
    """Bases of a piece, decoded and checked once in each process. The reference is in a list, so that Ray fetches
    nothing that is here."""
    key = holder[0].hex()
    if key not in kept:
        while len(kept) >= KEPT:
            del kept[next(iter(kept))]
        kept[key] = sums.Bases(group, engine().get(holder[0]))
    return kept[key]


def partial_sum(group, holder, scalars, byteorder):
    return decoded(group, holder).partial_sum(scalars, byteorder=byteorder).to_bytes()


def combination(group, holder, scalars, factors, byteorder):
    return decoded(group, holder).combination(scalars, factors, byteorder=byteorder)


class Bases:
    """Bases of sums, as montane.msm has them, in the cluster's store: put there once, in pieces of so many points."""

    def __init__(self, group, bases, *, piece=1 << 16):
        ray = engine()
        if piece < 1:
            raise ValueError("a piece has at least one point")
        view = memoryview(bases).cast("B")
        size = len(sums.PartialSum(group).sum())
        if len(view) % size:
            raise ValueError(f"bases have {size} bytes each, and there are {len(view)}")
        self.group = group
        self.piece = piece
        self.length = len(view) // size
        step = piece * size
        self.references = [ray.put(bytes(view[at : at + step])) for at in range(0, len(view), step)]

    def __len__(self):
        return self.length


def msm(bases, scalars, *, byteorder="big", check="combination"):
    """The sum of each base times its scalar, as montane.msm.sum_of_products gives it. Not constant time.

    Pieces are sums in progress, which are merged here. With check="combination" each is held against a random
    combination of its parts, which takes less than half as long as the piece: a wrong one is found but for one in 2^32.
    With check="twice" each is computed by two tasks; with None by one.
    """
    allowed(check, ("combination", "twice"))
    ray = engine()
    view = memoryview(scalars).cast("B")
    if len(view) != SCALAR * len(bases):
        raise ValueError(f"{len(bases)} bases have {SCALAR * len(bases)} bytes of scalars, and there are {len(view)}")
    sum_task, check_task = remote(partial_sum), remote(combination)
    group, step = bases.group, bases.piece * SCALAR

    def piece(i, reference):
        numbers = ray.put(bytes(view[i * step : (i + 1) * step]))

        def start():
            return sum_task.remote(group, [reference], numbers, byteorder)

        def combine(result):
            factors = [secrets.randbits(32) for _ in range(4)]
            made = sums.PartialSum.from_bytes(group, result)
            task = check_task.remote(group, [reference], numbers, factors, byteorder)
            return task, lambda answer: answer == made.combined(factors)

        return start, {"combination": combine, "twice": twice(start), None: None}[check]

    total = sums.PartialSum(group)
    for result in gather([piece(i, reference) for i, reference in enumerate(bases.references)]):
        total = total.merge(sums.PartialSum.from_bytes(group, result))
    if total.terms != len(bases):
        raise RuntimeError(f"{total.terms} products were added, not {len(bases)}")
    return total.sum()


def verdicts(signatures, dst):
    keys, messages, proofs = (list(column) for column in zip(*signatures))

    def valid(key, message, signature):
        try:
            return bls.verify(key, message, signature, dst=dst)
        except ValueError:
            return False

    try:
        if bls.verify_multiple(keys, messages, proofs, dst=dst):
            return [True] * len(signatures)
    except ValueError:
        pass
    return [valid(*one) for one in signatures]


def verify_many(signatures, *, dst=None, piece=512, check=None):
    """For each public key, message and signature (bytes) whether it is valid; False too where one is no encoding.

    A piece is one equation, as montane.bls.verify_multiple has it, and only where it does not hold one for each
    signature. With check="twice" each piece is computed by two tasks.
    """
    allowed(check, ("twice",))
    if piece < 1:
        raise ValueError("a piece has at least one signature")
    task = remote(verdicts)

    def one(part):
        def start():
            return task.remote(part, dst)

        return start, twice(start) if check else None

    triples = [tuple(map(bytes, triple)) for triple in signatures]
    parts = gather([one(triples[at : at + piece]) for at in range(0, len(triples), piece)])
    return [verdict for part in parts for verdict in part]


def cells_and_proofs(blob):
    return kzg.compute_cells_and_kzg_proofs(blob)


def hold(blob, made):
    """Whether cells and proofs are those of a blob."""
    cells, proofs = made
    commitment = kzg.blob_to_kzg_commitment(blob)
    indices = list(range(kzg.CELLS_PER_EXT_BLOB))
    try:
        return kzg.verify_cell_kzg_proof_batch([commitment] * len(indices), indices, cells, proofs)
    except ValueError:
        return False


def compute_cells_and_kzg_proofs(blobs, *, check="verify"):
    """The cells and the proofs of each blob, as montane.kzg.compute_cells_and_kzg_proofs gives them.

    With check="verify" another task verifies them, with check="twice" it computes them once more.
    """
    allowed(check, ("verify", "twice"))
    ray = engine()
    task, verify = remote(cells_and_proofs), remote(hold)

    def piece(blob):
        reference = ray.put(bytes(blob))

        def start():
            return task.remote(reference)

        def verified(made):
            return verify.remote(reference, made), lambda answer: answer

        return start, {"verify": verified, "twice": twice(start), None: None}[check]

    return gather([piece(blob) for blob in blobs])
