"""A trusted setup whose secret is known: what every function computes over it is known too."""

import curves
import pytest
from montane import bls, kzg
from support import number

R = curves.BLS12_381_G1.order
SECRET = 0x0123456789ABCDEF0123456789ABCDEF0123456789ABCDEF0123456789ABCDEF
ROOT = pow(7, (R - 1) // 4096, R)


def lagrange(x):
    """At x, the polynomials that are 1 at one power of the root and 0 at the others, in the order of the powers."""
    factor = (pow(x, 4096, R) - 1) * pow(4096, -1, R) % R
    return [factor * power * pow(x - power, -1, R) % R for power in (pow(ROOT, i, R) for i in range(4096))]


def text():
    g1, g2 = bls.sk_to_pk, bls.min_sig.sk_to_pk
    powers = [number(pow(SECRET, i, R)) for i in range(4096)]
    lines = [g1(number(k)) for k in lagrange(SECRET)] + [g2(k) for k in powers[:65]] + [g1(k) for k in powers]
    return "4096\n65\n" + "".join(f"{line.hex()}\n" for line in lines)


@pytest.fixture(scope="module")
def path(tmp_path_factory):
    path = tmp_path_factory.mktemp("setup") / "setup.txt"
    path.write_text(text())
    return path


@pytest.fixture(scope="module", params=[0, 2])
def setup(request, path):
    return kzg.load_trusted_setup(path, request.param)


def test_every_function_takes_it(setup):
    values = [i * i + 1 for i in range(4096)]
    blob = b"".join(map(number, values))
    # The i-th value of a blob belongs to the root's power whose bits are those of i reversed.
    at = lagrange(SECRET)
    total = sum(k * at[int(f"{i:012b}"[::-1], 2)] for i, k in enumerate(values)) % R
    commitment = kzg.blob_to_kzg_commitment(blob, setup)
    assert commitment == bls.sk_to_pk(number(total))
    z = 5
    at = lagrange(z)
    value = sum(k * at[int(f"{i:012b}"[::-1], 2)] for i, k in enumerate(values)) % R
    proof, y = kzg.compute_kzg_proof(blob, number(z), setup)
    assert y == number(value)
    assert proof == bls.sk_to_pk(number((total - value) * pow(SECRET - z, -1, R) % R))
    blob_proof = kzg.compute_blob_kzg_proof(blob, commitment, setup)
    cells, proofs = kzg.compute_cells_and_kzg_proofs(blob, setup)
    assert kzg.compute_cells(blob, setup) == cells
    assert kzg.recover_cells_and_kzg_proofs(range(64), cells[:64], setup) == (cells, proofs)
    assert kzg.recover_cells_and_kzg_proofs(range(64), cells[:64])[1] != proofs
    for verify, arguments in [
        (kzg.verify_kzg_proof, (commitment, number(z), y, proof)),
        (kzg.verify_blob_kzg_proof, (blob, commitment, blob_proof)),
        (kzg.verify_blob_kzg_proof_batch, (blob, commitment, blob_proof)),
        (kzg.verify_cell_kzg_proof_batch, ([commitment], [9], [cells[9]], [proofs[9]])),
    ]:
        assert verify(*arguments, setup) is True
        assert verify(*arguments, trusted_setup=setup) is True
        assert verify(*arguments) is False


def test_refusals(path, tmp_path):
    with pytest.raises(FileNotFoundError):
        kzg.load_trusted_setup(str(tmp_path / "none"))
    with pytest.raises(ValueError, match="1 to 15 bits"):
        kzg.load_trusted_setup(str(path), 16)
    lines = path.read_text().splitlines()
    lines[5], lines[6] = lines[6], lines[5]
    for broken, rule in [
        (b"\xff\xfe", "utf-8"),
        (b"4095\n65\n", "4096 and 65"),
        ("\n".join(lines).encode(), "powers of one secret"),
    ]:
        (tmp_path / "broken").write_bytes(broken)
        with pytest.raises(ValueError, match=rule):
            kzg.load_trusted_setup(tmp_path / "broken")
