"""Extensions on upgraded tiles (KM-19 to KM-29, KM-62, KM-64)."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.pieces import put
from engine.core.tell import Tell
from engine.core.text import Seat, Text, Who
from engine.keyflower.actions import Action, ChooseExtension, Extend, Pay, PayGroup
from engine.keyflower.content.pieces import EXTENSIONS
from engine.keyflower.content.shapes import ANY, COLOURS, ExtensionId, TileId
from engine.keyflower.names import extension_name, listed, tile_name
from engine.keyflower.prices import ways_to_pay
from engine.keyflower.screens import spend_workers
from engine.keyflower.state import Player, Spot, State, Turn
from engine.keyflower.steps.bidding import Group, group_name, lift_group, losing_groups, stand_up
from engine.keyflower.steps.transport import finish_upgrade, pay_pieces, tell_carried
from engine.keyflower.village import spot_in


class Hands(NamedTuple):
    """What a seat can pay workers with, and the colour about to stand on the tile in use."""

    workers: dict[str, int]
    groups: list[Group]
    used: TileId = ""
    colour: str = ""


def hands_of(state: State, seat: Seat) -> Hands:
    return Hands(state.players[seat].workers, losing_groups(state, seat))


def standing(spot: Spot, hands: Hands) -> str:
    """The colour of the standing users, which an extension must match (KM-25, KM-62)."""
    for colour in spot.users:
        return colour
    return hands.colour if spot.id == hands.used else ""


def extendable(player: Player) -> list[Spot]:
    """Upgraded tiles without an extension (KM-20)."""
    return [spot for spot in player.village if spot.upgraded and not spot.extension]


def worker_colours(extension: ExtensionId) -> tuple[str, ...]:
    """The colours of which the price takes one worker; none if it asks for no worker."""
    for kind, _ in EXTENSIONS[extension].price.workers:
        return COLOURS if kind == ANY else (kind,)
    return ()


def has_free_extension(state: State, player: Player, hands: Hands) -> bool:
    """An extension that costs no worker can be had."""
    return any(
        _payable(player, spot, extension, hands)
        for spot in extendable(player)
        for extension in _matching(state, spot, hands)
        if not worker_colours(extension)
    )


def extension_colours(state: State, player: Player, hands: Hands) -> tuple[str, ...]:
    """The colours in which workers could pay for some extension now."""
    found = {
        colour
        for spot in extendable(player)
        for extension in _matching(state, spot, hands)
        for colour in worker_colours(extension)
    }
    return tuple(colour for colour in COLOURS if colour in found)


def _matching(state: State, spot: Spot, hands: Hands) -> list[ExtensionId]:
    colour = standing(spot, hands)
    return [ext for ext in state.extensions if not colour or EXTENSIONS[ext].colour == colour]


def _payable(player: Player, spot: Spot, extension: ExtensionId, hands: Hands) -> bool:
    colours = worker_colours(extension)
    if colours:
        return any(hands.workers.get(colour) for colour in colours) or any(
            group.colour in colours for group in hands.groups
        )
    return bool(ways_to_pay(player, spot, EXTENSIONS[extension].price))


def extensions_for(state: State, player: Player, spot: Spot, hands: Hands) -> list[ExtensionId]:
    return [ext for ext in _matching(state, spot, hands) if _payable(player, spot, ext, hands)]


def extend_picks(state: State, seat: Seat, hands: Hands) -> list[Action]:
    player = state.players[seat]
    return [
        Extend(seat, spot.id) for spot in extendable(player) if extensions_for(state, player, spot, hands)
    ]


def extension_picks(state: State, turn: Turn) -> list[Action]:
    player, hands = state.players[turn.seat], hands_of(state, turn.seat)
    spot = spot_in(player, turn.target)
    return [ChooseExtension(turn.seat, ext) for ext in extensions_for(state, player, spot, hands)]


def price_picks(state: State, turn: Turn) -> list[Action]:
    """Ways to pay the extension chosen; a losing group pays whole (KM-24)."""
    player, seat = state.players[turn.seat], turn.seat
    colours = worker_colours(turn.extension)
    if not colours:
        ways = ways_to_pay(player, spot_in(player, turn.target), EXTENSIONS[turn.extension].price)
        return [Pay(seat, way) for way in ways]
    picks: list[Action] = [Pay(seat, colour) for colour in colours if player.workers.get(colour)]
    picks += [PayGroup(seat, g.tile) for g in losing_groups(state, seat) if g.colour in colours]
    return picks


def choose_extension(state: State, turn: Turn, extension: ExtensionId, tell: Tell) -> None:
    """Pay at once if there is but one way to pay."""
    turn.extension = extension
    picks = price_picks(state, turn)
    if len(picks) > 1:
        turn.step = "price"
    elif isinstance(picks[0], Pay):
        pay_extension(state, turn, picks[0].what, tell)
    elif isinstance(picks[0], PayGroup):
        pay_extension_by_group(state, turn, picks[0].tile, tell)


def pay_extension(state: State, turn: Turn, way: str, tell: Tell) -> None:
    player = state.players[turn.seat]
    if way in COLOURS:
        spend_workers(player, way)
        put(state.bag, way)
    else:
        pay_pieces(state, turn.seat, spot_in(player, turn.target), way)
    _add(state, turn, listed(way.split("+")), tell)


def pay_extension_by_group(state: State, turn: Turn, tile: TileId, tell: Tell) -> None:
    group = lift_group(state, turn.seat, tile)
    put(state.bag, group.colour, group.count)
    _add(state, turn, (group_name(tile, group),), tell)
    stand_up(state, [tile], tell)


def _add(state: State, turn: Turn, paid: tuple[Text, ...], tell: Tell) -> None:
    tell_carried(turn, tell)
    spot = spot_in(state.players[turn.seat], turn.target)
    spot.extension = turn.extension
    state.extensions.remove(turn.extension)
    tell.all(
        "keyflower-told-extend",
        by=turn.seat,
        who=Who(turn.seat),
        tile=tile_name(spot.id),
        extension=extension_name(turn.extension),
        paid=paid,
    )
    finish_upgrade(turn)
