"""Positions of Keyper in a few readable calls.

A table here plays with made-up boards, costs, boats and fairs (see `house_values`), so no rule test depends
on the values of our own design.
"""

from __future__ import annotations

import pytest

from engine.core.game import Option
from engine.core.parse import ParseError, next_pick
from engine.core.tell import Event, Tell
from engine.core.text import Seat, Text
from engine.core.vocabulary import words_of
from engine.keyper.content.board import BOARD_NAMES, PLOT_NAMES
from engine.keyper.content.box import SHIPPED
from engine.keyper.content.fields import FIELD_LIST
from engine.keyper.content.goods import KEYP, RIVER
from engine.keyper.content.shapes import Boat, SeasonalFair, WinterFair
from engine.keyper.game import KEYPER
from engine.keyper.prices import discounted, discounted_costs
from engine.keyper.scoring import score
from engine.keyper.state import RULINGS, Board, Keyple, Player, Plot, State, Turn
from tests.support import keyper_box as printed
from tests.support.conformance import setup_for
from tests.support.keyper_box import TILES

EVERYTHING = "everything"
"""A display with every kind of field once."""
BOATS = {
    "boat-1": ("sheep", "clay"),
    "boat-2": ("cow", "log"),
    "boat-3": ("pig", "brick"),
    "boat-4": ("horse", "wheat"),
    "boat-5": ("deer", "ruby"),
    "boat-6": ("goat", "gold"),
}


def house_values(patch: pytest.MonkeyPatch) -> None:
    """Replace the values of our own design by plain made-up ones."""
    names = tuple(field.id for field in FIELD_LIST)
    patch.setitem(printed.DISPLAY_FIELDS, EVERYTHING, tuple(FIELD_LIST))
    patch.setitem(printed.SPECIAL_SPOTS, EVERYTHING, (names.index(KEYP), names.index(RIVER)))
    for tile in TILES.values():
        cost = ("clay",) if tile.area == "farm" else ("brick",)
        price(patch, tile.id, *cost)
    for boat, goods in BOATS.items():
        patch.setitem(printed.BOAT, boat, Boat(boat, goods, goods))
    for fair in list(printed.FAIR.values()):
        plain = SeasonalFair(fair.id, fair.season, ("pig", "clay"), 2)
        patch.setitem(printed.FAIR, fair.id, plain)
    for fair_id in list(printed.WINTER_FAIR):
        patch.setitem(printed.WINTER_FAIR, fair_id, WinterFair(fair_id, ("cow", "brick"), ("ruby", "cow")))


def price(patch: pytest.MonkeyPatch, tile: str, *icons: str) -> None:
    """Set the tile's cost in this test."""
    patch.setitem(SHIPPED.printed_costs, tile, (icons,))
    patch.setitem(discounted_costs(SHIPPED), tile, discounted(icons))


