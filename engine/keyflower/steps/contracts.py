"""Contracts: the open row, the stack, taking, cashing in, renewal (KM-30 to KM-39, KM-65 to KM-67)."""

from __future__ import annotations

from typing import Final, TypeAlias, assert_never

from engine.core.decisions import Phrase
from engine.core.game import Option
from engine.core.pieces import take
from engine.core.tell import Tell
from engine.core.text import Seat, Text, Who, text
from engine.keyflower.actions import Action, Cash, End, Pass, TakeContract
from engine.keyflower.content.shapes import COLOURS, RESOURCES, ContractId, Either, Gain
from engine.keyflower.names import contract_name, counted, item_name, tile_name
from engine.keyflower.queries import contracts_left, gains_of, turn_of, used_effect
from engine.keyflower.screens import give_contract, give_resources, give_skill, give_workers, show
from engine.keyflower.state import NO_CONTRACT, Kind, State, Turn
from engine.keyflower.steps.gains import give, still_gives
from engine.keyflower.steps.sending import arrive

_HIDDEN: Final = "hidden"

Picks: TypeAlias = TakeContract | Cash


def choices(state: State, seat: Seat) -> list[Action]:
    """Return the open contracts and the top of a stack (KM-31)."""
    picks: list[Action] = [TakeContract(seat, contract) for contract in state.row if contract]
    if state.stack or state.discards:
        picks.append(TakeContract(seat, _HIDDEN))
    return picks


def with_cashing(state: State, turn: Turn, picks: list[Action]) -> list[Action]:
    """Add cashing in, which is allowed at any moment of a turn (KM-66); a pass or the end stays last."""
    if not state.players[turn.seat].contracts or turn.verb == "pass":
        return picks
    match turn.step:
        case "source" | "price" | "extension":  # finish what is begun first
            return picks
        case "choose" | "send" | "effect" | "done":
            pass
        case _:
            assert_never(turn.step)
    last = [picks.pop()] if isinstance(picks[-1], End | Pass) else []
    return [*picks, *_exchanges(state, turn), *last]


def _exchanges(state: State, turn: Turn) -> list[Cash]:
    """Return each contract in hand for each single item on it that is available (KM-36, KM-65, OP-10).

    An exchange that would leave a begun use without any effect is not offered (OP-14).
    """
    printed = state.content.contracts
    picks = [
        Cash(turn.seat, contract, item)
        for contract in sorted(state.players[turn.seat].contracts)
        for item in printed[contract].exchanges
        if _is_there(state, item)
    ]
    if turn.verb != "use" or turn.step != "send":
        return picks
    effect = used_effect(state, turn)
    return [pick for pick in picks if still_gives(state, effect, pick.item)]


def _is_there(state: State, item: str) -> bool:
    if item == "green":  # KF-6: never out of the bag
        return state.greens > 0
    return item in state.bag or item in state.pile or item in state.stock


def ask(state: State, _seat: Seat) -> tuple[Kind, Text]:
    return "contract", text("keyflower-ask-contract", count=turn_of(state).contracts)


def option(state: State, pick: Picks) -> Option[Action]:
    menu: tuple[Text, ...]
    match pick:
        case TakeContract(_, contract) if contract == _HIDDEN:
            menu, focus = (text("keyflower-take"), text("keyflower-hidden-contract")), "contract:hidden"
            return Option(pick, "take hidden", menu, focus, reveals=True, phrase=Phrase((focus,)))
        case TakeContract(_, contract):
            menu = (text("keyflower-take"), contract_name(state.content, contract))
            refilled, focus = bool(state.stack or state.discards), f"contract:{contract}"
            return Option(pick, f"take {contract}", menu, focus, reveals=refilled, phrase=Phrase((focus,)))
        case Cash(seat, contract, item):
            menu = (text("keyflower-cash"), contract_name(state.content, contract), item_name(item))
            home = tile_name(state.players[seat].home.id)
            note = text("keyflower-cash-note", tile=home) if item in RESOURCES else None
            words, focus = f"cash {contract} {item}", f"contract:{contract}"
            return Option(
                pick, words, menu, focus, aside=True, note=note, phrase=Phrase(("cash", focus, item))
            )
        case _:
            assert_never(pick)


