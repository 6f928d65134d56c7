"""Counts in a village at the end: fixed points, steps, upgrades, the river, the loop, neighbours."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from engine.core.hexes import SIDES, neighbour, opposite
from engine.keyflower.content.box import Content
from engine.keyflower.content.shapes import (
    RIVER,
    ROAD,
    Boat,
    Bonus,
    Counted,
    Face,
    Ladder,
    OneKind,
    Power,
    Scoring,
    Sets,
    Tally,
    TileId,
    Transport,
)
from engine.keyflower.scoring.loop import longest_loop
from engine.keyflower.state import Player, Spot
from engine.keyflower.village import edges_of, neighbours_of

_RIVER_KINDS = ("boat", "summer-boat")


class Village:
    """A player's village as scored: with Flipper's tile turned and Flipper II's extension built."""

    def __init__(self, content: Content, player: Player, flipped: TileId = "", extended: TileId = "") -> None:
        self.content = content
        self.player = player
        self.flipped = flipped
        self.extended = extended

    def is_upgraded(self, spot: Spot) -> bool:
        return spot.upgraded or spot.id == self.flipped

    def has_extension(self, spot: Spot) -> bool:
        return bool(spot.extension) or spot.id == self.extended

    def edges(self, spot: Spot) -> str:
        return edges_of(self.content, spot.id, spot.rotation)

    def face(self, spot: Spot) -> Face:
        tile = self.content.tiles.get(spot.id)
        return tile.face(self.is_upgraded(spot)) if tile else Face()

    def fixed_points(self, spot: Spot) -> int:
        """KF-82 step 5."""
        hexagon = self.content.hexes[spot.id]
        return hexagon.points if isinstance(hexagon, Boat) else self.face(spot).points

    def tiles(self) -> Iterator[Spot]:
        """Yield the tiles of the village and those beside it (OP-11)."""
        yield from (*self.player.village, *self.player.beside)

    def scorings(self) -> Iterator[tuple[Spot, Scoring]]:
        for spot in self.player.village:
            scoring = self.content.hexes[spot.id].scoring
            if scoring is not None:
                yield spot, scoring
        for spot in self.player.beside:
            scoring = self.content.hexes[spot.id].scoring
            if scoring is not None and _counts_beside(scoring):
                yield spot, scoring

    def _doubled(self, count: int) -> int:
        return 2 * count if Power.DOUBLED_TRANSPORT in self.player.powers else count  # KF-89

    def _transports(self) -> Iterator[Transport]:
        for spot in self.player.village:
            effect = self.face(spot).effect
            if isinstance(effect, Transport):
                yield effect

    def steps(self) -> int:
        """KF-94: transport steps on the sides now showing."""
        return self._doubled(sum(effect.steps for effect in self._transports()))

    def upgrade_symbols(self) -> int:
        """KM-14: upgrades of the transport tiles, and cabins."""
        return self._doubled(sum(effect.upgrades for effect in self._transports()) + self.player.cabins)

    def upgraded_tiles(self) -> int:
        """KM-71: counts the home and Flipper's tile, too."""
        return sum(self.is_upgraded(spot) for spot in self.player.village)

    def extensions(self) -> int:
        return sum(self.has_extension(spot) for spot in self.player.village)

    def winter_tiles(self) -> int:
        """KM-12: neither boats nor turn order tiles."""
        return sum(self.content.hexes[spot.id].kind == "winter" for spot in self.player.village)

    def neighbours(self, spot: Spot) -> list[Spot]:
        return neighbours_of(self.player, spot)

    def boats_on_river(self) -> list[TileId]:
        """KF-96: boats and summer boats in an unbroken line of rivers from the home."""
        by_cell = {spot.at: spot for spot in self.player.village}
        spot = self.player.home
        side = self.edges(spot).index(RIVER)
        found, hexes = list[TileId](), self.content.hexes
        while (there := by_cell.get(neighbour(spot.at, side))) is not None:
            if hexes[there.id].kind not in _RIVER_KINDS or self.edges(there)[opposite(side)] != RIVER:
                break
            found.append(there.id)
            spot = there  # its other river lies straight ahead
        return found

    def loop(self) -> list[TileId]:
        """KF-95: the tiles of the longest loop of roads through the home."""
        village = self.player.village
        number = {spot.at: index for index, spot in enumerate(village)}
        roads = [
            (index, other)
            for index, spot in enumerate(village)
            for side in SIDES
            if (other := number.get(neighbour(spot.at, side), -1)) > index
            and self.edges(spot)[side] == self.edges(village[other])[opposite(side)] == ROAD
        ]
        return [village[index].id for index in sorted(longest_loop(len(village), roads))]

    def tally(self, scoring: Tally | Ladder, spot: Spot) -> int:
        """Return the points of a count; unfulfilled contracts are counted elsewhere."""
        if isinstance(scoring, Ladder):
            return scoring.rungs[min(len(self.boats_on_river()), len(scoring.rungs) - 1)]
        return scoring.each * self.count(scoring, spot)

    def count(self, scoring: Tally, spot: Spot) -> int:
        match scoring.what:
            case "steps":
                return self.steps()
            case "upgrades":
                return self.upgrade_symbols()
            case "loop":
                return len(self.loop())
            case "winter":
                return self.winter_tiles()
            case "upgraded":
                return self.upgraded_tiles()
            case "extensions":
                return self.extensions()
            case "adjacent":
                return len(self.neighbours(spot))
            case "unfulfilled":
                return 0
            case _:
                assert_never(scoring.what)


def _counts_beside(scoring: Scoring) -> bool:
    """Return whether the points depend on nothing around the tile, so they also count beside (OP-11)."""
    match scoring:
        case Sets() | OneKind():
            return True
        case Tally(what):
            return _counts_anywhere(what)
        case Ladder():
            return False
        case Bonus(what):
            return what == "contracts"  # all other counts score no points
        case _:
            assert_never(scoring)


def _counts_anywhere(what: Counted) -> bool:
    match what:
        case "steps" | "upgrades" | "winter" | "upgraded" | "extensions" | "unfulfilled":
            return True
        case "loop" | "adjacent":
            return False
        case _:
            assert_never(what)
