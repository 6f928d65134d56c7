"""Faults of a project: chosen by a seed, each at a random statement of its functions."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

from msgspec import Struct

from tools.faults.edits import Edit, Edits, Function, known, statements

FOLDERS = ("bot/services", "bot/store", "bot/delivery", "bot/ui", "render")
_KEY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)


class Mutant(Struct, frozen=True):
    path: str
    line: int
    before: str
    after: str
    source: bytes = b""  # the whole file with the fault

    @property
    def name(self) -> tuple[object, ...]:
        return self.path, self.line, self.before, self.after


def files(root: Path, places: Sequence[str]) -> list[str]:
    """Return the Python files below these folders, and these files."""
    found = (
        path
        for one in places
        for path in ((root / one).rglob("*.py") if (root / one).is_dir() else [root / one])
    )
    return sorted(str(path.relative_to(root)) for path in found)


def planted(root: Path, seed: str, folders: Sequence[str]) -> Iterator[Mutant]:
    """Yield faults without end of the list in sight: one per statement, all statements equally likely."""
    paths = files(root, folders)
    sources = {path: (root / path).read_bytes() for path in paths}
    trees = {path: ast.parse(source) for path, source in sources.items()}
    messages = (root / "bot/locales/en").glob("*.ftl")
    keys = {key for file in messages for key in _KEY.findall(file.read_text(encoding="utf-8"))}
    project = known(list(trees.values()), keys)
    edits = {path: Edits(sources[path], trees[path], project) for path in paths}
    places = [(path, one, function) for path in paths for one, function in statements(trees[path])]
    rng = Random(seed)
    rng.shuffle(places)
    for path, one, function in places:
        fault = _one(rng, path, sources[path], edits[path], one, function)
        if fault is not None:
            yield fault


def _one(
    rng: Random, path: str, source: bytes, edits: Edits, statement: ast.stmt, function: Function
) -> Mutant | None:
    """Choose a kind of change, then one of it. Skip those that do not compile or change nothing."""
    kinds = defaultdict[str, list[Edit]](list)
    for edit in edits.of(statement, function):
        kinds[edit.kind].append(edit)
    for kind in rng.sample(sorted(kinds), len(kinds)):
        for _, start, end, new in rng.sample(kinds[kind], len(kinds[kind])):
            changed = source[:start] + new + source[end:]
            if _shape(changed) not in (None, _shape(source)):
                first, last = source.rfind(b"\n", 0, start) + 1, source.find(b"\n", end)
                head, tail = source[first:start], source[end:last]
                before, after = (_line(head + words + tail) for words in (source[start:end], new))
                return Mutant(path, statement.lineno, before, after, changed)
    return None


def _shape(source: bytes) -> str | None:
    try:
        compile(source, "fault", "exec", dont_inherit=True)
        return ast.dump(ast.parse(source))
    except (SyntaxError, ValueError):
        return None


def _line(text: bytes) -> str:
    return " ".join(text.decode().split())
