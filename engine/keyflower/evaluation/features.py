"""The named features of a position."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.pieces import Pieces, merge
from engine.core.text import Seat
from engine.keyflower.content.box import Content
from engine.keyflower.content.shapes import ANY, SEASONS, Boat, Power, Price, Tile, Transport
from engine.keyflower.evaluation.piece_values import Holdings, effect_worth, held_there, offer_worth, scored
from engine.keyflower.queries import losing_groups
from engine.keyflower.scoring.total import total
from engine.keyflower.state import Bid, Player, Spot, State
from engine.keyflower.steps.bidding import can_bid

FEATURES = (
    "points",  # of owned tiles as they lie, goods where they score, gold
    "workers",  # of the three plain colours behind the screen
    "greens",
    "returning",  # workers in the own village and in losing bids, which come back
    "colours",  # different plain colours behind the screen
    "skills",
    "goods",  # resources except gold
    "gold",
    "ready",  # points of upgrades, by the share of the price already on the tile
    "near",  # points of upgrades, by the share of the price owned anywhere
    "engine",  # the gain of one use of each own tile
    "steps",  # transport steps of the own tiles
    "winning",  # value of the tiles being won, by how safe the bid looks
    "bound",  # workers in winning bids, which do not come back
    "visitors",  # workers on tiles being won, which come with them
    "order",  # a turn order tile being won
    "winter",  # points of the best winter tiles in hand
    "powers",  # summer boats owned
    "keyple",  # is the start player
    "links",  # roads that join tiles of the village
    "upgraded",  # tiles upgraded
    "contracts",
    "cabins",
    "stranded",  # tiles that are still to be placed
    "secured",  # extra value of the tiles being won because few players can still raise the bid
    "secured visitors",
    "secured order",
)
_SAFE = (0.0, 0.5, 0.68, 0.8, 0.87, 0.92, 0.95)
"""Probability that a winning bid holds, by its number of workers."""
_DANGER = (0.0, 0.6, 0.9, 1.0, 1.1, 1.15)
"""Remaining share of the threat to a bid, by the number of other seats that could raise it."""


def feature_values(state: State, seat: Seat) -> list[float]:
    found = [0.0] * len(FEATURES)
    content, player = state.content, state.players[seat]
    if state.phase == "over":
        found[0] = float(total(state, seat))
        return found
    spots = [*player.village, *player.growth.tiles] if player.growth.tiles else player.village
    goods, back = _goods_and_guests(spots)
    winning = list[tuple[Spot, Bid]]()
    for spot, bid, wins in _bids(state, seat):
        if wins:
            winning.append((spot, bid))
        else:
            back[bid.colour] = back.get(bid.colour, 0) + bid.count
    plain = [player.workers.get(colour, 0) for colour in ("blue", "red", "yellow")]
    found[1] = float(sum(plain))
    found[2] = float(player.workers.get("green", 0))
    found[3] = float(sum(back.values()))
    found[4] = float(sum(count > 0 for count in plain))
    found[5] = float(sum(player.skills.values()))
    found[7] = float(goods.get("gold", 0))
    found[6] = float(sum(goods.values())) - found[7]
    holdings = Holdings(_merge_counts(player.workers, back), player.skills, goods)
    holdings.contracts = len(player.contracts)
    _look_round(content, player, spots, goods, holdings, found)
    if winning:
        _look_at_bids(state, seat, winning, holdings, found)
    if player.dealt and state.season != "winter":
        dealt = [content.tiles[tile] for tile in player.dealt]
        worths = sorted(scored(tile.scoring, holdings) + tile.basic.points for tile in dealt)
        found[16] = 0.7 * worths[-1] + 0.3 * sum(worths) / len(worths)
    found[17] = float(len(player.powers))
    found[18] = float(state.start_player == seat)
    found[19] = sum(map(len, player.links.values())) / 2
    found[21] = found[21] + len(player.contracts)
    found[22] = float(player.cabins)
    found[23] = float(len(player.growth.tiles))
    return found


def _merge_counts(one: Pieces, other: Pieces) -> Pieces:
    both = dict(one)
    merge(both, other)
    return both


def _goods_and_guests(spots: list[Spot]) -> tuple[Pieces, Pieces]:
    """Return all resources of a village, and all workers on its tiles."""
    goods, guests = dict[str, int](), dict[str, int]()
    for spot in spots:
        for kind, n in spot.goods.items():
            goods[kind] = goods.get(kind, 0) + n
        for pieces in (spot.users, spot.lying):
            for colour, n in pieces.items():
                guests[colour] = guests.get(colour, 0) + n
    return goods, guests


def _bids(state: State, seat: Seat) -> Iterator[tuple[Spot, Bid, bool]]:
    """Yield the spots where this seat has bid, and whether it wins there."""
    for spots in (state.middle, state.orders):
        for spot in spots:
            if spot.bids:
                best = max(bid.count for bid in spot.bids)
                for bid in spot.bids:
                    if bid.seat == seat:
                        yield spot, bid, bid.count == best


def _look_round(
    content: Content,
    player: Player,
    spots: list[Spot],
    goods: Pieces,
    holdings: Holdings,
    found: list[float],
) -> None:
    """Add the features of the owned tiles: points, upgrades, effects."""
    any_scores, left_over = Power.ANY_RESOURCE_SCORES in player.powers, content.left_over_gold
    points, hexes = left_over * (found[7] + found[6] * any_scores), content.hexes
    for spot in spots:
        piece = hexes[spot.id]
        if isinstance(piece, Boat):
            points += piece.points
            continue
        face = piece.face(spot.upgraded)
        points += face.points * (2 if spot.extension else 1)
        found[10] += effect_worth(face.effect)
        if spot.upgraded:
            found[20] += 1
            holdings.extensions += bool(spot.extension)
        elif piece.price is not None and piece.upgraded is not None:
            _look_at_price(player, spot, piece, piece.price, goods, found)
        if isinstance(face.effect, Transport):
            found[11] += face.effect.steps
        if piece.kind == "autumn" and spot.goods:
            points += held_there(piece, spot.upgraded, spot.goods, left_over, any_scores)
        holdings.winter += piece.kind == "winter"
    holdings.steps, holdings.upgrades = int(found[11]), int(found[20])
    for spot in spots:
        scoring = hexes[spot.id].scoring
        if scoring is not None:
            points += scored(scoring, holdings)
    found[0] = points


def _look_at_price(
    player: Player, spot: Spot, piece: Tile, price: Price, goods: Pieces, found: list[float]
) -> None:
    """Add how much of an upgrade's price lies on the tile, and how much is owned anywhere."""
    assert piece.upgraded is not None
    gain = piece.upgraded.points - piece.basic.points
    gain_or_more = gain + effect_worth(piece.upgraded.effect) - effect_worth(piece.basic.effect)
    asked = here = owned = 0
    for kind, n in price.resources:
        asked += n
        here += _met(kind, n, spot.goods)
        owned += _met(kind, n, goods)
    for kind, n in price.skills:
        asked += n
        have = sum(player.skills.values()) if kind == ANY else player.skills.get(kind, 0)
        here += min(n, have)
        owned += min(n, have)
    if asked:
        found[8] += gain_or_more * here / asked
        found[9] += gain_or_more * owned / asked


