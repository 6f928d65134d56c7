"""Joiners, invited and uninvited (KP-41 to KP-54, KP-196 to KP-202), and standing orders."""

from __future__ import annotations

import pytest

from engine.core.rng import Rng, seed_from
from engine.core.tell import Silence
from engine.core.text import Text, text
from engine.keyper.game import KEYPER
from engine.keyper.names import counted
from engine.keyper.state import RULINGS
from tests.support.conformance import check_position
from tests.support.keyper import Table

pytestmark = pytest.mark.usefixtures("table_values")

LOGS = "logs@board-1"


def test_kp_41_the_others_are_invited_before_anything_is_resolved() -> None:
    table = Table().keyples(0, "brown").keyples(1, "brown").play(f"send brown {LOGS} end")
    assert table.player(0).goods == {}
    assert table.state.stage == "join"


def test_kp_42_the_left_is_asked_first_and_the_first_to_accept_joins() -> None:
    table = Table(4).keyples(0, "brown")
    for seat in (1, 2, 3):
        table.keyples(seat, "brown", "grey")
    table.play(f"send brown {LOGS} end")
    assert table.deciding() == [1]
    table.play("skip end")
    assert table.deciding() == [2]
    table.play("join brown end")
    assert table.state.stage == "turn"  # seat 3 was not asked
    assert len(table.at(LOGS)) == 2
    assert table.player(3).goods == {}


def test_kp_43_the_joiner_plays_one_keyple_from_the_keyp_area() -> None:
    table = Table().keyples(0, "brown").keyples(1, "brown", "brown").play(f"send brown {LOGS} end")
    table.play("join brown end")
    assert table.player(1).keyples == {"brown": 1}


@pytest.mark.parametrize(
    ("sent", "place", "allowed"),
    [
        ("brown", "logs@board-1", ["join brown", "join white"]),
        ("grey", "logs@board-1", ["join grey", "join white"]),
        ("white", "logs@board-1", ["join brown", "join white"]),
        ("white", "country-tile@board-1", ["join white"]),
        ("brown", "discount-build@board-1", ["join brown", "join white"]),
    ],
)
def test_kp_44_the_same_colour_or_white_may_join(sent: str, place: str, allowed: list[str]) -> None:
    table = Table().keyples(0, sent).keyples(1, "brown", "grey", "white", "black").shown("barn")
    table.play(f"send {sent} {place} end")
    assert [words for words in table.words() if words.startswith("join")] == allowed


@pytest.mark.parametrize(
    ("place", "supply", "gain"),
    [
        (LOGS, 6, counted("log", 3)),
        (LOGS, 5, counted("log", 2)),
        (LOGS, 1, text("keyper-nothing")),
        ("upgrade@board-1", 6, text("keyper-counted-action", count=2)),
        ("river@board-1 boat-1", 6, text("keyper-counted-action", count=3)),
    ],
)
def test_kp_45_the_invitation_says_what_joining_brings(place: str, supply: int, gain: Text) -> None:
    table = Table().keyples(0, "brown").keyples(1, "brown").supply(log=supply)
    table.built(1, "village-1", "merchant", upgraded=True).play(f"send brown {place} end")
    assert dict(KEYPER.ask(table.state, 1)[1].args)["gain"] == gain


def test_kp_46_the_two_need_not_choose_the_same() -> None:
    table = Table().keyples(0, "black").keyples(1, "black").goods(0, clay=1).goods(1, clay=1)
    table.play("send black trade-raw@board-1 end").play("join black end")
    table.play("give clay get log log end", 0).play("give clay get rock rock end", 1)
    assert (table.player(0).goods, table.player(1).goods) == ({"log": 2}, {"rock": 2})


def test_kp_47_no_invitation_on_plots_or_where_a_keyple_was() -> None:
    table = Table().keyples(0, "brown").keyples(1, "brown").built(0, "farm-1", "barn")
    table.play("send brown farm-1 end")
    assert table.state.stage == "turn"
    table = Table().keyples(0, "brown").keyples(1, "brown").stands(LOGS, "brown")
    table.play(f"send brown {LOGS} lay end")
    assert table.state.stage == "turn"
    table = Table().all_claim().keyples(1, "brown").stands(LOGS, "brown").lay_turn(0).play(f"lay {LOGS} end")
    assert table.state.stage == "turn"


