"""Answers to invitations that games begun before keep in their own state; new games have plans for them."""

from __future__ import annotations

import pytest

from engine.keyper.content.fields import FIELD_LIST
from engine.keyper.game import KEYPER
from engine.keyper.state import ORDERS_BESIDE
from tests.support.keyper import Table

pytestmark = pytest.mark.usefixtures("table_values")

BEFORE = ORDERS_BESIDE - 1
LOGS = "logs@board-1"


def test_a_new_game_keeps_no_orders_and_offers_none() -> None:
    table = Table().keyples(0, "brown").keyples(1, "brown")
    assert not [option for option in table.options() if option.aside]
    assert KEYPER.view_for(table.state, 0).seats[0].order is None
    table.play(f"send brown {LOGS} end")
    assert table.words() == ["join brown", "skip"]
    assert KEYPER.default_answer(table.state, 1) == ()


def test_a_game_begun_before_still_offers_them_beside_turn_and_invitation() -> None:
    table = Table(rulings=BEFORE).keyples(0, "brown").keyples(1, "brown")
    assert [option.words for option in table.options() if option.aside] == [
        "orders always",
        "orders never",
        "orders only",
    ]
    table.play(f"send brown {LOGS} end")
    assert {"orders always", "orders never", "orders only"} < set(table.words())


def test_a_standing_order_never_declines_without_asking() -> None:
    table = Table(2, rulings=BEFORE).keyples(0, "brown", "grey").keyples(1, "brown", "white")
    table.player(1).order.mode = "never"
    table.play(f"send brown {LOGS} end")
    assert table.state.stage == "turn"
    assert len(table.at(LOGS)) == 1


def test_a_standing_order_always_joins_with_the_same_colour_before_white() -> None:
    table = Table(2, rulings=BEFORE).keyples(0, "brown").keyples(1, "brown", "white")
    table.player(1).order.mode = "always"
    table.play(f"send brown {LOGS} end")
    assert table.player(1).keyples == {"white": 1}
    assert table.player(1).goods == {"log": 3}


@pytest.mark.parametrize(("order", "answer"), [("always", ("join brown", "end")), ("never", ("skip", "end"))])
def test_a_standing_order_set_at_an_invitation_answers_it(order: str, answer: tuple[str, ...]) -> None:
    table = Table(rulings=BEFORE).keyples(0, "brown").keyples(1, "brown").play(f"send brown {LOGS} end")
    assert KEYPER.default_answer(table.state, 1) == ()
    table.play(f"orders {order}")
    assert KEYPER.default_answer(table.state, 1) == answer
    assert KEYPER.default_answer(table.state, 0) == ()


def test_a_standing_order_for_some_fields_is_set_by_picks_and_answers_there_alone() -> None:
    table = Table(2, rulings=BEFORE).keyples(0, "brown", "grey").keyples(1, "brown", "grey")
    table.turn(1).play("orders only logs wheat done keyper board-1 end")
    assert (table.player(1).order.mode, table.player(1).order.fields) == ("only", ["logs", "wheat"])
    table.play("send grey rocks@board-1 end")
    assert table.player(1).goods == {}
    table.turn(0).play(f"send brown {LOGS} end")
    assert table.player(1).goods == {"log": 3}


def test_a_standing_order_is_secret_and_ends_with_the_season() -> None:
    table = Table(2, rulings=BEFORE).all_claim().keyples(0, "brown")
    table.player(1).order.mode = "always"
    assert KEYPER.view_for(table.state, 0).seats[1].order is None
    own = KEYPER.view_for(table.state, 1).seats[1].order
    assert own is not None
    assert own.mode == "always"
    table.play(f"send brown {LOGS} end").play("pass end")
    assert table.player(1).order.mode == "ask"


def test_a_standing_order_may_name_any_field_that_keyples_go_to() -> None:
    table = Table(rulings=BEFORE).keyples(0, "brown").play("orders only")
    assert table.words() == [*(field.id for field in FIELD_LIST if field.id != "keyp"), "done"]
    table.play("logs")
    assert "logs" not in table.words()


def test_one_change_of_orders_for_each_decision() -> None:
    table = Table(rulings=BEFORE).keyples(0, "brown").play("orders never")
    assert not [words for words in table.words() if words.startswith("orders")]
