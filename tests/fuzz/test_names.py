"""Strange names on pages, in pictures and in log lines."""

from __future__ import annotations

import json
import logging
import unicodedata
from typing import Any

from hypothesis import strategies as st

from bot.locales import escaped, plain_name
from bot.locales.translations import HOME
from bot.logs import JsonLines, Redactor
from bot.rulebook.rules import rulebook
from bot.ui.kit.localiser import Localisers
from bot.ui.kit.message_payload import to_discord
from bot.ui.pages.lobby import lobby_page
from bot.ui.pages.lookup import searched
from bot.values.table import Place, SeatInfo, Table
from engine.core.text import UserText
from engine.lantern.game import LANTERN
from engine.registry import GAMES
from render.kit.text import SANS, cut, name_lines, printable_name, shortened
from tests.support.fuzz import TEXT, try_out

WIDE = st.text(st.characters(exclude_categories=()), max_size=60)
NAME = st.one_of(TEXT, WIDE)


def test_any_name_fits_a_page_and_a_picture() -> None:
    localisers = Localisers(True, (HOME,))

    def shown(names: list[str]) -> None:
        seats = tuple(SeatInfo(seat, UserText(name), 100 + seat) for seat, name in enumerate(names))
        table = Table("t1", "lobby", "lantern", 100, Place(5, 9), 3, {}, "", "en", True, seats, 0.0)
        to_discord(lobby_page(table, LANTERN, localisers.at(table, "en"))).to_send()
        for name in map(UserText, names):
            assert len(plain_name(name)) <= 32
            assert not any(
                unicodedata.category(sign).startswith(("Cc", "Cf", "Zl")) for sign in plain_name(name)
            )
            assert "@everyone" not in escaped(name)
            drawn = printable_name(name.raw)
            cut(drawn, 8)
            shortened(drawn, SANS, 20, 90.0)
            name_lines(drawn, SANS, 20, 90.0, 10)

    try_out("names", st.lists(NAME, min_size=1, max_size=3), shown, share=0.08, few=20)


def test_any_log_line_is_one_object_on_one_line() -> None:
    lines = JsonLines(Redactor(["secret"]))

    def logged(given: tuple[str, Any]) -> None:
        words, extra = given
        record = logging.LogRecord("bot.x", logging.INFO, "", 0, "%s", (words,), None)
        record.__dict__["game"] = extra
        line = lines.format(record)
        assert "\n" not in line
        assert isinstance(json.loads(line), dict)

    try_out("log lines", st.tuples(NAME, st.one_of(NAME, st.integers())), logged, share=0.05, few=60)


def test_any_search_finds_something_or_nothing() -> None:
    key = sorted(GAMES)[0]
    book = rulebook(key)
    assert book is not None
    try_out("searches", NAME, lambda typed: searched(key, book, typed), share=0.05, few=15)
