"""Workers and losing groups on their way to a bid or a use, and their arrival (KF-33, KF-34, KF-93)."""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias, assert_never

from engine.core.decisions import Phrase
from engine.core.game import Option
from engine.core.pieces import put
from engine.core.tell import Tell
from engine.core.text import Seat, Text, Who, text
from engine.keyflower.actions import Action, AddGroup, Send, TakeFrom
from engine.keyflower.content.shapes import COLOURS, Power, TileId, Transport, Usable
from engine.keyflower.names import (
    counted,
    group_left,
    group_name,
    item_name,
    pieces_text,
    spot_name,
    tile_name,
)
from engine.keyflower.queries import (
    Group,
    bid_of,
    colour_of,
    effect_of,
    group_at,
    losing_groups,
    spot_of,
    transport_numbers,
    turn_of,
    used_spot,
)
from engine.keyflower.screens import behind_choices, in_front_and_behind, lies_in_front, spend
from engine.keyflower.state import MIDDLE, Bid, Kind, Spot, State, Turn

Picks: TypeAlias = Send | TakeFrom | AddGroup

_MANY = 4


def choices(state: State, seat: Seat) -> list[Action]:
    """Return the sources of the workers just sent (KM-51)."""
    turn = turn_of(state)
    return [TakeFrom(seat, n) for n in behind_choices(state, seat, turn.colour, turn.sent[turn.colour])]


def ask(state: State, seat: Seat) -> tuple[Kind, Text]:
    turn = turn_of(state)
    front, behind = in_front_and_behind(state, seat, turn.colour)
    count = turn.sent[turn.colour]
    workers, one = counted(turn.colour, count), "-one" if count == 1 else ""
    return "source", text(f"keyflower-ask-source{one}", workers=workers, front=front, behind=behind)


def option(state: State, pick: Picks) -> Option[Action]:
    menu: tuple[Text, ...]
    match pick:
        case Send(_, colour, count):
            menu, phrase = (item_name(colour), _sent(state, pick)), _phrase(state, *_number(colour, count))
            return Option(pick, f"{colour} {count}", menu, f"screen:{colour}", phrase=phrase)
        case TakeFrom(_, behind):
            turn = turn_of(state)
            front = turn.sent[turn.colour] - behind
            one = "-one" if front + behind == 1 else ""
            words = text(f"keyflower-source{one}", front=front, behind=behind)
            focus, phrase = f"screen:{turn.colour}", Phrase((f"behind:{behind}",))
            return Option(pick, f"behind {behind}", (words,), focus, phrase=phrase)
        case AddGroup(seat, tile):
            menu, focus = (group_name(tile, group_at(state, seat, tile)),), f"tile:{tile}"
            note, phrase = text("keyflower-group-note"), _phrase(state, "group", focus)
            return Option(pick, f"+ group {tile}", menu, focus, note=note, phrase=phrase)
        case _:
            assert_never(pick)


def _sent(state: State, pick: Send) -> Text:
    """Return the workers that are sent, as an addition if they join a bid of the same player."""
    turn, workers = turn_of(state), counted(pick.colour, pick.count)
    raises = turn.verb == "bid" and bid_of(spot_of(state, turn.tile), pick.seat) is not None
    return text("keyflower-added", workers=workers) if raises else workers


def _number(colour: str, count: int) -> tuple[str, ...]:
    """Return the words for a number of workers; from four on the exact number is asked for once more."""
    number = f"{colour}:{count}"
    return (number,) if count < _MANY else (f"{colour}:{_MANY}+", number)


def _phrase(state: State, *words: str) -> Phrase:
    """Return the words for workers; those beyond the number that a use takes are asked for separately."""
    turn = turn_of(state)
    is_enough = turn.verb == "use" and sending(state, turn, used_spot(state, turn)).limit.need <= 0
    return Phrase(("more", *words) if is_enough else words)


def play(state: State, pick: Picks, _tell: Tell) -> None:
    turn = turn_of(state)
    match pick:
        case Send(seat, colour, count):
            turn.sent[colour] = count
            if lies_in_front(state):
                _find_source(turn, colour, behind_choices(state, seat, colour, count))
        case TakeFrom(_, behind):
            put(turn.behind, turn.colour, behind)
            turn.colour, turn.step = "", "send"
        case AddGroup(_, tile):
            turn.groups.append(tile)
        case _:
            assert_never(pick)


def _find_source(turn: Turn, colour: str, ways: range) -> None:
    """Ask for the source only if the others can see it and there is a choice."""
    if len(ways) > 1:
        turn.colour, turn.step = colour, "source"
    else:
        put(turn.behind, colour, ways[0])


def coming(state: State, turn: Turn) -> tuple[Text, ...]:
    """Return the workers on their way so far."""
    workers = tuple(counted(colour, count) for colour, count in turn.sent.items())
    return workers + tuple(group_name(tile, group_at(state, turn.seat, tile)) for tile in turn.groups)


