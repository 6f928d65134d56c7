"""The total of a score sheet without its texts, for comparing many positions."""

from __future__ import annotations

from msgspec import msgpack

from engine.core.caches import cached
from engine.core.text import Seat
from engine.keyflower.content.shapes import Ladder, Tally
from engine.keyflower.scoring.allocation import Hoard, allocate
from engine.keyflower.scoring.hoard import free_extension, hoard_of
from engine.keyflower.scoring.village import Village
from engine.keyflower.state import State

_ENCODER, _DECODER = msgpack.Encoder(), msgpack.Decoder(Hoard)


def total(state: State, seat: Seat) -> int:
    """Return the sum of the lines of `sheet_of`."""
    player = state.players[seat]
    points, flipped = _assigned(_ENCODER.encode(hoard_of(state, seat)))
    as_it_ends = Village(state.content, player, flipped)
    extended = free_extension(state, as_it_ends)
    village = Village(state.content, player, extended=extended)  # the gain of turning a tile is counted above
    as_it_ends.extended = extended
    points += sum(map(village.fixed_points, village.tiles()))
    points += sum(as_it_ends.fixed_points(spot) for spot in player.village if village.has_extension(spot))
    for spot, scoring in village.scorings():
        if isinstance(scoring, Tally | Ladder):
            points += village.tally(scoring, spot)
    return points


@cached("keyflower: what pieces score", 2_000, 600)
def _assigned(hoard: bytes) -> tuple[int, str]:
    """Return the points of all free choices, and the tile that Flipper turns."""
    found = allocate(_DECODER.decode(hoard))
    return found.points, found.flip.tile
