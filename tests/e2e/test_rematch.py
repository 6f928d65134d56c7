"""A rematch asks the same people, brings the same computers and options, and lets another begin."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.services.tables.table_creation import rematch_of, seated
from bot.values.table import Place, SeatInfo, Table
from engine.core.setup import Setup, checked
from engine.core.text import UserText
from engine.registry import GAMES
from tests.support.conformance import some_seats
from tests.support.discord_play import play_to_the_end
from tests.support.discord_stage import Fingers, Stage, act_of, labels, words

NAMES = ["anna", "bob"]
PEOPLE = [*NAMES, "carol"]


async def ended(stage: Stage, names: list[str], **options: Any) -> discord.Message:
    """A game that its host has ended; the post that says so."""
    await stage.open_table("lantern", names, **options)
    asked = await stage.players[names[0]].slash(stage.thread(), "game end")
    await stage.players[names[0]].click(asked.response, custom_id=act_of(asked.response, "endgame"))
    return stage.newest_with(stage.thread(), "Rematch")


async def rematch(stage: Stage, name: str, end: discord.Message) -> str:
    """Ask for a rematch with its confirmation, and return the bot's final answer."""
    question = (await stage.players[name].click(end, label="Rematch")).response
    assert "🔁" in words(question)
    done = await stage.players[name].click(question, custom_id=act_of(question, "rematchask"))
    return words(done.followups[0] if done.followups else question)


def asked(stage: Stage, name: str) -> list[discord.Message]:
    return [message for message in stage.dm(name) if "🔁" in words(message)]


def now_says(stage: Stage, name: str, letter: discord.Message) -> str:
    return next(words(message) for message in stage.dm(name) if message.id == letter.id)


async def newest_table(stage: Stage, name: str) -> Table:
    near = await stage.bot.context.services.queries.tables_near(0, stage.players[name].id)
    return max(near.own, key=lambda table: table.created)


async def test_all_agree_and_another_begins(stage: Stage) -> None:
    end = await ended(stage, PEOPLE, options="long=on")
    await stage.bot.context.services.people.change_settings(stage.players["bob"].id, language="fr")
    await rematch(stage, "anna", end)
    (bob,), (carol,) = asked(stage, "bob"), asked(stage, "carol")
    assert "propose une revanche" in words(bob)
    assert labels(bob) == ["J’en suis", "Non merci", "Plus d’invitations"]
    assert "Seats are kept for" in words(stage.lobby())
    await stage.players["bob"].user.click(bob, custom_id=act_of(bob, "rematchyes"))
    assert (await newest_table(stage, "bob")).status == "lobby"
    await stage.restart()
    await stage.players["carol"].user.click(carol, custom_id=act_of(carol, "rematchyes"))
    table = await newest_table(stage, "anna")
    assert table.status == "running"
    assert table.options["long"] == "on"
    order = [stage.players[name].id for name in ("bob", "carol", "anna")]
    assert [info.person for info in table.seats] == order, "a player who sat left of who began begins"
    await stage.env.advance_time(60)
    assert "a commencé" in now_says(stage, "bob", bob)
    assert act_of(stage.newest(stage.thread()), "play")


async def test_the_same_computers_come_and_one_person_need_not_wait(stage: Stage) -> None:
    await stage.players["anna"].slash(stage.channel, "game new", game="lantern", seats=3)
    for _ in range(2):
        await stage.players["anna"].click(stage.lobby(), label="Add computer")
    lobby = stage.lobby()
    await stage.players["anna"].select(lobby, ["2.hard"], custom_id=act_of(lobby, "strength"))
    await stage.players["anna"].click(stage.lobby(), label="Start")
    page = (await stage.players["anna"].slash(stage.thread(), "game end")).response
    await stage.players["anna"].click(page, custom_id=act_of(page, "endgame"))
    end = stage.newest_with(stage.thread(), "Rematch")
    told = await rematch(stage, "anna", end)
    assert "has started" in told
    table = await newest_table(stage, "anna")
    assert table.status == "running"
    assert [info.computer for info in table.seats] == ["normal", "hard", ""]


async def test_kept_seats_are_for_those_who_were_asked(stage: Stage) -> None:
    end = await ended(stage, NAMES)
    await rematch(stage, "anna", end)
    await stage.players["carol"].click(stage.lobby(), label="Join")
    assert len((await newest_table(stage, "anna")).seats) == 1
    letter = asked(stage, "bob")[0]
    await stage.at_once((stage.players["carol"], stage.lobby(), act_of(letter, "rematchyes")))
    assert len((await newest_table(stage, "anna")).seats) == 1
    await stage.players["bob"].click(stage.lobby(), label="Join")
    assert (await newest_table(stage, "anna")).status == "running", "joining is agreeing"


