"""Which test file runs which line: a copy of the project, compiled with a mark before each statement.

Marks cost next to nothing, unlike tracing, and also count in threads and in processes that tests start.
"""

from __future__ import annotations

import ast
import importlib.util
import marshal
import os
import shutil
import subprocess
import sys
import tempfile
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import takewhile
from pathlib import Path

import msgspec

from tools.faults.edits import statements
from tools.faults.marks import FILE
from tools.faults.planting import files

_RECORDED = ("bot", "render")
_LEFT_OUT = (".git", ".venv", ".*_cache", ".hypothesis", "*.egg-info", "build")
TEST_SECONDS = "LATCHKEY_TEST_SECONDS"
"""Tells the plugin after how much processor time a test counts as endless; 0: never."""
_COMPILED_ELSEWHERE = ("PYTHONDONTWRITEBYTECODE", "PYTHONPYCACHEPREFIX")
_IMPORT = "from tools.faults.marks import marks as __marks__"
_UNCHECKED = (1).to_bytes(4, "little") + bytes(8)
"""The header of compiled code that is used whatever its source's time is (PEP 552)."""


class Recorded(msgspec.Struct, frozen=True):
    """A file of the product while it is recorded: its marks begin at `first`."""

    state: str  # the path and a checksum
    first: int
    length: int


class Recording(msgspec.Struct, frozen=True):
    """What the recording pytest has to know, beside the marks."""

    map: str
    files: list[Recorded]


class Ran(msgspec.Struct, frozen=True):
    """A line of the map: a test file, and the lines it ran by file state. Imports run before the first test,
    under no name."""

    test: str
    seconds: float = 0.0
    passed: bool = True
    lines: dict[str, list[int]] = {}


def state_of(root: Path, path: str) -> str:
    return f"{path} {zlib.crc32((root / path).read_bytes()):08x}"


def compiled_of(path: Path) -> Path:
    return path.parent / "__pycache__" / f"{path.stem}.{sys.implementation.cache_tag}.pyc"


def read_map(path: Path) -> list[Ran]:
    lines = path.read_bytes().splitlines() if path.exists() else []
    return [msgspec.json.decode(line, type=Ran) for line in lines]


@contextmanager
def copied(root: Path) -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="latchkey-faults-") as folder:
        copy = Path(folder) / "copy"
        shutil.copytree(root, copy, ignore=shutil.ignore_patterns(*_LEFT_OUT))
        yield copy


def pytest(copy: Path, *words: str, seconds: int = 0) -> subprocess.CompletedProcess[str]:
    """Run tests of a copy in their given order. A process that takes more processor time is killed."""
    environment = {name: value for name, value in os.environ.items() if name not in _COMPILED_ELSEWHERE}
    command = [sys.executable, "-m", "pytest", "-q", "--tb=no", "-rfE", "-p", "no:cacheprovider"]
    command += ["-p", "tools.faults.plugin", "-o", f"faulthandler_timeout={2 * seconds}", *words]
    limited = ["sh", "-c", f'ulimit -t {seconds or "unlimited"}; exec "$@"', "sh", *command]
    environment |= {"PYTHONPATH": str(copy), TEST_SECONDS: str(seconds // 8)}
    return subprocess.run(limited, cwd=copy, env=environment, capture_output=True, text=True, check=False)


def record(root: Path, path: Path, tests: Sequence[str]) -> str:
    """Add to the map all test files that are not in it, and return the end of what pytest says."""
    known = {ran.test for ran in read_map(path)}
    found = [test for test in files(root, tests) if Path(test).name.startswith("test_") and test not in known]
    if not found:
        return "Nothing to record."
    with copied(root) as copy:
        plan = Recording(str(path.absolute()), _marked(copy))
        (copy / FILE.name).write_bytes(bytes(plan.files[-1].first + plan.files[-1].length))
        (copy / FILE.name).with_suffix(".json").write_bytes(msgspec.json.encode(plan))
        return pytest(copy, *found).stdout


def _marked(copy: Path) -> list[Recorded]:
    found = list[Recorded]()
    first = 0
    for path in files(copy, _RECORDED):
        source = (copy / path).read_bytes()
        tree = ast.parse(source)
        if mark(tree, first):
            compiled = compiled_of(copy / path)
            compiled.parent.mkdir(exist_ok=True)
            code = marshal.dumps(compile(tree, str(copy / path), "exec", dont_inherit=True))
            compiled.write_bytes(importlib.util.MAGIC_NUMBER + _UNCHECKED + code)
        found.append(Recorded(state_of(copy, path), first, source.count(b"\n") + 2))
        first += found[-1].length
    return found


def mark(tree: ast.Module, first: int) -> bool:
    """Put a mark before each statement of its functions; return whether it has any."""
    wanted = {id(one) for one, _ in statements(tree)}
    for node in ast.walk(tree):
        for name in ("body", "orelse", "finalbody"):
            body = getattr(node, name, None)
            if isinstance(body, list) and any(id(one) in wanted for one in body):
                setattr(node, name, [new for one in body for new in _with_mark(one, first)])
    if wanted:
        before = list(takewhile(_is_first, tree.body))
        tree.body[len(before) : len(before)] = ast.parse(_IMPORT).body
    ast.fix_missing_locations(tree)
    return bool(wanted)


def _with_mark(statement: ast.stmt, first: int) -> list[ast.stmt]:
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
        return [statement]  # a docstring must stay the first
    (made,) = ast.parse(f"__marks__[{first + statement.lineno}] = 1").body
    for node in ast.walk(made):
        if isinstance(node, ast.stmt | ast.expr):
            node.lineno = node.end_lineno = statement.lineno
    return [made, statement]


def _is_first(one: ast.stmt) -> bool:
    """Return whether nothing may stand before it: the docstring, and imports of the future."""
    return (isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant)) or (
        isinstance(one, ast.ImportFrom) and one.module == "__future__"
    )
