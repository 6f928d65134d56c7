"""A league from its opening to its end, on both engines, the process dying between any two rounds."""

from __future__ import annotations

from bot.values.league import League
from engine.core.rng import Rng, seed_from
from engine.players import random_player
from tests.bot.services.stage import ANN, BEN, CAT, NAMES, PLACE, Stage


async def played(stage: Stage, game_id: str) -> None:
    rng = Rng(seed_from(game_id))
    for _ in range(500):
        asked = await stage.asked(game_id)
        if not asked:
            return
        panel = await stage.services.table.panel(game_id, asked[0])
        assert panel.decision is not None
        await stage.pick(game_id, asked[0], random_player(panel.view, panel.decision, rng).words)
    raise AssertionError("no end")


async def test_two_rounds_are_dealt_counted_and_over(stage: Stage) -> None:
    for person in (ANN, BEN, CAT):
        await stage.services.people.meet(person, NAMES[person], "en-US")
    new = League(id="", guild=PLACE.guild or 0, channel=PLACE.channel, host=ANN, game="lantern", rounds=2)
    league = await stage.services.leagues.open(new, cause="open")
    assert (await stage.services.leagues.open(new, cause="open")).id == league.id, (
        "the same cause, one league"
    )
    for person in (ANN, BEN, CAT):
        await stage.services.leagues.join(league.id, person)
    await stage.services.leagues.start(league.id, ANN)
    for number in (1, 2):
        await stage.restart()
        league = await stage.services.leagues.advance(league.id)
        assert len(league.played) == number
        for table in league.played[-1]:
            await played(stage, table.game_id)
        await stage.restart()
        league = await stage.services.leagues.advance(league.id)
        assert (await stage.services.leagues.advance(league.id)).played == league.played, (
            "nothing is done twice"
        )
    assert league.status == "over"
    assert all(table.done for tables in league.played for table in tables)