class Table:
    """A game under construction: seat 0 is to move in spring, and each seat owns only a keyper."""

    def __init__(self, seats: int = 3, season: int = 0, rulings: int = RULINGS) -> None:
        self.state: State = KEYPER.new_game(setup_for(KEYPER, seats, rulings=str(rulings)))
        self.events: list[Event] = []
        state = self.state
        state.season, state.start, state.last = season, 0, 0
        state.boards = [Board(EVERYTHING, [[] for _ in FIELD_LIST]) for _ in range(seats)]
        state.boats, state.boats_aside = list(BOATS)[:4], list(BOATS)[4:]
        for player in state.players:
            player.keyples, player.goods, player.tiles = {}, {}, []
        self.turn(0)

    # Setting up

    def turn(self, seat: Seat) -> Table:
        """Make it this seat's turn, with a piece to play."""
        self.state.turn, self.state.decider, self.state.stage = Turn(seat, had_piece=True), seat, "turn"
        return self

    def lay_turn(self, seat: Seat) -> Table:
        """Leave this seat with nothing to play, so it must lay down."""
        self.state.turn, self.state.decider, self.state.stage = Turn(seat), seat, "lay"
        self.state.players[seat].keyper = False
        self.state.players[seat].keyples = {}
        return self

    def keyples(self, seat: Seat, *colours: str) -> Table:
        self.state.players[seat].keyples = {colour: colours.count(colour) for colour in colours}
        return self

    def goods(self, seat: Seat, **counts: int) -> Table:
        self.state.players[seat].goods = {kind.replace("_", "-"): n for kind, n in counts.items() if n}
        return self

    def supply(self, **counts: int) -> Table:
        for kind, count in counts.items():
            self.state.supply.pop(kind.replace("_", "-"), None)
            if count:
                self.state.supply[kind.replace("_", "-")] = count
        return self

    def holds(self, seat: Seat, *tiles: str) -> Table:
        self.state.players[seat].tiles = list(tiles)
        return self

    def built(self, seat: Seat, place: str, tile: str, *, upgraded: bool = False, covers: str = "") -> Table:
        plot = self.plot(seat, place)
        plot.tile, plot.upgraded, plot.covered = tile, upgraded, covers
        return self

    def stands(
        self, place: str, colour: str, counts_as: str = "", *, lying: bool = False, seat: Seat = 0
    ) -> Table:
        """Put a keyple on `logs@board-1`, or on the plot `farm-1` of a seat."""
        self.at(place, seat).append(Keyple(colour, counts_as or colour, lying))
        return self

    def claims(self, seat: Seat, board: int) -> Table:
        """Put this seat's keyper on board 1, 2, 3 or 4."""
        self.state.boards[board - 1].keyper = seat
        self.state.players[seat].keyper = False
        return self

    def all_claim(self) -> Table:
        for seat in range(len(self.state.players)):
            self.claims(seat, seat + 1)
        return self

    def shown(self, *tiles: str) -> Table:
        self.state.shown = list(tiles)
        return self

    # Looking

    def player(self, seat: Seat) -> Player:
        return self.state.players[seat]

    def plot(self, seat: Seat, place: str) -> Plot:
        return self.state.players[seat].plots[PLOT_NAMES.index(place)]

    def at(self, place: str, seat: Seat = 0) -> list[Keyple]:
        if "@" not in place:
            return self.plot(seat, place).keyples
        field, board = place.split("@")
        spot = [each.id for each in FIELD_LIST].index(field)
        return self.state.boards[BOARD_NAMES.index(board)].fields[spot]

    def deciding(self) -> list[Seat]:
        return [choice.seat for choice in KEYPER.choices(self.state)]

    def asked(self) -> str:
        """Return the kind of the open question."""
        return KEYPER.ask(self.state, self.deciding()[0])[0]

    def ask(self, seat: Seat) -> Text:
        """Return the question to a seat."""
        return KEYPER.ask(self.state, seat)[1]

    def options(self, seat: Seat | None = None) -> list[Option[object]]:
        who = self.deciding()[0] if seat is None else seat
        decision = KEYPER.decision_of(self.state, who)
        return list(decision.options) if decision else []  # type: ignore[arg-type]  # read only

    def words(self, seat: Seat | None = None) -> list[str]:
        return [option.words for option in self.options(seat)]

    def points(self, seat: Seat, tile: str = "") -> int:
        """Return the seat's current score, in all or for one tile."""
        lines = [line for line in score(self.state) if line.seat == seat]
        if not tile:
            return sum(line.points for line in lines)
        return sum(line.points for line in lines if f"keyper-tile-{tile}" in repr(line.text))

    def told(self, key: str) -> list[Event]:
        return [event for event in self.events if event.text.key == key]

    # Playing

    def play(self, line: str, seat: Seat | None = None) -> Table:
        """Play a line of picks by one seat, including `end` if present."""
        who = self.deciding()[0] if seat is None else seat
        words = words_of(line)
        while words:
            option = next_pick(KEYPER, self.state, who, words)
            words = words[len(option.words.split()) :]
            tell = Tell()
            KEYPER.play(self.state, option.action, tell)
            self.events += tell.events
        return self

    def offers(self, line: str, seat: Seat | None = None) -> bool:
        """Return whether the whole line could be played now."""
        trial = Table.__new__(Table)
        trial.state, trial.events = KEYPER.copy(self.state), []
        try:
            trial.play(line, seat)
        except ParseError:
            return False
        return True

    def refuses(self, line: str, seat: Seat | None = None) -> bool:
        return not self.offers(line, seat)
