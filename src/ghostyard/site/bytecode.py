"""Compiles all sources below /from to bytecode below /to; runs in the Python that a page has."""

from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]
from pathlib import Path

for source in sorted(Path("/from").rglob("*.py")):
    name = source.relative_to("/from").as_posix()
    code = compile(source.read_bytes(), name, "exec", dont_inherit=True, optimize=2)
    target = Path("/to") / f"{name}c"
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(_code_to_hash_pyc(code, bytes(8), False))  # nothing is compared: there are no sources
