"""The features of a position: current points, and what can still be reached."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.text import Seat
from engine.keyper.content.board import AREA_PLOTS
from engine.keyper.content.goods import ANIMALS, FINISHED, GEMS, RAW, SEASONS
from engine.keyper.content.shapes import PerField, Side
from engine.keyper.evaluation.fairs import fair_hopes
from engine.keyper.evaluation.outlook import (
    Outlook,
    fields_counted,
    next_sets,
    outlook_of,
    promise,
    tile_worth,
)
from engine.keyper.scoring import points_of
from engine.keyper.state import State
from engine.keyper.steps.housing import houses_of

FEATURES = (
    "points",  # if the position were scored now
    "fairs",  # from the player's future fairs, by the pieces available
    "built",  # what built tiles may still gain
    "held",  # value of the best tiles in hand, as far as plots and time allow
    "raw",  # goods by class; the first few of a kind count most
    "finished",
    "wheat",
    "gems",
    "animals",  # with a house
    "strays",  # animals without a house
    "team",  # keyples still to be played
    "home",  # keyples that come home after the season
    "standing",  # keyples that may still be laid down
    "village",  # village plots built
    "farm",  # farm plots built
    "shipping",  # shipping points, besides the points themselves
    "tiles",  # tiles in hand
    "keyper",  # the keyper is still to be played
    "claim",  # a board is claimed, or is left for the keyper
    "near",  # correction for this season's fair, by the availability of missing pieces
    "sets",  # points from sets of gems begun on built tiles
)

_KEPT_IN_FULL = 4
"""Number of one kind that count in full; the next four count half."""

_CLASS: Mapping[str, int] = {
    **dict.fromkeys(RAW, FEATURES.index("raw")),
    **dict.fromkeys(FINISHED, FEATURES.index("finished")),
    "wheat": FEATURES.index("wheat"),
    **dict.fromkeys(GEMS, FEATURES.index("gems")),
    **dict.fromkeys(ANIMALS, FEATURES.index("animals")),
}
_STRAYS = FEATURES.index("strays")


def feature_values(state: State, seat: Seat) -> list[float]:
    found = [0.0] * len(FEATURES)
    found[0] = float(points_of(state, seat))
    if state.stage == "over":
        return found
    view = outlook_of(state, seat)
    player, left = view.player, view.left
    future = left / (left + 8)
    found[1], found[19] = fair_hopes(state, player)
    found[2] = future * _built_hopes(view)
    found[3] = future * _held_hopes(view)
    _count_goods(view, found)
    found[10] = float(sum(player.keyples.values()))
    found[11] = float(len(view.home)) if state.season < len(SEASONS) - 1 else 0.0
    found[12] = float(sum(not keyple.lying for keyple in view.home))
    found[13] = float(view.built["village"])
    found[14] = float(view.built["farm"])
    found[15] = float(player.shipping)
    found[16] = float(len(player.tiles))
    is_sure = view.board is not None
    found[17] = float(player.keyper and not is_sure)
    found[18] = float(is_sure)
    found[20] = _sets_begun(view)
    return found


def _built_hopes(view: Outlook) -> float:
    """Return what built tiles may still gain, upgraded if that is better."""
    hopes = 0.0
    for plot in view.player.plots:
        if not plot.tile:
            continue
        tile = view.content.tiles[plot.tile]
        side = tile.side(plot.upgraded)
        best = promise(view, side, view.left)
        if not plot.upgraded:
            best = max(best, promise(view, tile.upgraded, view.left) - 1.0)
        hopes += max(0.0, best - promise(view, side, 0.0)) + _still_to_count(view, side)
    return hopes


def _still_to_count(view: Outlook, side: Side) -> float:
    """Return what a tile scores for fields of the board that its player will claim, and not yet."""
    if view.board is not None or view.state.season < len(SEASONS) - 1:
        return 0.0
    counted = (score for score in side.scores if isinstance(score, PerField))
    return sum(score.each * fields_counted(view, score.colour) for score in counted)


def _sets_begun(view: Outlook) -> float:
    """Return a part of the points of the next set of each built tile, for the pieces that are there, if there
    is time for the others."""
    return sum(
        piece * (len(kinds) - len(lack)) for kinds, lack, piece in next_sets(view) if len(lack) <= view.left
    )


def _held_hopes(view: Outlook) -> float:
    """Return the value of the best tiles in hand for which plots and actions are left."""
    by_area = {"farm": list[float](), "village": list[float]()}
    for name in view.player.tiles:
        worth = tile_worth(view, name)
        if worth > 0:
            by_area[view.content.tiles[name].area].append(worth)
    hopes, turns = 0.0, view.left / 4
    chosen = list[float]()
    for area, plots in AREA_PLOTS.items():
        chosen += sorted(by_area[area], reverse=True)[: len(plots) - view.built[area]]
    for worth in sorted(chosen, reverse=True):
        hopes += worth * min(1.0, max(0.0, turns))
        turns -= 1
    return hopes


def _count_goods(view: Outlook, found: list[float]) -> None:
    """Count goods, which are worth less when little time is left to use them."""
    goods = view.player.goods
    if not goods:
        return
    usable = min(1.0, 1.2 * view.left / (1 + sum(goods.values())))
    houses = houses_of(view.content, view.player)
    for kind, count in goods.items():
        at = _CLASS[kind]
        if kind in ANIMALS and not any(kind in house for house in houses):
            at = _STRAYS
        found[at] += usable * (min(count, _KEPT_IN_FULL) + 0.5 * min(max(count - _KEPT_IN_FULL, 0), 4))
