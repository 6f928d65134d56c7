"""A player who follows only the texts of a tutorial reaches its end."""

from __future__ import annotations

import asyncio
from pathlib import Path

import discord
import pytest

from bot.locales import speaker
from engine.core.lessons import LEARNER, played
from engine.core.remarks import points_by_source
from engine.core.text import UserText, text
from engine.registry import GAMES
from playground import simcord_access
from render.registry import ICONS
from tests.support.beginner import lesson_on, newest, press_anything, press_what_is_told, told_to_press
from tests.support.discord_stage import Stage, alts, controls, discord_stage, labels, words

COURSES = [(game.key, course) for game in GAMES.values() for course in game.courses]
REMARKS = ("💡", "🎯", "👀")
MOST_PRESSES = 60
SPOKEN = "keyflower"  # one course in other languages, too
PLAYED = [(course.key, "en-US") for _, course in COURSES]
PLAYED += [(SPOKEN, language) for language in ("fr",)]


async def begin(stage: Stage, key: str, language: str = "en") -> None:
    page = (await stage.players["anna"].user.slash("learn", game=key)).response
    await stage.players["anna"].user.click(page, label=speaker(language)(text("learn-course")))


@pytest.mark.parametrize(("key", "language"), PLAYED)
async def test_a_player_who_follows_the_texts_alone_is_taught_to_a_scored_end(
    key: str, language: str, tmp_path: Path
) -> None:
    game, course = next((game, course) for game, course in COURSES if course.key == key)
    async with discord_stage(tmp_path, GAMES, ["anna"], slow=True) as stage:
        simcord_access.speak(stage.env, lambda _: language)
        await begin(stage, key, language[:2])
        seen = list[str]()
        for _ in range(MOST_PRESSES):
            panel = newest(stage, "anna")
            heading = lesson_on(panel)
            if heading not in seen:
                seen.append(heading)
            if not (told := told_to_press(panel)):
                break
            live = [part for part in controls(panel) if not part.get("disabled")]
            assert len(live) <= 3, f"only {told}, Undo and the signs"
            if told.startswith("✔"):
                assert f"**{told}**" in words(panel), "where only Confirm is left, the task is to press it"
            await press_what_is_told(stage, "anna")
        say, of = speaker(language[:2]), len(course.lessons)
        lessons = [say(text("learn-lesson", number=n, of=of)) for n in range(1, of + 1)]
        over = say(text(f"{course.words}-over", rival=UserText("Clara"))).splitlines()[0]
        assert seen == [*lessons, over], "in order, and none left out"
        state = played(GAMES[game], course.setup, course.script)
        points = sum(points for _, points in points_by_source(GAMES[game], state, LEARNER))
        assert say(text("learn-scored", points=points, sources="")).strip() in words(panel)
        stage.checked()


async def test_a_lesson_names_the_key_and_only_what_its_tile_brings_now(tmp_path: Path) -> None:
    async with discord_stage(tmp_path, GAMES, ["anna"], slow=True) as stage:
        shelf = stage.bot.context.localisers.icons
        assert shelf is not None
        shelf.put(every_emoji())
        await begin(stage, "keyflower")
        said = ""
        for _ in range(MOST_PRESSES):
            if not await press_what_is_told(stage, "anna"):
                break
            said += words(newest(stage, "anna"))
        assert "(Woodcutter – 2 wood)" in said
        assert "Upgraded (" not in said
        assert "outbid at Woodcutter" in said, "no red key is bright, but the one of the outbid worker"


async def test_after_the_last_lesson_one_button_starts_a_first_game(tmp_path: Path) -> None:
    """The game has an easy computer, and no options for advanced players."""
    async with discord_stage(tmp_path, GAMES, ["anna"], slow=True) as stage:
        await begin(stage, "keythedral")
        for _ in range(MOST_PRESSES):
            if not await press_what_is_told(stage, "anna"):
                break
        anna, panel = stage.players["anna"], newest(stage, "anna")
        await anna.user.click(panel, label="▶ Play a first game")
        own = (await stage.bot.context.services.queries.tables_near(0, anna.id)).own
        (table,) = (one for one in own if not one.lesson)
        assert table.first_game
        assert table.options["laws"] == "off"
        assert [info.computer for info in table.seats] == ["", "easy"]
        listed = await stage.bot.context.services.queries.listed_of(anna.id, "running")
        assert [one.id for one in listed.tables] == [table.id], "a finished lesson is left out"
        stage.checked()


