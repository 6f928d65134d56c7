"""Text board: alt text, starting with the gist, and the whole table in words, from the pictures' view."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from engine.core.text import Say, Text, Who, text
from engine.keythedral.content.laws import EVERY_CARD
from engine.keythedral.content.shapes import COLOURS, FIELDS, MAKERS, NUMBERS, SPACES
from engine.keythedral.numbering import corner_quarter, field_number, said
from engine.keythedral.view import DwellingView, FenceView, FieldView, SeatView, SlotView, View, laws_played
from render.keythedral import names
from render.keythedral.geometry import dwelling_named, fields_around, quarter
from render.keythedral.marks import ARROWS, SHOPS
from render.keythedral.score import cube_value, lines, scored_cubes
from render.keythedral.strips import P, marker_holder, notes
from render.kit.painter import PictureKind
from render.kit.phrases import colon, player_name
from render.kit.text import with_capital


def alt(view: View, kind: PictureKind, say: Say) -> str:
    """Return the picture in sentences; the painter enforces the bot's length limit."""
    head = [_headline(view, say) + ".", *(f"{say(words)}." for _, words in notes(view)), *_offers(view, say)]
    match kind.key:
        case "score":
            return " ".join(_score(view, say))
        case "screen":
            seat = view.seats[kind.seat or 0]
            found = [*_screen(view, seat, say), *_offers(view, say), *_known(view, say)]
            return " ".join([f"{_title(view, seat, say)}.", *found])
        case key if key.startswith("town"):
            own = list[str]()
            if view.reader is not None:
                seat = view.seats[view.reader]
                own = [*_screen(view, seat, say)[:1], *_paying(seat, say)]
            return " ".join([*head, *_on_sale(view, say), *own, *_town(view, say), *_seats(view, say)])
        case "laws":
            return " ".join([*_laws(view, say), *head])
        case "mat":
            return " ".join([*head, *_on_sale(view, say), *_mat(view, say)])
        case "map":
            sold = _on_sale(view, say) if view.stage in ("work", "harvest") else []
            found = [*_work(view, say), *_idle(view, say), *sold, *_dwellings(view, say), *_fields(view, say)]
            return " ".join([*head, *found])
        case key if key.startswith("map-"):
            part = _part(view, key.removeprefix("map-"))
            title = say(text(f"keythedral-picture-{key}"))
            return " ".join(
                [f"{title}.", *head, *_work(part, say), *_dwellings(part, say), *_fields(part, say)]
            )
        case key:
            near = near_told(view, dwelling_named(view, key.removeprefix("near-")), say)
            return " ".join([near, *head, *_on_sale(view, say)])


def board(view: View, say: Say) -> str:
    """Return the full text board: current events, the map, the keythedral, the town, the reader's screen."""
    going_on = [f"{say(words)}." for _, words in notes(view)] + _offers(view, say)
    going_on += _seats(view, say) + _known(view, say)
    parts = [[f"## {_headline(view, say)}", *_bullets(going_on)]]
    if view.over:
        parts.append([_heading(say, "pictures-score"), *_bullets(_score(view, say))])
    on_map = _work(view, say) + _idle(view, say) + _fields(view, say) + _dwellings(view, say)
    middle = "corner" if view.keythedral is None else "keythedral"
    parts.append(
        [_heading(say, f"{P}-board-map"), *_bullets([*on_map, say(text(f"{P}-places", middle=middle))])]
    )
    parts.append([_heading(say, f"{P}-mat"), *_bullets(_on_sale(view, say) + _mat(view, say))])
    parts.append([_heading(say, f"{P}-board-town"), *_bullets(_town(view, say))])
    for seat in view.seats:
        if seat.cubes is not None:
            parts.append([f"### {_title(view, seat, say)}", *_bullets(_screen(view, seat, say))])
    return "\n\n".join("\n".join(part) for part in parts if len(part) > 1)


