"""Recognisable secrets in every private place: only their owner is ever sent one."""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.core.game import Option, ScoreLine
from engine.core.objectives import Objective
from engine.core.text import Say, Seat, text
from engine.lantern.actions import Action
from engine.lantern.game import Lantern
from engine.lantern.state import State
from engine.lantern.view import View
from render.kit.painter import PictureKind
from tests.support.discord_play import PanelPlayer
from tests.support.discord_stage import Fingers, Stage, discord_stage, labels, words
from tests.support.lantern_painter import LanternPainter

NAMES = ["anna", "bob", "carol"]
SPY = "dave"


class Planted(Lantern):
    """Lantern with a mark in all that only one seat may choose or read."""

    def option(self, state: State, seat: Seat, action: Action) -> Option[Action]:
        option = super().option(state, seat, action)
        if option.words.split()[0] not in ("hide", "snuff", "light"):
            return option
        menu = (*option.menu[:-1], text("lantern-planted", what=option.menu[-1], mark=mark(seat)))
        return msgspec.structs.replace(option, words=f"{option.words}-{mark(seat)}", menu=menu)

    def own_sheet(self, state: State, seat: Seat) -> list[ScoreLine]:
        return [ScoreLine(seat, text("lantern-planted", what="", mark=mark(seat)), 1)]

    def objectives_of(self, state: State, seat: Seat) -> Sequence[Objective]:
        return [Objective("planted", text("lantern-planted", what="", mark=mark(seat)))]


class PlantedPainter(LanternPainter):
    def _lines(self, view: View, kind: PictureKind, say: Say) -> list[str]:
        own = [] if view.reader is None else [mark(view.reader)]
        return [*own, *super()._lines(view, kind, say)]


def mark(seat: Seat) -> str:
    return f"s3cret{seat}"


def audience(stage: Stage, request: Any) -> set[int] | None:
    """Return the people who see the result of this request; None: everybody."""
    backend = stage.env.backend
    parts = request.path.split("/")
    if parts[1] == "channels":
        return readers(stage, int(parts[2]))
    if parts[1] not in ("interactions", "webhooks"):
        return None
    record = backend.interactions[int(parts[3].rsplit("_", 1)[-1])]
    body = request.json if isinstance(request.json, dict) else {}
    data = body.get("data") or {}
    flags = int((data if parts[1] == "interactions" else body).get("flags") or 0)
    if record.ephemeral or flags & 64 or "choices" in data:
        return {record.user_id}
    source = record.source_message_id if parts[-1] == "@original" else None
    if source is not None and is_private(backend, record.channel_id, source):
        return {record.user_id}
    return readers(stage, record.channel_id)


def is_private(backend: Any, channel: int, message: int) -> bool:
    """Whether one person alone sees it, or saw it: one that is gone was made by a press that tells."""
    kept = backend.messages.get(channel, {}).get(message)
    if kept is not None:
        return bool(kept.flags & 64)
    made = (
        one
        for one in backend.interactions.values()
        if message in (one.message_id, *one.followup_ids) and one.source_message_id != message
    )
    maker = next(made, None)
    if maker is None or maker.ephemeral or maker.source_message_id is None:
        return maker is not None and bool(maker.ephemeral)
    return is_private(backend, channel, maker.source_message_id)


def readers(stage: Stage, channel: int) -> set[int] | None:
    backend = stage.env.backend
    owner = {dm: person for person, dm in backend.dm_channels.items()}.get(channel)
    if owner is not None:
        return {owner}
    found = backend.get_channel(channel)
    return set(found.thread_members) if found.type == 12 else None


def leaks(stage: Stage) -> list[str]:
    everyone = {name: stage.players[name].id for name in [*NAMES, SPY]}
    found = []
    for request in stage.env.http_requests:
        sent = json.dumps(request.json, ensure_ascii=False, default=str)
        seen_by = audience(stage, request)
        for seat, name in enumerate(NAMES):
            others = {person for who, person in everyone.items() if who != name}
            if mark(seat) in sent and (seen_by is None or seen_by & others):
                found.append(f"{mark(seat)} in {request.method} {request.path}: {sent[:300]}")
    return found


async def snoop(stage: Stage, name: str) -> None:
    """Try every way there is to see something."""
    player, thread = stage.players[name], stage.thread()
    for command in ("board", "screen", "plan", "log", "since", "export", "replay", "undo"):
        await player.slash(thread, f"game {command}")
    await player.slash(thread, "game board", text=True)
    await player.autocomplete(thread, "play", "move", "")
    await player.autocomplete(thread, "play", "move", "hide ")
    await player.slash(thread, "play", move="hide amber-s3cret")
    for label in ("Play my turn", "My screen", "What I missed"):
        await player.click(stage.newest_with(thread, label), label=label)
    for post in [post for post in stage.recent(thread, 8) if "Rounds" in labels(post)][-1:]:
        await player.click(post, label="Rounds")


async def test_no_secret_reaches_anybody_else(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    games, painters = {"lantern": Planted()}, {"lantern": PlantedPainter()}
    async with discord_stage(tmp_path, games, [*NAMES, SPY], painters=painters) as stage:
        stage.close_dms("bob")
        await stage.open_table("lantern", NAMES, options="long=on")
        desks: Sequence[PanelPlayer] = [PanelPlayer(stage, name) for name in NAMES]
        fingers = Fingers(1)
        for number in range(18):  # it is not over by then: afterwards nothing is secret
            for desk in desks:
                if await desk.act(fingers):
                    break
            if number % 10 == 5:
                for name in [*NAMES, SPY]:
                    await snoop(stage, name)
        near = await stage.bot.context.services.queries.tables_near(0, stage.players[NAMES[0]].id)
        assert [table.status for table in near.own] == ["running"]
        sent = json.dumps([request.json for request in stage.env.http_requests], default=str)
        assert all(mark(seat) in sent for seat in range(3)), "the marks were never sent to anybody"
        assert leaks(stage) == []
        assert "s3cret" not in " ".join(words(message) for message in stage.recent(stage.thread(), 99))
        assert "s3cret" not in caplog.text
        stage.checked()
