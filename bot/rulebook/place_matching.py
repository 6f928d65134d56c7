"""Find the pieces and places that a message names: "Ben's C", "Board 2 E", "1a", "corner 12"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from msgspec import Struct, field

from bot.rulebook.text_matching import Named, NameSearch, folded
from engine.core.text import Seat
from render.kit.places import MarkedPlace

_TOKEN = re.compile(r"[^\W_]+|[.!?;,\n]")
_MARK = re.compile(r"[A-Za-z]{1,2}|[0-9]{1,3}")
_NUMBERED = re.compile(r"([0-9])([A-Za-z])")  # 2E, 1a
_ENDS = frozenset(".!?;\n")
_COMMA = ","
_VOWELS = frozenset("AEIOUY")  # words in one of the languages
_ENGLISH_I = "I"
_LONGEST = 8  # maximum words of a name
_APART = 6  # maximum words from a mark to the place that it belongs to, as in "C Gold mine (Ben)"

Found: TypeAlias = MarkedPlace | Named


class PlaceWords(Struct, frozen=True):
    """How people name places, in every language. All words are folded."""

    sorts: Mapping[str, frozenset[str]]  # "country board": what may be meant by it
    mine: frozenset[str]
    links: frozenset[str]  # and, or
    between: frozenset[str]  # words that may stand between a place and its mark


class Talk(Struct, frozen=True):
    """The pieces, places and people of one table, by their names."""

    pieces: NameSearch
    words: PlaceWords
    places: Sequence[MarkedPlace] = ()
    names: Mapping[str, Sequence[MarkedPlace]] = field(
        default_factory=dict
    )  # by folded name, in every language
    people: Mapping[str, Seat] = field(default_factory=dict)  # by folded name or id
    author: Seat | None = None  # the seat of the person who wrote the message


class _Region(Struct):
    """The part of the table that was named last."""

    sorts: frozenset[str] = frozenset()
    seat: Seat | None = None
    number: str = ""
    marks: list[str] = field(default_factory=list)  # those that belong to it so far
    found: list[MarkedPlace] = field(default_factory=list)


def found_in(said: str, talk: Talk, *, alone: bool = False) -> list[Found]:
    """Return what a message names, in order. `alone`: the text is nothing but a name or mark."""
    scan = _Scan(said, talk, alone=alone)
    scan.run()
    found = dict.fromkeys(scan.found)
    if not found:
        found = dict.fromkeys(place for mark in scan.bare for place in scan.marked(mark, _Region()))
    lying = {one.piece for one in found if isinstance(one, MarkedPlace)}
    return [one for one in found if isinstance(one, MarkedPlace) or one.id not in lying]


class _Scan:
    def __init__(self, said: str, talk: Talk, *, alone: bool) -> None:
        self._raw = _TOKEN.findall(said)
        self._words = [folded(token) for token in self._raw]
        self._talk, self._alone = talk, alone
        self._region: _Region | None = None
        self._waiting = list[tuple[int, str]]()  # marks whose place may follow
        self.found = list[Found]()
        self.bare = list[str]()  # marks without a place

    def run(self) -> None:
        at = 0
        while at < len(self._raw):
            at += self._step(at)
        self._drop_waiting()

    def _step(self, at: int) -> int:
        """Read what begins with this word; return how many words were read."""
        raw, word, talk = self._raw[at], self._words[at], self._talk
        if raw in _ENDS or raw == _COMMA:
            self._region = None if raw in _ENDS else self._region
            self._drop_waiting()
            return 1
        for count, phrase in self._phrases(at):
            if count == 1 and word in talk.words.mine and talk.author is not None:
                self._enter(at, _Region(seat=talk.author))
            elif phrase in talk.people:
                self._enter(at, _Region(seat=talk.people[phrase]))
            elif things := (talk.names.get(phrase) or talk.pieces.called(phrase)):
                self.found += things
                self._region = None
            elif sorts := talk.words.sorts.get(phrase):
                number = self._board_number(at + count, sorts)
                self._enter(at, _Region(sorts, number=number))
                return count + bool(number)
            else:
                continue
            return count
        if not self._mark(at) and word not in talk.words.links | talk.words.between:
            self._region = None
        return 1

    def _phrases(self, at: int) -> Iterator[tuple[int, str]]:
        """Yield the words from here on, the longest phrase first."""
        for count in range(min(_LONGEST, len(self._words) - at), 0, -1):
            yield count, " ".join(self._words[at : at + count])

    def _board_number(self, at: int, sorts: frozenset[str]) -> str:
        """Return the number that follows if it is one of a board, not a mark."""
        numbers = {place.number for place in self._talk.places if place.sort in sorts and place.number}
        return self._raw[at] if at < len(self._raw) and self._raw[at] in numbers else ""

    def _enter(self, at: int, region: _Region) -> None:
        """Go on in a region, or narrow the one just named: "Ben's farm", "field E on Board 2".

        Marks named before belong to it."""
        before = self._region
        if before is not None and before.marks and self._narrow(before, region):
            return
        if before is not None and not before.marks and not (before.sorts and region.sorts):
            region.sorts = region.sorts or before.sorts
            region.seat = before.seat if region.seat is None else region.seat
            region.number = region.number or before.number
        self._region = region
        for index, mark in self._waiting:
            if at - index > _APART or not self._take(mark, region):
                self._give_up(index, mark)
        self._waiting.clear()

    def _narrow(self, before: _Region, region: _Region) -> bool:
        """Read a region that follows a mark and says more about it; False: it begins something else."""
        same_sort = not region.sorts or bool(region.sorts & before.sorts)
        says_more = (before.seat is None and region.seat is not None) or (region.number and not before.number)
        if not (same_sort and says_more):
            return False
        narrow = _Region(before.sorts, region.seat if before.seat is None else before.seat, region.number)
        places = [place for mark in before.marks for place in self.marked(mark, narrow)]
        if not places:
            return False
        self.found = [*(one for one in self.found if one not in before.found), *places]
        self._region = narrow
        narrow.marks, narrow.found = before.marks, places
        return True

    def _take(self, mark: str, region: _Region) -> bool:
        """Add the places of a region with this mark; False: there are none."""
        places = self.marked(mark, region)
        if places:
            self.found += places
            region.marks.append(mark)
            region.found += places
        return bool(places)

    def _mark(self, at: int) -> bool:
        """Read a mark: of the region just named, of the board in front of it, or of a place still to come."""
        raw = self._raw[at]
        if numbered := _NUMBERED.fullmatch(raw):
            places = self.marked(raw, _Region()) or self.marked(numbered[2], _Region(number=numbered[1]))
            self.found += places
            return bool(places)
        if not _MARK.fullmatch(raw):
            return False
        region, is_sure = self._region, self._alone or raw.isupper() or raw.isdigit()
        is_mark = is_sure or raw.upper() not in _VOWELS
        if region is not None and is_mark and self._take(raw, region):
            return True
        if self._alone or (raw.isupper() and raw != _ENGLISH_I):
            self._waiting.append((at, raw))
            return True
        return False

    def _give_up(self, at: int, mark: str) -> None:
        """Keep a mark whose place is not named, unless it may be a word: a vowel that begins a sentence."""
        starts = at == 0 or self._raw[at - 1] in _ENDS
        if self._alone or not (starts and mark in _VOWELS):
            self.bare.append(mark)

    def marked(self, mark: str, region: _Region) -> list[MarkedPlace]:
        """Return the places of a region with this mark; those of the author, if nobody is named."""
        if mark.isdigit() and region.seat is not None and not region.sorts:
            return []  # "Ben 2": a count
        found = [place for place in self._talk.places if _lies_in(place, mark, region)]
        own = [place for place in found if place.seat == self._talk.author and place.seat is not None]
        return own if own and region.sorts and region.seat is None else found

    def _drop_waiting(self) -> None:
        for at, mark in self._waiting:
            self._give_up(at, mark)
        self._waiting.clear()


def _lies_in(place: MarkedPlace, mark: str, region: _Region) -> bool:
    return (
        place.mark.lower() == mark.lower()
        and (not region.sorts or place.sort in region.sorts)
        and (region.seat is None or place.seat == region.seat)
        and (not region.number or place.number == region.number)
    )
