"""Keyper: the stated results of a place, a payment or an order, tried by playing them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core.text import Who
from engine.keyper.actions import AtMost, Build, End, Get, Give, TakeTile, Upgrade
from engine.keyper.content.board import AREA_PLOTS
from engine.keyper.content.goods import RESOURCES
from engine.keyper.forecast import gains_nothing
from engine.keyper.prices import ways_payable
from engine.keyper.queries import exchanges_here, field_of
from engine.keyper.state import OWN, State
from tests.support.keyper_box import TEAM_LIMIT
from tests.truth.claims import Said, actions_of, played
from tests.truth.keyper_reasons import PLENTY, rich, tile_of

_BEFORE_WORK = ("boat", "partner", "lay-count", "confirm", "join", "joined", "declined")


def settled(said: Said, state: State, joiner: bool = False) -> Iterator[State]:
    """Yield every continuation until the work begins or ends, with others declining, or with the first one
    joining."""
    if state.stage not in _BEFORE_WORK:
        yield state
        return
    seat = state.decider
    for action in actions_of(said.game, state, seat):
        if isinstance(action, AtMost):
            continue
        words = said.game.option(state, seat, action).words
        if state.stage == "join" and words.startswith("join") != joiner:
            continue
        yield from settled(said, played(said.game, state, action), joiner)


def gain_of(said: Said, state: State, good: str) -> int:
    """Return how many more of a good this seat has."""
    before: State = said.state
    return state.players[said.seat].goods.get(good, 0) - before.players[said.seat].goods.get(good, 0)


def shares(said: Said, states: list[State]) -> list[int]:
    """Return how many actions of the work go to this seat."""
    return [worker.share for state in states for worker in state.turn.workers if worker.seat == said.seat]


def brings(said: Said, gain: Any, states: list[State], *, at_most: bool) -> object:
    """The result includes a gain such as `2 logs`, `1 action` or `2 tiles`; at the end of a season animals
    may be gone again."""
    if any(state.stage in ("fairs", "housing", "fold", "surplus", "over") for state in states):
        return None
    if gain.key == "keyper-nothing":
        return next((f"something: {state.stage}" for state in states if _could(said, state)), None)
    count = dict(gain.args)["count"]
    if gain.key in ("keyper-counted-action", "keyper-counted-tile"):
        found = shares(said, states)
    else:
        found = [gain_of(said, state, gain.key.removeprefix("keyper-counted-")) for state in states]
    right = max(found) == count if at_most else set(found) == {count}
    return None if found and right else f"it brings {sorted(set(found))}"


def _could(said: Said, state: State) -> bool:
    """Whether this seat gained something, or has an action that changes anything."""
    if state.stage != "work" or state.decider != said.seat:
        before, after = said.state.players[said.seat].goods, state.players[said.seat].goods
        return any(after.get(good, 0) > before.get(good, 0) for good in after)
    exchanges, _ = exchanges_here(state)
    return any(
        not isinstance(action, End)
        and not (isinstance(action, Give) and gains_nothing(exchanges[action.exchange], action.goods))
        for action in said.actions(state)
    )


def gain(said: Said) -> object:
    return brings(said, said["gain"], [*settled(said, said.after())], at_most=False)


def gain_most(said: Said) -> object:
    return brings(said, said["gain"], [*settled(said, said.after())], at_most=True)


# In vain


def vain(said: Said) -> object:
    """Nothing can be done there, and the stated reason is the right one."""
    reason = said.text.key.rsplit("-vain-", 1)[-1].rsplit("-none-", 1)[-1]
    states = [*settled(said, said.after())] if said.picks else [said.state]
    if any(_could(said, state) for state in states):
        return "something can be done"
    return _missing(said, reason)


def _missing(said: Said, reason: str) -> object:
    player = said.state.players[said.seat]
    built = [plot for plot in player.plots if plot.tile]
    plots = [plot for tile in player.tiles for plot in AREA_PLOTS[said.state.content.tiles[tile].area]]
    match reason:
        case "no-tile":
            return bool(player.tiles)
        case "no-plot":
            return not player.tiles or any(not player.plots[plot].covered for plot in plots)
        case "nothing-built":
            return bool(built)
        case "all-upgraded":
            return not built or any(not plot.upgraded for plot in built)
        case "no-price" | "no-upgrade" | "nothing-to-give":
            return None if _would(said, rich(said)) else "goods would not help"
        case "nothing-to-get":
            state = said.game.copy(said.state)
            state.supply = dict.fromkeys(RESOURCES, PLENTY)
            return None if _would(said, state) else "a full supply would not help"
        case "same":
            exchange = exchanges_here(_at_work(said))[0][0]
            ways = ways_payable(player.goods, exchange.give)
            return not ways or not all(gains_nothing(exchange, way) for way in ways)
        case "none-left":
            turn = _at_work(said).turn
            field = field_of(said.state, turn.board, turn.spot)
            return bool(said.state.shown) if field.work == "tiles" else field.good in said.state.supply
        case _:  # boat, plot: nothing more is claimed
            return None


def _at_work(said: Said) -> State:
    return next(settled(said, said.after())) if said.picks else said.state


def _would(said: Said, state: State) -> bool:
    """Whether something could be done there in this position."""
    start = played(said.game, state, *said.picks)
    return any(_could(said, each) for each in settled(said, start))


# Questions


def partner(said: Said) -> object:
    lay, leave = ([*settled(said, played(said.game, said.state, pick))] for pick in said.actions())
    one = said["one"]
    both = said.get("both") if said.text.key == "keyper-ask-partner" else one
    return brings(said, both, lay, at_most=False) or brings(said, one, leave, at_most=False)


def ask_gain(said: Said) -> object:
    """The stated results are right, for a commit that nobody joins and for one that somebody joins."""
    (goods,) = (said["goods"],)
    end = played(said.game, said.state, End(said.seat))
    if wrong := brings(said, goods, [*settled(said, end)], at_most=False):
        return wrong
    if said.text.key == "keyper-ask-gain":
        return None
    if end.stage != "join":
        return "nobody is asked"
    joined = [gain_of(said, state, _good(said)) for state in settled(said, end, joiner=True)]
    alone = gain_of(said, next(settled(said, end)), _good(said))
    if said.text.key == "keyper-ask-gain-invite":
        return set(joined) != {alone + 1} and f"{joined} if somebody joins"
    return min(joined) > alone and f"{joined}: there is enough"


def _good(said: Said) -> str:
    turn = said.state.turn
    return field_of(said.state, turn.board, turn.spot).good


def invite(said: Said) -> object:
    return played(said.game, said.state, End(said.seat)).stage != "join"


def ask_join(said: Said) -> object:
    joins = [
        pick
        for pick in said.actions()
        if said.game.option(said.state, said.seat, pick).words.startswith("join")
    ]
    states = [state for pick in joins for state in settled(said, played(said.game, said.state, pick))]
    if said.text.key == "keyper-ask-join-vain":
        return any(_first_could(said, state) for state in states) and "something can be done"
    if said.text.key == "keyper-ask-join-short":  # the other may have set a limit
        gain = said["gain"]
        least = 0 if gain.key == "keyper-nothing" else dict(gain.args)["count"]  # type: ignore[union-attr]  # a gain is a text
        return any(gain_of(said, state, _good(said)) < least for state in states)
    return brings(said, said["gain"], states, at_most=False)


def _first_could(said: Said, state: State) -> bool:
    """Return whether this seat can do something where it works first or alone."""
    return state.stage == "work" and state.decider == said.seat and _could(said, state)


def work(said: Said) -> object:
    """The seat has this many actions, all of the stated kind."""
    turn, key = said.state.turn, said.text.key
    left = -(-turn.queue.count(turn.current) // turn.takes)
    if said.number() != left:
        return f"there are {left} actions"
    picks = [pick for pick in said.actions() if not isinstance(pick, End)]
    tiles = {pick.tile for pick in picks if isinstance(pick, Build | Upgrade | TakeTile)}
    kinds = {type(pick).__name__ for pick in picks}
    if key.endswith("-one"):
        return tiles != {tile_of(said)} or len(kinds) > 1
    wanted = {"build": {"Build"}, "upgrade": {"Upgrade"}, "tiles": {"TakeTile"}, "boat": {"Receive", "Sell"}}
    verb = key.removeprefix("keyper-ask-work").removeprefix("-")
    if verb in wanted:
        return not kinds <= wanted[verb] or (verb != "boat" and len(tiles) < 2)
    return verb == "exchange" and kinds != {"Give"}


def work_then(said: Said) -> object:
    """Another worker acts before the last action of the current one."""
    turn = said.state.turn
    rest = turn.queue[turn.queue.index(turn.current) :]
    last = len(rest) - 1 - rest[::-1].index(turn.current)
    return said["who"] != Who(turn.workers[1 - turn.current].seat) or set(rest[:last]) == {turn.current}


def leaving_now(said: Said) -> object:
    """This many actions are given up, and as many are kept for after another worker's."""
    turn = said.state.turn
    later = turn.queue.count(turn.current) - said.number()
    return leaving(said) or said["later"] != later or later < 1 or turn.alternating


