"""Every figure in an objective or a hint of Keyflower equals the scorer's, for any content."""

from __future__ import annotations

import secrets

import pytest

from engine.core.hexes import Hex
from engine.core.pieces import move, put
from engine.core.rng import Rng
from engine.core.setup import PRINTED
from engine.core.tell import Silence
from engine.keyflower.content.sets import SETS
from engine.keyflower.content.shapes import COLOURS, RESOURCES, SKILLS, Power
from engine.keyflower.game import KEYFLOWER
from engine.keyflower.state import Spot, State
from engine.keyflower.village import acquire
from tests.support.conformance import setup_for
from tests.support.filled_forms import forget
from tests.support.keyflower import busy_pick
from tests.support.keyflower_custom_content import random_box
from tests.support.plans import seeded
from tests.truth.figures import Figures
from tests.truth.hints import try_hints
from tests.truth.keyflower_figures import try_aims
from tests.truth.test_statements import FIGURES, WANTED

FEW, AIMS, HINTS = 2, 41, 139
"""Games of each kind, and of their positions one in so many."""
KINDS = [(merchants, own) for own in (False, True) for merchants in ("off", "all")]


@pytest.mark.parametrize(("merchants", "own"), KINDS)
def test_every_figure_of_aims_and_hints_is_what_the_scorer_says(merchants: str, own: bool) -> None:
    name = f"keyflower\u2019s figures, {'another box' if own else 'ours'}, merchants {merchants}"
    figures, word = FIGURES.setdefault(name, Figures()), secrets.token_hex(4) if WANTED else "held"
    for number in range(WANTED or FEW):
        seed = f"{word} {number}"
        printed = {PRINTED: SETS.bring(random_box(seed))} if own else {}
        setup = setup_for(KEYFLOWER, 2 + number % 3, seed, merchants=merchants, **printed)
        _try_game(KEYFLOWER.new_game(setup), seed, figures)
        if own:
            forget(SETS)
    assert not figures.false, figures.told()
    assert {kind for kind, tried, _ in figures.by_kind() if tried} == {"aim", "hint"}
    assert figures.tried["hint", "hints-part-counted"]
    assert bool(figures.tried["aim", "aims-have"]) == (merchants == "all")


def _try_game(state: State, seed: str, figures: Figures) -> None:
    """A lively game; in a copy of the position goods, skills and contracts fall from the sky."""
    rng, step = seeded(f"figures {seed}"), 0
    while choices := KEYFLOWER.choices(state):
        where = f"seed {seed}, pick {step}"
        if step % AIMS == 0:
            richer, seat = KEYFLOWER.copy(state), rng.below(len(state.players))
            try_aims(richer, seat, figures, where)
            _shower(richer, seat, rng)
            try_aims(richer, seat, figures, f"{where}, made rich")
        if step % HINTS == 0 and choices[0].seat == state.active and state.phase == "turns":
            richer = KEYFLOWER.copy(state)
            _lay_goods(richer, rng)
            try_hints(KEYFLOWER, richer, choices[0].seat, figures, where)
        KEYFLOWER.play(state, busy_pick(rng.choice(choices).actions, rng), Silence())
        step += 1
    try_aims(state, 0, figures, f"seed {seed}, the end")


def _shower(state: State, seat: int, rng: Rng) -> None:
    """Give a seat everything that may score: pieces, contracts, winter tiles, boats, the keyple, 3b."""
    player, content = state.players[seat], state.content
    for kinds, held in ((COLOURS, player.workers), (SKILLS, player.skills)):
        for kind in kinds:
            put(held, kind, 1 + rng.below(4))
    for spot in player.village:
        put(spot.goods, rng.choice(RESOURCES), 1 + rng.below(3))
    lying = {spot.id for one in state.players for spot in (*one.village, *one.beside, *one.growth.tiles)}
    ours = [
        one
        for one in content.hexes.values()
        if one.kind in ("winter", "autumn", "boat") and one.id not in lying
    ]
    for number in range(rng.below(6)):
        piece = ours.pop(rng.below(len(ours)))
        goods = {rng.choice(RESOURCES): 1 + rng.below(4)} if piece.kind == "autumn" else {}
        player.village.append(Spot(piece.id, goods=goods, at=Hex(20 + 2 * number, 20)))
    if rng.below(3) == 0:
        state.start_player = seat
    if rng.below(4) == 0 and Power.ANY_RESOURCE_SCORES not in player.powers:
        player.powers.append(Power.ANY_RESOURCE_SCORES)
    if state.merchants != "off":
        taken = {contract for one in state.players for contract in one.contracts}
        left = [contract for contract in content.contracts if contract not in taken]
        for _ in range(rng.below(5)):
            player.contracts.append(left.pop(rng.below(len(left))))


def _lay_goods(state: State, rng: Rng) -> None:
    """Goods of the supply on every village, and now and then summer boat 3b: nothing is lost or made."""
    owned = {power[0] for player in state.players for power in player.powers}
    if "3" not in owned and rng.below(2):
        acquire(state.content, state.players[state.active], Power.ANY_RESOURCE_SCORES)
    for player in state.players:
        for spot in player.village:
            kind = rng.choice((*RESOURCES, "gold", "gold"))
            if rng.below(2) and state.stock.get(kind):
                move(state.stock, spot.goods, kind)
