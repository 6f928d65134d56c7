"""The gains of an effect, and whether there is anything to give (KF-43 to KF-45, KF-171, OP-14)."""

from __future__ import annotations

from typing import assert_never

from engine.core.pieces import Pieces
from engine.core.tell import Tell
from engine.core.text import Seat, Who
from engine.keyflower.content.shapes import COLOURS, SKILLS, Either, Exchange, Gain, Transport, Usable
from engine.keyflower.names import counted, listed, pieces_text, tile_name
from engine.keyflower.queries import contracts_left, spot_in
from engine.keyflower.screens import draw_skills, draw_workers, give_greens, give_resources
from engine.keyflower.state import Spot, State, Turn


def tell_put(state: State, seat: Seat, place: Spot, goods: Pieces, tell: Tell) -> None:
    """Say where resources were put; a home by whose it is, as the overview does not name those of others."""
    items = pieces_text(goods)
    if place is state.players[seat].home:
        tell.all("keyflower-told-put-home", by=seat, who=Who(seat), items=items)
    else:
        tell.all("keyflower-told-put", by=seat, who=Who(seat), items=items, tile=tile_name(place.id))


def gives(state: State, gain: Gain) -> bool:
    """Return whether at least one item is available."""
    for kind, _ in gain.resources:
        if kind in state.stock:
            return True
    return bool(
        (gain.workers and state.bag)
        or (gain.green and state.greens)
        or (gain.skills and state.pile)
        or (gain.contracts and contracts_left(state))
    )


def still_gives(state: State, effect: Usable, item: str) -> bool:
    """Return whether a begun use still gives something after cashing in a contract for this item (OP-14)."""
    match effect:
        case Gain():
            return _gives_without(state, effect, item)
        case Either(gains):
            return any(_gives_without(state, gain, item) for gain in gains)
        case Exchange(_, _, gain):
            return _gives_without(state, gain, item)
        case Transport():
            return True
        case _:
            assert_never(effect)


def _gives_without(state: State, gain: Gain, item: str) -> bool:
    from_bag = item in COLOURS and item != "green"
    return bool(
        gain.contracts  # the one cashed in can be taken again
        or any(state.stock.get(kind, 0) > (kind == item) for kind, _ in gain.resources)
        or (gain.workers and sum(state.bag.values()) > from_bag)
        or (gain.green and state.greens > (item == "green"))
        or (gain.skills and sum(state.pile.values()) > (item in SKILLS))
    )


def give(state: State, turn: Turn, gain: Gain, tell: Tell) -> None:
    """Give everything of a gain except its contracts.

    Resources of another village or the middle go home (KF-43).
    """
    seat, player = turn.seat, state.players[turn.seat]
    place = spot_in(player, turn.tile) if turn.owner == seat else player.home
    if gain.resources:
        got = {kind: give_resources(state, place.goods, kind, n) for kind, n in gain.resources}
        if any(got.values()):
            tell_put(state, seat, place, got, tell)
    if gain.green:
        greens = give_greens(state, seat, gain.green)
        tell.all("keyflower-told-gain", by=seat, who=Who(seat), items=(counted("green", greens),))
    if gain.workers and state.bag:
        drawn = draw_workers(state, seat, gain.workers)
        tell.all("keyflower-told-draw-workers", by=seat, reveals=True, who=Who(seat), count=len(drawn))
        tell.only((seat,), "keyflower-told-you-drew", by=seat, reveals=True, items=listed(drawn))
    if gain.skills and state.pile:
        drawn = draw_skills(state, seat, gain.skills)
        tell.all("keyflower-told-draw-skills", by=seat, reveals=True, who=Who(seat), count=len(drawn))
        tell.only((seat,), "keyflower-told-you-drew", by=seat, reveals=True, items=listed(drawn))
