"""Paying for an upgrade or an extension (KF-55, KF-56, KM-21 to KM-24, KM-64)."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from engine.core.decisions import Phrase
from engine.core.game import Option
from engine.core.pieces import put
from engine.core.tell import Tell
from engine.core.text import Seat, Text, Who, text
from engine.keyflower.actions import Action, Pay, PayGroup
from engine.keyflower.content.shapes import Price, TileId
from engine.keyflower.names import extension_key, extension_name, group_left, group_name, paid_text, tile_name
from engine.keyflower.prices import pay_pieces, source_of, sources, upgrade_ways, ways_to_pay, worker_colours
from engine.keyflower.queries import group_at, losing_groups, spot_in, turn_of
from engine.keyflower.screens import show
from engine.keyflower.state import Kind, Spot, State, Turn
from engine.keyflower.steps.carrying import tell_carried
from engine.keyflower.steps.sending import lift_group, stand_up

Picks: TypeAlias = Pay | PayGroup


def choices(state: State, _seat: Seat) -> list[Action]:
    return [*_ways(state, turn_of(state))]


def _ways(state: State, turn: Turn) -> list[Picks]:
    content, player, seat = state.content, state.players[turn.seat], turn.seat
    spot = spot_in(player, turn.target)
    groups: list[Picks] = []
    if not turn.extension:
        ways = upgrade_ways(content, player, spot)
    elif colours := worker_colours(content, turn.extension):
        ways = [colour for colour in colours if player.workers.get(colour)]
        groups = [PayGroup(seat, g.tile) for g in losing_groups(state, seat) if g.colour in colours]  # KM-24
    else:
        ways = ways_to_pay(player, spot, content.extensions[turn.extension].price)
    return [*(pick for way in ways for pick in sources(state, seat, way)), *groups]


def ask(state: State, _seat: Seat) -> tuple[Kind, Text]:
    turn = turn_of(state)
    tile = tile_name(turn.target)
    if turn.extension:
        name = extension_name(state.content, turn.extension)
        return "price", text("keyflower-ask-price-extension", tile=tile, extension=name)
    return "price", text("keyflower-ask-price", tile=tile)


def option(state: State, pick: Picks) -> Option[Action]:
    match pick:
        case Pay(seat, what, behind):
            matters = len(sources(state, seat, what)) > 1
            place = ("-behind" if behind else "-front") if matters else ""
            pieces = paid_text(what.split("+"), _price(state))
            menu = (text(f"keyflower-pay{place}", pieces=pieces),)
            phrase = Phrase(("pay", source_of(state, pick)), tuple(what.split("+")))
            return Option(pick, f"pay {what} behind" if behind else f"pay {what}", menu, phrase=phrase)
        case PayGroup(seat, tile):
            group = group_name(tile, group_at(state, seat, tile))
            menu = (text("keyflower-pay-group", group=group),)
            focus = f"tile:{tile}"
            return Option(pick, f"pay group {tile}", menu, focus, phrase=Phrase(("pay", "front"), (focus,)))
        case _:
            assert_never(pick)


def _price(state: State) -> Price | None:
    """Return the printed price of what is being upgraded or extended."""
    turn, content = turn_of(state), state.content
    if turn.extension:
        return content.extensions[turn.extension].price
    return content.tiles[turn.target].price if turn.target else None


def ask_price(state: State, turn: Turn, tell: Tell) -> None:
    """Pay at once if there is only one way to pay."""
    ways = _ways(state, turn)
    if len(ways) == 1:
        play(state, ways[0], tell)
    else:
        turn.step = "price"


def play(state: State, pick: Picks, tell: Tell) -> None:
    turn = turn_of(state)
    spot = spot_in(state.players[turn.seat], turn.target)
    match pick:
        case Pay(_, what) if turn.extension:
            show(state, what)
            pay_pieces(state, pick, spot)
            _extend(state, turn, spot, paid_text(what.split("+"), _price(state)), tell)
        case Pay(_, what):
            show(state, what)
            _upgrade(state, turn, spot, pick, tell)
        case PayGroup(_, tile):
            _extend(state, turn, spot, (_pay_group(state, turn, tile),), tell)
            stand_up(state, [tile], tell)
        case _:
            assert_never(pick)
    turn.upgrades -= 1
    turn.target = turn.extension = ""
    turn.step = "effect"


def _upgrade(state: State, turn: Turn, spot: Spot, pick: Pay, tell: Tell) -> None:
    tell_carried(state, turn, tell)
    pay_pieces(state, pick, spot)
    spot.upgraded = True
    who, tile, paid = Who(turn.seat), tile_name(spot.id), paid_text(pick.what.split("+"), _price(state))
    tell.all("keyflower-told-upgrade", by=turn.seat, who=who, tile=tile, paid=paid)


def _pay_group(state: State, turn: Turn, tile: TileId) -> Text:
    """Pay a whole losing group into the bag (KM-24)."""
    group = lift_group(state, turn.seat, tile)
    put(state.bag, group.colour, group.count)
    return group_left(tile, group)


def _extend(state: State, turn: Turn, spot: Spot, paid: tuple[Text, ...], tell: Tell) -> None:
    tell_carried(state, turn, tell)
    spot.extension = turn.extension
    state.extensions.remove(turn.extension)
    tell.all(
        "keyflower-told-extend",
        by=turn.seat,
        who=Who(turn.seat),
        tile=tile_name(spot.id),
        extension=text(f"{extension_key(turn.extension)}-brief"),  # its price is told as paid
        paid=paid,
    )
