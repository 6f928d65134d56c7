"""Every village tile: both effects, price and points (KF-101 to KF-135)."""

from __future__ import annotations

import pytest

from engine.core.pieces import total
from engine.keyflower.content.shapes import ANY, Hold
from tests.support.keyflower import Scene, scene
from tests.support.keyflower_box import TILES

GOLD_FOR_ANY = {"wood": 1, "stone": 1, "iron": 1}


def using(tile: str, upgraded: bool, picks: str = "", **screen: int) -> Scene:
    """Seat 0 uses the tile in their own village with one red worker."""
    game = scene().build(0, tile, upgraded=upgraded).screen(0, red=1, **screen)
    return game.play(f"use {tile} red 1 {picks} end")


def upgrade(tile: str, resources: dict[str, int], skills: dict[str, int]) -> None:
    """Exactly this price upgrades the tile: with it, it works; with any one piece less, it does not."""
    here = "home" if tile == "home-1" else tile
    assert _upgraded(tile, here, resources, skills)
    for kind in resources:
        assert not _upgraded(tile, here, resources | {kind: resources[kind] - 1}, skills)
    for kind in skills:
        assert not _upgraded(tile, here, resources, skills | {kind: skills[kind] - 1})


def _upgraded(tile: str, here: str, resources: dict[str, int], skills: dict[str, int]) -> bool:
    game = scene().build(0, "farrier").screen(0, red=1, **skills)
    if here != "home":
        game.build(0, tile)
    game.goods(tile if here != "home" else "home-1", **resources)
    return game.offers(f"use farrier red 1 upgrade {here} end")


def price(tile: str, resources: dict[str, int] | None = None, skills: dict[str, int] | None = None) -> None:
    printed = TILES[tile].price
    assert printed is not None
    assert dict(printed.resources) == (resources or {})
    assert dict(printed.skills) == (skills or {})
    plain = {kind: n for kind, n in (resources or {}).items() if kind != ANY}
    upgrade(tile, plain | _any_as(resources, "stone"), dict(_skills(skills or {})))


def _any_as(resources: dict[str, int] | None, kind: str) -> dict[str, int]:
    n = (resources or {}).get(ANY, 0)
    return {kind: n + (resources or {}).get(kind, 0)} if n else {}


def _skills(skills: dict[str, int]) -> list[tuple[str, int]]:
    return [("saw" if kind == ANY else kind, n) for kind, n in skills.items()]


def points(tile: str, basic: int, upgraded: int) -> None:
    assert (TILES[tile].face(False).points, TILES[tile].face(True).points) == (basic, upgraded)


def moves(tile: str, upgraded: bool) -> tuple[int, int]:
    """Steps and upgrades that a use of the tile gives."""
    game = scene().build(0, "keywood").screen(0, red=1).goods("home-1", wood=9)
    if not tile.startswith("home"):
        game.build(0, tile)
    game.spot(tile).upgraded = upgraded
    game.play(f"use {'home' if tile == 'home-1' else tile} red 1 move wood home>keywood")
    assert game.state.turn is not None
    return game.state.turn.steps + 1, game.state.turn.upgrades


@pytest.mark.parametrize(
    ("numbers", "cost"),
    [
        pytest.param((1, 4), {"wood": 1, "stone": 1}, id="kf_101"),
        pytest.param((2, 5), {"stone": 1, "iron": 1}, id="kf_102"),
        pytest.param((3, 6), {"wood": 1, "iron": 1}, id="kf_103"),
    ],
)
def test_homes(numbers: tuple[int, int], cost: dict[str, int]) -> None:
    for number in numbers:
        printed = TILES[f"home-{number}"]
        assert printed.price is not None
        assert dict(printed.price.resources) == cost
        points(printed.id, 0, 5)
        game = scene(6).build(number - 1, "keywood").screen(number - 1, red=1).turn(number - 1)
        game.goods(printed.id, **cost)
        assert game.play("use home red 1 upgrade home end").spot(printed.id).upgraded
    assert moves("home-1", upgraded=False) == (1, 1)
    assert moves("home-1", upgraded=True) == (2, 1)


