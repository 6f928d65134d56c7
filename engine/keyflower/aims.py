"""Winter tiles and contracts: how far a seat is with them, and what each would add now."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.core.aims import Aim, Wanted
from engine.core.pieces import Pieces, merge
from engine.core.text import Seat
from engine.keyflower.content.shapes import ANY, COLOURS, RESOURCES, SKILLS, Counts
from engine.keyflower.names import (
    ORDER,
    contract_key,
    contract_name,
    counted,
    item_name,
    tile_help,
    tile_name,
)
from engine.keyflower.scoring.allocation import allocate
from engine.keyflower.scoring.hoard import hoard_of
from engine.keyflower.scoring.total import total
from engine.keyflower.state import Spot, State


def aims(state: State, seat: Seat) -> list[Aim]:
    player = state.players[seat]
    middle = [spot.id for spot in state.middle if state.content.hexes[spot.id].kind == "winter"]
    return [
        *(_tile(state, seat, tile, "hand") for tile in player.dealt),
        *(_tile(state, seat, tile, "middle") for tile in middle),
        *_contracts(state, seat),
        *_unassigned(state, seat),
    ]


def _unassigned(state: State, seat: Seat) -> Iterator[Aim]:
    """What counts for nothing yet, as all free choices are made best."""
    left = _owned(state, seat)
    for use in allocate(hoard_of(state, seat)).uses:
        if use.piece in left:
            left[use.piece] -= use.number
    yield from (Aim("unassigned", counted(piece, left[piece])) for piece in ORDER if left.get(piece, 0) > 0)


def _tile(state: State, seat: Seat, tile: str, group: str) -> Aim:
    return Aim(group, tile_name(tile), tile_help(state.content, tile), _added(state, seat, tile))


def _added(state: State, seat: Seat, tile: str) -> int:
    """As if it stood in the village now; where it would stand changes nothing about its own points."""
    player = state.players[seat]
    richer = replace(player, beside=[*player.beside, Spot(tile)])
    players = [richer if at == seat else one for at, one in enumerate(state.players)]
    return total(replace(state, players=players), seat) - total(state, seat)


def _contracts(state: State, seat: Seat) -> Iterator[Aim]:
    hoard = hoard_of(state, seat)
    fulfilled, owned = allocate(hoard).fulfilled, _owned(state, seat)
    for contract, printed in hoard.contracts.items():
        parts = [
            *_parts(printed.workers, owned, COLOURS),
            *_parts(printed.skills, owned, SKILLS),
            *_parts(printed.resources, owned, RESOURCES),
        ]
        adds = hoard.fulfilled if contract in fulfilled else 0
        name, piece = contract_name(state.content, contract), contract_key(contract)
        yield Aim("contracts", name, adds=adds, parts=tuple(parts), piece=piece)


def _parts(asked: Counts, owned: Pieces, kinds: tuple[str, ...]) -> Iterator[Wanted]:
    for kind, need in asked:
        have = sum(owned.get(one, 0) for one in kinds) if kind == ANY else owned.get(kind, 0)
        yield Wanted(item_name(kind), min(have, need), need)


def _owned(state: State, seat: Seat) -> Pieces:
    hoard = hoard_of(state, seat)
    owned = dict(hoard.workers)
    merge(owned, dict(hoard.skills))
    for goods in hoard.goods.values():
        merge(owned, dict(goods))
    return owned
