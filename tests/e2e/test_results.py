"""The end of a game: each player reads the result in their own language."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import discord
import pytest

from engine.core.game import Standing
from engine.core.text import Seat, Text, Who, text
from engine.lantern.game import Lantern
from engine.lantern.state import State
from tests.support.discord_play import play_to_the_end
from tests.support.discord_stage import Fingers, Stage, act_of, controls, discord_stage, labels, words
from tests.support.lantern_painter import LanternPainter

NAMES = ["anna", "bob"]
PEOPLE = [*NAMES, "carol"]
PAINTERS = {"lantern": LanternPainter()}


async def speak(stage: Stage, **languages: str) -> None:
    for name, language in languages.items():
        await stage.bot.context.services.people.change_settings(stage.players[name].id, language=language)


def results(stage: Stage, name: str) -> list[discord.Message]:
    """Letters that lead to the review of a game."""
    return [message for message in stage.dm(name) if any("b:review" in str(one) for one in controls(message))]


async def test_whom_no_notice_reaches_the_thread_tells(stage: Stage) -> None:
    stage.close_dms("bob")
    path = f"/channels/{stage.channel.id}/threads"
    stage.env.inject_error("POST", path, status=403, code=50013, times=None)
    await stage.open_table("lantern", NAMES)
    await play_to_the_end(stage, NAMES, Fingers(1))
    end = stage.newest(stage.thread())
    assert not end.flags.silent
    assert stage.players["bob"].mention in words(end)


class Level(Lantern):
    """Everybody has as many points in the end."""

    ahead: Text | None = None

    def standings(self, state: State) -> Sequence[Standing]:
        ranks = (1, 2) if self.ahead else (1, 1)
        return [Standing(seat, 7, rank) for seat, rank in enumerate(ranks)]

    def why_ahead(self, state: State, above: Seat, below: Seat) -> Text | None:
        return self.ahead


class Broken(Level):
    ahead = text("lantern-ahead", above=Who(0), below=Who(1), more=3, less=2)


@pytest.mark.parametrize(
    ("game", "told"),
    [
        (Level(), ("¡victoria compartida!", "estás a la par con bob")),
        (Broken(), ("Fichas restantes: tú, 3; bob, 2.",)),
    ],
)
async def test_a_tie_says_why(game: Lantern, told: tuple[str, ...], tmp_path: Path) -> None:
    async with discord_stage(tmp_path, {"lantern": game}, NAMES, painters=PAINTERS) as stage:
        await stage.open_table("lantern", NAMES)
        await speak(stage, anna="es")
        await play_to_the_end(stage, NAMES, Fingers(1))
        (page,) = results(stage, "anna")
        assert all(part in words(page) for part in told)
        assert ("Tie-break" if isinstance(game, Broken) else "**Tie:**") in words(
            stage.newest(stage.thread())
        ), "and so does the thread"
        stage.checked()


async def test_a_restart_in_the_midst_of_it_doubles_nothing(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    await play_to_the_end(stage, NAMES, Fingers(1), restart_every=3)
    await stage.restart()
    await stage.env.advance_time(900)
    assert len(results(stage, "anna")) == len(results(stage, "bob")) == 1


async def test_the_channel_is_told_once_where_the_server_wants_it(stage: Stage) -> None:
    role = stage.guild.create_role("mods", permissions=discord.Permissions(manage_guild=True))
    mod = stage.guild.add_member(stage.env.create_user("mod"), roles=[role])
    page = (await mod.slash(stage.channel, "settings server")).response
    assert "Results in the channel: no" in labels(page)
    await mod.click(page, custom_id=act_of(page, "servernews"))
    await stage.open_table("lantern", NAMES)
    await play_to_the_end(stage, NAMES, Fingers(1))
    told = [m for m in stage.recent(stage.channel, 9) if "is over · [open]" in words(m)]
    assert len(told) == 1
    assert told[0].flags.silent
    assert str(stage.thread().id) in words(told[0])
