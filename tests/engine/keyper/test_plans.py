"""Orders ahead: their names, when they answer, when they leave a question alone and when they end."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from engine.core.forced import forced
from engine.core.game import Decision, Option
from engine.core.plan_answers import Answered, answered
from engine.core.plans import Doubt, Line, Pick
from engine.core.tell import Silence
from engine.core.text import text
from engine.keyper.content.house import KEYP_TILE_GAINS
from engine.keyper.game import KEYPER
from engine.keyper.plans import advise, plan_after
from engine.keyper.plans.plan_types import Fold, Join, Lay, LetGo, Pass, Rest, Skip
from tests.support.conformance import after, setup_for
from tests.support.keyper import Table
from tests.support.keyper_box import DISPLAY_FIELDS, OFFERED
from tests.support.plans import Kept, random_orders, seeded, ways

pytestmark = pytest.mark.usefixtures("table_values")

LOGS = "logs@board-1"
LAST = "send brown village-12 end"
_FEW = 3
"""With more picks than this there is a choice, as a rule."""


def said(table: Table, seat: int, plan: Any) -> Any:
    found = answered(KEYPER, table.state, seat, plan)
    return found.picks if isinstance(found, Answered) else found


def offered(table: Table, seat: int) -> dict[str, Any]:
    return {offer.words: offer.plan for offer in KEYPER.plans(KEYPER.view_for(table.state, seat))}


def invited(place: str = LOGS) -> Table:
    table = Table().keyples(0, "brown").keyples(1, "brown", "white").keyples(2, "brown").shown("barn")
    return table.play(f"send brown {place} end")


def closing(season: int = 0) -> Table:
    return Table(2, season).all_claim().keyples(0, "brown").built(0, "village-12", "dock")


def test_join_always_accepts_with_the_colour_before_white() -> None:
    assert said(invited(), 1, Join()) == ("join brown", "end")
    assert said(invited().keyples(1, "white"), 1, Join()) == ("join white", "end")


def test_join_on_named_fields_leaves_the_others_alone() -> None:
    assert said(invited(), 1, Join(("logs", "clay"))) == ("join brown", "end")
    assert said(invited("build@board-1"), 1, Join(("logs", "clay"))) is None


def test_join_for_goods_means_all_fields_that_give_them() -> None:
    plan = offered(invited(), 1)["join raw"]
    assert plan == Join(("clay", "logs", "rocks", "wheat"))
    assert said(invited(), 1, plan) == ("join brown", "end")
    assert said(invited("cows@board-1"), 1, plan) is None


def test_join_so_many_times_counts_down() -> None:
    view = KEYPER.view_for(invited().state, 1)
    assert KEYPER.plan_after(view, Join(("logs",), 2)) == Join(("logs",), 1)
    assert KEYPER.plan_after(view, Join(("logs",), 1)) is None
    assert KEYPER.plan_after(view, Join(("logs",))) == Join(("logs",))


def test_join_works_no_further_than_it_says() -> None:
    """If the work leaves a choice, the player is asked about it afterwards."""
    table = invited("trade-raw@board-1").goods(0, clay=1).goods(1, clay=1)
    assert said(table, 1, Join()) == ("join brown", "end")
    table.play("join brown end").play("end", 0)
    assert table.deciding() == [1]
    assert said(table, 1, Join()) is None


def test_skip_declines_what_nothing_above_it_answers() -> None:
    assert said(invited(), 1, Skip()) == ("skip", "end")
    assert said(Table().keyples(0, "brown"), 0, Skip()) is None


def test_lay_lays_all_down_where_there_is_nothing_to_choose() -> None:
    table = Table().all_claim().stands(LOGS, "brown").stands(LOGS, "brown").lay_turn(0)
    assert said(table, 0, Lay(LOGS)) == (f"lay {LOGS}", "both", "end")
    assert said(table, 0, Lay("clay@board-1")) is None
    assert f"lay {LOGS}" in offered(table, 0)
    assert "lay build@board-1" not in offered(table.stands("build@board-1", "orange"), 0)


def test_pass_waits_until_passing_is_allowed() -> None:
    table = Table().all_claim().stands(LOGS, "brown").lay_turn(0)
    assert said(table, 0, Pass()) is None
    table.state.closing = 2
    assert said(table, 0, Pass()) == ("pass", "end")


def test_the_fold_is_prepared_in_the_season_before() -> None:
    table = closing()
    plan = offered(table, 1)["fold c"]
    assert isinstance(plan, Fold)
    before = KEYPER.period(KEYPER.view_for(table.state, 1))
    table.play(LAST)
    assert table.asked() == "fold"
    assert KEYPER.period(KEYPER.view_for(table.state, 1)) == before
    assert said(table, 1, plan) == ("fold c", "end")
    table.play("fold a end", 0).play("fold c end", 1)
    assert KEYPER.period(KEYPER.view_for(table.state, 1)) != before
    assert said(table, 1, plan) is None


def test_animals_without_room_go_in_the_order_named() -> None:
    table = closing().goods(0, cow=2, horse=3).built(0, "farm-1", "farmyard").play(LAST)
    assert table.asked() == "housing"
    assert said(table, 0, LetGo(("horse",))) == ("release horse", "end")
    assert said(table, 0, LetGo(("pig",))) == Doubt(text("keyper-doubt-others"))


def test_surplus_keyples_rest_in_the_order_named() -> None:
    table = with_surplus().play(LAST).play("fold a end", 0).play("fold a end", 1)
    assert said(table, 0, Rest(("white", "grey"))) == ("rest white", "rest grey", "end")
    assert said(table, 0, Rest(("white",))) == Doubt(text("keyper-doubt-others"))


def kinds(table: Table, seat: int) -> set[str]:
    """Return the kinds of orders on offer."""
    return {words.split()[0] for words in offered(table, seat)}


def with_surplus() -> Table:
    """Seat 0 brings eleven keyples home, two too many; seat 1 none."""
    table = closing()
    for colour in (*["grey"] * 9, "white"):
        table.stands("farm-1", colour)
    return table


def test_kp_133_while_boards_are_folded_only_what_is_ahead_is_offered() -> None:
    table = with_surplus()
    assert kinds(table, 1) == {"pass", "fold", "rest"}  # without a keyple nobody joins
    table.goods(1, cow=1).built(1, "farm-1", "farmyard").play(LAST)
    assert table.asked() == "fold"
    assert kinds(table, 0) == {"fold", "rest"}
    assert kinds(table, 1) == {"fold"}
    assert offered(table, 1)["fold c"] == Fold(OFFERED["summer"][2])
    table.play("fold a end", 1)
    assert kinds(table, 1) == set()  # a Join would end before the first turn of summer
    table.play("fold a", 0)
    assert kinds(table, 0) == {"rest"}


def test_kp_134_while_keyples_go_to_rest_only_that_is_offered() -> None:
    table = with_surplus().play(LAST).play("fold a end", 0).play("fold a end", 1)
    assert table.asked() == "surplus"
    assert kinds(table, 1) == set()
    assert set(offered(table, 0)) == {  # no colour that it has none of
        *(f"rest {colour}" for colour in ("brown", "grey", "white")),
        *(f"rest {one} {other}" for one, other in permutations(("brown", "grey", "white"), 2)),
    }
    table.play("rest grey rest white", 0)
    assert kinds(table, 0) == set()


def test_kp_227_while_animals_are_housed_no_turn_of_the_season_is_offered() -> None:
    table = closing().goods(0, cow=2, horse=3).goods(1, pig=1).built(0, "farm-1", "farmyard").play(LAST)
    assert table.asked() == "housing"
    assert kinds(table, 0) == {"fold", "release"}  # too few keyples come home for any to rest
    assert kinds(table, 1) == {"fold"}
    winter = closing(3).goods(0, cow=2, horse=3).built(0, "farm-1", "farmyard").play(LAST)
    assert (kinds(winter, 0), kinds(winter, 1)) == ({"release"}, set())


def test_kp_134_orders_left_between_seasons_before_this_was_so_do_nothing() -> None:
    """They were offered for the season after, and kept with the one before."""
    table = with_surplus().play(LAST)
    assert [said(table, 1, plan) for plan in (Join(), Skip(), Pass(), Lay(LOGS))] == [None] * 4
    table.play("fold a end", 0).play("fold a end", 1)
    kept = KEYPER.period(KEYPER.view_for(table.state, 1))
    assert said(table, 0, Fold(OFFERED["autumn"][0])) is None
    table.play("rest grey rest white end", 0)
    assert KEYPER.period(KEYPER.view_for(table.state, 1)) != kept


def test_a_line_may_depend_on_who_stands_where() -> None:
    table = Table().keyples(0, "brown").keyples(1, "brown", "grey")
    fact = next(
        one for one in KEYPER.facts(KEYPER.view_for(table.state, 1)) if one.key == "field logs@board-2"
    )
    line = Line(("send grey", "rocks@board-1"), (fact,))
    table.play("keyper board-3 end")
    assert said(table, 1, line) == ("send grey", "rocks@board-1", "end")
    found = said(table.stands("logs@board-2", "brown"), 1, line)
    assert isinstance(found, Doubt)
    assert found.why.key == "plan-changed"


def test_the_next_turn_can_be_tried_out() -> None:
    table = Table().keyples(0, "brown").keyples(1, "grey")
    world = KEYPER.rehearsal_state(table.state, 1)
    assert world is not None
    assert KEYPER.option_named(world, 1, "send grey") is not None
    assert KEYPER.rehearsal_state(closing().play(LAST).state, 1) is None  # everybody folds


def test_nothing_is_offered_to_a_player_who_looks_on() -> None:
    assert list(KEYPER.plans(KEYPER.view_for(invited().state, None))) == []


def says_so(order: Kept) -> bool:
    """Return whether an order picks what its text says."""
    picks = order.says.picks if isinstance(order.says, Answered) else ()
    match order.plan:
        case Join(fields):
            turn = order.state.turn
            there = DISPLAY_FIELDS[order.state.boards[turn.board].display][turn.spot].id
            return picks[0].startswith("join ") and picks[1:] == ("end",) and (not fields or there in fields)
        case Skip():
            return picks == ("skip", "end")
        case Lay(place):
            return picks[0] == f"lay {place}" and set(picks[1:]) <= {"both", "end"}
        case Pass():
            return picks == ("pass", "end")
        case Fold():
            return picks[0] in order_words(order, "fold") and picks[1:] == ("end",)
        case LetGo(animals):
            return set(picks) <= {"end", *(f"release {animal}" for animal in animals)}
        case Rest(colours):
            return set(picks) <= {"end", *(f"rest {colour}" for colour in colours)}
        case _:
            return False


def order_words(order: Kept, verb: str) -> list[str]:
    """Return the typed form of a plan, such as `fold c`."""
    offers = KEYPER.plans(KEYPER.view_for(order.state, order.seat))
    return [offer.words for offer in offers if offer.plan == order.plan and offer.words.startswith(verb)]


def test_random_orders_do_what_their_words_say_and_nothing_else() -> None:
    kinds = set[str]()
    for begun in (0, 150, 300):
        setup = setup_for(KEYPER, 3, f"words {begun}")
        for order in random_orders(KEYPER, setup, seeded(f"words {begun}"), begun, moves=40):
            if isinstance(order.says, Answered):
                assert says_so(order), f"{order.plan}: {order.says}"
                kinds.add(type(order.plan).__name__)
    assert kinds >= {"Fold", "Join", "Skip"}


def test_leaving_earned_goods_is_no_choice() -> None:
    table = Table().all_claim().stands(LOGS, "brown").lay_turn(0)
    assert table.words() == [f"lay {LOGS}"]
    assert forced(KEYPER, table.state, 0) == (f"lay {LOGS}", "end")
    table.stands(LOGS, "brown")
    assert forced(KEYPER, table.state, 0) == ()  # one of the two may be laid down later


def test_the_keyp_tile_gives_what_it_can_unless_there_is_a_choice() -> None:
    table = Table().keyples(0)
    for board in (0, 1):
        table.state.boards[board].keyper = board + 1
        table.player(board + 1).keyper = False
    table.player(0).standing = {"brown": 1}
    goods = KEYP_TILE_GAINS["brown"]
    table.supply(**dict.fromkeys(goods, 0)).supply(**{goods[0]: 3})
    assert forced(KEYPER, table.state, 0) == ("keyper board-3", f"gain {goods[0]}", "end")
    table.supply(**dict.fromkeys(goods, 3))
    assert (forced(KEYPER, table.state, 0) == ()) == (len(goods) > 1)


def test_answers_ignored_as_no_choice_never_bring_more() -> None:
    """In random games a player without a choice gets at least as much as by any other answer."""
    found, rng, state = 0, seeded("moot"), KEYPER.new_game(setup_for(KEYPER, 2, "moot"))
    while choices := KEYPER.choices(state):
        seat, actions, _ = rng.choice(choices)
        if len(actions) <= _FEW and (picks := forced(KEYPER, state, seat)):
            best = after(KEYPER, state, seat, picks)[0].players[seat].goods
            for other in ways(KEYPER, state, seat, most=8):
                goods = after(KEYPER, state, seat, other)[0].players[seat].goods
                assert all(best.get(good, 0) >= count for good, count in goods.items()), other
                found += other != picks
        KEYPER.play(state, rng.choice(actions), Silence())
    assert found


# Impossible orders are not offered


def test_kp_44_joining_is_offered_where_an_invitation_may_still_come() -> None:
    table = Table(2).keyples(0, "brown", "grey").keyples(1, "brown")
    assert {"skip", "join always", "join logs", "join raw"} <= set(offered(table, 1))
    for board in (1, 2):
        table.stands(f"logs@board-{board}", "grey", lying=True)
    assert "join logs" not in offered(table, 1)  # nobody sends to a field that is taken alone
    assert "join raw" in offered(table, 1)
    table.keyples(1, "orange")
    assert kinds(table, 1).isdisjoint({"join", "skip"})  # no colour that fits one of the other's
    table.keyples(0, "white")
    assert "join clay" in offered(table, 1)  # white takes the orange border
    assert "join rocks" not in offered(table, 1)


def test_kp_44_no_order_to_join_without_keyples_or_inviters() -> None:
    table = Table(2).keyples(0, "brown").keyples(1)
    assert kinds(table, 1).isdisjoint({"join", "skip"})
    alone = Table(2).keyples(0, "brown", "white").keyples(1)
    assert kinds(alone, 0).isdisjoint({"join", "skip"})
    last = Table(2).claims(0, 1).keyples(0, "brown").keyples(1, "brown")
    assert kinds(last, 0).isdisjoint({"join", "skip"})  # it goes out now
    assert "skip" in offered(last, 1)


def test_kp_42_the_invitation_that_is_open_is_offered_to_those_still_to_be_asked() -> None:
    table = invited()
    assert table.deciding() == [1]
    assert "join logs" in offered(table.keyples(2, "white"), 2)
    for board in (2, 3):
        table.stands(f"logs@board-{board}", "grey", lying=True)
    assert "join logs" in offered(table, 2)
    table.play("skip end")
    assert table.deciding() == [2]
    assert "join logs" in offered(table, 2)
    assert "join logs" not in offered(table, 1)


def test_kp_118_laying_down_is_offered_while_a_turn_for_it_may_come() -> None:
    table = (
        Table(3).all_claim().stands(LOGS, "brown").stands("clay@board-1", "orange", lying=True).lay_turn(0)
    )
    table.state.closing = 2
    assert {f"lay {LOGS}", "pass"} <= set(offered(table, 0))
    assert "lay clay@board-1" not in offered(table, 0)  # nobody has a keyple left to go there
    assert "pass" in offered(table, 1)
    assert kinds(table, 2).isdisjoint({"lay", "pass"})  # they played the last piece
    only = Table(2).claims(1, 2).keyples(0, "brown").stands(LOGS, "brown").keyples(1)
    assert kinds(only, 0).isdisjoint({"lay", "pass"})  # a player who plays the last piece lays down none
    assert "pass" in offered(only, 1)


def test_kp_56_in_the_closing_round_what_stands_on_own_plots_comes_first() -> None:
    table = Table(2).all_claim().stands(LOGS, "brown").stands("logs@board-2", "brown").lay_turn(0)
    table.state.closing = 1
    table.built(0, "farm-1", "barn").stands("farm-1", "grey")
    assert f"lay {LOGS}" in offered(table, 0)
    assert "lay logs@board-2" not in offered(table, 0)


def test_kp_227_once_the_turns_are_made_it_is_known_which_animals_may_go() -> None:
    table = closing().goods(0, cow=2, horse=3, pig=0, sheep=1).built(0, "farm-1", "stable")
    assert "release sheep" in offered(table, 0)
    table.player(1).winter_fairs = ["winter-3"]
    table.state.season = 1
    table.goods(1, cow=1, brick=1, ruby=1).play(LAST)
    assert table.asked() == "fairs"
    assert "release" not in kinds(table, 0)  # the cows and the sheep go in any case, the horses have room
    table.built(0, "farm-2", "farmyard").goods(0, cow=5, horse=5)
    assert "release cow" in offered(table, 0)


def test_kp_44_an_order_that_never_joins_with_white_leaves_that_to_others() -> None:
    """The order ignores questions where only white can join; the next order in the list answers."""

    def asked(*words: str) -> Decision[Any]:
        options = tuple(Option(None, word, (text("keyper-menu-skip"),)) for word in words)
        return Decision(0, text("keyper-menu-skip"), options, "join")

    view: Any = None
    never, usual = Join(never_white=True), Join()
    assert advise(view, asked("join grey", "join white", "skip"), never) == Pick("join grey")
    assert advise(view, asked("join white", "skip"), never) is None
    assert advise(view, asked("join white", "skip"), usual) == Pick("join white")
    assert plan_after(Join((), 3, True)) == Join((), 2, True)


def test_kp_44_a_player_with_white_keyples_only_cannot_order_never_to_join_with_white() -> None:
    """Cat can send brown and grey alone, so Ben joins with his white keyple or not at all."""
    table = (
        Table(3).keyples(0, "orange").keyples(1, "light-green", "black", "white").keyples(2, "brown", "grey")
    )
    table.play("send orange clay@board-1 end")
    state = table.state
    offered = {offer.words for offer in KEYPER.plans(KEYPER.view_for(state, 1))}
    assert "join logs" in offered
    assert "join logs never white" not in offered
    assert "join always never white" not in offered
    table.keyples(2, "black")
    offered = {offer.words for offer in KEYPER.plans(KEYPER.view_for(table.state, 1))}
    assert "join logs never white" in offered
