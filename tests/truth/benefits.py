"""The reasons of a hint, each compared with the positions before and after its move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.core.game import AnyGame
from engine.core.tell import Silence
from engine.core.text import Seat, Text, Who
from engine.keyflower.actions import AddGroup, BidFor, Send, TakeBoat, Use
from engine.keyflower.content.shapes import ANY, Power
from engine.keyflower.names import tile_name as flower_tile
from engine.keyflower.queries import find, spot_of, winning_bid
from engine.keyper.actions import Build, PlayKeyper, TakeTile, Upgrade
from engine.keyper.names import counted, tile_name
from engine.keyper.prices import payments, purse_of, ways_payable
from engine.keyper.state import NOBODY as NO_SEAT
from engine.keythedral.actions import Aim as AimLaw
from engine.keythedral.actions import Send as SendWorker
from engine.keythedral.content.shapes import EVERY_KIND, NUMBERS, number_on, owner_of
from engine.keythedral.names import kind_text, law_text
from engine.keythedral.prices import affords, prices_on
from engine.keythedral.queries import open_fields, slot_named, slots_on_sale
from engine.players.evaluator import evaluator_of
from tests.truth import keythedral_benefits
from tests.truth.figures import UNTRIED
from tests.truth.keyflower_winter import (
    counted_by,
    greens_gained,
    owned_there,
    put_up,
    shared,
    winter_order,
    with_winter,
    workers_missed,
)

_NODES = 400
"""Positions looked at for something that a turn is said to make possible."""


class _Case:
    def __init__(self, game: AnyGame, before: Any, after: Any, seat: Seat, picks: Sequence[Any]) -> None:
        self.game, self.before, self.after, self.seat, self.picks = game, before, after, seat, picks
        self.states = (before, after)
        self.old, self.new = before.players[seat], after.players[seat]

    def pick(self, kind: type) -> Any:
        return next(pick for pick in self.picks if isinstance(pick, kind))

    def can(self, wanted: Callable[[Any], bool]) -> object:
        """Whether this seat can still do it in the same turn."""
        evaluator, codec = evaluator_of(self.game), self.game.codec
        start = codec.pack(self.after)
        mark, seen, ends = evaluator.turn(self.after), {start}, [start]
        while ends:
            packed = ends.pop()
            for choice in self.game.choices(codec.unpack(packed)):
                for action in choice.actions:
                    if choice.seat == self.seat and wanted(action):
                        return None
                    world = codec.unpack(packed)
                    self.game.play(world, action, Silence())
                    end = codec.pack(world)
                    if evaluator.turn(world) == mark and end not in seen:
                        if len(seen) > _NODES:
                            return UNTRIED
                        seen.add(end)
                        ends.append(end)
        return "it cannot be done"


def _args(text: Text) -> dict[str, Any]:
    return dict(text.args)


def _outbids(case: _Case, said: dict[str, Any]) -> object:
    tile = case.pick(BidFor).tile
    led, leads = winning_bid(spot_of(case.before, tile)), winning_bid(spot_of(case.after, tile))
    return (led is None or (Who(led.seat), led.count) != (said["who"], said["count"])) or (
        leads is None or (leads.seat, leads.count) != (case.seat, said["total"])
    )


def _bid_alone(case: _Case, said: dict[str, Any]) -> object:
    return spot_of(case.before, case.pick(BidFor).tile).bids


def _raised(case: _Case, said: dict[str, Any]) -> object:
    led, leads = (winning_bid(spot_of(each, case.pick(BidFor).tile)) for each in case.states)
    return led is None or led.seat != case.seat or leads is None or leads.count != said["total"]


def _guests(case: _Case, said: dict[str, Any]) -> object:
    spot = spot_of(case.before, case.pick(BidFor).tile)
    return sum(spot.users.values()) + sum(spot.lying.values()) != said["count"]


def _upgradable(case: _Case, said: dict[str, Any]) -> object:
    return case.before.content.tiles[case.pick(BidFor).tile].upgraded.points != said["points"]


def _upgrade_owned(case: _Case, said: dict[str, Any]) -> object:
    price = case.before.content.tiles[case.pick(BidFor).tile].price
    return _upgradable(case, said) or _short_of(case.old, price)


def _short_of(player: Any, price: Any) -> bool:
    """Whether a price cannot be paid from the whole village, each piece counted by hand."""
    goods = Counter[str]()
    for spot in player.village:
        goods.update(spot.goods)
    if Power.ANY_RESOURCE_PAYS in player.powers:
        lacking = sum(count for _, count in price.resources) - sum(goods.values())
    else:
        asked = {kind: count for kind, count in price.resources if kind != ANY}
        taken = {kind: min(count, goods[kind]) for kind, count in asked.items()}
        gold = goods["gold"] - taken.get("gold", 0)
        other = sum(goods.values()) - sum(taken.values()) - gold
        wild = sum(count for kind, count in price.resources if kind == ANY)
        unpaid = sum(count - taken[kind] for kind, count in asked.items() if kind != "gold")
        lacking = max(unpaid + max(0, wild - other) - gold, asked.get("gold", 0) - taken.get("gold", 0))
    skills = {kind: count for kind, count in price.skills if kind != ANY}
    short = any(player.skills.get(kind, 0) < count for kind, count in skills.items())
    return lacking > 0 or short or sum(player.skills.values()) < sum(count for _, count in price.skills)


def _harder(case: _Case, said: dict[str, Any]) -> object:
    bids = spot_of(case.before, case.pick(BidFor).tile).bids
    leads = winning_bid(spot_of(case.after, case.pick(BidFor).tile))
    return bids or leads is None or leads.count != said["count"]


def _green_bid(case: _Case, said: dict[str, Any]) -> object:
    leads = winning_bid(spot_of(case.after, case.pick(BidFor).tile))
    return _bid_alone(case, said) or leads is None or leads.colour != "green"


def _comes_back(case: _Case, said: dict[str, Any]) -> object:
    return all(spot.id != case.pick(Use).tile for spot in case.old.village)


def _group(case: _Case, said: dict[str, Any]) -> object:
    kinds = {type(pick) for pick in case.picks}
    return AddGroup not in kinds or Send in kinds


def _kept_workers(case: _Case, said: dict[str, Any]) -> object:
    return sum(case.old.workers.values()) != said["count"]


def _last_pass(case: _Case, said: dict[str, Any]) -> object:
    return case.before.passes != len(case.before.players) - 1


def _tied_up(case: _Case, said: dict[str, Any]) -> object:
    return sum(pick.count for pick in case.picks if isinstance(pick, Send)) != said["count"]


def _into_bag(case: _Case, said: dict[str, Any]) -> object:
    return case.before.season != "winter" or not any(isinstance(pick, BidFor) for pick in case.picks)


def _with_tile(case: _Case, said: dict[str, Any]) -> object:
    tile = case.pick(Use).tile
    led = winning_bid(spot_of(case.before, tile))
    return led is None or led.seat != case.seat or said["tile"] != flower_tile(tile) or _arrived(case, said)


def _arrived(case: _Case, said: dict[str, Any]) -> object:
    """This many workers have come to the tile that is used."""
    was, now = (find(each, case.pick(Use).tile)[0] for each in case.states)
    there, more = (Counter(spot.users).total() + Counter(spot.lying).total() for spot in (was, now))
    return more - there != said["count"]


def _comes_home_outbid(case: _Case, said: dict[str, Any]) -> object:
    """Every bid of this seat that is not the largest at its tile, counted by hand."""
    spots = [*case.before.middle, *case.before.orders]
    lost = [
        bid.count
        for spot in spots
        for bid in spot.bids
        if bid.seat == case.seat and bid.count < max(each.count for each in spot.bids)
    ]
    if "outbid" in said:
        return sum(lost) != said["outbid"] or _kept_workers(case, said)
    return sum(lost) != said["count"] or any(case.old.workers.values())


def _not_without(case: _Case, said: dict[str, Any]) -> object:
    """The price asks for something that the village lacks."""
    tiles = case.before.content.tiles
    bid = [pick.tile for pick in case.picks if isinstance(pick, BidFor)]
    tile = bid[0] if bid else next(one.id for one in case.new.village if flower_tile(one.id) == said["tile"])
    goods = Counter[str]()
    for spot in case.new.village:
        goods.update(spot.goods)
    return all(kind == ANY or goods[kind] >= count for kind, count in tiles[tile].price.resources)


def _owned_instead(case: _Case, said: dict[str, Any]) -> object:
    return _owned_now(case, said) or _not_without(case, said)


def _payable_instead(case: _Case, said: dict[str, Any]) -> object:
    return _upgrade_owned(case, said) or _not_without(case, said)


def _each_left_scores(case: _Case, said: dict[str, Any]) -> object:
    return Power.ANY_RESOURCE_SCORES not in case.old.powers


def _owned_now(case: _Case, said: dict[str, Any]) -> object:
    """The whole price is there now and was not before, wherever it lies."""
    tiles = case.after.content.tiles
    owned = (*case.new.village, *case.old.growth.tiles)
    spot = next(one for one in owned if flower_tile(one.id) == said["tile"])
    price = tiles[spot.id].price
    return _short_of(case.new, price) or not _short_of(case.old, price)


def _holds(case: _Case, said: dict[str, Any]) -> object:
    """So much of what the tile scores, gold included, is new."""
    tiles = case.after.content.tiles
    spot = next(one for one in case.new.village if flower_tile(one.id) == said["tile"])
    effect = tiles[spot.id].face(spot.upgraded).effect
    was, now = (
        Counter(kind for one in each.village for kind, n in one.goods.items() for _ in range(n))
        for each in (case.old, case.new)
    )
    more = [
        n for kind, n in (now - was).items() if effect.resource == ANY or kind in (effect.resource, "gold")
    ]
    return sum(more) * effect.each != said["points"]


def _stores_there(case: _Case, said: dict[str, Any]) -> object:
    old = {spot.id: spot.goods for spot in case.old.village}
    spot = next(one for one in case.new.village if flower_tile(one.id) == said["tile"])
    effect = case.after.content.tiles[spot.id].face(spot.upgraded).effect
    more = Counter(spot.goods) - Counter(old[spot.id])
    if more and Power.ANY_RESOURCE_SCORES in case.new.powers:
        return None
    return not any(effect.resource == ANY or kind in (effect.resource, "gold") for kind in more)


def _boat(case: _Case, said: dict[str, Any]) -> object:
    boat = case.pick(TakeBoat).boat
    loads = {each.id: sum(each.workers.values()) for each in case.before.boats if each.taken_by < 0}
    return (loads.pop(boat), max(loads.values(), default=99) >= said["count"]) != (said["count"], False)


def _boat_of_skills(case: _Case, said: dict[str, Any]) -> object:
    boat = case.pick(TakeBoat).boat
    loads = {each.id: sum(each.skills.values()) for each in case.before.boats if each.taken_by < 0}
    return (loads.pop(boat), max(loads.values(), default=99) >= said["count"]) != (said["count"], False)


def _boat_of_more_skills(case: _Case, said: dict[str, Any]) -> object:
    left = [each for each in case.before.boats if each.taken_by < 0]
    own = next(each for each in left if each.id == case.pick(TakeBoat).boat)
    workers, skills = sum(own.workers.values()), sum(own.skills.values())
    as_many = [each for each in left if each is not own and sum(each.workers.values()) == workers]
    return (
        dict(said["workers"].args)["count"] != workers
        or said["skills"] != skills
        or set(said["boats"]) != {flower_tile(each.id) for each in as_many}
        or any(sum(each.workers.values()) > workers for each in left)
        or any(sum(each.skills.values()) >= skills for each in as_many)
    )


def _boat_with(case: _Case, said: dict[str, Any]) -> object:
    own = next(each for each in case.before.boats if each.id == case.pick(TakeBoat).boat)
    load = [sum(own.workers.values()), sum(own.skills.values())]
    return [dict(each.args)["count"] for each in said["items"]] != load


def _can_build(case: _Case, said: dict[str, Any]) -> object:
    names = set(said["tiles"])
    return case.can(lambda action: isinstance(action, Build) and tile_name(action.tile) in names)


def _can_upgrade(case: _Case, said: dict[str, Any]) -> object:
    names = set(said["tiles"])
    return case.can(lambda action: isinstance(action, Upgrade) and tile_name(action.tile) in names)


def _can_take(case: _Case, said: dict[str, Any]) -> object:
    names = set(said["tiles"])
    return case.can(lambda action: isinstance(action, TakeTile) and tile_name(action.tile) in names)


def _claimed(case: _Case, said: dict[str, Any]) -> object:
    board = case.before.boards[case.pick(PlayKeyper).board]
    return sum(map(len, board.fields)) != said.get("count", 0)


def _pays(case: _Case, said: dict[str, Any]) -> object:
    """Something out of reach before; the rest of the turn is not tried."""
    content = case.before.content
    tile = next(one for one in case.old.tiles if tile_name(one) == said["tile"])
    return (
        payments(content.printed_costs[tile], purse_of(content, case.old.goods)) and "it could be paid before"
    )


def _pays_both(case: _Case, said: dict[str, Any]) -> object:
    """Both prices together were out of reach before; the rest of the turn is not tried."""
    told, content = said["tiles"], case.before.content
    tiles = [one for one in case.old.tiles if tile_name(one) in told]
    price = tuple(icon for tile in tiles for icon in content.printed_costs[tile][0])
    return len(tiles) != len(told) or (ways_payable(case.old.goods, price) and "they could be paid before")


def _only_free(case: _Case, said: dict[str, Any]) -> object:
    free = [board for board in case.before.boards if board.keyper == NO_SEAT]
    return free != [case.before.boards[case.pick(PlayKeyper).board]]


def _converts(case: _Case, said: dict[str, Any]) -> object:
    """A built tile exchanges just that, and no keyple is in the way."""
    tiles = case.before.content.tiles
    sides = [
        tiles[plot.tile].side(plot.upgraded) for plot in case.new.plots if plot.tile and not plot.keyples
    ]
    return (said["given"], said["got"]) not in [
        (counted(each.give[0], 1), counted(each.get[0], each.count))
        for side in sides
        for each in side.exchanges
    ]


def _houses_more(case: _Case, said: dict[str, Any]) -> object:
    """It is in hand, and houses an animal of which there are more; what the rest of the turn brings is not
    tried."""
    tile = next(one for one in case.old.tiles if tile_name(one) == said["tile"])
    more = [kind for kind, count in case.new.goods.items() if count > case.old.goods.get(kind, 0)]
    return not {*more} & {*case.before.content.tiles[tile].houses} and UNTRIED


def _lies_there(case: _Case, said: dict[str, Any]) -> object:
    board = case.before.boards[case.pick(PlayKeyper).board]
    return [keyple.lying for field in board.fields for keyple in field].count(False) != said["count"]


def _asks_for(case: _Case, said: dict[str, Any]) -> object:
    """The fair lacks so much of each good."""
    return _told_lacks(said) != _lacks(case, case.after, said)


def _asks_again(case: _Case, said: dict[str, Any]) -> object:
    """The fair lacks more than before; what only the rest of the turn spends is not tried."""
    more = _lacks(case, case.after, said) - _lacks(case, case.before, said)
    return not _told_lacks(said) & more if more else UNTRIED


def _lacks(case: _Case, state: Any, said: dict[str, Any]) -> Counter[str]:
    aims = case.game.objectives_of(state, case.seat)
    parts = [part for aim in aims if aim.what == said["aim"] for part in aim.parts]
    return +Counter({part.what.key.removeprefix("keyper-good-"): part.need - part.have for part in parts})


def _told_lacks(said: dict[str, Any]) -> Counter[str]:
    return Counter(
        {each.key.removeprefix("keyper-counted-"): dict(each.args)["count"] for each in said["lack"]}
    )


def _counted_by(case: _Case, said: dict[str, Any]) -> object:
    """The tiles named were there before, and the turn scores."""
    names = {tile_name(plot.tile) for plot in case.old.plots if plot.tile}
    old, new = (sum(line.points for line in case.game.own_sheet(each, case.seat)) for each in case.states)
    return not set(said["tiles"]) <= names or (new <= old and "the turn brings no points")


def _homes_built(case: _Case, said: dict[str, Any]) -> object:
    built = {pick.tile for pick in case.picks if isinstance(pick, Build)}
    return not set(said["tiles"]) <= {
        tile_name(tile) for tile in built if case.before.content.tiles[tile].houses
    }


def _stands_on(case: _Case, said: dict[str, Any]) -> object:
    """The player can lay down another keyple, now or after moves of others."""
    fields = [field for board in case.after.boards if board.keyper == case.seat for field in board.fields]
    there = [*fields, *(plot.keyples for plot in case.new.plots)]
    is_last = (case.before.closing, case.after.closing) != (NO_SEAT, NO_SEAT)
    return (
        is_last
        or case.old.goods != case.new.goods
        or all(keyple.lying for field in there for keyple in field)
    )


def _gives_up(case: _Case, said: dict[str, Any]) -> object:
    return case.old.goods != case.new.goods or case.old.tiles != case.new.tiles


def _animals_kept(case: _Case, said: dict[str, Any]) -> object:
    told = {each.key.removeprefix("keyper-counted-"): dict(each.args)["count"] for each in said["animals"]}
    return any(case.new.goods.get(kind) != count for kind, count in told.items())


def _nearly_pays(case: _Case, said: dict[str, Any]) -> object:
    """The price is not complete, neither before nor after, as far as the rest of the turn adds nothing."""
    content = case.before.content
    tile = next(one for one in case.old.tiles if tile_name(one) == said["tile"])
    return payments(content.printed_costs[tile], purse_of(content, case.old.goods)) and "it could be paid"


def _worth_upgrading(case: _Case, said: dict[str, Any]) -> object:
    built = [pick.tile for pick in case.picks if isinstance(pick, Build)]
    printed = [case.before.content.tiles[one] for one in built]
    return (said["tile"], said["points"]) not in [
        (tile_name(tile.id), tile.upgraded.points - tile.basic.points) for tile in printed
    ]


def _seats_in_need(case: _Case, said: dict[str, Any]) -> object:
    """So many seats on sale show it, and all of them more than the player has with all workers sent."""
    state, slots = case.before, slots_on_sale(case.before)
    if "kinds" in said:
        each = ({**said, "kind": kind} for kind in said["kinds"])
        return any(_seats_in_need(case, one) for one in each)
    kind = next(kind for kind in EVERY_KIND if kind_text(kind) == said["kind"])
    have = case.old.cubes[kind] + sum(
        state.fields[cell] == kind
        for cell, dwelling in state.workers.items()
        if owner_of(dwelling) == case.seat
    )
    costs = {slot_named(state, slot): state.content.tiles[state.mat[slot]].cost[kind] for slot in slots}
    need = {slot for slot, count in costs.items() if count}
    counted = (
        need == {said["slot"]} if "slot" in said else (len(need), len(slots)) == (said["count"], said["all"])
    )
    return not counted or sum(costs.values()) <= have


def _nobody(case: _Case, said: dict[str, Any]) -> object:
    return any(open_fields(case.before, seat, said["number"]) for seat in range(len(case.before.players)))


def _fewer(case: _Case, said: dict[str, Any]) -> object:
    """So many of the others have an open field beside their dwelling of each number."""
    others = [seat for seat in range(len(case.before.players)) if seat != case.seat]
    one, two = (
        sum(bool(open_fields(case.before, seat, said[number])) for seat in others)
        for number in ("number", "other")
    )
    return (one, two) != (said["count"], said["more"]) or one >= two or said["other"] in case.before.order


def _goes_later(case: _Case, said: dict[str, Any]) -> object:
    called = {*case.after.order} if case.after.order else set()
    return not all(
        number not in called and open_fields(case.after, case.seat, number) for number in said["numbers"]
    )


def _none_left(case: _Case, said: dict[str, Any]) -> object:
    left = {1, 2, 3, 4, 5} - {*case.before.order}
    return any(open_fields(case.before, case.seat, number) for number in left)


def _kept_laws(case: _Case, said: dict[str, Any]) -> object:
    return said["laws"] != tuple(law_text(card) for card in case.old.laws)


def _rival(case: _Case, said: dict[str, Any]) -> object:
    return not any(
        (Who(owner_of(each)), number_on(each)) == (said["who"], said["number"])
        for each in case.before.dwellings.values()
    )


def _no_other_field(case: _Case, said: dict[str, Any]) -> object:
    return open_fields(case.after, case.seat, case.pick(SendWorker).number)


def _all_cubes(case: _Case, said: dict[str, Any]) -> object:
    return case.old.cubes != case.new.cubes


def _workers_there(case: _Case, said: dict[str, Any]) -> object:
    kind = case.pick(AimLaw).target
    owners = [
        owner_of(dwelling)
        for cell, dwelling in case.before.workers.items()
        if case.before.fields[cell] == kind
    ]
    return (owners.count(case.seat), sum(owner != case.seat for owner in owners)) != (
        said["own"],
        said["others"],
    )


def _kept_cubes(case: _Case, said: dict[str, Any]) -> object:
    """Nothing is paid, and the seat, if one is named, shows these cubes."""
    prices = [cost for slot, cost in _prices(case.before) if said.get("slot") == slot]
    kept = {kind: count for kind, count in _counted(said) if count}
    shows = any(all(cost[kind] >= count for kind, count in kept.items()) for cost in prices)
    return case.old.cubes != case.new.cubes or ("slot" in said and not shows)


def _kept_besides(case: _Case, said: dict[str, Any]) -> object:
    """Nothing is paid, and both parts are all the cubes."""
    parts = (_counted(said), _counted({"cubes": said["rest"]}))
    both = [sum(dict(part)[kind] for part in parts) for kind in EVERY_KIND]
    return case.old.cubes != case.new.cubes or both != list(case.old.cubes)


def _prices(state: Any) -> list[tuple[Text, Any]]:
    return [
        (slot_named(state, slot), cost) for slot in slots_on_sale(state) for cost in prices_on(state, slot)
    ]


def _counted(said: dict[str, Any]) -> list[tuple[int, int]]:
    told = {dict(each.args)["kind"]: dict(each.args)["count"] for each in said["cubes"]}
    return [(kind, told.get(kind_text(kind), 0)) for kind in EVERY_KIND]


def _asked_later(case: _Case, said: dict[str, Any]) -> object:
    """So many of the seats of that number, which is not on sale yet, show this kind."""
    (kind,) = (kind for kind in EVERY_KIND if kind_text(kind) == said["kind"])
    tiles = [tile for tile in case.before.content.tiles if tile.number == said["number"]]
    shown = sum(bool(tile.cost[kind]) for tile in tiles)
    told = (said["count"], said["all"], said["part"] == "all")
    return said["number"] <= case.before.number or (shown, len(tiles), shown == len(tiles)) != told


def _pays_craft(case: _Case, said: dict[str, Any]) -> object:
    """The harvest brings these cubes, and the seat shows more of the craft cube than the player has."""
    (kind,) = (kind for kind in EVERY_KIND if kind_text(kind) == said["kind"])
    has = case.old.cubes[kind]
    asked = any(cost[kind] > has for slot, cost in _prices(case.before) if slot == said["slot"])
    return _harvest(case, said) or not asked


def _starts(case: _Case, said: dict[str, Any]) -> object:
    return case.after.start != case.seat


def _starts_free(case: _Case, said: dict[str, Any]) -> object:
    return _starts(case, said) or case.old.cubes != case.new.cubes


def _few_seats(case: _Case, said: dict[str, Any]) -> object:
    return said["count"] != len(slots_on_sale(case.after)) or said["count"] >= len(case.after.players)


def _pays_seat(case: _Case, said: dict[str, Any]) -> object:
    """The player's cubes are enough for the seat."""
    return not any(
        affords(case.new.cubes, cost) for slot, cost in _prices(case.after) if slot == said["slot"]
    )