def _part(view: View, side: str) -> View:
    """Return the view with the pieces in a quarter of the map alone."""
    window = quarter(view, side)
    return replace(
        view,
        fields=tuple(one for one in view.fields if window.holds((one.x, one.y))),
        dwellings=tuple(one for one in view.dwellings if corner_quarter(one.x, one.y) == side),
        fences=(),
    )


def near_told(view: View, here: DwellingView, say: Say) -> str:
    """Return a dwelling and what lies around it, by arrows."""
    fields = fields_around(view, (here.x, here.y))
    fences = {one.side: one.seat for one in view.fences if (one.x, one.y) == (here.x, here.y)}
    places = list[Text]()
    for side, arrow in ARROWS.items():
        place = _seen(fields.get(side), arrow)
        fenced = text(f"{P}-near-fenced", place=place, who=Who(fences[side])) if side in fences else place
        places.append(fenced)
    told = text(f"{P}-around", dwelling=names.dwelling_text(here), places=tuple(places))
    return with_capital(say(told))


def _seen(field: FieldView | None, arrow: str) -> Text:
    if field is None:
        return text(f"{P}-near-empty", arrow=arrow)
    named = names.field_at_text(field)
    if field.worker is None:
        return text(f"{P}-near", arrow=arrow, field=named)
    worked = f"{P}-near-worked"
    return text(worked, arrow=arrow, field=named, who=Who(field.worker), number=field.dwelling)


def _bullets(found: Iterable[str]) -> list[str]:
    return [f"- {line}" for line in found]


def _heading(say: Say, key: str) -> str:
    return f"### {say(text(key))}"


def _headline(view: View, say: Say) -> str:
    return ". ".join(part for part in (names.title(view, say), names.waiting(view, say)) if part)


def _seats(view: View, say: Say) -> list[str]:
    """Return the public part of each player."""
    return [
        say(
            text(
                f"{P}-holds",
                who=Who(seat.seat),
                colour=text(f"keythedral-colour-{COLOURS[seat.seat]}"),
                start="yes" if seat.seat == marker_holder(view) else "no",
                laws=seat.law_count,
                fences=seat.fences,
                workers=seat.workers,
                turn=_turn_of(view, seat),
            )
        )
        for seat in view.seats
    ]


def _turn_of(view: View, seat: SeatView) -> str:
    if view.stage != "spend":
        return "none"
    return "procured" if seat.procured else "passed" if seat.passed else "none"


def _work(view: View, say: Say) -> list[str]:
    """Return the work order, and who works where."""
    found: list[str] = []
    if view.drawn:
        found.append(say(text(f"{P}-drawn", field=names.field_text(view.drawn))) + ".")
        left = ", ".join(map(say, _counted(view.stack_types)))
        if left:
            found.append(with_capital(f"{say(text(f'{P}-stack', count=view.stack))} {left}."))
    if view.stack_next:
        fields = _counted(view.next_types)
        found.append(say(text(f"{P}-next-of", number=view.stack_next, fields=fields)))
    if view.markers:
        order = tuple(str(one.number) for one in view.markers)
        key = f"{P}-order-whole" if len(order) == len(NUMBERS) else f"{P}-order"
        found.append(say(text(key, numbers=order)))
    for seat in view.seats:
        at_work = tuple(_at_work(field) for field in view.fields if field.worker == seat.seat)
        if at_work:
            found.append(say(text(f"{P}-at-work", who=Who(seat.seat), places=at_work)))
    return found


def _counted(fields: Mapping[str, int]) -> tuple[Text, ...]:
    """Return types of fields with their numbers."""
    return tuple(
        text(f"{P}-of", field=names.field_text(kind), count=count) for kind, count in fields.items() if count
    )


def _idle(view: View, say: Say) -> list[str]:
    """Return fields that a worker may still go to."""
    free = tuple(names.field_at_text(field) for field in view.fields if field.worker is None)
    return [say(text(f"{P}-free", places=free))] if free and view.stage in ("work", "harvest") else []


