"""Keyper: reasons why something cannot be chosen, tried by giving what is missing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations, product
from typing import Any

from engine.core.pieces import put
from engine.core.text import Text
from engine.keyper.actions import (
    Build,
    Get,
    Give,
    Hold,
    Place,
    Receive,
    Sell,
    Upgrade,
)
from engine.keyper.content.board import AREA_PLOTS
from engine.keyper.content.goods import ICONS, RESOURCES
from engine.keyper.content.shapes import Area
from engine.keyper.names import good_name
from engine.keyper.queries import season_of
from engine.keyper.state import OWN, State
from tests.truth.claims import Said, played

PLENTY = 9


def tile_of(said: Said, name: str = "tile") -> str:
    tile = said[name]
    assert isinstance(tile, Text)
    return tile.key.removeprefix("keyper-tile-")


def good_of(said: Said) -> str:
    return next(good for good in RESOURCES if good_name(good) == said["good"])


def icons_in(arg: Any) -> list[str]:
    """The icons of a list of goods: `2 clay and 1 raw material`."""
    if isinstance(arg, Text) and arg.key == "keyper-list":
        return icons_in(dict(arg.args)["goods"])
    found = list[str]()
    for part in arg:
        if part.key != "keyper-nothing":
            found += [part.key.removeprefix("keyper-counted-")] * dict(part.args)["count"]
    return found


def given(said: Said, goods: Iterable[str]) -> State:
    """The position in which this seat has these, too."""
    state: State = said.game.copy(said.state)
    for good in goods:
        put(state.players[said.seat].goods, good)
    return state


def rich(said: Said) -> State:
    return given(said, RESOURCES * PLENTY)


def _lack_is_exact(said: Said, lack: Sequence[str], can: Callable[[State], bool]) -> object:
    """With what is missing it is possible, whichever goods match an icon; with one less it is not."""
    if not lack:
        return "nothing is lacking"
    for goods in product(*(ICONS[icon] for icon in lack)):
        if not can(given(said, goods)):
            return f"{goods} would not do"
    for less in combinations(lack, len(lack) - 1):
        if any(can(given(said, goods)) for goods in product(*(ICONS[icon] for icon in less))):
            return f"{less} would do"
    return None


def _can_build(said: Said) -> Callable[[State], bool]:
    tile = tile_of(said)
    return lambda state: Build(said.seat, tile) in said.actions(state)


def build(said: Said) -> object:
    return _lack_is_exact(said, icons_in(said["lack"]), _can_build(said))


def build_either(said: Said) -> object:
    ways = [icons_in(said["one"]), icons_in(said["other"])]
    return next(filter(None, (_lack_is_exact(said, way, _can_build(said)) for way in ways)), None)


def build_some(said: Said) -> object:
    lack, count = icons_in(said["lack"]), said.number()
    found = (_lack_is_exact(said, some, _can_build(said)) for some in combinations(lack, count))
    return next(filter(None, found), None)


def upgrade(said: Said) -> object:
    pick = Upgrade(said.seat, tile_of(said))
    return _lack_is_exact(said, icons_in(said["lack"]), lambda state: pick in said.actions(state))


def price(said: Said) -> object:
    """Wherever the keyple in hand goes, the tile is not built; on a bare plot its price would do."""
    tile, lack = tile_of(said), icons_in(said["lack"])
    for action in said.actions():
        if Build(said.seat, tile) in _work_at(said, said.state, action):
            return f"it could be built by {action}"
    bare = [
        plot
        for plot in AREA_PLOTS[said.state.content.tiles[tile].area]
        if not said.state.players[said.seat].plots[plot].tile
    ]
    if not bare:
        return None

    def can(state: State) -> bool:
        place = Place(said.seat, OWN, bare[0])
        return place in said.actions(state) and Build(said.seat, tile) in _work_at(said, state, place)

    return _lack_is_exact(said, lack, can)


def _work_at(said: Said, state: State, action: Any) -> list[Any]:
    """Return the options of the first action after this keyple is placed without its partner."""
    state = played(said.game, state, action)
    if state.stage == "partner":
        state = played(said.game, state, next(pick for pick in said.actions(state) if not pick.lay))
    if state.stage == "confirm":
        while state.stage in ("confirm", "join", "joined", "declined"):
            seat = state.decider
            decision = said.game.decision_of(state, seat)
            options = decision.options if decision else ()
            state = played(said.game, state, next(o.action for o in options if o.words in ("skip", "end")))
        return said.actions(state) if state.stage == "work" and state.decider == said.seat else []
    return said.actions(state) if state.stage == "work" else []


def not_here(said: Said) -> object:
    tile, actions = tile_of(said), said.actions(rich(said))
    return Build(said.seat, tile) in actions or Upgrade(said.seat, tile) in actions


def no_plot(said: Said) -> object:
    plots = said.state.players[said.seat].plots
    return any(not plots[plot].covered for plot in AREA_PLOTS[said.state.content.tiles[tile_of(said)].area])


def no_tile(said: Said) -> object:
    area: Area = "farm" if said["plots"] == Text("keyper-why-plots-farm") else "village"
    player = said.state.players[said.seat]
    return any(said.state.content.tiles[tile].area == area for tile in player.tiles) or any(
        isinstance(pick, Place)
        and pick.board == OWN
        and pick.spot in AREA_PLOTS[area]
        and not player.plots[pick.spot].tile
        for pick in said.actions(rich(said))
    )


def upgraded(said: Said) -> object:
    plots = said.state.players[said.seat].plots
    sides = {f"keyper-tile-{plot.tile}": plot.upgraded for plot in plots if plot.tile}
    return any(not sides[tile.key] for tile in said["tiles"])  # type: ignore[union-attr]  # an argument of this sentence is always such


# Goods


def give(said: Said) -> object:
    good = good_of(said)
    return good in said.state.players[said.seat].goods or any(
        isinstance(pick, Give) and good in pick.goods for pick in said.actions()
    )


def supply(said: Said) -> object:
    """This good cannot be taken for any payment."""
    good = good_of(said)
    if Receive(said.seat, good) in said.actions():
        return "it can be received"
    for pick in said.actions():
        if isinstance(pick, Give):
            before = said.state.players[said.seat].goods.get(good, 0) - pick.goods.count(good)
            after = played(said.game, said.state, pick)
            gets = (
                [one for one in said.actions(after) if isinstance(one, Get)] if after.stage == "get" else []
            )
            took = after.players[said.seat].goods.get(good, 0) > before if not gets else False
            if took or any(good in one.goods for one in gets):
                return f"{pick} brings it"
    return None


def receive_sold(said: Said) -> object:
    worker = said.state.turn.workers[said.state.turn.current]
    return good_of(said) not in worker.sold or Receive(said.seat, good_of(said)) in said.actions()


def _sells(said: Said, good: str, state: Any = None) -> bool:
    return any(isinstance(pick, Sell) and pick.counts_as == good for pick in said.actions(state))


def sell_received(said: Said) -> object:
    worker = said.state.turn.workers[said.state.turn.current]
    return good_of(said) not in worker.received or _sells(said, good_of(said), rich(said))


def sell(said: Said) -> object:
    good = good_of(said)
    shows = said.state.content.boat[said.state.boards[said.state.turn.board].boat].shows(
        season_of(said.state)
    )
    return _sells(said, good) or good not in shows or not _sells(said, good, given(said, [good]))


def fair(said: Said) -> object:
    """With what is missing the fair could be held beside those picked; with less it could not."""
    name = said["fair"].key.removeprefix("keyper-fair-")  # type: ignore[union-attr]  # an argument of this sentence is always such
    lack = icons_in(said["lack"])

    def can(state: State) -> bool:
        return any(isinstance(pick, Hold) and pick.fair == name for pick in said.actions(state))

    one_side = (
        sum(
            text == said["fair"] for each in said.game.why_not(said.state, said.seat) for _, text in each.args
        )
        == 1
    )
    if not one_side or can(said.state):  # of two sides each lacks its own
        return not lack
    return _lack_is_exact(said, lack, can)


REASONS = {
    "keyper-why-build": build,
    "keyper-why-build-less": build,
    "keyper-why-build-either": build_either,
    "keyper-why-build-some": build_some,
    "keyper-why-price": price,
    "keyper-why-upgrade": upgrade,
    "keyper-why-not-here": not_here,
    "keyper-why-no-plot": no_plot,
    "keyper-why-no-tile": no_tile,
    "keyper-why-upgraded": upgraded,
    "keyper-why-give": give,
    "keyper-why-supply": supply,
    "keyper-why-receive-sold": receive_sold,
    "keyper-why-sell-received": sell_received,
    "keyper-why-sell": sell,
    "keyper-why-fair": fair,
}