def has_remark(message: discord.Message) -> bool:
    return any(line.removeprefix("-# ").startswith(REMARKS) for line in words(message).splitlines())


async def test_the_game_of_a_tutorial_may_go_on_and_the_goodbye_is_said_once(tmp_path: Path) -> None:
    async with discord_stage(tmp_path, GAMES, ["anna"], slow=True) as stage:
        await begin(stage, "keythedral")
        for _ in range(MOST_PRESSES):
            if not await press_what_is_told(stage, "anna"):
                break
        goodbye = newest(stage, "anna")
        assert not has_remark(goodbye)
        await stage.players["anna"].user.click(goodbye, label="Continue this game")
        assert not lesson_on(newest(stage, "anna"))
        for _ in range(MOST_PRESSES):
            panel = newest(stage, "anna")
            assert not lesson_on(panel)
            if has_remark(panel):
                break
            await press_anything(stage, "anna", panel)
        await stage.restart()
        again = (await stage.players["anna"].user.slash("play")).response
        listed = await stage.bot.context.services.queries.listed_of(stage.players["anna"].id, "running")
        assert [table.lesson for table in listed.tables] == ["keythedral-2"]
        assert not lesson_on(again)
        assert has_remark(again), "remarks instead"
        stage.checked()


async def test_a_tutorial_that_was_begun_with_another_script_goes_on_as_a_plain_game(tmp_path: Path) -> None:
    async with discord_stage(tmp_path, GAMES, ["anna"], slow=True) as stage:
        anna = stage.players["anna"]
        await stage.bot.context.services.solo_tables.open_private(
            anna.id, anna.user.dm_channel.id, "keyflower", lesson="keyflower", cause="old"
        )
        await stage.env.settle()
        assert labels(newest(stage, "anna"))
        assert not lesson_on(newest(stage, "anna"))
        await begin(stage, "keyflower")
        assert "Lesson 1 of" in lesson_on(newest(stage, "anna")), "and the new one can be begun"
        stage.checked()


async def test_the_signs_are_one_press_away_and_lead_back(tmp_path: Path) -> None:
    async with discord_stage(tmp_path, GAMES, ["anna"], slow=True) as stage:
        await begin(stage, "keyflower")
        anna = stage.players["anna"].user
        shown = (await anna.click(newest(stage, "anna"), label="Signs")).response
        assert "what the signs mean" in words(shown)
        first = alts(shown)
        second = (await anna.click(shown, label="2")).response
        assert "what the signs mean" in words(second)
        assert alts(second) != first
        await anna.click(second, label="◀ Back")
        assert "Lesson 1 of" in lesson_on(newest(stage, "anna"))
        stage.checked()


async def test_a_player_who_sees_pieces_for_words_is_told_which_to_press(tmp_path: Path) -> None:
    """Follows the lessons to their end: a number without its icon would be on several buttons."""
    async with discord_stage(tmp_path, GAMES, ["anna"], slow=True) as stage:
        shelf = stage.bot.context.localisers.icons
        assert shelf is not None
        shelf.put(every_emoji())
        await begin(stage, "keyper")
        pressed = list[str]()
        for _ in range(MOST_PRESSES):
            if not (told := await press_what_is_told(stage, "anna")):
                break
            pressed.append(told)
        assert any("<:lk_" in told for told in pressed)
        over = speaker("en")(text("keyper-course-over")).splitlines()[0]
        assert lesson_on(newest(stage, "anna")) == over
        stage.checked()


