"""Custom printed values at a table: chosen by name, shown, and kept if their folder is deleted."""

from __future__ import annotations

import json
import logging
import os
import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.ui.interactions import custom_ids
from engine.core.form_input import LONGEST
from engine.core.setup import PRINTED
from engine.core.text import UserText
from engine.registry import GAMES
from tests.support.discord_stage import Fingers, Stage, act_of, controls, discord_stage, words
from tests.support.filled_forms import forget, written

BOX = "the box, 2017 edition"
NASTY = "**@everyone** [x](http://x.y) `<@1>`"
PLAYED = {key: GAMES[key] for key in ("keyper", "keythedral")}
BARN: dict[str, Any] = {"tiles.barn": ("wheat", "wheat"), "fairs.spring-2.points": 7}


def put(
    folder: Path, file: str, name: str = BOX, values: dict[str, Any] = BARN, game: str = "keyper"
) -> Path:
    path = folder / "shelf" / file
    path.parent.mkdir(exist_ok=True)
    path.write_text(written(values, name, game))
    return path


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    put(tmp_path, "2017.toml")
    (tmp_path / "shelf" / "spoilt.toml").write_text(
        'game = "keyper"\nname = "spoilt"\n[tiles]\nbarn = "lgo"\n'
    )
    put(tmp_path, "seats.toml", values={"seats.1-1": ("stone", "water")}, game="keythedral")
    settings = {"limits": False, "content_dir": str(tmp_path / "shelf")}
    async with discord_stage(tmp_path, PLAYED, ["anna", "bob"], settings=settings) as stage:
        yield stage
        stage.checked()
    for game in PLAYED.values():
        assert game.sets is not None
        forget(game.sets)


def moderator(stage: Stage) -> Any:
    role = stage.guild.create_role("mods", permissions=discord.Permissions(manage_guild=True))
    return stage.guild.add_member(stage.env.create_user("mo"), roles=[role])


def menu(page: Any, what: str) -> dict[str, Any]:
    return next(part for part in controls(page) if f":{what}:" in part["custom_id"])


def more(page: Any) -> str:
    """The way to the second page."""
    return str(menu(page, "more")["custom_id"])


def entries(part: dict[str, Any]) -> list[str]:
    return [option["label"] for option in part["options"]]


async def set_up(stage: Stage, name: str = "anna", **typed: Any) -> Any:
    return (await stage.players[name].slash(stage.channel, "game new", game="keyper", **typed)).response


async def choose(stage: Stage, page: Any, label: str, name: str = "anna") -> None:
    if not any(":box:" in part["custom_id"] for part in controls(page)):
        await stage.players[name].click(page, custom_id=more(page))
    part = menu(page, "box")
    value = next(option["value"] for option in part["options"] if label in option["label"])
    await stage.players[name].select(page, [value], custom_id=part["custom_id"])


async def begun(stage: Stage) -> None:
    page = await set_up(stage)
    await stage.players["anna"].click(page, label="2")
    await choose(stage, page, BOX)
    assert f"**Piece values**: “{BOX}”" in words(page)
    await stage.players["anna"].click(page, label="Open table")
    await stage.players["bob"].click(stage.lobby(), label="Join")
    await stage.players["anna"].click(stage.lobby(), label="Start")


async def table_of(stage: Stage, name: str = "anna") -> Any:
    near = await stage.bot.context.services.queries.tables_near(0, stage.players[name].id)
    return max(near.own, key=lambda table: table.created)


async def test_a_table_with_a_box_goes_on_after_a_restart_though_the_folder_is_gone(
    stage: Stage, tmp_path: Path
) -> None:
    page = await set_up(stage)
    await stage.players["anna"].click(page, custom_id=more(page))
    assert entries(menu(page, "box")) == [
        "Piece values: Latchkey’s own",
        f"Piece values: “{BOX}”",
    ]
    await begun(stage)
    assert f"“{BOX}”" in words(stage.lobby())
    first = stage.recent(stage.thread(), 3)[0]
    assert f"Piece values: “{BOX}”" in words(first)
    own = (await table_of(stage)).options[PRINTED]
    for _ in range(3):
        await press_on(stage)
    shutil.rmtree(tmp_path / "shelf")
    forget(GAMES["keyper"].sets)  # type: ignore[arg-type]  # it has some
    await stage.restart()
    for _ in range(6):
        await press_on(stage)
    fair = "keyper-fair-spring-2"
    card = (await stage.players["anna"].slash(stage.thread(), "tile", tile=fair)).response
    assert "Points: 7." in words(card)
    name = stage.bot.context.localisers.plain("en")(fair)
    rules = (await stage.players["anna"].slash(stage.thread(), "rules", search=name)).response
    assert f"Your table uses the piece values “{BOX}”" in words(rules)
    assert "Points: 7." in words(rules)
    elsewhere = (await stage.players["anna"].slash(stage.channel, "rules", game="keyper")).response
    assert "Your table uses" not in words(elsewhere)
    page = await set_up(stage)
    await stage.players["anna"].click(page, custom_id=more(page))
    assert not [part for part in controls(page) if ":box:" in part["custom_id"]]
    assert (await table_of(stage)).options[PRINTED] == own


