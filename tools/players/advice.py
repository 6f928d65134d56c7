"""A player who always plays the first hint, and the losses that a review finds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct, field

from engine.core.game import AnyGame
from engine.core.setup import Setup
from engine.core.text import Seat
from engine.players.adviser import Adviser
from engine.players.computer_player import answer
from engine.players.matches import moves_of
from engine.players.requests import question_of
from engine.players.review import Glimpse, glimpse, named, play_turn
from engine.players.strengths import STRENGTHS

_FOLLOWER: Seat = 0
_OTHERS = STRENGTHS["normal"]


class Followed(Struct):
    """Results of the reviews of all followed hints."""

    games: int = 0
    turns: int = 0  # of the player who follows hints, where there was a choice
    lost: float = 0.0  # total points lost
    lossy: int = 0  # turns that lost points
    named: int = 0  # turns among the worst of their game
    worst: list[tuple[float, str, str]] = field(default_factory=list)  # of each game: points, played, better

    def lines(self) -> Iterator[str]:
        turns, games = max(1, self.turns), max(1, self.games)
        yield f"{self.games} games, {self.turns} turns by the first hint"
        yield f"given away by the review: {self.lost / turns:.3f} points a turn"
        yield f"turns that gave something away: {self.lossy} ({self.lossy / turns:.1%})"
        yield f"followed hints among the three worst: {self.named} ({self.named / games:.2f} a game)"


def follow(game: AnyGame, setup: Setup, found: Followed, *, other_worlds: bool = False) -> None:
    """Play and review one game. `other_worlds`: the review uses other imagined worlds than the hints."""
    state, seen = game.new_game(setup), list[Glimpse]()
    for number, seat, free in moves_of(game, state):
        seed = f"{setup.seed}:{number}"
        picks = _picks(game, state, seat, seed, free=free)
        if not picks:
            continue
        if seat == _FOLLOWER and not free:
            seen.append(glimpse(game, state, seat, picks, f"{seed}:anew" if other_worlds else seed))
        else:
            play_turn(game, state, seat, picks)
    found.games += 1
    found.turns += len(seen)
    found.lost += sum(turn.lost for turn in seen)
    found.lossy += sum(bool(turn.better) for turn in seen)
    worst = named(seen)
    found.named += len(worst)
    found.worst += [(turn.lost, " ".join(turn.picks), " ".join(turn.better)) for turn in worst[:1]]


def _picks(game: AnyGame, state: Any, seat: Seat, seed: str, *, free: bool) -> tuple[str, ...]:
    question = question_of(game, state, seat, seed)
    if seat != _FOLLOWER or free:
        return answer(_OTHERS, question).picks
    return Adviser(game).hints(state, seat, seed, plans=False).hints[0].picks
