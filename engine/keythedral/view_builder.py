"""Builds a view: what one reader may see of a state."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.lattice import SIDES, reading_order, side_of, site_of, xy
from engine.core.text import Seat
from engine.keythedral.content import laws
from engine.keythedral.content.laws import LAW_KEYS
from engine.keythedral.content.shapes import (
    COLOURS,
    CRAFTS,
    EVERY_KIND,
    FIELDS,
    KINDS,
    NUMBERS,
    Card,
    number_on,
    owner_of,
)
from engine.keythedral.laws.aims import aims_words, field_words, law_named
from engine.keythedral.queries import (
    cards_to_draw,
    cells_worked,
    edition,
    face_down_of,
    fields_stacked,
    is_cost_side_up,
    phase_of,
    slot_key,
    slot_number,
    slots_on_sale,
)
from engine.keythedral.rules import publicly_awaited
from engine.keythedral.scoring import points_of, score, standings
from engine.keythedral.state import (
    FACE_DOWN,
    NO_FIELD,
    NO_PLACE,
    NOBODY,
    ORDERS_BESIDE,
    SOLD,
    Draft,
    Force,
    State,
)
from engine.keythedral.steps.harvest import is_as_foreseen
from engine.keythedral.view import (
    AuctionView,
    DwellingView,
    FenceView,
    FieldView,
    ForceView,
    LawView,
    MarkerView,
    PicksView,
    PurchaseView,
    SeatView,
    SlotView,
    View,
    WindowView,
)


def view_for(state: State, reader: Seat | None) -> View:
    over = state.stage == "over"
    return View(
        reader=reader,
        printed=state.content.fingerprint,
        stage=state.stage,
        phase=phase_of(state.stage),
        round=state.round,
        start=state.start,
        deciding=publicly_awaited(state),
        asking=state.windows[-1].kind if state.windows else state.asking,
        seats=tuple(_seat_view(state, seat, over or seat == reader) for seat in range(len(state.players))),
        fields=_field_views(state),
        dwellings=_dwelling_views(state),
        fences=tuple(
            FenceView(*xy(site_of(edge)), SIDES[side_of(edge)], state.fences[edge])
            for edge in sorted(state.fences)
        ),
        keythedral=None if state.keythedral == NO_PLACE else xy(state.keythedral),
        drawn="" if state.drawn == NO_FIELD else FIELDS[state.drawn],
        stack=sum(fields_stacked(state)),
        stack_types=_fields(fields_stacked(state)),
        stack_next=state.next_number,
        next_types=_fields(state.stack[state.next_number]) if state.next_number else {},
        slots=_slot_views(state),
        number=state.number,
        surplus=tuple(len(state.surplus[n - 1]) - face_down_of(state, n) for n in NUMBERS),
        store=_named(state.store),
        stocks={KINDS[kind]: count for kind, count in zip(CRAFTS, state.stocks, strict=True)},
        markers=_marker_views(state),
        placing=tuple(state.sending)
        if publicly_awaited(state) == (state.turn,) and not state.windows
        else (),
        spaces=tuple(0 if lying == FACE_DOWN else lying or None for lying in state.spaces),
        deck=cards_to_draw(state),
        played=tuple(state.played),
        forces=tuple(_force_view(state, one) for one in state.forces),
        window=_window_view(state, reader),
        law=_law_view(state),
        purchase=_purchase_view(state),
        auction=_auction_view(state),
        open_design=state.rules.open_design,
        laws_used=state.rules.laws,
        single_field=state.rules.single_field,
        over=over,
        stopped=state.stopped,
        score=tuple(score(state)) if over else (),
        standings=tuple(standings(state)) if over else (),
    )


def _fields(counts: Sequence[int]) -> dict[str, int]:
    return {FIELDS[kind]: count for kind, count in enumerate(counts) if count}


def _named(counts: Sequence[int]) -> dict[str, int]:
    return {KINDS[kind]: count for kind, count in enumerate(counts) if count}


def _seat_view(state: State, seat: Seat, opened: bool) -> SeatView:
    player = state.players[seat]
    at_work = sum(1 for _ in cells_worked(state, seat))
    ordering = opened and state.stage != "over" and state.rules.rulings < ORDERS_BESIDE
    return SeatView(
        seat=seat,
        colour=COLOURS[seat],
        fences=player.fences,
        workers=state.content.workers - at_work,
        law_count=len(player.laws),
        known_laws=tuple(player.laws) if state.rules.face_up else tuple(player.known),
        passed=player.passed,
        procured=player.procured,
        cubes=_named(player.cubes) if opened else None,
        tiles=tuple(state.content.tiles[tile].id for tile in player.seats) if opened else None,
        laws=tuple(player.laws) if opened else None,
        points=points_of(state, seat) if opened else None,
        watch=player.watch if ordering else None,
        armed=_armed_view(state, seat) if ordering else (),
        picks=_picks_view(state, player.draft) if opened and player.draft != Draft() else None,
    )


def _armed_view(state: State, seat: Seat) -> tuple[tuple[Card, str], ...]:
    return tuple(
        (card, LAW_KEYS[law_named(target)] if card == laws.REPEAL else slot_key(state, target))
        for card, target in sorted(state.players[seat].armed.items())
    )


def _picks_view(state: State, draft: Draft) -> PicksView:
    slot = slot_key(state, draft.number) if draft.verb == "buy" else ""
    named = _named([draft.kinds.count(kind) for kind in EVERY_KIND])
    if state.asking == "take":
        named = {}  # taken, not paid (KT-115)
    if draft.ready or state.asking == "name":  # paid with the last cube, or given one by one (KT-84)
        return PicksView(draft.verb, draft.card, _named(draft.payment), named, slot)
    return PicksView(draft.verb, draft.card, _named(draft.payment) or named, {}, slot)


def _field_views(state: State) -> tuple[FieldView, ...]:
    found = []
    for cell in sorted(state.fields, key=reading_order):
        worker = state.workers.get(cell)
        seat, number = (None, 0) if worker is None else (owner_of(worker), number_on(worker))
        found.append(FieldView(*xy(cell), FIELDS[state.fields[cell]], seat, number))
    return tuple(found)


def _dwelling_views(state: State) -> tuple[DwellingView, ...]:
    found = []
    for site in sorted(state.dwellings, key=reading_order):
        dwelling = state.dwellings[site]
        seat, number = owner_of(dwelling), number_on(dwelling)
        homeless = dwelling == state.homeless and site == state.moved_from
        found.append(DwellingView(*xy(site), seat, number, state.players[seat].houses[number - 1], homeless))
    return tuple(found)


def _slot_views(state: State) -> tuple[SlotView, ...]:
    worth, on_sale = edition(state), slots_on_sale(state)
    return tuple(
        SlotView(
            key=key,
            number=slot_number(state, slot),
            points=worth.points[slot_number(state, slot) - 1],
            tile=state.content.tiles[tile].id if is_cost_side_up(tile) else None,
            cost=_named(state.content.tiles[tile].cost) if is_cost_side_up(tile) else {},
            sold=tile == SOLD,
            on_sale=slot in on_sale,
            dearer=state.dearer == slot,
            cheaper=state.cheaper == slot,
            declared=state.purchase is not None and state.purchase.slot == slot,
        )
        for slot, (key, tile) in enumerate(zip(worth.slots, state.mat, strict=True))
    )


def _marker_views(state: State) -> tuple[MarkerView, ...]:
    working = state.stage == "work"
    first = state.start if working else state.leader  # Start order does not change who led
    return tuple(
        MarkerView(
            marker=at + 1,
            number=number,
            leader=(first + at) % len(state.players),
            done=not working or at < state.marker,
            now=working and at == state.marker,
        )
        for at, number in enumerate(state.order)
    )


def _force_view(state: State, one: Force) -> ForceView:
    return ForceView(one.card, LAW_KEYS[one.card], one.seat, _force_aim(state, one))


def _force_aim(state: State, one: Force) -> str:
    return field_words(one.aim) if state.content.law(one.card).aim == "field" else ""


def _window_view(state: State, reader: Seat | None) -> WindowView | None:
    if not state.windows:
        return None
    window = state.windows[-1]
    early = window.kind == "start" and state.stage == "harvest" and state.asked_early
    starting = any(one.kind == "start" for one in state.windows)
    short = early and not is_as_foreseen(state)
    return WindowView(window.kind, tuple(window.asked), reader in window.waiting, early, short, starting)


def _law_view(state: State) -> LawView | None:
    law = state.law
    if law is None:
        return None
    return LawView(law.seat, law.card, LAW_KEYS[law.card], aims_words(state, law.card, law.aims))


def _purchase_view(state: State) -> PurchaseView | None:
    purchase = state.purchase
    if purchase is None:
        return None
    key = slot_key(state, purchase.slot)
    return PurchaseView(purchase.buyer, key, _named(purchase.payment), tuple(purchase.using))


def _auction_view(state: State) -> AuctionView | None:
    auction, seats = state.auction, len(state.players)
    if auction is None:
        return None
    return AuctionView(
        taker=auction.taker,
        bids=tuple(((auction.taker + 1 + at) % seats, bid) for at, bid in enumerate(auction.bids)),
        high=auction.high,
        by=None if auction.by == NOBODY else auction.by,
        winner=None if auction.winner == NOBODY else auction.winner,
        payee=None if auction.payee == NOBODY else auction.payee,
    )
