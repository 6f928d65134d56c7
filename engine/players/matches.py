"""Whole games between players of given strengths."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Any

from msgspec import Struct

from engine.core.game import AnyGame, Choice, ScoreLine, Standing
from engine.core.setup import Setup
from engine.core.tell import Silence
from engine.core.text import Seat, Text
from engine.players.computer_player import answer
from engine.players.requests import question_of
from engine.players.strengths import Strength

_MOST_TURNS = 5000

Clock = Callable[[], float]
Watch = Callable[[Any, Seat], None]
"""Called for every position in which a seat has just ended a turn."""


class Match(Struct, frozen=True):
    """A finished game: standings, turns and seconds of each seat."""

    standings: tuple[Standing, ...]
    turns: tuple[int, ...]
    seconds: tuple[float, ...]
    longest: tuple[float, ...]
    chapter: int = 0  # the round or season it ended in
    first: Seat = 0  # who began
    sheet: tuple[tuple[Seat, str, int], ...] = ()  # every score line: seat, source, points


class Turn(Struct, frozen=True):
    """The turn that a seat has just played."""

    seat: Seat
    picks: tuple[str, ...]
    seconds: float


def played(
    game: AnyGame,
    setup: Setup,
    players: Sequence[Strength],
    clock: Clock = lambda: 0.0,
    watch: Watch | None = None,
    steps: int = 0,
) -> Match:
    """Play one game with a strength at every seat and, if given, a limit of steps. The clock only
    measures."""
    state, turns = game.new_game(setup), [0] * setup.seats
    seconds, longest = [0.0] * setup.seats, [0.0] * setup.seats
    first = game.seats_to_act(state)[0]
    for each in turns_of(game, setup, state, players, clock, steps):
        turns[each.seat] += 1
        seconds[each.seat] += each.seconds
        longest[each.seat] = max(longest[each.seat], each.seconds)
        if watch is not None:
            watch(state, each.seat)
    return Match(
        tuple(game.standings(state)),
        tuple(turns),
        tuple(seconds),
        tuple(longest),
        game.chapter(state),
        first,
        tuple((line.seat, _name_of(line), line.points) for line in game.score(state)),
    )


def occasion_of(game: AnyGame, state: Any, choice: Choice[Any]) -> Hashable:
    """Return what must change before a seat that nobody waits for is asked again."""
    return game.chapter(state), tuple(choice.actions)


def _name_of(line: ScoreLine) -> str:
    """Return a language-independent name of a score line: its tile, its number or its key."""
    for name, value in line.text.args:
        if isinstance(value, Text) and name == "tile":
            return value.key
        if name == "number":
            return f"{line.text.key} {value}"
    return line.text.key


def turns_of(
    game: AnyGame,
    setup: Setup,
    state: Any,
    players: Sequence[Strength],
    clock: Clock = lambda: 0.0,
    steps: int = 0,
) -> Iterator[Turn]:
    """Yield the turns of a game as they are played, in place, until its end or a standstill."""
    for number, seat, _ in moves_of(game, state):
        began = clock()
        question = question_of(game, state, seat, f"{setup.seed}:{number}", steps)
        picks = answer(players[seat], question).picks
        took = clock() - began
        for words in picks:
            game.play_named(state, seat, words, Silence())
        if picks:
            yield Turn(seat, picks, took)


def moves_of(game: AnyGame, state: Any) -> Iterator[tuple[int, Seat, bool]]:
    """Yield a number for every question, the seat, and whether nobody waits for the answer. The caller plays
    the answer in place. A seat that nobody waits for is asked once for every occasion."""
    occasions = dict[Seat, Hashable]()
    for number in range(_MOST_TURNS):
        choices = game.choices(state)
        if not choices or game.is_at_standstill(state):
            return
        seat, free = choices[0].seat, choices[0].free
        for choice in choices:
            occasion = occasion_of(game, state, choice)
            if choice.free and occasions.get(choice.seat) != occasion:
                occasions[choice.seat], seat, free = occasion, choice.seat, True
                break
        yield number, seat, free
    raise RuntimeError(f"no end after {_MOST_TURNS} turns")
