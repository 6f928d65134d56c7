"""What fairs to come promise, and which goods bring them nearer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeAlias

from engine.core.caches import cached
from engine.core.content import derived
from engine.keyper.content.box import Content
from engine.keyper.content.goods import FINISHED_OF, SEASONS
from engine.keyper.queries import season_of
from engine.keyper.state import Player, State

_IN_PART = 0.6
"""What the places that are filled count, beside a fair of which all are."""
_IN_SIGHT = 0.3
"""What a place counts that could be filled by a field of this season, beside one that is."""
_OUT_OF_SIGHT = 0.25
"""What is left of a fair for which no field of this season gives what is missing."""
_LATER = 0.45
"""What a fair of a later season counts, beside one of this season."""
_WINTER = 0.8
"""What a winter fair counts: there are two seasons to hold it in."""
_BY_OTHER_WAYS = 0.6
"""How near goods are that a boat or an exchange brings, beside those of a field of their own."""
_TOO_FEW = 0.5
"""How near all of it is where it has more places to fill than there are keyples left, at most."""
_ROOM = 2
"""Keyples that fit on a field."""

Fair: TypeAlias = tuple[float, tuple[str, ...], bool]
"""One that may still be held: what it counts, what it requires, and whether it is of this season."""


def fair_hopes(state: State, player: Player) -> tuple[float, float]:
    """Fairs of this and later seasons: shown in part, they are worth a part of their points; and by how much
    more or less, as the rest of it is near or far."""
    shown = nearness = 0.0
    for fair in _coming(state, player):
        part, more = _hope(state, player, fair)
        shown += part
        nearness += more
    return shown, nearness


def nearer(state: State, player: Player) -> tuple[dict[str, float], dict[str, float]]:
    """About what one more of a good brings for fairs to come, and what one less costs; others do nothing."""
    goods, gains, losses = player.goods, dict[str, float](), dict[str, float]()
    for points, requires, _ in _coming(state, player):
        missing, size = _missing(goods, requires), len(requires)
        place = points * _IN_PART / size
        last = points - place * (size - 1)
        for good in missing:
            gains[good] = max(gains.get(good, 0.0), last if len(missing) == 1 else place)
        for good, count in _places(requires).items():
            if goods.get(good, 0) == count:
                losses[good] = max(losses.get(good, 0.0), place if missing else last)
    return gains, losses


def _coming(state: State, player: Player) -> Iterator[Fair]:
    content = state.content
    for season, fair in player.fairs.items():
        ahead = SEASONS.index(season) - state.season
        if ahead >= 0:
            own = content.fair[fair]
            yield own.points * (_LATER if ahead else 1.0), own.requires, not ahead
    few, many = content.winter_fair_points["front"], content.winter_fair_points["back"]
    for fair in player.winter_fairs:
        winter = content.winter_fair[fair]
        front = few * (len(winter.front) - len(_missing(player.goods, winter.front))) / len(winter.front)
        back = many * (len(winter.back) - len(_missing(player.goods, winter.back))) / len(winter.back)
        points, requires = (few, winter.front) if front > back else (many, winter.back)
        yield _WINTER * points, requires, False


def _hope(state: State, player: Player, fair: Fair) -> tuple[float, float]:
    """All of its points if everything is there to show; else by what is, and by how near the rest is."""
    points, requires, now = fair
    missing, size = _missing(player.goods, requires), len(requires)
    if not missing:
        return points, 0.0
    place, filled = points * _IN_PART / size, size - len(missing)
    if not now:
        return place * filled, 0.0
    near = [_nearness(state, good) for good in missing]
    least, keyples = min(near), sum(player.keyples.values())
    if keyples < len(missing):
        least = min(least, _TOO_FEW * keyples / len(missing))
    hope = place * (filled + _IN_SIGHT * sum(near)) * (_OUT_OF_SIGHT + (1 - _OUT_OF_SIGHT) * least)
    return place * filled, hope - place * filled


def _missing(goods: Mapping[str, int], requires: tuple[str, ...]) -> list[str]:
    """The places that cannot be filled, each piece filling one (KP-101, KP-226)."""
    need, missing = _places(requires), list[str]()
    for good, count in need.items():
        lacks = count - goods.get(good, 0)
        if lacks > 0 and good in FINISHED_OF:
            finished = FINISHED_OF[good]
            lacks -= max(0, goods.get(finished, 0) - need.get(finished, 0))
        if lacks > 0:
            missing += [good] * lacks
    return missing


@cached("keyper: places of fairs", 1024, 500)
def _places(requires: tuple[str, ...]) -> Mapping[str, int]:
    return {good: requires.count(good) for good in requires}


def _nearness(state: State, good: str) -> float:
    """Whether a field of this season gives it, or a boat or exchange may."""
    found, content, season = 0.0, state.content, season_of(state)
    for board in state.boards:
        gives, makes = _sources(content, board.display)
        if good in gives:
            standing = len(board.fields[gives[good]])
            if not standing:
                return 1.0
            found = max(found, _BY_OTHER_WAYS * (standing < _ROOM))
        if good in makes or (board.boat and good in content.boat[board.boat].shows(season)):
            found = _BY_OTHER_WAYS
    return found


@derived
def _sources(content: Content, display: str) -> tuple[dict[str, int], frozenset[str]]:
    """The fields of a display that give a good, by their spots; and the goods that its exchanges bring."""
    fields = content.display_fields[display]
    return (
        {field.good: spot for spot, field in enumerate(fields) if field.good},
        frozenset(good for field in fields if field.exchange for good in field.exchange.get),
    )
