"""A form for the values that only an owner of the box can read off it: TOML, filled in by hand and read back
with the line of every mistake. It is in English, like the pieces.

Values that are empty or removed stay as shipped, and the result lists them. Each game defines its blanks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Generic, TypeVar

from msgspec import Struct

from engine.core.content import Content
from engine.core.form_input import (
    LONGEST,
    WIDTH,
    Blank,
    Mistake,
    Value,
    alike,
    leaves,
    parsed,
    quoted,
    shown,
    value_of,
    wrapped,
)

C = TypeVar("C", bound=Content)
_HOW = """Write what is printed between the quotes, as "{some}" or "2 {one}"; in which order does not matter.
What you leave "" stays as it is now. `latchkey content check FILE` tells what is wrong, and what differs; in
the folder CONTENT_DIR of a bot it is offered to everyone who opens a table."""
_LONG_LIST = 6
"""Of lists longer than this, only the differences are shown."""


class Part(Struct, frozen=True):
    """A group of pieces that are next to each other in the box."""

    title: str
    where: str  # on the piece
    blanks: tuple[Blank, ...]


class Fault(Struct, frozen=True):
    """A violation of the rulebook by several values together; the places name the blanks to check."""

    places: tuple[str, ...]
    found: str
    expected: str

    @property
    def sentence(self) -> str:
        return f"found {self.found}; expected {self.expected}"


class Difference(Struct, frozen=True):
    what: str
    ours: str
    theirs: str


class Read(Struct, Generic[C], frozen=True):
    """Result of reading a form: the resulting set, unless there are mistakes."""

    content: C | None
    mistakes: tuple[Mistake, ...]
    differs: tuple[Difference, ...]
    same: int  # values that are filled in and equal the shipped ones
    left: tuple[str, ...]  # blanks that keep the shipped value


class Form(Generic[C]):
    """The form of one game. `fill` puts values into the shipped set, `faults` checks it against the rules."""

    def __init__(
        self,
        game: str,
        parts: Sequence[Part],
        fill: Callable[[str, Mapping[str, Value]], C],
        faults: Callable[[C], Iterator[Fault]],
        printed: Mapping[str, str] | None = None,
    ) -> None:
        self.game = game
        self.parts = tuple(parts)
        self.blanks = {blank.place: blank for part in parts for blank in part.blanks}
        self._fill = fill
        self._faults = faults
        self._printed = dict(printed or {})  # places that are not blanks, with their values

    def written(self) -> str:
        """Return the empty form."""
        first = next(blank for blank in self.blanks.values() if blank.words)
        lines = [
            f"# {self.game.capitalize()}: values that no source shows, to be read off your own box.",
            *wrapped(_HOW.format(some=shown(first.ours), one=first.words[0])),
            "",
            f'game = "{self.game}"',
            'name = ""  # what you call these values, such as: the box, 2017 edition',
        ]
        section = ""
        for number, part in enumerate(self.parts, 1):
            lines += ["", "", f"# {number}. {part.title}", *wrapped(f"Where: {part.where}")]
            lines += [line for allowed in _allowed(part) for line in wrapped(allowed)]
            lines += [] if part.blanks[0].part != section else [""]
            for blank in part.blanks:
                if blank.part != section:
                    section = blank.part
                    lines += ["", f"[{section}]"]
                lines += _line_of(blank)
        return "\n".join(lines) + "\n"

    def read(self, text: str) -> Read[C]:
        """Return every mistake in a filled-in form, or the resulting set."""
        mistakes = list[Mistake]()
        data, lines = parsed(text, mistakes)
        name = self._head(data, lines, mistakes)
        values, bad = dict[str, Value](), set[str]()
        for place, raw in leaves(data):
            line = lines.get(place, lines.get(place.partition(".")[0], 0))
            blank = self.blanks.get(place)
            if blank is None:
                mistakes.append(self._unknown(place, raw, line))
            elif raw not in ("", []):
                given, found = value_of(blank, raw)
                mistakes += [Mistake(line, blank.what, *each) for each in found]
                if given is None:
                    bad.add(place)
                else:
                    values[place] = given
        other = {place: value for place, value in values.items() if not alike(value, self.blanks[place].ours)}
        content = self._fill(name, other)
        faults = [fault for fault in self._faults(content) if not bad & {*fault.places}]
        mistakes += [self._at(fault, lines, other) for fault in faults]
        kept = [blank for place, blank in self.blanks.items() if place not in values]
        return Read(
            content=None if mistakes else content,
            mistakes=tuple(sorted(mistakes, key=lambda mistake: mistake.line)),
            differs=tuple(_apart(self.blanks[place], value) for place, value in other.items()),
            same=sum(alike(value, self.blanks[place].ours) for place, value in values.items()),
            left=tuple(blank.what for blank in kept),
        )

    def _head(self, data: dict[str, Any], lines: Mapping[str, int], mistakes: list[Mistake]) -> str:
        game, name = data.pop("game", ""), data.pop("name", "")
        if game != self.game:
            mistakes.append(Mistake(lines.get("game", 1), "the game", quoted(game), f'"{self.game}"'))
        line = lines.get("name", 1)
        if not isinstance(name, str) or not name.strip():
            mistakes.append(Mistake(line, "the name", quoted(name), "what you call these values"))
        elif len(name) > LONGEST or not name.isprintable():
            expected = f"one line of at most {LONGEST} letters"
            mistakes.append(Mistake(line, "the name", quoted(name), expected))
        return name.strip() if isinstance(name, str) else ""

    def _unknown(self, place: str, raw: object, line: int) -> Mistake:
        if place in self._printed:
            return Mistake(line, place, quoted(raw), f"nothing: {self._printed[place]}")
        near = get_close_matches(place, self.blanks, 1)
        hint = f"; did you mean {near[0]}?" if near else ""
        return Mistake(line, place, "a value with this name", f"one of those in the form{hint}")

    def _at(self, fault: Fault, lines: Mapping[str, int], given: Mapping[str, Value]) -> Mistake:
        """Return a mistake at the first of its places that the owner filled in, if any."""
        there = [place for place in fault.places if place in given] or list(fault.places[:1])
        blank = self.blanks.get(there[0]) if there else None
        what = blank.what if blank else "these values"
        return Mistake(lines.get(there[0], 0) if there else 0, what, fault.found, fault.expected)


def _allowed(part: Part) -> Iterator[str]:
    """Yield the allowed words once for all blanks of a part, or once for each blank name."""
    by_key = {blank.key: blank.allowed for blank in part.blanks}
    if len(set(by_key.values())) == 1:
        yield f"Allowed: {part.blanks[0].allowed}"
    else:
        yield from (f"Allowed for {key}: {allowed}" for key, allowed in by_key.items())


def _line_of(blank: Blank) -> list[str]:
    """Return a blank with its description and current value, on several lines if it is long."""
    about = f"{blank.what}; now: {shown(blank.ours)}"
    line = f'{blank.key} = ""  # {about}'
    return [line] if len(line) <= WIDTH else [*wrapped(about), f'{blank.key} = ""']


def _apart(blank: Blank, theirs: Value) -> Difference:
    """Return a difference; of a long list only the words that the other list lacks."""
    ours = blank.ours
    if isinstance(ours, tuple) and isinstance(theirs, tuple) and min(len(ours), len(theirs)) > _LONG_LIST:
        alike = len(set(ours) & set(theirs))
        mine, other = (
            f"{shown(tuple(word for word in one if word not in two))} (and {alike} alike)"
            for one, two in ((ours, theirs), (theirs, ours))
        )
        return Difference(blank.what, mine, other)
    return Difference(blank.what, shown(ours), shown(theirs))
