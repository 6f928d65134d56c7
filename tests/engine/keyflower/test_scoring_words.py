"""The sheet of random games at any moment: it never fails, adds up, and is made of words that exist."""

from __future__ import annotations

from collections.abc import Iterator

from engine.keyflower.game import KEYFLOWER
from engine.keyflower.scoring import score
from engine.keyflower.state import State
from tests.support.conformance import setup_for
from tests.support.keyflower_scoring import Finished
from tests.support.messages import check_said, messages
from tests.support.positions import positions


def states(number: int, merchants: str) -> Iterator[State]:
    """Positions of a random game, the last one at its end."""
    setup = setup_for(KEYFLOWER, 2 + number % 5, f"sheet {number}", merchants=merchants)
    for state in positions(KEYFLOWER, setup, f"sheet {number}", 97):
        yield state
    yield state


def test_kf_82_a_sheet_can_be_written_at_any_moment() -> None:
    texts = []
    for number in range(6):
        for state in states(number, ("off", "mix", "all")[number % 3]):
            before = KEYFLOWER.to_json(state)
            lines = score(state)
            assert KEYFLOWER.to_json(state) == before
            assert {line.seat for line in lines} <= set(range(len(state.players)))
            texts += [text for line in lines for text in (line.text, *line.detail)]
    for text in texts:
        check_said("keyflower", text)


def test_every_line_of_a_rich_village_has_words() -> None:
    game = Finished().keyple().home(upgraded=True, extension="red-1", gold=3, wood=2).contracts(2, 13, 24, 28)
    game.tile("timber-yard", wood=2, gold=1).tile("sea-breese", (0, 1)).tile("barn", (1, -1))
    game.tile("blacksmith", (1, 0)).tile("order-1", (-1, 0)).tile("keywood", upgraded=True)
    game.tiles("keyflower", "sea-bastion", "flipper", "flipper-ii", "sea-breese-ii", "ianvincible-ii")
    game.tiles("artisan", "builder", "muleteer", "mercers-guild", "jeweller", "scribes").beside("forge")
    game.skills(saw=1, anvil=1)
    lines = game.lines()
    used = {
        key for line in lines for text in (line.text, *line.detail) for key in check_said("keyflower", text)
    }
    missing = {key for key in messages("keyflower") if key.startswith("keyflower-score-")} - used
    assert missing <= {"keyflower-score-keyple", "keyflower-score-gold"}, "words that no line uses"
