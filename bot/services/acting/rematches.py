"""Asking the same people for another game, agreeing to it, and declining."""

from __future__ import annotations

import msgspec

from bot.services.acting.lobbies import Lobbies, agreed
from bot.services.acting.lobby import LobbyService
from bot.services.acting.powers import must_decide_alone
from bot.services.acting.rematch import Rematch, asked_of, keep_rematch, rematch_at
from bot.services.turn.outgoing import to_person
from bot.services.turn.retrying import persistent
from bot.store.protocol import Writer
from bot.store.replay import setup_of
from bot.values.errors import LobbyError
from bot.values.parcel import Payload
from bot.values.table import Place, SeatInfo, Table
from engine.core.setup import CONTENT, PRINTED, RULINGS
from engine.core.text import UserText


class RematchService:
    def __init__(self, lobbies: Lobbies, lobby: LobbyService) -> None:
        self._lobbies = lobbies
        self._lobby = lobby

    async def at(self, game_id: str) -> Rematch | None:
        """Who was asked to this table, if it is a rematch."""
        async with self._lobbies.tables.store.reading() as reader:
            return await rematch_at(reader, game_id)

    @persistent
    async def ask(self, game_id: str, person: int, *, cause: str) -> Table:
        """Ask the same people, with the same computers and options; it begins when all have agreed. Whoever
        asks second agrees to what the first has asked."""
        saved = await self._lobbies.tables.saved(game_id)
        old, game = saved.table, self._lobbies.tables.game(saved.table.game)
        must_decide_alone(old, person, "rematch")
        async with self._lobbies.tables.queue(f"rematch:{game_id}"):
            async with self._lobbies.tables.store.reading() as reader:
                again = await reader.people.setting(f"game:{game_id}", "rematch")
                known = await reader.games.saved(again) if again else None
                before = await rematch_at(reader, again) if again else None
            if known is not None and known.table.status == "lobby":
                if known.table.seat_of(person) is not None:
                    return known.table
                return await self._lobby.join(known.table.id, person, cause=cause)
            computers = [info.computer for info in old.seats if info.person is None]
            left = {RULINGS} if CONTENT in old.options else {RULINGS, PRINTED}  # what ships is the newest
            options = {key: value for key, value in old.options.items() if key not in left}
            table = msgspec.structs.replace(
                old,
                id=self._lobbies.ids(),
                status="lobby",
                host=person,
                place=Place(old.place.channel, old.place.guild),
                seats=(
                    SeatInfo(0, UserText(), person),
                    *(
                        SeatInfo(at, UserText(), computer=strength)
                        for at, strength in enumerate(computers, 1)
                    ),
                ),
                options=agreed(game, len(old.seats), options),
                capacity=len(old.seats),
                created=self._lobbies.tables.clock(),
                lesson="",
                league="",
                first_game=False,
                own_words=True,
            )
            asked = asked_of(old, game, setup_of(saved, game))
            if before is not None:  # who has declined the first is not asked for the next
                declined = tuple(one for one in before.declined if one != person)
                asked = msgspec.structs.replace(asked, declined=declined)
            return await self._lobbies.opened(table, cause, rematch=asked, before=again)

    async def decline(self, game_id: str, person: int, *, cause: str) -> Table:
        """Whoever was asked does not want a rematch: the others hear of it, and the seat is anybody's."""

        async def say_no(writer: Writer, table: Table) -> None:
            rematch = await rematch_at(writer, table.id)
            if rematch is None or person not in rematch.open(table):
                raise LobbyError("services-lobby-not-asked")
            declined = (*rematch.declined, person)
            await keep_rematch(writer, table.id, msgspec.structs.replace(rematch, declined=declined))
            now, seat = (
                self._lobbies.tables.clock(),
                next(i for i, one in enumerate(rematch.ring) if one[0] == person),
            )
            for info in table.seats:
                if info.person is not None:
                    told = Payload(person=info.person, seat=seat)
                    await writer.outbox.send(to_person(table.id, "declined", now, told))

        return await self._lobbies.change(game_id, person, "decline", cause, say_no)
