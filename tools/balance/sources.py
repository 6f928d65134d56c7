"""What computers score by: the share of their points that comes from each source, by strength."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct, field

from engine.core.setup import Setup
from engine.players.asking import AnyGame
from engine.players.matches import turns_of
from engine.players.strengths import Strength


class Scores(Struct):
    """One source of points, for one player."""

    points: int = 0
    seats: int = 0  # that had any of it
    nothing: int = 0  # lines of it that scored nothing
    most: int = 0  # points of one seat


class Sources(Struct):
    """By player: its seats, and what they scored by."""

    seats: dict[str, int] = field(default_factory=dict)
    found: dict[str, dict[str, Scores]] = field(default_factory=dict)
    picks: dict[str, dict[str, int]] = field(default_factory=dict)  # how often each verb is picked

    def lines(self) -> Iterator[str]:
        for player, seats in self.seats.items():
            found = self.found[player]
            total = sum(each.points for each in found.values())
            yield f"{player}, {seats} seats, {total / seats:.1f} points"
            yield f"  {'source':36}{'share':>7}{'points':>8}{'seats':>8}{'most':>6}{'lines of 0':>12}"
            for name, each in sorted(found.items(), key=lambda one: -one[1].points):
                yield (
                    f"  {name:36}{each.points / max(1, total):7.1%}{each.points / seats:8.2f}"
                    f"{each.seats / seats:8.0%}{each.most:6}{each.nothing:12}"
                )
            picks = sorted(self.picks[player].items(), key=lambda each: -each[1])
            verbs = [f"{verb} {n / seats:.1f}" for verb, n in picks if verb.isalpha()]
            yield f"  picks a seat: {', '.join(verbs)}"


def score(game: AnyGame, setup: Setup, table: Sequence[Strength], found: Sources) -> None:
    """One game, and what each seat of it scored by; a source that a seat had nothing of counts as nothing."""
    state = game.new_game(setup)
    for player in table:
        found.seats[player.key] = found.seats.get(player.key, 0) + 1
        found.found.setdefault(player.key, {})
        found.picks.setdefault(player.key, {})
    for turn in turns_of(game, setup, state, table):
        picks = found.picks[table[turn.seat].key]
        for words in turn.picks:
            verb = words.split()[0]
            picks[verb] = picks.get(verb, 0) + 1
    here = dict[tuple[int, str], int]()
    for line in game.score(state):
        source = game.source_of(line).key
        here[line.seat, source] = here.get((line.seat, source), 0) + line.points
        found.found[table[line.seat].key].setdefault(source, Scores()).nothing += not line.points
    for (seat, source), points in here.items():
        each = found.found[table[seat].key][source]
        each.points += points
        each.seats += points != 0
        each.most = max(each.most, points)
