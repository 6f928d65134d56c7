"""Tables with their seats and drafts, and what people did there."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UnsetType

from bot.store.commit import Commit, DraftChange
from bot.store.concurrency import Repository
from bot.store.errors import ConflictError
from bot.store.repositories.people import KNOW
from bot.store.row_decoders import GAME, SAVED, SEAT, saved_of, table_of
from bot.store.rows import Act, DraftPick, Listed, Saved
from bot.store.sql import Statement, among, as_json, fields, question
from bot.values.table import SeatInfo, Table
from engine.core.text import Seat

_ACT = "SELECT cause, game_id, kind, at, person, result FROM act WHERE cause = ?"
_ADD_ACT = "INSERT INTO act (cause, game_id, kind, at, person, result) VALUES (?, ?, ?, ?, ?, ?)"
_OPEN = "status IN ('lobby', 'running', 'paused')"
_MOST_LISTED = 500
_SEAT_IS = "WHERE game_id = ? AND seat = ?"
_SET_CUT = f"UPDATE seat SET cut = ? {_SEAT_IS}"
_SET_CLOCK = (
    f"UPDATE seat SET bank = ?, spent = ?, ticking = ?, deadline = ?, rung = ?, correction = ? {_SEAT_IS}"
)
_WAITED_FOR = f"UPDATE seat SET waiting_since = ? {_SEAT_IS}"
_CUT_DRAFT = f"DELETE FROM draft {_SEAT_IS} AND position >= ?"
_ADD_DRAFT = "INSERT INTO draft (game_id, seat, position, words, cause, part) VALUES (?, ?, ?, ?, ?, ?)"
_NOT_WAITED_FOR = "UPDATE seat SET waiting_since = NULL WHERE game_id = ? AND waiting_since IS NOT NULL"


class SqlGames(Repository):
    """Tables with their seats and drafts, and what people did there.

    With `last`, a read also ends the transaction in the same round trip (a writer commits). A later read is
    another transaction."""

    async def saved(self, game_id: str, *, cause: str = "", last: bool = False) -> Saved | None:
        """Return a table with the act of this cause. Its row is read first, so the seats are of the same
        moment."""
        row = question(f"{SAVED} WHERE id = ?{self._policy.table_lock}", game_id)
        act = (question(_ACT, cause),) if cause else ()
        rows, seats, *acts = await self._sql.ask(row, question(SEAT, game_id), *act, last=last)
        return saved_of(rows[0], seats, *acts) if rows else None

    async def at(self, channel: int) -> list[Table]:
        return await self._tables(
            "(channel = ?1 OR thread = ?1) AND status IN ('lobby', 'running', 'paused')"
            " OR thread = ?1 AND status IN ('over', 'closed') AND started IS NOT NULL",
            channel,
        )

    async def of(self, person: int) -> list[Table]:
        return await self._tables(
            "(host = ? OR id IN (SELECT game_id FROM seat WHERE person = ?))"
            " AND status IN ('lobby', 'running', 'paused')",
            person,
            person,
        )

    async def waiting_for(self, person: int, *, at_rest: bool = False) -> list[Table]:
        """Return running tables that wait for this person, with `at_rest` also paused ones."""
        states = "('running', 'paused')" if at_rest else "('running')"
        return await self._tables(
            "id IN (SELECT game_id FROM seat WHERE person = ? AND waiting_since IS NOT NULL)"
            f" AND status IN {states}",
            person,
        )

    async def all(self, *, ended: bool = False) -> list[Table]:
        """Return tables that are not over, or (`ended`) all tables ever, newest first."""
        return await self._tables("1 = 1" if ended else _OPEN)

    async def listed(self, guild: int, person: int) -> list[Listed]:
        """Return the tables of a server that began or may begin, newest first, without solo tables."""
        rows = await self._sql.all(
            "SELECT id, status, channel, host = ? OR id IN (SELECT game_id FROM seat WHERE person = ?)"
            " FROM game WHERE guild = ? AND private = 0 AND (status <> 'closed' OR started IS NOT NULL)"
            f" ORDER BY coalesce(ended, started, created) DESC, id LIMIT {_MOST_LISTED}",
            person,
            person,
            guild,
        )
        return [Listed(row[0], row[1], row[2], bool(row[3])) for row in rows]

    async def _tables(self, where: str, *values: object) -> list[Table]:
        rows = await self._sql.all(f"{GAME} WHERE {where} ORDER BY created DESC, id", *values)
        seats = await self._sql.ask(*(question(SEAT, row[0]) for row in rows)) if rows else []
        return [table_of(row, sitting) for row, sitting in zip(rows, seats, strict=True)]

    async def count_open(self, host: int, guild: int | None) -> tuple[int, int]:
        """Return how many open tables this person hosts, and how many this server has."""
        (hosted, *_), (there, *_) = await self._sql.ask(
            question(f"SELECT count(*) FROM game WHERE host = ? AND {_OPEN}", host),
            question(f"SELECT count(*) FROM game WHERE guild = ? AND {_OPEN}", guild),
        )
        return hosted[0], there[0]

    async def begun_by(self, person: int) -> int:
        """Return how many games this person plays or has played, without tutorials."""
        row = await self._sql.one(
            "SELECT count(*) FROM seat JOIN game ON game.id = seat.game_id"
            " WHERE seat.person = ? AND game.started IS NOT NULL AND game.lesson = ''",
            person,
        )
        return int(row[0]) if row else 0

    async def running(self, *, stuck: bool = False) -> list[str]:
        """Return running tables, or (`stuck`) those that wait for a computer, which only happens after an
        interruption."""
        waits = (
            " AND id IN (SELECT game_id FROM seat WHERE waiting_since IS NOT NULL AND computer <> '')"
            if stuck
            else ""
        )
        rows = await self._sql.all(f"SELECT id FROM game WHERE status = 'running'{waits} ORDER BY id")
        return [row[0] for row in rows]

    async def packable(self, before: float) -> str | None:
        """Return the oldest game that ended before then, is not packed, and has no parcel left."""
        row = await self._sql.one(
            "SELECT id FROM game WHERE status IN ('over', 'closed') AND started IS NOT NULL AND ended < ?"
            " AND NOT EXISTS (SELECT 1 FROM pack WHERE pack.game_id = game.id)"
            " AND NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.game_id = game.id AND done IS NULL)"
            " ORDER BY ended, id LIMIT 1",
            before,
        )
        return str(row[0]) if row else None

    async def drafts(self, game_id: str) -> dict[Seat, list[DraftPick]]:
        found: dict[Seat, list[DraftPick]] = {}
        sql = "SELECT seat, words, cause, part FROM draft WHERE game_id = ? ORDER BY seat, position"
        for seat, *pick in await self._sql.all(sql, game_id):
            found.setdefault(seat, []).append(DraftPick(*pick))
        return found

    async def act(self, cause: str) -> Act | None:
        row = await self._sql.one(_ACT, cause)
        return Act(*row) if row else None

    async def last_here(self, game_id: str, person: int) -> float:
        """Return when this person last did something at a table; 0: never."""
        sql = "SELECT coalesce(max(at), 0) FROM act WHERE game_id = ? AND person = ?"
        row = await self._sql.one(sql, game_id, person)
        return float(row[0]) if row else 0.0

    async def add(self, table: Table) -> None:
        self._sql.run(KNOW, table.host)
        self._sql.run(
            "INSERT INTO game (id, status, game, host, guild, channel, thread, capacity, options, pace,"
            " language, in_thread, created, clock, timeout, origin, private, lesson, league,"
            " first_game, open_score, rated, own_words)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            table.id,
            table.status,
            table.game,
            table.host,
            table.place.guild,
            table.place.channel,
            table.place.thread,
            table.capacity,
            as_json(table.options),
            table.pace,
            table.language,
            table.in_thread,
            table.created,
            table.clock,
            table.timeout,
            table.place.guild,
            table.private,
            table.lesson,
            table.league,
            table.first_game,
            table.open_score,
            table.rated,
            table.own_words,
        )
        self._reseat(table.id, table.seats)

    def _reseat(self, game_id: str, seats: Sequence[SeatInfo]) -> None:
        people = [(info.person,) for info in seats if info.person is not None]
        self._sql.each(KNOW, people)
        self._sql.run("DELETE FROM seat WHERE game_id = ?", game_id)
        self._sql.each(
            "INSERT INTO seat (game_id, seat, person, computer, offered) VALUES (?, ?, ?, ?, ?)",
            [(game_id, at, info.person, info.computer, info.offered) for at, info in enumerate(seats)],
        )

    async def touch(self, game_id: str, revision: int) -> None:
        """Claim the right to write a table as it was read; ConflictError follows later if another writer
        was faster."""
        sql = "UPDATE game SET revision = revision + 1 WHERE id = ? AND revision = ? RETURNING id"
        self._sql.add(Statement(sql, ((game_id, revision),), demand=ConflictError(game_id)))
        self._sql.add(*self._policy.said("table", game_id))

    def write(self, commit: Commit) -> None:
        if commit.act is not None:
            self._sql.run(_ADD_ACT, *fields(commit.act))
        if commit.seats is not None:
            self._reseat(commit.game_id, commit.seats)
        self._write_row(commit)
        if commit.holders or commit.offered:
            self._write_holders(commit)
        for draft in commit.drafts:
            self._write_draft(commit.game_id, draft)
        self._write_seats(commit)

    def _write_row(self, commit: Commit) -> None:
        """Write all changed columns of a table's row in one statement."""
        news = dict[str, object]()
        if (begun := commit.begun) is not None:
            news |= {"status": "running", "seed": begun.seed, "commitment": begun.commitment}
            news |= {"started": begun.at}
        if (counters := commit.counters) is not None:
            news |= {"turn": counters.turn, "number": counters.number, "told": counters.told}
        if (status := commit.status) is not None:
            ended = status.at if status.status in ("over", "closed") else None
            news |= {"status": status.status, "ended": ended, "closed_why": status.why}
        if not isinstance(secret_question := commit.secret_question, UnsetType):
            asked = (None, None, None) if secret_question is None else fields(secret_question)
            news |= dict(zip(("hush_turn", "hush_number", "hush_since"), asked, strict=True))
        if commit.host is not None:
            news["host"] = commit.host
        if commit.options is not None:
            news["options"] = as_json(dict(commit.options))
        if (place := commit.place) is not None:
            news |= {"guild": place.guild, "channel": place.channel, "thread": place.thread}
        if news:
            columns = ", ".join(f"{column} = ?" for column in news)
            self._sql.run(f"UPDATE game SET {columns} WHERE id = ?", *news.values(), commit.game_id)

    def _write_holders(self, commit: Commit) -> None:
        game_id, news = commit.game_id, [(one.info, one.former) for one in commit.holders]
        self._sql.each(KNOW, [(info.person,) for info, _ in news if info.person is not None])
        self._sql.each(
            "UPDATE seat SET person = ?, computer = ?, offered = ?, resigned = ?, former = ?, cut = '[]'"
            f" {_SEAT_IS}",
            [
                (info.person, info.computer, info.offered, info.resigned, former, game_id, info.seat)
                for info, former in news
            ],
        )
        for info, _ in news:
            self._write_draft(game_id, DraftChange(info.seat))
        self._sql.each(
            f"UPDATE seat SET offered = ? {_SEAT_IS}",
            [(offered, game_id, seat) for seat, offered in commit.offered.items()],
        )

    def _write_draft(self, game_id: str, draft: DraftChange) -> None:
        self._sql.run(_CUT_DRAFT, game_id, draft.seat, draft.start)
        rows = enumerate(draft.picks, draft.start)
        self._sql.each(_ADD_DRAFT, [(game_id, draft.seat, at, *fields(pick)) for at, pick in rows])

    def _write_seats(self, commit: Commit) -> None:
        game_id = commit.game_id
        if commit.cuts:
            cuts = [(as_json(list(words)), game_id, seat) for seat, words in commit.cuts.items()]
            self._sql.each(_SET_CUT, cuts)
        if (since := commit.waiting) is not None:
            self._sql.each(_WAITED_FOR, [(at, game_id, seat) for seat, at in since.items()])
            self._sql.run(f"{_NOT_WAITED_FOR} AND NOT {among('seat', since)}", game_id, *since)
        if commit.clocks:
            clocks = [(*fields(ticking), game_id, seat) for seat, ticking in commit.clocks.items()]
            self._sql.each(_SET_CLOCK, clocks)