def _beside_house(case: _Case, said: dict[str, Any]) -> object:
    """The house can send workers to so many fields while nobody is there."""
    state = case.game.copy(case.after)
    state.workers.clear()
    return said["count"] != len(open_fields(state, case.seat, said["number"]))


def _paid_by(case: _Case, said: dict[str, Any]) -> object:
    """The last to bid lets the highest bid pass."""
    bids = case.before.auction
    return (bids.taker, bids.by, bids.high) != (case.seat, said["who"].seat, said["count"])


def _named_by(case: _Case, said: dict[str, Any]) -> object:
    bids = case.before.auction
    return bids.high or bids.taker != said["who"].seat


def _own_fields(case: _Case, said: dict[str, Any]) -> object:
    """None of the fields left is open to a dwelling of another player whose number is not called yet."""
    state = case.before
    later = [number for number in NUMBERS if number not in case.after.order]
    own = {cell for number in later for cell in open_fields(state, case.seat, number)}
    others = [other for other in range(len(state.players)) if other != case.seat]
    left = [number for number in NUMBERS if number not in state.order]
    return not own or own & {
        cell for other in others for number in left for cell in open_fields(state, other, number)
    }


def _chosen_there(case: _Case, said: dict[str, Any]) -> object:
    """So many of the player's workers are on the fields that the law is about."""
    kind = case.pick(AimLaw).target
    there = sum(
        case.before.fields[cell] == kind and owner_of(dwelling) == case.seat
        for cell, dwelling in case.before.workers.items()
    )
    told = dict(_counted(said))[kind] if "cubes" in said else said["count"]
    return there != told


