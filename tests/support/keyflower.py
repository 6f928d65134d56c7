"""Keyflower positions built in a few readable calls, and picks made by their words."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.game import Decision, Option
from engine.core.hexes import SIDES, Hex, neighbour
from engine.core.parse import ParseError, next_pick
from engine.core.pieces import move, put
from engine.core.rng import Rng, seed_from
from engine.core.setup import Setup, checked
from engine.core.tell import Event, Tell
from engine.core.text import Seat
from engine.keyflower.actions import Action, End, Pass
from engine.keyflower.content.box import SHIPPED
from engine.keyflower.content.shapes import COLOURS, RESOURCES, ROAD, Power, Season
from engine.keyflower.game import KEYFLOWER
from engine.keyflower.queries import find, spot_in
from engine.keyflower.screens import give_workers
from engine.keyflower.state import Bid, Player, Spot, State, Turn
from engine.keyflower.village import acquire, cell_name, edges_of, rotations, settle
from tests.support.keyflower_box import TILES


def fresh(seats: int = 2, seed: str = "scene", **options: str) -> State:
    """Return a new game; an option's hyphen is written as an underscore here."""
    agreed = {key.replace("_", "-"): value for key, value in options.items()}
    return KEYFLOWER.new_game(checked(KEYFLOWER.spec, Setup(seats, seed_from(seed), agreed)))


def scene(seats: int = 2, season: Season = "spring", seed: str = "scene", **options: str) -> Scene:
    """Return a season with empty screens, an empty middle and homes 1, 2, 3….

    Seat 0 has the turn and the keyple.
    """
    state = fresh(seats, seed, **options)
    state.season = season
    state.middle = []
    for seat, player in enumerate(state.players):
        state.players[seat] = Player(village=[], dealt=player.dealt)
        settle(SHIPPED, state.players[seat], Spot(f"home-{seat + 1}"))
    state.start_player = state.active = 0
    state.turn = Turn(0)
    return Scene(state)


def busy_game(number: int, seats: int, tell: Tell) -> Iterator[State]:
    """Yield every position of a random game that seldom passes and makes each kind of pick equally often."""
    rng = Rng(seed_from(f"lively {number}"))
    state = fresh(seats, f"lively {number}", merchants=("off", "mix", "all")[number % 3])
    while choices := KEYFLOWER.choices(state):
        yield state
        KEYFLOWER.play(state, busy_pick(rng.choice(choices).actions, rng), tell)
    yield state


def busy_pick(actions: list[Action], rng: Rng) -> Action:
    """Return seldom the last action, which is pass or end if available, otherwise each kind equally often."""
    others = [action for action in actions if not isinstance(action, Pass | End)]
    if not others or (len(others) < len(actions) and not rng.below(8)):
        return actions[-1]
    kind = rng.choice(sorted({type(action).__name__ for action in others}))
    return rng.choice([action for action in others if type(action).__name__ == kind])


def add_pieces(state: State, rng: Rng) -> None:
    """Add random summer boats, goods, upgrades and contracts, so that all rules meet."""
    owned = {power[0] for player in state.players for power in player.powers}
    for number in "1234":
        if number not in owned:
            player = rng.choice(state.players)
            acquire(SHIPPED, player, Power(f"{number}{rng.choice('ab')}"))
    for player in state.players:
        for spot in player.village:
            kind = rng.choice(RESOURCES)
            if rng.below(2) and state.stock.get(kind):
                move(state.stock, spot.goods, kind)
            tile = TILES.get(spot.id)
            spot.upgraded |= rng.below(3) == 0 and tile is not None and tile.upgraded is not None
        if state.stack and rng.below(2):
            player.contracts.append(state.stack.pop())


