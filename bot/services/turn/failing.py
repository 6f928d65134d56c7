"""One thought, whatever comes of it: where a player fails at it, the next weaker one is asked."""

from __future__ import annotations

import asyncio
import logging
import os
import traceback
from collections.abc import Callable
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.services.turn.thinking import Mind, Thought, answered
from engine.core.rng import Rng, seed_from
from engine.core.text import Seat
from engine.players import STRENGTHS, Answer
from engine.players.strengths import ADVISER
from engine.registry import game_named

_log = logging.getLogger(__name__)

_FEW_STEPS = 300
"""What a thought may cost where there is no mind to think."""
_MOST_KEPT = 20
_THINKERS = tuple(strength.key for strength in STRENGTHS.values() if strength.tries)
"""The weakest first."""


def _asked_for(strength: str) -> list[str]:
    """This one, then the weaker ones, of those who play."""
    weaker = reversed(_THINKERS[: _THINKERS.index(strength)])
    return [strength, *(each for each in weaker if each != ADVISER.key)]


class FailedThought(Struct, frozen=True):
    """What a player failed at, so that it can be thought again: nothing in it that its seat may not know."""

    game: str
    seat: Seat
    strength: str
    seed: str
    steps: int
    reasons: bool
    position: msgspec.Raw  # a world that the seat cannot tell from the real one: it is thought alike
    fault: str = ""


class Thoughts:
    """Asks the mind if there is one, else thinks a few steps deep beside the loop.

    `folder`: where the newest few that failed are kept; `failed`: counts them by strength."""

    def __init__(
        self, mind: Mind | None, folder: Path | None = None, failed: Callable[[str], None] = lambda _: None
    ) -> None:
        self._mind, self._folder, self._failed = mind, folder, failed

    async def answer(self, thought: Thought, table: str, number: int) -> Answer | None:
        """By the strength that is wanted or the next weaker one; None: nobody could. An operator reads one
        line, which says where to find the first that failed, but nothing of what anybody holds."""
        fault: Exception | None = None
        found: Answer | None = None
        for strength in _asked_for(thought.strength):
            try:
                found = await self._thought(replace(thought, strength=strength))
                break
            except Exception as error:
                self._failed(strength)
                fault = fault or error
        if fault is not None:
            where = await asyncio.to_thread(self._kept, thought, fault, f"{table}-{number}.json")
            by = "nobody" if found is None else strength
            _log.error(
                "%s could not think (%s) for seat %d at move %d; %s answers; %s",
                thought.strength,
                type(fault).__name__,
                thought.seat,
                number,
                by,
                where,
                extra={"game": table},
            )
        return found

    async def _thought(self, thought: Thought) -> Answer:
        if self._mind is not None:
            return await self._mind.answer(thought)
        return await asyncio.to_thread(answered, replace(thought, steps=thought.steps or _FEW_STEPS))

    def _kept(self, thought: Thought, fault: Exception, name: str) -> str:
        """Where the thought lies now, or why it could not be kept."""
        if self._folder is None:
            return "there is no folder to keep the position in"
        try:
            return f"the position is in {_write(self._folder, name, _failed_thought(thought, fault))}"
        except Exception as error:  # what cannot be kept must not stop a table
            return f"the position could not be kept ({type(error).__name__})"


def _failed_thought(thought: Thought, fault: Exception) -> bytes:
    game = game_named(thought.game)
    world = game.imagine(game.from_json(thought.state), thought.seat, Rng(seed_from(f"{thought.seed}:kept")))
    failed = FailedThought(
        thought.game,
        thought.seat,
        thought.strength,
        thought.seed,
        thought.steps,
        thought.reasons,
        msgspec.Raw(game.to_json(world)),
        "".join(traceback.format_exception(fault)),
    )
    return msgspec.json.format(msgspec.json.encode(failed), indent=1) + b"\n"


def _write(folder: Path, name: str, data: bytes) -> Path:
    """For its owner alone; of all that lie there the newest stay."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    path = folder / name
    path.unlink(missing_ok=True)
    with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(data)
    newest_first = sorted(folder.glob("*.json"), key=lambda each: each.stat().st_mtime, reverse=True)
    for old in newest_first[_MOST_KEPT:]:
        old.unlink(missing_ok=True)
    return path
