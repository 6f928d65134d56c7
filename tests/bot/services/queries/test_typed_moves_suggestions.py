"""Suggestions for a mistyped move are drafted, never played."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.values.errors import UnclearLineError
from engine.core.rng import Rng
from engine.registry import GAMES
from tests.bot.services.turn.test_turn_flow_confirm import PLAYED, POSITIONS, at_position, positions, state_of
from tests.support.plans import seeded
from tests.support.service_harness import ANN, BEN, Stage, open_stage

NOISE = ("hellgrün", "où?", "niño 2", "@everyone", "zz")


def mistyped(words: str, rng: Rng) -> str:
    """Return a move with one unknown word, added or in place of another."""
    parts, noise = words.split(), rng.choice(NOISE)
    at = rng.below(len(parts))
    return " ".join([*parts[:at], noise, *parts[at + rng.below(2) :]])


async def unclear(stage: Stage, game_id: str, person: int, rng: Rng) -> UnclearLineError | None:
    panel = await stage.services.turns.panel(game_id, person)
    if panel.decision is None:
        return None
    line = mistyped(rng.choice(panel.decision.options).words, rng)
    try:
        await stage.services.turns.play_line(game_id, person, line, cause=stage.cause())
    except UnclearLineError as error:
        return error
    return None


@pytest.mark.parametrize(("key", "options", "every"), PLAYED)
async def test_no_suggestion_plays_anything(
    tmp_path: Path, key: str, options: dict[str, str], every: int
) -> None:
    """Holds even where a press on the panel would be followed by automatic picks."""
    game, rng, pressed = GAMES[key], seeded(f"mistyped {key}"), 0
    stage = await open_stage(tmp_path / "lines.db", games={key: game}, confirming=False)
    tables = stage.services.turns
    for state in positions(game, f"mistyped {key}", 2, every, **options):
        game_id = await at_position(stage, game, state, 2, 0)
        person = (ANN, BEN)[game.seats_to_act(state)[0]]
        before = await state_of(stage, game_id)
        error = await unclear(stage, game_id, person, rng)
        for way in error.ways if error is not None else ():
            assert error is not None
            assert "?" not in error.typed
            mark = (await tables.panel(game_id, person)).mark
            panel = await tables.draft(game_id, person, mark, *way.route, cause=stage.cause())
            assert panel.moved is None
            assert panel.picks[-len(way.picks) :] == way.picks, "it is in the draft, to be confirmed"
            assert await state_of(stage, game_id) == before
            assert (await stage.services.queries.table(game_id)).number == 0, "the log has nothing new"
            await tables.restart(game_id, person, cause=stage.cause())
            pressed += 1
        if pressed >= 4 * POSITIONS:
            break
    await stage.close()
    assert pressed >= 4 * POSITIONS
