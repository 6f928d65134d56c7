"""The rounds of a league: drawn and dealt together, and counted once they are over."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from msgspec.structs import replace

from bot.config import Allowance
from bot.services.acting.dealing import deal
from bot.services.acting.founding import Founding
from bot.services.acting.lobbies import agreed
from bot.services.turn.computers import STAND_IN
from bot.services.turn.live_tables import AnyGame, found
from bot.services.turn.outgoing import league_step, to_table
from bot.store.commit import Commit
from bot.store.protocol import Reader
from bot.store.rows import SavedLeague
from bot.values.errors import TooMuchError
from bot.values.league import League, LeagueTable, next_tables, places_of, tables_for
from bot.values.table import Place, SeatInfo, Table
from engine.core.text import UserText

_SOON = 20.0
"""Seconds after which the post leads to new tables: by then they have their threads."""


class LeagueRounds:
    def __init__(self, founding: Founding) -> None:
        self._tables, self._computers = founding.tables, founding.computers
        self._ids, self._seeds, self._room = founding.ids, founding.seeds, founding.room

    async def counted(self, league: League) -> League:
        """With the results of all tables that are over by now."""
        newest = [table if table.done else await self._result(table) for table in league.played[-1]]
        return replace(league, played=(*league.played[:-1], tuple(newest)))

    async def _result(self, played: LeagueTable) -> LeagueTable:
        """Computers have no place, and neither has who was not in their own seat at the end."""
        live, _ = await self._tables.live(played.game_id)
        table = live.table
        if table.status not in ("over", "closed"):
            return played
        if table.status == "closed":
            return replace(played, done=True)
        by_seat = {one.seat: one for one in live.game.standings(live.state)}
        there = [
            info.person == person and not info.resigned
            for person, info in zip(played.people, table.seats, strict=False)
        ]
        ranks = [by_seat[seat].rank if here else None for seat, here in enumerate(there)]
        scores = tuple(by_seat[seat].points for seat in range(len(played.people)))
        return replace(played, done=True, places=places_of(ranks), scores=scores)

    async def deal(self, before: SavedLeague, league: League) -> League:
        """All tables of it are opened and dealt together, or none is."""
        game = self._tables.game(league.game)
        drawn = await asyncio.to_thread(next_tables, league, game.spec.seats[-1])
        tables = [self._table(league, game, people) for people in drawn]
        seeds = [self._seeds() for _ in tables]
        played = tuple(LeagueTable(one.id, tuple(people)) for one, people in zip(tables, drawn, strict=True))
        begun = replace(league, played=(*league.played, played))
        async with self._tables.store.writing() as writer:
            if not league.played:
                await _must_have_room(writer, self._room, league, game)
            await writer.leagues.put(begun, before.revision)
            for table, seed in zip(tables, seeds, strict=True):
                await writer.games.add(table)
                post = to_table(table.id, "lobby_post", table.created)
                await writer.write(Commit(game_id=table.id, posts=(post,)))
                await deal(writer, self._tables, (await found(writer, table.id)).table, seed)
            now = self._tables.clock()
            step = league_step(league.id, tables[0].id, now)
            await writer.outbox.send(step, replace(step, due=now + _SOON))
        self._tables.ring()
        for table in tables:
            async with self._tables.queue(table.id):
                live, _ = await self._tables.live(table.id)
                await self._computers.play_on(live)
        return begun

    def _table(self, league: League, game: AnyGame, people: Sequence[int]) -> Table:
        """Where the game wants more than there are, computers sit down, too."""
        count = seats_for(game, len(people))
        infos = [SeatInfo(seat, UserText(), person) for seat, person in enumerate(people)]
        infos += [SeatInfo(seat, UserText(), computer=STAND_IN) for seat in range(len(people), count)]
        return Table(
            id=self._ids(),
            status="lobby",
            game=league.game,
            host=league.host,
            place=Place(league.channel, league.guild),
            capacity=count,
            options=agreed(game, count, league.options),
            pace=league.pace,
            clock=league.clock,
            timeout="seat",
            language=league.language,
            in_thread=True,
            seats=tuple(infos),
            created=self._tables.clock(),
            league=league.id,
        )


async def _must_have_room(reader: Reader, allowed: Allowance, league: League, game: AnyGame) -> None:
    """Whether so many tables more may be open as a round takes."""
    wanted = tables_for(len(league.active), game.spec.seats[-1])
    hosted, there = await reader.games.count_open(league.host, league.guild)
    if allowed.person and hosted + wanted > allowed.person:
        raise TooMuchError("limits-tables", most=allowed.person)
    if allowed.server and there + wanted > allowed.server:
        raise TooMuchError("limits-tables-server", most=allowed.server)


def seats_for(game: AnyGame, people: int) -> int:
    """So many seats a table of these people has."""
    return next(count for count in game.spec.seats if count >= people and count > 1)
