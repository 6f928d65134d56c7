"""When and by what a question is answered by itself, in worlds that nobody else can tell apart.

Random games of every kind; the answer to each question is held against the answer to the same question in
worlds dealt anew. What others can see of it (at once, or in somebody's own time) must be the same in all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import Struct

from bot.services.unasked import Unasked, unasked
from engine.core.rng import Rng
from engine.core.tell import Silence
from engine.core.text import Seat
from engine.players import random_ish_player
from engine.registry import GAMES
from engine.simulate import next_to_move
from tests.support.conformance import setup_for
from tests.support.plans import seeded
from tests.support.secrecy import AnyGame, readers

TABLES = [
    pytest.param("keythedral", {}, 500, id="keythedral"),
    pytest.param("keythedral", {"windows": "strict"}, 500, id="keythedral, strict"),
    pytest.param("keythedral", {"literal": "on", "face-up": "on"}, 300, id="keythedral, literal and face up"),
    pytest.param("keyflower", {}, 150, id="keyflower"),
    pytest.param("keyflower", {"screens": "memory-aid"}, 150, id="keyflower, memory aid"),
    pytest.param("keyflower", {"merchants": "all", "screens": "open"}, 150, id="merchants, open screens"),
    pytest.param("keyper", {}, 100, id="keyper"),
    pytest.param("lantern", {}, 100, id="lantern"),
]
WORLDS = 5
MOST_PICKS = 4000
FEW = 3
"""With more picks than this there is a choice, as a rule."""


class Moment(Struct, frozen=True):
    """A question that is not hushed, before anything of its answer is picked."""

    state: Any
    seat: Seat


def moments(game: AnyGame, word: str, options: dict[str, str], most: int) -> Iterator[Moment]:
    """Those with few picks; of the others one in so many, since nobody is answered for there."""
    rng, found = seeded(word), 0
    for number in range(most):
        state, begun = game.new_game(setup_for(game, 3, f"{word} {number}", **options)), False
        for step in range(MOST_PICKS):
            if not (choices := game.choices(state)) or game.is_at_standstill(state):
                break
            if not begun and not game.is_hushed(state):
                for choice in choices:
                    if not choice.free and (len(choice.actions) <= FEW or step % 20 == 0):
                        yield Moment(state, choice.seat)
                        found += 1
                        if found == most:
                            return
            choice = next_to_move(choices, rng)
            decision = game.decision_of(state, choice.seat)
            assert decision is not None
            option = random_ish_player(game.view_for(state, choice.seat), decision, rng)
            begun = not (option.confirms or option.reveals)
            game.play(state, option.action, Silence())


def answered(game: AnyGame, state: Any, seat: Seat) -> Unasked | None:
    found = unasked(game, state, seat, (), None, {})
    assert not found or isinstance(found, Unasked)
    return found


def shown(game: AnyGame, state: Any, seat: Seat) -> str:
    """What others see of an answer before anybody could have come: a strict table also who is asked."""
    found = answered(game, state, seat)
    if found is not None and found.at_once:
        return "at once"
    return "in its own time"


def worlds(game: AnyGame, moment: Moment, rng: Rng) -> Iterator[Any]:
    """Of everybody but the seat that is asked."""
    others = [reader for reader in readers(game, moment.state) if reader != moment.seat]
    for _ in range(WORLDS):
        for reader in others:
            yield game.imagine(moment.state, reader, rng)


@pytest.mark.parametrize(("key", "options", "most"), TABLES)
def test_nobody_else_learns_anything_by_when_a_question_is_answered(
    key: str, options: dict[str, str], most: int
) -> None:
    game, rng, told, betrayed = GAMES[key], seeded("when"), Counter[str](), Counter[str]()
    for moment in moments(game, "when", options, most):
        here = shown(game, moment.state, moment.seat)
        told[here] += 1
        there = {shown(game, world, moment.seat) for world in worlds(game, moment, rng)}
        betrayed[here] += there != {here}
    assert not betrayed.total(), f"of {dict(told)} what others cannot know decided: {dict(betrayed)}"
