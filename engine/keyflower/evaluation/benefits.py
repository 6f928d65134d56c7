"""Effects of a turn for its player, in terms of the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.evaluation import Benefit
from engine.core.pieces import Pieces, merge
from engine.core.text import Seat, Text, Who, text
from engine.keyflower.actions import (
    Action,
    BidFor,
    Carry,
    ChooseCell,
    ChooseWinter,
    Pass,
    Pay,
    Send,
    TakeBoat,
    Upgrade,
    Use,
)
from engine.keyflower.content import words
from engine.keyflower.content.shapes import (
    ANY,
    RESOURCES,
    SEASONS,
    Exchange,
    Hold,
    Power,
    Price,
    Tile,
    Usable,
)
from engine.keyflower.evaluation.boat_line import place_in_line
from engine.keyflower.evaluation.namings import journeys
from engine.keyflower.evaluation.payable_upgrades import is_payable
from engine.keyflower.evaluation.pointless_turns import pays_off, starts_with, workers_of
from engine.keyflower.evaluation.settling import bid_worth, without_keyple, worth_alone
from engine.keyflower.names import paid_text, pieces_text, stand_ins, tile_name
from engine.keyflower.objectives import added_by
from engine.keyflower.prices import owns, upgrade_ways, ways_to_pay
from engine.keyflower.queries import bid_of, ends_season, find, losing_groups, spot_in, spot_of, winning_bid
from engine.keyflower.scoring.total import total
from engine.keyflower.state import MIDDLE, NOBODY, Player, Spot, State

_GREEN = "green"
_MANY = 3
"""Number of workers from which a hint says that they are tied up."""
_MUCH = 4
"""Points of an upgrade that are a better reason for a bid than what a tile does."""


def benefits(before: State, after: State, seat: Seat, picks: Sequence[Action]) -> list[Benefit]:
    """Return the facts about a turn; that workers come back is said only beside another one."""
    found = list(_benefits(before, after, seat, picks))
    back = Benefit("saves", text("keyflower-benefit-comes-back"))
    if before.season != "winter" and any(each.kind != "costs" for each in found):
        own = {spot.id for spot in before.players[seat].village}
        found += [back for pick in picks if isinstance(pick, Use) and pick.tile in own]
    return found


def _benefits(before: State, after: State, seat: Seat, picks: Sequence[Action]) -> Iterator[Benefit]:
    new = sum(pick.count for pick in picks if isinstance(pick, Send))
    sent = sum(workers_of(before, pick) for pick in picks)
    colour = next((pick.colour for pick in picks if isinstance(pick, Send)), "")
    for pick in picks:
        if not isinstance(pick, Upgrade) or _acts_again(after, seat):  # else its effect is never used
            yield from _of_pick(before, after, seat, pick, sent, colour)
    used = next((pick.tile for pick in picks if isinstance(pick, Use)), None)
    if used is not None:
        yield from _gets(before, after, seat, picks, new)
        yield from _stays_there(before, seat, used, sent)
        yield from _stores(after, seat, picks)
    if sent and not new and (used is None or _paid(before, picks) not in before.players[seat].workers):
        yield Benefit("saves", text("keyflower-benefit-group"))
    if any(isinstance(pick, ChooseCell) for pick in picks):
        yield from _links(before.players[seat], after.players[seat])
    if _acts_again(after, seat):
        yield from _upgrades(before, after, seat)
        yield from _scored_there(before, after, seat)
    if used is not None:
        yield from _left_over(before, after, seat)
    if used is not None and before.season == "winter":
        yield from _worth_more(without_keyple(before), without_keyple(after), seat)
    if new >= _MANY and (used is None or used in {spot.id for spot in before.players[seat].village}):
        yield Benefit("costs", text("keyflower-benefit-ties-up", count=new))


def _acts_again(state: State, seat: Seat) -> bool:
    """Return whether a seat still gets workers, or has some that it can send."""
    return state.season != SEASONS[-1] or _can_send(state, seat)


def _can_send(state: State, seat: Seat) -> bool:
    return any(state.players[seat].workers.values()) or bool(losing_groups(state, seat))


def _of_pick(
    state: State, after: State, seat: Seat, pick: Action, sent: int, colour: str
) -> Iterator[Benefit]:
    match pick:
        case BidFor(tile=tile):
            yield from _bid(state, after, seat, tile, sent, colour)
        case Pass():
            yield from _pass(state, seat)
        case TakeBoat(boat=boat):
            yield from _boat(state, boat)
        case ChooseWinter(tile=tile):
            sure = without_keyple(state)
            if points := bid_worth(sure, sure, seat, tile)[0]:
                yield Benefit("gets", text("keyflower-benefit-winter", tile=tile_name(tile), points=points))
        case Upgrade(tile=tile):
            face = state.content.tiles[tile].face(upgraded=True)
            if isinstance(face.effect, Usable) and _has_use(state, seat, face.effect):
                effect = words.use(state.content, tile, upgraded=True)
                yield Benefit("gets", text("keyflower-benefit-upgraded", tile=tile_name(tile), effect=effect))
            elif isinstance(face.effect, Hold):
                effect = words.face(state.content, tile, upgraded=True)
                yield Benefit("gets", text("keyflower-benefit-holds", tile=tile_name(tile), effect=effect))
        case _:  # its effect is seen in the result
            return


def _has_use(state: State, seat: Seat, effect: Usable) -> bool:
    """Return whether a seat has what an exchange costs, or another season to get it."""
    if state.season != SEASONS[-1] or not isinstance(effect, Exchange):
        return True
    player = state.players[seat]
    owned = player.workers if effect.pays == "worker" else player.skills
    return any(count and effect.kind in (ANY, kind) for kind, count in owned.items())


def _boat(state: State, boat: str) -> Iterator[Benefit]:
    """Tell what a boat has more of than all others that can still be taken: workers first."""
    loads = {
        each.id: (sum(each.workers.values()), sum(each.skills.values()))
        for each in state.boats
        if each.taken_by == NOBODY
    }
    workers, skills = loads.pop(boat)
    most = max((load[0] for load in loads.values()), default=workers)
    tied = [other for other, load in loads.items() if load[0] == workers]
    if workers > most:
        yield Benefit("gets", text("keyflower-benefit-boat-workers", count=workers))
    elif tied and workers == most and all(skills > loads[other][1] for other in tied):
        boats, count = tuple(map(tile_name, tied)), text("keyflower-benefit-count-workers", count=workers)
        said = text("keyflower-benefit-boat-tie", workers=count, boats=boats, skills=skills)
        yield Benefit("gets", said)
    elif loads and all(skills > load[1] for load in loads.values()):
        yield Benefit("gets", text("keyflower-benefit-boat-skills", count=skills))


def _bid(state: State, after: State, seat: Seat, tile: str, sent: int, colour: str) -> Iterator[Benefit]:
    spot, printed, player = spot_of(state, tile), state.content.tiles[tile], state.players[seat]
    leader, own = winning_bid(spot), bid_of(spot, seat)
    bid = sent + (own.count if own is not None else 0)
    if leader is None and colour == _GREEN:
        yield Benefit("denies", text("keyflower-benefit-green-bid"))
    elif leader is None and sent > 1:
        yield Benefit("denies", text("keyflower-benefit-harder", count=sent))
    elif leader is None:
        yield Benefit("saves", text("keyflower-benefit-first-bid"))
    elif leader.seat == seat:
        yield Benefit("denies", text("keyflower-benefit-raise", total=bid))
    else:
        said = text("keyflower-benefit-outbids", who=Who(leader.seat), count=leader.count, total=bid)
        yield Benefit("denies", said)
    upgraded = printed.upgraded if not spot.upgraded else None
    worth = upgraded.points - printed.basic.points if upgraded is not None else 0
    pays = printed.price is not None and worth >= _MUCH and is_payable(state, seat, tile)
    if pays and upgraded is not None and printed.price is not None:
        said = text("keyflower-benefit-payable", points=upgraded.points)
        yield Benefit("gets", _paying(said, player, _goods(player), printed.price))
    if printed.kind == "order":
        if state.season == "winter":
            yield Benefit("gets", text("keyflower-benefit-order-winter"))
        else:
            yield from _order(state, seat, spot)
    elif printed.kind == "winter":
        points, more = bid_worth(without_keyple(state), without_keyple(after), seat, tile)
        if points == more > 0:  # else it would not say what the bid costs
            alone = worth_alone(without_keyple(after), seat, tile)
            said = text("keyflower-benefit-winter-bid", points=points)
            if alone > points:
                said = text("keyflower-benefit-winter-bid-shared", points=points, alone=alone)
            yield Benefit("gets", said)
        else:
            effect = words.face(state.content, tile, spot.upgraded)
            yield Benefit("gets", text("keyflower-benefit-scores", effect=effect))
    elif printed.kind == "summer-boat" or isinstance(printed.face(spot.upgraded).effect, Usable):
        yield Benefit("gets", _effect(state, tile, spot.upgraded, spot.side))
    elif isinstance(hold := printed.face(spot.upgraded).effect, Hold):
        effect, goods = words.face(state.content, tile, spot.upgraded), _goods(player)
        has_only_gold = hold.resource != ANY and goods.get("gold") and not goods.get(hold.resource)
        key = "keyflower-benefit-scores" + "-gold" * bool(has_only_gold)
        yield Benefit("gets", text(key, effect=effect))
    if upgraded is not None and printed.price is not None and upgraded.points and not pays:
        price = words.price(printed.price)
        yield Benefit("prepares", text("keyflower-benefit-upgrade", price=price, points=upgraded.points))
    if guests := sum(spot.users.values()) + sum(spot.lying.values()):
        yield Benefit("prepares", text("keyflower-benefit-guests", count=guests))


def _order(state: State, seat: Seat, spot: Spot) -> Iterator[Benefit]:
    """Tell the better place in line that a turn order tile gives, if no lower one is free or its player's
    (KF-67), and who starts."""
    number = state.orders.index(spot)
    lower = [winning_bid(each) for each in state.orders[:number]]
    starts = starts_with(state, seat, spot)
    place, old = place_in_line(state, seat, spot.id), place_in_line(state, seat)
    if place < old and all(bid is not None and bid.seat != seat for bid in lower):
        yield Benefit("gets", text("keyflower-benefit-order" + "-start" * starts, number=place, old=old))
    elif starts:
        yield Benefit("gets", text("keyflower-benefit-start"))


def _left_over(before: State, after: State, seat: Seat) -> Iterator[Benefit]:
    """Tell why resources score that nothing asks for (KF-91)."""
    old, new = _goods(before.players[seat]), _goods(after.players[seat])
    more = any(new.get(kind, 0) > old.get(kind, 0) for kind in RESOURCES if kind != "gold")
    if more and Power.ANY_RESOURCE_SCORES in before.players[seat].powers:
        yield Benefit("prepares", text("keyflower-benefit-any-scores"))


def _worth_more(before: State, after: State, seat: Seat) -> Iterator[Benefit]:
    """Tell the winter tile in the middle with which a use scores most, if this player can still win it; or
    one that this player leads, with which it scores less."""
    scored = total(after, seat) - total(before, seat)
    leaders = [(spot.id, winning_bid(spot)) for spot in after.middle]
    more = [
        (added_by(after, seat, tile) - added_by(before, seat, tile), tile, led)
        for tile, led in leaders
        if led is None or led.seat == seat
    ]
    points, tile, _ = max(more, key=lambda each: each[0], default=(0, "", None))
    if points <= 0:
        led_by_seat = (each for each in more if each[2] is not None)
        points, tile, _ = min(led_by_seat, key=lambda each: each[0], default=(0, "", None))
    if points and scored + points >= 0:
        key = "keyflower-benefit-with-winter" + ("-instead" if scored > 0 else "")
        words = text(key, tile=tile_name(tile), points=scored + points, alone=scored)
        yield Benefit("prepares" if points > 0 else "costs", words)


def _effect(state: State, tile: str, upgraded: bool, side: str) -> Text:
    if state.content.tiles[tile].kind == "summer-boat":
        return text("keyflower-benefit-power", effect=words.face(state.content, tile, upgraded, side))
    return text("keyflower-benefit-effect", effect=words.use(state.content, tile, upgraded))


def _pass(state: State, seat: Seat) -> Iterator[Benefit]:
    workers = sum(state.players[seat].workers.values())
    is_last = ends_season(state.passes + 1, len(state.players))
    if is_last:
        key = "keyflower-benefit-ends-game" if state.season == "winter" else "keyflower-benefit-ends-season"
        yield Benefit("gets", text(key))
    outbid = sum(group.size for group in losing_groups(state, seat))
    if workers and outbid and state.season != "winter":
        yield Benefit("saves", text("keyflower-benefit-pass-both", count=workers, outbid=outbid))
    elif workers and state.season != "winter":
        yield Benefit("saves", text("keyflower-benefit-pass", count=workers))
    elif outbid and not workers:
        yield Benefit("saves", text("keyflower-benefit-pass-outbid", count=outbid))


def _gets(start: State, end: State, seat: Seat, picks: Sequence[Action], sent: int) -> Iterator[Benefit]:
    """Tell what a use has brought, and its price if it was an exchange; of random draws only the number."""
    before, after = start.players[seat], end.players[seat]
    paid = _paid(start, picks)
    old, new = _goods(before), _goods(after)
    goods = {kind: new.get(kind, 0) - old.get(kind, 0) for kind in RESOURCES}
    gained: Pieces = {kind: n for kind, n in goods.items() if n > 0}
    drawn = sum(after.workers.values()) - sum(before.workers.values()) + sent + (paid in before.workers)
    skills = sum(after.skills.values()) - sum(before.skills.values()) + (paid in before.skills)
    contracts = len(after.contracts) - len(before.contracts)
    greens = after.workers.get(_GREEN, 0) - before.workers.get(_GREEN, 0) + _sent(picks, _GREEN)
    if greens > 0:
        gained[_GREEN] = greens
    counts = (
        ("keyflower-benefit-count-workers", drawn - max(0, greens)),
        ("keyflower-benefit-count-skills", skills),
        ("keyflower-count-contract", contracts),
    )
    more = tuple(text(key, count=count) for key, count in counts if count > 0)
    items = (*pieces_text(gained), *more)
    if items and paid:
        price = text(f"keyflower-count-{paid}", count=1)
        yield Benefit("gets", text("keyflower-benefit-exchange", price=price, items=items))
    elif items:
        yield Benefit("gets", text("keyflower-brings", items=items))


def _sent(picks: Sequence[Action], colour: str) -> int:
    return sum(pick.count for pick in picks if isinstance(pick, Send) and pick.colour == colour)


def _paid(state: State, picks: Sequence[Action]) -> str:
    """Return the worker or skill that an exchange costs; empty if it costs nothing of the player's own."""
    used = next(pick for pick in picks if isinstance(pick, Use))
    spot, _ = find(state, used.tile)
    if not isinstance(state.content.tiles[used.tile].face(spot.upgraded).effect, Exchange):
        return ""
    return next((pick.what for pick in picks if isinstance(pick, Pay)), "")