def _offers(view: View, say: Say) -> list[str]:
    """Return what each player has offered in the auction."""
    if view.auction is None:
        return []
    bids = dict(view.auction.bids)
    found = list[str]()
    for seat in view.seats:
        bid = bids.get(seat.seat)
        key = "to-offer" if bid is None else "offers" if bid else "declined"
        found.append(f"{player_name(say, seat.seat)} {say(text(f'{P}-{key}', count=bid or 0))}")
    return [colon(say, say(text(f"{P}-bids")), ", ".join(found)) + "."]


def _known(view: View, say: Say) -> list[str]:
    """Return laws in others' hands that all have seen."""
    return [
        say(text(f"{P}-known", who=Who(seat.seat), laws=tuple(map(names.law_text, seat.known_laws))))
        for seat in view.seats
        if seat.laws is None and seat.known_laws
    ]


def _title(view: View, seat: SeatView, say: Say) -> str:
    key = "pictures-screen-own" if seat.seat == view.reader else "pictures-screen"
    return say(text(key, who=Who(seat.seat)))


def _at_work(field: FieldView) -> Text:
    return text(f"{P}-worker", number=field.dwelling, field=names.field_at_text(field))


def _fields(view: View, say: Say) -> list[str]:
    """Return all fields by type."""
    found: list[str] = []
    for kind in FIELDS:
        numbers = sorted(field_number(field.x, field.y) for field in view.fields if field.type == kind)
        if numbers:
            places = tuple(map(str, numbers))
            found.append(say(text(f"{P}-fields", field=names.field_text(kind), places=places)))
    if view.keythedral is not None:
        found.append(say(text(f"{P}-keythedral")))
    return found


def _dwellings(view: View, say: Say) -> list[str]:
    found: list[str] = []
    for seat in view.seats:
        own = sorted((d for d in view.dwellings if d.seat == seat.seat), key=lambda d: d.number)
        if own:
            places = tuple(
                text(
                    f"{P}-house-at" if d.house else f"{P}-cottage-at",
                    number=d.number,
                    square=names.corner_text((d.x, d.y)),
                )
                for d in own
            )
            found.append(say(text(f"{P}-dwellings", who=Who(seat.seat), places=places)))
    if view.fences:
        places = tuple(
            text(f"{P}-fence-side", who=Who(one.seat), side=names.fence_text(view, one), at=_code(one))
            for one in view.fences
        )
        found.append(say(text(f"{P}-fences", places=places)))
    return found


def _code(fence: FenceView) -> str:
    """Return the typed form of a fence."""
    return said(f"{fence.x},{fence.y}-{fence.side}")


def _on_sale(view: View, say: Say) -> list[str]:
    """Return the seats that can be bought now."""
    return [_slot(slot, say) for slot in view.slots if slot.on_sale and not slot.sold]


def _slot(slot: SlotView, say: Say) -> str:
    change = "dearer" if slot.dearer else "cheaper" if slot.cheaper else "none"
    change = "both" if slot.dearer and slot.cheaper else change
    cubes = names.cubes_text(slot.cost)
    return say(text(f"{P}-slot", slot=slot.key, points=slot.points, cubes=cubes, change=change))


def _mat(view: View, say: Say) -> list[str]:
    """Return the rest of the mat: open costs of later seats, and how many are left of each number."""
    later = [_slot(slot, say) for slot in view.slots if slot.tile and not slot.on_sale and not slot.sold]
    for number in NUMBERS:
        slots = [slot for slot in view.slots if slot.number == number]
        left = sum(not slot.sold for slot in slots)
        later.append(say(text(f"{P}-left", number=number, left=left, count=len(slots))))
    return later


def _town(view: View, say: Say) -> list[str]:
    found = [say(text(f"{P}-store-holds", cubes=names.cubes_text(view.store)))]
    found.append(say(text(f"{P}-stocks", cubes=names.cubes_text(view.stocks))))
    found.append(say(text(f"{P}-shops", shops=_shops(view))))
    if view.laws_used:
        laws = _spaces(view) or (text(f"{P}-no-law"),)
        found.append(say(text(f"{P}-new-laws", laws=laws, count=view.deck)))
        if seen := laws_played(view):
            played = tuple(names.law_text(card) for card in seen)
            found.append(say(text(f"{P}-played", laws=played)))
    return found


