"""Checks of any set of Keyper's values against the rulebook (KP-124, KP-189 to KP-195)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.core.content_form import Fault
from engine.keyper.content import house
from engine.keyper.content.board import FIELDS_PER_DISPLAY
from engine.keyper.content.box import SHIPPED, Content
from engine.keyper.content.goods import COLOURS, GEMS, KEYP, RESOURCES, RIVER
from engine.keyper.content.shapes import (
    MOST_ICONS,
    MOST_ON_BOAT,
    MOST_POINTS,
    MOST_SHOWN,
    PRICE_ICONS,
    PerField,
    Tile,
)

_GEM_FIELDS = ("emeralds", "gold", "rubies", "sapphires")
_MOST_OF = {"black": 4, "orange": 2, "brown": 3, "grey": 3, "light-green": 3}  # KP-193


def faults(content: Content) -> Iterator[Fault]:
    """Yield each fault with the blanks it concerns; none if the set is playable."""
    if not _is_alike(content):
        yield Fault((), "other pieces, or other values of what the rulebook prints", "those of the box")
        return
    yield from _prices(content)
    yield from _borders(content)
    yield from _displays(content)
    if all(len(set(display.fields)) == FIELDS_PER_DISPLAY for display in content.displays):
        yield from _seasons(content)
        yield from _colours(content)
    yield from _boats(content)
    yield from _fairs(content)
    yield from _gains(content)


def _is_alike(content: Content) -> bool:
    """Return whether only values of our own design differ; the printed maxima of tiles must stay, too."""
    try:
        return _ours_in(content, SHIPPED) == replace(SHIPPED, name=content.name)
    except (KeyError, ValueError, IndexError):
        return False


def _ours_in(content: Content, source: Content) -> Content:
    """Return this set with every value that no source prints taken from the other."""
    borders, areas = source.fields, source.tiles
    fairs, winter = source.fair, source.winter_fair

    def tiles(held: tuple[Tile, ...]) -> tuple[Tile, ...]:
        return tuple(
            replace(tile, area=areas[tile.id].area) if tile.id in house.AREAS else tile for tile in held
        )

    def same(ids: list[str], others: list[str]) -> None:
        if ids != others:
            raise ValueError("other pieces")

    same([display.id for display in content.displays], [display.id for display in source.displays])
    same([boat.id for boat in content.boats], [boat.id for boat in source.boats])
    same(sorted(content.build_costs), sorted(source.build_costs))
    same(sorted(content.keyp_tile_gains), sorted(source.keyp_tile_gains))
    return replace(
        content,
        home_tiles=tiles(content.home_tiles),
        spring_tiles=tiles(content.spring_tiles),
        other_tiles=tiles(content.other_tiles),
        build_costs=dict(source.build_costs),
        field_list=tuple(
            replace(field, colour=borders[field.id].colour) if field.id in house.BORDERS else field
            for field in content.field_list
        ),
        displays=tuple(
            replace(display, fields=other.fields)
            for display, other in zip(content.displays, source.displays, strict=True)
        ),
        boats=tuple(
            replace(boat, early=other.early, late=other.late)
            for boat, other in zip(content.boats, source.boats, strict=True)
        ),
        seasonal_fairs=(
            content.seasonal_fairs[0],
            *(
                replace(fair, requires=fairs[fair.id].requires, points=fairs[fair.id].points)
                for fair in content.seasonal_fairs[1:]
            ),
        ),
        winter_fairs=tuple(
            replace(fair, front=winter[fair.id].front, back=winter[fair.id].back)
            for fair in content.winter_fairs
        ),
        keyp_tile_gains=dict(source.keyp_tile_gains),
    )


def _prices(content: Content) -> Iterator[Fault]:
    for tile, cost in content.build_costs.items():
        if not 1 <= len(cost) <= MOST_ICONS or set(cost) - set(PRICE_ICONS):
            found = ", ".join(cost) or "nothing"
            yield Fault((f"tiles.{tile}",), found, f"1 to {MOST_ICONS} of: {', '.join(PRICE_ICONS)}")


def _borders(content: Content) -> Iterator[Fault]:
    for field in content.field_list:
        if field.colour is not None and field.colour not in COLOURS[:-1]:
            yield Fault((f"borders.{field.id}",), field.colour, f"none, or one of: {', '.join(COLOURS[:-1])}")


def _displays(content: Content) -> Iterator[Fault]:
    """Check the displays (KP-189, KP-190, KP-195)."""
    known = set(content.fields)
    for display in content.displays:
        place, fields = (f"displays.{display.id}",), display.fields
        if fields[:2] != (KEYP, RIVER) or len(fields) != FIELDS_PER_DISPLAY:
            yield Fault(place, f"{len(fields)} fields", "a keyp field, a river and 13 more (KP-189)")
        elif len(set(fields)) != len(fields):
            again = next(field for field in fields if fields.count(field) > 1)
            yield Fault(place, f"{again} more than once", "each field once (KP-189)")
        elif unknown := set(fields) - known:
            yield Fault(place, min(unknown), f"fields of: {', '.join(sorted(known))} (KP-195)")
    for season, offered in content.offered.items():
        if season == "winter":
            continue  # as in autumn (KP-190)
        shown = {
            display.id: frozenset(display.fields) for display in content.displays if display.id in offered
        }
        for at, one in enumerate(offered):
            for other in offered[at + 1 :]:
                if shown[one] == shown[other]:
                    places = f"displays.{other}", f"displays.{one}"
                    found = f"the same fields on {one} and {other}"
                    yield Fault(places, found, "four different displays (KP-190)")


def _seasons(content: Content) -> Iterator[Fault]:
    """Check that no season has pieces that do not exist yet (KP-192)."""
    for display in content.displays:
        spring, early = "spring" in display.seasons, "autumn" not in display.seasons
        barred = list[tuple[str, str]]()
        if display.id in content.spring_displays[:2]:
            few = "no chickens and goats in spring with two players"
            barred += [("chickens", few), ("goats", few)]
        if early and not spring:
            barred.append(("chickens", "no chickens in summer"))
        if early:
            barred += [(gem, "no gems before autumn") for gem in _GEM_FIELDS]
        for field, expected in barred:
            if field in display.fields:
                yield Fault((f"displays.{display.id}",), field, f"{expected} (KP-192)")


def _colours(content: Content) -> Iterator[Fault]:
    """Check KP-193, which is the most that the five tiles that count borders can score (KP-184)."""
    late = [display for display in content.displays if "winter" in display.seasons]
    for colour, most in _MOST_OF.items():
        counts = {
            display.id: sum(content.fields[field].colour == colour for field in display.fields)
            for display in late
        }
        found = max(counts.values())
        if found != most:
            full = max(counts, key=lambda display: counts[display])
            expected = f"at most {most} {colour} fields in autumn and winter, and {most} on one of them"
            places = _blamed(content, colour, most, full)
            yield Fault(places, f"{found} on {full}", f"{expected}{_scorer(content, colour, most)} (KP-193)")


def _blamed(content: Content, colour: str, most: int, full: str) -> tuple[str, ...]:
    """Return the blanks to check, likeliest first: the borders, if the displays are valid with our
    borders."""
    late = [display for display in content.displays if "winter" in display.seasons]
    ours, theirs = (
        {field.id for field in source.field_list if field.colour == colour} for source in (SHIPPED, content)
    )
    reached = {display.id: len(ours & {*display.fields}) for display in late}
    apart = theirs ^ ours
    shown = next({*display.fields} for display in late if display.id == full)
    borders = sorted(apart, key=lambda field: (field not in shown, field))
    was_full = [display.id for display in SHIPPED.displays if len(ours & {*display.fields}) == most]
    displays = dict.fromkeys((full, *(each for each in was_full if each in reached), *reached))
    of_borders = tuple(f"borders.{field}" for field in borders)
    of_displays = tuple(f"displays.{each}" for each in displays)
    if max(reached.values()) == most:
        return of_borders + of_displays
    return of_displays + of_borders


def _scorer(content: Content, colour: str, most: int) -> str:
    for tile in content.tiles.values():
        for score in tile.upgraded.scores:
            if isinstance(score, PerField) and score.colour == colour:
                return f", as the {tile.id.replace('-', ' ')} scores {most * score.each} at most"
    return ""


def _boats(content: Content) -> Iterator[Fault]:
    for boat in content.boats:
        for side, goods in (("early", boat.early), ("late", boat.late)):
            alien = set(goods) - set(RESOURCES) or len(set(goods)) != len(goods)
            if not 1 <= len(goods) <= MOST_ON_BOAT or alien:
                found = ", ".join(goods) or "nothing"
                expected = f"1 to {MOST_ON_BOAT} different goods or animals"
                yield Fault((f"boats.{boat.id}.{side}",), found, expected)


def _fairs(content: Content) -> Iterator[Fault]:
    wanted = {f"fairs.{fair.id}.requires": fair.requires for fair in content.seasonal_fairs}
    wanted |= {f"winter-fairs.{fair.id}.front": fair.front for fair in content.winter_fairs}
    wanted |= {f"winter-fairs.{fair.id}.back": fair.back for fair in content.winter_fairs}
    for place, goods in wanted.items():
        if not 1 <= len(goods) <= MOST_SHOWN or set(goods) - set(RESOURCES):
            found = ", ".join(goods) or "nothing"
            yield Fault((place,), found, f"1 to {MOST_SHOWN} goods or animals")
        elif place.startswith(("fairs.spring", "fairs.summer")) and set(goods) & set(GEMS):
            yield Fault((place,), ", ".join(goods), "no gems: there are none before autumn (KP-192)")
    for fair in content.seasonal_fairs:
        if not 1 <= fair.points <= MOST_POINTS:
            yield Fault((f"fairs.{fair.id}.points",), str(fair.points), f"a number from 1 to {MOST_POINTS}")


def form_faults(content: Content) -> Iterator[Fault]:
    """Yield the faults of a form, which is checked more strictly; running games with such values go on."""
    yield from faults(content)
    for fair in content.winter_fairs:
        if not set(fair.back) & set(GEMS):
            place = (f"winter-fairs.{fair.id}.back",)
            expected = f"a gem among them: {', '.join(GEMS)} (KP-124)"
            yield Fault(place, ", ".join(fair.back) or "nothing", expected)


def _gains(content: Content) -> Iterator[Fault]:
    for colour, goods in content.keyp_tile_gains.items():
        if not goods or set(goods) - set(RESOURCES) or len(set(goods)) != len(goods):
            found = ", ".join(goods) or "nothing"
            yield Fault((f"keyp-tile.{colour}",), found, "different goods or animals (KP-65)")
