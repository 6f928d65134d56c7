"""Whole games that a computer plays like a person, for counting taps."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from engine.core.game import AnyGame, Decision, Option
from engine.core.record import Move, Record, record_of
from engine.core.rng import Rng
from engine.core.setup import Setup
from engine.core.tell import Silence
from engine.core.text import Seat
from engine.players import STRENGTHS, answer, question_of, random_ish_player
from engine.registry import GAMES
from engine.simulate import next_to_move, setup_from

_LONGEST, _PART = 1500, 130  # picks of a whole game, and of a part
_ANY_PLOT = "-farm"  # the end of the names of bare plots
CHANCE, BEGINNER = "random-ish", "easy"
"""Who plays: a random player, or one with intentions."""


def recorded_games(quick: bool, by: str = CHANCE) -> Iterator[Record]:
    wanted = [
        ("keyflower", 3, {"merchants": "mix"}),
        ("keyflower", 2, {}),
        ("keyper", 2, {}),
        ("keyper", 3, {}),
        ("keythedral", 3, {}),
    ]
    for key, seats, options in wanted[::2] if quick else wanted:
        setup = setup_from(GAMES[key], seats, "taps", options)
        yield _recorded(GAMES[key], setup, _PART if quick else _LONGEST, by)


def _recorded(game: AnyGame, setup: Setup, most: int, by: str = CHANCE) -> Record:
    """Record a game by a computer that ends its turns like people do: once only asides are left."""
    rng, state, moves, begun = Rng(setup.seed, 1 << 40), game.new_game(setup), list[Move](), set[Seat]()
    plans = defaultdict[Seat, list[str]](list)
    while (choices := game.choices(state)) and not game.is_at_standstill(state) and len(moves) < most:
        seat = next_to_move(choices, rng).seat
        decision = game.decision_of(state, seat)
        assert decision is not None
        if (option := _as_people_do(decision, seat in begun)) is not None:
            plans[seat].clear()
        elif by == CHANCE:
            option = random_ish_player(game.view_for(state, seat), decision, rng)
        else:
            planned = game.option_named(state, seat, plans[seat].pop(0)) if plans[seat] else None
            if planned is None:  # a usual pick has come in between
                plans[seat] = list(_thought(game, state, seat, by, len(moves)))
                planned = game.option_named(state, seat, plans[seat].pop(0)) if plans[seat] else None
            option = planned or decision.options[0]
        option = _on_any_plot(decision, option)
        begun = begun - {seat} if option.confirms else begun | {seat}
        moves.append(Move(seat, option.words))
        game.play(state, option.action, Silence())
    return record_of(game, setup, moves, state)


def _as_people_do(decision: Decision[Any], begun: bool) -> Option[Any] | None:
    """Return what follows automatically once a turn has begun: the next tile, the usual place, or its end."""
    ending = [one for one in decision.options if one.confirms]
    own = [one for one in decision.options if not (one.dominated or one.aside)]
    usual = [one for one in decision.options if one.usual]
    if begun and len(own) == len(ending) == 1:
        return ending[0]
    return usual[0] if begun and len(usual) == 1 else None


def _on_any_plot(decision: Decision[Any], chosen: Option[Any]) -> Option[Any]:
    """Return the first bare plot on a farm of Keyper, as people do: all are equally good."""
    bare = [one for one in decision.options if one.menu[-1].key.endswith(_ANY_PLOT)]
    return bare[0] if chosen in bare else chosen


def _thought(game: AnyGame, state: Any, seat: Seat, by: str, number: int) -> tuple[str, ...]:
    return answer(STRENGTHS[by], question_of(game, state, seat, f"{number}")).picks
