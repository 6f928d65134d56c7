"""How picks and questions read: text forms, menus, marks in the picture."""

from __future__ import annotations

from engine.core.game import Option
from engine.core.text import Seat, Text, Who, text
from engine.keyflower.actions import (
    Action,
    AddGroup,
    BidFor,
    Carry,
    Cash,
    ChooseCell,
    ChooseExtension,
    ChooseWinter,
    Draw,
    End,
    Extend,
    Pass,
    Pay,
    PayGroup,
    PlaceTile,
    Replace,
    Rotate,
    Send,
    Take,
    TakeBoat,
    TakeContract,
    Upgrade,
    Use,
)
from engine.keyflower.content.shapes import BoatId, Exchange, TileId
from engine.keyflower.forecast import yield_of
from engine.keyflower.names import (
    contract_name,
    counted,
    extension_name,
    item_name,
    listed,
    pieces_text,
    spot_name,
    tile_name,
)
from engine.keyflower.state import MIDDLE, State, Turn
from engine.keyflower.steps.bidding import bid_of, group_name, spot_of, winning_bid
from engine.keyflower.steps.boats import load_of, must_replace
from engine.keyflower.steps.contracts import HIDDEN
from engine.keyflower.steps.turns import turn_picks
from engine.keyflower.steps.using import effect_of, find, sending, used_spot
from engine.keyflower.village import fits_somewhere

Dressed = Option[Action]


def option(state: State, seat: Seat, action: Action) -> Dressed:
    if state.phase == "turns":
        return _turn_option(state, seat, action)
    return _between_option(state, seat, action)


def _turn_option(state: State, seat: Seat, action: Action) -> Dressed:
    menu: tuple[Text, ...]
    match action:
        case BidFor(_, tile):
            spot = spot_of(state, tile)
            best = winning_bid(spot)
            wins = best is not None and best.seat == seat
            menu = (text("keyflower-bid"), spot_name(spot))
            return Option(action, f"bid {tile}", menu, f"tile:{tile}", foolish=wins)
        case Use(_, tile):
            menu = (_use_where(state, seat, tile), tile_name(tile))
            return Option(action, f"use {_named(state, seat, tile)}", menu, f"tile:{tile}")
        case Pass():
            return Option(action, "pass", (text("keyflower-pass"),), idle=True)
        case End():
            return Option(action, "end", (text("keyflower-end"),), confirms=True)
        case Send(_, colour, count):
            menu = (item_name(colour), counted(colour, count))
            return Option(action, f"{colour} {count}", menu, f"screen:{colour}")
        case AddGroup(_, tile):
            return Option(action, f"+ group {tile}", (_group(state, seat, tile),), f"group:{tile}")
        case Cash(_, contract, item):
            menu = (text("keyflower-cash"), contract_name(contract), item_name(item))
            return Option(action, f"cash {contract} {item}", menu, f"contract:{contract}")
        case _:
            return _effect_option(state, seat, action)


def _effect_option(state: State, seat: Seat, action: Action) -> Dressed:
    menu: tuple[Text, ...]
    match action:
        case Carry(_, resource, start, to):
            words = f"move {resource} {_named(state, seat, start)}>{_named(state, seat, to)}"
            menu = (
                text("keyflower-carry", resource=item_name(resource)),
                text("keyflower-carry-from", tile=tile_name(start)),
                text("keyflower-carry-to", tile=tile_name(to)),
            )
            return Option(action, words, menu, f"tile:{to}", foolish=_goes_back(state, resource, start, to))
        case Upgrade(_, tile):
            menu = (text("keyflower-upgrade"), tile_name(tile))
            return Option(action, f"upgrade {_named(state, seat, tile)}", menu, f"tile:{tile}")
        case Extend(_, tile):
            menu = (text("keyflower-extend"), tile_name(tile))
            return Option(action, f"extend {_named(state, seat, tile)}", menu, f"tile:{tile}")
        case ChooseExtension(_, extension):
            return Option(action, extension, (extension_name(extension),), f"extension:{extension}")
        case Draw():
            return Option(action, "draw", (text("keyflower-draw"),), reveals=True)
        case Take(_, what):
            name = text("keyflower-take-skill") if what == "skill" else item_name(what)
            menu = (text("keyflower-take"), name)
            return Option(action, f"take {what}", menu, reveals=what == "skill")
        case TakeContract(_, contract):
            return _contract_option(state, action, contract)
        case Pay(_, what):
            menu = (text("keyflower-pay", pieces=listed(what.split("+"))),)
            return Option(action, f"pay {what}", menu, reveals=_pay_draws(state))
        case PayGroup(_, tile):
            menu = (text("keyflower-pay-group", group=_group(state, seat, tile)),)
            return Option(action, f"pay group {tile}", menu, f"group:{tile}", reveals=_pay_draws(state))
        case _:
            raise TypeError(f"no pick of a turn: {action}")


