"""`/game invite`: one notice to one player, who accepts, declines or blocks further invitations."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from engine.lantern.game import LANTERN
from playground import simcord_access
from tests.support.discord_stage import Stage, act_of, discord_stage, labels, words

NAMES = ["anna", "bob", "carol", *(f"guest{number}" for number in range(9))]


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with discord_stage(tmp_path, {"lantern": LANTERN}, NAMES) as stage:
        await stage.players["anna"].slash(stage.channel, "game new", game="lantern", seats=4)
        yield stage
        stage.checked()


async def invited(stage: Stage, whom: str, by: str = "anna") -> Any:
    player = stage.players[whom].user
    return (await stage.players[by].slash(stage.channel, "game invite", player=player)).response


async def test_nobody_is_asked_twice_and_a_no_is_told_nobody(stage: Stage) -> None:
    await invited(stage, "bob")
    before = stage.sent("anna")
    await stage.players["bob"].user.click(stage.dm("bob")[-1], label="Decline")
    assert stage.sent("anna") == before
    assert "already been invited to this table" in words(await invited(stage, "bob"))
    assert "1 of 4 seats taken" in words(stage.lobby())


async def test_invitations_can_be_blocked(stage: Stage) -> None:
    await invited(stage, "bob")
    user = stage.players["bob"].user
    await user.click(stage.dm("bob")[-1], label="Stop invitations")
    await stage.players["carol"].slash(stage.channel, "game new", game="lantern", seats=2)
    (table,) = [one for one in await stage.bot.context.services.queries.all_tables() if one.capacity == 2]
    carol, before = stage.players["carol"], stage.sent("bob")
    asked = await carol.slash(stage.channel, "game invite", player=user, table=table.id)
    assert "don’t want invitations" in words(asked.response)
    assert stage.sent("bob") == before
    await user.click(stage.dm("bob")[-1], label="Allow invitations")
    await carol.slash(stage.channel, "game invite", player=user, table=table.id)
    assert stage.sent("bob") == before + 1


async def test_only_who_sits_there_invites_and_not_without_end(stage: Stage) -> None:
    refused = await invited(stage, "carol", by="bob")
    assert "I’ll invite" not in words(refused)
    assert stage.sent("carol") == 0
    for number in range(8):
        assert "I’ll invite" in words(await invited(stage, f"guest{number}"))
    assert "8 invitations in a day" in words(await invited(stage, "guest8"))
    await stage.env.advance_time(25 * 3600)
    assert "I’ll invite" in words(await invited(stage, "guest8"))


async def test_a_notice_is_in_the_language_of_its_reader(stage: Stage) -> None:
    bob = stage.players["bob"]
    simcord_access.speak(stage.env, lambda person: "es-ES" if person == bob.id else "en-US")
    await bob.slash(stage.channel, "turns")
    await invited(stage, "bob")
    assert "invites you" not in words(stage.dm("bob")[-1])
    assert "seats taken" not in words(stage.dm("bob")[-1])


async def test_an_invitation_ends_when_it_is_accepted_elsewhere(stage: Stage) -> None:
    await invited(stage, "bob")
    await invited(stage, "carol")
    await stage.players["bob"].click(stage.lobby(), label="Join")
    await stage.env.advance_time(20)
    assert "You’re in: Lantern" in words(stage.dm("bob")[0]).replace("*", "")
    assert labels(stage.dm("bob")[0]) == []
    assert "2 of 4 seats taken" in words(stage.dm("carol")[-1])
    assert labels(stage.dm("carol")[-1]) == ["Accept", "Decline", "Stop invitations"]


async def test_an_invitation_ends_with_the_last_seat_and_opens_with_a_free_one(stage: Stage) -> None:
    for name in ("bob", "carol", "guest0", "guest1"):
        await invited(stage, name)
    for name in ("guest2", "guest3"):
        await stage.players[name].click(stage.lobby(), label="Join")
    await stage.players["bob"].user.click(stage.dm("bob")[-1], label="Accept")
    await stage.env.advance_time(20)
    letter = stage.dm("carol")[-1]
    assert "is full" in words(letter)
    assert labels(letter) == []
    assert "All seats at this table are taken" in words(await invited(stage, "guest5"))
    await stage.players["guest3"].click(stage.lobby(), label="Leave")
    await stage.env.advance_time(20)
    (letter,) = stage.dm("carol")
    assert "anna invites you" in words(letter)
    await stage.players["carol"].user.click(letter, label="Accept")
    assert "You’re in" in words(stage.dm("carol")[0])


@pytest.mark.parametrize(("deed", "said"), [("Start", "has started"), ("Cancel table", "was cancelled")])
async def test_an_invitation_ends_with_the_lobby(stage: Stage, deed: str, said: str) -> None:
    await invited(stage, "bob")
    await invited(stage, "carol")
    await stage.players["guest0"].click(stage.lobby(), label="Join")
    await stage.players["bob"].user.click(stage.dm("bob")[-1], label="Decline")
    before = words(stage.dm("bob")[-1])
    await stage.players["anna"].click(stage.lobby(), label=deed)
    await stage.env.advance_time(30)
    assert said in words(stage.dm("carol")[-1])
    assert labels(stage.dm("carol")[-1]) == []
    assert words(stage.dm("bob")[-1]) == before, "an answer stays"


async def test_a_late_press_says_why(stage: Stage) -> None:
    """Carol's message still has its buttons on her screen."""
    await invited(stage, "carol")
    letter = stage.dm("carol")[-1]
    await stage.players["guest0"].click(stage.lobby(), label="Join")
    await stage.players["anna"].click(stage.lobby(), label="Start")
    await stage.env.advance_time(30)
    await stage.at_once((stage.players["carol"].user, letter, act_of(letter, "accept")))
    assert "has started" in words(stage.dm("carol")[-1])


async def test_a_notice_of_a_new_table_ends_too(stage: Stage) -> None:
    bob = stage.players["bob"]
    found = (await bob.slash(stage.channel, "game list")).response
    await bob.click(found, custom_id=act_of(found, "pings"))
    await stage.players["carol"].slash(stage.channel, "game new", game="lantern", seats=2)
    await stage.env.advance_time(60)
    notice = stage.dm("bob")[-1]
    assert "carol opened a table" in words(notice)
    (lobby,) = [one for one in stage.recent(stage.channel, 9) if "1 of 2 seats" in words(one)]
    await stage.players["guest0"].click(lobby, label="Join")
    await stage.env.advance_time(20)
    assert "is full" in words(stage.dm("bob")[-1])
