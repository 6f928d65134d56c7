"""The outbox: parcels are written with the move, sent after it, and retried until Discord accepts them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

import msgspec
from msgspec import Struct

from bot.services.turn.live_tables import Clock, retry_on_conflict
from bot.services.turn.parcels import CHAPTER, to_person
from bot.store.protocol import Store
from bot.store.rows import Claimed
from bot.store.unit_of_work import Reader, Writer
from bot.values.parcel import Outcome, Parcel, Payload, Posted
from bot.values.read_models import ChapterPost

_KEY = "chapters"


async def chapter_posts(reader: Reader, game_id: str) -> list[ChapterPost]:
    data = await reader.people.setting(f"game:{game_id}", _KEY)
    return [] if data is None else msgspec.json.decode(data, type=list[ChapterPost])


async def _note_chapter(writer: Writer, parcel: Parcel, posted: Sequence[Posted]) -> None:
    """Note where a chapter was summarised. After an undo, the new summary replaces the old one."""
    chapter, turn = parcel.payload.chapter, parcel.payload.last_turn or 0
    if chapter is None or not posted:
        return
    others = [post for post in await chapter_posts(writer, parcel.game_id) if post.chapter != chapter]
    found = [*others, ChapterPost(chapter, turn, posted[0].channel, posted[0].message)]
    data = msgspec.json.encode(sorted(found, key=lambda post: post.chapter)).decode()
    await writer.people.put_setting(f"game:{parcel.game_id}", _KEY, data)


LATE = "late"
"""Marks a table's newest board post as one that covers a time in which nothing could be posted."""
_NOTES = frozenset(
    {
        *("paused", "resumed", "resigned", "left", "time-turn", "time-seat"),
        *("advice-on", "advice-off", "copied", "moved", "sits-in", "back"),
    }
)
"""News that fit in one line and need no separate post."""


async def _told_at_once(writer: Writer, parcel: Parcel) -> Parcel:
    """Merge the board posts waiting right behind this one into it, so the board is drawn once.

    Posts that end a season or a round, and posts held for more turns, stay separate."""
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


async def _caught_up(writer: Writer, parcel: Parcel) -> Parcel:
    """Merge everything that waits behind a late board post into it.

    Votes, offers and open seats stay separate posts. They have buttons, and are dropped on sending if
    nobody can answer them any more."""
    folded, payload = list[int](), parcel.payload
    for other in await writer.outbox.behind(parcel):
        if other.kind == "undo_post" and (other.payload.turn or 0) < (payload.first_turn or 1) - 1:
            break  # turns that were already posted were undone: that keeps its place in the order
        if (more := _with(payload, other)) is not None:
            payload = more
            folded.append(other.id)
    if not folded:
        return parcel
    told = msgspec.structs.replace(parcel, payload=msgspec.structs.replace(payload, late=True))
    await writer.outbox.fold(told, folded)
    return told


def _with(payload: Payload, other: Parcel) -> Payload | None:
    """Return a payload that covers both; None: the other parcel must be sent separately."""
    said = other.payload
    match other.kind:
        case "board_post":
            ends = CHAPTER in (payload.what, said.what)
            last = max(payload.last_turn or 0, said.last_turn or 0)
            chapter = payload.chapter if said.chapter is None else said.chapter
            what = CHAPTER if ends else ""
            return msgspec.structs.replace(payload, last_turn=last, what=what, chapter=chapter)
        case "undo_post":  # of turns nobody has seen: the log goes on without them
            return msgspec.structs.replace(payload, last_turn=said.turn)
        case "board_edit":
            return payload
        case "status_post" if said.what in _NOTES:
            seat = -1 if said.seat is None else said.seat
            return msgspec.structs.replace(payload, words=(*payload.words, f"{said.what}:{seat}"))
        case _:  # has its own post
            return None


BOARD = "board"
"""The table setting that says which turns the newest board post covers."""
_LEASE = 300.0
"""Seconds after which a parcel that no courier carries any more is retried."""
_LATE_AFTER = 900.0
"""Seconds after which a post counts as late, not just as one of several in a row."""
_BOARDS = ("start_post", "board_post")
"""Posts that show the table and may need a new picture."""


_CARDS = ("screen", "call", "reminder", "draft_cut", "order_note", "call_edit", "desk_edit")
"""Parcels after which another table's message may lie below the one that waits longest."""


class Round(Struct, frozen=True):
    """The parcels to carry now, and when to ask again."""

    parcels: tuple[Parcel, ...]
    next_parcel: float | None
    next_timer: float | None


