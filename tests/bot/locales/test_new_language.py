"""A new language is one folder and no code, and `latchkey dev words` lists what it lacks."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.locales.translations import HOME
from tests.support.copies import copy_room
from tools.cli import words

SPOKEN = """
from bot.ui.kit.localiser import Localisers
from bot.locales.translations import locale_for, locales, own_name, speaker
from engine.core.text import OneOf, text

assert "pt-BR" in locales() and own_name("pt-BR") == "Português", locales()
assert locale_for("pt-BR") == "pt-BR" and locale_for("pt-PT") == "en"
say = speaker("pt-BR")
lake, farm = text("keythedral-field-lake"), text("keythedral-field-farm")
print(say(text("keythedral-plan-menu-fields", fields=OneOf((lake, farm)))))
print(Localisers().plain("pt-BR", ("Anna",)).label(text("keyflower-tile-barn")))
print(say(text("keyflower-told-over")))
"""


def changed(path: Path, old: str, new: str) -> None:
    words = path.read_text(encoding="utf-8")
    assert old in words
    path.write_text(words.replace(old, new), encoding="utf-8")


def test_a_new_language_is_one_folder(tmp_path: Path) -> None:
    for room in ("bot", "engine", "render"):
        copy_room(room, tmp_path)
    folder = tmp_path / "bot" / "locales" / "pt-BR"
    shutil.copytree(tmp_path / "bot" / "locales" / "es", folder)
    changed(folder / "bot.ftl", "bot-language = Español", "bot-language = Português")
    changed(folder / "keyflower.ftl", "keyflower-told-over =", "keyflower-told-over-once =")
    command = [sys.executable, "-c", SPOKEN]
    done = subprocess.run(command, cwd=tmp_path, env={}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [
        "En el lago ou la granja",  # lists as this language makes them
        "Granero",
        "The game is over. The screens are lifted.",  # a missing message is read in English
    ]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of languages that may be changed; they are parsed anew."""
    for language in ("en", "fr"):
        (tmp_path / language).mkdir()
        for name in ("bot.ftl", "keyflower.ftl"):
            shutil.copy(HOME / language / name, tmp_path / language)
    monkeypatch.setattr(words, "HOME", tmp_path)
    words._messages.cache_clear()
    yield tmp_path
    words._messages.cache_clear()


def test_missing_unused_and_too_long_messages_are_listed_with_their_files(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with (home / "en" / "bot.ftl").open("a", encoding="utf-8") as file:
        file.write("\nforlorn-words = Nobody says this.\n")
    path = home / "fr" / "keyflower.ftl"
    changed(path, "keyflower-told-over =", "keyflower-told-then =")
    changed(path, "keyflower-tile-barn = Grange", "keyflower-tile-barn = " + "Grange " * 20)
    assert main(["dev", "words", "--missing", "fr", "--unused", "--long"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "fr/bot.ftl: forlorn-words",
        "fr/keyflower.ftl: keyflower-told-over",
        "bot.ftl: forlorn-words",
        "fr/keyflower.ftl: keyflower-tile-barn has 139 characters of 100",
    ]
    assert main(["dev", "words", "--missing", "en"]) == 0
    assert capsys.readouterr().out == "Nothing.\n"
    assert main(["dev", "words", "--missing", "xx"]) == 2
    assert "there are en, fr" in capsys.readouterr().err