def test_kp_48_a_keyple_that_does_not_fit_may_not_be_played_there() -> None:
    table = Table().keyples(0, "grey", "brown", "white").stands(LOGS, "brown")
    assert table.refuses(f"send grey {LOGS}")
    assert table.offers(f"send brown {LOGS}")
    assert table.offers(f"send white {LOGS}")


def test_kp_49_the_colour_rule_holds_for_a_lying_keyple() -> None:
    table = Table().keyples(0, "grey").stands(LOGS, "brown", lying=True)
    assert table.refuses(f"send grey {LOGS}")


def test_kp_50_the_player_chooses_whether_to_lay_the_standing_one_down() -> None:
    table = Table().keyples(0, "brown").stands(LOGS, "brown").play(f"send brown {LOGS}")
    assert table.words() == ["lay", "leave"]


def test_kp_51_white_beside_a_lying_keyple_takes_its_colour() -> None:
    for colour, due in (("grey", 1), ("brown", 2)):
        table = Table().keyples(0, "white").stands(LOGS, colour, lying=True)
        table.play(f"send white {LOGS} end")
        assert table.player(0).goods == {"log": due}


def test_kp_52_everything_goes_to_the_active_player() -> None:
    table = Table().keyples(0, "brown").keyples(1, "brown").claims(1, 1).stands(LOGS, "brown")
    table.play(f"send brown {LOGS} lay end")
    assert (table.player(0).goods, table.player(1).goods) == ({"log": 3}, {})


def test_kp_53_one_keyple_upgrades_and_the_other_uses_the_new_side() -> None:
    table = Table().keyples(0, "brown").built(0, "village-1", "brickmaker").stands("village-1", "brown")
    table.goods(0, stone=1, clay=1).play(
        "send brown village-1 lay upgrade brickmaker with stone give clay end"
    )
    assert table.player(0).goods == {"brick": 2}


def test_kp_53_on_an_upgraded_builder_one_builds_and_the_other_upgrades_that_tile() -> None:
    table = Table().keyples(0, "brown").built(0, "village-1", "builder", upgraded=True)
    table.stands("village-1", "brown").holds(0, "barn").goods(0, brick=1, wheat=1)
    table.play("send brown village-1 lay build barn farm-1 with brick upgrade barn with wheat end")
    assert (table.plot(0, "farm-1").tile, table.plot(0, "farm-1").upgraded) == ("barn", True)


def test_kp_54_joining_an_own_plot_also_on_a_tile_just_overbuilt() -> None:
    table = Table().keyples(0, "brown").built(0, "farm-1", "stable").stands("farm-1", "brown")
    table.holds(0, "barn").goods(0, clay=1, log=1)
    table.play("send brown farm-1 lay build barn with clay upgrade barn with log end")
    plot = table.plot(0, "farm-1")
    assert (plot.tile, plot.covered, plot.upgraded) == ("barn", "stable", True)
    assert [keyple.lying for keyple in plot.keyples] == [True, False]


def test_kp_196_a_player_who_cannot_join_is_not_asked() -> None:
    table = Table(4).keyples(0, "brown").keyples(1, "grey").keyples(2, "brown").keyples(3, "black")
    table.play(f"send brown {LOGS} end")
    assert table.deciding() == [2]
    table.play("skip end")
    assert table.player(0).goods == {"log": 2}
    assert table.deciding() == [1]


def test_kp_196_with_nobody_able_to_join_the_work_goes_straight_on() -> None:
    table = Table().keyples(0, "black").goods(0, clay=1).keyples(1, "grey")
    table.play("send black trade-raw@board-1")
    assert table.state.stage == "work"


def test_kp_197_field_keyple_and_boat_are_fixed_before_the_invitations() -> None:
    table = Table().keyples(0, "light-blue").keyples(1, "white").goods(0, sheep=1)
    table.play("send light-blue river@board-1 boat-1")
    assert table.words() == ["end"]
    table.play("end")
    assert table.state.boards[0].boat == "boat-1"
    table.play("skip end")
    assert table.deciding() == [0]
    assert "sell sheep" in table.words()


