"""Points, line by line (KT-89, KT-90, KT-135, KT-151)."""

from __future__ import annotations

from engine.core.game import ScoreLine
from engine.core.text import Seat, text
from engine.keythedral.content.shapes import NUMBERS
from engine.keythedral.names import cubes_text
from engine.keythedral.queries import edition
from engine.keythedral.state import Player, State


def sheet_of(state: State, seat: Seat) -> list[ScoreLine]:
    player, worth, lines = state.players[seat], edition(state), list[ScoreLine]()
    for number, points in zip(NUMBERS, worth.points, strict=True):
        count = sum(state.content.tiles[tile].number == number for tile in player.seats)
        label = text("keythedral-score-seats", number=number, count=count)
        lines.append(ScoreLine(seat, label, count * points))
    held, value = cubes_text(player.cubes), cube_value(state, player)
    if worth.cubes_score:
        lines.append(ScoreLine(seat, text("keythedral-score-cubes"), value, held))
    elif _is_level(state, seat):  # also if all agree to end before the last seat is built (KT-149)
        lines.append(ScoreLine(seat, text("keythedral-score-tie", worth=value), 0, held))
    return lines


def points_of(state: State, seat: Seat) -> int:
    player, worth = state.players[seat], edition(state)
    points = sum(worth.points[state.content.tiles[tile].number - 1] for tile in player.seats)
    return points + cube_value(state, player) if worth.cubes_score else points


def _is_level(state: State, seat: Seat) -> bool:
    """Return whether another seat has as many points."""
    mine = points_of(state, seat)
    return any(points_of(state, other) == mine for other in range(len(state.players)) if other != seat)


def cube_value(state: State, player: Player) -> int:
    return sum(count * value for count, value in zip(player.cubes, state.content.cube_values, strict=True))
