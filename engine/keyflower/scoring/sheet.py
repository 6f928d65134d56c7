"""The score sheet of one seat, line by line in the order of KF-82."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import assert_never

from engine.core.game import ScoreLine
from engine.core.text import Seat, Text, text
from engine.keyflower.content.shapes import ANY, Bonus, Ladder, OneKind, Scoring, Sets, Tally
from engine.keyflower.names import ORDER, contract_name, counted, extension_name, item_name, tile_name
from engine.keyflower.scoring.allocation import GOLD, KEYPLE, Allocation, Hoard, allocate
from engine.keyflower.scoring.assign import Use
from engine.keyflower.scoring.hoard import free_extension, hoard_of
from engine.keyflower.scoring.village import Village
from engine.keyflower.state import Spot, State

_PIECES = (*ORDER, KEYPLE)


def sheet_of(state: State, seat: Seat) -> list[ScoreLine]:
    """Return what the position is worth to this seat now, with the best free choices."""
    hoard = hoard_of(state, seat)
    found = allocate(hoard)
    player = state.players[seat]
    village = Village(state.content, player, flipped=found.flip.tile)
    village = Village(state.content, player, found.flip.tile, free_extension(state, village))
    return list(_Sheet(seat, village, hoard, found).lines())


class _Sheet:
    def __init__(self, seat: Seat, village: Village, hoard: Hoard, found: Allocation) -> None:
        self._seat = seat
        self._village = village
        self._hoard = hoard
        self._found = found
        self._holds = {**hoard.holds, found.flip.tile: found.flip.hold} if found.flip.hold else hoard.holds

    def lines(self) -> Iterator[ScoreLine]:
        yield from self._goods_on_tiles()
        yield from self._powers()
        yield from self._fixed()
        yield from self._extensions()
        yield from self._assigned()
        yield from self._contracts()
        for kind in ("winter", "boat", "order"):
            yield from self._counted(kind)
        yield from self._left_over_gold()

    def _line(self, words: Text, points: int, detail: Iterable[Text] = ()) -> ScoreLine:
        return ScoreLine(self._seat, words, points, tuple(detail))

    def _tile_line(self, tile: str, points: int, detail: Iterable[Text] = ()) -> ScoreLine:
        beside = any(spot.id == tile for spot in self._village.player.beside)
        where = [text("keyflower-score-beside")] if beside else []
        return self._line(text("keyflower-score-tile", tile=tile_name(tile)), points, [*where, *detail])

    def _uses(self, target: str) -> list[Use]:
        return [use for use in self._found.uses if use.target == target]

    def _number(self, target: str) -> int:
        return sum(use.number for use in self._uses(target))

    def _pieces(self, target: str) -> list[Text]:
        """Return the pieces that serve a target; on the tile where it lies a piece needs no "as"."""
        counts: dict[tuple[str, str], int] = {}
        for use in self._uses(target):
            kind = ANY if target in self._holds else use.kind
            counts[use.piece, kind] = counts.get((use.piece, kind), 0) + use.number
        order = sorted(counts, key=lambda use: (_PIECES.index(use[0]), use[0] != use[1], use[1]))
        return [_piece_text(piece, kind, counts[piece, kind]) for piece, kind in order]

    def _goods_on_tiles(self) -> Iterator[ScoreLine]:
        """Step 1."""
        for tile, hold in self._holds.items():
            yield self._tile_line(tile, hold.each * self._number(tile), self._pieces(tile))

    def _powers(self) -> Iterator[ScoreLine]:
        """Step 4: Flipper and Flipper II; their points are in the lines of the tiles they change."""
        for spot, scoring in self._village.scorings():
            if not isinstance(scoring, Bonus):
                continue
            tile = {"free-upgrade": self._village.flipped, "free-extension": self._village.extended}.get(
                scoring.what
            )
            if tile:
                words = text(f"keyflower-score-{scoring.what}", boat=tile_name(spot.id), tile=tile_name(tile))
                yield self._line(words, 0)

    def _fixed(self) -> Iterator[ScoreLine]:
        """Step 5."""
        for spot in self._village.tiles():
            if points := self._village.fixed_points(spot):
                upgraded = self._village.is_upgraded(spot)
                yield self._tile_line(spot.id, points, [text("keyflower-score-upgraded")] if upgraded else [])

    def _extensions(self) -> Iterator[ScoreLine]:
        """Step 6: the fixed points a second time (KM-27)."""
        for spot in self._village.player.village:
            if self._village.has_extension(spot):
                detail = [extension_name(self._village.content, spot.extension)] if spot.extension else []
                words = text("keyflower-score-extension", tile=tile_name(spot.id))
                yield self._line(words, self._village.fixed_points(spot), detail)

    def _assigned(self) -> Iterator[ScoreLine]:
        """Step 7."""
        for tile, scoring in self._hoard.tiles.items():
            points = _points_for(scoring, self._number(tile))
            yield self._tile_line(tile, points, self._pieces(tile))

    def _contracts(self) -> Iterator[ScoreLine]:
        """Step 8."""
        for contract in self._hoard.contracts:
            name = contract_name(self._village.content, contract)
            if contract in self._found.fulfilled:
                words = text("keyflower-score-contract", contract=name)
                yield self._line(words, self._hoard.fulfilled, self._pieces(contract))
            else:
                yield self._line(text("keyflower-score-contract-open", contract=name), 0)

    def _counted(self, kind: str) -> Iterator[ScoreLine]:
        """Steps 9 to 11: the counts of the remaining winter tiles, boats and turn order tiles."""
        for spot, scoring in self._village.scorings():
            if self._village.content.hexes[spot.id].kind == kind:
                yield from self._scored(spot, scoring)

    def _scored(self, spot: Spot, scoring: Scoring) -> Iterator[ScoreLine]:
        match scoring:
            case Tally():
                yield self._tally(spot, scoring)
            case Ladder():
                boats = tuple(tile_name(boat) for boat in self._village.boats_on_river())
                detail = text("keyflower-score-count-boats", count=len(boats), tiles=boats)
                points = self._village.tally(scoring, spot)
                yield self._tile_line(spot.id, points, [detail] if boats else [])
            case Sets() | OneKind() | Bonus():
                pass  # in steps 7 and 4
            case _:
                assert_never(scoring)

    def _tally(self, spot: Spot, scoring: Tally) -> ScoreLine:
        if scoring.what == "loop":
            tiles = tuple(tile_name(tile) for tile in self._village.loop())
            detail = text("keyflower-score-count-loop", count=len(tiles), tiles=tiles)
            return self._tile_line(spot.id, scoring.each * len(tiles), [detail] if tiles else [])
        if scoring.what == "unfulfilled":  # KM-58
            count = len(self._hoard.contracts) - len(self._found.fulfilled)
        else:
            count = self._village.count(scoring, spot)
        return self._tile_line(
            spot.id, scoring.each * count, [text(f"keyflower-score-count-{scoring.what}", count=count)]
        )

    def _left_over_gold(self) -> Iterator[ScoreLine]:
        """Step 12."""
        if number := self._number(GOLD):
            points = self._hoard.left_over_gold * number
            yield self._line(text("keyflower-score-gold"), points, self._pieces(GOLD))


def _points_for(scoring: Sets | OneKind, number: int) -> int:
    if isinstance(scoring, OneKind):
        return scoring.each * number
    return scoring.points * (number // sum(count for _, count in scoring.one))


def _piece_text(piece: str, kind: str, number: int) -> Text:
    if piece == KEYPLE:
        if kind in ("", ANY):
            return text("keyflower-score-keyple")
        return text("keyflower-score-keyple-as", kind=item_name(kind))
    if kind in (piece, ANY):
        return counted(piece, number)
    return text("keyflower-score-as", pieces=counted(piece, number), kind=item_name(kind))
