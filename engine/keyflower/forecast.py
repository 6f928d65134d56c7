"""Forecast of the use of a tile, shown to its user before the turn ends."""

from __future__ import annotations

from typing import assert_never

from engine.core.text import OneOf, Text, text
from engine.keyflower.content.shapes import Either, Exchange, Gain, Transport
from engine.keyflower.names import counted, price_name, tile_name
from engine.keyflower.queries import gains_of, transport_numbers, used_effect
from engine.keyflower.state import State, Turn


def brings(state: State, turn: Turn) -> Text:
    """Return the tile's effect in the current position; for random draws only the number."""
    effect = used_effect(state, turn)
    place = turn.tile if turn.owner == turn.seat else state.players[turn.seat].home.id  # KF-43
    match effect:
        case Transport():
            steps, upgrades = transport_numbers(state, turn, effect)
            return text("keyflower-brings-transport", steps=steps, upgrades=upgrades)
        case Either():
            gains = gains_of(state, effect)
            items = OneOf(
                tuple(item for gain in gains for item in (*_goods(state, gain), *_items(state, gain)))
            )
            if any(gain.resources for gain in gains):
                return text("keyflower-brings-one-good", items=items, tile=tile_name(place))
            return text("keyflower-brings-one", items=items)
        case Exchange(_, _, gain):
            price = price_name(effect)
            if goods := _goods(state, gain):
                return text(
                    "keyflower-brings-exchange-goods", price=price, items=goods, tile=tile_name(place)
                )
            return text("keyflower-brings-exchange", price=price, items=_items(state, gain))
        case Gain():
            return _gain(_goods(state, effect), _items(state, effect), tile_name(place))
        case _:
            assert_never(effect)


def _gain(goods: tuple[Text, ...], items: tuple[Text, ...], place: Text) -> Text:
    """Return the gain: resources go to a tile, all else to the user (KF-43, KF-44, KM-31)."""
    if goods and items:
        return text("keyflower-brings-both", goods=goods, tile=place, items=items)
    if goods:
        return text("keyflower-brings-goods", items=goods, tile=place)
    return text("keyflower-brings", items=items)


def _goods(state: State, gain: Gain) -> tuple[Text, ...]:
    """Return the resources, limited by the supply (KF-45)."""
    return tuple(
        counted(kind, min(n, state.stock[kind])) for kind, n in gain.resources if kind in state.stock
    )


def _items(state: State, gain: Gain) -> tuple[Text, ...]:
    """Return the gains that are not resources, limited by bag, pile and supplies (KF-171)."""
    items = list[Text]()
    if greens := min(gain.green, state.greens):
        items.append(counted("green", greens))
    if workers := min(gain.workers, sum(state.bag.values())):
        items.append(text("keyflower-from-bag", count=workers))
    if skills := min(gain.skills, sum(state.pile.values())):
        items.append(text("keyflower-from-pile", count=skills))
    left = sum(map(bool, state.row)) + len(state.stack) + len(state.discards)
    if contracts := min(gain.contracts, left):
        items.append(counted("contract", contracts))
    return tuple(items)