def shops_named(view: View) -> dict[str, Text]:
    """Return where cubes are spent, by focus string."""
    named = {f"craftsman:{key}": text(f"keythedral-craftsman-{key}") for key in MAKERS}
    named["trader"] = text(f"{P}-trader")
    named |= {f"shop:{key}": text(f"keythedral-menu-{key}") for key in ("house", "fence", "unfence")}
    if view.laws_used:
        spaces = zip(SPACES, view.spaces, strict=False)
        named |= {f"space:{space}": text(f"{P}-space-{space}") for space, lies in spaces if lies is not None}
    return named


def _shops(view: View) -> tuple[Text, ...]:
    """Return the same, each with its mark."""
    return tuple(text(f"{P}-shop", mark=SHOPS[focus], name=name) for focus, name in shops_named(view).items())


def _laws(view: View, say: Say) -> list[str]:
    """Return the laws that have been played, and those that may still be."""
    seen = laws_played(view)
    played = tuple(names.law_text(card) for card in seen) or (text(f"{P}-no-law"),)
    left = tuple(names.law_text(card) for card in EVERY_CARD if card not in seen)
    return [say(text(f"{P}-played", laws=played)), say(text(f"{P}-still", laws=left))]


def _spaces(view: View) -> tuple[Text, ...]:
    """Return the new laws: those face up by name, the others counted."""
    hidden = sum(card == 0 for card in view.spaces)
    shown = tuple(names.law_text(card) for card in view.spaces if card)
    return (*shown, text(f"{P}-face-down", count=hidden)) if hidden else shown


def _screen(view: View, seat: SeatView, say: Say) -> list[str]:
    """Return the contents of a screen that the reader may see."""
    if seat.cubes is None:
        return []
    found = [say(text(f"{P}-holds-cubes", who=Who(seat.seat), cubes=names.cubes_text(seat.cubes)))]
    found += _paying(seat, say)
    held = tuple(_seat_count(seat, number) for number in NUMBERS if _count(seat, number))
    bought = text(f"{P}-holds-seats", seats=held, points=seat.points or 0)
    found.append(say(bought if held else text(f"{P}-holds-none")))
    for card in seat.laws or ():
        orders = [f" {say(names.armed_text(at))}." for armed, at in seat.armed if armed == card]
        helped = colon(say, f"{names.law(say, card)} ({card})", names.law_help(say, card, view))
        found.append(f"{helped}{''.join(orders)}")
    if seat.watch is not None and view.laws_used:
        found.append(say(text(f"{P}-watch", when=text(f"keythedral-watch-{seat.watch}"))) + ".")
    return found


def _paying(seat: SeatView, say: Say) -> list[str]:
    """Return what the seat's own move so far pays."""
    cubes = (seat.picks.paying or seat.picks.paid) if seat.picks is not None else {}
    if not cubes:
        return []
    said = ", ".join(say(each) for each in names.cubes_text(cubes))
    return [colon(say, say(text(f"{P}-paying")), said) + "."]


def _count(seat: SeatView, number: int) -> int:
    return sum(tile.startswith(f"{number}-") for tile in seat.tiles or ())


def _seat_count(seat: SeatView, number: int) -> Text:
    return text("keythedral-score-seats", number=number, count=_count(seat, number))


def _score(view: View, say: Say) -> list[str]:
    found = [
        say(text("pictures-score-place", who=Who(standing.seat), points=standing.points, rank=standing.rank))
        for standing in view.standings
    ]
    for line in lines(view, say):
        each = tuple(
            f"{say(text('pictures-player', who=Who(seat)))} {n}" for seat, n in enumerate(line.values)
        )
        found.append(f"{colon(say, line.words, ', '.join(each))}.")
    if scored_cubes(view):
        return found  # they win together (KT-151)
    ties = [
        f"{say(text('pictures-player', who=Who(seat.seat)))} {cube_value(view, seat)}" for seat in view.seats
    ]
    return [*found, f"{colon(say, say(text(f'{P}-row-ties')), ', '.join(ties))}."]
