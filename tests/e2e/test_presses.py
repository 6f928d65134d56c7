"""Stale, repeated, simultaneous and foreign presses; two tables in one channel; acknowledgement first."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engine.lantern.game import LANTERN
from tests.support.discord_stage import (
    PATIENCE,
    Fingers,
    Stage,
    act_of,
    discord_stage,
    labels,
    words,
)
from tests.support.lantern_painter import LanternPainter

GAMES = {"lantern": LANTERN}
NAMES = ["anna", "bob"]


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    painters = {"lantern": LanternPainter()}
    async with discord_stage(tmp_path, GAMES, [*NAMES, "carol", "dave"], painters=painters) as stage:
        await stage.open_table("lantern", NAMES)
        await stage.confirming(*NAMES)
        yield stage
        stage.checked()


async def hide(stage: Stage, name: str) -> None:
    """The first pick of the first round, not yet confirmed."""
    panel = stage.panels(name)[-1]
    await stage.players[name].user.click(panel, custom_id=act_of(panel, "pick"))


async def move_count(stage: Stage) -> int:
    return (await stage.bot.context.services.queries.tables_near(0, stage.players["anna"].id)).own[0].turn


async def test_a_stale_press_answers_with_todays_panel_and_moves_nothing(stage: Stage) -> None:
    old = stage.panels("anna")[-1]
    stale = act_of(old, "pick")
    await hide(stage, "anna")
    before = await move_count(stage)
    await stage.at_once((stage.players["anna"].user, old, stale))
    assert await move_count(stage) == before
    now = stage.dm("anna")[-1]
    assert "This turn: Hide " in words(now)
    assert "That button was on an older panel." in words(now)
    assert "✔ Confirm" in labels(now)


async def test_a_double_press_on_confirm_is_one_turn(stage: Stage) -> None:
    await hide(stage, "anna")
    panel = stage.panels("anna")[-1]
    confirm = act_of(panel, "confirm")
    anna = stage.players["anna"].user
    await stage.at_once((anna, panel, confirm), (anna, panel, confirm))
    assert await move_count(stage) == 1


async def test_a_press_delivered_twice_is_one_act(stage: Stage) -> None:
    await hide(stage, "anna")
    panel = stage.panels("anna")[-1]
    await stage.at_once((stage.players["anna"].user, panel, act_of(panel, "confirm")), twice=True)
    assert await move_count(stage) == 1


async def test_both_players_confirm_at_the_same_moment(stage: Stage) -> None:
    for name in NAMES:
        await hide(stage, name)
    presses = [
        (stage.players[name].user, stage.panels(name)[-1], act_of(stage.panels(name)[-1], "confirm"))
        for name in NAMES
    ]
    await stage.at_once(*presses)
    assert await move_count(stage) == 2
    assert "The hidden lanterns shine" in words(stage.newest(stage.thread()))


async def test_a_foreign_press_is_answered_beside_the_panel(stage: Stage) -> None:
    """A moderator and the other player press a panel in a private thread."""
    shown = await stage.players["anna"].click(stage.newest(stage.thread()), label="Play my turn")
    panel = shown.response
    assert panel is not None
    before = words(panel)
    for name, said in (("carol", "another player’s panel"), ("bob", "another player’s panel")):
        message = panel.message
        results = await stage.at_once((stage.players[name], message, act_of(panel, "pick")))
        assert said in words(results[0].followups[0])
        assert results[0].followups[0].ephemeral
    assert words(panel) == before
    assert "This turn" not in words(panel)


async def test_a_stranger_who_wants_to_play_is_told_so_privately(stage: Stage) -> None:
    result = await stage.players["carol"].click(stage.newest(stage.thread()), label="Play my turn")
    assert result.ephemeral
    assert "You’re not playing at this table" in words(result.response)


async def test_buttons_of_old_posts_answer_with_todays_state(stage: Stage) -> None:
    first = stage.recent(stage.thread(), 9)[0]
    for name in NAMES:
        await hide(stage, name)
        panel = stage.panels(name)[-1]
        await stage.players[name].user.click(panel, custom_id=act_of(panel, "confirm"))
    result = await stage.players["anna"].click(first, label="Play my turn")
    assert "Round 1: what do you do?" in words(result.response)


async def test_a_button_of_another_game_or_seat_cannot_be_forged(stage: Stage) -> None:
    panel = stage.panels("anna")[-1]
    forged = act_of(panel, "pick").replace(":0:", ":1:", 1)
    before = await move_count(stage)
    await stage.at_once((stage.players["anna"].user, panel, forged))
    assert await move_count(stage) == before


async def test_two_tables_in_one_channel_keep_apart(stage: Stage) -> None:
    await stage.open_table("lantern", ["anna", "bob"])
    threads = [stage.thread(0), stage.thread(1)]
    assert threads[0].id != threads[1].id
    fingers = Fingers(7)
    panel = stage.panels("anna")[-1]
    await fingers.press(stage.players["anna"].user, panel)
    first, second = (await stage.bot.context.services.queries.tables_near(0, stage.players["anna"].id)).own
    drafts = [
        (await stage.bot.context.services.turns.panel(table.id, stage.players["anna"].id)).picks
        for table in (first, second)
    ]
    assert sorted(map(len, drafts)) == [0, 1]
    here = await stage.players["anna"].slash(threads[0], "game board")
    assert str(threads[0].name).split()[-1] in words(here.response)
    unclear = await stage.players["anna"].user.slash("game board")
    assert "Several tables match" in words(unclear.response)


async def test_every_interaction_is_acknowledged_before_any_other_work(stage: Stage) -> None:
    """The store is blocked, and the acknowledgement still goes out."""
    store = stage.bot._store
    assert store is not None
    sent: list[str] = []
    async with store.writing():
        start = len(stage.env.http_requests)
        panel = stage.panels("anna")[-1]
        press = (stage.players["anna"].user, panel, act_of(panel, "pick"))
        stage.env.settle_timeout = 0.3
        with pytest.raises(TimeoutError):
            await stage.at_once(press)
        sent = [request.path for request in stage.env.http_requests[start:]]
    stage.env.settle_timeout = PATIENCE
    await stage.env.settle()
    assert len(sent) == 1
    assert sent[0].endswith("/callback")
    assert "This turn" in words(stage.dm("anna")[-1])
