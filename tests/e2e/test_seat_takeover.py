"""A table or seat cannot be taken over by moving the table or by giving a seat to a friend."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.values.table import ServerRules, Table
from tests.support.discord_elsewhere import MODERATOR, Elsewhere, moderator_here
from tests.support.discord_stage import Stage, act_of, labels, words
from tests.support.hostile import tamed

NAMES = ["anna", "bob", "carol"]
PEOPLE = [*NAMES, "dan"]
NOT_SEATED = "You’re not playing at this table"
NOT_YOURS = "Only the host, or a moderator of the server where the table was opened, can do that"
HOST_ONLY = "Only the host can do that"


async def the_table(stage: Stage) -> Table:
    near = await stage.bot.context.services.queries.tables_near(0, stage.players["anna"].id)
    return near.own[0]


async def agree(stage: Stage, *names: str) -> None:
    """Agree by the button of each notice."""
    for name in names:
        letter = next(m for m in reversed(stage.dm(name)) if "I agree" in words(m))
        await stage.players[name].user.click(letter, label="I agree")


def told(stage: Stage, where: Any, what: str) -> int:
    return sum(what in words(message) for message in stage.recent(where, 30))


async def carried(stage: Stage, there: Elsewhere) -> Table:
    """Move the table to the second server with everybody's consent."""
    table = await the_table(stage)
    await there["anna"].slash(there.channel, "game move", table=table.id)
    await agree(stage, "bob", "carol")
    return await the_table(stage)


async def test_a_player_brings_a_table_nowhere(stage: Stage) -> None:
    """Bob moderates a server of his own, where no other player would be asked."""
    await stage.open_table("lantern", NAMES)
    before, there = await the_table(stage), Elsewhere(stage, moderators=("bob",))
    answer = await there["bob"].slash(there.channel, "game move", table=before.id)
    assert HOST_ONLY in words(answer.response)
    for deed in ("end", "pause"):
        await there["bob"].slash(there.channel, f"game {deed}", table=before.id)
    await there["bob"].slash(
        there.channel, "game replace", player=stage.players["anna"].user, table=before.id
    )
    after = await the_table(stage)
    assert (after.place, after.status) == (before.place, "running")
    assert [info.person for info in after.seats] == [info.person for info in before.seats]
    assert not any(info.offered for info in after.seats)
    assert there.channel.history() == []
    other = stage.guild.create_text_channel("attic")
    assert NOT_YOURS in words(
        (await stage.players["bob"].slash(other, "game move", table=before.id)).response
    )


