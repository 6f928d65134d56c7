"""Letters for the outbox: who is to be told what, in which order, and what may still be merged."""

from __future__ import annotations

from bot.services.types import ParcelKind, Payload, Table
from bot.store.protocol import Writer
from bot.store.rows import Letter
from engine.core.text import Seat


def to_table(
    game_id: str, kind: ParcelKind, now: float, payload: Payload | None = None, hold: float = 0
) -> Letter:
    return Letter(game_id, kind, f"table:{game_id}", payload or Payload(), now, now + hold, held=hold > 0)


def to_person(game_id: str, kind: ParcelKind, now: float, payload: Payload) -> Letter:
    return Letter(game_id, kind, f"person:{payload.person}:{game_id}", payload, now, now)


def to_seat(table: Table, kind: ParcelKind, now: float, seat: Seat, words: tuple[str, ...] = ()) -> Letter:
    """To whoever holds this seat."""
    payload = Payload(person=table.seats[seat].person, seat=seat, turn=table.turn, words=words)
    return to_person(table.id, kind, now, payload)


async def once(writer: Writer, letter: Letter) -> None:
    """Send, unless the same kind already waits for this table: it will show the newest state anyway."""
    if not await writer.untried(letter.game_id, letter.kind):
        await writer.send(letter)


async def tell_turns(writer: Writer, table: Table, first: int, last: int, now: float, hold: float) -> None:
    """A board post for these turns; one that is still held takes them in."""
    held = await writer.held_letter(table.id)
    if held is None:
        payload = Payload(first_turn=first, last_turn=last)
        await writer.send(to_table(table.id, "board_post", now, payload, hold))
    else:
        letter, payload = held
        merged = Payload(first_turn=payload.first_turn, last_turn=last)
        await writer.amend(letter, merged, now + hold, held=hold > 0)


async def untell_turns(writer: Writer, game_id: str, after: int, told: int, now: float) -> bool:
    """Take back board posts of cut turns that nobody has seen; whether some may have been seen."""
    seen = told
    for letter, payload in await writer.untried(game_id, "board_post"):
        first = payload.first_turn or 0
        seen = min(seen, first - 1)
        if first > after:
            await writer.unsend(letter)
        elif (payload.last_turn or 0) > after:
            await writer.amend(letter, Payload(first_turn=first, last_turn=after), now, held=False)
    return seen > after


async def uncall(writer: Writer, game_id: str, waiting: set[Seat]) -> None:
    """Calls not yet sent to seats that need not decide any more."""
    for letter, payload in await writer.untried(game_id, "call"):
        if payload.seat not in waiting:
            await writer.unsend(letter)
