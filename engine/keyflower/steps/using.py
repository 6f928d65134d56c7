"""Sending workers to use a tile (KF-37 to KF-42, KF-93, KM-26)."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from typing import NamedTuple

from engine.core.pieces import put
from engine.core.tell import Tell
from engine.core.text import Seat, Who
from engine.keyflower.actions import Action, AddGroup, Send, Use
from engine.keyflower.content.pieces import MOST_USERS, TILES
from engine.keyflower.content.shapes import COLOURS, Effect, Hold, TileId
from engine.keyflower.names import pieces_text, tile_name
from engine.keyflower.state import MIDDLE, Spot, State, Turn
from engine.keyflower.steps.bidding import Group, colour_of, gather, losing_groups, spot_of, stand_up
from engine.keyflower.steps.gains import Prospects
from engine.keyflower.village import spot_in

EFFECTS: dict[tuple[TileId, bool], Effect] = {
    (tile.id, upgraded): effect
    for tile in TILES.values()
    for upgraded in (False, True)
    if (effect := tile.face(upgraded).effect) is not None and not isinstance(effect, Hold)
}
"""What users of a tile carry out, by tile and whether it is upgraded; scoring tiles have no entry (KF-37)."""


class Bounds(NamedTuple):
    """How many more workers must and may come."""

    need: int
    room: int


def effect_of(spot: Spot) -> Effect | None:
    return EFFECTS.get((spot.id, spot.upgraded))


def bounds(spot: Spot) -> Bounds:
    """One more than the last use, and at most six in all (KF-38, KF-39)."""
    there = sum(spot.users.values()) + sum(spot.lying.values())
    return Bounds(spot.last + 1, MOST_USERS - there)


def palettes(state: State, spot: Spot, seat: Seat) -> Iterable[tuple[str, ...]]:
    """The sets of colours that may be sent together."""
    colour = colour_of(spot)
    if colour:
        mixed = "4b" in state.players[seat].powers  # KF-93, KM-63
        return (COLOURS,) if mixed else ((colour,),)
    return tuple((single,) for single in COLOURS)


def reaches(workers: int, groups: Iterable[int], limit: Bounds) -> bool:
    """Whether some whole groups and up to so many workers can come to a number within the bounds."""
    if limit.need > limit.room:
        return False
    if workers >= limit.need:
        return True
    sums = 1
    for count in groups:
        sums |= sums << count
    largest = (sums & ((2 << limit.room) - 1)).bit_length() - 1
    return largest + workers >= limit.need


def payments(
    workers: dict[str, int], groups: list[Group], kinds: Iterable[str]
) -> Iterator[tuple[str, TileId]]:
    """A worker of one of the colours: (colour, "") or, as a losing group, (colour, tile) (KF-48)."""
    for kind in kinds:
        if workers.get(kind):
            yield kind, ""
        for group in groups:
            if group.colour == kind:
                yield kind, group.tile


def completes(
    workers: dict[str, int],
    groups: list[Group],
    palette: tuple[str, ...],
    limit: Bounds,
    owed: tuple[str, ...],
    sent: Container[str] = (),
) -> bool:
    """Whether the bounds can be filled with a worker of a colour owed left to pay.

    Each colour comes from the screen once, so those sent already give no more.
    """
    free = 0
    for colour in palette:
        if colour not in sent:
            free += workers.get(colour, 0)
    if not owed:
        return reaches(free, [group.size for group in groups if group.colour in palette], limit)
    for colour, tile in payments(workers, groups, owed):
        left = free - (1 if not tile and colour in palette and colour not in sent else 0)
        if reaches(left, [g.size for g in groups if g.colour in palette and g.tile != tile], limit):
            return True
    return False


def can_use(state: State, spot: Spot, groups: list[Group], prospects: Prospects) -> bool:
    effect = EFFECTS.get((spot.id, spot.upgraded))
    if effect is None or not prospects.of(effect):
        return False
    workers = prospects.workers
    if workers and not (spot.last or spot.bids or spot.extension) and prospects.owes_nothing(effect):
        return True  # untouched: one worker of any colour will do
    limit = bounds(spot)
    if limit.need > limit.room:
        return False
    for palette in palettes(state, spot, prospects.seat):
        owed = prospects.owed(spot, palette, effect)
        if owed is not None and completes(workers, groups, palette, limit, owed):
            return True
    return False


def use_picks(state: State, seat: Seat, groups: list[Group]) -> list[Action]:
    """Tiles to use: in the middle, then village by village, one's own first (KF-37)."""
    if not groups and not state.players[seat].workers:
        return []
    prospects = Prospects(state, seat, groups)
    picks: list[Action] = []
    seats = len(state.players)
    villages = [state.players[(seat + n) % seats].village for n in range(seats)]
    for spots in (villages[0], state.middle, *villages[1:]):
        picks += [Use(seat, spot.id) for spot in spots if can_use(state, spot, groups, prospects)]
    return picks


