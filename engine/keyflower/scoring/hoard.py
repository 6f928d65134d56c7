"""Builds the input of final scoring's free choices from a position."""

from __future__ import annotations

from typing import assert_never

from engine.core.pieces import Pieces, merge
from engine.core.text import Seat
from engine.keyflower.content.shapes import Bonus, Counted, Hold, OneKind, Power, Sets, Tally, TileId
from engine.keyflower.scoring.allocation import Flip, Hoard
from engine.keyflower.scoring.village import Village
from engine.keyflower.state import State


def hoard_of(state: State, seat: Seat) -> Hoard:
    """Return everything this seat may assign now, and the targets.

    At the end of the game nothing else counts.
    """
    content, player = state.content, state.players[seat]
    village = Village(content, player)
    return Hoard(
        workers=_workers_of(state, seat),
        skills=player.skills,
        goods={spot.id: spot.goods for spot in player.village if spot.goods},
        holds=_holds(village),
        tiles={spot.id: sc for spot, sc in village.scorings() if isinstance(sc, Sets | OneKind)},
        contracts={name: one for name, one in content.contracts.items() if name in player.contracts},
        fulfilled=_contract_points(village),
        unfulfilled=sum(
            sc.each for _, sc in village.scorings() if isinstance(sc, Tally) and sc.what == "unfulfilled"
        ),
        keyple=state.start_player == seat,  # OP-2
        any_resource=Power.ANY_RESOURCE_SCORES in player.powers,
        left_over_gold=content.left_over_gold,
        flips=[Flip(), *_flips(village)] if _bonus(village, "free-upgrade") else [Flip()],
    )


def _workers_of(state: State, seat: Seat) -> Pieces:
    """Return the workers behind the screen (KF-175).

    Before the end also those sure to come back (KF-60, KF-63).
    """
    player = state.players[seat]
    workers = dict(player.workers)
    for spot in player.village:
        merge(workers, spot.users)
        merge(workers, spot.lying)
    for spot in (*state.middle, *state.orders):
        most = max((bid.count for bid in spot.bids), default=0)
        for bid in spot.bids:
            if bid.seat == seat and bid.count < most:
                merge(workers, {bid.colour: bid.count})
    return workers


def _bonus(village: Village, what: str) -> Bonus | None:
    """Return the boat power of this name, if this village has it."""
    for _, scoring in village.scorings():
        if isinstance(scoring, Bonus) and scoring.what == what:
            return scoring
    return None


def _contract_points(village: Village) -> int:
    """Return the points of a contract (KM-34), with White Wind II by KM-15."""
    dearer = _bonus(village, "contracts")
    return dearer.count if dearer else village.content.contract_points


def _holds(village: Village) -> dict[TileId, Hold]:
    effects = {spot.id: village.face(spot).effect for spot in village.tiles()}
    return {tile: effect for tile, effect in effects.items() if isinstance(effect, Hold)}


def _flips(village: Village) -> list[Flip]:
    """Return every tile that a free upgrade could turn, and what that changes (KF-97)."""
    before = _counted(village)
    found = []
    for spot in village.player.village:
        tile = village.content.tiles.get(spot.id)
        if tile and tile.upgraded and not spot.upgraded:
            hold = tile.upgraded.effect if isinstance(tile.upgraded.effect, Hold) else None
            gain = _counted(Village(village.content, village.player, spot.id)) - before
            found.append(Flip(spot.id, gain, hold))
    return found


def _counted(village: Village) -> int:
    """Return the points that a flip may change, without goods on the tile."""
    points = sum(village.fixed_points(spot) for spot in village.player.village)
    for spot, scoring in village.scorings():
        if isinstance(scoring, Tally) and _turns(scoring.what):
            points += village.tally(scoring, spot)
    return points


def _turns(what: Counted) -> bool:
    """Return whether turning a tile may change this count."""
    match what:
        case "steps" | "upgrades" | "upgraded":
            return True
        case "loop" | "winter" | "extensions" | "unfulfilled" | "adjacent":
            return False
        case _:
            assert_never(what)


def free_extension(state: State, village: Village) -> TileId:
    """Return the upgraded tile without extension where one more brings most (KM-13); "" if there is none."""
    if not _bonus(village, "free-extension") or not state.extensions:
        return ""
    free = [s for s in village.player.village if village.is_upgraded(s) and not village.has_extension(s)]
    return max(free, key=village.fixed_points).id if free else ""
