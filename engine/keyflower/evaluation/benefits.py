"""Effects of a turn for its player, in terms of the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.evaluation import Benefit
from engine.core.text import Seat, text
from engine.keyflower.actions import (
    Action,
    BidFor,
    ChooseCell,
    ChooseWinter,
    Pass,
    Send,
    TakeBoat,
    Upgrade,
    Use,
)
from engine.keyflower.content.shapes import (
    SEASONS,
    TileId,
)
from engine.keyflower.evaluation.bid_benefits import bid_benefits
from engine.keyflower.evaluation.boat_benefits import boat_benefits
from engine.keyflower.evaluation.pointless_turns import workers_of
from engine.keyflower.evaluation.settling import without_keyple
from engine.keyflower.evaluation.upgrade_benefits import payable_now, scored_there, upgrade_benefits
from engine.keyflower.evaluation.use_benefits import (
    counted_by,
    left_over,
    paid_for,
    use_benefits,
    with_winter_tiles,
)
from engine.keyflower.evaluation.winter_choice import winter_worth
from engine.keyflower.names import tile_name
from engine.keyflower.queries import (
    ends_season,
    losing_groups,
)
from engine.keyflower.state import Player, State

_GREEN = "green"
_MANY = 3
"""Number of workers from which a hint says that they are tied up."""


def benefits(before: State, after: State, seat: Seat, picks: Sequence[Action]) -> list[Benefit]:
    """Return the facts about a turn; that workers come back is said only beside another one."""
    found = list(_benefits(before, after, seat, picks))
    back = Benefit("saves", text("keyflower-benefit-comes-back"))
    if before.season != "winter" and any(each.kind != "costs" for each in found):
        own = {spot.id for spot in before.players[seat].village}
        found += [back for pick in picks if isinstance(pick, Use) and pick.tile in own]
    return found


def _benefits(before: State, after: State, seat: Seat, picks: Sequence[Action]) -> Iterator[Benefit]:
    new = sum(pick.count for pick in picks if isinstance(pick, Send))
    sent = sum(workers_of(before, pick) for pick in picks)
    colour = next((pick.colour for pick in picks if isinstance(pick, Send)), "")
    for pick in picks:
        if not isinstance(pick, Upgrade) or _acts_again(after, seat):  # else its effect is never used
            yield from _of_pick(before, after, seat, pick, sent, colour)
    used = next((pick.tile for pick in picks if isinstance(pick, Use)), None)
    if used is not None:
        yield from use_benefits(before, after, seat, picks, sent, new)
    if sent and not new and (used is None or paid_for(before, picks) not in before.players[seat].workers):
        yield Benefit("saves", text("keyflower-benefit-group"))
    yield from _winter(before, seat, [pick.tile for pick in picks if isinstance(pick, ChooseWinter)])
    if any(isinstance(pick, ChooseCell) for pick in picks):
        yield from _links(before.players[seat], after.players[seat])
    if _acts_again(after, seat):
        yield from payable_now(before, after, seat)
        yield from scored_there(before, after, seat)
    if used is not None:
        yield from left_over(before, after, seat)
    if used is not None and before.season == "winter":
        yield from with_winter_tiles(without_keyple(before), without_keyple(after), seat)
    if used is not None:
        yield from counted_by(before, after, seat, used)
    if new >= _MANY and used is None and before.season == SEASONS[-1]:
        yield Benefit("costs", text("keyflower-benefit-into-bag"))
    elif new >= _MANY and (used is None or used in {spot.id for spot in before.players[seat].village}):
        yield Benefit("costs", text("keyflower-benefit-ties-up", count=new))


def _acts_again(state: State, seat: Seat) -> bool:
    """Return whether a seat still gets workers, or has some that it can send."""
    return state.season != SEASONS[-1] or _can_send(state, seat)


def _can_send(state: State, seat: Seat) -> bool:
    return any(state.players[seat].workers.values()) or bool(losing_groups(state, seat))


def _of_pick(
    state: State, after: State, seat: Seat, pick: Action, sent: int, colour: str
) -> Iterator[Benefit]:
    match pick:
        case BidFor():
            yield from bid_benefits(state, after, seat, pick, sent, colour)
        case Pass():
            yield from _pass(state, seat)
        case TakeBoat(boat=boat):
            yield from boat_benefits(state, seat, boat)
        case Upgrade(tile=tile):
            yield from upgrade_benefits(state, seat, tile)
        case _:  # its effect is seen in the result
            return


def _pass(state: State, seat: Seat) -> Iterator[Benefit]:
    workers = sum(state.players[seat].workers.values())
    is_last = ends_season(state.passes + 1, len(state.players))
    if is_last:
        key = "keyflower-benefit-ends-game" if state.season == "winter" else "keyflower-benefit-ends-season"
        yield Benefit("gets", text(key))
    outbid = sum(group.size for group in losing_groups(state, seat))
    if workers and outbid and state.season != "winter":
        yield Benefit("saves", text("keyflower-benefit-pass-both", count=workers, outbid=outbid))
    elif workers and state.season != "winter":
        yield Benefit("saves", text("keyflower-benefit-pass", count=workers))
    elif outbid and not workers:
        yield Benefit("saves", text("keyflower-benefit-pass-outbid", count=outbid))


def _winter(state: State, seat: Seat, tiles: Sequence[TileId]) -> Iterator[Benefit]:
    """Tell what the winter tiles put up are worth, each for itself, the best first."""
    worths = sorted(((winter_worth(state, seat, tile), tile) for tile in tiles), reverse=True)
    found = [(tile_name(tile), points) for points, tile in worths if points]
    if len(found) == 1:
        (tile, points), *_ = found
        yield Benefit("gets", text("keyflower-benefit-winter", tile=tile, points=points))
    elif found:
        each = tuple(
            text("keyflower-benefit-winter-each", tile=tile, points=points) for tile, points in found
        )
        yield Benefit("gets", text("keyflower-benefit-winter-all", tiles=each))


def _links(before: Player, after: Player) -> Iterator[Benefit]:
    more = sum(map(len, after.links.values())) // 2 - sum(map(len, before.links.values())) // 2
    if more > 0:
        yield Benefit("gets", text("keyflower-benefit-links", count=more))