class OutboxService:
    def __init__(self, store: Store, clock: Clock, wake_courier: Callable[[], None]) -> None:
        self._store = store
        self._clock, self._wake_courier = clock, wake_courier

    @retry_on_conflict
    async def exchange(
        self, outcomes: Sequence[Outcome] = (), limit: int = 10, under_way: Collection[int] = ()
    ) -> Round:
        """Note the outcomes of parcels and claim new ones, oldest first, in one transaction. Then merge
        related ones.

        A claimed parcel counts as being tried until its outcome is reported. At most one per lane (a
        table's thread, a person's mailbox) is under way, which keeps the order. A claim is a lease: if its
        outcome is lost, the parcel becomes due again as doubtful, unless it is still `under_way`."""
        now = self._clock()
        async with self._store.writing(lasting=False) as writer:
            await writer.batch(*(_note(writer, outcome, now) for outcome in outcomes))
            claimed = await writer.outbox.claim(now, limit, now - _LEASE, under_way)
            parcels = list(claimed.parcels)
            for at, parcel in enumerate(parcels):
                if _comes_late(parcel, now):
                    parcels[at] = await _caught_up(writer, parcel)
                elif _is_one_of_several(parcel):
                    parcels[at] = await _told_at_once(writer, parcel)
        return Round(tuple(parcels), _earliest(claimed, now), claimed.next_timer)

    async def forget(self, person: int, message: int) -> None:
        """Forget a private message that no longer exists."""
        async with self._store.writing(lasting=False) as writer:
            await writer.outbox.forget(person, message)

    async def hand_on(self, game_id: str, person: int, message: int) -> None:
        """Note that a message in a person's inbox shows this table from now on; older ones are deleted."""
        async with self._store.writing(lasting=False) as writer:
            await writer.outbox.hand_on(game_id, person, message, self._clock())
        self._wake_courier()

    async def release(self) -> None:
        """At startup, make parcels that were being tried when the bot stopped due again, as doubtful."""
        now = self._clock()
        async with self._store.writing(lasting=False) as writer:
            await writer.outbox.release(now)


def _comes_late(parcel: Parcel, now: float) -> bool:
    """Return whether others may wait behind this board post. One that may have been posted stays
    unchanged."""
    late = parcel.attempts > 0 or now - parcel.created > _LATE_AFTER
    return parcel.kind == "board_post" and late and not parcel.doubtful


def _is_one_of_several(parcel: Parcel) -> bool:
    """Return whether other board posts wait right behind this one. A chapter's last post stays separate."""
    return parcel.kind == "board_post" and parcel.more and parcel.payload.chapter is None


def _earliest(claimed: Claimed, now: float) -> float | None:
    """Return when a parcel becomes due, or a lease may run out."""
    moments = [] if claimed.next_parcel is None else [claimed.next_parcel]
    if claimed.tried is not None:
        ends = claimed.tried + _LEASE
        moments.append(ends if ends > now else now + _LEASE)
    return min(moments, default=None)


async def _note(writer: Writer, outcome: Outcome, now: float) -> None:
    parcel, is_sent = outcome.parcel, outcome.put_off is None and not outcome.error
    if parcel.kind in _BOARDS and is_sent:
        await writer.batch(
            _note_board(writer, outcome),
            _note_chapter(writer, parcel, outcome.posted),
            _panels_again(writer, outcome, now),
        )
    elif parcel.kind == "undo_post" and is_sent:
        await _panels_again(writer, outcome, now)
    await writer.outbox.settle(outcome, now)
    person = parcel.payload.person
    if parcel.kind in _CARDS and is_sent and person is not None:
        await writer.outbox.bring_down(person, now, but=parcel.payload.keep)


async def _note_board(writer: Writer, outcome: Outcome) -> None:
    """Note which turns the newest board post covers."""
    payload = outcome.parcel.payload
    last = payload.last_turn or 0
    first = await _joined(writer, outcome) or payload.first_turn or last
    more = (LATE, *payload.words) if payload.late else ()
    told = " ".join(part for part in (str(first), str(last), payload.what, *more) if part)
    await writer.people.put_setting(f"game:{outcome.parcel.game_id}", BOARD, told)


async def _panels_again(writer: Writer, outcome: Outcome, now: float) -> None:
    """Show panels that are open above a new post again, below it."""
    if outcome.parcel.kind not in ("board_post", "undo_post") or not outcome.posted:
        return
    game_id, newest = outcome.parcel.game_id, outcome.posted[-1]
    panels = await writer.visits.panels(game_id, now)
    for person in sorted({one.person for one in panels if one.channel == newest.channel}):
        payload = Payload(person=person, keep=newest.message)
        await writer.outbox.send(to_person(game_id, "panel_again", now, payload))


async def _joined(writer: Writer, outcome: Outcome) -> int | None:
    """Return the first turn of a post that existed before and now covers more turns."""
    if not outcome.posted:
        return None
    before, told = await writer.batch(
        writer.messages.posted(outcome.parcel.game_id, "board_post"),
        writer.people.setting(f"game:{outcome.parcel.game_id}", BOARD),
    )
    if not before or before[0].message != outcome.posted[0].message:
        return None
    return int(told.split()[0]) if told else None
