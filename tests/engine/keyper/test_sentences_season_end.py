"""Sentences at the end of a season, before laying down, and about shared or skipped actions."""

from __future__ import annotations

import pytest

from engine.keyper.content.house import WINTER_FAIRS
from engine.keyper.state import Held
from tests.engine.keyper.test_sentences import LOGS, LONGEST_LABEL, entries, news, question, said
from tests.support import keyper_box as printed
from tests.support.keyper import Table

pytestmark = pytest.mark.usefixtures("table_values")

STANDS = "A keyple already stands"

# KP-132: news of a season


def closing(season: int) -> Table:
    return Table(2, season).all_claim().keyples(0, "brown").built(0, "village-12", "dock")


LAST = "send brown village-12 end"


def test_kp_132_the_news_of_a_season_name_the_goods_of_each_boat() -> None:
    table = closing(0).play(LAST)
    (text,) = news(table, "keyper-told-season")
    boats = text.split("Boats: ")[1]
    goods = {"Boat 1": "sheep and clay", "Boat 2": "cow and log", "Boat 3": "pig and brick"}
    goods |= {"Boat 4": "horse and wheat", "Boat 5": "deer and ruby", "Boat 6": "goat and gold"}
    for boat in table.state.boats:
        name = boat.replace("boat-", "Boat ")
        assert f"{name} ({goods[name]})" in boats


# KP-121, KP-226: fairs


def test_kp_121_a_fair_held_says_what_was_shown() -> None:
    table = closing(0).goods(0, pig=1, brick=1).goods(1, pig=2, clay=1).play(LAST)
    assert news(table, "keyper-told-held-showing") == [
        "Ann holds the spring fair for 2 points and shows 1 pig and 1 brick.",  # the brick as clay
        "Ben holds the spring fair for 2 points and shows 1 pig and 1 clay.",
    ]


def test_kp_226_each_piece_is_shown_at_one_fair() -> None:
    table = closing(1).goods(0, pig=1, clay=1, cow=2, brick=3)
    table.player(0).winter_fairs = ["winter-1", "winter-2"]
    table.play(LAST).play("hold winter-2 for 4 hold winter-1 for 4 end", 0)
    assert [text.split(" shows ")[1] for text in news(table, "keyper-told-held-showing")] == [
        "1 cow and 1 brick.",
        "1 cow and 1 brick.",
        "1 pig and 1 clay.",
    ]


def test_kp_124_a_side_of_a_winter_fair_is_named_by_its_points() -> None:
    table = closing(3).goods(0, cow=2, brick=1, ruby=1)
    table.player(0).winter_fairs = ["winter-8"]
    table.play(LAST)
    assert table.words(0) == ["hold winter-8 for 4", "hold winter-8 for 6", "end"]
    assert entries(table, "hold winter-8 for 6", 0) == ["Winter fair 8 for 6 points: 1 ruby and 1 cow"]
    table.play("hold winter-8 for 6 end", 0)
    assert table.player(0).held == [Held("winter", "winter-8", 6, "back")]


def test_kp_124_a_winter_fair_to_take_fits_one_line_of_a_menu(monkeypatch: pytest.MonkeyPatch) -> None:
    for fair in WINTER_FAIRS:
        monkeypatch.setitem(printed.WINTER_FAIR, fair.id, fair)
    table = Table().keyples(0, "brown").shown(*(fair.id for fair in WINTER_FAIRS))
    shown = entries(table.play("send brown country-tile@board-1"), "take")
    assert shown[3] == (
        "Winter fair 4, 4 points: wild boar, goat, brick and wood; 6: gold, ruby, goat and wild boar"
    )
    assert max(len(entry) for entry in shown) <= LONGEST_LABEL


def test_kp_124_games_of_the_first_rulings_name_it_as_they_did() -> None:
    table = closing(3).goods(0, cow=2, brick=1, ruby=1)
    table.state.rulings = 1
    table.player(0).winter_fairs = ["winter-8"]
    table.play(LAST)
    assert table.words(0) == ["hold winter-8 front", "hold winter-8 back", "end"]


# KP-50, KP-60: laying down


@pytest.mark.parametrize(
    ("colour", "left", "asks", "menu"),
    [
        (
            "brown",
            9,
            f"{STANDS} at the Logs field on Board 1. "
            "Lay it down? You get 3 logs instead of 2 logs, but it can’t work again this season.",
            ["Lay it down: 3 logs", "Leave it standing: 2 logs"],
        ),
        (
            "grey",
            9,
            f"{STANDS} at the Logs field on Board 1. "
            "Lay it down? You get 2 logs instead of 1 log, but it can’t work again this season.",
            ["Lay it down: 2 logs", "Leave it standing: 1 log"],
        ),
        (
            "brown",
            1,
            "A keyple stands at the Logs field on Board 1. "
            "You get 1 log whether you lay it down or not. Lay it down?",
            ["Lay it down: 1 log", "Leave it standing: 1 log"],
        ),
    ],
)
def test_kp_50_the_question_says_what_laying_it_down_brings(
    colour: str, left: int, asks: str, menu: list[str]
) -> None:
    table = Table().keyples(0, colour).stands(LOGS, colour).supply(log=left).play(f"send {colour} {LOGS}")
    assert question(table) == asks
    assert entries(table) == menu


