"""The newest message in the inbox of a player to act is a live panel, and no other message contradicts it."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.services.turn.reply_budget import ReplyBudget
from bot.ui.interactions import custom_ids
from bot.values.table import Table
from engine.lantern.game import LANTERN
from tests.support.discord_play import hide
from tests.support.discord_stage import (
    Fingers,
    Stage,
    act_of,
    choices,
    controls,
    discord_stage,
    labels,
    words,
)
from tests.support.lantern_painter import LanternPainter

NAMES = ["anna", "bob"]
PEOPLE = [*NAMES, "carol"]
MINUTE = 60.0
SOON, LATE = 2.0, 17 * MINUTE
"""When computers answer: while Discord still lets a private answer be changed, and when it does not."""
_PANEL = {"open", "pick", "choose", "sure", "confirm", "more", "back", "likely", "draft"}
UNTRUE = ("Waiting for", "not your turn", "You don’t have to do this")


def computers_take(stage: Stage, seconds: float) -> None:
    """They answer so long after a turn was handed over, by the clock of the stage."""
    computers = stage.bot.context.services.computers
    computers._pause = seconds
    computers._patience = ReplyBudget(0.0, seconds, lambda: stage.env.now().timestamp())


def inbox(stage: Stage, name: str = "anna") -> list[discord.Message]:
    """All that this person sees in the DM, private answers included, the oldest first."""
    alone = stage.private_panels(name, stage.players[name].user.dm_channel)
    return sorted([*stage.dm(name), *alone], key=lambda message: message.id)


async def own_tables(stage: Stage, name: str = "anna") -> list[Table]:
    near = await stage.bot.context.services.queries.tables_near(0, stage.players[name].id)
    return [table for table in near.own if table.status == "running"]


async def marks(stage: Stage, name: str = "anna") -> dict[str, str]:
    """Return the open question of each table, except those answered automatically."""
    tables, person = stage.bot.context.services.turns, stage.players[name].id
    panels = [await tables.panel(table.id, person) for table in await own_tables(stage, name)]
    asked = [panel for panel in panels if panel.is_awaited and not (panel.ordered or panel.forced)]
    return {panel.table.id: panel.mark for panel in asked}


def asks(message: discord.Message) -> set[tuple[str, str]]:
    """The tables and questions that a message can answer."""
    parsed = [custom_ids.parsed(part["custom_id"]) for part in controls(message)]
    return {(one.args[0], one.args[2]) for one in parsed if one.verb in _PANEL}


async def must_be_true(stage: Stage, *, asked: bool = False) -> None:
    """Check Anna’s inbox. `asked`: nothing was opened since, so the question is the newest message."""
    questions = await marks(stage, "anna")
    found = inbox(stage, "anna")
    for game, mark in questions.items():
        assert any((game, mark) in asks(message) for message in found), "a live panel"
    for message in found:
        if _about(message) & set(questions):
            assert not [untrue for untrue in UNTRUE if untrue in words(message)], words(message)
    if asked and questions:
        assert asks(found[-1]) & set(questions.items()), words(found[-1])


def _about(message: discord.Message) -> set[str]:
    """The table that a message shows: a button to play may lead to the next one."""
    parsed = [custom_ids.parsed(part["custom_id"]) for part in controls(message)]
    return {one.args[0] for one in parsed if one.args and one.verb not in ("play", "fairness")}


async def begin_alone(stage: Stage, seats: int = 3) -> None:
    await stage.players["anna"].user.slash("game new", game="lantern", seats=seats)


async def newest_live(stage: Stage, name: str = "anna") -> discord.Message:
    questions = set((await marks(stage, name)).items())
    return next(message for message in reversed(inbox(stage, name)) if asks(message) & questions)


async def press(stage: Stage, message: discord.Message, verb: str, name: str = "anna") -> Any:
    return await stage.players[name].user.click(message, custom_id=act_of(message, verb))


def verbs(message: discord.Message) -> set[str]:
    return {custom_ids.parsed(part["custom_id"]).verb for part in controls(message)}


def again(stage: Stage, message: discord.Message, name: str = "anna") -> discord.Message | None:
    return next((one for one in inbox(stage, name) if one.id == message.id), None)


async def turns(stage: Stage, name: str = "anna") -> int:
    return sum(table.turn for table in await own_tables(stage, name))


async def hand_over(stage: Stage, name: str = "anna") -> None:
    """Begin with a hint, and press on until something was played."""
    before = await turns(stage, name)
    await by_hint(stage, name)
    while await turns(stage, name) == before and await marks(stage, name):
        await press_on(stage, Fingers(1, hurry=1.0), name)


async def press_on(stage: Stage, fingers: Fingers, name: str = "anna") -> None:
    """Press any option of the newest panel; if it has none, press Back."""
    panel = await newest_live(stage, name)
    if choices(panel):
        await fingers.press(stage.players[name].user, panel)
    else:
        await press(stage, panel, "back", name)


async def behind_more(stage: Stage, panel: discord.Message, name: str = "anna") -> discord.Message | None:
    """Open More, also from a page shown in place of the panel."""
    for verb in ("back", "more"):
        shown = again(stage, panel, name)
        if shown is not None and verb in verbs(shown) and not (verb == "back" and "more" in verbs(shown)):
            await press(stage, shown, verb, name)
    return again(stage, panel, name)


async def by_hint(stage: Stage, name: str = "anna") -> None:
    """Hint, Try move 1, Confirm: all on one message."""
    panel = await newest_live(stage, name)
    before = len(inbox(stage, name))
    more = await behind_more(stage, panel, name)
    if more is None or "hint" not in verbs(more):
        await press_on(stage, Fingers(1), name)
        return
    await press(stage, more, "hint", name)
    page = again(stage, panel, name)
    assert page is not None
    assert len(inbox(stage, name)) == before, "in place of the panel"
    if "takehint" not in verbs(page):  # a move of one pick: it is made on the panel
        await press(stage, page, "back", name)
        return
    await press(stage, page, "takehint", name)
    drafted = again(stage, page, name) or await newest_live(stage, name)
    if "confirm" in verbs(drafted):
        await press(stage, drafted, "confirm", name)


@pytest.mark.parametrize(
    ("seconds", "alone", "seats"),
    [(0.0, True, 3), (SOON, False, 3), (LATE, True, 2)],
)
async def test_after_a_turn_with_a_hint_the_next_one_is_asked_below(
    stage: Stage, seconds: float, alone: bool, seats: int
) -> None:
    """Covers tables in the DM, and a server's table played there."""
    computers_take(stage, seconds)
    if alone:
        await begin_alone(stage, seats)
    else:
        await stage.open_table("lantern", ["anna"], computers=seats - 1)
    for _ in range(6):
        if not await marks(stage):
            break
        await hand_over(stage)
        await stage.env.advance_time(3 * seconds + MINUTE)
        await must_be_true(stage, asked=seconds > 0)


