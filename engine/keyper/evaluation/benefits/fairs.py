"""What a turn does for fairs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.core.evaluation import Benefit
from engine.core.text import Seat, text
from engine.keyper.content.board import WINTER_FAIR_SIDES
from engine.keyper.content.goods import SEASONS
from engine.keyper.evaluation.fairs import is_in_reach, missing_for
from engine.keyper.names import fair_name, goods_names
from engine.keyper.queries import season_of
from engine.keyper.state import NOBODY, State


def fairs_met(state: State, seat: Seat) -> set[str]:
    """Return the fairs in hand whose pieces are all there."""
    goods = state.players[seat].goods
    return {fair for fair, requires in asked_by_fairs(state, seat) if not missing_for(goods, requires)}


def sure_points(state: State, seat: Seat) -> int:
    """Return the points of the fairs that can be held at the end of this season with what is there."""
    player, content, season = state.players[seat], state.content, season_of(state)
    own = [content.fair[player.fairs[season]]] if season in player.fairs else []
    points = sum(fair.points for fair in own if not missing_for(player.goods, fair.requires))
    for fair in player.winter_fairs:
        met = (
            content.winter_fair_points[side]
            for side in WINTER_FAIR_SIDES[season]
            if not missing_for(player.goods, content.winter_fair[fair].requires(side))
        )
        points += max(met, default=0)
    return points


def asked_by_fairs(state: State, seat: Seat) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the fairs in hand that can still be held and what they ask for, side by side."""
    player, content = state.players[seat], state.content
    for season, fair in player.fairs.items():
        if SEASONS.index(season) >= state.season:
            yield fair, content.fair[fair].requires
    for fair in player.winter_fairs:
        for side in content.winter_fair_points:
            yield fair, content.winter_fair[fair].requires(side)


def fairs_spent(before: State, later: State, seat: Seat) -> Iterator[Benefit]:
    """Tell what the fair of this season, or one that was complete, then lacks again. In the closing round no
    other turn can complete it."""
    old, new, goes_on = before.players[seat], later.players[seat], before.closing == NOBODY
    own, broken = old.fairs.get(season_of(before)), fairs_met(before, seat) - fairs_met(later, seat)
    for fair, requires in asked_by_fairs(later, seat):
        had, lack = missing_for(old.goods, requires), missing_for(new.goods, requires)
        spent = Counter(lack) - Counter(had)
        counts = fair == own and goes_on and is_in_reach(before, seat, requires)
        if spent and (counts or (fair in broken and not had)):
            words = text("keyper-benefit-spends", aim=fair_name(fair), lack=goods_names(spent.elements()))
            yield Benefit("costs", words)


def winter_fair(state: State, seat: Seat, fair: str) -> Iterator[Benefit]:
    """Tell all that a winter fair still asks for, for the side of which least is missing."""
    goods, printed = state.players[seat].goods, state.content.winter_fair[fair]
    sides = [
        (missing_for(goods, printed.requires(side)), points)
        for side, points in state.content.winter_fair_points.items()
    ]
    lack, points = min(sides, key=lambda each: (len(each[0]), -each[1]))
    if lack:
        yield Benefit(
            "nearer", text("keyper-benefit-winter-fair-lacks", lack=goods_names(lack), points=points)
        )
    else:
        yield Benefit("gets", text("keyper-benefit-winter-fair", points=points))


def is_far_off(state: State, seat: Seat, step: Benefit) -> bool:
    """Return whether a step is towards a fair of a season after the next, as its goods are spent until then,
    or towards one that can no longer be completed in its last season, or whose better side is complete."""
    aim = dict(step.text.args).get("aim")
    asked = [(fair, requires) for fair, requires in asked_by_fairs(state, seat) if fair_name(fair) == aim]
    if not asked:
        return False
    seasons = {fair: SEASONS.index(season) for season, fair in state.players[seat].fairs.items()}
    fair, winter = asked[0][0], len(SEASONS) - 1
    if fair not in seasons:
        points, sides = state.content.winter_fair_points, state.content.winter_fair[fair]
        if not missing_for(state.players[seat].goods, sides.requires(max(points, key=points.__getitem__))):
            return True
    if (last := seasons.get(fair, winter)) > state.season:
        return fair in seasons and last > state.season + 1
    return not any(is_in_reach(state, seat, requires) for _, requires in asked)
