"""Drawing compared with encoding: the table of every game with a painter, in the middle of a game."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from bot.locales import speaker
from engine.core.game import Game
from engine.core.record import replay
from engine.core.text import Say
from engine.registry import offered
from engine.simulate import recorded, setup_from
from render.kit.encode import BANDS, encode, encoded
from render.kit.paint import paint
from render.kit.painter import Painter, PictureKind
from render.kit.sprite_cutting import STAMPS
from render.registry import PAINTERS
from tools.bench import Row, cost_of

_STUDIO_THREADS = 2
"""The number of threads with which the bot draws."""


def rows(quick: bool) -> Iterator[Row]:
    rounds = 1 if quick else 5
    for key, game in offered().items():
        if key in PAINTERS:
            yield from _rows_of(game, PAINTERS[key], rounds)


def _rows_of(game: Game[Any, Any, Any], painter: Painter[Any], rounds: int) -> Iterator[Row]:
    view, say = _middle(game)
    kind = painter.main(view, ())
    STAMPS.clear()
    cold = cost_of(lambda: _drawn(painter, view, kind, say), 1)
    warm = cost_of(lambda: _drawn(painter, view, kind, say), rounds)
    scene = painter.draw(view, kind, say)
    image = paint(scene)
    encoding = cost_of(lambda: bool(encoded(image, scene.theme)), rounds)
    against = f"encoding it ({len(encoded(image, scene.theme)) // 1024} KB)"
    yield Row(f"{game.key}: draw the table, caches warm", warm, warm / encoding, against)
    yield Row(f"{game.key}: draw the first table, caches cold", cold, cold / encoding, against)
    again = cost_of(lambda: bool(encode(painter.draw(view, kind, say))[0]), rounds)
    yield Row(f"{game.key}: the same table once more, as a file", again, again / encoding, against)
    delay = asyncio.run(_heartbeat(painter, view, kind, say))
    yield Row(
        f"{game.key}: longest wait of the loop, 20 pictures", delay * 1e6, delay / 0.05, "50 ms allowed"
    )


def _middle(game: Game[Any, Any, Any]) -> tuple[Any, Say]:
    seats = game.spec.seats[-1]
    record = recorded(game, setup_from(game, seats, "pictures", {}), ["random-ish"] * seats)
    state = replay(record, game, len(record.moves) // 2)
    names = [f"Player {seat + 1}" for seat in range(seats)]
    return game.view_for(state, 0), speaker("en", names, markdown=False)


def _drawn(painter: Painter[Any], view: Any, kind: PictureKind, say: Say) -> int:
    return int(paint(painter.draw(view, kind, say)).width > 0)


async def _heartbeat(painter: Painter[Any], view: Any, kind: PictureKind, say: Say) -> float:
    """Return the longest delay of the event loop while two threads drew and encoded twenty pictures."""
    done, worst = asyncio.Event(), 0.0

    async def beat() -> None:
        nonlocal worst
        while not done.is_set():
            before = time.perf_counter()
            await asyncio.sleep(0.005)
            worst = max(worst, time.perf_counter() - before - 0.005)

    watcher = asyncio.create_task(beat())
    loop = asyncio.get_running_loop()
    with ThreadPoolExecutor(_STUDIO_THREADS) as pool:
        for _ in range(20 // _STUDIO_THREADS):
            BANDS.clear()
            files = [
                loop.run_in_executor(pool, lambda: encode(painter.draw(view, kind, say)))
                for _ in range(_STUDIO_THREADS)
            ]
            await asyncio.gather(*files)
    done.set()
    await watcher
    return worst