def _goes_back(state: State, resource: str, start: TileId, to: TileId) -> bool:
    """Whether a step only undoes another."""
    carried = state.turn.carried if state.turn else []
    return any((way.resource, way.start, way.to) == (resource, to, start) for way in carried)


def _contract_option(state: State, action: Action, contract: str) -> Dressed:
    if contract == HIDDEN:
        menu = (text("keyflower-take"), text("keyflower-hidden-contract"))
        return Option(action, "take hidden", menu, "contract:hidden", reveals=True)
    menu = (text("keyflower-take"), contract_name(contract))
    refilled = bool(state.stack or state.discards)
    return Option(action, f"take {contract}", menu, f"contract:{contract}", reveals=refilled)


def _pay_draws(state: State) -> bool:
    """Whether the payment is answered by something drawn unseen."""
    turn = state.turn
    assert turn is not None
    if turn.step == "price":
        return False
    effect = effect_of(used_spot(state, turn))
    return isinstance(effect, Exchange) and bool(effect.gain.workers or effect.gain.skills)


def _between_option(state: State, seat: Seat, action: Action) -> Dressed:
    menu: tuple[Text, ...]
    match action:
        case PlaceTile(_, tile):
            menu = (text("keyflower-place"), tile_name(tile))
            return Option(action, f"place {tile}", menu, f"tile:{tile}")
        case ChooseCell(_, cell):
            q, r = cell.split(",")
            menu = (text("keyflower-row", row=int(q) + 2 * int(r)), text("keyflower-cell", cell=cell))
            return Option(action, cell, menu, f"cell:{cell}")
        case Rotate(_, rotation):
            return Option(action, f"r{rotation}", (text("keyflower-rotation", turns=rotation),), "")
        case ChooseWinter(_, tile):
            first = not state.players[seat].chosen
            menu = (tile_name(tile),)
            return Option(action, f"winter {tile}" if first else tile, menu, f"tile:{tile}")
        case TakeBoat(_, boat):
            return Option(action, f"take boat {boat}", (_boat_entry(state, boat),), f"boat:{boat}")
        case Replace(_, boat):
            return Option(action, f"replace {boat}", (tile_name(boat),), f"boat:{boat}")
        case End():
            return Option(action, "end", (text("keyflower-end"),), confirms=True)
        case _:
            raise TypeError(f"no pick between the turns: {action}")


def _boat_entry(state: State, boat: BoatId) -> Text:
    """A boat with what is on it."""
    items = pieces_text(next(load_of(load) for load in state.boats if load.id == boat))
    return text("keyflower-boat-with", boat=tile_name(boat), items=items) if items else tile_name(boat)


def _named(state: State, seat: Seat, tile: TileId) -> str:
    """In a text form one's own home tile is just "home"."""
    return "home" if tile == state.players[seat].home.id else tile


def _use_where(state: State, seat: Seat, tile: TileId) -> Text:
    """A verb for each village: whoever looks for a tile knows where it lies."""
    _, owner = find(state, tile)
    if owner == MIDDLE:
        return text("keyflower-use-middle")
    if owner == seat:
        return text("keyflower-use-own")
    return text("keyflower-use-village", who=Who(owner))


def _group(state: State, seat: Seat, tile: TileId) -> Text:
    bid = bid_of(spot_of(state, tile), seat)
    assert bid is not None
    return group_name(tile, bid)


