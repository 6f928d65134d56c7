"""Contracts: the open row, the stack, taking, cashing in, renewal (KM-30 to KM-39, KM-65 to KM-67)."""

from __future__ import annotations

from engine.core.pieces import take
from engine.core.tell import Tell
from engine.core.text import Seat, Who
from engine.keyflower.actions import Action, Cash, TakeContract
from engine.keyflower.content.merchants import OPEN_CONTRACTS
from engine.keyflower.content.pieces import CONTRACTS
from engine.keyflower.content.shapes import COLOURS, RESOURCES, ContractId
from engine.keyflower.names import contract_name, item_name
from engine.keyflower.screens import give_resources, give_skill, give_workers
from engine.keyflower.state import State

HIDDEN = "hidden"


def draw_contract(state: State) -> ContractId | None:
    """The top of a stack; one face-down stack does the work of three (KM-67)."""
    if not state.stack:  # KM-33
        state.stack, state.discards = sorted(state.discards), []
    if not state.stack:
        return None
    return state.stack.pop(state.rng.below(len(state.stack)))


def open_row(state: State) -> None:
    while len(state.row) < OPEN_CONTRACTS:
        contract = draw_contract(state)
        if contract is None:
            return
        state.row.append(contract)


def renew_row(state: State, tell: Tell) -> None:
    """The end of spring, summer and autumn (KM-32)."""
    state.discards += state.row
    state.row = []
    open_row(state)
    if state.row:
        names = tuple(contract_name(contract) for contract in state.row)
        tell.all("keyflower-told-row", reveals=True, contracts=names)


def contracts_left(state: State) -> bool:
    return bool(state.row or state.stack or state.discards)


def contract_picks(state: State, seat: Seat) -> list[Action]:
    """An open contract or the top of a stack (KM-31)."""
    picks: list[Action] = [TakeContract(seat, contract) for contract in state.row]
    if state.stack or state.discards:
        picks.append(TakeContract(seat, HIDDEN))
    return picks


def take_contract(state: State, seat: Seat, contract: ContractId, tell: Tell) -> None:
    player = state.players[seat]
    if contract != HIDDEN:
        at = state.row.index(contract)
        player.contracts.append(contract)
        player.known_contracts.append(contract)
        tell.all("keyflower-told-contract", by=seat, who=Who(seat), contract=contract_name(contract))
        new = draw_contract(state)
        if new is None:
            del state.row[at]
            return
        state.row[at] = new
        tell.all("keyflower-told-new-contract", reveals=True, contract=contract_name(new))
        return
    drawn = draw_contract(state)
    assert drawn is not None
    player.contracts.append(drawn)
    tell.all("keyflower-told-hidden-contract", by=seat, reveals=True, who=Who(seat))
    tell.only((seat,), "keyflower-told-your-contract", by=seat, reveals=True, contract=contract_name(drawn))


def cash_picks(state: State, seat: Seat) -> list[Cash]:
    """Each contract in hand for each single item on it that is there (KM-36, KM-65, OP-10)."""
    return [
        Cash(seat, contract, item)
        for contract in sorted(state.players[seat].contracts)
        for item in CONTRACTS[contract].exchanges
        if is_there(state, item)
    ]


def is_there(state: State, item: str) -> bool:
    if item == "green":  # KF-6: never out of the bag
        return state.greens > 0
    return item in state.bag or item in state.pile or item in state.stock


def cash(state: State, seat: Seat, contract: ContractId, item: str, tell: Tell) -> None:
    player = state.players[seat]
    player.contracts.remove(contract)
    if contract in player.known_contracts:
        player.known_contracts.remove(contract)
    state.discards.append(contract)
    if item in RESOURCES:
        give_resources(state, player.home.goods, item, 1)
    elif item == "green":
        state.greens -= 1
        give_workers(player, item)
    elif item in COLOURS:
        take(state.bag, item)
        give_workers(player, item)
    else:
        take(state.pile, item)
        give_skill(player, item)
    tell.all(
        "keyflower-told-cash", by=seat, who=Who(seat), contract=contract_name(contract), item=item_name(item)
    )


def lay_face_down(state: State, contracts: list[ContractId], n: int) -> None:
    """Contracts from a stack onto a boat, as many as there are (KM-7, KM-68)."""
    for _ in range(n):
        contract = draw_contract(state)
        if contract is not None:
            contracts.append(contract)
