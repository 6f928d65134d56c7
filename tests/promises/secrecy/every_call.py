"""Every service call that answers a person, and the reason why each other call needs no comparison. A new
method of a service is added to `LOOKS`, `REFUSED` or `ACTS`, or to `_REASONS`."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, TypeAlias, get_type_hints

from msgspec import Struct

from bot.services.container import Services
from bot.values.errors import PlayerError, StaleError
from bot.values.panel import Panel
from bot.values.parcel import Posted
from bot.values.table import Motion, VoteKind
from tests.support.service_harness import ANN, BEN, DAN, EVE, PLACE, Stage


class Asking(Struct, frozen=True):
    """A person's request at a table."""

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
    return one.services.turns.due_panel(one.game_id, one.person)


async def _panel(one: Asking) -> Panel:
    return await one.services.turns.panel(one.game_id, one.person)


async def _begun(one: Asking) -> object:
    return await one.services.panels.begun(await _panel(one))


async def _opened(one: Asking) -> object:
    panel = await _panel(one)
    return await one.services.panels.open(panel, one.person, news=True, away=True)


async def _around(one: Asking) -> object:
    return await one.services.past.surroundings(await _panel(one), one.person, news=True, away=True)


async def _visited(one: Asking) -> object:
    table, visits = await one.services.queries.table(one.game_id), one.services.visits
    return visits.recap_start(table, one.person), visits.of(table.id, one.person)


async def _reviewed(done: int, of: int) -> None:
    """Ignore the progress of a review."""


def _turn(more: int, what: Callable[[Asking, int], Awaitable[object]]) -> Call:
    """A call about the turn that everybody takes for the newest, or one so much later."""

    async def call(one: Asking) -> object:
        return await what(one, (await one.services.queries.table(one.game_id)).turn + more)

    return call


LOOKS: tuple[Named, ...] = (
    ("queries.table", lambda one: one.services.queries.table(one.game_id)),
    ("queries.cached_table", lambda one: one.services.queries.cached_table(one.game_id)),
    ("queries.snapshot", lambda one: one.services.queries.snapshot(one.game_id, one.person)),
    ("queries.own_score", lambda one: one.services.queries.own_score(one.game_id, one.person)),
    ("queries.log", lambda one: one.services.queries.log(one.game_id, one.person)),
    ("queries.log", lambda one: one.services.queries.log(one.game_id, one.person, size=2)),
    ("queries.recap", lambda one: one.services.queries.recap(one.game_id, one.person)),
    ("queries.turns", lambda one: one.services.queries.turns(one.person)),
    ("past.surroundings", _around),
    ("queries.tables_near", lambda one: one.services.queries.tables_near(500, one.person)),
    ("queries.all_tables", lambda one: one.services.queries.all_tables()),
    ("queries.post", _turn(0, lambda one, turn: one.services.queries.post(one.game_id, 1, turn))),
    ("queries.next_post", _turn(0, lambda one, turn: one.services.queries.next_post(one.game_id, 1, turn))),
    ("queries.open_calls", lambda one: one.services.queries.open_calls(one.game_id, one.person, 0.0)),
    ("queries.inbox_message", lambda one: one.services.queries.inbox_message(one.game_id, one.person)),
    ("queries.buried", lambda one: one.services.queries.buried(one.game_id, one.person)),
    ("visits.panels_of", lambda one: one.services.visits.panels_of(one.game_id, one.person)),
    ("queries.posted", lambda one: one.services.queries.posted(one.game_id, "board_post")),
    ("queries.digest_to", lambda one: one.services.queries.digest_to(one.person)),
    ("queries.listed_here", lambda one: one.services.queries.listed_here(900, one.person, lambda _: True)),
    ("queries.listed_of", lambda one: one.services.queries.listed_of(one.person)),
    ("past.earlier_view", lambda one: one.services.past.earlier_view(one.game_id, one.person)),
    ("past.brief", lambda one: one.services.past.brief(one.game_id, one.person)),
    ("past.opening_post", lambda one: one.services.past.opening_post(one.game_id)),
    ("past.views_before", _turn(0, lambda one, turn: one.services.past.views_before(one.game_id, 1, turn))),
    ("past.turn_post", _turn(0, lambda one, turn: one.services.past.turn_post(one.game_id, turn))),
    ("past.turn_post", _turn(1, lambda one, turn: one.services.past.turn_post(one.game_id, turn))),
    ("past.turn_post", _turn(2, lambda one, turn: one.services.past.turn_post(one.game_id, turn))),
    ("past.jumps", lambda one: one.services.past.jumps(one.game_id, one.person)),
    ("past.film", lambda one: one.services.past.film(one.game_id, range)),
    ("past.film_since", lambda one: one.services.past.film_since(one.game_id, one.person, range)),
    ("chapters.list", lambda one: one.services.chapters.list(one.game_id)),
    ("chapters.list", lambda one: one.services.chapters.list(one.game_id, 1)),
    ("chapters.summary", _turn(0, lambda one, turn: one.services.chapters.summary(one.game_id, 1, turn))),
    ("chapters.of_message", lambda one: one.services.chapters.of_message(one.game_id, Posted(500, 1))),
    ("charts.charts", lambda one: one.services.charts.charts(one.game_id)),
    ("reviews.review", lambda one: one.services.reviews.review(one.game_id, _reviewed)),
    ("statistics.of_person", lambda one: one.services.statistics.of_person(BEN, one.person)),
    ("statistics.of_server", lambda one: one.services.statistics.of_server(900)),
    ("statistics.leaders", lambda one: one.services.statistics.leaders(900)),
    ("transfer.export", lambda one: one.services.transfer.export(one.game_id, one.person)),
    ("turns.panel", _panel),
    ("turns.due_panel", _asked),
    ("turns.why_not", lambda one: one.services.turns.why_not(one.game_id, one.person)),
    ("panels.begun", _begun),
    ("panels.open", _opened),
    ("visits.of", _visited),
    ("visits.recap_start", _visited),
    *(
        ("turns.complete", lambda one, line=line: one.services.turns.complete(one.game_id, one.person, line))
        for line in ("", "l", "sh", "order ", "d")
    ),
    ("orders.book", lambda one: one.services.orders.book(one.game_id, one.person)),
    ("orders.complete", lambda one: one.services.orders.complete(one.game_id, one.person, "")),
    ("orders.away_notes", lambda one: one.services.orders.away_notes(one.game_id, one.person)),
    ("orders.written_line", lambda one: one.services.orders.written_line(one.game_id, one.person)),
    ("notes.read", lambda one: one.services.notes.read(one.game_id, one.person)),
    ("stalls.get", lambda one: one.services.stalls.get(one.game_id, 1)),
    ("rematches.get", lambda one: one.services.rematches.get(one.game_id)),
    ("solo_tables.under_way", lambda one: one.services.solo_tables.under_way(one.person, "")),
    ("follows.follows", lambda one: one.services.follows.follows(one.game_id, one.person)),
    ("hints.are_allowed", lambda one: one.services.hints.are_allowed(one.game_id)),
    ("hints.ask", lambda one: one.services.hints.ask(one.game_id, one.person)),
)
"""What changes nothing at the table; a hint is one of them."""


