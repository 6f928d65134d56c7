"""What a turn does for animals and their homes."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.core.evaluation import Benefit
from engine.core.text import Seat, text
from engine.keyper.content.goods import ANIMALS, SEASONS
from engine.keyper.content.shapes import Tile
from engine.keyper.evaluation.fairs import is_to_be_had
from engine.keyper.names import counted, tile_name
from engine.keyper.objectives import points_if, worth_built
from engine.keyper.scoring import points_of
from engine.keyper.state import State
from engine.keyper.steps.housing import houses_of


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
    """Tell the tile in hand that would score most of the animals that have come."""
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
