"""Application emojis: uploaded once, and shown to players who want icons."""

from __future__ import annotations

import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.emoji_uploader import EmojiUploader
from bot.ui.kit.emoji_registry import EmojiRegistry
from engine.lantern.game import LANTERN
from render.registry import ICONS
from tests.support.discord_api import WHY_SKIPPED, against_description, has_description, walk
from tests.support.discord_play import play_to_the_end
from tests.support.discord_stage import Fingers, Stage, act_of, alts, discord_stage, labels, raw, words
from tests.support.lantern_painter import LanternPainter

NAMES = ["anna", "bob"]
COLOURS = {"amber", "blue", "white"}
EMOJI = re.compile(r"<:(lk_\w+):(\d+)>")


@asynccontextmanager
async def shown(folder: Path, **settings: Any) -> AsyncIterator[Stage]:
    async with discord_stage(
        folder,
        {"lantern": LANTERN},
        NAMES,
        painters={"lantern": LanternPainter()},
        settings={"limits": False, "icons": True, **settings},
    ) as stage:
        await there(stage)
        yield stage
        stage.checked()


async def there(stage: Stage) -> None:
    """Wait until all emojis are uploaded, as far as Discord accepts them."""
    for _ in range(20):
        await stage.env.settle()
        await stage.env.advance_time(1.0)


def asked(stage: Stage, method: str) -> list[Any]:
    return [r for r in stage.env.http_requests if r.method == method and "/emojis" in r.path]


def names(stage: Stage) -> set[str]:
    return {emoji.name for emoji in stage.env.backend.application_emojis.values()}


def emojis(message: Any) -> list[tuple[str, str]]:
    """Return the labels of buttons with their emojis."""
    parts = [part for part in walk(raw(message)) if part.get("custom_id")]
    lines = [line for part in parts for line in part.get("options") or [part]]
    return [(line["emoji"]["name"], line["label"]) for line in lines if line.get("emoji")]


async def test_the_first_start_puts_every_icon_there_and_the_second_none(tmp_path: Path) -> None:
    async with shown(tmp_path) as stage:
        made = asked(stage, "POST")
        assert {re.sub(r"_[0-9a-f]{6}\Z", "", r.json["name"]) for r in made} == {
            f"lk_{colour}_token" for colour in COLOURS
        }
        assert all(r.json["image"].startswith("data:image/png;base64,") for r in made)
        await stage.restart()
        await there(stage)
        assert len(asked(stage, "POST")) == len(made)
        assert not asked(stage, "DELETE")
        assert len(stage.bot._icons) == len(COLOURS)


@pytest.mark.skipif(not has_description(), reason=WHY_SKIPPED)
async def test_discord_has_these_routes_and_takes_these_bodies(tmp_path: Path) -> None:
    async with shown(tmp_path) as stage:
        stage.env.backend.create_application_emoji("lk_amber_token_000000")
        await stage.restart()
        await there(stage)
        for method in ("GET", "POST", "DELETE"):
            requests = asked(stage, method)
            assert requests
            assert [against_description(method, r.path, r.json) for r in requests] == [[]] * len(requests)


async def test_a_changed_drawing_is_uploaded_again_and_only_our_own_old_one_goes(tmp_path: Path) -> None:
    async with shown(tmp_path) as stage:
        backend = stage.env.backend
        old = next(emoji for emoji in backend.application_emojis.values() if "amber" in emoji.name)
        new = old.name
        old.name = "lk_amber_token_000000"  # as if it had looked otherwise
        for other in ("lk_festival", "amber_token_123456", "lk_Amber_token_123456"):
            backend.create_application_emoji(other)
        await stage.restart()
        await there(stage)
        assert new in names(stage)
        assert "lk_amber_token_000000" not in names(stage)
        assert {"lk_festival", "amber_token_123456", "lk_Amber_token_123456"} <= names(stage)
        assert len(asked(stage, "DELETE")) == 1


