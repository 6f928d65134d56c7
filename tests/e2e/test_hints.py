"""Hints on the panel: three good moves, one of them drafted and confirmed; none if the host forbids them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bot.services.turn import computer_pool as thoughts
from bot.ui.interactions import custom_ids
from engine.lantern.actions import Draw, Light
from engine.lantern.game import LANTERN
from engine.players.evaluator import evaluator_of
from tests.support.discord_stage import act_of, discord_stage, labels, words
from tests.support.lantern_painter import LanternPainter

NAMES = ["anna", "bob"]
PAINTERS = {"lantern": LanternPainter()}


async def test_a_hint_is_asked_for_drafted_and_forbidden(tmp_path: Path) -> None:
    async with discord_stage(tmp_path, {"lantern": LANTERN}, NAMES, painters=PAINTERS) as stage:
        await stage.open_table("lantern", NAMES)
        anna = stage.players["anna"].user
        panel = await stage.behind_more("anna")
        game = custom_ids.parsed(act_of(panel, "hint")).args[0]
        sent = stage.sent("anna")
        await anna.click(panel, label="💡 Hint")
        page = stage.dm("anna")[-1]
        assert (page.id, stage.sent("anna")) == (panel.id, sent), "in place of the panel"
        assert "A good move" in words(page)
        assert "**1. Hide " in words(page)
        assert not page.attachments, "moves and reasons only"
        assert "`" not in words(page), "as the menus call it, not as it is typed"
        await anna.click(page, label="Try move 1")
        drafted = await stage.bot.context.services.turns.panel(game, anna.id)
        assert drafted.picks[0].startswith("hide")
        shown = stage.dm("anna")[-1]
        assert (shown.id, stage.sent("anna")) == (panel.id, sent), "drafted right there"
        assert "This turn: Hide" in words(shown)
        await anna.click(shown, label="↩ Undo")
        await anna.click(await stage.behind_more("anna"), label="💡 Hint")
        await anna.click(stage.dm("anna")[-1], label="Details")
        assert len(stage.dm("anna")[-1].attachments) == 1, "the first move as it would be drafted"
        assert "Try move 1" in labels(stage.dm("anna")[-1])
        await anna.click(stage.dm("anna")[-1], custom_id=act_of(stage.dm("anna")[-1], "hints"))
        assert labels(stage.dm("anna")[-1]) == ["◀ Back"]
        assert "turned hints off" in words(stage.newest(stage.thread()))
        await anna.click(stage.dm("anna")[-1], label="◀ Back")
        assert labels(stage.dm("anna")[-1]) == ["Turn hints on", "◀ Back"], "there are none to show"
        await anna.click(stage.dm("anna")[-1], label="◀ Back")
        assert "☰ More" in labels(stage.dm("anna")[-1])
        bob = stage.players["bob"].user
        refused = await bob.click(await stage.behind_more("bob"), label="💡 Hint")
        assert "has turned hints off" in words(refused.response)
        assert labels(refused.response) == ["◀ Back"], "only the host may allow them again"
        stage.checked()


@pytest.mark.may_err
async def test_a_hint_that_fails_says_so_and_can_be_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with discord_stage(tmp_path, {"lantern": LANTERN}, NAMES) as stage:
        await stage.open_table("lantern", NAMES)
        anna = stage.players["anna"].user
        panel = await stage.behind_more("anna")
        with monkeypatch.context() as broken:
            broken.setattr(thoughts, "answered", lambda _: list[str]().index("amber"))
            page = (await anna.click(panel, label="💡 Hint")).response
        assert "something went wrong on my side" in words(page)
        assert labels(page) == ["Try again", "◀ Back"]
        (line,) = [record for record in caplog.records if " failed (" in record.message]
        assert "nobody answers; the position is in " in line.message
        assert len(os.listdir(tmp_path / "failed-thoughts")) == 1
        again = (await anna.click(page, label="Try again")).response
        assert "A good move" in words(again)


async def test_a_hint_says_what_its_first_move_prepares(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The search shows its plan: all moves serve the first turn after hiding."""
    goal: dict[type, str] = {Light: "turn", Draw: "turn"}
    monkeypatch.setattr(type(evaluator_of(LANTERN)), "goal", lambda _, action: goal.get(type(action)))
    async with discord_stage(tmp_path, {"lantern": LANTERN}, NAMES) as stage:
        await stage.open_table("lantern", NAMES)
        anna = stage.players["anna"].user
        page = (await anna.click(await stage.behind_more("anna"), label="💡 Hint")).response
        assert "🧭" not in words(page), "only a fact is a reason"
        page = (await anna.click(page, label="Details")).response
        assert "🧭 Then: " in words(page), "whatever is hidden, a turn follows"
        assert "🧭 marks what happened in all 4 games" in words(page)
        stage.checked()
