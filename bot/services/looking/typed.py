"""Typed lines: the picks they name, lines that begin so, and what comes close to one that names none."""

from __future__ import annotations

import re
from typing import Any

from bot.services.looking.panels import panel_of
from bot.services.turn.live_tables import LiveTable
from bot.services.turn.one_press import route_of
from bot.values.errors import NothingToDecideError, UnclearLineError
from engine.core.game import Option
from engine.core.parse import ParseError, complete, parse_line
from engine.core.text import Seat, Who
from engine.core.tongue import ENGLISH, Tongue

LONGEST_LINE = 400
"""Characters of a typed line that are read."""
_LONGEST_QUOTE = 80
_ELSEWHERE = 2
"""How many ways to go on are named beside ways to begin the turn afresh."""
_NOT_IN_MOVES = re.compile(r"[^\w+, -]|_")


def picks_named(
    live: LiveTable, seat: Seat, line: str, tongue: Tongue = ENGLISH
) -> tuple[list[Option[Any]], bool]:
    """The picks a typed line names, and whether they begin the turn afresh, without the draft.

    UnclearLineError says what was not understood."""
    draft, typed = live.draft(seat), line[:LONGEST_LINE]
    if draft.decision is None:
        raise _nothing_to_decide(live, seat)
    try:
        return parse_line(live.game, draft.state, seat, typed, tongue=tongue), False
    except ParseError as error:
        fault = error
    nearest = fault.nearest
    if draft.picks and fault.fault != "final":
        try:
            return parse_line(live.game, live.state, seat, typed, tongue=tongue), True
        except ParseError as error:
            nearest = (*nearest[:_ELSEWHERE], *error.nearest)
    said = tuple(map(tongue.spoken, nearest))
    unclear = UnclearLineError(
        f"services-line-{fault.fault}", _quoted(fault.typed), said, panel_of(live, seat)
    )
    close = (route_of(live.game, draft, (*fault.before, words)) for words in fault.nearest)
    unclear.ways = tuple(way for way in close if way is not None and _may_be_drafted(way.option))
    raise unclear


def _may_be_drafted(option: Option[Any]) -> bool:
    return not (option.confirms or option.reveals)


def _nothing_to_decide(live: LiveTable, seat: Seat) -> NothingToDecideError:
    """Says whom the table waits for instead, as far as everybody may know."""
    others = tuple(Who(other) for other in live.public.awaited if other != seat)
    error = NothingToDecideError("services-waits-for", who=others) if others else NothingToDecideError()
    error.table = live.public
    return error


def completed(live: LiveTable, seat: Seat, partial: str, tongue: Tongue = ENGLISH) -> list[str]:
    """Lines that go on with the draft, then such as begin the turn afresh."""
    draft = live.draft(seat)
    lines = complete(live.game, draft.state, seat, partial, tongue)
    if draft.picks:
        afresh = complete(live.game, live.state, seat, partial, tongue)
        lines += [line for line in afresh if line not in lines]
    return lines


def _quoted(typed: str) -> str:
    """What somebody typed, fit to be repeated: letters and digits alone, and not too many."""
    return _NOT_IN_MOVES.sub(" ", typed.lower())[:_LONGEST_QUOTE]
