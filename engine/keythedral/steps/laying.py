"""Laying the map: each seat in turn lays the field it drew and one of its cottages (KT-25 to KT-30)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, assert_never

from engine.core.decisions import Phrase
from engine.core.game import Option
from engine.core.lattice import WIDTH, Place, reading_order
from engine.core.tell import Tell
from engine.core.text import Seat, Text, text
from engine.keythedral.actions import Action, At, Cottage, Lay
from engine.keythedral.content.shapes import DWELLINGS, FIELDS, NUMBERS, Kind, dwelling_of
from engine.keythedral.names import cell_text, corner_text, dwelling_text, field_text, spot_words, told
from engine.keythedral.phrases import corner_phrase, field_phrase
from engine.keythedral.queries import vacant_sites
from engine.keythedral.state import NO_FIELD, NO_NUMBER, NO_PLACE, QuestionKind, State
from engine.keythedral.steps.rounds import begin_round, turn_up

Picks: TypeAlias = Lay | Cottage | At


def go_on(state: State, tell: Tell) -> None:
    """Draw the next field, or begin round 1 when the stack is empty."""
    if state.laid == DWELLINGS * len(state.players):
        state.drawn = NO_FIELD
        turn_up(state, 1, tell)  # KT-30
        begin_round(state, tell)
        return
    state.turn = (state.start + state.laid) % len(state.players)
    state.drawn = _draw_field(state)
    state.asking = "lay"
    told(tell, "keythedral-drew", state.turn, reveals=True, field=field_text(state.drawn))  # KT-29


def draws_next(state: State) -> Seat | None:
    """Return the seat that draws a field after the open turn; None: the map is finished then."""
    laid = state.laid + 1
    return (state.start + laid) % len(state.players) if laid < DWELLINGS * len(state.players) else None


def _draw_field(state: State) -> Kind:
    """Draw the top field: its number was visible before, its type was not (KT-24)."""
    pile = state.stack[state.next_number]
    kind = _any_of(state, pile)
    pile[kind] -= 1
    show_next_number(state)
    return kind


def show_next_number(state: State) -> None:
    """Show the number of the top tile of the stack; draw it only if it could be another."""
    left = {number: sum(pile) for number, pile in state.stack.items() if any(pile)}
    numbers = list(left)
    if len(numbers) > 1:
        state.next_number = numbers[_any_of(state, list(left.values()))]
    else:
        state.next_number = numbers[0] if numbers else NO_NUMBER


def _any_of(state: State, counts: Sequence[int]) -> int:
    """Return the index of a random item, weighted by these counts."""
    at = state.rng.below(sum(counts))
    for place, count in enumerate(counts):
        at -= count
        if at < 0:
            return place
    raise AssertionError("there was nothing to draw")


def choices(state: State, seat: Seat) -> list[Action]:
    verb = state.players[seat].draft.verb
    if not verb:
        return [Lay(seat, cell) for cell in _open_cells(state)]
    if verb == "field":
        sites = state.players[seat].sites
        return [Cottage(seat, number) for number in NUMBERS if sites[number - 1] == NO_PLACE]
    return [At(seat, site) for site in vacant_sites(state)]


def _open_cells(state: State) -> list[Place]:
    """Return empty cells that share a side with a field or a dwelling (KT-26, KT-27)."""
    found = set[Place]()
    for cell in state.fields:
        found.update((cell - WIDTH, cell - 1, cell + 1, cell + WIDTH))
    for site in state.dwellings:
        found.update((site, site + WIDTH, site + 1, site + WIDTH + 1))
    found.difference_update(state.fields)
    return sorted(found, key=reading_order)


def ask(state: State, seat: Seat) -> tuple[QuestionKind, Text]:
    draft = state.players[seat].draft
    if not draft.verb:
        return "lay", text("keythedral-ask-lay", field=field_text(state.drawn))
    if draft.verb == "field":
        return "lay", text("keythedral-ask-cottage")
    return "lay", text("keythedral-ask-site", number=draft.number)


def option(state: State, pick: Picks) -> Option[Action]:
    match pick:
        case Lay(_, cell):
            spot = spot_words(cell)
            menu = (text("keythedral-menu-lay", field=field_text(state.drawn)), cell_text(cell))
            words, phrase = f"lay {FIELDS[state.drawn]} {spot}", field_phrase(cell)
            return Option(pick, words, menu, f"cell:{spot}", phrase=phrase)
        case Cottage(_, number):
            entry, phrase = text("keythedral-menu-cottage", number=number), Phrase((f"cottage:{number}",))
            return Option(pick, f"cottage {number}", (entry,), phrase=phrase)
        case At(_, site):
            spot = spot_words(site)
            phrase = corner_phrase(site)
            return Option(pick, f"at {spot}", (corner_text(site),), f"site:{spot}", phrase=phrase)
        case _:
            assert_never(pick)


def play(state: State, pick: Picks, tell: Tell) -> None:
    draft = state.players[pick.seat].draft
    match pick:
        case Lay(_, cell):
            state.fields[cell] = state.drawn
            draft.verb, draft.spot = "field", cell
        case Cottage(_, number):
            draft.verb, draft.number = "cottage", number
        case At(seat, site):
            state.players[seat].sites[draft.number - 1] = site
            state.dwellings[site] = dwelling_of(seat, draft.number)
            draft.ready = True
        case _:
            assert_never(pick)


def end(state: State, seat: Seat, tell: Tell) -> None:
    draft = state.players[seat].take_draft()
    told(
        tell,
        "keythedral-laid",
        seat,
        field=field_text(state.drawn),
        cell=cell_text(draft.spot),
        dwelling=dwelling_text(seat, draft.number, False),
        site=corner_text(state.players[seat].sites[draft.number - 1]),
    )
    state.laid += 1
    state.asking = ""