REFUSED: tuple[Named, ...] = (
    ("hints.take", lambda one: one.services.hints.take(one.game_id, one.person, 7, cause=one.cause)),
    ("turns.undo", lambda one: one.services.turns.undo(one.game_id, one.person, cause=one.cause)),
    (
        "turns.play_line",
        lambda one: one.services.turns.play_line(one.game_id, one.person, "dance", cause=one.cause),
    ),
    ("turns.pick", lambda one: one.services.turns.pick(one.game_id, one.person, "stale", 0, cause=one.cause)),
    (
        "turns.draft",
        lambda one: one.services.turns.draft(one.game_id, one.person, "stale", 0, cause=one.cause),
    ),
    (
        "turns.confirm",
        lambda one: one.services.turns.confirm(one.game_id, one.person, "stale", cause=one.cause),
    ),
    (
        "votes.propose",
        lambda one: one.services.votes.propose(one.game_id, one.person, "undo", cause=one.cause),
    ),
    (
        "stalls.answer",
        lambda one: one.services.stalls.answer(one.game_id, one.person, 1, 0, "turn", cause=one.cause),
    ),
    ("transfer.share", lambda one: one.services.transfer.share(one.game_id, one.person, 1, cause=one.cause)),
    ("invitations.invite", lambda one: one.services.invitations.invite(one.game_id, one.person, DAN)),
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
"""What is refused while a secret question is open, in the same words no matter who has answered."""


def by(person: int, call: Call) -> Call:
    """Return the same call, made by this person."""
    return lambda one: call(Asking(one.stage, one.game_id, person))


async def _drafts(one: Asking) -> Panel:
    mark = (await _panel(one)).mark
    return await one.services.turns.draft(one.game_id, one.person, mark, 0, cause=one.cause)


async def _picks(one: Asking) -> Panel:
    return await one.stage.pick(one.game_id, one.person, "let")


async def _confirms(one: Asking) -> Panel:
    mark = (await _panel(one)).mark
    return await one.services.turns.confirm(one.game_id, one.person, mark, cause=one.cause)


async def _newest_order(one: Asking) -> int:
    book = await one.services.orders.book(one.game_id, one.person)
    return book.lines[-1].id if book.lines else 0


async def _raises(one: Asking) -> object:
    order = await _newest_order(one)
    return await one.services.orders.raise_up(one.game_id, one.person, order, cause=one.cause)


async def _proposes_and_refuses(one: Asking) -> object:
    """A pause, and another player in Ben's place: Dan wants neither."""
    votes, found = one.services.votes, list[object]()
    motions: tuple[tuple[VoteKind, Motion], ...] = (("pause", Motion()), ("replace", Motion(seat=1)))
    for kind, about in motions:
        vote = await votes.propose(one.game_id, one.person, kind, about, cause=one.cause)
        found += [vote, await votes.get(vote.id), await votes.cast(vote.id, DAN, False, cause=one.cause)]
    return found


ACTS: tuple[Named, ...] = (
    ("hints.take", lambda one: one.services.hints.take(one.game_id, one.person, 0, cause=one.cause)),
    ("turns.restart", lambda one: one.services.turns.restart(one.game_id, one.person, cause=one.cause)),
    ("turns.draft", _drafts),
    ("turns.undo", lambda one: one.services.turns.undo(one.game_id, one.person, cause=one.cause)),
    ("turns.pick", _picks),
    ("hints.ask", lambda one: one.services.hints.ask(one.game_id, one.person)),
    ("turns.restart", lambda one: one.services.turns.restart(one.game_id, one.person, cause=one.cause)),
    ("hints.allow", lambda one: one.services.hints.allow(one.game_id, ANN, False, cause=one.cause)),
    ("hints.ask", lambda one: one.services.hints.ask(one.game_id, one.person)),
    ("hints.allow", lambda one: one.services.hints.allow(one.game_id, ANN, True, cause=one.cause)),
    ("hints.take", lambda one: one.services.hints.take(one.game_id, one.person, 0, cause=one.cause)),
    ("turns.restart", lambda one: one.services.turns.restart(one.game_id, one.person, cause=one.cause)),
    ("notes.write", lambda one: one.services.notes.write(one.game_id, one.person, "shush", cause=one.cause)),
    ("orders.add", lambda one: one.services.orders.add(one.game_id, one.person, "let 1", cause=one.cause)),
    ("orders.add", lambda one: one.services.orders.add(one.game_id, one.person, "let 9", cause=one.cause)),
    ("orders.raise_up", _raises),
    ("orders.withdraw", lambda o: o.services.orders.withdraw(o.game_id, o.person, None, cause=o.cause)),
    ("orders.edit_line", lambda one: one.services.orders.edit_line(one.game_id, one.person, pick="rest")),
    (
        "orders.order_line",
        lambda one: one.services.orders.order_line(one.game_id, one.person, cause=one.cause),
    ),
    ("votes.propose", _proposes_and_refuses),
    ("votes.get", _proposes_and_refuses),
    ("votes.cast", _proposes_and_refuses),
    ("timers.snooze", lambda one: one.services.timers.snooze(one.person, one.game_id)),
    ("follows.follow", by(EVE, lambda one: one.services.follows.follow(one.game_id, one.person))),
    ("follows.unfollow", by(EVE, lambda one: one.services.follows.unfollow(one.game_id, one.person))),
    ("channels.move", lambda one: one.services.channels.move(one.game_id, ANN, PLACE, cause=one.cause)),
    ("channels.note_departure", lambda one: one.services.channels.note_departure(one.game_id, ANN)),
    ("lobby.set_thread", lambda one: one.services.lobby.set_thread(one.game_id, 501)),
    ("orders.stand_in", by(DAN, lambda o: o.services.orders.stand_in(o.game_id, DAN, "easy", cause=o.cause))),
    ("turns.pick", _picks),
    ("turns.confirm", _confirms),
    ("turns.undo", lambda one: one.services.turns.undo(one.game_id, one.person, cause=one.cause)),
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
        "people: change_settings come_back forget get go_away habits language meet note_reach now",
        "people: remind_after set_setting set_waking_hours setting",
        "invitations: inviter_of set_refused",
        "limits: charge",
    ),
    "about one server, at no table": (
        "leagues: advance end end_overdue get is_about_to_deal join leave note_shown of_server open",
        "leagues: start with_outdated_posts",
        "announcements: is_wanted set_wanted",
        "servers: rule rules shows_icons",
        "limits: shown",
    ),
    "about seats of a league, lost to the clock; taken by seats.take, which is compared": (
        "seats: held_seat take_back",
    ),
    "opens another table": ("lobby: open", "solo_tables: open_private", "transfer: import_"),
    "each table as queries.table answers it": ("leagues: tables",),
    "gets up by seats.resign, which is compared": ("data_erasure: erase",),
    "for the courier, whose letters are compared": (
        "follows: notify_followers",
        "channels: clear_trouble note_trouble retry_posts",
        "outbox: exchange forget hand_on release",
        "announcements: may_tell",
    ),
    "for the operator alone": ("queries: overview", "transfer: copy", "computers: playing thinking"),
    "about one's own press": ("queries: was_done",),
    "lets time pass, or starts again; what comes of it is compared": ("timers: fire", "resume: resume"),
    "of games that are over: nothing is secret any more": (
        "seats: end",
        "statistics: changes",
        "reviews: scenes",
        "packing: run step",
        "results: rebuild run uncounted",
    ),
    "keeps what is in memory, answers nobody": (
        "turns: forget",
        "computers: close",
        "reviews: close",
        "visits: after_move answers back_to close closed defer_call flush forget has_answered learn moved",
        "visits: mark_panel_open mark_seen shows starts_elsewhere took_place",
    ),
    "asked by other services, whose answers are compared": (
        "computers: considered_turns play_on play_on_afresh play_on_at play_turn run turn_for",
        "stalls: carry_out finish is_unfinished write_time_out",
        "visits: busy_elsewhere held_back is_answering is_at_table panels shown_on_panel",
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
