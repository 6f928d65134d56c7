"""Presses, words and minutes of each tutorial, for a player who presses only the bright control."""

from __future__ import annotations

import asyncio
import re
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import discord
from msgspec import Struct

from bot.config import Config
from engine.registry import GAMES

_WORDS_A_MINUTE = 150
_MOST_PRESSES = 100
_PATIENCE = 60.0  # a busy machine is slow
_SOON = 5.0  # seconds that the clock may jump after a press
_BLUE, _GREEN = 1, 3
_LESSON, _NEW_GAME = "🎓", "b:firstgame:"
_WORD = re.compile(r"[^\W_]+(?:[’'][^\W_]+)*")


class Length(Struct, frozen=True):
    """One tutorial in one language, from its first panel to the score."""

    course: str
    language: str
    lessons: int
    presses: int
    words: int  # of lines that were not on the panel before
    waited: float  # seconds until the panels were drawn

    @property
    def minutes(self) -> float:
        return self.words / _WORDS_A_MINUTE + self.waited / 60


def measured(languages: Sequence[str] = ("en",)) -> list[Length]:
    """Follow every tutorial in these languages."""
    courses = [course for game in GAMES.values() for course in game.courses]
    found = list[Length]()
    for course in courses:
        for language in languages:
            with tempfile.TemporaryDirectory() as folder:
                file = Path(folder) / "bench.db"
                presses, words, waited = asyncio.run(_followed(file, course.key, language))
            found.append(Length(course.key, language, len(course.lessons), presses, words, waited))
    return found


async def _followed(path: Path, key: str, language: str) -> tuple[int, int, float]:
    from bot.app import build_bot
    from bot.ui.pages.tutorials import begin_course
    from playground.jumping_clock import QuickEnv

    config = Config(database=str(path), log_level="ERROR", computer_seconds=0, limits=False, icons=False)
    bot = build_bot(config, shard_count=1)
    env = QuickEnv(bot, settle_timeout=_PATIENCE, soon=_SOON)
    await env.start()
    try:
        user = env.create_user("bench")
        await bot.context.services.people.meet(user.id, "bench", language)
        await bot.context.services.people.change_settings(user.id, language=language)
        await begin_course(bot.context, key, user.id, user.dm_channel.id, language, cause="bench")
        await env.settle()
        return await _pressed(user)
    finally:
        await env.shutdown()
        await bot.close()


async def _pressed(user: Any) -> tuple[int, int, float]:
    """Press what is bright until the score is shown."""
    before, words, waited = set[str](), 0, 0.0
    for presses in range(_MOST_PRESSES):
        panel = next(one for one in reversed(user.dm_channel.history()) if _LESSON in "".join(_lines(one)))
        lines = set(_lines(panel))
        words += sum(len(_WORD.findall(line)) for line in lines - before)
        before, bright = lines, _bright(panel)
        if bright is None:
            return presses, words, waited
        began = time.perf_counter()
        await user.click(panel, custom_id=bright)
        waited += time.perf_counter() - began
    raise ValueError("a tutorial does not end")


def _lines(message: discord.Message) -> Iterator[str]:
    """Yield the lines of text on a message, without its buttons."""
    for part in _parts(message.components):
        if isinstance(part, discord.TextDisplay):
            yield from part.content.splitlines()


def _bright(message: discord.Message) -> str | None:
    """Return the id of the blue button, else of the green one; None after the last lesson."""
    buttons = [part for part in _parts(message.components) if isinstance(part, discord.Button)]
    for style in (_BLUE, _GREEN):
        for button in buttons:
            is_lit = button.style.value == style and not button.disabled
            if is_lit and button.custom_id and not button.custom_id.startswith(_NEW_GAME):
                return button.custom_id
    return None


def _parts(components: Sequence[Any]) -> Iterator[Any]:
    for component in components:
        yield component
        yield from _parts(getattr(component, "children", ()))


def table(found: Sequence[Length]) -> str:
    rows = [("tutorial", "language", "lessons", "presses", "words", "waited", "minutes")]
    rows += [
        (
            one.course,
            one.language,
            str(one.lessons),
            str(one.presses),
            str(one.words),
            f"{one.waited:.0f} s",
            f"{one.minutes:.1f}",
        )
        for one in found
    ]
    return "\n".join("  ".join(cell.ljust(10) for cell in row).rstrip() for row in rows)