def ask(state: State, seat: Seat) -> tuple[str, Text]:
    if state.phase == "turns":
        return _turn_ask(state)
    if state.phase == "winter":
        return "winter", text("keyflower-ask-winter", count=len(state.players[seat].chosen))
    if state.phase == "boats":
        choice = state.boat_choice
        assert choice is not None
        if not choice.boat:
            return "boat", text("keyflower-ask-boat")
        if must_replace(state, choice):
            return "replace", text("keyflower-ask-replace")
        return "boat", text("keyflower-ask-boat-taken", boat=tile_name(choice.replacement or choice.boat))
    growth = state.players[seat].growth
    if growth.cell:
        return "rotation", text("keyflower-ask-rotation", tile=tile_name(growth.tile), cell=growth.cell)
    if growth.tile:
        return "cell", text("keyflower-ask-cell", tile=tile_name(growth.tile))
    stuck = growth.tiles and not any(fits_somewhere(state.players[seat], spot.id) for spot in growth.tiles)
    return "place", text("keyflower-ask-stuck" if stuck else "keyflower-ask-place", count=len(growth.tiles))


def _turn_ask(state: State) -> tuple[str, Text]:
    turn = state.turn
    assert turn is not None
    name = tile_name(turn.tile)
    if turn.step == "choose":
        can_act = any(isinstance(pick, BidFor | Use) for pick in turn_picks(state, turn))
        return "turn", text("keyflower-ask-turn" if can_act else "keyflower-ask-only-pass")
    if turn.step == "send":
        return "send", _send_question(state, turn)
    if turn.step == "price":
        return "price", text("keyflower-ask-price", tile=tile_name(turn.target))
    if turn.step == "extension":
        return "extension", text("keyflower-ask-extension", tile=tile_name(turn.target))
    if turn.step == "effect" and turn.contracts:
        return "contract", text("keyflower-ask-contract", count=turn.contracts)
    if turn.step == "effect" and (turn.steps or turn.upgrades):
        return "transport", text("keyflower-ask-transport", steps=turn.steps, upgrades=turn.upgrades)
    if turn.verb == "pass":
        return "done", text("keyflower-ask-passed")
    return "done", text("keyflower-ask-done", tile=name)


def _send_question(state: State, turn: Turn) -> Text:
    """Who is on the way; of a use also how many are wanting and what it brings."""
    name = tile_name(turn.tile)
    coming = tuple(counted(colour, count) for colour, count in turn.sent.items())
    coming += tuple(_group(state, turn.seat, tile) for tile in turn.groups)
    if turn.verb == "bid":
        return _raised_question(state, turn, coming) if coming else _bid_question(state, turn)
    brings, need = yield_of(state, turn), max(0, sending(state, turn, used_spot(state, turn)).limit.need)
    if coming:
        return text("keyflower-ask-use-more", tile=name, workers=coming, brings=brings, need=need)
    return text("keyflower-ask-use", tile=name, brings=brings, need=need)


def _bid_question(state: State, turn: Turn) -> Text:
    """Whom to send, and what stands against it."""
    name, best = tile_name(turn.tile), winning_bid(spot_of(state, turn.tile))
    if best is None:
        return text("keyflower-ask-bid", tile=name)
    workers = counted(best.colour, best.count)
    if best.seat == turn.seat:
        return text("keyflower-ask-bid-own", tile=name, workers=workers)
    return text("keyflower-ask-bid-beat", tile=name, workers=workers, who=Who(best.seat))


def _raised_question(state: State, turn: Turn, coming: tuple[Text, ...]) -> Text:
    """Who is on the way to a bid; what it comes to where some stand there already."""
    name, own = tile_name(turn.tile), bid_of(spot_of(state, turn.tile), turn.seat)
    if own is None:
        return text("keyflower-ask-bid-more", tile=name, workers=coming)
    groups = [bid_of(spot_of(state, tile), turn.seat) for tile in turn.groups]
    count = own.count + sum(turn.sent.values()) + sum(group.count for group in groups if group)
    return text("keyflower-ask-bid-raised", tile=name, workers=coming, total=counted(own.colour, count))
