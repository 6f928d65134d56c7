"""A dwelling that fences shut off from every field: its owner lays it again (KT-66 to KT-69, KT-139)."""

from __future__ import annotations

from typing import TypeAlias

from engine.core.game import Option
from engine.core.lattice import Place, site_of
from engine.core.tell import Tell
from engine.core.text import Seat, Text, text
from engine.keythedral.actions import Action, At
from engine.keythedral.content.shapes import number_on, owner_of
from engine.keythedral.names import corner_text, told
from engine.keythedral.queries import dwelling_named, is_enclosed, vacant_sites
from engine.keythedral.state import NO_DWELLING, NO_PLACE, QuestionKind, State
from engine.keythedral.steps import laying

Picks: TypeAlias = At


def take_up_enclosed(state: State, edge: int, tell: Tell) -> None:
    """Take up a dwelling enclosed by the fence just built (KT-67, KT-140)."""
    site = site_of(edge)
    dwelling = state.dwellings.get(site)
    if dwelling is None or not is_enclosed(state, site) or not new_sites(state, site):
        return
    owner = owner_of(dwelling)
    state.homeless, state.moved_from = dwelling, site
    state.turn, state.asking = owner, "move"
    tell.all("keythedral-enclosed", touches=(owner,), dwelling=dwelling_named(state, dwelling))


def new_sites(state: State, old: Place) -> list[Place]:
    """Return vacant sites beside a field that no fence shuts off (KT-68)."""
    return [site for site in vacant_sites(state) if site != old and not is_enclosed(state, site)]


def choices(state: State, seat: Seat) -> list[Action]:
    return [At(seat, site) for site in new_sites(state, state.moved_from)]


def ask(state: State, seat: Seat) -> tuple[QuestionKind, Text]:
    return "move", text("keythedral-ask-move", dwelling=dwelling_named(state, state.homeless))


def option(state: State, pick: Picks) -> Option[Action]:
    return laying.option(state, pick)


def play(state: State, pick: Picks, tell: Tell) -> None:
    draft = state.players[pick.seat].draft
    del state.dwellings[state.moved_from]
    state.dwellings[pick.site] = state.homeless
    state.players[pick.seat].sites[number_on(state.homeless) - 1] = pick.site
    draft.spot, draft.ready = pick.site, True


def end(state: State, seat: Seat, tell: Tell) -> None:
    draft = state.players[seat].take_draft()
    dwelling, site = dwelling_named(state, state.homeless), corner_text(draft.spot)
    told(tell, "keythedral-moved", seat, dwelling=dwelling, site=site)
    state.homeless, state.moved_from = NO_DWELLING, NO_PLACE
    state.asking = ""
