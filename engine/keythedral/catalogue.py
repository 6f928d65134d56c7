"""Descriptions of seats made from their numbers, and the places of seats and laws."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.content import derived
from engine.core.text import OneOf, Text, Who, text
from engine.keythedral.content.box import Content
from engine.keythedral.content.shapes import KINDS, Cubes
from engine.keythedral.names import cubes_text, law_text
from engine.keythedral.view import SlotView, View, laws_played


def seat_name(slot: str) -> Text:
    """Return the name of a seat by its place on the mat, the only name that players see."""
    return text(f"keythedral-seat-{slot}")


def designs(content: Content, number: int) -> tuple[Cubes, ...]:
    """Return the distinct possible costs of seats of this number."""
    return tuple(dict.fromkeys(content.tiles[at].cost for at in content.seats[number - 1]))


@derived
def catalogue(content: Content) -> Mapping[str, Text]:
    """Return descriptions by name key, for pieces without an explaining message of their own."""
    slots = dict.fromkeys(slot for edition in content.editions for slot in edition.slots)
    return {seat_name(slot).key: _seat(content, slot) for slot in slots}


def _seat(content: Content, slot: str) -> Text:
    (first, second), number = content.editions, int(slot[0])
    costs = OneOf(
        tuple(text("keythedral-design", cubes=cubes_text(cost)) for cost in designs(content, number))
    )
    worth = second.points[number - 1]
    if slot not in first.slots:
        return text("keythedral-about-seat-second", second=worth, designs=costs)
    return text("keythedral-about-seat", first=first.points[number - 1], second=worth, designs=costs)


def where_is(view: View) -> dict[str, Text]:
    """Return the place of each piece by name key; a piece that the reader cannot know is left out."""
    found = {law_text(card).key: text("keythedral-at-played") for card in laws_played(view)}
    for seat in view.seats:
        hand = text("keythedral-at-hand", who=Who(seat.seat))
        found |= {law_text(card).key: hand for card in (*seat.known_laws, *(seat.laws or ()))}
    return found | {seat_name(slot.key).key: _lies(slot) for slot in view.slots}


def _lies(slot: SlotView) -> Text:
    if slot.sold:
        return text("keythedral-at-sold")
    if slot.tile is None:
        return text("keythedral-at-face-down", points=slot.points)
    laws = {(True, False): "dearer", (False, True): "cheaper", (True, True): "both"}
    return text(
        "keythedral-at-sale" if slot.on_sale else "keythedral-at-shown",
        cubes=cubes_text([slot.cost.get(kind, 0) for kind in KINDS]),
        points=slot.points,
        law=laws.get((slot.dearer, slot.cheaper), "none"),
    )
