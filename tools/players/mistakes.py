"""Mistakes of computer players by the rules alone, counted over whole games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec import Struct, field

from engine.core.game import AnyGame
from engine.core.setup import Setup
from engine.core.tell import Silence
from engine.players.evaluator import evaluator_of
from engine.players.matches import turns_of
from engine.players.strengths import Strength


class Follies(Struct):
    """By player: the number of turns, and of each mistake."""

    turns: Counter[str] = field(default_factory=Counter)
    met: dict[str, Counter[str]] = field(default_factory=dict)
    seen: list[str] = field(default_factory=list)  # one example of each kind: player, mistake, turn

    def lines(self) -> Iterator[str]:
        for player, turns in self.turns.items():
            met = self.met.get(player, Counter[str]())
            told = ", ".join(f"{name} {count}" for name, count in met.most_common()) or "none"
            yield f"{player}: {met.total()} in {turns} turns ({told})"
        yield from self.seen


def count(game: AnyGame, setup: Setup, table: Sequence[Strength], found: Follies) -> None:
    """Play one game and check every pick before it is made."""
    evaluator, state = evaluator_of(game), game.new_game(setup)
    before = game.copy(state)
    for turn in turns_of(game, setup, state, table):
        player = table[turn.seat].key
        found.turns[player] += 1
        for words in turn.picks:
            option = game.option_named(before, turn.seat, words)
            assert option is not None
            if name := evaluator.mistake(before, option.action):
                met = found.met.setdefault(player, Counter())
                if not met[name]:
                    found.seen.append(f"{player}: {name} in {' '.join(turn.picks)} (seed {setup.seed[:8]})")
                met[name] += 1
            game.play(before, option.action, Silence())
