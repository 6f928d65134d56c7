"""/rules and /tile, for every game."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.locales import speaker
from bot.locales.translations import message_ids
from engine.core.text import text
from engine.registry import GAMES
from render.registry import PAINTERS
from tests.support.discord_stage import Stage, chosen, controls, discord_stage, labels, words


@pytest.mark.parametrize("key", sorted(GAMES))
async def test_rules_and_tiles_can_be_looked_up(key: str, tmp_path: Path) -> None:
    async with discord_stage(tmp_path, GAMES, ["anna"]) as stage:
        anna = stage.players["anna"].user
        assert len(words((await anna.slash("rules", game=key)).response)) > 100
        one = words((await anna.slash("rules", game=key, search="start player")).response)
        number = re.findall(r"-# ([A-Z]+-\d+) · ", one)[0]
        again = words((await anna.slash("rules", game=key, search=number.lower())).response)
        assert f"-# {number} · " in again
        lines = await anna.autocomplete("rules", "search", "end of game", game=key)
        assert lines
        page = (await anna.slash("rules", game=key)).response
        chapters = next(part for part in controls(page) if part["type"] == 3)
        await anna.select(page, [chapters["options"][-1]["value"]], custom_id=chapters["custom_id"])
        assert chapters["options"][-1]["label"] in words(page)
        page = (await anna.slash("rules", game=key, search=number)).response
        nearby = next(part for part in controls(page) if part["type"] == 3)
        await anna.select(page, [nearby["options"][0]["value"]], custom_id=nearby["custom_id"])
        assert f"-# {nearby['options'][0]['value']} · " in words(page)
        overview = words((await anna.slash("rules", game=key)).response)
        for _ in ("to the chapter", "to the overview"):
            assert words(page).strip() not in overview
            await anna.click(page, label="◀ Back")
        assert words(page).strip() in overview
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
        assert "-# KP-" in words((await anna.slash(thread, "rules", search="worker")).response)
        assert await anna.autocomplete(thread, "rules", "search", "boat")
        barn = words((await anna.slash(thread, "tile", tile="barn")).response)
        assert "To build: 1 clay, 1 log and 1 rock. 1 point per farm tile" in barn
        assert "Did you mean" in words((await anna.slash(thread, "tile", tile="Barm")).response)
        asked = (await carol.slash("rules", search="worker")).response
        assert "Which game" in words(asked)
        menu = next(part for part in controls(asked) if part["type"] == 3)
        keyper = next(one["value"] for one in menu["options"] if one["label"] == "Keyper")
        await carol.select(asked, [keyper], custom_id=menu["custom_id"])
        assert "-# KP-" in words(asked), "the search was kept"
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
        assert "Never remind me" in chosen(page)
        assert "Never remind me" in chosen((await anna.slash("settings show")).response)
        stage.checked()


async def test_a_page_offers_no_button_to_itself(tmp_path: Path) -> None:
    async with discord_stage(tmp_path, GAMES, ["anna", "bob"]) as stage:
        await stage.open_table("keyper", ["anna", "bob"])
        anna, thread = stage.players["anna"], stage.thread()
        for command, itself in (("game screen", "My screen"), ("game since", "What I missed")):
            offered = labels((await anna.slash(thread, command)).response)
            assert "Play my turn" in offered
            assert itself not in offered
        stage.checked()


async def test_in_a_running_game_a_tile_says_where_it_is_and_what_it_would_bring(tmp_path: Path) -> None:
    async with discord_stage(tmp_path, GAMES, ["anna"], slow=True) as stage:
        anna, reading = stage.players["anna"].user, stage.bot.context.services.queries
        await anna.slash("game new", game="keyflower", seats=2)
        (table,) = (await reading.tables_near(anna.dm_channel.id, anna.id)).here
        score = await reading.own_score(table.id, anna.id)
        middle, winter = score.view.tiles[0].id, score.view.seats[0].screen.winter[0]
        told = words((await anna.slash("tile", tile=f"keyflower-tile-{middle}", game="keyflower")).response)
        assert "📍 It’s in the middle this season." in told
        told = words((await anna.slash("tile", tile=f"keyflower-tile-{winter}", game="keyflower")).response)
        assert "📍 In anna’s hand." in told
        assert "🎯 Worth to you now: +" in told
        told = words((await anna.slash("tile", tile="winter fair 3", game="keyper")).response)
        assert "Front, after summer or winter" in told
        assert "📍" not in told, "no such game is played here"
        told = words((await anna.slash("tile", tile="contract 05", game="keyflower")).response)
        assert "Scores 7 points at the end" in told


NO_TILES = (
    ("keyflower", "de", "Vertrag 05", "bringt am Ende 7 Punkte", "contract-05"),
    ("keyflower", "es", "keyflower-extension-blue-4", "solo pueden usarla", "extension-blue-4"),
    ("keyper", "nl", "Boot 2", "Lente en zomer", "boat-boat-2"),
    ("keyper", "fr", "Foire d’automne 6", "Demande (automne)", "fair-autumn-6"),
    ("keythedral", "de", "Sitz 2b", "Preis je nach Entwurf", "seat-2b"),
    ("keythedral", "es", "asiento 5a", "segunda edición", "seat-5a"),
    ("keythedral", "en", "seat 1e", "Only in the second edition. Points: 4.", "seat-1e"),
)


async def test_pieces_that_are_not_tiles_have_cards_too(tmp_path: Path) -> None:
    async with discord_stage(tmp_path, GAMES, ["anna"], painters=PAINTERS, slow=True) as stage:
        anna = stage.players["anna"].user
        for game, language, typed, told, picture in NO_TILES:
            await anna.slash("settings language", language=language)
            page = (await anna.slash("tile", game=game, tile=typed)).response
            assert told in words(page)
            assert [file.filename.partition(".")[0] for file in page.attachments] == [picture]
        stage.checked()


async def test_rules_answer_like_a_person_about_the_game_at_hand(tmp_path: Path) -> None:
    async with discord_stage(tmp_path, GAMES, ["anna", "bob"], slow=True) as stage:
        await stage.open_table("keyflower", ["anna", "bob"])
        anna, thread = stage.players["anna"], stage.thread()
        answer = words((await anna.slash(thread, "rules", search="KF-30")).response).strip()
        sentence, example, source = answer.splitlines()[:3]
        assert sentence == "Your total must be greater than every other bid there."
        assert example.startswith("-# 💬 For example: Ben bids 2 red on Sawmill.")
        assert source == "-# KF-30 · Keyflower, Bids"
        page = (await anna.slash(thread, "rules", search="ties")).response
        assert "KM-" not in words(page), "The Merchants is not played here"
        chapters = (await anna.slash(thread, "rules")).response
        menu = next(part for part in controls(chapters) if part["type"] == 3)
        assert "The Merchants" not in [one["label"] for one in menu["options"]]
        asked = words((await anna.slash(thread, "rules", search="The Merchants")).response)
        assert "Not in play at your table" in asked
        stage.checked()


async def test_a_letter_of_the_picture_is_looked_up_by_everyone_in_their_language(tmp_path: Path) -> None:
    """Bob writes about “B”; Carol, who does not play, reads the description in German."""
    async with discord_stage(tmp_path, GAMES, ["anna", "bob", "carol"], painters=PAINTERS) as stage:
        await stage.open_table("keyflower", ["anna", "bob"])
        carol, thread = stage.players["carol"], stage.thread()
        (table,) = await stage.bot.context.services.queries.all_tables()
        view = (await stage.bot.context.services.queries.snapshot(table.id, None)).view
        name = view.tiles[1].id
        assert PAINTERS["keyflower"].mark_of(view, f"tile:{name}") == "B"
        english = words((await carol.slash(thread, "tile", tile="B")).response)
        assert f"B · {speaker('en', markdown=False)(text(f'keyflower-tile-{name}'))}" in english
        await carol.slash(thread, "settings language", language="de")
        german = words((await carol.slash(thread, "tile", tile="b")).response)
        assert f"B · {speaker('de', markdown=False)(text(f'keyflower-tile-{name}'))}" in german
        assert german != english
        stage.checked()


async def test_a_message_is_explained_to_everyone_in_their_language(tmp_path: Path) -> None:
    async with discord_stage(tmp_path, GAMES, ["anna", "bob", "carol"], painters=PAINTERS) as stage:
        await stage.open_table("keyflower", ["anna", "bob"])
        place, carol = stage.channel, stage.players["carol"]
        await carol.slash(place, "settings language", language="de")
        said = await stage.players["bob"].send(place, "I would bid for the keystone quarry, or the Mason")
        told = words((await carol.context_menu(place, "Explain this move", said)).response)
        for name in ("keystone-quarry", "mason"):
            assert speaker("de", markdown=False)(text(f"keyflower-tile-{name}")) in told
        empty = await stage.players["bob"].send(place, "Good luck")
        nothing = (await stage.players["anna"].context_menu(place, "Explain this move", empty)).response
        assert "find a piece or place I know" in words(nothing)
        stage.checked()


async def explained(stage: Stage, reader: str, place: Any, said: str) -> str:
    """Return the explanation of Bob's message to a reader."""
    everyone = stage.env.backend.get_guild(stage.guild.id).everyone_role
    everyone.permissions |= discord.Permissions(send_messages_in_threads=True).value
    message = await stage.players["bob"].send(place, said)
    return words((await stage.players[reader].context_menu(place, "Explain this move", message)).response)


