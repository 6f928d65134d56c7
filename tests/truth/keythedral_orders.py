"""Keythedral: an order on offer can still act, and acts as worded. The test looks for the right conditions:
cubes that its owner may still get, and others who leave it room or act as it expects."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, assert_never

from engine.core.lattice import cells_beside_site, xy
from engine.core.plan_answers import Answered, answered
from engine.core.plans import Leave
from engine.core.rng import Rng
from engine.core.tell import Silence
from engine.core.text import Seat
from engine.keythedral.actions import (
    Aim,
    Buy,
    BuyUsing,
    Decline,
    Edge,
    End,
    Fence,
    Match,
    Offer,
    Order,
    Pass,
    Play,
    Send,
    Stay,
    TakeLaw,
    Watch,
    With,
)
from engine.keythedral.content import laws
from engine.keythedral.content.box import NEWEST
from engine.keythedral.content.laws import LAW_KEYS
from engine.keythedral.content.shapes import COLOURS, EVERY_KIND, KINDS, STONE, WOOD
from engine.keythedral.game import KEYTHEDRAL
from engine.keythedral.plans import plan_types
from engine.keythedral.plans.plan_types import Plan
from engine.keythedral.plans.spending import on_sale
from engine.keythedral.plans.working import dwellings_of, field_of, fields_beside
from engine.keythedral.prices import prices_on
from engine.keythedral.queries import open_fields, slots_on_sale
from engine.keythedral.state import FACE_DOWN, NO_PLACE, State
from engine.keythedral.view import View
from tests.support.plans import seeded
from tests.truth.claims import UNTRIED, Checker, Said

_TRIES = 16
_PICKS = 400
"""More than a round has, where nobody dawdles."""
_PLENTY = 4
_SOON = tuple(law.number for law in NEWEST.laws if not law.timing.isdisjoint({"any", "start-5", "own-turn"}))
"""Laws that can be played in most positions."""
_CARDS = {key: card for card, key in LAW_KEYS.items()}


def acts(said: Said) -> object:
    """Whether it answers something in one of several games that go on from here, before its round ends."""
    if _is_between(said):
        return UNTRIED
    period = said.game.period(said.game.view_for(said.state, said.seat))
    for attempt in range(_TRIES):
        rng, state = seeded(f"acts {attempt}"), _favourable(said, attempt)
        for _ in range(_PICKS):
            choices = said.game.choices(state)
            if not choices or said.game.period(said.game.view_for(state, said.seat)) != period:
                break
            if _is_asked(said, state, choices):
                _provide(said, state)
                says = answered(said.game, state, said.seat, said.plan)
                if isinstance(says, Answered | Leave):
                    return _wrong(said, state, says)
            chosen = _next(said, state, choices, rng)
            said.game.play(state, _wanted(said, state, chosen.seat, chosen.actions, rng), Silence())
    return f"it never acts in {_TRIES} games"


def _is_between(said: Said) -> bool:
    """Return whether a move, a law, a purchase or a window of other seats is open."""
    state: State = said.state
    if any(player.draft.has_begun for player in state.players) or state.law or state.purchase:
        return True
    return bool(state.windows) and said.seat not in state.windows[-1].waiting


def _next(said: Said, state: State, choices: Sequence[Any], rng: Rng) -> Any:
    """Return the next choice: one that the order hopes for, although nobody waits for it, or one that
    is due."""
    free = [choice for choice in choices if choice.free]
    ready = [
        choice for choice in free if any(_helps(said, state, choice.seat, pick) for pick in choice.actions)
    ]
    return rng.choice(ready or [choice for choice in choices if not choice.free] or list(choices))


def _is_asked(said: Said, state: State, choices: Sequence[Any]) -> bool:
    asked = any(choice.seat == said.seat and not choice.free for choice in choices)
    return asked and not state.players[said.seat].draft.has_begun


def _wrong(said: Said, state: State, says: Answered | Leave) -> object:
    try:
        check_words(state, said.seat, said.plan, says)
    except AssertionError as error:
        return f"it does {says}: {error}"
    return None


def _favourable(said: Said, attempt: int) -> State:
    """Return a copy of the position with conditions in the order's favour."""
    state: State = said.game.copy(said.state)
    state.rng = seeded(f"chance {attempt}")
    mine = state.players[said.seat]
    if attempt % 2:
        _enrich(state, said.seat)
    match said.plan:
        case plan_types.House():
            _hold(mine.cubes, [STONE, WOOD])
        case plan_types.Craft(_, pay) | plan_types.Trade(pay, _):
            _hold(mine.cubes, [KINDS.index(kind) for kind in pay])
        case plan_types.Procure(_, pay):
            _hold(mine.cubes, [KINDS.index(pay)])
        case plan_types.Bid() | plan_types.Name():
            mine.cubes[WOOD] += _PLENTY
        case plan_types.Work(number, fields):
            for other, player in enumerate(state.players):  # all other workers stay at home
                kept = number if other == said.seat else 0
                player.sites = [
                    site if at == kept else NO_PLACE for at, site in enumerate(player.sites, start=1)
                ]
            if len(fields) == 1 and mine.houses[number - 1]:
                _shut(said, state, number, fields[0])
        case plan_types.Against(_, what) if what in _CARDS:
            _deal(state, said.seat, _CARDS[what], attempt)
            for player in state.players:
                player.cubes = [n + 2 for n in player.cubes]
        case plan_types.Against(_, slot):
            for other, player in enumerate(state.players):
                if other != said.seat:
                    player.cubes = list(min(prices_on(state, _slot(said, slot)), key=sum))
        case plan_types.Ask() | plan_types.Decline():
            _enrich(state, said.seat)
            _let_buy(state, said.seat)
            mine.cubes[WOOD] += 1  # for a law
            cards = (laws.SUBSTITUTION, laws.PRICE_DECREASE) if said.plan.windows == "purchase" else _SOON
            _deal(state, said.seat, cards[attempt % len(cards)], attempt)
        case plan_types.PlayLaw("broken-fences"):
            _enrich(state, said.seat)
        case _:
            pass
    return state


