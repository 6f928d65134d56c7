"""`latchkey dev story`: all that is read at a table, in other languages beside English."""

from __future__ import annotations

import pytest

from bot.__main__ import main


def told(capsys: pytest.CaptureFixture[str], *words: str) -> list[str]:
    assert main(["story", "lantern", "--seed", "7", *words]) == 0
    return capsys.readouterr().out.splitlines()


def test_a_story_tells_everything_beside_english(capsys: pytest.CaptureFixture[str]) -> None:
    lines = told(capsys, "--language", "de", "--language", "fr")
    headings = {line.removeprefix("— ") for line in lines if line.startswith("— ")}
    assert {"the game begins", "call", "panel", "orders", "post", "notice to each", "the end"} <= headings
    at = lines.index("en  [Play my turn]")
    assert lines[at : at + 3] == ["en  [Play my turn]", "de  [Meinen Zug spielen]", "fr  [Jouer mon tour]"]
    said = [line for line in lines if line and not line.startswith("— ")]
    assert {line[:4] for line in said} == {"en  ", "de  ", "fr  "}


def test_repeated_texts_are_printed_once(capsys: pytest.CaptureFixture[str]) -> None:
    once, again = told(capsys), told(capsys, "--all")
    assert once.count("en  [Play my turn]") == 1 < again.count("en  [Play my turn]")
    assert set(once) <= set(again)


def test_a_game_of_too_many_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["story", "lantern", "--players", "9"]) == 2
    assert "players" in capsys.readouterr().err
