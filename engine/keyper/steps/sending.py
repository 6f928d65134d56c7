"""Where the keyple in hand goes, and what happens on its arrival (sections 4, 5 and 7)."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from engine.core.game import Option
from engine.core.tell import Tell
from engine.core.text import Seat, Text, Who, text
from engine.keyper.actions import Action, Place
from engine.keyper.content.board import AREA_PLOTS
from engine.keyper.content.box import Content
from engine.keyper.content.goods import WHITE
from engine.keyper.content.shapes import Area
from engine.keyper.dominated import why_in_vain
from engine.keyper.forecast import senders_gain
from engine.keyper.names import (
    colour_name,
    good_name,
    keyple_name,
    name,
    place_entry,
    place_id,
    place_name,
    place_phrase,
)
from engine.keyper.prices import free_plots, payments, purse_of
from engine.keyper.queries import (
    anyone_can_join,
    field_of,
    fits,
    has_piece,
    is_plain_gain,
    keyples_at,
    season_of,
)
from engine.keyper.state import OWN, Board, Keyple, Kind, Player, State, Worker

Picks: TypeAlias = Place

_MOST_ON_A_SPOT = 2  # KP-31


def choices(state: State, seat: Seat) -> list[Action]:
    return [*places(state, seat)]


def places(state: State, seat: Seat) -> list[Place]:
    """Return the places (KP-29 to KP-33). This is the largest and most frequent question, so places are built
    once."""
    colour = state.turn.colour
    actions = list[Place]()
    for number, board in enumerate(state.boards):
        fields = board.fields
        actions += [
            place
            for spot, place in _places(seat, number, len(fields), _closed_to_keyples(state, board))
            if not (there := fields[spot]) or (len(there) < _MOST_ON_A_SPOT and fits(colour, there[0]))
        ]
    player = state.players[seat]
    plots, bare = player.plots, _bare_plots(state.content, player)
    actions += [
        place
        for spot, place in _places(seat, OWN, len(plots), ())
        if (
            not (there := plots[spot].keyples) or (len(there) < _MOST_ON_A_SPOT and fits(colour, there[0]))
            if plots[spot].tile
            else spot in bare
        )
    ]
    return actions


@cache
def _places(seat: Seat, board: int, count: int, closed: tuple[int, ...]) -> tuple[tuple[int, Place], ...]:
    return tuple((spot, Place(seat, board, spot)) for spot in range(count) if spot not in closed)


def _closed_to_keyples(state: State, board: Board) -> tuple[int, ...]:
    """Return the keyp field, and a river without an available boat (KP-32, KP-211)."""
    keyp, river = state.content.special_spots[board.display]
    return (keyp, river) if not (board.boat or state.boats) else (keyp,)


def _bare_plots(content: Content, player: Player) -> list[int]:
    """Return the bare plots to which a keyple could be played because a tile could be built there (KP-33)."""
    purse, free = purse_of(content, player.goods), free_plots(content, player)
    held, payable, costs = set[Area](), set[Area](), content.printed_costs
    for tile in player.tiles:
        area = content.tiles[tile].area
        if area not in payable:
            held.add(area)
            if payments(costs[tile], purse):
                payable.add(area)
    if not (payable or free):
        return []
    return [
        plot
        for area, plots in AREA_PLOTS.items()
        if area in held
        for plot in plots
        if not player.plots[plot].tile and (area in payable or plot in free)
    ]


def ask(state: State, seat: Seat) -> tuple[Kind, Text]:
    """Ask where the keyple goes; nobody chose the last piece, so the question names it."""
    key = "keyper-ask-where" if has_piece(state.players[seat]) else "keyper-ask-where-last"
    return "where", text(key, colour=colour_name(state.turn.colour))


def option(state: State, pick: Picks) -> Option[Action]:
    seat, board, spot = pick.seat, pick.board, pick.spot
    heading = text("keyper-menu-own-board" if board == OWN else "keyper-menu-boards")
    *way, place = place_entry(state, seat, board, spot)
    if (reason := why_in_vain(state, seat, board, spot)) is not None:
        place = text(f"keyper-menu-vain-{reason}", place=place)
    elif board != OWN or state.players[seat].plots[spot].tile:
        stands = any(not keyple.lying for keyple in keyples_at(state, seat, board, spot))
        key = "keyper-menu-gain-most" if stands else "keyper-menu-gain"
        place = text(key, place=place, gain=senders_gain(state, seat, board, spot))
    else:  # bare
        place = text("keyper-menu-bare", place=place)
    words, phrase = place_id(state, board, spot), place_phrase(state, board, spot)
    return Option(pick, words, (heading, *way, place), focus=words, phrase=phrase)


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
    """Continue after the arrival: others are invited, a plain gain is confirmed, or work begins."""
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
        goods = tuple(good_name(good) for good in state.content.boat[boat].shows(season_of(state)))
        tell.all("keyper-told-boat", by=turn.seat, boat=name("boat", boat), goods=goods)
    if is_plain_gain(state) or (turn.fresh and anyone_can_join(state)):
        state.stage = "confirm"
    else:
        state.stage = "begin-work"
