"""An independent referee that follows the public log of a game and reports broken rules. It implements
docs/rules/keythedral.md in plain coordinates and shares no code with the engine except names of pieces. It
checks neither prices nor who is asked in windows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial

from engine.core.tell import Event
from engine.core.text import Text
from engine.keythedral.content.shapes import KINDS
from tests.engine.keythedral.referee_fields import Fields
from tests.engine.keythedral.sentences import Args, Spot, dwelling_of, edge_of, number_in, seat_in, spot_of
from tests.engine.keythedral.test_public_log import cubes_in

PRICES = {"ironwork": 2, "glass": 3, "gold": 4}
SALES = {"glass": 1, "gold": 2}
TURNS = ("passed", "spent", "bought", "built", "fenced-off", "unfenced", "crafted", "traded", "procured")


class Referee(Fields):
    def __init__(self, seats: int, start: int) -> None:
        super().__init__(seats, start)
        self.fences_built = Counter[int]()
        self.shut: Spot | None = None
        self.rules: dict[str, Callable[[int, Args], None]] = {
            "drew": self.draws,
            "laid": self.lays,
            "round": self.begins,
            "ordered": self.orders,
            "last-order": self.orders,
            "does-order": self.orders_all,
            "sent": self.sends,
            "unemployed": self.idles,
            "does-early": self.nominates,
            "does-broken": self.breaks,
            "does-broken-next": self.breaks,
            **{f"does-{law}": partial(self.bends, law=law) for law in self.harvest},
            "collected": self.collects,
            "chose-harvest": self.chooses,
            "does-bargain": self.bargains,
            "traded": self.trades,
            "crafted": self.crafts,
            "does-sale": self.buys_cheaply,
            "does-swap": self.swaps,
            "built": self.builds,
            "does-upgrade": self.builds,
            "does-downgrade": self.downgrades,
            "does-moratorium": self.bans,
            "fenced-off": self.fences_off,
            "unfenced": self.unfences,
            "does-unfence": self.unfences,
            "moved": self.moves,
            "auction": self.opens_auction,
            "offered": self.offers,
            "matched": self.matches,
            "declined": self.declines,
            "no-cubes": self.has_no_cubes,
            "cannot-offer": self.cannot_offer,
            "spent": self.has_no_cubes_left,
            "wants-stop": self.declines,
            "gave": self.gives,
            "named": self.names,
            "named-self": self.names_self,
            "nobody-bid": self.names_self,
            "does-start": self.restarts,
        }

    def new_round(self) -> None:
        super().new_round()
        self.acting: int | None = None
        self.passed: set[int] = set()
        self.procured: set[int] = set()
        self.ban: int | None = None

    def follow(self, event: Event) -> None:
        """Hold one sentence against the position before it, then take it in."""
        if event.to is not None:
            return
        words, seat = event.text, -1 if event.seat is None else event.seat
        if words.key == "keythedral-law-works":
            does = dict(words.args)["does"]
            assert isinstance(does, Text)
            words = does
        key = words.key.removeprefix("keythedral-")
        if key in TURNS:
            self.turn(seat, key)
        if key in self.rules:
            self.rules[key](seat, dict(words.args))
        self.account.read(event)

    # phase 3

    def turn(self, seat: int, key: str) -> None:
        """Check whose turn it is, and that the phase is not over (KT-44, KT-45, KT-47)."""
        assert not self.is_spent(), "KT-45"
        assert self.shut is None, "KT-67"
        due = self.start if self.acting is None else (self.acting + 1) % self.seats
        while due in self.procured:
            due = (due + 1) % self.seats
        assert seat == due, "KT-44"
        self.acting = seat
        self.passed.discard(seat)
        if key in ("passed", "spent"):
            self.passed.add(seat)
        if key == "procured":
            self.procured.add(seat)
        if self.is_spent():
            self.ban = None  # KT-80

    def is_spent(self) -> bool:
        """Whether phase 3 is over (KT-45)."""
        return set(range(self.seats)) <= self.passed | self.procured

    def bargains(self, seat: int, args: Args) -> None:
        self.turn(seat, "traded")
        assert set(cubes_in(args["pay"])) <= set(KINDS[:5]), "KT-122"
        self.gets_from_store(cubes_in(args["cubes"]), 2)

    def trades(self, seat: int, args: Args) -> None:
        assert cubes_in(args["cubes"]).total() == 2, "KT-74"
        self.gets_from_store(cubes_in(args["kind"]), 1)

    def gets_from_store(self, cubes: Counter[str], most: int) -> None:
        assert set(cubes) <= set(KINDS[:5]), "KT-74"
        assert all(count <= self.store(kind) for kind, count in cubes.items()), "KT-74"
        assert cubes.total() == min(most, sum(self.store(kind) for kind in KINDS[:5])), "KT-122"

    def crafts(self, seat: int, args: Args, prices: dict[str, int] = PRICES) -> None:
        (kind,) = cubes_in(args["kind"])
        assert cubes_in(args["cubes"]).total() == prices[kind], "KT-71, KT-123"
        if self.stocks[kind]:
            self.stocks[kind] -= 1
        else:
            assert self.store(kind), "KT-72"

    def buys_cheaply(self, seat: int, args: Args) -> None:
        self.turn(seat, "crafted")
        self.crafts(seat, args, SALES)

    def swaps(self, seat: int, args: Args) -> None:
        (kind,) = cubes_in(args["get"])
        assert kind in PRICES, "KT-114"
        assert self.store(kind), "KT-114"

    def builds(self, seat: int, args: Args) -> None:
        dwelling = dwelling_of(args["dwelling"])
        assert dwelling[0] == seat, "KT-59, KT-111"
        assert dwelling not in self.houses, "KT-59"
        assert self.ban in (None, seat), "KT-119"
        self.houses.add(dwelling)

    def downgrades(self, seat: int, args: Args) -> None:
        self.houses.remove(dwelling_of(args["dwelling"]))

    def bans(self, seat: int, args: Args) -> None:
        self.ban = seat

    def fences_off(self, seat: int, args: Args) -> None:
        site, side = edge_of(args["side"])
        assert site in self.sites.values(), "KT-63"
        assert side in dict(self.beside(site)), "KT-63"
        assert (site, side) not in self.fences, "KT-63"
        self.fences[site, side] = seat
        self.fences_built[seat] += 1
        assert self.fences_built[seat] <= 3, "KT-64"
        self.shut = site if self.is_shut(site) else None

    def unfences(self, seat: int, args: Args) -> None:
        del self.fences[edge_of(args["side"])]

    def moves(self, seat: int, args: Args) -> None:
        dwelling, site = dwelling_of(args["dwelling"]), spot_of(args["site"])
        assert dwelling[0] == seat, "KT-68"
        assert self.sites[dwelling] == self.shut, "KT-66"
        assert self.may_stand(site), "KT-68"
        assert not self.is_shut(site), "KT-68"
        self.sites[dwelling] = site
        self.shut = None

    # phase 5

    def opens_auction(self, seat: int, args: Args) -> None:
        assert self.is_spent(), "KT-45"
        assert seat == (self.start + 1) % self.seats, "KT-81"
        self.taker, self.bid, self.winner, self.high = seat, 0, seat, 0

    def offers(self, seat: int, args: Args) -> None:
        count = number_in(args["count"])
        self.answers(seat)
        assert seat != self.taker, "KT-82"
        assert self.high < count <= self.account.hands[seat].total(), "KT-82, KT-83"
        self.high, self.winner, self.payee = count, seat, self.taker

    def declines(self, seat: int, args: Args) -> None:
        self.answers(seat)

    def has_no_cubes(self, seat: int, args: Args) -> None:
        assert not self.account.hands[seat].total(), "KT-82"
        self.answers(seat)

    def cannot_offer(self, seat: int, args: Args) -> None:
        assert 0 < self.account.hands[seat].total() <= self.high, "KT-82"
        self.answers(seat)

    def has_no_cubes_left(self, seat: int, args: Args) -> None:
        assert not self.account.hands[seat].total(), "KT-45"

    def matches(self, seat: int, args: Args) -> None:
        self.answers(seat)
        assert seat == self.taker, "KT-82"
        assert self.high, "KT-82"
        self.winner, self.payee = seat, self.winner

    def answers(self, seat: int) -> None:
        assert seat == (self.taker + 1 + self.bid) % self.seats, "KT-82"
        self.bid += 1

    def gives(self, seat: int, args: Args) -> None:
        assert (seat, seat_in(args["to"])) == (self.winner, self.payee), "KT-84"
        assert cubes_in(args["cubes"]).total() == self.high, "KT-84"

    def names(self, seat: int, args: Args) -> None:
        assert seat == self.winner, "KT-84, KT-85"
        self.start = seat_in(args["start"])

    def names_self(self, seat: int, args: Args) -> None:
        assert seat == self.winner, "KT-84, KT-85"
        self.start = seat

    def restarts(self, seat: int, args: Args) -> None:
        self.start = seat_in(args["who"])
