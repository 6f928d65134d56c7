"""Checks of a game's hidden information against everything a reader gets: views, questions, options, events,
orders.

A game declares what it hides by `conceal`, and redeals it by `imagine`. Neither is trusted:

* a world imagined for a reader looks and sounds the same to it, to the byte;
* it differs from the true one only in what is declared (`check_world`);
* over whole games, everything declared differs in some world (`Ledger`): a value readable from a view would
have to be the same in all of them.
"""

from __future__ import annotations

import re
import zlib
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct, field

from engine.core.game import AnyGame, Decision, ScoreLine, Standing
from engine.core.objectives import Objective
from engine.core.rng import Rng
from engine.core.tell import Event
from engine.core.text import Seat, Text
from engine.core.view import View

Reader: TypeAlias = Seat | None

ENOUGH = 24
"""A value hidden, or due to differ, in this many positions must have done so at least once."""
SHOWN = 6
"""How many places a message lists."""
A_FEW = 6
INDEX, KEY = r"\[[^\]]*\]", r"\{[^}]*\}"


class Seen(Struct, frozen=True):
    """Everything in a position that reaches one reader."""

    view: View
    decision: Decision[Any] | None
    reasons: tuple[Text, ...]  # why something cannot be chosen in it
    awaited: tuple[Seat, ...]
    is_secret: bool
    unattended: bool
    in_person: bool
    waited_for: tuple[Seat, ...]  # unless that is secret
    ordered: tuple[str, ...]
    lapsed: tuple[str, ...]
    score: tuple[ScoreLine, ...]  # of all seats, once the game is over
    own: tuple[ScoreLine, ...]  # the reader's so far, with objectives; only now and then
    aims: tuple[Objective, ...]
    standings: tuple[Standing, ...]


def readers(game: AnyGame, state: Any) -> tuple[Reader, ...]:
    """Return a spectator and every seat."""
    return (None, *range(len(game.view_for(state, None).seats)))


_COUNTED = 48
"""One in this many views has its points counted, which is slow."""


def seen(game: AnyGame, state: Any, reader: Reader) -> Seen:
    is_secret, over = game.has_secret_answers(state), game.is_over(state)
    decision = None if reader is None else game.decision_of(state, reader)
    view = game.view_for(state, reader)
    score, standings = _counted(game, game.to_json(state)) if over else ((), ())
    counts = reader is not None and zlib.crc32(msgspec.msgpack.encode(view)) % _COUNTED == 0
    return Seen(
        view=view,
        own=tuple(game.own_sheet(state, reader)) if counts and reader is not None else (),
        aims=tuple(game.objectives_of(state, reader)) if counts and reader is not None else (),
        decision=decision,
        reasons=() if reader is None or decision is None else game.why_not(state, reader),
        awaited=game.publicly_awaited(state),
        is_secret=is_secret,
        unattended=game.is_unprompted(state),
        in_person=game.must_answer_manually(state),
        waited_for=() if is_secret else game.seats_to_act(state),
        ordered=() if reader is None else game.default_answer(state, reader),
        lapsed=() if reader is None else game.timeout_answer(state, reader),
        score=score,
        standings=standings,
    )


@lru_cache(maxsize=16)
def _counted(game: AnyGame, position: bytes) -> tuple[tuple[ScoreLine, ...], tuple[Standing, ...]]:
    """Return the count once for all readers: it depends only on the position, to the byte."""
    state = game.from_json(position)
    return tuple(game.score(state)), tuple(game.standings(state))


def check_world(game: AnyGame, state: Any, reader: Reader, rng: Rng) -> Any:
    """Return a world imagined for this reader, which it cannot tell apart and in which only declared values
    differ.
    """
    before, chance = game.to_json(state), Rng(rng.seed, rng.counter)
    world = game.imagine(state, reader, rng)
    again = game.imagine(world, reader, chance)
    assert game.to_json(state) == before, "imagining a world changes the true one"
    assert dict(game.conserved(world)) == dict(game.conserved(state)), "a world has other pieces"
    assert msgspec.msgpack.encode(again) == msgspec.msgpack.encode(world), (
        f"what {_name(reader)} imagines depends on what it cannot know: {_apart(again, world)}"
    )
    known, known_there = game.conceal(state, reader), game.conceal(world, reader)
    assert game.to_json(state) == before, "concealing changes the true position"
    assert game.to_json(known) == game.to_json(known_there), (
        f"{_name(reader)}: a world differs in what is not declared as hidden: {_apart(known, known_there)}"
    )
    assert_alike(reader, seen(game, state, reader), seen(game, world, reader))
    return world


def assert_alike(reader: Reader, one: Seen, other: Seen) -> None:
    assert one == other, f"{_name(reader)} can tell worlds apart by {_apart(one, other)}"


def check_events(game: AnyGame, state: Any, action: Any, reader: Reader, world: Any) -> None:
    """Check the same pick in a world that a reader cannot tell from this one.

    Unless it declares that it reveals something, or secret answers are uncovered, it shows and announces the
    same; and announced values are no longer hidden.
    """
    if not any(action in choice.actions for choice in game.choices(world)):
        return
    here, there = game.apply(state, action), game.apply(world, action)
    told, told_there = (_heard(done.events, reader) for done in (here, there))
    closes = game.has_secret_answers(state) and (here.events or there.events)
    if not closes and not any(event.reveals for event in here.events):
        assert told == told_there, (
            f"{_name(reader)} hears what it cannot know, unmarked: {told} or {told_there}"
        )
        assert_alike(reader, seen(game, here.state, reader), seen(game, there.state, reader))
    elif told != told_there:
        known, known_there = game.conceal(here.state, reader), game.conceal(there.state, reader)
        assert game.to_json(known) != game.to_json(known_there), (
            f"{_name(reader)} is told what is still hidden: {told} or {told_there}"
        )