async def test_in_a_private_thread_it_is_the_same(stage: Stage) -> None:
    computers_take(stage, SOON)
    stage.close_dms("anna")
    await stage.open_table("lantern", ["anna"], computers=2)
    thread, anna = stage.private_thread("anna"), stage.players["anna"]
    panel = next(message for message in stage.recent(thread, 3) if choices(message))
    await anna.click(panel, label="☰ More")
    more = next(message for message in stage.recent(thread, 3) if message.id == panel.id)
    await anna.click(more, custom_id=act_of(more, "hint"))
    page = next(message for message in stage.recent(thread, 3) if message.id == panel.id)
    await anna.click(page, custom_id=act_of(page, "takehint"))
    drafted = next(message for message in stage.recent(thread, 3) if message.id == panel.id)
    await anna.click(drafted, custom_id=act_of(drafted, "confirm"))
    assert stage.private_panels("anna", thread) == [], "all on the panel itself"
    await stage.env.advance_time(MINUTE)
    shown = [*stage.recent(thread, 9), *stage.private_panels("anna", thread)]
    newest = max(shown, key=lambda message: message.id)
    assert asks(newest) & set((await marks(stage)).items())
    assert not [message for message in shown if any(untrue in words(message) for untrue in UNTRUE)]


async def aside(stage: Stage, chance: random.Random) -> None:
    """Something beside the turn, chosen by chance."""
    panel, user = await newest_live(stage), stage.players["anna"].user
    what = chance.choice(["hint", "look", "plan", "orders", "notes", "standin", "play", "typed", "screen"])
    if what == "play":
        await user.slash("play")
        return
    if what == "typed":
        offered = await user.autocomplete("play", "move", "")
        if offered:
            await user.slash("play", move=chance.choice(offered)["value"], now=True)
        return
    if what == "screen":
        await user.slash("game screen")
        return
    if what == "hint":
        await by_hint(stage)
        return
    more = await behind_more(stage, panel)
    if more is None or what not in verbs(more):
        return
    result = await press(stage, more, what)
    if what == "notes":
        await user.submit_modal(result, {"written": f"note {chance.random()}"})
    elif what == "standin":
        page = again(stage, more)
        assert page is not None
        await press(stage, page, "standinby")


