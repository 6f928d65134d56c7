"""Keythedral positions built in a few readable calls, moves made by their words, and a sensible player."""

from __future__ import annotations

from engine.core.game import Decision
from engine.core.lattice import place
from engine.core.parse import ParseError, next_pick
from engine.core.rng import Rng, seed_from
from engine.core.setup import Setup, checked
from engine.core.tell import Event, Tell
from engine.core.text import Seat, Text
from engine.core.vocabulary import words_of
from engine.keythedral.actions import Action
from engine.keythedral.content.box import NEWEST
from engine.keythedral.content.laws import LAW_KEYS
from engine.keythedral.content.shapes import CRAFTS, DWELLINGS, FIELDS, KINDS, Card, dwelling_of
from engine.keythedral.game import KEYTHEDRAL
from engine.keythedral.queries import edition
from engine.keythedral.rules import run_on
from engine.keythedral.state import FACE_DOWN, NO_FIELD, NO_NUMBER, NOBODY, SOLD, Player, State
from engine.keythedral.steps.rounds import begin_phase, begin_round, turn_up
from engine.simulate import next_to_move


def fresh(seats: int = 3, seed: str = "scene", **options: str) -> State:
    """Return a new game; options with hyphens are written with underscores."""
    named = {key.replace("_", "-"): value for key, value in options.items()}
    return KEYTHEDRAL.new_game(checked(KEYTHEDRAL.spec, Setup(seats, seed_from(seed), named)))


def scene(seats: int = 3, **options: str) -> Scene:
    """Return the starting fields without cottages; seat 0 is start player; number 1 lies cost side up."""
    state = fresh(seats, start="0", **options)
    state.stack, state.next_number = {}, NO_NUMBER
    state.drawn, state.laid, state.asking = NO_FIELD, DWELLINGS * seats, ""
    turn_up(state, 1, Tell())
    return Scene(state)


def hamlet(seats: int = 3, **options: str) -> Scene:
    """Return eight fields round the keythedral and two dwellings for each of the first three seats.

    Quarries at 0,0 and 1,1; woods at 1,0 and 0,1; farm 2,0; lake 2,1; vineyards 1,2 and 2,2. Blue 1 touches
    wood, farm, quarry and lake; blue 2 wood, quarry and vineyard; yellow 1 quarry, lake and both vineyards;
    yellow 2 quarry and wood; grey 1 quarry and wood; grey 2 the quarry at 0,0 alone.
    """
    here = scene(seats, **options)
    here.field(2, 0, "farm").field(2, 1, "lake").field(1, 2, "vineyard").field(2, 2, "vineyard")
    if seats == 2:
        here.field(0, 0, "quarry").field(1, 1, "quarry").field(1, 0, "wood").field(0, 1, "wood")
    here.dwelling(0, 1, 1, 0).dwelling(0, 2, 0, 1)
    here.dwelling(1, 1, 1, 1).dwelling(1, 2, 0, -1)
    if seats > 2:
        here.dwelling(2, 1, -1, 0).dwelling(2, 2, -1, -1)
    return here


