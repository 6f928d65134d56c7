"""Boxes as somebody might own them: sets of printed values that keep to the rulebooks, made at random."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core.answers import Blank, Value
from engine.core.content import Sets
from engine.core.rng import Rng
from engine.registry import GAMES

WITH_FORMS: dict[str, Any] = {key: game for key, game in sorted(GAMES.items()) if game.form is not None}


def box_of(game: Any, rng: Rng, most: int = 1000) -> Any:
    """Ours, with as many values as can be changed one after the other; a game's rules may leave few."""
    values = dict[str, Value]()
    blanks = list(game.form.blanks.values())
    rng.shuffle(blanks)
    content = game.form.read(written(values, "from a shelf", game.key)).content
    for blank in blanks[:most]:
        tried = {**values, blank.place: _filled(blank, rng)}
        if (found := game.form.read(written(tried, "from a shelf", game.key)).content) is not None:
            values, content = tried, found
    return content


def brought(game: Any, rng: Rng) -> str:
    """The name of such a box, which is known from now on."""
    name: str = game.sets.bring(box_of(game, rng))
    return name


def forget(sets: Sets[Any]) -> None:
    """As after a start: what ships is known, and nothing else."""
    sets._lately.clear()
    sets._held.clear()


def _filled(blank: Blank, rng: Rng) -> Value:
    """Something that may be written there."""
    if not blank.words:
        return blank.least + rng.below(blank.most - blank.least + 1)
    count = blank.least + rng.below(blank.most - blank.least + 1)
    left = list(blank.words)
    words = list[str]()
    for _ in range(count):
        words.append(rng.choice(left))
        if not blank.twice:
            left.remove(words[-1])
    return tuple(words) if isinstance(blank.ours, tuple) else words[0]


def written(values: dict[str, Value], name: str, game: str) -> str:
    """A form filled in so."""
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
