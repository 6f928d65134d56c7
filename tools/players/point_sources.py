"""Sources of points of computer players: the share of each source by strength, what else was on offer, and
how often it was taken.

A player biased towards a source (`hard+fairs`) beside an unbiased one shows what the source could bring, and
what that costs elsewhere."""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct, field

from engine.core.game import AnyGame
from engine.core.setup import Setup
from engine.core.tell import Silence
from engine.players.biased_player import names, pick_names
from engine.players.computer_player import answer
from engine.players.matches import moves_of
from engine.players.requests import question_of
from engine.players.strengths import Strength

_SURE = 1.959964
"""Half-width of the 95 % confidence interval, in standard errors."""


class Scores(Struct):
    """One source of points, for one player."""

    points: int = 0
    seats: int = 0  # with at least one line of it
    nothing: int = 0  # lines of it that scored nothing
    most: int = 0  # maximum points of one seat


class Offers(Struct):
    """One kind of pick, for one player: turns in which it was legal, and in which it was made."""

    offered: int = 0
    picked: int = 0


class Seated(Struct):
    """Results of the seats of one player."""

    seats: int = 0
    points: int = 0
    wins: float = 0.0  # a shared win counts as a fraction
    leads: list[float] = field(default_factory=list)  # above the mean of the others, seat by seat
    found: dict[str, Scores] = field(default_factory=dict)
    picks: dict[str, Offers] = field(default_factory=dict)


class Sources(Struct):
    players: dict[str, Seated] = field(default_factory=dict)

    def lines(self) -> Iterator[str]:
        for player, each in self.players.items():
            yield (
                f"{player}, {each.seats} seats, {each.points / each.seats:.1f} points, "
                f"{each.wins / each.seats:.0%} won, {_told(each.leads)} above the others"
            )
            yield f"  {'source':24}{'share':>7}{'points':>8}{'seats':>8}{'most':>6}{'lines of 0':>12}"
            for name, scores in sorted(each.found.items(), key=lambda one: -one[1].points):
                yield (
                    f"  {name:24}{scores.points / max(1, each.points):7.1%}{scores.points / each.seats:8.2f}"
                    f"{scores.seats / each.seats:8.0%}{scores.most:6}{scores.nothing:12}"
                )
            yield f"  {'pick':24}{'a seat':>7}{'offered':>8}{'taken':>8}"
            for name, offers in sorted(each.picks.items(), key=lambda one: -one[1].picked):
                yield (
                    f"  {name:24}{offers.picked / each.seats:7.2f}{offers.offered / each.seats:8.1f}"
                    f"{offers.picked / max(1, offers.offered):8.0%}"
                )


def _told(leads: Sequence[float]) -> str:
    if len(leads) == 1:
        return f"{leads[0]:+.1f}"
    within = _SURE * statistics.stdev(leads) / math.sqrt(len(leads))
    return f"{statistics.fmean(leads):+.1f} ± {within:.1f}"


def score(game: AnyGame, setup: Setup, table: Sequence[Strength], found: Sources) -> None:
    """Play one game and count the sources of each seat; a source that a seat does not have counts as zero."""
    state = game.new_game(setup)
    for player in table:
        found.players.setdefault(player.key, Seated()).seats += 1
    for number, seat, _ in moves_of(game, state):
        picks = answer(table[seat], question_of(game, state, seat, f"{setup.seed}:{number}")).picks
        _play(game, state, seat, picks, found.players[table[seat].key].picks)
    here = dict[tuple[int, str], int]()
    for line in game.score(state):
        own = found.players[table[line.seat].key]
        for name in names(game, line):
            here[line.seat, name] = here.get((line.seat, name), 0) + line.points
            own.found.setdefault(name, Scores()).nothing += not line.points
    for (seat, name), points in here.items():
        scores = found.players[table[seat].key].found[name]
        scores.points += points
        scores.seats += points != 0
        scores.most = max(scores.most, points)
    _count_results(game, state, table, found)


def _play(game: AnyGame, state: Any, seat: int, picks: Sequence[str], counts: dict[str, Offers]) -> None:
    """Play a turn in place; each kind of pick counts once."""
    offered, made = set[str](), set[str]()
    for words in picks:
        for choice in game.choices(state):
            if choice.seat == seat:
                offered.update(name for action in choice.actions for name in pick_names(action))
        made.update(pick_names(game.play_named(state, seat, words, Silence()).action))
    for name in offered:
        each = counts.setdefault(name, Offers())
        each.offered += 1
        each.picked += name in made


def _count_results(game: AnyGame, state: Any, table: Sequence[Strength], found: Sources) -> None:
    standings = game.standings(state)
    total, winners = sum(each.points for each in standings), sum(each.rank == 1 for each in standings)
    for each in standings:
        player = found.players[table[each.seat].key]
        player.points += each.points
        player.wins += (each.rank == 1) / winners
        player.leads.append(each.points - (total - each.points) / max(1, len(table) - 1))
