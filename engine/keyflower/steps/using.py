"""Using a tile: which tiles, and which workers to send (KF-37 to KF-42, KF-93, KM-26)."""

from __future__ import annotations

from collections.abc import Container, Iterable

from engine.core.text import Seat, Text, text
from engine.keyflower.actions import Action, AddGroup, Send, Use
from engine.keyflower.content.shapes import Usable
from engine.keyflower.forecast import brings
from engine.keyflower.names import tile_name
from engine.keyflower.queries import Group, effect_of, turn_of, used_spot
from engine.keyflower.state import Kind, Spot, State, Turn
from engine.keyflower.steps.effects import first_choices, worker_payments
from engine.keyflower.steps.prospects import Prospects
from engine.keyflower.steps.sending import Bounds, Sending, bounds, coming, palettes, sending


def tiles(state: State, seat: Seat, groups: list[Group]) -> list[Use]:
    """Return the tiles to use: in the middle, then village by village, the player's own first (KF-37)."""
    if not groups and not state.players[seat].workers:
        return []
    prospects = Prospects(state, seat, groups)
    picks: list[Use] = []
    seats, effects = len(state.players), state.content.effects
    villages = [state.players[(seat + n) % seats].village for n in range(seats)]
    for spots in (villages[0], state.middle, *villages[1:]):
        picks += [
            Use(seat, spot.id)
            for spot in spots
            if (effect := effects.get((spot.id, spot.upgraded)))
            and _can_use(state, spot, effect, groups, prospects)
        ]
    return picks


def _can_use(state: State, spot: Spot, effect: Usable, groups: list[Group], prospects: Prospects) -> bool:
    if not prospects.of(effect):
        return False
    workers = prospects.workers
    if workers and not (spot.last or spot.bids or spot.extension) and prospects.owes_nothing(effect):
        return True  # unused: one worker of any colour will do
    limit = bounds(state, spot)
    if limit.need > limit.room:
        return False
    for palette in palettes(state, spot, prospects.seat):
        owed = prospects.owed(spot, palette, effect)
        if owed is not None and completes(workers, groups, palette, limit, owed):
            return True
    return False


def choices(state: State, seat: Seat) -> list[Action]:
    """Return more workers to send and, once enough have come, the first pick of the effect."""
    turn = turn_of(state)
    spot = used_spot(state, turn)
    effect = effect_of(state, spot)
    assert effect is not None
    now = sending(state, turn, spot)
    picks = _send_choices(turn, spot, effect, now, Prospects(state, seat, [*now.groups]))
    if now.limit.need <= 0:
        picks += first_choices(state, turn, effect, now)
    return picks


def _send_choices(turn: Turn, spot: Spot, effect: Usable, now: Sending, prospects: Prospects) -> list[Action]:
    """Return the workers and groups to send, limited to those that can still lead to a use with an effect."""
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
                    _without(now.workers, colour, n) if owed else now.workers,
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


def _without(workers: dict[str, int], colour: str, n: int) -> dict[str, int]:
    return workers | {colour: workers[colour] - n}


def _less(limit: Bounds, n: int) -> Bounds:
    return Bounds(max(0, limit.need - n), limit.room - n)


def completes(
    workers: dict[str, int],
    groups: list[Group],
    palette: tuple[str, ...],
    limit: Bounds,
    owed: tuple[str, ...],
    sent: Container[str] = (),
) -> bool:
    """Return whether the bounds can be filled with a worker of an owed colour left to pay.

    Each colour comes from the screen once, so colours already sent give no more.
    """
    free = 0
    for colour in palette:
        if colour not in sent:
            free += workers.get(colour, 0)
    if not owed:
        return _reaches(free, [group.size for group in groups if group.colour in palette], limit)
    for colour, tile in worker_payments(workers, groups, owed):
        left = free - (1 if not tile and colour in palette and colour not in sent else 0)
        if _reaches(left, [g.size for g in groups if g.colour in palette and g.tile != tile], limit):
            return True
    return False


def _reaches(workers: int, groups: Iterable[int], limit: Bounds) -> bool:
    """Return whether some whole groups and up to all workers can reach a number within the bounds."""
    if limit.need > limit.room:
        return False
    if workers >= limit.need:
        return True
    sums = 1  # bit n stands for n workers from whole groups
    for count in groups:
        sums |= sums << count
    largest = (sums & ((2 << limit.room) - 1)).bit_length() - 1
    return largest + workers >= limit.need


def ask(state: State, _seat: Seat) -> tuple[Kind, Text]:
    """Return the workers on their way, how many are missing, and what the use brings."""
    turn = turn_of(state)
    name, workers, gain = tile_name(turn.tile), coming(state, turn), brings(state, turn)
    need = max(0, sending(state, turn, used_spot(state, turn)).limit.need)
    if workers:
        return "use", text("keyflower-ask-use-more", tile=name, workers=workers, brings=gain, need=need)
    return "use", text("keyflower-ask-use", tile=name, brings=gain, need=need)
