"""Every match that ends in `case _` raises, calls `assert_never` or explains itself in a comment, so mypy
lists the places where a new action, effect or stage must be handled."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from tests.support.source import PRODUCT, Source, sources


def silent(source: Source) -> Iterator[str]:
    """Yield the matches that silently ignore other cases."""
    lines = source.path.read_text(encoding="utf-8").splitlines()
    for node in ast.walk(source.tree):
        line = _swallows(node.cases[-1]) if isinstance(node, ast.Match) else 0
        if line and "#" not in lines[line - 1]:
            yield f"{source.module}:{line}"


def _swallows(last: ast.match_case) -> int:
    """The line of a wildcard that neither raises nor is never reached; 0: it is none."""
    pattern, first = last.pattern, last.body[0]
    if not isinstance(pattern, ast.MatchAs) or pattern.name is not None or last.guard is not None:
        return 0
    is_refused = isinstance(first, ast.Raise) or "assert_never" in ast.unparse(first)
    return 0 if is_refused else pattern.lineno


@pytest.mark.parametrize("room", PRODUCT)
def test_no_match_swallows_what_it_does_not_name(room: str) -> None:
    assert [place for source in sources(room).values() for place in silent(source)] == []
