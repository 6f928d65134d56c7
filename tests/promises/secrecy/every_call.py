"""Every call of the services that somebody can be answered by, and why any other needs no comparison.

A new method of a service is added to `LOOKS`, `REFUSED` or `ACTS`, or to `_REASONS`."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, TypeAlias, get_type_hints

from msgspec import Struct

from bot.services.container import Services
from bot.values.errors import PlayerError, StaleError
from bot.values.panel import Panel
from bot.values.parcel import Posted
from bot.values.table import Motion
from tests.support.service_harness import ANN, BEN, DAN, EVE, PLACE, Stage


class Asking(Struct, frozen=True):
    """Somebody asks for something at a table."""

    stage: Stage
    game_id: str
    person: int

    @property
    def services(self) -> Services:
        return self.stage.services

    @property
    def cause(self) -> str:
        return self.stage.cause()


Call: TypeAlias = Callable[[Asking], Awaitable[object]]
Named: TypeAlias = tuple[str, Call]


async def _asked(one: Asking) -> Panel | None:
    return one.services.table.asked(one.game_id, one.person)


async def _panel(one: Asking) -> Panel:
    return await one.services.table.panel(one.game_id, one.person)


async def _likely(one: Asking) -> object:
    return await one.services.likely.on(await _panel(one))


async def _remarks(one: Asking) -> object:
    return await one.services.remarks.on(await _panel(one))


async def _visited(one: Asking) -> object:
    table, visits = await one.services.reading.table(one.game_id), one.services.visits
    return visits.since(table, one.person), visits.of(table.id, one.person)


async def _reviewed(done: int, of: int) -> None:
    """Nobody looks how far it has come."""


def _turn(more: int, what: Callable[[Asking, int], Awaitable[object]]) -> Call:
    """A call about the turn that everybody takes for the newest, or one so much later."""

    async def call(one: Asking) -> object:
        return await what(one, (await one.services.reading.table(one.game_id)).turn + more)

    return call


LOOKS: tuple[Named, ...] = (
    ("reading.table", lambda one: one.services.reading.table(one.game_id)),
    ("reading.known", lambda one: one.services.reading.known(one.game_id)),
    ("reading.look", lambda one: one.services.reading.look(one.game_id, one.person)),
    ("reading.account", lambda one: one.services.reading.account(one.game_id, one.person)),
    ("reading.log", lambda one: one.services.reading.log(one.game_id, one.person)),
    ("reading.log", lambda one: one.services.reading.log(one.game_id, one.person, size=2)),
    ("reading.since", lambda one: one.services.reading.since(one.game_id, one.person)),
    ("reading.turns", lambda one: one.services.reading.turns(one.person)),
    ("reading.next_table", lambda one: one.services.reading.next_table(one.person, "")),
    ("reading.next_table", lambda one: one.services.reading.next_table(one.person, one.game_id)),
    ("reading.tables_near", lambda one: one.services.reading.tables_near(500, one.person)),
    ("reading.all_tables", lambda one: one.services.reading.all_tables()),
    ("reading.post", _turn(0, lambda one, turn: one.services.reading.post(one.game_id, 1, turn))),
    ("reading.next_post", _turn(0, lambda one, turn: one.services.reading.next_post(one.game_id, 1, turn))),
    ("reading.open_calls", lambda one: one.services.reading.open_calls(one.game_id, one.person, 0.0)),
    ("reading.inbox_message", lambda one: one.services.reading.inbox_message(one.game_id, one.person)),
    ("reading.panels", lambda one: one.services.reading.panels(one.game_id, one.person)),
    ("reading.posted", lambda one: one.services.reading.posted(one.game_id, "board_post")),
    ("reading.digest_to", lambda one: one.services.reading.digest_to(one.person)),
    ("lists.here", lambda one: one.services.lists.here(900, one.person, lambda _: True)),
    ("lists.own", lambda one: one.services.lists.own(one.person)),
    ("past.earlier", lambda one: one.services.past.earlier(one.game_id, one.person)),
    ("past.brief", lambda one: one.services.past.brief(one.game_id, one.person)),
    ("past.opening", lambda one: one.services.past.opening(one.game_id)),
    ("past.step", _turn(0, lambda one, turn: one.services.past.step(one.game_id, turn))),
    ("past.step", _turn(1, lambda one, turn: one.services.past.step(one.game_id, turn))),
    ("past.step", _turn(2, lambda one, turn: one.services.past.step(one.game_id, turn))),
    ("past.film", lambda one: one.services.past.film(one.game_id, range)),
    ("past.film_since", lambda one: one.services.past.film_since(one.game_id, one.person, range)),
    ("chapters.list", lambda one: one.services.chapters.list(one.game_id)),
    ("chapters.list", lambda one: one.services.chapters.list(one.game_id, 1)),
    ("chapters.ended", _turn(0, lambda one, turn: one.services.chapters.ended(one.game_id, 1, turn))),
    ("chapters.at", lambda one: one.services.chapters.at(one.game_id, Posted(500, 1))),
    ("charts.charts", lambda one: one.services.charts.charts(one.game_id)),
    ("reviews.review", lambda one: one.services.reviews.review(one.game_id, _reviewed)),
    ("statistics.of", lambda one: one.services.statistics.of(BEN, one.person)),
    ("statistics.at", lambda one: one.services.statistics.at(900)),
    ("statistics.leaders", lambda one: one.services.statistics.leaders(900)),
    ("transfer.export", lambda one: one.services.transfer.export(one.game_id, one.person)),
    ("table.panel", _panel),
    ("table.asked", _asked),
    ("table.why_not", lambda one: one.services.table.why_not(one.game_id, one.person)),
    ("likely.on", _likely),
    ("remarks.on", _remarks),
    ("visits.of", _visited),
    ("visits.since", _visited),
    *(
        ("table.complete", lambda one, line=line: one.services.table.complete(one.game_id, one.person, line))
        for line in ("", "l", "sh", "order ", "d")
    ),
    ("orders.book", lambda one: one.services.orders.book(one.game_id, one.person)),
    ("orders.complete", lambda one: one.services.orders.complete(one.game_id, one.person, "")),
    ("orders.away", lambda one: one.services.orders.away(one.game_id, one.person)),
    ("orders.line", lambda one: one.services.orders.line(one.game_id, one.person)),
    ("notes.read", lambda one: one.services.notes.read(one.game_id, one.person)),
    ("stalls.get", lambda one: one.services.stalls.get(one.game_id, 1)),
    ("lobby.get", lambda one: one.services.lobby.get(one.game_id)),
    ("rematches.at", lambda one: one.services.rematches.at(one.game_id)),
    ("private.under_way", lambda one: one.services.private.under_way(one.person, "")),
    ("following.follows", lambda one: one.services.following.follows(one.game_id, one.person)),
    ("hints.are_allowed", lambda one: one.services.hints.are_allowed(one.game_id)),
    ("hints.ask", lambda one: one.services.hints.ask(one.game_id, one.person)),
)
"""What changes nothing at the table; a hint is one of them."""


REFUSED: tuple[Named, ...] = (
    ("hints.take", lambda one: one.services.hints.take(one.game_id, one.person, 7, cause=one.cause)),
    ("table.undo", lambda one: one.services.table.undo(one.game_id, one.person, cause=one.cause)),
    (
        "table.play_line",
        lambda one: one.services.table.play_line(one.game_id, one.person, "dance", cause=one.cause),
    ),
    ("table.pick", lambda one: one.services.table.pick(one.game_id, one.person, "stale", 0, cause=one.cause)),
    (
        "table.draft",
        lambda one: one.services.table.draft(one.game_id, one.person, "stale", 0, cause=one.cause),
    ),
    (
        "table.confirm",
        lambda one: one.services.table.confirm(one.game_id, one.person, "stale", cause=one.cause),
    ),
    (
        "votes.propose",
        lambda one: one.services.votes.propose(one.game_id, one.person, "undo", cause=one.cause),
    ),
    (
        "stalls.answer",
        lambda one: one.services.stalls.answer(one.game_id, one.person, 1, 0, "turn", cause=one.cause),
    ),
    ("sharing.share", lambda one: one.services.sharing.share(one.game_id, one.person, 1, cause=one.cause)),
    ("inviting.invite", lambda one: one.services.inviting.invite(one.game_id, one.person, DAN)),
    ("rematches.ask", lambda one: one.services.rematches.ask(one.game_id, one.person, cause=one.cause)),
    (
        "rematches.decline",
        lambda one: one.services.rematches.decline(one.game_id, one.person, cause=one.cause),
    ),
    ("lobby.join", lambda one: one.services.lobby.join(one.game_id, one.person, cause=one.cause)),
    ("lobby.leave", lambda one: one.services.lobby.leave(one.game_id, one.person, cause=one.cause)),
    ("lobby.start", lambda one: one.services.lobby.start(one.game_id, one.person, cause=one.cause)),
    ("lobby.cancel", lambda one: one.services.lobby.cancel(one.game_id, one.person, cause=one.cause)),
    (
        "lobby.add_computer",
        lambda one: one.services.lobby.add_computer(one.game_id, one.person, cause=one.cause),
    ),
    (
        "lobby.remove_computer",
        lambda one: one.services.lobby.remove_computer(one.game_id, one.person, cause=one.cause),
    ),
    (
        "lobby.set_strength",
        lambda one: one.services.lobby.set_strength(one.game_id, one.person, 1, "easy", cause=one.cause),
    ),
)
"""What is refused while a hushed question is open, in the same words whoever has answered."""


def by(person: int, call: Call) -> Call:
    """The same call by somebody else."""
    return lambda one: call(Asking(one.stage, one.game_id, person))


async def _drafts(one: Asking) -> Panel:
    mark = (await _panel(one)).mark
    return await one.services.table.draft(one.game_id, one.person, mark, 0, cause=one.cause)


async def _picks(one: Asking) -> Panel:
    return await one.stage.pick(one.game_id, one.person, "let")


async def _confirms(one: Asking) -> Panel:
    mark = (await _panel(one)).mark
    return await one.services.table.confirm(one.game_id, one.person, mark, cause=one.cause)


async def _newest_order(one: Asking) -> int:
    book = await one.services.orders.book(one.game_id, one.person)
    return book.lines[-1].id if book.lines else 0


async def _raises(one: Asking) -> object:
    order = await _newest_order(one)
    return await one.services.orders.raise_up(one.game_id, one.person, order, cause=one.cause)


async def _proposes_and_refuses(one: Asking) -> object:
    """A pause, and another player in Ben's place: Dan wants neither."""
    votes, found = one.services.votes, list[object]()
    for kind, about in (("pause", Motion()), ("replace", Motion(seat=1))):
        vote = await votes.propose(one.game_id, one.person, kind, about, cause=one.cause)  # type: ignore[arg-type]
        found += [vote, await votes.get(vote.id), await votes.cast(vote.id, DAN, False, cause=one.cause)]
    return found