def _met(kind: str, count: int, goods: Pieces) -> int:
    if not goods:
        return 0
    if kind == ANY:
        return min(count, sum(goods.values()))
    have = goods.get(kind, 0)
    return min(count, have + goods.get("gold", 0)) if kind != "gold" else min(count, have)


def safety(count: int) -> float:
    """Return the probability that a winning bid of so many workers holds."""
    return _SAFE[min(count, len(_SAFE) - 1)]


def chance_to_hold(state: State, spot: Spot, bid: Bid) -> float:
    """Return the probability that a winning bid holds against the other seats that could raise it."""
    seats = (other for other in range(len(state.players)) if other != bid.seat)
    rivals = sum(can_bid(state, spot, other, losing_groups(state, other)) for other in seats)
    safe = safety(bid.count)
    return safe + (1.0 - safe) * (1.0 - _DANGER[rivals])


def _look_at_bids(
    state: State, seat: Seat, winning: list[tuple[Spot, Bid]], holdings: Holdings, found: list[float]
) -> None:
    content = state.content
    others = [(other, losing_groups(state, other)) for other in range(len(state.players)) if other != seat]
    for spot, bid in winning:
        found[13] += bid.count
        safe = safety(bid.count)
        rivals = sum(can_bid(state, spot, other, groups) for other, groups in others)
        safer = (1.0 - safe) * (1.0 - _DANGER[rivals])
        if content.tiles[spot.id].kind == "order":
            found[15] += safe
            found[26] += safer
            continue
        worth = offer_worth(content, spot.id, spot.upgraded, state.season, holdings)
        visitors = sum(spot.users.values()) + sum(spot.lying.values())
        found[12] += safe * worth
        found[14] += safe * visitors
        found[24] += safer * worth
        found[25] += safer * visitors


def stage_of(state: State) -> int:
    return SEASONS.index(state.season)
