"""Colours with different meanings differ for all common kinds of colour vision, and letters are readable on
each."""

from __future__ import annotations

from itertools import combinations

import pytest

from render.kit.theme import DAY, NIGHT, PIECES, PLAYERS, Theme, contrast, letter_on
from tests.render.vision import EYES, apart, seen

FAR = 25.0
"""Ten times what is just noticeable: enough for small pieces on a phone."""
WORKERS = ("red", "blue", "yellow", "green", "purple")


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize(("a", "b"), list(combinations(WORKERS, 2)))
def test_workers_stay_apart(a: str, b: str, eye: str) -> None:
    assert apart(PIECES[a], PIECES[b], eye) > FAR


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize(("a", "b"), list(combinations(range(len(PLAYERS)), 2)))
def test_players_stay_apart(a: int, b: int, eye: str) -> None:
    assert apart(PLAYERS[a].colour, PLAYERS[b].colour, eye) > FAR


def test_players_have_symbols_of_their_own() -> None:
    assert len({mark.symbol for mark in PLAYERS}) == len(PLAYERS) == 6


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize(("a", "b"), list(combinations(("wood", "stone", "iron", "gold"), 2)))
def test_goods_stay_apart(a: str, b: str, eye: str) -> None:
    assert apart(PIECES[a], PIECES[b], eye) > FAR


@pytest.mark.parametrize("colour", sorted(PIECES))
def test_letters_read_on_every_piece(colour: str) -> None:
    assert contrast(letter_on(PIECES[colour]), PIECES[colour]) >= 4.5


@pytest.mark.parametrize("theme", [DAY, NIGHT], ids=lambda theme: theme.name)
def test_words_read_on_paper_and_felt(theme: Theme) -> None:
    for ink, ground in (
        (theme.ink, theme.paper),
        (theme.ink, theme.paper_shade),
        (theme.faint, theme.paper),
        (theme.felt_ink, theme.felt),
        (theme.badge_ink, theme.badge),
    ):
        assert contrast(ink, ground) >= 4.5
    for look in theme.grounds.values():
        assert contrast(letter_on(look.border), look.border) >= 4.5


def test_simulation_collapses_what_a_deutan_eye_confuses() -> None:
    """The simulation itself: this red and this green are far apart for most, near for a deutan eye."""
    red, green = (160, 100, 40), (110, 120, 40)
    assert apart(red, green, "common") > 3 * apart(red, green, "deutan")
    assert seen((255, 255, 255), "common")[0] == pytest.approx(100, abs=0.5)
