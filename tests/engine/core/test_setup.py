from __future__ import annotations

import pytest

from engine.core.rng import seed_from
from engine.core.setup import Former, Setup, SetupError, SetupOption, SetupSpec, checked
from engine.lantern.game import LANTERN
from engine.registry import UnknownGameError, game_named

SEED = seed_from("setup")


def test_checked_fills_every_option() -> None:
    setup = checked(LANTERN.spec, Setup(3, SEED, {"long": "on", "gift": "2,0,2"}))
    assert setup.options == {"long": "on", "pile": "large", "gift": "0,2", "rulings": "1"}
    assert setup.on("long")
    assert setup.value("pile") == "large"
    assert setup.seats_of("gift") == (0, 2)


@pytest.mark.parametrize(
    ("setup", "fault"),
    [
        (Setup(7, SEED), "7 players: this game is for 2 to 4"),
        (Setup(2, "secret"), "seed"),
        (Setup(2, SEED, {"moon": "on"}), "no option 'moon'; known: long, pile, gift"),
        (Setup(2, SEED, {"pile": "huge"}), "one of small, large, not 'huge'"),
        (Setup(2, SEED, {"gift": "0,2"}), "seats go from 0 to 1"),
        (Setup(2, SEED, {"gift": "x"}), "not a list of seats"),
        (Setup(2, SEED, {"rulings": "2"}), "rulings go from 1 to 1, not '2'"),
        (Setup(2, SEED, {"rulings": "0"}), "rulings go from 1 to 1, not '0'"),
    ],
)
def test_checked_names_the_fault(setup: Setup, fault: str) -> None:
    with pytest.raises(SetupError, match=fault):
        checked(LANTERN.spec, setup)


RENAMED = SetupSpec(
    seats=(2,),
    options=(
        SetupOption("moon", formers=(Former("night"),)),
        SetupOption(
            "stars", "choice", ("few", "many"), "few", (Former("sky", {"off": "few", "on": "many"}),)
        ),
    ),
    rulings=3,
)


def test_an_option_is_known_by_the_name_it_had_before() -> None:
    setup = checked(RENAMED, Setup(2, SEED, {"night": "on", "sky": "on", "rulings": "1"}))
    assert setup.options == {"moon": "on", "stars": "many", "rulings": "1"}
    assert checked(RENAMED, Setup(2, SEED, {"night": "off", "moon": "on"})).on("moon")


def test_a_new_set_up_is_played_by_the_newest_rulings() -> None:
    assert checked(RENAMED, Setup(2, SEED)).rulings == 3


def test_an_unknown_game_is_refused_by_name() -> None:
    with pytest.raises(UnknownGameError, match="no game 'chess'"):
        game_named("chess")
