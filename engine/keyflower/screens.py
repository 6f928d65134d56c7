"""Pieces that go behind a screen and come out again, and what the others have seen of it."""

from __future__ import annotations

from engine.core.pieces import Pieces, put, take
from engine.core.text import Seat
from engine.keyflower.state import Player, State


def give_workers(player: Player, colour: str, n: int = 1) -> None:
    """Workers everybody can see go behind the screen."""
    if n:
        put(player.workers, colour, n)
        put(player.known_workers, colour, n)


def spend_workers(player: Player, colour: str, n: int = 1) -> None:
    """Workers come out; of those the others knew about, as many fewer remain."""
    take(player.workers, colour, n)
    _forget(player.known_workers, colour, n)


def give_skill(player: Player, skill: str) -> None:
    """A skill everybody can see goes behind the screen."""
    put(player.skills, skill)
    put(player.known_skills, skill)


def spend_skill(player: Player, skill: str) -> None:
    take(player.skills, skill)
    _forget(player.known_skills, skill, 1)


def draw_workers(state: State, seat: Seat, n: int) -> list[str]:
    """Workers out of the bag, unseen by others, as many as there are (KF-5, KF-44)."""
    drawn = [state.rng.draw(state.bag) for _ in range(min(n, sum(state.bag.values())))]
    for colour in drawn:
        put(state.players[seat].workers, colour)
    return drawn


def draw_skills(state: State, seat: Seat, n: int) -> list[str]:
    """Skills out of the face-down pile, unseen by others, as many as there are (KF-5, KF-44)."""
    drawn = [state.rng.draw(state.pile) for _ in range(min(n, sum(state.pile.values())))]
    for skill in drawn:
        put(state.players[seat].skills, skill)
    return drawn


def give_greens(state: State, seat: Seat, n: int) -> int:
    """Green workers out of the visible supply, as many as there are (KF-6); how many."""
    given = min(n, state.greens)
    state.greens -= given
    give_workers(state.players[seat], "green", given)
    return given


def give_resources(state: State, goods: Pieces, resource: str, n: int) -> int:
    """Resources out of the supply onto a tile, as many as there are (KF-45); how many."""
    given = min(n, state.stock.get(resource, 0))
    if given:
        take(state.stock, resource, given)
        put(goods, resource, given)
    return given


def _forget(known: Pieces, kind: str, n: int) -> None:
    if kind in known:
        take(known, kind, min(n, known[kind]))
