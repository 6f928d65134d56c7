"""Winter tiles and contracts: a seat's progress with each, and what each would add now."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, TypeAlias

from msgspec.structs import replace

from engine.core.hexes import Hex
from engine.core.objectives import Objective, Wanted
from engine.core.pieces import Pieces, merge
from engine.core.text import Seat, Text, text
from engine.keyflower.content.shapes import ANY, COLOURS, RESOURCES, SKILLS, Contract, ContractId
from engine.keyflower.names import (
    ORDER,
    any_name,
    contract_key,
    contract_name,
    counted,
    item_name,
    tile_help,
    tile_name,
)
from engine.keyflower.scoring.allocation import GOLD, KEYPLE, Allocation, Hoard, allocate
from engine.keyflower.scoring.hoard import hoard_of
from engine.keyflower.scoring.total import total
from engine.keyflower.state import Spot, State

_SORTS: Final[Mapping[str, tuple[str, ...]]] = {"worker": COLOURS, "skill": SKILLS, "resource": RESOURCES}
_FAR: Final = Hex(1000, 1000)
_Part: TypeAlias = tuple[str, str]
"""The sort of a piece, and its kind."""


def objectives_of(state: State, seat: Seat) -> list[Objective]:
    player, hoard = state.players[seat], hoard_of(state, seat)
    middle = [spot.id for spot in state.middle if state.content.hexes[spot.id].kind == "winter"]
    found = allocate(hoard)
    return [
        *(_tile(state, seat, tile, "hand") for tile in player.dealt),
        *(_tile(state, seat, tile, "middle") for tile in middle),
        *_contracts(state, hoard, found),
        *_unassigned(hoard, found),
    ]


def _unassigned(hoard: Hoard, found: Allocation) -> Iterator[Objective]:
    """Yield the objectives that score nothing yet, given the best assignment of pieces."""
    left = _owned(hoard)
    for use in found.uses:
        if use.piece in left:
            left[use.piece] -= use.number
    yield from (
        Objective("unassigned", counted(piece, left[piece])) for piece in ORDER if left.get(piece, 0) > 0
    )


def _tile(state: State, seat: Seat, tile: str, group: str) -> Objective:
    richer, added = _with_tile(state, seat, tile), _added_by(state, seat, tile)
    about, kind = tile_help(state.content, tile), _keyple_kind(tile, allocate(hoard_of(richer, seat)))
    if kind is None:
        return Objective(group, tile_name(tile), about, added, spoken=_spoken(group, tile))
    was_gold = any(use == (KEYPLE, GOLD) for use in _targets(allocate(hoard_of(state, seat))))
    about = text("keyflower-aim-keyple", help=about, kind=kind, gold="yes" if was_gold else "no")
    return Objective(group, tile_name(tile), about, added, spoken=_spoken(group, tile, kind))


def _added_by(state: State, seat: Seat, tile: str) -> int:
    """Return what a winter tile would add to the points of a seat."""
    return total(_with_tile(state, seat, tile), seat) - total(state, seat)


def _with_tile(state: State, seat: Seat, tile: str) -> State:
    """Return the position with a tile in the village, without neighbours (KM-12)."""
    player = state.players[seat]
    richer = replace(player, village=[*player.village, Spot(tile, at=_FAR)])
    return replace(state, players=[richer if at == seat else one for at, one in enumerate(state.players)])


def _targets(found: Allocation) -> list[tuple[str, str]]:
    return [(use.piece, use.target) for use in found.uses]


def _keyple_kind(tile: str, found: Allocation) -> Text | None:
    """Return what the start player keyple stands for on a winter tile (KF-85)."""
    kinds = [use.kind for use in found.uses if use.target == tile and use.piece == KEYPLE]
    return item_name(kinds[0]) if kinds and kinds[0] not in ("", ANY) else None


def _spoken(group: str, tile: str, kind: Text | None = None) -> Text:
    """Name a winter tile with where it is, and with what the start player keyple stands for on it."""
    if kind is not None:
        return text(f"keyflower-aim-{group}-keyple", tile=tile_name(tile), kind=kind)
    return text(f"keyflower-aim-{group}", tile=tile_name(tile))


def _contracts(state: State, hoard: Hoard, found: Allocation) -> Iterator[Objective]:
    """Yield each contract with its points and the pieces that final scoring assigns to it (KF-81)."""
    served = _served(hoard, found)
    for contract, printed in hoard.contracts.items():
        parts = tuple(
            Wanted(_wanted(sort, kind), served[contract].get((sort, kind), 0), need)
            for (sort, kind), need in _asked(printed).items()
        )
        scores = hoard.fulfilled if contract in found.fulfilled else hoard.unfulfilled
        name, piece = contract_name(state.content, contract), contract_key(contract)
        yield Objective("contracts", name, adds=scores, parts=parts, piece=piece)


def _wanted(sort: str, kind: str) -> Text:
    return any_name(sort) if kind == ANY else item_name(kind)


def _asked(printed: Contract) -> dict[_Part, int]:
    by_sort = {"worker": printed.workers, "skill": printed.skills, "resource": printed.resources}
    return {(sort, kind): need for sort, counts in by_sort.items() for kind, need in counts}


def _served(hoard: Hoard, found: Allocation) -> dict[ContractId, dict[_Part, int]]:
    """Return how much of each part of a contract is there.

    No piece counts twice: pieces that score for something else stay there. The others go to one open contract
    each, starting with the contract that lacks least.
    """
    served = {
        contract: _asked(hoard.contracts[contract])
        for contract in hoard.contracts
        if contract in found.fulfilled
    }
    spare = _spare(hoard, found)
    open_ = [contract for contract in hoard.contracts if contract not in served]
    while open_:
        filled = {
            contract: _Filling(hoard.contracts[contract], spare, hoard.any_resource) for contract in open_
        }
        nearest = min(open_, key=lambda contract: filled[contract].lacking)
        served[nearest], spare = filled[nearest].there, filled[nearest].spare
        open_.remove(nearest)
    return served


def _spare(hoard: Hoard, found: Allocation) -> Pieces:
    """Return the pieces that score nothing, or no more than left-over gold (KF-82 step 12)."""
    spare = {**_owned(hoard), KEYPLE: int(hoard.keyple)}
    for use in found.uses:
        if use.target != GOLD:
            spare[use.piece] -= use.number
    return spare


class _Filling:
    """One contract filled from spare pieces: by each kind, then by jokers (KF-8, KF-85, KF-91)."""

    def __init__(self, contract: Contract, spare: Pieces, any_resource: bool) -> None:
        self._asked = _asked(contract)
        self.spare, self.there = dict(spare), dict.fromkeys(self._asked, 0)
        for part in self._asked:
            self._fill(part, [part[1]])
        for part in self._asked:
            if part[1] == ANY:
                self._fill(part, [kind for kind in _SORTS[part[0]] if kind != GOLD])
        for part in self._asked:
            if part[0] == "resource":
                self._fill(part, RESOURCES if any_resource else [GOLD])
            self._fill(part, [KEYPLE])

    @property
    def lacking(self) -> int:
        return sum(self._asked.values()) - sum(self.there.values())

    def _fill(self, part: _Part, pieces: Sequence[str]) -> None:
        for piece in pieces:
            number = min(self._asked[part] - self.there[part], self.spare.get(piece, 0))
            self.there[part] += number
            self.spare[piece] = self.spare.get(piece, 0) - number


def _owned(hoard: Hoard) -> Pieces:
    owned = dict(hoard.workers)
    merge(owned, dict(hoard.skills))
    for goods in hoard.goods.values():
        merge(owned, dict(goods))
    return owned
