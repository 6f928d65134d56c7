"""Parses sentences of the log into plain coordinates and numbers, for the referee."""

from __future__ import annotations

from engine.core.text import Arg, Text, Who
from engine.keythedral.content.shapes import COLOURS

Spot = tuple[int, int]
Dwelling = tuple[int, int]  # seat and number
Args = dict[str, Arg]


def name_of(word: Arg, prefix: str) -> str:
    assert isinstance(word, Text)
    return word.key.removeprefix(f"keythedral-{prefix}-")


def spot_of(word: Arg) -> Spot:
    assert isinstance(word, Text)
    x, y = str(dict(word.args)["at"]).split(",")
    return int(x), int(y)


def edge_of(word: Arg) -> tuple[Spot, str]:
    assert isinstance(word, Text)
    x, y = str(dict(word.args)["at"]).split(",")
    y, side = y.rsplit("-", 1)
    return (int(x), int(y)), side


def dwelling_of(word: Arg) -> Dwelling:
    assert isinstance(word, Text)
    args = dict(word.args)
    number = args["number"]
    assert isinstance(number, int)
    return COLOURS.index(name_of(args["colour"], "colour")), number


def number_in(word: Arg) -> int:
    assert isinstance(word, int)
    return word


def seat_in(word: Arg) -> int:
    assert isinstance(word, Who)
    return word.seat
