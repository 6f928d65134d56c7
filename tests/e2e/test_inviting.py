"""`/game invite`: one letter to one person, who may accept, decline, or want no more of them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from engine.lantern.game import LANTERN
from playground import seam
from tests.support.discord_stage import Stage, discord_stage, labels, words

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


async def test_an_invitation_is_a_letter_with_two_answers(stage: Stage) -> None:
    assert "I ask" in words(await invited(stage, "bob"))
    letter = stage.dm("bob")[-1]
    assert "anna invites you to Lantern" in words(letter)
    assert labels(letter) == ["Accept", "Decline", "No more invitations"]
    await stage.players["bob"].user.click(letter, label="Accept")
    assert "2 of 4 seats taken" in words(stage.lobby())
    assert "already" in words(await invited(stage, "bob"))
    assert stage.sent("carol") == 0


async def test_a_stranger_is_asked_in_the_language_of_the_table(stage: Stage) -> None:
    carol, stranger = stage.players["carol"], stage.players["guest1"].user
    await carol.slash(stage.channel, "game new", game="lantern", seats=2, language="de")
    (table,) = [one for one in await stage.bot.context.services.reading.all_tables() if one.capacity == 2]
    await carol.slash(stage.channel, "game invite", player=stranger, table=table.id)
    assert "carol lädt dich" in words(stage.dm("guest1")[-1])


async def test_nobody_is_asked_twice_and_a_no_is_told_nobody(stage: Stage) -> None:
    await invited(stage, "bob")
    before = stage.sent("anna")
    await stage.players["bob"].user.click(stage.dm("bob")[-1], label="Decline")
    assert stage.sent("anna") == before
    assert "been invited to this table already" in words(await invited(stage, "bob"))
    assert "1 of 4 seats taken" in words(stage.lobby())


async def test_who_wants_none_gets_none(stage: Stage) -> None:
    await invited(stage, "bob")
    user = stage.players["bob"].user
    await user.click(stage.dm("bob")[-1], label="No more invitations")
    await stage.players["carol"].slash(stage.channel, "game new", game="lantern", seats=2)
    (table,) = [one for one in await stage.bot.context.services.reading.all_tables() if one.capacity == 2]
    carol, before = stage.players["carol"], stage.sent("bob")
    asked = await carol.slash(stage.channel, "game invite", player=user, table=table.id)
    assert "do not want to be invited" in words(asked.response)
    assert stage.sent("bob") == before
    await user.click(stage.dm("bob")[-1], label="Allow invitations again")
    await carol.slash(stage.channel, "game invite", player=user, table=table.id)
    assert stage.sent("bob") == before + 1


async def test_only_who_sits_there_invites_and_not_without_end(stage: Stage) -> None:
    refused = await invited(stage, "carol", by="bob")
    assert "I ask" not in words(refused)
    assert stage.sent("carol") == 0
    for number in range(8):
        assert "I ask" in words(await invited(stage, f"guest{number}"))
    assert "8 invitations in a day" in words(await invited(stage, "guest8"))
    await stage.env.advance_time(25 * 3600)
    assert "I ask" in words(await invited(stage, "guest8"))


@pytest.mark.parametrize("language", ["de", "nl", "fr", "es-ES"])
async def test_a_letter_is_in_the_language_of_who_reads_it(stage: Stage, language: str) -> None:
    bob = stage.players["bob"]
    seam.speak(stage.env, lambda person: language if person == bob.id else "en-US")
    await bob.slash(stage.channel, "turns")
    await invited(stage, "bob")
    assert "invites you" not in words(stage.dm("bob")[-1])
    assert "seats taken" not in words(stage.dm("bob")[-1])
