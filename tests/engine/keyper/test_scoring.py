"""The end of the game (KP-137 to KP-146, KP-231 to KP-233)."""

from __future__ import annotations

import sys
from collections import Counter

import pytest

from engine.keyper.content.goods import RESOURCES
from engine.keyper.content.shapes import PerGood, PerKeyple, PerKind, PerSet
from engine.keyper.game import KEYPER
from engine.keyper.scoring import points_of, standings
from engine.keyper.scoring.sharing import Taker, best_shares
from engine.keyper.state import Held
from tests.support.conformance import check_playout, setup_for
from tests.support.keyper import Table
from tests.support.keyper_box import TILES

pytestmark = pytest.mark.usefixtures("table_values")


def test_kp_137_shipping_farm_village_and_fairs() -> None:
    table = Table().built(0, "farm-1", "barn").built(0, "village-1", "merchant")
    table.player(0).shipping = 7
    table.player(0).held = [Held("spring", "spring-1", 2)]
    assert table.points(0) == 7 + 1 + 3 + 2
    lines = [line for line in KEYPER.score(table.state) if line.seat == 0]
    assert [line.points for line in lines] == [7, 1, 3, 2]


def test_kp_138_only_what_is_allocated_to_a_tile_scores() -> None:
    table = Table().goods(0, brick=3, ruby=5, cow=2)
    assert table.points(0) == 0
    table.built(0, "village-1", "brickyard")
    assert table.points(0) == 3


def test_kp_139_a_resource_or_keyple_scores_once_only() -> None:
    table = (
        Table()
        .goods(0, ruby=1, emerald=1)
        .built(0, "village-1", "jeweller")
        .built(0, "village-2", "prospector")
    )
    assert table.points(0) == 4
    table = Table().keyples(0, "white").built(0, "village-1", "lumberjack").built(0, "village-2", "quarryman")
    assert table.points(0) == 1


def test_kp_140_a_tile_may_be_counted_by_any_number_of_others() -> None:
    table = (
        Table()
        .built(0, "village-5", "drainage")
        .built(0, "village-2", "pavements")
        .built(0, "village-1", "thatcher")
    )
    assert table.points(0, "drainage") == 1 + 1
    assert table.points(0, "pavements") == 1 + 2
    assert table.points(0, "thatcher") == 1


def test_kp_141_at_most_four_scorings_or_four_sets() -> None:
    table = Table().goods(0, brick=9).built(0, "village-1", "brickyard", upgraded=True)
    assert table.points(0) == 8
    table = Table().goods(0, emerald=6, sapphire=6).built(0, "village-1", "bracelet-maker")
    assert table.points(0) == 16
    table = Table().keyples(0, *["brown"] * 6).built(0, "village-1", "lumberjack")
    assert table.points(0) == 4


def test_kp_142_all_fairs_of_a_stack_score() -> None:
    table = Table()
    table.player(0).held = [Held("winter", "winter-1", 4, "front"), Held("winter", "winter-2", 6, "back")]
    assert table.points(0) == 10


def test_kp_144_animals_only_on_tiles_that_show_their_kind_and_four_per_tile() -> None:
    table = Table().goods(0, cow=5, deer=2).built(0, "farm-1", "cow-shed")
    assert table.points(0) == 4
    assert Table().goods(0, deer=4).built(0, "farm-1", "farmyard").points(0) == 0


def test_kp_145_keyples_taken_home_count_and_white_as_any_colour() -> None:
    table = Table(2, 3).all_claim().keyples(0, "brown").built(0, "village-1", "lumberjack", upgraded=True)
    table.stands("clay@board-1", "brown").stands("clay@board-2", "brown").built(0, "farm-1", "barn")
    table.play("send brown farm-1 end").play("pass end")
    assert table.state.stage == "over"
    assert table.points(0, "lumberjack") == 4
    table.keyples(0, "brown", "white", "white", "grey")
    assert table.points(0, "lumberjack") == 6


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        ({"ruby": 1}, {"brick": 9, "wheat": 9}),
        ({"brick": 1, "wood": 1}, {"stone": 1, "wheat": 9, "clay": 9}),
        ({"wheat": 2}, {"wheat": 1, "clay": 9}),
        ({"clay": 1, "log": 1}, {"rock": 1, "deer": 9}),
        ({"deer": 1}, {"wild_boar": 9}),
        ({"wild_boar": 1}, {"goat": 9}),
        ({"goat": 1}, {"chicken": 9}),
        ({"chicken": 1}, {"horse": 9}),
        ({"horse": 1}, {"cow": 9}),
        ({"cow": 1}, {"pig": 9}),
        ({"pig": 1}, {"sheep": 9}),
        ({"sheep": 1}, {}),
    ],
)
def test_kp_146_the_long_tie_break(mine: dict[str, int], theirs: dict[str, int]) -> None:
    table = Table(2).goods(1, **mine).goods(0, **theirs)
    assert [(standing.seat, standing.rank) for standing in standings(table.state)] == [(1, 1), (0, 2)]


