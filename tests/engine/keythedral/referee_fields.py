"""The referee in the fields: the map, placing workers and the harvest (KT-17 to KT-43)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.core.text import Text
from engine.keythedral.content.box import NEWEST
from engine.keythedral.content.shapes import FIELDS, KINDS
from tests.engine.keythedral.sentences import Args, Dwelling, Spot, dwelling_of, name_of, number_in, spot_of
from tests.engine.keythedral.test_public_log import Reader, cubes_in

STEPS = {"nw": (0, 0), "ne": (1, 0), "sw": (0, 1), "se": (1, 1)}


class Fields:
    """Follows the map, the workers and the harvest."""

    def __init__(self, seats: int, start: int) -> None:
        self.seats, self.start = seats, start
        two = seats == 2
        self.fields: dict[Spot, str] = (
            {(0, 0): "wood", (1, 0): "quarry"}
            if two
            else {(0, 0): "quarry", (1, 1): "quarry", (1, 0): "wood", (0, 1): "wood"}
        )
        self.taken: set[Spot] = set() if two else {(0, 0)}  # by the keythedral
        self.sites: dict[Dwelling, Spot] = {}
        self.houses: set[Dwelling] = set()
        self.fences: dict[tuple[Spot, str], int] = {}
        self.laid = self.round = 0
        self.broken: int | None = None
        self.account = Reader(seats)
        self.stocks = dict.fromkeys(KINDS[5:], 10)
        self.new_round()

    def new_round(self) -> None:
        self.workers: dict[Spot, int] = {}
        self.order: list[int] = []
        self.law_order: list[int] = []
        self.placed: list[int] = []
        self.done: set[Dwelling] = set()
        self.early: dict[int, int] = {}
        self.harvest = dict.fromkeys(("good", "poor", "double", "unexpected"), (-1, ""))
        self.collected: list[int] = []

    # the surroundings of a dwelling

    def beside(self, site: Spot) -> Iterable[tuple[str, Spot]]:
        for side, (dx, dy) in STEPS.items():
            if (cell := (site[0] + dx, site[1] + dy)) in self.fields:
                yield side, cell

    def open_to(self, dwelling: Dwelling) -> set[Spot]:
        site = self.sites[dwelling]
        passes = self.broken == dwelling[0]
        return {
            cell
            for side, cell in self.beside(site)
            if cell not in self.workers and (passes or (site, side) not in self.fences)
        }

    def is_shut(self, site: Spot) -> bool:
        return all((site, side) in self.fences for side, _ in self.beside(site))

    def may_stand(self, site: Spot) -> bool:
        return site not in self.taken and site not in self.sites.values() and any(self.beside(site))

    def store(self, kind: str) -> int:
        total = NEWEST.cubes[KINDS.index(kind)] - self.stocks.get(kind, 0)
        return total - sum(hand[kind] for hand in self.account.hands)

    # laying the map

    def draws(self, seat: int, _args: Args) -> None:
        assert seat == self.layer(), "KT-25"

    def layer(self) -> int:
        return (self.start + self.laid) % self.seats

    def lays(self, seat: int, args: Args) -> None:
        cell, dwelling, site = spot_of(args["cell"]), dwelling_of(args["dwelling"]), spot_of(args["site"])
        x, y = cell
        by_field = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & set(self.fields)
        by_home = {(x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)} & set(self.sites.values())
        assert cell not in self.fields, "KT-26"
        assert by_field or by_home, "KT-26"
        self.fields[cell] = name_of(args["field"], "field")
        assert dwelling[0] == seat == self.layer(), "KT-25"
        assert dwelling not in self.sites, "KT-25"
        assert self.may_stand(site), "KT-28"
        self.sites[dwelling] = site
        self.laid += 1

    # phase 1

    def begins(self, seat: int, args: Args) -> None:
        assert self.laid == 5 * self.seats, "KT-30"
        assert seat == self.start, "KT-30, KT-84"
        self.round += 1
        assert self.round == number_in(args["round"])
        self.new_round()

    def orders(self, seat: int, args: Args) -> None:
        number = number_in(args["number"])
        assert number not in self.order, "KT-33"
        assert not self.law_order, "KT-108"
        self.ends_marker()
        assert seat == (self.start + len(self.order)) % self.seats, "KT-33"
        self.order.append(number)

    def orders_all(self, _seat: int, args: Args) -> None:
        numbers = args["numbers"]
        assert isinstance(numbers, tuple)
        self.law_order = [number_in(number) for number in numbers]
        assert not self.order, "KT-108"
        assert sorted(self.law_order) == [1, 2, 3, 4, 5], "KT-108"
        self.order.append(self.law_order[0])

    def ends_marker(self) -> None:
        """Everybody has placed, or had placed before (KT-34, KT-113)."""
        assert not self.order or self.all_placed(), f"KT-34: {self.order}"
        self.placed = []

    def all_placed(self) -> bool:
        due = {seat for seat in range(self.seats) if self.early.get(seat) != self.order[-1]}
        return due == set(self.placed)

    def next_of_law(self) -> None:
        """Add the next marker of a work order by law; no event announces its turn."""
        self.ends_marker()
        assert len(self.order) < len(self.law_order), "KT-108"
        self.order.append(self.law_order[len(self.order)])

    def places(self, seat: int, number: int) -> None:
        """A step of placing: each seat once for a marker, clockwise from its leader."""
        is_early = self.early.get(seat) == number
        while self.law_order and not is_early and self.order[-1] != number:
            self.next_of_law()
        assert is_early or number == self.order[-1], "KT-34"
        assert (seat, number) not in self.done, "KT-113"
        self.done.add((seat, number))
        if self.placed and self.placed[-1] == seat:
            assert seat in self.early, "KT-34"
            return
        leader = self.start + len(self.order) - 1
        assert all((s - leader) % self.seats < (seat - leader) % self.seats for s in self.placed), "KT-34"
        self.placed.append(seat)

    def sends(self, seat: int, args: Args) -> None:
        dwelling, fields = dwelling_of(args["dwelling"]), args["fields"]
        assert isinstance(fields, tuple)
        self.places(seat, dwelling[1])
        assert dwelling[0] == seat, "KT-34"
        assert 1 <= len(fields) <= 1 + (dwelling in self.houses), "KT-36, KT-37"
        for field in fields:
            cell = spot_of(field)
            assert cell in self.open_to(dwelling), "KT-35, KT-40, KT-65"
            self.workers[cell] = seat

    def idles(self, seat: int, args: Args) -> None:
        number = number_in(args["number"])
        self.places(seat, number)
        assert not self.open_to((seat, number)), "KT-38"

    def nominates(self, seat: int, args: Args) -> None:
        dwelling = dwelling_of(args["dwelling"])
        if self.law_order and self.all_placed():
            self.next_of_law()
        assert dwelling[0] == seat, "KT-113"
        assert dwelling[1] not in self.order, "KT-113"
        assert self.open_to(dwelling), "KT-145"
        self.early[seat] = dwelling[1]

    def breaks(self, seat: int, _args: Args) -> None:
        assert self.fences, "KT-145"
        self.broken = seat

    # phase 2

    def bends(self, seat: int, args: Args, law: str) -> None:
        """A law about the harvest, before the first cube is collected."""
        assert not self.collected, "KT-115, KT-121, KT-125, KT-126"
        field = args["field"]
        assert isinstance(field, Text)
        named = dict(field.args)  # of the one field, or of the type of field
        self.harvest[law] = seat, str(named["at"]) if "at" in named else name_of(named["field"], "field")

    def earned(self, seat: int) -> tuple[Counter[str], int]:
        """Return the cubes owed to a seat by kind, and the number of free choice (KT-41, KT-115, KT-128)."""
        owed, free = Counter[str](), 0
        for cell, owner in self.workers.items():
            if owner != seat:
                continue
            field, at = self.fields[cell], f"{cell[0]},{cell[1]}"
            times = 2 if self.harvest["good"][1] == field else 1
            times *= 2 if self.harvest["double"] in ((seat, field), (seat, at)) else 1
            times *= 0 if self.harvest["poor"][1] == field else 1
            if self.harvest["unexpected"] == (seat, field):
                free += times
            else:
                owed[KINDS[FIELDS.index(field)]] += times
        return owed, free

    def collects(self, seat: int, args: Args) -> None:
        if not self.collected:
            self.ends_marker()
            assert len(self.order) == 5, "KT-33"
            self.broken = None
        assert seat not in self.collected, "KT-41"
        assert all((s - self.start) % self.seats < (seat - self.start) % self.seats for s in self.collected)
        self.collected.append(seat)
        owed, _ = self.earned(seat)
        got = {kind: min(owed[kind], self.store(kind)) for kind in owed}
        assert +cubes_in(args["cubes"]) == +Counter(got), "KT-41, KT-42"

    def chooses(self, seat: int, args: Args) -> None:
        if seat not in self.collected:
            self.collects(seat, {"cubes": ()})
        _, free = self.earned(seat)
        cubes = cubes_in(args["cubes"])
        assert cubes.total() <= free, "KT-115"
        for kind, count in cubes.items():
            assert count <= self.store(kind), "KT-143"
            assert FIELDS[KINDS.index(kind)] != self.harvest["poor"][1], "KT-126"
