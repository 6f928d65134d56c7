"""A turn as a sentence: what a player has said so far, what is asked next, and what each key leads to.

Words that are not a pick yet (a verb, a region, half a payment) are a path: the number of each word among
those possible at that point. Buttons carry the path in their id, so nothing is stored.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bot.values.panel import Shortcut
from engine.core.decisions import NO_PHRASE, Phrase
from engine.core.text import Text
from render.kit.painter import PictureKind
from render.kit.panel_layout import VERBS, Key, KeyRow, Layout, PanelStep, rows_of

Path: TypeAlias = tuple[int, ...]
_NO_STEP = PanelStep((), PictureKind(""))  # of a game without a layout


class ShownKey(Struct, frozen=True):
    """A key and its effect: it makes picks, or it says a word after which more is asked; neither: grey."""

    key: Key
    way: Shortcut | None = None  # what it picks
    path: Path | None = None  # what is said after it
    is_said: bool = False  # part of the sentence already
    leads_to: tuple[Path, ...] = ()  # the routes of all options that it leads to

    @property
    def is_open(self) -> bool:
        return self.way is not None or self.path is not None


class ShownRow(Struct, frozen=True):
    row: KeyRow
    keys: tuple[ShownKey, ...]


class PanelQuestion(Struct, frozen=True):
    """The word asked for now."""

    step: PanelStep
    rows: tuple[ShownRow, ...] = ()
    path: Path = ()  # what is said
    before: Path | None = None  # what was said before the last press; None: nothing was
    pressed: tuple[Key, ...] = ()  # the keys that said it, without tabs, after the pieces paid in any case
    whole: Shortcut | None = None  # an option that needs no further word, although more could follow
    said: tuple[str, ...] = ()  # the words so far, also those that nobody had to press

    @property
    def badges(self) -> dict[str, str]:
        """The marks of the pieces on offer and of those beside them, by focus string."""
        marks = ((key.focus, key.mark or key.label) for key in (shown.key for shown in self._places))
        return {focus: mark for focus, mark in marks if isinstance(mark, str)}

    @property
    def pale(self) -> tuple[str, ...]:
        """The marked pieces that cannot be chosen now."""
        keys = (one for one in self._places if not (one.is_open or one.is_said or one.key.is_chosen))
        return tuple(shown.key.focus for shown in keys)

    @property
    def _places(self) -> list[ShownKey]:
        """The keys with marks of the region that is open."""
        deepest = max((row.row.depth for row in self.rows), default=0)
        rows = (row for row in self.rows if row.row.depth == deepest)
        return [shown for row in rows for shown in row.keys if shown.key.focus]


class Sentences:
    """Every sentence of a question: one for each shortcut."""

    def __init__(self, ways: Sequence[Shortcut]) -> None:
        self.ways = ways
        self._phrases = [way.option.sentence for way in ways]

    @property
    def words(self) -> frozenset[tuple[str, ...]]:
        return frozenset(phrase.words for phrase in self._phrases)

    def left(self, said: Phrase) -> list[Shortcut]:
        """Return the shortcuts whose sentences begin like this."""
        return [
            way
            for way, phrase in zip(self.ways, self._phrases, strict=True)
            if phrase.continues(said.words, said.pieces)
        ]

    def nexts(self, said: Phrase) -> list[str]:
        """Return the words or pieces that may follow, in the order of the options."""
        return list(dict.fromkeys(word for way in self.left(said) for word in _after(way, said)))

    def forced(self, said: Phrase) -> Phrase:
        """Add the words that follow in any case, but never the last one of an option, nor the first one if it
        only leads to options beside the question."""
        while True:
            left = self.left(said)
            if said == NO_PHRASE and all(way.option.aside for way in left):
                return said
            words = {way.option.sentence.words[len(said.words) :] for way in left}
            firsts = {rest[:1] for rest in words}
            is_open = len(left) > 1 or any(way.option.sentence.pieces for way in left)
            if is_open and len(firsts) == 1 and () not in firsts:
                said = Phrase((*said.words, *firsts.pop()), said.pieces)
            elif len(left) > 1 and words == {()} and (common := _common(left, said)):
                said = Phrase(said.words, (*said.pieces, *common))
            else:
                return said

    def path_of(self, said: Phrase) -> Path:
        path, here = list[int](), NO_PHRASE
        for word in (*said.words, *said.pieces):
            path.append(self.nexts(here).index(word))
            here = _with(here, word, piece=len(path) > len(said.words))
        return tuple(path)

    def said_by(self, path: Sequence[int]) -> Phrase:
        """Return the sentence of a path; one that leads nowhere any more is empty."""
        said = NO_PHRASE
        for number in path:
            words = self.nexts(said)
            if not 0 <= number < len(words):
                return NO_PHRASE
            said = _with(said, words[number], piece=self.are_pieces(said))
        return said

    def are_pieces(self, said: Phrase) -> bool:
        """Return whether only pieces follow."""
        return all(len(way.option.sentence.words) == len(said.words) for way in self.left(said))


def path_to_last_word(ways: Sequence[Shortcut], way: Shortcut) -> Path:
    """Return the path to the question whose answer completes this way."""
    phrase = way.option.sentence
    said = Phrase(phrase.words, phrase.pieces[:-1]) if phrase.pieces else Phrase(phrase.words[:-1])
    return Sentences(ways).path_of(said)


def _with(said: Phrase, word: str, *, piece: bool) -> Phrase:
    return Phrase(said.words, (*said.pieces, word)) if piece else Phrase((*said.words, word), said.pieces)


def _after(way: Shortcut, said: Phrase) -> Iterator[str]:
    phrase = way.option.sentence
    if len(phrase.words) > len(said.words):
        yield phrase.words[len(said.words)]
    else:
        yield from (Counter(phrase.pieces) - Counter(said.pieces)).elements()


def _common(left: Sequence[Shortcut], said: Phrase) -> tuple[str, ...]:
    """Return the pieces that every remaining payment contains."""
    rests = [Counter(way.option.sentence.pieces) - Counter(said.pieces) for way in left]
    common = rests[0]
    for rest in rests[1:]:
        common &= rest
    return tuple(common.elements())


def asked(
    ways: Sequence[Shortcut], layout: Layout | None, view: Any, kind: str, path: Sequence[int]
) -> PanelQuestion:
    """Return the word to ask for after this path."""
    sentences, said, pressed = Sentences(ways), NO_PHRASE, list[Key]()
    target, before = sentences.said_by(path), None
    while True:
        said = sentences.forced(said)
        step = _NO_STEP if layout is None else layout(view, kind, said.words, sentences.words)
        rows = _shown(sentences, step, said)
        if step.opens_first and (tab := _tab(rows, said, target)) is not None:
            said = Phrase((*said.words, *tab.says))
        elif (found := _pressed(rows, said, target)) is not None:
            row, key = found
            if not row.tabs:
                before = sentences.path_of(said)
                pressed.append(key)
            said = _extended(row, key, said)
        else:
            break
    left = [way for way in sentences.left(said) if not any(_after(way, said))]
    whole = left[0] if left and said != NO_PHRASE else None
    pressed = [*_given(rows, said, pressed), *pressed]
    step = _counting_down(step, sentences, said)
    return PanelQuestion(step, rows, sentences.path_of(said), before, tuple(pressed), whole, said.words)


def _given(rows: Sequence[ShownRow], said: Phrase, pressed: Sequence[Key]) -> list[Key]:
    """Return the keys of the pieces that nobody had to press: every payment contains them."""
    forced = Counter(said.pieces) - Counter(word for key in pressed for word in key.says)
    keys = {shown.key.says: shown.key for row in rows if row.row.pieces for shown in row.keys}
    return [keys[piece,] for piece in forced.elements() if (piece,) in keys]


def _counting_down(step: PanelStep, sentences: Sentences, said: Phrase) -> PanelStep:
    """Return the step with the number of pieces in its question that are still missing, if it is known."""
    missing = {len(way.option.sentence.pieces) - len(said.pieces) for way in sentences.left(said)}
    if step.ask_more is None or not said.pieces or len(missing) != 1:
        return step
    key, args = step.ask_more.key, step.ask_more.args
    return replace(step, ask=Text(key, (*args, ("count", missing.pop()))))


def _shown(sentences: Sentences, step: PanelStep, said: Phrase) -> tuple[ShownRow, ...]:
    told = {word for row in step.rows for key in row.keys for word in _first_words(row, key, said)}
    missing = [] if step.is_partial else [word for word in sentences.nexts(said) if word not in told]
    keys = [_plain_key(sentences, said, word) for word in missing]
    more = rows_of(keys, VERBS, depth=len(said.words), pieces=sentences.are_pieces(said))
    return tuple(
        ShownRow(row, tuple(_shown_key(sentences, row, _left_of(row, key, said), said) for key in row.keys))
        for row in (*step.rows, *more)
    )


def _left_of(row: KeyRow, key: Key, said: Phrase) -> Key:
    """Return the key of a piece with the number that is left after the pieces said so far."""
    used = said.pieces.count(key.says[0]) if row.pieces and key.is_counted and key.label else 0
    if not used or not isinstance(key.label, str) or not key.label.isdigit():
        return key
    return replace(key, label=str(int(key.label) - used))


def _first_words(row: KeyRow, key: Key, said: Phrase) -> tuple[str, ...]:
    """Return the next word of the sentence that a key says, if it continues the sentence here."""
    if row.pieces:
        return key.says[:1]
    since = said.words[row.depth :]
    return key.says[len(since) :][:1] if key.says[: len(since)] == since else ()


def _plain_key(sentences: Sentences, said: Phrase, word: str) -> Key:
    """Return a key for a word that has no place in the layout: named as in a menu."""
    ways = [way for way in sentences.left(said) if word in _after(way, said)]
    menu = ways[0].option.menu
    level = len(menu) - 1 if len(ways) == 1 else min(len(said.words), len(menu) - 1)
    return Key((word,), menu[level], focus=ways[0].option.focus if len(ways) == 1 else "", name=menu[level])


def _shown_key(sentences: Sentences, row: KeyRow, key: Key, said: Phrase) -> ShownKey:
    phrase = _extended(row, key, said)
    left = sentences.left(phrase)
    if not left:
        return ShownKey(key)
    after = said.words[row.depth :]
    is_said = after[: len(key.says)] == key.says if key.says else not after
    routes = tuple(way.route for way in left)
    if len(left) == 1 and not (is_said or row.tabs or _is_tab(key, row, left[0], said)):
        return ShownKey(_named(key, left[0]), way=left[0], leads_to=routes)
    return ShownKey(key, path=sentences.path_of(phrase), is_said=is_said, leads_to=routes)


def _is_tab(key: Key, row: KeyRow, way: Shortcut, said: Phrase) -> bool:
    """Whether the key opens another region: a press on it shows its places, even if there is only one."""
    is_before = len(key.says) <= len(said.words) - row.depth and not row.pieces
    return (is_before or key.opens) and any(_after(way, _extended(row, key, said)))


def _named(key: Key, way: Shortcut) -> Key:
    """Return the key with the name of its pick, if it has no label, icon or player."""
    is_named = key.label or key.icon is not None or key.seat is not None
    return key if is_named else replace(key, label=way.option.menu[-1])


def _extended(row: KeyRow, key: Key, said: Phrase) -> Phrase:
    if row.pieces:
        return Phrase(said.words, (*said.pieces, *key.says))
    return Phrase((*said.words[: row.depth], *key.says))


def _tab(rows: Sequence[ShownRow], said: Phrase, target: Phrase) -> Key | None:
    """Return the region that the path names, else the first that offers something; None: the path names
    something else than a region."""
    here = [row for row in rows if row.row.depth == len(said.words)]
    keys = [one.key for row in here for one in row.keys if one.is_open]
    tabs = [one.key for row in here if row.row.tabs for one in row.keys if one.is_open] or keys
    rest = target.words[len(said.words) :]
    named = next((key for key in keys if rest[: len(key.says)] == key.says), None)
    if named is not None:
        return named if named in tabs else None
    return tabs[0] if tabs else None


def _pressed(rows: Sequence[ShownRow], said: Phrase, target: Phrase) -> tuple[KeyRow, Key] | None:
    """Return the key that says the next part of the path, and its row; None: all of it is said."""
    for row in rows:
        for shown in row.keys:
            phrase = _extended(row.row, shown.key, said)
            grows = len(phrase.words) + len(phrase.pieces) > len(said.words) + len(said.pieces)
            if grows and shown.is_open and target.continues(phrase.words, phrase.pieces):
                return row.row, shown.key
    return None