def test_kp_198_joining_for_nothing_is_allowed_and_cannot_be_refused() -> None:
    table = Table().keyples(0, "orange").keyples(1, "orange")
    table.play("send orange convert-clay@board-1 end").play("join orange end")
    assert len(table.at("convert-clay@board-1")) == 2
    assert table.deciding() == [1]  # nothing to convert: its own turn has come


def test_kp_199_the_active_player_does_everything_then_the_joiner() -> None:
    table = Table().keyples(0, "orange").keyples(1, "orange").goods(0, clay=3).goods(1, clay=3)
    table.play("send orange convert-clay@board-1 end").play("join orange end")
    table.play("give clay give clay give clay end", 0)
    assert table.deciding() == [1]
    table.play("give clay give clay give clay end", 1)
    assert [table.player(seat).goods for seat in (0, 1)] == [{"brick": 3}, {"brick": 3}]


def test_kp_199_builds_go_one_tile_each_in_turn_and_who_stops_has_finished() -> None:
    table = Table().keyples(0, "orange").keyples(1, "orange")
    for seat in (0, 1):
        table.goods(seat, clay=3).holds(seat, "barn", "stable", "paddock")
    table.play("send orange build@board-1 end").play("join orange end")
    table.play("build barn farm-1 with clay", 0)
    assert table.words(0) == ["end"]
    table.play("end", 0).play("build barn farm-1 with clay end", 1).play("end", 0)
    table.play("build stable farm-2 with clay", 1)
    assert table.offers("build paddock farm-3 with clay", 1)  # seat 0 has stopped


def test_kp_200_kp_107_a_short_supply_is_shared_one_each_in_turn() -> None:
    table = Table().keyples(0, "brown").keyples(1, "brown").supply(log=3)
    table.play(f"send brown {LOGS} end").play("join brown end")
    assert [table.player(seat).goods["log"] for seat in (0, 1)] == [2, 1]


def test_kp_200_exchanges_alternate_only_when_the_supply_may_run_short() -> None:
    table = (
        Table().keyples(0, "orange").keyples(1, "orange").goods(0, clay=3).goods(1, clay=3).supply(brick=5)
    )
    table.play("send orange convert-clay@board-1 end").play("join orange end").play("give clay", 0)
    assert table.words(0) == ["end"]
    table.play("end", 0)
    assert table.deciding() == [1]


@pytest.mark.parametrize(("theirs", "supply", "short"), [(1, 11, True), (1, 12, False), (0, 11, False)])
def test_kp_200_a_trade_counts_what_both_could_take_of_one_type(
    theirs: int, supply: int, short: bool
) -> None:
    """Three trades of 1 for 2 each, paid with their own results; a player without goods receives nothing."""
    table = Table().keyples(0, "black").keyples(1, "black").goods(0, clay=1).goods(1, clay=theirs)
    table.supply(clay=16, log=supply, rock=16).play("send black trade-raw@board-1 end").play("join black end")
    table.play("give clay get log" if short else "give clay get log rock", 0)
    assert (table.words(0) == ["end"]) == short


def traders(ours: dict[str, int], theirs: dict[str, int], rulings: int = RULINGS) -> Table:
    """Seats 0 and 1 share a trade in finished goods: three exchanges of 1 for 2 each."""
    table = Table(2).keyples(0, "black", "white").keyples(1, "black", "white")
    table.state.rulings = rulings
    table.goods(0, **ours).goods(1, **theirs)
    return table


def shared_trade(table: Table) -> Table:
    return table.play("send black trade-finished@board-1 end").play("join black end")


def test_kp_200_a_short_supply_is_shared_good_by_good() -> None:
    table = traders({"wood": 1}, {"wood": 1}).supply(brick=3, wood=0, stone=0)
    shared_trade(table)
    assert table.play("give wood", 0).words(0) == ["get brick", "get wood"]  # one, not two of them
    assert table.ask(0).key == "keyper-ask-get-one"
    table.play("get brick", 0)
    assert table.words(0) == ["end"]
    assert table.ask(0).key == "keyper-ask-work-share"
    table.play("end", 0).play("give wood get brick end", 1)
    assert table.asked() == "get"  # the rest of the first exchange
    table.play("get brick end", 0)  # seat 1 has no choice left
    assert [table.player(seat).goods for seat in (0, 1)] == [{"brick": 2}, {"brick": 1, "wood": 1}]
    assert table.deciding() == [0]
    assert table.offers("give brick", 0)  # the goods of the first exchange pay for the second (KP-105)


