"""Evenings of Keyflower with The Merchants, Keyper and Keythedral: the first turns, and the last ones."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.core.record import Record, export, imported, record_of, replay
from engine.registry import GAMES
from tests.e2e.transcripts.evening import Evening, Opening
from tests.support.discord_play import PanelPlayer, play_to_the_end
from tests.support.discord_stage import Fingers

LONG = ("review", "film", "filmsince")
"""Pages that take a minute of a long game."""
REPLAYS = Path(__file__).parents[2] / "replays"
NAMES = ["anna", "bob", "carol", "dan"]
LANGUAGES = {
    "keyflower": ("en-US", "de", "fr"),
    "keyper": ("nl", "es-ES"),
    "keythedral": ("fr", "en-US", "de"),
}
OPTIONS: dict[str, dict[str, Any]] = {"keyflower": {"options": "merchants=all"}}
LAST = {"keyflower": 5, "keyper": 6, "keythedral": 8}
"""Picks that are left of a recorded game."""
UNSEEN = {"keyflower": 112, "keyper": 0, "keythedral": 0}
"""Presses after the import that the transcript leaves out."""
LOOKED_UP = {
    "keyflower": ("sawmill", "KF-30"),
    "keyper": ("barn", "KP-20"),
    "keythedral": ("seat 1a", "KT-12"),
}
SEATS = {"keyflower": 2, "keyper": 2, "keythedral": 3}
RECORDS = {
    "keyflower": "keyflower-2p-merchants-mix",
    "keyper": "keyper-2-thoughtful",
    "keythedral": "keythedral-3p",
}


@pytest.mark.parametrize("game", LANGUAGES)
async def test_the_first_turns(opening: Opening, game: str) -> None:
    people = dict(zip(NAMES, LANGUAGES[game], strict=False))
    names = list(people)
    async with opening(f"{game}-begins", people) as evening:
        stage = evening.stage
        await stage.open_table(game, names, language="en", **OPTIONS.get(game, {}))
        await evening.say("bob", "settings show")
        for _ in range(2):
            await _some_presses(evening, names, 7)
            first = next(name for name in names if stage.panels(name))
            panel = evening.panel(first)
            await evening.look(first, panel, most=22)
            await evening.back(first, panel)
        page = await evening.press(first, evening.panel(first), "more")
        if evening.offers(page, "why"):
            await evening.press(first, page, "why")
        tile, rule = LOOKED_UP[game]
        for name, line in ((names[0], rule), (names[1], "")):
            await evening.look(name, await evening.say(name, "rules", evening.thread, search=line), most=4)
        await evening.say(names[1], "tile", evening.thread, tile=tile)
        for command in ("board", "screen", "plan", "log", "since"):
            await evening.say(names[0], f"game {command}", evening.thread)
        await evening.say(names[1], "game board", evening.thread, text=True)
        await evening[names[0]].autocomplete(evening.thread, "play", "move", "")
        said = await evening[names[0]].send(stage.channel, f"I would like {tile} or the A, says {rule}")
        await evening[names[1]].context_menu(stage.channel, "Explain this move", said)


async def _some_presses(evening: Evening, names: list[str], count: int) -> None:
    fingers, desks = Fingers(5), [PanelPlayer(evening.stage, name) for name in names]
    for _ in range(count):
        for desk in desks:
            if await desk.act(fingers):
                break


@pytest.mark.parametrize("game", LANGUAGES)
async def test_the_last_turns_and_the_result(opening: Opening, game: str) -> None:
    people = dict(zip(NAMES, LANGUAGES[game][: SEATS[game]], strict=False))
    async with opening(f"{game}-ends", people) as evening:
        await _nearly_over(evening, game, list(people))
        with evening.aside("they play on"):
            await _some_presses(evening, list(people), UNSEEN[game])
        await play_to_the_end(evening.stage, list(people), Fingers(1, hurry=0.9), limit=200)
        end = evening.stage.newest_with(evening.thread, "Rematch")
        await evening.look("anna", end, most=10, but=LONG)
        await evening.look("bob", evening.letter("bob"), most=4, but=LONG)


def _is_between_turns(record: Record, at: int) -> bool:
    if record.game == "keythedral":
        return record.moves[at - 1].seat != record.moves[at].seat
    newest = {move.seat: move.words for move in record.moves[:at]}
    return set(newest.values()) == {"end"}


async def _nearly_over(evening: Evening, key: str, names: list[str]) -> None:
    """Import a recorded game without its last picks."""
    game, stage = GAMES[key], evening.stage
    record = imported((REPLAYS / f"{RECORDS[key]}.json").read_bytes())
    upto = max(at for at in range(1, len(record.moves) - LAST[key]) if _is_between_turns(record, at))
    state: Any = replay(record, game, upto)
    data = export(record_of(game, record.setup, record.moves[:upto], state))
    people = [evening[name] for name in names]
    with evening.aside(f"a game is imported without its last {len(record.moves) - upto} picks"):
        await stage.resume_game(data, people)
