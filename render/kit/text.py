"""Text that fits: fonts, measuring, shrinking, wrapping, and replacing letters the fonts lack."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from functools import cache
from importlib.resources import as_file, files
from importlib.resources.abc import Traversable

from PIL import ImageFont

from engine.core.caches import cached

SERIF = "SourceSerifPro-Semibold.ttf"
"""For names."""
SANS = "SourceSansPro-Semibold.ttf"
"""For all other words."""
BOLD = "SourceSansPro-Bold.ttf"
"""For numbers and letters on pieces."""

_PACKAGES = {SERIF: "font_source_serif_pro", SANS: "font_source_sans_pro", BOLD: "font_source_sans_pro"}
CAP = 0.66
"""Height of a capital letter in these fonts, relative to the size."""
_ELLIPSIS = "…"
COMPUTER = "◉"
"""Before a computer's name."""
_SIGNS = {"\N{ROBOT FACE}": COMPUTER}
"""Replacements of meaningful signs that the fonts lack."""
_BREAK, _SOFT = "·", "\N{SOFT HYPHEN}"
_FIXED, _NARROW = "\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}"
"""Spaces at which no line ends: French has them before a colon."""


@cached("fonts", 96, 5_000)
def font(face: str, size: int) -> ImageFont.FreeTypeFont:
    """Return a font with basic layout, so that a picture does not depend on the installed shaping library.

    All sizes share the pages of one file.
    """
    with as_file(_file(face)) as path:
        return ImageFont.truetype(str(path), size, layout_engine=ImageFont.Layout.BASIC)


@cache
def _file(face: str) -> Traversable:
    return files(_PACKAGES[face]) / "files" / face


@cached("words measured", 8192, 300)
def width_of(words: str, face: str, size: int) -> float:
    """Return the larger of advance width and ink.

    Pillow's advance width omits rounding that is visible in long words.
    """
    shown = font(face, size)
    return max(shown.getlength(words), shown.getbbox(words, anchor="ls")[2])


@cached("words measured", 8192, 400)
def ink_of(words: str, face: str, size: int) -> tuple[float, float, float, float]:
    """Return the box of the ink around a baseline that begins at (0, 0)."""
    return font(face, size).getbbox(words, anchor="ls")


def size_for(words: str, face: str, size: int, width: float, least: int) -> int:
    """Return the largest size from `size` down to `least` at which the words are no wider than `width`."""
    while size > least and width_of(words, face, size) > width:
        size -= 1
    return size


def shortened(words: str, face: str, size: int, width: float) -> str:
    """Return the words, cut with an ellipsis if they are too wide."""
    if width_of(words, face, size) <= width:
        return words
    kept = words
    while kept and width_of(kept.rstrip() + _ELLIPSIS, face, size) > width:
        kept = kept[:-1]
    return kept.rstrip() + _ELLIPSIS


def with_capital(words: str) -> str:
    """Return the words with a capital at the start; all else stays, since some languages capitalise names.
    Dutch writes both letters of its ij as capitals, and no other language begins a word with them."""
    first = 2 if words.startswith("ij") else 1
    return words[:first].upper() + words[first:]


def parted(words: str, breaks: str) -> str:
    """Return the words with soft hyphens where they may be split.

    `breaks` lists such words, as in "Farm·haus".
    """
    places = {word.replace(_BREAK, ""): word.replace(_BREAK, _SOFT) for word in breaks.split()}
    return " ".join(places.get(word, word) for word in words.split())


def whole(words: str) -> str:
    """Return the words as drawn if none is split, with plain spaces."""
    return words.replace(_SOFT, "").replace(_FIXED, " ")


def longest_part(words: str) -> str:
    """Return the longest part that cannot be split, with its hyphen."""
    return max(words.replace(_SOFT, "- ").split(), key=len)


def wrapped(words: str, face: str, size: int, width: float) -> list[str]:
    """Return the words in lines no wider than `width`, as far as single words allow."""
    lines: list[str] = []
    for paragraph in words.split("\n"):
        parts = [part for part in paragraph.replace(_NARROW, _FIXED).split(" ") if part]
        line = " ".join(parts)
        if width_of(whole(line), face, size) <= width:  # measured once, not again for every further word
            lines.append(whole(line))
            continue
        line = ""
        for word in parts:
            longer = f"{line} {word}" if line else word
            if line and width_of(whole(longer), face, size) > width:
                lines.append(whole(line))
                line = word
            else:
                line = longer
            while _SOFT in line and width_of(whole(line), face, size) > width:
                head, line = _torn(line, face, size, width)
                lines.append(head)
        lines.append(whole(line))
    return lines