def _law(case: _Case, said: dict[str, Any]) -> object:
    return len(case.new.laws) <= len(case.old.laws)


def _house(case: _Case, said: dict[str, Any]) -> object:
    return sum(case.new.houses) <= sum(case.old.houses)


def _aim(case: _Case, said: dict[str, Any]) -> object:
    aim = [each for each in case.game.objectives_of(case.after, case.seat) if each.what == said["aim"]]
    if "lacking" in said:
        lacking = [tuple(part.what for part in each.parts if part.have < part.need) for each in aim]
        return said["lacking"] not in lacking and f"said {said}, rightly {lacking}"
    if "have" not in said:
        return not any(all(part.have >= part.need for part in each.parts) for each in aim)
    parts = [(part.what, part.have, part.need) for each in aim for part in each.parts]
    if (said["what"], said["have"], said["need"]) not in parts:
        return f"said {said}, rightly {parts}"
    others = [{part.what for part in each.parts if part.have < part.need} - {said["what"]} for each in aim]
    return set(said.get("also", ())) not in others and f"said {said}, rightly {others}"


def _harvest(case: _Case, said: dict[str, Any]) -> object:
    """Each worker sent brings the yield of its field."""
    kinds = [kind_text(case.before.fields[pick.cell]) for pick in case.picks if isinstance(pick, SendWorker)]
    told = {dict(each.args)["kind"]: dict(each.args)["count"] for each in said["cubes"]}
    return told != dict(Counter(kinds))


