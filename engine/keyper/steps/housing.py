"""Which animals find room on the player's farm, and which go (KP-125, KP-227)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from engine.core.decisions import Phrase
from engine.core.game import Option
from engine.core.pieces import move, put
from engine.core.tell import Tell
from engine.core.text import Seat, Text, Who, text
from engine.keyper.actions import Action, End, Release
from engine.keyper.content.box import Content
from engine.keyper.content.goods import ANIMALS
from engine.keyper.names import counted, good_name
from engine.keyper.state import Errand, Kind, Player, State

Picks: TypeAlias = Release


def begin(state: State, tell: Tell) -> None:
    """Remove animals that can never be housed; owners choose about the rest."""
    state.errands = []
    for seat, player in enumerate(state.players):
        lost = dict[str, int]()
        for kind in _certainly_lost(state.content, player):
            move(player.goods, state.supply, kind)
            put(lost, kind)
        if lost:
            goods = tuple(counted(kind, count) for kind, count in lost.items())
            tell.all("keyper-told-lost", by=seat, touches=[seat], who=Who(seat), goods=goods)
        if releasable(state.content, player):
            state.errands.append(Errand(seat))
    state.stage = "housing"


def choices(state: State, seat: Seat) -> list[Action]:
    return [Release(seat, kind) for kind in releasable(state.content, state.players[seat])] or [End(seat)]


def ask(state: State, seat: Seat) -> tuple[Kind, Text]:
    return "housing", text(
        "keyper-ask-housing" if releasable(state.content, state.players[seat]) else "keyper-ask-end"
    )


def option(_state: State, pick: Picks) -> Option[Action]:
    return Option(pick, f"release {pick.animal}", (good_name(pick.animal),), phrase=Phrase((pick.animal,)))


def play(state: State, pick: Picks, tell: Tell) -> None:
    move(state.players[pick.seat].goods, state.supply, pick.animal)
    goods = (counted(pick.animal, 1),)
    tell.all("keyper-told-lost", by=pick.seat, who=Who(pick.seat), goods=goods)


def houses_of(content: Content, player: Player) -> list[tuple[str, ...]]:
    """Return the kinds that each visible tile takes."""
    return [
        content.tiles[plot.tile].houses
        for plot in player.plots
        if plot.tile and content.tiles[plot.tile].houses
    ]


def _herd_of(goods: Mapping[str, int]) -> dict[str, int]:
    return {kind: goods[kind] for kind in ANIMALS if kind in goods}


def _rooms_for(content: Content, houses: list[tuple[str, ...]], kind: str) -> int:
    return content.housed_per_tile * sum(kind in house for house in houses)


def homeless(content: Content, goods: Mapping[str, int], tiles: Iterable[str]) -> int:
    """Return how many animals find no room on these tiles (KP-125)."""
    houses = [content.tiles[tile].houses for tile in tiles if content.tiles[tile].houses]
    return _homeless(content, _herd_of(goods), houses)


def _homeless(content: Content, herd: dict[str, int], houses: list[tuple[str, ...]]) -> int:
    """Return how many animals find no room in the best arrangement."""
    return settle_all(content, herd, houses, [{} for _ in houses])


def settle_all(
    content: Content,
    herd: Mapping[str, int],
    houses: list[tuple[str, ...]],
    placed: list[dict[str, int]],
) -> int:
    """Add this herd to the animals placed so that most find room, by augmenting paths; return how many find
    none."""
    return sum(
        not _settle(content.housed_per_tile, kind, houses, placed, set())
        for kind, count in herd.items()
        for _ in range(count)
    )


def _settle(
    room: int, kind: str, houses: list[tuple[str, ...]], placed: list[dict[str, int]], tried: set[int]
) -> bool:
    """Find room for one animal, moving others only if necessary."""
    open_to = [at for at, house in enumerate(houses) if kind in house and at not in tried]
    for at in open_to:
        if sum(placed[at].values()) < room:
            placed[at][kind] = placed[at].get(kind, 0) + 1
            return True
    for at in open_to:
        if at in tried:
            continue
        tried.add(at)
        here = placed[at]
        for other in list(here):
            if other != kind and _settle(room, other, houses, placed, tried):
                here[other] -= 1
                if not here[other]:
                    del here[other]
                here[kind] = here.get(kind, 0) + 1
                return True
    return False


def releasable(content: Content, player: Player) -> list[str]:
    """Return the kinds of which one more must or may go; empty once all others find room."""
    return _releasable(content, _herd_of(player.goods), houses_of(content, player))


def choosable(content: Content, goods: Mapping[str, int], houses: list[tuple[str, ...]]) -> list[str]:
    """Return the kinds from which an owner may choose one to let go, after the certain losses."""
    herd = {kind: min(goods.get(kind, 0), _rooms_for(content, houses, kind)) for kind in ANIMALS}
    return _releasable(content, {kind: count for kind, count in herd.items() if count}, houses)


def _releasable(content: Content, herd: dict[str, int], houses: list[tuple[str, ...]]) -> list[str]:
    lost = _homeless(content, herd, houses)
    if not lost:
        return []
    kinds = list[str]()
    for kind in herd:
        rest = dict(herd)
        rest[kind] -= 1
        if _homeless(content, rest, houses) < lost:
            kinds.append(kind)
    return kinds


def _certainly_lost(content: Content, player: Player) -> list[str]:
    """Return the animals beyond all room for their kind: they are lost whatever the owner chooses."""
    houses = houses_of(content, player)
    return [
        kind
        for kind, count in _herd_of(player.goods).items()
        for _ in range(max(0, count - _rooms_for(content, houses, kind)))
    ]
