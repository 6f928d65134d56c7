"""Craftsmen and the trader: cubes are named one by one and paid together with the last (KT-71 to KT-74)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias, assert_never

from engine.core.decisions import Phrase
from engine.core.game import Option
from engine.core.tell import Tell
from engine.core.text import Seat, Text, text
from engine.keythedral.actions import Action, Craft, Cube, Swap, Trade
from engine.keythedral.content.shapes import CRAFTS, KINDS, MAKERS
from engine.keythedral.names import craftsman_text, kind_text, kinds_text, told
from engine.keythedral.phrases import cube_words, store_words
from engine.keythedral.queries import has_craft, kinds_left, resources_in
from engine.keythedral.state import Draft, QuestionKind, State
from engine.keythedral.supply import pay_kinds, take, take_craft

Picks: TypeAlias = Craft | Trade | Cube | Swap


def openings(state: State, seat: Seat) -> Iterator[Action]:
    """Yield the craftsmen and the trader this seat can go to."""
    count = sum(state.players[seat].cubes)
    for at, craftsman in enumerate(state.content.craftsmen):
        if count >= craftsman.price and has_craft(state, at):
            yield Craft(seat, at)
    if count >= state.content.trade_cost and resources_in(state.store):
        yield Trade(seat)


def choices(state: State, seat: Seat) -> list[Action]:
    player = state.players[seat]
    left = kinds_left(player.cubes, player.draft.kinds)
    if player.draft.verb == "trade" and player.draft.kinds:
        return [Swap(seat, pay, get) for pay in left for get in resources_in(state.store)]
    return [Cube(seat, kind) for kind in left]


def ask(state: State, seat: Seat) -> tuple[QuestionKind, Text]:
    draft = state.players[seat].draft
    if draft.verb == "craft":
        craftsman = state.content.craftsmen[draft.number]
        left = craftsman.price - len(draft.kinds)
        return "turn", text("keythedral-ask-craft", kind=kind_text(CRAFTS[draft.number]), count=left)
    if draft.kinds:
        return "turn", text("keythedral-ask-trade-then", kind=kind_text(draft.kinds[0]))
    return "turn", text("keythedral-ask-trade")


def option(state: State, pick: Picks) -> Option[Action]:
    match pick:
        case Craft(_, craftsman):
            key, price = MAKERS[craftsman], state.content.craftsmen[craftsman].price
            name, kind = craftsman_text(craftsman), kind_text(CRAFTS[craftsman])
            menu = (text("keythedral-menu-craft", craftsman=name, kind=kind, count=price),)
            note, focus = text("keythedral-menu-craft-note"), f"craftsman:{key}"
            return Option(pick, key, menu, focus, note=note, phrase=Phrase((focus,)))
        case Trade():
            return Option(pick, "trade", (text("keythedral-menu-trade"),), "trader")
        case Cube(_, paid):
            focus = cube_words(paid)
            return Option(pick, KINDS[paid], (kind_text(paid),), focus, phrase=Phrase((focus,)))
        case Swap(_, pay, get):
            second, third = kind_text(pay), kind_text(get)
            entries = (text("keythedral-menu-and", kind=second), text("keythedral-menu-for", kind=third))
            focus, words = store_words(get), f"{KINDS[pay]}>{KINDS[get]}"
            return Option(pick, words, entries, focus, phrase=Phrase((cube_words(pay), focus)))
        case _:
            assert_never(pick)


def play(state: State, pick: Picks, tell: Tell) -> None:
    seat = pick.seat
    draft = state.players[seat].draft
    match pick:
        case Craft(_, craftsman):
            draft.verb, draft.number = "craft", craftsman
        case Trade():
            draft.verb = "trade"
        case Cube(_, kind):
            draft.kinds.append(kind)
            if draft.verb == "craft" and len(draft.kinds) == state.content.craftsmen[draft.number].price:
                take_craft(state, seat, draft.number)
                pay_kinds(state, seat, draft.kinds)
                draft.ready = True
        case Swap(_, pay, get):
            draft.kinds.append(pay)
            draft.number, draft.ready = get, True
            take(state, seat, get)
            pay_kinds(state, seat, draft.kinds)
        case _:
            assert_never(pick)


def end_craft(seat: Seat, draft: Draft, tell: Tell) -> None:
    kind, craftsman = kind_text(CRAFTS[draft.number]), craftsman_text(draft.number)
    paid = kinds_text(draft.kinds)
    told(tell, "keythedral-crafted", seat, kind=kind, craftsman=craftsman, cubes=paid)


def end_trade(seat: Seat, draft: Draft, tell: Tell) -> None:
    told(tell, "keythedral-traded", seat, kind=kind_text(draft.number), cubes=kinds_text(draft.kinds))
