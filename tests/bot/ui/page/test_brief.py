"""Whole turns on buttons and the turn so far: in a few plain words."""

from __future__ import annotations

import pytest

from bot.ui.page.news import briefly
from bot.ui.page.voice import Voices
from engine.core.text import Text, Who, text

VOICE = Voices().plain("en", ("Anna", "Bob", "Carol"))
LOGS = text("keyper-field-logs")
BUILD = text("keyper-field-build")
BROWN = (
    text("keyper-menu-send"),
    text("keyper-menu-colour", colour=text("keyper-colour-brown"), count=2),
    text("keyper-board", number=1),
)
ONE_RED = (text("keyflower-item-red"), text("keyflower-count-red", count=1))


@pytest.mark.parametrize(
    ("entries", "words"),
    [
        (
            (*BROWN, text("keyper-menu-gain", place=LOGS, gain=text("keyper-counted-log", count=2))),
            "Brown: board 1, Logs: 2 logs",
        ),
        (
            (
                *BROWN,
                text("keyper-menu-gain", place=BUILD, gain="2 actions"),
                text("keyper-menu-build"),
                text("keyper-menu-build-cost", tile=text("keyper-tile-paddock"), goods="2 rocks"),
            ),
            "Brown: board 1, build Paddock",
        ),
        ((text("keyflower-bid"), text("keyflower-tile-inn"), *ONE_RED), "Bid Inn, 1 red"),
        (
            (text("keyflower-use-village", who=Who(1)), text("keyflower-tile-inn"), *ONE_RED),
            "Use Bob’s Inn, 1 red",
        ),
        (
            (
                text("keythedral-menu-trade"),
                text("keythedral-kind-wood"),
                text("keythedral-menu-for", kind=text("keythedral-kind-stone")),
            ),
            "Trade wood, for stone",
        ),
    ],
)
def test_a_turn_in_a_few_words(entries: tuple[Text, ...], words: str) -> None:
    assert briefly(entries, VOICE.label) == words


def test_names_in_a_message_stay_harmless() -> None:
    say = Voices().plain("en", ("**Anna**",)).say
    entries = (text("keyflower-use-village", who=Who(0)), text("keyflower-tile-inn"))
    assert briefly(entries, say) == "Use \\*\\*Anna\\*\\*’s Inn"


@pytest.mark.parametrize(
    ("language", "words"),
    [("fr", "Enchère Auberge, 3 rouges"), ("es", "Pujar Posada, 3 rojos"), ("de", "Gebot Gasthof, 3 Rot")],
)
def test_a_heading_is_left_out_in_other_languages_too(language: str, words: str) -> None:
    entries = (text("keyflower-bid"), text("keyflower-tile-inn"), text("keyflower-item-red"))
    said = briefly((*entries, text("keyflower-count-red", count=3)), Voices().plain(language).label)
    assert said == words