def _to_owner(case: _Case, said: dict[str, Any]) -> object:
    tile, owner = case.pick(Use).tile, said["who"].seat
    village = case.before.players[owner].village
    return owner == case.seat or all(spot.id != tile for spot in village) or _arrived(case, said)


def _to_winner(case: _Case, said: dict[str, Any]) -> object:
    led = winning_bid(spot_of(case.before, case.pick(Use).tile))
    return led is None or led.seat == case.seat or _arrived(case, said)


def _to_anyone(case: _Case, said: dict[str, Any]) -> object:
    return winning_bid(spot_of(case.before, case.pick(Use).tile)) is not None or _arrived(case, said)


def _rests(case: _Case, said: dict[str, Any]) -> object:
    return sum(case.new.standing.values()) <= sum(case.old.standing.values())


def _rests_no_white(case: _Case, said: dict[str, Any]) -> object:
    white = case.old.keyples.get("white", 0)
    return _rests(case, said) or case.new.keyples.get("white", 0) != white or said["count"] != white


def _rests_no_colour(case: _Case, said: dict[str, Any]) -> object:
    return _rests(case, said) or any(
        count and not case.new.keyples.get(colour) for colour, count in case.old.keyples.items()
    )


def _in_line(case: _Case, said: dict[str, Any]) -> object:
    """So many others lead lower tiles, each of these is led by one of them, and without the bid the place is
    worse: after all who lead, clockwise from the start player, or after those who lead lower tiles than this
    seat does."""
    orders, before = case.before.orders, case.before
    at = [spot.id for spot in orders].index(case.pick(BidFor).tile)
    led = [bid.seat if (bid := winning_bid(spot)) is not None else None for spot in orders]
    if None in led[:at] or case.seat in led[:at]:
        return "a lower tile does as much"
    first = before.start_player if led[-1] is None else led[-1]
    others = {seat for seat in led if seat is not None}
    if case.seat in led:
        others = {seat for seat in led[: led.index(case.seat)] if seat is not None}
    else:
        seats = len(before.players)
        others |= {(first + n) % seats for n in range((case.seat - first) % seats)}
    right = len({*led[:at]}) + 1, len(others) + 1
    return ((said["number"], said["old"]) != right and f"rightly {right}") or right[0] >= right[1]


