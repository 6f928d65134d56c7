"""Names of the picks of a turn, where menus rely on the question above them or take one piece at a time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from engine.core.evaluation import Naming
from engine.core.text import Seat, Who, text
from engine.keyper.actions import (
    Action,
    Decline,
    End,
    Fold,
    Get,
    Join,
    KeypGain,
    LayCount,
    LayDown,
    LayPartner,
    Receive,
    Rest,
    Sell,
    Send,
)
from engine.keyper.forecast import layers_gain
from engine.keyper.names import colour_name, fold_name, goods_names, place_name
from engine.keyper.queries import field_of, keyples_at
from engine.keyper.state import OWN, State


def namings(state: State, picks: Sequence[Action]) -> Iterator[Naming]:
    if (first := _opening(state, picks)) is not None:
        yield first
    for kind, some in groupby(enumerate(picks), key=lambda each: type(each[1])):
        numbers, same = zip(*some, strict=True)
        yield from _repeated(kind, numbers[0], same)
    for at, pick in enumerate(picks):
        is_last = all(isinstance(each, End) for each in picks[at + 1 :])
        if isinstance(pick, LayPartner) and not is_last:  # the last one tells what both bring
            yield Naming(at, 1, text("keyper-hint-lay-partner") if pick.lay else None)


def _opening(state: State, picks: Sequence[Action]) -> Naming | None:
    """Name a keyple that is sent as such, and an invitation with its host and place."""
    match picks[0]:
        case Send(colour=colour):
            return Naming(0, 1, text("keyper-hint-send", colour=colour_name(colour)))
        case Join(colour=colour):
            who, place = Who(state.turn.seat), place_name(state, state.turn.board, state.turn.spot)
            return Naming(0, 1, text("keyper-hint-join", who=who, place=place, colour=colour_name(colour)))
        case Fold(display=display):
            return Naming(0, 1, text("keyper-hint-fold", display=fold_name(state.content, display)))
        case Get(goods=goods):
            return Naming(0, 1, text("keyper-hint-get", goods=goods_names(goods)))
        case Decline():
            who, place = Who(state.turn.seat), place_name(state, state.turn.board, state.turn.spot)
            return Naming(0, 1, text("keyper-hint-decline", who=who, place=place))
        case LayDown(seat, board, spot) if board != OWN:
            place, count = place_name(state, board, spot), _laid(state, seat, picks)
            named = 1 + any(isinstance(pick, LayCount) for pick in picks[:2])
            if field_of(state, board, spot).work != "gain":
                return Naming(0, named, text("keyper-hint-lay", place=place, count=count))
            gain = layers_gain(state, seat, board, spot, _standing(state, seat, board, spot) - count)
            return Naming(0, named, text("keyper-hint-lay-for", place=place, count=count, gain=gain))
        case Rest():
            colours = tuple(colour_name(pick.colour) for pick in picks if isinstance(pick, Rest))
            return Naming(0, len(colours), text("keyper-hint-rest", colours=colours))
        case _:  # menus name all other picks
            return None


def _laid(state: State, seat: Seat, picks: Sequence[Action]) -> int:
    """Return how many keyples a turn lays down: all that stand there, unless it says how many."""
    where = next(pick for pick in picks if isinstance(pick, LayDown))
    everyone = _standing(state, seat, where.board, where.spot)
    return next((pick.count for pick in picks if isinstance(pick, LayCount)), everyone)


def _standing(state: State, seat: Seat, board: int, spot: int) -> int:
    return sum(not keyple.lying for keyple in keyples_at(state, seat, board, spot))


def _repeated(kind: type[Action], first: int, picks: Sequence[Action]) -> Iterator[Naming]:
    """Name what is received, sold or brought by the keyp tile in one go."""
    keys = {KeypGain: "keyper-hint-keyp", Receive: "keyper-hint-receive", Sell: "keyper-hint-sell"}
    goods = [pick.good for pick in picks if isinstance(pick, KeypGain | Receive | Sell) and pick.good]
    if kind in keys:
        words = text(keys[kind], goods=goods_names(goods)) if goods else None
        yield Naming(first, len(picks), words)
