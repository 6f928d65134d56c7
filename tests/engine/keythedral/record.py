"""Writes recorded games of Keythedral into tests/replays: those played by the second rulings and later ones.

Games recorded under the first ones stay as they are; they show that such games still replay."""

from __future__ import annotations

import sys
from pathlib import Path

from msgspec import Struct

from engine.core.record import Move, Record, export, record_of, verify
from engine.core.rng import Rng, seed_from
from engine.core.setup import RULINGS, Setup, checked
from engine.core.tell import Silence
from engine.core.text import Seat
from engine.keythedral.actions import Action, Play, TakeLaw
from engine.keythedral.content import laws
from engine.keythedral.game import KEYTHEDRAL
from engine.keythedral.state import State
from engine.simulate import next_to_move
from tests.engine.keythedral.sensible import Sensible, sensible_move

REPLAYS = Path(__file__).parents[2] / "replays"


class Lawyer(Sensible):
    """Procures a law whenever it can, and answers one purchase with both laws that fit (KT-95, KT-100)."""

    def worth(self, state: State, seat: Seat, action: Action) -> float:
        match action:
            case TakeLaw():
                return 85
            case Play(_, laws.PRICE_INCREASE | laws.DESIGN_CHANGE as card):
                return 99 - card / 100 if self._answers(state, seat) else -3
            case _:
                return super().worth(state, seat, action)

    def _answers(self, state: State, seat: Seat) -> bool:
        """Return whether the seat holds both laws, or has played one of them already."""
        if state.purchase is None or not state.windows or state.windows[-1].kind != "purchase":
            return False
        hand = state.players[seat].laws
        return state.purchase.asked > 1 or (laws.PRICE_INCREASE in hand and laws.DESIGN_CHANGE in hand)


class Kind(Struct, frozen=True):
    """How a game is recorded."""

    seats: int
    wild: int = 0  # random picks in a hundred
    options: dict[str, str] = {}
    players: type[Sensible] = Sensible
    deal: str = ""  # another deal, if the first one does not show the required positions


_SECOND, _THIRD, _FOURTH, _FIFTH = ({RULINGS: number} for number in "2345")

GAMES: dict[str, Kind] = {
    "asked-again-2p": Kind(2, options=_SECOND),
    "asked-again-3p-wild": Kind(3, 20, _SECOND),
    "asked-again-4p-second-literal": Kind(4, 5, {"edition": "second", "literal": "on", **_SECOND}),
    "asked-again-5p": Kind(5, options=_SECOND),
    "asked-again-5p-face-up": Kind(5, 5, {"face-up": "on", "open-design": "on", **_SECOND}),
    "double-answer-3p": Kind(3, options=_SECOND, players=Lawyer, deal="-1"),
    "quiet-4p": Kind(4, options=_THIRD),
    "strict-3p-wild": Kind(3, 20, {"windows": "strict", **_THIRD}),
    "orders-beside-4p-wild": Kind(4, 20, _FOURTH),
    "orders-beside-3p-strict": Kind(3, 5, {"windows": "strict", **_FOURTH}),
    "spending-heard-4p-wild": Kind(4, 20, _FIFTH, players=Lawyer, deal="-8"),
}


def recorded(name: str) -> Record:
    """Record a game by sensible players who sometimes act at random."""
    kind = GAMES[name]
    setup = checked(KEYTHEDRAL.spec, Setup(kind.seats, seed_from(f"replay {name}{kind.deal}"), kind.options))
    rng, state, moves = Rng(seed_from(f"record {name}{kind.deal}")), KEYTHEDRAL.new_game(setup), list[Move]()
    players = [kind.players(1 + (seat + rng.below(3)) % 3, rng) for seat in range(kind.seats)]
    while choices := KEYTHEDRAL.choices(state):
        action = sensible_move(state, choices, players, rng)
        if rng.below(100) < kind.wild:
            action = rng.choice(next_to_move(choices, rng).actions)
        moves.append(Move(action.seat, KEYTHEDRAL.option(state, action.seat, action).words))
        KEYTHEDRAL.play(state, action, Silence())
    return record_of(KEYTHEDRAL, setup, moves, state)


if __name__ == "__main__":
    for game in sys.argv[1:] or GAMES:
        record = recorded(game)
        verify(record, KEYTHEDRAL)
        (REPLAYS / f"keythedral-{game}.json").write_bytes(export(record))
