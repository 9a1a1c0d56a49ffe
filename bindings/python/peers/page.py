"""Tables of README.md."""

from pathlib import Path


def write(name, text):
    """Puts a text between the marks of its name."""
    path = Path(__file__).parent.parent / "README.md"
    page = path.read_text()
    begin, end = f"<!-- {name} -->\n", f"<!-- {name} end -->"
    before, rest = page.split(begin)
    path.write_text(f"{before}{begin}{text}\n{end}{rest.split(end)[1]}")
