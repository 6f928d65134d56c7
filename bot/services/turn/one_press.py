"""What one press does: single picks, several that people think of as one, and what follows by itself."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bot.services.turn.final import final_word
from bot.services.turn.live_tables import AnyGame, Draft, LiveTable
from bot.values.panel import PanelWay
from bot.values.screen import Screen
from engine.core.draft import drafted, with_pick
from engine.core.game import Decision, Option
from engine.core.tell import Silence
from engine.core.text import Seat, Text, text

_Route: TypeAlias = tuple[int, ...]

_WIDE = 12
"""A question with more options is not looked through as a whole: time counts."""
_SORTED = 3
"""Levels of a menu whose first one may only sort the others."""
_DEEP = 6
"""Picks without a choice that are looked through at most."""


def _only_way(decision: Decision[Any] | None) -> Option[Any] | None:
    """The one option there is."""
    return decision.options[0] if decision is not None and len(decision.options) == 1 else None


def last_word(decision: Decision[Any] | None) -> Option[Any] | None:
    """What hands over, where all else on offer is folly, or beside the question."""
    options = decision.options if decision is not None else ()
    sensible = [option for option in options if not (option.foolish or option.aside)]
    return sensible[0] if len(sensible) == 1 and sensible[0].confirms else None


def _by_itself(decision: Decision[Any] | None) -> int | None:
    """The number of the pick that is made without asking: the only one, or what nearly everybody chooses."""
    options = decision.options if decision is not None else ()
    usual = [at for at, one in enumerate(options) if one.usual or len(options) == 1]
    number = usual[0] if len(usual) == 1 else None
    if number is None or options[number].confirms or options[number].reveals or options[number].idle:
        return None
    return number


def run_on(game: AnyGame, draft: Draft) -> Draft:
    """Picks without a choice are made: a single way to pay is paid. So is what nearly everybody chooses."""
    while (number := _by_itself(draft.decision)) is not None:
        assert draft.decision is not None
        draft = with_pick(game, draft, draft.decision.options[number])
    return draft


def handing_over(live: LiveTable, seat: Seat, draft: Draft, pick: Option[Any]) -> Option[Any] | None:
    """What hands over right after this pick, because nothing is left to choose and it can be taken back.

    An answer to a hushed question stands once given, as its panel says: declining needs no second word."""
    last = last_word(draft.decision)
    if last is None or last.reveals:
        return None
    if live.table.hush is not None:
        return last if pick.idle else None
    return last if final_word(live, seat, draft, last) is None else None


def before_choice(live: LiveTable, seat: Seat) -> int:
    """How many picks stay when the last one is taken back, and with it those that had no choice to them."""
    picks = live.draft(seat).picks
    return _to_choice(live, live.state, seat, picks[:-1])


def reopened(live: LiveTable, state: Any, seat: Seat, picks: Sequence[str]) -> int:
    """How many picks of a turn taken back are drafted again: up to the last one that was a choice."""
    return _to_choice(live, state, seat, picks)


def _to_choice(live: LiveTable, state: Any, seat: Seat, picks: Sequence[str]) -> int:
    kept = len(picks)
    while kept and _only_way(drafted(live.game, state, seat, picks[:kept]).decision) is not None:
        kept -= 1
    return kept


def after_reveal(live: LiveTable, state: Any, seat: Seat, option: Option[Any]) -> Option[Any] | None:
    """What hands over once something was drawn, if nothing is left to choose: nobody is to wait for it."""
    if not option.reveals or option.confirms or live.table.hush is not None:
        return None
    only = _only_way(live.game.decision_of(state, seat))
    return only if only is not None and only.confirms and not only.reveals else None


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


def walk(game: AnyGame, draft: Draft, route: Sequence[int]) -> tuple[Draft, list[Option[Any]]] | None:
    """The picks along a route, checked one by one, and the draft before the last; None: it leads nowhere."""
    picks = list[Option[Any]]()
    for number in route:
        if picks and (picks[-1].confirms or picks[-1].reveals):
            return None
        draft = with_pick(game, draft, picks[-1]) if picks else draft
        options = draft.decision.options if draft.decision is not None else ()
        if not 0 <= number < len(options):
            return None
        picks.append(options[number])
    return (draft, picks) if picks else None


def to_the_end(game: AnyGame, draft: Draft, route: _Route) -> _Route:
    """The same picks with what hands over after them, whatever else might be done; as they are where they are
    final already, or where nothing hands over yet."""
    walked = walk(game, draft, route)
    if walked is None or walked[1][-1].confirms or walked[1][-1].reveals:
        return route
    draft, further = with_pick(game, walked[0], walked[1][-1]), list[int]()
    while (number := _by_itself(draft.decision)) is not None:
        assert draft.decision is not None
        draft = with_pick(game, draft, draft.decision.options[number])
        further.append(number)
    if draft.decision is None or draft.confirming is None:
        return route
    return (*route, *further, draft.decision.options.index(draft.confirming))


def route_of(game: AnyGame, draft: Draft, words: Sequence[str]) -> PanelWay | None:
    """The way that makes these picks, up to one that is final; None: one of them is not on offer."""
    route, menu, option, foolish = list[int](), list[Text](), None, False
    for each in words:
        draft = draft if option is None else with_pick(game, draft, option)
        options = draft.decision.options if draft.decision is not None else ()
        number = next((at for at, one in enumerate(options) if one.words == each), None)
        if number is None:
            return None
        option = options[number]
        foolish |= option.foolish
        route.append(number)
        if not option.confirms:
            menu += option.menu if len(route) == 1 else _short(option.menu)
        if option.confirms or option.reveals:
            break
    if option is None:
        return None
    done = tuple(words[: len(route)])
    whole = replace(option, words=" ".join(done), menu=tuple(menu) or option.menu, foolish=foolish)
    return PanelWay(tuple(route), done, whole)


def after_press(game: AnyGame, draft: Draft, way: PanelWay) -> tuple[str, ...]:
    """All picks that one press comes to, with those that follow without a choice."""
    walked = walk(game, draft, way.route)
    if walked is None or walked[1][-1].confirms or walked[1][-1].reveals:
        return way.picks
    return run_on(game, with_pick(game, walked[0], walked[1][-1])).picks[len(draft.picks) :]


def _short(menu: tuple[Text, ...]) -> tuple[Text, ...]:
    """Without a first level that only sorts the others."""
    return menu[1:] if len(menu) >= _SORTED and not menu[0].args else menu


def _looked_through(game: AnyGame, draft: Draft) -> tuple[Draft, _Route, list[PanelWay]]:
    before, beside, start = list[int](), list[PanelWay](), len(draft.picks)
    while len(before) < _DEEP and (number := _by_itself(draft.decision)) is not None:
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


def _joined_by_verb(
    game: AnyGame, draft: Draft, own: list[PanelWay], verbs: dict[Text, list[PanelWay]], screen: Screen
) -> list[PanelWay]:
    """Among several verbs each has its menu: a short one has room for the answers to its short questions."""
    joined = dict[_Route, list[PanelWay]]()
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
    if beside or not 1 < len(options) <= screen.menu or not all(_goes_on(option) for _, option in shown):
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
        focus=then.focus or first.focus,
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


def _journeys(game: AnyGame, draft: Draft, before: _Route, begun: tuple[str, ...]) -> list[PanelWay]:
    """Several picks that the game itself knows as one, such as a thing carried over several tiles."""
    found, begun_by = list[PanelWay](), dict[tuple[Any, ...], tuple[Any, _Route, tuple[str, ...]]]()
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
    game: AnyGame, seat: Seat, so_far: tuple[Any, _Route, tuple[str, ...]], pick: Any
) -> tuple[Any, _Route, tuple[str, ...]]:
    """A journey with one more pick, which must be on offer: the state, the route and the words."""
    state, route, words = so_far
    actions = next(choice.actions for choice in game.choices(state) if choice.seat == seat)
    said, new = game.option(state, seat, pick).words, game.copy(state)
    game.play(new, pick, Silence())
    return new, (*route, actions.index(pick)), (*words, said)
