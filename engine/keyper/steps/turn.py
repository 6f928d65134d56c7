"""The start of a turn: the keyper, a keyple in hand and where it goes (sections 3, 4, 7 and 9)."""

from __future__ import annotations

from engine.core.game import Choice
from engine.core.pieces import move, take
from engine.core.tell import Tell
from engine.core.text import Seat, Who
from engine.keyper.actions import Action, End, KeypGain, LayPartner, Place, PlayKeyper, Send, TakeBoat
from engine.keyper.content.board import BOAT, MOST_FIELDS, PLOTS, SPECIAL_SPOTS
from engine.keyper.content.goods import WHITE
from engine.keyper.content.house import KEYP_TILE_GAINS
from engine.keyper.names import board_name, colour_name, counted, good_name, keyple_name, name, place_name
from engine.keyper.state import NOBODY, OWN, Board, Keyple, State, Worker
from engine.keyper.steps.building import bare_plots
from engine.keyper.steps.joining import anyone_can_join
from engine.keyper.steps.orders import order_actions
from engine.keyper.steps.table import colours_in, field_of, fits, keyples_at, season_of, take_from_supply

MOST_ON_A_SPOT = 2  # KP-31


def turn_choices(state: State) -> list[Choice[Action]]:
    seat = state.decider
    player = state.players[seat]
    actions: list[Action] = [Send(seat, colour) for colour in colours_in(player.keyples)]
    if player.keyper:
        actions += [
            PlayKeyper(seat, number) for number, board in enumerate(state.boards) if board.keyper == NOBODY
        ]
    return [Choice(seat, actions + order_actions(state, seat))]


def play_keyper(state: State, action: PlayKeyper, tell: Tell) -> None:
    """KP-22 to KP-26: claim a board, and lay down everything on the keyp tile."""
    player = state.players[action.seat]
    player.keyper = False
    state.boards[action.board].keyper = action.seat
    state.turn.keyp_left = [
        colour for colour in colours_in(player.standing) for _ in range(player.standing[colour])
    ]
    for colour in state.turn.keyp_left:
        move(player.standing, player.lying, colour)
    tell.all("keyper-told-keyper", by=action.seat, who=Who(action.seat), board=board_name(action.board))
    _next_on_keyp_tile(state)


def _next_on_keyp_tile(state: State) -> None:
    """Ask for the next keyple that the supply has something for (KP-65)."""
    left = state.turn.keyp_left
    while left and not any(good in state.supply for good in KEYP_TILE_GAINS[left[0]]):
        left.pop(0)
    state.stage = "keyp" if left else "ended"


def keyp_choices(state: State) -> list[Choice[Action]]:
    seat = state.decider
    goods = KEYP_TILE_GAINS[state.turn.keyp_left[0]]
    actions: list[Action] = [KeypGain(seat, good) for good in goods if good in state.supply]
    return [Choice(seat, [*actions, KeypGain(seat, "")])]


def keyp_gain(state: State, action: KeypGain, tell: Tell) -> None:
    colour = state.turn.keyp_left.pop(0)
    if action.good:
        take_from_supply(state, action.seat, action.good, 1)
        tell.all(
            "keyper-told-keyp-gain",
            by=action.seat,
            who=Who(action.seat),
            colour=colour_name(colour),
            goods=counted(action.good, 1),
        )
    _next_on_keyp_tile(state)


def send(state: State, action: Send, _tell: Tell) -> None:
    take(state.players[action.seat].keyples, action.colour)
    state.turn.colour = action.colour
    state.stage = "where"


def where_choices(state: State) -> list[Choice[Action]]:
    """KP-29 to KP-33."""
    seat, colour = state.decider, state.turn.colour
    actions = list[Action]()
    add = actions.append
    for number, board in enumerate(state.boards):
        table, closed = _PLACES[seat][number], _closed_to_keyples(state, board)
        for spot, keyples in enumerate(board.fields):
            if spot in closed:
                continue
            if not keyples or (len(keyples) < MOST_ON_A_SPOT and fits(colour, keyples[0])):
                add(table[spot])
    player = state.players[seat]
    table, bare = _PLACES[seat][OWN], bare_plots(player)
    for spot, plot in enumerate(player.plots):
        keyples = plot.keyples
        if plot.tile:
            if not keyples or (len(keyples) < MOST_ON_A_SPOT and fits(colour, keyples[0])):
                add(table[spot])
        elif spot in bare:
            add(table[spot])
    return [Choice(seat, actions)]


def _closed_to_keyples(state: State, board: Board) -> tuple[int, ...]:
    """KP-32, KP-211: the keyp field, and a river that no boat is left for."""
    keyp, river = SPECIAL_SPOTS[board.display]
    return (keyp, river) if not (board.boat or state.boats) else (keyp,)


def place(state: State, action: Place, tell: Tell) -> None:
    turn = state.turn
    turn.board, turn.spot, turn.played = action.board, action.spot, True
    there = keyples_at(state, action.seat, action.board, action.spot)
    border = None if action.board == OWN else field_of(state, action.board, action.spot).colour
    counts_as = turn.colour
    if counts_as == WHITE:  # KP-37, KP-38, KP-40, KP-201
        counts_as = there[0].counts_as if there else border or WHITE
    there.append(Keyple(turn.colour, counts_as))
    turn.fresh = len(there) == 1 and action.board != OWN
    turn.builds_here = action.board == OWN
    turn.working = 1
    turn.workers = [Worker(action.seat)]
    if turn.fresh and field_of(state, action.board, action.spot).work == "boat":
        state.stage = "boat"
    elif len(there) == MOST_ON_A_SPOT and not there[0].lying:
        state.stage = "partner"
    else:
        _placed(state, tell)


def boat_choices(state: State) -> list[Choice[Action]]:
    return [Choice(state.decider, [TakeBoat(state.decider, boat) for boat in state.boats])]


def take_boat(state: State, action: TakeBoat, tell: Tell) -> None:
    """KP-78: the boat stays on that river for the season."""
    state.boats.remove(action.boat)
    state.boards[state.turn.board].boat = action.boat
    _placed(state, tell)


def partner_choices(state: State) -> list[Choice[Action]]:
    """KP-50."""
    return [Choice(state.decider, [LayPartner(state.decider, True), LayPartner(state.decider, False)])]


def lay_partner(state: State, action: LayPartner, tell: Tell) -> None:
    turn = state.turn
    if action.lay:
        keyples_at(state, turn.seat, turn.board, turn.spot)[0].lying = True
        turn.working = 2
    _placed(state, tell)


def _placed(state: State, tell: Tell) -> None:
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
    plain = turn.board != OWN and field_of(state, turn.board, turn.spot).work == "gain"
    if plain or (turn.fresh and anyone_can_join(state)):
        state.stage = "confirm"
    else:
        state.stage = "begin-work"


def ended_choices(state: State) -> list[Choice[Action]]:
    return [Choice(state.decider, [End(state.decider)])]


def end_turn(state: State, _action: End, _tell: Tell) -> None:
    state.stage = "turn-done"


def _places(seat: Seat) -> dict[int, tuple[Place, ...]]:
    boards = {number: tuple(Place(seat, number, spot) for spot in range(MOST_FIELDS)) for number in range(4)}
    return boards | {OWN: tuple(Place(seat, OWN, spot) for spot in range(PLOTS))}


_PLACES = tuple(_places(seat) for seat in range(4))