class Bounds(NamedTuple):
    """How many more workers must and may come to a use."""

    need: int
    room: int


def least_users(spot: Spot) -> int:
    """Return one more than the last use had (KF-38)."""
    return spot.last + 1


def bounds(state: State, spot: Spot) -> Bounds:
    """Return the bounds: one more than the last use, and at most six in all (KF-38, KF-39)."""
    most = state.content.most_users
    there = sum(spot.users.values()) + sum(spot.lying.values()) if spot.last else 0
    return Bounds(least_users(spot), most - there)


_SINGLE: Final[tuple[tuple[str, ...], ...]] = tuple((colour,) for colour in COLOURS)


def palettes(state: State, spot: Spot, seat: Seat) -> tuple[tuple[str, ...], ...]:
    """Return the sets of colours that may be sent together to use a tile."""
    colour = colour_of(state, spot)
    if colour:
        mixed = Power.ANY_COLOUR_USES in state.players[seat].powers  # KF-93, KM-63
        return (COLOURS,) if mixed else ((colour,),)
    return _SINGLE


class Sending(NamedTuple):
    """The workers gathered for a use so far, and those that may still come."""

    limit: Bounds  # for the rest
    palettes: tuple[tuple[str, ...], ...]  # colours of further workers and groups
    workers: dict[str, int]  # still behind the screen
    groups: list[Group]  # not joining so far


def sending(state: State, turn: Turn, spot: Spot) -> Sending:
    seat, limit = turn.seat, bounds(state, spot)
    workers = dict(state.players[seat].workers)
    groups, on_the_way = list[Group](), list[Group]()
    for group in losing_groups(state, seat):
        (on_the_way if group.tile in turn.groups else groups).append(group)
    count = sum(turn.sent.values()) + sum(group.size for group in on_the_way)
    for colour, n in turn.sent.items():
        workers[colour] -= n
    open_to = palettes(state, spot, seat)
    started = set(turn.sent) | {group.colour for group in on_the_way}
    if started and len(open_to[0]) == 1:
        open_to = tuple((colour,) for colour in started)
    return Sending(Bounds(limit.need - count, limit.room - count), open_to, workers, groups)


def gather(state: State, turn: Turn, tell: Tell) -> dict[str, int]:
    """Take the sent workers from the screen and the groups off their tiles."""
    placed = dict(turn.sent)
    for colour, n in turn.sent.items():
        spend(state, turn.seat, colour, n, turn.behind.get(colour, 0))
    moved = []
    for tile in turn.groups:
        group = lift_group(state, turn.seat, tile)
        put(placed, group.colour, group.count)
        moved.append(group_left(tile, group))
    if moved:
        tell.all("keyflower-told-move-groups", by=turn.seat, who=Who(turn.seat), groups=tuple(moved))
    return placed


def lift_group(state: State, seat: Seat, tile: TileId) -> Bid:
    """Remove a losing group from its tile."""
    bid = group_at(state, seat, tile)
    spot_of(state, tile).bids.remove(bid)
    return bid


def stand_up(state: State, tiles: list[TileId], tell: Tell) -> None:
    """Stand up a lying bid that remains alone, without users, after groups have left (KF-92)."""
    for tile in tiles:
        spot = spot_of(state, tile)
        if not spot.users and all(bid.lying for bid in spot.bids):
            for bid in spot.bids:
                bid.lying = False
                workers, place = counted(bid.colour, bid.count), spot_name(spot)
                tell.all("keyflower-told-stand-up", who=Who(bid.seat), workers=workers, tile=place)


def arrive(state: State, turn: Turn, tell: Tell) -> Usable | None:
    """Place the sent workers at the first pick of an effect; return the effect if it begins now."""
    if turn.step != "send":
        return None
    effect = effect_of(state, used_spot(state, turn))
    _place_users(state, turn, tell)
    turn.step = "effect"
    if isinstance(effect, Transport):
        turn.steps, turn.upgrades = transport_numbers(state, turn, effect)
    return effect


def _place_users(state: State, turn: Turn, tell: Tell) -> None:
    """Place the workers on the tile; off-colour workers lie down (KF-93)."""
    spot = used_spot(state, turn)
    standing = colour_of(state, spot)
    placed = gather(state, turn, tell)
    for colour, n in placed.items():
        put(spot.users if standing in ("", colour) else spot.lying, colour, n)
    spot.last = sum(placed.values())
    who, tile, workers = Who(turn.seat), tile_name(spot.id), pieces_text(placed)
    owner = turn.owner
    if owner in (MIDDLE, turn.seat):
        tell.all("keyflower-told-use", by=turn.seat, who=who, tile=tile, workers=workers)
    else:
        tell.all(
            "keyflower-told-use-there",
            by=turn.seat,
            touches=(owner,),
            who=who,
            tile=tile,
            workers=workers,
            owner=Who(owner),
        )
    stand_up(state, turn.groups, tell)
