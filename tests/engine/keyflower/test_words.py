"""Every text the game speaks exists in English, with the variables it is given."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from engine.core.tell import Tell
from engine.core.text import Text, texts_in
from engine.keyflower.content.pieces import ALL_BOATS, CONTRACTS, EXTENSIONS, TILES
from engine.keyflower.game import KEYFLOWER
from tests.support.keyflower import lively

WORDS = Path(__file__).parents[3] / "bot" / "words" / "en"


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages() -> dict[str, set[str]]:
    """Message ids and the variables each asks for."""
    found = {}
    files = [path.read_text(encoding="utf-8") for path in sorted(WORDS.glob("keyflower*.ftl"))]
    for entry in (entry for words in files for entry in FluentParser().parse(words).body):
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            visitor = _Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.found
    return found


def spoken(number: int) -> Iterator[Text]:
    """Questions, menus, events and sheet of one busy random game."""
    tell = Tell()
    for step, state in enumerate(lively(number, 2 + number % 5, tell)):
        yield from (event.text for event in tell.events)
        tell.events.clear()
        if step % 4 == 0:
            for decision in KEYFLOWER.decisions(state):
                yield decision.ask
                yield from (text for option in decision.options for text in option.menu)
    for line in KEYFLOWER.score(state):
        yield line.text
        yield from line.detail


def test_every_text_of_random_games_is_in_the_words() -> None:
    known, heard = messages(), set[str]()
    for number in range(10):
        for spoken_text in spoken(number):
            for part in texts_in(spoken_text):
                assert part.key in known, f"no message {part.key}"
                asked = known[part.key]
                given = {name for name, _ in part.args}
                assert asked <= given, f"{part.key} asks for {asked - given}"
                heard.add(part.key)
    assert len(heard) > 150


def test_every_key_named_in_the_code_is_in_the_words() -> None:
    known = messages()
    folder = Path(__file__).parents[3] / "engine" / "keyflower"
    keys = {
        key
        for path in folder.rglob("*.py")
        for key in re.findall(r"(?:text|all)\(\s*\"(keyflower-[a-z0-9-]+)\"", path.read_text())
    }
    assert len(keys) > 50
    assert keys <= set(known), sorted(keys - set(known))


def test_every_piece_and_option_has_a_name() -> None:
    known = messages()
    for piece in (*TILES, *ALL_BOATS):
        assert f"keyflower-tile-{piece}" in known
        assert f"keyflower-tile-{piece}-help" in known
    assert all(f"keyflower-{contract}" in known for contract in CONTRACTS)
    assert all(f"keyflower-extension-{extension}" in known for extension in EXTENSIONS)
    for option in KEYFLOWER.spec.options:
        assert f"keyflower-option-{option.key}" in known
        assert f"keyflower-option-{option.key}-help" in known
        if option.kind == "choice":
            assert all(f"keyflower-option-{option.key}-{value}" in known for value in option.values)
