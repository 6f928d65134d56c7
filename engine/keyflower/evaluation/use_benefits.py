"""What a use brings, who gets its workers, and what it scores with winter tiles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.evaluation import Benefit
from engine.core.pieces import Pieces
from engine.core.text import Seat, Who, text
from engine.keyflower.actions import (
    Action,
    Carry,
    Pay,
    Send,
    Use,
)
from engine.keyflower.content import words
from engine.keyflower.content.shapes import (
    RESOURCES,
    SEASONS,
    Exchange,
    Gain,
    Hold,
    OneKind,
    Power,
    Scoring,
    Sets,
    TileId,
)
from engine.keyflower.evaluation.namings import journeys
from engine.keyflower.evaluation.settling import led_tiles, points_with
from engine.keyflower.names import pieces_text, tile_name
from engine.keyflower.queries import (
    find,
    goods_of,
    spot_in,
    winning_bid,
)
from engine.keyflower.state import MIDDLE, State

_GREEN = "green"


def use_benefits(
    before: State, after: State, seat: Seat, picks: Sequence[Action], sent: int, new: int
) -> Iterator[Benefit]:
    """Tell what a use brings and who gets its workers. `new`: those from behind the screen."""
    used = next(pick for pick in picks if isinstance(pick, Use))
    yield from _gets(before, after, seat, picks, new)
    yield from _stays_there(before, seat, used.tile, sent)
    yield from _stores(after, seat, picks)


def _gets(start: State, end: State, seat: Seat, picks: Sequence[Action], sent: int) -> Iterator[Benefit]:
    """Tell what a use has brought, and its price if it was an exchange; of random draws only the number."""
    before, after = start.players[seat], end.players[seat]
    paid = paid_for(start, picks)
    old, new = goods_of(before), goods_of(after)
    goods = {kind: new.get(kind, 0) - old.get(kind, 0) for kind in RESOURCES}
    gained: Pieces = {kind: n for kind, n in goods.items() if n > 0}
    drawn = sum(after.workers.values()) - sum(before.workers.values()) + sent + (paid in before.workers)
    skills = sum(after.skills.values()) - sum(before.skills.values()) + (paid in before.skills)
    contracts = len(after.contracts) - len(before.contracts)
    greens = after.workers.get(_GREEN, 0) - before.workers.get(_GREEN, 0) + _sent(picks, _GREEN)
    if greens > 0:
        gained[_GREEN] = greens
    counts = (
        ("keyflower-benefit-count-workers", drawn - max(0, greens)),
        ("keyflower-benefit-count-skills", skills),
        ("keyflower-count-contract", contracts),
    )
    more = tuple(text(key, count=count) for key, count in counts if count > 0)
    items = (*pieces_text(gained), *more)
    if items and paid:
        price = text(f"keyflower-count-{paid}", count=1)
        yield Benefit("gets", text("keyflower-benefit-exchange", price=price, items=items))
    elif items:
        yield Benefit("gets", text("keyflower-brings", items=items))


def _sent(picks: Sequence[Action], colour: str) -> int:
    return sum(pick.count for pick in picks if isinstance(pick, Send) and pick.colour == colour)


def paid_for(state: State, picks: Sequence[Action]) -> str:
    """Return the worker or skill that an exchange costs; empty if it costs nothing of the player's own."""
    used = next(pick for pick in picks if isinstance(pick, Use))
    spot, _ = find(state, used.tile)
    if not isinstance(state.content.tiles[used.tile].face(spot.upgraded).effect, Exchange):
        return ""
    return next((pick.what for pick in picks if isinstance(pick, Pay)), "")


def _stays_there(state: State, seat: Seat, tile: str, count: int) -> Iterator[Benefit]:
    """Tell who gets the workers that were sent to use a tile, if it is not in the player's own village."""
    spot, owner = find(state, tile)
    leader = winning_bid(spot) if owner == MIDDLE else None
    if owner not in (MIDDLE, seat):
        yield Benefit("costs", text("keyflower-benefit-to-owner", count=count, who=Who(owner)))
    elif owner == MIDDLE and leader is None:
        yield Benefit("costs", text("keyflower-benefit-to-anyone", count=count))
    elif leader is not None and leader.seat == seat:
        yield Benefit("saves", text("keyflower-benefit-with-tile", tile=tile_name(tile), count=count))
    elif leader is not None:
        yield Benefit("costs", text("keyflower-benefit-to-winner", count=count))