async def test_fields_and_plots_of_keyper_are_explained_by_board_and_letter(tmp_path: Path) -> None:
    async with discord_stage(tmp_path, GAMES, ["anna", "bob", "carol"], painters=PAINTERS) as stage:
        await stage.open_table("keyper", ["anna", "bob"])
        carol, thread = stage.players["carol"], stage.thread()
        told = [await explained(stage, "carol", thread, said) for said in ("1E looks good", "E on Board 1")]
        told.append(words((await carol.slash(thread, "tile", tile="board 1 e")).response))
        (table,) = await stage.bot.context.services.queries.all_tables()
        view = (await stage.bot.context.services.queries.snapshot(table.id, None)).view
        field = next(
            one.field for one in view.boards[0].fields if PAINTERS["keyper"].mark_of(view, one.id) == "E"
        )
        english = speaker("en", markdown=False)(text(f"keyper-field-{field}"))
        assert [f"E · {english} on Board 1" in one for one in told] == [True] * 3
        assert told[0] == told[1]
        assert "Nobody is there." in told[0]
        assert "unclaimed" in told[0]
        await carol.slash(thread, "settings language", language="de")
        german = speaker("de", markdown=False)(text(f"keyper-field-{field}"))
        assert f"E · {german} (Tafel 1)" in await explained(stage, "carol", thread, "Board 1 E")
        assert "Farmparzelle C" in await explained(stage, "carol", thread, "I put it on my farm C")
        stage.checked()


