"""Log lines identify tables and people by id, and contain no text or secrets of players."""

from __future__ import annotations

import ast

from bot.logs import KEPT
from tests.support.source import sources

LEVELS = {"debug", "info", "warning", "error", "exception", "critical", "log"}
FORBIDDEN = {
    "name",
    "display_name",
    "words",
    "picks",
    "view",
    "state",
    "seed",
    "content",
    "move",
    "options",
    "names",
}
"""Attributes and variables that would put a name, a move or a secret into a line."""


def calls() -> list[tuple[str, ast.Call]]:
    found = []
    for module, source in sources("bot").items():
        for node in ast.walk(source.tree):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
                continue
            logger = node.func.value
            if node.func.attr in LEVELS and isinstance(logger, ast.Name) and logger.id == "_log":
                found.append((f"{module}:{node.lineno}", node))
    return found


def test_lines_are_words_with_gaps_so_that_nothing_is_pasted_into_them() -> None:
    assert len(calls()) > 20
    odd = []
    for place, call in calls():
        first = call.args[1] if call.func.attr == "log" else call.args[0]  # type: ignore[attr-defined]  # an Attribute
        if not isinstance(first, ast.Constant):
            odd.append(place)
    assert odd == []


def test_no_line_is_handed_a_name_a_move_or_a_secret() -> None:
    odd = []
    for place, call in calls():
        for given in call.args[1:]:
            for node in ast.walk(given):
                named = {ast.Attribute: "attr", ast.Name: "id"}.get(type(node))
                value = getattr(node, named) if named else ""
                is_class = isinstance(node, ast.Attribute) and node.attr == "__name__"
                if value in FORBIDDEN and not is_class:
                    odd.append(f"{place}: {value}")
    assert odd == []


def test_tables_and_people_go_along_under_the_names_that_are_kept() -> None:
    """Other field names would not reach the log line."""
    odd = []
    for module, source in sources("bot").items():
        for node in ast.walk(source.tree):
            if isinstance(node, ast.keyword) and node.arg == "extra" and isinstance(node.value, ast.Dict):
                keys = {str(key.value) for key in node.value.keys if isinstance(key, ast.Constant)}
                odd += [f"{module}:{node.value.lineno}: {key}" for key in keys - set(KEPT)]
    assert odd == []
