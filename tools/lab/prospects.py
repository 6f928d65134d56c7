"""Prospects of a position for a player who plans over seasons: current points, and what can still be reached.

Uses public information and the owner's fairs only."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, structs

from engine.core.text import Seat
from engine.keyper.content.board import AREA_PLOTS
from engine.keyper.content.goods import ANIMALS, FINISHED, GEMS, RAW, SEASONS
from engine.keyper.evaluation import outlook as base
from engine.keyper.evaluation.outlook import promise
from engine.keyper.queries import visible
from engine.keyper.scoring import points_of
from engine.keyper.state import Player, State
from engine.keyper.steps.housing import houses_of

_NEVER = 99.0


class Aims(Struct, frozen=True):
    """A player's aims: values in points that did well in whole games; a tile to build or to avoid."""

    raw: float = 1.0
    finished: float = 1.5
    wheat: float = 1.3
    gem: float = 0.79
    animal: float = 0.45
    spring: float = 1.2  # how much building goods count in each season
    summer: float = 1.0
    autumn: float = 0.9
    winter: float = 0.7
    village: float = 0.0  # for each village plot built
    farm: float = 0.0  # for each farm plot built
    shipping: float = 0.0  # for each shipping point, in addition to the point
    held: float = 0.34  # share of its value that a tile in hand counts
    built: float = 0.69  # share of its value that a built tile counts
    full: float = 0.86  # thresholds: a full farm or village, shipping
    team: float = 1.01  # for each keyple still to be played
    home: float = 0.49  # for each keyple that comes home
    standing: float = 0.4  # for each keyple that may still be laid down
    deep: float = 4.0  # how many of a kind count in full
    wants: str = ""
    shuns: str = ""

    def worth(self, good: str) -> float:
        return float(getattr(self, _CLASS[good]))

    def thrift(self, season: int) -> float:
        return float(getattr(self, SEASONS[season]))


_CLASS: Mapping[str, str] = {
    **dict.fromkeys(RAW, "raw"),
    **dict.fromkeys(FINISHED, "finished"),
    "wheat": "wheat",
    **dict.fromkeys(GEMS, "gem"),
    **dict.fromkeys(ANIMALS, "animal"),
}


class Outlook(base.Outlook, kw_only=True):
    """The figures of one seat from which expected values are computed, and its aims."""

    mind: Aims


def outlook_of(state: State, seat: Seat, mind: Aims) -> Outlook:
    plain = structs.asdict(base.outlook_of(state, seat))
    return Outlook(**plain | {"certain": mind.full}, mind=mind)


def tile_worth(view: Outlook, name: str) -> float:
    """Return what building and upgrading a tile should bring after all costs."""
    plan = view.mind.village if view.content.tiles[name].area == "village" else view.mind.farm
    return base.tile_worth(view, name) + 2.0 * plan


def prospects(state: State, seat: Seat, mind: Aims) -> float:
    """Return how good a position is for a seat with these aims."""
    points = float(points_of(state, seat))
    if mind.shuns and visible(state.players[seat], mind.shuns) is not None:
        points -= _NEVER
    view = outlook_of(state, seat, mind)
    left = view.left
    if left <= 0:
        return points
    future = left / (left + 8)
    hopes = _built_hopes(view) + _held_hopes(view)
    plan = mind.village * view.built["village"] + mind.farm * view.built["farm"]
    plan += mind.shipping * view.player.shipping
    return points + plan + _fair_hopes(state, view.player) + future * hopes + _stores(state, view)


def _built_hopes(view: Outlook) -> float:
    """Return what built tiles may still gain, upgraded if that is better."""
    mind = view.mind
    hopes = 0.0
    for plot in view.player.plots:
        if not plot.tile:
            continue
        tile = view.content.tiles[plot.tile]
        side = tile.side(plot.upgraded)
        best = promise(view, side, view.left)
        if not plot.upgraded:
            best = max(best, promise(view, tile.upgraded, view.left) - 1.0)
        hopes += mind.built * max(0.0, best - promise(view, side, 0.0))
        if tile.id == mind.wants:
            hopes += 1.0 + plot.upgraded
    return hopes


def _held_hopes(view: Outlook) -> float:
    """Return the value of the best tiles in hand for which plots and actions are left."""
    mind, by_area = view.mind, {"farm": list[float](), "village": list[float]()}
    for name in view.player.tiles:
        if name != mind.shuns:
            worth = tile_worth(view, name) + (name == mind.wants)
            if worth > 0:
                by_area[view.content.tiles[name].area].append(worth)
    hopes, turns = 0.0, view.left / 4
    chosen = list[float]()
    for area, plots in AREA_PLOTS.items():
        chosen += sorted(by_area[area], reverse=True)[: len(plots) - view.built[area]]
    for worth in sorted(chosen, reverse=True):
        hopes += mind.held * worth * min(1.0, max(0.0, turns))
        turns -= 1
    return hopes


def _fair_hopes(state: State, player: Player) -> float:
    """Return the value of fairs of this and later seasons; partly filled, they are worth a part of their
    points."""
    hopes = 0.0
    for season, fair in player.fairs.items():
        ahead = SEASONS.index(season) - state.season
        if ahead >= 0:
            hopes += (
                state.content.fair[fair].points
                * _shown(player, state.content.fair[fair].requires)
                * (0.45 if ahead else 1.0)
            )
    for fair in player.winter_fairs:
        front, back = (
            _shown(player, state.content.winter_fair[fair].requires(side)) for side in ("front", "back")
        )
        hopes += max(4 * front, 6 * back) * 0.8
    return hopes


def _shown(player: Player, required: tuple[str, ...]) -> float:
    part = sum(player.goods.get(good, 0) > 0 for good in required) / len(required)
    return part if part == 1 else 0.6 * part


def _stores(state: State, view: Outlook) -> float:
    """Return the value of goods and keyples, which are worth less when little time is left to use them."""
    player, mind = view.player, view.mind
    houses = houses_of(view.content, player)
    thrift = mind.thrift(state.season)
    stores = 0.0
    for kind, count in player.goods.items():
        worth = mind.worth(kind)
        if kind in _MATERIALS:
            worth *= thrift
        elif kind in ANIMALS and not any(kind in house for house in houses):
            worth *= 0.4
        stores += worth * (min(count, mind.deep) + 0.5 * min(max(count - mind.deep, 0), 4))
    usable = min(1.0, 1.2 * view.left / (1 + sum(player.goods.values())))
    standing = sum(not keyple.lying for keyple in view.home)
    later = state.season < len(SEASONS) - 1
    return (
        usable * stores
        + mind.team * sum(player.keyples.values())
        + mind.home * len(view.home) * later
        + mind.standing * standing
    )


_MATERIALS = frozenset((*RAW, *FINISHED, "wheat"))
