"""Hushed questions of a real game: a window of Keythedral, and what others learn of it."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.planning import Answered, answered
from engine.core.rng import Rng, seed_from
from engine.registry import GAMES
from tests.bot.services.conftest import NewStage
from tests.bot.services.stage import ANN, BEN, CAT, EVE, Stage
from tests.bot.services.test_answers import say
from tests.bot.services.test_hush import everything_for, letters_for
from tests.support.easy_lines import easy_line

PEOPLE = (ANN, BEN, CAT)
MINUTE = 60.0
TURNS = 200


async def at_a_window(stage: Stage, rulings: str, unattended: bool = False) -> str:
    """Everybody plays until Ben is asked in a window, and somebody else too; where the game itself keeps
    orders, he has left one."""
    game_id = await stage.game(*PEOPLE, game="keythedral", windows="strict", rulings=rulings)
    rng = Rng(seed_from("window"))
    for _ in range(TURNS):
        live, _ = await stage.services.table._tables.live(game_id)
        asked = live.table.waiting
        is_it = live.game.is_unattended(live.state) == unattended
        if live.table.hush is not None and 1 in asked and len(asked) > 1 and is_it:
            return game_id
        line = easy_line(live, asked[0], rng)
        if asked[0] == 1 and live.game.offered(live.state, 1, "watch none"):
            line = f"watch none {line}"
        await say(stage, game_id, PEOPLE[asked[0]], line)
    raise AssertionError("no window opens")


async def decline_ahead(stage: Stage, game_id: str) -> None:
    """Ben orders to decline, in the game's own words for it."""
    live, _ = await stage.services.table._tables.live(game_id)
    offers = live.game.plans(live.game.view_for(live.state, 1))
    words = next(
        offer.words
        for offer in offers
        if answered(live.game, live.state, 1, offer.plan) == Answered(("decline", "end"))
    )
    await stage.services.orders.add(game_id, BEN, words, cause=stage.cause())


@pytest.mark.parametrize("later", [0.0, 30 * 3600.0])
async def test_nobody_learns_who_has_answered_a_window(
    new_stage: NewStage, tmp_path: Any, later: float
) -> None:
    told: dict[str, list[Any]] = {}
    for way in ("not yet", "by hand", "drafting", "by plan"):
        stage = await new_stage(tmp_path / f"{way}.db", games=GAMES, seed="stage")
        game_id = await at_a_window(stage, "4")
        if way == "by hand":
            await say(stage, game_id, BEN, "decline end")
        elif way == "drafting":
            await stage.pick(game_id, BEN, "decline")
        elif way == "by plan":
            await decline_ahead(stage, game_id)
        await stage.fire(10 * MINUTE)
        assert (BEN in await stage.asked(game_id)) == (way in ("not yet", "drafting"))
        await stage.fire(later)
        told[way] = [await everything_for(stage, game_id, person) for person in (ANN, CAT, EVE)]
        told[way].append(await letters_for(stage, ANN, CAT, EVE))
    for way, things in told.items():
        for thing, same in zip(things, told["not yet"], strict=True):
            assert thing == same, way


async def test_an_order_kept_in_a_game_begun_before_still_answers(new_stage: NewStage, tmp_path: Any) -> None:
    stage = await new_stage(tmp_path / "before.db", games=GAMES, seed="stage")
    game_id = await at_a_window(stage, "3")
    await stage.fire(10 * MINUTE)
    assert BEN not in await stage.asked(game_id)


async def test_nobody_is_called_to_the_window_of_phase_5(new_stage: NewStage, tmp_path: Any) -> None:
    """It is open for a while, for whoever comes; then no law is played for all, and nobody had to come."""
    stage = await new_stage(tmp_path / "phase5.db", games=GAMES, seed="stage")
    game_id = await at_a_window(stage, "4", unattended=True)
    assert BEN in await stage.asked(game_id)
    calls = [what for kind, what in await letters_for(stage, *PEOPLE) if kind == "call"]
    assert not any('"hush"' in what for what in calls)
    while (live := (await stage.services.table._tables.live(game_id))[0]).table.hush is not None:
        assert live.game.is_unattended(live.state)
        await stage.fire(10 * MINUTE)
    assert (live.state.stage, live.state.asking) in (("auction", "bid"), ("auction", "name"))


async def test_whoever_orders_to_be_asked_is_asked_in_a_quiet_window_too(
    new_stage: NewStage, tmp_path: Any
) -> None:
    stage = await new_stage(tmp_path / "ask.db", games=GAMES)
    game_id, rng = await stage.game(*PEOPLE, game="keythedral"), Rng(seed_from("window"))
    for _ in range(TURNS):
        live, _ = await stage.services.table._tables.live(game_id)
        asked = live.table.waiting
        unfit = [seat for seat in asked if live.game.ordered(live.state, seat)]
        if live.table.hush is not None and unfit and not live.game.is_unattended(live.state):
            person = PEOPLE[unfit[0]]
            await stage.services.orders.add(game_id, person, "ask all", cause=stage.cause())
            await stage.fire(30 * MINUTE)
            assert person in await stage.asked(game_id)
            return
        await say(stage, game_id, PEOPLE[asked[0]], easy_line(live, asked[0], rng))
    raise AssertionError("no law ever fails to fit")


async def test_a_quiet_window_is_answered_for_whoever_has_no_fitting_law(
    new_stage: NewStage, tmp_path: Any
) -> None:
    stage = await new_stage(tmp_path / "quiet.db", games=GAMES)
    game_id, rng = await stage.game(*PEOPLE, game="keythedral"), Rng(seed_from("window"))
    for _ in range(TURNS):
        live, _ = await stage.services.table._tables.live(game_id)
        asked = live.table.waiting
        unfit = [seat for seat in asked if live.game.ordered(live.state, seat)]
        if live.table.hush is not None and unfit:
            assert PEOPLE[unfit[0]] in await stage.asked(game_id), "for a while, as anybody would"
            assert set(unfit) <= set((await stage.services.reading.table(game_id)).awaited)
            await stage.fire(10 * MINUTE)
            live, _ = await stage.services.table._tables.live(game_id)
            assert live.table.hush is None or not set(unfit) & set(live.table.waiting)
            return
        await say(stage, game_id, PEOPLE[asked[0]], easy_line(live, asked[0], rng))
    raise AssertionError("no law ever fails to fit")
