"""Which animals find room on the own farm (KP-125, KP-227)."""

from __future__ import annotations

from engine.keyper.content.goods import ANIMALS
from engine.keyper.content.pieces import HOUSED_PER_TILE
from engine.keyper.content.tiles import TILES
from engine.keyper.state import Player


def houses_of(player: Player) -> list[tuple[str, ...]]:
    """The kinds each visible tile takes."""
    return [TILES[plot.tile].houses for plot in player.plots if plot.tile and TILES[plot.tile].houses]


def herd_of(player: Player) -> dict[str, int]:
    return {kind: player.goods[kind] for kind in ANIMALS if kind in player.goods}


def rooms_for(houses: list[tuple[str, ...]], kind: str) -> int:
    return HOUSED_PER_TILE * sum(kind in house for house in houses)


def homeless(herd: dict[str, int], houses: list[tuple[str, ...]]) -> int:
    """How many animals find no room in the best arrangement: animals flow to tiles along free ways."""
    placed = [dict[str, int]() for _ in houses]
    lost = 0
    for kind, count in herd.items():
        for _ in range(count):
            if not _settle(kind, houses, placed, set()):
                lost += 1
    return lost


def _settle(kind: str, houses: list[tuple[str, ...]], placed: list[dict[str, int]], tried: set[int]) -> bool:
    """Find room for one animal, moving others on if need be."""
    for at, house in enumerate(houses):
        if kind not in house or at in tried:
            continue
        tried.add(at)
        here = placed[at]
        if sum(here.values()) < HOUSED_PER_TILE:
            here[kind] = here.get(kind, 0) + 1
            return True
        for other in list(here):
            if other != kind and _settle(other, houses, placed, tried):
                here[other] -= 1
                if not here[other]:
                    del here[other]
                here[kind] = here.get(kind, 0) + 1
                return True
    return False


def releasable(player: Player) -> list[str]:
    """Kinds of which one more must or may go; none once all others find room."""
    herd, houses = herd_of(player), houses_of(player)
    lost = homeless(herd, houses)
    if not lost:
        return []
    kinds = list[str]()
    for kind in herd:
        rest = dict(herd)
        rest[kind] -= 1
        if homeless(rest, houses) < lost:
            kinds.append(kind)
    return kinds


def certainly_lost(player: Player) -> list[str]:
    """Animals beyond every room for their kind: they are lost whatever the owner chooses."""
    houses = houses_of(player)
    return [
        kind
        for kind, count in herd_of(player).items()
        for _ in range(max(0, count - rooms_for(houses, kind)))
    ]
