"""Leagues: people join, rounds are drawn and dealt, results count. Each step is one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence

from msgspec.structs import replace

from bot.services.people.rate_limits import must_have_league_room, must_have_room
from bot.services.tables.seats import SeatService
from bot.services.tables.table_creation import TableCreation, agreed, deal
from bot.services.tables.table_permissions import must_end, must_lead
from bot.services.turn.computers import STAND_IN
from bot.services.turn.live_tables import found, retry_on_conflict
from bot.services.turn.parcels import league_end, league_step, to_person, to_table
from bot.store.commit import Commit
from bot.store.rows import Outgoing, SavedLeague
from bot.store.unit_of_work import Reader
from bot.values.errors import NotRunningError, NotSeatedError, PlayerError
from bot.values.league import (
    FEWEST,
    MOST_PEOPLE,
    MOST_WAIT,
    League,
    LeagueTable,
    Member,
    next_tables,
    places_of,
    tables_for,
)
from bot.values.parcel import Payload
from bot.values.table import Place, SeatInfo, Table
from engine.core.game import AnyGame
from engine.core.setup import CONTENT, PRINTED
from engine.core.text import UserText

_FEWEST_GOING_ON = 2
_SOON = 20.0
"""Seconds after which the post links to new tables: by then they have their threads."""


class LeagueService:
    def __init__(self, creation: TableCreation, seats: SeatService) -> None:
        self._tables, self._computers, self._seats = creation.tables, creation.computers, seats
        self._ids, self._seeds = creation.ids, creation.seeds
        self._allowed, self._room = creation.allowed, creation.allowance

    @retry_on_conflict
    async def open(self, league: League, *, cause: str) -> League:
        """Open a new league. The same cause again returns the same league."""
        game = self._tables.game(league.game)
        whole = agreed(game, _seats_for(game, 1), league.options)
        options = {**league.options, **_values_in(whole)}
        now = self._tables.clock()
        new = replace(league, id=self._ids(), created=now, own_words=True, options=options)
        async with self._tables.queue("open:league"), self._tables.store.writing() as writer:
            done = await writer.leagues.by_cause(cause)
            if done is not None:
                return done.league
            await must_have_league_room(writer, self._allowed, new.host, new.guild, now)
            await writer.leagues.add(new, cause)
        return new

    async def get(self, league_id: str) -> League:
        return (await self._saved(league_id)).league

    async def of_server(self, guild: int, *, ended: bool = False) -> list[League]:
        async with self._tables.store.reading() as reader:
            return await reader.leagues.at(guild, ended=ended)

    async def with_outdated_posts(self) -> list[League]:
        """Return the leagues without tables whose posts are out of date, on all servers."""
        async with self._tables.store.reading() as reader:
            return await reader.leagues.behind()

    async def end_overdue(self, now: float) -> None:
        """Cancel the leagues that nobody has started for a long time. Their posts are then out of date."""

        def stop(league: League) -> League:
            return self._over(league, "idle") if league.status == "open" else league

        async with self._tables.store.reading() as reader:
            found = await reader.leagues.overdue(now - MOST_WAIT)
        for league_id in found:
            await self._change(league_id, stop)

    async def tables(self, league: League) -> list[Table]:
        """Return the public tables of the newest round."""
        newest = league.played[-1] if league.played else ()
        return [await self._tables.public(table.game_id) for table in newest]

    @retry_on_conflict
    async def note_shown(self, league: League, message: int | None) -> League:
        """Note that this message shows the league as given, and return the league as it is now."""
        async with self._tables.queue(f"league:{league.id}"), self._tables.store.writing() as writer:
            before = await _found(writer, league.id)
            now = before.league
            if message != now.message:
                now = replace(now, message=message)
                await writer.leagues.put(now, before.revision)
            await writer.leagues.shown(replace(league, message=message))
        return now

    async def join(self, league_id: str, person: int) -> League:
        """Join before the start. Later only former members may come back."""

        def come(league: League) -> League:
            _must_go_on(league)
            member = league.member(person)
            if member is not None and not member.out:
                raise PlayerError("league-already-in")
            if member is not None:
                others = tuple(one for one in league.members if one.person != person)
                return replace(league, members=(*others, Member(person)))
            if league.status != "open":
                raise PlayerError("league-has-begun")
            if len(league.members) >= MOST_PEOPLE:
                raise PlayerError("league-full", most=MOST_PEOPLE)
            return replace(league, members=(*league.members, Member(person)))

        return await self._change(league_id, come)

    async def leave(self, league_id: str, person: int) -> League:
        """Leave. Before the start nothing remains; later they get no new table and a computer takes their
        seat."""

        def go(league: League) -> League:
            _must_go_on(league)
            if (member := league.member(person)) is None or member.out:
                raise PlayerError("league-not-in")
            if league.status == "open":
                return replace(league, members=tuple(one for one in league.members if one.person != person))
            return league.without((person,), "left")

        return await self._change(league_id, go)

    @retry_on_conflict
    async def start(
        self, league_id: str, person: int, *, moderator: bool = False, gone: Collection[int] = ()
    ) -> League:
        """Draw and deal the first round; `gone` are people who no longer see the channel."""
        async with self._tables.queue(f"league:{league_id}"):
            before = await self._saved(league_id)
            league = before.league.without_gone(gone)
            must_lead(league, person, moderator=moderator)
            if league.status != "open":
                raise PlayerError("league-has-begun")
            if len(league.active) < FEWEST:
                if league != before.league:
                    await self._kept(before, league)
                raise PlayerError("league-too-few", least=FEWEST)
            return await self._deal(before, replace(league, status="running"))

    async def end(
        self,
        league_id: str,
        person: int,
        *,
        moderator: bool = False,
        manager: bool = False,
        gone: Collection[int] = (),
    ) -> League:
        """Cancel the league before its start, or end it as it stands.

        Games in progress continue but do not count. `manager` may manage the server; `gone` are people who
        no longer see the channel."""

        def stop(league: League) -> League:
            must_end(league.without_gone(gone), person, moderator=moderator, manager=manager)
            return self._over(league, "ended")

        return await self._change(league_id, stop)

    async def is_about_to_deal(self, league_id: str) -> bool:
        """Return whether its next step opens tables."""
        league = await self.get(league_id)
        if league.status != "running" or not league.has_more_rounds:
            return False
        return (await self._counted(league)).is_round_over

    @retry_on_conflict
    async def advance(self, league_id: str, *, may_open: bool = True, gone: Collection[int] = ()) -> League:
        """Take all steps that are due: seats of members who left, results, the next round, the end.

        `may_open`: whether the channel can take another round; `gone` are people who no longer see it."""
        async with self._tables.queue(f"league:{league_id}"):
            before = await self._saved(league_id)
            league = before.league
            if league.status != "running":
                return league
            await self._get_up(league)
            counted = await self._counted(league)
            over = [
                one for one, old in zip(counted.played[-1], league.played[-1], strict=True) if not old.done
            ]
            missed = {person: table.game_id for table in over for person in table.missed}
            counted, notices = counted.without(missed, "absent"), self._notices(counted, missed)
            if not counted.is_round_over:
                return league if counted == league else await self._kept(before, counted, notices=notices)
            counted = counted.without_gone(gone)
            if not counted.has_more_rounds:
                return await self._kept(before, self._over(counted, ""), notices=notices)
            if len(counted.active) < _FEWEST_GOING_ON or not may_open:
                ended = self._over(counted, "few" if may_open else "gone")
                return await self._kept(before, ended, notices=notices)
            return await self._deal(before, counted, notices)

    async def _counted(self, league: League) -> League:
        """Return the league with the results of all finished tables."""
        newest = [table if table.done else await self._result(table) for table in league.played[-1]]
        return replace(league, played=(*league.played[:-1], tuple(newest)))

    async def _result(self, played: LeagueTable) -> LeagueTable:
        """Return a table with its result. Computers and people who lost their seat get no place."""
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

    async def _deal(self, before: SavedLeague, league: League, notices: Sequence[Outgoing] = ()) -> League:
        """Open and deal all tables of a round together, or none. `notices` are sent with it."""
        game = self._tables.game(league.game)
        drawn = await asyncio.to_thread(next_tables, league, game.spec.seats[-1])
        tables = [self._table(league, game, people) for people in drawn]
        seeds = [self._seeds() for _ in tables]
        played = tuple(LeagueTable(one.id, tuple(people)) for one, people in zip(tables, drawn, strict=True))
        begun = replace(league, played=(*league.played, played))
        async with self._tables.store.writing() as writer:
            if not league.played:
                place = Place(league.channel, league.guild)
                wanted = tables_for(len(league.active), game.spec.seats[-1])
                await must_have_room(writer, self._room, league.host, place, wanted)
            await writer.leagues.put(begun, before.revision)
            for table, seed in zip(tables, seeds, strict=True):
                await writer.games.add(table)
                post = to_table(table.id, "lobby_post", table.created)
                await writer.write(Commit(game_id=table.id, posts=(post,)))
                await deal(writer, self._tables, (await found(writer, table.id)).table, seed)
            now = self._tables.clock()
            step = league_step(league.id, tables[0].id, now)
            await writer.outbox.send(*notices, step, replace(step, due=now + _SOON))
        self._tables.wake_courier()
        for table in tables:
            await self._computers.play_on_at(table.id)
        return begun

    def _table(self, league: League, game: AnyGame, people: Sequence[int]) -> Table:
        """Return a new table, filled up with computers to the game's minimum."""
        count = _seats_for(game, len(people))
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

    def _notices(self, league: League, missed: Mapping[int, str]) -> list[Outgoing]:
        """Tell the people who were not in their seats at the end; `missed`: with their tables.

        Members who have left the league know."""
        now, known = self._tables.clock(), {one.person for one in league.members if one.out == "left"}
        return [
            to_person(game_id, "league_missed", now, Payload(person=person, what=league.id))
            for person, game_id in missed.items()
            if person not in known and person > 0
        ]

    def _over(self, league: League, why: str) -> League:
        _must_go_on(league)
        status = "over" if league.status == "running" else "closed"
        return replace(league, status=status, ended=self._tables.clock(), cut_short=why)

    async def _get_up(self, league: League) -> None:
        """Resign the seats of members who have left the league."""
        gone = {member.person for member in league.members if member.out == "left"}
        for table in league.played[-1]:
            for person in gone & set(table.people) if not table.done else ():
                cause = f"league:{league.id}:{len(league.played)}:{person}"
                try:
                    await self._seats.resign(table.game_id, person, cause=cause)
                except (NotSeatedError, NotRunningError):
                    continue  # a computer already has it, or the game is over

    async def _kept(
        self, before: SavedLeague, league: League, *, step: bool = False, notices: Sequence[Outgoing] = ()
    ) -> League:
        """Store the league, and the parcels that follow from the change.

        `step`: send a step for the league's post; not needed if the change is itself such a step."""
        async with self._tables.store.writing() as writer:
            await writer.leagues.put(league, before.revision)
            await writer.outbox.send(*notices)
            if league.played:
                table, now = league.played[-1][0].game_id, self._tables.clock()
                if step:
                    await writer.outbox.send(league_step(league.id, table, now))
                if league.status == "over" and before.league.status == "running":
                    await writer.outbox.send(league_end(league.id, table, now))
        self._tables.wake_courier()
        return league

    @retry_on_conflict
    async def _change(self, league_id: str, change: Callable[[League], League]) -> League:
        async with self._tables.queue(f"league:{league_id}"):
            before = await self._saved(league_id)
            return await self._kept(before, change(before.league), step=True)

    async def _saved(self, league_id: str) -> SavedLeague:
        async with self._tables.store.reading() as reader:
            return await _found(reader, league_id)


async def _found(reader: Reader, league_id: str) -> SavedLeague:
    saved = await reader.leagues.get(league_id)
    if saved is None:
        raise PlayerError("league-none")
    return saved


def _must_go_on(league: League) -> None:
    if league.status in ("over", "closed"):
        raise PlayerError("league-is-over")


def _values_in(options: Mapping[str, str]) -> dict[str, str]:
    """Return custom printed values in full, so all rounds are played with them."""
    return {key: options[key] for key in (PRINTED, CONTENT)} if CONTENT in options else {}


def _seats_for(game: AnyGame, people: int) -> int:
    """Return how many seats a table for these people has."""
    return next(count for count in game.spec.seats if count >= people and count > 1)
