"""Sample custom content: sets of printed values within the rulebooks, from a form or at random. Computer
players were not trained on any of them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from bot.custom_content import form_of, read_form
from engine.core.content import Content
from engine.core.form_input import Blank, Value
from engine.core.game import AnyGame
from engine.core.rng import Rng, seed_from
from engine.core.setup import PRINTED
from engine.registry import GAMES

_RANDOM = "random:"
_LONG_LIST = 6


def box_named(game: AnyGame, word: str) -> dict[str, str]:
    """Return the option for playing with this content: a form's file, or `random:` and any word."""
    if word.startswith(_RANDOM):
        content = random_box(game, Rng(seed_from(word)), name=word)
    else:
        form, read, _ = read_form(Path(word), GAMES)
        if form.game != game.key:
            raise ValueError(f"{word} is a form of {form.game}")
        if read.content is None:
            raise ValueError(f"{word}: {read.mistakes[0]}")
        content = read.content
    assert game.sets is not None
    return {PRINTED: game.sets.bring(content)}


def random_box(game: AnyGame, rng: Rng, name: str = "from a shelf") -> Content:
    """Return our set with as many values changed, one after the other, as possible; a game's rules may allow
    few."""
    form, values = form_of(game.key, GAMES), dict[str, Value]()
    blanks = list(form.blanks.values())
    rng.shuffle(blanks)
    content: Content | None = form.read(written(values, name, game.key)).content
    for blank in blanks:
        for value in _values(blank, rng):
            tried = {**values, blank.place: value}
            if (found := form.read(written(tried, name, game.key)).content) is not None:
                values, content = tried, found
                break
    assert content is not None
    return content


def _values(blank: Blank, rng: Rng) -> Iterator[Value]:
    """Yield possible values; for a long list also ours with fewer and fewer changes."""
    yield _filled(blank, rng)
    if isinstance(blank.ours, tuple) and len(blank.ours) > _LONG_LIST:
        for swapped in range(len(blank.ours) // 2, 0, -1):
            ours, others = list(blank.ours), [word for word in blank.words if word not in blank.ours]
            rng.shuffle(ours)
            rng.shuffle(others)
            yield (*ours[swapped:], *others[:swapped])


def _filled(blank: Blank, rng: Rng) -> Value:
    """Return a possible value."""
    count = blank.least + rng.below(blank.most - blank.least + 1)
    if not blank.words:
        return count
    left, words = list(blank.words), list[str]()
    for _ in range(count):
        words.append(rng.choice(left))
        if not blank.twice:
            left.remove(words[-1])
    return tuple(words) if isinstance(blank.ours, tuple) else words[0]


def written(values: dict[str, Value], name: str, game: str) -> str:
    """Return a filled-in form."""
    return "\n".join(_lines(values, name, game))


def _lines(values: dict[str, Value], name: str, game: str) -> Iterator[str]:
    yield from (f'game = "{game}"', f'name = "{name}"')
    section = ""
    for place, value in sorted(values.items()):
        part, _, key = place.rpartition(".")
        if part != section:
            section = part
            yield f"[{part}]"
        yield f'{key} = "{", ".join(value) if isinstance(value, tuple) else value}"'
