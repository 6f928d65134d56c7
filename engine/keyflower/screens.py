"""A player's holdings: where the pieces lie, and what the others know of them.

The `workers`, `skills` and `contracts` of a player are everything held. Which of them are `known_…` depends
on the agreement at the table. Hidden screens: none. Memory aid: pieces that all have seen going behind the
screen and not coming out again (OP-21). Variant B: pieces in front of the screen (KM-51, KM-70).
"""

from __future__ import annotations

from engine.core.pieces import Pieces, put, take
from engine.core.text import Seat
from engine.keyflower.content.shapes import COLOURS, ContractId
from engine.keyflower.state import SHOWS_PAYMENTS, Player, State


def lies_in_front(state: State) -> bool:
    """Return whether pieces gained openly lie in front of the screen; the first rulings only called it so."""
    return state.screens == "open" and state.rulings > 1


def give_workers(state: State, seat: Seat, colour: str, n: int = 1) -> None:
    """Give workers that every player can see."""
    player = state.players[seat]
    put(player.workers, colour, n)
    if state.screens != "hidden":
        put(player.known_workers, colour, n)


def give_skill(state: State, seat: Seat, skill: str) -> None:
    """Give a skill that every player can see."""
    player = state.players[seat]
    put(player.skills, skill)
    if state.screens != "hidden":
        put(player.known_skills, skill)


def give_contract(state: State, seat: Seat, contract: ContractId) -> None:
    """Give a contract that every player can see."""
    player = state.players[seat]
    player.contracts.append(contract)
    if state.screens != "hidden":
        player.known_contracts.append(contract)


def in_front_and_behind(state: State, seat: Seat, kind: str) -> tuple[int, int]:
    """Return how many workers or skills of one kind lie in front of a screen, and how many behind it."""
    held, known = _places(state.players[seat], kind)
    front = known.get(kind, 0) if lies_in_front(state) else 0
    return front, held.get(kind, 0) - front


def behind_choices(state: State, seat: Seat, kind: str, n: int) -> range:
    """Return how many of `n` pieces may be taken from behind the screen."""
    front, behind = in_front_and_behind(state, seat, kind)
    return range(max(0, n - front), min(n, behind) + 1)


def spend(state: State, seat: Seat, kind: str, n: int = 1, behind: int | None = None) -> None:
    """Spend `n` workers or skills, `behind` of them from behind the screen, or as few as possible.

    Pieces that were seen going behind a screen are assumed to come out first.
    """
    held, known = _places(state.players[seat], kind)
    if not lies_in_front(state):
        behind = 0
    elif behind is None:
        behind = behind_choices(state, seat, kind, n)[0]
    take(held, kind, n)
    if kind in known:
        take(known, kind, min(n - behind, known[kind]))


def show(state: State, what: str) -> None:
    """Record pieces that all players see come out or go behind the screen in this turn."""
    if state.turn is not None and state.rulings >= SHOWS_PAYMENTS:
        state.turn.shown.append(what)


def _places(player: Player, kind: str) -> tuple[Pieces, Pieces]:
    if kind in COLOURS:
        return player.workers, player.known_workers
    return player.skills, player.known_skills


def draw_workers(state: State, seat: Seat, n: int) -> list[str]:
    """Draw workers from the bag, unseen by others, as many as there are (KF-5, KF-44)."""
    drawn = [state.rng.draw(state.bag) for _ in range(min(n, sum(state.bag.values())))]
    for colour in drawn:
        put(state.players[seat].workers, colour)
    return drawn


def draw_skills(state: State, seat: Seat, n: int) -> list[str]:
    """Draw skills from the face-down pile, unseen by others, as many as there are (KF-5, KF-44)."""
    drawn = [state.rng.draw(state.pile) for _ in range(min(n, sum(state.pile.values())))]
    for skill in drawn:
        put(state.players[seat].skills, skill)
    return drawn


def give_greens(state: State, seat: Seat, n: int) -> int:
    """Give green workers from the visible supply, as many as there are (KF-6), and return how many."""
    given = min(n, state.greens)
    state.greens -= given
    give_workers(state, seat, "green", given)
    return given


def give_resources(state: State, goods: Pieces, resource: str, n: int) -> int:
    """Move resources from the supply onto a tile, as many as there are (KF-45), and return how many."""
    given = min(n, state.stock.get(resource, 0))
    if given:
        take(state.stock, resource, given)
        put(goods, resource, given)
    return given
