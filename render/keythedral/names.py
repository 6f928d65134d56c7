"""Names of pieces in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.lattice import SIDES, cells_beside_site, place, xy
from engine.core.text import Arg, Say, Text, Who, text
from engine.keythedral.content import laws
from engine.keythedral.content.laws import LAW_KEYS
from engine.keythedral.content.shapes import COLOURS, KINDS, Card
from engine.keythedral.numbering import corner_number, field_number
from engine.keythedral.view import DwellingView, FenceView, FieldView, View
from render.kit.phrases import player_name
from render.kit.text import cut, parted

_LAW_KEYS = frozenset(LAW_KEYS.values())
_LONGEST = 18
"""Letters of a name inside a sentence of a picture."""


def law_text(card: Card) -> Text:
    return text(f"keythedral-law-{LAW_KEYS[card]}")


def law(say: Say, card: Card) -> str:
    return say(law_text(card))


def parted_law(say: Say, card: Card) -> str:
    """Return the name of a law, with soft hyphens where it may be split."""
    return parted(law(say, card), say(text("keythedral-pictures-breaks")))


def law_help(say: Say, card: Card, view: View | None = None) -> str:
    """Return the text of a law, as read at this table if one is given."""
    single = view is not None and view.single_field and card == laws.DOUBLE_PRODUCTION  # KT-121
    return say(text(f"keythedral-law-{LAW_KEYS[card]}-{'single' if single else 'help'}"))


def armed_text(at: str) -> Text:
    """Return what a law waits for under a standing order: a seat of the mat, or another law."""
    aim = text(f"keythedral-law-{at}") if at in _LAW_KEYS else at
    return text("keythedral-pictures-armed", aim=aim)


def kind(say: Say, key: str) -> str:
    """Return the short name of a kind."""
    return say(text("keythedral-pictures-cube", kind=text(f"keythedral-kind-{key}")))


def field_text(key: str) -> Text:
    return text(f"keythedral-field-{key}")


def cubes_text(held: Mapping[str, int]) -> tuple[Text, ...]:
    """Return cubes as a list; never empty."""
    named = [
        text("keythedral-cubes", count=held[key], kind=text(f"keythedral-kind-{key}"))
        for key in KINDS
        if held.get(key)
    ]
    return tuple(named) or (text("keythedral-nothing"),)


def dwelling_text(dwelling: DwellingView) -> Text:
    key = "keythedral-house-of" if dwelling.house else "keythedral-cottage-of"
    colour = text(f"keythedral-colour-{COLOURS[dwelling.seat]}")
    return text(key, colour=colour, number=dwelling.number)


def fence_text(view: View, fence: FenceView) -> Text:
    """Return where a fence stands: between a dwelling, or a bare corner, and a field (cf. `engine`)."""
    side = SIDES.index(fence.side)
    cell = xy(cells_beside_site(place(fence.x, fence.y))[side])
    field = field_at_text(next(field for field in view.fields if (field.x, field.y) == cell))
    for dwelling in view.dwellings:
        if (dwelling.x, dwelling.y) == (fence.x, fence.y):
            return text("keythedral-fence-between", dwelling=dwelling_text(dwelling), field=field)
    return text("keythedral-fence-at", corner=corner_text((fence.x, fence.y)), field=field)


def field_at_text(field: FieldView) -> Text:
    number = field_number(field.x, field.y)
    return text("keythedral-field-numbered", field=field_text(field.type), number=number)


def corner_text(at: tuple[int, int]) -> Text:
    return text("keythedral-corner-number", number=corner_number(*at))


_MANY = 2
"""Above this number players are counted, not named."""


def title(view: View, say: Say) -> str:
    """Return the round and its phase."""
    phase = text(f"keythedral-pictures-stage-{view.stage}")
    if view.phase == 0:
        return say(phase)
    return say(text("keythedral-pictures-title", round=view.round, phase=phase))


def titled(view: View, say: Say, part: Text) -> str:
    """Return the round, its phase and the part of the table that a picture shows."""
    return say(text("keythedral-pictures-titled", title=title(view, say), part=say(part)))


def waiting(view: View, say: Say, most: int | None = None) -> str:
    """Return the players the table waits for, with up to `most` letters of each name."""
    if view.over or not view.deciding:
        return ""
    if len(view.deciding) > _MANY:
        return say(text("keythedral-pictures-waiting-many", count=len(view.deciding)))
    who: Arg = tuple(Who(seat) for seat in view.deciding)
    if most is not None:
        who = tuple(cut(player_name(say, seat), most) for seat in view.deciding)
    return say(text("keythedral-pictures-waiting", who=who))
