"""`latchkey content`: values of one's own box as a form to fill in; what is wrong in it, and how it looks."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from PIL import Image

from bot.cli import counted, fit
from bot.words import speaker
from engine.core.form import Form, Read
from engine.registry import GAMES
from render.kit.encode import encode
from render.kit.marks import CardPainter
from render.kit.paint import paint
from render.registry import PAINTERS

_LARGEST = 256 * 1024
_PAGE = (1240, 1754)
"""An upright page to print, 150 dots to the inch."""
_COLUMNS = 3
_MARGIN = 40


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser("content", help="values of your own box: a form, or a check of one")
    parser.add_argument("what", metavar="GAME|check", help="the game to write a form for, or `check`")
    parser.add_argument("file", type=Path, nargs="?", help="with `check`: the form that was filled in")
    parser.add_argument("--out", type=Path, help="where to write the form")
    parser.add_argument("--pictures", type=Path, metavar="DIR", help="draw each piece, to compare it by eye")
    parser.add_argument("--sheet", type=Path, metavar="DIR", help="draw all of them on a few pages to print")
    parser.set_defaults(run=_run)


def _run(arguments: argparse.Namespace) -> int:
    if arguments.what == "check":
        if arguments.file is None:
            raise ValueError("content check needs the form that was filled in")
        return _check(arguments)
    form = _form(arguments.what)
    if arguments.out is None:
        raise ValueError("content needs --out, a file to write the form to")
    if arguments.out.exists():
        raise ValueError(f"{arguments.out} is there already: take another name, so that nothing is lost")
    arguments.out.write_text(form.written(), encoding="utf-8")
    print(f"{arguments.out}: {counted(len(form.blanks), 'value')} to look up; fill in what you can")
    return 0


def _form(game: str) -> Form[Any]:
    forms = {key: each.form for key, each in GAMES.items() if each.form is not None}
    form = forms.get(game)
    if form is None:
        raise ValueError(f"there is no form for '{game}'; there is for: {', '.join(sorted(forms))}")
    return form


def _check(arguments: argparse.Namespace) -> int:
    path: Path = arguments.file
    with path.open("rb") as file:
        data = file.read(_LARGEST + 1)
    if len(data) > _LARGEST:
        raise ValueError(f"{path} is larger than {_LARGEST // 1024} KiB: this is no form")
    words = data.decode("utf-8-sig")
    form = _form(_game_in(words))
    read = form.read(words)
    for mistake in read.mistakes:
        print(fit(f"{path}: {mistake}"))
    _tell(read)
    if read.content is None:
        print(f"{counted(len(read.mistakes), 'mistake')}: nothing can be played with these values yet")
        return 1
    print(f"{fit(read.content.name)}: these values can be played with, as {read.content.fingerprint}")
    if arguments.pictures is not None or arguments.sheet is not None:
        _draw(form.game, read.content, arguments.pictures, arguments.sheet)
    return 0


def _game_in(words: str) -> str:
    """Named by its own line; a form that lost it is one of the only game there is a form for."""
    for line in words.splitlines():
        key, _, value = line.partition("=")
        if key.strip() == "game":
            return value.partition("#")[0].strip().strip("\"'")
    return next(key for key, game in GAMES.items() if game.form is not None)


def _tell(read: Read[Any]) -> None:
    if read.differs:
        wide = max(len(each.what) for each in read.differs)
        ours = max(len("ours"), *(len(each.ours) for each in read.differs))
        print(f"{'what differs':<{wide}}  {'ours':<{ours}}  yours")
        for each in read.differs:
            print(fit(f"{each.what:<{wide}}  {each.ours:<{ours}}  {each.theirs}"))
    print(f"{len(read.differs)} differ, {read.same} are as ours, {len(read.left)} are left out and stay ours")


def _draw(game: str, content: Any, folder: Path | None, sheets: Path | None) -> None:
    painter, say = PAINTERS[game], speaker("en", markdown=False)
    assert isinstance(painter, CardPainter)
    drawn = list[Image.Image]()
    for name, scene in painter.box(content, say):
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
            picture, extension = encode(scene)
            (folder / f"{name}.{extension.lstrip('.')}").write_bytes(picture)
        if sheets is not None:
            drawn.append(paint(scene))
    if sheets is not None:
        sheets.mkdir(parents=True, exist_ok=True)
        for number, page in enumerate(_pages(drawn), 1):
            page.save(sheets / f"{game}-{number}.png", "png", optimize=True)
    for where in filter(None, (folder, sheets)):
        print(f"{where}: drawn")


def _pages(pictures: list[Image.Image]) -> list[Image.Image]:
    """In columns from the top; a picture that finds no room begins the next column, or page."""
    wide = (_PAGE[0] - (_COLUMNS + 1) * _MARGIN) // _COLUMNS
    pages, column, y = [Image.new("RGB", _PAGE, "white")], 0, _MARGIN
    for picture in pictures:
        small = picture.convert("RGB").resize((wide, round(picture.height * wide / picture.width)))
        if y + small.height > _PAGE[1] - _MARGIN:
            column, y = column + 1, _MARGIN
        if column == _COLUMNS:
            pages.append(Image.new("RGB", _PAGE, "white"))
            column = 0
        pages[-1].paste(small, (_MARGIN + column * (wide + _MARGIN), y))
        y += small.height + _MARGIN // 2
    return pages
