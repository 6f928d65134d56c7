"""What one press may do: questions looked through, picks offered together, all of it taken back as one."""

from __future__ import annotations

from typing import Any

import pytest

from bot.services.queries.shortcuts import ways_from
from bot.services.turn.turn_flow import follow_route
from bot.ui.panel.sizes import PHONE
from bot.values.errors import ForeignPanelError, StaleError
from bot.values.panel import Panel, Shortcut
from engine.core.draft import drafted
from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.setup import Setup, checked
from engine.core.tell import Silence
from engine.players import random_ish_player
from engine.registry import GAMES
from tests.conftest import NewStage
from tests.support.conformance import is_long
from tests.support.keyflower import scene
from tests.support.keyper import Table, house_values
from tests.support.panels import after_press
from tests.support.service_harness import ANN, BEN, Stage


@pytest.fixture
async def quick(new_stage: NewStage) -> Stage:
    return await new_stage(games=GAMES, confirming=False)


async def together(stage: Stage, game_id: str) -> tuple[int, Panel, Shortcut]:
    """Play on until somebody may make several picks by one press."""
    for _ in range(300):
        person = (await stage.asked(game_id))[0]
        panel = await stage.services.table.panel(game_id, person)
        if joint := [way for way in panel.ways if len(way.route) > 1 and not way.option.aside]:
            return person, panel, joint[-1]
        await stage.first_pick(game_id, person)
    raise AssertionError("nothing is ever offered together")


@pytest.mark.parametrize("key", [key for key, game in GAMES.items() if is_long(game)])
async def test_picks_made_by_one_press_go_back_as_one(quick: Stage, key: str) -> None:
    game_id = await quick.game(ANN, BEN, game=key)
    person, panel, way = await together(quick, game_id)
    await quick.services.people.choose(person, confirm=True)
    after = await quick.services.table.pick(game_id, person, panel.mark, *way.route, cause=quick.cause())
    assert after.picks[: len(panel.picks) + len(way.picks)] == (*panel.picks, *way.picks)
    back = await quick.services.table.undo(game_id, person, cause=quick.cause())
    assert back.picks == panel.picks, "all of them, and nothing more"
    assert back.mark == panel.mark


async def test_a_route_that_leads_nowhere_is_stale_and_does_nothing(quick: Stage) -> None:
    game_id = await quick.game(ANN, BEN, game="keythedral")
    person, panel, way = await together(quick, game_id)
    for route in ((*way.route[:-1], 99), (99, 0), (-1,), ()):
        with pytest.raises(StaleError):
            await quick.services.table.pick(game_id, person, panel.mark, *route, cause=quick.cause())
    assert (await quick.services.table.panel(game_id, person)).mark == panel.mark


async def test_pressed_twice_late_or_by_somebody_else(quick: Stage) -> None:
    game_id = await quick.game(ANN, BEN, game="keythedral")
    person, panel, way = await together(quick, game_id)
    other = ANN + BEN - person
    table, seat, cause = quick.services.table, panel.seat, quick.cause()
    with pytest.raises(ForeignPanelError):
        await table.pick(game_id, other, panel.mark, *way.route, at=seat, cause=quick.cause())
    first = await table.pick(game_id, person, panel.mark, *way.route, at=seat, cause=cause)
    again = await table.pick(game_id, person, panel.mark, *way.route, at=seat, cause=cause)
    assert again.repeated
    assert again.picks == (first.picks if first.moved is None else ())
    with pytest.raises(StaleError):
        await table.pick(game_id, person, panel.mark, *way.route, at=seat, cause=quick.cause())


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_option_is_within_the_ways_and_every_way_is_legal(game: Game[Any, Any, Any]) -> None:
    """Each is offered as it stands, or is how ways begin; what they say is what they do."""
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
        found = ways_from(game, draft, PHONE)
        ways, later = found.ways, found.ahead.decision
        begins = {way.route[0] for way in ways}
        left = [option for at, option in enumerate(decision.options) if at not in begins]
        assert all(option.aside for option in left)
        assert later is not None
        assert {option.words for option in left} <= {option.words for option in later.options}
        assert len({way.route for way in ways}) == len(ways)
        world = game.imagine(state, decision.seat, Rng("cd" * 32))
        assert ways_from(game, drafted(game, world, decision.seat), PHONE).ways == ways, (
            "nothing hidden shows in them"
        )
        for way in ways:
            joint += len(way.route) > 1
            walked = follow_route(game, draft, way.route)
            assert walked is not None
            assert tuple(option.words for option in walked[1]) == way.picks
        game.play(state, chosen.action, Silence())
    assert joint or not is_long(game)


