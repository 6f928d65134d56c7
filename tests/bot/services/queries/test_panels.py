"""Suggested turns on the panel: legal, based on the reader's view only, and optional."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.locales.translations import locales
from bot.services.queries.panels import panel_of
from bot.services.queries.shortcuts import ways_from
from bot.services.turn.turn_flow import follow_route
from bot.ui.kit.localiser import Localisers
from bot.ui.panel.controls import Controls
from bot.ui.panel.page import question_of
from engine.core.draft import drafted
from engine.core.game import AnyGame
from engine.core.rng import Rng
from engine.core.setup import Setup, checked
from engine.core.tell import Silence
from engine.players import random_ish_player
from engine.registry import GAMES
from tests.conftest import NewStage
from tests.support.conformance import is_long, some_seats
from tests.support.panels import after_press
from tests.support.service_harness import ANN, BEN, Stage
from tools.bench.panels.random_panels import live_table, suggested_turns

PLAYED = {key: game for key, game in GAMES.items() if game.is_released}


@pytest.fixture
async def quick(new_stage: NewStage) -> Stage:
    return await new_stage(games=PLAYED, confirming=False)


@pytest.mark.parametrize("game", PLAYED.values(), ids=PLAYED)
def test_worlds_that_look_the_same_bring_the_same_turns_to_mind(game: AnyGame) -> None:
    """Suggested turns stay the same whatever hidden pieces others have."""
    state = game.new_game(checked(game.spec, Setup(some_seats(game, 3), "6e" * 32, {})))
    rng, found = Rng("ac" * 32), 0
    for number in range(180):
        decisions = game.decisions(state)
        if not decisions:
            break
        decision = rng.choice(decisions)
        if number % 7 == 0 and not decision.free:
            turns = suggested_turns(game, state, decision.seat)
            found += bool(turns)
            for other in range(2):
                world = game.imagine(state, decision.seat, Rng(f"{other:064}"))
                assert suggested_turns(game, world, decision.seat) == turns, decision.kind
        chosen = random_ish_player(game.view_for(state, decision.seat), decision, rng)
        game.play(state, chosen.action, Silence())
    assert found > 2 or not is_long(game)


@pytest.mark.parametrize("game", PLAYED.values(), ids=PLAYED)
def test_they_are_legal_pick_by_pick_and_more_than_a_press_of_the_menus(game: AnyGame) -> None:
    state = game.new_game(checked(game.spec, Setup(some_seats(game, 3), "7e" * 32, {})))
    rng = Rng("ad" * 32)
    for _ in range(40):
        if not (decisions := game.decisions(state)):
            break
        decision = rng.choice(decisions)
        turns = suggested_turns(game, state, decision.seat)
        for turn in turns:
            draft = drafted(game, state, decision.seat)
            walked = follow_route(game, draft, turn.route)
            assert walked is not None
            assert not any(option.dominated for option in walked[1])
            assert all(
                turn.picks != after_press(game, draft, way) for way in ways_from(game, state, draft).ways
            )
            assert tuple(option.words for option in walked[1]) == turn.picks
            assert sum(not option.confirms for option in walked[1]) > 1, "as many presses as by the menus"
        chosen = random_ish_player(game.view_for(state, decision.seat), decision, rng)
        game.play(state, chosen.action, Silence())


async def test_a_whole_turn_is_one_press_and_is_taken_back_as_one(quick: Stage) -> None:
    game_id = await quick.game(ANN, BEN, game="keyflower")
    person = (await quick.asked(game_id))[0]
    table = quick.services.turns
    panel = await quick.services.panels.begun(await table.panel(game_id, person))
    turn = next(turn for turn in panel.likely if turn.picks[0].startswith("bid"))
    after = await table.pick(game_id, person, panel.mark, *turn.route, cause=quick.cause())
    assert after.moved is not None
    assert after.moved.words == " ".join((*turn.picks, "end"))
    back = await table.undo(game_id, person, cause=quick.cause())
    assert back.picks == ()
    assert (await quick.services.panels.begun(back)).likely == panel.likely


async def test_nobody_gets_them_who_does_not_want_them_or_has_begun(quick: Stage) -> None:
    game_id = await quick.game(ANN, BEN, game="keyflower")
    person = (await quick.asked(game_id))[0]
    panels, table = quick.services.panels, quick.services.turns
    assert (await panels.begun(await table.panel(game_id, ANN + BEN - person))).likely == (), "not asked"
    await quick.services.people.change_settings(person, likely=False)
    assert (await panels.begun(await table.panel(game_id, person))).likely == ()
    await quick.services.people.change_settings(person, likely=True)
    assert (await panels.begun(await table.panel(game_id, person))).likely
    bid = next(o.words for o in (await table.panel(game_id, person)).decision.options)  # type: ignore[union-attr]  # asked
    begun = await quick.pick(game_id, person, bid)
    assert (await panels.begun(begun)).likely == ()


async def test_none_is_sought_whose_name_is_too_long_for_a_button_in_every_language(quick: Stage) -> None:
    game = PLAYED["keythedral"]
    state = game.new_game(checked(game.spec, Setup(2, "5e" * 32, {})))
    seat = game.decisions(state)[0].seat
    panel = replace(panel_of(live_table(game, state, 2), seat), likely=suggested_turns(game, state, seat))
    assert panel.kind in game.lengthy
    assert panel.likely
    for language in locales():
        localiser = Localisers().at(panel.table, language)
        assert not Controls(panel, question_of(panel), localiser).whole_turns(())
    game_id = await quick.game(ANN, BEN, game="keythedral")
    asked = await quick.services.turns.panel(game_id, (await quick.asked(game_id))[0])
    assert asked.kind in game.lengthy
    assert (await quick.services.panels.begun(asked)).likely == ()