async def press_on(stage: Stage) -> None:
    fingers = Fingers(5)
    for name in ("anna", "bob"):
        if panels := stage.panels(name):
            await fingers.press(stage.players[name].user, panels[-1])


async def test_a_rematch_keeps_the_box_and_the_next_page_begins_with_it(stage: Stage) -> None:
    await begun(stage)
    old = await table_of(stage)
    asked = await stage.players["anna"].slash(stage.thread(), "game end")
    await stage.players["anna"].click(asked.response, custom_id=act_of(asked.response, "endgame"))
    await stage.env.advance_time(60)
    end = stage.newest_with(stage.thread(), "Rematch")
    question = (await stage.players["anna"].click(end, label="Rematch")).response
    await stage.players["anna"].click(question, custom_id=act_of(question, "rematchask"))
    assert f"“{BOX}”" in words(stage.lobby())
    again = await table_of(stage)
    assert again.id != old.id
    assert again.options[PRINTED] == old.options[PRINTED]
    page = await set_up(stage)
    assert "Same as last time" in words(page)
    await stage.players["anna"].click(page, custom_id=more(page))
    assert f"**Piece values**: “{BOX}”" in words(page)


async def test_a_german_reads_of_a_box_in_german(stage: Stage) -> None:
    await stage.bot.context.services.people.change_settings(stage.players["anna"].id, language="de")
    page = await set_up(stage, language="de")
    await stage.players["anna"].click(page, custom_id=more(page))
    assert "**Werte auf dem Material**: von Latchkey" in words(page)
    assert f"Werte auf dem Material: „{BOX}“" in entries(menu(page, "box"))
    await choose(stage, page, BOX)
    await stage.players["anna"].click(page, custom_id=act_of(page, "opentable"))
    assert f"**Werte auf dem Material**: „{BOX}“" in words(stage.lobby())
    rules = (await stage.players["anna"].slash(stage.channel, "rules", game="keyper")).response
    assert f"An deinem Tisch gelten die Werte „{BOX}“." in words(rules)


async def test_a_table_with_ours_says_so(stage: Stage) -> None:
    await stage.open_table("keyper", ["anna", "bob"])
    assert "Piece values: Latchkey’s own" in words(stage.lobby())
    assert "Piece values: Latchkey’s own" in words(stage.recent(stage.thread(), 3)[0])
    rules = (await stage.players["anna"].slash(stage.thread(), "rules")).response
    assert "Latchkey’s own piece values" in words(rules)


async def test_a_server_has_its_usual_values(stage: Stage, tmp_path: Path) -> None:
    mo = moderator(stage)
    page = (await mo.slash(stage.channel, "settings server")).response
    part = next(c for c in controls(page) if c["custom_id"] == custom_ids.menu("serverbox", "keyper"))
    assert entries(part)[1] == f"Keyper, piece values: “{BOX}”"
    await mo.select(page, [part["options"][1]["value"]], custom_id=part["custom_id"])
    await stage.restart()
    await stage.open_table("keyper", ["anna", "bob"])
    assert (await table_of(stage)).box == UserText(BOX, LONGEST)
    await stage.env.advance_time(60)
    await stage.open_table("keythedral", ["anna", "bob"])
    assert (await table_of(stage)).box is None
    corrected = put(tmp_path, "2017.toml", values={"tiles.barn": ("wheat", "log")})
    os.utime(corrected, (1, 1))
    await stage.env.advance_time(60)
    await stage.open_table("keyper", ["anna", "bob"])  # by its name it is still the one that was meant
    assert (await table_of(stage)).box == UserText(BOX, LONGEST)
    corrected.unlink()
    await stage.env.advance_time(60)
    await stage.open_table("keyper", ["anna", "bob"])
    assert (await table_of(stage)).box is None


