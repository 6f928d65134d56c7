"""The id that leads back from a page to the panel it replaced."""

from __future__ import annotations

import discord
import pytest

from bot.ui.interactions.custom_ids import ROOT, back_from, page_id, parsed, up_to, way_back_on, without_back
from bot.ui.kit.limits import CUSTOM_ID


def row(*custom_ids: str) -> discord.ui.ActionRow[discord.ui.LayoutView]:
    return discord.ui.ActionRow(*(discord.ui.Button(label="x", custom_id=one) for one in custom_ids))


@pytest.mark.parametrize(
    ("ids", "back"),
    [
        (("b:undo:t:0:m", "b:more:t:0:m:-", "b:confirm:t:0:m"), "b:back:t:0:m:-"),
        (("b:back:t:0:m:-", "b:more:t:0:m:3.1", "b:grey:t:0:m:confirm"), "b:back:t:0:m:3.1"),
        (("b:back:t:0:m:3.1", "b:grey:t:0:m:more", "b:grey:t:0:m:confirm"), "b:back:t:0:m:3.1"),
        (("b:play:t", "b:look:t"), None),
    ],
    ids=["a panel", "a panel with a word that Undo takes back", "a page", "a post"],
)
def test_back_leads_to_all_that_was_said(ids: tuple[str, ...], back: str | None) -> None:
    assert way_back_on([row("b:pick:t:0:m:1"), discord.ui.Container(row(*ids))]) == back


PANEL = "b:back:t:0:m:-"
RULE, EXPLAIN = page_id("rule", "keyper", 0, value="KP-1.2"), page_id("explain", "t")


def test_back_opens_the_page_above_with_its_menu_choice() -> None:
    on_explain = back_from(back_from(PANEL, RULE), EXPLAIN)
    assert without_back(on_explain, "") == ("b:rule:keyper:0", "KP-1.2")
    assert without_back(up_to(RULE), "") == ("b:rule:keyper:0", "KP-1.2")


def test_back_on_the_first_page_leads_to_the_panel() -> None:
    on_explain = back_from(PANEL, EXPLAIN)
    assert without_back(on_explain, "") == (on_explain, "")
    assert parsed(on_explain).args[:4] == ("t", "0", "m", ROOT)


def test_a_page_opened_again_is_not_above_itself() -> None:
    on_rule = back_from(back_from(PANEL, EXPLAIN), RULE)
    assert back_from(on_rule, EXPLAIN) == back_from(PANEL, EXPLAIN)


def test_back_skips_a_page_that_cannot_be_opened_again() -> None:
    on_found = back_from(back_from(PANEL, EXPLAIN), "")
    assert without_back(on_found, "") == ("b:explain:t", "")
    assert back_from(on_found, RULE) == back_from(back_from(PANEL, EXPLAIN), RULE)


def test_an_id_forgets_the_highest_pages_that_do_not_fit() -> None:
    back = PANEL
    for number in range(9):
        back = back_from(back, page_id("rule", "keyflower", 0, value=f"KF-{number}.1"))
    assert len(back) <= CUSTOM_ID
    assert without_back(back, "") == ("b:rule:keyflower:0", "KF-7.1")
