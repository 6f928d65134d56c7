"""Every sentence the engine names exists, with exactly the arguments it is given."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from engine.core.rng import Rng, seed_from
from engine.core.tell import Tell
from engine.core.text import Text, texts_in
from engine.keyper.content.board import DISPLAY_FIELDS, FAIR, WINTER_FAIR
from engine.keyper.content.fields import FIELDS
from engine.keyper.content.goods import COLOURS, RESOURCES, SEASONS
from engine.keyper.content.house import BOATS, BUILD_COSTS
from engine.keyper.content.shapes import Construct, Improve
from engine.keyper.content.tiles import TILES, UPGRADE_COSTS
from engine.keyper.game import KEYPER
from tests.support.conformance import setup_for

WORDS = Path(__file__).parents[3] / "bot" / "words" / "en" / "keyper.ftl"


class _Arguments(visitor.Visitor):
    def __init__(self) -> None:
        self.names = set[str]()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages() -> dict[str, set[str]]:
    """Each message and the arguments it wants."""
    found = dict[str, set[str]]()
    for entry in FluentParser().parse(WORDS.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            arguments = _Arguments()
            arguments.visit(entry)
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            found[entry.id.name] = arguments.names
    return found


KNOWN = messages()


def check(root: Text) -> None:
    for part in texts_in(root):
        assert part.key in KNOWN, f"no message {part.key}"
        assert KNOWN[part.key] <= {name for name, _ in part.args}, f"{part.key} wants more than {part.args}"


@pytest.mark.parametrize(("seats", "seed"), [(2, "a"), (3, "b"), (4, "c"), (4, "d")])
def test_random_games_say_only_what_there_are_words_for(seats: int, seed: str) -> None:
    rng, state = Rng(seed_from(seed)), KEYPER.new_game(setup_for(KEYPER, seats, seed))
    while choices := KEYPER.choices(state):
        choice = rng.choice(choices)
        check(KEYPER.ask(state, choice.seat)[1])
        action = rng.choice(choice.actions)
        for part in KEYPER.option(state, choice.seat, action).menu:
            check(part)
        tell = Tell()
        KEYPER.play(state, action, tell)
        for event in tell.events:
            check(event.text)
    for line in KEYPER.score(state):
        for part in (line.text, *line.detail):
            check(part)


def test_every_icon_of_a_cost_has_words() -> None:
    costs = [*BUILD_COSTS.values(), *UPGRADE_COSTS.values()]
    for tile in TILES.values():
        for power in (*tile.basic.powers, *tile.upgraded.powers):
            if isinstance(power, Construct | Improve):
                costs.append(power.cost)
    assert not {f"keyper-counted-{icon}" for cost in costs for icon in cost} - set(KNOWN)


def test_every_piece_has_a_name() -> None:
    pieces: dict[str, list[str]] = {
        "tile": list(TILES),
        "field": list(FIELDS),
        "good": list(RESOURCES),
        "counted": list(RESOURCES),
        "colour": list(COLOURS),
        "season": list(SEASONS),
        "display": list(DISPLAY_FIELDS),
        "fair": [*FAIR, *WINTER_FAIR],
        "boat": [boat.id for boat in BOATS],
    }
    for kind, ids in pieces.items():
        assert not {f"keyper-{kind}-{piece}" for piece in ids} - set(KNOWN)
    assert not {f"keyper-tile-{tile}-help" for tile in TILES} - set(KNOWN)
