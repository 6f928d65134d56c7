"""First games, taught turn by turn: somebody who follows the texts alone comes to their end."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.locales import speaker
from engine.core.text import text
from engine.registry import GAMES
from playground import seam
from tests.support.discord_stage import Stage, controls, discord_stage, labels, words
from tests.support.icons import every_emoji
from tests.support.learning import lesson_on, press_anything, press_what_is_told, told_to_press

COURSES = [(game.key, course) for game in GAMES.values() for course in game.courses]
MOST_PRESSES = 60
EVERY_LANGUAGE = "keyflower"  # one course in all of them; the others in English
PLAYED = [(course.key, "en-US") for _, course in COURSES]
PLAYED += [(EVERY_LANGUAGE, language) for language in ("de", "nl", "fr", "es-ES")]


async def begin(stage: Stage, key: str, language: str = "en") -> None:
    page = (await stage.players["anna"].user.slash("learn", game=key)).response
    await stage.players["anna"].user.click(page, label=speaker(language)(text("learn-course")))


@pytest.mark.parametrize(("key", "language"), PLAYED)
async def test_whoever_follows_the_texts_alone_is_taught_to_the_end(
    key: str, language: str, tmp_path: Path
) -> None:
    course = next(course for _, course in COURSES if course.key == key)
    async with discord_stage(tmp_path, GAMES, ["anna"], slow=True) as stage:
        seam.speak(stage.env, lambda _: language)
        await begin(stage, key, language[:2])
        seen = list[str]()
        for _ in range(MOST_PRESSES):
            heading = lesson_on(stage.panels("anna")[-1])
            if heading not in seen:
                seen.append(heading)
            if not await press_what_is_told(stage, "anna"):
                break
        say, of = speaker(language[:2]), len(course.lessons)
        assert seen[:of] == [say(text("learn-lesson", number=n, of=of)) for n in range(1, of + 1)]
        own = say(text(f"{course.words}-own")).splitlines()[0]
        for _ in range(MOST_PRESSES):
            if lesson_on(panel := stage.panels("anna")[-1]) == own:
                break
            await press_anything(stage, "anna", panel)
        assert lesson_on(stage.panels("anna")[-1]) == own, "and then they play by themselves"
        stage.checked()


async def test_whoever_sees_pieces_for_words_is_told_which_to_press(tmp_path: Path) -> None:
    """To the end of the lessons: a number alone stands on several buttons."""
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
        assert lesson_on(stage.panels("anna")[-1]) == speaker("en")(text("keyper-course-own")).splitlines()[0]
        stage.checked()


async def test_a_turn_that_leads_elsewhere_is_not_played_and_may_be_tried_again(tmp_path: Path) -> None:
    async with discord_stage(tmp_path, GAMES, ["anna"], slow=True) as stage:
        await begin(stage, "keyflower")
        anna = stage.players["anna"].user
        refused = (await anna.slash("play", move="bid stable blue 1 end", now=True)).response
        assert "you chose **Bid Stable, 1 blue**, and this lesson is about **Bid Woodcutter" in words(refused)
        assert "In one turn it is the one or the other" in words(refused), "and why"
        assert "Woodcutter" in told_to_press(refused), "the panel is there to try again"
        assert "Lesson 1 of" in lesson_on(stage.panels("anna")[-1])
        await anna.slash("play", move="bid stable")
        strayed = stage.panels("anna")[-1]
        assert "you chose **Bid Stable**" in words(strayed)
        assert "a single worker is a bid" in words(strayed), "what it is about stands there again"
        assert told_to_press(strayed) == "↩ Undo"
        await press_what_is_told(stage, "anna")
        assert "Woodcutter" in told_to_press(stage.panels("anna")[-1])
        await anna.slash("play", move="bid woodcutter red 1 end", now=True)
        panel = stage.panels("anna")[-1]
        assert "Lesson 2 of" in lesson_on(panel)
        assert "If nobody bids more" in words(panel), "what the first one brought"
        stage.checked()


async def test_why_a_try_leads_elsewhere_is_said_in_the_words_of_the_rules(tmp_path: Path) -> None:
    """The third lesson of Keyper wants an orange keyple; with another one the field of its colour is shut."""
    async with discord_stage(tmp_path, GAMES, ["anna"], slow=True) as stage:
        await begin(stage, "keyper")
        while "Lesson 3 of" not in lesson_on(stage.panels("anna")[-1]):
            await press_what_is_told(stage, "anna")
        await stage.players["anna"].user.slash("play", move="send grey")
        strayed = words(stage.panels("anna")[-1])
        assert "Only orange or white keyples may join the one there: Clay on Board 1." in strayed
        stage.checked()


async def test_whoever_leaves_finds_the_lesson_again_even_after_a_restart(tmp_path: Path) -> None:
    async with discord_stage(tmp_path, GAMES, ["anna"], slow=True) as stage:
        await begin(stage, "keyflower")
        anna = stage.players["anna"].user
        await anna.slash("play", move="bid woodcutter red 1 end", now=True)
        await stage.restart()
        page = (await anna.slash("learn", game="keyflower")).response
        again = (await anna.click(page, label="My first game, step by step")).response
        assert "waits for you" in words(again)
        shown = (await anna.click(again, label="Play my turn")).response
        assert "Lesson 2 of" in lesson_on(shown)
        assert "Workshop" in told_to_press(shown)
        stage.checked()


async def test_however_often_it_is_pressed_there_is_one_table(tmp_path: Path) -> None:
    async with discord_stage(tmp_path, GAMES, ["anna"], slow=True) as stage:
        anna = stage.players["anna"]
        page = (await anna.user.slash("learn", game="keyflower")).response
        for _ in range(2):
            await anna.user.click(page, label="My first game, step by step")
        services = stage.bot.context.services
        both = (
            services.private.open_private(
                anna.id, anna.user.dm_channel.id, "keyflower", lesson="keyflower", cause=cause
            )
            for cause in ("press-1", "press-2")
        )
        first, second = await asyncio.gather(*both)
        (own,) = (await services.reading.tables_near(0, anna.id)).own
        assert first.id == second.id == own.id
        ended = (await anna.user.slash("game end")).response
        await anna.user.click(ended, custom_id=controls(ended)[0]["custom_id"])
        assert not (await services.reading.tables_near(0, anna.id)).own
        await anna.user.click(page, label="My first game, step by step")
        (anew,) = (await services.reading.tables_near(0, anna.id)).own
        assert anew.id != own.id, "one that has ended may be begun anew"
        stage.checked()


async def test_from_a_server_it_begins_in_the_dm(tmp_path: Path) -> None:
    async with discord_stage(tmp_path, GAMES, ["anna", "bob"], slow=True) as stage:
        anna = stage.players["anna"]
        page = (await anna.slash(stage.channel, "learn", game="keyflower")).response
        begun = (await anna.click(page, label="My first game, step by step")).response
        assert "begins in our direct messages" in words(begun)
        assert "Lesson 1 of" in lesson_on(stage.panels("anna")[-1])
        assert not stage.recent(stage.channel, 1), "nobody else hears of it"
        assert labels(stage.panels("anna")[-1])
        stage.checked()


async def test_on_their_own_each_turn_has_a_remark_until_the_season_ends_with_a_goodbye(
    tmp_path: Path,
) -> None:
    course = next(course for _, course in COURSES if course.key == "keythedral")
    async with discord_stage(tmp_path, GAMES, ["anna"], slow=True) as stage:
        await begin(stage, "keythedral")
        say = speaker("en")
        own, over = (say(text(f"{course.words}-{stage_}")).splitlines()[0] for stage_ in ("own", "over"))
        for _ in range(MOST_PRESSES):
            if not await press_what_is_told(stage, "anna"):
                break
        first = words(stage.panels("anna")[-1])
        assert own in first
        assert "💡" not in first, "so far they were told what to do"
        remarks = set[str]()
        for number in range(MOST_PRESSES):
            panel = stage.panels("anna")[-1]
            if lesson_on(panel) == over:
                break
            if number == 3:
                await stage.restart()
                await stage.players["anna"].user.slash("play")
                panel = stage.panels("anna")[-1]
            remarks |= {line for line in words(panel).splitlines() if line.startswith("💡")}
            await press_anything(stage, "anna", panel)
        goodbye = words(stage.panels("anna")[-1])
        assert over in goodbye
        assert "call a number and send workers" in goodbye, "what was learned"
        assert "`/game new` opens one with friends" in goodbye, "and what to do next"
        assert remarks
        await press_anything(stage, "anna", stage.panels("anna")[-1])
        for _ in range(MOST_PRESSES):
            if not lesson_on(panel := stage.panels("anna")[-1]):
                break
            await press_anything(stage, "anna", panel)
        assert not lesson_on(stage.panels("anna")[-1]), "it is said once"
        stage.checked()