def _stays_there(state: State, seat: Seat, tile: str, count: int) -> Iterator[Benefit]:
    """Tell who gets the workers that were sent to use a tile, if it is not in the player's own village."""
    spot, owner = find(state, tile)
    leader = winning_bid(spot) if owner == MIDDLE else None
    if owner not in (MIDDLE, seat):
        yield Benefit("costs", text("keyflower-benefit-to-owner", count=count, who=Who(owner)))
    elif owner == MIDDLE and leader is None:
        yield Benefit("costs", text("keyflower-benefit-to-anyone", count=count))
    elif leader is not None and leader.seat == seat:
        yield Benefit("saves", text("keyflower-benefit-with-tile", tile=tile_name(tile), count=count))
    elif leader is not None:
        yield Benefit("costs", text("keyflower-benefit-to-winner", count=count))


def _stores(after: State, seat: Seat, picks: Sequence[Action]) -> Iterator[Benefit]:
    """Tell what a tile scores to which resources were carried."""
    carried = [pick for pick in picks if isinstance(pick, Carry)]
    for (_, _, to), _ in journeys(carried):
        upgraded = spot_in(after.players[seat], to).upgraded
        if isinstance(after.content.tiles[to].face(upgraded).effect, Hold):
            effect = words.face(after.content, to, upgraded)
            yield Benefit("gets", text("keyflower-benefit-stores", tile=tile_name(to), effect=effect))


