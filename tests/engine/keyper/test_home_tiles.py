"""The home tiles (KP-147 to KP-154)."""

from __future__ import annotations

import pytest

from tests.support.keyper import Table

pytestmark = pytest.mark.usefixtures("table_values")


@pytest.mark.parametrize(
    ("tile", "animal"),
    [("cow-shed", "cow"), ("pig-sty", "pig"), ("sheep-shelter", "sheep"), ("stable", "horse")],
)
def test_kp_147_houses_for_one_kind(tile: str, animal: str) -> None:
    for upgraded, points in ((False, (2, 4)), (True, (4, 8))):
        for count, due in zip((2, 5), points, strict=True):
            table = Table().built(0, "farm-1", tile, upgraded=upgraded).goods(0, **{animal: count})
            assert table.points(0) == due


@pytest.mark.parametrize(
    ("tile", "kinds", "rule"),
    [
        ("farmyard", ("cow", "horse", "pig", "sheep"), "kp_148"),
        ("paddock", ("chicken", "deer", "goat", "wild_boar"), "kp_149"),
    ],
)
def test_kp_148_kp_149_a_point_for_each_different_kind(tile: str, kinds: tuple[str, ...], rule: str) -> None:
    for upgraded, each in ((False, 1), (True, 2)):
        for count in range(1, 5):
            table = Table().built(0, "farm-1", tile, upgraded=upgraded)
            table.goods(0, **dict.fromkeys(kinds[:count], 3))
            assert table.points(0) == each * count
    last = Table(2).all_claim().built(0, "farm-1", tile).built(0, "village-1", "dock").keyples(0, "brown")
    last.goods(0, **{kinds[0]: 4}).play("send brown village-1 end")
    assert last.player(0).goods == {kinds[0].replace("_", "-"): 4}  # it houses any four


@pytest.mark.parametrize(
    ("tile", "raw", "finished"),
    [("brickmaker", "clay", "brick"), ("carpenter", "log", "wood"), ("stonemason", "rock", "stone")],
)
def test_kp_150_makers_of_finished_goods(tile: str, raw: str, finished: str) -> None:
    for upgraded, made, points in ((False, 1, 0), (True, 2, 5)):
        table = Table().keyples(0, "grey").built(0, "village-1", tile, upgraded=upgraded).goods(0, **{raw: 1})
        table.play(f"send grey village-1 give {raw} end")
        assert table.player(0).goods == {finished: made}
        assert table.points(0) == points


def test_kp_151_scrapyard() -> None:
    table = Table().keyples(0, "grey").built(0, "village-1", "scrapyard").goods(0, clay=1, log=1, wheat=2)
    table.play("send grey village-1")
    assert table.words()[:1] == ["give clay log"]
    table.play("give clay log get stone end")
    assert table.player(0).goods == {"stone": 1, "wheat": 2}
    assert table.points(0) == 0
    table = Table().keyples(0, "grey").built(0, "village-1", "scrapyard", upgraded=True).goods(0, rock=1)
    table.play("send grey village-1 give rock get wood end")
    assert table.player(0).goods == {"wood": 1}
    assert table.points(0) == 3


def village(*plots: int, tile: str, at: int, upgraded: bool = False) -> Table:
    """A tile in a village of passive neighbours."""
    fill = ("kiln", "mine", "open-pit", "log-cabin", "dock", "boatman", "farmer", "brickyard", "stoneyard")
    table = Table().built(0, f"village-{at}", tile, upgraded=upgraded)
    for plot, other in zip(plots, (*fill, "timberyard", "quarryman"), strict=False):
        table.built(0, f"village-{plot}", other)
    return table


EVERYWHERE = tuple(range(1, 13))


def test_kp_152_drainage_counts_its_diagonals_over_gaps() -> None:
    assert village(1, 9, tile="drainage", at=5).points(0, "drainage") == 1 + 2
    assert village(2, 4, 6, 8, tile="drainage", at=5).points(0, "drainage") == 1
    assert village(11, 9, 5, tile="drainage", at=1).points(0, "drainage") == 1 + 2
    assert village(9, tile="drainage", at=1).points(0, "drainage") == 1 + 1  # over the empty plot 5
    others = tuple(plot for plot in EVERYWHERE if plot != 5)
    assert village(*others, tile="drainage", at=5).points(0, "drainage") == 5
    assert village(*others, tile="drainage", at=5, upgraded=True).points(0, "drainage") == 10


def test_kp_153_pavements_counts_row_and_column_over_gaps() -> None:
    assert village(3, 10, tile="pavements", at=1).points(0, "pavements") == 1 + 2
    assert village(5, 9, tile="pavements", at=1).points(0, "pavements") == 1
    others = tuple(plot for plot in EVERYWHERE if plot != 5)
    assert village(*others, tile="pavements", at=5).points(0, "pavements") == 6
    assert village(*others, tile="pavements", at=5, upgraded=True).points(0, "pavements") == 12


def test_kp_154_farm_tiles_never_count() -> None:
    table = village(tile="pavements", at=1)
    for plot, tile in enumerate(("barn", "stable", "paddock", "farmyard", "cow-shed", "pig-sty"), start=1):
        table.built(0, f"farm-{plot}", tile)
    assert table.points(0, "pavements") == 1
    best = max(
        village(*(p for p in EVERYWHERE if p != at), tile="drainage", at=at).points(0, "drainage")
        for at in EVERYWHERE
    )
    assert best == 5