def _stores(after: State, seat: Seat, picks: Sequence[Action]) -> Iterator[Benefit]:
    """Tell what a tile scores to which resources were carried."""
    carried = [pick for pick in picks if isinstance(pick, Carry)]
    for (_, _, to), _ in journeys(carried):
        upgraded = spot_in(after.players[seat], to).upgraded
        if isinstance(after.content.tiles[to].face(upgraded).effect, Hold):
            effect = words.face(after.content, to, upgraded)
            yield Benefit("gets", text("keyflower-benefit-stores", tile=tile_name(to), effect=effect))


def counted_by(before: State, after: State, seat: Seat, used: TileId) -> Iterator[Benefit]:
    """Tell a winter tile that counts the skills or green workers of a use: one in hand, or one that its
    player leads or nobody has bid for. Otherwise tell why green workers are worth as many others."""
    effect = before.content.effects.get((used, find(before, used)[0].upgraded))
    gain = effect.gain if isinstance(effect, Exchange) else effect
    if not isinstance(gain, Gain) or not (gain.green or gain.skills):
        return
    player, is_last = before.players[seat], before.season == SEASONS[-1]
    leaders = {spot.id: winning_bid(spot) for spot in before.middle if is_last}
    led = [tile for tile, bid in leaders.items() if bid is not None and bid.seat == seat]
    free = [tile for tile, bid in leaders.items() if bid is None]
    hand = [] if before.season not in SEASONS[-2:] or is_last else player.dealt
    for tile in (*led, *hand, *free):
        scoring = before.content.hexes[tile].scoring
        if _scores(scoring, "skill") if gain.skills else _scores(scoring, "worker", _GREEN):
            said = text(
                "keyflower-benefit-counts", tile=tile_name(tile), effect=words.face(before.content, tile)
            )
            yield Benefit("prepares", said)
            return
    kept = sum(after.players[seat].workers.values()) >= sum(player.workers.values())
    if gain.green and kept and not is_last:
        yield Benefit("prepares", text("keyflower-benefit-greens"))


def _scores(scoring: Scoring | None, item: str, kind: str = "") -> bool:
    """Return whether a tile scores these items, or only those of one kind."""
    if isinstance(scoring, Sets) and scoring.item == item:
        return not kind or [each for each, _ in scoring.one] == [kind]
    return not kind and isinstance(scoring, OneKind) and scoring.item == item


def left_over(before: State, after: State, seat: Seat) -> Iterator[Benefit]:
    """Tell why resources score that nothing asks for (KF-91)."""
    old, new = goods_of(before.players[seat]), goods_of(after.players[seat])
    more = any(new.get(kind, 0) > old.get(kind, 0) for kind in RESOURCES if kind != "gold")
    if more and Power.ANY_RESOURCE_SCORES in before.players[seat].powers:
        yield Benefit("prepares", text("keyflower-benefit-any-scores"))


def with_winter_tiles(before: State, after: State, seat: Seat) -> Iterator[Benefit]:
    """Tell what a use scores with the winter tiles that its player leads, if they change it; otherwise with
    the one nobody has bid for with which it scores most."""

    def gain(tiles: Sequence[TileId]) -> int:
        return points_with(after, seat, tiles) - points_with(before, seat, tiles)

    led, alone = led_tiles(after, seat), gain([])
    named = [*led]
    for tile in led:
        fewer = [each for each in named if each != tile]
        named = fewer if gain(fewer) == gain(led) else named
    if not named:
        free = [spot.id for spot in after.middle if not spot.bids]
        best = max(free, key=lambda tile: gain([*led, tile]), default="")
        named = [best] if best and gain([*led, best]) > alone else []
    points = gain([*led, *(tile for tile in named if tile not in led)])
    if named and points >= 0:
        key = "keyflower-benefit-with-" + ("winter" if len(named) == 1 else "led")
        said = {"tile": tile_name(named[0])} if len(named) == 1 else {}
        words = text(key + "-instead" * (alone > 0), **said, points=points, alone=alone)
        yield Benefit("prepares" if points > alone else "costs", words)