def _goods(player: Player) -> Pieces:
    goods: Pieces = {}
    for spot in player.village:
        merge(goods, spot.goods)
    return goods


def _links(before: Player, after: Player) -> Iterator[Benefit]:
    more = sum(map(len, after.links.values())) // 2 - sum(map(len, before.links.values())) // 2
    if more > 0:
        yield Benefit("gets", text("keyflower-benefit-links", count=more))


def _upgrades(before: State, after: State, seat: Seat) -> Iterator[Benefit]:
    """Tell a tile whose upgrade can be paid only now: with what lies on it, or with what is owned. One that
    needs no resource to count as another comes first."""
    old, new, content = before.players[seat], after.players[seat], after.content
    goods = _goods(new)
    for spot in sorted(new.village, key=lambda spot: _unmet(content.tiles.get(spot.id), goods)):
        tile = content.tiles.get(spot.id)
        if (
            spot.upgraded
            or tile is None
            or tile.price is None
            or not pays_off(before, tile)
            or all(spot.id != one.id for one in old.village)
        ):
            continue
        there = spot_in(old, spot.id)
        if upgrade_ways(content, new, spot) and not upgrade_ways(content, old, there):
            words = text("keyflower-benefit-ready", tile=tile_name(spot.id))
            yield Benefit("prepares", _paying(words, new, spot.goods, tile.price))
            return
        if owns(new, tile.price) and not owns(old, tile.price):
            words = text("keyflower-benefit-owned", tile=tile_name(spot.id))
            yield Benefit("prepares", _paying(words, new, goods, tile.price))
            return
        need = sum(count for _, count in tile.price.resources)
        was, have = _met(tile.price, there.goods), _met(tile.price, spot.goods)
        if was < have < need and (before.season != SEASONS[-1] or owns(new, tile.price)):
            part = text("keyflower-benefit-part", tile=tile_name(spot.id), have=have, need=need)
            yield Benefit("nearer", part)
            return


