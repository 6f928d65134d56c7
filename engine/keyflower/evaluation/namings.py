"""Names of the picks of a turn, where menus take one step at a time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import deepcopy
from itertools import groupby

from engine.core.evaluation import Naming
from engine.core.tell import Tell
from engine.core.text import text
from engine.keyflower.actions import Action, AddGroup, Carry, Cash, ChooseWinter, Draw, Pay, Send, Upgrade
from engine.keyflower.names import contract_key, counted, tile_name
from engine.keyflower.rules import play
from engine.keyflower.state import State

_UPGRADED = "keyflower-told-upgrade"


def namings(state: State, picks: Sequence[Action]) -> Iterator[Naming]:
    """Name journeys instead of single steps along the roads, what happens to winter tiles and contracts, and
    what upgrades cost; a use says itself what is drawn."""
    if any(isinstance(pick, Upgrade) for pick in picks):
        yield from _payments(state, picks)
    if tiles := tuple(tile_name(pick.tile) for pick in picks if isinstance(pick, ChooseWinter)):
        yield Naming(0, len(tiles), text("keyflower-hint-winter", tiles=tiles))
    outbid = any(isinstance(pick, AddGroup) for pick in picks)
    for at, pick in enumerate(picks):
        if isinstance(pick, Draw) and at:
            yield Naming(at, 1, None)
        if isinstance(pick, Cash):
            contract = text(f"{contract_key(pick.contract)}-brief")
            words = text("keyflower-hint-cash", contract=contract, item=counted(pick.item, 1))
            yield Naming(at, 1, words)
        if isinstance(pick, Send) and outbid:
            yield Naming(at, 1, text("keyflower-hint-screen", workers=counted(pick.colour, pick.count)))
    for is_carried, some in groupby(enumerate(picks), key=lambda each: isinstance(each[1], Carry)):
        if is_carried:
            numbers, steps = zip(*some, strict=True)
            found = journeys(steps)
            for at, ((resource, start, to), count) in enumerate(found):
                what = counted(resource, count)
                words = text("keyflower-hint-carry", what=what, start=tile_name(start), to=tile_name(to))
                yield Naming(numbers[0] + at, 1, words)
            if spare := len(steps) - len(found):
                yield Naming(numbers[0] + len(found), spare, None)


def _payments(state: State, picks: Sequence[Action]) -> Iterator[Naming]:
    """Name what is paid for upgrades, whether or not there is a choice."""
    world = deepcopy(state)
    for at, pick in enumerate(picks):
        tell = Tell()
        play(world, pick, tell)
        for event in tell.events:
            if event.text.key == _UPGRADED:
                args = dict(event.text.args)
                words = text("keyflower-hint-upgrade", tile=args["tile"], paid=args["paid"])
                yield Naming(at - isinstance(pick, Pay), 1 + isinstance(pick, Pay), words)


def journeys(steps: Sequence[Carry]) -> list[tuple[tuple[str, str, str], int]]:
    """Return how many of each resource go from where to where, in the order in which they arrive. One that
    takes the place of an equal one that went on counts as having gone the whole way."""
    open_ = list[tuple[str, str, str]]()
    for step in steps:
        start, to = step.start, step.to
        before = next((each for each in open_ if (each[0], each[2]) == (step.resource, start)), None)
        if before is not None:
            open_.remove(before)
            start = before[1]
        after = next((each for each in open_ if each[:2] == (step.resource, to)), None)
        if after is not None:
            open_.remove(after)
            to = after[2]
        if start != to:
            open_.append((step.resource, start, to))
    return [(each, open_.count(each)) for each in dict.fromkeys(open_)]