def work_later(said: Said) -> object:
    turn = said.state.turn
    return not turn.queue or turn.queue[0] == turn.current or turn.current not in turn.queue


def work_half(said: Said) -> object:
    return not any(isinstance(pick, Give) for pick in said.actions())


def get_one(said: Said) -> object:
    turn = said.state.turn
    return (
        turn.takes < 2
        or set(turn.queue) <= {turn.current}
        or any(isinstance(pick, Get) and len(pick.goods) > 1 for pick in said.actions())
    )


def season_ends(said: Said) -> object:
    """Ending the turn ends the season."""
    return played(said.game, said.state, End(said.seat)).stage in ("turn", "lay", "work")


def leaving(said: Said) -> object:
    """This many actions are given up, and at least one of them could change something."""
    turn = said.state.turn
    mine = -(-turn.queue.count(turn.current) // turn.takes)
    others = [at for at, worker in enumerate(turn.queue) if worker != turn.current]
    run = -(-(others[0] if others else len(turn.queue)) // turn.takes)
    if said.number() != (mine if turn.alternating else run):
        return f"{mine} of {turn.queue}"
    if not _could(said, said.state):
        return "none of them could be used"
    after = played(said.game, said.state, End(said.seat))
    return (
        turn.alternating and after.turn is not turn and after.stage == "work" and after.decider == said.seat
    )


def only(kind: type) -> Any:
    return lambda said: any(not isinstance(pick, kind) for pick in said.actions())


def passing(said: Said) -> object:
    can = any(option.words == "pass" for option in said.decision.options) if said.decision else False
    return can != (said.text.key == "keyper-ask-lay-or-pass")


def turn_only(said: Said) -> object:
    player = said.state.players[said.seat]
    return bool(player.keyples) if said.text.key.endswith("keyper") else player.keyper


def surplus(said: Said) -> object:
    held = sum(said.state.players[said.seat].keyples.values())
    return said.number() < 1 or said.number() != held - TEAM_LIMIT[len(said.state.players)]


def lay_count(said: Said) -> object:
    turn = said.state.turn
    player = said.state.players[said.seat]
    there = (
        player.plots[turn.spot].keyples
        if turn.board == OWN
        else said.state.boards[turn.board].fields[turn.spot]
    )
    return [keyple.lying for keyple in there] != [False, False]