class Scene:
    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    def player(self, seat: Seat) -> Player:
        return self.state.players[seat]

    def screen(self, seat: Seat, **pieces: int) -> Scene:
        """Put workers and skills behind a screen."""
        player = self.player(seat)
        for kind, n in pieces.items():
            put(player.workers if kind in COLOURS else player.skills, kind, n)
        return self

    def tile(self, tile: str, side: str = "", upgraded: bool = False) -> Scene:
        """Put a season tile in the middle."""
        self.state.middle.append(Spot(tile, side=side, upgraded=upgraded))
        return self

    def build(self, seat: Seat, tile: str, upgraded: bool = False, beside: str = "", side: str = "") -> Scene:
        """Put a tile into a village, next to the home or another tile, joined by road if possible."""
        player = self.player(seat)
        anchor = spot_in(player, beside or player.home.id)
        at, rotation = _place_beside(player, tile, anchor)
        settle(SHIPPED, player, Spot(tile, upgraded=upgraded, side=side, at=at, rotation=rotation))
        return self.power(seat, f"{TILES[tile].number}{side}") if side else self

    def power(self, seat: Seat, power: str) -> Scene:
        """Give a summer boat."""
        acquire(SHIPPED, self.player(seat), Power(power))
        return self

    def spot(self, tile: str) -> Spot:
        for spot in self.state.orders:
            if spot.id == tile:
                return spot
        return find(self.state, tile)[0]

    def goods(self, tile: str, **goods: int) -> Scene:
        for kind, n in goods.items():
            put(self.spot(tile).goods, kind, n)
        return self

    def bid(self, tile: str, seat: Seat, colour: str, count: int, lying: bool = False) -> Scene:
        self.spot(tile).bids.append(Bid(seat, colour, count, lying))
        return self

    def users(self, tile: str, colour: str, *uses: int) -> Scene:
        """Add earlier uses, one number each."""
        for count in uses:
            put(self.spot(tile).users, colour, count)
            self.spot(tile).last = count
        return self

    def contracts(self, seat: Seat, *contracts: str) -> Scene:
        for contract in contracts:
            for pile in (self.state.stack, self.state.row):
                if contract in pile:
                    pile.remove(contract)
            self.player(seat).contracts.append(contract)
        return self

    def known(self, seat: Seat, colour: str, n: int) -> Scene:
        give_workers(self.state, seat, colour, n)
        return self

    def turn(self, seat: Seat) -> Scene:
        self.state.active = seat
        self.state.turn = Turn(seat)
        return self

    # options of a seat, and picks

    def decision(self, seat: Seat | None = None) -> Decision[Action]:
        at = self.deciding()[0] if seat is None else seat
        decision = KEYFLOWER.decision_of(self.state, at)
        assert decision is not None, f"seat {at} has nothing to decide"
        return decision

    def deciding(self) -> list[Seat]:
        return [choice.seat for choice in KEYFLOWER.choices(self.state)]

    def words(self, seat: Seat | None = None) -> list[str]:
        return [option.words for option in self.decision(seat).options]

    def option(self, words: str, seat: Seat | None = None) -> Option[Action]:
        return next(option for option in self.decision(seat).options if option.words == words)

    def after(self, line: str, seat: Seat | None = None) -> Scene:
        """Return a copy of the position with these picks made."""
        other = Scene(KEYFLOWER.copy(self.state))
        other.play(line, seat)
        return other

    def play(self, line: str, seat: Seat | None = None) -> Scene:
        at = self.deciding()[0] if seat is None else seat
        words = line.split()
        while words:
            option = next_pick(KEYFLOWER, self.state, at, words)
            applied = KEYFLOWER.apply(self.state, option.action)
            self.state = applied.state
            self.events += applied.events
            words = words[len(option.words.split()) :]
        return self

    def offers(self, line: str, seat: Seat | None = None) -> bool:
        """Return whether these picks in a row are legal; exact words only."""
        other, at = Scene(KEYFLOWER.copy(self.state)), self.deciding()[0] if seat is None else seat
        words = line.split()
        while words:
            try:
                option = next_pick(KEYFLOWER, other.state, at, words)
            except ParseError:
                return False
            length = len(option.words.split())
            if option.words.split() != words[:length]:
                return False
            other.state = KEYFLOWER.apply(other.state, option.action).state
            words = words[length:]
        return True

    def refuses(self, line: str, seat: Seat | None = None) -> bool:
        return not self.offers(line, seat)

    def all_pass(self) -> Scene:
        """Let all seats pass, which ends the season."""
        while self.state.phase == "turns":
            self.play("pass end")
        return self

    def boats(self, *boats: str) -> Scene:
        """Let the seats take these boats in order; by default the first available."""
        names = list(boats)
        while self.state.phase == "boats":
            if not self.state.boat_choice or not self.state.boat_choice.boat:
                self.play(f"take boat {names.pop(0)}" if names else self.words()[0])
            self.play("end" if self.words() == ["end"] else self.words()[0])
        return self

    def grow(self) -> Scene:
        """Let all seats place their new tiles at the first possible place."""
        while self.state.phase == "growth":
            self.play(self.words()[0])
        return self

    def next_season(self) -> Scene:
        return self.all_pass().boats().grow()

    def told(self, key: str) -> list[Event]:
        return [event for event in self.events if event.text.key == key]


def _place_beside(player: Player, tile: str, anchor: Spot) -> tuple[Hex, int]:
    edges = edges_of(SHIPPED, anchor.id, anchor.rotation)
    for side in sorted(SIDES, key=lambda side: edges[side] != ROAD):
        cell = neighbour(anchor.at, side)
        if cell_name(cell) in player.fringe:
            for rotation in rotations(SHIPPED, player, tile, cell_name(cell)):
                return cell, rotation
    raise ValueError(f"{tile} does not fit beside {anchor.id}")