def test_kf_104_alehouse() -> None:
    assert total(using("alehouse", False, "draw").player(0).workers) == 1
    assert total(using("alehouse", True, "draw").player(0).workers) == 2
    price("alehouse", {"wood": 1, "stone": 1, "iron": 1})
    points("alehouse", 0, 0)


def test_kf_105_apprentice_hall() -> None:
    assert total(using("apprentice-hall", False, "draw").player(0).skills) == 1
    assert total(using("apprentice-hall", True, "draw").player(0).skills) == 2
    price("apprentice-hall", {"wood": 1, "stone": 1})
    points("apprentice-hall", 0, 3)


@pytest.mark.parametrize(
    ("tile", "basic", "better", "resources", "skills"),
    [
        pytest.param("gold-mine", {"gold": 1}, {"gold": 2}, {"stone": 1, "iron": 1}, {}, id="kf_106"),
        pytest.param("key-mine", {"iron": 1}, {"iron": 3}, {}, {"anvil": 1}, id="kf_107"),
        pytest.param("keystone-quarry", {"stone": 1}, {"stone": 3}, {}, {"pickaxe": 1}, id="kf_108"),
        pytest.param("keywood", {"wood": 1}, {"wood": 3}, {}, {"saw": 1}, id="kf_109"),
        pytest.param("miner", {"iron": 2}, {"iron": 1, "gold": 1}, {}, {"anvil": 1}, id="kf_110"),
        pytest.param("quarryman", {"stone": 2}, {"stone": 1, "gold": 1}, {}, {"pickaxe": 1}, id="kf_112"),
        pytest.param("woodcutter", {"wood": 2}, {"wood": 1, "gold": 1}, {}, {"saw": 1}, id="kf_114"),
    ],
)
def test_producers(
    tile: str,
    basic: dict[str, int],
    better: dict[str, int],
    resources: dict[str, int],
    skills: dict[str, int],
) -> None:
    assert using(tile, False).spot(tile).goods == basic
    assert using(tile, True).spot(tile).goods == better
    price(tile, resources, skills)
    points(tile, 0, 3)


@pytest.mark.parametrize(
    ("tile", "colour", "worth"),
    [
        pytest.param("peddler", "yellow", 0, id="kf_111"),
        pytest.param("store", "blue", 3, id="kf_122"),
        pytest.param("fair", "red", 5, id="kf_126"),
    ],
)
def test_worker_exchanges(tile: str, colour: str, worth: int) -> None:
    for upgraded, gained in ((False, 1), (True, 2)):
        game = scene().build(0, tile, upgraded=upgraded).screen(0, green=1, **{colour: 1})
        game.play(f"use {tile} green 1")
        assert game.words() == [f"pay {colour}"]
        assert game.play(f"pay {colour} end").player(0).workers == {"green": gained}
    price(tile, {"gold": 1})
    points(tile, 0, worth)


@pytest.mark.parametrize(
    ("tile", "basic", "better", "cost"),
    [
        pytest.param("stable", (2, 1), (4, 2), {"wood": 1, "iron": 1}, id="kf_113"),
        pytest.param("farrier", (3, 1), (5, 2), {ANY: 2}, id="kf_118"),
        pytest.param("wainwright", (4, 2), (6, 2), {ANY: 2}, id="kf_134"),
    ],
)
def test_transport_tiles(
    tile: str, basic: tuple[int, int], better: tuple[int, int], cost: dict[str, int]
) -> None:
    assert moves(tile, upgraded=False) == basic
    assert moves(tile, upgraded=True) == better
    points(tile, 0, 5)
    if tile != "farrier":
        price(tile, cost)
    else:
        game = scene().build(0, "farrier").screen(0, red=1).goods("farrier", wood=1, gold=1)
        assert game.play("use home red 1 upgrade farrier end").spot("farrier").goods == {}


def test_kf_115_workshop() -> None:
    for kind in ("wood", "stone", "iron"):
        assert using("workshop", False, f"take {kind}").spot("workshop").goods == {kind: 1}
    game = scene().build(0, "workshop").screen(0, red=1).play("use workshop red 1")
    assert game.words() == ["take wood", "take stone", "take iron"]
    assert using("workshop", True).spot("workshop").goods == GOLD_FOR_ANY
    price("workshop", {ANY: 2})
    points("workshop", 0, 3)