def test_kp_200_every_position_of_a_shared_trade_holds() -> None:
    """Checks texts, saves, secrets and pieces while players take shared goods one at a time."""
    rng, shared = Rng(seed_from("shared")), 0
    for number in range(12):
        table = traders({"wood": 2}, {"wood": 1, "stone": 1}).supply(brick=2 + number % 3, wood=1, stone=0)
        shared_trade(table)
        totals = KEYPER.conserved(table.state)
        while table.state.stage in ("work", "get"):
            shared += any(worker.owed for worker in table.state.turn.workers)
            check_position(KEYPER, table.state, rng)
            actions = KEYPER.choices(table.state)[0].actions
            KEYPER.play(table.state, rng.choice(actions), Silence())
            assert KEYPER.conserved(table.state) == totals
    assert shared > 20


def test_kp_200_a_player_left_alone_takes_the_rest_at_once() -> None:
    table = shared_trade(traders({"wood": 1}, {"wood": 1}).supply(brick=3, wood=2, stone=0))
    table.play("give wood get brick end", 0).play("end", 1)  # seat 1 does not trade at all
    table.play("get brick", 0)
    assert table.words(0) != ["end"]
    table.play("give brick get wood", 0)
    assert table.asked() == "get"  # nobody comes between
    table.play("get wood", 0)
    assert table.player(0).goods == {"brick": 1, "wood": 2}


def test_kp_200_kp_106_goods_gone_before_the_turn_are_not_received() -> None:
    table = shared_trade(traders({"wood": 1}, {"stone": 1}).supply(brick=1, wood=0, stone=0))
    table.play("give wood get brick end", 0).play("give stone get wood end", 1)
    assert [event.seat for event in table.told("keyper-told-took-next")] == [0]  # the stone; no choice
    assert [event.seat for event in table.told("keyper-told-none-left")] == [1]
    assert table.player(0).goods == {"brick": 1, "stone": 1}
    assert table.player(1).goods == {"wood": 1}
    assert table.deciding() == [0]
    assert table.asked() == "work"


def test_kp_200_nothing_is_shared_with_a_joiner_who_has_nothing_to_pay() -> None:
    table = shared_trade(traders({"wood": 1}, {"clay": 1}).supply(brick=3, wood=0, stone=0))
    table.play("give wood get brick brick", 0)
    assert table.offers("give brick", 0)


def test_kp_200_a_game_of_the_first_rulings_shares_action_by_action() -> None:
    table = shared_trade(traders({"wood": 1}, {"wood": 1}, rulings=1).supply(brick=3, wood=0, stone=0))
    table.play("give wood get brick brick end", 0)
    assert table.deciding() == [1]
    then = table.ask(1)
    asked = dict(then.args)["asked"]
    assert isinstance(asked, Text)
    assert [one.key for one in (then, asked)] == [
        "keyper-ask-work-then",
        "keyper-ask-work-exchange",
    ]


def test_kp_201_kp_202_white_with_white_on_a_coloured_field_matches() -> None:
    table = Table().keyples(0, "white").keyples(1, "white", "grey")
    table.play(f"send white {LOGS} end")
    assert [words for words in table.words() if words.startswith("join")] == ["join white"]
    table.play("join white end")
    assert [table.player(seat).goods for seat in (0, 1)] == [{"log": 3}, {"log": 3}]


def test_kp_201_white_joining_white_on_a_plot_is_white() -> None:
    table = Table().keyples(0, "white", "brown").built(0, "farm-1", "barn").stands("farm-1", "white")
    assert table.refuses("send brown farm-1")
    table.play("send white farm-1 leave end")
    assert [keyple.counts_as for keyple in table.at("farm-1")] == ["white", "white"]
