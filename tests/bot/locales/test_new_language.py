"""A new language is one folder and no code, and `latchkey dev words` lists what it lacks."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.copies import copy_room

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


@pytest.fixture(scope="module")
def rooms(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Copy the unchanged packages once, with their compiled files."""
    root = tmp_path_factory.mktemp("rooms")
    for room in ("engine", "render", "playground", "tools"):
        copy_room(room, root)
    return root


@pytest.fixture
def copy(tmp_path: Path, rooms: Path) -> Path:
    """The project, with words that may be changed."""
    copy_room("bot", tmp_path)
    for room in rooms.iterdir():
        (tmp_path / room.name).symlink_to(room)
    return tmp_path


def run(copy: Path, *words: str) -> tuple[int, str]:
    done = subprocess.run(
        [sys.executable, *words], cwd=copy, env={"PYTHONPATH": str(copy)}, capture_output=True, text=True
    )
    return done.returncode, done.stdout + done.stderr


def changed(path: Path, old: str, new: str) -> None:
    words = path.read_text(encoding="utf-8")
    assert old in words
    path.write_text(words.replace(old, new), encoding="utf-8")


def test_a_new_language_is_one_folder(copy: Path) -> None:
    folder = copy / "bot" / "locales" / "pt-BR"
    shutil.copytree(copy / "bot" / "locales" / "es", folder)
    changed(folder / "bot.ftl", "bot-language = Español", "bot-language = Português")
    changed(folder / "keyflower.ftl", "keyflower-told-over =", "keyflower-told-over-once =")
    code, said = run(copy, "-c", SPOKEN)
    assert code == 0, said
    assert said.splitlines() == [
        "En el lago ou la granja",  # lists as this language makes them
        "Granero",
        "The game is over. The screens are lifted.",  # a missing message is read in English
    ]


def test_missing_messages_are_listed_with_their_files(copy: Path) -> None:
    shutil.copytree(copy / "bot" / "locales" / "en", copy / "bot" / "locales" / "pt-BR")
    assert run(copy, "-m", "bot", "words", "--missing", "pt-BR") == (0, "Nothing.\n")
    path = copy / "bot" / "locales" / "pt-BR" / "keyflower.ftl"
    changed(path, "keyflower-told-over =", "keyflower-told-then =")
    assert run(copy, "-m", "bot", "words", "--missing", "pt-BR") == (
        1,
        "pt-BR/keyflower.ftl: keyflower-told-over\n",
    )
    code, said = run(copy, "-m", "bot", "words", "--missing", "xx")
    assert (code, "there are de, en, es, fr, nl, pt-BR" in said) == (2, True)


def test_unused_messages_are_listed(copy: Path) -> None:
    with (copy / "bot" / "locales" / "en" / "bot.ftl").open("a", encoding="utf-8") as file:
        file.write("\nforlorn-words = Nobody says this.\n")
    assert run(copy, "-m", "bot", "words", "--unused") == (1, "bot.ftl: forlorn-words\n")


def test_too_long_messages_are_listed_by_their_longest_variant(copy: Path) -> None:
    path = copy / "bot" / "locales" / "fr" / "keyflower.ftl"
    changed(path, "keyflower-tile-barn = Grange", "keyflower-tile-barn = " + "Grange " * 20)
    code, said = run(copy, "-m", "bot", "words", "--long")
    assert (code, said) == (1, "fr/keyflower.ftl: keyflower-tile-barn has 139 characters of 100\n")
