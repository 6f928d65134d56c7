"""What waits to be told becomes one post: right behind one another, or after a while in which a table could
not be written to."""

from __future__ import annotations

import msgspec

from bot.services.turn.outgoing import CHAPTER
from bot.store.protocol import Writer
from bot.values.parcel import Parcel, Payload

LATE = "late"
"""Marks a table's newest board post as one that tells of a while in which nothing could be posted."""
_NOTES = frozenset(
    {
        *("paused", "resumed", "resigned", "left", "time-turn", "time-seat"),
        *("advice-on", "advice-off", "copied", "moved"),
    }
)
"""What is told in a line of its own, and needs no post."""


async def told_at_once(writer: Writer, parcel: Parcel) -> Parcel:
    """A board post with those that wait right behind it: the board is drawn once, as it is by now. What ends
    a season or a round, and what waits for more turns, stays by itself."""
    folded, payload = list[int](), parcel.payload
    for other in await writer.outbox.behind(parcel, held=False):
        if other.kind != "board_post" or other.payload.chapter is not None or other.doubtful:
            break
        payload = msgspec.structs.replace(payload, last_turn=other.payload.last_turn)
        folded.append(other.id)
    if not folded:
        return parcel
    told = msgspec.structs.replace(parcel, payload=payload)
    await writer.outbox.fold(told, folded)
    return told


async def caught_up(writer: Writer, parcel: Parcel) -> Parcel:
    """A board post that comes late, with all that waits behind it folded in.

    Votes, offers and open seats stay posts of their own: they have buttons, and are dropped when they are
    sent if nobody can answer them any more."""
    folded, payload = list[int](), parcel.payload
    for other in await writer.outbox.behind(parcel):
        if other.kind == "undo_post" and (other.payload.turn or 0) < (payload.first_turn or 1) - 1:
            break  # turns that were told before were taken back: that has its place in the order of things
        if (more := _with(payload, other)) is not None:
            payload = more
            folded.append(other.id)
    if not folded:
        return parcel
    told = msgspec.structs.replace(parcel, payload=msgspec.structs.replace(payload, late=True))
    await writer.outbox.fold(told, folded)
    return told


def _with(payload: Payload, other: Parcel) -> Payload | None:
    """What both say; None: the other one has to be sent by itself."""
    said = other.payload
    match other.kind:
        case "board_post":
            ends = CHAPTER in (payload.what, said.what)
            last = max(payload.last_turn or 0, said.last_turn or 0)
            chapter = payload.chapter if said.chapter is None else said.chapter
            what = CHAPTER if ends else ""
            return msgspec.structs.replace(payload, last_turn=last, what=what, chapter=chapter)
        case "undo_post":  # of turns that nobody has seen: the log goes on without them
            return msgspec.structs.replace(payload, last_turn=said.turn)
        case "board_edit":
            return payload
        case "status_post" if said.what in _NOTES:
            seat = -1 if said.seat is None else said.seat
            return msgspec.structs.replace(payload, words=(*payload.words, f"{said.what}:{seat}"))
        case _:  # has a post of its own
            return None
