"""Look up the pieces and places that a message names, by mark or name, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from bot.context import AppContext
from bot.locales import speaker
from bot.locales.translations import locales, message_ids
from bot.rulebook.place_matching import Found, PlaceWords, Talk
from bot.rulebook.text_matching import Named, words_in
from bot.ui.kit.localiser import Localiser
from bot.ui.pages.piece_lookup import at_table, explained, meaning_of, pieces_named, whereabouts
from bot.values.read_models import OwnScore, TableSnapshot
from bot.values.table import Table
from engine.core.caches import cached
from engine.core.text import Text, Who, text
from render.kit.places import MarkedPlace
from render.kit.text import with_capital

_SORTS = "-spot-words-"
"""Part of the key of a message with the words for a sort of places."""
_GENITIVES = ("", "s")  # as in German: "Annas Dorf"


def talk_at(
    context: AppContext, games: tuple[str, ...], locale: str, look: TableSnapshot | None, author: int
) -> Talk:
    """Return the names of everything that people may talk about: at a table, or in these games."""
    folders = context.localisers.folders
    pieces = pieces_named(games, locale, folders)
    if look is None:
        return Talk(pieces, _words_of(games[0], folders))
    table = look.table
    places = context.renderer.places(table.game, look.view)
    return Talk(
        pieces,
        _words_of(table.game, folders),
        places,
        _names(places, folders),
        dict(_people(table, context.localisers.at(table, locale))),
        table.seat_of(author),
    )


def told(
    found: Found,
    context: AppContext,
    look: TableSnapshot | None,
    localiser: Localiser,
    score: OwnScore | None,
) -> str:
    """Explain a piece or place. `localiser`: that of the table, if there is one."""
    if isinstance(found, Named):
        here = [] if look is None else _here(found.id, look, localiser, score)
        return "\n".join([explained(found, localiser, (found,), _printed(look)), *here])
    assert look is not None, "only tables have places"
    game, lines = look.table.game, list[str]()
    if found.piece:
        lines.append(localiser.say(meaning_of(game, found.piece, _printed(look))))
        lines += _here(found.piece, look, localiser, score)
    lines += context.renderer.place_words(game, look.view, found, localiser.say)
    return localiser("help-tile", name=place_heading(found, localiser), meaning="\n".join(lines))


def _printed(look: TableSnapshot | None) -> Any:
    return None if look is None else getattr(look.view, "content", None)


def _here(piece: str, look: TableSnapshot, localiser: Localiser, score: OwnScore | None) -> list[str]:
    if score is not None:
        return at_table(piece, score, localiser)
    return whereabouts(piece, look.table.game, look.view, localiser)


def place_heading(place: MarkedPlace, localiser: Localiser) -> str:
    """Return the name with its mark, unless the name says it."""
    name = localiser.say(place.name)
    if place.mark.lower() in words_in(name):
        return with_capital(name)
    return localiser("lookup-marked", mark=place.mark, name=with_capital(name))


def _people(table: Table, localiser: Localiser) -> Iterator[tuple[str, int]]:
    """Yield what players are called: Discord id, full name, its first word, and genitives."""
    firsts = dict[str, int]()
    for info in table.seats:
        words = words_in(localiser.label(text("bot-seat", who=Who(info.seat))))
        if info.person is not None:
            yield str(info.person), info.seat
        if words:
            firsts.setdefault(words[0], info.seat)
            yield from ((" ".join(words) + ending, info.seat) for ending in _GENITIVES)
    yield from ((name + ending, seat) for name, seat in firsts.items() for ending in _GENITIVES)


def _names(places: Sequence[MarkedPlace], folders: tuple[Path, ...]) -> dict[str, list[MarkedPlace]]:
    """Return the places that have a name of their own, by that name in every language."""
    found = dict[str, list[MarkedPlace]]()
    for language in locales():
        say = speaker(language, markdown=False, folders=folders)
        for place in (one for one in places if one.is_unique):
            found.setdefault(" ".join(words_in(say(place.name))), []).append(place)
    return {
        name: known[:1]
        for name, known in found.items()
        if len({(place.focus, place.seat) for place in known}) == 1
    }


@cached("words for places", 8, 20_000)
def _words_of(game: str, folders: tuple[Path, ...]) -> PlaceWords:
    sorts = dict[str, frozenset[str]]()
    for key in message_ids(folders):
        if key.startswith(f"{game}{_SORTS}"):
            sort = frozenset({key.removeprefix(f"{game}{_SORTS}")})
            for phrase in _phrases(text(key), folders):
                sorts[phrase] = sorts.get(phrase, frozenset()) | sort
    mine, links, between = (
        frozenset(_phrases(text(f"lookup-words-{kind}"), folders)) for kind in ("mine", "links", "between")
    )
    return PlaceWords(sorts, mine, links, between)


def _phrases(words: Text, folders: tuple[Path, ...]) -> Iterator[str]:
    """Yield the phrases of a list with commas, in every language."""
    for language in locales():
        for phrase in speaker(language, markdown=False, folders=folders)(words).split(","):
            yield " ".join(words_in(phrase))
