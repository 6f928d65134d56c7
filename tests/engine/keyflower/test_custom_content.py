"""Rules, words and pictures with custom content, and which custom content is refused."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from msgspec.structs import replace

from bot.locales import speaker
from engine.core.content import ContentError
from engine.core.setup import PRINTED
from engine.keyflower.content.box import SHIPPED, Content
from engine.keyflower.content.checks import faults
from engine.keyflower.content.sets import SETS
from engine.keyflower.content.shapes import Bonus, Either, Face, Gain, Hold, Price, Sets
from engine.keyflower.game import KEYFLOWER
from engine.keyflower.names import contract_name, extension_name, tile_help
from engine.simulate import recorded
from render.keyflower.painter import PAINTER
from render.kit.painter import PictureKind
from tests.support.conformance import setup_for
from tests.support.filled_forms import forget
from tests.support.keyflower import Scene, scene
from tests.support.keyflower_scoring import Finished


def test_a_record_of_what_ships_carries_nothing_and_a_game_from_before_names_nothing() -> None:
    record = recorded(KEYFLOWER, setup_for(KEYFLOWER, 2), ("random", "random"))
    assert record.content is None
    assert record.setup.printed == SHIPPED.fingerprint
    older = replace(record.setup, options={**record.setup.options})
    del older.options[PRINTED]
    state = KEYFLOWER.new_game(older)
    assert state.content is SHIPPED
    assert b"printed" not in KEYFLOWER.to_json(state)
    named = KEYFLOWER.to_json(KEYFLOWER.new_game(record.setup))
    assert len(named) - len(KEYFLOWER.to_json(state)) == len(f',"printed":"{SHIPPED.fingerprint}"')


def test_each_open_contract_has_its_place_however_many_there_are() -> None:
    box = replace(SHIPPED, name="five", open_contracts=5)
    setup = setup_for(KEYFLOWER, 2, "five", merchants="all", **{PRINTED: SETS.bring(box)})
    view = KEYFLOWER.view_for(KEYFLOWER.new_game(setup), 0)
    scene = PAINTER.scene(view, PictureKind("contracts"), speaker("en", markdown=False))
    places = [scene.spots[f"contract:{contract}"].box for contract in view.contract_row]
    assert len(places) == 5
    assert min(place.height for place in places) > 100, "each has room for what it asks for"
    assert not any(one.overlaps(other) for one, other in combinations(places, 2))


def tile_of(box: Content, **parts: Any) -> Content:
    alehouse = replace(box.spring_tiles[0], **parts)
    return replace(box, name="other", spring_tiles=(alehouse, *box.spring_tiles[1:]))


def test_descriptions_use_the_values_of_the_set() -> None:
    """Unchanged pieces keep their usual messages."""
    dear = tile_of(SHIPPED, price=Price(resources=(("gold", 2),)))
    dear = replace(
        dear,
        contract_points=5,
        contract_list=(
            replace(SHIPPED.contract_list[0], workers=(("blue", 3),)),
            *SHIPPED.contract_list[1:],
        ),
        extension_list=(
            replace(SHIPPED.extension_list[0], price=Price(workers=(("red", 1),))),
            *SHIPPED.extension_list[1:],
        ),
    )
    assert not list(faults(dear))
    say = speaker("en", markdown=False)
    assert say(tile_help(SHIPPED, "alehouse")).endswith("Upgraded (wood + stone + iron): 2 workers.")
    assert "Upgrade for 2 gold." in say(tile_help(dear, "alehouse"))
    assert tile_help(dear, "miner") == tile_help(SHIPPED, "miner")
    assert say(contract_name(dear, "contract-01")) == "Contract 01 (3 blue)"
    assert contract_name(dear, "contract-02") == contract_name(SHIPPED, "contract-02")
    assert say(extension_name(dear, "blue-1")) == "Blue extension 1 (costs 1 red)"
    assert KEYFLOWER.catalogue is not None
    known = KEYFLOWER.catalogue.catalogue(dear)
    assert known["keyflower-tile-alehouse"] == tile_help(dear, "alehouse")
    assert "5" in say(known["keyflower-contract-02"])
    assert "keyflower-tile-alehouse" not in KEYFLOWER.catalogue.catalogue(SHIPPED)
    assert "Upgrade for 2 gold." in PAINTER.card_alt(PictureKind("tile:alehouse"), say, dear)


def with_gains(tile: str, effect: Either) -> Content:
    """Ours with another effect on the basic side of one tile."""
    fields = ("spring_tiles", "summer_tiles", "merchants_tiles")
    changed = {
        name: tuple(
            replace(one, basic=replace(one.basic, effect=effect)) if one.id == tile else one
            for one in getattr(SHIPPED, name)
        )
        for name in fields
    }
    return replace(SHIPPED, name=f"other {tile}", **changed)


def used(box: Content, tile: str, rulings: int) -> Scene:
    """Seat 0 has sent a worker to a tile of this box in the middle."""
    SETS.bring(box)
    game = scene(2, merchants="all").tile(tile).screen(0, red=3)
    game.state.printed, game.state.rulings = box.fingerprint, rulings
    vars(game.state).pop("content", None)
    return game.play(f"use {tile} red 1")


WORKSHOP = with_gains(
    "workshop", Either(tuple(Gain(resources=((kind, 4),)) for kind in ("wood", "stone", "iron")))
)
ASSAYER = with_gains(
    "assayer",
    Either((Gain(contracts=3), Gain(resources=(("stone", 2),)), Gain(resources=(("iron", 5),)))),
)
BOOKKEEPER = with_gains("bookkeeper", Either((Gain(contracts=2), Gain(skills=3))))


@pytest.mark.parametrize(("rulings", "number"), [(KEYFLOWER.spec.rulings, 4), (3, 1)])
def test_kf_42_one_of_several_brings_what_is_printed(rulings: int, number: int) -> None:
    """Games begun under earlier rulings go on with one piece each."""
    game, say = used(WORKSHOP, "workshop", rulings), speaker("en", markdown=False)
    assert f"{number} stone" in say(game.decision().ask)
    assert say(game.option("take stone").menu[-1]) == ("4 stone" if number > 1 else "stone")
    game.state.stock["stone"] = 3 if number > 1 else 9
    game.play("take stone end")
    assert game.player(0).home.goods == {"stone": min(3, number)}, "no more than the supply has (KF-45)"
    forget(SETS)


@pytest.mark.parametrize(("rulings", "number"), [(KEYFLOWER.spec.rulings, 3), (3, 1)])
def test_km_41_one_of_several_brings_all_its_contracts(rulings: int, number: int) -> None:
    game = used(ASSAYER, "assayer", rulings)
    for _ in range(number):
        game.play("take hidden")
    assert len(game.player(0).contracts) == number
    game.play("end")
    forget(SETS)


@pytest.mark.parametrize(("rulings", "number"), [(KEYFLOWER.spec.rulings, 3), (3, 1)])
def test_km_42_one_of_several_brings_all_its_skills(rulings: int, number: int) -> None:
    game, say = used(BOOKKEEPER, "bookkeeper", rulings), speaker("en", markdown=False)
    menu = say(game.option("take skill").menu[-1])
    assert menu == ("3 skills from the pile" if number > 1 else "a skill from the pile")
    game.play("take skill end")
    assert sum(game.player(0).skills.values()) == number
    forget(SETS)


def test_kf_97_flipper_flips_nothing_where_that_would_cost_points() -> None:
    """The other side of the Timber yard gives less for wood here; Artisan gives more for upgraded tiles."""
    yard = next(tile for tile in SHIPPED.autumn_tiles if tile.id == "timber-yard")
    worse = replace(yard, basic=Face(Hold("wood", 9)), upgraded=Face(Hold("wood", 1)))
    box = replace(
        SHIPPED,
        name="worse",
        autumn_tiles=tuple(worse if one.id == yard.id else one for one in SHIPPED.autumn_tiles),
    )
    SETS.bring(box)
    game = Finished().tile("timber-yard", wood=3).tiles("flipper", "artisan").home(upgraded=True)
    game.state.printed = box.fingerprint
    assert game.line("timber-yard") == (27, "3 wood")
    assert game.line("artisan") == (2, "count-upgraded 1")
    assert "free-upgrade" not in str(game.sheet()), "nothing is turned"
    game.player().village[1].goods = {}
    assert game.line("artisan") == (4, "count-upgraded 2"), "now it costs nothing"
    forget(SETS)


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"most_users": 0}, "most_users: found 0; expected 1 to 99"),
        ({"starting_workers": 30}, "enough for 6 players"),
        ({"winter_deal": SHIPPED.winter_deal | {6: 3}}, "winter_deal.6: found 3; expected 1 to 2"),
        ({"order_count": {2: 1}}, "order_count: found 1 of them; expected the 5 of the box"),
        ({"spring_tiles": SHIPPED.spring_tiles[1:]}, "found 11 of them; expected the 12 of the box"),
        ({"open_contracts": 40}, "at most 36"),
        ({"spring_tiles": tile_of(SHIPPED, id="tavern").spring_tiles}, "found tavern; expected alehouse"),
        ({"spring_tiles": tile_of(SHIPPED, edges="rrr").spring_tiles}, "6 letters"),
        ({"spring_tiles": tile_of(SHIPPED, edges="wrrrff").spring_tiles}, "rivers as in rrrrff"),
        ({"spring_tiles": tile_of(SHIPPED, edges="ffffff").spring_tiles}, "expected a road"),
        ({"spring_tiles": tile_of(SHIPPED, price=Price()).spring_tiles}, "1 to 6 pieces"),
        (
            {"spring_tiles": tile_of(SHIPPED, price=Price(skills=(("saw", 2),))).spring_tiles},
            "at most one skill",
        ),
        (
            {"spring_tiles": tile_of(SHIPPED, price=Price(workers=(("red", 1),))).spring_tiles},
            "expected no worker",
        ),
        (
            {"spring_tiles": tile_of(SHIPPED, price=Price(resources=(("clay", 1),))).spring_tiles},
            "each kind once",
        ),
        ({"spring_tiles": tile_of(SHIPPED, basic=Face(Gain(workers=10))).spring_tiles}, "expected 1 to 9"),
        ({"spring_tiles": tile_of(SHIPPED, basic=Face(Gain(skills=1))).spring_tiles}, "workers: found 0"),
        (
            {
                "winter_tiles": (
                    replace(SHIPPED.winter_tiles[0], scoring=Sets("worker", (("any", 1),), 3)),
                    *SHIPPED.winter_tiles[1:],
                )
            },
            "2 to 9 of any kind",
        ),
        (
            {
                "base_boats": tuple(
                    replace(boat, scoring=Bonus("free-upgrade", 2)) if boat.id == "flipper" else boat
                    for boat in SHIPPED.base_boats
                )
            },
            "flipper.scoring",
        ),
    ],
)
def test_a_box_that_could_not_be_is_refused_with_a_reason(changed: dict[str, Any], said: str) -> None:
    box = replace(SHIPPED, name="wrong", **changed)
    with pytest.raises(ContentError) as caught:
        SETS.bring(box)
    assert said in str(caught.value)
    assert not SETS.knows(box.fingerprint)


def test_every_box_that_ships_could_be_one_that_is_brought() -> None:
    assert [fault for name in {*SETS.fingerprints} for fault in faults(SETS.named(name))] == []