async def test_two_presses_agree_on_the_same_rematch(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    await play_to_the_end(stage, NAMES, Fingers(1))
    end = stage.newest(stage.thread())
    await rematch(stage, "bob", end)
    await rematch(stage, "anna", end)
    assert (await newest_table(stage, "anna")).status == "running"
    assert len(asked(stage, "anna")) <= 1


@pytest.mark.parametrize("key", sorted(GAMES))
def test_the_start_player_rotates_in_every_game(key: str) -> None:
    """Also where the start player was random or agreed."""
    game = GAMES[key]
    people = (1, 2, 3)[: some_seats(game, 3)]
    seats = tuple(SeatInfo(at, UserText(), person) for at, person in enumerate(people))
    old = Table("0" * 8, "over", key, 1, Place(1), len(people), {}, "any", "en", True, seats, 0.0)
    seeds = [f"{number:064x}" for number in (7, 8, 9)]
    for named in ({}, {"start": "1"}) if key == "keythedral" else ({},):
        setup = checked(game.spec, Setup(len(people), seeds[0], dict(named)))
        before = game.publicly_awaited(game.new_game(setup))
        rematch = rematch_of(old, game, setup)
        lobby = Table(
            "1" * 8,
            "lobby",
            key,
            1,
            Place(1),
            len(people),
            setup.options,
            "any",
            "en",
            True,
            seats[::-1],
            0.0,
        )
        for seed in seeds:
            order, options = seated(rematch, lobby, game, seed)
            state = game.new_game(checked(game.spec, Setup(len(people), seed, options)))
            first = order[game.publicly_awaited(state)[0]].person
            assert first == people[(before[0] + 1) % len(people)]
            ring = [info.person for info in order]
            at = ring.index(1)
            assert (*ring[at:], *ring[:at]) == people, "neighbours stay neighbours"


async def called_off(stage: Stage) -> None:
    """Call off the rematch that Anna has asked for, if there is one."""
    near = await stage.bot.context.services.queries.tables_near(0, stage.players["anna"].id)
    if any(table.status == "lobby" for table in near.own):
        lobby = stage.lobby()
        await stage.players["anna"].click(lobby, custom_id=act_of(lobby, "cancel"))


def posts(stage: Stage) -> int:
    path = f"/channels/{stage.channel.id}/messages"
    return sum(one.method == "POST" and one.path == path for one in stage.env.http_requests)


async def test_asking_and_calling_off_in_turn_comes_to_an_end(stage: Stage) -> None:
    end, why = await ended(stage, NAMES), "You’ve asked for a rematch of this game 2 times"
    letters, before = stage.sent("bob"), posts(stage)
    answers = list[str]()
    for _ in range(5):
        answers.append(await rematch(stage, "anna", end))
        await called_off(stage)
    assert (stage.sent("bob") - letters, posts(stage) - before) == (2, 2)
    assert all(why in answer for answer in answers[2:])
    assert not any(why in answer for answer in answers[:2])
    await rematch(stage, "bob", end)
    assert (await newest_table(stage, "bob")).status == "lobby", "the others may still ask"


async def test_rematch_requests_per_day_are_limited(stage: Stage) -> None:
    ends = [await ended(stage, NAMES) for _ in range(5)]
    letters = stage.sent("bob")
    told = list[str]()
    for end in ends:
        for _ in range(2):
            told.append(await rematch(stage, "anna", end))
            await called_off(stage)
    assert stage.sent("bob") - letters == 8
    assert "You’ve asked for 8 rematches in one day that weren’t played" in told[-1]
    await stage.env.advance_time(24 * 3600 + 60)
    await rematch(stage, "anna", ends[-1])
    assert stage.sent("bob") - letters == 9


async def test_those_that_are_played_do_not_count(stage: Stage) -> None:
    end = await ended(stage, NAMES)
    for _ in range(9):
        await rematch(stage, "anna", end)
        await rematch(stage, "bob", end)
        assert (await newest_table(stage, "anna")).status == "running"
        asking = await stage.players["anna"].slash(stage.thread(), "game end")
        await stage.players["anna"].click(asking.response, custom_id=act_of(asking.response, "endgame"))
        end = stage.newest_with(stage.thread(), "Rematch")


async def test_a_player_who_declined_is_not_asked_again(stage: Stage) -> None:
    end = await ended(stage, PEOPLE)
    await rematch(stage, "anna", end)
    (letter,) = asked(stage, "bob")
    await stage.players["bob"].user.click(letter, custom_id=act_of(letter, "rematchno"))
    await called_off(stage)
    letters = {name: stage.sent(name) for name in ("bob", "carol")}
    await rematch(stage, "anna", end)
    assert stage.sent("bob") == letters["bob"]
    assert stage.sent("carol") == letters["carol"] + 1
    assert "Not this time" in words(stage.lobby())
    await rematch(stage, "bob", end)
    assert (await newest_table(stage, "bob")).seat_of(stage.players["bob"].id) is not None, "unless they ask"


async def test_blocked_invitations_are_not_sent_and_the_asker_reads_why(stage: Stage) -> None:
    first = await ended(stage, PEOPLE)
    await rematch(stage, "anna", first)
    (letter,) = asked(stage, "bob")
    refused = await stage.players["bob"].user.click(letter, label="Stop invitations")
    (closed,) = refused.followups
    assert "You won’t get invitations" in words(closed)
    assert "You’ve declined the rematch" in now_says(stage, "bob", letter)
    assert f"{stage.players['bob'].mention} declined the rematch" in "\n".join(
        map(words, asked(stage, "anna"))
    )
    second = await ended(stage, PEOPLE)
    letters = stage.sent("bob")
    told = await rematch(stage, "anna", second)
    assert f"I didn’t ask {stage.players['bob'].mention}: they don’t want invitations" in told
    assert stage.sent("bob") == letters
    assert not any("don’t want invitations" in words(one) for one in asked(stage, "carol")), "only who asks"
    await stage.players["bob"].click(stage.lobby(), label="Join")
    await stage.players["bob"].user.click(closed, label="Allow invitations")
    third = await ended(stage, PEOPLE)
    letters = stage.sent("bob")
    await rematch(stage, "carol", third)
    assert stage.sent("bob") == letters + 1
