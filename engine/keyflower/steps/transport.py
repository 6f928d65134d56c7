"""A transport tile in use: steps and upgrades in any order (KF-50 to KF-59, KM-19)."""

from __future__ import annotations

from typing import TypeAlias

from engine.core.decisions import Phrase
from engine.core.game import Option
from engine.core.tell import Tell
from engine.core.text import Seat, Text, text
from engine.keyflower.actions import Action, End, Upgrade
from engine.keyflower.content.box import Content
from engine.keyflower.content.shapes import ANY
from engine.keyflower.names import tile_name, typed
from engine.keyflower.prices import upgrade_ways
from engine.keyflower.queries import turn_of
from engine.keyflower.state import Kind, Player, State
from engine.keyflower.steps import carrying, extensions
from engine.keyflower.steps.extensions import Hands, hands_of
from engine.keyflower.steps.paying import ask_price
from engine.keyflower.steps.sending import arrive

Picks: TypeAlias = Upgrade


def can_upgrade(content: Content, player: Player) -> bool:
    return any(not spot.upgraded and upgrade_ways(content, player, spot) for spot in player.village)


def payable_upgrades(content: Content, player: Player) -> int:
    """Return how many tiles could be upgraded one after another with the pieces there now (KF-55).

    Resources lie on each tile separately, but skills come from one screen: a required kind pays there first,
    the rest where any skill will do. No price asks for two skills.
    """
    tiles = [spot.id for spot in player.village if not spot.upgraded and upgrade_ways(content, player, spot)]
    asked = [kind for tile in tiles if (price := content.tiles[tile].price) for kind, _ in price.skills]
    named = sum(min(asked.count(kind), count) for kind, count in player.skills.items())
    left = sum(player.skills.values()) - named
    return len(tiles) - len(asked) + named + min(asked.count(ANY), left)


def first_choices(state: State, seat: Seat, hands: Hands) -> list[Action]:
    """Return the picks with which a use may begin: it must do something (OP-14)."""
    return [
        *carrying.choices(state, seat),
        *_upgrades(state, seat),
        *extensions.tiles(state, seat, hands),
    ]


def choices(state: State, seat: Seat) -> list[Action]:
    turn = turn_of(state)
    picks: list[Action] = carrying.choices(state, seat) if turn.steps else []
    if turn.upgrades:
        picks += _upgrades(state, seat)
        picks += extensions.tiles(state, seat, hands_of(state, seat))
    picks.append(End(seat))
    return picks


def _upgrades(state: State, seat: Seat) -> list[Action]:
    """Return the tiles of the village whose price can be paid (KF-54, KF-55)."""
    content, player = state.content, state.players[seat]
    return [
        Upgrade(seat, spot.id)
        for spot in player.village
        if not spot.upgraded and upgrade_ways(content, player, spot)
    ]


def ask(state: State, _seat: Seat) -> tuple[Kind, Text]:
    turn = turn_of(state)
    return "transport", text("keyflower-ask-transport", steps=turn.steps, upgrades=turn.upgrades)


def option(state: State, pick: Picks) -> Option[Action]:
    menu, focus = (text("keyflower-upgrade"), tile_name(pick.tile)), f"tile:{pick.tile}"
    words = f"upgrade {typed(state, pick.seat, pick.tile)}"
    return Option(pick, words, menu, focus, phrase=Phrase(("upgrade", focus)))


def play(state: State, pick: Picks, tell: Tell) -> None:
    turn = turn_of(state)
    arrive(state, turn, tell)
    turn.target = pick.tile
    ask_price(state, turn, tell)