async def test_a_table_goes_to_another_server_if_everybody_agrees_and_all_are_told(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    table, there, old = await the_table(stage), Elsewhere(stage, "anna"), stage.thread()
    answer = await there["anna"].slash(there.channel, "game move", table=table.id)
    assert "asked everyone" in words(answer.response)
    assert told(stage, old, "move this table to another server") == 1
    await agree(stage, "bob")
    assert (await the_table(stage)).place == table.place, "Carol has not been heard"
    await agree(stage, "carol")
    moved = await the_table(stage)
    assert (moved.place.guild, moved.place.channel, moved.origin) == (
        there.guild.id,
        there.channel.id,
        stage.guild.id,
    )
    assert told(stage, old, "continues elsewhere: https://discord.com/channels/") == 1
    assert told(stage, there.channel, "The game continues here") == 1
    for name in NAMES:
        assert told(stage, stage.players[name].user.dm_channel, "continues elsewhere: https") == 1, name
    log = await stage.players["bob"].user.slash("game log", table=table.id)
    assert "the table moved" in words(log.response)


async def test_one_no_keeps_a_table_where_it_is(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    table, there = await the_table(stage), Elsewhere(stage, "anna")
    await there["anna"].slash(there.channel, "game move", table=table.id)
    await stage.players["bob"].click(stage.newest_with(stage.thread(), "I agree"), label="No")
    assert told(stage, stage.thread(), "didn’t agree, so the table stays here") == 1
    assert (await the_table(stage)).place == table.place


async def test_moderators_of_the_new_server_have_no_say_and_those_of_the_old_one_keep_theirs(
    stage: Stage,
) -> None:
    await stage.open_table("lantern", NAMES)
    mod, there = moderator_here(stage), Elsewhere(stage, "anna", "bob", moderators=("eve",))
    table = await carried(stage, there)
    eve = there["eve"]
    for deed in ("end", "pause"):
        assert NOT_SEATED in words((await eve.slash(there.channel, f"game {deed}")).response)
    assert NOT_YOURS in words((await eve.slash(there.channel, "game move", table=table.id)).response)
    answer = await eve.slash(there.channel, "game replace", player=there["bob"])
    assert NOT_SEATED in words(answer.response)
    after = await the_table(stage)
    assert (after.status, after.seats[1].offered, after.seats[1].person) == (
        "running",
        False,
        stage.players["bob"].id,
    )
    await mod.slash(stage.channel, "game pause", table=table.id)
    assert (await the_table(stage)).status == "paused"


async def test_buttons_of_another_server_give_its_moderators_nothing(stage: Stage) -> None:
    """A moderator of the table's current server presses the question about an early end."""
    await stage.open_table("lantern", NAMES)
    there = Elsewhere(stage, "anna", moderators=("eve",))
    table = await carried(stage, there)
    post = stage.newest(there.channel)
    for forged in (f"b:endgame:{table.id}", f"b:take:{table.id}:0", f"b:hints:{table.id}:off"):
        (answer,) = await stage.at_once((there["eve"], post, forged))
        assert answer.acknowledged
    after = await the_table(stage)
    assert (after.status, after.seats) == ("running", after.seats)
    assert there["eve"].id not in [info.person for info in after.seats]


@pytest.mark.parametrize(
    "rules",
    [
        ServerRules(channels=(1,)),
        ServerRules(moderators_only=True),
        ServerRules(role=77),
        ServerRules(longest="day"),
    ],
)
async def test_the_rules_of_the_new_server_hold_when_it_is_asked_and_when_it_comes(
    stage: Stage, rules: ServerRules
) -> None:
    await stage.open_table("lantern", NAMES)
    table, there = await the_table(stage), Elsewhere(stage, "anna")
    servers = stage.bot.context.services.servers
    fields = {name: getattr(rules, name) for name in rules.__struct_fields__}
    await servers.rule(there.guild.id, **fields)
    answer = await there["anna"].slash(there.channel, "game move", table=table.id)
    assert "asked everyone" not in words(answer.response)
    assert told(stage, stage.thread(), "I agree") == 0
    nothing = ServerRules()
    await servers.rule(there.guild.id, **{name: getattr(nothing, name) for name in fields})
    await there["anna"].slash(there.channel, "game move", table=table.id)
    await servers.rule(there.guild.id, **fields)
    await agree(stage, "bob", "carol")
    assert (await the_table(stage)).place == table.place
    assert told(stage, stage.thread(), "the other server doesn’t allow it") == 1


async def test_from_a_server_that_has_thrown_the_bot_off_a_table_is_saved_by_notices(
    stage: Stage,
) -> None:
    """Nothing can be posted there, so all players are asked by direct messages."""
    await stage.open_table("lantern", NAMES)
    table, there = await the_table(stage), Elsewhere(stage, "anna")
    for place in (stage.thread(), stage.channel):
        stage.env.inject_error(
            "POST", f"/channels/{place.id}/messages", status=403, code=50001, message="Missing", times=None
        )
    await there["anna"].slash(there.channel, "game move", table=table.id)
    await agree(stage, "bob", "carol")
    assert (await the_table(stage)).place.guild == there.guild.id
    assert told(stage, there.channel, "The game continues here") == 1


async def test_a_host_gives_nobodys_seat_to_a_friend(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    thread, anna, bob = stage.thread(), stage.players["anna"], stage.players["bob"]
    answer = await anna.slash(thread, "game replace", player=bob)
    assert "I’ve asked the others" in words(answer.response)
    table = await the_table(stage)
    assert (table.seats[1].person, table.seats[1].offered) == (bob.id, False)
    (taken,) = await stage.at_once((stage.players["dan"], stage.newest(thread), f"b:take:{table.id}:1"))
    assert taken.acknowledged
    assert (await the_table(stage)).seats[1].person == bob.id
    assert any("should someone else take your seat?" in words(m) for m in stage.dm("bob"))
    await stage.players["carol"].click(stage.newest_with(thread, "I agree"), label="No")
    assert told(stage, thread, "keeps the seat") == 1
    assert (await the_table(stage)).seats[1].person == bob.id


async def test_a_vote_of_the_others_replaces_somebody_openly(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    thread, bob, dan = stage.thread(), stage.players["bob"], stage.players["dan"]
    screen = (await bob.slash(thread, "game screen")).response
    panel = stage.panels("bob")[-1]
    await stage.players["anna"].slash(thread, "game replace", player=bob)
    vote = stage.newest_with(thread, "I agree")
    (own,) = await stage.at_once((bob, vote, act_of(vote, "vote")))
    assert "You’re not playing at this table" in words(own.followups[-1])
    await stage.players["carol"].click(vote, label="I agree")
    assert told(stage, thread, "someone else plays for") == 1
    assert any("voted to give your seat to someone else" in words(m) for m in stage.dm("bob"))
    table = await the_table(stage)
    assert (table.seats[1].person, table.seats[1].offered) == (None, True)
    await sees_nothing(stage, bob, table.id, screen, panel)
    offer = stage.newest_with(thread, "Take this seat")
    back = await bob.click(offer, label="Take this seat")
    assert "You can’t take this seat back" in words(back.followups[-1])
    await dan.click(offer, label="Take this seat")
    assert told(stage, thread, "takes over bob’s seat") == 1
    log = words((await stage.players["carol"].slash(thread, "game log")).response)
    assert "the others voted that someone else plays for bob" in log
    assert "dan took over bob’s seat" in log
    (file,) = (await stage.players["carol"].slash(thread, "game export")).response.attachments
    annals = json.loads(await file.read())["annals"]
    assert [(one["what"], one["seat"], tamed(one["old"]), tamed(one.get("new", ""))) for one in annals] == [
        ("voted", 1, "bob", ""),
        ("taken", 1, "bob", "dan"),
    ]
    assert not any("person" in one for one in annals)


async def sees_nothing(stage: Stage, former: Any, table: str, screen: Any, panel: Any) -> None:
    """Check that a player without a seat is treated as a stranger, with any button."""
    for look in ("screen", "since"):
        answer = await former.slash(stage.thread(), f"game {look}", table=table)
        assert "not playing" in words(answer.response), look
        assert answer.response.attachments == []
    answer = await former.click(screen, label="Play my turn")
    assert "not playing" in words(answer.response)
    left = former.user.dm_channel.history()
    assert panel.id not in [message.id for message in left]
    assert not any("Confirm" in label for message in left for label in labels(message))


async def test_two_players_are_too_few_for_a_vote(stage: Stage) -> None:
    """Else one of them alone could take the other's hand."""
    await stage.open_table("lantern", ["anna", "bob"], computers=1)
    answer = await stage.players["anna"].slash(stage.thread(), "game replace", player=stage.players["bob"])
    assert "at least 2 other people" in words(answer.response)
    assert (await the_table(stage)).seats[1].person == stage.players["bob"].id


async def test_a_moderator_who_does_not_play_decides_and_the_table_reads_it(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    mod, bob = moderator_here(stage), stage.players["bob"]
    await mod.slash(stage.thread(), "game replace", player=bob)
    assert told(stage, stage.thread(), "A moderator decided") == 1
    assert any("A moderator decided" in words(m) for m in stage.dm("bob"))
    assert (await the_table(stage)).seats[1].person is None
    log = words((await bob.slash(stage.thread(), "game log")).response)
    assert "a moderator decided that someone else plays for bob" in log


async def test_a_moderator_who_plays_asks_like_everybody(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    everybody = stage.env.backend.get_guild(stage.guild.id).everyone_role
    everybody.permissions |= MODERATOR.value
    answer = await stage.players["carol"].slash(stage.thread(), "game replace", player=stage.players["bob"])
    assert "I’ve asked the others" in words(answer.response)
    assert (await the_table(stage)).seats[1].person == stage.players["bob"].id
