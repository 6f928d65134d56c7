"""Imported files: valid records with a change, and other data."""

from __future__ import annotations

import asyncio
import io
import json
from contextlib import redirect_stderr, redirect_stdout
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from hypothesis import strategies as st

from bot.__main__ import main
from bot.values.errors import PlayerError
from engine.core.record import Move, export, record_of
from engine.core.setup import Setup, checked
from engine.core.tell import Silence
from engine.registry import GAMES
from tests.support.fuzz import JUNK, garbled, try_out
from tests.support.service_harness import ANN, PLACE, open_stage

PICKS = 12
DEEP = 20_000


def begun(game: str) -> Any:
    """A record of the first few picks, as plain JSON."""
    rules = GAMES[game]
    setup = checked(rules.spec, Setup(rules.spec.seats[0], "ab" * 32, {}))
    state, moves = rules.new_game(setup), list[Move]()
    is_between_turns = True
    while len(moves) < PICKS or not is_between_turns:
        decision = rules.decisions(state)[0]
        option = decision.options[-1]
        rules.play(state, option.action, Silence())
        moves.append(Move(decision.seat, option.words))
        is_between_turns = option.confirms
    return json.loads(export(record_of(rules, setup, moves, state, ["Ann", "Ben"])))


def places(value: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to everything inside."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [way, *(found for key, part in inside for found in places(part, (*way, key)))]


def put(value: Any, way: tuple[Any, ...], news: Any) -> Any:
    if not way:
        return news
    copy = value.copy()
    copy[way[0]] = put(copy[way[0]], way[1:], news)
    return copy


def files(record: Any) -> st.SearchStrategy[bytes]:
    changes = st.lists(st.tuples(st.sampled_from(places(record)), JUNK), min_size=1, max_size=2)

    def changed(these: list[tuple[tuple[Any, ...], Any]]) -> bytes:
        new = record
        for way, news in these:
            try:
                new = put(new, way, news)
            except (KeyError, IndexError, TypeError, AttributeError):  # the first change has taken it away
                continue
        return json.dumps(new).encode(errors="replace")

    whole = json.dumps(record)
    return st.one_of(
        changes.map(changed),
        changes.map(changed),
        garbled(st.just(whole)).map(lambda text: text.encode(errors="replace")),
        st.integers(0, len(whole)).map(lambda end: whole[:end].encode()),
        st.binary(max_size=60),
        st.sampled_from([b"[" * DEEP, b'{"a":' * DEEP, b'{"setup":' * DEEP, b"\xff\xfe", b""]),
    )


@pytest.mark.parametrize("game", sorted(GAMES))
def test_an_imported_record_is_a_game_or_is_refused(game: str, tmp_path: Path) -> None:
    causes = count(1)
    with asyncio.Runner() as runner:
        stage = runner.run(open_stage(tmp_path / "x.db", games=GAMES))

        async def bring(data: bytes) -> None:
            try:
                await stage.services.transfer.import_(
                    data, ANN, PLACE, moderator=True, cause=f"import-{next(causes)}"
                )
            except PlayerError:
                return

        try_out("imports", files(begun(game)), lambda data: runner.run(bring(data)), share=0.04, few=10)
        runner.run(stage.close())


def test_verifying_any_file_ends_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "game.json"

    def verified(data: bytes) -> None:
        path.write_bytes(data)
        said = io.StringIO()
        with redirect_stdout(said), redirect_stderr(said):
            assert main(["verify", str(path)]) in (0, 1, 2)
        assert "Traceback" not in said.getvalue()

    try_out("verified files", files(begun("keyper")), verified, share=0.01, few=12)
