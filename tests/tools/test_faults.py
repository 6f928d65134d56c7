"""`latchkey dev faults`: each kind of fault, which lines a test runs, and the verdicts on a small project."""

from __future__ import annotations

import ast
import shutil
from itertools import islice
from pathlib import Path

import pytest

from bot.__main__ import main
from tools.cli import faults
from tools.faults.edits import Edits, known, statements
from tools.faults.planting import Mutant, planted
from tools.faults.recording import Ran, mark, read_map, state_of
from tools.faults.trying import tests_of as files_for

ROOT = Path(__file__).parents[2]
PLANTED = "faults --seed word --count 9 --folders bot --tests tests --map {map} --into {into} --seconds 8"

CHANGED = {
    ("if a < b: pass", "if a <= b: pass"),
    ("if a < b: pass", "if (not (a < b)): pass"),
    ("if not a: pass", "if a: pass"),
    ("x = a is not None and b", "x = a is not None or b"),
    ("x = a is not None and b", "x = a is None and b"),
    ("x = [n for n in a if n]", "x = [n for n in a if (not (n))]"),
    ("x = 1 if a else 2", "x = 2 if a else 2"),
    ("x = a[-1]", "x = a[-2]"),
    ("x = a[7]", "x = a[8]"),
    ("x = a[60.0]", "x = a[120.0]"),
    ("x = true(a, b=True)", "x = true(a, b=False)"),
    ("x = true(a, b=True)", "x = true(a)"),
    ("true(a, b=a)", "pass"),
    ("await true(b, a, b=a)", "await true(a, b, b=a)"),
    ("a.b = 1", "pass"),
    ("a += 1", "pass"),
    ("del a[0]", "pass"),
    ("x = (a, b)", "x = (b,)"),
    ("x = {**a, 'a': b}", "x = {**a,}"),
    ("return a", "return None"),
    ("x = text('one-key')", 'x = text("other-key")'),
}
UNCHANGED = (
    "x = zip(a, strict=True)",
    "x = max(a, b)",
    "x = BoundedCache[str, int]('names', 20, 300)",
    "x = asyncio.create_task(a, name=b)",
    "x = Thread(daemon=True)",
    "'A note.'",
    "_log.info('a', 1)",
    "assert a",
    "x, y = a, b",
    "x = f'{1}'",
    "x: tuple[int, str] = a",
)
HARMLESS = ("x = true(a, b=False)", "x = true(a)")
"""Leaving out an argument that is the default."""
TOY = "async def toy(a, b):\n    {}\n\n\ndef true(a, b=False):\n    'other-key'\n"


def changed(statement: str) -> set[tuple[str, str]]:
    source = TOY.format(statement).encode()
    tree = ast.parse(source)
    changes = Edits(source, tree, known([tree], {"one-key", "other-key"}))
    (one, function), *_ = statements(tree)
    made = [source[: one.start] + one.new + source[one.end :] for one in changes.of(one, function)]
    return {(statement, text.decode().splitlines()[1].strip()) for text in made}


def test_each_kind_of_change() -> None:
    for old, new in CHANGED:
        assert (old, new) in changed(old)
    assert HARMLESS not in changed(HARMLESS[0])


@pytest.mark.parametrize("statement", UNCHANGED)
def test_what_is_no_fault_is_left_alone(statement: str) -> None:
    assert changed(statement) == set()


def test_the_same_seed_plants_the_same_faults_and_all_compile() -> None:
    first, again, other = (list(islice(planted(ROOT, seed, ["bot/store"]), 8)) for seed in ("a", "a", "b"))
    assert first == again != other
    for fault in first:
        compile(fault.source, fault.path, "exec")
        assert fault.source != (ROOT / fault.path).read_bytes()


def test_marks_leave_docstrings_in_place() -> None:
    tree = ast.parse(
        '"""A file."""\nfrom __future__ import annotations\ndef one():\n    "Says."\n    return 1\n'
    )
    assert mark(tree, 7)
    namespace = dict[str, object]()
    exec(compile(tree, "marked", "exec"), namespace)
    one, marks = namespace["one"], namespace["__marks__"]
    assert namespace["__doc__"] == "A file."
    assert callable(one)
    assert (one.__doc__, one(), marks[7 + 5], marks[7 + 4]) == ("Says.", 1, 1, 0)  # type: ignore[index]  # made by `exec`, so without a type


def test_tests_are_chosen_by_the_line_or_else_by_the_file(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("1\n2\n3\n")
    now = state_of(tmp_path, "a.py")
    ran = [
        Ran("", lines={now: [2]}),
        Ran("slow", 9.0, True, {now: [1]}),
        Ran("quick", 1.0, True, {now: [1], "b.py 0": [2]}),
        Ran("red", 1.0, False, {now: [1]}),
        Ran("old", 3.0, True, {"a.py 0": [3]}),
    ]
    chosen = [files_for(tmp_path, Mutant("a.py", line, "", ""), ran) for line in (1, 2, 3)]
    assert chosen == [["quick", "slow"], ["quick", "old", "slow"], []]
    (tmp_path / "a.py").write_text("changed since the map was made")
    assert files_for(tmp_path, Mutant("a.py", 3, "", ""), ran) == ["quick", "old", "slow"]


HALVES = """
def seen(a):
    return a / 2

def count(a):
    while a:
        a -= 1

def idle():
    print("never run")
"""
TESTS = """
import subprocess, sys
from bot import halves

def test_seen():
    words = [sys.executable, "-S", "-c", "from bot import halves; print(halves.seen(4))"]
    assert subprocess.check_output(words) == b"2.0\\n"

def test_count():
    halves.count(4)
"""


def test_a_small_project(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, text in {"bot/__init__.py": "", "bot/halves.py": HALVES, "tests/test_halves.py": TESTS}.items():
        (tmp_path / "project" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "project" / name).write_text(text)
    (tmp_path / "project/render").mkdir()
    shutil.copytree(ROOT / "tools/faults", tmp_path / "project/tools/faults")
    monkeypatch.setattr(faults, "_ROOT", tmp_path / "project")
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # it starts in a third of the time
    recorded = tmp_path / "map"
    assert main(["faults", "--map", str(recorded), "--tests", "tests"]) == 0
    assert "2 passed" in capsys.readouterr().out
    (ran,) = [one for one in read_map(recorded) if one.test]
    assert list(ran.lines.values()) == [[3, 6, 7]]
    words = PLANTED.format(map=recorded, into=tmp_path / "into").split()
    assert main(words) == 0
    first = capsys.readouterr().out
    assert "found: bot/halves.py:3 tests/test_halves.py::test_seen" in first
    assert "missed: bot/halves.py:6" in first
    assert "found: bot/halves.py:7 tests/test_halves.py::test_count" in first
    assert "not run: bot/halves.py:10" in first
    assert first.endswith("2 found, 1 missed, 1 not run\n")
    shutil.rmtree(tmp_path / "project/tests")  # a second run takes the verdicts from the file
    assert main(words) == 0
    assert capsys.readouterr().out == first