class Scene:
    """A position and its events so far."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    def player(self, seat: Seat) -> Player:
        return self.state.players[seat]

    # building a position

    def field(self, x: int, y: int, kind: str) -> Scene:
        self.state.fields[place(x, y)] = FIELDS.index(kind)
        return self

    def dwelling(self, seat: Seat, number: int, x: int, y: int, house: bool = False) -> Scene:
        site = place(x, y)
        self.state.dwellings[site] = dwelling_of(seat, number)
        self.player(seat).sites[number - 1] = site
        self.player(seat).houses[number - 1] = house
        return self

    def fence(self, seat: Seat, x: int, y: int, side: str) -> Scene:
        self.state.fences[place(x, y) * 4 + ("nw", "ne", "sw", "se").index(side)] = seat
        self.player(seat).fences -= 1
        return self

    def worker(self, seat: Seat, number: int, x: int, y: int) -> Scene:
        self.state.workers[place(x, y)] = dwelling_of(seat, number)
        return self

    def cubes(self, seat: Seat, **cubes: int) -> Scene:
        """Give cubes from the store or from the craftsmen."""
        for kind, count in cubes.items():
            at = KINDS.index(kind)
            self.player(seat).cubes[at] += count
            if at in CRAFTS:
                self.state.stocks[CRAFTS.index(at)] -= count
            else:
                self.state.store[at] -= count
        return self

    def used(self, **crafts: int) -> Scene:
        """Put spent craft cubes into the store."""
        for kind, count in crafts.items():
            self.state.stocks[CRAFTS.index(KINDS.index(kind))] -= count
            self.state.store[KINDS.index(kind)] += count
        return self

    def law(self, seat: Seat, *keys: str) -> Scene:
        """Put laws into a hand."""
        for key in keys:
            card = law_number(key)
            self.state.deck.remove(card)
            self.player(seat).laws.append(card)
            self.player(seat).laws.sort()
        return self

    def gone(self, *keys: str) -> Scene:
        """Remove laws as played."""
        for key in keys:
            self.state.deck.remove(law_number(key))
            self.state.played.append(law_number(key))
        return self

    def tile(self, slot: str, tile: str) -> Scene:
        """Put a certain building tile cost side up on a slot."""
        state, at = self.state, KEYTHEDRAL.view_for(self.state, None).slots
        index = next(i for i, one in enumerate(at) if one.key == slot)
        hidden = state.surplus[int(tile[0]) - 1]
        new = next(i for i in (*hidden, *state.mat) if i >= 0 and NEWEST.tiles[i].id == tile)
        old = state.mat[index]
        if new in hidden:
            hidden.remove(new)
            if old >= 0:
                hidden.append(old)
                hidden.sort()
            state.mat[index] = new
        elif old != new:
            other = state.mat.index(new)
            state.mat[other], state.mat[index] = old, new
        return self

    def on_sale(self, number: int, *sold_slots: str) -> Scene:
        """Put this number on sale; all lower ones, and the named slots, are sold to the last seat."""
        state = self.state
        while state.number < number:
            for slot in edition(state).slots_of[state.number - 1]:
                if state.mat[slot] != SOLD:
                    self.player(-1).seats.append(state.mat[slot])
                    state.mat[slot] = SOLD
            turn_up(state, state.number + 1, Tell())
        for key in sold_slots:
            slot = next(i for i, one in enumerate(KEYTHEDRAL.view_for(state, None).slots) if one.key == key)
            self.player(-1).seats.append(state.mat[slot])
            state.mat[slot] = SOLD
        return self

    # starting a phase

    def work(self) -> Scene:
        begin_round(self.state, Tell())
        return self.go()

    def harvest(self) -> Scene:
        self.state.round = max(self.state.round, 1)
        self.state.order, self.state.marker, self.state.harvested = [1, 2, 3, 4, 5], 5, 0
        begin_phase(self.state, "harvest")
        return self.go()

    def spend(self) -> Scene:
        self.state.round = max(self.state.round, 1)
        self.state.acting = NOBODY
        begin_phase(self.state, "spend")
        return self.go()

    def auction(self) -> Scene:
        self.state.round = max(self.state.round, 1)
        self.state.acting = NOBODY
        begin_phase(self.state, "auction")
        return self.go()

    def go(self) -> Scene:
        tell = Tell()
        run_on(self.state, tell)
        self.events += tell.events
        return self

    # playing

    def decision(self, seat: Seat) -> Decision[Action]:
        decision = KEYTHEDRAL.decision_of(self.state, seat)
        assert decision is not None, f"seat {seat} has nothing to decide: {self.deciders()}"
        return decision

    def deciders(self) -> list[Seat]:
        """Return the seats that must decide."""
        return list(KEYTHEDRAL.seats_to_act(self.state))

    def free(self) -> list[Seat]:
        """Return the seats that may play a law although the table does not wait for them."""
        return [choice.seat for choice in KEYTHEDRAL.choices(self.state) if choice.free]

    def words(self, seat: Seat) -> list[str]:
        return [option.words for option in self.decision(seat).options]

    def play(self, seat: Seat, line: str) -> Scene:
        """Make the picks a line names, one after the other."""
        words = words_of(line)
        while words:
            option = next_pick(KEYTHEDRAL, self.state, seat, words)
            applied = KEYTHEDRAL.apply(self.state, option.action)
            self.state = applied.state
            self.events += applied.events
            words = words[len(option.words.split()) :]
        return self

    def order(self, seat: Seat) -> Scene:
        """Let a seat's standing orders answer."""
        return self.play(seat, " ".join(KEYTHEDRAL.default_answer(self.state, seat)))

    def decline(self, *seats: Seat) -> Scene:
        for seat in seats:
            self.play(seat, "decline end")
        return self

    def offers(self, seat: Seat, line: str) -> bool:
        """Return whether this seat could make these picks now."""
        try:
            Scene(KEYTHEDRAL.copy(self.state)).play(seat, line)
        except (ParseError, AssertionError):
            return False
        return True

    def refuses(self, seat: Seat, line: str) -> bool:
        return not self.offers(seat, line)

    def told(self, key: str) -> list[Event]:
        return [event for event in self.events if event.text.key == f"keythedral-{key}"]

    # looking

    def has(self, seat: Seat) -> dict[str, int]:
        """Return a seat's cubes by kind."""
        return {KINDS[kind]: count for kind, count in enumerate(self.player(seat).cubes) if count}

    def store(self, kind: str) -> int:
        return self.state.store[KINDS.index(kind)]

    def empty_store(self, kind: str, left: int = 0) -> Scene:
        """Give all but a few cubes of a kind to the last seat."""
        at = KINDS.index(kind)
        self.player(-1).cubes[at] += self.state.store[at] - left
        self.state.store[at] = left
        return self


def buying(here: Scene) -> Scene:
    """Let blue declare seat 1a for stone and wood."""
    here.gone("start-order", "house-moratorium").tile("1a", "1-1").cubes(0, stone=2, wood=2).spend()
    return here.play(0, "buy seat 1a with stone wood end")


def laws_played(here: Scene) -> list[str]:
    """Return the laws played so far, by message key."""
    found = [event.text for event in here.events if event.text.key.startswith("keythedral-plays")]
    laws = [dict(text.args)["law"] for text in found]
    return [law.key.removeprefix("keythedral-law-") for law in laws if isinstance(law, Text)]


def law_number(key: str) -> Card:
    return next(number for number, known in LAW_KEYS.items() if known == key)


def face_down(state: State) -> int:
    return sum(tile == FACE_DOWN for tile in state.mat)


def random_game(seats: int, seed: str, steps: int = 100_000, **options: str) -> Scene:
    """Return a game by random picks, with all its events."""
    scene, rng = Scene(fresh(seats, seed, **options)), Rng(seed_from(f"picks {seed}"))
    tell = Tell()
    for _ in range(steps):
        choices = KEYTHEDRAL.choices(scene.state)
        if not choices:
            break
        KEYTHEDRAL.play(scene.state, rng.choice(next_to_move(choices, rng).actions), tell)
    scene.events = tell.events
    return scene
