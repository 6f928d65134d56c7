"""Every text that busy games speak is in the words, with the variables it is given; pieces have names."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.tell import Tell
from engine.core.text import Text
from engine.keyflower.game import KEYFLOWER
from tests.support.keyflower import busy_game
from tests.support.keyflower_box import ALL_BOATS, CONTRACTS, EXTENSIONS, TILES
from tests.support.messages import check_said, messages


def spoken(number: int) -> Iterator[Text]:
    """Questions, menus, events and sheet of one busy random game."""
    tell = Tell()
    for step, state in enumerate(busy_game(number, 2 + number % 5, tell)):
        yield from (event.text for event in tell.events)
        tell.events.clear()
        if step % 4 == 0:
            for decision in KEYFLOWER.decisions(state):
                yield decision.ask
                yield from (text for option in decision.options for text in option.menu)
    for line in KEYFLOWER.score(state):
        yield line.text
        yield from line.detail


def test_every_text_of_busy_games_is_in_the_words() -> None:
    heard = set[str]()
    for number in range(10):
        for text in spoken(number):
            heard |= check_said("keyflower", text)
    assert len(heard) > 150


def test_every_piece_has_a_name() -> None:
    known = messages("keyflower")
    for piece in (*TILES, *ALL_BOATS):
        assert f"keyflower-tile-{piece}" in known
        assert f"keyflower-tile-{piece}-help" in known
    assert all(f"keyflower-{contract}" in known for contract in CONTRACTS)
    assert all(f"keyflower-extension-{extension}" in known for extension in EXTENSIONS)
