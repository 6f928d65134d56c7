"""What must hold of the plans of any game: they read well, keep, and answer from their owner's view alone."""

from __future__ import annotations

import re
from typing import Any

from engine.core.forced import forced
from engine.core.planning import Answered, answered
from engine.core.plans import Line
from engine.core.rng import Rng
from engine.core.text import Seat
from tests.support.secrecy import AnyGame

_FORM = re.compile(r"[a-z0-9+>,@*-]+( [a-z0-9+>,@*-]+)*")


def check_plans(game: AnyGame, state: Any) -> None:
    """What is on offer in one position reads well; the rest is in `tests/support/plans.py`."""
    if game.plan_type is None or game.is_over(state):
        return
    assert not game.plans(game.view_for(state, None)), "a spectator has nothing to plan"
    view = game.view_for(state, game.must_decide(state)[0])
    assert game.period(view), "a plan must end with something"
    offers = game.plans(view)
    assert len({offer.menu for offer in offers}) == len(offers), "two menu paths are the same"
    for offer in offers:
        assert _FORM.fullmatch(offer.words), offer.words
        assert offer.menu
    keys = [fact.key for fact in game.facts(view)]
    assert len(set(keys)) == len(keys), f"two facts have the same key: {sorted(keys)}"


def check_offered(game: AnyGame, state: Any, seat: Seat, picks: tuple[str, ...]) -> None:
    for number, words in enumerate(picks):
        option = game.offered(state, seat, words)
        assert option is not None, f"'{words}' of {picks} is not offered to seat {seat}"
        is_last = number == len(picks) - 1
        assert (option.confirms or option.reveals) == is_last, f"{picks} ends elsewhere"
        if not is_last:
            state = game.apply(state, option.action).state


def check_forced(game: AnyGame, state: Any, rng: Rng) -> None:
    """What a seat without a choice answers is offered, and its owner can tell that there is no choice."""
    for seat in game.must_decide(state):
        picks = forced(game, state, seat)
        assert forced(game, game.imagine(state, seat, rng), seat) == picks, f"{picks}: only others can tell"
        check_offered(game, state, seat, picks)


def check_line(game: AnyGame, state: Any, seat: Seat, picks: tuple[str, ...]) -> None:
    """A turn that is written down beforehand is played so."""
    said = answered(game, state, seat, Line(picks))
    assert isinstance(said, Answered), f"{picks}: {said}"
    assert said.picks[: len(picks)] == picks
