"""Examples: in the documentation of every function and class, and in README.md."""

import doctest
import inspect
from pathlib import Path

import montane
import pytest
from montane import bls, bn254, ed25519, kzg, msm, x25519

MODULES = {
    "bls": bls,
    "min_sig": bls.min_sig,
    "bn254": bn254,
    "ed25519": ed25519,
    "kzg": kzg,
    "msm": msm,
    "x25519": x25519,
}


def examples():
    for title, module in MODULES.items():
        for name in module.__all__:
            if callable(getattr(module, name)):
                yield pytest.param(title, module, name, id=f"{title}.{name}")


@pytest.mark.parametrize("title, module, name", [*examples()])
def test_examples(title, module, name):
    if name == "TrustedSetup":
        pytest.skip("has no constructor")
    known = {"bls" if title == "min_sig" else title: module}
    test = doctest.DocTestParser().get_doctest(inspect.getdoc(getattr(module, name)), known, f"{title}.{name}", None, 0)
    assert test.examples, "nothing shows how it is used"
    assert doctest.DocTestRunner().run(test).failed == 0


def test_readme():
    path = Path(__file__).parent.parent / "README.md"
    text = path.read_text()
    blocks = [block.removeprefix("python\n") for block in text.split("```")[1::2] if block.startswith("python\n")]
    test = doctest.DocTestParser().get_doctest("\n".join(blocks), {"montane": montane}, "README.md", None, 0)
    assert test.examples
    assert doctest.DocTestRunner().run(test).failed == 0
