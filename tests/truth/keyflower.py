"""What the sentences of Keyflower claim."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.pieces import put, total
from engine.core.text import Who
from engine.keyflower.actions import BidFor, Cash, Upgrade, Use
from engine.keyflower.content.shapes import COLOURS, SKILLS
from engine.keyflower.game import KEYFLOWER
from engine.keyflower.state import Spot, State
from tests.truth.claims import Checker, Claims, Said

_PLENTY = 20
_MOST = 6  # KF-38


def _tile(said: Said) -> str:
    name: Any = said["tile"]
    if name.key == "keyflower-side":
        name = dict(name.args)["tile"]
    return str(name.key.removeprefix("keyflower-tile-"))


def _spot(said: Said) -> Spot:
    state: State = said.state
    spots = [*state.middle, *state.orders, *(spot for player in state.players for spot in player.village)]
    return next(spot for spot in spots if spot.id == _tile(said))


def _given(said: Said, **pieces: int) -> State:
    """The same table, with more behind one screen."""
    state: State = said.game.copy(said.state)
    player = state.players[said.seat]
    for kind, n in pieces.items():
        if n > 0:
            put(player.workers if kind in COLOURS else player.skills, kind, n)
    return state


def _can(said: Said, kind: type[BidFor] | type[Use]) -> Callable[[State], bool]:
    return lambda state: kind(said.seat, _tile(said)) in said.actions(state)


def _counted(named: Any) -> tuple[str, int]:
    return named.key.removeprefix("keyflower-count-"), dict(named.args)["count"]


def _exact(said: Said, colour: str, lack: int, can: Callable[[State], bool]) -> object:
    if can(said.state) or lack < 1:
        return "it can be done"
    if not can(_given(said, **{colour: lack})):
        return f"{lack} {colour} would not do"
    return can(_given(said, **{colour: lack - 1})) and f"{lack - 1} {colour} would do"


def bid(said: Said) -> object:
    colour, need = _counted(said["need"])
    have = said.get("have")
    return isinstance(have, int) and _exact(said, colour, need - have, _can(said, BidFor))


def bid_any(said: Said) -> object:
    lack = said.number("need") - said.number("have")
    wrong = [_exact(said, colour, lack, _can(said, BidFor)) for colour in COLOURS]
    return None if not all(wrong) else wrong[0]


def bid_led(said: Said) -> object:
    bids = _spot(said).bids
    best = max(bids, key=lambda bid: bid.count, default=None)
    return best is None or best.seat != said.seat or _can(said, BidFor)(said.state)


def no_workers(said: Said) -> object:
    return any(isinstance(pick, BidFor | Use) for pick in said.actions()) or total(
        said.state.players[said.seat].workers
    )


def use(said: Said) -> object:
    colour, need = _counted(said["need"])
    if said.number("have") >= need or _can(said, Use)(said.state):
        return "there are enough"
    more = _given(said, **{colour: need - said.number("have")})
    return _still(said, more)


def _still(said: Said, state: State) -> object:
    """Whether the same is said there still: what was lacking was not the reason."""
    same = [one for one in said.game.why_not(state, said.seat) if one.key == said.text.key]
    return any(dict(one.args).get("tile") == said["tile"] for one in same) and "it is still said"


def use_any(said: Said) -> object:
    return all(_still(said, _given(said, **{colour: _PLENTY})) for colour in COLOURS)


def use_mixed(said: Said) -> object:
    return _still(said, _given(said, red=said.number("need") - said.number("have")))


def _users(said: Said) -> int:
    spot = _spot(said)
    return total(spot.users) + total(spot.lying)


def use_full(said: Said) -> object:
    return _users(said) != _MOST and f"{_users(said)} are there"


def use_closed(said: Said) -> object:
    need, room = said.number("need"), said.number("room")
    return room != _MOST - _users(said) or need <= room or need != _spot(said).last + 1


def use_nothing(said: Said) -> object:
    held = {colour: _PLENTY for colour, n in said.state.players[said.seat].workers.items() if n}
    return _can(said, Use)(_given(said, **held)) and "more workers would do"


def use_group(said: Said) -> object:
    return said.number("room") != _MOST - _users(said) or _can(said, Use)(said.state)


def use_price(said: Said) -> object:
    price: Any = said["price"]
    key = price.key.rsplit("-", 1)[-1]
    kinds = {"skill": SKILLS[:1], "worker": ("red",)}.get(key, (key,))
    return _still(said, _given(said, **dict.fromkeys(kinds, 1)))


def use_pay(said: Said) -> object:
    return _still(said, _given(said, **dict.fromkeys(COLOURS, 1)))


def opening(said: Said) -> object:
    """What a turn may begin with."""
    picks = said.actions()
    able = any(isinstance(pick, BidFor | Use) for pick in picks)
    cashes = any(isinstance(pick, Cash) for pick in picks)
    expected = "turn" if able else "cash-or-pass" if cashes else "only-pass"
    return said.text.key != f"keyflower-ask-{expected}"


def leader(said: Said) -> object:
    """Who leads with how many; or that nobody has bid."""
    bids = _spot(said).bids
    if said.text.key.startswith("keyflower-ask-bid-used") or said.text.key == "keyflower-ask-bid":
        return bool(bids)
    best = max(bids, key=lambda bid: bid.count)
    who = said.get("who") or Who(said.seat)
    return who != Who(best.seat) or not _says(said["workers"], best.count)


def _says(workers: Any, count: int) -> bool:
    if workers.key == "keyflower-lying":
        workers = dict(workers.args)["workers"]
    return bool(dict(workers.args)["count"] == count)


def ends_phase(said: Said) -> object:
    """Nobody else is waited for: the game goes on with this."""
    return said.after().phase == said.state.phase


def upgrades_left(said: Said) -> object:
    """So many tiles could still be upgraded."""
    return not any(isinstance(pick, Upgrade) for pick in said.actions())


def enables(said: Said) -> object:
    """After the carrying, the tile can be upgraded, and could not be before."""
    to = said.picks[-1].to
    pick = Upgrade(said.seat, to)
    return pick in said.actions() or pick not in said.actions(said.after())


def leads_already(said: Said) -> object:
    spots = [*said.state.middle, *said.state.orders]
    spot = next(one for one in spots if one.id == said.picks[0].tile)
    best = max(spot.bids, key=lambda bid: bid.count, default=None)
    return best is None or best.seat != said.seat


def goes_back(said: Said) -> object:
    """The same goods lie where they lay before the step that it undoes."""
    pick, turn = said.picks[0], said.state.turn
    back = (pick.resource, pick.to, pick.start)
    return not any((way.resource, way.start, way.to) == back for way in turn.carried)


def enough_sent(said: Said) -> object:
    """So many more have to come before the use can begin."""
    need = said.number("need")
    begins = any(
        type(pick).__name__ not in ("Send", "AddGroup", "TakeFrom", "Cash") for pick in said.actions()
    )
    return begins and need > 0


_CHECKS: dict[str, Checker] = {
    "keyflower-why-no-workers": no_workers,
    "keyflower-why-bid": bid,
    "keyflower-why-bid-raise": bid,
    "keyflower-why-bid-led": bid_led,
    "keyflower-why-bid-any": bid_any,
    "keyflower-why-use": use,
    "keyflower-why-use-any": use_any,
    "keyflower-why-use-mixed": use_mixed,
    "keyflower-why-use-full": use_full,
    "keyflower-why-use-closed": use_closed,
    "keyflower-why-use-nothing": use_nothing,
    "keyflower-why-use-group": use_group,
    "keyflower-why-use-price": use_price,
    "keyflower-why-use-pay": use_pay,
    "keyflower-ask-turn": opening,
    "keyflower-ask-only-pass": opening,
    "keyflower-ask-cash-or-pass": opening,
    "keyflower-ask-bid": leader,
    "keyflower-ask-bid-used": leader,
    "keyflower-ask-bid-used-one": leader,
    "keyflower-ask-bid-beat": leader,
    "keyflower-ask-bid-own": leader,
    "keyflower-ask-use-more": enough_sent,
    "keyflower-caution-season": ends_phase,
    "keyflower-caution-growth": ends_phase,
    "keyflower-caution-winter": ends_phase,
    "keyflower-caution-upgrade": upgrades_left,
    "keyflower-carry-enables": enables,
    "folly BidFor": leads_already,
    "folly Carry": goes_back,
}

CLAIMS = Claims(
    KEYFLOWER,
    _CHECKS,
    silent=(
        *("keyflower-any-*", "keyflower-bid", "keyflower-boat-*", "keyflower-cash", "keyflower-cell-*"),
        *("keyflower-carry", "keyflower-carry-from", "keyflower-carry-to", "keyflower-chapter"),
        *(
            "keyflower-contract-*",
            "keyflower-count-*",
            "keyflower-draw*",
            "keyflower-end",
            "keyflower-extend*",
        ),
        *("keyflower-extension-*", "keyflower-feature-*", "keyflower-from-*", "keyflower-group"),
        *(
            "keyflower-group-from",
            "keyflower-hidden-*",
            "keyflower-item-*",
            "keyflower-lying",
            "keyflower-name",
        ),
        *(
            "keyflower-option-*",
            "keyflower-other-*",
            "keyflower-pass",
            "keyflower-pay*",
            "keyflower-picture*",
        ),
        *("keyflower-place*", "keyflower-rotation", "keyflower-score*", "keyflower-side"),
        *(
            "keyflower-source*",
            "keyflower-summary",
            "keyflower-synonyms",
            "keyflower-terms",
            "keyflower-take*",
            "keyflower-tile-*",
        ),
        *("keyflower-told-*", "keyflower-upgrade", "keyflower-use-*", "keyflower-way*"),
        *("keyflower-plan-*", "keyflower-fact-*", "keyflower-doubt-*"),  # how orders read
        *(f"keyflower-ask-{what}" for what in ("boat*", "cell", "contract", "done", "extension", "passed")),
        *(f"keyflower-ask-{what}" for what in ("price*", "replace", "rotation", "winter", "bid-more")),
    ),
    elsewhere=(
        "order *",
        "folly *",
        "keyflower-brings*",
        "keyflower-led",
        "keyflower-cash-note",
        "keyflower-group-note",
        "keyflower-carry-far",
        "keyflower-upgrade-*",
        "keyflower-rotation-*",
        *(f"keyflower-ask-{what}" for what in ("bid-raised", "use", "source*", "transport", "place*")),
        *(f"keyflower-ask-{what}" for what in ("stuck", "beside")),
    ),
)
