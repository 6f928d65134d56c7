"""Custom content: a folder of forms (`CONTENT_DIR`) with the printed values of an owner's box."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import stat
from collections.abc import Mapping
from errno import ENOENT
from pathlib import Path
from threading import Lock
from typing import Any, NamedTuple

from msgspec import Struct

from engine.core.content import Content
from engine.core.content_form import Form, Read
from engine.core.form_input import LONGEST
from engine.core.game import AnyGame
from engine.core.text import UserText

_log = logging.getLogger(__name__)
_LARGEST = 256 * 1024
_FORMS = "*.toml"
_MOST_FILES = 100
_MOST_OFFERED = 24
"""Maximum per game: with the shipped values they fill one menu."""
_CHOICE_DIGITS = 8


class NoFormError(ValueError):
    """A file that is not a form; the message says why."""


class CustomContent(Struct, frozen=True):
    """Custom printed values on offer. Held here so they stay loaded."""

    game: str
    content: Content
    file: str
    line: int  # line number of its name

    @property
    def name(self) -> UserText:
        return UserText(self.content.name, LONGEST)

    @property
    def choice(self) -> str:
        """The id in buttons and settings, derived from the name.

        A corrected form is another set, but still the one that was meant."""
        return hashlib.sha256(self.name.raw.encode()).hexdigest()[:_CHOICE_DIGITS]


class Damage(Struct, frozen=True):
    """Why a file is not offered."""

    file: str
    mistake: str

    def __str__(self) -> str:
        """Return one printable line for any file content."""
        return "".join(c if c.isprintable() else "?" for c in f"{self.file}: {self.mistake}")


class _Looked(NamedTuple):
    """A file as it was when it was read."""

    size: int
    changed: int
    found: CustomContent | tuple[Damage, ...]


class ContentFolder:
    def __init__(self, folder: str, games: Mapping[str, AnyGame]) -> None:
        """An empty `folder` means none."""
        self._folder = Path(folder) if folder else None
        self._games = games
        self._files = dict[str, _Looked]()
        self._offered: tuple[CustomContent, ...] = ()
        self._damages: tuple[Damage, ...] = ()
        self._looking = Lock()

    async def reload(self) -> None:
        """Read the files of the folder that have changed."""
        if self._folder is not None:
            await asyncio.to_thread(self.examined)

    def of(self, game: str) -> tuple[CustomContent, ...]:
        """Return the custom content of one game, by name."""
        return tuple(box for box in self._offered if box.game == game)

    def chosen(self, game: str, choice: str) -> CustomContent | None:
        return next((box for box in self.of(game) if box.choice == choice), None)

    def examined(self) -> tuple[Damage, ...]:
        """Return all current problems, and log new ones."""
        if self._folder is None:
            return ()
        with self._looking:
            before, self._damages = self._damages, tuple(self._examine(self._folder))
            for damage in self._damages:
                if damage not in before:
                    _log.warning("printed values that cannot be offered: %s", damage)
            return self._damages

    def _examine(self, folder: Path) -> list[Damage]:
        try:
            if not folder.is_dir():
                raise FileNotFoundError(ENOENT, "there is no such folder")
            paths = sorted(path for path in folder.iterdir() if path.match(_FORMS))
        except OSError as error:
            self._files, self._offered = {}, ()
            return [Damage(str(folder), _reason(error))]
        damages = [Damage(path.name, "more files than are looked at") for path in paths[_MOST_FILES:]]
        self._files = {path.name: self._looked_at(path) for path in paths[:_MOST_FILES]}
        return damages + self._offer()

    def _looked_at(self, path: Path) -> _Looked:
        try:
            now = path.stat()
        except OSError as error:
            return _Looked(0, 0, (Damage(path.name, _reason(error)),))
        known = self._files.get(path.name)
        if known is not None and (known.size, known.changed) == (now.st_size, now.st_mtime_ns):
            return known
        return _Looked(now.st_size, now.st_mtime_ns, self._read(path, now.st_mode))

    def _offer(self) -> list[Damage]:
        """Collect the content on offer, without duplicate names."""
        offered, damages = dict[tuple[str, str], CustomContent](), list[Damage]()
        for looked in self._files.values():
            if not isinstance(box := looked.found, CustomContent):
                damages += box
            elif (other := offered.get((box.game, box.content.name))) is not None:
                found = f'found "{box.content.name}", as in {other.file}; expected another'
                fault = f"line {box.line}: the name: {found}"
                damages.append(Damage(box.file, fault))
            elif sum(game == box.game for game, _ in offered) == _MOST_OFFERED:
                damages.append(Damage(box.file, f"no room for more than {_MOST_OFFERED} of one game"))
            else:
                offered[box.game, box.content.name] = box
        self._offered = tuple(sorted(offered.values(), key=lambda box: box.content.name.casefold()))
        return damages

    def _read(self, path: Path, mode: int) -> CustomContent | tuple[Damage, ...]:
        try:
            if not stat.S_ISREG(mode):
                raise NoFormError("this is no file")
            form, read, line = read_form(path, self._games)
            if read.content is None:
                return tuple(Damage(path.name, str(mistake)) for mistake in read.mistakes)
            self._games[form.game].sets.bring(read.content)  # type: ignore[union-attr]  # it has a form
            return CustomContent(form.game, read.content, path.name, line)
        except OSError as error:
            return (Damage(path.name, _reason(error)),)
        except ValueError as error:
            return (Damage(path.name, str(error)),)


def _reason(error: OSError) -> str:
    return error.strerror or str(error)


def read_form(path: Path, games: Mapping[str, AnyGame]) -> tuple[Form[Any], Read[Any], int]:
    """Return the form of the file's game, its content, and the line number of its name.

    Raise NoFormError if it is not a form."""
    with path.open("rb") as file:
        data = file.read(_LARGEST + 1)
    if len(data) > _LARGEST:
        raise NoFormError(f"this is larger than {_LARGEST // 1024} KiB: no form")
    try:
        words = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise NoFormError(f"line {line}: this is no text in UTF-8") from None
    game, _ = _value_at(words, "game")
    if not game:
        raise NoFormError('no line says of which game this is, such as: game = "keyper"')
    form = form_of(game, games)
    return form, form.read(words), _value_at(words, "name")[1]


def form_of(game: str, games: Mapping[str, AnyGame]) -> Form[Any]:
    forms = {key: each.form for key, each in games.items() if each.form is not None}
    form = forms.get(game)
    if form is None:
        raise NoFormError(f"there is no form for '{game}'; there is for: {', '.join(sorted(forms))}")
    return form


def _value_at(words: str, wanted: str) -> tuple[str, int]:
    """Return a value of the header and its line number, before the file is parsed as a whole."""
    for number, line in enumerate(words.splitlines(), 1):
        key, _, value = line.partition("=")
        if key.strip() == wanted:
            return value.partition("#")[0].strip().strip("\"'"), number
    return "", 0
