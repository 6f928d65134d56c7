"""/rules and /tile, for every game there is."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.locales.translations import message_ids
from engine.registry import GAMES
from render.registry import PAINTERS
from tests.support.discord_stage import controls, discord_stage, labels, words


@pytest.mark.parametrize("key", sorted(GAMES))
async def test_rules_and_tiles_can_be_looked_up(key: str, tmp_path: Path) -> None:
    async with discord_stage(tmp_path, GAMES, ["anna"]) as stage:
        anna = stage.players["anna"].user
        assert len(words((await anna.slash("rules", game=key)).response)) > 100
        one = words((await anna.slash("rules", game=key, search="start player")).response)
        assert "**" in one
        number = one.split("**")[1]
        again = words((await anna.slash("rules", game=key, search=number.lower())).response)
        assert f"**{number}**" in again
        lines = await anna.autocomplete("rules", "search", "end of game", game=key)
        assert lines
        page = (await anna.slash("rules", game=key)).response
        chapters = next(part for part in controls(page) if part["type"] == 3)
        await anna.select(page, [chapters["options"][-1]["value"]], custom_id=chapters["custom_id"])
        assert chapters["options"][-1]["label"] in words(page)
        page = (await anna.slash("rules", game=key, search=number)).response
        nearby = next(part for part in controls(page) if part["type"] == 3)
        await anna.select(page, [nearby["options"][0]["value"]], custom_id=nearby["custom_id"])
        assert f"**{nearby['options'][0]['value']}**" in words(page)
        none = words((await anna.slash("rules", game=key, search="@everyone")).response)
        assert "@everyone" not in none
        offered = await anna.autocomplete("tile", "tile", "", game=key)
        helped = [id_ for id_ in message_ids() if id_.startswith(f"{key}-") and id_.endswith("-help")]
        catalogue, sets = GAMES[key].catalogue, GAMES[key].sets
        numbered = () if catalogue is None else catalogue.catalogue(sets.newest if sets else None)
        told = {id_.removesuffix("-help") for id_ in helped if "-option-" not in id_}
        assert len(offered) == min(25, len(told.union(numbered)))
        assert bool(offered) == (key in PAINTERS), "a game that draws its pieces says what they do"
        for one in offered[:1]:
            assert one["name"] in words((await anna.slash("tile", game=key, tile=one["value"])).response)
        stage.checked()


async def test_an_unknown_tile_or_game_is_named(tmp_path: Path) -> None:
    async with discord_stage(tmp_path, GAMES, ["anna"]) as stage:
        anna = stage.players["anna"].user
        assert "Choose one from the list" in words(
            (await anna.slash("tile", game="keyflower", tile="x")).response
        )
        assert "I know" in words((await anna.slash("rules", game="chess")).response)


async def test_without_a_game_the_one_played_here_is_meant(tmp_path: Path) -> None:
    async with discord_stage(tmp_path, GAMES, ["anna", "bob", "carol"]) as stage:
        await stage.open_table("keyper", ["anna", "bob"])
        anna, thread, carol = stage.players["anna"], stage.thread(), stage.players["carol"].user
        assert "Keyper: " in words((await anna.slash(thread, "rules", search="worker")).response)
        assert await anna.autocomplete(thread, "rules", "search", "boat")
        barn = words((await anna.slash(thread, "tile", tile="barn")).response)
        assert "To build: 1 clay, 1 log and 1 rock. 1 point per farm tile" in barn
        assert "Did you mean" in words((await anna.slash(thread, "tile", tile="Barm")).response)
        assert "Which game" in words((await carol.slash("rules", search="worker")).response)
        assert "Keythedral" in words((await carol.slash("tile", tile="keythedral")).response)
        stage.checked()


async def test_settings_are_changed_where_they_are_shown(tmp_path: Path) -> None:
    async with discord_stage(tmp_path, GAMES, ["anna"]) as stage:
        anna = stage.players["anna"].user
        page = (await anna.slash("settings show")).response
        menu = next(part for part in controls(page) if ":remind" in part.get("custom_id", ""))
        assert [option["label"] for option in menu["options"] if option.get("default")] == [
            "Remind me after a day"
        ]
        await anna.select(page, ["0"], custom_id=menu["custom_id"])
        assert "never reminded" in words(page)
        assert "never reminded" in words((await anna.slash("settings show")).response)
        stage.checked()


async def test_a_page_offers_no_button_to_itself(tmp_path: Path) -> None:
    async with discord_stage(tmp_path, GAMES, ["anna", "bob"]) as stage:
        await stage.open_table("keyper", ["anna", "bob"])
        anna, thread = stage.players["anna"], stage.thread()
        for command, itself in (("game screen", "My screen"), ("game since", "Since I was last here")):
            offered = labels((await anna.slash(thread, command)).response)
            assert "Play my turn" in offered
            assert itself not in offered
        stage.checked()


async def test_in_a_running_game_a_tile_says_where_it_is_and_what_it_would_bring(tmp_path: Path) -> None:
    async with discord_stage(tmp_path, GAMES, ["anna"], slow=True) as stage:
        anna, reading = stage.players["anna"].user, stage.bot.context.services.reading
        await anna.slash("game new", game="keyflower", seats=2)
        (table,) = (await reading.tables_near(anna.dm_channel.id, anna.id)).here
        score = await reading.account(table.id, anna.id)
        middle, winter = score.view.tiles[0].id, score.view.seats[0].screen.winter[0]
        told = words((await anna.slash("tile", tile=f"keyflower-tile-{middle}", game="keyflower")).response)
        assert "📍 It lies in the middle this season." in told
        told = words((await anna.slash("tile", tile=f"keyflower-tile-{winter}", game="keyflower")).response)
        assert "📍 In the hand of anna." in told
        assert "🎯 If it counted for you now: +" in told
        told = words((await anna.slash("tile", tile="winter fair 3", game="keyper")).response)
        assert "Front, after summer or winter" in told
        assert "📍" not in told, "no such game is played here"
        told = words((await anna.slash("tile", tile="contract 05", game="keyflower")).response)
        assert "Scores 7 points at the end" in told


NO_TILES = (
    ("keyflower", "de", "Vertrag 05", "Bringt am Ende 7 Punkte", "contract-05"),
    ("keyflower", "es", "keyflower-extension-blue-4", "solo la usan", "extension-blue-4"),
    ("keyper", "nl", "Boot 2", "Lente en zomer", "boat-boat-2"),
    ("keyper", "fr", "Foire d’automne 6", "Demande (automne)", "fair-autumn-6"),
    ("keythedral", "de", "Sitz 2b", "Entwurf, der dort liegt", "seat-2b"),
    ("keythedral", "es", "asiento 5a", "segunda edición", "seat-5a"),
    ("keythedral", "en", "seat 1e", "In the second edition alone. Points: 4.", "seat-1e"),
)


async def test_what_is_no_tile_has_a_card_as_well(tmp_path: Path) -> None:
    async with discord_stage(tmp_path, GAMES, ["anna"], painters=PAINTERS, slow=True) as stage:
        anna = stage.players["anna"].user
        for game, language, typed, told, picture in NO_TILES:
            await anna.slash("settings language", language=language)
            page = (await anna.slash("tile", game=game, tile=typed)).response
            assert told in words(page)
            assert [file.filename.partition(".")[0] for file in page.attachments] == [picture]
        stage.checked()
