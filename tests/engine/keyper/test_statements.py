"""Reasons, forecasts and explanations are true in every language."""

from __future__ import annotations

import re

import pytest

from bot.locales import speaker
from bot.locales.translations import locales, message_ids
from engine.core.tell import Silence
from engine.core.text import Text, text
from engine.keyper.content.goods import KEYP
from engine.keyper.game import KEYPER
from engine.simulate import next_to_move
from render.keyper.describe import keyples_at_home
from tests.support.conformance import setup_for
from tests.support.keyper import Table, price
from tests.support.keyper_box import DISPLAY_FIELDS, OFFERED
from tests.support.plans import seeded

_MENU_TEXT = 100
_BUTTON_NOTE = 160
"""So many letters are shown below a line of a menu, and of a line about a button."""


def said(words: Text, language: str = "en") -> str:
    return speaker(language, ("Ann", "Ben", "Cat"), markdown=False)(words)


def reasons(table: Table, seat: int = 0) -> list[str]:
    return [said(reason) for reason in KEYPER.why_not(table.state, seat)]


def entry(table: Table, words: str) -> str:
    (option,) = [option for option in table.options() if option.words == words]
    return said(option.menu[-1])


# KP-77, KP-219: missing goods at a discount


@pytest.mark.usefixtures("table_values")
@pytest.mark.parametrize(
    ("cost", "goods", "lacks"),
    [
        (("brick", "stone"), {}, "you’re missing 1 brick or 1 stone."),
        (("clay", "clay", "log"), {}, "you’re missing 2 clay or 1 clay and 1 log."),
        (("clay", "clay", "log"), {"log": 1}, "you’re missing 1 clay."),
        (("clay", "log", "rock"), {"clay": 1}, "you’re missing 1 log or 1 rock."),
        (("clay", "log", "rock"), {}, "you’re missing any 2 of these: 1 clay, 1 log and 1 rock."),
        (("any-raw", "any-raw"), {}, "you’re missing 1 raw material."),
    ],
)
def test_kp_77_at_a_discount_one_of_the_missing_goods_need_not_be_had(
    monkeypatch: pytest.MonkeyPatch, cost: tuple[str, ...], goods: dict[str, int], lacks: str
) -> None:
    price(monkeypatch, "barn", *cost)
    table = Table().keyples(0, "brown").holds(0, "barn").goods(0, **goods)
    table.play("send brown discount-build@board-1")
    (reason,) = reasons(table)
    assert reason.endswith(lacks)


# KP-158, KP-163: tiles that an own tile could build


@pytest.mark.usefixtures("table_values")
def test_kp_158_a_tile_that_the_own_builder_could_build_is_not_called_unpayable() -> None:
    table = Table().keyples(0, "brown").holds(0, "barn").goods(0, stone=1)
    table.play("send brown")
    assert reasons(table)[-1] == "Barn: the full price is 1 clay; you’re missing 1 clay."
    table.built(0, "village-1", "builder")
    assert not [reason for reason in reasons(table) if reason.startswith("Barn")]
    assert table.offers("village-1 build barn farm-1 with stone end")
    table.stands("village-1", "grey", lying=True)  # no brown keyple may go there
    assert [reason for reason in reasons(table) if reason.startswith("Barn")]


@pytest.mark.usefixtures("table_values")
def test_kp_77_nor_is_one_that_a_discount_would_do_for(monkeypatch: pytest.MonkeyPatch) -> None:
    price(monkeypatch, "barn", "clay", "log")
    table = Table().keyples(0, "brown").holds(0, "barn").goods(0, log=1).play("send brown")
    assert not [reason for reason in reasons(table) if reason.startswith("Barn")]
    assert table.offers("discount-build@board-1 build barn farm-1 with log end")


# KP-223: an empty supply


@pytest.mark.usefixtures("table_values")
def test_kp_223_an_empty_supply_is_the_reason() -> None:
    table = Table().keyples(0, "brown").goods(0, clay=1, brick=1).supply(brick=0).play("send brown")
    assert entry(table, "convert-clay@board-1") == "Clay to bricks: nothing left to get"
    table.goods(0, brick=1)
    assert entry(table, "convert-clay@board-1") == "Clay to bricks: it would change nothing"


@pytest.mark.usefixtures("table_values")
def test_kp_223_paid_goods_can_be_taken() -> None:
    table = Table().keyples(0, "grey").goods(0, clay=1).supply(clay=0, log=0)
    table.play("send grey trade-raw@board-1")
    assert "None left to take: log." in reasons(table)
    assert "None left to take: clay." not in reasons(table)
    assert table.offers("give clay get clay rock") or table.offers("give clay get clay")


# KP-97: laying down where nothing can be done


