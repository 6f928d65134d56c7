"""Texts about printed values, made from the numbers and so true of every set."""

from __future__ import annotations

from typing import assert_never

from engine.core.text import OneOf, Text, text
from engine.keyflower.content.box import Content
from engine.keyflower.content.shapes import (
    ANY,
    Boat,
    Bonus,
    Cargo,
    Contract,
    Counts,
    Effect,
    Either,
    Exchange,
    Gain,
    Hold,
    Ladder,
    OneKind,
    Power,
    Price,
    Scoring,
    Sets,
    Tally,
    Tile,
    Transport,
)


def _counted(sort: str, kind: str, count: int) -> Text:
    if kind == ANY:
        return text(f"pictures-any-{sort}", count=count)
    return text(f"keyflower-count-{kind}", count=count)


def _kind(sort: str, kind: str) -> Text:
    """Return one thing of a kind, without its number."""
    return text(f"keyflower-pictures-kind-{sort}") if kind == ANY else text(f"keyflower-item-{kind}")


def _counts(sort: str, printed: Counts) -> tuple[Text, ...]:
    return tuple(_counted(sort, kind, count) for kind, count in printed)


def _gain(printed: Gain) -> tuple[Text, ...]:
    parts = list(_counts("resource", printed.resources))
    if printed.workers:
        parts.append(text("pictures-gain-workers", count=printed.workers))
    if printed.green:
        parts.append(text("keyflower-count-green", count=printed.green))
    if printed.skills:
        parts.append(text("pictures-gain-skills", count=printed.skills))
    if printed.contracts:
        parts.append(text("pictures-gain-contracts", count=printed.contracts))
    return tuple(parts)


def _effect(printed: Effect) -> Text:
    match printed:
        case Gain():
            return text("pictures-effect-gain", items=_gain(printed))
        case Either(gains):
            items = OneOf(tuple(part for one in gains for part in _gain(one)))
            return text("pictures-effect-either", items=items)
        case Exchange(pays, kind, got):
            return text("pictures-effect-exchange", price=_counted(pays, kind, 1), items=_gain(got))
        case Transport(steps, upgrades):
            return text("pictures-effect-transport", steps=steps, upgrades=upgrades)
        case Hold(resource, each):
            return text("pictures-effect-hold", item=_kind("resource", resource), points=each)
        case _:
            assert_never(printed)


def price(printed: Price | Contract) -> tuple[Text, ...]:
    """Return the price of an upgrade or an extension, or the demand of a contract."""
    return (
        *_counts("worker", printed.workers),
        *_counts("skill", printed.skills),
        *_counts("resource", printed.resources),
    )


def _scoring(printed: Scoring) -> Text:
    match printed:
        case Sets(sort, ((kind, 1),), points):
            return text("keyflower-pictures-scores-each", item=_kind(sort, kind), points=points)
        case Sets(sort, one, points):
            return text("pictures-scores-sets", items=_counts(sort, one), points=points)
        case OneKind(sort, each):
            return text(f"pictures-scores-kind-{sort}", points=each)
        case Tally(what, each):
            return text(f"pictures-scores-{what}", points=each)
        case Ladder(rungs):
            return text("pictures-scores-river", rungs=tuple(rungs[1:]))
        case Bonus(what, count):
            return text(f"pictures-bonus-{what}", count=count)
        case _:
            assert_never(printed)


def face(content: Content, piece: str, upgraded: bool = False, side: str = "") -> Text:
    """Return one face as a sentence."""
    printed = content.hexes[piece]
    if not isinstance(printed, Tile):
        fixed, scores = printed.points, printed.scoring
        return _sentence(_scoring(scores) if scores else None, fixed)
    if printed.kind == "summer-boat":
        return _power(content, printed.power(side or "a"))
    shown = printed.face(upgraded)
    if printed.scoring is not None:
        return _sentence(_scoring(printed.scoring), shown.points)
    return _sentence(_effect(shown.effect) if shown.effect else None, shown.points)


def use(content: Content, tile: str, upgraded: bool = False) -> Text:
    """Return what one use of a tile does, without the points that the tile scores."""
    effect = content.tiles[tile].face(upgraded).effect
    return _effect(effect) if effect is not None else face(content, tile, upgraded)


def _power(content: Content, power: Power) -> Text:
    """Return the effect of a summer boat for its owner."""
    counts = {
        Power.WORKERS_FROM_BAG: content.boat_1_workers,
        Power.GREEN_WORKERS: content.boat_1_greens,
    }
    if power in counts:
        return text(f"pictures-power-{power}", count=counts[power])
    return text(f"pictures-power-{power}")


def _sentence(main: Text | None, points: int) -> Text:
    if main is None:
        return text("pictures-points", points=points)
    return text("pictures-face", effect=main, points=points) if points else main


def whole(content: Content, piece: str) -> Text:
    """Return both faces, the price between them, and the cargo of a boat."""
    printed = content.hexes[piece]
    if isinstance(printed, Boat):
        spring, summer, autumn = (_cargo(one) for one in printed.cargo)
        return text(
            "pictures-meaning-boat", spring=spring, summer=summer, autumn=autumn, winter=face(content, piece)
        )
    if printed.kind == "summer-boat":
        return text(
            "pictures-meaning-sides", a=face(content, piece, side="a"), b=face(content, piece, side="b")
        )
    if printed.upgraded is not None and printed.price is not None:
        return text(
            "pictures-meaning-upgrade",
            basic=face(content, piece),
            price=price(printed.price),
            upgraded=face(content, piece, upgraded=True),
        )
    return text("pictures-meaning-plain", face=face(content, piece))


def _cargo(printed: Cargo) -> tuple[Text, ...]:
    kinds = (
        ("pictures-gain-workers", printed.workers),
        ("keyflower-count-green", printed.green),
        ("pictures-gain-skills", printed.skills),
        ("keyflower-count-gold", printed.gold),
        ("pictures-cabins", printed.cabins),
        ("pictures-gain-contracts", printed.contracts),
    )
    return tuple(text(key, count=count) for key, count in kinds if count)
