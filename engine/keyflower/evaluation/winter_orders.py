"""What turn order tiles bring in winter: points for the tiles next to them, the start player keyple, and an
earlier choice of boats."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb

from msgspec.structs import replace

from engine.core.evaluation import Weights
from engine.core.hexes import SIDES, STEPS, Hex, neighbour
from engine.core.text import Seat
from engine.keyflower.content.shapes import RIVER, BoatId, Bonus, Ladder, TileId
from engine.keyflower.evaluation.boat_line import place_in_line, place_without
from engine.keyflower.evaluation.features import FEATURES, chance_to_hold, feature_values
from engine.keyflower.evaluation.piece_values import scored_by_place
from engine.keyflower.evaluation.settling import led_tiles, points_with
from engine.keyflower.queries import winning_bid
from engine.keyflower.scoring.village import Village
from engine.keyflower.state import NOBODY, Bid, Player, Spot, State
from engine.keyflower.village import cell_at, cell_name, cells_for, edges_of, rotations


def points_beside(state: State, seat: Seat, tile: TileId) -> int:
    """Return the points of a turn order tile in the best place of a village as it lies (KF-100)."""
    player = state.players[seat]
    laid = {spot.at for spot in player.village}
    cells = map(cell_at, cells_for(state.content, player, tile))
    return max((sum(neighbour(cell, side) in laid for side in SIDES) for cell in cells), default=0)


def keyple_points(state: State, seat: Seat) -> int:
    """Return what the start player keyple adds to a seat's score with the tiles it leads (KF-85)."""
    led = led_tiles(state, seat)
    with_it, without = (replace(state, start_player=each) for each in (seat, NOBODY))
    return points_with(with_it, seat, led) - points_with(without, seat, led)


def order_points(state: State, seat: Seat, spot: Spot) -> int:
    """Return what a turn order tile scores for a seat, with the keyple if the tile brings it."""
    keyple = keyple_points(state, seat) if spot is state.orders[-1] else 0
    return points_beside(state, seat, spot.id) + keyple


def boats_by_points(state: State, seat: Seat) -> list[int]:
    """Return what each boat would score for a seat, the best first."""
    return [points for points, _ in boats_valued(state, seat)]


def boats_valued(state: State, seat: Seat) -> list[tuple[int, BoatId]]:
    """Return what each boat would score for a seat with the tiles it leads, and its name, the best first."""
    led = led_tiles(state, seat)
    found = [(boat_points(state, seat, boat.id, led), boat.id) for boat in state.boats]
    return sorted(found, key=lambda each: -each[0])


def boat_points(state: State, seat: Seat, boat: BoatId, won: Sequence[TileId]) -> int:
    """Return what a boat would score for a seat that has also won these tiles."""
    scoring, player = state.content.hexes[boat].scoring, state.players[seat]
    if isinstance(scoring, Ladder):
        return scoring.rungs[min(_boats_with_one_more(state, player, boat), len(scoring.rungs) - 1)]
    gold = scoring.count if isinstance(scoring, Bonus) and scoring.what == "gold" else 0  # KM-11
    return points_with(state, seat, [*won, boat]) - points_with(state, seat, won) + gold


def _boats_with_one_more(state: State, player: Player, boat: BoatId) -> int:
    """Return the boats on the river of a village with this one, if the next place on it takes a boat."""
    count = len(Village(state.content, player).boats_on_river())
    home = player.home
    dq, dr = STEPS[edges_of(state.content, home.id, home.rotation).index(RIVER)]
    cell = cell_name(Hex(home.at.q + dq * (count + 1), home.at.r + dr * (count + 1)))
    return count + (cell in player.fringe and bool(rotations(state.content, player, boat, cell)))


def orders_gain(before: State, after: State, seat: Seat, weights: Weights) -> float:
    """Return what the turn order tiles that a seat leads bring more after some turns, beyond what the mean of
    features and settled score counts."""
    if _leads(before) == _leads(after):
        return 0.0
    boats = boats_by_points(before, seat)
    was, now = (_worth(state, seat, boats) - _counted(state, seat, weights) / 2 for state in (before, after))
    return now - was


def _leads(state: State) -> list[Bid | None]:
    return [winning_bid(spot) for spot in state.orders]


def _led(state: State, seat: Seat) -> list[tuple[Spot, Bid]]:
    bids = ((spot, winning_bid(spot)) for spot in state.orders)
    return [(spot, bid) for spot, bid in bids if bid is not None and bid.seat == seat]


def _worth(state: State, seat: Seat, boats: Sequence[int]) -> float:
    """Return what the turn order tiles that a seat leads bring, as far as their bids hold: their points, and
    the boat at its place in line."""
    led = [(spot, chance_to_hold(state, spot, bid)) for spot, bid in _led(state, seat)]
    boat, other = (_boat_at(place(state, seat), boats) for place in (place_in_line, place_without))
    if not led:
        return boat
    return (
        other
        + led[0][1] * (boat - other)
        + sum(order_points(state, seat, spot) * chance for spot, chance in led)
    )


def _boat_at(place: int, boats: Sequence[int]) -> float:
    """Return what the boat scores that is left at a place in line: the mean of the least that is possible and
    of what is left if the others take any."""
    kept = len(boats) - place + 1
    ways = [comb(len(boats) - 1 - at, kept - 1) for at in range(len(boats))]  # this one is the best kept
    mean = sum(points * count for points, count in zip(boats, ways, strict=True)) / sum(ways)
    return (boats[place - 1] + mean) / 2


def _counted(state: State, seat: Seat, weights: Weights) -> float:
    values = dict(zip(FEATURES, feature_values(state, seat), strict=True))
    settled = sum(scored_by_place(state.content.hexes[spot.id].scoring) for spot, _ in _led(state, seat))
    return settled + sum(weights[name][-1] * values[name] for name in ("order", "secured order"))
