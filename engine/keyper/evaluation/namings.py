"""Names of the picks of a turn, where menus rely on the question above them or take one piece at a time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from copy import deepcopy
from itertools import groupby

from engine.core.evaluation import Naming
from engine.core.pieces import Pieces
from engine.core.tell import Silence
from engine.core.text import Seat, Text, Who, text
from engine.keyper.actions import (
    Action,
    Decline,
    End,
    Fold,
    Get,
    Give,
    Join,
    KeypGain,
    LayCount,
    LayDown,
    LayPartner,
    Pay,
    Receive,
    Release,
    Rest,
    Sell,
    Send,
    TakeTile,
)
from engine.keyper.forecast import layers_gain
from engine.keyper.names import colour_name, counted, fold_name, goods_names, place_name, tile_name
from engine.keyper.queries import field_of, keyples_at
from engine.keyper.rules import play
from engine.keyper.state import OWN, State


def namings(state: State, picks: Sequence[Action]) -> Iterator[Naming]:
    if (first := _opening(state, picks)) is not None:
        yield first
    for kind, some in groupby(enumerate(picks), key=lambda each: type(each[1])):
        numbers, same = zip(*some, strict=True)
        yield from _repeated(kind, numbers[0], same)
    yield from _traded(state, picks)
    for at, pick in enumerate(picks):
        if isinstance(pick, Pay) and pick.goods:
            yield Naming(at, 1, text("keyper-hint-for", goods=goods_names(pick.goods)))
        if at and isinstance(pick, TakeTile) and pick.tile not in state.content.tiles:
            yield Naming(at, 1, tile_name(pick.tile))
        if at and isinstance(pick, End):  # what is given up need not be said
            yield Naming(at, 1, None)
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
        case TakeTile(tile=tile):
            return Naming(0, 1, text("keyper-hint-take", tile=tile_name(tile)))
        case Rest():
            resting = Counter(pick.colour for pick in picks if isinstance(pick, Rest))
            keyples = tuple(
                text("keyper-counted-keyple", count=count, colour=colour_name(colour))
                for colour, count in resting.items()
            )
            return Naming(0, resting.total(), text("keyper-hint-rest", colours=keyples))
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
    """Name what is received, sold, given up or brought by the keyp tile in one go."""
    keys = {
        KeypGain: "keyper-hint-keyp",
        Receive: "keyper-hint-receive",
        Release: "keyper-hint-release",
        Sell: "keyper-hint-sell",
    }
    goods = [
        pick.animal if isinstance(pick, Release) else pick.good
        for pick in picks
        if isinstance(pick, Release) or (isinstance(pick, KeypGain | Receive | Sell) and pick.good)
    ]
    if kind in keys:
        words = text(keys[kind], goods=goods_names(goods)) if goods else None
        yield Naming(first, len(picks), words)


def _traded(state: State, picks: Sequence[Action]) -> Iterator[Naming]:
    """Name trades that follow one another as one, by what the player then has less and more of."""
    runs = [
        [at for at, _ in some]
        for is_trade, some in groupby(enumerate(picks), key=lambda each: isinstance(each[1], Give | Get))
        if is_trade
    ]
    for numbers in runs:
        if isinstance(picks[numbers[0]], Give) and (words := _trade(state, picks, numbers)) is not None:
            yield Naming(numbers[0], len(numbers), words)


def _trade(state: State, picks: Sequence[Action], numbers: Sequence[int]) -> Text | None:
    world, seat = deepcopy(state), picks[numbers[0]].seat
    for pick in picks[: numbers[0]]:
        play(world, pick, Silence())
    had: Pieces = dict(world.players[seat].goods)
    for at in numbers:
        play(world, picks[at], Silence())
    now = world.players[seat].goods
    given = {good: count - now.get(good, 0) for good, count in had.items() if count > now.get(good, 0)}
    got = {good: count - had.get(good, 0) for good, count in now.items() if count > had.get(good, 0)}
    if not got:
        return None
    if not given:
        return text("keyper-hint-trade-up", got=_counted(got))
    owed = sum(worker.owed for worker in world.turn.workers if worker.seat == seat)
    if owed:
        return text("keyper-hint-trade-first", given=_counted(given), got=_counted(got), count=owed)
    return text("keyper-hint-trade", given=_counted(given), got=_counted(got))


def _counted(goods: Pieces) -> tuple[Text, ...]:
    return tuple(counted(good, count) for good, count in goods.items())
