"""Writes the recorded games of Keythedral into tests/replays; run it after a change of rules or state."""

from __future__ import annotations

from pathlib import Path

from engine.core.record import Move, Record, export, record_of, verify
from engine.core.rng import Rng, seed_from
from engine.core.setup import Setup, checked
from engine.core.tell import Silence
from engine.keythedral.game import KEYTHEDRAL
from engine.simulate import next_to_move
from tests.engine.keythedral.sensible import Sensible, sensible_move

REPLAYS = Path(__file__).parents[2] / "replays"
GAMES: dict[str, tuple[int, int, dict[str, str]]] = {  # name: seats, random picks in a hundred, options
    "2p": (2, 0, {}),
    "2p-open-no-laws": (2, 5, {"laws": "off", "open-design": "on"}),
    "3p": (3, 0, {}),
    "3p-wild": (3, 25, {}),
    "3p-literal": (3, 5, {"literal": "on"}),
    "4p": (4, 0, {}),
    "4p-second": (4, 5, {"edition": "second"}),
    "4p-face-up": (4, 5, {"face-up": "on"}),
    "5p": (5, 0, {}),
    "5p-wild": (5, 20, {"stop": "off"}),
    "5p-single-field-start": (5, 5, {"single-field": "on", "start": "3"}),
    "5p-no-laws": (5, 0, {"laws": "off"}),
}


def recorded(name: str) -> Record:
    """A game by sensible players who now and then do anything."""
    seats, wild, options = GAMES[name]
    setup = checked(KEYTHEDRAL.spec, Setup(seats, seed_from(f"replay {name}"), options))
    rng, state, moves = Rng(seed_from(f"record {name}")), KEYTHEDRAL.new_game(setup), list[Move]()
    players = [Sensible(1 + (seat + rng.below(3)) % 3, rng) for seat in range(seats)]
    while choices := KEYTHEDRAL.choices(state):
        action = sensible_move(state, choices, players, rng)
        if rng.below(100) < wild:
            action = rng.choice(next_to_move(choices, rng).actions)
        moves.append(Move(action.seat, KEYTHEDRAL.option(state, action.seat, action).words))
        KEYTHEDRAL.play(state, action, Silence())
    return record_of(KEYTHEDRAL, setup, moves, state)


if __name__ == "__main__":
    for game in GAMES:
        record = recorded(game)
        verify(record, KEYTHEDRAL)
        (REPLAYS / f"keythedral-{game}.json").write_bytes(export(record))
