"""Tables of Lantern set up by hand, and played by typed lines."""

from __future__ import annotations

from engine.core.parse import parse_line
from engine.core.pieces import Pieces, in_order, take
from engine.core.tell import Event, Tell
from engine.core.text import Seat
from engine.lantern.content.tokens import COLOURS
from engine.lantern.game import LANTERN
from engine.lantern.state import State, Turn
from tests.support.conformance import setup_for


class Evening:
    """A game with the given hands: `Evening("ab", "w")` is amber and blue against white."""

    def __init__(self, *hands: str, turn: Seat | None = 0, **options: str) -> None:
        self.state: State = LANTERN.new_game(setup_for(LANTERN, len(hands), **options))
        self.events: list[Event] = []
        for player in self.state.players:
            for colour, n in player.hand.items():
                self.state.pile[colour] = self.state.pile.get(colour, 0) + n
        for player, hand in zip(self.state.players, hands, strict=True):
            player.hand = tokens(hand)
            for colour, n in player.hand.items():
                take(self.state.pile, colour, n)
        if turn is not None:
            self.state.stage = Turn(turn)

    def play(self, seat: Seat, line: str) -> Evening:
        """Make all picks of a typed line, including the final one."""
        for option in parse_line(LANTERN, self.state, seat, line):
            tell = Tell()
            LANTERN.play(self.state, option.action, tell)
            self.events = tell.events
        return self

    def offered(self, seat: Seat) -> list[str]:
        decision = LANTERN.decision_of(self.state, seat)
        return [option.words for option in decision.options] if decision else []

    def deciding(self) -> list[Seat]:
        return [choice.seat for choice in LANTERN.choices(self.state)]

    def hand(self, seat: Seat) -> str:
        return letters(self.state.players[seat].hand)

    def lit(self, seat: Seat) -> str:
        return letters(self.state.players[seat].lit)

    def told(self) -> list[str]:
        """Return the events of the last pick, by the keys of their texts."""
        return [event.text.key for event in self.events]


def tokens(word: str) -> Pieces:
    """`"aab"` is two amber and one blue."""
    return {colour: n for colour in COLOURS if (n := word.count(colour[0]))}


def letters(pieces: Pieces) -> str:
    return "".join(colour[0] * n for colour, n in in_order(pieces, COLOURS))
