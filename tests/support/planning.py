"""What must hold of the plans of any game: they read well, keep, and answer from their owner's view alone."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from engine.core.forced import forced
from engine.core.planning import Answered, answered
from engine.core.plans import Line, PlanOffer
from engine.core.rng import Rng
from engine.core.text import Seat, Text
from tests.support.secrecy import AnyGame

_FORM = re.compile(r"[a-z0-9+>,@*-]+( [a-z0-9+>,@*-]+)*")


def check_plans(game: AnyGame, state: Any, rng: Rng) -> None:
    """The plans on offer in one position, and one of each seat's tried out."""
    if game.plan_type is None:
        return
    assert not game.plans(game.view_for(state, None)), "a spectator has nothing to plan"
    for choice in game.choices(state):
        view = game.view_for(state, choice.seat)
        assert game.period(view), "a plan must end with something"
        check_offers(game, view)
        check_facts(game, view)
        offers = game.plans(view)
        plans = [*game.sensible_plans(view), *([rng.choice(offers).plan] if offers else [])]
        for plan in plans:
            check_answer(game, state, choice.seat, plan, rng)


def check_offers(game: AnyGame, view: Any) -> None:
    offers = game.plans(view)
    forms = [offer.words for offer in offers]
    assert len(set(forms)) == len(forms), f"two plans read the same: {sorted(forms)}"
    menus = [offer.menu for offer in offers]
    assert len(set(menus)) == len(menus), f"two menu paths are the same: {forms}"
    for offer in offers:
        check_offer(game, view, offer)


def check_offer(game: AnyGame, view: Any, offer: PlanOffer[Any]) -> None:
    assert _FORM.fullmatch(offer.words), offer.words
    assert offer.menu
    data = msgspec.json.encode(offer.plan)
    assert msgspec.json.decode(data, type=game.plan_type) == offer.plan
    assert isinstance(game.plan_text(view, offer.plan), Text)


def check_facts(game: AnyGame, view: Any) -> None:
    keys = [fact.key for fact in game.facts(view)]
    assert len(set(keys)) == len(keys), f"two facts have the same key: {sorted(keys)}"


def check_answer(game: AnyGame, state: Any, seat: Seat, plan: Any, rng: Rng) -> None:
    """What is picked is offered, up to a final pick, and the same in any world the owner can imagine."""
    said = answered(game, state, seat, plan)
    assert answered(game, game.imagine(state, seat, rng), seat, plan) == said, f"{plan} peeks"
    if isinstance(said, Answered):
        check_offered(game, state, seat, said.picks)


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
