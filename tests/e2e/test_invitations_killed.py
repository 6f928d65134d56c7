"""The bot dies at each step of an invitation: each person gets one message, with the current state.
`KILLS=all` tries every request of each step."""

from __future__ import annotations

import os
import re
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from engine.lantern.game import LANTERN
from tests.support.discord_stage import Stage, discord_stage, labels, words
from tests.support.killing import Act, outcome_of

ALL = os.environ.get("KILLS") == "all"
LINK = re.compile(r"\(https://[^)]*\)")
"""The address of a place; its id depends on what was posted at the same moment."""
NAMES = ["anna", "bob", "carol", "dan"]
MINUTE = 60.0


async def inviting(stage: Stage) -> Act:
    anna = stage.players["anna"]
    await anna.slash(stage.channel, "game new", game="lantern", seats=2)
    return partial(anna.slash, stage.channel, "game invite", player=stage.players["bob"].user)


async def accepting(stage: Stage) -> Act:
    await (await inviting(stage))()
    anna = stage.players["anna"]
    await anna.slash(stage.channel, "game invite", player=stage.players["carol"].user)
    await stage.env.advance_time(MINUTE)
    return partial(stage.players["bob"].user.click, stage.dm("bob")[-1], label="Accept")


async def joining(stage: Stage) -> Act:
    """An invited player joins at the table, not by the message."""
    await accepting(stage)
    return partial(stage.players["bob"].click, stage.lobby(), label="Join")


async def declining(stage: Stage) -> Act:
    await accepting(stage)
    return partial(stage.players["bob"].user.click, stage.dm("bob")[-1], label="Decline")


async def filling(stage: Stage) -> Act:
    await accepting(stage)
    return partial(stage.players["dan"].click, stage.lobby(), label="Join")


async def cancelling(stage: Stage) -> Act:
    await accepting(stage)
    return partial(stage.players["anna"].click, stage.lobby(), label="Cancel table")


async def starting(stage: Stage) -> Act:
    await (await filling(stage))()
    await stage.env.advance_time(MINUTE)
    return partial(stage.players["anna"].click, stage.lobby(), label="Start")


STEPS: dict[str, tuple[Callable[[Stage], Awaitable[Act]], dict[str, str]]] = {
    "invited": (inviting, {"bob": "invites you"}),
    "accepted": (accepting, {"bob": "You’re in", "carol": "is full"}),
    "joined": (joining, {"bob": "You’re in", "carol": "is full"}),
    "declined": (declining, {"bob": "Declined", "carol": "invites you"}),
    "filled": (filling, {"bob": "is full", "carol": "is full"}),
    "cancelled": (cancelling, {"bob": "was cancelled", "carol": "was cancelled"}),
    "started": (starting, {"bob": "has started", "carol": "has started"}),
}
"""What is done, and what the message of each person says then."""


def letters(stage: Stage, name: str) -> list[tuple[str, list[str]]]:
    """Return a person's notices about the table, with their buttons."""
    about = ("Lantern", "Declined")
    told = ((LINK.sub("(link)", words(one)), labels(one)) for one in stage.dm(name))
    return [(said, buttons) for said, buttons in told if any(part in said for part in about)]


async def outcome(stage: Stage) -> dict[str, Any]:
    await stage.env.advance_time(20 * MINUTE)
    tables = await stage.bot.context.services.queries.all_tables(ended=True)
    return {
        "tables": [(one.status, len(one.seats)) for one in tables],
        "letters": {name: letters(stage, name) for name in ("bob", "carol")},
    }


async def gone_on(folder: Path, step: str, moment: int = 0) -> tuple[dict[str, Any], list[str]]:
    """Return the outcome of a step when the bot dies at this request, and the requests."""
    async with discord_stage(folder, {"lantern": LANTERN}, NAMES) as stage:
        found = await outcome_of(stage, STEPS[step][0], outcome, outcome, moment)
        stage.checked()
    return found


@pytest.mark.may_err
@pytest.mark.parametrize("step", STEPS)
async def test_a_crash_at_any_request_ends_with_the_same_message(step: str, tmp_path: Path) -> None:
    (first := tmp_path / "0").mkdir()
    wanted, made = await gone_on(first, step)
    for name, said in STEPS[step][1].items():
        assert [said in letter for letter, _ in wanted["letters"][name]] == [True], name
    most = 2 * len(made)
    for moment in range(1, most + 1) if ALL else sorted({most // 2, most}):
        (folder := tmp_path / str(moment)).mkdir()
        got, _ = await gone_on(folder, step, moment)
        assert got == wanted, f"{moment} of {most}"
