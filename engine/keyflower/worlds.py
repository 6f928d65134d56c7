"""Hidden information of a seat, and other worlds that it cannot tell from this one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from engine.core.pieces import BLANK, Pieces, blanks, merge, put, take, total
from engine.core.rng import SEED_DIGITS, Rng
from engine.core.text import Seat
from engine.keyflower.content.shapes import COLOURS, SKILLS
from engine.keyflower.state import Player, State


def conceal(state: State, seat: Seat | None) -> None:
    """Blank, in place, everything that this seat may not know."""
    state.rng = Rng("")
    if state.phase == "over":  # the screens are open
        return
    state.bag, state.pile = blanks(state.bag), blanks(state.pile)
    state.stack = [BLANK] * len(state.stack)
    for boat in state.boats:
        boat.contracts = [BLANK] * len(boat.contracts)
    for other, player in enumerate(state.players):
        if other != seat:
            player.workers = _unknown_beside(player.workers, player.known_workers)
            player.skills = _unknown_beside(player.skills, player.known_skills)
            unknown = len(player.contracts) - len(player.known_contracts)
            player.contracts = player.known_contracts + [BLANK] * unknown
            player.dealt, player.chosen = [BLANK] * len(player.dealt), []


def without_blanks(state: State) -> State:
    """Keep only the known pieces of a concealed position behind the screens; changes it in place."""
    for player in state.players:
        player.workers.pop(BLANK, None)
        player.skills.pop(BLANK, None)
        player.contracts = [one for one in player.contracts if one != BLANK]
    return state


def permissive_worlds(state: State, seat: Seat) -> Iterator[None]:
    """Put, in place, every piece behind a screen that may be there by public knowledge.

    One screen stands for all: each unknown piece is there in every kind, and every contract that may be in a
    hand is in it. One piece more adds picks and removes none, so this screen allows everything that any
    screen allows. Everything that may be left in bag and pile (OP-10) is there, too. For winter tiles only
    the number counts.
    """
    player = state.players[seat]
    for held, known, kinds in (
        (player.workers, player.known_workers, COLOURS),
        (player.skills, player.known_skills, SKILLS),
    ):
        hidden = total(held) - total(known)
        held.clear()
        merge(held, known)
        for kind in kinds:
            put(held, kind, hidden)
    if len(player.contracts) > len(player.known_contracts):
        seen = {*state.row, *state.discards, *(c for one in state.players for c in one.known_contracts)}
        player.contracts = player.known_contracts + [c for c in state.content.contracts if c not in seen]
    for source, kinds in ((state.bag, COLOURS), (state.pile, SKILLS)):
        left = total(source)
        source.clear()
        source.update(dict.fromkeys(kinds, left) if left else {})
    player.dealt = [tile.id for tile in state.content.winter_tiles][: len(player.dealt)]
    yield


def _unknown_beside(hand: Pieces, known: Pieces) -> Pieces:
    """Return the known part of a hand, and blanks."""
    blank = {kind: n - known.get(kind, 0) for kind, n in hand.items() if n > known.get(kind, 0)}
    return known | blanks(blank)


def imagine(state: State, seat: Seat | None, rng: Rng) -> None:
    """Redeal hidden pieces in place. Numbers, and everything publicly seen of a screen, stay as they are."""
    state.rng = Rng("".join("0123456789abcdef"[rng.below(16)] for _ in range(SEED_DIGITS)))
    if state.phase == "over":  # the screens are open
        return
    others = [player for number, player in enumerate(state.players) if number != seat]
    veiled = [player for player in others if player is not _halfway(state)]
    shown = _shown(state, seat)
    _redeal(rng, state.bag, [(player.workers, player.known_workers) for player in veiled], shown)
    _redeal(rng, state.pile, [(player.skills, player.known_skills) for player in veiled], shown)
    _redeal_contracts(state, others, rng)
    _redeal_winter(state, seat, others, rng)


def _halfway(state: State) -> Player | None:
    """Return the player in the middle of sending or paying: the picks so far must remain possible."""
    turn = state.turn
    if turn is None:
        return None
    match turn.step:
        case "send" | "source" | "price" | "extension":
            return state.players[turn.seat]
        case "choose" | "effect" | "done":
            return None
        case _:
            assert_never(turn.step)


def _shown(state: State, seat: Seat | None) -> set[str]:
    """Return the pieces this seat holds a contract for: it sees whether they are in bag and pile (OP-10)."""
    if seat is None:
        return set()
    printed = state.content.contracts
    return {item for contract in state.players[seat].contracts for item in printed[contract].exchanges}


def _redeal(rng: Rng, source: Pieces, hands: list[tuple[Pieces, Pieces]], shown: set[str]) -> None:
    """Mix a source with the unknown pieces of the hands, and deal the same numbers again.

    Of the kinds shown, those in the source stay in it and the others stay out.
    """
    absent, unseen = dict[str, int](), dict(source)
    kept = [kind for kind in source if kind in shown]
    for kind in kept:
        take(unseen, kind)
    places = list[Pieces]()
    for hand, known in hands:
        for kind, n in hand.items():
            hidden = n - known.get(kind, 0)
            put(absent if kind in shown and kind not in source else unseen, kind, hidden)
            places += [hand] * hidden
    for hand, known in hands:
        hand.clear()
        merge(hand, known)
    rng.shuffle(places)
    for hand in places:
        put(hand, rng.draw(absent if absent else unseen))
    source.clear()
    merge(source, unseen)
    for kind in kept:
        put(source, kind)


def _redeal_contracts(state: State, others: list[Player], rng: Rng) -> None:
    """Redeal the stack, the contracts face down on boats, and those others took unseen."""
    hidden = [[c for c in player.contracts if c not in player.known_contracts] for player in others]
    on_boats = [contract for boat in state.boats for contract in boat.contracts]
    pool = sorted([*state.stack, *on_boats, *(contract for hand in hidden for contract in hand)])
    rng.shuffle(pool)
    for player, hand in zip(others, hidden, strict=True):
        player.contracts = player.known_contracts + [pool.pop() for _ in hand]
    for boat in state.boats:
        boat.contracts = [pool.pop() for _ in boat.contracts]
    state.stack = pool


def _redeal_winter(state: State, seat: Seat | None, others: list[Player], rng: Rng) -> None:
    """Redeal others' winter tiles.

    In the variant with all Merchants tiles those three have certainly been dealt.
    """
    own = set() if seat is None else set(state.players[seat].dealt)
    base = [tile for tile in state.pile_of("winter") if tile not in own]
    new = [tile.id for tile in state.content.merchants_tiles if tile.kind == "winter" and tile.id not in own]
    wanted = sum(len(player.dealt) for player in others)
    rng.shuffle(base)
    if state.merchants == "all":
        pool = (new + base)[:wanted]
    else:
        pool = base + new if state.merchants == "mix" else base
    rng.shuffle(pool)
    for player in others:
        player.dealt = sorted(pool.pop() for _ in player.dealt)
        if player.chosen:
            tiles = list(player.dealt)
            rng.shuffle(tiles)
            player.chosen = tiles[: 1 + rng.below(len(tiles))]
