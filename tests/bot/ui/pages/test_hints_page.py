"""The page of hints, and the page with the sums behind them."""

from __future__ import annotations

from msgspec.structs import replace

from bot.services.tables.hints import Hints
from bot.ui.kit.blocks import Page, Words
from bot.ui.kit.localiser import Localisers
from bot.ui.pages.advice import _details_page
from engine.core.text import text
from engine.players import Advice, Hint
from tools.bench.panels.random_panels import NAMES, random_panels

PASS = Hint(("pass", "end"), (text("keyflower-pass"),))


def said(page: Page) -> str:
    return "\n".join(block.text for block in page.blocks if isinstance(block, Words))


def hints(advice: Advice) -> Hints:
    panel = next(iter(random_panels("keyflower", 3, "line", {}, most=5)))
    return Hints(panel.table, 0, advice, None, None)


def test_ways_to_make_the_same_move_are_told_one_or_the_other() -> None:
    localiser = Localisers().plain("en", NAMES)
    first = replace(PASS, alike=("place", "which"))
    page = _details_page(hints(Advice((first,))), 1, localiser)
    assert "in another place or with another piece of the same kind" in said(page)
