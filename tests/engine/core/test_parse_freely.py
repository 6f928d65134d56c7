"""Typed as people type: words in another order, words left out."""

from __future__ import annotations

import pytest

from engine.core.parse import ParseError, parse_line
from engine.keyflower.game import KEYFLOWER
from engine.keythedral.game import KEYTHEDRAL
from tests.support.keyflower import scene
from tests.support.keythedral import Scene, hamlet


@pytest.mark.parametrize("typed", ["bid miner red 1", "bid miner 1 red"])
def test_a_number_may_stand_before_what_it_counts(typed: str) -> None:
    table = scene().screen(0, red=2, blue=1).tile("miner")
    picks = [option.words for option in parse_line(KEYFLOWER, table.state, 0, typed)]
    assert picks == ["bid miner", "red 1"]


def shop() -> Scene:
    """Seat 1a costs stone and wood: with these cubes there is one way to pay."""
    return (
        hamlet().tile("1a", "1-1").cubes(0, stone=1, wood=1).gone("start-order", "house-moratorium").spend()
    )


def test_words_that_tell_nothing_apart_may_be_left_out() -> None:
    here = shop()
    assert "buy seat 1a with stone wood" in here.words(0)
    picks = [option.words for option in parse_line(KEYTHEDRAL, here.state, 0, "buy 1a end")]
    assert picks == ["buy seat 1a with stone wood", "end"]


def test_ambiguous_lines_ask_for_a_choice() -> None:
    here = shop()
    with pytest.raises(ParseError) as error:
        parse_line(KEYTHEDRAL, here.state, 0, "buy 9z")
    assert error.value.fault == "unknown"
    table = scene().screen(0, red=2, blue=1).tile("miner")
    with pytest.raises(ParseError) as error:
        parse_line(KEYFLOWER, table.state, 0, "bid miner 1")
    assert error.value.nearest
