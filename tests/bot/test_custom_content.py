"""The folder of custom content: valid files are offered, faulty ones reported, changed ones reloaded."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.custom_content import ContentFolder
from bot.store.migrator import migrations
from bot.ui.kit.localiser import Localisers
from bot.ui.kit.message_payload import to_discord
from bot.ui.pages.setup import more_page, setup_page
from bot.ui.pages.setup_choices import SetupChoices, choices_of, first_choices
from bot.values.clock import CLOCKS, PACES, TIMEOUTS
from bot.values.errors import OldButtonError
from bot.values.table import ServerRules
from engine.registry import GAMES
from tests.support.discord_api import walk
from tests.support.filled_forms import WITH_FORMS, written

BARN: dict[str, Any] = {"tiles.barn": ("wheat", "wheat")}


def put(folder: Path, file: str, name: str, values: dict[str, Any] = BARN) -> Path:
    path = folder / file
    path.write_text(written(values, name, "keyper"))
    return path


def shelf(folder: Path) -> ContentFolder:
    return ContentFolder(str(folder), GAMES)


def names(boxes: ContentFolder) -> list[str]:
    return [box.name.raw for box in boxes.of("keyper")]


def told(boxes: ContentFolder) -> list[str]:
    return [str(damage) for damage in boxes.examined()]


def test_no_folder_is_no_trouble() -> None:
    assert ContentFolder("", GAMES).examined() == ()


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b'game = "keyper"\nname = "x"\n[tiles]\nbarn = "lgo"\n', 'line 4: Barn, cost: found "lgo"'),
        (b'game = "keyper"\nname = "x"\n[tiles]\nbarn = "clay', "line 4: this line: found"),
        (b'game = "keyper"\n', "line 1: the name: found nothing; expected what you call these values"),
        (b'game = "keyper"\nname = "x"\n[tiles]\nbarn = "\xff"\n', "line 4: this is no text in UTF-8"),
        (b'game = "chess"\nname = "x"\n', "there is no form for 'chess'; there is for: key"),
        (b"", "no line says of which game this is"),
        (b"#" * (256 * 1024 + 1), "this is larger than 256 KiB"),
        (b'game = "keyper"\nname = "x"\n' + b"a." * 100_000 + b"b = 1\n", "line 3: this line: found 20000"),
        (b'game = "keyper"\nname = "x"\n[tiles]\nbarn = ' + b"[" * 480, "line 4: this line: found barn"),
        (b'game = "keyper"\nname = "x"\n' + b"a = 1\n" * 5000, "line 2001: this line: found one more"),
        (b'game = "keyper"\nname = "x"\n[tiles]\nbarn = "clay"\nbarn = "log"\n', "line 5: this line: found"),
        (b'game = "keyper"\nname = "a\x1b[2Jb"\n', "line 2: this line: found"),
    ],
)
def test_a_damaged_file_is_named_with_its_line_and_the_others_are_offered(
    data: bytes, words: str, tmp_path: Path
) -> None:
    (tmp_path / "bad.toml").write_bytes(data)
    put(tmp_path, "good.toml", "my box")
    boxes = shelf(tmp_path)
    said = told(boxes)
    assert any(line.startswith(f"bad.toml: {words}") for line in said), said
    assert all(line.isprintable() for line in said)
    assert names(boxes) == ["my box"]


def test_entries_that_are_no_files_are_reported(tmp_path: Path) -> None:
    (tmp_path / "folder.toml").mkdir()
    os.mkfifo(tmp_path / "pipe.toml")
    (tmp_path / "nowhere.toml").symlink_to(tmp_path / "gone")
    (tmp_path / "notes.txt").write_text("not looked at")
    put(tmp_path, "good.toml", "my box")
    boxes = shelf(tmp_path)
    assert [line.partition(":")[0] for line in told(boxes)] == ["folder.toml", "nowhere.toml", "pipe.toml"]
    assert names(boxes) == ["my box"]


def test_a_folder_that_is_not_there_is_said(tmp_path: Path) -> None:
    boxes = shelf(tmp_path / "nowhere")
    assert told(boxes) == [f"{tmp_path / 'nowhere'}: there is no such folder"]


def test_two_of_one_name_cannot_be_told_apart(tmp_path: Path) -> None:
    put(tmp_path, "a.toml", "my box")
    put(tmp_path, "b.toml", "my box", {"tiles.barn": ("log",)})
    boxes = shelf(tmp_path)
    assert told(boxes) == ['b.toml: line 2: the name: found "my box", as in a.toml; expected another']
    assert len(boxes.of("keyper")) == 1


def test_there_are_no_more_than_a_menu_holds(tmp_path: Path) -> None:
    for number in range(26):
        put(tmp_path, f"{number:02}.toml", f"box {number}")
    boxes = shelf(tmp_path)
    assert told(boxes) == [f"{number}.toml: no room for more than 24 of one game" for number in (24, 25)]
    choices = first_choices(GAMES["keyper"], {}, seats=2)
    to_discord(
        more_page(choices, GAMES["keyper"], Localisers().plain("de"), ServerRules(), boxes.of("keyper"))
    )


def test_only_what_has_changed_is_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = put(tmp_path, "a.toml", "my box")
    put(tmp_path, "b.toml", "another")
    boxes, read = shelf(tmp_path), list[str]()
    plain = ContentFolder._read

    def noted(self: ContentFolder, path: Path, mode: int) -> Any:
        read.append(path.name)
        return plain(self, path, mode)

    monkeypatch.setattr(ContentFolder, "_read", noted)
    boxes.examined()
    first = boxes.chosen("keyper", boxes.of("keyper")[1].choice)
    boxes.examined()
    assert read == ["a.toml", "b.toml"]
    os.utime(put(tmp_path, path.name, "my box", {"tiles.barn": ("log",)}), (1, 1))
    boxes.examined()
    assert read == ["a.toml", "b.toml", "a.toml"]
    assert first is not None
    again = boxes.chosen("keyper", first.choice)
    assert again is not None
    assert again.content.fingerprint != first.content.fingerprint
    path.unlink()
    boxes.examined()
    assert names(boxes) == ["another"]


def test_the_doctor_names_file_and_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "boxes").mkdir()
    put(tmp_path / "boxes", "good.toml", "my box")
    monkeypatch.setenv("CONTENT_DIR", str(tmp_path / "boxes"))
    monkeypatch.setenv("DATABASE", str(tmp_path / "latchkey.db"))
    monkeypatch.chdir(tmp_path)
    with sqlite3.connect("latchkey.db") as connection:
        connection.executescript(migrations()[0][1] + "PRAGMA user_version = 1;")
    connection.close()
    assert main(["doctor"]) == 0
    assert "printed values" not in capsys.readouterr().out
    (tmp_path / "boxes" / "bad.toml").write_text('game = "keyper"\nname = "x"\n[tiles]\nbarn = "lgo"\n')
    assert main(["doctor"]) == 1
    told = capsys.readouterr().out
    assert 'printed values that cannot be offered: bad.toml: line 4: Barn, cost: found "lgo"' in told
    assert "running games: 0, sound: 0" in told


@pytest.mark.parametrize("key", WITH_FORMS)
def test_the_longest_wish_fits_a_button_and_comes_back(key: str) -> None:
    game = GAMES[key]
    choices = SetupChoices(
        key,
        game.spec.seats[-1],
        first_choices(game, {}, seats=2).values,
        max(PACES, key=len),
        language="de",
        clock=max(CLOCKS, key=len),
        timeout=max(TIMEOUTS, key=len),
        first=True,
        open_score=True,
        rated=True,
        box="0123abcd",
    )
    assert choices_of(choices.args(), GAMES) == choices
    localiser = Localisers().plain("en")
    for page in (setup_page(choices, game, localiser), more_page(choices, game, localiser, ServerRules())):
        view: Any = to_discord(page).view
        ids = [part["custom_id"] for part in walk(view.to_components()) if part.get("custom_id")]
        assert 0 < max(map(len, ids)) <= 100
    for bad in ("0123ABCD", "0123abc", "x", "0123abcd-"):
        args = (*choices.args()[:2], f"{choices.values}-{bad}", *choices.args()[3:])
        with pytest.raises(OldButtonError):
            choices_of(args, GAMES)
