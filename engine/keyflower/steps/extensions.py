"""Extensions for upgraded tiles (KM-19 to KM-29, KM-62)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias, assert_never

from engine.core.decisions import Phrase
from engine.core.game import Option
from engine.core.tell import Tell
from engine.core.text import Seat, Text, text
from engine.keyflower.actions import Action, ChooseExtension, Extend
from engine.keyflower.content.box import Content
from engine.keyflower.content.shapes import COLOURS, ExtensionId, TileId
from engine.keyflower.names import extension_name, tile_name, typed
from engine.keyflower.prices import ways_to_pay, worker_colours
from engine.keyflower.queries import Group, losing_groups, spot_in, turn_of
from engine.keyflower.state import Kind, Player, Spot, State
from engine.keyflower.steps.paying import ask_price
from engine.keyflower.steps.sending import arrive

Picks: TypeAlias = Extend | ChooseExtension


class Hands(NamedTuple):
    """The workers a seat can pay with, and the colour about to stand on the used tile."""

    workers: Mapping[str, int]
    groups: list[Group]
    used: TileId = ""
    colour: str = ""


def hands_of(state: State, seat: Seat) -> Hands:
    return Hands(state.players[seat].workers, losing_groups(state, seat))


def tiles(state: State, seat: Seat, hands: Hands) -> list[Action]:
    """Return the tiles that can get an extension now."""
    player = state.players[seat]
    return [Extend(seat, spot.id) for spot in extendable(player) if _for_tile(state, player, spot, hands)]


def choices(state: State, seat: Seat) -> list[Action]:
    player, hands = state.players[seat], hands_of(state, seat)
    spot = spot_in(player, turn_of(state).target)
    return [ChooseExtension(seat, extension) for extension in _for_tile(state, player, spot, hands)]


def ask(state: State, _seat: Seat) -> tuple[Kind, Text]:
    return "extension", text("keyflower-ask-extension", tile=tile_name(turn_of(state).target))


def option(state: State, pick: Picks) -> Option[Action]:
    match pick:
        case Extend(seat, tile):
            menu = (text("keyflower-extend"), tile_name(tile))
            focus = f"tile:{tile}"
            words = f"extend {typed(state, seat, tile)}"
            return Option(pick, words, menu, focus, phrase=Phrase(("extend", focus)))
        case ChooseExtension(_, extension):
            name, focus = extension_name(state.content, extension), f"extension:{extension}"
            return Option(pick, extension, (name,), focus, phrase=Phrase((focus,)))
        case _:
            assert_never(pick)


def play(state: State, pick: Picks, tell: Tell) -> None:
    turn = turn_of(state)
    match pick:
        case Extend(_, tile):
            arrive(state, turn, tell)
            turn.target, turn.step = tile, "extension"
        case ChooseExtension(_, extension):
            turn.extension = extension
            ask_price(state, turn, tell)
        case _:
            assert_never(pick)


def extendable(player: Player) -> list[Spot]:
    """Return the upgraded tiles without an extension (KM-20)."""
    return [spot for spot in player.village if spot.upgraded and not spot.extension]


def has_workless(state: State, player: Player, hands: Hands) -> bool:
    """Return whether an extension that costs no worker is available."""
    content = state.content
    return any(
        _payable(content, player, spot, extension, hands)
        for spot in extendable(player)
        for extension in _matching(state, spot, hands)
        if not worker_colours(content, extension)
    )


def paying_colours(state: State, player: Player, hands: Hands) -> tuple[str, ...]:
    """Return the colours in which workers could pay for some extension now."""
    found = {
        colour
        for spot in extendable(player)
        for extension in _matching(state, spot, hands)
        for colour in worker_colours(state.content, extension)
    }
    return tuple(colour for colour in COLOURS if colour in found)


def _for_tile(state: State, player: Player, spot: Spot, hands: Hands) -> list[ExtensionId]:
    content = state.content
    return [ext for ext in _matching(state, spot, hands) if _payable(content, player, spot, ext, hands)]


def _matching(state: State, spot: Spot, hands: Hands) -> list[ExtensionId]:
    colour, printed = _standing(spot, hands), state.content.extensions
    return [ext for ext in state.extensions if not colour or printed[ext].colour == colour]


def _standing(spot: Spot, hands: Hands) -> str:
    """Return the colour of the standing users, which an extension must match (KM-25, KM-62)."""
    for colour in spot.users:
        return colour
    return hands.colour if spot.id == hands.used else ""


def _payable(content: Content, player: Player, spot: Spot, extension: ExtensionId, hands: Hands) -> bool:
    colours = worker_colours(content, extension)
    if colours:
        return any(hands.workers.get(colour) for colour in colours) or any(
            group.colour in colours for group in hands.groups
        )
    return bool(ways_to_pay(player, spot, content.extensions[extension].price))
