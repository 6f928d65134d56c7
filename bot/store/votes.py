"""Votes and voices."""

from __future__ import annotations

from msgspec.json import decode, encode

from bot.store.commit import Commit
from bot.store.statements import Row, Sql, as_json
from bot.values.table import Motion, Vote
from engine.core.text import Seat

_VOTE = "SELECT id, game_id, kind, by_seat, needed, to_turn, cut_turns, result, refused_by, about FROM vote"


class SqlVotes:
    def __init__(self, sql: Sql) -> None:
        self._sql = sql

    async def get(self, vote: int) -> Vote | None:
        row = await self._sql.one(_VOTE + " WHERE id = ?", vote)
        return await self._vote(row) if row else None

    async def open(self, game_id: str) -> list[Vote]:
        rows = await self._sql.all(_VOTE + " WHERE game_id = ? AND result = 'open' ORDER BY id", game_id)
        return [await self._vote(row) for row in rows]

    async def _vote(self, row: Row) -> Vote:
        yes = await self._sql.all("SELECT seat FROM voice WHERE vote = ? AND yes = 1 ORDER BY seat", row[0])
        return Vote(
            id=row[0],
            game_id=row[1],
            kind=row[2],
            by=row[3],
            needed=decode(row[4], type=tuple[int, ...]),
            yes=tuple(seat for (seat,) in yes),
            result=row[7],
            to_turn=row[5],
            cut_turns=row[6],
            refused_by=row[8],
            about=decode(row[9], type=Motion),
        )

    async def add(self, vote: Vote, at: float) -> int:
        row = await self._sql.one(
            "INSERT INTO vote (game_id, kind, by_seat, needed, to_turn, cut_turns, opened, about)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
            vote.game_id,
            vote.kind,
            vote.by,
            as_json(list(vote.needed)),
            vote.to_turn,
            vote.cut_turns,
            at,
            encode(vote.about).decode(),
        )
        number = int(row[0]) if row else 0
        for seat in vote.yes:
            await self.cast(number, seat, True)
        return number

    async def cast(self, vote: int, seat: Seat, yes: bool) -> None:
        self._sql.run(
            "INSERT INTO voice (vote, seat, yes) VALUES (?, ?, ?)"
            " ON CONFLICT (vote, seat) DO UPDATE SET yes = excluded.yes",
            vote,
            seat,
            yes,
        )

    def write(self, commit: Commit) -> None:
        self._sql.each(
            "UPDATE vote SET result = ?, refused_by = ? WHERE id = ?",
            [(vote.result, vote.refused_by, vote.id) for vote in commit.votes],
        )
