"""Whole games by a simple searching player, to balance the values of our own design.

python -m tools.lab.simple_player --players 3 --games 50

This is not a test: it prints the score of each place in the turn order and the value of each tile."""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator

from engine.core.rng import seed_from
from engine.core.setup import Setup, checked
from engine.core.tell import Silence
from engine.core.text import Seat
from engine.keyper.actions import Action, AtMost, Build, End, Give, Sell, SetOrder, Upgrade
from engine.keyper.content.board import AREA_PLOTS
from engine.keyper.content.goods import ANIMALS, FINISHED, GEMS, RAW
from engine.keyper.content.sets import SETS
from engine.keyper.game import KEYPER
from engine.keyper.queries import claimed_board, season_of
from engine.keyper.scoring import points_of, score, totals
from engine.keyper.state import OWN, Order, Player, State
from engine.keyper.steps.fairs import can_show
from engine.keyper.steps.housing import houses_of

_WORTH = {
    **dict.fromkeys(RAW, 0.7),
    **dict.fromkeys(FINISHED, 1.1),
    "wheat": 0.9,
    **dict.fromkeys(GEMS, 1.0),
    **dict.fromkeys(ANIMALS, 0.5),
}
_FUTURE = (1.0, 0.85, 0.6, 0.1)
"""Value of goods, open tiles and keyples in each season, relative to points."""


def _value(state: State, seat: Seat) -> float:
    """Return a rough value of a position for a seat."""
    player, future = state.players[seat], _FUTURE[state.season]
    points = float(points_of(state, seat))
    goods = sum(_WORTH[kind] * min(count, 6) for kind, count in player.goods.items())
    houses = houses_of(state.content, player)
    homeless = sum(
        count
        for kind, count in player.goods.items()
        if kind in ANIMALS and not any(kind in house for house in houses)
    )
    plans = _plans(state, seat, points)
    works = sum(bool(plot.tile) and state.content.tiles[plot.tile].activation for plot in player.plots)
    built = sum(bool(plot.tile) for plot in player.plots)
    board = claimed_board(state, seat)
    keyples = 0 if board is None else sum(len(spot) for spot in state.boards[board].fields)
    fair = player.fairs.get(season_of(state))
    shown = (
        state.content.fair[fair].points if fair and can_show(player, state.content.fair[fair].requires) else 0
    )
    hand = 1.2 * sum(player.keyples.values())
    extras = goods + hand - 0.35 * homeless + plans + 1.2 * works + 0.7 * built + 0.35 * keyples
    return points + shown + future * extras


