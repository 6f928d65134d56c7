"""An evening on the stage: people look at everything, play, and their transcript is compared with a file."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from difflib import unified_diff
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from simcord.results import to_discord_message

from bot.services.container import build_services
from bot.ui.interactions import custom_ids
from engine.registry import GAMES
from playground import simcord_access
from render.registry import PAINTERS
from tests.e2e.transcripts.names import Names
from tests.e2e.transcripts.recorder import Recorder
from tests.e2e.transcripts.rows import rows, tables_of
from tests.e2e.transcripts.written import Writer
from tests.support.discord_stage import Stage, controls, discord_stage

RECORDED = Path(__file__).parent / "recorded"
_MOST = 60  # lines of a difference that are shown
_GO_ON = {
    *(
        "pick",
        "likely",
        "confirm",
        "sure",
        "draft",
        "skip",
        "undo",
        "undoask",
        "askundo",
        "restart",
        "takehint",
    ),
    *("line", "lineset", "answer", "standin", "play", "open", "hints", "course", "firstgame", "rematch"),
    *("resign", "endgame", "leave", "cancel", "forgetme", "take", "takeback", "start"),
    *("keepreplay", "export", "noinvites", "rematchnever"),
}
"""Verbs that change the game, or that scripts press themselves."""
MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0


class Evening:
    """A stage whose every event is recorded."""

    def __init__(self, stage: Stage, recorder: Recorder, database: Path) -> None:
        self.stage, self._recorder, self._database = stage, recorder, database
        self._seen = set[str]()
        stage.env.backend.subscribers.insert(0, recorder.heard)

    def __getitem__(self, name: str) -> Any:
        return self.stage.players[name]

    def actor(self, name: str, message: Any) -> Any:
        """Return the person as a member of the server, or as the owner of their DM."""
        member = self.stage.players[name]
        return member.user if message.channel.id == member.user.dm_channel.id else member

    def note(self, said: str) -> None:
        """Begin a part of the transcript."""
        self._recorder.note(said)

    async def wait(self, seconds: float) -> None:
        self.note(
            f"{seconds / HOUR:g} hours pass" if seconds >= HOUR else f"{seconds / MINUTE:g} minutes pass"
        )
        await self.stage.env.advance_time(seconds)

    async def restart(self) -> None:
        self.note("the bot restarts")
        await self.stage.restart()

    async def look(self, name: str, *messages: Any, most: int = 30, also: Iterable[str] = ()) -> None:
        """Press everything on these messages, and on all pages behind, that was not pressed before.

        Nothing is pressed that changes the game.
        """
        left, unseen = deque(messages), _GO_ON.difference(also)
        while left and most:
            message = self.fresh(left[0])
            control = None if message is None else self._next(message, unseen)
            if message is None or control is None:
                left.popleft()
                continue
            most -= 1
            result = await self._use(self.actor(name, message), message, control)
            left.extend(one for one in (result.response, *result.followups) if one and one.id != message.id)

    def _next(self, message: Any, unseen: Iterable[str]) -> Mapping[str, Any] | None:
        """Return what to press next: something new, else the way back to where there may be more."""
        back = None
        for control in controls(message):
            act = custom_ids.parsed(control["custom_id"])
            page = f"{act.verb} {control.get('label', '')}"
            if act.verb in ("back", "up"):
                page = f"{act.verb} {message.id} {':'.join(act.args)}"
                back = None if page in self._seen else control
            elif act.verb not in unseen and page not in self._seen:
                self._seen.add(page)
                return control
        if back is not None:
            act = custom_ids.parsed(back["custom_id"])
            self._seen.add(f"{act.verb} {message.id} {':'.join(act.args)}")
        return back

    async def _use(self, actor: Any, message: Any, control: Mapping[str, Any]) -> Any:
        if control["type"] == 2:
            return await actor.click(message, custom_id=control["custom_id"])
        fresh = [one["value"] for one in control["options"] if not one.get("default")]
        return await actor.select(
            message, fresh[:1] or [control["options"][0]["value"]], custom_id=control["custom_id"]
        )

    def fresh(self, message: Any) -> Any:
        """Return a message as it is now; None if it is gone."""
        channel = getattr(message, "channel_id", None) or message.channel.id
        stored = self.stage.env.backend.messages.get(channel, {}).get(message.id)
        return None if stored is None else to_discord_message(self.stage.env, stored)

    def written(self) -> str:
        names = Names(self.stage, tables_of(self._database))
        told = Writer(names).text(self._recorder.entries)
        return told + rows(self._database, names)


Opening: TypeAlias = Callable[..., AbstractAsyncContextManager[Evening]]


@asynccontextmanager
async def evening(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    people: Mapping[str, str],
    *,
    games: Mapping[str, Any] = GAMES,
    painters: Mapping[str, Any] = PAINTERS,
    **settings: Any,
) -> AsyncIterator[Evening]:
    """Open the stage for people and their languages; in the end, compare what was recorded under `name`."""
    recorder = Recorder()
    recorder.begin(monkeypatch)
    chance: Any = partial(build_services, chance=lambda low, high: (low + high) / 2)
    monkeypatch.setattr("bot.wiring.build_services", chance)
    async with discord_stage(folder, games, list(people), painters=painters, slow=True, **settings) as stage:
        spoken = {stage.players[one].id: language for one, language in people.items()}
        simcord_access.speak(stage.env, lambda person: spoken.get(person, "en-US"))
        made = Evening(stage, recorder, folder / "latchkey.db")
        yield made
        told = made.written()
        stage.checked()
    check(RECORDED / f"{name}.txt", told)


def check(path: Path, told: str) -> None:
    """The transcript is the one on file."""
    if os.environ.get("LATCHKEY_GOLDEN") == "write":
        path.parent.mkdir(exist_ok=True)
        path.write_text(told, encoding="utf-8")
    before = path.read_text(encoding="utf-8") if path.exists() else ""
    if before == told:
        return
    lines = list(unified_diff(before.splitlines(), told.splitlines(), "recorded", "now", lineterm="", n=6))
    shown = "\n".join(lines[:_MOST]) + (
        f"\n… and {len(lines) - _MOST} lines more" if len(lines) > _MOST else ""
    )
    pytest.fail(
        f"{path.name} differs:\n{shown}\n"
        "If it should: record it again with LATCHKEY_GOLDEN=write, then read the difference.",
        pytrace=False,
    )
