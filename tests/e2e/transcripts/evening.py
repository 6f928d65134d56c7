"""An evening on the stage: people look at everything, play, and their transcript is compared with a file."""

from __future__ import annotations

import asyncio
import os
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from difflib import unified_diff
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from simcord.results import to_discord_message

from bot.delivery.router import _POSTS_NOTHING, deliver
from bot.services.container import build_services
from bot.ui.interactions import custom_ids
from bot.values.parcel import Parcel, Posted
from engine.registry import GAMES
from playground import simcord_access
from render.registry import PAINTERS
from tests.e2e.transcripts.names import Names
from tests.e2e.transcripts.recorder import Act, Recorder
from tests.e2e.transcripts.rows import rows, tables_of
from tests.e2e.transcripts.written import Writer
from tests.support.discord_stage import Stage, controls, discord_stage, words

RECORDED = Path(__file__).parent / "recorded"
_MOST = 60  # lines of a difference that are shown
_GO_ON = {
    *(
        "pick",
        "likely",
        "confirm",
        "sure",
        "draft",
        "undo",
        "askundo",
        "restart",
        "takehint",
    ),
    *("line", "lineset", "answer", "standin", "play", "open", "hints", "course", "firstgame", "opentable"),
    *("rematch", "resign", "endgame", "leave", "cancel", "forgetme", "take", "takeback", "start"),
    *("keepreplay", "export", "pings", "noinvites", "rematchnever"),
}
"""Verbs that change the game, or that scripts press themselves."""
_BACK = {"back", "up"}
_STEPS = ("follow_step", "league_step", "order_note")
"""Parcels that lead to others, or change what another one has posted."""
_DEPTH = 3  # pages behind each other
_PAUSE = 0.01  # seconds of the simulated clock
MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0


class Evening:
    """A stage whose every event is recorded."""

    def __init__(self, stage: Stage, recorder: Recorder, database: Path, sent: Counter[str]) -> None:
        self.stage, self._recorder, self._database, self._sent = stage, recorder, database, sent
        self._seen = set[str]()
        self._opened = dict[int, str]()  # what each message shows, by the press that led to it
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

    def read(self, name: str, message: Any) -> None:
        """Write down a message that came while nothing was written."""
        lines = [line for line in words(self.fresh(message)).splitlines() if line]
        self.note("\n  ".join([f"{name} reads", *lines]))

    async def wait(self, seconds: float) -> None:
        self.note(
            f"{seconds / HOUR:g} hours pass" if seconds >= HOUR else f"{seconds / MINUTE:g} minutes pass"
        )
        await self.stage.env.advance_time(seconds)

    @contextmanager
    def aside(self, said: str) -> Iterator[None]:
        """What happens meanwhile is left out of the transcript."""
        self._recorder.entries.append(Act(said, is_aside=True))
        yield
        self.note(f"after it: {said}")

    @property
    def thread(self) -> Any:
        return self.stage.thread()

    def letter(self, name: str, at: int = -1) -> Any:
        """Return a message of this person's DM, by default the newest."""
        return self.stage.recent(self.stage.players[name].user.dm_channel, 30)[at]

    def panel(self, name: str) -> Any:
        return self.stage.panels(name)[-1]

    def post(self, what: str) -> Any:
        """Return the newest message of the newest thread that has a control of this label or verb."""
        return next(one for one in reversed(self.stage.recent(self.thread, 20)) if _found(one, what))

    def offers(self, message: Any, verb: str) -> bool:
        """Return whether a control of this verb can be pressed on a message."""
        return _found(self.fresh(message), verb) is not None

    async def say(self, name: str, command: str, at: Any = None, **options: Any) -> Any:
        """Use a command, by default in the channel; return the page that answers it."""
        return _page(await self[name].slash(at or self.stage.channel, command, **options))

    async def press(self, name: str, message: Any, what: str, value: str = "") -> Any:
        """Press a button by its label or verb, or choose a value; return the page that answers it."""
        message = self.fresh(message)
        control = _found(message, what)
        assert control is not None, f"no {what} among {[one.get('label') for one in controls(message)]}"
        result = await self._use(self.actor(name, message), message, control, value)
        return _page(result) or self.fresh(message)

    async def press_old(self, name: str, message: Any, custom_id: str, value: str = "") -> Any:
        """Press what no message shows any more, or shows to others."""
        message = self.fresh(message)
        self.stage.emit(self.actor(name, message), message, custom_id, values=[value] if value else [])
        await self.stage.env.settle()
        return self.fresh(message)

    async def hide(self, *names: str) -> None:
        """Play the first round of Lantern."""
        for name in names:
            page = await self.press(name, self.panel(name), "pick")
            if _found(page, "confirm"):
                await self.press(name, page, "confirm")

    async def restart(self) -> None:
        self.note("the bot restarts")
        await self.stage.restart()

    async def look(
        self, name: str, *messages: Any, most: int = 40, also: Iterable[str] = (), but: Iterable[str] = ()
    ) -> None:
        """Press everything on these messages, and on all pages behind, that was not pressed before.

        Nothing is pressed that changes the game, besides the verbs in `also`, and none of the verbs in `but`.
        """
        left, kept, backs = deque(messages), {*_GO_ON.difference(also), *but}, 0
        while left and most:
            message = self.fresh(left[0])
            control = None if message is None else self._next(message, kept)
            backs = backs + 1 if control is not None and _verb(control) in _BACK else 0
            if message is None or control is None or backs > _DEPTH:
                left.popleft()
                continue
            most -= 1
            result = await self._use(self.actor(name, message), message, control)
            left.extend(one for one in (result.response, *result.followups) if one and one.id != message.id)

    async def back(self, name: str, message: Any) -> Any:
        """Go back to where there is no way back; return what is there."""
        for _ in range(_DEPTH):
            if any(_verb(one) in _BACK and "◀" in one["label"] for one in controls(self.fresh(message))):
                message = await self.press(name, message, "back")
        return message

    def _next(self, message: Any, kept: set[str]) -> Mapping[str, Any] | None:
        """Return what to press next: something new, else the way back to where there may be something."""
        pressable = [one for one in controls(message) if _verb(one) not in {*kept, *_BACK}]
        new = [one for one in pressable if _name(one) not in self._seen]
        if new:
            shown = self._opened.get(message.id, "")
            if shown.startswith("more ") and len(new) > 1:
                self._seen.discard(shown)  # it leads back to the others
            self._opened[message.id] = _name(new[0])
            self._seen.add(_name(new[0]))
            return new[0]
        return next((one for one in controls(message) if _verb(one) in _BACK), None)

    async def _use(self, actor: Any, message: Any, control: Mapping[str, Any], value: str = "") -> Any:
        if control["type"] == 2:
            return await actor.click(message, custom_id=control["custom_id"])
        if value:
            return await actor.select(message, [value], custom_id=control["custom_id"])
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
        sent = "".join(f"{count} {kind}\n" for kind, count in sorted(self._sent.items()))
        return f"{told}\n=== parcels\n{sent}{rows(self._database, names)}"


