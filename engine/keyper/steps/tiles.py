"""Country tiles: the display, the bag, and taking one (KP-68 to KP-72)."""

from __future__ import annotations

from typing import TypeAlias

from engine.core.decisions import Phrase
from engine.core.game import Option
from engine.core.tell import Tell
from engine.core.text import Seat, Text, Who, text
from engine.keyper.actions import Action, TakeTile
from engine.keyper.content.box import Content
from engine.keyper.names import good_name, goods_names, tile_name
from engine.keyper.state import State

Picks: TypeAlias = TakeTile


def lay_out(state: State) -> list[str]:
    """Fill up to eight tiles (KP-70, KP-131); return those drawn."""
    drawn = list[str]()
    _fill_empty_bag(state)
    while len(state.shown) < state.content.shown_tiles and state.bag:
        tile = state.bag.pop(state.rng.below(len(state.bag)))
        state.shown.append(tile)
        drawn.append(tile)
        _fill_empty_bag(state)
    return drawn


def _fill_empty_bag(state: State) -> None:
    """Fill an empty bag at once, if there are tiles to fill it with (KP-71, KP-221)."""
    if not state.bag:
        if state.aside:
            state.bag, state.aside = state.aside, []
        else:
            state.bag, state.discard = state.discard, []


def refill(state: State, tell: Tell) -> None:
    drawn = lay_out(state)
    if drawn:
        tell.all("keyper-told-drawn", reveals=True, tiles=tuple(tile_name(tile) for tile in drawn))


def choices(state: State, seat: Seat) -> list[Action]:
    return [TakeTile(seat, tile) for tile in state.shown]


def option(state: State, pick: Picks) -> Option[Action]:
    entry, phrase = _entry(state.content, pick.tile), Phrase(("take", f"tile:{pick.tile}"))
    return Option(pick, f"take {pick.tile}", (entry,), f"tile:{pick.tile}", phrase=phrase)


def _entry(content: Content, tile: str) -> Text:
    """Return a menu line: a tile with its price, or a winter fair with the requirements of both sides."""
    if tile not in content.winter_fair:
        return text(
            "keyper-menu-build-cost", tile=tile_name(tile), goods=goods_names(content.build_costs[tile])
        )
    fair = content.winter_fair[tile]
    return text(
        "keyper-menu-winter-fair",
        fair=tile_name(tile),
        front=tuple(good_name(good) for good in fair.front),
        few=content.winter_fair_points["front"],
        back=tuple(good_name(good) for good in fair.back),
        many=content.winter_fair_points["back"],
    )


def play(state: State, pick: Picks, tell: Tell) -> None:
    """Take a tile free of charge; it is kept until built or held (KP-68)."""
    player = state.players[pick.seat]
    state.shown.remove(pick.tile)
    (player.winter_fairs if pick.tile in state.content.winter_fair else player.tiles).append(pick.tile)
    state.turn.took_tile = True
    state.turn.queue.pop(0)
    tell.all("keyper-told-took-tile", by=pick.seat, who=Who(pick.seat), tile=tile_name(pick.tile))
