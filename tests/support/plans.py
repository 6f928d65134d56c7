"""Checks of every order for its owner and the table, without naming a game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from itertools import islice
from typing import Any

import msgspec
from msgspec import Struct, field

from engine.core.draft import drafted
from engine.core.forced import forced
from engine.core.game import AnyGame, Standing
from engine.core.plan_answers import Answered, answered
from engine.core.plans import Doubt, Leave, Line
from engine.core.rng import Rng, seed_from
from engine.core.setup import Setup
from engine.core.tell import Silence
from engine.core.text import Seat
from engine.players.random_players import chosen, random_ish_player
from engine.players.requests import question_of
from engine.simulate import next_to_move

FORM = re.compile(r"[a-z0-9+>,@*-]+( [a-z0-9+>,@*-]+)*")


def check_plans(game: AnyGame, state: Any) -> None:
    """Check that the offers in one position read well."""
    if game.plan_type is None or game.is_over(state):
        return
    assert not game.plans(game.view_for(state, None)), "a spectator has nothing to plan"
    view = game.view_for(state, game.seats_to_act(state)[0])
    assert game.period(view), "a plan must end with something"
    offers = game.plans(view)
    assert len({offer.menu for offer in offers}) == len(offers), "two menu paths are the same"
    for offer in offers:
        assert FORM.fullmatch(offer.words), offer.words
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


class Table(Struct):
    """A game with standing orders, their answers, and how often a player had to act."""

    state: Any
    orders: dict[Seat, list[Any]] = field(default_factory=dict)
    periods: dict[Seat, str] = field(default_factory=dict)
    turns: int = 0
    fired: int = 0


def check_offers(game: AnyGame, state: Any, seat: Seat, rng: Rng) -> int:
    """Check the offered plans; return how many answered.

    Every plan reads differently and is data. A sample says the same in worlds that look the same, and all its
    picks are legal.
    """
    view = game.view_for(state, seat)
    offers = list(game.plans(view))
    assert len({offer.words for offer in offers}) == len(offers), "two plans read the same"
    assert all(offer.words == offer.words.lower() for offer in offers)
    found = 0
    rng.shuffle(offers)
    for plan in [*(offer.plan for offer in offers[:8]), *list(game.default_plans(view))[:8]]:
        assert msgspec.json.decode(msgspec.json.encode(plan), type=game.plan_type | Line) == plan
        said = answered(game, state, seat, plan)
        world = game.imagine(state, seat, rng)
        assert answered(game, world, seat, plan) == said, f"{plan} knows more than its owner"
        if isinstance(said, Answered):
            draft = drafted(game, state, seat, said.picks[:-1])
            last = game.option_named(draft.state, seat, said.picks[-1])
            assert not draft.dropped
            assert last is not None
            assert last.confirms or last.reveals
            found += 1
    return found


def answer_of(game: AnyGame, state: Any, seat: Seat, plans: list[Any]) -> tuple[Any, tuple[str, ...]] | None:
    """Return the first plan that answers, and its picks; None once a plan is in doubt."""
    for plan in plans:
        said = answered(game, state, seat, plan)
        if isinstance(said, Doubt):
            return None
        if isinstance(said, Answered):
            return plan, said.picks
    return None


def played_out(game: AnyGame, setup: Setup, *, keep: bool) -> tuple[Table, tuple[Standing, ...]]:
    """Play a game with people who play what they would order, or a random move. The orders of those who
    `keep` them are carried out while they match the player's intention."""
    table = Table(game.new_game(setup))
    while (choices := game.choices(table.state)) and not game.is_at_standstill(table.state):
        seat = next(choice.seat for choice in choices if not choice.free)
        view = game.view_for(table.state, seat)
        fresh = answer_of(game, table.state, seat, list(game.default_plans(view)))
        question = question_of(game, table.state, seat, f"{setup.seed} {table.turns}")
        picks = fresh[1] if fresh else chosen(random_ish_player, question).picks
        kept = _kept(game, table, seat) if keep else None
        if kept is not None and kept[1] == picks:
            table.fired += 1
            _make(game, table, seat, kept[1])
            _used(game, table, seat, kept[0])
        else:
            _make(game, table, seat, picks)
            view = game.view_for(table.state, seat)
            table.orders[seat], table.periods[seat] = list(game.default_plans(view)), game.period(view)
    return table, tuple(game.standings(table.state))


