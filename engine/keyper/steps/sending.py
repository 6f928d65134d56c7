"""Where the keyple in hand goes, and what follows when it has arrived (sections 4, 5 and 7)."""

from __future__ import annotations

from typing import TypeAlias

from engine.core.game import Option
from engine.core.tell import Tell
from engine.core.text import Seat, Text, Who, text
from engine.keyper.actions import Action, Place
from engine.keyper.content.board import AREA_PLOTS, BOAT, MOST_FIELDS, PLOTS, SPECIAL_SPOTS
from engine.keyper.content.goods import WHITE
from engine.keyper.content.shapes import Area
from engine.keyper.content.tiles import TILES
from engine.keyper.folly import why_in_vain
from engine.keyper.names import colour_name, good_name, keyple_name, name, place_entry, place_id, place_name
from engine.keyper.prices import PRINTED, free_plots, payments, purse_of
from engine.keyper.state import OWN, Board, Keyple, Kind, Player, State, Worker
from engine.keyper.table import (
    anyone_can_join,
    field_of,
    fits,
    is_plain_gain,
    keyples_at,
    season_of,
)

Picks: TypeAlias = Place

_MOST_ON_A_SPOT = 2  # KP-31


def choices(state: State, seat: Seat) -> list[Action]:
    """KP-29 to KP-33."""
    colour = state.turn.colour
    actions = list[Action]()
    add = actions.append
    for number, board in enumerate(state.boards):
        closed = _closed_to_keyples(state, board)
        for place, keyples in zip(_PLACES[seat][number], board.fields, strict=False):
            if keyples:
                if len(keyples) < _MOST_ON_A_SPOT and fits(colour, keyples[0]):
                    add(place)
            elif place.spot not in closed:
                add(place)
    player = state.players[seat]
    bare = _bare_plots(player)
    for place, plot in zip(_PLACES[seat][OWN], player.plots, strict=True):
        if plot.tile:
            keyples = plot.keyples
            if not keyples or (len(keyples) < _MOST_ON_A_SPOT and fits(colour, keyples[0])):
                add(place)
        elif place.spot in bare:
            add(place)
    return actions


def _closed_to_keyples(state: State, board: Board) -> tuple[int, ...]:
    """KP-32, KP-211: the keyp field, and a river that no boat is left for."""
    keyp, river = SPECIAL_SPOTS[board.display]
    return (keyp, river) if not (board.boat or state.boats) else (keyp,)


def _bare_plots(player: Player) -> list[int]:
    """Bare plots onto which a keyple could be played, because a tile could be built there (KP-33)."""
    purse, free = purse_of(player.goods), free_plots(player)
    held, payable = set[Area](), set[Area]()
    for tile in player.tiles:
        area = TILES[tile].area
        if area not in payable:
            held.add(area)
            if payments(PRINTED[tile], purse):
                payable.add(area)
    return [
        plot
        for area, plots in AREA_PLOTS.items()
        if area in held
        for plot in plots
        if not player.plots[plot].tile and (area in payable or plot in free)
    ]


def ask(state: State, _seat: Seat) -> tuple[Kind, Text]:
    return "where", text("keyper-ask-where", colour=colour_name(state.turn.colour))


def option(state: State, pick: Picks) -> Option[Action]:
    seat, board, spot = pick.seat, pick.board, pick.spot
    heading = text("keyper-menu-own-board" if board == OWN else "keyper-menu-boards")
    *way, place = place_entry(state, seat, board, spot)
    if (reason := why_in_vain(state, seat, board, spot)) is not None:
        place = text(f"keyper-menu-vain-{reason}", place=place)
    words = place_id(state, board, spot)
    return Option(pick, words, (heading, *way, place), focus=words)


def play(state: State, pick: Picks, tell: Tell) -> None:
    turn = state.turn
    turn.board, turn.spot, turn.played = pick.board, pick.spot, True
    there = keyples_at(state, pick.seat, pick.board, pick.spot)
    border = None if pick.board == OWN else field_of(state, pick.board, pick.spot).colour
    counts_as = turn.colour
    if counts_as == WHITE:  # KP-37, KP-38, KP-40, KP-201
        counts_as = there[0].counts_as if there else border or WHITE
    there.append(Keyple(turn.colour, counts_as))
    turn.fresh = len(there) == 1 and pick.board != OWN
    turn.builds_here = pick.board == OWN
    turn.working = 1
    turn.workers = [Worker(pick.seat)]
    if turn.fresh and field_of(state, pick.board, pick.spot).work == "boat":
        state.stage = "boat"
    elif len(there) == _MOST_ON_A_SPOT and not there[0].lying:
        state.stage = "partner"
    else:
        arrive(state, tell)


def arrive(state: State, tell: Tell) -> None:
    """The keyple is where it goes: others are invited, a plain gain is confirmed, or work begins."""
    turn = state.turn
    tell.all(
        "keyper-told-sent",
        by=turn.seat,
        who=Who(turn.seat),
        keyple=keyple_name(turn.colour),
        place=place_name(state, turn.board, turn.spot),
        working=turn.working,
    )
    if turn.fresh and state.boards[turn.board].boat and field_of(state, turn.board, turn.spot).work == "boat":
        boat = state.boards[turn.board].boat
        goods = tuple(good_name(good) for good in BOAT[boat].shows(season_of(state)))
        tell.all("keyper-told-boat", by=turn.seat, boat=name("boat", boat), goods=goods)
    if is_plain_gain(state) or (turn.fresh and anyone_can_join(state)):
        state.stage = "confirm"
    else:
        state.stage = "begin-work"


def _places(seat: Seat) -> dict[int, tuple[Place, ...]]:
    boards = {number: tuple(Place(seat, number, spot) for spot in range(MOST_FIELDS)) for number in range(4)}
    return boards | {OWN: tuple(Place(seat, OWN, spot) for spot in range(PLOTS))}


_PLACES = tuple(_places(seat) for seat in range(4))
"""Every place of every seat, made once: this question is the widest and most frequent of all."""
