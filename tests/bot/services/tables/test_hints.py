"""Hints: good turns with reasons, from the asker's view, unless the host forbids them."""

from __future__ import annotations

import pytest

from bot.locales.translations import message_ids
from bot.values.errors import HintsOffError, NotAllowedError, NothingToDecideError, PlayerError
from engine.core.evaluation import Evaluator
from engine.core.rng import Rng, seed_from
from engine.players.evaluator import evaluator_of
from engine.registry import GAMES
from tests.conftest import NewStage
from tests.support.service_harness import ANN, BEN, Stage


async def lit(stage: Stage) -> tuple[str, int, int]:
    """Return a table where a player begins her turn, that player and the other one."""
    game_id = await stage.game(ANN, BEN)
    await stage.hide_all(game_id, ANN, BEN)
    (asked,) = await stage.asked(game_id)
    return game_id, asked, BEN if asked == ANN else ANN


async def test_good_turns_are_told_with_reasons_and_can_be_drafted(stage: Stage) -> None:
    game_id, asked, other = await lit(stage)
    hints = await stage.services.hints.ask(game_id, asked)
    assert 1 <= len(hints.advice.hints) <= 3
    ideas = [hint.idea for hint in hints.advice.hints]
    assert len({*ideas}) == len(ideas), "one hint for each idea"
    assert hints.advice.hints[0].behind == 0
    behind = [hint.behind for hint in hints.advice.hints]
    assert behind == sorted(behind)
    assert any(hint.grounds.changes for hint in hints.advice.hints)
    for number, hint in enumerate(hints.advice.hints):
        panel = await stage.services.hints.take(game_id, asked, number, cause=stage.cause())
        assert panel.picks == hint.picks[:-1]
    with pytest.raises(NothingToDecideError):
        await stage.services.hints.ask(game_id, other)


async def test_the_same_question_is_thought_over_once(stage: Stage) -> None:
    game_id, asked, _ = await lit(stage)
    first = await stage.services.hints.ask(game_id, asked)
    assert await stage.services.hints.ask(game_id, asked) is first


async def test_a_hint_of_an_older_position_is_not_drafted(stage: Stage) -> None:
    game_id, asked, _ = await lit(stage)
    await stage.services.hints.ask(game_id, asked)
    await stage.turn(game_id, asked)
    with pytest.raises(PlayerError, match="hints-stale"):
        await stage.services.hints.take(game_id, asked, 0, cause=stage.cause())


async def test_hints_are_the_hosts_to_forbid_and_all_are_told(stage: Stage) -> None:
    game_id, asked, _ = await lit(stage)
    await stage.letters()
    with pytest.raises(NotAllowedError):
        await stage.services.hints.allow(game_id, BEN, False, cause=stage.cause())
    await stage.services.hints.allow(game_id, ANN, False, cause=stage.cause())
    assert [letter.payload.what for letter in await stage.letters()] == ["advice-off"]
    with pytest.raises(HintsOffError):
        await stage.services.hints.ask(game_id, asked)
    await stage.services.hints.allow(game_id, ANN, True, cause=stage.cause())
    assert (await stage.services.hints.ask(game_id, asked)).advice.hints


async def test_hidden_pieces_of_others_change_no_hint(new_stage: NewStage) -> None:
    """Two tables that look the same to the asker, with other things behind the others' screens."""
    stage = await new_stage(games=GAMES)
    game_id = await stage.game(ANN, BEN, game="keyflower")
    (asked,) = await stage.asked(game_id)
    live, _ = await stage.services.turns._tables.live(game_id)
    seat = live.seat_of(asked)
    real = (await stage.services.computers.considered_turns(live, seat)).candidates
    for number in range(2):
        live.state = live.game.imagine(live.state, seat, Rng(seed_from(f"another {number}")))
        assert (await stage.services.computers.considered_turns(live, seat)).candidates == real


def test_every_feature_has_words() -> None:
    wanted = {
        f"{key}-feature-{evaluator.told_as.get(feature, feature)}"
        for key, game in GAMES.items()
        if (evaluator := evaluator_of(game))
        for feature in evaluator.features
        if feature not in evaluator.guessed
    }
    wanted |= {
        f"{key}-feature-settled"
        for key, game in GAMES.items()
        if type(evaluator_of(game)).settled_score is not Evaluator.settled_score
    }
    wanted |= {
        f"{key}-feature-promised"
        for key, game in GAMES.items()
        if type(evaluator_of(game)).scored is not Evaluator.scored
    }
    untold = {
        f"{key}-feature-{feature}"
        for key, game in GAMES.items()
        if (evaluator := evaluator_of(game))
        for feature in evaluator.untold
    }
    wanted |= {
        key.replace("-feature-", "-gain-")
        for key in wanted - untold
        if not key.endswith(("-points", "-settled", "-promised", "-nearest", "-returning"))  # never a reason
    }
    assert {"keyflower-feature-settled", "keyflower-feature-promised"} <= wanted
    assert wanted <= set(message_ids())