def test_kp_50_on_other_places_it_says_how_many_actions() -> None:
    table = Table().keyples(0, "grey").built(0, "farm-1", "barn").stands("farm-1", "grey")
    table.play("send grey farm-1")
    assert question(table) == (
        f"{STANDS} at Farm plot A (Barn). "
        "Lay it down? You get 2 actions instead of 1 action, but it can’t work again this season."
    )
    boat = Table().keyples(0, "light-blue").stands("river@board-1", "light-blue")
    boat.state.boards[0].boat = "boat-1"
    boat.built(0, "village-1", "merchant", upgraded=True).play("send light-blue river@board-1")
    assert entries(boat) == ["Lay it down: 4 actions", "Leave it standing: 3 actions"]


def test_kp_60_laying_down_one_or_both_says_what_each_brings() -> None:
    table = Table().lay_turn(0).claims(0, 1).keyples(1, "grey")
    table.stands(LOGS, "brown").stands(LOGS, "brown").play(f"lay {LOGS}")
    assert question(table) == "2 keyples stand at the Logs field on Board 1. Lay down one or both?"
    assert entries(table) == ["Both: 3 logs", "One keyple: 2 logs"]


# KP-19: giving something up


def test_kp_19_stopping_early_names_the_number_of_actions_given_up() -> None:
    table = Table().keyples(0, "orange").goods(0, clay=2).holds(0, "barn", "stable")
    table.play("send orange build@board-1")
    assert entries(table, "end") == ["Done: give up 2 actions"]
    table.play("build barn farm-1 with clay")
    assert entries(table, "end") == ["Done: give up 1 action"]
    table.play("build stable farm-2 with clay")
    assert entries(table, "end") == ["Done"]
    shared = (
        Table(2).keyples(0, "orange", "grey").keyples(1, "orange").goods(0, clay=3).holds(0, "barn", "stable")
    )
    shared.play("send orange build@board-1 end").play("join orange end")
    assert entries(shared, "end", 0) == ["Done: give up 3 actions"]  # not one: stopping ends the work
    idle = Table().keyples(0, "orange").play("send orange build@board-1")
    assert entries(idle, "end") == ["Done"]  # nothing could be done anyway


def caution(table: Table) -> str:
    (end,) = (option for option in table.options(0) if option.words == "end")
    assert end.caution is not None
    return said(end.caution)


def test_kp_19_actions_are_not_called_of_use_that_cannot_be_used() -> None:
    table = Table().keyples(0, "grey").goods(0, wheat=5).built(0, "farm-1", "barn")
    table.play("send grey upgrade@board-1")
    assert caution(table) == "If you skip, you lose 2 actions. You could use at least 1 of them."
    table.built(0, "farm-2", "stable").play("upgrade barn with wheat")
    assert caution(table) == "If you skip, you lose 1 action."


# KP-107, KP-200: sharing a short supply


@pytest.mark.parametrize(
    ("left", "brings"),
    [
        (6, "3 logs"),
        (5, "2 logs, or more if Ann takes less"),
        (1, "nothing, or more if Ann takes less"),
    ],
)
@pytest.mark.parametrize("limit", ["", "at-most 0 "])
def test_kp_107_an_invited_player_reads_no_limit(left: int, brings: str, limit: str) -> None:
    table = Table(2).keyples(0, "brown").keyples(1, "brown").supply(log=left)
    table.play(f"send brown {LOGS} {limit}end")
    assert question(table, 1) == (
        f"Ann sends a brown keyple to the Logs field on Board 1. Join and get {brings}?"
    )


def test_kp_200_sharing_is_explained() -> None:
    table = (
        Table(2).keyples(0, "black", "white").keyples(1, "black", "white").goods(0, wood=1).goods(1, wood=1)
    )
    table.supply(brick=3, wood=0, stone=0)
    table.play("send black trade-finished@board-1 end").play("join black end").play("give wood", 0)
    assert question(table) == (
        "What do you take? The supply could run out, so you and Ben take turns, 1 at a time."
    )
    table.play("get brick", 0)
    assert question(table) == (
        "Trade finished goods on Board 1: the supply could run out, so you and Ben take turns, 1 at a time. "
        "Ben is next."
    )
    table.play("end", 0).play("give wood get brick end", 1).play("get brick end", 0)
    assert news(table, "keyper-told-took-next") == [
        "Ann also gets 1 brick for it.",
        "Ben also gets 1 wood for it.",
    ]


def test_kp_200_nobody_takes_in_turn_with_a_player_who_has_stopped() -> None:
    table = Table(2).keyples(0, "black", "white").keyples(1, "black", "white").goods(0, wood=1)
    table.goods(1, wood=1).supply(brick=3, wood=1, stone=0)
    table.play("send black trade-finished@board-1 end").play("join black end")
    table.play("give wood get brick end", 0).play("end", 1)
    assert table.asked() == "get"
    assert question(table) == "What do you take?"


# KP-119: the last piece of a season


def test_kp_119_the_last_piece_is_announced_for_any_player() -> None:
    table = closing(0).play(LAST)
    assert news(table, "keyper-told-closing") == [
        "Ann played the last piece. Everyone else may lay keyples down once more, then the season ends."
    ]
    joined = Table(2).all_claim().keyples(0, "brown").keyples(1, "brown")
    joined.play(f"send brown {LOGS} end").play("join brown end")
    assert news(joined, "keyper-told-closing") == []
    assert news(joined, "keyper-told-closing-joined") == [
        "Ben joined Ann with the last piece. Everyone but Ann may lay keyples down once more."
    ]