@pytest.mark.parametrize(("status", "code"), [(400, 30008), (429, 0)])
async def test_words_replace_refused_emojis_and_one_log_line_says_so(
    tmp_path: Path, status: int, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    async with discord_stage(
        tmp_path, {"lantern": LANTERN}, NAMES, settings={"limits": False, "icons": True}
    ) as stage:
        stage.env.backend.application_emojis.clear()
        stage.env.inject_error("POST", "/applications/*/emojis", status=status, code=code, times=None)
        with caplog.at_level(logging.WARNING):
            await stage.restart()
            await there(stage)
        told = [record for record in caplog.records if "emojis" in record.getMessage()]
        assert len(told) == 1
        assert told[0].levelno == logging.WARNING
        await stage.open_table("lantern", NAMES)
        panel = stage.panels("anna")[-1]
        assert not emojis(panel)
        assert any(colour in " ".join(labels(panel)).lower() for colour in COLOURS)


async def test_no_room_for_them_is_no_error(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with discord_stage(
        tmp_path, {"lantern": LANTERN}, NAMES, settings={"limits": False, "icons": True}
    ) as stage:
        backend = stage.env.backend
        backend.application_emojis.clear()
        for number in range(1998):
            backend.create_application_emoji(f"other_{number}")
        before = len(asked(stage, "POST"))
        await stage.restart()
        await there(stage)
        assert len(asked(stage, "POST")) == before
        assert len(backend.application_emojis) == 1998


async def test_a_process_that_keeps_nothing_only_looks(tmp_path: Path) -> None:
    async with shown(tmp_path) as stage:
        made, shelf = len(asked(stage, "POST")), EmojiRegistry({"lantern": ICONS["lantern"]})
        other = EmojiUploader(stage.bot, shelf, stage.bot.context.services.people)
        await stage.env.own(_begun(other))
        await there(stage)
        assert len(shelf) == len(COLOURS)
        assert len(asked(stage, "POST")) == made
        await other.end()


async def _begun(emojis: EmojiUploader) -> None:
    emojis.begin(keeps=False)


async def test_buttons_and_sentences_show_pieces_and_alt_texts_say_them(tmp_path: Path) -> None:
    async with shown(tmp_path) as stage:
        await stage.open_table("lantern", NAMES)
        panel = stage.panels("anna")[-1]
        pressed = emojis(panel)
        assert pressed
        assert {name for name, _ in pressed} <= names(stage)
        assert all("<:" not in label for _, label in pressed)
        assert alts(panel)
        assert not any("<:" in alt for alt in alts(panel))
        told = await lit(stage)
        assert EMOJI.search(told)
        assert {name for name, _ in EMOJI.findall(told)} <= names(stage)


async def lit(stage: Stage) -> str:
    """Play a whole game, and return the texts of its posts."""
    await play_to_the_end(stage, NAMES, Fingers(1))
    return "".join(words(message) for message in stage.recent(stage.thread(), 40))


async def test_a_person_turns_them_off_for_what_only_they_read(tmp_path: Path) -> None:
    async with shown(tmp_path) as stage:
        page = (await stage.players["bob"].slash(stage.channel, "settings show")).response
        await stage.players["bob"].click(page, label="Pieces: icons")
        page = (await stage.players["bob"].slash(stage.channel, "settings show")).response
        assert "Pieces: words" in labels(page)
        await stage.open_table("lantern", NAMES)
        assert emojis(stage.panels("anna")[-1])
        assert not emojis(stage.panels("bob")[-1])
        assert "<:" not in words(stage.panels("bob")[-1])


async def test_a_server_turns_them_off_for_what_everybody_reads(tmp_path: Path) -> None:
    async with shown(tmp_path) as stage:
        stage.env.backend.get_guild(stage.guild.id).owner_id = stage.players["anna"].id
        page = (await stage.players["anna"].slash(stage.channel, "settings server")).response
        await stage.players["anna"].click(page, label="🧩 Posts: with icons")
        assert not (await stage.bot.context.services.servers.rules(stage.guild.id)).icons
        await stage.open_table("lantern", NAMES)
        assert emojis(stage.panels("anna")[-1]), "what she alone reads is her own business"
        assert "<:" not in await lit(stage)


async def test_a_restart_after_every_sixth_press_tells_nothing_twice(tmp_path: Path) -> None:
    """Posts with icons are recognised before the emojis have been looked up."""
    async with shown(tmp_path) as stage:
        await stage.open_table("lantern", NAMES)
        await play_to_the_end(stage, NAMES, Fingers(7), restart_every=6)
        posts = [words(message) for message in stage.recent(stage.thread(), 99)]
        assert any(EMOJI.search(post) for post in posts)
        assert len(posts) == len(set(posts))


async def test_a_button_on_the_board_opens_the_legend_of_signs(tmp_path: Path) -> None:
    async with shown(tmp_path, icons=False) as stage:
        await stage.open_table("lantern", NAMES)
        anna = stage.players["anna"]
        board = (await anna.slash(stage.thread(), "game board")).response
        legend = (await anna.click(board, custom_id=act_of(board, "signs"))).response
        assert legend.ephemeral
        (told,) = alts(legend)
        assert told.startswith("Tokens and lanterns: Amber, Blue, White")
        assert "Red with a dot: new since your last visit" in told


@pytest.mark.may_err
async def test_an_emoji_that_is_gone_costs_no_answer(tmp_path: Path) -> None:
    """An emoji was deleted, so Discord refuses the whole message."""
    async with shown(tmp_path) as stage:
        await stage.confirming("anna")
        await stage.open_table("lantern", NAMES)
        panel = stage.panels("anna")[-1]
        assert emojis(panel)
        why = "Invalid Form Body: components: BUTTON_COMPONENT_INVALID_EMOJI Invalid emoji"
        stage.env.inject_error("PATCH", "/webhooks/*", status=400, code=50035, message=why, times=1)
        await stage.players["anna"].user.click(panel, custom_id=act_of(panel, "pick"))
        answered = stage.panels("anna")[-1]
        assert not emojis(answered)
        assert "<:" not in " ".join(labels(answered))
        assert len(stage.bot._icons) == 0
        await stage.env.advance_time(120.0)
        await there(stage)
        assert len(stage.bot._icons) == len(COLOURS)
