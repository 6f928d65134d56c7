"""The catalogue locates pieces correctly and reveals nothing hidden."""

from __future__ import annotations

import pytest

from bot.locales import speaker
from bot.locales.translations import message_ids
from engine.core.rng import Rng
from engine.core.text import OneOf, Text, Who
from engine.keyflower.names import tile_name as keyflower_tile
from engine.keyflower.state import Player, Spot
from engine.keyper.content.tiles import HOME_TILES
from engine.keyper.names import tile_name as keyper_tile
from engine.registry import GAMES
from tests.engine.test_accounts import seats_to_ask
from tests.support.keyflower_scoring import Finished

RELEASED = [key for key, game in GAMES.items() if game.is_released]


def holder(told: Text) -> int | None:
    return next((arg.seat for _, arg in told.args if isinstance(arg, Who)), None)


@pytest.mark.parametrize("key", RELEASED)
def test_the_catalogue_is_equal_in_indistinguishable_worlds(key: str) -> None:
    game, rng, known = GAMES[key], Rng("3" * 64, 0), set(message_ids())
    assert game.catalogue is not None
    assert set(game.catalogue.catalogue(game.sets.newest if game.sets else None)) <= known
    said = 0
    for state, seat in seats_to_ask(key, "where"):
        found = game.catalogue.where_is(game.view_for(state, seat))
        assert set(found) <= known
        elsewhere = game.imagine(state, seat, rng)
        assert game.catalogue.where_is(game.view_for(elsewhere, seat)) == found
        said += len(found)
    assert said


def test_a_tile_of_keyflower_is_where_it_lies() -> None:
    game = GAMES["keyflower"]
    assert game.catalogue is not None
    for state, seat in seats_to_ask("keyflower", "lies"):
        found = game.catalogue.where_is(game.view_for(state, seat))
        for owner, player in enumerate(state.players):
            lying = {"village": player.village, "beside": player.beside, "to-place": player.growth.tiles}
            for where, spots in lying.items():
                for spot in spots:
                    told = found[keyflower_tile(spot.id).key]
                    assert (holder(told), told.key.endswith("upgraded")) == (owner, spot.upgraded)
                    assert told.key.startswith(f"keyflower-at-{where}")
                    assert told.key.endswith("-side") == bool(spot.side)
        for spot in state.middle:
            assert found[keyflower_tile(spot.id).key].key == "keyflower-at-middle"


@pytest.mark.parametrize(
    ("tile", "side", "said"),
    [
        ("alehouse", "", "In Ann’s village, basic side."),
        ("summer-boat-3", "b", "In Ann’s village, side b."),
        ("scribes", "", "In Ann’s village."),
        ("flipper", "", "In Ann’s village."),
    ],
)
def test_a_side_is_named_of_pieces_that_have_two(tile: str, side: str, said: str) -> None:
    game, player = GAMES["keyflower"], Player(village=[Spot("home-1"), Spot(tile, side=side)])
    assert game.catalogue is not None
    state, say = Finished().state, speaker("en", ["Ann"])
    for where in ("", "beside"):
        if where:  # OP-11
            player.village, player.beside = player.village[:1], player.village[1:]
            said = said.replace("In", "Beside")
        state.players = [player]
        assert say(game.catalogue.where_is(game.view_for(state, 0))[keyflower_tile(tile).key]) == said


def test_a_tile_of_keyper_is_where_it_was_built_or_is_held() -> None:
    game, home = GAMES["keyper"], {tile.id for tile in HOME_TILES}
    assert game.catalogue is not None
    for state, seat in seats_to_ask("keyper", "lies"):
        found = game.catalogue.where_is(game.view_for(state, seat))
        for owner, player in enumerate(state.players):
            for tile in {*player.tiles, *(plot.tile for plot in player.plots if plot.tile)}:
                if owner == seat or tile not in home:
                    assert holder(found[keyper_tile(tile).key]) == owner


def test_a_seat_of_keythedral_costs_what_it_is_said_to_cost() -> None:
    """Checks face-down seats as well: each is one of the designs in the catalogue."""
    game = GAMES["keythedral"]
    assert game.catalogue is not None
    said = set[str]()
    for state, seat in seats_to_ask("keythedral", "lies"):
        view = game.view_for(state, seat)
        found, known = game.catalogue.where_is(view), game.catalogue.catalogue(view.content)
        for slot in view.slots:
            told = found[f"keythedral-seat-{slot.key}"]
            said.add(told.key)
            args = dict(told.args)
            assert (told.key == "keythedral-at-sold") == slot.sold
            assert (told.key == "keythedral-at-sale") == slot.on_sale
            if "cubes" in args:
                about = dict(known[f"keythedral-seat-{slot.key}"].args)["designs"]
                assert isinstance(about, OneOf)
                assert args["cubes"] in [
                    dict(one.args)["cubes"] for one in about.parts if isinstance(one, Text)
                ]
    assert {"keythedral-at-sold", "keythedral-at-sale", "keythedral-at-face-down"} <= said


def test_a_contract_and_an_extension_are_where_they_lie() -> None:
    game = GAMES["keyflower"]
    assert game.catalogue is not None
    said = set[str]()
    for state, seat in seats_to_ask("keyflower", "lies", {"merchants": "all"}):
        found = game.catalogue.where_is(game.view_for(state, seat))
        assert all(found[f"keyflower-{one}"].key == "keyflower-at-row" for one in state.row)
        lying = [found[f"keyflower-extension-{one}"].key for one in state.extensions]
        assert set(lying) <= {"keyflower-at-supply"}
        for owner, player in enumerate(state.players):
            for spot in player.village:
                if spot.extension:
                    told = found[f"keyflower-extension-{spot.extension}"]
                    assert (told.key, holder(told)) == ("keyflower-at-tile", owner)
        said |= {one.key for key, one in found.items() if "-tile-" not in key}
    assert {"keyflower-at-row", "keyflower-at-supply", "keyflower-at-tile"} <= said
