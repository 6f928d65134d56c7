"""Rules with two implementations agree: orders, which use a view, and reasons match the options. Tested over
random games, where no single implementation is possible."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from engine.core.game import AnyGame
from engine.core.lattice import xy
from engine.core.tell import Silence
from engine.core.text import Arg, Seat, Text
from engine.keyflower.actions import BidFor, Pass
from engine.keyflower.game import KEYFLOWER
from engine.keyflower.plans.plan_types import PassUntilOutbid, Raise
from engine.keyflower.queries import winning_bid
from engine.keyper.actions import Fold as FoldBoard
from engine.keyper.actions import Place, PlayKeyper
from engine.keyper.content.board import AREA_PLOTS
from engine.keyper.game import KEYPER
from engine.keyper.plans.plan_types import Fold
from engine.keyper.state import OWN
from engine.keythedral.actions import (
    Buy,
    BuyUsing,
    Craft,
    Fence,
    House,
    Match,
    Offer,
    TakeLaw,
    Trade,
    Unfence,
)
from engine.keythedral.content.box import NEWEST
from engine.keythedral.game import KEYTHEDRAL
from engine.keythedral.names import craftsman_text
from engine.keythedral.plans.plan_types import Bid
from engine.keythedral.plans.working import dwellings_of, fields_beside
from engine.keythedral.queries import open_fields, slot_named, slots_on_sale
from engine.simulate import setup_from
from tests.support.keyper_box import TILES
from tests.support.positions import positions


def asked(game: AnyGame, kind: str, games: int = 2, **options: str) -> Iterator[tuple[Any, Seat]]:
    """Yield every position of some random games in which a seat is asked this, before its first pick."""
    for number in range(games):
        for state in positions(game, setup_from(game, 3, f"once {number}", options), f"once {number}"):
            yield from (
                (state, seat) for seat in game.seats_to_act(state) if game.ask(state, seat)[0] == kind
            )


def offered(game: AnyGame, state: Any, seat: Seat) -> list[Any]:
    return next(choice.actions for choice in game.choices(state) if choice.seat == seat)


def words(game: AnyGame, state: Any, seat: Seat) -> list[str]:
    decision = game.decision_of(state, seat)
    return [option.words for option in decision.options] if decision else []


def said(reasons: Sequence[Text], key: str) -> list[dict[str, Arg]]:
    return [dict(reason.args) for reason in reasons if reason.key == key]


# ---------------------------------------------------------------- Keyflower


def test_kf_30_the_lowest_order_for_a_bid_is_legal_to_its_end_and_wins() -> None:
    tried = 0
    for state, seat in asked(KEYFLOWER, "turn", games=1):
        view = KEYFLOWER.view_for(state, seat)
        lowest = dict[tuple[str, str], Raise]()
        for offer in KEYFLOWER.plans(view):
            if isinstance(offer.plan, Raise):
                lowest.setdefault((offer.plan.tile, offer.plan.colour), offer.plan)
        for plan in [*lowest.values()][:: 1 + len(lowest) // 3]:
            spot = next(spot for spot in (*state.middle, *state.orders) if spot.id == plan.tile)
            best = winning_bid(spot)
            if best is not None and best.seat == seat:
                continue  # leads already
            tried += 1
            assert _winner_by(state, seat, plan) == seat
    assert tried > 50


def _winner_by(state: Any, seat: Seat, plan: Raise) -> Seat | None:
    trial = KEYFLOWER.copy(state)
    while True:
        decision = KEYFLOWER.decision_of(trial, seat)
        assert decision is not None
        advice: Any = KEYFLOWER.advise(KEYFLOWER.view_for(trial, seat), decision, plan)
        assert advice is not None, f"{plan} says nothing to {[one.words for one in decision.options]}"
        option = next(one for one in decision.options if one.words == advice.words)
        KEYFLOWER.play(trial, option.action, Silence())
        if option.confirms:
            spots = (*trial.middle, *trial.orders)
            best = winning_bid(next(spot for spot in spots if spot.id == plan.tile))
            return best.seat if best else None


def test_kf_26_a_pass_announced_as_the_last_ends_the_season() -> None:
    warned = unwarned = 0
    for state, seat in asked(KEYFLOWER, "turn"):
        trial = KEYFLOWER.copy(state)
        KEYFLOWER.play(trial, Pass(seat), Silence())
        end = KEYFLOWER.option_named(trial, seat, "end")
        decision = KEYFLOWER.decision_of(state, seat)
        assert end is not None
        assert decision is not None
        doubt: Any = KEYFLOWER.advise(KEYFLOWER.view_for(state, seat), decision, PassUntilOutbid(()))
        told = end.closes is not None
        KEYFLOWER.play(trial, end.action, Silence())
        ended = trial.phase != "turns" or trial.season != state.season
        assert told == ended == hasattr(doubt, "why")
        warned, unwarned = warned + ended, unwarned + (not ended)
    assert warned
    assert unwarned


def test_kf_28_every_tile_on_sale_can_be_bid_for_or_says_what_is_wanting() -> None:
    wanting = 0
    for state, seat in asked(KEYFLOWER, "turn"):
        reasons = KEYFLOWER.why_not(state, seat)
        open_ = {pick.tile for pick in offered(KEYFLOWER, state, seat) if isinstance(pick, BidFor)}
        lines = [
            line
            for end in ("", "-raise", "-led", "-any")
            for line in said(reasons, f"keyflower-why-bid{end}")
        ]
        if not said(reasons, "keyflower-why-no-workers"):
            assert len(open_) + len(lines) == len(state.middle) + len(state.orders)
        for line in lines:
            need = line["need"]
            count = need if isinstance(need, int) else dict(need.args)["count"]  # type: ignore[union-attr]  # a text, where it is no number
            assert count > line.get("have", 0)  # type: ignore[operator]  # a player who leads and cannot add has none
            wanting += 1
    assert wanting


# ---------------------------------------------------------------- Keyper


def orders(state: Any, seat: Seat, verb: str) -> set[str]:
    """Return the orders with this word, one of each kind."""
    found = (offer.words for offer in KEYPER.plans(KEYPER.view_for(state, seat)))
    return {one for one in found if one.startswith(f"{verb} ") and len(one.split()) == 2}


def test_kp_131_the_boards_that_may_be_ordered_are_those_that_may_be_folded() -> None:
    seen = 0
    for state, seat in asked(KEYPER, "fold"):
        folds = {pick.display for pick in offered(KEYPER, state, seat) if isinstance(pick, FoldBoard)}
        plans = KEYPER.plans(KEYPER.view_for(state, seat))
        assert {offer.plan.display for offer in plans if isinstance(offer.plan, Fold)} == folds
        seen += bool(folds)
    assert seen > 5


def test_kp_134_the_colours_that_may_be_ordered_to_rest_are_those_that_may() -> None:
    seen = 0
    for state, seat in asked(KEYPER, "surplus", games=4):
        rests = {one for one in words(KEYPER, state, seat) if one != "end"}
        assert orders(state, seat, "rest") == (rests if len(rests) > 1 else set())
        seen += bool(rests)
    assert seen


def test_kp_22_a_board_can_be_claimed_or_somebody_has() -> None:
    for state, seat in asked(KEYPER, "turn"):
        claimed = said(KEYPER.why_not(state, seat), "keyper-why-claimed")
        keypers = [pick for pick in offered(KEYPER, state, seat) if isinstance(pick, PlayKeyper)]
        assert len(claimed) + len(keypers) == (len(state.boards) if state.players[seat].keyper else 0)


def test_kp_33_no_bare_plot_is_offered_for_tiles_that_are_said_to_be_too_dear() -> None:
    refused = 0
    for state, seat in asked(KEYPER, "where", games=1):
        player, reasons = state.players[seat], KEYPER.why_not(state, seat)
        dear = len(said(reasons, "keyper-why-price"))
        bare = {
            pick.spot
            for pick in offered(KEYPER, state, seat)
            if isinstance(pick, Place) and pick.board == OWN and not player.plots[pick.spot].tile
        }
        if dear == len(player.tiles):
            assert not bare
            refused += 1
        empty = [area for area, plots in AREA_PLOTS.items() if not all(player.plots[at].tile for at in plots)]
        none = [area for area in empty if not any(TILES[tile].area == area for tile in player.tiles)]
        assert len(said(reasons, "keyper-why-no-tile")) == len(none)
        assert not any(at in bare for area in none for at in AREA_PLOTS[area])
    assert refused


# ---------------------------------------------------------------- Keythedral


def test_kt_35_kt_116_a_view_shows_the_fields_that_are_open_to_a_dwelling() -> None:
    fenced = 0
    for step, (state, seat) in enumerate(asked(KEYTHEDRAL, "work", games=2)):
        if step % 5:
            continue
        view = KEYTHEDRAL.view_for(state, seat)
        for other in range(len(state.players)):
            for dwelling in dwellings_of(view, other):
                seen = [(at.x, at.y) for at in fields_beside(view, dwelling) if at.worker is None]
                assert seen == [xy(cell) for cell in open_fields(state, other, dwelling.number)]
        fenced += bool(state.fences)
    assert fenced


def test_kt_51_to_kt_75_every_kind_of_turn_is_offered_or_explained() -> None:
    seen = 0
    for step, (state, seat) in enumerate(asked(KEYTHEDRAL, "turn", games=2)):
        if step % 4 or state.players[seat].draft.has_begun or state.windows:
            continue
        bare = KEYTHEDRAL.copy(state)
        bare.stocks, bare.store = [0 for _ in bare.stocks], [0 for _ in bare.store]
        seen += _explained(state, seat) + _explained(bare, seat)
    assert seen > 20


def _explained(state: Any, seat: Seat) -> int:
    """Return how many first picks have reasons, after checking that none of them is on offer."""
    reasons, picks = KEYTHEDRAL.why_not(state, seat), offered(KEYTHEDRAL, state, seat)
    short = [line["what"] for line in said(reasons, "keythedral-why-cubes")]
    for at in range(len(NEWEST.craftsmen)):
        none = {"craftsman": craftsman_text(at)} in said(reasons, "keythedral-why-craft-none")
        explained = none or craftsman_text(at) in short
        assert explained != any(isinstance(pick, Craft) and pick.craftsman == at for pick in picks)
    trader = any(isinstance(what, Text) and what.key == "keythedral-why-trader" for what in short)
    no_trade = trader or said(reasons, "keythedral-why-store") != []
    assert no_trade != any(isinstance(pick, Trade) for pick in picks)
    seen = 0
    for kind, keys in _TURNS.items():
        explained = any(said(reasons, key) for key in keys)
        assert not (explained and any(isinstance(pick, kind) for pick in picks)), kind
        seen += explained
    if not all(state.players[seat].houses):
        assert any(said(reasons, key) for key in _TURNS[House]) != any(
            isinstance(pick, House) for pick in picks
        )
    assert any(said(reasons, key) for key in _TURNS[Fence]) != any(isinstance(p, Fence) for p in picks)
    for slot in slots_on_sale(state):
        buys = any(isinstance(pick, Buy | BuyUsing) and pick.slot == slot for pick in picks)
        named = slot_named(state, slot)
        assert buys != any(
            line["slot"] == named
            for line in (*said(reasons, "keythedral-why-seat"), *said(reasons, "keythedral-why-seat-law"))
        )
    return seen


_TURNS: dict[type, tuple[str, ...]] = {
    House: ("keythedral-why-houses", "keythedral-why-moratorium", "keythedral-why-house"),
    Fence: ("keythedral-why-fences-gone", "keythedral-why-fence", "keythedral-why-fence-room"),
    Unfence: ("keythedral-why-unfence",),
    TakeLaw: ("keythedral-why-no-law", "keythedral-why-new-law"),
}
"""The reasons why a turn cannot begin so."""


def test_kt_82_an_order_bids_as_little_as_may_be_and_who_cannot_is_told() -> None:
    bids = 0
    for state, seat in asked(KEYTHEDRAL, "bid", games=3):
        poor = KEYTHEDRAL.copy(state)
        poor.players[seat].cubes = [0 for _ in poor.players[seat].cubes]
        for one in (state, poor):
            bids += _bids_by_order(one, seat)
    assert bids


def _bids_by_order(state: Any, seat: Seat) -> bool:
    decision, view = KEYTHEDRAL.decision_of(state, seat), KEYTHEDRAL.view_for(state, seat)
    assert decision is not None
    picks = offered(KEYTHEDRAL, state, seat)
    offers = [pick.cubes for pick in picks if isinstance(pick, Offer)]
    can = bool(offers) or any(isinstance(pick, Match) for pick in picks)
    assert can != bool(said(KEYTHEDRAL.why_not(state, seat), "keythedral-why-bid"))
    any_: Any = KEYTHEDRAL.advise(view, decision, Bid(99))
    assert any_.words == (f"offer {min(offers)}" if offers else "match" if can else "decline")
    none: Any = KEYTHEDRAL.advise(view, decision, Bid(0))
    assert none.words == "decline"
    return can
