"""Carrying resources between the tiles of the player's village (KF-50 to KF-52)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TypeAlias

from msgspec.structs import replace

from engine.core.decisions import Phrase
from engine.core.game import Option
from engine.core.pieces import move
from engine.core.tell import Tell
from engine.core.text import Seat, Text, Who, text
from engine.keyflower.actions import Action, Carry
from engine.keyflower.content.box import Content
from engine.keyflower.content.shapes import RESOURCES, TileId
from engine.keyflower.dominated import goes_back
from engine.keyflower.names import counted, face_help, item_name, tile_help, tile_name, typed
from engine.keyflower.prices import upgrade_ways
from engine.keyflower.queries import spot_in, transport_left, turn_of
from engine.keyflower.state import AS_PRINTED, Carried, Player, State, Turn
from engine.keyflower.steps.sending import arrive

Picks: TypeAlias = Carry


def can_carry(player: Player) -> bool:
    return any(spot.goods and player.links[spot.id] for spot in player.village)


def choices(state: State, seat: Seat) -> list[Action]:
    """Return the moves of one resource to a neighbouring tile across a road (KF-51)."""
    player = state.players[seat]
    return [
        Carry(seat, resource, spot.id, to)
        for spot in player.village
        if spot.goods
        for resource in RESOURCES
        if resource in spot.goods
        for to in player.links[spot.id]
    ]


def carry_note(content: Content, player: Player, tile: TileId, pieces: list[str], upgrades: int) -> Text:
    """Return what lies at the destination, and whether its upgrade can be paid once these pieces are there.

    An upgrade needs one of the `upgrades` left in this use (KF-53).
    """
    spot, printed = spot_in(player, tile), content.tiles.get(tile)
    about = face_help(content, tile) if spot.upgraded else tile_help(content, tile)
    if not upgrades or printed is None or printed.price is None or spot.upgraded:
        return about
    if upgrade_ways(content, player, spot):
        return about
    goods = Counter(spot.goods)
    goods.update(pieces)
    laden = replace(spot, goods=dict(goods))
    enables = upgrade_ways(content, player, laden)
    return text("keyflower-carry-enables", help=about) if enables else about


def option(state: State, pick: Picks) -> Option[Action]:
    seat, start, to = pick.seat, pick.start, pick.to
    menu = (
        text("keyflower-carry", resource=item_name(pick.resource)),
        text("keyflower-carry-from", tile=tile_name(start)),
        text("keyflower-carry-to", tile=tile_name(to)),
    )
    words = f"move {pick.resource} {typed(state, seat, start)}>{typed(state, seat, to)}"
    upgrades = transport_left(state, turn_of(state))[1]
    note = carry_note(state.content, state.players[seat], to, [pick.resource], upgrades)
    phrase = carry_phrase(pick.resource, start, to, 1)
    back = goes_back(state, pick)
    return Option(pick, words, menu, f"tile:{to}", dominated=back, note=note, phrase=phrase)


def carry_phrase(resource: str, start: TileId, to: TileId, count: int) -> Phrase:
    return Phrase(("carry", f"tile:{start}", resource, f"tile:{to}", str(count)))


def play(state: State, pick: Picks, tell: Tell) -> None:
    turn = turn_of(state)
    arrive(state, turn, tell)
    player = state.players[turn.seat]
    move(spot_in(player, pick.start).goods, spot_in(player, pick.to).goods, pick.resource)
    turn.steps -= 1
    for way in turn.carried:
        if way.resource == pick.resource and way.to == pick.start:
            way.to = pick.to
            return
    turn.carried.append(Carried(pick.resource, pick.start, pick.to))


def tell_carried(state: State, turn: Turn, tell: Tell) -> None:
    """Announce everything carried since the last announcement."""
    if turn.carried:
        loads = dict[tuple[TileId, TileId], Counter[str]]()
        for way in turn.carried:
            loads.setdefault((way.start, way.to), Counter())[way.resource] += 1
        ways = tuple(_way_text(start, to, load) for (start, to), load in loads.items())
        tell.all("keyflower-told-carry", by=turn.seat, who=Who(turn.seat), ways=ways)
        if state.rulings >= AS_PRINTED:
            turn.moved = turn.ways
        turn.carried = []


def _way_text(start: TileId, to: TileId, load: Mapping[str, int]) -> Text:
    pieces = tuple(counted(resource, count) for resource, count in load.items())
    if start == to:
        return text("keyflower-way-back", pieces=pieces)
    return text("keyflower-way", pieces=pieces, start=tile_name(start), to=tile_name(to))
