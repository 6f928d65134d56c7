"""What is to be sent: written with the move, sent after it, again until Discord took it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec import Struct

from bot.services.keeping.catching_up import LATE, caught_up, told_at_once
from bot.services.keeping.chapters import note_chapter
from bot.services.turn.live_tables import Clock
from bot.services.turn.outgoing import to_person
from bot.services.turn.retrying import persistent
from bot.store.protocol import Store, Writer
from bot.store.rows import Claimed
from bot.values.parcel import Outcome, Parcel, Payload

BOARD = "board"
"""The setting of a table that says which turns its newest board post tells."""
_LEASE = 300.0
"""Seconds after which a parcel that nobody carries any more is tried again."""
_LATE_AFTER = 900.0
"""Seconds after which a post that others wait behind is not just one of several in a row."""
_BOARDS = ("start_post", "board_post")
"""What shows the table, and may have to be drawn again."""


class Round(Struct, frozen=True):
    """What is to be carried now, and when to come again."""

    parcels: tuple[Parcel, ...]
    next_parcel: float | None
    next_timer: float | None


class OutboxService:
    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    @persistent
    async def exchange(
        self, outcomes: Sequence[Outcome] = (), limit: int = 10, under_way: Collection[int] = ()
    ) -> Round:
        """Note what became of parcels and claim others, oldest first, all in one transaction. What several of
        them say is put together after that: until then each says its own.

        What is claimed is noted as being tried until its outcome is told. At most one per lane (a table's
        thread, a person's mailbox) is under way, so that order holds. A claim is a lease: one whose outcome
        was lost falls back by itself, as doubtful, unless the parcel is still among those `under_way`."""
        now = self._clock()
        async with self._store.writing(lasting=False) as writer:
            await writer.together(*(_note(writer, outcome, now) for outcome in outcomes))
            claimed = await writer.outbox.claim(now, limit, now - _LEASE, under_way)
            parcels = list(claimed.parcels)
            for at, parcel in enumerate(parcels):
                if _comes_late(parcel, now):
                    parcels[at] = await caught_up(writer, parcel)
                elif _is_one_of_several(parcel):
                    parcels[at] = await told_at_once(writer, parcel)
        return Round(tuple(parcels), _earliest(claimed, now), claimed.next_timer)

    async def forget(self, person: int, message: int) -> None:
        """This message to somebody is gone."""
        async with self._store.writing(lasting=False) as writer:
            await writer.outbox.forget(person, message)

    async def release(self) -> None:
        """At a start of the bot: parcels that were being tried when it stopped are due again, as doubtful."""
        now = self._clock()
        async with self._store.writing(lasting=False) as writer:
            await writer.outbox.release(now)


def _comes_late(parcel: Parcel, now: float) -> bool:
    """A board post that others may wait behind by now; one that may lie there already stays as it was."""
    late = parcel.attempts > 0 or now - parcel.created > _LATE_AFTER
    return parcel.kind == "board_post" and late and not parcel.doubtful


def _is_one_of_several(parcel: Parcel) -> bool:
    """A board post right behind which others wait; one that ends a season or a round stays by itself."""
    return parcel.kind == "board_post" and parcel.more and parcel.payload.chapter is None


def _earliest(claimed: Claimed, now: float) -> float | None:
    """When a parcel falls due, or a lease may have run out."""
    moments = [] if claimed.next_parcel is None else [claimed.next_parcel]
    if claimed.tried is not None:
        ends = claimed.tried + _LEASE
        moments.append(ends if ends > now else now + _LEASE)
    return min(moments, default=None)


async def _note(writer: Writer, outcome: Outcome, now: float) -> None:
    parcel, is_sent = outcome.parcel, outcome.put_off is None and not outcome.error
    if parcel.kind in _BOARDS and is_sent:
        await writer.together(
            _note_board(writer, outcome),
            note_chapter(writer, parcel, outcome.posted),
            _panels_again(writer, outcome, now),
        )
    await writer.outbox.settle(outcome, now)


async def _note_board(writer: Writer, outcome: Outcome) -> None:
    """Which turns the newest board post tells."""
    payload = outcome.parcel.payload
    last = payload.last_turn or 0
    first = await _joined(writer, outcome) or payload.first_turn or last
    more = (LATE, *payload.words) if payload.late else ()
    told = " ".join(part for part in (str(first), str(last), payload.what, *more) if part)
    await writer.people.put_setting(f"game:{outcome.parcel.game_id}", BOARD, told)


async def _panels_again(writer: Writer, outcome: Outcome, now: float) -> None:
    """A panel that somebody has open above a new post is shown below it."""
    if outcome.parcel.kind != "board_post" or not outcome.posted:
        return
    game_id, newest = outcome.parcel.game_id, outcome.posted[-1]
    panels = await writer.visits.panels(game_id, now)
    for person in sorted({one.person for one in panels if one.channel == newest.channel}):
        payload = Payload(person=person, keep=newest.message)
        await writer.outbox.send(to_person(game_id, "panel_again", now, payload))


async def _joined(writer: Writer, outcome: Outcome) -> int | None:
    """The first turn that a post tells if it is one that was there before, and tells more now."""
    if not outcome.posted:
        return None
    before, told = await writer.together(
        writer.messages.posted(outcome.parcel.game_id, "board_post"),
        writer.people.setting(f"game:{outcome.parcel.game_id}", BOARD),
    )
    if not before or before[0].message != outcome.posted[0].message:
        return None
    return int(told.split()[0]) if told else None