def _provide(said: Said, state: State) -> None:
    """Give exactly the price of a seat that can be bought; more cubes might allow several payments."""
    if isinstance(said.plan, plan_types.Buy) and state.asking == "turn":
        state.players[said.seat].cubes = list(min(prices_on(state, _slot(said, said.plan.slot)), key=sum))


def _hold(cubes: list[int], kinds: list[int]) -> None:
    for kind in set(kinds):
        cubes[kind] = max(cubes[kind], kinds.count(kind))


def _shut(said: Said, state: State, number: int, field: str) -> None:
    """No second worker can go: all other fields beside the house are taken."""
    site = state.players[said.seat].sites[number - 1]
    for cell in open_fields(state, said.seat, number):
        if not field.endswith(f"@{xy(cell)[0]},{xy(cell)[1]}"):
            state.fences[site * 4 + cells_beside_site(site).index(cell)] = (said.seat + 1) % len(
                state.players
            )


def _enrich(state: State, seat: Seat) -> None:
    for other, player in enumerate(state.players):
        if other != seat:
            for kind in EVERY_KIND:
                player.cubes[kind] += 1


def _let_buy(state: State, seat: Seat) -> None:
    """Let the others have the price of a seat on sale."""
    prices = [min(prices_on(state, slot), key=sum) for slot in slots_on_sale(state)]
    for other, player in enumerate(state.players):
        if other != seat and prices:
            player.cubes = [max(each) for each in zip(player.cubes, min(prices, key=sum), strict=True)]


