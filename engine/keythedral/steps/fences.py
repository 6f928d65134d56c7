"""Building a fence, and removing one: a turn of phase 3 (KT-62 to KT-66, KT-70, KT-140)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias, assert_never

from engine.core.game import Option
from engine.core.lattice import cell_of, cells_beside_site, edge, reading_order, site_of
from engine.core.tell import Tell
from engine.core.text import Seat, Text, text
from engine.keythedral.actions import Action, Edge, Fence, Unfence
from engine.keythedral.names import corner_text, edge_words, told
from engine.keythedral.phrases import fence_phrase
from engine.keythedral.prices import holds
from engine.keythedral.queries import dwelling_named, fence_named, field_named, owner_beside
from engine.keythedral.state import QuestionKind, State
from engine.keythedral.steps.moving import take_up_enclosed
from engine.keythedral.supply import pay_kinds, remove_fence

Picks: TypeAlias = Fence | Unfence | Edge


def openings(state: State, seat: Seat) -> Iterator[Action]:
    """Yield the first picks of a turn with fences."""
    player = state.players[seat]
    if holds(player.cubes, state.content.fence_cost) and player.fences and _can_fence(state):
        yield Fence(seat)
    if holds(player.cubes, state.content.unfence_cost) and state.fences:
        yield Unfence(seat)


def _can_fence(state: State) -> bool:
    fields, fences = state.fields, state.fences
    return any(
        cell in fields and edge(site, side) not in fences
        for site in state.dwellings
        for side, cell in enumerate(cells_beside_site(site))
    )


def _sides_to_fence(state: State) -> Iterator[int]:
    """Yield the common sides of a dwelling and a field without a fence (KT-62, KT-63)."""
    for site in sorted(state.dwellings, key=reading_order):
        for side, cell in enumerate(cells_beside_site(site)):
            if cell in state.fields and edge(site, side) not in state.fences:
                yield edge(site, side)


def choices(state: State, seat: Seat) -> list[Action]:
    builds = state.players[seat].draft.verb == "fence"
    return [Edge(seat, side) for side in (_sides_to_fence(state) if builds else sorted(state.fences))]


def ask(state: State, seat: Seat) -> tuple[QuestionKind, Text]:
    builds = state.players[seat].draft.verb == "fence"
    return "turn", text("keythedral-ask-fence" if builds else "keythedral-ask-unfence")


def option(state: State, pick: Picks) -> Option[Action]:
    match pick:
        case Fence():
            return Option(pick, "fence", (text("keythedral-menu-fence"),))
        case Unfence():
            return Option(pick, "unfence", (text("keythedral-menu-unfence"),))
        case Edge(_, side):
            words, dwelling = edge_words(side), state.dwellings.get(site_of(side))
            beside = corner_text(site_of(side)) if dwelling is None else dwelling_named(state, dwelling)
            field = field_named(state, cell_of(side))
            menu = (beside, text("keythedral-menu-towards", field=field))
            return Option(pick, words, menu, f"fence:{words}", phrase=fence_phrase(state, side))
        case _:
            assert_never(pick)


def play(state: State, pick: Picks, tell: Tell) -> None:
    player = state.players[pick.seat]
    draft = player.draft
    match pick:
        case Fence():
            draft.verb = "fence"
        case Unfence():
            draft.verb = "unfence"
        case Edge(seat, side):
            if draft.verb == "fence":
                pay_kinds(state, seat, state.content.fence_cost)
                player.fences -= 1
                state.fences[side] = seat
            else:
                pay_kinds(state, seat, state.content.unfence_cost)
                remove_fence(state, side)
            draft.number, draft.ready = side, True
        case _:
            assert_never(pick)


def end_building(state: State, seat: Seat, side: int, tell: Tell) -> None:
    touched = owner_beside(state, side)
    told(tell, "keythedral-fenced-off", seat, touches=touched, side=fence_named(state, side))
    take_up_enclosed(state, side, tell)


def end_removing(state: State, seat: Seat, side: int, tell: Tell) -> None:
    touched = owner_beside(state, side)
    told(tell, "keythedral-unfenced", seat, touches=touched, side=fence_named(state, side))
