"""What is offered by one press: single picks, and several that people think of as one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.services.turn.live_tables import AnyGame, Draft
from bot.services.turn.one_press import Route, by_itself
from bot.values.panel import PanelWay
from bot.values.screen import Screen
from engine.core.draft import with_pick
from engine.core.game import Option
from engine.core.tell import Silence
from engine.core.text import Seat, Text, text

_WIDE = 12
"""A question with more options is not looked through as a whole: time counts."""
_DEEP = 6
"""Picks without a choice that are looked through at most."""


class Ways(Struct, frozen=True):
    """What may be done by one press, and the draft whose question it answers."""

    ahead: Draft
    ways: tuple[PanelWay, ...]


def ways_from(game: AnyGame, draft: Draft, screen: Screen) -> Ways:
    """Every option of a draft's question is within one of these, or is reached by them in its turn.

    A question that is answered by itself is looked through to the next; what it might be answered by instead
    stands beside that. Picks that lead to a short further question are offered together with its answers
    where that saves a tap on this screen."""
    ahead, before, beside = _looked_through(game, draft)
    options = ahead.decision.options if ahead.decision is not None else ()
    begun = ahead.picks[len(draft.picks) :]
    own = [
        PanelWay((*before, number), (*begun, option.words), _among_others(option) if option.alike else option)
        for number, option in enumerate(options)
    ]
    later = {option.words for option in options}  # a contract may be cashed in after it as well
    instead = [
        replace(way, option=way.option if way.option.confirms else _instead(way.option))
        for way in beside
        if not (way.option.aside and way.option.words in later)
    ]
    joined = _joined(game, ahead, own, screen)
    offered = {way.route for way in joined}
    further = [way for way in _journeys(game, ahead, before, begun) if way.route not in offered]
    return Ways(ahead, (*joined, *further, *instead))


def _looked_through(game: AnyGame, draft: Draft) -> tuple[Draft, Route, list[PanelWay]]:
    before, beside, start = list[int](), list[PanelWay](), len(draft.picks)
    while len(before) < _DEEP and (number := by_itself(draft.decision)) is not None:
        if draft.decision is None or draft.decision.free:
            break  # what nobody is asked for is nobody's to begin
        options = draft.decision.options
        beside += [
            PanelWay((*before, at), (*draft.picks[start:], option.words), option)
            for at, option in enumerate(options)
            if at != number
        ]
        draft = with_pick(game, draft, options[number])
        before.append(number)
    return draft, tuple(before), beside


def _instead(option: Option[Any]) -> Option[Any]:
    """What might be done before what is done by itself: one button beside the question."""
    if option.aside or len(option.menu) > 1:
        return replace(option, aside=True)
    if option.place:  # of all other places one button
        return _elsewhere(option)
    return replace(option, aside=True)


def _among_others(option: Option[Any]) -> Option[Any]:
    """One of those alike: below the name that the game gives them all, beside the question."""
    return replace(option, menu=option.menu[-2:], aside=True)


def _elsewhere(option: Option[Any]) -> Option[Any]:
    return replace(option, menu=(text("panel-elsewhere"), option.menu[-1]), aside=True)


def _joined(game: AnyGame, draft: Draft, own: list[PanelWay], screen: Screen) -> list[PanelWay]:
    """Each way alone, or together with what follows it, whichever takes fewer taps."""
    open_ = [way for way in own if _goes_on(way.option)]
    verbs = dict[Text, list[PanelWay]]()
    for way in open_:
        verbs.setdefault(way.option.menu[0], []).append(way)
    if (whole := _in_detail(game, draft, own, screen)) is not None:
        return whole
    if len(own) > _WIDE:
        return _joined_by_verb(game, draft, own, verbs, screen) if len(verbs) > 1 else own
    further = {way.route: _further(game, draft, way, screen) for way in open_}
    if not any(further.values()):
        return own
    count = sum(len(ways) or 1 for ways in further.values())
    turned_down = any(way.option.idle and not way.option.confirms for way in own)
    saves = count <= screen.buttons or (len(open_) > screen.buttons and count <= screen.menu)
    if (_are_places(further.values(), screen) and len(open_) <= screen.buttons) or (
        len(verbs) == 1 and saves and not turned_down
    ):
        return [each for way in own for each in further.get(way.route) or [way]]
    return _joined_by_verb(game, draft, own, verbs, screen) if len(verbs) > 1 else own


def _in_detail(game: AnyGame, draft: Draft, own: list[PanelWay], screen: Screen) -> list[PanelWay] | None:
    """Each place with every way to lie there, where that is all that is asked about it; None: it is not."""
    found = list[PanelWay]()
    for way in own:
        after = with_pick(game, draft, way.option) if way.option.place else draft
        details = after.decision.options if after is not draft and after.decision is not None else ()
        if not details or not all(option.detail for option in details):
            return None
        found += [
            PanelWay((*way.route, number), (*way.picks, option.words), _completed(way.option, option))
            for number, option in enumerate(details)
        ]
    return found if len(found) <= screen.menus * screen.menu else None


def _completed(first: Option[Any], detail: Option[Any]) -> Option[Any]:
    """What differs most comes first: a phone shows the beginning of a line."""
    whole = text("panel-detail", how=detail.menu[-1], of=first.menu[-1])
    return replace(_together(first, detail), menu=(whole,), focus=first.focus, place=True)


def _joined_by_verb(
    game: AnyGame, draft: Draft, own: list[PanelWay], verbs: dict[Text, list[PanelWay]], screen: Screen
) -> list[PanelWay]:
    """Among several verbs each has its menu: a short one has room for the answers to its short questions."""
    joined = dict[Route, list[PanelWay]]()
    for ways in verbs.values():
        if screen.lonely < len(ways) <= screen.beside:
            further = {way.route: _further(game, draft, way, screen) for way in ways}
            if any(further.values()) and sum(len(each) or 1 for each in further.values()) <= screen.beside:
                joined |= further
    return [each for way in own for each in joined.get(way.route) or [way]]


def _goes_on(option: Option[Any]) -> bool:
    return not (option.confirms or option.reveals or option.idle or option.aside)


def _further(game: AnyGame, draft: Draft, way: PanelWay, screen: Screen) -> list[PanelWay]:
    """The answers to what this pick leads to, if it is a plain question: none may be left unanswered.

    Where some are usual, the others stand behind one line."""
    after, route, beside = _looked_through(game, with_pick(game, draft, way.option))
    between = after.picks[len(draft.picks) + 1 :]
    options = after.decision.options if after.decision is not None else ()
    usual = [(number, option) for number, option in enumerate(options) if option.usual]
    shown = usual if len(usual) > 1 else list(enumerate(options))
    if way.option.detail or beside or not 1 < len(options) <= screen.menu:
        return []
    if not all(_goes_on(option) for _, option in shown):
        return []
    clear = len({option.menu[-1] for _, option in shown}) == len(shown)  # "1 red" needs no "red" above it
    found = [
        PanelWay(
            (*way.route, *route, number),
            (*way.picks, *between, option.words),
            _together(way.option, replace(option, menu=option.menu[-1:]) if clear else option),
        )
        for number, option in shown
    ]
    rest = next((option.menu[0] for option in options if not option.usual), None) if usual else None
    return found if rest is None else [*found, _opening(way, rest)]


def _opening(way: PanelWay, rest: Text) -> PanelWay:
    """The pick alone: what it leads to is asked."""
    return replace(way, option=replace(way.option, menu=(*way.option.menu, rest)))


def _together(first: Option[Any], then: Option[Any]) -> Option[Any]:
    return replace(
        then,
        words=f"{first.words} {then.words}",
        menu=(*first.menu, *then.menu),
        focus=first.focus if then.spends else then.focus or first.focus,
        foolish=first.foolish or then.foolish,
        place=False,
    )


def _are_places(further: Iterable[list[PanelWay]], screen: Screen) -> bool:
    """Whether everything leads to a choice of places in the picture that would need a menu."""
    return all(
        len(ways) > screen.buttons
        and all(way.option.focus and len(way.option.menu) <= screen.levels for way in ways)
        for ways in further
    )


def _journeys(game: AnyGame, draft: Draft, before: Route, begun: tuple[str, ...]) -> list[PanelWay]:
    """Several picks that the game itself knows as one, such as a thing carried over several tiles."""
    found, begun_by = list[PanelWay](), dict[tuple[Any, ...], tuple[Any, Route, tuple[str, ...]]]()
    begun_by[()] = (draft.state, (), ())
    for journey in game.journeys(draft.state, draft.seat):
        for length, pick in enumerate(journey.picks):  # many begin alike: each beginning is played once
            if (done := journey.picks[: length + 1]) not in begun_by:
                begun_by[done] = _after(game, draft.seat, begun_by[done[:-1]], pick)
        _, route, words = begun_by[journey.picks]
        option = Option(journey.picks[-1], " ".join(words), journey.menu, journey.focus, note=journey.note)
        found.append(PanelWay((*before, *route), (*begun, *words), option))
    return found


def _after(
    game: AnyGame, seat: Seat, so_far: tuple[Any, Route, tuple[str, ...]], pick: Any
) -> tuple[Any, Route, tuple[str, ...]]:
    """A journey with one more pick, which must be on offer: the state, the route and the words."""
    state, route, words = so_far
    actions = next(choice.actions for choice in game.choices(state) if choice.seat == seat)
    said, new = game.option(state, seat, pick).words, game.copy(state)
    game.play(new, pick, Silence())
    return new, (*route, actions.index(pick)), (*words, said)
