"""Shortcuts: what one press can play, single picks and common combinations of picks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.services.turn.live_tables import AnyGame, Draft
from bot.services.turn.turn_flow import Route, automatic_pick, options_of, tried_once
from bot.values.panel import Screen, Shortcut
from engine.core.draft import with_pick
from engine.core.game import Option
from engine.core.tell import Silence
from engine.core.text import Text, text


class PickPath:
    """Resolves many pick sequences with common beginnings.

    Each pick is worded once, and no last pick is played. A longer sequence continues in the same state; a
    different one starts again from the draft."""

    def __init__(self, game: AnyGame, draft: Draft) -> None:
        self._game, self._draft, self._seat = game, draft, draft.seat
        self._here, self._world = tuple[Any, ...](), draft.state
        self._steps = dict[tuple[Any, ...], tuple[int, Option[Any]] | None]()
        self._actions = dict[tuple[Any, ...], Sequence[Any]]({(): draft.actions})

    def step(self, done: tuple[Any, ...], pick: Any) -> tuple[int, Option[Any]] | None:
        """Return the index of one more pick after these, and its option; None: it is not on offer."""
        if (*done, pick) not in self._steps:
            self._steps[*done, pick] = self._found(done, pick)
        return self._steps[*done, pick]

    def follows(self, done: tuple[Any, ...], pick: Any) -> bool:
        """Return whether this pick is made automatically after these."""
        found = self.step(done, pick)
        if found is None or not (found[1].usual or len(self._actions[done]) == 1):
            return False  # no matter what the other options are
        return automatic_pick(self._options(done)) == found[0]

    def goes_on(self, done: tuple[Any, ...]) -> bool:
        """Return whether any pick is made automatically after these."""
        return automatic_pick(self._options(done)) is not None

    def _options(self, done: tuple[Any, ...]) -> list[Option[Any]]:
        steps = (self.step(done, action) for action in self._offered(done))
        return [step[1] for step in steps if step is not None]

    def _offered(self, done: tuple[Any, ...]) -> Sequence[Any]:
        if done not in self._actions:
            choice = self._game.choice_of(self._after(done), self._seat)
            self._actions[done] = () if choice is None else choice.actions
        return self._actions[done]

    def _found(self, done: tuple[Any, ...], pick: Any) -> tuple[int, Option[Any]] | None:
        offered = self._offered(done)
        if pick not in offered:
            return None
        return offered.index(pick), self._game.option(self._after(done), self._seat, pick)

    def _after(self, done: tuple[Any, ...]) -> Any:
        if done[: len(self._here)] != self._here:
            self._here, self._world = (), self._draft.state
        if done and not self._here:
            self._world = self._draft.copy()
        for pick in done[len(self._here) :]:
            self._game.play(self._world, pick, Silence())
        self._here = done
        return self._world


_WIDE = 12
"""A question with more options is not searched completely, to save time."""
_DEEP = 6
"""Maximum number of forced picks to look ahead."""


class Shortcuts(Struct, frozen=True):
    """The actions available by one press, and the draft whose question they answer."""

    ahead: Draft
    ways: tuple[Shortcut, ...]


def ways_from(game: AnyGame, draft: Draft, screen: Screen) -> Shortcuts:
    """Return shortcuts that cover every option of a draft's question, directly or through a later
    question.

    A question with an automatic answer is skipped for the next one; its other answers are listed beside
    that. A pick that leads to a short question is offered together with the answers where that saves a tap
    on this screen."""
    ahead, before, beside = _looked_through(game, draft)
    options = ahead.decision.options if ahead.decision is not None else ()
    begun = ahead.picks[len(draft.picks) :]
    own = [
        Shortcut((*before, number), (*begun, option.words), _among_others(option) if option.alike else option)
        for number, option in enumerate(options)
    ]
    later = {option.words for option in options}  # some can also be done later, such as cashing in a contract
    instead = [
        replace(way, option=way.option if way.option.confirms else _instead(way.option))
        for way in beside
        if not (way.option.aside and way.option.words in later)
    ]
    joined = _joined(game, ahead, own, screen)
    offered = {way.route for way in joined}
    further = [way for way in _journeys(game, ahead, before, begun) if way.route not in offered]
    return Shortcuts(ahead, (*joined, *further, *instead))


def _looked_through(game: AnyGame, draft: Draft) -> tuple[Draft, Route, list[Shortcut]]:
    before, beside, start = list[int](), list[Shortcut](), len(draft.picks)
    while len(before) < _DEEP and (number := automatic_pick(options_of(draft))) is not None:
        if draft.decision is None or draft.decision.free:
            break  # a free choice must not be started for the player
        options = draft.decision.options
        beside += [
            Shortcut((*before, at), (*draft.picks[start:], option.words), option)
            for at, option in enumerate(options)
            if at != number
        ]
        draft = with_pick(game, draft, options[number])
        before.append(number)
    return draft, tuple(before), beside


def _instead(option: Option[Any]) -> Option[Any]:
    """Return an alternative to an automatic answer as a button beside the question."""
    if option.aside or len(option.menu) > 1:
        return replace(option, aside=True)
    if option.place:  # one button for all other places
        return _elsewhere(option)
    return replace(option, aside=True)


def _among_others(option: Option[Any]) -> Option[Any]:
    """Return one of several similar options, grouped under their common name beside the question."""
    return replace(option, menu=option.menu[-2:], aside=True)


def _elsewhere(option: Option[Any]) -> Option[Any]:
    return replace(option, menu=(text("panel-elsewhere"), option.menu[-1]), aside=True)


def _joined(game: AnyGame, draft: Draft, own: list[Shortcut], screen: Screen) -> list[Shortcut]:
    """Return each shortcut alone or combined with its follow-up, whichever takes fewer taps."""
    ahead = _Further(game, draft, screen)
    if (whole := _in_detail(ahead, own)) is not None:
        return whole
    open_, verbs = [way for way in own if _goes_on(way.option)], dict[Text, list[Shortcut]]()
    for way in open_:
        verbs.setdefault(way.option.menu[0], []).append(way)
    if (
        len(open_) > 0
        and len(own) <= _WIDE
        and (_are_places(ahead, open_) or (len(verbs) == 1 and _saves_taps(ahead, own, open_)))
    ):
        return [each for way in own for each in (ahead.of(way) if _goes_on(way.option) else ()) or [way]]
    return _joined_by_verb(ahead, own, verbs) if len(verbs) > 1 else own


class _Further:
    """What each shortcut leads to, computed once and on demand."""

    def __init__(self, game: AnyGame, draft: Draft, screen: Screen) -> None:
        self.screen = screen
        self._game, self._draft, self._step = game, draft, tried_once()
        self._found = dict[Route, list[Shortcut]]()

    def after(self, option: Option[Any]) -> Draft:
        return self._step(self._game, self._draft, option)

    def of(self, way: Shortcut) -> list[Shortcut]:
        if way.route not in self._found:
            self._found[way.route] = self._answers(way)
        return self._found[way.route]

    def count(self, ways: Iterable[Shortcut], most: int) -> int:
        """Return how many lines these shortcuts take. Stop counting above `most`."""
        count = 0
        for way in ways:
            count += len(self.of(way)) or 1
            if count > most:
                break
        return count

    def _answers(self, way: Shortcut) -> list[Shortcut]:
        """Return the answers to the question after this pick, if all of them are plain.

        If some are usual, the others are behind one line."""
        if way.option.detail or len(self.after(way.option).actions) > self.screen.menu:
            return []  # too many; a usual one would have the others listed beside it
        after, route, beside = _looked_through(self._game, self.after(way.option))
        between = after.picks[len(self._draft.picks) + 1 :]
        options = after.decision.options if after.decision is not None else ()
        usual = [(number, option) for number, option in enumerate(options) if option.usual]
        shown = usual if len(usual) > 1 else list(enumerate(options))
        if beside or not 1 < len(options) <= self.screen.menu:
            return []
        if not all(_goes_on(option) for _, option in shown):
            return []
        clear = len({option.menu[-1] for _, option in shown}) == len(shown)  # "1 red" needs no "red" above it
        found = [
            Shortcut(
                (*way.route, *route, number),
                (*way.picks, *between, option.words),
                _together(way.option, replace(option, menu=option.menu[-1:]) if clear else option),
            )
            for number, option in shown
        ]
        rest = next((option.menu[0] for option in options if not option.usual), None) if usual else None
        return found if rest is None else [*found, _opening(way, rest)]


def _in_detail(ahead: _Further, own: list[Shortcut]) -> list[Shortcut] | None:
    """Return each place combined with every rotation, if nothing else is asked about it; otherwise None."""
    found = list[Shortcut]()
    for way in own:
        details = options_of(ahead.after(way.option)) if way.option.place else ()
        if not details or not all(option.detail for option in details):
            return None
        found += [
            Shortcut((*way.route, number), (*way.picks, option.words), _completed(way.option, option))
            for number, option in enumerate(details)
        ]
    return found if len(found) <= ahead.screen.menus * ahead.screen.menu else None


def _completed(first: Option[Any], detail: Option[Any]) -> Option[Any]:
    """Return a place with its rotation. The distinctive part comes first, because a phone cuts the end of
    a line."""
    whole = text("panel-detail", how=detail.menu[-1], of=first.menu[-1])
    return replace(_together(first, detail), menu=(whole,), focus=first.focus, place=True)


def _joined_by_verb(
    ahead: _Further, own: list[Shortcut], verbs: dict[Text, list[Shortcut]]
) -> list[Shortcut]:
    """Combine by verb: a short menu has room for the answers to its short questions."""
    joined, screen = dict[Route, list[Shortcut]](), ahead.screen
    for ways in verbs.values():
        short = screen.lonely < len(ways) <= screen.beside
        if short and ahead.count(ways, screen.beside) <= screen.beside:
            joined |= {way.route: ahead.of(way) for way in ways}
    return [each for way in own for each in joined.get(way.route) or [way]]


def _saves_taps(ahead: _Further, own: list[Shortcut], open_: list[Shortcut]) -> bool:
    """Return whether all combined answers fit where the picks alone would be, and nothing can be declined."""
    if any(way.option.idle and not way.option.confirms for way in own):
        return False
    buttons = ahead.screen.buttons
    most = max(buttons, ahead.screen.menu) if len(open_) > buttons else buttons
    return ahead.count(open_, most) <= most


def _goes_on(option: Option[Any]) -> bool:
    return not (option.confirms or option.reveals or option.idle or option.aside)


def _opening(way: Shortcut, rest: Text) -> Shortcut:
    """Return the pick alone: its follow-up is asked separately."""
    return replace(way, option=replace(way.option, menu=(*way.option.menu, rest)))


def _together(first: Option[Any], then: Option[Any]) -> Option[Any]:
    return replace(
        then,
        words=f"{first.words} {then.words}",
        menu=(*first.menu, *then.menu),
        focus=first.focus if then.spends else then.focus or first.focus,
        dominated=first.dominated or then.dominated,
        place=False,
    )


def _are_places(ahead: _Further, open_: list[Shortcut]) -> bool:
    """Return whether a few shortcuts all lead to places in the picture that would need a menu."""
    screen = ahead.screen
    return len(open_) <= screen.buttons and all(
        len(ways := ahead.of(way)) > screen.buttons
        and all(one.option.focus and len(one.option.menu) <= screen.levels for one in ways)
        for way in open_
    )


def _journeys(game: AnyGame, draft: Draft, before: Route, begun: tuple[str, ...]) -> list[Shortcut]:
    """Return the game's compound moves, such as carrying something over several tiles."""
    found, trail = list[Shortcut](), PickPath(game, draft)
    for journey in game.compound_moves(draft.state, draft.seat):
        steps = [trail.step(journey.picks[:at], pick) for at, pick in enumerate(journey.picks)]
        route, words = zip(*((number, option.words) for number, option in filter(None, steps)), strict=True)
        option = Option(journey.picks[-1], " ".join(words), journey.menu, journey.focus, note=journey.note)
        found.append(Shortcut((*before, *route), (*begun, *words), option))
    return found
