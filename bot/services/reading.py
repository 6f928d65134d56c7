"""Looking: the table, the log, what happened since, whose turn it is, what a post tells."""

from __future__ import annotations

from collections.abc import Iterable

from bot.services.hall import Hall, found
from bot.services.types import LogEntry, LogPage, Look, Posted, Since, Table, TurnPost, Waiting
from bot.store.replaying import position
from bot.store.rows import TurnRow
from engine.core.text import Seat


class ReadingService:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def table(self, game_id: str) -> Table:
        table = (await self._hall.saved(game_id)).table
        if table.status not in ("running", "paused"):
            return table
        live, _ = await self._hall.live(game_id)
        return live.public

    async def look(self, game_id: str, person: int | None) -> Look:
        """The committed table: a player sees their seat's view, anybody else a spectator's."""
        live, _ = await self._hall.live(game_id)
        seat = None if person is None else live.table.seat_of(person)
        view = live.game.view_for(live.state, seat)
        if live.table.status != "over":
            return Look(live.public, seat, view)
        return Look(
            live.table,
            seat,
            view,
            over=True,
            scores=tuple(live.game.score(live.state)),
            standings=tuple(live.game.standings(live.state)),
            seed=live.saved.seed,
        )

    async def log(self, game_id: str, person: int | None, page: int = 0, *, size: int = 10) -> LogPage:
        """Turns as this reader may know them, newest page first; on a page the oldest comes first."""
        async with self._hall.store.reading() as reader:
            table = (await found(reader, game_id)).table
            pages = max(1, -(-table.turn // size))
            page = min(max(page, 0), pages - 1)
            last = table.turn - page * size
            turns = await reader.turns(game_id, last - size + 1, last)
        return LogPage(entries_for(table, person, turns), page, pages)

    async def since(self, game_id: str, person: int) -> Since:
        live, _ = await self._hall.live(game_id)
        seat = live.seat_of(person)
        async with self._hall.store.reading() as reader:
            own = await reader.last_turn_of(game_id, seat)
            turns = await reader.turns(game_id, own + 1)
        entries = entries_for(live.table, person, turns)
        touching = tuple(event for entry in entries for event in entry.events if seat in event.touches)
        return Since(live.public, seat, entries, touching)

    async def post(self, game_id: str, first_turn: int, last_turn: int) -> TurnPost:
        """What a board_post parcel tells everybody; the view is that after `last_turn`."""
        live, _ = await self._hall.live(game_id)
        state, table = live.state, live.table
        async with self._hall.store.reading() as reader:
            turns = await reader.turns(game_id, first_turn, last_turn)
            if turns and turns[-1].turn < table.turn:
                state = await position(reader, live.saved, live.game, turns[-1].last)
        return TurnPost(
            live.public,
            entries_for(table, None, turns),
            live.game.view_for(state, None),
            live.game.is_over(state),
        )

    async def turns(self, person: int) -> list[Waiting]:
        """Every table that waits for this person, longest waiting first."""
        waiting = []
        async with self._hall.store.reading() as reader:
            for table in await reader.waiting_for(person):
                info = next(info for info in table.seats if info.person == person)
                posts = await reader.posted(table.id, "board_post") or await reader.posted(
                    table.id, "start_post"
                )
                since = info.waiting_since or 0.0
                waiting.append(Waiting(table, info.seat, since, posts[0] if posts else None))
        return sorted(waiting, key=lambda one: one.since)

    async def tables_at(self, channel: int) -> list[Table]:
        """Tables in this channel or thread that are not over or closed, and any that was played to its end in
        this thread; newest first."""
        async with self._hall.store.reading() as reader:
            return await reader.tables_at(channel)

    async def tables_of(self, person: int) -> list[Table]:
        """Tables this person sits at or hosts that are not over or closed, newest first."""
        async with self._hall.store.reading() as reader:
            return await reader.tables_of(person)

    async def posted(self, game_id: str, kind: str = "", person: int | None = None) -> list[Posted]:
        """Messages sent for this table, newest first; kind is a parcel's kind."""
        async with self._hall.store.reading() as reader:
            return await reader.posted(game_id, kind, person)


def entries_for(table: Table, person: int | None, turns: Iterable[TurnRow]) -> tuple[LogEntry, ...]:
    """The log as one reader may know it: others' picks only by what they told, until the game is over."""
    seat = None if person is None else table.seat_of(person)
    return tuple(_entry(table, seat, turn) for turn in turns)


def _entry(table: Table, reader: Seat | None, turn: TurnRow) -> LogEntry:
    open_to_all = table.status == "over"
    return LogEntry(
        turn.turn,
        turn.seat,
        turn.at,
        tuple(event for event in turn.events if open_to_all or event.is_for(reader)),
        turn.words if open_to_all or (reader is not None and reader == turn.seat) else "",
    )
