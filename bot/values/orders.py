"""What somebody has ordered ahead, and what they read of it."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from bot.values.table import Table
from engine.core.game import Decision
from engine.core.plans import Fact, PlanOffer
from engine.core.text import Seat, Text

MOST_ORDERS = 12
"""So many orders a seat may have at a time."""

NoteKind: TypeAlias = Literal["answered", "stopped", "taken-back"]


class StandingOrder(Struct, frozen=True):
    """One order as it is kept. The plan is JSON: only the game knows its shape."""

    id: int
    seat: Seat
    person: int
    position: int
    plan: bytes
    period: str  # it ends with it
    turn: int  # committed turns when it was given
    fired: int | None = None  # the last turn by which it answered
    rests: bool = False  # another one was in doubt: the owner is asked first


class OrderNote(Struct, frozen=True):
    """When and why an order answered or stopped: for its owner alone."""

    what: NoteKind
    order: Text
    picks: tuple[str, ...] = ()  # what it answered
    why: Text | None = None  # why it stopped
    named: tuple[Text, ...] = ()  # what it answered, as the menus call it; older notes do not know


class Noted(Struct, frozen=True):
    at: float
    note: OrderNote


class OrderLine(Struct, frozen=True):
    """One order as its owner reads it."""

    id: int
    text: Text
    rests: bool = False


class OrderBook(Struct, frozen=True):
    """All that somebody may see and do about their orders at one table."""

    table: Table
    seat: Seat
    lines: tuple[OrderLine, ...]  # first the one that answers first
    offers: tuple[PlanOffer[Any], ...]
    notes: tuple[Noted, ...]  # the newest first
    may_write: bool  # a line can be written by menus
    answering: bool = False  # one of them answers the question of now before long


class AwayNotes(Struct, frozen=True):
    """What orders did since their owner was last here, and the message that tells of it so far."""

    table: Table
    notes: tuple[Noted, ...]  # the newest first


class WrittenLine(Struct, frozen=True):
    """A turn being written down beforehand, pick by pick."""

    table: Table
    seat: Seat
    picks: tuple[str, ...]
    chosen: tuple[str, ...]  # keys of the facts it depends on
    facts: tuple[Fact, ...]  # those there are
    decision: Decision[Any] | None  # what may be picked next; None: it has come to its end
    uncovers: bool = False  # what comes to light on the way may leave the rest impossible
    named: tuple[tuple[Text, ...], ...] = ()  # the picks as the menus call them
