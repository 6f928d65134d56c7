"""A league of four in two languages, one day at a time; one player leaves and returns. `TRANSCRIPT=file`
writes every message in order."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.values.league import standings
from engine.lantern.game import LANTERN
from playground import simcord_access
from tests.e2e.test_leagues import HOST, NAMES, league_of, opened, posts
from tests.support.discord_api import walk
from tests.support.discord_stage import Fingers, Stage, act_of, discord_stage, labels, words

PEOPLE = NAMES[:4]
GERMANS = NAMES[2:4]
SLEEPER = NAMES[3]
DAY = 24 * 3600.0


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with discord_stage(tmp_path, {"lantern": LANTERN}, NAMES) as stage:
        german = {stage.players[name].id for name in GERMANS}
        simcord_access.speak(stage.env, lambda person: "de" if person in german else "en-US")
        yield stage
        kept("\n".join(transcript(stage)))
        stage.checked()


def kept(told: str) -> None:
    if file := os.environ.get("TRANSCRIPT"):
        Path(file).write_text(told, encoding="utf-8")


def transcript(stage: Stage) -> Iterator[str]:
    """Every message that was sent, changed or deleted, with its place, in order."""
    places = {stage.channel.id: "#games"}
    places |= {one.id: f"thread {one.name}" for one in stage.channel.threads}
    places |= {stage.players[name].user.dm_channel.id: f"DM of {name}" for name in PEOPLE}
    for request in stage.env.http_requests:
        kind, _, rest = request.path.removeprefix("/").partition("/")
        number = rest.partition("/")[0]
        if kind != "channels" or "/messages" not in request.path or request.method == "GET":
            continue
        where = places.get(int(number), number)
        parts = [dict(part) for part in walk((request.json or {}).get("components") or [])]
        said = [part["content"] for part in parts if "content" in part]
        pressed = [part["label"] for part in parts if part.get("type") == 2 and "label" in part]
        yield f"--- {request.method} {where}\n" + "\n".join(said) + f"\n    {pressed}"


async def play_today(stage: Stage, names: list[str]) -> None:
    """Let these people play for as long as they are asked."""
    fingers = Fingers(7, hurry=1.0)
    for _ in range(60):
        asked = [name for name in names if stage.panels(name)]
        if not asked or (await league_of(stage)).status != "running":
            return
        for name in asked:
            if panels := stage.panels(name):
                await fingers.press(stage.players[name].user, panels[-1])
        await stage.env.advance_time(60)


def has(message: Any, verb: str) -> bool:
    try:
        return bool(act_of(message, verb))
    except StopIteration:
        return False


async def test_a_season_of_four_with_one_who_comes_back(stage: Stage) -> None:
    await opened(stage, PEOPLE, rounds=2, clock="threedays")
    await stage.players[HOST].slash(stage.channel, "league start")
    awake, sleeper = PEOPLE[:3], stage.players[SLEEPER]
    came_back = 0
    for _ in range(40):
        await stage.env.advance_time(DAY)
        league = await league_of(stage)
        if league.status != "running":
            break
        lost = [one for one in stage.dm(SLEEPER) if has(one, "takeback")]
        if lost and not came_back:
            assert "0 Punkte" in words(lost[-1])
            await sleeper.user.click(lost[-1], custom_id=act_of(lost[-1], "takeback"))
            came_back += 1
        here = PEOPLE if came_back and len(league.played) == 1 else awake
        await play_today(stage, here)
    await stage.env.advance_time(DAY)
    league = await league_of(stage)
    assert league.status == "over"
    first, second = league.played
    assert came_back == 1
    assert sleeper.id not in first[0].missed, "back in time: the points of the first round count"
    assert second[0].missed == (sleeper.id,)
    by_person = {rank.person: rank for rank in standings(league)}
    assert by_person[sleeper.id].by_round[1] == 0
    thread = [words(one) for place in stage.channel.threads for one in stage.recent(place, 90)]
    assert sum(f"👋 {SLEEPER} is back." in one for one in thread) == 1
    assert not any(f"takes over {SLEEPER}" in one for one in thread)
    assert f"🏆 🤖 {SLEEPER}" in thread[-1] or f"🤖 {SLEEPER}" in thread[-1], "a computer has played on"
    told = [words(one) for one in stage.dm(SLEEPER)]
    assert sum("warst du nicht auf deinem Platz" in one for one in told) == 1
    for name in PEOPLE:
        left = [words(one) for one in stage.dm(name)]
        assert sum(": your turn" in one or ": Du bist dran" in one for one in left) == 0, name
        assert len(left) <= 4, f"{name} has {len(left)} messages in the end: {left}"
        assert not any(has(one, "takeback") for one in stage.dm(name)), "no way back to a game that is over"
        english = [one for one in left if "your seat" in one.lower() or " is over" in one]
        assert not english or name not in GERMANS
    assert len(posts(stage)) == 2
    assert all(labels(post) == [] for post in posts(stage))
