"""Shortcuts: several picks in one press, and one undo for all of them."""

from __future__ import annotations

from typing import Any

import pytest

from bot.services.queries.shortcuts import ways_from
from bot.services.turn.turn_flow import follow_route
from bot.values.errors import ForeignPanelError, StaleError
from bot.values.panel import Panel, Shortcut
from engine.core.draft import drafted
from engine.core.game import AnyGame
from engine.core.rng import Rng
from engine.core.setup import Setup, checked
from engine.core.tell import Silence
from engine.players import random_ish_player
from engine.registry import GAMES
from tests.conftest import NewStage
from tests.support.conformance import is_long
from tests.support.keyflower import scene
from tests.support.keyper import Table, house_values
from tests.support.service_harness import ANN, BEN, Stage


@pytest.fixture
async def quick(new_stage: NewStage) -> Stage:
    return await new_stage(games=GAMES, confirming=False)


async def together(stage: Stage, game_id: str) -> tuple[int, Panel, Shortcut]:
    """Play on until a player has a shortcut."""
    for _ in range(300):
        person = (await stage.asked(game_id))[0]
        panel = await stage.services.turns.panel(game_id, person)
        several = [way for way in panel.ways if len(way.route) > 1]
        if joint := [way for way in several if not (way.option.aside or way.option.confirms)]:
            return person, panel, joint[-1]
        await stage.first_pick(game_id, person)
    raise AssertionError("nothing is ever offered together")


@pytest.mark.parametrize("key", [key for key, game in GAMES.items() if is_long(game)])
async def test_picks_made_by_one_press_go_back_as_one(quick: Stage, key: str) -> None:
    game_id = await quick.game(ANN, BEN, game=key)
    person, panel, way = await together(quick, game_id)
    await quick.services.people.change_settings(person, confirm=True)
    after = await quick.services.turns.pick(game_id, person, panel.mark, *way.route, cause=quick.cause())
    assert after.picks[: len(panel.picks) + len(way.picks)] == (*panel.picks, *way.picks)
    back = await quick.services.turns.undo(game_id, person, cause=quick.cause())
    assert back.picks == panel.picks, "all of them, and nothing more"
    assert back.mark == panel.mark


async def test_a_route_that_leads_nowhere_is_stale_and_does_nothing(quick: Stage) -> None:
    game_id = await quick.game(ANN, BEN, game="keythedral")
    person, panel, way = await together(quick, game_id)
    for route in ((*way.route[:-1], 99), (99, 0), (-1,), ()):
        with pytest.raises(StaleError):
            await quick.services.turns.pick(game_id, person, panel.mark, *route, cause=quick.cause())
    assert (await quick.services.turns.panel(game_id, person)).mark == panel.mark


async def test_pressed_twice_late_or_by_somebody_else(quick: Stage) -> None:
    game_id = await quick.game(ANN, BEN, game="keythedral")
    person, panel, way = await together(quick, game_id)
    other = ANN + BEN - person
    table, seat, cause = quick.services.turns, panel.seat, quick.cause()
    with pytest.raises(ForeignPanelError):
        await table.pick(game_id, other, panel.mark, *way.route, at=seat, cause=quick.cause())
    first = await table.pick(game_id, person, panel.mark, *way.route, at=seat, cause=cause)
    again = await table.pick(game_id, person, panel.mark, *way.route, at=seat, cause=cause)
    assert again.picks == (first.picks if first.moved is None else ())
    with pytest.raises(StaleError):
        await table.pick(game_id, person, panel.mark, *way.route, at=seat, cause=quick.cause())


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_option_is_within_the_ways_and_every_way_is_legal(game: AnyGame) -> None:
    """Each option is offered as it is or begins a shortcut, and shortcuts do what their labels say."""
    setup = Setup(game.spec.seats[-1], "5e" * 32, dict(game.spec.expansions))
    state = game.new_game(checked(game.spec, setup))
    rng, joint = Rng("ab" * 32), 0
    for number in range(160):
        decisions = game.decisions(state)
        if not decisions:
            break
        decision = rng.choice(decisions)
        chosen = random_ish_player(game.view_for(state, decision.seat), decision, rng)
        if number % 4:
            game.play(state, chosen.action, Silence())
            continue
        draft = drafted(game, state, decision.seat)
        found = ways_from(game, state, draft)
        ways, later = found.ways, found.ahead.decision
        begins = {way.route[0] for way in ways}
        left = [option for at, option in enumerate(decision.options) if at not in begins]
        assert all(option.aside for option in left)
        assert later is not None
        assert {option.words for option in left} <= {option.words for option in later.options}
        assert len({way.route for way in ways}) == len(ways)
        world = game.imagine(state, decision.seat, Rng("cd" * 32))
        assert ways_from(game, world, drafted(game, world, decision.seat)).ways == ways, (
            "nothing hidden shows in them"
        )
        for way in ways:
            joint += len(way.route) > 1
            walked = follow_route(game, draft, way.route)
            assert walked is not None
            assert tuple(option.words for option in walked[1]) == way.picks
        game.play(state, chosen.action, Silence())
    assert joint or not is_long(game)


def test_a_farm_tile_finds_its_own_plot_and_the_others_stay_beside_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    house_values(monkeypatch)
    table = Table().keyples(0, "grey").holds(0, "stable").goods(0, clay=1, log=1)
    draft = drafted(GAMES["keyper"], table.state, 0, ["send grey", "build@board-1", "build stable"])
    found = ways_from(GAMES["keyper"], table.state, draft)
    assert "farm-1" in found.ahead.picks
    elsewhere = [way for way in found.ways if way.picks[-1].startswith("farm-")]
    assert {way.picks for way in elsewhere} == {(f"farm-{n}",) for n in range(2, 9)}


def test_picks_that_players_regard_as_one_are_offered_as_one() -> None:
    game = scene().build(0, "keywood").build(0, "stable", beside="keywood").screen(0, red=1)
    state = game.goods("stable", wood=1).goods("home-1", iron=1).play("use stable red 1").state
    draft = drafted(GAMES["keyflower"], state, 0)
    joint = {journey.picks for journey in GAMES["keyflower"].compound_moves(draft.state, 0)}
    found = dict[tuple[Any, ...], Shortcut]()
    for way in ways_from(GAMES["keyflower"], state, draft).ways:
        _, walked = follow_route(GAMES["keyflower"], draft, way.route) or (draft, ())
        found[tuple(option.action for option in walked)] = way
    assert joint
    assert joint <= found.keys()
    for picks in joint:
        option = found[picks].option
        assert option.action == picks[-1]
        assert option.words == " ".join(found[picks].picks)
