"""The id that leads back from a page to the panel it replaced."""

from __future__ import annotations

import discord
import pytest

from bot.ui.interactions.custom_ids import way_back_on


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
