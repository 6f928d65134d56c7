"""What a turn does for animals and their homes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from engine.core.evaluation import Benefit
from engine.core.text import Seat, text
from engine.keyper.content.goods import ANIMALS, SEASONS
from engine.keyper.content.shapes import Construct, Tile
from engine.keyper.evaluation.fairs import is_to_be_had
from engine.keyper.names import counted, tile_name
from engine.keyper.objectives import points_if, worth_built
from engine.keyper.queries import claimed_board, field_of
from engine.keyper.scoring import points_of
from engine.keyper.state import Keyple, State
from engine.keyper.steps.housing import houses_of

_BUILDING = ("build", "discount")


def housed(before: State, after: State, seat: Seat) -> Iterator[Benefit]:
    """Tell which animals had no house before."""
    old, new = before.players[seat], after.players[seat]
    there, here = houses_of(before.content, old), houses_of(after.content, new)
    housed = [
        kind
        for kind in ANIMALS
        if old.goods.get(kind)
        and new.goods.get(kind)
        and not any(kind in house for house in there)
        and any(kind in house for house in here)
    ]
    if housed:
        animals = tuple(counted(kind, new.goods[kind]) for kind in housed)
        yield Benefit("completes", text("keyper-benefit-housed", animals=animals))


def animals_for(before: State, later: State, seat: Seat) -> Iterator[Benefit]:
    """Tell the tile in hand that would score most of the animals that have come, if it can still be built
    before animals without a home are lost (KP-125)."""
    if not can_build(later, seat):
        return
    old, new = before.players[seat], later.players[seat]
    kinds = {kind for kind in ANIMALS if new.goods.get(kind, 0) > old.goods.get(kind, 0)}
    more = {
        tile: (worth_built(later, seat, tile) or 0) - (worth_built(before, seat, tile) or 0)
        for tile in new.tiles
        if tile in old.tiles and kinds & {*later.content.tiles[tile].houses}
    }
    best = max(more, key=lambda tile: more[tile], default="")
    if best and more[best] > 0:
        yield Benefit("prepares", text("keyper-benefit-animals-later", tile=tile_name(best)))


def can_fill(state: State, seat: Seat, house: Tile) -> bool:
    """Return whether an animal can still be had that scores in this house."""
    player = state.players[seat]
    if state.season < len(SEASONS) - 1:
        return True
    richer = (
        replace(player, goods={**player.goods, kind: player.goods.get(kind, 0) + 1})
        for kind in house.houses
        if player.keyples and is_to_be_had(state, seat, kind)
    )
    return any(points_if(state, seat, each) > points_of(state, seat) for each in richer)


def can_build(state: State, seat: Seat) -> bool:
    """Return whether a player still has a keyple to play this season, or one that stands where tiles are
    built."""
    player, board = state.players[seat], claimed_board(state, seat)
    if player.keyples:
        return True
    for plot in player.plots:
        side = state.content.tiles[plot.tile].side(plot.upgraded) if plot.tile else None
        if side is not None and side.power(Construct) and _stands(plot.keyples):
            return True
    if board is None:
        return False
    there = enumerate(state.boards[board].fields)
    return any(_stands(keyples) and field_of(state, board, spot).work in _BUILDING for spot, keyples in there)


def _stands(keyples: Sequence[Keyple]) -> bool:
    return any(not keyple.lying for keyple in keyples)
