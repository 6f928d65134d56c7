"""Typed moves and typed orders: parse, complete, and suggest what comes close."""

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
"""Characters of a typed line that are read."""
_LONGEST_QUOTE = 80
_ELSEWHERE = 2
"""How many ways to go on are named beside ways to begin the turn afresh."""
_NOT_IN_MOVES = re.compile(r"[^\w+, -]|_")


def picks_named(
    live: LiveTable, seat: Seat, line: str, vocabulary: MoveVocabulary = ENGLISH
) -> tuple[list[Option[Any]], bool]:
    """The picks a typed line names, and whether they begin the turn afresh, without the draft.

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
    """Says whom the table waits for instead, as far as everybody may know."""
    others = tuple(Who(other) for other in live.public.awaited if other != seat)
    error = NothingToDecideError("services-waits-for", who=others) if others else NothingToDecideError()
    error.table = live.public
    return error


def completed(live: LiveTable, seat: Seat, partial: str, vocabulary: MoveVocabulary = ENGLISH) -> list[str]:
    """Lines that go on with the draft, then such as begin the turn afresh."""
    draft = live.draft(seat)
    lines = complete(live.game, draft.state, seat, partial, vocabulary)
    if draft.picks:
        afresh = complete(live.game, live.state, seat, partial, vocabulary)
        lines += [line for line in afresh if line not in lines]
    return lines


def _quoted(typed: str) -> str:
    """What somebody typed, fit to be repeated: letters and digits alone, and not too many."""
    return _NOT_IN_MOVES.sub(" ", typed.lower())[:_LONGEST_QUOTE]


_IF, _AND = "if", "and"
_BETWEEN = ";"
"""Between the picks of a line where nothing tells them apart."""
_BETWEEN_FACTS = re.compile(r"^(?:[ ,]|and(?=[ ,]))+")
_PICK = re.compile(r"[a-z0-9+>,@*' -]+")
_NEAREST = 3


_WORLDS = 6
"""In so many worlds a pick must be possible after something was uncovered, to be offered there."""


class Rehearsal(Struct, frozen=True):
    """A turn on trial: the picks that are possible, and what may follow them; None: it is at its end."""

    picks: tuple[str, ...]
    decision: Decision[Any] | None
    uncovers: bool = False  # what comes to light on the way may leave the rest impossible
    named: tuple[tuple[Text, ...], ...] = ()  # each pick as the menus call it


def rehearsal(live: LiveTable, seat: Seat, picks: Sequence[str]) -> Rehearsal | None:
    """A turn tried out in a world in which it has come; None: the game cannot tell what that would be."""
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
    """Worlds that this seat cannot tell from the one it has imagined: chance brings something else there."""
    seeds = (Rng(seed_from(f"rehearsed {number}")) for number in range(_WORLDS))
    return [live.game.imagine(world, seat, rng) for rng in seeds]


def _possible_in_all(live: LiveTable, worlds: Sequence[Any], seat: Seat) -> Decision[Any] | None:
    """What may follow, whatever has come to light."""
    first, *others = (live.game.decision_of(world, seat) for world in worlds)
    if first is None:
        return None
    known = [{option.words for option in each.options} if each else set[str]() for each in others]
    options = tuple(option for option in first.options if all(option.words in words for words in known))
    return replace(first, options=options) if options else None


def plan_named(live: LiveTable, seat: Seat, words: str, vocabulary: MoveVocabulary = ENGLISH) -> Any:
    """The plan that is on offer under these words, or a line of picks, "if" what it depends on."""
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
    """A line, and what it depends on."""
    typed = words.split()
    at = next((at for at, word in enumerate(typed) if at and vocabulary.means(word, _IF)), len(typed))
    return " ".join(typed[:at]), " ".join(typed[at + 1 :])


class _Facts:
    """Facts by their keys, as they are written and as they are read, longer ones first."""

    def __init__(self, facts: Sequence[Fact], said: Callable[[str], str]) -> None:
        self.facts = facts
        forms = {form: fact for fact in facts for form in (said(fact.key), fact.key)}
        self.forms = dict(sorted(forms.items(), key=lambda each: -len(each[0])))


def _facts_named(condition: str, facts: _Facts, vocabulary: MoveVocabulary) -> tuple[Fact, ...]:
    """What a line depends on, fact by fact; blanks and commas part facts and stand in their keys as well."""
    found, rest = list[Fact](), condition
    while rest := _BETWEEN_FACTS.sub("", rest):
        named = next((form for form in facts.forms if _begins(rest, form)), None)
        if named is None:
            return _facts_said(rest, facts, found, vocabulary)
        found.append(facts.forms[named])
        rest = rest[len(named) :]
    return tuple(found)


def _facts_said(rest: str, facts: _Facts, found: list[Fact], vocabulary: MoveVocabulary) -> tuple[Fact, ...]:
    """The rest of a condition in another language than keys are written in."""
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
    """Whether a condition begins with this key, and the key ends where a word does."""
    return words.startswith(key) and words[len(key) : len(key) + 1] in ("", " ", ",")


def _picks_named(live: LiveTable, seat: Seat, words: str, vocabulary: MoveVocabulary) -> tuple[str, ...]:
    """The picks of a typed turn: told apart by what is possible there, or as they are set apart."""
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
