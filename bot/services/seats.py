"""Coming and going during a game: resign, offer a seat, take it over, pause."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.services.commits import lapse_votes
from bot.services.computers import Computers
from bot.services.errors import NotAllowedError, NotRunningError, SeatError
from bot.services.hall import Hall, Live
from bot.services.mail import to_person, to_table
from bot.services.turnover import HOUR, turnover, write_turnover
from bot.services.types import Payload, SeatInfo, Table
from bot.store.protocol import Writer
from bot.store.rows import Act, Timer
from engine.core.text import Seat

STAND_IN = "easy"
"""The computer player that goes on for a seat whose player has resigned."""

Change = Callable[[Writer, Live, float], Awaitable[None]]


class SeatService:
    def __init__(self, hall: Hall, computers: Computers) -> None:
        self._hall = hall
        self._computers = computers

    async def resign(self, game_id: str, person: int, *, cause: str) -> Table:
        """A computer plays on for this seat; without any person left the table is closed."""

        async def get_up(writer: Writer, live: Live, now: float) -> None:
            seat = live.seat_of(person)
            await writer.set_holder(
                game_id, seat, SeatInfo(seat, "", computer=STAND_IN, resigned=True), person
            )
            await lapse_votes(writer, live, now, ("undo", "pause"))
            await writer.send(to_table(game_id, "status_post", now, Payload(what="resigned", seat=seat)))
            if all(info.person in (None, person) for info in live.table.seats):
                await writer.set_status(game_id, "closed", now, "abandoned")
                await writer.drop_timers(game_id, "reminder")
                await writer.set_waiting(game_id, {})

        return await self._change(game_id, person, "resign", cause, get_up)

    async def offer(
        self, game_id: str, person: int, seat: Seat, *, moderator: bool = False, cause: str
    ) -> Table:
        """Let anyone take this seat over: for its player, the host and moderators. Play goes on meanwhile."""

        async def open_up(writer: Writer, live: Live, now: float) -> None:
            info = _seat(live, seat)
            _must_rule(live, person, seat, moderator)
            if info.offered:
                raise SeatError("services-seat-already-offered")
            await writer.set_offered(game_id, seat, True)
            await writer.send(to_table(game_id, "seat_post", now, Payload(seat=seat)))

        return await self._change(game_id, person, "offer", cause, open_up)

    async def withdraw(
        self, game_id: str, person: int, seat: Seat, *, moderator: bool = False, cause: str
    ) -> Table:
        async def shut(writer: Writer, live: Live, now: float) -> None:
            info = _seat(live, seat)
            _must_rule(live, person, seat, moderator)
            if not info.offered:
                raise SeatError("services-seat-not-offered")
            await writer.set_offered(game_id, seat, False)
            await writer.send(to_table(game_id, "seat_edit", now, Payload(seat=seat, what="withdrawn")))

        return await self._change(game_id, person, "withdraw", cause, shut)

    async def take(self, game_id: str, person: int, seat: Seat, *, cause: str) -> Table:
        """Take an offered seat: from now on its screen is this person's; the old one's draft is gone."""

        async def sit_down(writer: Writer, live: Live, now: float) -> None:
            info = _seat(live, seat)
            if live.table.seat_of(person) is not None:
                raise SeatError("services-seat-has-one")
            if not info.offered:
                raise SeatError("services-seat-not-offered")
            await writer.know(person)
            await writer.set_holder(game_id, seat, SeatInfo(seat, "", person), None)
            await lapse_votes(writer, live, now, ("undo", "pause"))
            await self._welcome(writer, live, info, person, now)

        return await self._change(game_id, person, "take", cause, sit_down)

    async def pause(self, game_id: str, person: int, *, moderator: bool = False, cause: str) -> Table:
        """A moderator's pause; players propose a vote."""

        async def stop(writer: Writer, live: Live, now: float) -> None:
            if not moderator:
                raise NotAllowedError()
            live.must_run()
            await lapse_votes(writer, live, now, ("pause",))
            await write_pause(writer, live, now)

        return await self._change(game_id, person, "pause", cause, stop)

    async def resume(self, game_id: str, person: int, *, moderator: bool = False, cause: str) -> Table:
        """Go on after a pause: for anybody at the table, its host, and moderators."""

        async def go_on(writer: Writer, live: Live, now: float) -> None:
            if not moderator and live.table.host != person:
                live.seat_of(person)
            if live.table.status != "paused":
                raise NotRunningError("services-not-paused")
            await writer.set_status(game_id, "running", now)
            await writer.send(to_table(game_id, "status_post", now, Payload(what="resumed")))
            await write_turnover(writer, live, turnover(live, live.state, now, None, afresh=True), now)

        return await self._change(game_id, person, "resume", cause, go_on)

    async def _change(self, game_id: str, person: int, kind: str, cause: str, change: Change) -> Table:
        """One change as one transaction; computers play on if it is their turn now."""
        async with self._hall.queue(game_id):
            live, done = await self._hall.live(game_id, cause)
            if done is not None:
                return live.table
            if live.table.status not in ("running", "paused"):
                raise NotRunningError()
            now = self._hall.clock()
            async with self._hall.writing(live, Act(cause, game_id, kind, now, person)) as writer:
                await change(writer, live, now)
            self._hall.forget(game_id)  # holders and drafts have changed: read afresh
            live, _ = await self._hall.live(game_id)
            await self._computers.play_on(live)
            return live.table

    async def _welcome(self, writer: Writer, live: Live, old: SeatInfo, person: int, now: float) -> None:
        """Tell the table, hand the screen over, and remind the new player instead of the old one."""
        await writer.send(to_table(live.id, "seat_edit", now, Payload(seat=old.seat, what="taken")))
        payload = Payload(person=person, seat=old.seat, turn=live.table.turn)
        await writer.send(to_person(live.id, "screen", now, payload))
        await writer.drop_timers(live.id, "reminder", [old.seat])
        if old.seat in live.table.waiting and live.table.status == "running":
            waiting = {
                info.seat: info.waiting_since or now for info in live.table.seats if info.waiting_since
            }
            await writer.set_waiting(live.id, {**waiting, old.seat: now})
            await writer.send(to_person(live.id, "call", now, payload))
            newcomer = await writer.person(person)
            if newcomer is not None and newcomer.reminder_hours:
                due = now + newcomer.reminder_hours * HOUR
                await writer.put_timer(Timer(live.id, "reminder", due, old.seat))


async def write_pause(writer: Writer, live: Live, now: float) -> None:
    """Nobody is waited for while a table rests, and nothing is voted on but going on."""
    await lapse_votes(writer, live, now)
    await writer.set_status(live.id, "paused", now)
    await writer.drop_timers(live.id, "reminder")
    await writer.send(to_table(live.id, "status_post", now, Payload(what="paused")))


def _seat(live: Live, seat: Seat) -> SeatInfo:
    if not 0 <= seat < len(live.table.seats):
        raise SeatError("services-seat-unknown")
    return live.table.seats[seat]


def _must_rule(live: Live, person: int, seat: Seat, moderator: bool) -> None:
    """A seat is its own player's, the host's and the moderators' to give away."""
    if not moderator and person not in (live.table.seats[seat].person, live.table.host):
        raise NotAllowedError()
