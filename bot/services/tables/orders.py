"""Standing orders: listed, added, moved and withdrawn at any time, active at once."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from msgspec import Struct

from bot.services.queries.typed_moves import plan_named, rehearsal
from bot.services.tables.hints import hints_allowed, must_not_be_rated
from bot.services.turn.computers import Computers
from bot.services.turn.live_tables import LiveTable, LiveTables, retry_on_conflict
from bot.services.turn.order_updates import changed_orders, has_sitter, order_text
from bot.services.turn.parcels import to_table
from bot.services.turn.position_change import (
    NewPosition,
    PositionChange,
    adopt_position,
    answer_for,
    change_position,
    commit_of_change,
)
from bot.store.rows import Act, Outgoing
from bot.store.unit_of_work import Writer
from bot.values.errors import HintsOffError, NotRunningError, OrderError
from bot.values.orders import MOST_ORDERS, AwayNotes, OrderBook, OrderLine, StandingOrder, WrittenLine
from bot.values.parcel import Payload
from engine.core.plan_answers import answered, plan_to_json
from engine.core.plans import Doubt, Fact, Line, StandIn
from engine.core.text import Seat
from engine.core.vocabulary import ENGLISH, MoveVocabulary

_LONGEST = 400
"""Maximum characters of a typed order."""
_KEPT = tuple[tuple[str, ...], tuple[str, ...]]
"""A draft line as it is stored: its picks, and the keys of the facts it depends on."""


class _Change(Struct, frozen=True):
    """A change to a person's orders; `repeated`: the same cause was handled before."""

    live: LiveTable
    seat: Seat
    act: Act
    repeated: bool

    @property
    def own(self) -> tuple[StandingOrder, ...]:
        return self.live.orders.get(self.seat, ())


