"""/stats and /settings forget-me."""

from __future__ import annotations

from tests.support.discord_play import play_to_the_end
from tests.support.discord_stage import Fingers, Stage, alts, labels, words

NAMES = ["anna", "bob"]
PEOPLE = [*NAMES, "carol"]


async def test_games_are_looked_back_on_in_numbers(stage: Stage) -> None:
    nothing = (await stage.players["anna"].slash(stage.channel, "stats show")).response
    assert "You have no finished games" in words(nothing)
    await stage.open_table("lantern", NAMES)
    await play_to_the_end(stage, NAMES, Fingers(3))
    own = (await stage.players["anna"].slash(stage.channel, "stats show")).response
    assert "Lantern" in words(own)
    assert "1 game" in alts(own)[0]
    assert " won; " in words(own)
    anna = stage.players["anna"].user
    refused = (await stage.players["bob"].slash(stage.channel, "stats show", player=anna)).response
    assert "statistics are private" in words(refused)
    page = (await stage.players["anna"].slash(stage.channel, "settings show")).response
    await stage.players["anna"].click(page, label="Statistics: just me")
    seen = (await stage.players["bob"].slash(stage.channel, "stats show", player=anna)).response
    assert "Lantern" in words(seen)
    server = (await stage.players["carol"].slash(stage.channel, "stats server")).response
    assert "2 players" in alts(server)[0]
    assert not any(stage.players[name].name in words(server) + alts(server)[0] for name in NAMES)
    assert " won; " not in words(server)  # every game is won by somebody
    listed = (await stage.players["carol"].slash(stage.channel, "stats ratings")).response
    assert "Nobody here has a rated game" in words(listed)


async def test_a_player_who_wants_to_be_forgotten_is_asked_once_and_gone(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    page = (await stage.players["bob"].slash(stage.channel, "settings forget-me")).response
    assert "You can’t undo this" in words(page)
    number = stage.players["bob"].id
    assert (await stage.bot.context.services.people.get(number)).name
    await stage.players["bob"].click(page, label="Delete my data")
    assert "as if we’d never met" in words(page)
    near = await stage.bot.context.services.queries.tables_near(stage.thread().id, number)
    assert near.own == ()
    assert number not in [info.person for table in near.here for info in table.seats]
    assert not (await stage.bot.context.services.people.get(number)).name


async def test_a_rated_table_says_so_before_anybody_joins(stage: Stage) -> None:
    page = (await stage.players["anna"].slash(stage.channel, "game new", game="lantern")).response
    await stage.players["anna"].click(page, label="More …")
    await stage.players["anna"].click(page, label="🏅 Rated: no")
    assert "🏅 Rated: yes" in labels(page)
    await stage.players["anna"].click(page, label="Open table")
    assert "Rated:" in words(stage.lobby())