def _kept(game: AnyGame, table: Table, seat: Seat) -> tuple[Any, tuple[str, ...]] | None:
    kept = still_holding(game, table.state, seat, table.orders.get(seat, []), table.periods.get(seat, ""))
    return answer_of(game, table.state, seat, kept)


def still_holding(game: AnyGame, state: Any, seat: Seat, plans: list[Any], since: str) -> list[Any]:
    view = game.view_for(state, seat)
    return [plan for plan in plans if game.is_plan_active(view, plan, since)]


def _make(game: AnyGame, table: Table, seat: Seat, picks: tuple[str, ...]) -> None:
    for words in picks:
        game.play_named(table.state, seat, words, Silence())
    table.turns += 1


def _used(game: AnyGame, table: Table, seat: Seat, plan: Any) -> None:
    is_line, orders = isinstance(plan, Line), table.orders[seat]
    after = None if is_line else game.plan_after(game.view_for(table.state, seat), plan)
    at = orders.index(plan)
    orders[at : at + 1] = [] if after is None else [after]


_KEPT = 4
"""How many orders each player leaves."""


class Kept(Struct, frozen=True):
    """An order left at an earlier move, checked against its owner's current question."""

    state: Any
    seat: Seat
    plan: Any
    says: Answered | Doubt | Leave | None


def random_orders(game: AnyGame, setup: Setup, rng: Rng, after: int = 0, moves: int = 24) -> Iterator[Kept]:
    """Yield orders in a random game in which all players leave random orders after each move.

    The game starts with `after` random picks. Every second time the first order that answers is carried out.
    """
    state, kept, periods = game.new_game(setup), dict[Seat, list[Any]](), dict[Seat, str]()
    for _ in range(after):
        if choices := game.choices(state):
            game.play(state, rng.choice(next_to_move(choices, rng).actions), Silence())
    for _ in range(moves):
        if game.is_over(state):
            return
        seat = rng.choice(game.seats_to_act(state))
        kept[seat] = still_holding(game, state, seat, kept.get(seat, []), periods.get(seat, ""))
        picks = tuple[str, ...]()
        for plan in kept[seat]:
            says = answered(game, state, seat, plan)
            yield Kept(state, seat, plan, says)
            if isinstance(says, Answered) and not picks and rng.below(2):
                picks = says.picks
        question = question_of(game, state, seat, f"{setup.seed} {rng.counter}")
        for words in picks or chosen(random_ish_player, question).picks:
            game.play_named(state, seat, words, Silence())
        view = game.view_for(state, seat)
        kinds = dict[type, list[Any]]()
        for offer in game.plans(view):
            kinds.setdefault(type(offer.plan), []).append(offer.plan)
        kept[seat] = [rng.choice(rng.choice([*kinds.values()])) for _ in range(_KEPT)] if kinds else []
        periods[seat] = game.period(view)


def check_kept(game: AnyGame, order: Kept, rng: Rng) -> None:
    """Check that an order makes legal picks, and that nothing in the game knows of it.

    It answers, stops and reads the same in every world that its owner cannot tell from this one.
    """
    state, seat, plan = order.state, order.seat, order.plan
    before, world = game.to_json(state), game.imagine(state, seat, rng)
    view, other = game.view_for(state, seat), game.view_for(world, seat)
    assert answered(game, world, seat, plan) == order.says, f"{plan} knows more than its owner"
    assert game.plan_text(other, plan) == game.plan_text(view, plan)
    assert game.plan_after(other, plan) == game.plan_after(view, plan)
    if isinstance(order.says, Answered):
        check_offered(game, state, seat, order.says.picks)
    assert game.to_json(state) == before, "an order left a trace"


def seeded(words: str) -> Rng:
    return Rng(seed_from(words))
