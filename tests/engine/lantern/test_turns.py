"""Lighting, drawing, snuffing and points (LN-9 to LN-16)."""

from __future__ import annotations

import pytest

from engine.core.game import TURN, Option
from engine.lantern.actions import Action
from engine.lantern.game import LANTERN
from engine.lantern.prices import ways_to_snuff
from tests.support.lantern import Evening, tokens


def test_ln_9_any_number_of_tokens_one_by_one() -> None:
    table = Evening("aab", "").play(0, "light amber light blue light amber")
    assert (table.hand(0), table.lit(0)) == ("", "aab")
    assert table.offered(0) == ["end"]
    assert table.play(0, "end").told() == ["lantern-did-light"]


def test_ln_9_the_question_says_what_the_lanterns_are_worth() -> None:
    table = Evening("aabw", "").play(0, "light amber light blue")
    assert asked(table) == ("more", "lantern-ask-more", 2)
    assert [option.menu[-1].key for option in options(table)[:2]] == ["lantern-amber", "lantern-makes-a-set"]
    assert asked(table.play(0, "light white")) == ("more", "lantern-ask-more", 5)


def test_ln_10_a_draw_is_shown_to_the_drawer_only() -> None:
    table = Evening("", "w").play(0, "draw")
    drawn = table.hand(0)
    assert len(drawn) == 1
    assert [(event.to, event.reveals) for event in table.events] == [(None, True), ((0,), True)]
    assert table.offered(0) == ["end"]
    assert table.play(0, "end").deciding() == [1]


def test_ln_10_nothing_is_drawn_from_an_empty_pile() -> None:
    table = Evening("", "")
    table.state.pile.clear()
    assert table.offered(0) == ["pass"]


def test_ln_11_all_others_are_asked_at_the_same_time_and_answer_in_secret() -> None:
    table = Evening("a", "a", "b", "").play(0, "light amber end")
    assert table.deciding() == [1, 2, 3]
    assert [table.offered(seat) for seat in (1, 2, 3)] == [["snuff amber", "let"], ["let"], ["let"]]
    table.play(1, "snuff amber end")
    assert (table.told(), table.lit(0), table.hand(1)) == ([], "a", "a")
    assert LANTERN.view_for(table.state, 2).answer == ""
    assert LANTERN.view_for(table.state, 1).answer == "amber"


def test_ln_11_only_what_was_lit_just_now_can_be_snuffed() -> None:
    table = Evening("b", "aaab")
    table.state.players[0].lit = tokens("a")
    assert table.play(0, "light blue end").offered(1) == ["snuff blue", "snuff blue with amber amber", "let"]


def test_ln_12_a_token_of_the_colour_or_two_others() -> None:
    assert ways_to_snuff(tokens("aabw"), "amber") == [("amber",), ("blue", "white")]
    assert ways_to_snuff(tokens("aabw"), "blue") == [("blue",), ("amber", "amber"), ("amber", "white")]
    assert ways_to_snuff(tokens("bbww"), "amber") == [("blue", "blue"), ("blue", "white"), ("white", "white")]
    assert ways_to_snuff(tokens("b"), "amber") == []


def test_ln_12_lantern_and_price_leave_the_game() -> None:
    table = Evening("a", "abw").play(0, "light amber end").play(1, "snuff amber with blue white end")
    assert (table.lit(0), table.hand(1)) == ("", "a")
    assert table.state.gone == {"amber": 1, "blue": 1, "white": 1}
    assert table.told() == ["lantern-snuffed"]


def test_ln_13_answers_count_clockwise_and_a_late_one_costs_nothing() -> None:
    table = Evening("a", "a", "a", turn=2)
    table.play(2, "light amber end").play(1, "snuff amber end").play(0, "snuff amber end")
    assert (table.lit(2), table.hand(0), table.hand(1)) == ("", "", "a")
    assert [event.seat for event in table.events] == [0]


def test_ln_13_two_lanterns_two_answers() -> None:
    table = Evening("aa", "a", "a").play(0, "light amber light amber end")
    table.play(1, "snuff amber end").play(2, "snuff amber end")
    assert (table.lit(0), table.hand(1), table.hand(2)) == ("", "", "")
    assert len(table.events) == 2


def test_ln_13_all_is_told_once_the_last_one_has_answered() -> None:
    table = Evening("a", "b").play(0, "light amber end").play(1, "let end")
    assert table.told() == ["lantern-burn-on"]
    assert table.events[0].reveals
    assert table.deciding() == [1]
    assert asked(table, 1)[0] == TURN


def sheet(table: Evening) -> list[tuple[int, str, int]]:
    return [(line.seat, line.text.key, line.points) for line in LANTERN.score(table.state)]


def test_ln_14_a_point_for_each_lantern() -> None:
    table = Evening("aaww", "b").play(0, "light amber light amber light white end").play(1, "let end")
    assert sheet(table) == [(0, "lantern-amber", 2), (0, "lantern-white", 1)]


def test_ln_15_two_more_for_each_set() -> None:
    table = Evening("", "")
    table.state.players[1].lit = tokens("aabbbww")
    assert sheet(table)[-1] == (1, "lantern-sets", 4)
    assert LANTERN.view_for(table.state, None).seats[1].points == 11


@pytest.mark.parametrize(
    ("lit", "hands", "ranks"),
    [
        (("aa", "a", "aaa"), ("", "", ""), [2, 3, 1]),
        (("abw", "aaaa", "a"), ("", "", ""), [1, 2, 3]),
        (("a", "b", "w"), ("", "ab", "a"), [3, 1, 2]),
        (("a", "b", "w"), ("a", "a", ""), [1, 1, 3]),
    ],
)
def test_ln_16_most_points_then_most_tokens_in_hand(
    lit: tuple[str, ...], hands: tuple[str, ...], ranks: list[int]
) -> None:
    table = Evening(*hands)
    for player, burning in zip(table.state.players, lit, strict=True):
        player.lit = tokens(burning)
    standings = LANTERN.standings(table.state)
    assert [standing.rank for standing in standings] == sorted(ranks), "the winner comes first"
    assert [standing.rank for standing in sorted(standings, key=lambda one: one.seat)] == ranks


def test_dominated_is_a_pick_without_effect_in_the_last_round() -> None:
    table = Evening("a", "b")
    assert not any(option.dominated for option in options(table))
    table.state.round = table.state.rounds
    assert [option.words for option in options(table) if option.dominated] == ["draw", "pass"]


def test_dominated_is_paying_two_where_one_would_do() -> None:
    table = Evening("a", "abb").play(0, "light amber end")
    assert [(option.words, option.dominated) for option in options(table, 1)] == [
        ("snuff amber", False),
        ("snuff amber with blue blue", True),
        ("let", False),
    ]


def asked(table: Evening, seat: int = 0) -> tuple[str, str, object]:
    decision = LANTERN.decision_of(table.state, seat)
    assert decision is not None
    return decision.kind, decision.ask.key, dict(decision.ask.args).get("points")


def options(table: Evening, seat: int = 0) -> tuple[Option[Action], ...]:
    decision = LANTERN.decision_of(table.state, seat)
    assert decision is not None
    return decision.options
