"""Turns that another one beats, and turns that do nothing a player would see."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.text import Seat
from engine.keyflower.actions import Action, AddGroup, BidFor, Pass, Send, Upgrade, Use
from engine.keyflower.content.shapes import (
    COLOURS,
    SEASONS,
    Exchange,
    Gain,
    Hold,
    OneKind,
    Power,
    Sets,
    Tally,
    Tile,
)
from engine.keyflower.evaluation.boat_line import more_on_boat, place_in_line
from engine.keyflower.evaluation.settling import bid_worth, led_tiles, points_with, with_keyple_led
from engine.keyflower.evaluation.winter_orders import boats_by_points, order_points
from engine.keyflower.queries import (
    bid_of,
    ends_season,
    find,
    group_at,
    losing_groups,
    needed,
    power_of,
    spot_of,
    winning_bid,
)
from engine.keyflower.state import MIDDLE, Spot, State
from engine.keyflower.steps.bidding import colours_open_to
from engine.keyflower.steps.sending import least_users


def is_beaten(state: State, picks: Sequence[Action]) -> bool:
    """Return whether an upgrade or the tile of a bid scores nothing in winter, a bid is for a turn order tile
    while a lower one is as cheap or the boats bring less than it costs, or larger than needed while nobody
    else can bid or a pass would end the season, whether workers are given away for too little, more are sent
    than a use needs, or a pass leaves a tile that brings as many workers as it costs."""
    if any(isinstance(pick, Upgrade) and _is_idle(state, pick.tile) for pick in picks):
        return True
    if any(isinstance(pick, Use) for pick in picks):
        return sends_too_many(state, picks) or _gives_away(state, picks)
    if isinstance(picks[0], Pass):
        return _leaves_a_gift(state, picks[0].seat)
    pick = next((pick for pick in picks if isinstance(pick, BidFor)), None)
    if pick is None:
        return False
    spot, printed = spot_of(state, pick.tile), state.content.tiles[pick.tile]
    if state.season == SEASONS[-1] and _scores_nothing(state, picks, pick):
        return True
    if printed.kind == "order" and _brings_no_boat(state, pick, picks):
        return True
    leader = winning_bid(spot)
    if leader is not None and leader.seat == pick.seat and ends_season(state.passes + 1, len(state.players)):
        return True
    if any(_can_bid(state, other) for other in range(len(state.players)) if other != pick.seat):
        return False
    sent = sum(each.count for each in picks if isinstance(each, Send))
    return (leader is not None and leader.seat == pick.seat) or (leader is None and sent > 1)


def sends_too_many(state: State, picks: Sequence[Action]) -> bool:
    """Return whether a use would do with fewer workers from behind the screen."""
    use = next(pick for pick in picks if isinstance(pick, Use))
    needs = least_users(find(state, use.tile)[0])
    is_free = any(isinstance(pick, Send) for pick in picks)
    return is_free and sum(workers_of(state, pick) for pick in picks) > needs


def _leaves_a_gift(state: State, seat: Seat) -> bool:
    """Return whether nobody has bid for a tile that one worker of this player could win and that brings at
    least one."""
    workers = state.players[seat].workers
    powers = (Power.WORKERS_FROM_BAG, Power.GREEN_WORKERS)
    return any(
        not spot.bids
        and (spot.users or spot.lying or (spot.side and power_of(state, spot) in powers))
        and any(workers.get(colour) for colour in colours_open_to(state, spot, seat))
        for spot in state.middle
    )


def starts_with(state: State, seat: Seat, spot: Spot) -> bool:
    """Return whether winning this tile would make a seat start player (KF-69)."""
    return spot is state.orders[-1] and state.start_player != seat


def _scores_nothing(state: State, picks: Sequence[Action], bid: BidFor) -> bool:
    """Return whether the tile of a bid would score no more than the workers of the bid do elsewhere."""
    before = with_keyple_led(state)
    after = without_workers(before, picks, bid.seat)
    if state.content.tiles[bid.tile].kind == "winter":
        return min(bid_worth(before, after, bid.seat, bid.tile)) <= 0
    led, boats = led_tiles(state, bid.seat), boats_by_points(state, bid.seat)
    old, new = (boats[place_in_line(state, bid.seat, tile) - 1] for tile in ("", bid.tile))
    missed = points_with(before, bid.seat, led) - points_with(after, bid.seat, led)
    return order_points(state, bid.seat, spot_of(state, bid.tile)) + new - old <= missed


def without_workers(state: State, picks: Sequence[Action], seat: Seat) -> State:
    """Return the position without the workers that some picks send."""
    player, workers = state.players[seat], dict(state.players[seat].workers)
    for pick in picks:
        if isinstance(pick, Send):
            workers[pick.colour] -= pick.count
        elif isinstance(pick, AddGroup):
            group = group_at(state, seat, pick.tile)
            workers[group.colour] = workers.get(group.colour, 0) - group.count
    poorer = replace(player, workers=workers)
    return replace(state, players=[poorer if one is player else one for one in state.players])


def _brings_no_boat(state: State, bid: BidFor, picks: Sequence[Action]) -> bool:
    """Return whether the player of a bid for a turn order tile leads a lower one before winter, or would get
    no more from the boats than the bid costs; or could lead a lower one with no more workers of a colour,
    unless this one scores more or also makes them start player (KF-67)."""
    sent, workers = sum(workers_of(state, pick) for pick in picks), state.players[bid.seat].workers
    spot, is_last = spot_of(state, bid.tile), state.season == SEASONS[-1]
    lower = [(each, winning_bid(each)) for each in state.orders[: state.orders.index(spot)]]
    led = [leader for _, leader in lower if leader is not None and leader.seat == bid.seat]
    starts = starts_with(state, bid.seat, spot)
    if not is_last and (led or _is_too_dear(state, bid, sent, starts)):
        return True
    if starts and not is_last:
        return False
    scored = order_points(state, bid.seat, spot) if is_last else 0
    for each, leader in lower:
        own = bid_of(each, bid.seat)
        if leader in led or (is_last and order_points(state, bid.seat, each) < scored):
            continue
        missing = needed(each.bids) - (own.count if own is not None else 0)
        if missing <= sent and any(
            workers.get(colour, 0) >= missing for colour in colours_open_to(state, each, bid.seat)
        ):
            return True
    return False


def _is_too_dear(state: State, bid: BidFor, sent: int, starts: bool) -> bool:
    """Return whether a bid for a turn order tile costs as many workers as it brings more pieces of a boat; to
    become start player counts like two."""
    return more_on_boat(state, bid.seat, bid.tile) + 2 * starts <= sent


def _is_idle(state: State, tile: str) -> bool:
    """Return whether an upgrade scores neither on its tile nor with the Artisan."""
    scorings = (state.content.hexes[spot.id].scoring for spot in state.middle)
    counted = any(isinstance(each, Tally) and each.what == "upgraded" for each in scorings)
    return not counted and not pays_off(state, state.content.tiles[tile])


def _gives_away(state: State, picks: Sequence[Action]) -> bool:
    """Return whether a use brings only workers, and no more than it costs in workers and skills, or before
    winter fewer pieces than workers go away. In winter workers that can bid nowhere cost nothing."""
    used = next(pick for pick in picks if isinstance(pick, Use))
    spot, owner = find(state, used.tile)
    effect = state.content.tiles[used.tile].face(spot.upgraded).effect
    gain = effect.gain if isinstance(effect, Exchange) else effect
    leader = winning_bid(spot) if owner == MIDDLE else None
    comes_back = owner == used.seat or (leader is not None and leader.seat == used.seat)
    is_last = state.season == SEASONS[-1]
    sent = sum(workers_of(state, pick) for pick in picks) if is_last or not comes_back else 0
    if not isinstance(gain, Gain):
        return False
    pieces = sum(count for _, count in gain.resources) + gain.skills + gain.contracts
    if pieces or gain.green:
        return not is_last and sent > pieces + gain.workers + 2 * gain.green
    is_even = comes_back or (gain.workers >= sent and not counts(state, used.seat, "worker"))
    colours = {pick.colour for pick in picks if isinstance(pick, Send)}
    colours |= {group_at(state, used.seat, pick.tile).colour for pick in picks if isinstance(pick, AddGroup)}
    if is_last and is_even and not _could_bid(state, used.seat, colours):
        if not counts(state, used.seat, "worker") and not _could_bid(
            state, used.seat, {*COLOURS}, gain.workers
        ):
            return True  # the new workers could do no more
        sent = 0
    return gain.workers <= sent + isinstance(effect, Exchange)


def _could_bid(state: State, seat: Seat, colours: set[str], more: int = 0) -> bool:
    """Return whether a bid that its player does not lead can win with all workers of one of these colours and
    this many more."""
    workers = {colour: more + state.players[seat].workers.get(colour, 0) for colour in COLOURS}
    for group in losing_groups(state, seat):
        workers[group.colour] += group.size
    for spot in (*state.middle, *state.orders):
        own, leader = bid_of(spot, seat), winning_bid(spot)
        if more and leader is not None and leader.seat == seat:
            continue
        missing = needed(spot.bids) - (own.count if own is not None else 0)
        if any(
            workers.get(colour, 0) >= missing for colour in colours & {*colours_open_to(state, spot, seat)}
        ):
            return True
    return False


def counts(state: State, seat: Seat, item: str) -> bool:
    """Return whether a worker, skill or resource can still score for a seat beside what its village does."""
    leaders = [(spot, winning_bid(spot)) for spot in state.middle]
    won = [spot.id for spot, led in leaders if led is None or led.seat == seat]
    owned = [spot.id for spot in state.players[seat].village]
    boats = [boat.id for boat in state.boats]
    scorings = (state.content.hexes[each].scoring for each in (*won, *owned, *boats))
    return bool(state.players[seat].contracts) or any(
        isinstance(each, Sets | OneKind) and each.item == item for each in scorings
    )


def pays_off(state: State, tile: Tile) -> bool:
    """Return whether the upgrade of a tile is of use: in winter it must score."""
    if state.season != SEASONS[-1] or tile.upgraded is None:
        return True
    return tile.upgraded.points > tile.basic.points or isinstance(tile.upgraded.effect, Hold)


def _can_bid(state: State, seat: Seat) -> bool:
    """Return whether a player has workers behind the screen, or in a bid that could be moved."""
    if sum(state.players[seat].workers.values()):
        return True
    spots = (*state.middle, *state.orders)
    return any(bid.seat == seat and bid is not winning_bid(spot) for spot in spots for bid in spot.bids)


def workers_of(state: State, pick: Action) -> int:
    """Return how many workers a pick sends, those that were outbid included."""
    match pick:
        case Send(count=count):
            return count
        case AddGroup(seat, tile):
            return sum(bid.count for bid in spot_of(state, tile).bids if bid.seat == seat)
        case _:  # all other picks place no workers
            return 0