def find(state: State, tile: TileId) -> tuple[Spot, Seat]:
    """A tile that can be used and whose village it is in."""
    for spot in state.middle:
        if spot.id == tile:
            return spot, MIDDLE
    for seat, player in enumerate(state.players):
        for spot in player.village:
            if spot.id == tile:
                return spot, seat
    raise KeyError(tile)


def used_spot(state: State, turn: Turn) -> Spot:
    if turn.owner == MIDDLE:
        return spot_of(state, turn.tile)
    return spot_in(state.players[turn.owner], turn.tile)


class Sending(NamedTuple):
    """What a use has gathered so far and what may still come."""

    limit: Bounds  # for the rest
    palettes: tuple[tuple[str, ...], ...]  # colours of further workers and groups
    workers: dict[str, int]  # still behind the screen
    groups: list[Group]  # not coming along so far


def sending(state: State, turn: Turn, spot: Spot) -> Sending:
    seat, limit = turn.seat, bounds(spot)
    workers = dict(state.players[seat].workers)
    groups, coming = list[Group](), list[Group]()
    for group in losing_groups(state, seat):
        (coming if group.tile in turn.groups else groups).append(group)
    count = sum(turn.sent.values()) + sum(group.size for group in coming)
    for colour, n in turn.sent.items():
        workers[colour] -= n
    open_to = tuple(palettes(state, spot, seat))
    started = set(turn.sent) | {group.colour for group in coming}
    if started and len(open_to[0]) == 1:
        open_to = tuple((colour,) for colour in started)
    return Sending(Bounds(limit.need - count, limit.room - count), open_to, workers, groups)


def send_picks(turn: Turn, spot: Spot, effect: Effect, now: Sending, prospects: Prospects) -> list[Action]:
    """Workers and groups to send; only such as can still lead to a use that is carried out."""
    picks: list[Action] = []
    for palette in now.palettes:
        owed = prospects.owed(spot, palette, effect)
        if owed is None:
            continue
        for colour in palette:
            most = 0 if colour in turn.sent else min(now.workers.get(colour, 0), now.limit.room)
            picks += [
                Send(turn.seat, colour, n)
                for n in range(1, most + 1)
                if completes(
                    now.workers | {colour: now.workers[colour] - n},
                    now.groups,
                    palette,
                    _less(now.limit, n),
                    owed,
                    {*turn.sent, colour},
                )
            ]
        picks += [
            AddGroup(turn.seat, group.tile)
            for group in now.groups
            if group.colour in palette
            and completes(
                now.workers,
                [other for other in now.groups if other is not group],
                palette,
                _less(now.limit, group.size),
                owed,
                turn.sent,
            )
        ]
    return picks


def _less(limit: Bounds, n: int) -> Bounds:
    return Bounds(max(0, limit.need - n), limit.room - n)


def place_users(state: State, turn: Turn, tell: Tell) -> None:
    """The workers go onto the tile; off-colour ones lie down (KF-93)."""
    spot = used_spot(state, turn)
    standing = colour_of(spot)
    placed = gather(state, turn, tell)
    for colour, n in placed.items():
        put(spot.users if standing in ("", colour) else spot.lying, colour, n)
    spot.last = sum(placed.values())
    who, tile, workers = Who(turn.seat), tile_name(spot.id), pieces_text(placed)
    owner = turn.owner
    if owner in (MIDDLE, turn.seat):
        tell.all("keyflower-told-use", by=turn.seat, who=who, tile=tile, workers=workers)
    else:
        tell.all(
            "keyflower-told-use-there",
            by=turn.seat,
            touches=(owner,),
            who=who,
            tile=tile,
            workers=workers,
            owner=Who(owner),
        )
    stand_up(state, turn.groups, tell)
