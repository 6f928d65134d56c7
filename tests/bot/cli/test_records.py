"""`latchkey replay`: a finished game as one small page, in five languages, and never a running one."""

from __future__ import annotations

import base64
import json
import os
import re
import zlib
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.cli import record_in
from bot.locales.translations import locales
from bot.ui.kit.localiser import Localisers
from bot.ui.pictures.html_replay import LIMIT, NotOverError, replay_page, replay_voices
from engine.core.record import Move, export, game_of, record_of, replay
from engine.core.record import Record as GameRecord
from engine.core.text import UserText
from engine.registry import GAMES
from render.registry import PAINTERS

REPLAYS = Path(__file__).parents[2] / "replays"
LONG = ("keyflower-6p-merchants-all-open", "keyper-4-thoughtful", "keythedral-5p-wild")
"""The longest of each game; with each seat's view they take a minute each."""
HUSHED = REPLAYS / "keythedral-2p.json"


def packed_in(page: str, part: str) -> bytes:
    found = re.search(f'id="{part}-data">([^<]*)<', page)
    assert found is not None
    return zlib.decompress(base64.b64decode(found[1]))


def book_of(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(packed_in(path.read_text(), "words"))
    return found


def cut(record: GameRecord, upto: int) -> GameRecord:
    """The same game while it ran."""
    game = game_of(record, GAMES)
    moves = [Move(move.seat, move.words) for move in record.moves[:upto]]
    return record_of(game, record.setup, moves, replay(record, game, upto), record.names)


@pytest.mark.parametrize("name", LONG if os.environ.get("TRUTH") else ["keyflower-2p-variant-b"])
def test_a_game_is_one_small_page_in_five_languages(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "game.html"
    less = [] if name in LONG else ["--spectator"]
    assert main(["replay", str(REPLAYS / f"{name}.json"), *less, "--out", str(out)]) == 0
    assert f"{out.stat().st_size / 2**20:.1f} MiB" in capsys.readouterr().out
    assert out.stat().st_size < LIMIT
    book, page = book_of(out), out.read_text()
    assert set(book["phrases"]) == set(locales())
    assert len({len(said) for said in book["phrases"].values()}) == 1
    record = record_in(REPLAYS / f"{name}.json")
    assert len(book["views"]) == (1 if less else 1 + record.setup.seats)
    for view in book["views"]:
        assert len(view["steps"]) == len(book["heads"])
    for _, _, bands, alt, lines, _ in book["views"][0]["steps"][1:-2]:
        assert bands
        assert lines
        assert all(said[alt] for said in book["phrases"].values())
    assert [row[2] for row in book["score"]] == sorted((one.points for one in record.standings), reverse=True)
    assert not re.search(r"(?:src|href)=|https?://|@import|url\(", page), "nothing is fetched"


def test_each_seat_reads_what_it_alone_was_told(tmp_path: Path) -> None:
    out = tmp_path / "game.html"
    assert main(["replay", str(REPLAYS / "lantern-2p.json"), "--out", str(out)]) == 0
    record = record_in(REPLAYS / "lantern-2p.json")
    game = game_of(record, GAMES)
    told = list[tuple[tuple[int, ...], str]]()
    localisers = Localisers().plain("en", ("Player 1", "Player 2"), game.key)
    replay(
        record,
        game,
        watch=lambda _, __, events: told.extend(
            (event.to, localisers.label(event.text)) for event in events if event.to is not None
        ),
    )
    book = book_of(out)
    said = [
        {book["phrases"]["en"][line] for step in view["steps"] for line in step[4]} for view in book["views"]
    ]
    assert told, "something was told to one seat alone"
    for to, words in told:
        assert words not in said[0]
        assert all((words in said[1 + seat]) == (seat in to) for seat in range(2))


@pytest.mark.parametrize("left", [1, 7, 100_000])
def test_a_running_game_is_refused_and_nothing_is_written(
    left: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = record_in(HUSHED)
    file, out = tmp_path / "running.json", tmp_path / "game.html"
    file.write_bytes(export(cut(record, max(0, len(record.moves) - left))))
    assert main(["replay", str(file), "--out", str(out)]) == 2
    assert "still running" in capsys.readouterr().err
    assert not out.exists()


def test_a_running_game_is_refused_before_anything_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    record = record_in(HUSHED)
    game, painter = GAMES[record.game], PAINTERS[record.game]
    localisers = replay_voices(Localisers().plain, game.key, lambda _: (UserText("Ann"), UserText("Ben")))
    monkeypatch.setattr(type(game), "view_for", lambda *_: pytest.fail("a view was made"))
    with pytest.raises(NotOverError):
        replay_page(cut(record, len(record.moves) // 2), game, painter, localisers)


def test_names_are_never_a_piece_of_the_page(tmp_path: Path) -> None:
    data = json.loads((REPLAYS / "lantern-2p.json").read_text())
    data["names"] = ["</script><script>alert(1)</script>", "Żółć 🦊"]
    file, out = tmp_path / "named.json", tmp_path / "game.html"
    file.write_text(json.dumps(data))
    assert main(["replay", str(file), "--spectator", "--out", str(out)]) == 0
    assert "alert(1)" not in out.read_text()
    assert any("Żółć" in phrase for phrase in book_of(out)["phrases"]["en"])
