"""The small picks lead to exactly the moves that the rules allow, found here by trying everything."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations, permutations, product

import pytest

from engine.core.rng import Rng, seed_from
from engine.keyflower.actions import AddGroup, BidFor, End, Send, Use
from engine.keyflower.content.shapes import ANY, COLOURS, RESOURCES, SKILLS, ExtensionId
from engine.keyflower.game import KEYFLOWER
from engine.keyflower.state import State
from tests.support.keyflower import Scene, scene
from tests.support.keyflower_box import EXTENSIONS

Move = tuple[tuple[tuple[str, int], ...], frozenset[str]]
"""Workers sent from the screen, and groups that come along."""

BENCHES = ("stable", "quarryman", "key-mine")
TRANSPORTS = ("stable", "home-1", "home-2")
EXCHANGES = {"peddler": ("yellow",), "tavern": COLOURS, "keywood": ()}


def position(number: int) -> Scene:
    """A few workers, a few losing groups, and tiles in every condition."""
    rng = Rng(seed_from(f"legality {number}"))
    game = scene(3, merchants="mix")
    if rng.below(3) == 0:
        game.power(0, ("4a", "4b")[rng.below(2)])
    for colour in COLOURS:
        game.screen(0, **{colour: rng.below(4)})
    for tile in BENCHES:
        game.tile(tile)
        if rng.below(2):
            size, colour = 1 + rng.below(4), rng.choice(COLOURS)
            game.bid(tile, 0, colour, size).bid(tile, 1, colour, size + 1)
    for tile in EXCHANGES:
        game.tile(tile, upgraded=bool(rng.below(2)))
        colour = rng.choice(COLOURS)
        if rng.below(2):
            game.users(tile, colour, *((1,), (2,), (1, 2))[rng.below(3)])
        if rng.below(2):
            game.bid(tile, 2, colour, 1 + rng.below(4))
        if game.spot(tile).bids and rng.below(4) == 0:  # laid down by summer boat 4b after all of that
            size = game.spot(tile).last + 1
            game.spot(tile).lying, game.spot(tile).last = {rng.choice(COLOURS): size}, size
    game.build(1, "miner", upgraded=True)
    game.spot("miner").extension = rng.choice(sorted(EXTENSIONS))
    return game


def groups_of(state: State) -> dict[str, tuple[str, int]]:
    found = {}
    for spot in (*state.middle, *state.orders):
        most = max((bid.count for bid in spot.bids), default=0)
        for bid in spot.bids:
            if bid.seat == 0 and bid.count < most:
                found[spot.id] = (bid.colour, bid.count)
    return found


def every_handful(state: State) -> Iterator[tuple[dict[str, int], frozenset[str]]]:
    """Every choice of workers and whole groups."""
    groups = groups_of(state)
    subsets = list(chain.from_iterable(combinations(sorted(groups), n) for n in range(len(groups) + 1)))
    held = [state.players[0].workers.get(colour, 0) for colour in COLOURS]
    for counts in product(*(range(n + 1) for n in held)):
        sent = {colour: n for colour, n in zip(COLOURS, counts, strict=True) if n}
        for subset in subsets:
            if sent or subset:
                yield sent, frozenset(subset)


def standing_colour(game: Scene, tile: str) -> str:
    spot = game.spot(tile)
    if spot.extension:
        return EXTENSIONS[spot.extension].colour
    colours = {bid.colour for bid in spot.bids if not bid.lying} | set(spot.users)
    assert len(colours) <= 1
    return next(iter(colours), "")


def uses_by_the_rules(game: Scene, tile: str) -> set[Move]:
    """KF-38 to KF-40, KF-48, KF-93, KM-26, KM-63, word by word."""
    spot, groups = game.spot(tile), groups_of(game.state)
    colour, legal = standing_colour(game, tile), set[Move]()
    for sent, coming in every_handful(game.state):
        colours = set(sent) | {groups[name][0] for name in coming}
        size = sum(sent.values()) + sum(groups[name][1] for name in coming)
        there = sum(spot.users.values()) + sum(spot.lying.values())
        if size <= spot.last or there + size > 6:
            continue
        mixed = colour and "4b" in game.player(0).powers
        if not mixed and (len(colours) > 1 or (colour and colours != {colour})):
            continue
        owed = EXCHANGES.get(tile, ())
        left = {c for c in COLOURS if game.player(0).workers.get(c, 0) > sent.get(c, 0)}
        left |= {groups[name][0] for name in groups if name not in coming}
        if owed and not left & set(owed):
            continue
        legal.add((tuple(sorted(sent.items())), coming))
    return legal


def bids_by_the_rules(game: Scene, tile: str) -> set[Move]:
    """KF-28 to KF-34, KF-92, word by word."""
    spot, groups = game.spot(tile), groups_of(game.state)
    standing, legal = standing_colour(game, tile), set[Move]()
    own = next((bid for bid in spot.bids if bid.seat == 0), None)
    others = [bid for bid in spot.bids if bid.seat != 0]
    for sent, coming in every_handful(game.state):
        colours = set(sent) | {groups[name][0] for name in coming}
        if tile in coming or len(colours) != 1:
            continue
        (colour,) = colours
        size = sum(sent.values()) + sum(groups[name][1] for name in coming) + (own.count if own else 0)
        if any(size <= bid.count for bid in others):
            continue
        may_lie = "4a" in game.player(0).powers and bool(others) and standing != "green"
        wanted = own.colour if own else standing
        if wanted and colour != wanted and (own or not may_lie):
            continue
        legal.add((tuple(sorted(sent.items())), coming))
    return legal


def reached(state: State, done: set[Move], seen: set[Move]) -> None:
    """Every handful at which the picks go on to the effect or the end."""
    turn = state.turn
    assert turn is not None
    here = (tuple(sorted(turn.sent.items())), frozenset(turn.groups))
    if here in seen:
        return
    seen.add(here)
    (choice,) = KEYFLOWER.choices(state)
    assert choice.actions, f"a dead end at {here}"
    for action in choice.actions:
        if isinstance(action, Send | AddGroup):
            reached(KEYFLOWER.apply(state, action).state, done, seen)
        else:
            done.add(here)


@pytest.mark.parametrize("block", range(8))
def test_kf_38_kf_48_picks_lead_to_exactly_the_legal_uses(block: int) -> None:
    for number in range(block * 8, block * 8 + 8):
        game = position(number)
        offered = {a.tile for a in KEYFLOWER.choices(game.state)[0].actions if isinstance(a, Use)}
        for tile in (*EXCHANGES, "miner"):
            legal, found = uses_by_the_rules(game, tile), set[Move]()
            assert (tile in offered) == bool(legal), (number, tile)
            if legal:
                reached(game.after(f"use {tile}").state, found, set())
                assert found == legal, (number, tile)


@pytest.mark.parametrize("block", range(8))
def test_kf_30_kf_34_picks_lead_to_exactly_the_legal_bids(block: int) -> None:
    for number in range(block * 8, block * 8 + 8):
        game = position(number)
        offered = {a.tile for a in KEYFLOWER.choices(game.state)[0].actions if isinstance(a, BidFor)}
        for tile in (*BENCHES, *EXCHANGES, "order-1"):
            legal, found = bids_by_the_rules(game, tile), set[Move]()
            assert (tile in offered) == bool(legal), (number, tile)
            if legal:
                reached(game.after(f"bid {tile}").state, found, set())
                assert found == legal, (number, tile)
                assert End(0) not in KEYFLOWER.choices(game.after(f"bid {tile}").state)[0].actions


def cramped(number: int) -> Scene:
    """A home alone in its village: nothing to carry or upgrade, perhaps an extension to buy."""
    rng = Rng(seed_from(f"cramped {number}"))
    game = scene(3, merchants="mix")
    if rng.below(3) == 0:
        game.power(0, ("3a", "4b")[rng.below(2)])
    for colour in COLOURS:
        game.screen(0, **{colour: max(0, rng.below(4) - 1)})
    if rng.below(2):
        game.screen(0, **{rng.choice(SKILLS): 1})
    for tile in BENCHES[1:]:
        game.tile(tile)
        if rng.below(2):
            size, colour = 1 + rng.below(3), rng.choice(COLOURS)
            game.bid(tile, 0, colour, size).bid(tile, 1, colour, size + 1)
    game.tile("stable")
    for tile in TRANSPORTS:
        colour = rng.choice(COLOURS)
        if rng.below(2):
            game.users(tile, colour, 1 + rng.below(2))
        if tile == "stable" and rng.below(2):
            game.bid(tile, 2, colour, 1 + rng.below(3))
    home = game.spot("home-1")
    home.upgraded = rng.below(6) > 0
    home.goods = {rng.choice(RESOURCES): 1} if rng.below(3) == 0 else {}
    home.extension = "green-2" if home.upgraded and not home.users and rng.below(6) == 0 else ""
    left = sorted(EXTENSIONS)
    rng.shuffle(left)
    game.state.extensions = left[: rng.below(6)]
    return game


def can_pay(game: Scene, extension: ExtensionId, left: set[str]) -> bool:
    """KM-22 to KM-24, KF-8, KF-90, with workers and groups of these colours left."""
    price, goods = EXTENSIONS[extension].price, game.spot("home-1").goods
    if price.workers:
        ((kind, _),) = price.workers
        return bool(left) if kind == ANY else kind in left
    if price.skills:
        return price.skills[0][0] in game.player(0).skills
    asked = [kind for kind, n in price.resources for _ in range(n)]
    lying = [kind for kind, n in goods.items() for _ in range(n)]
    any_pays = "3a" in game.player(0).powers
    return any(
        all(
            any_pays or kind in (ANY, piece) or piece == "gold"
            for kind, piece in zip(asked, row, strict=True)
        )
        for row in permutations(lying, len(asked))
    )


def extending_uses(game: Scene, tile: str) -> set[Move]:
    """Uses of a transport tile after which an extension can be paid (KM-19 to KM-26, OP-14)."""
    home, groups, legal = game.spot("home-1"), groups_of(game.state), set[Move]()
    if not home.upgraded or home.extension:
        return legal
    for sent, coming in uses_by_the_rules(game, tile):
        colours = {colour for colour, _ in sent} | {groups[name][0] for name in coming}
        standing = next(iter(home.users), "") or (next(iter(colours)) if tile == "home-1" else "")
        held = game.player(0).workers
        left = {colour for colour in COLOURS if held.get(colour, 0) > dict(sent).get(colour, 0)}
        left |= {groups[name][0] for name in groups if name not in coming}
        fitting = [e for e in game.state.extensions if standing in ("", EXTENSIONS[e].colour)]
        if any(can_pay(game, extension, left) for extension in fitting):
            legal.add((sent, coming))
    return legal


@pytest.mark.parametrize("block", range(4))
def test_km_21_km_25_op_14_picks_lead_to_exactly_the_uses_that_buy_an_extension(block: int) -> None:
    for number in range(block * 50, block * 50 + 50):
        game = cramped(number)
        offered = {a.tile for a in KEYFLOWER.choices(game.state)[0].actions if isinstance(a, Use)}
        for tile in TRANSPORTS:
            legal, found = extending_uses(game, tile), set[Move]()
            assert (tile in offered) == bool(legal), (number, tile)
            if legal:
                reached(KEYFLOWER.apply(game.state, Use(0, tile)).state, found, set())
                assert found == legal, (number, tile)