def play(state: State, pick: Picks, tell: Tell) -> None:
    match pick:
        case TakeContract(_, contract):
            _take(state, turn_of(state), contract, tell)
        case Cash():
            _cash(state, pick, tell)
        case _:
            assert_never(pick)


def _take(state: State, turn: Turn, contract: ContractId, tell: Tell) -> None:
    effect = arrive(state, turn, tell)
    if isinstance(effect, Gain):
        give(state, turn, effect, tell)
        turn.contracts = effect.contracts
    elif isinstance(effect, Either):  # one of several gains (KM-41, KM-42)
        turn.contracts = next(gain.contracts for gain in gains_of(state, effect) if gain.contracts)
    if contract == _HIDDEN:
        _take_hidden(state, turn.seat, tell)
    else:
        _take_open(state, turn.seat, contract, tell)
    turn.contracts -= 1
    finish(state, turn)


def finish(state: State, turn: Turn) -> None:
    """End a use that gives contracts when all are taken, or none is left."""
    if turn.contracts and contracts_left(state):
        return
    turn.contracts = 0
    turn.step = "done"


def _take_open(state: State, seat: Seat, contract: ContractId, tell: Tell) -> None:
    at = state.row.index(contract)
    give_contract(state, seat, contract)
    tell.all(
        "keyflower-told-contract", by=seat, who=Who(seat), contract=contract_name(state.content, contract)
    )
    new = _draw(state)
    state.row[at] = new or NO_CONTRACT  # the others keep their places
    if new is None:
        return
    tell.all("keyflower-told-new-contract", reveals=True, contract=contract_name(state.content, new))


def _take_hidden(state: State, seat: Seat, tell: Tell) -> None:
    drawn = _draw(state)
    assert drawn is not None
    state.players[seat].contracts.append(drawn)
    tell.all("keyflower-told-hidden-contract", by=seat, reveals=True, who=Who(seat))
    tell.only(
        (seat,),
        "keyflower-told-your-contract",
        by=seat,
        reveals=True,
        contract=contract_name(state.content, drawn),
    )


def _cash(state: State, pick: Cash, tell: Tell) -> None:
    """Move resources to the home tile, workers and skills behind the screen (KM-37)."""
    player, item = state.players[pick.seat], pick.item
    player.contracts.remove(pick.contract)
    if pick.contract in player.known_contracts:
        player.known_contracts.remove(pick.contract)
    state.discards.append(pick.contract)
    if item in RESOURCES:
        give_resources(state, player.home.goods, item, 1)
    elif item == "green":
        state.greens -= 1
        give_workers(state, pick.seat, item)
    elif item in COLOURS:
        take(state.bag, item)
        give_workers(state, pick.seat, item)
    else:
        take(state.pile, item)
        give_skill(state, pick.seat, item)
    show(state, item)
    who, contract, got = Who(pick.seat), contract_name(state.content, pick.contract), counted(item, 1)
    tell.all("keyflower-told-cash", by=pick.seat, who=who, contract=contract, item=got)


def open_row(state: State) -> None:
    while len(state.row) < state.content.open_contracts:
        contract = _draw(state)
        if contract is None:
            return
        state.row.append(contract)


def renew_row(state: State, tell: Tell) -> None:
    """Renew the row at the end of spring, summer and autumn (KM-32)."""
    state.discards += filter(None, state.row)
    state.row = []
    open_row(state)
    if state.row:
        names = tuple(contract_name(state.content, contract) for contract in state.row)
        tell.all("keyflower-told-row", reveals=True, contracts=names)


def lay_face_down(state: State, contracts: list[ContractId], n: int) -> None:
    """Move contracts from a stack onto a boat, as many as there are (KM-7, KM-68)."""
    for _ in range(n):
        contract = _draw(state)
        if contract is not None:
            contracts.append(contract)


def _draw(state: State) -> ContractId | None:
    """Draw the top of a stack; one face-down stack does the work of three (KM-67)."""
    if not state.stack:  # KM-33
        state.stack, state.discards = sorted(state.discards), []
    if not state.stack:
        return None
    return state.stack.pop(state.rng.below(len(state.stack)))
