"""Keyflower: the stated results of picks, compound moves and questions, tried by playing them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.core.text import Who
from engine.keyflower.actions import BidFor, Carry, Cash, PlaceTile, Upgrade, Use
from engine.keyflower.content.shapes import RIVER, ROAD
from engine.keyflower.state import Bid, Spot
from tests.support.keyflower_box import HEXES
from tests.support.keyflower_truth.found import Found, args
from tests.support.keyflower_truth.outcomes import check_journeys, check_options
from tests.support.keyflower_truth.reasons import check_reasons
from tests.truth.claims import Checker, Said, played


def tile_in(name: Any) -> str:
    if name.key == "keyflower-side":
        name = args(name)["tile"]
    return str(name.key.removeprefix("keyflower-tile-"))


def spot_of(said: Said) -> Spot:
    state, tile = said.state, tile_in(said["tile"])
    own = (spot for player in state.players for spot in player.village)
    spots: list[Spot] = [*state.middle, *state.orders, *own]
    return next(spot for spot in spots if spot.id == tile)


def _best(spot: Spot) -> Bid | None:
    return max(spot.bids, key=lambda bid: bid.count, default=None)


# Questions


def opening(said: Said) -> object:
    """The picks that may begin a turn are the stated ones, and all else has its reason."""
    picks, found = said.actions(), Found()
    able = any(isinstance(pick, BidFor | Use) for pick in picks)
    cashes = any(isinstance(pick, Cash) for pick in picks)
    expected = "turn" if able else "cash-or-pass" if cashes else "only-pass"
    found.check(said.text.key, said.text.key == f"keyflower-ask-{expected}")
    check_reasons(said.state, said.seat, found)
    return found.false[:1] or use(said)


def leader(said: Said) -> object:
    """The leader and their bid are as stated, or nobody has bid."""
    best = _best(spot_of(said))
    if said.text.key.startswith("keyflower-ask-bid-used") or said.text.key == "keyflower-ask-bid":
        return best
    who = said.get("who") or Who(said.seat)
    return best is None or who != Who(best.seat) or not _says(said["workers"], best.count)


def _says(workers: Any, count: int) -> bool:
    if workers.key == "keyflower-lying":
        workers = args(workers)["workers"]
    return bool(args(workers)["count"] == count)


def raised(said: Said) -> object:
    """This many workers are there after the commit."""
    total: Any = said["total"]
    after = said.after_end()
    spot = next(one for one in (*after.middle, *after.orders) if one.id == tile_in(said["tile"]))
    own = next(bid for bid in spot.bids if bid.seat == said.seat)
    return total.key != f"keyflower-count-{own.colour}" or args(total)["count"] != own.count


def use(said: Said) -> object:
    """This many more are needed for the use, which then has the stated result; all picks say what they do."""
    found = Found()
    check_options(said.state, said.seat, said.actions(), found)
    return found.false[:1]


def source(said: Said) -> object:
    """The player sees this many in front of the screen and behind it."""
    mine, colour = said.game.view_for(said.state, said.seat).seats[said.seat], said.state.turn.colour
    front, behind = (
        place.workers.get(colour, 0) if place is not None else 0 for place in (mine.front, mine.screen)
    )
    return (said["front"], said["behind"]) != (front, behind) and f"{front} and {behind}"


def transport(said: Said) -> object:
    """No more can be carried than so many steps, nor more upgraded; the steps are there to be gone."""
    if wrong := use(said):
        return wrong
    state, steps = said.state, 0
    while carries := [pick for pick in said.actions(state) if isinstance(pick, Carry)]:
        state, steps = played(said.game, state, carries[0]), steps + 1
    could = any(isinstance(pick, Carry) for pick in said.actions())
    if could and steps != said["steps"]:
        return f"{steps} steps"
    return any(isinstance(pick, Upgrade) for pick in said.actions()) > said.number("upgrades")


def growth(said: Said) -> object:
    """This many are left to be placed, and whether that is possible is true."""
    if wrong := use(said):
        return wrong
    able = {pick.tile for pick in said.actions() if isinstance(pick, PlaceTile)}
    new = {spot.id for spot in said.state.players[said.seat].growth.tiles}
    count = said.number()
    match said.text.key.removeprefix("keyflower-ask-"):
        case "place":
            return count != len(new) or bool(count) != bool(able & new)
        case "place-beside":
            named = {tile_in(tile) for tile in said["tiles"]}  # type: ignore[union-attr]  # an argument of this sentence is always such
            return named != able - new or count != (len(new) if able & new else 0)
        case _:
            return able or count != len(new)


def kept(said: Said) -> object:
    """Tiles that fit nowhere: kept beside the village, or out of the game."""
    new = {spot.id for spot in said.state.players[said.seat].growth.tiles}
    beside = {spot.id for spot in said.after_end().players[said.seat].beside}
    stays = said.text.key == "keyflower-ask-beside"
    return growth(said) or (new <= beside) != stays


# Cautions and notes


def ends_phase(said: Said) -> object:
    """Nobody else is awaited, so the game continues with this."""
    return said.after().phase == said.state.phase


def upgrades_left(said: Said) -> object:
    """This many tiles can still be upgraded."""
    found = Found()
    check_options(said.state, said.seat, [*said.picks], found)
    return found.false[:1]


def enables(said: Said) -> object:
    """The tile can be upgraded after the transport, but not before."""
    pick = Upgrade(said.seat, said.picks[-1].to)
    return pick in said.actions() or pick not in said.actions(said.after())


def goes_home(said: Said) -> object:
    """The yield of the contract then lies on the home tile."""
    item, before, after = said.picks[0].item, said.state.players[said.seat], said.after().players[said.seat]
    gain = after.home.goods.get(item, 0) - before.home.goods.get(item, 0)
    return tile_in(said["tile"]) != before.home.id or gain != 1


def moves_on(said: Said) -> object:
    """The group was outbid, and all of it goes."""
    tile = said.picks[0].tile
    spot = next(one for one in (*said.state.middle, *said.state.orders) if one.id == tile)
    own, best = next(bid for bid in spot.bids if bid.seat == said.seat), _best(spot)
    return best is None or own.count >= best.count or tile not in said.after().turn.groups


def rotation(said: Said) -> object:
    """Its sides as they lie once it is turned."""
    growing = said.state.players[said.seat].growth
    printed, turns = HEXES[growing.tile].edges, said.picks[0].rotation
    lies = {side: printed[(side - turns) % len(printed)] for side in range(len(printed))}
    for name, terrain in (("roads", ROAD), ("rivers", RIVER)):
        says: Any = said.get(name) or ()
        wanted = {f"pictures-side-{side}" for side, what in lies.items() if what == terrain}
        if {side.key for side in says} != wanted:
            return f"{name} lie {wanted}"
    return None


# Ways of several picks


def journey(said: Said) -> object:
    """It can be gone, so many steps, from these tiles, with these pieces; and the tile is upgraded by it."""
    found = Found()
    ways = [way for way in said.game.compound_moves(said.state, said.seat) if way.picks == said.picks]
    check_journeys(said.state, ways, found)
    return found.false[:1] or ("upgrade" in said.text.key and said.kind == "forecast" and _upgrade(said))


def _upgrade(said: Said) -> object:
    last = said.picks[-1]
    if not isinstance(last, Upgrade) or last.tile != tile_in(said["tile"]):
        return f"{last} comes last"
    pieces: Any = said.get("pieces") or ()
    named = Counter[str]()
    for piece in pieces:
        named[piece.key.removeprefix("keyflower-count-")] += args(piece)["count"]
    carried = Counter(
        pick.resource for pick in said.picks if isinstance(pick, Carry) and pick.to == last.tile
    )
    return named != carried and f"{carried} is carried"


# Follies


def leads_already(said: Said) -> object:
    spots = [*said.state.middle, *said.state.orders]
    best = _best(next(one for one in spots if one.id == said.picks[0].tile))
    return best is None or best.seat != said.seat


def goes_back(said: Said) -> object:
    """The same goods lie where they lay before the steps that it undoes, also those before a payment."""
    pick, came_from = said.picks[0], {said.picks[0].start}
    ways = [way for way in said.state.turn.ways if way.resource == pick.resource]
    for _ in ways:
        came_from |= {way.start for way in ways if way.to in came_from}
    return pick.to not in came_from


_WAYS = ("-carrying", "-from")
OUTCOMES: dict[str, Checker] = {
    "keyflower-ask-turn": opening,
    "keyflower-ask-only-pass": opening,
    "keyflower-ask-cash-or-pass": opening,
    "keyflower-ask-bid": leader,
    "keyflower-ask-bid-used": leader,
    "keyflower-ask-bid-used-one": leader,
    "keyflower-ask-bid-beat": leader,
    "keyflower-ask-bid-own": leader,
    "keyflower-ask-bid-raised": raised,
    "keyflower-ask-use": use,
    "keyflower-ask-use-more": use,
    **{f"keyflower-ask-{what}": use for what in ("done", "passed", "winter", "boat", "boat-taken")},
    **dict.fromkeys((f"keyflower-caution-use-{where}" for where in ("own", "middle", "there")), use),
    "keyflower-ask-source": source,
    "keyflower-ask-source-one": source,
    "keyflower-ask-transport": transport,
    "keyflower-ask-place": growth,
    "keyflower-ask-place-beside": growth,
    "keyflower-ask-stuck": kept,
    "keyflower-ask-beside": kept,
    "keyflower-led": leader,
    "keyflower-caution-season": ends_phase,
    "keyflower-caution-growth": ends_phase,
    "keyflower-caution-winter": ends_phase,
    "keyflower-caution-upgrade": upgrades_left,
    "keyflower-carry-enables": enables,
    "keyflower-carry-far": journey,
    **{f"keyflower-upgrade{way}": journey for way in _WAYS},
    "keyflower-cash-note": goes_home,
    "keyflower-group-note": moves_on,
    **{f"keyflower-rotation-{sides}": rotation for sides in ("roads", "rivers", "both")},
    "folly BidFor": leads_already,
    "folly Carry": goes_back,
}
