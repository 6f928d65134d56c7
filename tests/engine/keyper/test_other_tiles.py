"""The 27 other country tiles (KP-178 to KP-188)."""

from __future__ import annotations

import pytest

from engine.keyper.game import KEYPER
from engine.keyper.state import Held
from tests.support import keyper_box as printed
from tests.support.keyper import Table
from tests.support.keyper_box import FIELDS, TILES

pytestmark = pytest.mark.usefixtures("table_values")


@pytest.mark.parametrize(
    ("tile", "colour"),
    [
        ("boatman", "light-blue"),
        ("bricklayer", "orange"),
        ("farmer", "light-green"),
        ("lumberjack", "brown"),
        ("quarryman", "grey"),
    ],
)
def test_kp_178_points_for_keyples(tile: str, colour: str) -> None:
    for upgraded, each in ((False, 1), (True, 2)):
        table = Table().built(0, "village-1", tile, upgraded=upgraded)
        assert table.keyples(0, colour, "white", "black").points(0) == 2 * each
        assert table.keyples(0, *[colour] * 4, "white").points(0) == 4 * each


@pytest.mark.parametrize(
    ("tile", "good"), [("brickyard", "brick"), ("stoneyard", "stone"), ("timberyard", "wood")]
)
def test_kp_179_points_for_finished_goods(tile: str, good: str) -> None:
    for upgraded, each in ((False, 1), (True, 2)):
        table = Table().built(0, "village-1", tile, upgraded=upgraded)
        assert table.goods(0, **{good: 3}).points(0) == 3 * each
        assert table.goods(0, **{good: 6}).points(0) == 4 * each
        assert table.goods(0, clay=6, log=6, rock=6).points(0) == 0


@pytest.mark.parametrize(
    ("tile", "pair", "third"),
    [
        ("bracelet-maker", ("emerald", "sapphire"), "ruby"),
        ("emporium", ("ruby", "sapphire"), "gold"),
        ("gem-merchant", ("emerald", "gold"), "ruby"),
        ("goldsmith", ("gold", "sapphire"), "emerald"),
        ("jeweller", ("emerald", "ruby"), "sapphire"),
        ("ring-maker", ("gold", "ruby"), "emerald"),
    ],
)
def test_kp_180_gem_tiles(tile: str, pair: tuple[str, str], third: str) -> None:
    table = Table().built(0, "village-1", tile)
    assert table.goods(0, **{pair[0]: 2, pair[1]: 1, third: 3}).points(0) == 4
    assert table.goods(0, **{pair[0]: 9, pair[1]: 9}).points(0) == 16
    table = Table().built(0, "village-1", tile, upgraded=True)
    assert table.goods(0, **{pair[0]: 3, pair[1]: 3}).points(0) == 0  # pairs no longer score
    assert table.goods(0, **{pair[0]: 3, pair[1]: 3, third: 2}).points(0) == 12
    assert table.goods(0, **{pair[0]: 9, pair[1]: 9, third: 9}).points(0) == 24


def test_kp_181_copse() -> None:
    table = (
        Table()
        .keyples(0, "grey")
        .built(0, "farm-1", "copse")
        .goods(0, wood=1, log=1)
        .play("send grey farm-1")
    )
    assert [words for words in table.words() if words.startswith("give")] == ["give wood"]
    table.play("give wood")
    assert table.words() == ["get chicken", "get deer", "get goat", "get wild-boar"]
    table = Table().keyples(0, "grey").built(0, "farm-1", "copse", upgraded=True).goods(0, wood=1)
    table.play("send grey farm-1 give wood get deer goat end")
    assert (table.player(0).goods, table.points(0)) == ({"deer": 1, "goat": 1}, 3)
    assert TILES["copse"].houses == ("chicken", "deer", "goat", "wild-boar")


def test_kp_182_entertainer_counts_seasons_with_a_fair() -> None:
    for upgraded, each in ((False, 1), (True, 2)):
        table = Table().built(0, "village-1", "entertainer", upgraded=upgraded)
        held = [
            Held("spring", "spring-1", 0),
            Held("summer", "summer-1", 0),
            Held("summer", "winter-1", 0, "front"),
        ]
        table.player(0).held = held
        assert table.points(0) == 2 * each


