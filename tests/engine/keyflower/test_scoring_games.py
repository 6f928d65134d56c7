"""Sheets of whole games, counted again: everything but the free choices, which have their own brute force."""

from __future__ import annotations

import pytest

from engine.core.rng import Rng, seed_from
from engine.core.tell import Silence
from engine.core.text import Seat, Text
from engine.keyflower.content.shapes import Transport
from engine.keyflower.game import KEYFLOWER
from engine.keyflower.scoring import score
from engine.keyflower.scoring.allocation import Allocation, allocate
from engine.keyflower.scoring.hoard import hoard_of
from engine.keyflower.scoring.sheet import sheet_of
from engine.keyflower.scoring.total import total
from engine.keyflower.state import State
from engine.keyflower.village import neighbours_of
from tests.support.keyflower import busy, enrich, fresh
from tests.support.keyflower_box import ALL_BOATS, TILES

WALKED = ("keyflower-tile-sea-bastion", "keyflower-tile-sea-breese")
"""Loop and river have tests of their own."""


def counted(state: State, seat: Seat, flipped: str) -> int:
    """Fixed points, extensions and all that is counted in the village, with one more tile upgraded."""
    player, tiles = state.players[seat], {spot.id for spot in state.players[seat].village}
    upgraded = {spot.id for spot in player.village if spot.upgraded} | ({flipped} if flipped else set())
    faces = {tile: TILES[tile].face(tile in upgraded) for tile in tiles if tile in TILES}
    fixed = {tile: faces[tile].points if tile in faces else ALL_BOATS[tile].points for tile in tiles}
    extended = {spot.id for spot in player.village if spot.extension}
    if "flipper-ii" in tiles and state.extensions and upgraded - extended:
        extended.add(max(upgraded - extended, key=fixed.__getitem__))  # KM-13
    points = sum(fixed.values()) + sum(fixed[tile] for tile in extended)  # KM-27
    transports = [face.effect for face in faces.values() if isinstance(face.effect, Transport)]
    times = 2 if "2b" in player.powers else 1
    steps = times * sum(effect.steps for effect in transports)
    symbols = times * (sum(effect.upgrades for effect in transports) + player.cabins)
    winter = sum(tile in TILES and TILES[tile].kind == "winter" for tile in tiles)
    for tile, each in {
        "keyflower": steps,  # KF-94
        "ianvincible-ii": 2 * symbols,  # KM-14
        "sea-breese-ii": 2 * winter,  # KM-12
        "artisan": 2 * len(upgraded),  # KM-44, KM-71
        "builder": 3 * len(extended),  # KM-45, KM-71
    }.items():
        points += each if tile in tiles else 0
    orders = [spot for spot in player.village if spot.id in TILES and TILES[spot.id].kind == "order"]
    return points + sum(len(neighbours_of(player, spot)) for spot in orders)  # KF-100


def check_sheet(state: State, seat: Seat, found: Allocation) -> None:
    lines = [line for line in score(state) if line.seat == seat]
    walked = 0
    for line in lines:
        names = {arg.key for _, arg in line.text.args if isinstance(arg, Text)}
        walked += line.points if names & set(WALKED) else 0
    with_flip = counted(state, seat, found.flip.tile)
    assert found.flip.gain == with_flip - counted(state, seat, ""), "KF-97"
    assert sum(line.points for line in lines) == total(state, seat)
    assert sum(line.points for line in lines) == found.points - found.flip.gain + with_flip + walked


@pytest.mark.parametrize("number", range(10))
def test_kf_82_km_27_km_48_the_sheet_of_a_whole_game_adds_up(number: int) -> None:
    rng, season = Rng(seed_from(f"sheet {number}")), ""
    state = fresh(2 + number % 5, f"sheet {number}", merchants=("mix", "all", "off")[number % 3])
    while choices := KEYFLOWER.choices(state):
        if state.turn and state.season != season:
            season = state.season
            enrich(state, rng)
            for seat in range(len(state.players)):
                assert total(state, seat) == sum(line.points for line in sheet_of(state, seat))
            choices = KEYFLOWER.choices(state)
        KEYFLOWER.play(state, busy(rng.choice(choices).actions, rng), Silence())
    for seat in range(len(state.players)):
        check_sheet(state, seat, allocate(hoard_of(state, seat)))