async def test_a_league_is_played_with_the_servers_values_to_its_end(stage: Stage, tmp_path: Path) -> None:
    """The folder is removed before the second round is dealt."""
    mo = moderator(stage)
    page = (await mo.slash(stage.channel, "settings server")).response
    part = next(c for c in controls(page) if c["custom_id"] == custom_ids.menu("serverbox", "keyper"))
    await mo.select(page, [part["options"][1]["value"]], custom_id=part["custom_id"])
    await mo.slash(stage.channel, "league new", game="keyper", rounds=2)
    for player in (mo, *stage.players.values()):
        await player.slash(stage.channel, "league join")
    assert f"Piece values: “{BOX}”" in words(stage.recent(stage.channel, 1)[0])
    await mo.slash(stage.channel, "league start")
    await stage.env.advance_time(60)
    assert (await table_of(stage)).box == UserText(BOX, LONGEST)
    shutil.rmtree(tmp_path / "shelf")
    await stage.restart()
    asked = (await mo.slash(stage.thread(), "game end")).response
    await mo.click(asked, label="Yes, end it")
    await stage.env.advance_time(60)
    both = await stage.bot.context.services.queries.all_tables(ended=True)
    assert [table.box for table in both] == [UserText(BOX, LONGEST)] * 2
    assert len({table.options[PRINTED] for table in both}) == 1


async def test_a_form_that_changes_is_another_set_and_games_keep_theirs(stage: Stage, tmp_path: Path) -> None:
    page = await set_up(stage)
    await choose(stage, page, BOX)
    await stage.players["anna"].click(page, label="Open table")
    before = (await table_of(stage)).options[PRINTED]
    os.utime(put(tmp_path, "2017.toml", values={"tiles.barn": ("wheat", "log")}), (1, 1))
    page = await set_up(stage, "bob")
    await choose(stage, page, BOX, "bob")
    await stage.players["bob"].click(page, label="Open table")
    tables = await stage.bot.context.services.queries.tables_near(stage.channel.id, stage.players["bob"].id)
    assert len({table.options[PRINTED] for table in tables.here}) == 2
    assert before in {table.options[PRINTED] for table in tables.here}


async def test_removed_content_is_reported_and_not_played(stage: Stage, tmp_path: Path) -> None:
    page = await set_up(stage)
    await choose(stage, page, BOX)
    (tmp_path / "shelf" / "2017.toml").unlink()
    told = await stage.players["anna"].click(page, label="Open table")
    assert "These choices are out of date" in words(told.followups[-1])
    assert not (await stage.bot.context.services.queries.tables_near(0, stage.players["anna"].id)).own
    page = await set_up(stage)
    await stage.players["anna"].click(page, label="2")
    await stage.players["anna"].click(page, custom_id=more(page))
    assert "Piece values" not in words(page)


async def test_a_damaged_file_is_logged_and_the_others_are_offered(
    stage: Stage, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "shelf" / "late.toml").write_text('game = "keyper"\nname = "late"\n[tiles]\ndock = "brik"\n')
    put(tmp_path, "new.toml", "my own")
    with caplog.at_level(logging.WARNING, "bot.custom_content"):
        page = await set_up(stage)
        await set_up(stage)
    await stage.players["anna"].click(page, custom_id=more(page))
    told = [record.getMessage() for record in caplog.records if "late.toml" in record.getMessage()]
    assert len(told) == 1
    assert 'late.toml: line 4: Dock, cost: found "brik"' in told[0]
    assert entries(menu(page, "box"))[1:] == ["Piece values: “my own”", f"Piece values: “{BOX}”"]


async def test_a_name_harms_nobody(stage: Stage, tmp_path: Path) -> None:
    put(tmp_path, "2017.toml", NASTY)
    page = await set_up(stage)
    await choose(stage, page, "everyone")
    await stage.players["anna"].click(page, label="Open table")
    shown = words(stage.lobby())
    assert "@everyone" not in shown
    assert "**@" not in shown
    assert "](http" not in shown
    assert "<@1>" not in shown


async def test_alone_with_a_box_and_its_copy_stands_again_where_nobody_knows_it(
    stage: Stage, tmp_path: Path
) -> None:
    anna = stage.players["anna"]
    page = (await anna.user.slash("game new", game="keyper")).response
    await anna.user.click(page, custom_id=more(page))
    part = menu(page, "box")
    await anna.user.select(page, [part["options"][1]["value"]], custom_id=part["custom_id"])
    begins = await anna.user.click(page, label="Start")
    assert f"Piece values: “{BOX}”" in words(begins.response)
    table = await table_of(stage)
    data = (await stage.bot.context.services.transfer.copy(table.id)).data
    assert json.loads(data)["content"]["name"] == BOX
    shutil.rmtree(tmp_path / "shelf")
    forget(GAMES["keyper"].sets)  # type: ignore[arg-type]  # it has some
    mo = moderator(stage)
    told = await mo.slash(stage.channel, "game import", file=("game.json", data))
    assert "The game is back" in words(told.response)
    assert f"Piece values: “{BOX}”" in words(stage.recent(stage.thread(), 3)[0])
