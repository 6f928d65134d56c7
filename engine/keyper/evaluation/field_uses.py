"""What fields serve: fairs of the season, tiles that count fields, and tiles that score goods."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain

from msgspec import Struct
from msgspec.structs import replace

from engine.core.text import Arg, Seat, Text, text
from engine.keyper.content.board import WINTER_FAIR_SIDES
from engine.keyper.content.goods import ANIMALS, GEMS, SEASONS
from engine.keyper.content.shapes import Exchange, Field, PerField, PerGood, PerKind, PerSet, Tile
from engine.keyper.evaluation.fairs import is_in_reach, missing_for
from engine.keyper.names import fair_name, goods_names, name, tile_name
from engine.keyper.objectives import points_if
from engine.keyper.prices import ways_payable
from engine.keyper.queries import season_of
from engine.keyper.scoring import points_of
from engine.keyper.state import Player, State

_ONE_FAIR = 0.75
"""Value of a field that gives what a fair lacks: other boards may give it, too."""
_FETCHED = 2
"""Goods that a keyple fetches from a field,"""
_SOME = 0.5
"""and the part of the points for them that counts, as not every field is used."""
_IN_HAND = 0.5
"""Value of a field that gives a gem for a tile in hand, in points."""


class Use(Struct, frozen=True):
    """One thing that some of the fields serve."""

    worth: float  # in points
    told: Text


def uses_of(state: State, seat: Seat, fields: Sequence[Field], display: str) -> list[Use]:
    """Return what these fields serve, and what all fields of their board count for, the most valuable
    first."""
    found = [*_for_fairs(state, seat, fields), *_for_scoring_tiles(state, seat, fields)]
    found += _for_counters(state, seat, state.content.display_fields[display])
    return sorted(found, key=lambda use: -use.worth)


def _told(key: str, fields: Iterable[Field], **args: Arg) -> Text:
    return text(key, **args, fields=tuple(name("field", field.id) for field in fields))


def _for_fairs(state: State, seat: Seat, fields: Sequence[Field]) -> Iterator[Use]:
    """Yield the fairs of this season for which a field gives something that is missing and that the player's
    own tiles cannot make of what is there."""
    player = state.players[seat]
    for fair, points, requires in _fairs_now(state, player):
        lack = missing_for(player.goods, requires)
        if not lack or (state.stage != "fold" and not is_in_reach(state, seat, requires)):
            continue
        spare = _spare(player, requires)
        wanted = {good for good in lack if not _makes(state, player, good, spare)}
        serving = {field: _brings(state, player, field, spare) & wanted for field in fields}
        if covered := set[str]().union(*serving.values()):
            worth = _ONE_FAIR * points * len(covered) / len(wanted)
            shown = [field for field, goods in serving.items() if goods]
            args: dict[str, Arg] = {"aim": fair_name(fair), "lack": goods_names(lack)}
            yield Use(worth, _told("keyper-benefit-has-fair", shown, **args))


def _fairs_now(state: State, player: Player) -> Iterator[tuple[str, int, tuple[str, ...]]]:
    """Yield the fairs that can be held this season, with their points; a winter fair with the side of which
    less is missing."""
    content, season = state.content, season_of(state)
    if own := player.fairs.get(season):
        yield own, content.fair[own].points, content.fair[own].requires
    sides = {side: content.winter_fair_points[side] for side in WINTER_FAIR_SIDES[season]}
    for fair in player.winter_fairs if sides else ():
        asked = [(points, content.winter_fair[fair].requires(side)) for side, points in sides.items()]
        yield fair, *min(asked, key=lambda each: (len(missing_for(player.goods, each[1])), -each[0]))


def _spare(player: Player, requires: Iterable[str]) -> Counter[str]:
    """Return what a player owns besides the pieces of a fair."""
    spare = Counter(player.goods)
    spare.subtract(requires)
    return +spare


def _makes(state: State, player: Player, good: str, spare: Mapping[str, int]) -> bool:
    """Return whether a tile of the player can make a good of what is there."""
    return any(good in each.get and _is_payable(each, spare) for each in _exchanges(state, player))


def _exchanges(state: State, player: Player) -> Iterator[Exchange]:
    for plot in player.plots:
        if plot.tile:
            yield from state.content.tiles[plot.tile].side(plot.upgraded).exchanges


def _is_payable(exchange: Exchange, spare: Mapping[str, int]) -> bool:
    return bool(ways_payable(spare, exchange.give))


def _brings(state: State, player: Player, field: Field, spare: Mapping[str, int]) -> set[str]:
    """Return the goods that a field gives, or from which a tile of the player makes another; a field that
    trades needs something to trade."""
    if field.exchange is not None:
        return {*field.exchange.get} if _is_payable(field.exchange, spare) else set()
    made = (
        each.get for each in _exchanges(state, player) if field.good and _is_payable(each, {field.good: 1})
    )
    return {field.good, *chain.from_iterable(made)} - {""}


def _for_counters(state: State, seat: Seat, fields: Sequence[Field]) -> Iterator[Use]:
    """Yield the built tiles that count fields of the board claimed in winter."""
    if state.season < len(SEASONS) - 1:
        return
    for plot in state.players[seat].plots:
        for score in state.content.tiles[plot.tile].side(plot.upgraded).scores if plot.tile else ():
            if isinstance(score, PerField):
                counted = [field for field in fields if field.colour == score.colour]
                if counted:
                    words = _told("keyper-benefit-has-counted", counted, tile=tile_name(plot.tile))
                    yield Use(score.each * len(counted), words)


def _for_scoring_tiles(state: State, seat: Seat, fields: Sequence[Field]) -> Iterator[Use]:
    """Yield the tiles for which the fields give goods that score: animals for homes with room, gems for
    sets."""
    player, given = state.players[seat], {field.good for field in fields if field.good}
    wanted = _wanted(state, seat, given)
    shown = [field for field in fields if any(field.good in goods for goods in wanted.values())]
    if not shown:
        return
    more = {good: player.goods.get(good, 0) + _FETCHED for good in given & {*ANIMALS, *GEMS}}
    richer = replace(player, goods={**player.goods, **more})
    worth = _SOME * (points_if(state, seat, richer) - points_of(state, seat))
    held = set[str]().union(*(wanted[tile] for tile in wanted if tile in player.tiles))
    tiles = tuple(tile_name(tile) for tile, goods in wanted.items() if goods & given)
    yield Use(worth + _IN_HAND * len(held & given), _told("keyper-benefit-has-tiles", shown, tiles=tiles))


def _wanted(state: State, seat: Seat, given: set[str]) -> dict[str, set[str]]:
    """Return for each tile which of these goods serve it: gems for a tile in hand, and for a built one what
    adds points or is part of a set."""
    player, points, tiles = state.players[seat], points_of(state, seat), state.content.tiles
    adding = {
        good
        for good in given
        if points_if(
            state, seat, replace(player, goods={**player.goods, good: player.goods.get(good, 0) + 1})
        )
        > points
    }
    found = {tile: _gems_for(tiles[tile]) & given for tile in player.tiles if tile in tiles}
    for plot in player.plots:
        for score in tiles[plot.tile].side(plot.upgraded).scores if plot.tile else ():
            if isinstance(score, PerSet):
                found[plot.tile] = {*score.goods} & given
            elif isinstance(score, PerGood):
                found[plot.tile] = {*score.goods} & adding
            elif isinstance(score, PerKind):
                found[plot.tile] = {
                    good for good in score.goods if good in adding and not player.goods.get(good)
                }
    return {tile: goods for tile, goods in found.items() if goods}


def _gems_for(tile: Tile) -> set[str]:
    """Return the gems that a tile scores."""
    return {
        good
        for score in tile.upgraded.scores
        if isinstance(score, PerGood | PerSet)
        for good in score.goods
        if good in GEMS
    }
