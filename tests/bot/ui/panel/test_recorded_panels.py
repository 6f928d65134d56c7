"""Recorded panels: steps of the questions of random and of recorded games, and plans, as lines of text.

After a wanted change write them again with LATCHKEY_GOLDEN=write.
"""

from __future__ import annotations

import gzip
import os
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from difflib import unified_diff
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from bot.services.queries.panels import panel_of
from bot.ui.kit.blocks import Buttons, Menu, Page, Words
from bot.ui.kit.localiser import Localiser, Localisers
from bot.ui.pages.own_score import own_score_page
from bot.ui.panel.page import panel_page, question_of
from bot.ui.panel.sentence import PanelQuestion
from bot.values.panel import Panel
from bot.values.read_models import OwnScore
from engine.core.draft import drafted
from engine.core.record import imported, replay
from engine.registry import GAMES
from tests.support.source import ROOT
from tools.bench.panels import TABLES, questions_of
from tools.bench.panels.random_panels import NAMES, live_table, random_panels

RECORDED = Path(__file__).parent / "recorded"
PANELS, STEPS, EVERY = 150, 8, 5
SHOWN = 40
REPLAYS = ROOT / "tests" / "replays"
REPLAYED = {
    "keyflower-2p-ties-boat": "nl",
    "keyflower-3p-merchants-mix-ties-shared-green": "en",
    "keyper-3-random": "en",
    "keyper-4-shared-trade": "nl",
    "keythedral-3p-wild": "de",
    "keythedral-4p-face-up": "es",
}
TIMES = (1, 3, 9, 20)
"""Of each kind of question these panels are recorded."""


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


def panel_lines(panel: Panel, at: int, localiser: Localiser) -> Iterator[str]:
    for question in islice(questions_of(panel), STEPS):
        yield f"== {at}, {question.path}"
        yield from page_lines(panel_page(panel, question, localiser))
        yield from question_lines(question)


def random_lines(game: str, seats: int, options: Mapping[str, str], language: str) -> Iterator[str]:
    localiser = Localisers().plain(language, NAMES)
    for at, panel in enumerate(random_panels(game, seats, "recorded", options, PANELS)):
        if at % EVERY and panel.decision is not None and len(panel.decision.options) > 1:
            continue
        yield from panel_lines(panel, at, localiser)
        if at % (5 * EVERY) == 0:
            yield f"== {at}, more"
            yield from page_lines(panel_page(panel, question_of(panel), localiser, more=True))


def check(path: Path, now: list[str]) -> None:
    if os.environ.get("LATCHKEY_GOLDEN") == "write":
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(gzip.compress("\n".join(now).encode(), mtime=0))
    before = gzip.decompress(path.read_bytes()).decode().split("\n")
    differing = islice(unified_diff(before, now, "recorded", "now", lineterm="", n=3), SHOWN)
    assert before == now, "\n".join(differing)


@pytest.mark.parametrize(
    ("game", "seats", "options", "language"), TABLES, ids=[f"{one[0]}-{one[1]}-{one[3]}" for one in TABLES]
)
def test_panels_of_random_games(game: str, seats: int, options: Mapping[str, str], language: str) -> None:
    now = "\n".join(random_lines(game, seats, options, language)).split("\n")
    check(RECORDED / f"{game}-{seats}.txt.gz", now)


def replayed_lines(name: str, language: str) -> Iterator[str]:
    """The first panels of each kind of question in a recorded game, and what their owner plans."""
    record = imported((REPLAYS / f"{name}.json").read_bytes())
    game, localiser = GAMES[record.game], Localisers().plain(language, NAMES)
    seen, lines = Counter[str](), list[str]()

    def watch(number: int, state: Any, _events: object) -> None:
        for choice in list(game.choices(state))[:1]:
            words = game.option(state, choice.seat, choice.actions[-1]).words
            kind = re.sub(r"(?<=[a-z]{3})\W.*|[\W\d]+", "", words)
            seen[kind] += 1
            if seen[kind] not in TIMES:
                continue
            live, seat = live_table(game, game.copy(state), record.setup.seats), choice.seat
            live.drafts[seat] = drafted(game, live.state, seat)
            lines.extend(panel_lines(panel_of(live, seat), number, localiser))
            plan = OwnScore(
                live.table,
                seat,
                live.view(seat),
                tuple(game.own_sheet(live.state, seat)),
                tuple(game.objectives_of(live.state, seat)),
            )
            lines.extend(page_lines(own_score_page(plan, localiser)))

    replay(record, game, watch=watch)
    yield from "\n".join(lines).split("\n")


@pytest.mark.parametrize(("name", "language"), REPLAYED.items())
def test_panels_of_recorded_games(name: str, language: str) -> None:
    check(RECORDED / f"{name}.txt.gz", list(replayed_lines(name, language)))