def _torn(word: str, face: str, size: int, width: float) -> tuple[str, str]:
    """Return as much of a word as fits on a line, but at least its first part, and the rest."""
    parts = word.split(_SOFT)
    heads = ["".join(parts[:n]).removesuffix("-") + "-" for n in range(1, len(parts))]
    fit = max(sum(width_of(head, face, size) <= width for head in heads), 1)
    return heads[fit - 1], _SOFT.join(parts[fit:])


def name_lines(name: str, face: str, size: int, width: float, least: int) -> tuple[list[str], int]:
    """Return a name on one line if it fits, on two if its first word does, else shortened; and its size."""
    plain = whole(name)
    fitting = size_for(plain, face, size, width, least)
    if width_of(plain, face, fitting) <= width:
        return [plain], fitting
    first, *others = wrapped(name.replace("-", "- "), face, least, width)  # may be split after a hyphen
    if not others or width_of(first, face, least) > width:
        return [shortened(plain, face, least, width)], least
    lines = (first, " ".join(others))
    return [shortened(line.replace("- ", "-"), face, least, width) for line in lines], least


@cached("letters", 4096, 200)
def has_glyph(char: str, face: str) -> bool:
    """Return whether the font can draw that letter; letters it lacks all look like the same empty box."""
    if char.isspace():
        return True
    shown = font(face, 24)
    missing = shown.getmask("\U0010fffd")
    mask = shown.getmask(char)
    return mask.size != missing.size or bytes(mask) != bytes(missing)


@cached("words to print", 4096, 300)
def printable(words: str, face: str = SANS, instead: str = "?") -> str:
    """Return the words without letters the font lacks: accents are dropped if necessary, emoji left out."""
    plain = unicodedata.normalize("NFC", words)
    kept = "".join(_letters_for(char, face) for char in plain)
    return " ".join(kept.split()) or instead


def _letters_for(char: str, face: str) -> str:
    if has_glyph(char, face):
        return char
    if (sign := _SIGNS.get(char, "")) and has_glyph(sign, face):
        return sign
    bare = "".join(part for part in unicodedata.normalize("NFKD", char) if not unicodedata.combining(part))
    return bare if bare and all(has_glyph(part, face) for part in bare) else ""


def printable_name(name: str) -> str:
    """Return a name with letters the font can draw; empty if only signs or a digit or two are left."""
    kept = printable(name, instead="")
    told = any(char.isalpha() for char in kept) or sum(char.isdigit() for char in kept) > 2
    if told or len(kept) == len(" ".join(name.split())):
        return kept
    sounds = [_sound(char) for char in unicodedata.normalize("NFC", name) if not char.isspace()]
    return "" if None in sounds else "".join(filter(None, sounds)).capitalize()


_SYLLABLES = ("HANGUL SYLLABLE ", "HIRAGANA LETTER ", "KATAKANA LETTER ")


def _sound(char: str) -> str | None:
    """Return the reading of a Korean or Japanese syllable, by its Unicode name; None for any other letter."""
    name = unicodedata.name(char, "")
    if name == "KATAKANA-HIRAGANA PROLONGED SOUND MARK":
        return ""
    return name.split()[-1].lower() if name.startswith(_SYLLABLES) else None


def cut(name: str, most: int) -> str:
    return name if len(name) <= most else name[: most - 1].rstrip() + _ELLIPSIS


_LENGTHS = (32, 24, 18, 13, 9, 6)
"""How many letters of each name a sentence may keep, best first."""


def fitting(sentence: Callable[[int], str], face: str, size: int, width: float) -> str:
    """Return the sentence with names as long as the line allows; names are shortened before other words."""
    words = ""
    for most in _LENGTHS:
        words = sentence(most)
        if width_of(printable(words, face, instead=""), face, size) <= width:
            break
    return words
