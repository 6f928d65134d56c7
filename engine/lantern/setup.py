"""Set-up options and the first position."""

from __future__ import annotations

from engine.core.pieces import put
from engine.core.rng import Rng
from engine.core.setup import Setup, SetupOption, SetupSpec
from engine.lantern.content.tokens import COLOURS, GIFT, HAND, LONG_ROUNDS, PILES, ROUNDS
from engine.lantern.state import Hiding, Player, State

SPEC = SetupSpec(
    seats=(2, 3, 4),
    options=(
        SetupOption("long"),
        SetupOption("pile", "choice", ("small", "large"), "large"),
        SetupOption("gift", "seats", (), ""),
    ),
)


def new_game(setup: Setup) -> State:
    rng, pile = Rng(setup.seed), dict.fromkeys(COLOURS, PILES[setup.value("pile")].of_each)
    players = [Player() for _ in range(setup.seats)]
    for seat, player in enumerate(players):  # LN-2
        for _ in range(HAND + GIFT * (seat in setup.seats_of("gift"))):
            put(player.hand, rng.draw(pile))
    rounds = LONG_ROUNDS if setup.on("long") else ROUNDS
    return State(rng, players, pile, {}, Hiding([False] * setup.seats), rounds)