@pytest.mark.usefixtures("table_values")
@pytest.mark.parametrize(
    ("place", "reads"),
    [
        ("build@board-1", "Build: you hold no tile"),
        ("upgrade@board-1", "Upgrade: nothing to upgrade yet"),
        ("trade-raw@board-1", "Trade raw materials: you have nothing to give"),
        ("logs@board-1", "Logs: none left"),
    ],
)
def test_kp_97_the_lay_down_menu_says_that_nothing_can_be_done(place: str, reads: str) -> None:
    table = Table().claims(0, 1).stands(place, "grey").supply(log=0).lay_turn(0)
    assert entry(table, f"lay {place}") == reads


@pytest.mark.usefixtures("table_values")
def test_kp_207_a_keyple_laid_down_at_home_builds_nothing_there() -> None:
    table = Table().built(0, "farm-1", "paddock", upgraded=True).holds(0, "barn").goods(0, clay=1)
    table.claims(0, 1).stands("farm-1", "grey").lay_turn(0)
    assert entry(table, "lay farm-1") == "Farm plot A (Paddock): nothing to do there"


# Words


@pytest.mark.usefixtures("table_values")
def test_a_single_possible_tile_is_not_asked_about() -> None:
    table = Table().keyples(0, "grey").goods(0, clay=1).built(0, "farm-1", "stable")
    table.play("send grey upgrade@board-1")
    assert said(table.ask(0)) == ("Upgrade on Board 1: you can upgrade the Stable. 2 actions left.")
    table = (
        Table().keyples(0, "grey").goods(0, clay=1).built(0, "farm-1", "stable").built(0, "farm-2", "barn")
    )
    table.play("send grey upgrade@board-1")
    assert said(table.ask(0)) == ("Upgrade on Board 1: which tile? 2 actions left.")


@pytest.mark.usefixtures("table_values")
@pytest.mark.parametrize("language", locales())
def test_the_fold_menu_names_the_fields_of_each_layout(language: str) -> None:
    """The panel has a line for each button, with its letter and name."""
    table = Table(2).all_claim().keyples(0, "brown").built(0, "village-12", "dock")
    table.play("send brown village-12 end")
    asked, options = said(table.ask(0), language), table.options(0)
    assert [option.words for option in options] == ["fold a", "fold b", "fold c", "fold d"]
    for option, display in zip(options, OFFERED["summer"], strict=True):
        assert option.menu == (text("keyper-menu-fold", display=text(f"keyper-fold-{display}")),)
        assert said(option.menu[0], language) == said(text(f"keyper-fold-{display}"), language)
        assert option.note is not None
        note = said(option.note, language)
        for field in DISPLAY_FIELDS[display]:
            if field.id != KEYP:
                assert said(text(f"keyper-field-{field.id}"), language) in (
                    note if field.id not in SHARED else asked
                )
        assert len(f"A · {said(option.menu[-1], language)}: {note}") <= _BUTTON_NOTE


SHARED = {"river", "country-tile", "build", "upgrade"}


@pytest.mark.parametrize("language", locales())
def test_help_says_of_what_an_upgraded_tile_gives_more_and_fits_below_a_line(language: str) -> None:
    helps = [key for key in message_ids() if key.startswith("keyper-tile-") and key.endswith("-help")]
    assert helps
    for key in helps:
        words = said(text(key), language)
        assert not re.search(r": \d+(\.|\s?;)", words), words
        assert not re.search(r": \d+ \w+ \d+\.", words), words
        assert len(words) <= _MENU_TEXT, words


def test_one_log_gives_one_wood() -> None:
    assert said(text("keyper-tile-carpenter-help")).startswith("1 log into 1 wood.")


@pytest.mark.usefixtures("table_values")
def test_the_text_board_counts_the_keyples_at_home() -> None:
    table = Table(2).keyples(0, "black").keyples(1, "black", "white", "white")
    table.player(1).keyper = False
    view = KEYPER.view_for(table.state, 0)
    homes = [keyples_at_home(view, seat, speaker("en", ("Ann", "Ben"))) for seat in view.seats]
    assert homes[0].endswith("at home: the keyper and 1 keyple (1 black).")
    assert homes[1].endswith("at home: 3 keyples (1 black and 2 white).")


@pytest.mark.parametrize("language", locales())
def test_questions_and_reasons_begin_with_a_capital(language: str) -> None:
    rng, found = seeded("capitals"), set[str]()
    state = KEYPER.new_game(setup_for(KEYPER, 3, "capitals"))
    while choices := KEYPER.choices(state):
        seat, actions, _ = next_to_move(choices, rng)
        for words in (KEYPER.ask(state, seat)[1], *KEYPER.why_not(state, seat)):
            found.add(words.key)
            line = said(words, language).lstrip("¿¡")
            assert not line[0].islower(), line
        KEYPER.play(state, rng.choice(actions), Silence())
    assert len(found) > 30
