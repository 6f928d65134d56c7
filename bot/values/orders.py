"""Standing orders, and what their owners read about them."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from bot.values.table import Table
from engine.core.game import Decision
from engine.core.plans import Fact, PlanOffer
from engine.core.text import Seat, Text

MOST_ORDERS = 12
"""Maximum orders of a seat at a time."""

NoteKind: TypeAlias = Literal["answered", "stopped", "taken-back"]


class StandingOrder(Struct, frozen=True):
    """One order as it is stored. The plan is JSON: only the game knows its structure."""

    id: int
    seat: Seat
    person: int
    position: int
    plan: bytes
    period: str  # it ends with this season or round
    turn: int  # committed turns when it was given
    fired: int | None = None  # the last turn in which it answered
    rests: bool = False  # another order was in doubt: the owner is asked first


class OrderNote(Struct, frozen=True):
    """When and why an order answered or stopped; only its owner reads it."""

    what: NoteKind
    order: Text
    picks: tuple[str, ...] = ()  # its answer
    why: Text | None = None  # why it stopped
    named: tuple[Text, ...] = ()  # its answer as the menus call it; missing in old notes


class Noted(Struct, frozen=True):
    at: float
    note: OrderNote


class OrderLine(Struct, frozen=True):
    """One order as its owner reads it."""

    id: int
    text: Text
    rests: bool = False


class OrderBook(Struct, frozen=True):
    """Everything a player may see and do about their orders at one table."""

    table: Table
    seat: Seat
    lines: tuple[OrderLine, ...]  # by priority
    offers: tuple[PlanOffer[Any], ...]
    notes: tuple[Noted, ...]  # newest first
    may_write: bool  # a line can be written with menus
    answering: bool = False  # one of them is about to answer the current question


class AwayNotes(Struct, frozen=True):
    """Actions of orders since their owner was last here."""

    table: Table
    notes: tuple[Noted, ...]  # newest first


class WrittenLine(Struct, frozen=True):
    """A turn being written in advance, pick by pick."""

    table: Table
    seat: Seat
    picks: tuple[str, ...]
    chosen: tuple[str, ...]  # keys of the facts it depends on
    facts: tuple[Fact, ...]  # all available ones
    decision: Decision[Any] | None  # what may be picked next; None: it is complete
    uncovers: bool = False  # a reveal on the way may make the rest impossible
    named: tuple[tuple[Text, ...], ...] = ()  # the picks as the menus call them