def _would_start(case: _Case, said: dict[str, Any]) -> object:
    return case.pick(BidFor).tile != case.before.orders[-1].id or case.before.start_player == case.seat


def _starts_in_line(case: _Case, said: dict[str, Any]) -> object:
    return _in_line(case, said) or _would_start(case, said)


_CHECKS: Mapping[str, Callable[[_Case, dict[str, Any]], object]] = {
    "benefit-completed": _aim,
    "benefit-nearer": _aim,
    "benefit-nearer-also": _aim,
    "benefit-part": _aim,
    "keyflower-benefit-outbids": _outbids,
    "keyflower-benefit-first-bid": _bid_alone,
    "keyflower-benefit-raise": _raised,
    "keyflower-benefit-green-bid": _green_bid,
    "keyflower-benefit-guests": _guests,
    "keyflower-benefit-upgrade": _upgradable,
    "keyflower-benefit-payable": _upgrade_owned,
    "keyflower-benefit-harder": _harder,
    "keyflower-benefit-order": _in_line,
    "keyflower-benefit-order-start": _starts_in_line,
    "keyflower-benefit-start": _would_start,
    "keyflower-benefit-comes-back": _comes_back,
    "keyflower-benefit-group": _group,
    "keyflower-benefit-hold": _holds,
    "keyflower-benefit-with-tile": _with_tile,
    "keyflower-benefit-with-winter": with_winter,
    "keyflower-benefit-with-winter-instead": with_winter,
    "keyflower-benefit-with-led": with_winter,
    "keyflower-benefit-with-led-instead": with_winter,
    "keyflower-benefit-order-winter": winter_order,
    "keyflower-benefit-workers-missed": workers_missed,
    "keyflower-benefit-winter-bid-shared": shared,
    "keyflower-benefit-winter-bid-shared-led": shared,
    "keyflower-benefit-scores-owned": owned_there,
    "keyflower-benefit-counts": counted_by,
    "keyflower-benefit-greens": greens_gained,
    "keyflower-benefit-winter": put_up,
    "keyflower-benefit-winter-all": put_up,
    "keyflower-benefit-any-scores": _each_left_scores,
    "keyflower-benefit-owned-instead": _owned_instead,
    "keyflower-benefit-payable-instead": _payable_instead,
    "keyflower-benefit-to-anyone": _to_anyone,
    "keyflower-benefit-pass-both": _comes_home_outbid,
    "keyflower-benefit-owned": _owned_now,
    "keyflower-benefit-to-owner": _to_owner,
    "keyflower-benefit-to-winner": _to_winner,
    "keyflower-benefit-pass": _kept_workers,
    "keyflower-benefit-pass-outbid": _comes_home_outbid,
    "keyflower-benefit-ends-season": _last_pass,
    "keyflower-benefit-ends-game": _last_pass,
    "keyflower-benefit-ties-up": _tied_up,
    "keyflower-benefit-into-bag": _into_bag,
    "keyflower-benefit-boat-workers": _boat,
    "keyflower-benefit-boat-skills": _boat_of_skills,
    "keyflower-benefit-boat-tie": _boat_of_more_skills,
    "keyflower-benefit-boat-load": _boat_with,
    "keyflower-benefit-stores": _stores_there,
    "keyper-benefit-can-build": _can_build,
    "keyper-benefit-can-upgrade": _can_upgrade,
    "keyper-benefit-can-take": _can_take,
    "keyper-benefit-claim": _claimed,
    "keyper-benefit-claim-most": _claimed,
    "keyper-benefit-claim-empty": _claimed,
    "keyper-benefit-claim-last": _only_free,
    "keyper-benefit-converts": _converts,
    "keyper-benefit-animals-later": _houses_more,
    "keyper-benefit-pays": _pays,
    "keyper-benefit-pays-both": _pays_both,
    "keyper-benefit-rest": _rests,
    "keyper-benefit-rest-white": _rests_no_white,
    "keyper-benefit-rest-colours": _rests_no_colour,
    "keyper-benefit-claim-lay": _lies_there,
    "keyper-benefit-has-fair": _asks_for,
    "keyper-benefit-spends": _asks_again,
    "keyper-benefit-counts": _counted_by,
    "keyper-benefit-house-later": _homes_built,
    "keyper-benefit-others-stand": _stands_on,
    "keyper-benefit-keep": _gives_up,
    "keyper-benefit-kept": _animals_kept,
    "keyper-benefit-lacks": _nearly_pays,
    "keyper-benefit-upgradable": _worth_upgrading,
    "keythedral-benefit-harvest": _harvest,
    "keythedral-benefit-wanted": _seats_in_need,
    "keythedral-benefit-wanted-all": _seats_in_need,
    "keythedral-benefit-wanted-one": _seats_in_need,
    "keythedral-benefit-wanted-kinds": _seats_in_need,
    "keythedral-benefit-craft-later": _asked_later,
    "keythedral-benefit-harvest-later": lambda case, said: _asked_later(case, said) or _harvest(case, said),
    "keythedral-benefit-harvest-craft": _pays_craft,
    "keythedral-benefit-keep-no-seat": keythedral_benefits.out_of_reach,
    "keythedral-benefit-law-needed": keythedral_benefits.needs_laws,
    "keythedral-benefit-offer": keythedral_benefits.offered,
    "keythedral-benefit-only-kind": keythedral_benefits.only_of_kind,
    "keythedral-benefit-opens": keythedral_benefits.opens,
    "keythedral-benefit-opens-alone": keythedral_benefits.opens,
    "keythedral-benefit-start": _starts,
    "keythedral-benefit-start-free": _starts_free,
    "keythedral-benefit-start-law": _starts,
    "keythedral-benefit-few-seats": _few_seats,
    "keythedral-benefit-buys-first": _pays_seat,
    "keythedral-benefit-house-fields": _beside_house,
    "keythedral-benefit-keep-later": _asked_later,
    "keythedral-benefit-keep-later-too": lambda case, said: (
        _asked_later(case, said) or _kept_besides(case, said)
    ),
    "keythedral-benefit-keep-seat": _kept_cubes,
    "keythedral-benefit-keep-seat-too": lambda case, said: (
        _kept_cubes(case, said) or _kept_besides(case, said)
    ),
    "keythedral-benefit-paid": _paid_by,
    "keythedral-benefit-named-free": _named_by,
    "keythedral-benefit-any-order": _own_fields,
    "keythedral-benefit-choose": _chosen_there,
    "keythedral-benefit-double": _chosen_there,
    "keythedral-benefit-nobody": _nobody,
    "keythedral-benefit-fewer": _fewer,
    "keythedral-benefit-later": _goes_later,
    "keythedral-benefit-none-left": _none_left,
    "keythedral-benefit-keep-laws": _kept_laws,
    "keythedral-benefit-rival": _rival,
    "keythedral-benefit-only": _no_other_field,
    "keythedral-benefit-keep-all": _all_cubes,
    "keythedral-benefit-aimed": _workers_there,
    "keythedral-benefit-keep": _kept_cubes,
    "keythedral-benefit-law": _law,
    "keythedral-benefit-house": _house,
}
"""Other reasons quote what the rules or the pieces say, or what a forecast says, which is tried as such."""


def try_benefit(
    game: AnyGame, before: Any, after: Any, seat: Seat, picks: Sequence[Any], text: Text
) -> object:
    """Return the error in a reason, or a false value."""
    check = _CHECKS.get(text.key)
    return UNTRIED if check is None else check(_Case(game, before, after, seat, picks), _args(text))
