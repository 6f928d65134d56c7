"""Typed moves and typed orders: parse, complete, and suggest close matches."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.services.queries.panels import panel_of
from bot.services.turn.live_tables import LiveTable
from bot.services.turn.turn_flow import route_of
from bot.values.errors import NothingToDecideError, OrderError, UnclearLineError
from engine.core.game import Decision, Option
from engine.core.parse import ParseError, complete, parse_line
from engine.core.plans import Fact, Line
from engine.core.rng import Rng, seed_from
from engine.core.text import OneOf, Seat, Text, Who
from engine.core.vocabulary import ENGLISH, MoveVocabulary

LONGEST_LINE = 400
"""Maximum characters of a typed line."""
_LONGEST_QUOTE = 80
_ELSEWHERE = 2
"""How many continuations are named beside ways to restart the turn."""
_NOT_IN_MOVES = re.compile(r"[^\w+, -]|_")


def picks_named(
    live: LiveTable, seat: Seat, line: str, vocabulary: MoveVocabulary = ENGLISH
) -> tuple[list[Option[Any]], bool]:
    """Return the picks a typed line names, and whether they restart the turn without the draft.

    UnclearLineError says what was not understood."""
    draft, typed = live.draft(seat), line[:LONGEST_LINE]
    if draft.decision is None:
        raise _nothing_to_decide(live, seat)
    try:
        return parse_line(live.game, draft.state, seat, typed, vocabulary=vocabulary), False
    except ParseError as error:
        fault = error
    nearest = fault.nearest
    if draft.picks and fault.fault != "final":
        try:
            return parse_line(live.game, live.state, seat, typed, vocabulary=vocabulary), True
        except ParseError as error:
            nearest = (*nearest[:_ELSEWHERE], *error.nearest)
    said = tuple(map(vocabulary.spoken, nearest))
    unclear = UnclearLineError(
        f"services-line-{fault.fault}", _quoted(fault.typed), said, panel_of(live, seat)
    )
    close = (route_of(live.game, draft, (*fault.before, words)) for words in fault.nearest)
    unclear.ways = tuple(way for way in close if way is not None and _may_be_drafted(way.option))
    raise unclear


def _may_be_drafted(option: Option[Any]) -> bool:
    return not (option.confirms or option.reveals)


def _nothing_to_decide(live: LiveTable, seat: Seat) -> NothingToDecideError:
    """Return an error that names the seats the table waits for, as far as that is public."""
    others = tuple(Who(other) for other in live.public.awaited if other != seat)
    error = NothingToDecideError("services-waits-for", who=others) if others else NothingToDecideError()
    error.table = live.public
    return error


def completed(live: LiveTable, seat: Seat, partial: str, vocabulary: MoveVocabulary = ENGLISH) -> list[str]:
    """Return lines that continue the draft, then lines that restart the turn."""
    draft = live.draft(seat)
    lines = complete(live.game, draft.state, seat, partial, vocabulary)
    if draft.picks:
        afresh = complete(live.game, live.state, seat, partial, vocabulary)
        lines += [line for line in afresh if line not in lines]
    return lines


def _quoted(typed: str) -> str:
    """Return typed text that is safe to repeat: shortened, letters and digits only."""
    return _NOT_IN_MOVES.sub(" ", typed.lower())[:_LONGEST_QUOTE]


_IF, _AND = "if", "and"
_BETWEEN = ";"
"""Separates picks of a line that would be ambiguous."""
_BETWEEN_FACTS = re.compile(r"^(?:[ ,]|and(?=[ ,]))+")
_PICK = re.compile(r"[a-z0-9+>,@*' -]+")
_NEAREST = 3


_WORLDS = 6
"""Number of worlds in which a pick must be possible after a reveal to be offered."""


class Rehearsal(Struct, frozen=True):
    """A rehearsed turn: its possible picks, and what may follow; None: the turn is complete."""

    picks: tuple[str, ...]
    decision: Decision[Any] | None
    uncovers: bool = False  # a reveal on the way may make the rest impossible
    named: tuple[tuple[Text, ...], ...] = ()  # each pick as the menus call it


def rehearsal(live: LiveTable, seat: Seat, picks: Sequence[str]) -> Rehearsal | None:
    """Try a turn in an imagined world in which it is due; None: the game cannot imagine one."""
    world = live.game.rehearsal_state(live.state, seat)
    if world is None:
        return None
    worlds, done, uncovers = [world], list[str](), False
    named = list[tuple[Text, ...]]()
    for words in picks:
        option = live.game.option_named(worlds[0], seat, words)
        if option is None or not all(live.game.option_named(each, seat, words) for each in worlds):
            break
        if option.reveals and not uncovers:
            uncovers, worlds = True, _other_worlds(live, worlds[0], seat)
        done.append(words)
        named.append(option.menu)
        if option.confirms:
            return Rehearsal(tuple(done), None, uncovers, tuple(named))
        worlds = [live.game.apply(each, option.action).state for each in worlds]
    return Rehearsal(tuple(done), _possible_in_all(live, worlds, seat), uncovers, tuple(named))


def _other_worlds(live: LiveTable, world: Any, seat: Seat) -> list[Any]:
    """Return worlds that this seat cannot tell from the imagined one, with other random results."""
    seeds = (Rng(seed_from(f"rehearsed {number}")) for number in range(_WORLDS))
    return [live.game.imagine(world, seat, rng) for rng in seeds]


def _possible_in_all(live: LiveTable, worlds: Sequence[Any], seat: Seat) -> Decision[Any] | None:
    """Return the decision with the options that are possible in all worlds."""
    first, *others = (live.game.decision_of(world, seat) for world in worlds)
    if first is None:
        return None
    known = [{option.words for option in each.options} if each else set[str]() for each in others]
    options = tuple(option for option in first.options if all(option.words in words for words in known))
    return replace(first, options=options) if options else None


def plan_named(live: LiveTable, seat: Seat, words: str, vocabulary: MoveVocabulary = ENGLISH) -> Any:
    """Return the offered plan with these words, or a line of picks with its conditions after "if"."""
    game = live.game
    view = game.view_for(live.state, seat)
    offers = game.plans(view)
    for offer in offers:
        if any(
            form == words or _says(words, form, vocabulary) for form in (offer.words, game.said(offer.words))
        ):
            return offer.plan
    line, condition = _parted(words, vocabulary)
    picks = _picks_named(live, seat, line, vocabulary)
    if not picks:
        said = [vocabulary.spoken(offer.words) for offer in offers]
        nearest = difflib.get_close_matches(words, said, _NEAREST, cutoff=0.3)
        raise OrderError("order-unclear" if nearest else "order-unknown-words", nearest=OneOf(tuple(nearest)))
    return Line(picks, _facts_named(condition, _Facts(game.facts(view), game.said), vocabulary))


def _says(typed: str, words: str, vocabulary: MoveVocabulary) -> bool:
    form = words.split()
    return any(
        len(reading) == len(form) and all(map(vocabulary.same, form, reading))
        for reading in vocabulary.readings(typed)
    )


def _parted(words: str, vocabulary: MoveVocabulary) -> tuple[str, str]:
    """Split typed words into a line and its conditions."""
    typed = words.split()
    at = next((at for at, word in enumerate(typed) if at and vocabulary.means(word, _IF)), len(typed))
    return " ".join(typed[:at]), " ".join(typed[at + 1 :])


class _Facts:
    """Facts by their keys, as written and as spoken, longest first."""

    def __init__(self, facts: Sequence[Fact], said: Callable[[str], str]) -> None:
        self.facts = facts
        forms = {form: fact for fact in facts for form in (said(fact.key), fact.key)}
        self.forms = dict(sorted(forms.items(), key=lambda each: -len(each[0])))


def _facts_named(condition: str, facts: _Facts, vocabulary: MoveVocabulary) -> tuple[Fact, ...]:
    """Parse the conditions of a line. Blanks and commas separate facts, but also occur in their keys."""
    found, rest = list[Fact](), condition
    while rest := _BETWEEN_FACTS.sub("", rest):
        named = next((form for form in facts.forms if _begins(rest, form)), None)
        if named is None:
            return _facts_said(rest, facts, found, vocabulary)
        found.append(facts.forms[named])
        rest = rest[len(named) :]
    return tuple(found)


def _facts_said(rest: str, facts: _Facts, found: list[Fact], vocabulary: MoveVocabulary) -> tuple[Fact, ...]:
    """Parse the rest of a condition in the reader's language."""
    words = [word.strip(",") for word in vocabulary.readings(rest)[0]]
    while words := words[sum(1 for _ in takewhile(lambda word: vocabulary.means(word, _AND), words)) :]:
        named = next((form for form in facts.forms if _opens(words, form.split(), vocabulary)), None)
        if named is None:
            keys = tuple(vocabulary.spoken(fact.key) for fact in facts.facts if not fact.stays)
            raise OrderError("order-no-such-fact" if keys else "order-no-facts", facts=keys)
        found.append(facts.forms[named])
        words = words[len(named.split()) :]
    return tuple(found)


def _opens(words: Sequence[str], key: Sequence[str], vocabulary: MoveVocabulary) -> bool:
    return len(words) >= len(key) and all(map(vocabulary.same, key, words))


def _begins(words: str, key: str) -> bool:
    """Return whether a condition begins with this key at a word boundary."""
    return words.startswith(key) and words[len(key) : len(key) + 1] in ("", " ", ",")


def _picks_named(live: LiveTable, seat: Seat, words: str, vocabulary: MoveVocabulary) -> tuple[str, ...]:
    """Return the picks of a typed turn: separated explicitly, or split by the options there."""
    if _BETWEEN in words:
        parts = (" ".join(part.split()) for part in words.split(_BETWEEN))
        picks = tuple(live.game.written(vocabulary.written(part)) for part in parts if part)
        if not all(_PICK.fullmatch(pick) for pick in picks):
            raise OrderError("order-odd-signs")
        return picks
    world = live.game.rehearsal_state(live.state, seat)
    if world is None:
        return ()
    try:
        return tuple(
            option.words
            for option in parse_line(live.game, world, seat, words, imagined=True, vocabulary=vocabulary)
        )
    except ParseError:
        return ()