def _paying(words: Text, player: Player, goods: Pieces, price: Price) -> Text:
    """Add to a sentence about a price what stands for another resource, if the price cannot be paid without
    (KF-8, KF-90)."""
    ways = ways_to_pay(player, Spot("", goods=goods), price)
    instead = min((stand_ins(paid_text(way.split("+"), price)) for way in ways), key=len)
    return text(f"{words.key}-instead", **dict(words.args), instead=instead) if instead else words


def _scored_there(before: State, after: State, seat: Seat) -> Iterator[Benefit]:
    """Tell a tile of the village that scores resources like those that a turn has brought elsewhere, if there
    were none to carry before."""
    if before.season != SEASONS[-1]:
        return
    old, new = _goods(before.players[seat]), _goods(after.players[seat])
    more = {kind: count - old.get(kind, 0) for kind, count in new.items() if count > old.get(kind, 0)}
    for spot in after.players[seat].village:
        tile = after.content.tiles.get(spot.id)
        effect = tile.face(spot.upgraded).effect if tile is not None else None
        if isinstance(effect, Hold) and spot.goods == spot_in(before.players[seat], spot.id).goods:
            kinds = RESOURCES if effect.resource == ANY else (effect.resource, "gold")
            there = {kind: more[kind] for kind in kinds if kind in more}
            if any(old.get(kind, 0) > spot.goods.get(kind, 0) for kind in kinds):
                continue  # others of them already wait to be carried there
            if points := effect.each * sum(there.values()):
                tile_there, items = tile_name(spot.id), pieces_text(there)
                words = text("keyflower-benefit-hold", tile=tile_there, points=points, items=items)
                yield Benefit("prepares", words)
                return


def _unmet(tile: Tile | None, goods: Pieces) -> int:
    price = tile.price if tile is not None else None
    return sum(count for _, count in price.resources) - _met(price, goods) if price is not None else 0


def _met(price: Price, goods: Pieces) -> int:
    """Return how many resources of a price lie there; gold replaces any other (KF-8)."""
    exact = {kind: min(count, goods.get(kind, 0)) for kind, count in price.resources if kind != ANY}
    spare = sum(goods.values()) - sum(exact.values())
    wild = sum(count for kind, count in price.resources if kind == ANY)
    gold = goods.get("gold", 0) - exact.get("gold", 0)
    lacking = sum(count - exact[kind] for kind, count in price.resources if kind not in (ANY, "gold"))
    replaced = min(gold, lacking)
    return sum(exact.values()) + replaced + min(wild, spare - replaced)