def check_picks(game: AnyGame, state: Any, one: Any, other: Any, reader: Reader) -> None:
    """Check two picks of another seat: a reader who may not know the difference neither sees nor hears it."""
    here, there = game.apply(state, one), game.apply(state, other)
    known, known_there = game.conceal(here.state, reader), game.conceal(there.state, reader)
    if game.to_json(known) == game.to_json(known_there):
        told, told_there = _heard(here.events, reader), _heard(there.events, reader)
        assert told == told_there, f"{_name(reader)} hears which pick was made: {told} or {told_there}"
        assert_alike(reader, seen(game, here.state, reader), seen(game, there.state, reader))


class Count(Struct):
    hidden: int = 0
    otherwise: int = 0


class Ledger(Struct):
    """Counts of how often each value was hidden from a reader, and how often it differed in an imagined
    world."""

    things: dict[str, Count] = field(default_factory=dict)  # players.hand
    places: dict[tuple[Reader, str], Count] = field(default_factory=dict)  # players[1].hand, from each reader
    kinds: dict[str, Count] = field(default_factory=dict)  # players.hand{amber}

    def note(self, game: AnyGame, state: Any, reader: Reader, world: Any) -> None:
        for leaf, otherwise in _hidden_leaves(state, game.conceal(state, reader), world):
            place = re.sub(KEY, "", leaf)
            for count in (
                self.things.setdefault(re.sub(INDEX, "", place), Count()),
                self.places.setdefault((reader, place), Count()),
                self.kinds.setdefault(re.sub(INDEX, "", leaf), Count()),
            ):
                count.hidden += 1
                count.otherwise += otherwise

    def check(self) -> None:
        """Check that each value differs in some world, and each player's and each kind of piece, too, if it
        was hidden often enough.
        """
        assert self.things, "nothing is declared as hidden, not even the seed"
        stuck = [
            thing for thing, count in self.things.items() if count.hidden >= A_FEW and not count.otherwise
        ]
        stuck += [
            f"{place} (from {_name(reader)})"
            for (reader, place), count in self.places.items()
            if count.hidden >= ENOUGH and not count.otherwise and re.sub(INDEX, "", place) not in stuck
        ]
        for kind, count in self.kinds.items():
            thing = self.things[re.sub(KEY, "", kind)]
            if not count.otherwise and count.hidden * thing.otherwise >= ENOUGH * thing.hidden:
                stuck.append(kind)
        assert not stuck, f"hidden, but the same in every world: {', '.join(stuck[:SHOWN])}"


def leaves(value: Any, place: str = "") -> dict[str, object]:
    """Return every value inside a struct by its place: `players[1].hand{amber}`.

    For a list of plain values, return how often each occurs.
    """
    found = dict[str, object]()
    _gather(value, place, found)
    return found


def _hidden_leaves(true: Any, known: Any, world: Any, place: str = "") -> Iterator[tuple[str, bool]]:
    """Yield the leaves that a concealed state lacks, and whether they differ in a world."""
    if true == known:
        return
    if isinstance(true, Struct) and type(true) is type(known) is type(world) and not isinstance(true, Rng):
        for name in true.__struct_fields__:
            here, blank, there = (getattr(one, name) for one in (true, known, world))
            yield from _hidden_leaves(here, blank, there, f"{place}.{name}" if place else name)
        return
    blank, imagined = leaves(known, place), leaves(world, place)
    for leaf, value in leaves(true, place).items():
        if value != blank.get(leaf):
            yield leaf, value != imagined.get(leaf)


def _gather(value: Any, place: str, found: dict[str, object]) -> None:
    if isinstance(value, Struct) and not isinstance(value, Rng):
        found[place] = type(value).__name__
        for name in value.__struct_fields__:
            _gather(getattr(value, name), f"{place}.{name}" if place else name, found)
    elif isinstance(value, dict):
        for key, part in value.items():
            _gather(part, f"{place}{{{key}}}", found)
    elif isinstance(value, list | tuple):
        if any(isinstance(part, Struct | list | tuple | dict | None.__class__) for part in value):
            for number, part in enumerate(value):
                _gather(part, f"{place}[{number}]", found)
        else:
            for part, count in Counter(value).items():
                found[f"{place}{{{part}}}"] = count
    else:
        found[place] = (value.seed, value.counter) if isinstance(value, Rng) else value


def _apart(one: Any, other: Any) -> str:
    """Return the places in which two values differ."""
    left, right = leaves(one), leaves(other)
    apart = sorted(place for place in left.keys() | right.keys() if left.get(place) != right.get(place))
    return ", ".join(apart[:SHOWN]) or "the order of something"


def _heard(events: tuple[Event, ...], reader: Reader) -> list[Event]:
    return [event for event in events if event.is_for(reader)]


def _name(reader: Reader) -> str:
    return "a spectator" if reader is None else f"seat {reader}"
