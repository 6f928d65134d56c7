"""A quick estimate of each pick, used to choose which picks to examine closely."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from engine.core.evaluation import Glance
from engine.core.text import Seat
from engine.keyflower.actions import (
    Action,
    AddGroup,
    BidFor,
    Carry,
    Cash,
    ChooseCell,
    ChooseExtension,
    ChooseWinter,
    Draw,
    End,
    Extend,
    Pass,
    Pay,
    PayGroup,
    PlaceTile,
    Replace,
    Rotate,
    Send,
    Take,
    TakeBoat,
    TakeContract,
    TakeFrom,
    Upgrade,
    Use,
)
from engine.keyflower.content.box import Content
from engine.keyflower.content.shapes import ANY, Hold, TileId
from engine.keyflower.evaluation.piece_values import Holdings, effect_worth, offer_worth, scored
from engine.keyflower.queries import find, spot_of
from engine.keyflower.state import Player, Spot, State
from engine.keyflower.steps.sending import least_users

_FAR = 5


def quick_score(state: State, seat: Seat) -> Glance[State, Action]:
    return _Look(state, seat).appeal


class _Look:
    """One seat's evaluation of its picks during one turn."""

    def __init__(self, state: State, seat: Seat) -> None:
        self._content, self._effects = state.content, state.content.effects
        player = self._player = state.players[seat]
        goods = dict[str, int]()
        for spot in player.village:
            for kind, n in spot.goods.items():
                goods[kind] = goods.get(kind, 0) + n
        self._holdings = Holdings(player.workers, player.skills, goods)
        self._ways = dict[str, Mapping[TileId, int]]()

    def appeal(self, state: State, action: Action) -> float:
        match action:
            case BidFor(_, tile):
                return self._bid_appeal(state, spot_of(state, tile))
            case Use(seat, tile):
                spot, owner = find(state, tile)
                worth = effect_worth(self._effects.get((tile, spot.upgraded)))
                return (
                    worth + 0.3 * (owner == seat) - 0.8 * least_users(spot) - 0.6 * (owner not in (seat, -1))
                )
            case Send(_, colour, count):
                plenty = 0.1 * self._player.workers.get(colour, 0)
                return plenty - 0.6 * count - 0.8 * count * (colour == "green")
            case AddGroup():
                return -0.2
            case Draw():
                return 1.0
            case Pay(_, what):
                return -0.4 * len(what.split("+")) - 0.5 * what.count("gold")
            case PayGroup():
                return -0.2
            case Take(_, what):
                return self._take_appeal(what)
            case Carry(_, resource, start, to):
                ways = self._way(resource)
                return 0.8 * (ways.get(start, _FAR) - ways.get(to, _FAR)) - 0.1
            case Upgrade(_, tile):
                better = self._content.tiles[tile].upgraded
                return 2.0 + (better.points if better else 0)
            case Extend() | TakeContract() | Cash():
                return 1.0 if not isinstance(action, Cash) else -0.5
            case ChooseWinter(_, tile):
                piece = self._content.tiles[tile]
                return scored(piece.scoring, self._holdings) + piece.basic.points - 4.0
            case TakeBoat(_, boat):
                load = next(each for each in state.boats if each.id == boat)
                return sum(load.workers.values()) + sum(load.skills.values()) + 2.0 * len(load.contracts)
            case Pass():
                return -1.0
            case TakeFrom() | PlaceTile() | ChooseCell() | Rotate() | Replace() | ChooseExtension() | End():
                return 0.0
            case _:
                assert_never(action)

    def _bid_appeal(self, state: State, spot: Spot) -> float:
        worth = offer_worth(self._content, spot.id, spot.upgraded, state.season, self._holdings)
        most = max((bid.count for bid in spot.bids), default=0)
        return 0.6 * worth - 0.9 * (most + 1) - 1.0

    def _take_appeal(self, what: str) -> float:
        if what == "gold":
            return 1.2
        return 1.0 - 0.1 * self._holdings.goods.get(what, 0)

    def _way(self, resource: str) -> Mapping[TileId, int]:
        """Return the distance of each tile, in steps, from a tile that needs the resource."""
        if resource not in self._ways:
            self._ways[resource] = _distances(self._content, self._player, resource)
        return self._ways[resource]


def _distances(content: Content, player: Player, resource: str) -> Mapping[TileId, int]:
    edge = [spot.id for spot in player.village if _needs(content, spot, resource)]
    found = dict.fromkeys(edge, 0)
    while edge:
        further = list[TileId]()
        for tile in edge:
            for beside in player.links[tile]:
                if beside not in found:
                    found[beside] = found[tile] + 1
                    further.append(beside)
        edge = further
    return found


def _needs(content: Content, spot: Spot, resource: str) -> bool:
    tile = content.tiles.get(spot.id)
    if tile is None:
        return False
    effect = tile.face(spot.upgraded).effect
    if isinstance(effect, Hold):
        return effect.resource in (ANY, resource)
    if spot.upgraded or tile.price is None:
        return False
    return any(
        kind in (ANY, resource) and spot.goods.get(resource, 0) < count
        for kind, count in tile.price.resources
    )