ACTS: tuple[Named, ...] = (
    ("hints.take", lambda one: one.services.hints.take(one.game_id, one.person, 0, cause=one.cause)),
    ("table.restart", lambda one: one.services.table.restart(one.game_id, one.person, cause=one.cause)),
    ("table.draft", _drafts),
    ("table.undo", lambda one: one.services.table.undo(one.game_id, one.person, cause=one.cause)),
    ("table.pick", _picks),
    ("hints.ask", lambda one: one.services.hints.ask(one.game_id, one.person)),
    ("table.restart", lambda one: one.services.table.restart(one.game_id, one.person, cause=one.cause)),
    ("hints.allow", lambda one: one.services.hints.allow(one.game_id, ANN, False, cause=one.cause)),
    ("hints.ask", lambda one: one.services.hints.ask(one.game_id, one.person)),
    ("hints.allow", lambda one: one.services.hints.allow(one.game_id, ANN, True, cause=one.cause)),
    ("hints.take", lambda one: one.services.hints.take(one.game_id, one.person, 0, cause=one.cause)),
    ("table.restart", lambda one: one.services.table.restart(one.game_id, one.person, cause=one.cause)),
    ("notes.write", lambda one: one.services.notes.write(one.game_id, one.person, "shush", cause=one.cause)),
    ("orders.add", lambda one: one.services.orders.add(one.game_id, one.person, "let 1", cause=one.cause)),
    ("orders.add", lambda one: one.services.orders.add(one.game_id, one.person, "let 9", cause=one.cause)),
    ("orders.raise_up", _raises),
    ("orders.withdraw", lambda o: o.services.orders.withdraw(o.game_id, o.person, None, cause=o.cause)),
    ("orders.write", lambda one: one.services.orders.write(one.game_id, one.person, pick="rest")),
    ("orders.finish", lambda one: one.services.orders.finish(one.game_id, one.person, cause=one.cause)),
    ("votes.propose", _proposes_and_refuses),
    ("votes.get", _proposes_and_refuses),
    ("votes.cast", _proposes_and_refuses),
    ("reminders.snooze", lambda one: one.services.reminders.snooze(one.person, one.game_id)),
    ("following.follow", by(EVE, lambda one: one.services.following.follow(one.game_id, one.person))),
    ("following.unfollow", by(EVE, lambda one: one.services.following.unfollow(one.game_id, one.person))),
    ("homes.move", lambda one: one.services.homes.move(one.game_id, ANN, PLACE, cause=one.cause)),
    ("homes.has_left", lambda one: one.services.homes.has_left(one.game_id, ANN)),
    ("lobby.set_thread", lambda one: one.services.lobby.set_thread(one.game_id, 501)),
    ("orders.stand_in", by(DAN, lambda o: o.services.orders.stand_in(o.game_id, DAN, "easy", cause=o.cause))),
    ("table.pick", _picks),
    ("table.confirm", _confirms),
    ("table.undo", lambda one: one.services.table.undo(one.game_id, one.person, cause=one.cause)),
    ("seats.offer", lambda one: one.services.seats.offer(one.game_id, ANN, 0, cause=one.cause)),
    ("seats.withdraw", lambda one: one.services.seats.withdraw(one.game_id, ANN, 0, cause=one.cause)),
    ("seats.pause", lambda o: o.services.seats.pause(o.game_id, EVE, moderator=True, cause=o.cause)),
    ("seats.resume", lambda one: one.services.seats.resume(one.game_id, DAN, cause=one.cause)),
    ("seats.offer", lambda one: one.services.seats.offer(one.game_id, ANN, 0, cause=one.cause)),
    ("seats.take", by(EVE, lambda one: one.services.seats.take(one.game_id, EVE, 0, cause=one.cause))),
    ("seats.replace", lambda o: o.services.seats.replace(o.game_id, 7, 0, moderator=True, cause=o.cause)),
    ("seats.resign", by(DAN, lambda one: one.services.seats.resign(one.game_id, DAN, cause=one.cause))),
)
"""What changes something, in this order: Ann asks, drafts, orders, answers; then people come and go. Cat has
not answered, so the question stays open all the while."""


