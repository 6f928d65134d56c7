"""Keythedral: the prices in menus, paid; and the reasons for questions."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.lattice import cells_beside_site, edge
from engine.keythedral.actions import End, With, Withdraw
from engine.keythedral.content.shapes import KINDS, RESOURCES
from engine.keythedral.queries import dwelling_named, slot_named
from engine.keythedral.scoring.sheet import points_of
from engine.keythedral.state import State
from tests.truth.claims import Checker, Said, played

_FENCE = {"keythedral-menu-fence": {"wood": -1}, "keythedral-menu-unfence": {"wine": -2}}
_HOUSE = {"stone": -1, "wood": -1}
_TRADED = -2


def _paid(said: Said) -> dict[str, int]:
    """Return the costs and gains of a turn with this beginning, cube by cube; the rest of its picks are the
    first on offer."""
    state: State = said.after()
    while End(said.seat) not in (open_ := said.actions(state)):
        state = played(said.game, state, open_[0])
    state = played(said.game, state, End(said.seat))
    before, after = said.state.players[said.seat].cubes, state.players[said.seat].cubes
    return {kind: new - old for kind, old, new in zip(KINDS, before, after, strict=True) if new != old}


def house(said: Said) -> object:
    return (paid := _paid(said)) != _HOUSE and f"it costs {paid}"


def fence(said: Said) -> object:
    return (paid := _paid(said)) != _FENCE[said.text.key] and f"it costs {paid}"


def trade(said: Said) -> object:
    """Two cubes of one or two kinds are paid for one resource cube, possibly of the same kind."""
    paid, resources = _paid(said), {KINDS[kind] for kind in RESOURCES}
    got = {kind for kind, n in paid.items() if n > 0}
    return (sum(paid.values()) != _TRADED + 1 or not got <= resources) and f"it costs {paid}"


def buy(said: Said) -> object:
    """The seat is worth this many points to the player who gets it."""
    state: State = said.game.copy(said.state)
    state.players[said.seat].seats.append(state.mat[said.picks[0].slot])
    worth = points_of(state, said.seat) - points_of(said.state, said.seat)
    return worth != said["points"] and f"it is worth {worth}"


def shut_off(said: Said) -> object:
    """No side of the dwelling's old place is open to a field."""
    state: State = said.state
    if said["dwelling"] != dwelling_named(state, state.homeless):
        return "it is another dwelling"
    sides = enumerate(cells_beside_site(state.moved_from))
    return any(
        cell in state.fields and edge(state.moved_from, side) not in state.fences for side, cell in sides
    )


def settles(said: Said) -> object:
    """There is a way out; if the price is said to have changed, the declared cubes no longer suffice."""
    state: State = said.state
    bought = state.purchase
    if bought is None or not any(isinstance(pick, Withdraw) for pick in said.actions()):
        return "nothing is to be settled"
    if said["slot"] != slot_named(state, bought.slot):
        return "it is another seat"
    as_declared = any(
        isinstance(pick, With) and list(pick.payment) == bought.payment for pick in said.actions()
    )
    return said.text.key == "keythedral-ask-settle" and as_declared and "the cubes declared still buy it"


PRICES: Mapping[str, Checker] = {
    "keythedral-menu-buy": buy,
    "keythedral-menu-house": house,
    "keythedral-menu-fence": fence,
    "keythedral-menu-unfence": fence,
    "keythedral-menu-trade": trade,
    "keythedral-ask-move": shut_off,
    "keythedral-ask-settle": settles,
    "keythedral-ask-settle-repealed": settles,
}
