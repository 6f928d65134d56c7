"""Letters of a menu stand on the picture's badges, and on no piece of the game."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

from bot.ui.page.voice import Voices
from bot.ui.panel.controls import controls
from bot.ui.panel.entries import letters
from bot.ui.pictures.studio import piece_letters
from bot.ui.press.ids import PanelId
from engine.core.record import game_of, imported
from engine.core.setup import checked
from engine.core.tell import Silence
from engine.registry import GAMES

REPLAYS = Path(__file__).parents[3] / "replays"
VOICE = Voices().plain("en", ("Ada", "Ben", "Cleo"))


def test_letters_that_pieces_carry_are_left_out_of_pairs_too() -> None:
    assert list(islice(letters(), 28))[-3:] == ["Z", "AA", "AB"]
    some = list(islice(letters("AC"), 26))
    assert some[:2] == ["B", "D"]
    assert some[-2:] == ["BB", "BD"]


@pytest.mark.parametrize("game", [*GAMES, "no such game"])
def test_pieces_carry_signs_so_every_letter_is_free_for_a_badge(game: str) -> None:
    """A letter would be that of one language: S for light blue."""
    assert piece_letters(game) == frozenset()


@pytest.mark.parametrize("name", ["keyflower-3p", "keyper-3-thoughtful"])
def test_no_badge_of_a_whole_game_reads_like_a_piece(name: str) -> None:
    record = imported((REPLAYS / f"{name}.json").read_bytes())
    game = game_of(record, GAMES)
    state, shown = game.new_game(checked(game.spec, record.setup)), set[str]()
    taken = piece_letters(game.key)
    for number, move in enumerate(record.moves[:240]):
        decision = game.decision_of(state, move.seat)
        assert decision is not None
        if number % 3 == 0:
            drawn = controls(decision.options, PanelId("g", 0, "m"), (), VOICE, room=26, taken=taken)
            shown |= set(drawn.badges.values())
        action = next(option.action for option in decision.options if option.words == move.words)
        game.play(state, action, Silence())
    assert len(shown) > 5
    assert not {letter for badge in shown for letter in badge} & taken