def _plans(state: State, seat: Seat, now: float) -> float:
    """Return what the best three country tiles in hand would add if built, minus work and cost."""
    player = state.players[seat]
    worth = list[float]()
    for tile in player.tiles:
        if state.content.tiles[tile].origin == "home":
            continue
        free = [at for at in AREA_PLOTS[state.content.tiles[tile].area] if not player.plots[at].tile]
        if not free:
            continue
        plot = player.plots[free[len(free) // 2]]
        plot.tile, plot.upgraded = tile, True
        worth.append(1.0 + 1.5 * state.content.tiles[tile].activation + 0.6 * (points_of(state, seat) - now))
        plot.tile, plot.upgraded = "", False
    return sum(sorted(worth)[-3:])


def thoughtful(state: State, seat: Seat, rng: random.Random, samples: int, eager: str = "") -> list[Action]:
    """Try some random ways to finish this turn; return the picks of the best one, up to its first `end`."""
    actions = _sensible(state, seat)
    if len(actions) == 1:
        return actions
    best, chosen = float("-inf"), actions[:1]
    for _ in range(samples):
        trial = KEYPER.copy(state)
        for other, player in enumerate(trial.players):
            if other != seat:
                player.order = Order("never")
        picks = _finish(trial, seat, rng)
        found = _value(trial, seat) + rng.random() * 0.01 + _eagerness(trial, seat, eager)
        if found > best:
            best, chosen = found, picks
    return chosen


def _eagerness(state: State, seat: Seat, eager: str) -> float:
    """Return a bonus for a player who was given a tile: for building it, upgrading it, and what it counts."""
    player = state.players[seat]
    if not eager:
        return 0.0
    stands = sum(4.0 + 2 * plot.upgraded for plot in player.plots if plot.tile == eager)
    for goal, tiles in _GOALS.items():
        if eager in tiles:
            stands += _towards(state, player, goal)
    return stands


def _towards(state: State, player: Player, goal: str) -> float:
    match goal:
        case "shipping":
            return 0.7 * player.shipping
        case "gems":
            return 0.8 * sum(player.goods.get(gem, 0) for gem in GEMS)
        case _:  # an area to fill
            return 1.5 * sum(
                bool(plot.tile) and state.content.tiles[plot.tile].area == goal for plot in player.plots
            )


_GOALS = {
    "shipping": ("dock", "seafarer", "shipping-agent", "merchant"),
    "gems": (
        "bracelet-maker",
        "emporium",
        "gem-merchant",
        "goldsmith",
        "jeweller",
        "ring-maker",
        "prospector",
    ),
    "farm": ("oast-house", "barn", "farm-labourer"),
    "village": ("village-hall", "thatcher", "statue", "boarding-house", "building-plot", "builder"),
}
"""Additional aims, by tile."""


def _sensible(state: State, seat: Seat) -> list[Action]:
    for choice in KEYPER.choices(state):
        if choice.seat == seat:
            kept: list[Action] = [a for a in choice.actions if not isinstance(a, AtMost | SetOrder)]
            busy: list[Action] = [a for a in kept if not isinstance(a, End)]
            return busy or kept
    return []


def _finish(trial: State, seat: Seat, rng: random.Random) -> list[Action]:
    """Play at random to the end of the turn; return the picks up to the first `end`."""
    picks = list[Action]()
    active, ended = trial.turn.seat, False
    for _ in range(40):
        actions = _sensible(trial, seat)
        if not actions or (picks and trial.turn.seat != active):
            break
        action = rng.choice(actions)
        if not ended:
            picks.append(action)
        ended = ended or isinstance(action, End)
        KEYPER.play(trial, action, Silence())
    return picks


def _play_game(
    seats: int, seed: str, samples: int, gift: str = "", watch: Callable[[State, Action], None] | None = None
) -> State:
    """Play a whole game; a tile given to seat 0 at the start is taken out of the bag."""
    state = KEYPER.new_game(checked(KEYPER.spec, Setup(seats, seed_from(seed))))
    if gift:
        for pile in (state.shown, state.bag, state.aside):
            if gift in pile:
                pile.remove(gift)
        state.players[0].tiles.append(gift)
    rng = random.Random(seed)
    while choices := KEYPER.choices(state):
        seat = choices[0].seat
        for action in thoughtful(state, seat, rng, samples, gift if seat == 0 else ""):
            if watch:
                watch(state, action)
            KEYPER.play(state, action, Silence())
    return state


def _gift_report(tile: str, games: int, samples: int) -> str:
    """Return what one tile brings a player who has it from the start and wants to use it."""
    built = uses = sales = boats = 0
    points, lead = list[int](), list[int]()

    def watch(state: State, action: Action) -> None:
        nonlocal uses, sales, boats
        at = next((n for n, plot in enumerate(state.players[0].plots) if plot.tile == tile), None)
        if action.seat != 0 or at is None:
            return
        uses += isinstance(action, Give | Build | Upgrade) and (state.turn.board, state.turn.spot) == (
            OWN,
            at,
        )
        sales += isinstance(action, Sell)
        boats += isinstance(action, End) and any(
            w.sold or w.received for w in state.turn.workers if w.seat == 0
        )

    for number in range(games):
        state = _play_game(2, f"gift {tile} {number}", samples, tile, watch)
        built += any(plot.tile == tile for plot in state.players[0].plots)
        for line in score(state):
            if line.seat == 0 and f"keyper-tile-{tile}'" in repr(line.text):
                points.append(line.points)
        lead.append(totals(state)[0] - totals(state)[1])
    per_game = f"{uses / games:5.1f} uses{boats / games:5.1f} boats{sales / games:5.1f} sales"
    return f"  {tile:28}built {built}/{games}{_mean(points):6.1f} points{per_game}{_mean(lead):7.1f} ahead"


class Tally:
    """Statistics over many games."""

    def __init__(self, seats: int) -> None:
        self.by_place = [list[int]() for _ in range(seats)]
        self.wins = [0.0] * seats
        self.owned = Counter[str]()
        self.built = Counter[str]()
        self.upgraded = Counter[str]()
        self.points = defaultdict[str, list[int]](list)
        self.shipping = list[int]()
        self.fairs = list[int]()

    def add(self, state: State, start: Seat) -> None:
        points = totals(state)
        seats = len(points)
        winners = [standing.seat for standing in KEYPER.standings(state) if standing.rank == 1]
        for seat, total in enumerate(points):
            place = (seat - start) % seats
            self.by_place[place].append(total)
            self.wins[place] += (seat in winners) / len(winners)
            player = state.players[seat]
            self.shipping.append(player.shipping)
            self.fairs.append(sum(held.points for held in player.held))
            self.owned.update(player.tiles)
            for plot in player.plots:
                self.owned.update(tile for tile in (plot.tile, plot.covered) if tile)
                if plot.tile:
                    self.built[plot.tile] += 1
                    self.upgraded[plot.tile] += plot.upgraded
        for line in score(state):
            for name, arg in line.text.args:
                if name == "tile" and hasattr(arg, "key"):
                    self.points[arg.key.removeprefix("keyper-tile-")].append(line.points)

    def report(self) -> Iterator[str]:
        games = len(self.by_place[0])
        yield f"{games} games; mean points by place in the first round, and wins:"
        for place, points in enumerate(self.by_place):
            yield f"  {place + 1}: {_mean(points):.1f} points, {self.wins[place] / games:.0%} of wins"
        yield f"shipping {_mean(self.shipping):.1f}, fairs {_mean(self.fairs):.1f} points a player"
        yield "tile: owned, built of these, upgraded of these, mean points of those built"
        for tile in sorted(SETS.newest.tiles, key=lambda each: -_mean(self.points[each])):
            owned, built = self.owned[tile], self.built[tile]
            rates = f"{built / max(1, owned):6.0%}{self.upgraded[tile] / max(1, built):6.0%}"
            yield f"  {tile:28}{owned:5}{rates}{_mean(self.points[tile]):7.1f}"


def _mean(numbers: Iterable[int]) -> float:
    listed = list(numbers)
    return sum(listed) / max(1, len(listed))


def _main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--samples", type=int, default=24)
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--gifts", nargs="*", help="give these country tiles, or all, to one who wants them")
    arguments = parser.parse_args()
    if arguments.gifts is not None:
        for tile in arguments.gifts or [
            tile.id for tile in SETS.newest.tiles.values() if tile.origin != "home"
        ]:
            sys.stdout.write(_gift_report(tile, arguments.games, arguments.samples) + "\n")
            sys.stdout.flush()
        return
    figures = Tally(arguments.players)
    for number in range(arguments.games):
        seed = f"{arguments.seed} {number}"
        start = KEYPER.new_game(checked(KEYPER.spec, Setup(arguments.players, seed_from(seed)))).start
        figures.add(_play_game(arguments.players, seed, arguments.samples), start)
    sys.stdout.writelines(f"{line}\n" for line in figures.report())


if __name__ == "__main__":
    _main()