async def test_a_turn_that_leads_elsewhere_is_not_played_and_may_be_tried_again(tmp_path: Path) -> None:
    async with discord_stage(tmp_path, GAMES, ["anna"], slow=True) as stage:
        await begin(stage, "keyflower")
        anna = stage.players["anna"].user
        refused = (await anna.slash("play", move="bid stable blue 1 end", now=True)).response
        assert "You chose **Bid Stable, 1 blue**; this lesson needs **Bid Woodcutter" in words(refused)
        assert "You can’t do both in one turn" in words(refused), "and why"
        assert told_to_press(refused) == "Bid", "the panel is there to try again"
        assert "Lesson 1 of" in lesson_on(newest(stage, "anna"))
        await anna.slash("play", move="bid stable")
        strayed = newest(stage, "anna")
        assert "You chose **Bid Stable**" in words(strayed)
        assert told_to_press(strayed) == "↩ Undo"
        await press_what_is_told(stage, "anna")
        assert told_to_press(newest(stage, "anna")) == "E", "one word is taken back"
        await anna.slash("play", move="bid woodcutter red 1 end", now=True)
        panel = newest(stage, "anna")
        assert "Lesson 2 of" in lesson_on(panel)
        assert "Your worker waits there" in words(panel), "what the first one brought"
        stage.checked()


async def test_why_a_try_leads_elsewhere_is_said_in_the_words_of_the_rules(tmp_path: Path) -> None:
    """The third lesson of Keyper wants an orange keyple; with another one the field of its colour is shut."""
    async with discord_stage(tmp_path, GAMES, ["anna"], slow=True) as stage:
        await begin(stage, "keyper")
        while "Lesson 3 of" not in lesson_on(newest(stage, "anna")):
            await press_what_is_told(stage, "anna")
        await stage.players["anna"].user.slash("play", move="send grey")
        strayed = words(newest(stage, "anna"))
        assert "Only orange or white keyples can join here: Clay on Board 1." in strayed
        stage.checked()


async def test_a_player_who_leaves_finds_the_lesson_again_even_after_a_restart(tmp_path: Path) -> None:
    async with discord_stage(tmp_path, GAMES, ["anna"], slow=True) as stage:
        await begin(stage, "keyflower")
        anna = stage.players["anna"].user
        await anna.slash("play", move="bid woodcutter red 1 end", now=True)
        await stage.restart()
        page = (await anna.slash("learn", game="keyflower")).response
        again = (await anna.click(page, label="Guided first game")).response
        assert "is waiting: " in words(again)
        shown = (await anna.click(again, label="Play my turn")).response
        assert "Lesson 2 of" in lesson_on(shown)
        assert told_to_press(shown) == "Middle", "to use a tile there"
        stage.checked()


async def test_however_often_it_is_pressed_there_is_one_table(tmp_path: Path) -> None:
    async with discord_stage(tmp_path, GAMES, ["anna"], slow=True) as stage:
        anna = stage.players["anna"]
        page = (await anna.user.slash("learn", game="keyflower")).response
        for _ in range(2):
            await anna.user.click(page, label="Guided first game")
        services, stored = stage.bot.context.services, GAMES["keyflower"].courses[0].stored
        both = (
            services.solo_tables.open_private(
                anna.id, anna.user.dm_channel.id, "keyflower", lesson=stored, cause=cause
            )
            for cause in ("press-1", "press-2")
        )
        first, second = await asyncio.gather(*both)
        (own,) = (await services.queries.tables_near(0, anna.id)).own
        assert first.id == second.id == own.id
        ended = (await anna.user.slash("game end")).response
        await anna.user.click(ended, custom_id=controls(ended)[0]["custom_id"])
        assert not (await services.queries.tables_near(0, anna.id)).own
        await anna.user.click(page, label="Guided first game")
        (again,) = (await services.queries.tables_near(0, anna.id)).own
        assert again.id != own.id, "one that has ended may be begun again"
        stage.checked()


async def test_from_a_server_it_begins_in_the_dm(tmp_path: Path) -> None:
    async with discord_stage(tmp_path, GAMES, ["anna", "bob"], slow=True) as stage:
        anna = stage.players["anna"]
        page = (await anna.slash(stage.channel, "learn", game="keyflower")).response
        begun = (await anna.click(page, label="Guided first game")).response
        assert "starts in your DMs" in words(begun)
        assert "Lesson 1 of" in lesson_on(newest(stage, "anna"))
        assert not stage.recent(stage.channel, 1), "nobody else hears of it"
        assert labels(newest(stage, "anna"))
        stage.checked()


def every_emoji() -> dict[tuple[str, str], str]:
    wanted = [(game, icon) for game, table in ICONS.items() for icon in table.drawn]
    names = [icon.replace("-", "_") for _, icon in wanted]
    return {one: f"<:lk_{names[at]}_{at:06x}:{10**17 + at}>" for at, one in enumerate(wanted)}