async def test_the_next_tile_is_asked_about_at_once_and_another_may_come_first(quick: Stage) -> None:
    """Where a tile goes is the question; which one is next stands beside it."""
    game_id = await quick.game(ANN, BEN, game="keyflower")
    for _ in range(400):
        person = (await quick.asked(game_id))[0]
        panel = await quick.services.table.panel(game_id, person)
        assert panel.decision is not None
        if panel.decision.kind == "place" and len(panel.decision.options) > 1:
            break
        await quick.first_pick(game_id, person)
    assert panel.decision is not None
    assert panel.ask is not None
    assert panel.ask.key == "keyflower-ask-cell"
    beside = [way for way in panel.ways if way.option.aside]
    assert {way.route for way in beside} == {(at,) for at in range(1, len(panel.decision.options))}
    assert all(way.route[0] == 0 for way in panel.ways if not way.option.aside)


def test_a_short_menu_among_others_has_room_for_the_next_answer() -> None:
    """Whom to send to one of a few tiles of one's own is asked with the tile, not after it."""
    here = (
        scene().screen(0, red=1, blue=1).build(0, "miner").build(0, "inn").build(0, "woodcutter").tile("fair")
    )
    ways = ways_from(GAMES["keyflower"], drafted(GAMES["keyflower"], here.state, 0), PHONE).ways
    own = [way for way in ways if way.option.menu[0].key == "keyflower-use-own"]
    assert {way.picks[1] for way in own if way.picks[0] == "use miner"} == {"red 1", "blue 1"}
    assert all(len(way.option.menu) == 3 for way in own), "a tile and how many, no colour between them"
    bids = [way for way in ways if way.picks[0].startswith("bid ")]
    assert bids
    assert all(len(way.picks) == 1 for way in bids), "two are buttons already"


def test_of_usual_answers_each_is_joined_and_the_others_stand_behind_one_line() -> None:
    here = scene().screen(0, red=2, blue=2)
    for tile in ("miner", "inn", "woodcutter"):
        here.build(0, tile)
    game = GAMES["keyflower"]
    ways = ways_from(game, drafted(game, here.tile("fair").state, 0), PHONE).ways
    miner = [way for way in ways if way.picks[0] == "use miner"]
    assert [way.picks[1:] for way in miner] == [("blue 1",), ("red 1",), ()]
    assert miner[-1].option.menu[-1].key == "keyflower-other-workers", "it asks whom to send"


def test_the_one_usual_answer_is_given_by_itself_and_undo_offers_the_others() -> None:
    """A tile on which somebody has worked takes workers of one colour: as many as have to come are sent."""
    here = scene().tile("miner").users("miner", "red", 1).screen(0, red=4)
    game = GAMES["keyflower"]
    draft = drafted(game, here.state, 0)
    use = next(way for way in ways_from(game, draft, PHONE).ways if way.picks == ("use miner",))
    assert after_press(game, draft, use) == ("use miner", "red 2")
    again = ways_from(game, drafted(game, here.state, 0, ["use miner"]), PHONE).ways
    assert {way.picks for way in again if way.option.aside} == {("red 3",), ("red 4",)}
    assert len({way.option.menu[0] for way in again if way.option.aside}) == 1, "behind one button"


def test_a_farm_tile_finds_its_own_plot_and_the_others_stay_behind_one_button(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    house_values(monkeypatch)
    table = Table().keyples(0, "grey").holds(0, "stable").goods(0, clay=1, log=1)
    draft = drafted(GAMES["keyper"], table.state, 0, ["send grey", "build@board-1", "build stable"])
    found = ways_from(GAMES["keyper"], draft, PHONE)
    assert "farm-1" in found.ahead.picks
    elsewhere = [way for way in found.ways if way.option.aside]
    assert {way.picks for way in elsewhere} == {(f"farm-{n}",) for n in range(2, 9)}
    assert {way.option.menu[0].key for way in elsewhere} == {"panel-elsewhere"}
