"""What follows a pick by itself: picks without a choice, and handing over where nothing is left to choose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.services.live_tables import AnyGame, Draft, LiveTable
from engine.core.draft import drafted, with_pick
from engine.core.game import Decision, Option
from engine.core.text import Seat


def _only_way(decision: Decision[Any] | None) -> Option[Any] | None:
    """The one option there is."""
    return decision.options[0] if decision is not None and len(decision.options) == 1 else None


def last_word(decision: Decision[Any] | None) -> Option[Any] | None:
    """What hands over, where all else on offer is folly, or beside the question."""
    options = decision.options if decision is not None else ()
    sensible = [option for option in options if not (option.foolish or option.aside)]
    return sensible[0] if len(sensible) == 1 and sensible[0].confirms else None


def by_itself(decision: Decision[Any] | None) -> int | None:
    """The number of the pick that is made without asking: the only one, or what nearly everybody chooses."""
    options = decision.options if decision is not None else ()
    number = 0 if len(options) == 1 else next((at for at, one in enumerate(options) if one.usual), None)
    if number is None or options[number].confirms or options[number].reveals or options[number].idle:
        return None
    return number


def run_on(game: AnyGame, draft: Draft) -> Draft:
    """Picks without a choice are made: a single way to pay is paid. So is what nearly everybody chooses."""
    while (number := by_itself(draft.decision)) is not None:
        assert draft.decision is not None
        draft = with_pick(game, draft, draft.decision.options[number])
    return draft


def handing_over(live: LiveTable, seat: Seat, draft: Draft, pick: Option[Any]) -> Option[Any] | None:
    """What hands over right after this pick, because nothing is left to choose and it can be taken back.

    It depends on nothing that the player may not know. Among computers and other people at once a turn is
    answered before anybody could think better of it; an answer to a hushed question stands once given."""
    last = last_word(draft.decision)
    if last is None or last.reveals or last.caution is not None:
        return None
    if pick.idle:
        return last
    seats = live.table.seats
    others = any(info.person is not None and info.seat != seat for info in seats)
    in_haste = others and any(info.computer for info in seats)
    return None if in_haste or live.table.hush is not None else last


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
