"""`latchkey content`: a form for custom content, a check of its values, and a preview."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from PIL import Image, ImageDraw

from bot.cli import counted, fit
from bot.custom_content import form_of, read_form
from bot.locales import plain_name, speaker
from engine.core.content_form import Read
from engine.core.form_input import LONGEST
from engine.core.text import UserText, text
from engine.registry import GAMES
from render.kit.encode import encode
from render.kit.paint import paint
from render.kit.text import SERIF, font
from render.registry import PAINTERS

_PAGE = (1240, 1754)
"""A portrait page at 150 dpi, in pixels."""
_COLUMNS = 3
_MARGIN = 40
_PAPER = (255, 255, 255)


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser("content")
    parser.add_argument("what", metavar="GAME|check", help="the game to write a form for, or `check`")
    parser.add_argument("file", type=Path, nargs="?", help="with `check`: the filled-in form")
    parser.add_argument("--out", type=Path, help="where to write the form")
    parser.add_argument(
        "--pictures", type=Path, metavar="DIR", help="draw each piece, to compare it with the printed one"
    )
    parser.add_argument("--sheet", type=Path, metavar="DIR", help="draw all pieces on a few printable pages")
    parser.set_defaults(run=_run)


def _run(arguments: argparse.Namespace) -> int:
    if arguments.what == "check":
        if arguments.file is None:
            raise ValueError("content check needs the form, filled in")
        return _check(arguments)
    form = form_of(arguments.what, GAMES)
    if arguments.out is None:
        raise ValueError("content needs --out, a file to write the form to")
    if arguments.out.exists():
        raise ValueError(f"{arguments.out} already exists: choose another name")
    arguments.out.write_text(form.written(), encoding="utf-8")
    print(f"{arguments.out}: {counted(len(form.blanks), 'value')} to look up; fill in what you can")
    return 0


def _check(arguments: argparse.Namespace) -> int:
    path: Path = arguments.file
    form, read, _ = read_form(path, GAMES)
    for mistake in read.mistakes:
        print(fit(f"{path}: {mistake}"))
    _tell(read)
    if read.content is None:
        print(f"{counted(len(read.mistakes), 'mistake')}: these values cannot be used yet")
        return 1
    print(f"{fit(read.content.name)}: these values can be used, as {read.content.fingerprint}")
    if arguments.pictures is not None or arguments.sheet is not None:
        _draw(form.game, read.content, arguments.pictures, arguments.sheet)
    return 0


def _tell(read: Read[Any]) -> None:
    if read.differs:
        wide = max(len(each.what) for each in read.differs)
        ours = max(len("ours"), *(len(each.ours) for each in read.differs))
        print(f"{'difference':<{wide}}  {'ours':<{ours}}  yours")
        for each in read.differs:
            print(fit(f"{each.what:<{wide}}  {each.ours:<{ours}}  {each.theirs}"))
    print(
        f"{len(read.differs)} differ, {read.same} are the same, {len(read.left)} are empty and keep our value"
    )


def _draw(game: str, content: Any, folder: Path | None, sheets: Path | None) -> None:
    painter, say = PAINTERS[game], speaker("en", markdown=False)
    drawn = list[Image.Image]()
    for name, scene in painter.box(content, say):
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
            (folder / f"{name}.png").write_bytes(encode(scene))
        if sheets is not None:
            scene.theme = replace(scene.theme, felt=_PAPER)  # the background of the table would waste ink
            drawn.append(paint(scene))
    if sheets is not None:
        sheets.mkdir(parents=True, exist_ok=True)
        pages, name = _pages(drawn), plain_name(UserText(content.name, LONGEST))
        for number, page in enumerate(pages, 1):
            title = f"{say(text(f'{game}-name'))}: {name} ({number}/{len(pages)})"
            ImageDraw.Draw(page).text((_MARGIN, _MARGIN // 2), title, "black", font(SERIF, _MARGIN // 2))
            page.save(sheets / f"{game}-{number}.png", "png", optimize=True)
    for where in filter(None, (folder, sheets)):
        print(f"{where}: drawn")


def _pages(pictures: list[Image.Image]) -> list[Image.Image]:
    """Arrange pictures in columns; one that does not fit starts the next column or page."""
    wide = (_PAGE[0] - (_COLUMNS + 1) * _MARGIN) // _COLUMNS
    pages, column, y = [Image.new("RGB", _PAGE, _PAPER)], 0, 2 * _MARGIN
    for picture in pictures:
        small = picture.convert("RGB").resize((wide, round(picture.height * wide / picture.width)))
        if y + small.height > _PAGE[1] - _MARGIN:
            column, y = column + 1, 2 * _MARGIN
        if column == _COLUMNS:
            pages.append(Image.new("RGB", _PAGE, _PAPER))
            column = 0
        pages[-1].paste(small, (_MARGIN + column * (wide + _MARGIN), y))
        y += small.height
    return pages
