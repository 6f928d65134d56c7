"""What a hint says of winter tiles and turn order tiles in winter, counted on the score sheet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from engine.core.hexes import Hex
from engine.keyflower.actions import BidFor, TakeBoat
from engine.keyflower.content import words
from engine.keyflower.content.shapes import ANY, SKILLS, Bonus, Ladder
from engine.keyflower.names import pieces_text, tile_name
from engine.keyflower.queries import winning_bid
from engine.keyflower.scoring.village import Village
from engine.keyflower.state import NOBODY, Spot
from engine.keyflower.village import cell_at, cells_for, rotations
from engine.players.evaluator import evaluator_of


def with_winter(case: Any, said: dict[str, Any]) -> object:
    """The turn scores so much more with all winter tiles that the seat leads and the one named, which it can
    still win, and so much without. The start player keyple does not count."""
    before, after = (evaluator_of(case.game).sure(state) for state in case.states)
    tiles = [*_led(case)]
    if "tile" in said:
        spot = next(one for one in case.after.middle if tile_name(one.id) == said["tile"])
        if spot.id not in tiles:
            if spot.bids:
                return "another leads there"
            tiles.append(spot.id)
    gained = [_points(case, after, won) - _points(case, before, won) for won in ([], tiles)]
    return [said["alone"], said["points"]] != gained and f"rightly {gained}"


def counted_by(case: Any, said: dict[str, Any]) -> object:
    """The tile is in hand, or the seat may win it, and more skills and green workers score there."""
    leaders = {spot.id: winning_bid(spot) for spot in case.before.middle}
    open_to = [tile for tile, bid in leaders.items() if bid is None or bid.seat == case.seat]
    found = [tile for tile in (*case.old.dealt, *open_to) if tile_name(tile) == said["tile"]]
    if not found or said["effect"] != words.face(case.before.content, found[0]):
        return "another leads there"
    richer = case.game.copy(case.before)
    player = richer.players[case.seat]
    for kind in SKILLS:
        player.skills[kind] = player.skills.get(kind, 0) + 5
    player.workers["green"] = player.workers.get("green", 0) + 5
    return _points(case, richer, found) <= _points(case, case.before, found)


def greens_gained(case: Any, said: dict[str, Any]) -> object:
    """There are more green workers, and no fewer workers in all."""
    old, new = case.old.workers, case.new.workers
    return new.get("green", 0) <= old.get("green", 0) or sum(new.values()) < sum(old.values())


def shared(case: Any, said: dict[str, Any]) -> object:
    """The tile of the bid adds so much beside the other tiles led, or beside the one named, and so much
    without."""
    tile, after = case.pick(BidFor).tile, evaluator_of(case.game).sure(case.after)
    led = [each for each in _led_before(case) if each != tile]

    def adds(beside: list[str]) -> int:
        return _points(case, after, [*beside, tile]) - _points(case, after, beside)

    right = adds(led), adds([])
    named = [each for each in led if tile_name(each) == said.get("tile")]
    if "tile" in said and (adds(named), adds([each for each in led if each not in named])) != right:
        return "other tiles matter"
    return (said["points"], said["alone"]) != right and f"rightly {right}"


def owned_there(case: Any, said: dict[str, Any]) -> object:
    """So many resources that the tile scores lie in the village."""
    spot = next(one for one in case.before.middle if one.id == case.pick(BidFor).tile)
    scored = case.before.content.tiles[spot.id].face(spot.upgraded).effect.resource
    goods = Counter[str]()
    for one in case.old.village:
        goods.update(one.goods)
    owned = {kind: n for kind, n in goods.items() if n and scored in (ANY, kind)}
    return {*pieces_text(owned)} != {*said["items"]} and f"rightly {owned}"


def put_up(case: Any, said: dict[str, Any]) -> object:
    """Each tile adds so much for itself, and so does a boat that is taken."""
    if any(isinstance(pick, TakeBoat) for pick in case.picks):
        return _taken_boat(case, said)
    sure = evaluator_of(case.game).sure(case.before)
    told = {dict(each.args)["tile"]: dict(each.args)["points"] for each in said.get("tiles", ())}
    told = told or {said["tile"]: said["points"]}
    tiles = [tile for tile in case.old.dealt if tile_name(tile) in told]
    adds = {tile_name(tile): _points(case, sure, [tile]) - _points(case, sure, []) for tile in tiles}
    return told != adds and f"rightly {adds}"


def winter_order(case: Any, said: dict[str, Any]) -> object:
    """The best place of the tile has so many neighbours, the keyple adds so much, and the place in line is
    that of all who lead, then clockwise from the start player."""
    tile, orders = case.pick(BidFor).tile, [spot.id for spot in case.before.orders]
    keyple = 0
    if tile == orders[-1]:
        found = []
        for holder in (case.seat, NOBODY):
            state = case.game.copy(case.before)
            state.start_player = holder
            found.append(_points(case, state, _led(case)))
        keyple = found[0] - found[1]
    leaders = [bid.seat if (bid := winning_bid(spot)) is not None else None for spot in case.before.orders]
    with_it = [case.seat if each == tile else led for each, led in zip(orders, leaders, strict=True)]
    number, old = _place(case, with_it), _place(case, leaders)
    right = (_most_neighbours(case, tile), keyple, number if number < old else 0, old)
    told = tuple(said[name] for name in ("points", "keyple", "number", "old"))
    return (told != right and f"rightly {right}") or _boats(case, said["boats"])


def _boats(case: Any, boats: Iterable[Any]) -> object:
    """The boats told score so much with the tiles that the seat leads, the most first; that of a river
    depends on its place, which is not tried."""
    told = {dict(each.args)["tile"]: dict(each.args)["points"] for each in boats}
    worth = dict[Any, int]()
    for boat in case.before.boats:
        scoring = case.before.content.hexes[boat.id].scoring
        gold = scoring.count if isinstance(scoring, Bonus) and scoring.what == "gold" else 0
        won = _led_before(case)
        if not isinstance(scoring, Ladder):
            found = _points(case, case.before, [*won, boat.id]) - _points(case, case.before, won)
            worth[tile_name(boat.id)] = found + gold
    least = [*told.values()][-1]
    wrong = any(worth.get(boat, points) != points for boat, points in told.items())
    missing = any(points > least for boat, points in worth.items() if boat not in told)
    return (
        wrong or missing or [*told.values()] != sorted(told.values(), reverse=True)
    ) and f"rightly {worth}"


def _taken_boat(case: Any, said: dict[str, Any]) -> object:
    """The boat scores so much beside the tiles that were won."""
    won = [spot.id for spot in case.old.growth.tiles]
    boat = case.pick(TakeBoat).boat
    scoring = case.before.content.hexes[boat].scoring
    if isinstance(scoring, Ladder | Bonus):
        return said["tile"] != tile_name(boat)
    found = _points(case, case.before, [*won, boat]) - _points(case, case.before, won)
    return (said["tile"], said["points"]) != (tile_name(boat), found) and f"rightly {found}"


def workers_missed(case: Any, said: dict[str, Any]) -> object:
    """With the tiles led before, the position scores so much less after the bid."""
    states = [evaluator_of(case.game).sure(state) for state in case.states]
    led = _led_before(case)
    was, now = (_points(case, state, led) for state in states)
    return was - now != said["points"] and f"rightly {was - now}"


def _place(case: Any, leaders: list[Any]) -> int:
    seats = len(case.before.players)
    first = case.before.start_player if leaders[-1] is None else leaders[-1]
    line = [led for led in leaders if led is not None] + [(first + n) % seats for n in range(seats)]
    return len({*line[: line.index(case.seat)]}) + 1


def _most_neighbours(case: Any, tile: str) -> int:
    content, found = case.before.content, [0]
    for cell in cells_for(content, case.old, tile):
        for rotation in rotations(content, case.old, tile, cell):
            spot = Spot(tile, at=cell_at(cell), rotation=rotation)
            found.append(len(Village(content, case.old).neighbours(spot)))
    return max(found)


def _led(case: Any) -> list[str]:
    bids = [(spot.id, winning_bid(spot)) for spot in case.after.middle]
    return [tile for tile, bid in bids if bid is not None and bid.seat == case.seat]


def _led_before(case: Any) -> list[str]:
    bids = [(spot.id, winning_bid(spot)) for spot in case.before.middle]
    return [tile for tile, bid in bids if bid is not None and bid.seat == case.seat]


def _points(case: Any, state: Any, tiles: Iterable[str]) -> int:
    richer = case.game.copy(state)
    for at, tile in enumerate(tiles, 1):
        richer.players[case.seat].village.append(Spot(tile, at=Hex(90 * at, 90)))
    return sum(line.points for line in case.game.own_sheet(richer, case.seat))