def _deal(state: State, seat: Seat, card: int, attempt: int) -> None:
    """Give another player a law whose place is not public."""
    others = [player for other, player in enumerate(state.players) if other != seat and player.laws]
    if card in state.deck and not others:
        state.deck = [card] * len(state.deck)
    elif card in state.deck:
        lucky = others[attempt % len(others)]
        hidden = [law for law in lucky.laws if law not in lucky.known]
        if hidden:
            state.deck.remove(card)
            state.deck.append(hidden[0])
            lucky.laws = sorted([card, *(law for law in lucky.laws if law != hidden[0])])


def _slot(said: Said, key: str) -> int:
    view = said.game.view_for(said.state, said.seat)
    return next(at for at, slot in enumerate(view.slots) if slot.key == key)


def _wanted(said: Said, state: State, seat: Seat, actions: Sequence[Any], rng: Rng) -> Any:
    """Return a pick that brings the order's moment nearer, or one that does not interfere."""
    good = [action for action in actions if _helps(said, state, seat, action)]
    waits = seat != said.seat or isinstance(
        said.plan, plan_types.Against | plan_types.Ask | plan_types.Decline
    )
    if not good and waits and rng.below(2) and state.stage == "spend":
        good = [action for action in actions if not isinstance(action, Pass | Play | Buy | BuyUsing | Watch)]
    if not good:
        good = [action for action in actions if isinstance(action, Pass | Decline | Stay | End)]
    if not good:
        good = [action for action in actions if not _harms(said, state, seat, action)]
    return rng.choice(good or list(actions))


def _helps(said: Said, state: State, seat: Seat, action: Any) -> bool:
    mine = seat == said.seat
    match said.plan, action:
        case plan_types.Work(number), Order(_, called):
            return called == number and not mine
        case plan_types.Name(), (Offer() | Match()):
            return mine
        case plan_types.Bid(), Offer(_, cubes):
            return not mine and cubes == 1 + (state.auction.high if state.auction else 0)
        case plan_types.PlayLaw("broken-fences"), (Fence() | Edge()):
            return not mine
        case ((plan_types.Ask() | plan_types.Decline()), TakeLaw()) if mine and not state.players[seat].laws:
            return True
        case plan_types.Against(_, what), (Buy() | BuyUsing()) if what not in _CARDS:
            return not mine and action.slot == _slot(said, what)
        case plan_types.Against(_, ("price-increase" | "design-change")), (Buy() | BuyUsing()):
            return True
        case plan_types.Against(_, what), Play(_, card):
            return not mine and card == _CARDS.get(what)
        case plan_types.Against(_, what), BuyUsing(_, _, cards):
            return not mine and _CARDS.get(what) in cards
        case plan_types.Against(_, what), TakeLaw(_, space):
            return not mine and state.spaces[space] in (FACE_DOWN, _CARDS.get(what))
        case ((plan_types.Against() | plan_types.Ask() | plan_types.Decline()), (Aim() | With())):
            return not mine
        case (
            (plan_types.Ask("purchase" | "all") | plan_types.Decline("purchase" | "all")),
            (Buy() | BuyUsing()),
        ):
            return not mine and bool(state.players[said.seat].laws)
        case ((plan_types.Ask("law" | "all") | plan_types.Decline("law" | "all")), TakeLaw()):
            return not mine and bool(state.players[said.seat].laws)
        case ((plan_types.Ask("law" | "all") | plan_types.Decline("law" | "all")), Play()):
            return not mine and bool(state.players[said.seat].laws)
        case _:
            return False


def _harms(said: Said, state: State, seat: Seat, action: Any) -> bool:
    """Return whether the pick takes the order's field or uses its pieces."""
    match said.plan, action:
        case plan_types.Work(number, fields), Send(_, sent):
            wanted = {said.game.option(state, seat, action).words.rsplit(" ", 1)[-1]} & set(fields)
            return bool(wanted) or (seat == said.seat and sent == number)
        case plan_types.Work(number), Order(_, called):
            return called == number
        case _, Play():
            return seat == said.seat or isinstance(said.plan, plan_types.Ask | plan_types.Decline)
        case _:
            return False


