"""Checks for the plans of any game: they read well, stay valid, and answer only from their owner's view."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from itertools import islice
from typing import Any

from engine.core.forced import forced
from engine.core.plan_answers import Answered, answered
from engine.core.plans import Line
from engine.core.rng import Rng
from engine.core.tell import Silence
from engine.core.text import Seat
from tests.support.secrecy import AnyGame

_FORM = re.compile(r"[a-z0-9+>,@*-]+( [a-z0-9+>,@*-]+)*")


def check_plans(game: AnyGame, state: Any) -> None:
    """Check that the offers in one position read well; the rest is in `tests/support/plans.py`."""
    if game.plan_type is None or game.is_over(state):
        return
    assert not game.plans(game.view_for(state, None)), "a spectator has nothing to plan"
    view = game.view_for(state, game.seats_to_act(state)[0])
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
        option = game.option_named(state, seat, words)
        assert option is not None, f"'{words}' of {picks} is not offered to seat {seat}"
        is_last = number == len(picks) - 1
        assert (option.confirms or option.reveals) == is_last, f"{picks} ends elsewhere"
        if not is_last:
            state = game.apply(state, option.action).state


def ways(game: AnyGame, state: Any, seat: Seat, most: int = 60) -> Iterator[tuple[str, ...]]:
    """Yield ways to answer, including useless picks: all of them, or up to `most`."""
    yield from islice(_ways(game, state, seat, ()), most)


def _ways(game: AnyGame, state: Any, seat: Seat, picks: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    decision = game.decision_of(state, seat)
    for option in decision.options if decision else ():
        if option.confirms or option.reveals:
            yield (*picks, option.words)
        else:
            yield from _ways(game, game.apply(state, option.action).state, seat, (*picks, option.words))


def check_no_other_outcome(game: AnyGame, state: Any, seat: Seat, picks: tuple[str, ...]) -> None:
    """Check that every other way leads to the same position, or contains a pick known to be useless."""
    end, last = _played(game, state, seat, picks)
    for other in ways(game, state, seat):
        if other == picks or _has_moot(game, state, seat, other):
            continue
        there, final = _played(game, state, seat, other)
        assert final == last, f"{other} ends otherwise than {picks}"
        assert game.to_json(there) == game.to_json(end), f"{other} comes to something else than {picks}"


def _played(game: AnyGame, state: Any, seat: Seat, picks: tuple[str, ...]) -> tuple[Any, Any]:
    """Return the position before the last pick, and that pick."""
    state = game.copy(state)
    for words in picks[:-1]:
        game.play_named(state, seat, words, Silence())
    last = game.option_named(state, seat, picks[-1])
    assert last is not None
    return state, last.action


def _has_moot(game: AnyGame, state: Any, seat: Seat, picks: tuple[str, ...]) -> bool:
    for words in picks:
        option = game.option_named(state, seat, words)
        assert option is not None
        if game.is_pointless(partial(game.view_for, state, seat), option):
            return True
        if not (option.confirms or option.reveals):
            state = game.apply(state, option.action).state
    return False


def check_forced(game: AnyGame, state: Any, rng: Rng) -> None:
    """Check that a forced answer is offered, and that its owner can tell that there is no choice."""
    for seat in game.seats_to_act(state):
        picks = forced(game, state, seat)
        assert forced(game, game.imagine(state, seat, rng), seat) == picks, f"{picks}: only others can tell"
        check_offered(game, state, seat, picks)
        if picks:
            check_no_other_outcome(game, state, seat, picks)


def check_line(game: AnyGame, state: Any, seat: Seat, picks: tuple[str, ...]) -> None:
    """Check that a prepared turn is played as written."""
    said = answered(game, state, seat, Line(picks))
    assert isinstance(said, Answered), f"{picks}: {said}"
    assert said.picks[: len(picks)] == picks