class OrderService:
    def __init__(self, tables: LiveTables, computers: Computers) -> None:
        self._tables, self._computers = tables, computers

    async def book(self, game_id: str, person: int, *, at: Seat | None = None) -> OrderBook:
        """Return this person's orders at a table, and what else they could order now."""
        live, _ = await self._tables.live(game_id)
        return await self._book(live, live.own_seat(person, at))

    @retry_on_conflict
    async def add(
        self,
        game_id: str,
        person: int,
        words: str,
        *,
        vocabulary: MoveVocabulary = ENGLISH,
        at: Seat | None = None,
        cause: str,
    ) -> OrderBook:
        """Append an order. Raise OrderError with the reason if it is unclear or impossible."""
        async with self._changing(game_id, person, "order_add", cause, at) as change:
            if not change.repeated:
                typed = " ".join(words[:_LONGEST].lower().split())
                await self._add(change, plan_named(change.live, change.seat, typed, vocabulary))
            return await self._book(change.live, change.seat)

    @retry_on_conflict
    async def stand_in(
        self,
        game_id: str,
        person: int,
        strength: str,
        *,
        stays: bool = False,
        at: Seat | None = None,
        pressed: int | None = None,
        cause: str,
    ) -> bool:
        """Let a computer play this turn now, or the next one when it comes; return whether it has played.

        `stays`: it plays every turn until the person makes one, and the table is told. `pressed` is the
        message that shows it."""
        async with self._changing(game_id, person, "stand_in", cause, at) as change:
            live, seat = change.live, change.seat
            if change.repeated:
                return not any(order.plan == plan_to_json(StandIn(strength, stays)) for order in change.own)
            must_not_be_rated(live.table)
            if not await self._may_think(game_id):
                raise HintsOffError()
            if stays:
                await self._sit_in(change, strength)
                return False
            if not live.waits_for(seat):
                await self._add(change, StandIn(strength))
                return False
            async with self._tables.writing(live, change.act):
                pass  # the press is recorded: what follows is an ordinary turn
            await self._computers.play_turn(live, seat, strength, pressed=pressed)
            return True

    async def _sit_in(self, change: _Change, strength: str) -> None:
        """Let a computer play for this seat, instead of one of another strength, and tell the table."""
        live, seat = change.live, change.seat
        if has_sitter(live, change.own):
            raise OrderError("order-twice")
        post = to_table(live.id, "status_post", change.act.at, Payload(what="sits-in", seat=seat))
        await self._add(change, StandIn(strength, stays=True), post=post)

    async def _may_think(self, game_id: str) -> bool:
        async with self._tables.store.reading() as reader:
            return await hints_allowed(reader, game_id)

    @retry_on_conflict
    async def withdraw(
        self, game_id: str, person: int, order: int | None, *, at: Seat | None = None, cause: str
    ) -> OrderBook:
        """Withdraw one order, or all. One that is already gone is not an error."""
        async with self._changing(game_id, person, "order_withdraw", cause, at) as change:
            kept = tuple(each for each in change.own if order is not None and each.id != order)
            if not change.repeated and kept != change.own:
                is_back = has_sitter(change.live, change.own) and not has_sitter(change.live, kept)
                await self._set(change, kept, is_back=is_back)
            return await self._book(change.live, change.seat)

    @retry_on_conflict
    async def raise_up(
        self, game_id: str, person: int, order: int, *, at: Seat | None = None, cause: str
    ) -> OrderBook:
        """Move an order up by one place."""
        async with self._changing(game_id, person, "order_move", cause, at) as change:
            own = list(change.own)
            place = next((i for i, each in enumerate(own) if each.id == order), 0)
            if not change.repeated and place:
                own[place - 1 : place + 1] = own[place], own[place - 1]
                await self._set(change, tuple(own))
            return await self._book(change.live, change.seat)

    async def complete(
        self, game_id: str, person: int, partial: str, vocabulary: MoveVocabulary = ENGLISH
    ) -> list[str]:
        """Return the offered orders that match every word typed so far."""
        live, _ = await self._tables.live(game_id)
        seat = live.table.seat_of(person)
        if seat is None or not live.table.is_going:
            return []
        typed = partial.lower().split()
        offers = live.game.plans(live.game.view_for(live.state, seat))
        return [
            offer.words
            for offer in offers
            if any(_fits(form, typed, vocabulary) for form in (offer.words, live.game.said(offer.words)))
        ]

    async def away_notes(self, game_id: str, person: int) -> AwayNotes:
        """Return what orders did since this person was last here."""
        async with self._tables.reading(game_id) as (live, reader):
            since = await reader.games.last_here(game_id, person)
            notes = await reader.orders.notes(game_id, person, since)
            return AwayNotes(live.public, tuple(notes))

    async def written_line(self, game_id: str, person: int, *, at: Seat | None = None) -> WrittenLine | None:
        """Return the turn this person is writing; None: the game cannot predict their next turn."""
        live, _ = await self._tables.live(game_id)
        return await self._line(live, live.own_seat(person, at), person)

    async def edit_line(
        self,
        game_id: str,
        person: int,
        *,
        pick: str = "",
        fact: str = "",
        undo: bool = False,
        at: Seat | None = None,
    ) -> WrittenLine | None:
        """Add a pick to the line, remove the last one, or toggle a fact it depends on."""
        live, _ = await self._tables.live(game_id)
        seat = live.own_seat(person, at)
        line = await self._line(live, seat, person)
        if line is None:
            return None
        picks, facts = list(line.picks), set(line.chosen)
        if line.decision is not None and any(pick == option.words for option in line.decision.options):
            picks.append(pick)
        if undo and picks:
            picks.pop()
        facts ^= {known.key for known in line.facts if known.key == fact}  # only known facts are stored
        async with self._tables.store.writing(lasting=False) as writer:
            await _keep(writer, live.id, person, (tuple(picks), tuple(sorted(facts))))
        return await self._line(live, seat, person)

    @retry_on_conflict
    async def order_line(self, game_id: str, person: int, *, at: Seat | None = None, cause: str) -> OrderBook:
        """Turn the line into an order."""
        async with self._changing(game_id, person, "order_add", cause, at) as change:
            line = await self._line(change.live, change.seat, person)
            if not change.repeated and line is not None and line.picks:
                only_if = tuple(fact for fact in line.facts if fact.key in line.chosen)
                await self._add(change, Line(line.picks, only_if), forget_line=True)
            return await self._book(change.live, change.seat)

    @asynccontextmanager
    async def _changing(
        self, game_id: str, person: int, kind: str, cause: str, at: Seat | None
    ) -> AsyncIterator[_Change]:
        """Run one change in the table's queue."""
        async with self._tables.queue(game_id):
            live, done = await self._tables.live(game_id, cause)
            if not live.table.is_going:
                raise NotRunningError()
            act = Act(cause, live.id, kind, self._tables.clock(), person)
            yield _Change(live, live.own_seat(person, at), act, done is not None)

    async def _add(
        self, change: _Change, plan: Any, *, forget_line: bool = False, post: Outgoing | None = None
    ) -> None:
        live, seat, act = change.live, change.seat, change.act
        if isinstance(plan, Line) and (tried := rehearsal(live, seat, plan.picks)) is not None:
            plan = msgspec.structs.replace(plan, named=tried.named)
        data = plan_to_json(plan)
        if len(change.own) >= MOST_ORDERS:
            raise OrderError("order-too-many", count=MOST_ORDERS)
        if any(order.plan == data for order in change.own):
            raise OrderError("order-twice")
        _must_not_doubt(live, seat, plan)
        period = live.game.period(live.game.view_for(live.state, seat))
        person = live.table.seats[seat].person or 0
        new = StandingOrder(0, seat, person, len(change.own), data, period, live.table.known_turn)
        async with self._tables.writing(live, act) as writer:
            number = await writer.orders.add(live.id, new)
            if forget_line:
                await _keep(writer, live.id, person, ((), ()))
            if post is not None:
                await writer.outbox.send(post)
            own = (*change.own, msgspec.structs.replace(new, id=number))
            turned = await self._write(writer, live, seat, own, act.at)
        _settle(live, seat, own, turned)

    async def _set(self, change: _Change, own: tuple[StandingOrder, ...], *, is_back: bool = False) -> None:
        live, act = change.live, change.act
        placed = tuple(msgspec.structs.replace(order, position=at) for at, order in enumerate(own))
        async with self._tables.writing(live, act) as writer:
            if is_back:
                back = Payload(what="back", seat=change.seat)
                await writer.outbox.send(to_table(live.id, "status_post", act.at, back))
            turned = await self._write(writer, live, change.seat, placed, act.at)
        _settle(live, change.seat, placed, turned)

    async def _write(
        self, writer: Writer, live: LiveTable, seat: Seat, own: tuple[StandingOrder, ...], now: float
    ) -> PositionChange | None:
        """Write the orders and their effect on the current question; no effect at a paused table."""
        orders = {**live.orders, seat: own}
        if live.table.status != "running":
            await writer.write(changed_orders(live.id, live.orders, orders, now))
            return None
        position = NewPosition(live.state, now, live.table.secret_question, orders=orders, here=seat)
        new = change_position(self._tables, live, position)
        await writer.write(commit_of_change(live, new, now))
        return new

    async def _book(self, live: LiveTable, seat: Seat) -> OrderBook:
        game, own = live.game, live.orders.get(seat, ())
        view = game.view_for(live.state, seat)
        found = answer_for(live, seat) if live.waits_for(seat) else None
        async with self._tables.store.reading() as reader:
            notes = await reader.orders.notes(live.id, live.table.seats[seat].person or 0)
        return OrderBook(
            table=live.public,
            seat=seat,
            lines=tuple(OrderLine(order.id, order_text(live, order), order.rests) for order in own),
            offers=tuple(game.plans(view)),
            notes=tuple(notes),
            may_write=game.rehearsal_state(live.state, seat) is not None,
            answering=found is not None and found.source == "order",
        )

    async def _line(self, live: LiveTable, seat: Seat, person: int) -> WrittenLine | None:
        """Return the stored line, as far as it is possible in the world the game imagines."""
        async with self._tables.store.reading() as reader:
            kept = await reader.people.setting(f"person:{person}", f"line:{live.id}")
        picks, chosen = msgspec.json.decode(kept, type=_KEPT) if kept else ((), ())
        found = rehearsal(live, seat, picks)
        if found is None:
            return None
        facts = live.game.facts(live.game.view_for(live.state, seat))
        open_ = tuple[Fact, ...](fact for fact in facts if not fact.stays or fact.key in chosen)
        known = (found.decision, found.uncovers, found.named)
        return WrittenLine(live.public, seat, found.picks, chosen, open_, *known)


def _fits(words: str, typed: Sequence[str], vocabulary: MoveVocabulary) -> bool:
    return all(
        said in words or any(vocabulary.begins(word, said) for word in words.split()) for said in typed
    )


def _settle(
    live: LiveTable, seat: Seat, own: tuple[StandingOrder, ...], turned: PositionChange | None
) -> None:
    """Update the orders in memory, after the commit."""
    if turned is None:
        live.orders[seat] = own
    else:
        adopt_position(live, turned, None)


def _must_not_doubt(live: LiveTable, seat: Seat, plan: Any) -> None:
    """Refuse an order that would stop at once, with the reason."""
    if live.waits_for(seat):
        said = answered(live.game, live.state, seat, plan)
        if isinstance(said, Doubt):
            raise OrderError("order-stops-at-once", why=said.why)


async def _keep(
    writer: Writer, game_id: str, person: int, line: tuple[tuple[str, ...], tuple[str, ...]]
) -> None:
    await writer.people.put_setting(f"person:{person}", f"line:{game_id}", msgspec.json.encode(line).decode())
