from __future__ import annotations

import pytest

from engine.core.game import Option
from engine.core.parse import ParseError, complete, named, next_pick, parse_line
from engine.core.text import text
from engine.core.vocabulary import words_of
from engine.lantern.game import LANTERN
from engine.lantern.state import Player, State, Turn
from tests.support.conformance import setup_for


def options(*forms: str) -> list[Option[int]]:
    return [Option(number, form, (text(form),)) for number, form in enumerate(forms)]


OFFERED = options("bid sawmill", "bid smelter", "bid stable", "use stable", "pass")


@pytest.fixture
def turn() -> State:
    state = LANTERN.new_game(setup_for(LANTERN, 2))
    state.players = [Player({"amber": 2, "blue": 1}), Player({"white": 1})]
    state.stage = Turn(0)
    return state


@pytest.mark.parametrize(
    ("line", "form"),
    [("bid sawmill", "bid sawmill"), ("BID Saw", "bid sawmill"), ("  p ", "pass"), ("u s", "use stable")],
)
def test_names_forgive_case_and_may_be_unique_prefixes(line: str, form: str) -> None:
    assert named(OFFERED, words_of(line)).words == form


def test_only_payments_may_be_named_in_any_order() -> None:
    paid = options("buy seat 2b with stone wood food", "buy seat 2b with stone wood", "move hall to gate")

    def pay(line: str) -> str:
        return named(paid, words_of(line)).words

    assert pay("buy seat 2b with wood stone food") == "buy seat 2b with stone wood food"
    assert pay("buy seat 2b with wood stone") == "buy seat 2b with stone wood"
    for line in ("buy 2b seat with stone wood", "buy seat 2b with wood wood", "move gate to hall"):
        with pytest.raises(ParseError):
            pay(line)


def test_an_exact_word_beats_a_longer_one() -> None:
    assert named(options("take red", "take red-2"), ["take", "red"]).words == "take red"


@pytest.mark.parametrize(
    ("line", "fault", "nearest"),
    [
        ("bid s", "ambiguous", ("bid sawmill", "bid smelter", "bid stable")),
        ("bud sawmill", "unknown", None),
        ("", "unknown", None),
    ],
)
def test_unknown_and_ambiguous_lines_are_refused_with_the_nearest(
    line: str, fault: str, nearest: tuple[str, ...] | None
) -> None:
    with pytest.raises(ParseError) as caught:
        named(OFFERED, words_of(line))
    assert caught.value.fault == fault
    assert caught.value.nearest
    if nearest:
        assert caught.value.nearest == nearest


def test_a_misspelt_word_names_the_closest_first() -> None:
    with pytest.raises(ParseError) as caught:
        named(OFFERED, ["bid", "smellter"])
    assert caught.value.nearest[0] == "bid smelter"
    assert "try: bid smelter" in str(caught.value)


def test_words_of_splits_and_lowers() -> None:
    assert words_of("  Bid  SAWMILL ") == ["bid", "sawmill"]


def test_next_pick_takes_as_many_words_as_it_can(turn: State) -> None:
    assert next_pick(LANTERN, turn, 0, ["light", "amber", "light", "blue"]).words == "light amber"


def test_parse_line_reads_several_picks_in_a_row(turn: State) -> None:
    picks = parse_line(LANTERN, turn, 0, "light am LIGHT blue end")
    assert [pick.words for pick in picks] == ["light amber", "light blue", "end"]
    assert turn.players[0].hand == {"amber": 2, "blue": 1}


def test_parse_line_refuses_the_third_amber(turn: State) -> None:
    with pytest.raises(ParseError, match="light amber"):
        parse_line(LANTERN, turn, 0, "light amber light amber light amber")


@pytest.mark.parametrize("line", ["draw end", "pass end pass"])
def test_nothing_may_follow_a_final_pick(turn: State, line: str) -> None:
    with pytest.raises(ParseError) as caught:
        parse_line(LANTERN, turn, 0, line)
    assert caught.value.fault == "final"


@pytest.mark.parametrize("line", ["", "   "])
def test_an_empty_line_names_nothing(turn: State, line: str) -> None:
    with pytest.raises(ParseError) as caught:
        parse_line(LANTERN, turn, 0, line)
    assert caught.value.fault == "nothing"


def test_parse_line_refuses_who_has_nothing_to_decide(turn: State) -> None:
    with pytest.raises(ParseError) as caught:
        parse_line(LANTERN, turn, 1, "pass")
    assert caught.value.fault == "nothing"


@pytest.mark.parametrize(
    ("typed", "lines"),
    [
        ("", ["light amber", "light blue", "draw", "pass"]),
        ("l", ["light amber", "light blue"]),
        ("light a", ["light amber"]),
        ("light amber ", ["light amber light amber", "light amber light blue", "light amber end"]),
        ("light amber li", ["light amber light amber", "light amber light blue"]),
        ("draw ", ["draw"]),
        ("draw x", []),
        ("moon", []),
    ],
)
def test_complete_offers_whole_lines(turn: State, typed: str, lines: list[str]) -> None:
    assert complete(LANTERN, turn, 0, typed) == lines


def test_complete_has_nothing_for_who_waits(turn: State) -> None:
    assert complete(LANTERN, turn, 1, "pa") == []
