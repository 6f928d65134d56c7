"""People who see a table's channel can see and join the table; its players can use it from anywhere."""

from __future__ import annotations

from typing import Any

import discord

from tests.support.discord_stage import Stage, words

NAMES = ["anna", "bob"]
PEOPLE = [*NAMES, "carol", "mallory"]
LOOKS = ("board", "screen", "log", "since", "replay", "export")
NO_TABLE = "This table no longer exists"


async def table_of(stage: Stage) -> str:
    near = await stage.bot.context.services.queries.tables_near(0, stage.players["anna"].id)
    return near.own[0].id


def elsewhere(stage: Stage) -> tuple[Any, Any]:
    """Return a person on another server, and a channel of it."""
    guild = stage.env.create_guild("elsewhere")
    return guild.add_member(stage.env.create_user("eve")), guild.create_text_channel("lobby")


async def test_somebody_from_another_server_sees_nothing_of_a_running_table(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    table = await table_of(stage)
    eve, channel = elsewhere(stage)
    for look in LOOKS:
        answer = await eve.slash(channel, f"game {look}", table=table)
        assert NO_TABLE in words(answer.response), look
        assert answer.response.attachments == []
        answer = await eve.user.slash(f"game {look}", table=f"#{table}")
        assert NO_TABLE in words(answer.response), look
    assert NO_TABLE in words((await eve.slash(channel, "play", table=table)).response)
    assert await eve.autocomplete(channel, "play", "move", "", table=table) == []
    assert await eve.autocomplete(channel, "game board", "table", table[:2]) == []


async def test_somebody_from_another_server_takes_no_seat(stage: Stage) -> None:
    await stage.players["anna"].slash(stage.channel, "game new", game="lantern", seats=3)
    table = await table_of(stage)
    eve, channel = elsewhere(stage)
    answer = await eve.slash(channel, "game join", table=table)
    assert NO_TABLE in words(answer.response)
    assert [info.person for info in (await stage.bot.context.services.queries.table(table)).seats] == [
        stage.players["anna"].id
    ]


async def test_a_channel_that_somebody_cannot_see_hides_its_tables(stage: Stage) -> None:
    """Applies on the same server, too."""
    hidden = discord.PermissionOverwrite(view_channel=False)
    shown = discord.PermissionOverwrite(view_channel=True)
    me = stage.env.bot.user
    open_to = {
        stage.guild.roles["@everyone"]: hidden,
        **{stage.players[name]: shown for name in (*NAMES, "carol")},
        me: shown,
    }
    public, stage.channel = stage.channel, stage.guild.create_text_channel("cellar", overwrites=open_to)
    await stage.open_table("lantern", NAMES)
    table = await table_of(stage)
    for look in LOOKS:
        answer = await stage.players["mallory"].slash(public, f"game {look}", table=table)
        assert NO_TABLE in words(answer.response), look
    answer = await stage.players["carol"].slash(public, "game board", table=table)
    assert "Lantern" in words(answer.response)


async def test_players_see_their_table_from_anywhere(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    table = await table_of(stage)
    for look in LOOKS:
        answer = await stage.players["bob"].user.slash(f"game {look}", table=table)
        assert NO_TABLE not in words(answer.response), look
    here = await stage.players["carol"].slash(stage.channel, "game board", table=table)
    assert NO_TABLE not in words(here.response)


async def test_a_former_player_sees_nothing_from_their_inbox(stage: Stage) -> None:
    await stage.open_table("lantern", [*NAMES, "carol"])
    table, carol = await table_of(stage), stage.players["carol"]
    screen = (await carol.user.slash("game screen", table=table)).response
    await stage.bot.context.services.seats.resign(table, carol.id, cause="x")
    answer = await carol.user.click(screen, label="Look around")
    assert NO_TABLE in words(answer.response)


async def test_a_moderator_gets_no_more_of_a_running_game_than_their_view(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    stored = stage.env.backend.get_guild(stage.guild.id)
    stored.everyone_role.permissions |= discord.Permissions(manage_messages=True).value
    answer = await stage.players["mallory"].slash(stage.thread(), "game export")
    assert "Your view of the game so far" in words(answer.response)
    (file,) = answer.response.attachments
    assert file.filename.endswith("-view.json")
