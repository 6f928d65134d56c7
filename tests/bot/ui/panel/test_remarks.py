"""What the buttons of a panel have no room to say: named as they are, with the signs of its language."""

from __future__ import annotations

import re
from functools import cache

import pytest

from bot.ui.kit.localiser import Localisers
from bot.ui.panel.page import panel_controls
from bot.values.panel import Panel
from tools.bench.screen.panels import NAMES, random_panels

GAMES = [("keyflower", 3), ("keyper", 2), ("keythedral", 3)]
TWICE = re.compile(r"\b([A-Z]{1,2}), \1\b")  # the same letter several times
UNSPACED = re.compile(r"(?<!\u00a0):(?= )")


@cache
def panels(key: str, seats: int) -> list[Panel]:
    return list(random_panels(key, seats, "remarks", most=90))


def remarks(key: str, seats: int, language: str) -> list[str]:
    localiser = Localisers().plain(language, NAMES, key)
    shown = (panel_controls(panel, (), localiser) for panel in panels(key, seats))
    return [note for controls in shown if controls is not None for note in controls.notes]


@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_a_remark_names_its_button_whole_and_each_letter_once(key: str, seats: int) -> None:
    notes = remarks(key, seats, "en")
    assert len(notes) > 5
    heads = [note.split(": ")[0] for note in notes]
    assert [head for head in heads if head.count("(") != head.count(")")] == []
    assert [note for note in notes if TWICE.match(note)] == []


@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_a_remark_in_french_has_its_blank(key: str, seats: int) -> None:
    assert [note for note in remarks(key, seats, "fr") if UNSPACED.search(note)] == []
