"""A sensible player: buys when possible, saves for the cheapest seat, builds houses early. It uses its own
cubes and public information only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from engine.core.game import Choice
from engine.core.lattice import cells_beside_cell, cells_beside_site
from engine.core.rng import Rng, seed_from
from engine.core.setup import Setup, checked
from engine.core.tell import Silence, Tell
from engine.core.text import Seat
from engine.keythedral.actions import (
    Action,
    Aim,
    Arm,
    At,
    Buy,
    BuyUsing,
    Cottage,
    Craft,
    Cube,
    Decline,
    Disarm,
    Edge,
    End,
    Fence,
    House,
    Lay,
    Match,
    Name,
    Offer,
    Order,
    Pass,
    Play,
    Send,
    Stay,
    Stop,
    Swap,
    Take,
    TakeLaw,
    Trade,
    Unfence,
    Using,
    Watch,
    With,
    Withdraw,
)
from engine.keythedral.content import laws
from engine.keythedral.content.box import NEWEST
from engine.keythedral.content.shapes import (
    CRAFTS,
    EVERY_KIND,
    RESOURCES,
    STONE,
    WOOD,
    Card,
    Cubes,
    Dwelling,
    Kind,
    owner_of,
)
from engine.keythedral.game import KEYTHEDRAL
from engine.keythedral.laws.aims import is_field_type
from engine.keythedral.queries import cells_worked, cost_on, open_fields, slots_on_sale
from engine.keythedral.state import State

KEEN = 50
"""How much a law must be worth to be played unasked."""

HELPFUL = frozenset(
    {
        laws.UPGRADE_COTTAGE,
        laws.CRAFT_BARGAIN,
        laws.UNEXPECTED_HARVEST,
        laws.DOUBLE_PRODUCTION,
        laws.BARGAIN,
        laws.SALE,
        laws.COTTAGE_NUMBER,
        laws.PRICE_INCREASE,
        laws.REPEAL,
    }
)


class Sensible:
    """One seat's judgement. `houses`: how many it builds before it saves for seats again."""

    def __init__(self, houses: int, rng: Rng) -> None:
        self.houses, self.rng = houses, rng

    def choose(self, state: State, choice: Choice[Action]) -> Action:
        if len(choice.actions) == 1:
            return choice.actions[0]
        best = [(self.worth(state, choice.seat, action), action) for action in choice.actions]
        top = max(worth for worth, _ in best)
        return self.rng.choice([action for worth, action in best if worth == top])

    def worth(self, state: State, seat: Seat, action: Action) -> float:
        match action:
            case Lay(_, cell):
                return sum(other in state.fields for other in cells_beside_cell(cell))
            case At(_, site):
                return self.site_worth(state, seat, cells_beside_site(site))
            case Order(_, number):
                fields = open_fields(state, seat, number)
                return max((self.need(state, seat, state.fields[cell]) for cell in fields), default=-1)
            case Send(_, _, cell):
                return 5 + self.need(state, seat, state.fields[cell])
            case Buy(_, slot, payment):
                return 100 + NEWEST.tiles[state.mat[slot]].number - sum(payment) / 10
            case BuyUsing():
                return 90
            case With(_, payment):
                return 50 - sum(payment)
            case House():
                built = sum(state.players[seat].houses)
                return 80 if built < self.houses else 0
            case Craft(_, craftsman):
                return self.craft_worth(state, seat, craftsman)
            case Trade():
                return self.trade_worth(state, seat)
            case Cube(_, kind):
                return self.spare(state, seat, kind)
            case Swap(_, pay, get):
                return self.spare(state, seat, pay) + 3 * self.need(state, seat, get)
            case Take(_, kind):
                return self.need(state, seat, kind)
            case TakeLaw():
                return 2 if self.spares(state, seat) and not state.players[seat].laws else -1
            case Play(_, card):
                return self.law_worth(state, card)
            case Aim(_, target):
                return self.aim_worth(state, seat, target)
            case Name(_, who):
                return 1 if who == seat else 0
            case Offer(_, cubes):
                return 2 if cubes == 1 and self.spares(state, seat) > 2 and not self.rng.below(3) else -1
            case End():
                return 4
            case Pass() | Decline():
                return 1
            case Withdraw():
                return 0
            case Watch() | Arm() | Disarm() | Stop() | Fence() | Unfence():
                return -5
            case Cottage() | Stay() | Using() | Edge() | Match():
                return 0
            case _:
                assert_never(action)

    def site_worth(self, state: State, seat: Seat, cells: Sequence[int]) -> float:
        types = {state.fields[cell] for cell in cells if cell in state.fields}
        mine = {
            state.fields[cell]
            for site in state.players[seat].sites
            if site
            for cell in cells_beside_site(site)
            if cell in state.fields
        }
        return len(types) + 2 * len(types - mine) + sum(cell in state.fields for cell in cells)

    def target(self, state: State, seat: Seat) -> Cubes:
        """The cost of the seat that is nearest to hand."""
        cubes, slots = state.players[seat].cubes, slots_on_sale(state)
        costs = [cost_on(state, slot) for slot in slots]
        return min(
            costs, key=lambda cost: self.missing_value(cubes, cost), default=tuple(0 for _ in EVERY_KIND)
        )

    def missing_value(self, cubes: Sequence[int], cost: Sequence[int]) -> int:
        return sum(max(cost[k] - cubes[k], 0) * NEWEST.cube_values[k] for k in EVERY_KIND)

    def need(self, state: State, seat: Seat, kind: Kind) -> float:
        """Return the value of one more cube of a kind, which is always above zero."""
        cubes, cost = state.players[seat].cubes, self.target(state, seat)
        coming = sum(state.fields[cell] == kind for cell in cells_worked(state, seat))
        missing = cost[kind] - cubes[kind] - coming
        builds = (
            kind in (STONE, WOOD)
            and sum(state.players[seat].houses) < self.houses
            and cubes[kind] + coming < 1
        )
        return 3.0 * (missing > 0) + 3.5 * builds + 0.5 + (0 if kind in (STONE, WOOD, *CRAFTS) else 0.1)

    def spare(self, state: State, seat: Seat, kind: Kind) -> float:
        """Whether a cube can be given away."""
        paid = state.players[seat].draft.kinds.count(kind)
        left = state.players[seat].cubes[kind] - paid - self.target(state, seat)[kind]
        return (10 if left > 0 else 0) - NEWEST.cube_values[kind]

    def spares(self, state: State, seat: Seat) -> int:
        cubes, cost = state.players[seat].cubes, self.target(state, seat)
        return sum(max(cubes[k] - cost[k], 0) for k in EVERY_KIND)

    def craft_worth(self, state: State, seat: Seat, craftsman: int) -> float:
        maker, kind = NEWEST.craftsmen[craftsman], CRAFTS[craftsman]
        missing = self.target(state, seat)[kind] > state.players[seat].cubes[kind]
        return 40 + craftsman if missing and self.spares(state, seat) >= maker.price else -2

    def trade_worth(self, state: State, seat: Seat) -> float:
        cubes, cost = state.players[seat].cubes, self.target(state, seat)
        missing = sum(max(cost[k] - cubes[k], 0) for k in RESOURCES)
        return 30 if missing and self.spares(state, seat) >= 2 else -2

    def law_worth(self, state: State, card: Card) -> float:
        if NEWEST.law(card).aim == "field":
            return 60 if state.stage == "harvest" else -1
        return 60 if card in HELPFUL else (3 if not self.rng.below(4) else -1)

    def aim_worth(self, state: State, seat: Seat, target: int) -> float:
        """Own fields for a good law, others' fields, houses and fences for a bad one."""
        card = state.players[seat].draft.card
        match NEWEST.law(card).aim if card else "":
            case "field" if is_field_type(target):
                mine = sum(state.fields[cell] == target for cell in cells_worked(state, seat))
                theirs = sum(state.fields[cell] == target for cell in state.workers) - mine
                return theirs - 2 * mine if card == laws.POOR_HARVEST else 2 * mine - theirs
            case "house":
                return float(owner_of(Dwelling(target)) != seat)
            case "seat":
                return float(target == seat)
            case "sale":
                return target if not state.players[seat].draft.aims else self.spare(state, seat, target)
            case _:
                return self.rng.below(100)


def sensible_game(seats: int, seed: str, told: Tell | None = None, **options: str) -> State:
    """Play a whole game with sensible players who build one to three houses before they save for seats."""
    named = {key.replace("_", "-"): value for key, value in options.items()}
    state = KEYTHEDRAL.new_game(checked(KEYTHEDRAL.spec, Setup(seats, seed_from(seed), named)))
    rng, silence = Rng(seed_from(f"picks {seed}")), Silence()
    players = [Sensible(1 + (seat + rng.below(3)) % 3, rng) for seat in range(seats)]
    while choices := KEYTHEDRAL.choices(state):
        KEYTHEDRAL.play(state, sensible_move(state, choices, players, rng), told or silence)
    return state


def sensible_move(
    state: State, choices: Sequence[Choice[Action]], players: Sequence[Sensible], rng: Rng
) -> Action:
    """Return a move of a seat that must act, or of a seat that may act and holds a useful law."""
    for choice in choices:
        if choice.free:
            action = players[choice.seat].choose(state, choice)
            if players[choice.seat].worth(state, choice.seat, action) > KEEN:
                return action
    choice = rng.choice([choice for choice in choices if not choice.free])
    return players[choice.seat].choose(state, choice)
