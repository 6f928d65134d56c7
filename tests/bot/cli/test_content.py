"""`latchkey content`, through the command line: a form, its check, and the pieces it makes."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from bot.__main__ import main
from engine.keyper.content.form import FORM
from render.kit.theme import DAY

DRAWN = "content check {form} --pictures {pictures} --sheet {sheet}"


def form_in(folder: Path, **values: str) -> Path:
    path = folder / "keyper.toml"
    assert main(["content", "keyper", "--out", str(path)]) == 0
    words = path.read_text()
    for key, value in {"name": '"my box"', **values}.items():
        assert f'\n{key} = ""' in words
        words = words.replace(f'\n{key} = ""', f"\n{key} = {value}", 1)
    path.write_text(words)
    return path


def test_a_form_filled_in_says_what_differs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = form_in(tmp_path, barn='"2 clay"', dock='"stone, any-raw"')
    assert main(["content", "check", str(path)]) == 0
    told = capsys.readouterr().out
    assert "Barn, cost" in told
    assert f"1 differ, 1 are the same, {len(FORM.blanks) - 2} are empty and keep our value" in told
    assert "my box: these values can be used" in told


def test_every_mistake_has_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = form_in(tmp_path, barn='"lgo"', dock="5 5")
    lines = path.read_text().splitlines()
    assert main(["content", "check", str(path)]) == 1
    told = capsys.readouterr().out
    line = lines.index('barn = "lgo"  # Barn, cost; now: clay, log, rock') + 1
    assert f'line {line}: Barn, cost: found "lgo"' in told
    assert "did you mean log?" in told
    assert "2 mistakes: these values cannot be used yet" in told


def test_only_differences_of_a_display_are_listed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ours = FORM.blanks["displays.s1"].ours
    assert isinstance(ours, tuple)
    fields = ", ".join(field if field != "pigs" else "cows" for field in ours)
    path = form_in(tmp_path, s1=f'"{fields}"')
    assert main(["content", "check", str(path)]) == 0
    told = capsys.readouterr().out
    assert "Display S1 (spring), its fields  pigs (and 12 alike)  cows (and 12 alike)" in told


def test_a_form_can_be_read(tmp_path: Path) -> None:
    """No line is wider than the window, and allowed values are listed once for all pieces of a part."""
    for game, word in (("keyper", "clay"), ("keythedral", "stone")):
        path = tmp_path / f"{game}.toml"
        assert main(["content", game, "--out", str(path)]) == 0
        words = path.read_text()
        assert max(map(len, words.splitlines())) <= 112
        assert f'"2 {word}"' in words
        assert words.count("Allowed") <= 12


def test_the_pieces_are_drawn(tmp_path: Path) -> None:
    path = form_in(tmp_path, barn='"2 clay"')
    assert main(DRAWN.format(form=path, pictures=tmp_path / "p", sheet=tmp_path / "s").split()) == 0
    drawn = {each.stem for each in (tmp_path / "p").iterdir()}
    assert len(drawn) == 60 + 12 + 6 + 18 + 8 + 1
    assert {"barn", "w1", "boat-1", "autumn-6", "winter-8", "keyp-tile"} <= drawn
    sheets = list((tmp_path / "s").iterdir())
    assert 2 <= len(sheets) <= 4
    with Image.open(sheets[0]) as page:
        colours = {colour for _, colour in page.convert("RGB").getcolors(1 << 24) or ()}
        title = page.convert("L").crop((40, 10, 600, 50))
    assert DAY.felt not in colours, "a table's cloth would only cost ink"
    assert title.getextrema() == (0, 255), "each page says whose values they are"


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["keyper"], "content needs --out"),
        (["check"], "content check needs the form"),
        (["chess", "--out", "x"], "there is no form for 'chess'"),
        (["check", "nowhere.toml"], "nowhere.toml: No such file"),
    ],
)
def test_missing_values_are_listed(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["content", *arguments]) == 2
    assert told in capsys.readouterr().err


def test_no_form_is_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = form_in(tmp_path)
    assert main(["content", "keyper", "--out", str(path)]) == 2
    assert "already exists" in capsys.readouterr().err


def test_a_form_of_keythedral_asks_for_its_seats_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, pictures = tmp_path / "keythedral.toml", tmp_path / "p"
    assert main(["content", "keythedral", "--out", str(path)]) == 0
    words = path.read_text().replace('name = ""', 'name = "my shelf"')
    path.write_text(words.replace('1-1 = ""', '1-1 = "2 stones, water"'))
    assert main(["content", "check", str(path), "--pictures", str(pictures)]) == 0
    told = capsys.readouterr().out
    assert "Seat 1-1, price  stone, wood  stone, stone, water" in told
    assert "1 differ, 0 are the same, 33 are empty and keep our value" in told
    assert len([each for each in pictures.iterdir() if each.stem.startswith("seat-")]) == 34
    path.write_text(words.replace('4-1 = ""', '4-1 = "food, water"'))
    assert main(["content", "check", str(path)]) == 1
    assert "Seat 4-1, price: found no craft good; expected ironwork" in capsys.readouterr().out