_PLANS = (
    *("Work", "Buy", "House", "Craft", "Trade", "Procure", "Pass", "Bid", "Name"),
    *("PlayLaw", "Against", "Ask", "Decline"),
)
ORDERS: dict[str, Checker] = {f"order {plan}": acts for plan in _PLANS}


def check_words(state: State, seat: Seat, plan: Plan, found: Answered | Leave) -> None:
    """Check the picks of an answer against the words of its order."""
    view = KEYTHEDRAL.view_for(state, seat)
    if isinstance(plan, plan_types.Ask):
        assert found == Leave()
        assert view.window is not None
        assert plan.windows in ("all", view.window.kind)
        return
    assert isinstance(found, Answered)
    *picks, last = found.picks
    assert last == "end"
    match plan:
        case plan_types.Work(number, fields, lead):
            called = picks[:1] == [f"order {number}"]
            assert lead or not called
            assert picks[called:] == [f"send {number} {field}" for field in fields]
            mine = next(one for one in dwellings_of(view, seat) if one.number == number)
            assert set(fields) <= {field_of(at) for at in fields_beside(view, mine) if at.worker is None}
        case plan_types.Buy(slot, price):
            assert price in on_sale(view), "the same tile at the same price"
            ways = [one for one in words_offered(state, seat) if one.startswith(f"buy seat {slot} with")]
            assert picks == ways, "the one way to pay, and no law with it"
        case plan_types.House(number):
            assert picks == [f"house {number}"]
        case plan_types.Craft(craftsman, pay):
            assert (picks[0], Counter(picks[1:])) == (craftsman, Counter(pay))
        case plan_types.Trade(pay, get):
            *first, swap = picks[1:]
            assert (picks[0], swap.partition(">")[2]) == ("trade", get)
            assert Counter([*first, swap.partition(">")[0]]) == Counter(pay)
        case plan_types.Procure(space, pay):
            assert picks == [f"law {space}", pay]
        case plan_types.Pass(prices):
            assert (picks, prices) == (["pass"], on_sale(view))
        case plan_types.Bid(most):
            _check_bid(view, picks, most)
        case plan_types.Name(who):
            assert picks == [f"name {COLOURS[who]}"]
        case plan_types.PlayLaw(law, at, aim):
            assert picks == [f"play {law}", *([aim] if aim else [])]
            assert view.window is not None
            assert view.window.kind == "start"
            assert view.stage == at or (view.window.early and (view.stage, at) == ("harvest", "spend"))
            _check_held(view, seat, law)
        case plan_types.Against(law, what):
            assert picks in ([f"play {law}"], [f"play {law}", what])
            assert what in _answerable(view)
            _check_held(view, seat, law)
        case plan_types.Decline(windows, stage):
            assert picks == ["decline"]
            assert view.window is not None
            assert windows in ("all", view.window.kind)
            assert stage in ("", view.stage)
        case _:
            assert_never(plan)


def words_offered(state: State, seat: Seat) -> list[str]:
    decision = KEYTHEDRAL.decision_of(state, seat)
    return [option.words for option in decision.options] if decision else []


def _check_bid(view: View, picks: list[str], most: int) -> None:
    assert view.auction is not None
    assert view.window is None
    if picks == ["match"]:
        assert view.auction.high <= most
    elif picks != ["decline"]:
        assert picks == [f"offer {view.auction.high + 1}"]
        assert view.auction.high < most


def _check_held(view: View, seat: Seat, law: str) -> None:
    assert law in [LAW_KEYS[card] for card in view.seats[seat].laws or ()]


def _answerable(view: View) -> list[str]:
    """Return the subjects of the open window."""
    assert view.window is not None
    if view.window.kind == "law":
        return [view.law.key] if view.law else []
    assert view.window.kind == "purchase"
    assert view.purchase is not None
    return [view.purchase.slot, *(LAW_KEYS[card] for card in view.purchase.using)]