async def test_fields_corners_and_seats_of_keythedral_are_explained(tmp_path: Path) -> None:
    async with discord_stage(tmp_path, GAMES, ["anna", "bob", "carol"], painters=PAINTERS) as stage:
        await stage.open_table("keythedral", ["anna", "bob"])
        carol, thread = stage.players["carol"], stage.thread()
        told = await explained(stage, "carol", thread, "Corner 2 beside field 1, then 1a")
        (table,) = await stage.bot.context.services.queries.all_tables()
        view = (await stage.bot.context.services.queries.snapshot(table.id, None)).view
        (kind,) = (one.type for one in view.fields if (one.x, one.y) == (0, 0))
        assert f"### {kind.capitalize()} 1" in told
        assert "### Corner 2" in told
        assert "### Seat 1a" in told
        assert "A worker here brings 1" in told
        await carol.slash(thread, "settings language", language="fr")
        assert "### Le coin 2" in await explained(stage, "carol", thread, "corner 2")
        assert "### Siège 1a" in await explained(stage, "carol", thread, "Sitz 1a")
        stage.checked()


async def test_a_village_and_its_letters_are_named_by_the_player(tmp_path: Path) -> None:
    """“My” means the village of the person who wrote it."""
    async with discord_stage(tmp_path, GAMES, ["anna", "bob", "carol"], painters=PAINTERS) as stage:
        await stage.open_table("keyflower", ["anna", "bob"])
        thread = stage.thread()
        (table,) = await stage.bot.context.services.queries.all_tables()
        seats = {name: table.seat_of(stage.players[name].id) for name in ("anna", "bob")}
        view = (await stage.bot.context.services.queries.snapshot(table.id, None)).view
        homes = {
            name: speaker("en", markdown=False)(text(f"keyflower-tile-{view.seats[seat].home}"))
            for name, seat in seats.items()
            if seat is not None
        }
        theirs = await explained(stage, "carol", thread, "I would use Anna’s A")
        own = await explained(stage, "carol", thread, "or my A")
        assert f"A · {homes['anna']}" in theirs
        assert "village, basic side" in theirs
        assert f"A · {homes['bob']}" in own
        assert "A free place beside" in await explained(stage, "carol", thread, "Anna’s place 2")
        stage.checked()