def test_kp_146_points_come_first_and_full_ties_share_the_win() -> None:
    table = Table(3).goods(0, ruby=5)
    table.player(1).shipping = 1
    assert [(s.seat, s.points, s.rank) for s in standings(table.state)] == [
        (1, 1, 1),
        (0, 0, 2),
        (2, 0, 3),
    ]
    assert [s.rank for s in standings(Table(3).state)] == [1, 1, 1]


def test_kp_231_the_split_with_the_highest_total_counts() -> None:
    table = Table().built(0, "village-1", "jeweller").built(0, "village-2", "goldsmith")
    table.goods(0, emerald=1, ruby=1, gold=1, sapphire=1)
    assert table.points(0) == 8
    table = Table().built(0, "village-1", "jeweller", upgraded=True).built(0, "village-2", "bracelet-maker")
    table.goods(0, emerald=2, ruby=1, sapphire=2)  # one set of three and one pair
    assert table.points(0) == 10
    table = (
        Table().built(0, "farm-1", "cow-shed").built(0, "farm-2", "farmyard", upgraded=True).goods(0, cow=4)
    )
    assert table.points(0) == 3 + 2
    table = Table().built(0, "village-1", "brickyard").built(0, "village-2", "scrap-dealer", upgraded=True)
    table.goods(0, brick=1, clay=1)  # the pair is worth more than the brick
    assert table.points(0) == 2
    table = Table().built(0, "farm-1", "windmill", upgraded=True).built(0, "village-1", "scrap-dealer")
    table.goods(0, wheat=6)
    assert table.points(0) == 8 + 1


def test_kp_232_odd_goods_incomplete_sets_fifth_pieces_and_second_animals_score_nothing() -> None:
    assert Table().built(0, "village-1", "scrap-dealer").goods(0, clay=3).points(0) == 1
    assert Table().built(0, "village-1", "jeweller", upgraded=True).goods(0, emerald=1, ruby=1).points(0) == 0
    assert Table().built(0, "village-1", "brickyard").goods(0, brick=5).points(0) == 4
    assert Table().built(0, "farm-1", "farmyard").goods(0, cow=2).points(0) == 1
    assert Table().built(0, "farm-1", "paddock").goods(0, deer=2, goat=1).points(0) == 2


def test_kp_233_ties_count_everything_owned_and_a_finished_good_never_as_raw() -> None:
    table = Table(2).goods(0, brick=2, ruby=1).goods(1, brick=1, clay=9, ruby=1)
    table.built(0, "village-1", "brickyard").built(1, "village-1", "brickyard")
    table.player(1).shipping = 1
    assert table.points(0) == table.points(1) == 2
    assert standings(table.state)[0].seat == 0  # bricks, though both are allocated
    table = Table(2).goods(0, brick=1, clay=1).goods(1, brick=1, log=2)
    assert standings(table.state)[0].seat == 1


def test_kp_231_the_best_split_of_everything_is_found_in_a_bounded_search() -> None:
    """Counts calls, not time."""
    takers = [
        Taker(tile.id, score)
        for number, tile in enumerate(TILES.values())
        for score in tile.side(number % 2 == 0).scores
        if isinstance(score, PerGood | PerSet | PerKeyple | PerKind)
    ]
    goods = {kind: 3 + 5 * number % 11 for number, kind in enumerate(RESOURCES)}
    events = Counter[str]()
    sys.setprofile(lambda _, event, __: events.update([event]))
    best_shares(goods, {"white": 8, "brown": 4, "grey": 2}, takers)
    sys.setprofile(None)
    assert 0 < events["call"] < 8_000, "10,169 if no branch is cut off"


def test_kp_137_the_quick_total_is_the_sum_of_the_sheet() -> None:
    for seed in ("a", "b", "c"):
        state = check_playout(KEYPER, setup_for(KEYPER, 3, seed), seed, every=10_000)
        for seat in range(3):
            lines = [line.points for line in KEYPER.score(state) if line.seat == seat]
            assert points_of(state, seat) == sum(lines)