def test_kf_116_brewer() -> None:
    for skill in ("saw", "pickaxe", "anvil"):
        assert total(using("brewer", False, f"pay {skill}", **{skill: 1}).player(0).workers) == 2
    assert total(using("brewer", True, "pay saw", saw=1).player(0).workers) == 3
    price("brewer", {"stone": 1, "iron": 1})
    points("brewer", 0, 3)


@pytest.mark.parametrize(
    ("tile", "skill", "resource"),
    [
        pytest.param("carpenter", "saw", "wood", id="kf_117"),
        pytest.param("mason", "pickaxe", "stone", id="kf_120"),
        pytest.param("smelter", "anvil", "iron", id="kf_121"),
    ],
)
def test_craftsmen(tile: str, skill: str, resource: str) -> None:
    game = using(tile, False, f"pay {skill}", **{skill: 1})
    assert game.spot(tile).goods == {resource: 3}
    assert not game.player(0).skills
    assert using(tile, True, f"pay {skill}", **{skill: 1}).spot(tile).goods == {"gold": 3}
    price(tile, {resource: 3})
    points(tile, 0, 7)


def test_kf_119_hiring_fair() -> None:
    assert total(using("hiring-fair", False, "pay saw", saw=1).player(0).skills) == 2
    assert total(using("hiring-fair", True, "pay anvil", anvil=1).player(0).skills) == 3
    price("hiring-fair", {"wood": 1, "iron": 1})
    points("hiring-fair", 0, 5)


def test_kf_123_tavern() -> None:
    for colour in ("blue", "yellow", "green"):
        game = scene().build(0, "tavern").screen(0, red=1, **{colour: 1})
        assert total(game.play(f"use tavern red 1 pay {colour} end").player(0).workers) == 2
    assert total(using("tavern", True, "pay blue", blue=1).player(0).workers) == 3
    price("tavern", {"wood": 1, "stone": 1, "iron": 1})
    points("tavern", 0, 0)


@pytest.mark.parametrize(
    ("tile", "resource", "each", "skill"),
    [
        pytest.param("barn", ANY, (1, 2), ANY, id="kf_124"),
        pytest.param("blacksmith", "iron", (2, 3), "anvil", id="kf_125"),
        pytest.param("stone-yard", "stone", (2, 3), "pickaxe", id="kf_132"),
        pytest.param("timber-yard", "wood", (2, 3), "saw", id="kf_133"),
    ],
)
def test_tiles_that_score_what_lies_on_them(
    tile: str, resource: str, each: tuple[int, int], skill: str
) -> None:
    for upgraded in (False, True):
        assert TILES[tile].face(upgraded).effect == Hold(resource, each[upgraded])
    price(tile, {}, {skill: 1})
    points(tile, 0, 0)
    game = scene().build(0, tile).build(0, "keywood").screen(0, red=1).goods("home-1", wood=1)
    assert game.refuses(f"use {tile}")
    assert game.offers(f"use home red 1 move wood home>{tile} end"), "resources may be brought there"


@pytest.mark.parametrize(
    ("tile", "cost", "worth"),
    [
        pytest.param("forge", {"iron": 3}, (3, 10), id="kf_127"),
        pytest.param("goldsmith", {"gold": 2}, (0, 7), id="kf_128"),
        pytest.param("sawmill", {"wood": 3}, (3, 10), id="kf_130"),
        pytest.param("sculptor", {"stone": 3}, (3, 10), id="kf_131"),
        pytest.param("well", {ANY: 3}, (3, 7), id="kf_135"),
    ],
)
def test_tiles_without_an_effect(tile: str, cost: dict[str, int], worth: tuple[int, int]) -> None:
    game = scene().build(0, tile).screen(0, red=1)
    assert game.refuses(f"use {tile}")
    price(tile, cost)
    points(tile, *worth)


def test_kf_129_inn() -> None:
    assert total(using("inn", False, "draw").player(0).workers) == 1
    assert total(using("inn", True, "draw").player(0).workers) == 3
    price("inn", {ANY: 1}, {ANY: 1})
    points("inn", 0, 0)
