"""What boards have for a player who folds or claims one, and which keyples rest."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from typing import TypeAlias

from msgspec.structs import replace

from engine.core.evaluation import Benefit
from engine.core.text import Arg, Seat, Text, text
from engine.keyper.content.board import WINTER_FAIR_SIDES
from engine.keyper.content.goods import GEMS, SEASONS, WHITE
from engine.keyper.content.shapes import Field, PerField, PerGood, PerKind, PerSet, Score, Tile
from engine.keyper.evaluation.fairs import is_in_reach, missing_for
from engine.keyper.names import fair_name, goods_names, name, tile_name
from engine.keyper.objectives import points_if
from engine.keyper.queries import season_of
from engine.keyper.scoring import points_of
from engine.keyper.state import NOBODY, Board, State

_Wish: TypeAlias = tuple[Callable[[Field], bool], Callable[[Sequence[Field]], Text]]
"""Which fields serve something, and how to say so."""
_Places: TypeAlias = Mapping[str, Sequence[Field]]


def folded(state: State, seat: Seat, display: str) -> Benefit | None:
    """Tell what this side of the board serves best, or that no side stands out."""
    sides = _sides(state)
    told = _served_best(state, seat, sides, display)
    if told is not None:
        return Benefit("gets", told)
    if _is_outdone(state, seat, sides, display):
        return None
    return Benefit("saves", text("keyper-benefit-fold-any"))


def folds_worse(state: State, seat: Seat, display: str) -> bool:
    """Return whether only other sides of the board serve something best."""
    sides = _sides(state)
    return _served_best(state, seat, sides, display) is None and _is_outdone(state, seat, sides, display)


def served_by(state: State, seat: Seat, board: int) -> Benefit | None:
    """Tell what the free fields of this board serve best, of the boards that can be claimed."""
    free = {
        str(at): [state.content.display_fields[each.display][spot] for spot in _open_spots(each)]
        for at, each in enumerate(state.boards)
        if each.keyper == NOBODY
    }
    told = _served_best(state, seat, free, str(board))
    return Benefit("gets", told) if told is not None else None


def _sides(state: State) -> _Places:
    return {side: state.content.display_fields[side] for side in state.content.offered[season_of(state)]}


def _open_spots(board: Board) -> list[int]:
    return [spot for spot, keyples in enumerate(board.fields) if not keyples]


def _is_outdone(state: State, seat: Seat, places: _Places, place: str) -> bool:
    return any(_served_best(state, seat, places, each) is not None for each in places if each != place)


def _served_best(state: State, seat: Seat, places: _Places, place: str) -> Text | None:
    """Return what a place serves no worse than any, and better than at least half of them; of several such
    reasons, the rarest."""
    found = list[tuple[int, Text]]()
    for serves, told in _wishes(state, seat):
        fields = {each: [field for field in there if serves(field)] for each, there in places.items()}
        most = max(map(len, fields.values()))
        as_good = sum(len(there) == most for there in fields.values())
        if most and len(fields[place]) == most and 2 * as_good <= len(places):
            found.append((as_good, told(fields[place])))
    return min(found, key=lambda each: each[0])[1] if found else None


def _wishes(state: State, seat: Seat) -> Iterator[_Wish]:
    """Yield what fields may serve: fairs of this season, and tiles that count fields or score goods."""
    player, content = state.players[seat], state.content
    for fair, requires in _fairs_now(state, seat):
        lack = missing_for(player.goods, requires)
        if lack and (state.stage == "fold" or is_in_reach(state, seat, requires)):
            args: dict[str, Arg] = {"aim": fair_name(fair), "lack": goods_names(lack)}
            yield _giving(lack), partial(_told, "keyper-benefit-has-fair", args)
    wanted = {tile: kinds for tile in player.tiles if (kinds := _gems_for(content.tiles[tile]))}
    for plot in player.plots:
        for score in content.tiles[plot.tile].side(plot.upgraded).scores if plot.tile else ():
            if isinstance(score, PerField) and state.season == len(SEASONS) - 1:
                tile = tile_name(plot.tile)
                yield _coloured(score.colour), partial(_told, "keyper-benefit-has-counted", {"tile": tile})
            elif kinds := _scoring(state, seat, score):
                wanted[plot.tile] = kinds
    if wanted:
        yield _giving(set[str]().union(*wanted.values())), partial(_told_for_tiles, wanted)


def _told(key: str, args: Mapping[str, Arg], fields: Sequence[Field]) -> Text:
    return text(key, **args, fields=tuple(name("field", field.id) for field in fields))


def _told_for_tiles(wanted: Mapping[str, set[str]], fields: Sequence[Field]) -> Text:
    tiles = [tile for tile, kinds in wanted.items() if any(map(_giving(kinds), fields))]
    return _told("keyper-benefit-has-tiles", {"tiles": tuple(map(tile_name, tiles))}, fields)


def _gems_for(tile: Tile) -> set[str]:
    """Return the gems that a tile in hand scores."""
    return {
        good
        for score in tile.upgraded.scores
        if isinstance(score, PerGood | PerSet)
        for good in score.goods
        if good in GEMS
    }


def _fairs_now(state: State, seat: Seat) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the fairs that can be held this season, if it is clear what they ask for."""
    player, content, season = state.players[seat], state.content, season_of(state)
    if own := player.fairs.get(season):
        yield own, content.fair[own].requires
    if len(WINTER_FAIR_SIDES[season]) == 1:
        for fair in player.winter_fairs:
            yield fair, content.winter_fair[fair].requires(WINTER_FAIR_SIDES[season][0])


def _scoring(state: State, seat: Seat, score: Score) -> set[str]:
    """Return the goods that serve the score of a built tile: one more of each adds points, or is part of a
    set."""
    if isinstance(score, PerSet):
        return {*score.goods}
    if not isinstance(score, PerGood | PerKind):
        return set()
    player, points = state.players[seat], points_of(state, seat)
    richer = {good: {**player.goods, good: player.goods.get(good, 0) + 1} for good in score.goods}
    return {
        good
        for good, goods in richer.items()
        if points_if(state, seat, replace(player, goods=goods)) > points
    }


def _giving(goods: Collection[str]) -> Callable[[Field], bool]:
    return lambda field: bool({field.good, *(field.exchange.get if field.exchange else ())[:1]} & {*goods})


def _coloured(colour: str) -> Callable[[Field], bool]:
    return lambda field: field.colour == colour


def rested(before: State, after: State, seat: Seat) -> Benefit:
    """Tell that the keyples that stay in the keyp area are the more useful ones."""
    old, new = before.players[seat].keyples, after.players[seat].keyples
    if (white := old.get(WHITE, 0)) and new.get(WHITE) == white:
        return Benefit("prepares", text("keyper-benefit-rest-white", count=white))
    if old.keys() == new.keys():
        return Benefit("prepares", text("keyper-benefit-rest-colours"))
    return Benefit("prepares", text("keyper-benefit-rest"))
