"""Recorded panels: every step of the questions of random games, as lines of text.

After a wanted change write them again with LATCHKEY_GOLDEN=write.
"""

from __future__ import annotations

import gzip
import os
from collections.abc import Iterator, Mapping
from difflib import unified_diff
from itertools import islice
from pathlib import Path

import pytest

from bot.ui.kit.blocks import Buttons, Menu, Page, Words
from bot.ui.kit.localiser import Localisers
from bot.ui.panel.page import panel_page, question_of
from bot.ui.panel.sentence import PanelQuestion
from tools.bench.panels import TABLES, questions_of
from tools.bench.panels.random_panels import NAMES, random_panels

RECORDED = Path(__file__).parent / "recorded"
PANELS, STEPS, EVERY = 300, 8, 5
SHOWN = 40


def page_lines(page: Page) -> Iterator[str]:
    for block in page.blocks:
        if isinstance(block, Words):
            yield from block.text.splitlines()
        elif isinstance(block, Buttons):
            looks = (f"{'off ' if one.disabled else ''}{one.style} {one.custom_id}" for one in block.buttons)
            labels = (one.label for one in block.buttons)
            yield " ".join(f"[{label}]({look})" for label, look in zip(labels, looks, strict=True))
        elif isinstance(block, Menu):
            yield f"<{block.placeholder}> {block.custom_id}"
            yield from (f"- {one.label} = {one.value}" for one in block.entries)


def question_lines(question: PanelQuestion) -> Iterator[str]:
    yield f"picture: {question.step.picture}, badges: {dict(question.badges)}, pale: {sorted(question.pale)}"
    yield f"before: {question.before}, whole: {question.whole is not None}"


def panel_lines(game: str, seats: int, options: Mapping[str, str], language: str) -> Iterator[str]:
    localiser = Localisers().plain(language, NAMES)
    for at, panel in enumerate(random_panels(game, seats, "recorded", options, PANELS)):
        if at % EVERY and panel.decision is not None and len(panel.decision.options) > 1:
            continue
        for question in islice(questions_of(panel), STEPS):
            yield f"== {at}, {question.path}"
            yield from page_lines(panel_page(panel, question, localiser))
            yield from question_lines(question)
        if at % (5 * EVERY) == 0:
            yield f"== {at}, more"
            yield from page_lines(panel_page(panel, question_of(panel), localiser, more=True))


@pytest.mark.parametrize(
    ("game", "seats", "options", "language"), TABLES, ids=[f"{one[0]}-{one[1]}-{one[3]}" for one in TABLES]
)
def test_panels_say_and_offer_what_they_did(
    game: str, seats: int, options: Mapping[str, str], language: str
) -> None:
    path = RECORDED / f"{game}-{seats}.txt.gz"
    now = list(panel_lines(game, seats, options, language))
    if os.environ.get("LATCHKEY_GOLDEN") == "write":
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(gzip.compress("\n".join(now).encode(), mtime=0))
    before = gzip.decompress(path.read_bytes()).decode().split("\n")
    differing = islice(unified_diff(before, now, "recorded", "now", lineterm="", n=3), SHOWN)
    assert before == now, "\n".join(differing)
