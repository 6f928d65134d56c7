"""Saves of schema 1 load as the positions they were, and their games go on by the first rulings."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.core.record import imported, replay
from engine.core.rng import Rng, seed_from
from engine.core.tell import Silence, Tell
from engine.keyflower.game import KEYFLOWER
from engine.keyflower.state import State

SAVES = sorted((Path(__file__).parent / "saves").glob("*.json"))


def kept(name: str) -> dict[str, Any]:
    read: dict[str, Any] = json.loads((Path(__file__).parent / "saves" / f"{name}.json").read_text())
    return read


def loaded(name: str) -> State:
    return KEYFLOWER.from_json(msgspec.json.encode(kept(name)["save"]))


@pytest.mark.parametrize("name", [path.stem for path in SAVES])
def test_an_old_save_is_the_position_that_its_moves_lead_to_and_can_be_played_to_the_end(name: str) -> None:
    assert kept(name)["save"]["schema"] == 1
    state = loaded(name)
    replayed = replay(imported(msgspec.json.encode(kept(name)["record"])), KEYFLOWER)
    assert KEYFLOWER.to_json(state) == KEYFLOWER.to_json(replayed)
    rng = Rng(seed_from(name))
    while choices := KEYFLOWER.choices(state):
        KEYFLOWER.play(state, rng.choice(rng.choice(choices).actions), Silence())
    assert KEYFLOWER.standings(state)
    assert (state.rulings, [player.beside for player in state.players]) == (1, [[] for _ in state.players])


def test_op_21_old_games_keep_their_memory_aid_under_any_name() -> None:
    for name, screens in (("base-summer-boat-2a", "memory-aid"), ("open-screens-boats", "open")):
        state = loaded(name)
        assert (state.screens, state.rulings) == (screens, 1)
        for seat in KEYFLOWER.view_for(state, None).seats:
            assert seat.known is not None
            assert seat.front is None
            assert seat.known.workers == state.players[seat.seat].known_workers


def test_km_69_an_old_save_knows_which_boat_came_in_place_of_sea_bastion_ii() -> None:
    state = loaded("merchants-boat-replaced")
    replaced = [boat for boat in state.boats if boat.instead_of]
    assert [boat.instead_of for boat in replaced] == ["sea-bastion-ii"]
    assert replaced[0].id not in ("", "sea-bastion-ii")
    taker = replaced[0].taken_by
    assert KEYFLOWER.view_for(state, None).seats[taker].boat == "sea-bastion-ii"


def test_op_11_a_tile_without_a_place_in_an_old_game_still_leaves_it() -> None:
    state, tell = loaded("tile-without-a-place"), Tell()
    seat = next(
        seat
        for seat, player in enumerate(state.players)
        if player.growth.tiles and KEYFLOWER.ask(state, seat)[1].key == "keyflower-ask-stuck"
    )
    decision = KEYFLOWER.decision_of(state, seat)
    assert decision is not None
    KEYFLOWER.play(state, decision.options[0].action, tell)
    assert "keyflower-told-no-place" in [event.text.key for event in tell.events]
    assert state.players[seat].beside == []


def test_op_18_the_owner_of_2a_in_an_old_game_keeps_its_power() -> None:
    state = loaded("base-summer-boat-2a")
    assert [power for player in state.players for power in player.powers if power == "2a"] == ["2a"]
