"""Custom ids, which hold everything a press needs. `b:` is a button, `s:` a select menu, `m:` a modal."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from msgspec import Struct

from bot.ui.kit.limits import CUSTOM_ID
from bot.values.errors import OldButtonError
from engine.core.text import Seat

ROOT = "-"
_FORM = re.compile(r"[bms]:[a-z]+(:[\w.~=-]+)*", re.ASCII)
OF_PANEL = ("b:more:", "b:legend:", "b:back:")  # one stands in the foot of every panel and of its pages
_MORE, _LEGEND, _BACK = OF_PANEL
_UP = "b:up:"  # Back on a page that stands in place of no panel
_PAGES = 6  # words of Back before its page and those that it was opened from
_NUMBER = re.compile(r"-?[0-9]{1,9}")


class PressedId(Struct, frozen=True):
    """A parsed custom id: a verb and its arguments."""

    verb: str
    args: tuple[str, ...]


def button(verb: str, *args: object) -> str:
    return ":".join(("b", verb, *(str(arg) for arg in args)))


def menu(verb: str, *args: object) -> str:
    return ":".join(("s", verb, *(str(arg) for arg in args)))


def form(verb: str, *args: object) -> str:
    return ":".join(("m", verb, *(str(arg) for arg in args)))


def parsed(custom_id: str) -> PressedId:
    """Parse a custom id; raise OldButtonError if it has no known form."""
    if not _FORM.fullmatch(custom_id):
        raise OldButtonError
    _, verb, *args = custom_id.split(":")
    return PressedId(verb, tuple(args))


def word_of(args: Sequence[str], place: int) -> str:
    if place >= len(args):
        raise OldButtonError
    return args[place]


def number_of(word: str) -> int:
    if not _NUMBER.fullmatch(word):
        raise OldButtonError
    return int(word)


class PanelId(Struct, frozen=True):
    """The id of a panel: game, seat and question."""

    game: str
    seat: Seat
    mark: str

    def button(self, verb: str, *args: object) -> str:
        return button(verb, self.game, self.seat, self.mark, *args)


def panel_id_of(args: Sequence[str]) -> PanelId:
    return PanelId(word_of(args, 0), number_of(word_of(args, 1)), word_of(args, 2))


def way_back_on(components: Sequence[object]) -> str | None:
    """Return the id that leads back to the panel that these components show, or stand in place of.

    More knows what is said; beside it, Undo may be a way back, too, but to a word less.
    """
    ids = [one for one in _ids_on(components) if one.startswith(OF_PANEL)]
    more = (_BACK + one.split(":", 2)[2] for one in ids if one.startswith((_MORE, _LEGEND)))
    return next(more, ids[0] if ids else None)


def page_id(verb: str, *args: object, value: str = "") -> str:
    """Return the press that opens a page as one word of a custom id. `value`: chosen in a menu."""
    word = "~".join((verb, *(str(arg) for arg in args)))
    return f"{word}={value}" if value else word


def back_from(way_back: str, page: str) -> str:
    """Return the id of Back on a page opened where this was the way back; it ends with the page and those
    above it. A page that cannot be opened again is forgotten as soon as the reader goes on."""
    words = way_back.split(":")
    panel, above = words[:_PAGES], [one for one in words[_PAGES:] if one != ROOT]
    above = above[above.index(page) :] if page in above else [page or ROOT, *above]
    while len(":".join((*panel, *above))) > CUSTOM_ID:
        above.pop()
    return ":".join((*panel, *above))


def up_to(page: str) -> str:
    return _UP + page


def without_back(custom_id: str, value: str) -> tuple[str, str]:
    """Return the id and the value of a press; of Back those that open the page above, if it leads to one."""
    pages = custom_id.split(":")[_PAGES + 1 :] if custom_id.startswith(_BACK) else []
    page = custom_id.removeprefix(_UP) if custom_id.startswith(_UP) else "".join(pages[:1])
    if "~" not in page:
        return custom_id, value
    press, _, value = page.partition("=")
    return "b:" + press.replace("~", ":"), value


def _ids_on(components: Sequence[object]) -> Iterator[str]:
    for component in components:
        if isinstance(custom_id := getattr(component, "custom_id", None), str):
            yield custom_id
        yield from _ids_on(getattr(component, "children", ()))


def path_words(path: Sequence[int]) -> str:
    return ".".join(str(step) for step in path) or ROOT


def path_of(words: str) -> tuple[int, ...]:
    return () if words == ROOT else tuple(number_of(step) for step in words.split("."))
