"""Thoughts that failed once, as the bot keeps them in `failed-thoughts/`: each is thought now."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from bot.services.turn.computer_pool import ComputerTask, FailedThought, answered

KEPT = sorted((Path(__file__).parents[3] / "data" / "thoughts").glob("*.json"))


def failed(path: Path) -> FailedThought:
    return msgspec.json.decode(path.read_bytes(), type=FailedThought)


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_recorded_failures_succeed_now(path: Path) -> None:
    kept = failed(path)
    thought = ComputerTask(
        kept.game, bytes(kept.position), kept.seat, kept.strength, kept.seed, kept.reasons, steps=kept.steps
    )
    assert answered(thought).picks
    hint = answered(replace(thought, strength="hard", reasons=True))
    assert hint.candidates
