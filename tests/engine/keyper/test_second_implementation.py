"""The options of whole games, compared with a second implementation of the rules."""

from __future__ import annotations

import random
from itertools import product

import pytest

from engine.core.tell import Silence
from engine.keyper import actions as a
from engine.keyper.actions import Action
from engine.keyper.content.box import SHIPPED
from engine.keyper.content.goods import ANIMALS
from engine.keyper.game import KEYPER
from engine.keyper.queries import keyples_at
from engine.keyper.state import OWN, Player, Plot, State
from engine.keyper.steps.fairs import can_show
from engine.keyper.steps.housing import releasable
from tests.support import keyper_second as second
from tests.support.conformance import setup_for
from tests.support.keyper_box import TILES

KEEN = ("builder", "farm-labourer", "building-plot", "trading-post", "merchant", "seafarer")
"""Tiles that meet most rules: everybody likes to have them."""
SHY = (a.Pass, a.Decline, a.AtMost, a.SetOrder)


def rich_game(seats: int, rng: random.Random) -> State:
    """A game that begins with goods in store, and with farms and villages half built."""
    state = KEYPER.new_game(setup_for(KEYPER, seats, str(rng.random())))
    country = [tile for tile in (*state.bag, *state.aside) if tile in TILES]
    country.sort(key=lambda tile: (tile not in KEEN, rng.random()))
    for player in state.players:
        for good in list(state.supply):
            player.goods[good] = player.goods.get(good, 0) + rng.randrange(3)
        player.goods = {good: count for good, count in player.goods.items() if count}
        for _ in range(rng.randrange(10)):
            own = rng.random() < 0.4
            tile = player.tiles.pop(rng.randrange(len(player.tiles))) if own else country.pop(0)
            for pile in (state.bag, state.aside):
                pile[:] = [each for each in pile if each != tile]
            open_plots = [player.plots[spot] for spot in second.PLOTS[TILES[tile].area]]
            plot = rng.choice([plot for plot in open_plots if not plot.covered])
            plot.covered, plot.tile, plot.upgraded = plot.tile, tile, rng.random() < 0.5
    return state


def a_lively_pick(state: State, actions: list[Action], rng: random.Random) -> Action:
    """Mostly something that makes pieces meet."""
    shy = SHY if rng.random() < 0.1 else (*SHY, a.End)
    tuned_quick_score = [action for action in actions if not isinstance(action, shy)] or actions
    places = [action for action in tuned_quick_score if isinstance(action, a.Place)]
    taken = [at for at in places if keyples_at(state, at.seat, at.board, at.spot)]
    own = [at for at in places if at.board == OWN]
    likes = rng.choice([taken, [at for at in taken if at.board == OWN], own, []])
    return rng.choice(likes or tuned_quick_score)


def check_offers(state: State) -> None:
    """Everything offered is allowed, and everything allowed is offered."""
    actions = {action for choice in KEYPER.choices(state) for action in choice.actions}
    match state.stage:
        case "where":
            assert actions == second.sends(state)
        case "lay":
            assert actions == second.lay_downs(state)
        case "join":
            assert {action for action in actions if isinstance(action, a.Join)} == second.joins(state)
        case "work":
            check_work(state, actions)
        case "plot":
            tile = state.turn.tile
            wanted = {plot for plot in range(20) if second.ways_to_build(state, tile, plot)}
            assert {action.plot for action in actions if isinstance(action, a.OnPlot)} == wanted
        case "pay":
            paid = {tuple(sorted(action.goods)) for action in actions if isinstance(action, a.Pay)}
            assert paid == ways_to_pay(state)


def check_work(state: State, actions: set[Action]) -> None:
    turn = state.turn
    at_work = bool(turn.queue) and turn.queue[0] == turn.current
    builds = {action.tile for action in actions if isinstance(action, a.Build)}
    upgrades = {action.tile for action in actions if isinstance(action, a.Upgrade)}
    assert builds == (second.builds(state) if at_work else set())
    assert upgrades == (second.upgrades(state) if at_work else set())
    if second.field_at_work(state) == "river":
        boat = second.boat_actions(state) if at_work else set()
        assert actions - {a.End(state.decider)} == boat
    bare = turn.board == OWN and not second.tile_at_work(state)[0]
    assert (a.End(state.decider) in actions) != bare  # KP-33


def ways_to_pay(state: State) -> set[second.Payment]:
    turn = state.turn
    if turn.plot >= 0:
        return second.ways_to_build(state, turn.tile, turn.plot)
    plots = [plot.tile for plot in state.players[state.decider].plots]
    return second.ways_to_upgrade(state, plots.index(turn.tile))


@pytest.mark.parametrize("number", range(15))
def test_kp_29_kp_44_kp_56_kp_80_kp_82_kp_93_the_options_are_the_legal_ones(number: int) -> None:
    rng = random.Random(number)
    state = rich_game(2 + number % 3, rng)
    while choices := KEYPER.choices(state):
        check_offers(state)
        KEYPER.play(state, a_lively_pick(state, rng.choice(choices).actions, rng), Silence())


# Fairs and housing, against every way there is


def shows_all(goods: dict[str, int], places: list[str]) -> bool:
    """Return whether these goods fill all places, tried place by place."""
    if not places:
        return True
    fitting = {places[0], second.MADE_OF.get(places[0], places[0])}
    return any(shows_all({**goods, good: goods[good] - 1}, places[1:]) for good in fitting if goods.get(good))


def test_kp_101_kp_122_kp_226_a_fair_can_be_held_if_any_way_to_show_it_exists() -> None:
    rng = random.Random(226)
    kinds = ("clay", "log", "brick", "wood", "cow", "ruby")
    answers = set[bool]()
    for _ in range(2000):
        goods = {kind: count for kind in kinds if (count := rng.randrange(3))}
        places = rng.choices(kinds, k=rng.randrange(1, 6))
        answer = can_show(Player({}, goods, [], {}, []), places)
        assert answer == shows_all(goods, places), (goods, places)
        answers.add(answer)
    assert answers == {True, False}


def most_housed(herd: dict[str, int], houses: list[tuple[str, ...]]) -> int:
    """House by house, every choice of at most four."""
    if not houses:
        return 0
    kinds = [kind for kind in houses[0] if herd.get(kind)]
    best = 0
    for given in product(*(range(min(4, herd[kind]) + 1) for kind in kinds)):
        if sum(given) <= 4:
            rest = herd | {kind: herd[kind] - n for kind, n in zip(kinds, given, strict=True)}
            best = max(best, sum(given) + most_housed(rest, houses[1:]))
    return best


def test_kp_125_kp_227_only_animals_that_must_go_may_be_released() -> None:
    rng = random.Random(227)
    barns = [tile for tile in TILES.values() if tile.houses]
    asked = 0
    for _ in range(300):
        tiles = rng.sample(barns, rng.randrange(4))
        herd = {kind: rng.randrange(1, 7) for kind in rng.sample(ANIMALS, rng.randrange(1, 4))}
        houses = [tile.houses for tile in tiles]
        most = most_housed(herd, houses)
        wanted = [
            kind
            for kind in ANIMALS
            if kind in herd and most_housed(herd | {kind: herd[kind] - 1}, houses) == most
        ]
        player = Player({}, herd, [], {}, [Plot(tile.id) for tile in tiles])
        assert releasable(SHIPPED, player) == (wanted if most < sum(herd.values()) else []), (herd, houses)
        asked += bool(wanted)
    assert asked > 100
