"""What one press does: single picks, several that people think of as one, and what follows by itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from msgspec.structs import replace

from bot.services.turn.final import final_word
from bot.services.turn.live_tables import AnyGame, Draft, LiveTable
from bot.values.panel import PanelWay
from engine.core.draft import drafted, with_pick
from engine.core.game import Decision, Option
from engine.core.text import Seat, Text

Route: TypeAlias = tuple[int, ...]
Step: TypeAlias = Callable[[AnyGame, Draft, Option[Any]], Draft]
"""A draft with one more pick."""

_SORTED = 3
"""Levels of a menu whose first one may only sort the others."""


def tried_once() -> Step:
    """Many rows of picks from one draft begin alike: each beginning is played once."""
    found = dict[tuple[str, ...], Draft]()

    def step(game: AnyGame, draft: Draft, option: Option[Any]) -> Draft:
        picks = (*draft.picks, option.words)
        if picks not in found:
            found[picks] = with_pick(game, draft, option)
        return found[picks]

    return step


def _only_way(decision: Decision[Any] | None) -> Option[Any] | None:
    """The one option there is."""
    return decision.options[0] if decision is not None and len(decision.options) == 1 else None


def last_word(decision: Decision[Any] | None) -> Option[Any] | None:
    """What hands over, where all else on offer is folly, or beside the question."""
    options = decision.options if decision is not None else ()
    sensible = [option for option in options if not (option.foolish or option.aside)]
    return sensible[0] if len(sensible) == 1 and sensible[0].confirms else None


def options_of(draft: Draft) -> tuple[Option[Any], ...]:
    """What a draft's question offers; nothing where none is asked."""
    return draft.decision.options if draft.decision is not None else ()


def by_itself(options: Sequence[Option[Any]]) -> int | None:
    """The number of the pick that is made without asking: the only one, or what nearly everybody chooses."""
    usual = [at for at, one in enumerate(options) if one.usual or len(options) == 1]
    number = usual[0] if len(usual) == 1 else None
    if number is None or options[number].confirms or options[number].reveals or options[number].idle:
        return None
    return number


def run_on(game: AnyGame, draft: Draft, step: Step = with_pick) -> Draft:
    """Picks without a choice are made: a single way to pay is paid. So is what nearly everybody chooses."""
    while (number := by_itself(options_of(draft))) is not None:
        draft = step(game, draft, options_of(draft)[number])
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


def walk(
    game: AnyGame, draft: Draft, route: Sequence[int], step: Step = with_pick
) -> tuple[Draft, list[Option[Any]]] | None:
    """The picks along a route, checked one by one, and the draft before the last; None: it leads nowhere."""
    picks = list[Option[Any]]()
    for number in route:
        if picks and (picks[-1].confirms or picks[-1].reveals):
            return None
        draft = step(game, draft, picks[-1]) if picks else draft
        options = options_of(draft)
        if not 0 <= number < len(options):
            return None
        picks.append(options[number])
    return (draft, picks) if picks else None


def to_the_end(game: AnyGame, draft: Draft, route: Route) -> Route:
    """The same picks with what hands over after them, whatever else might be done; as they are where they are
    final already, or where nothing hands over yet."""
    walked = walk(game, draft, route)
    if walked is None or walked[1][-1].confirms or walked[1][-1].reveals:
        return route
    draft, further = with_pick(game, walked[0], walked[1][-1]), list[int]()
    while (number := by_itself(options_of(draft))) is not None:
        draft = with_pick(game, draft, options_of(draft)[number])
        further.append(number)
    if draft.decision is None or draft.confirming is None:
        return route
    return (*route, *further, draft.decision.options.index(draft.confirming))


def route_of(game: AnyGame, draft: Draft, words: Sequence[str], step: Step = with_pick) -> PanelWay | None:
    """The way that makes these picks, up to one that is final; None: one of them is not on offer."""
    steps = list[tuple[int, Option[Any]]]()
    for each in words:
        draft = step(game, draft, steps[-1][1]) if steps else draft
        options = options_of(draft)
        number = next((at for at, one in enumerate(options) if one.words == each), None)
        if number is None:
            return None
        steps.append((number, options[number]))
        if options[number].confirms or options[number].reveals:
            break
    return way_along(steps) if steps else None


def way_along(steps: Sequence[tuple[int, Option[Any]]]) -> PanelWay:
    """Several picks as one way, told by the menus of all but what hands over."""
    menu, options = list[Text](), [option for _, option in steps]
    for at, option in enumerate(options):
        if not option.confirms:
            menu += _short(option.menu) if at else option.menu
    done = tuple(option.words for option in options)
    whole = replace(
        options[-1],
        words=" ".join(done),
        menu=tuple(menu) or options[-1].menu,
        foolish=any(option.foolish for option in options),
    )
    return PanelWay(tuple(number for number, _ in steps), done, whole)


def _short(menu: tuple[Text, ...]) -> tuple[Text, ...]:
    """Without a first level that only sorts the others."""
    return menu[1:] if len(menu) >= _SORTED and not menu[0].args else menu
