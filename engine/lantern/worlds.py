"""Hidden information: what a seat may not know, and other worlds that it cannot tell from this one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from engine.core.pieces import blanks, in_order, merge, put, total
from engine.core.rng import Rng, any_seed
from engine.core.text import Seat
from engine.lantern.content.tokens import COLOURS
from engine.lantern.prices import ways_to_snuff
from engine.lantern.state import Answer, Hiding, Player, State, Turn, Window


def conceal(state: State, seat: Seat | None) -> None:
    """Blank, in place, everything that this seat may not know (LN-3, LN-6, LN-11)."""
    state.rng = Rng("")
    state.pile = blanks(state.pile)
    for other in _others(state, seat):
        player = state.players[other]
        if player.aside:
            put(player.hand, player.aside)
        player.hand, player.aside = blanks(player.hand), ""
    if isinstance(state.stage, Window):
        for other in _others(state, seat):
            state.stage.answers[other] = None


def imagine(state: State, seat: Seat | None, rng: Rng) -> None:
    """Deal hidden tokens again, in place; token counts and who has answered do not change."""
    state.rng = Rng(any_seed(rng))
    others = _others(state, seat)
    _deal(state, [state.players[other] for other in others], rng)
    match state.stage:
        case Hiding(done):
            for other in others:
                player = state.players[other]
                if done[other] and player.hand:
                    player.aside = rng.draw(player.hand)
        case Window() as window:
            for other in others:
                answered = other in window.done
                window.answers[other] = _any_answer(state, window, other, rng) if answered else None
        case Turn() | None:
            pass  # decided in public
        case _:
            assert_never(state.stage)


def permissive_worlds(state: State, seat: Seat) -> Iterator[None]:
    """Give a hand, in place, as many tokens of each colour as it holds in total. An additional token adds
    picks and removes none, so this hand allows everything that any hand allows."""
    player = state.players[seat]
    player.hand = dict.fromkeys(COLOURS, held) if (held := total(player.hand)) else {}
    yield


def _others(state: State, seat: Seat | None) -> list[Seat]:
    return [other for other in range(len(state.players)) if other != seat]


def _deal(state: State, players: list[Player], rng: Rng) -> None:
    """Mix hands and pile, and deal the same numbers again."""
    sizes = [total(player.hand) + bool(player.aside) for player in players]
    for player in players:
        merge(state.pile, player.hand)
        if player.aside:
            put(state.pile, player.aside)
        player.hand, player.aside = {}, ""
    state.pile = dict(in_order(state.pile, COLOURS))  # even the order gives nothing away
    for player, size in zip(players, sizes, strict=True):
        for _ in range(size):
            put(player.hand, rng.draw(state.pile))


def _any_answer(state: State, window: Window, seat: Seat, rng: Rng) -> Answer:
    hand, lit = state.players[seat].hand, [colour for colour in COLOURS if colour in window.lit]
    answers = [Answer(colour, paid) for colour in lit for paid in ways_to_snuff(hand, colour)]
    return rng.choice([Answer(), *answers])
