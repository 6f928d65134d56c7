"""What a player's own turn drew stays on the panel after others have moved, in a first game."""

from __future__ import annotations

from bot.ui.kit.blocks import Words
from bot.ui.kit.localiser import Localisers
from bot.ui.panel.page import panel_page, question_of
from engine.registry import GAMES
from tests.conftest import NewStage
from tests.support.service_harness import ANN, BEN, PLACE


async def test_the_panel_names_what_the_last_own_turn_drew(new_stage: NewStage) -> None:
    stage = await new_stage(games=GAMES, confirming=False)
    for person in (ANN, BEN):
        await stage.services.people.meet(person, "name", "en-US")
    lobby, turns, panels = stage.services.lobby, stage.services.turns, stage.services.panels
    table = await lobby.open(ANN, PLACE, "lantern", seats=2, options={}, first_game=True, cause=stage.cause())
    await lobby.join(table.id, BEN, cause=stage.cause())
    await lobby.start(table.id, ANN, cause=stage.cause())
    await stage.hide_all(table.id, ANN, BEN)
    [drawer] = await stage.asked(table.id)
    other = ANN + BEN - drawer
    await stage.pick(table.id, drawer, "draw")
    seen = await panels.begun(await turns.panel(table.id, other))
    assert seen.befell == ()
    await stage.turn(table.id, other)
    panel = await panels.begun(await turns.panel(table.id, drawer))
    assert [event.text.key for event in panel.befell] == ["lantern-you-drew"]
    page = panel_page(panel, question_of(panel), Localisers().plain("en", ("Ann", "Ben")))
    heading = page.blocks[0]
    assert isinstance(heading, Words)
    assert "-# Your last turn: " in heading.text
