"""Menus of orders: unique names, common beginnings shown once, every order reachable."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.ui.interactions import custom_ids
from bot.ui.kit.blocks import Button, Buttons, Menu, Words
from bot.ui.kit.limits import MENU_ENTRIES
from bot.ui.kit.localiser import Localiser, Localisers
from bot.ui.pages.orders import _note_line, level, orders_page
from bot.values.orders import Noted, OrderBook, OrderLine, OrderNote
from bot.values.table import Place, Table
from engine.core.plans import PlanOffer
from engine.core.rng import Rng, seed_from
from engine.core.tell import Silence
from engine.core.text import text
from engine.keyper.names import colour_name
from engine.keythedral.names import dwelling_text
from engine.registry import GAMES
from tests.support.conformance import setup_for, some_seats

LANGUAGES = ("en", "de", "nl", "fr", "es")
NAMES = ("anna", "bob", "carol")
EVERY = 45
"""Picks between two looks."""


def offers_in(key: str) -> Iterator[list[PlanOffer[Any]]]:
    """Yield the orders on offer at some positions of a random game."""
    game, rng = GAMES[key], Rng(seed_from("orders"))
    state = game.new_game(setup_for(game, some_seats(game, 3), "orders"))
    for number in range(8 * EVERY):
        if not (asked := game.choices(state)):
            return
        if number % EVERY == 0 and (offers := list(game.plans(game.view_for(state, 0)))):
            yield offers
        actions = rng.choice(asked).actions
        game.play(state, rng.choice(list(actions)), Silence())


def levels(
    offers: list[PlanOffer[Any]], localiser: Localiser, path: tuple[int, ...] = ()
) -> Iterator[list[Menu]]:
    """Every level of the menus that can be opened."""
    menus = [menu for menu in level(offers, path, "s:x", "…", localiser) if isinstance(menu, Menu)]
    yield menus
    for entry in (entry for menu in menus for entry in menu.entries):
        if entry.value.startswith("g"):
            yield from levels(offers, localiser, custom_ids.path_of(entry.value[1:]))


@pytest.mark.parametrize("key", sorted(key for key in GAMES if GAMES[key].plan_type is not None))
def test_menus_are_told_apart_short_and_complete(key: str) -> None:
    looked = 0
    for offers, language in zip(offers_in(key), LANGUAGES * 2, strict=False):
        looked += 1
        localiser, reached = Localisers().plain(language, NAMES), set[str]()
        for menus in levels(offers, localiser):
            names = [menu.placeholder for menu in menus]
            assert len(set(names)) == len(names), "no two menus of one name"
            labels = [entry.label for menu in menus for entry in menu.entries]
            heads = {label.partition(": ")[0] if ": " in label else label for label in labels}
            assert len(labels) == 1 or len(heads) > 1, labels
            assert len(labels) <= 2 * MENU_ENTRIES
            reached |= {e.value[1:] for menu in menus for e in menu.entries if e.value.startswith("o")}
        assert reached == {offer.words for offer in offers}
    assert looked


PASSES = {
    "en": "Pass until the season ends",
    "de": "Passen, bis die Jahreszeit endet",
    "nl": "Pas tot het seizoen eindigt",
    "fr": "Passer jusqu’à la fin de la saison",
    "es": "Pasar hasta que acabe la estación",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_order_that_is_a_sentence_does_not_repeat_its_heading(language: str) -> None:
    offers = [offer for offer in next(offers_in("keyflower")) if offer.words == "pass season"]
    bid = PlanOffer("", "bid", (text("keyflower-plan-menu-raise"), text("keyflower-tile-inn")))
    (menus,) = levels([*offers, bid], Localisers().plain(language, NAMES))
    labels = [entry.label for menu in menus for entry in menu.entries]
    assert labels[0] == PASSES[language]
    assert " › " in labels[1], "a name alone is not clear"


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_about_orders_begin_with_a_capital(language: str) -> None:
    localiser = Localisers().plain(language, NAMES)
    dwelling, lake = dwelling_text(2, 1, False), text("keythedral-field-lake")
    order = text("keythedral-plan-work", dwelling=dwelling, fields=lake)
    note = _note_line(Noted(0.0, OrderNote("taken-back", order)), localiser)
    assert note.partition("**")[2][0].isupper()
    work = text("keythedral-plan-menu-work", dwelling=dwelling)
    trades = text("keythedral-kind-stone"), text("keythedral-kind-wood")
    offers = [PlanOffer("", f"{number}", (work, kind)) for number, kind in enumerate(trades)]
    for menus in levels(offers, localiser):
        assert all(entry.label[0].isupper() for menu in menus for entry in menu.entries)


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "played: Join with white"), ("de", "hat gespielt: "), ("es", "ha jugado: ")],
)
def test_a_report_says_in_plain_words_what_an_order_did(language: str, said: str) -> None:
    localiser = Localisers().plain(language, NAMES)
    order = text("keyper-plan-skip")
    option = text("keyper-menu-join", colour=colour_name("white"))
    note = OrderNote("answered", order, ("join white", "end"), named=(option,))
    line = _note_line(Noted(0.0, note), localiser)
    assert said in line
    assert "`" not in line
    assert "join white" not in line
    old = OrderNote("answered", order, ("join white", "end"))
    assert "`" in _note_line(Noted(0.0, old), localiser), "older reports know no other words"


def test_a_turn_written_down_reads_in_a_few_words_of_its_reader() -> None:
    picks = (text("keyflower-bid"), text("keyflower-tile-fair"), text("keyflower-count-red", count=2))
    note = OrderNote("stopped", text("order-line", picks=picks), why=text("plan-unknown"))
    said = {language: _note_line(Noted(0.0, note), Localisers().plain(language)) for language in LANGUAGES}
    assert "When it’s my turn: Bid Fair, 2 red" in said["en"]
    assert "Wenn ich dran bin: Biete auf Jahrmarkt" in said["de"]
    assert len(set(said.values())) == len(LANGUAGES)


@pytest.mark.parametrize("key", ["order-sit-in", "order-stand-in"])
def test_the_report_says_that_a_stand_in_has_played(key: str) -> None:
    order = text(key, strength=text("bot-strength-easy"))
    option = text("keyper-menu-join", colour=colour_name("white"))
    note = OrderNote("answered", order, ("join white", "end"), named=(option,))
    assert "**The computer** played: Join with white" in _note_line(
        Noted(0.0, note), Localisers().plain("en")
    )
    stopped = OrderNote("stopped", order, why=text("plan-unknown"))
    assert "A computer (easy) plays" in _note_line(Noted(0.0, stopped), Localisers().plain("en"))


TABLE = Table("t", "running", "keyflower", 1, Place(1), 2, {}, "", "en", True, (), 0.0)
LINES = tuple(OrderLine(at, text("keyper-plan-skip"), rests=at == 8) for at in (7, 8, 9))
OFFER = PlanOffer("", "pass season", (text("keyper-plan-skip"),))


@pytest.mark.parametrize(
    ("book", "keys", "verbs"),
    [
        (OrderBook(TABLE, 0, (), (), (), may_write=False), ("none", "not-now"), ["play"]),
        (OrderBook(TABLE, 0, (), (), (), may_write=True), ("none",), ["play", "orderline"]),
        (OrderBook(TABLE, 0, (), (OFFER,), (), may_write=False), ("none",), ["orderadd", "play"]),
        (
            OrderBook(TABLE, 0, LINES[:1], (), (), False, answering=True),
            ("answering",),
            ["orderdrop", "play"],
        ),
        (
            OrderBook(TABLE, 0, LINES, (), (), may_write=False),
            ("entry-rests",),
            ["orderdrop", "orderdrop", "orderdrop", "orderup", "play", "orderdrop"],
        ),
    ],
)
def test_the_page_says_what_there_is_and_offers_what_may_be_done(
    book: OrderBook, keys: tuple[str, ...], verbs: list[str]
) -> None:
    localiser = Localisers().plain("en", NAMES)
    page = orders_page(book, localiser)
    told = "\n".join(block.text for block in page.blocks if isinstance(block, Words))
    for key in ("none", "not-now", "answering"):
        assert (localiser(f"orders-{key}") in told) == (key in keys), key
    order = localiser.say(LINES[0].text)
    lines = [
        localiser("orders-entry-rests" if line.rests else "orders-entry", number=number, order=order)
        for number, line in enumerate(book.lines, 1)
    ]
    assert [line for line in told.splitlines() if order in line] == lines
    pressed = list[str]()
    for block in page.blocks:
        if isinstance(block, Menu):
            pressed.append(block.custom_id)
        if isinstance(block, Buttons):
            pressed += [one.custom_id for one in block.buttons if isinstance(one, Button)]
    assert [one.split(":")[1] for one in pressed] == verbs
