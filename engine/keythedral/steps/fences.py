"""Fences, and dwellings that fences shut off from every field (KT-62 to KT-70, KT-139, KT-140)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.lattice import Place, cells_beside_site, reading_order, site_of
from engine.core.tell import Tell
from engine.core.text import Seat, Text
from engine.keythedral.actions import Action, At, End
from engine.keythedral.content import DWELLINGS
from engine.keythedral.say import dwelling_text, site_text, told
from engine.keythedral.state import NOBODY, Draft, State
from engine.keythedral.table import is_enclosed, vacant_sites


def sides_to_fence(state: State) -> Iterator[int]:
    """Common sides of a dwelling and a field without a fence (KT-62, KT-63)."""
    fields, fences = state.fields, state.fences
    for site in sorted(state.dwellings, key=reading_order):
        for side, cell in enumerate(cells_beside_site(site)):
            if cell in fields and site * 4 + side not in fences:
                yield site * 4 + side


def can_fence(state: State) -> bool:
    fields, fences = state.fields, state.fences
    return any(
        cell in fields and site * 4 + side not in fences
        for site in state.dwellings
        for side, cell in enumerate(cells_beside_site(site))
    )


def beside(state: State, edge: int) -> tuple[tuple[Seat, ...], tuple[Text, ...]]:
    """The dwelling that a fence stands beside and whose it is; none where it has moved away."""
    dwelling = state.dwellings.get(site_of(edge))
    if dwelling is None:
        return (), ()
    owner, at = divmod(dwelling, DWELLINGS)
    return (owner,), (dwelling_text(owner, at + 1, state.players[owner].houses[at]),)


def after_building(state: State, edge: int, tell: Tell) -> None:
    """An enclosed dwelling is taken up at once; its owner lays it anew (KT-66 to KT-68)."""
    site = site_of(edge)
    dwelling = state.dwellings.get(site)
    if dwelling is None or not is_enclosed(state, site) or not new_sites(state, site):
        return
    owner, at = divmod(dwelling, DWELLINGS)
    state.homeless, state.moved_from = dwelling, site
    state.turn, state.asking = owner, "move"
    house = state.players[owner].houses[at]
    tell.all("keythedral-enclosed", touches=(owner,), dwelling=dwelling_text(owner, at + 1, house))


def new_sites(state: State, old: Place) -> list[Place]:
    """Vacant sites beside a field that no fence shuts off (KT-68)."""
    return [site for site in vacant_sites(state) if site != old and not is_enclosed(state, site)]


def choices(state: State, seat: Seat, _draft: Draft) -> list[Action]:
    return [At(seat, site) for site in new_sites(state, state.moved_from)]


def pick(state: State, draft: Draft, action: Action) -> None:
    match action:
        case At(seat, site):
            del state.dwellings[state.moved_from]
            state.dwellings[site] = state.homeless
            state.players[seat].sites[state.homeless % DWELLINGS] = site
            draft.spot, draft.ready = site, True


def end(state: State, action: End, draft: Draft, tell: Tell) -> None:
    at = state.homeless % DWELLINGS
    house = state.players[action.seat].houses[at]
    dwelling = dwelling_text(action.seat, at + 1, house)
    told(tell, "keythedral-moved", action.seat, dwelling=dwelling, site=site_text(draft.spot))
    state.homeless, state.moved_from = NOBODY, 0
    state.asking = ""
