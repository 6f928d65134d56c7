"""Own scores and objectives agree with the engine's scoring and ignore hidden information."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

import pytest

from engine.core.game import AnyGame
from engine.core.hexes import Hex
from engine.core.objectives import Objective
from engine.core.rng import Rng
from engine.core.text import Seat, text
from engine.keyflower.names import tile_name
from engine.keyflower.state import Spot
from engine.keyflower.state import State as Keyflower
from engine.keyper.content.board import AREA_PLOTS
from engine.keyper.names import fair_name
from engine.keyper.state import Held
from engine.keyper.state import State as Keyper
from engine.keyper.steps.fairs import can_show
from engine.keythedral.prices import plain_payments
from engine.keythedral.queries import slot_named, slots_on_sale
from engine.keythedral.state import State as Keythedral
from engine.registry import GAMES
from engine.simulate import setup_from
from tests.support.conformance import some_seats
from tests.support.keyflower_box import HEXES
from tests.support.keyper_box import FAIR, TILES
from tests.support.positions import positions

GAMES_EACH = int(os.environ.get("TRUTH", "0")) or 1
EVERY = 60  # picks
MOST = 21


def seats_to_ask(key: str, seed: str, options: dict[str, str] | None = None) -> Iterator[tuple[Any, Seat]]:
    """Yield some positions of a random game: a seat, and the state before it."""
    game = GAMES[key]
    for number in range(GAMES_EACH):
        setup = setup_from(game, some_seats(game, 3), f"{seed} {number}", options or {})
        for at, state in enumerate(islice(positions(game, setup, f"{seed} {number}", EVERY), MOST)):
            yield state, at % setup.seats
        yield state, 0


@pytest.mark.parametrize("key", list(GAMES))
def test_the_sheet_so_far_is_what_the_game_would_count_and_tells_nothing_hidden(key: str) -> None:
    game: AnyGame = GAMES[key]
    rng = Rng("7" * 64, 0)
    for state, seat in seats_to_ask(key, "sheet"):
        lines, aims = game.own_sheet(state, seat), game.objectives_of(state, seat)
        counted = next(one.points for one in game.standings(state) if one.seat == seat)
        assert sum(line.points for line in lines) == counted
        elsewhere = game.imagine(state, seat, rng)
        assert game.own_sheet(elsewhere, seat) == lines
        assert game.objectives_of(elsewhere, seat) == aims


def points(state: Any, seat: Seat, game: str) -> int:
    return sum(line.points for line in GAMES[game].own_sheet(state, seat))


def named(aims: Sequence[Objective], group: str) -> dict[Any, Objective]:
    return {aim.what: aim for aim in aims if aim.group == group}


def test_a_winter_tile_adds_what_it_would_score_in_the_village() -> None:
    game, tried = GAMES["keyflower"], 0
    for state, seat in seats_to_ask("keyflower", "winter", {"merchants": "mix"}):
        assert isinstance(state, Keyflower)
        found = game.objectives_of(state, seat)
        hand, middle = named(found, "hand"), named(found, "middle")
        offered = [spot.id for spot in state.middle if HEXES[spot.id].kind == "winter"]
        assert list(hand) == [tile_name(tile) for tile in state.players[seat].dealt]
        assert list(middle) == [tile_name(tile) for tile in offered]
        for tile in {*state.players[seat].dealt, *offered}:
            richer = game.copy(state)
            richer.players[seat].village.append(Spot(tile, at=Hex(40, 40)))
            gained = points(richer, seat, "keyflower") - points(state, seat, "keyflower")
            assert (hand | middle)[tile_name(tile)].adds == gained
            tried += 1
    assert tried


def test_a_fair_is_complete_in_words_where_it_could_be_held() -> None:
    game, tried = GAMES["keyper"], 0
    for state, seat in seats_to_ask("keyper", "fairs"):
        assert isinstance(state, Keyper)
        player, told = state.players[seat], named(game.objectives_of(state, seat), "fairs")
        for season, fair in player.fairs.items():
            aim, richer = told[fair_name(fair)], game.copy(state)
            richer.players[seat].held.append(Held(season, fair, FAIR[fair].points))
            assert all(part.have == part.need for part in aim.parts) == can_show(player, FAIR[fair].requires)
            assert aim.adds == points(richer, seat, "keyper") - points(state, seat, "keyper")
            tried += 1
    assert tried


def test_a_tile_of_keyper_adds_what_it_scores_on_its_best_plot() -> None:
    game, tried = GAMES["keyper"], 0
    for state, seat in seats_to_ask("keyper", "tiles"):
        assert isinstance(state, Keyper)
        told = [one for one in game.objectives_of(state, seat) if one.group == "tiles"]
        for aim, tile in zip(told, state.players[seat].tiles, strict=True):
            worth = list[int]()
            for at in AREA_PLOTS[TILES[tile].area]:
                richer = game.copy(state)
                if not richer.players[seat].plots[at].tile:
                    richer.players[seat].plots[at].tile = tile
                    worth.append(points(richer, seat, "keyper") - points(state, seat, "keyper"))
            assert aim.adds == max(worth, default=None)
            tried += 1
    assert tried


def test_a_seat_of_keythedral_is_complete_in_words_where_it_could_be_paid() -> None:
    game, tried = GAMES["keythedral"], 0
    for state, seat in seats_to_ask("keythedral", "seats"):
        assert isinstance(state, Keythedral)
        told = named(game.objectives_of(state, seat), "seats")
        for slot in slots_on_sale(state):
            parts = told[text("keythedral-aims-seat", slot=slot_named(state, slot))].parts
            could = bool(plain_payments(state, state.players[seat].cubes, slot))
            assert all(part.have == part.need for part in parts) == could
            tried += 1
    assert tried
