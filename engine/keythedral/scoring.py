"""Points, line by line, and who has won (KT-89, KT-90, KT-135, KT-151)."""

from __future__ import annotations

from engine.core.game import ScoreLine, Standing
from engine.core.text import Seat, text
from engine.keythedral.content import CUBE_VALUES, NUMBERS, TILES
from engine.keythedral.say import cubes_text
from engine.keythedral.state import Player, State
from engine.keythedral.table import edition


def score(state: State) -> list[ScoreLine]:
    lines = []
    for seat, player in enumerate(state.players):
        for number in NUMBERS:
            count = seats_held(player, number)
            points = count * edition(state).points[number - 1]
            lines.append(ScoreLine(seat, text("keythedral-score-seats", number=number, count=count), points))
        if edition(state).cubes_score:
            held = cubes_text(player.cubes)
            lines.append(ScoreLine(seat, text("keythedral-score-cubes"), cube_value(player), held))
        elif state.stage == "over" and is_level(state, seat):
            held, worth = cubes_text(player.cubes), cube_value(player)
            lines.append(ScoreLine(seat, text("keythedral-score-tie", worth=worth), 0, held))
    return lines


def seats_held(player: Player, number: int) -> int:
    return sum(TILES[tile].number == number for tile in player.seats)


def points_of(state: State, seat: Seat) -> int:
    player, worth = state.players[seat], edition(state)
    points = sum(worth.points[TILES[tile].number - 1] for tile in player.seats)
    return points + cube_value(player) if worth.cubes_score else points


def is_level(state: State, seat: Seat) -> bool:
    """Whether somebody else has as many points."""
    mine = points_of(state, seat)
    return any(points_of(state, other) == mine for other in range(len(state.players)) if other != seat)


def cube_value(player: Player) -> int:
    return sum(count * value for count, value in zip(player.cubes, CUBE_VALUES, strict=True))


def standings(state: State) -> list[Standing]:
    """Ranks by points, then by cubes left; players still level share a rank (KT-90)."""
    marks = [
        (points_of(state, seat), 0 if edition(state).cubes_score else cube_value(player))
        for seat, player in enumerate(state.players)
    ]
    found = [
        Standing(seat, mark[0], 1 + sum(other > mark for other in marks)) for seat, mark in enumerate(marks)
    ]
    return sorted(found, key=lambda standing: (standing.rank, standing.seat))
