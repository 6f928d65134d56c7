"""Reasons why a tile cannot be bid for or used now, for players who look for it in vain."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.text import Seat, Text, Who, text
from engine.keyflower.content import words
from engine.keyflower.content.shapes import Exchange, Price, Transport, Usable
from engine.keyflower.names import counted, price_name, spot_name, tile_name
from engine.keyflower.prices import missing_pieces
from engine.keyflower.queries import Group, bid_of, colour_of, effect_of, losing_groups, needed, winning_bid
from engine.keyflower.state import Spot, State
from engine.keyflower.steps.bidding import colours_open_to
from engine.keyflower.steps.bidding import tiles as tiles_to_bid_for
from engine.keyflower.steps.gains import gives
from engine.keyflower.steps.prospects import Prospects
from engine.keyflower.steps.sending import bounds, palettes
from engine.keyflower.steps.using import completes
from engine.keyflower.steps.using import tiles as tiles_to_use


def why_not(state: State, seat: Seat) -> Iterator[Text]:
    """Yield one line for each tile on the table and in the villages that is of no use to this seat now."""
    if state.phase != "turns" or state.turn is None or state.turn.step != "choose":
        return
    groups = losing_groups(state, seat)
    if not state.players[seat].workers and not groups:
        yield text("keyflower-why-no-workers")
        return
    open_ = {pick.tile for pick in tiles_to_bid_for(state, seat, groups)}
    for spot in (*state.middle, *state.orders):
        if spot.id not in open_:
            yield _no_bid(state, seat, spot, groups)
    usable = {pick.tile for pick in tiles_to_use(state, seat, groups)}
    prospects = Prospects(state, seat, groups)
    villages = [(None, state.middle), *((owner, one.village) for owner, one in enumerate(state.players))]
    for owner, spots in villages:
        for spot in spots:
            name = tile_name(spot.id)
            if owner not in (None, seat):
                name = text("keyflower-tile-of", tile=name, who=Who(owner))
            if spot.id not in usable and (reason := _no_use(state, seat, spot, name, groups, prospects)):
                yield reason


def _most(state: State, seat: Seat, colour: str, groups: list[Group], but: str) -> int:
    """Return how many workers of a colour could come at most."""
    own = state.players[seat].workers.get(colour, 0)
    return own + sum(group.size for group in groups if group.colour == colour and group.tile != but)


def _no_bid(state: State, seat: Seat, spot: Spot, groups: list[Group]) -> Text:
    """Return the reason for no bid: not enough workers of the colour that holds there (KF-28 to KF-31)."""
    own, colours = bid_of(spot, seat), colours_open_to(state, spot, seat)
    missing = needed(spot.bids) - (own.count if own else 0)
    best = max(colours, key=lambda colour: _most(state, seat, colour, groups, spot.id))
    have, name = _most(state, seat, best, groups, spot.id), spot_name(spot)
    if own is not None and own is winning_bid(spot):
        return text("keyflower-why-bid-led", tile=name, need=counted(best, missing))
    if own is not None:
        return text("keyflower-why-bid-raise", tile=name, need=counted(best, missing), have=have)
    if len(colours) == 1:
        return text("keyflower-why-bid", tile=name, need=counted(best, missing), have=have)
    return text("keyflower-why-bid-any", tile=name, need=missing, have=have)


def _no_use(
    state: State, seat: Seat, spot: Spot, name: Text, groups: list[Group], prospects: Prospects
) -> Text | None:
    effect, limit = effect_of(state, spot), bounds(state, spot)
    if effect is None:
        return None  # nothing on it to use
    if not prospects.of(effect):
        if isinstance(effect, Transport):
            return _no_upgrade(state, seat, name)
        wants_skill = isinstance(effect, Exchange) and gives(state, effect.gain)
        return _price(name, effect) if wants_skill else text("keyflower-why-use-nothing", tile=name)
    if not limit.room:
        return text("keyflower-why-use-full", tile=name, most=state.content.most_users)
    if limit.need > limit.room:  # KF-149
        most = state.content.most_users
        return text("keyflower-why-use-closed", tile=name, need=limit.need, room=limit.room, most=most)
    workers, open_to = prospects.workers, palettes(state, spot, seat)
    filling = [palette for palette in open_to if completes(workers, groups, palette, limit, ())]
    if not filling:
        return _wrong_number(state, seat, spot, name, groups, open_to)
    if all(prospects.owed(spot, palette, effect) is None for palette in filling):
        return text("keyflower-why-use-nothing", tile=name)
    return _price(name, effect)


def _no_upgrade(state: State, seat: Seat, name: Text) -> Text:
    """Return the reason that nothing can be upgraded or carried: what the cheapest upgrade lacks (KF-55)."""
    player, lacking = state.players[seat], list[tuple[int, Spot, Price, Price]]()
    for spot in player.village:
        tile = state.content.tiles.get(spot.id)
        if tile is not None and tile.price is not None and not spot.upgraded:
            missing = missing_pieces(player, spot, tile.price)
            count = sum(n for _, n in (*missing.resources, *missing.skills))
            lacking.append((count, spot, tile.price, missing))
    if not lacking:
        return text("keyflower-why-use-nothing", tile=name)
    _, spot, price, missing = min(lacking, key=lambda one: one[0])
    said = {"price": words.price(price), "missing": words.price(missing)}
    return text("keyflower-why-use-upgrade", tile=name, upgraded=tile_name(spot.id), **said)


def _price(name: Text, effect: Usable) -> Text:
    """Return the reason that nothing is left to pay an exchange (KF-48, KF-49) or an extension (KM-21)."""
    if isinstance(effect, Exchange):
        return text("keyflower-why-use-price", tile=name, price=price_name(effect))
    return text("keyflower-why-use-pay", tile=name)


def _wrong_number(
    state: State,
    seat: Seat,
    spot: Spot,
    name: Text,
    groups: list[Group],
    open_to: tuple[tuple[str, ...], ...],
) -> Text:
    """Return the reason: too few workers, or groups too large for the space left (KF-33, KF-39, KF-176)."""
    limit = bounds(state, spot)
    have = max(sum(_most(state, seat, one, groups, "") for one in palette) for palette in open_to)
    if have >= limit.need:
        return text("keyflower-why-use-group", tile=name, need=limit.need, room=limit.room)
    if len(open_to) > 1:
        return text("keyflower-why-use-any", tile=name, need=limit.need)
    if len(open_to[0]) > 1:  # KF-93
        return text("keyflower-why-use-mixed", tile=name, need=limit.need, have=have)
    return text("keyflower-why-use", tile=name, need=counted(colour_of(state, spot), limit.need), have=have)
