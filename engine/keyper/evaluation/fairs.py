"""Expected points from future fairs, and the goods that bring them closer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeAlias

from engine.core.caches import cached
from engine.core.content import derived
from engine.core.text import Seat
from engine.keyper.content.box import Content
from engine.keyper.content.goods import FINISHED_OF, SEASONS
from engine.keyper.queries import claimed_board, season_of
from engine.keyper.state import Player, State

_IN_PART = 0.6
"""Value of the filled places of an incomplete fair, relative to a complete one."""
_IN_SIGHT = 0.3
"""Value of a place that a field of this season could fill, relative to a filled one."""
_OUT_OF_SIGHT = 0.25
"""Remaining value of a fair if no field of this season gives what is missing."""
_LATER = 0.45
"""Value of a fair of a later season, relative to this season."""
_WINTER = 0.8
"""Value of a winter fair, which can be held in two seasons."""
_BY_OTHER_WAYS = 0.6
"""How available goods from a boat or an exchange are, relative to goods with a field."""
_TOO_FEW = 0.5
"""Upper limit if more places are empty than keyples are left."""
_ROOM = 2
"""Keyples that fit on a field."""

Fair: TypeAlias = tuple[float, tuple[str, ...], bool]
"""A fair that may still be held: its value, its requirements, and whether it is of this season."""


def fair_hopes(state: State, player: Player) -> tuple[float, float]:
    """Return the expected points from fairs of this and later seasons, and a correction by how available the
    missing pieces are. A partly filled fair is worth a part of its points."""
    shown = nearness = 0.0
    for fair in _coming(state, player):
        part, more = _hope(state, player, fair)
        shown += part
        nearness += more
    return shown, nearness


def nearer(state: State, player: Player) -> tuple[dict[str, float], dict[str, float]]:
    """Return roughly what one more of a good gains for future fairs, and what one less costs, assuming that
    others do nothing."""
    goods, gains, losses = player.goods, dict[str, float](), dict[str, float]()
    for points, requires, _ in _coming(state, player):
        missing, size = missing_for(goods, requires), len(requires)
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
        front = few * (len(winter.front) - len(missing_for(player.goods, winter.front))) / len(winter.front)
        back = many * (len(winter.back) - len(missing_for(player.goods, winter.back))) / len(winter.back)
        points, requires = (few, winter.front) if front > back else (many, winter.back)
        yield _WINTER * points, requires, False


def _hope(state: State, player: Player, fair: Fair) -> tuple[float, float]:
    """Return all points if the fair is complete, otherwise a part by the pieces available and how close the
    rest is."""
    points, requires, now = fair
    missing, size = missing_for(player.goods, requires), len(requires)
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


def missing_for(goods: Mapping[str, int], requires: tuple[str, ...]) -> list[str]:
    """Return the places that cannot be filled; each piece fills one (KP-101, KP-226)."""
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
    """Return whether a field of this season gives this good, or a boat or an exchange may."""
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


def is_in_reach(state: State, seat: Seat, requires: tuple[str, ...]) -> bool:
    """Return whether each kind that a fair lacks can still be had this season, by a keyple for each."""
    player = state.players[seat]
    own, board = [plot.keyples for plot in player.plots], claimed_board(state, seat)
    at_home = [*own, *(state.boards[board].fields if board is not None else ())]
    standing = sum(not keyple.lying for there in at_home for keyple in there)
    kinds = {*missing_for(player.goods, requires)}
    pieces = sum(player.keyples.values()) + sum(player.standing.values()) + standing
    return len(kinds) <= pieces and all(is_to_be_had(state, seat, good) for good in kinds)


def is_to_be_had(state: State, seat: Seat, good: str) -> bool:
    """Return whether a field with room, a boat, an exchange, the keyp tile or a keyple that stands at home
    may still give this good this season."""
    player, content, season = state.players[seat], state.content, season_of(state)
    if _nearness(state, good):
        return True
    moors = any(not board.boat for board in state.boards)
    if moors and any(good in content.boat[boat].shows(season) for boat in state.boats):
        return True
    if any(good in content.keyp_tile_gains[colour] for colour in player.standing):
        return True
    sides = [content.tiles[plot.tile].side(plot.upgraded) for plot in player.plots if plot.tile]
    if any(good in exchange.get for side in sides for exchange in side.exchanges):
        return True
    board = claimed_board(state, seat)
    spot = _sources(content, state.boards[board].display)[0].get(good) if board is not None else None
    if board is None or spot is None:
        return False
    return any(not keyple.lying for keyple in state.boards[board].fields[spot])


@derived
def _sources(content: Content, display: str) -> tuple[dict[str, int], frozenset[str]]:
    """Return the fields of a display that give a good, by spot, and the goods from its exchanges."""
    fields = content.display_fields[display]
    return (
        {field.good: spot for spot, field in enumerate(fields) if field.good},
        frozenset(good for field in fields if field.exchange for good in field.exchange.get),
    )