_REASONS: dict[str, tuple[str, ...]] = {
    "about one person, at no table": (
        "people: choose come_back forget get go_away habits language live_by meet now reached remind_after",
        "people: set_setting setting",
        "inviting: close_to",
        "limits: spend",
    ),
    "about one server, at no table": (
        "leagues: advance at behind end end_overdue get is_about_to_deal join leave open shown start",
        "pinging: ask wanted",
        "servers: rule rules shows_icons",
        "limits: shown",
    ),
    "opens another table": ("lobby: open", "private: open_private", "transfer: import_"),
    "each table as reading.table answers it": ("leagues: tables",),
    "gets up by seats.resign, which is compared": ("forgetting: forget",),
    "for the courier, whose letters are compared": (
        "following: spread",
        "homes: troubled wake written_to",
        "outbox: exchange forget release",
        "pinging: may_tell",
    ),
    "for the operator alone": ("reading: overview", "transfer: copy", "computers: playing thinking"),
    "about one's own press": ("reading: was_done",),
    "lets time pass, or starts again; what comes of it is compared": ("reminders: fire", "resuming: resume"),
    "of games that are over: nothing is secret any more": (
        "seats: end",
        "reviews: scenes",
        "packing: run step",
        "results: rebuild run uncounted",
    ),
    "keeps what is in memory, answers nobody": (
        "table: forget",
        "computers: close",
        "visits: after_move back_to close closed flush forget learn moved opens sees took_place",
    ),
    "asked by other services, whose answers are compared": (
        "computers: done play_on play_turn turn_for weighed",
        "stalls: carry_out finish is_unfinished time_is_up",
        "visits: is_at_table panels panels_of",
    ),
}
LEFT_OUT = {
    f"{service}.{name}": reason
    for reason, lines in _REASONS.items()
    for service, names in (line.split(": ") for line in lines)
    for name in names.split()
}
"""Calls that are not compared, and why."""


def services_methods() -> Iterator[str]:
    """Every public method and property of every service."""
    for name, service in get_type_hints(Services).items():
        for method, found in inspect.getmembers(service):
            if not method.startswith("_") and (inspect.isfunction(found) or isinstance(found, property)):
                yield f"{name}.{method}"


async def answer_to(call: Call, one: Asking) -> object:
    try:
        return await call(one)
    except PlayerError as error:
        panel: Any = error.panel if isinstance(error, StaleError) else None
        return (type(error).__name__, error.text, panel)