@pytest.mark.parametrize(
    ("tile", "animal"), [("game-wardens-cottage", "deer"), ("hunters-lodge", "wild_boar")]
)
def test_kp_183_houses_for_deer_and_wild_boar(tile: str, animal: str) -> None:
    for upgraded, each in ((False, 2), (True, 3)):
        table = Table().built(0, "farm-1", tile, upgraded=upgraded)
        assert table.goods(0, **{animal: 3}).points(0) == 3 * each
        assert table.goods(0, **{animal: 6}).points(0) == 4 * each


@pytest.mark.parametrize(
    ("tile", "colour", "basic", "upgraded"),
    [
        ("farmers-cottage", "light-green", 1, 3),
        ("kiln", "orange", 2, 4),
        ("log-cabin", "brown", 1, 3),
        ("mine", "black", 1, 2),
        ("open-pit", "grey", 1, 3),
    ],
)
def test_kp_184_fields_of_the_board_claimed_in_winter(
    tile: str, colour: str, basic: int, upgraded: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    same = [field for field in FIELDS.values() if field.colour == colour][:2]
    monkeypatch.setitem(printed.DISPLAY_FIELDS, "two", (FIELDS["keyp"], FIELDS["river"], *same))
    place = "farm-1" if TILES[tile].area == "farm" else "village-1"
    for turned, each in ((False, basic), (True, upgraded)):
        table = Table(2, 3).all_claim().built(0, place, tile, upgraded=turned)
        table.state.boards[0].display = "two"
        assert table.points(0) == 2 * each
        table.state.boards[0].keyper, table.state.boards[1].keyper = 1, 0  # the other board counts
        assert table.points(0) == sum(field.colour == colour for field in FIELDS.values()) * each
    assert (tile == "farmers-cottage") == (TILES[tile].area == "farm")


def test_kp_185_key_market() -> None:
    table = Table().keyples(0, "grey").built(0, "village-1", "key-market").goods(0, wheat=1, ruby=1, cow=2)
    table.play("send grey village-1")
    assert [words for words in table.words() if words.startswith("give")] == ["give wheat ruby"]
    table.play("give wheat ruby")
    assert len(table.words()) == 11
    table.play("get stone end")
    assert (table.player(0).goods, table.points(0)) == ({"cow": 2, "stone": 1}, 3)
    table = Table().keyples(0, "grey").built(0, "village-1", "key-market", upgraded=True).goods(0, clay=1)
    table.play("send grey village-1 give clay get sapphire end")
    assert (table.player(0).goods, table.points(0)) == ({"sapphire": 1}, 5)


def test_kp_186_merchant() -> None:
    for upgraded, actions in ((False, 1), (True, 2)):
        table = Table().keyples(0, "grey").built(0, "village-1", "merchant", upgraded=upgraded)
        table.play("send grey river@board-1 boat-1 " + "receive clay " * actions)
        assert table.words() == ["end"]
        assert table.points(0) == 3


def test_kp_187_prospector() -> None:
    for upgraded, each in ((False, 1), (True, 2)):
        table = Table().built(0, "village-1", "prospector", upgraded=upgraded)
        assert table.goods(0, ruby=1, gold=2).points(0) == 3 * each
        assert table.goods(0, ruby=3, gold=3).points(0) == 4 * each


def test_kp_188_scrap_dealer() -> None:
    for upgraded, each in ((False, 1), (True, 2)):
        table = Table().built(0, "village-1", "scrap-dealer", upgraded=upgraded)
        assert table.goods(0, clay=1, ruby=1, wheat=1, brick=1, cow=4).points(0) == 2 * each
        assert table.goods(0, clay=12).points(0) == 4 * each


def test_kp_184_the_board_claimed_in_winter_counts_when_the_game_is_over() -> None:
    table = Table(2, 3).claims(0, 2).claims(1, 1).keyples(0, "brown").built(0, "village-1", "kiln")
    table.play("send brown village-1 end")
    assert table.state.stage == "over"
    assert table.points(0, "kiln") == 2 * 3  # clay, clay to bricks, build
    assert KEYPER.view_for(table.state, 0).seats[0].points == 2 * 3
