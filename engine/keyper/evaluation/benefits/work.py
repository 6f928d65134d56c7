"""What the rest of a turn can do."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from engine.core.evaluation import Benefit
from engine.core.text import Seat, Text, text
from engine.keyper.content.goods import GEMS, SEASONS
from engine.keyper.evaluation.benefits.gems import useful_gems
from engine.keyper.evaluation.benefits.tiles import worth_told
from engine.keyper.names import counted, tile_name
from engine.keyper.scoring import points_of
from engine.keyper.state import Player, State


def worked(before: State, after: State, later: State, seat: Seat, also: str) -> Iterator[Benefit]:
    """Tell what the rest of the turn can do, if this turn goes on after it is confirmed. `also`: besides what
    these picks do there."""
    old, new = after.players[seat], later.players[seat]
    had = {plot.tile for plot in old.plots}
    raised = {plot.tile for plot in old.plots if plot.upgraded}
    built = tuple(tile_name(plot.tile) for plot in new.plots if plot.tile and plot.tile not in had)
    upgraded = tuple(tile_name(plot.tile) for plot in new.plots if plot.upgraded and plot.tile not in raised)
    left = {good: count - new.goods.get(good, 0) for good, count in old.goods.items()}
    given = tuple(counted(good, count) for good, count in left.items() if count > 0)
    price = text("keyper-hint-for", goods=given) if given else ""
    points = points_of(later, seat) - points_of(after, seat)
    more_points = also if points_of(after, seat) > points_of(before, seat) else "no"
    gain = text("keyper-benefit-plus", points=points, also=more_points) if points > 0 else ""
    sells = bool(given) and new.shipping > old.shipping
    more = _more(before.players[seat], old, new, _idle_gems(before, seat))
    if built:
        yield Benefit(
            "gets", text("keyper-benefit-can-build", tiles=built, price=price, gain=gain, also=also)
        )
    elif upgraded:
        yield Benefit(
            "gets", text("keyper-benefit-can-upgrade", tiles=upgraded, price=price, gain=gain, also=also)
        )
    elif more and sells and gain:
        yield Benefit(
            "gets", text("keyper-benefit-can-get-sell", goods=more, sold=given, gain=gain, also=also)
        )
    elif more and not sells:
        yield Benefit("gets", text("keyper-benefit-can-get", goods=more, price=price, gain=gain, also=also))
    elif sells and gain:
        yield Benefit("gets", text("keyper-benefit-can-sell", sold=given, gain=gain, also=also))
    pieces = (*new.tiles, *new.winter_fairs)
    owned = {*old.tiles, *old.winter_fairs, *had}
    taken = [tile for tile in pieces if tile not in owned]
    if taken:
        tiles = tuple(map(tile_name, taken))
        yield Benefit("gets", text("keyper-benefit-can-take", tiles=tiles, also=also))
    for tile in taken if len(taken) == 1 else ():
        if words := worth_told(later, seat, tile):
            yield Benefit("prepares", words)


def _more(before: Player, old: Player, new: Player, idle: Collection[str]) -> tuple[Text, ...]:
    """Return what the rest of a turn brings and has a use, without what it only gives back."""
    more = {
        good: min(count - old.goods.get(good, 0), count - before.goods.get(good, 0))
        for good, count in new.goods.items()
    }
    return tuple(counted(good, count) for good, count in more.items() if count > 0 and good not in idle)


def _idle_gems(state: State, seat: Seat) -> set[str]:
    """Return the gems without a use in winter; before, a tile or fair for them may still come."""
    return {*GEMS} - useful_gems(state, seat) if state.season == len(SEASONS) - 1 else set()