def _found(message: Any, what: str) -> Mapping[str, Any] | None:
    """Return the control of a message that has this label or this verb."""
    return next((one for one in controls(message) if what in (one.get("label"), _verb(one))), None)


def _verb(control: Mapping[str, Any]) -> str:
    return custom_ids.parsed(control["custom_id"]).verb


def _name(control: Mapping[str, Any]) -> str:
    return f"{_verb(control)} {control.get('label') or control.get('placeholder')}"


def _page(result: Any) -> Any:
    return result.followups[-1] if result.followups else result.response


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
    sent = _leave_nothing_to_chance(monkeypatch)
    async with discord_stage(folder, games, list(people), painters=painters, slow=True, **settings) as stage:
        spoken = {stage.players[one].id: language for one, language in people.items()}
        simcord_access.speak(stage.env, lambda person: spoken.get(person, "en-US"))
        made = Evening(stage, recorder, folder / "latchkey.db", sent)
        try:
            yield made
        except BaseException:
            (folder / "so-far.txt").write_text(made.written(), encoding="utf-8")
            raise
        told = made.written()
        stage.checked()
    check(RECORDED / f"{name}.txt", told)


def _leave_nothing_to_chance(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Let the courier work only while all else rests, one parcel after the other, and draw no lots.

    A pause ends when nothing else is left to do, as the clock jumps only then. Return a count of the parcels
    that had something to say, by kind.
    """
    chance: Any = partial(build_services, chance=lambda low, high: (low + high) / 2)
    monkeypatch.setattr("bot.app.build_services", chance)
    monkeypatch.setattr("bot.services.tables.data_erasure.secrets.randbits", lambda _: 5679)
    waiting, sent = 0, Counter[str]()

    async def in_turn(context: Any, parcel: Parcel) -> list[Posted]:
        nonlocal waiting
        waiting += 1
        await asyncio.sleep(_PAUSE * waiting)
        waiting -= 1
        posted = await deliver(context, parcel)
        if posted or parcel.kind in {*_POSTS_NOTHING, *_STEPS}:
            sent[parcel.kind] += 1
        return posted

    monkeypatch.setattr("bot.app.deliver", in_turn)
    return sent


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