@pytest.mark.parametrize(("seed", "seconds"), [(1, SOON), (2, LATE)])
async def test_in_games_by_chance_the_newest_message_asks(stage: Stage, seed: int, seconds: float) -> None:
    """One or two tables in the DM, or one of a server that is played there."""
    chance, fingers = random.Random(seed), Fingers(seed)
    computers_take(stage, seconds)
    if seed % 2:
        await stage.open_table("lantern", ["anna"], computers=2)
    for _ in range(seed % 3):
        await begin_alone(stage)
    if not seed:
        await begin_alone(stage)
    for _ in range(25):
        questions = await marks(stage)
        if not questions:
            break
        if chance.random() < 0.5:
            await aside(stage, chance)
        else:
            await press_on(stage, fingers)
        await must_be_true(stage)
        if chance.random() < 0.1:
            await stage.restart()
            computers_take(stage, seconds)
        turned = await marks(stage)
        if turned.keys() != questions.keys():
            await stage.env.advance_time(4 * seconds + MINUTE)
            await must_be_true(stage)
            for game in (await marks(stage)).keys() - turned.keys():  # called since
                about = [message for message in inbox(stage) if game in _about(message)]
                assert game in {one for one, _ in asks(about[-1])}, words(about[-1])


async def test_the_next_table_is_opened_and_played_and_both_ask_below(stage: Stage) -> None:
    computers_take(stage, SOON)
    await begin_alone(stage)
    await begin_alone(stage)
    filled = 0
    for _ in range(20):
        first = await newest_live(stage)
        before = len(await marks(stage))
        await Fingers(1, hurry=1.0).press(stage.players["anna"].user, first)
        shown = again(stage, first)
        if shown is not None and "play" in verbs(shown):
            await press(stage, shown, "play")
            opened = again(stage, first)
            assert opened is not None, "in the same window"
            assert choices(opened)
            (table,) = _about(opened)
            assert [one.id for one in inbox(stage) if table in _about(one)] == [first.id], "and only there"
            await Fingers(2, hurry=1.0).press(stage.players["anna"].user, opened)
            filled += 1
        await stage.env.advance_time(MINUTE)
        is_over = len(await own_tables(stage)) < 2  # its result is told below
        await must_be_true(stage, asked=not is_over)
        assert len(await marks(stage)) >= min(before, 1)
        if is_over:
            break
    assert filled


async def test_a_card_does_not_wait_for_others_while_its_reader_is_asked_at_the_table(stage: Stage) -> None:
    """Players at the table get no notices, but cards in their inbox stay true."""
    await stage.open_table("lantern", NAMES)
    await hide(stage, *NAMES)
    seen = set[str]()
    for _ in range(8):
        movers = [name for name in NAMES if await marks(stage, name)]
        if not movers:
            break
        mover = movers[0]
        offered = await stage.players[mover].autocomplete(stage.thread(), "play", "move", "")
        await stage.players[mover].slash(stage.thread(), "play", move=offered[0]["value"], now=True)
        await stage.env.advance_time(30)
        for name in NAMES:
            card = words(stage.dm(name)[-1])
            if await marks(stage, name):
                assert not [untrue for untrue in UNTRUE if untrue in card], card
                seen.add("asked")
            else:
                assert ": your turn" not in card
                seen.add("not asked")
    assert seen == {"asked", "not asked"}


async def test_answers_of_computers_are_not_overwritten_by_a_late_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page that says for whom the table waits is late; the call was faster."""
    painters = {"lantern": LanternPainter()}
    async with discord_stage(tmp_path, {"lantern": LANTERN}, PEOPLE, painters=painters) as stage:
        computers_take(stage, SOON)
        await begin_alone(stage, 2)
        renderer = stage.bot.context.renderer
        drawn = renderer.panel

        async def late(shot: Any, ticket: Any = None) -> Any:
            made = await drawn(shot, ticket)
            if not shot.panel.is_awaited:
                await asyncio.sleep(5)
            return made

        monkeypatch.setattr(renderer, "panel", late)
        fingers = Fingers(3, hurry=1.0)
        for number in range(12):
            if not await marks(stage):
                break
            if number % 2:
                await hand_over(stage)
            else:
                await press_on(stage, fingers)
            await stage.env.advance_time(MINUTE)
            await must_be_true(stage, asked=number % 2 == 1)


async def test_undo_stays_at_hand(stage: Stage) -> None:
    """Undo stays at hand after a turn that was made on a private answer."""
    computers_take(stage, LATE)
    await begin_alone(stage)
    await by_hint(stage)
    assert any("Undo" in label for message in inbox(stage) for label in labels(message))
