"""The messages, read once, and a check that the engine's texts are among those of the game in English."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.locales.translations import HOME
from engine.core.text import Text, texts_in


@cache
def parsed(path: Path) -> list[ast.EntryType]:
    """Return what a file of messages consists of; reading all five languages takes three seconds."""
    return FluentParser().parse(path.read_text(encoding="utf-8")).body


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found = set[str]()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the library's name
        self.found.add(node.id.name)


@cache
def messages(game: str, files: str = "[-.]*") -> dict[str, set[str]]:
    """Return the messages of a game, and the arguments of each."""
    found = dict[str, set[str]]()
    for path in sorted((HOME / "en").glob(f"{game}{files}")):
        for entry in parsed(path):
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                variables = _Variables()
                variables.visit(entry)
                assert entry.id.name not in found, f"{entry.id.name} stands there twice"
                found[entry.id.name] = variables.found
    return found


def check_said(game: str, root: Text) -> set[str]:
    """Check that a text and all texts within it have a message and its arguments; return their keys."""
    heard = set[str]()
    for part in texts_in(root):
        if part.key.startswith(f"{game}-"):
            assert part.key in messages(game), f"no message {part.key}"
            wanted, given = messages(game)[part.key], {name for name, _ in part.args}
            assert wanted <= given, f"{part.key} wants {wanted - given}"
            heard.add(part.key)
    return heard
