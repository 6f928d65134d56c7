"""Typed lines: moves and orders of every game, as far as their first half is played."""

from __future__ import annotations

import asyncio
import json
from itertools import count
from pathlib import Path

import pytest

from bot.values.errors import PlayerError
from engine.registry import GAMES
from tests.support.conformance import is_long
from tests.support.fuzz import lines, try_out
from tests.support.service_harness import ANN, BEN, Stage, open_stage

REPLAYS = Path(__file__).parents[1] / "replays"
TURNS, OF_A_SHORT_GAME = 6, 2


def vocabulary(game: str) -> list[str]:
    """Every word that moves of recorded games are made of."""
    found = {"if", "now", "end", ";", "pass"}
    for path in sorted(REPLAYS.glob(f"{game}-*.json"))[:4]:
        for _, words in json.loads(path.read_text(encoding="utf-8"))["moves"]:
            found.update({words, *words.split()})
    return sorted(found)


async def in_play(path: Path, game: str) -> tuple[Stage, str]:
    stage = await open_stage(path, games=GAMES)
    table = await stage.game(ANN, BEN, game=game)
    for _ in range(TURNS if is_long(GAMES[game]) else OF_A_SHORT_GAME):
        await stage.turn(table, (await stage.asked(table))[0])
    return stage, table


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_typed_line_is_a_move_or_is_refused_in_words(game: str, tmp_path: Path) -> None:
    causes = count(1)
    with asyncio.Runner() as runner:
        stage, table = runner.run(in_play(tmp_path / "x.db", game))
        play, orders = stage.services.turns, stage.services.orders

        async def typed(line: str) -> None:
            cause = f"typed-{next(causes)}"
            for work in (
                lambda: play.complete(table, ANN, line),
                lambda: orders.complete(table, ANN, line),
                lambda: play.play_line(table, ANN, line, cause=f"{cause}-move"),
                lambda: orders.add(table, ANN, line, cause=f"{cause}-order"),
                lambda: orders.edit_line(table, ANN, fact=line),
                lambda: orders.edit_line(table, ANN, pick=line),
                lambda: orders.order_line(table, ANN, cause=f"{cause}-line"),
                lambda: orders.withdraw(table, ANN, None, cause=f"{cause}-none"),
            ):
                try:
                    await work()
                except PlayerError:
                    continue

        try_out(
            "typed lines", lines(vocabulary(game)), lambda line: runner.run(typed(line)), share=0.03, few=12
        )
        runner.run(stage.close())
