"""Permissions at a table: every cell of the table in docs/hosting.md, by the same commands and buttons that
people use."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any, Literal, TypeAlias

import pytest

from bot.values.table import Table
from engine.lantern.game import LANTERN
from tests.support.discord_elsewhere import MODERATOR, Elsewhere, moderator_here
from tests.support.discord_stage import Stage, discord_stage, labels, words

PAGE = Path(__file__).parents[2] / "docs" / "hosting.md"
State: TypeAlias = Literal["lobby", "running", "paused", "over"]
STATES: tuple[State, ...] = ("lobby", "running", "paused", "over")
HOST, PLAYER, BOTH, MOD, AWAY, FORMER, STRANGER = (
    "host (who plays)",
    "player",
    "moderator who plays",
    "moderator",
    "moderator elsewhere",
    "former player",
    "stranger",
)
REFUSED = (
    "no longer exists",
    "not playing",
    "Only the host",
    "Only a moderator",
    "No game is running",
    "This game is paused",
    "has started or is over",
)
_Row: TypeAlias = tuple[tuple[str, ...], dict[str, str]]


def table_of_the_page() -> dict[str, _Row]:
    """Return the rows by subject: the states, and the entry of each column."""
    lines = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("|")]
    start = next(at for at, line in enumerate(lines) if line.startswith("| what | while |"))
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[start:]]
    heads, rows = cells[0][2:], dict[str, _Row]()
    for what, states, *ways in cells[2:]:
        if len(ways) != len(heads):
            break
        rows[what.partition(" (`")[0]] = (
            tuple(states.split(", ")),
            dict(zip(heads, ways, strict=True)),
        )
    return rows


ROWS = table_of_the_page()


class Scene:
    """One table in one state, and one person who tries everything."""

    def __init__(self, stage: Stage, who: str, state: State) -> None:
        self.stage, self.who, self.state = stage, who, state
        self.there: Elsewhere
        self.actor: Any
        self.here: Any  # where that person types
        self.post: Any  # a message of the bot there
        self.id = ""

    async def set_up(self) -> None:
        stage = self.stage
        role = stage.guild.create_role("keepers", permissions=MODERATOR)
        stage.players["dora"] = stage.guild.add_member(stage.env.create_user("dora"), roles=[role])
        self.there = Elsewhere(stage, "anna", "bob", "dora", moderators=("eve",))
        seated = ["anna", "bob", "dora", "fred"]
        if self.state == "lobby":
            await stage.players["anna"].slash(stage.channel, "game new", game="lantern", seats=4)
            for name in seated[1:]:
                await stage.players[name].click(stage.lobby(), label="Join")
            await stage.players["fred"].click(stage.lobby(), label="Leave")
        else:
            await stage.open_table("lantern", seated)
        anna, services = stage.players["anna"].id, stage.bot.context.services
        self.id = (await services.queries.tables_near(0, anna)).own[0].id
        if self.state != "lobby":
            await services.seats.resign(self.id, stage.players["fred"].id, cause="gone")
        if self.state == "paused":
            await services.seats.pause(self.id, 1, moderator=True, cause="rest")
        if self.state == "over":
            await services.seats.end(self.id, anna, cause="done")
        await stage.env.settle()
        people = {
            HOST: stage.players["anna"],
            PLAYER: stage.players["bob"],
            BOTH: stage.players["dora"],
            MOD: moderator_here(stage),
            AWAY: self.there["eve"],
            FORMER: stage.players["fred"],
            STRANGER: stage.players["sam"],
        }
        self.actor = people[self.who]
        self.here = self.there.channel if self.who == AWAY else stage.channel
        if self.who == AWAY:  # something with buttons lies there too
            await self.actor.slash(self.here, "game new", game="lantern", seats=2)
            while not stage.recent(self.here, 1):  # the store may still be busy with the game that is over
                await asyncio.to_thread(time.sleep, 0.05)
                await stage.env.settle()
        self.post = stage.newest(self.here) if self.who == AWAY else stage.lobby()

    async def table(self) -> Table:
        return await self.stage.bot.context.services.queries.table(self.id)

    async def says(self, command: str, **more: Any) -> Any:
        return (await self.actor.slash(self.here, command, table=self.id, **more)).response

    async def presses(self, custom_id: str) -> str:
        """Press a button with this id on any message there."""
        (done,) = await self.stage.at_once((self.actor, self.post, custom_id))
        assert done.acknowledged
        return "\n".join(words(one) for one in (done.response, *done.followups) if one is not None)

    async def vote(self) -> bool:
        """Return whether the others were asked; one of them then refuses."""
        votes = self.stage.bot.context.services.votes
        async with votes._tables.store.reading() as reader:
            asked = await reader.votes.open(self.id)
        table = await self.table()
        for vote in asked:
            other = next(seat for seat in vote.needed if seat not in vote.yes)
            await votes.cast(vote.id, table.seats[other].person or 0, False, cause=f"no-{vote.id}")
        await self.stage.env.settle()
        return bool(asked)


def refused(answer: str) -> bool:
    return any(part in answer for part in REFUSED)


async def looks(scene: Scene, command: str) -> str:
    answer = await scene.says(command)
    return "no" if refused(words(answer)) else "yes"


async def see_table(scene: Scene) -> str:
    return await all_alike(scene, "board", "log", "replay")


async def see_screen(scene: Scene) -> str:
    return {"yes": "own", "no": "no"}[await all_alike(scene, "screen", "since")]


async def all_alike(scene: Scene, *commands: str) -> str:
    ways = {await looks(scene, f"game {one}") for one in commands}
    if scene.state == "lobby":
        return "no"  # there is nothing to see yet
    assert len(ways) == 1
    return ways.pop()


async def play(scene: Scene) -> str:
    before = (await scene.table()).turn
    lines = await scene.actor.autocomplete(scene.here, "play", "move", "hide ", table=scene.id)
    line = lines[0]["value"] if lines else "hide amber"
    await scene.says("play", move=f"{line} end", now=True)
    return "no" if (await scene.table()).turn == before else "yes"


async def undo(scene: Scene) -> str:
    return await looks(scene, "game undo")


async def export(scene: Scene) -> str:
    answer = await scene.says("game export")
    if refused(words(answer)):
        return "no"
    (file,) = answer.attachments
    return "view" if file.filename.endswith("-view.json") else "whole"


async def export_view(scene: Scene) -> str:
    return "no" if await export(scene) == "whole" else await export(scene)


async def export_whole(scene: Scene) -> str:
    return "no" if await export(scene) == "view" else await export(scene)


async def pause(scene: Scene) -> str:
    if (await scene.table()).status != "running":
        return "no"  # the same command lets it go on
    await scene.says("game pause")
    if (await scene.table()).status == "paused":
        await scene.stage.bot.context.services.seats.resume(scene.id, 1, moderator=True, cause="on again")
        return "yes"
    return "vote" if await scene.vote() else "no"


async def go_on(scene: Scene) -> str:
    if (await scene.table()).status != "paused":
        return "no"
    await scene.says("game pause")
    if (await scene.table()).status == "running":
        await scene.stage.bot.context.services.seats.pause(scene.id, 1, moderator=True, cause="rest again")
        return "yes"
    return "no"


async def end(scene: Scene) -> str:
    answer = await scene.says("game end")
    if "Yes, end it" in labels(answer):
        return "yes"
    told = await scene.presses(f"b:endgame:{scene.id}")  # the question that was not asked, answered
    assert refused(told) or "host" in told
    return "vote" if await scene.vote() else "no"


async def resign(scene: Scene) -> str:
    return "yes" if "Yes, resign" in labels(await scene.says("game resign")) else "no"


async def offer(scene: Scene) -> str:
    before = [info.offered for info in (await scene.table()).seats]
    await scene.says("game replace")
    if [info.offered for info in (await scene.table()).seats] == before:
        return "no"
    await scene.says("game replace")
    return "yes"


async def replace(scene: Scene) -> str:
    name = "bob" if scene.who != PLAYER else "anna"
    await scene.says("game replace", player=scene.stage.players[name].user)
    if (await scene.table()).seat_of(scene.stage.players[name].id) is None:
        return "yes"
    return "vote" if await scene.vote() else "no"


def players_seat(scene: Scene) -> int:
    """Bob's, or, if Bob himself wants one, Dora's."""
    return 2 if scene.who == PLAYER else 1


async def take(scene: Scene) -> str:
    seats = scene.stage.bot.context.services.seats
    if (await scene.table()).status in ("running", "paused"):
        info = (await scene.table()).seats[players_seat(scene)]
        if info.person is not None:
            await seats.offer(scene.id, info.person, info.seat, cause="on offer")
    before = (await scene.table()).seat_of(scene.actor.id)
    for seat in range(4):
        await scene.presses(f"b:take:{scene.id}:{seat}")
    return "yes" if (await scene.table()).seat_of(scene.actor.id) != before else "no"


async def move(scene: Scene) -> str:
    before = (await scene.table()).place
    attic = scene.stage.guild.create_text_channel("attic")
    if scene.who == AWAY:
        return "no" if refused(words(await scene.says("game move"))) else "yes"
    await scene.actor.slash(attic, "game move", table=scene.id)
    return "no" if (await scene.table()).place == before else "yes"


async def emigrate(scene: Scene) -> str:
    before = (await scene.table()).place
    name = next((one for one, it in scene.stage.players.items() if it.id == scene.actor.id), "")
    if name in ("anna", "bob", "dora"):
        actor = scene.there[name]
    elif scene.who == AWAY:
        actor = scene.actor
    else:
        actor = scene.there.guild.add_member(scene.actor.user)
    await actor.slash(scene.there.channel, "game move", table=scene.id)
    if (await scene.table()).place != before:
        return "yes"
    return "vote" if await scene.vote() else "no"


async def hints(scene: Scene) -> str:
    allowed = scene.stage.bot.context.services.hints.are_allowed
    before = await allowed(scene.id)
    await scene.presses(f"b:hints:{scene.id}:off")
    return "no" if await allowed(scene.id) == before else "yes"


async def rematch(scene: Scene) -> str:
    told = await scene.presses(f"b:rematchask:{scene.id}")
    return "no" if refused(told) or "once this game is over" in told else "yes"


async def computers(scene: Scene) -> str:
    before = len((await scene.table()).seats)
    await scene.presses(f"b:computer:{scene.id}")
    if len((await scene.table()).seats) == before:
        return "no"
    await scene.presses(f"b:nocomputer:{scene.id}")
    return "yes"


async def start(scene: Scene) -> str:
    before = (await scene.table()).status
    if before != "lobby":
        return "no" if refused(words(await scene.says("game start"))) else "yes"
    lobby, anna = scene.stage.bot.context.services.lobby, scene.stage.players["anna"].id
    place = (await scene.table()).place
    other = await lobby.open(anna, place, "lantern", seats=2, cause="another")  # this one is still needed
    await lobby.join(other.id, scene.stage.players["bob"].id, cause="sits down")
    await scene.actor.slash(scene.here, "game start", table=other.id)
    return (
        "no" if (await scene.stage.bot.context.services.queries.table(other.id)).status == "lobby" else "yes"
    )


async def cancel(scene: Scene) -> str:
    await scene.presses(f"b:cancel:{scene.id}")
    return "yes" if (await scene.table()).closed_why == "cancelled" else "no"


DEEDS: Mapping[str, Callable[[Scene], Awaitable[str]]] = {
    "see the table": see_table,
    "see a hidden screen": see_screen,
    "play": play,
    "take back": undo,
    "take the game home": export_view,
    "take the whole game home": export_whole,
    "pause": pause,
    "let it go on": go_on,
    "end it early": end,
    "resign": resign,
    "offer one's own seat": offer,
    "allow or forbid hints": hints,
    "rematch": rematch,
    "start it": start,
    "add or remove computers": computers,
    "move it to another server": emigrate,
    "give away the seat of somebody who has not agreed": replace,
    "take a seat that is open to anyone": take,
    "move it on its server": move,
    "call it off": cancel,
}
"""In this order: what changes the table for good comes last."""


def test_every_row_of_the_page_is_tried() -> None:
    assert set(ROWS) == set(DEEDS)
    assert all(list(ways) == [HOST, PLAYER, BOTH, MOD, AWAY, FORMER, STRANGER] for _, ways in ROWS.values())


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("who", next(iter(ROWS.values()))[1])
async def test_the_page_says_what_is_so(tmp_path: Path, who: str, state: State) -> None:
    people = ["anna", "bob", "fred", "sam"]
    async with discord_stage(tmp_path, {"lantern": LANTERN}, people) as stage:
        scene = Scene(stage, who, state)
        await scene.set_up()
        seen = {what: await deed(scene) for what, deed in DEEDS.items()}
        stage.checked()
    assert seen == {what: ROWS[what][1][who] if state in ROWS[what][0] else "no" for what in DEEDS}
