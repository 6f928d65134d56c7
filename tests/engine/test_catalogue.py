"""Where a piece is said to be, it is; and nothing is said of what a reader cannot know."""

from __future__ import annotations

import pytest

from bot.words.speak import message_ids
from engine.core.rng import Rng
from engine.core.text import Text, Who
from engine.keyflower.names import tile_name as keyflower_tile
from engine.keyper.content.tiles import HOME_TILES
from engine.keyper.names import tile_name as keyper_tile
from engine.registry import GAMES
from tests.engine.test_accounts import positions

RELEASED = [key for key, game in GAMES.items() if game.is_released]


def holder(told: Text) -> int | None:
    return next((arg.seat for _, arg in told.args if isinstance(arg, Who)), None)


@pytest.mark.parametrize("key", RELEASED)
def test_it_is_the_same_in_every_world_that_looks_alike(key: str) -> None:
    game, rng, known = GAMES[key], Rng("3" * 64, 0), set(message_ids())
    assert game.catalogue is not None
    assert set(game.catalogue.catalogue(game.sets.newest if game.sets else None)) <= known
    said = 0
    for state, seat in positions(key, "where"):
        found = game.catalogue.where_is(game.view_for(state, seat))
        assert set(found) <= known
        elsewhere = game.imagine(state, seat, rng)
        assert game.catalogue.where_is(game.view_for(elsewhere, seat)) == found
        said += len(found)
    assert said


def test_a_tile_of_keyflower_is_where_it_lies() -> None:
    game = GAMES["keyflower"]
    assert game.catalogue is not None
    for state, seat in positions("keyflower", "lies"):
        found = game.catalogue.where_is(game.view_for(state, seat))
        for owner, player in enumerate(state.players):
            for spot in player.village:
                told = found[keyflower_tile(spot.id).key]
                assert (holder(told), told.key.endswith("upgraded")) == (owner, spot.upgraded)
        for spot in state.middle:
            assert found[keyflower_tile(spot.id).key].key == "keyflower-at-middle"


def test_a_tile_of_keyper_is_where_it_was_built_or_is_held() -> None:
    game, home = GAMES["keyper"], {tile.id for tile in HOME_TILES}
    assert game.catalogue is not None
    for state, seat in positions("keyper", "lies"):
        found = game.catalogue.where_is(game.view_for(state, seat))
        for owner, player in enumerate(state.players):
            for tile in {*player.tiles, *(plot.tile for plot in player.plots if plot.tile)}:
                if owner == seat or tile not in home:
                    assert holder(found[keyper_tile(tile).key]) == owner
