"""Announcements are made once."""

from __future__ import annotations

from bot.locales.translations import message_ids
from bot.services.queries.recaps import in_short
from bot.values.read_models import LogEntry
from engine.core.tell import Event
from engine.core.text import Arg, Text, Who
from engine.registry import GAMES

KEYTHEDRAL = GAMES["keythedral"]


def event(key: str, **args: Arg) -> Event:
    return Event(Text(f"keythedral-{key}", (("who", Who(0)), *args.items())), 0)


def entry(turn: int, *events: Event) -> LogEntry:
    return LogEntry(turn, 0, 0.0, events)


DECLARED = entry(1, event("declares", slot="2d", cubes="3 wood"))
OTHER_NEWS = entry(2, event("built", dwelling="2"))


def test_a_purchase_that_nobody_answered_is_one_line() -> None:
    bought = entry(3, event("bought", slot="2d", points=2, cubes="3 wood"))
    assert in_short([DECLARED, OTHER_NEWS, bought], KEYTHEDRAL) == (OTHER_NEWS, bought)


def test_other_events_of_the_turn_stay() -> None:
    law = event("plays", law="substitution")
    bought = entry(2, event("bought", slot="2d", points=2, cubes="3 wood"))
    both = entry(1, law, *DECLARED.events)
    assert in_short([both, bought], KEYTHEDRAL) == (entry(1, law), bought)


def test_a_purchase_that_came_out_otherwise_is_told_from_its_start() -> None:
    for last in (
        event("bought", slot="2d", points=2, cubes="4 wood"),
        event("bought", slot="2c", points=2, cubes="3 wood"),
        event("withdraws", slot="2d"),
    ):
        told = (DECLARED, entry(2, last))
        assert in_short(told, KEYTHEDRAL) == told


def test_games_announce_what_they_tell() -> None:
    for game in GAMES.values():
        assert set(game.announcements) | set(game.announcements.values()) <= set(message_ids())
