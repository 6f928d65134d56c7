"""Contracts, and the order of the whole sheet."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.keyflower.content.shapes import ANY, COLOURS, RESOURCES, SKILLS, Counts
from tests.support.keyflower_box import CONTRACTS
from tests.support.keyflower_scoring import Finished


def exact(counts: Counts, kinds: tuple[str, ...]) -> dict[str, int]:
    """Return exactly the required pieces; the first kind serves for any kind."""
    wanted: Counter[str] = Counter()
    for kind, count in counts:
        wanted[kinds[0] if kind == ANY else kind] += count
    return dict(wanted)


@pytest.mark.parametrize("name", [name for name, contract in CONTRACTS.items() if not contract.keyple])
def test_km_34_km_40_a_contract_scores_7_with_all_its_items_and_nothing_with_one_less(name: str) -> None:
    contract, number = CONTRACTS[name], int(name[-2:])
    pieces = {
        **exact(contract.workers, COLOURS),
        **exact(contract.skills, SKILLS),
        **exact(contract.resources, RESOURCES),
    }

    def holding(items: dict[str, int]) -> Finished:
        game = Finished().contracts(number)
        game.workers(**{kind: n for kind, n in items.items() if kind in COLOURS})
        game.skills(**{kind: n for kind, n in items.items() if kind in SKILLS})
        game.player().home.goods = {kind: n for kind, n in items.items() if kind in RESOURCES}
        return game

    assert holding(pieces).line(f"contract {number:02}")[0] == 7
    assert holding(pieces).points() == 7
    for kind in pieces:
        less = holding({**pieces, kind: pieces[kind] - 1})
        assert less.line(f"contract-open contract {number:02}")[0] == 0


def test_km_34_each_item_serves_one_contract_or_tile() -> None:
    game = Finished().contracts(1, 5).workers(blue=6)
    # four blue fulfil the first; the two left are too few for two blue and four any
    assert game.line("contract 01") == (7, "4 blue")
    assert game.line("contract-open contract 05") == (0, "")
    game.workers(blue=6, red=4)
    assert game.points() == 14


def test_km_34_a_contract_is_left_open_where_its_items_score_more_elsewhere() -> None:
    game = Finished().contracts(23).tiles("scribes").skills(saw=1, pickaxe=1, anvil=1)
    assert game.line("scribes")[0] == 10
    assert game.line("contract-open contract 23")[0] == 0


def test_km_35_gold_stands_for_another_resource_on_a_contract() -> None:
    game = Finished().contracts(28).home(wood=2, stone=1, gold=1)
    assert game.line("contract 28") == (7, "2 wood, 1 stone, 1 gold as stone")


def test_km_38_the_keyple_contract_needs_the_keyple() -> None:
    assert Finished().contracts(13).keyple().line("contract 13") == (7, "keyple")
    assert Finished().contracts(13).workers(blue=9).points() == 0


def test_km_39_the_keyple_may_stand_for_one_item_on_a_contract() -> None:
    game = Finished().contracts(12).workers(blue=1, red=1, yellow=1).keyple()
    assert game.line("contract 12") == (7, "1 blue, 1 red, 1 yellow, keyple as green")
    skill = Finished().contracts(14).home(wood=1).keyple()
    assert skill.line("contract 14") == (7, "1 wood, keyple as saw")
    resource = Finished().contracts(14).skills(saw=1).keyple()
    assert resource.line("contract 14") == (7, "1 saw, keyple as wood")


def test_km_39_the_keyple_stands_for_one_item_only_once() -> None:
    game = Finished().contracts(12, 14).workers(blue=1, red=1, yellow=1).home(wood=1).keyple()
    assert game.points() == 7


def test_km_39_the_keyple_is_never_a_contract_or_an_extension() -> None:
    game = Finished().tiles("muleteer", "builder").keyple()
    assert game.points() == 1  # only as gold


def test_km_15_white_wind_ii_makes_a_contract_worth_10() -> None:
    game = Finished().contracts(4, 1).tiles("white-wind-ii").workers(green=2)
    assert game.line("contract 04") == (10, "2 green")
    assert game.points() == 10


def test_km_46_km_58_muleteer_gives_3_for_each_contract_not_fulfilled() -> None:
    game = Finished().contracts(1, 2, 3).tiles("muleteer").workers(blue=4)
    assert game.line("contract 01")[0] == 7
    assert game.line("muleteer") == (6, "count-unfulfilled 2")


def test_km_58_with_muleteer_a_contract_may_be_worth_less_than_its_items() -> None:
    game = Finished().contracts(1).tiles("muleteer", "white-wind").workers(blue=5)
    # fulfilling wins 7 - 3 = 4 and costs four points on White Wind: no gain either way
    assert game.points() == 8
    game.tiles("key-market").contracts(8).workers(green=5)
    # one green and four any: 7 + 0 against 3 + 10
    assert game.points() == 13


def test_kf_82_km_48_the_sheet_follows_the_order_of_scoring() -> None:
    """By hand: with 3 wood (2 each on the yard), 2 gold (1 each), stone and iron, and an anvil worth 3:

    nothing assigned 8; the set alone 5 + 6 + 1 = 12; contract 16 alone 7 - 3 + 8 = 12; both 5 + 4 + 6 = 15;
    contracts 16 and 24 give 4 + 7 + 4 = 15; all three take everything, gold as fourth wood and second iron:
    5 + 4 + 7 = 16, the best. The keyple then is worth 3 as third anvil, 2 on the yard or in place of a wood.
    """
    game = Finished().keyple().home(upgraded=True, extension="blue-1", gold=2, stone=1)
    game.tile("timber-yard", wood=3).tile("sawmill", upgraded=True).tile("well", iron=1)
    game.tiles("mercers-guild", "scholar", "village-hall", "artisan", "builder", "ianvincible")
    game.tile("order-1", (1, 0)).contracts(4, 7, 16, 24)
    game.workers(blue=3, red=2, green=2).skills(anvil=2)
    assert game.sheet() == [
        ("timber-yard", 0, ""),
        ("home-1", 5, "upgraded"),
        ("sawmill", 10, "upgraded"),
        ("well", 3, ""),
        ("ianvincible", 5, ""),
        ("extension home-1", 5, "extension blue-1"),
        ("mercers-guild", 5, "1 stone, 1 gold as iron, 1 gold as wood"),
        ("scholar", 6, "1 anvil, keyple as anvil"),
        ("village-hall", 3, "3 blue"),
        ("contract 04", 7, "2 green"),
        ("contract-open contract 07", 0, ""),
        ("contract 16", 7, "1 anvil, 1 iron"),
        ("contract 24", 7, "3 wood"),
        ("artisan", 4, "count-upgraded 2"),
        ("builder", 3, "count-extensions 1"),
        ("order-1", 1, "count-adjacent 1"),
    ]


def test_kf_167_the_most_points_win() -> None:
    game = Finished(3).home(seat=0, gold=2).home(seat=1, gold=5).home(seat=2, gold=1)
    assert [(s.seat, s.points, s.rank) for s in game.standings()] == [(1, 5, 1), (0, 2, 2), (2, 1, 3)]


def test_kf_167_a_tie_is_shared_in_the_base_game() -> None:
    game = Finished(3).home(seat=0, gold=2).home(seat=1, gold=1).home(seat=2, gold=2)
    game.state.boat_order = [2, 1, 0]
    assert [(s.seat, s.rank) for s in game.standings()] == [(0, 1), (2, 1), (1, 3)]


def test_km_49_a_tie_goes_to_the_first_choice_of_a_boat_in_winter() -> None:
    game = Finished(3, ties="boat").home(seat=0, gold=2).home(seat=1, gold=1).home(seat=2, gold=2)
    game.state.boat_order = [2, 1, 0]
    assert [(s.seat, s.rank) for s in game.standings()] == [(2, 1), (0, 2), (1, 3)]
