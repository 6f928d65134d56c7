"""Orders by words: which plan or turn somebody means, and a turn tried out before it has come."""

from __future__ import annotations

import difflib
import re
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from bot.services.turn.live_tables import LiveTable
from bot.values.errors import OrderError
from engine.core.draft import drafted, with_pick
from engine.core.game import Decision
from engine.core.parse import ParseError, parse_line
from engine.core.plans import Fact, Line
from engine.core.text import Seat

_IF = " if "
_BETWEEN = ";"
"""Between the picks of a line where nothing tells them apart."""
_BETWEEN_FACTS = re.compile(r"^(?:[ ,]|and(?=[ ,]))+")
_PICK = re.compile(r"[a-z0-9+>,@*' -]+")
_NEAREST = 3


class Rehearsal(Struct, frozen=True):
    """A turn on trial: the picks that are possible, and what may follow them; None: it is at its end."""

    picks: tuple[str, ...]
    decision: Decision[Any] | None


def rehearsal(live: LiveTable, seat: Seat, picks: Sequence[str]) -> Rehearsal | None:
    """A turn tried out in a world in which it has come; None: the game cannot tell what that would be."""
    world = live.game.rehearsed(live.state, seat)
    if world is None:
        return None
    draft = drafted(live.game, world, seat)
    for words in picks:
        options = draft.decision.options if draft.decision else ()
        option = next((option for option in options if option.words == words), None)
        if option is None:
            break
        if option.confirms or option.reveals:
            return Rehearsal((*draft.picks, words), None)
        draft = with_pick(live.game, draft, option)
    return Rehearsal(draft.picks, draft.decision)


def plan_named(live: LiveTable, seat: Seat, words: str) -> Any:
    """The plan that is on offer under these words, or a line of picks, "if" what it depends on."""
    game = live.game
    view = game.view_for(live.state, seat)
    offers = game.plans(view)
    for offer in offers:
        if offer.words == words:
            return offer.plan
    line, _, condition = words.partition(_IF)
    picks = _picks_named(live, seat, line.strip())
    if not picks:
        nearest = difflib.get_close_matches(words, [offer.words for offer in offers], _NEAREST, cutoff=0.3)
        raise OrderError("order-unclear" if nearest else "order-unknown-words", nearest=tuple(nearest))
    return Line(picks, _facts_named(condition, game.facts(view)))


def _facts_named(condition: str, facts: Sequence[Fact]) -> tuple[Fact, ...]:
    """What a line depends on, fact by fact; blanks and commas part facts and stand in their keys as well."""
    longest_first = sorted(facts, key=lambda fact: -len(fact.key))
    found, rest = list[Fact](), condition
    while rest := _BETWEEN_FACTS.sub("", rest):
        named = next((fact for fact in longest_first if _begins(rest, fact.key)), None)
        if named is None:
            keys = tuple(fact.key for fact in facts)
            raise OrderError("order-no-such-fact" if keys else "order-no-facts", facts=keys)
        found.append(named)
        rest = rest[len(named.key) :]
    return tuple(found)


def _begins(words: str, key: str) -> bool:
    """Whether a condition begins with this key, and the key ends where a word does."""
    return words.startswith(key) and words[len(key) : len(key) + 1] in ("", " ", ",")


def _picks_named(live: LiveTable, seat: Seat, words: str) -> tuple[str, ...]:
    """The picks of a typed turn: told apart by what is possible there, or as they are set apart."""
    if _BETWEEN in words:
        picks = tuple(pick for part in words.split(_BETWEEN) if (pick := " ".join(part.split())))
        if not all(_PICK.fullmatch(pick) for pick in picks):
            raise OrderError("order-odd-signs")
        return picks
    world = live.game.rehearsed(live.state, seat)
    if world is None:
        return ()
    try:
        return tuple(option.words for option in parse_line(live.game, world, seat, words))
    except ParseError:
        return ()
