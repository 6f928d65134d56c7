"""Parcels for the outbox: who is told what, in which order, and which parcels merge."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.store.commit import Amended, Commit
from bot.store.rows import Outgoing, Unsent
from bot.values.parcel import ParcelKind, Payload
from bot.values.table import Table
from engine.core.text import Seat

PRIVATELY = "private"
"""Put a notice away only where nobody else sees it."""
_LONGEST_HOLD = 300.0
"""Seconds after which a post is sent although more is likely to follow."""
CLOCK = "clock"
"""The change of a turn notice."""
_A_LULL = 10.0
"""Seconds an inbox may lag behind, so several moves in a row change it once."""
FOR_ONE_TURN = "turn"
"""A computer plays for a person, for one turn only."""
COMPUTER = "computer"
"""A computer plays for a person until anyone takes the seat."""
STAKE = "stake"
"""A league's player is about to run out of time: the reminder says what that costs."""
CHAPTER = "chapter"
"""Marks a board post in which a season or a round has ended."""


def people_of(table: Table) -> list[int]:
    return [info.person for info in table.seats if info.person is not None]


def to_table(
    game_id: str, kind: ParcelKind, now: float, payload: Payload | None = None, hold: float = 0
) -> Outgoing:
    return Outgoing(game_id, kind, f"table:{game_id}", payload or Payload(), now, now + hold, held=hold > 0)


def to_old_place(table: Table, now: float) -> Outgoing:
    """Tell a table's old channel that it has moved. Its own lane, because nobody may be able to write
    there."""
    here = table.place.here
    return Outgoing(table.id, "moved_post", f"place:{here}:{table.id}", Payload(channel=here), now, now)


def to_person(game_id: str, kind: ParcelKind, now: float, payload: Payload) -> Outgoing:
    return Outgoing(game_id, kind, f"person:{payload.person}:{game_id}", payload, now, now)


def to_seat(table: Table, kind: ParcelKind, now: float, seat: Seat, **more: Any) -> Outgoing:
    """Send to the person in this seat; `more` goes into the payload."""
    payload = Payload(person=table.seats[seat].person, seat=seat, turn=table.known_turn, **more)
    return to_person(table.id, kind, now, payload)


def once(outgoing: Outgoing) -> Outgoing:
    """Skip a parcel if the same kind already waits for this table: that one shows the newest state anyway."""
    return msgspec.structs.replace(outgoing, only="none waits")


def put_away(
    game_id: str, person: int, since: float, now: float, *, what: str = "", keep: int | None = None
) -> Outgoing:
    """Put away a person's turn notices since then, except the message `keep`, which shows the result."""
    payload = Payload(person=person, since=since, what=what, keep=keep)
    edit = to_person(game_id, "call_edit", now, payload)
    return msgspec.structs.replace(edit, only="called")


def brought_up(game_id: str, person: int, now: float, *, at_once: bool = False, what: str = "") -> Outgoing:
    """Update the table's entry in this person's inbox."""
    due = now if at_once else now + _A_LULL
    edit = to_person(game_id, "desk_edit", now, Payload(person=person, what=what))
    return msgspec.structs.replace(edit, due=due, held=not at_once, only="desk")


def clocks_shown(table: Table, now: float, *people: int) -> Commit:
    """Redraw everything that shows clocks: the newest board post and the turn notices of these people."""
    board = once(to_table(table.id, "board_edit", now))
    calls = (brought_up(table.id, person, now, at_once=True, what=CLOCK) for person in people)
    return Commit(game_id=table.id, posts=(board, *calls))


def told_end(table: Table, turn: int, now: float) -> tuple[Outgoing, ...]:
    """Announce the end of a game: at the table, to each player, and in the channel above the thread.

    The panel of a tutorial says it."""
    if table.lesson:
        return ()
    news = Payload(channel=table.place.channel)
    above = (to_table(table.id, "result_post", now, news),) if table.place.thread is not None else ()
    told = () if table.private else (_followed(table.id, now),)
    return (*told_results(table, now), to_table(table.id, "end_post", now, Payload(turn=turn)), *above, *told)


def _followed(game_id: str, now: float) -> Outgoing:
    """Notify followers, after the table's own posts."""
    return once(to_table(game_id, "follow_step", now))


def league_told(table: Table, now: float) -> tuple[Outgoing, ...]:
    """Continue the league of a finished table. Its own lane keeps the steps in order."""
    return (league_step(table.league, table.id, now),) if table.league else ()


def league_step(league: str, game_id: str, now: float) -> Outgoing:
    return Outgoing(game_id, "league_step", f"league:{league}", Payload(what=league), now, now)


def league_end(league: str, game_id: str, now: float) -> Outgoing:
    return Outgoing(game_id, "league_end", f"league:{league}", Payload(what=league), now, now)


def told_results(table: Table, now: float) -> tuple[Outgoing, ...]:
    """Send each player their result. At a solo table the post at the table is enough."""
    people = () if table.private else (info.seat for info in table.seats if info.person is not None)
    return tuple(to_seat(table, "result", now, seat) for seat in people)


def told_turns(
    game_id: str,
    turns: tuple[int, int],
    now: float,
    hold: float,
    held: Unsent | None,
    ended: int | None = None,
) -> Commit:
    """Return a board post for these turns, or add them to one that is still held.

    `ended` is the season or round that ends with them: nothing joins this post any more, and the table's
    first post will link to it."""
    what, hold = ("", hold) if ended is None else (CHAPTER, 0.0)
    links = () if ended is None else (once(to_table(game_id, "start_edit", now)), _followed(game_id, now))
    if held is None:
        payload = Payload(first_turn=turns[0], last_turn=turns[1], what=what, chapter=ended)
        return Commit(game_id=game_id, posts=(to_table(game_id, "board_post", now, payload, hold), *links))
    merged = Payload(first_turn=held.payload.first_turn, last_turn=turns[1], what=what, chapter=ended)
    due = min(now + hold, max(now, held.created + _LONGEST_HOLD))
    return Commit(game_id=game_id, amended=(Amended(held.id, merged, due, held=due > now),), posts=links)


def untold_turns(
    game_id: str, unseen: Sequence[Unsent], after: int, told: int, now: float
) -> tuple[Commit, bool]:
    """Withdraw board posts of undone turns that nobody has seen; also return whether some may have been
    seen."""
    seen, unsent, amended = told, list[int](), list[Amended]()
    for post in unseen:
        first = post.payload.first_turn or 0
        seen = min(seen, first - 1)
        if first > after:
            unsent.append(post.id)
        elif (post.payload.last_turn or 0) > after:
            amended.append(Amended(post.id, Payload(first_turn=first, last_turn=after), now))
    return Commit(game_id=game_id, unsent=tuple(unsent), amended=tuple(amended)), seen > after
