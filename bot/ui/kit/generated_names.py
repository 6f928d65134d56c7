"""Generated names for tables and computer players, in each language."""

from __future__ import annotations

import hashlib

from msgspec import Struct

from bot.rulebook.text_matching import folded
from bot.values.table import Table
from engine.core.text import Seat


class _Lists(Struct, frozen=True):
    """Two lists of words that make a name; any two fit together.

    Neither list may ever change, as tables keep their names.
    """

    hues: tuple[str, ...]
    places: tuple[str, ...]
    form: str


_ENGLISH = _Lists(
    (
        *("Amber", "Brass", "Chalk", "Cherry", "Copper", "Dusk", "Elder", "Fern", "Flint", "Frost", "Golden"),
        *("Hazel", "Ivy", "Linen", "Maple", "Mist", "Moss", "Oaken", "Pearl", "Rowan", "Russet", "Silver"),
    ),
    (
        *("Barn", "Bridge", "Brook", "Cottage", "Cross", "Dale", "Ferry", "Ford", "Forge", "Gate", "Glade"),
        *("Harbour", "Hearth", "Hill", "Inn", "Lane", "Meadow", "Mill", "Orchard", "Pond", "Quay", "Well"),
    ),
    "{hue} {place}",
)
_GERMAN = _Lists(
    (
        *("Bernstein", "Messing", "Kreide", "Kirsch", "Kupfer", "Dämmer", "Holunder", "Farn", "Kiesel"),
        *("Frost", "Gold", "Hasel", "Efeu", "Leinen", "Ahorn", "Nebel", "Moos", "Eichen", "Perlen"),
        *("Linden", "Birken", "Silber"),
    ),
    (
        *("scheune", "brücke", "bach", "kate", "kreuz", "tal", "fähre", "furt", "schmiede", "tor"),
        *("lichtung", "hafen", "hof", "hügel", "schenke", "gasse", "wiese", "mühle", "garten", "teich"),
        *("kai", "brunnen"),
    ),
    "{hue}{place}",
)
_DUTCH = _Lists(
    (
        *("Barnsteen", "Brons", "Krijt", "Kersen", "Koper", "Schemer", "Vlier", "Varen", "Kiezel"),
        *("Vorst", "Goud", "Hazel", "Klimop", "Linnen", "Esdoorn", "Nevel", "Mos", "Eiken", "Parel"),
        *("Linde", "Berken", "Zilver"),
    ),
    (
        *("schuur", "brug", "beek", "hoeve", "kruis", "dal", "veer", "voorde", "smidse", "poort"),
        *("bos", "haven", "hof", "heuvel", "herberg", "laan", "weide", "molen", "gaard", "vijver"),
        *("kade", "bron"),
    ),
    "{hue}{place}",
)
_FRENCH = _Lists(
    (
        *("d’Ambre", "de Bronze", "de Craie", "aux Cerises", "de Cuivre", "du Soir", "du Sureau"),
        *("des Fougères", "de Silex", "du Givre", "d’Or", "des Noisetiers", "du Lierre", "de Lin"),
        *("des Érables", "des Brumes", "de Mousse", "des Chênes", "des Perles", "des Sorbiers"),
        *("des Tilleuls", "d’Argent"),
    ),
    (
        *("Grange", "Pont", "Ruisseau", "Chaumière", "Croix", "Vallon", "Bac", "Gué", "Forge", "Porte"),
        *("Clairière", "Port", "Ferme", "Colline", "Auberge", "Allée", "Pré", "Moulin", "Verger"),
        *("Étang", "Quai", "Puits"),
    ),
    "{place} {hue}",
)
_SPANISH = _Lists(
    (
        *("del Ámbar", "del Bronce", "de la Cal", "del Cerezo", "del Cobre", "del Ocaso", "del Saúco"),
        *("del Helecho", "del Pedernal", "de la Escarcha", "del Oro", "del Avellano", "de la Hiedra"),
        *("del Lino", "del Arce", "de la Niebla", "del Musgo", "del Roble", "de la Perla", "del Serbal"),
        *("del Tilo", "de la Plata"),
    ),
    (
        *("Granero", "Puente", "Arroyo", "Cabaña", "Cruz", "Valle", "Barca", "Vado", "Fragua", "Puerta"),
        *("Claro", "Puerto", "Hogar", "Colina", "Posada", "Senda", "Prado", "Molino", "Huerto"),
        *("Estanque", "Muelle", "Pozo"),
    ),
    "{place} {hue}",
)
_BY_LANGUAGE = {"de": _GERMAN, "nl": _DUTCH, "fr": _FRENCH, "es": _SPANISH}


def as_typed(words: str) -> str:
    """Normalise a name for comparison: the keyboard of a player may lack its characters."""
    return folded(words).replace("’", "'")


def name_of(id_: str, language: str) -> str:
    """Return the name of anything with an id."""
    number = int.from_bytes(hashlib.blake2s(id_.encode(), digest_size=4).digest())
    return named(number, language)


def named(number: int, language: str) -> str:
    """Return the name for a number.

    Two numbers share a name in one language if and only if they do in all.
    """
    lists = _BY_LANGUAGE.get(language.partition("-")[0], _ENGLISH)
    hue, place = number % len(lists.hues), number // len(lists.hues) % len(lists.places)
    return lists.form.format(hue=lists.hues[hue], place=lists.places[place])


_NAMES = (
    *("Ada", "Bruno", "Clara", "Emil", "Felix", "Greta", "Hugo", "Ida", "Ines", "Irma", "Jonas", "Karl"),
    *("Lena", "Leo", "Max", "Mila", "Nora", "Olga", "Oskar", "Otto", "Paula", "Rosa", "Theo", "Vera"),
)


def computer_name(table: Table, seat: Seat) -> str:
    """Return the computer's name for a seat, different for every seat and from the names of the players."""
    taken = {word for info in table.seats for word in info.name.raw.casefold().split()}
    start = int.from_bytes(hashlib.blake2s(table.id.encode(), digest_size=4).digest()) % len(_NAMES)
    names = [*_NAMES[start:], *_NAMES[:start]]
    seats = table.capacity if table.status == "lobby" else len(table.seats)  # others may still join
    own = [name for name in names[seat::seats] if name.casefold() not in taken]
    return own[0] if own else names[seat]
