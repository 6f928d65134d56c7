"""What its reader wrote down stands on the panel as it was written; without a word of it nothing does."""

from __future__ import annotations

from msgspec.structs import replace

from bot.ui.kit.blocks import Words
from bot.ui.kit.localiser import Localisers
from bot.ui.panel.page import panel_controls, panel_page
from engine.core.text import UserText
from tools.bench.screen.panels import random_panels

NOTES = "Bid for the Sawmill before Ben does, with two blue at least\n\n*then* pass @everyone"
VOICE = Localisers().plain("en", ("Ada", "Ben", "Cleo"))


def told(notes: str) -> str:
    panel = replace(next(iter(random_panels("keyflower", 3, "notes", {}, most=1))), notes=UserText(notes))
    page = panel_page(panel, panel_controls(panel, (), VOICE), VOICE)
    return "\n".join(block.text for block in page.blocks if isinstance(block, Words))


def test_without_notes_there_is_no_line_for_them() -> None:
    assert "📝" not in told("")
    assert "📝" not in told(" \n")


def test_notes_stand_whole_line_by_line_and_format_or_call_nothing() -> None:
    first, second = [line for line in told(NOTES).splitlines() if line.startswith("> ")]
    assert first == "> 📝 Bid for the Sawmill before Ben does, with two blue at least"
    assert second == "> \\*then\\* pass @\u2060everyone"
