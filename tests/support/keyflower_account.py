"""The account of one turn of Keyflower by the rules alone, compared with the engine's result."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement, permutations

from engine.core.hexes import SIDES, neighbour, opposite
from engine.keyflower import actions
from engine.keyflower.actions import Action
from engine.keyflower.content.shapes import (
    ANY,
    COLOURS,
    RESOURCES,
    SKILLS,
    Counts,
    Either,
    Exchange,
    Gain,
    Hold,
    Price,
    Transport,
)
from engine.keyflower.state import Bid, Spot, State
from tests.support.keyflower_box import CONTRACTS, EXTENSIONS, HEXES, TILES


def standing_colour(spot: Spot) -> str:
    """KF-29, KF-36, KF-40, KM-26."""
    if spot.extension:
        return EXTENSIONS[spot.extension].colour
    colours = {bid.colour for bid in spot.bids if not bid.lying} | set(spot.users)
    assert len(colours) <= 1, "one colour for the whole season"
    return next(iter(colours), "")


def losing_bid(spot: Spot, seat: int) -> Bid | None:
    most = max((bid.count for bid in spot.bids), default=0)
    return next((bid for bid in spot.bids if bid.seat == seat and bid.count < most), None)


def leads_to(spot: Spot, other: Spot, over_fields: bool) -> bool:
    """KF-51, KF-88."""
    for side in SIDES:
        if neighbour(spot.at, side) == other.at:
            here = HEXES[spot.id].edges[(side - spot.rotation) % 6]
            there = HEXES[other.id].edges[(opposite(side) - other.rotation) % 6]
            return "w" not in (here, there) if over_fields else here == there == "r"
    return False


def pays(asked: Counts, pieces: tuple[str, ...], jokers: tuple[str, ...]) -> bool:
    places = [kind for kind, n in asked for _ in range(n)]
    return any(
        all(kind in (ANY, piece) or piece in jokers for kind, piece in zip(places, row, strict=True))
        for row in permutations(pieces)
    )


class Account:
    """Follows the picks of a turn from the first one on."""

    def __init__(self, before: State) -> None:
        assert before.turn is not None
        self.before, self.seat = before, before.turn.seat
        self.player = before.players[self.seat]
        self.spots = {spot.id: spot for spot in (*before.middle, *before.orders)}
        self.own = {spot.id: spot for spot in self.player.village}
        for player in before.players:
            self.spots |= {spot.id: spot for spot in player.village}
        self.hand, self.skills = Counter(self.player.workers), Counter(self.player.skills)
        self.bag, self.pile, self.stock = Counter(before.bag), Counter(before.pile), Counter(before.stock)
        self.greens, self.extensions = before.greens, list(before.extensions)
        self.goods = {spot.id: Counter(spot.goods) for spot in self.player.village}
        self.upgraded = {spot.id for spot in self.player.village if spot.upgraded}
        self.extended = {spot.id: spot.extension for spot in self.player.village if spot.extension}
        self.users = {spot.id: next(iter(spot.users), "") for spot in self.player.village}
        self.verb, self.tile, self.target, self.extension = "", "", "", ""
        self.sent, self.groups, self.gone = Counter[str](), list[str](), set[str]()
        self.begun, self.steps, self.upgrades, self.happened = False, 0, 0, 0
        self.drawn_workers = self.drawn_skills = 0

    def follow(self, action: Action) -> None:
        match action:
            case actions.BidFor(_, tile):
                self.verb, self.tile = "bid", tile
            case actions.Use(_, tile):
                self.verb, self.tile = "use", tile
            case actions.Pass():
                self.verb = "pass"
            case actions.Send(_, colour, count):
                assert colour not in self.sent
                self.sent[colour] = count
            case actions.AddGroup(_, tile):
                self.groups.append(tile)
            case actions.Cash(_, contract, item):
                self.cash(contract, item)
            case actions.End():
                if self.verb == "bid":
                    self.bid()
                elif self.verb == "use" and not self.begun:
                    self.gain(self.begin())
            case _:
                self.carry_out(action)

    def carry_out(self, action: Action) -> None:
        first = not self.begun
        effect = self.begin()
        match action:
            case actions.Draw():
                self.gain(effect)
            case actions.Take(_, what):
                assert isinstance(effect, Either)
                wanted = Gain(skills=1) if what == "skill" else Gain(resources=((what, 1),))
                assert wanted in effect.gains
                self.gain(wanted)
            case actions.TakeContract():
                if first and isinstance(effect, Gain):
                    self.gain(effect)
                self.happened += 1
            case actions.Carry(_, resource, start, to):
                assert leads_to(self.own[start], self.own[to], "2a" in self.player.powers)
                assert self.goods[start][resource] > 0
                self.goods[start][resource] -= 1
                self.goods[to][resource] += 1
                self.steps -= 1
                self.happened += 1
            case actions.Upgrade(_, tile):
                assert tile not in self.upgraded
                self.target, self.extension = tile, ""
                self.pay_if_one_way()
            case actions.Extend(_, tile):
                assert tile in self.upgraded, "KM-54"
                assert tile not in self.extended, "KM-20"
                self.target = tile
            case actions.ChooseExtension(_, extension):
                self.extension = extension
                self.pay_if_one_way()
            case actions.Pay(_, what):
                self.pay(effect, what)
            case actions.PayGroup(_, tile):
                self.pay(effect, f"group {tile}")
            case _:
                raise TypeError(f"no pick of an effect: {action}")

    def cash(self, contract: str, item: str) -> None:
        """KM-36 to KM-38."""
        printed = CONTRACTS[contract]
        shown = {kind for kind, _ in (*printed.workers, *printed.skills, *printed.resources)} - {ANY}
        assert item in (shown or {*COLOURS, *SKILLS, *RESOURCES})
        assert self.verb != "pass"
        if item == "green":
            self.greens -= 1
            self.hand[item] += 1
            return
        home = self.goods[self.player.home.id]
        source, target = (
            (self.bag, self.hand)
            if item in COLOURS
            else (self.pile, self.skills)
            if item in SKILLS
            else (self.stock, home)
        )
        source[item] -= 1
        target[item] += 1

    def lift(self, tile: str) -> Bid:
        """KF-33: a group goes once, as a whole."""
        bid = losing_bid(self.spots[tile], self.seat)
        assert bid is not None
        assert tile not in self.gone
        self.gone.add(tile)
        return bid

    def placed(self) -> Counter[str]:
        """KF-34."""
        workers = Counter(self.sent)
        self.hand -= self.sent
        for tile in self.groups:
            bid = self.lift(tile)
            workers[bid.colour] += bid.count
        return workers

    def bid(self) -> None:
        """KF-28 to KF-31, KF-92."""
        spot = self.spots[self.tile]
        own = next((bid for bid in spot.bids if bid.seat == self.seat), None)
        others = [bid for bid in spot.bids if bid.seat != self.seat]
        standing = standing_colour(spot)
        ((colour, count),) = self.placed().items()
        self.total = count + (own.count if own else 0)
        assert all(self.total > bid.count for bid in others)
        if own:
            assert colour == own.colour
            self.lies = own.lying
            return
        self.lies = bool(standing) and colour != standing
        assert not self.lies or ("4a" in self.player.powers and others and standing != "green")

    def begin(self) -> object:
        """KF-37 to KF-40, KF-59, KF-89, KF-93, KM-17."""
        spot = self.spots[self.tile]
        effect = TILES[self.tile].face(spot.upgraded).effect
        assert not isinstance(effect, Hold | None)
        if self.begun:
            return effect
        self.begun = True
        workers, standing = self.placed(), standing_colour(spot)
        assert workers.total() > spot.last
        assert workers.total() + sum(spot.users.values()) + sum(spot.lying.values()) <= 6
        if not (standing and "4b" in self.player.powers):
            assert set(workers) == {standing or next(iter(workers))}
        if self.tile in self.own and not self.users[self.tile]:
            self.users[self.tile] = next((c for c in workers if standing in ("", c)), "")
        if isinstance(effect, Transport):
            cabins = sum(p.cabins for p in self.before.players if p.home.id == self.tile)
            times = 2 if "2b" in self.player.powers else 1
            self.steps, self.upgrades = effect.steps * times, (effect.upgrades + cabins) * times
        return effect

    def gain(self, effect: object) -> None:
        """KF-5, KF-43 to KF-45."""
        assert isinstance(effect, Gain)
        place = self.goods[self.tile if self.tile in self.own else self.player.home.id]
        for kind, n in effect.resources:
            there = min(n, self.stock[kind])
            self.stock[kind] -= there
            place[kind] += there
            self.happened += there
        greens = min(effect.green, self.greens)
        self.greens -= greens
        self.hand["green"] += greens
        self.drawn_workers += min(effect.workers, self.bag.total())
        self.drawn_skills += min(effect.skills, self.pile.total())
        self.happened += greens + self.drawn_workers + self.drawn_skills

    def pay(self, effect: object, way: str) -> None:
        if isinstance(effect, Exchange):  # KF-48, KF-49: gained before the payment is mixed in
            self.gain(effect.gain)
            assert effect.kind in (ANY, self.spend(way))
            return
        ways = self.ways()
        assert way in ways
        self.spend(way)
        self.settle()

    def pay_if_one_way(self) -> None:
        ways = self.ways()
        assert ways
        if len(ways) == 1:
            self.spend(ways[0])
            self.settle()

    def spend(self, way: str) -> str:
        """KF-55, KM-64; returns the kind paid last."""
        if way.startswith("group "):
            bid = self.lift(way.removeprefix("group "))
            self.bag[bid.colour] += bid.count
            return bid.colour
        for piece in way.split("+"):
            source, target = (
                (self.hand, self.bag)
                if piece in COLOURS
                else (self.skills, self.pile)
                if piece in SKILLS
                else (self.goods[self.target], self.stock)
            )
            assert source[piece] > 0
            source[piece] -= 1
            target[piece] += 1
        return piece

    def settle(self) -> None:
        """The target is upgraded or gets its extension (KM-19, KM-25)."""
        if self.extension:
            assert self.users[self.target] in ("", EXTENSIONS[self.extension].colour)
            self.extensions.remove(self.extension)
            self.extended[self.target] = self.extension
        else:
            self.upgraded.add(self.target)
        self.target = self.extension = ""
        self.upgrades -= 1
        self.happened += 1

    def ways(self) -> list[str]:
        """Every way to pay for the target (KF-8, KF-55, KF-56, KF-90, KM-22 to KM-24)."""
        price = EXTENSIONS[self.extension].price if self.extension else TILES[self.target].price
        assert price is not None
        return self.worker_ways(price) if price.workers else self.piece_ways(price)

    def worker_ways(self, price: Price) -> list[str]:
        ((kind, _),) = price.workers
        colours = COLOURS if kind == ANY else (kind,)
        found = [colour for colour in colours if self.hand[colour]]
        for tile in self.spots.keys() - self.gone:
            bid = losing_bid(self.spots[tile], self.seat)
            if bid and bid.colour in colours:
                found.append(f"group {tile}")
        return found

    def piece_ways(self, price: Price) -> list[str]:
        goods, jokers = self.goods[self.target], RESOURCES if "3a" in self.player.powers else ("gold",)
        found = []
        for lying in combinations_with_replacement(RESOURCES, sum(n for _, n in price.resources)):
            for held in combinations_with_replacement(SKILLS, sum(n for _, n in price.skills)):
                there = Counter(lying) <= goods and Counter(held) <= self.skills
                if there and pays(price.resources, lying, jokers) and pays(price.skills, held, ()):
                    found.append("+".join((*lying, *held)))
        return found

    def moves(self) -> set[Action]:
        """Return what a begun transport use still allows (KF-51, KF-54 to KF-56, KM-19, KM-20, KM-25)."""
        found = set[Action]()
        for start, goods in self.goods.items() if self.steps else ():
            for to, spot in self.own.items():
                if leads_to(self.own[start], spot, "2a" in self.player.powers):
                    found |= {actions.Carry(self.seat, kind, start, to) for kind in +goods}
        for tile in self.own if self.upgrades else ():
            if tile not in self.upgraded and tile in TILES and TILES[tile].price and self.has_way(tile):
                found.add(actions.Upgrade(self.seat, tile))
            if tile in self.upgraded and tile not in self.extended:
                colour = self.users[tile]
                fitting = [e for e in self.extensions if colour in ("", EXTENSIONS[e].colour)]
                if any(self.has_way(tile, extension) for extension in fitting):
                    found.add(actions.Extend(self.seat, tile))
        return found

    def has_way(self, tile: str, extension: str = "") -> bool:
        self.target, self.extension = tile, extension
        has = bool(self.ways())
        self.target = self.extension = ""
        return has

    def close(self, after: State) -> None:
        """Check that every piece is where the account says."""
        assert self.verb != "use" or self.happened, "OP-14"
        assert min(self.steps, self.upgrades) >= 0
        spots = {spot.id: spot for spot in (*after.middle, *after.orders)}
        for tile, spot in spots.items():
            self.check_bids(tile, spot)
        player = after.players[self.seat]
        for spot in player.village:
            assert Counter(spot.goods) == self.goods[spot.id]
            assert spot.upgraded == (spot.id in self.upgraded)
            assert spot.extension == self.extended.get(spot.id, "")
        assert Counter(after.stock) == self.stock
        assert (after.greens, after.extensions) == (self.greens, self.extensions)
        workers, skills = Counter(player.workers) - self.hand, Counter(player.skills) - self.skills
        assert (workers.total(), skills.total()) == (self.drawn_workers, self.drawn_skills)
        assert Counter(player.workers) == self.hand + workers
        assert Counter(player.skills) == self.skills + skills
        assert Counter(after.bag) + workers == self.bag
        assert Counter(after.pile) + skills == self.pile

    def check_bids(self, tile: str, spot: Spot) -> None:
        bids = [bid for bid in self.spots[tile].bids if bid.seat != self.seat or tile not in self.gone]
        assert [(bid.seat, bid.colour) for bid in spot.bids[: len(bids)]] == [
            (b.seat, b.colour) for b in bids
        ]
        own = next((bid for bid in spot.bids if bid.seat == self.seat), None)
        if self.verb == "bid" and tile == self.tile:
            assert own is not None
            assert (own.count, own.lying) == (self.total, self.lies)
        elif tile not in self.gone:
            assert spot.bids == bids
        if spot.bids and all(bid.lying for bid in spot.bids):
            assert spot.users, "with no other bid and no user, the lying bid stands up (KF-92)"
