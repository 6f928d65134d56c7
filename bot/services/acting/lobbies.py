"""What every lobby has in common: a change is one transaction, a rematch begins once all have agreed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

import msgspec

from bot.services.acting.dealing import deal
from bot.services.acting.founding import Founding
from bot.services.acting.inviting import wants_none
from bot.services.acting.limits import must_have_room
from bot.services.acting.pinging import announce
from bot.services.acting.rematch import Rematch, keep_rematch, note_asking, note_begun, seated
from bot.services.turn.annals import NO_HINTS
from bot.services.turn.computers import STRENGTHS
from bot.services.turn.hush import veiled_but_for
from bot.services.turn.live_tables import AnyGame, found
from bot.services.turn.outgoing import once, to_person, to_table
from bot.services.turn.retrying import persistent
from bot.store.commit import Commit, DroppedTimers, NewStatus
from bot.store.protocol import Writer
from bot.store.rows import Act, Timer
from bot.values.errors import BusyError, LobbyError
from bot.values.parcel import Payload
from bot.values.table import Table
from engine.core.setup import Setup, SetupError, checked
from engine.core.text import UserText

_WEEK = 7 * 24 * 3600.0
_ANY_SEED = "0" * 64

Change = Callable[[Writer, Table], Awaitable[None]]


class Lobbies:
    def __init__(self, founding: Founding) -> None:
        self.tables, self.ids, self.seeds = founding.tables, founding.ids, founding.seeds
        self._computers, self._room = founding.computers, founding.room

    async def opened(
        self, table: Table, cause: str, rematch: Rematch | None = None, before: str | None = None
    ) -> Table:
        seed = self.seeds()
        async with self.tables.queue(f"open:{cause}"), self.tables.store.writing() as writer:
            done = await writer.games.act(cause)
            if done is not None:
                return (await found(writer, done.game_id)).table
            if rematch is not None:
                await found(writer, rematch.of)  # nobody else opens one from here on
                if await writer.people.setting(f"game:{rematch.of}", "rematch") != before:
                    raise BusyError()
                await note_asking(writer, rematch, table.host, table.created)
            await must_have_room(writer, self._room, table.host, table.place)
            await writer.games.add(table)
            if table.rated:
                await writer.people.put_setting(f"game:{table.id}", *NO_HINTS)
            act = Act(cause, table.id, "open", table.created, table.host)
            week = Timer(table.id, "lobby", table.created + _WEEK)
            payload = Payload(what="" if rematch is None else f"rematch:{rematch.of}")
            post = () if table.private else (to_table(table.id, "lobby_post", table.created, payload),)
            await writer.write(Commit(game_id=table.id, act=act, timers=(week,), posts=post))
            if rematch is None:
                await announce(writer, table)
            else:
                await self._ask(writer, table, rematch)
                await self.begins(writer, table.id, rematch, seed)
            opened = (await found(writer, table.id)).table
        self.tables.ring()
        return await self.playing(opened)

    @persistent
    async def change(self, game_id: str, person: int, kind: str, cause: str, change: Change) -> Table:
        """One change of a lobby as one transaction, and the lobby's message to be drawn again."""
        now = self.tables.clock()
        async with self.tables.queue(game_id), self.tables.store.writing() as writer:
            saved = await found(writer, game_id)
            if await writer.games.act(cause) is not None:
                return veiled_but_for(saved.table, person)
            if saved.table.status != "lobby":
                raise LobbyError("services-lobby-not-open")
            await writer.games.touch(game_id, saved.revision)
            act = Act(cause, game_id, kind, now, person)
            await writer.write(Commit(game_id=game_id, act=act))
            await change(writer, saved.table)
            await writer.outbox.send(once(to_table(game_id, "lobby_edit", now)))
            table = (await found(writer, game_id)).table
        self.tables.ring()
        return table

    async def begins(self, writer: Writer, game_id: str, rematch: Rematch, seed: str) -> bool:
        """A rematch begins once all who sat there sit here again; whether it does."""
        table = (await found(writer, game_id)).table
        if not rematch.is_agreed(table):
            return False
        await note_begun(writer, rematch, table.host)
        order, options = seated(rematch, table, self.tables.game(table.game), seed)
        await writer.write(Commit(game_id=game_id, seats=tuple(order), options=options))
        await deal(writer, self.tables, (await found(writer, game_id)).table, seed)
        return True

    async def playing(self, table: Table) -> Table:
        """Computers that come first play at once."""
        if table.status != "running":
            return table
        async with self.tables.queue(table.id):
            live, _ = await self.tables.live(table.id)
            await self._computers.play_on(live)
        return live.public

    async def _ask(self, writer: Writer, table: Table, rematch: Rematch) -> None:
        await writer.people.put_setting(f"game:{rematch.of}", "rematch", table.id)
        asked = rematch.open(table)
        untold = tuple([person for person in asked if await wants_none(writer, person)])
        await keep_rematch(writer, table.id, msgspec.structs.replace(rematch, untold=untold))
        for person in (one for one in asked if one not in untold):
            letter = to_person(table.id, "rematch", table.created, Payload(person=person))
            await writer.outbox.send(letter)


def closed_lobby(table: Table, now: float, why: str) -> Commit:
    edit, told = once(to_table(table.id, "lobby_edit", now)), Payload(what=why)
    post = (to_table(table.id, "status_post", now, told),) if why == "expired" else ()
    status, dropped = NewStatus("closed", now, why), (DroppedTimers("lobby"),)
    return Commit(game_id=table.id, status=status, dropped=dropped, posts=(edit, *post))


def agreed(game: AnyGame, seats: int, options: Mapping[str, str]) -> dict[str, str]:
    """The options with every default filled in, and the printed values where they do not ship; LobbyError for
    what the game does not know."""
    if seats not in game.spec.seats:
        raise LobbyError("services-lobby-seats", seats=game.spec.seats)
    try:
        setup = game.at_home(checked(game.spec, Setup(seats, _ANY_SEED, dict(options))))
        return game.keeping(setup).options
    except SetupError:
        raise LobbyError("services-lobby-options") from None


def must_be_known(strength: str) -> None:
    if strength not in STRENGTHS:
        raise LobbyError("services-lobby-no-such-strength", strength=UserText(strength))
