"""How each pick reads: words for typing, entries for menus, marks for the picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

import msgspec

from engine.core.game import Option
from engine.core.text import Text, Who, text
from engine.keythedral.actions import (
    Action,
    Aim,
    Arm,
    At,
    Buy,
    BuyUsing,
    Cottage,
    Craft,
    Cube,
    Decline,
    Disarm,
    Edge,
    End,
    Fence,
    House,
    Lay,
    Match,
    Name,
    Offer,
    Order,
    Pass,
    Play,
    Send,
    Stay,
    Stop,
    Swap,
    Take,
    TakeLaw,
    Trade,
    Unfence,
    Using,
    Watch,
    With,
    Withdraw,
)
from engine.keythedral.content import COLOURS, CRAFTSMEN, FIELDS, KINDS, LAWS, SPACES, laws
from engine.keythedral.folly import is_foolish
from engine.keythedral.laws.aims import aim_focus, aim_text, aim_words
from engine.keythedral.say import (
    cell_text,
    craftsman_text,
    cubes_text,
    edge_text,
    edge_words,
    field_at_text,
    field_text,
    kind_text,
    law_text,
    site_text,
    slot_text,
    space_text,
    spot_words,
)
from engine.keythedral.state import State
from engine.keythedral.table import edition

BOTH = "both"


def option(state: State, action: Action) -> Option[Action]:
    plain = reading(state, action)
    if is_foolish(state, action.seat, action):
        return msgspec.structs.replace(plain, foolish=True)
    return plain


def reading(state: State, action: Action) -> Option[Action]:
    match action:
        case Lay() | Cottage() | At() | Order() | Send() | Stay() | Take():
            return map_option(state, action)
        case Buy() | BuyUsing() | With() | Using() | Withdraw():
            return purchase_option(state, action)
        case (
            House() | Fence() | Unfence() | Edge() | Craft() | Cube() | Trade() | Swap() | TakeLaw() | Pass()
        ):
            return turn_option(action)
        case Play() | Aim() | Decline():
            return law_option(state, action)
        case Watch() | Arm() | Disarm():
            return order_option(action)
        case Offer() | Match() | Name() | Stop():
            return auction_option(action)
        case End():
            return end_option(state, action)
        case _:
            assert_never(action)


def map_option(state: State, action: Lay | Cottage | At | Order | Send | Stay | Take) -> Option[Action]:
    match action:
        case Lay(_, cell):
            spot = spot_words(cell)
            menu = (text("keythedral-menu-lay", field=field_text(state.drawn)), cell_text(cell))
            return Option(action, f"lay {FIELDS[state.drawn]} {spot}", menu, f"cell:{spot}")
        case Cottage(_, number):
            return Option(action, f"cottage {number}", (text("keythedral-menu-cottage", number=number),))
        case At(_, site):
            spot = spot_words(site)
            return Option(action, f"at {spot}", (site_text(site),), f"site:{spot}")
        case Order(_, number):
            entry = text("keythedral-menu-order", number=number)
            return Option(action, f"order {number}", (entry,), f"order:{number}")
        case Send(_, number, cell):
            kind, spot = state.fields[cell], spot_words(cell)
            menu = (
                text("keythedral-menu-send", number=number),
                field_at_text(kind, cell),
            )
            return Option(action, f"send {number} {FIELDS[kind]}@{spot}", menu, f"cell:{spot}")
        case Stay():
            return Option(action, "stay", (text("keythedral-menu-stay"),), idle=True)
        case Take(_, kind):
            return Option(action, f"take {KINDS[kind]}", (kind_text(kind),), f"store:{KINDS[kind]}")


def purchase_option(state: State, action: Buy | BuyUsing | With | Using | Withdraw) -> Option[Action]:
    match action:
        case Buy(_, slot, payment):
            key = edition(state).slots[slot]
            menu = (text("keythedral-menu-buy", slot=slot_text(key)), with_text(payment))
            return Option(action, f"buy seat {key} with {payment_words(payment)}", menu, f"slot:{key}")
        case BuyUsing(_, slot, cards):
            key = edition(state).slots[slot]
            used = LAWS[cards[0]].key if len(cards) == 1 else BOTH
            using = text("keythedral-menu-using", laws=tuple(law_text(card) for card in cards))
            menu = (text("keythedral-menu-buy", slot=slot_text(key)), using)
            return Option(action, f"buy seat {key} using {used}", menu, f"slot:{key}")
        case With(_, payment):
            return Option(action, f"with {payment_words(payment)}", (with_text(payment),))
        case Using(_, card):
            entry = text("keythedral-menu-using", laws=(law_text(card),))
            return Option(action, f"using {LAWS[card].key}", (entry,), f"card:{card}")
        case Withdraw():
            return Option(action, "withdraw", (text("keythedral-menu-withdraw"),), idle=True)


def payment_words(payment: Sequence[int]) -> str:
    return " ".join(KINDS[kind] for kind in range(8) for _ in range(payment[kind])) or "nothing"


def with_text(payment: Sequence[int]) -> Text:
    return text("keythedral-menu-with", cubes=cubes_text(payment))


def turn_option(
    action: House | Fence | Unfence | Edge | Craft | Cube | Trade | Swap | TakeLaw | Pass,
) -> Option[Action]:
    match action:
        case House(seat, number):
            cottage = text("keythedral-menu-cottage", number=number)
            entries = (text("keythedral-menu-house"), cottage)
            return Option(action, f"house {number}", entries, f"dwelling:{COLOURS[seat]}-{number}")
        case Fence():
            return Option(action, "fence", (text("keythedral-menu-fence"),))
        case Unfence():
            return Option(action, "unfence", (text("keythedral-menu-unfence"),))
        case Edge(_, edge):
            words = edge_words(edge)
            return Option(action, words, (site_text(edge >> 2), edge_text(edge)), f"fence:{words}")
        case Craft(_, craftsman):
            maker = CRAFTSMEN[craftsman]
            name, kind = craftsman_text(craftsman), kind_text(maker.sells)
            menu = (text("keythedral-menu-craft", craftsman=name, kind=kind, count=maker.price),)
            return Option(action, maker.key, menu, f"craftsman:{maker.key}")
        case Cube(_, kind):
            return Option(action, KINDS[kind], (kind_text(kind),), f"cube:{KINDS[kind]}")
        case Trade():
            return Option(action, "trade", (text("keythedral-menu-trade"),), "trader")
        case Swap(_, pay, get):
            second, third = kind_text(pay), kind_text(get)
            entries = (text("keythedral-menu-and", kind=second), text("keythedral-menu-for", kind=third))
            return Option(action, f"{KINDS[pay]}>{KINDS[get]}", entries, f"store:{KINDS[get]}")
        case TakeLaw(_, space):
            key = SPACES[space]
            menu = (text("keythedral-menu-law", space=space_text(space)),)
            return Option(action, f"law {key}", menu, f"space:{key}")
        case Pass():
            return Option(action, "pass", (text("keythedral-menu-pass"),), idle=True)


def law_option(state: State, action: Play | Aim | Decline) -> Option[Action]:
    match action:
        case Play(_, card):
            menu = (text("keythedral-menu-play"), law_text(card))
            return Option(action, f"play {LAWS[card].key}", menu, f"card:{card}")
        case Aim(seat, target):
            draft = state.players[seat].draft
            if draft.arming:
                return arming_option(state, action, draft.arming)
            card, at = draft.card, len(draft.aims)
            words = aim_words(state, card, at, target)
            focus = aim_focus(state, seat, card, at, target)
            return Option(action, words, (aim_text(state, seat, card, at, target),), focus)
        case Decline():
            key = "keythedral-menu-decline" if state.windows else "keythedral-menu-no-offer"
            return Option(action, "decline", (text(key),), idle=True)


def arming_option(state: State, action: Aim, card: int) -> Option[Action]:
    if card == laws.REPEAL:
        return Option(action, LAWS[action.target].key, (law_text(action.target),))
    key = edition(state).slots[action.target]
    return Option(action, key, (slot_text(key),), f"slot:{key}")


def order_option(action: Watch | Arm | Disarm) -> Option[Action]:
    head = text("keythedral-menu-watch")
    match action:
        case Watch(_, level):
            return Option(action, f"watch {level}", (head, text(f"keythedral-watch-{level}")))
        case Arm(_, card):
            entry = text("keythedral-menu-arm", law=law_text(card))
            return Option(action, f"arm {LAWS[card].key}", (head, entry), f"card:{card}")
        case Disarm(_, card):
            entry = text("keythedral-menu-disarm", law=law_text(card))
            return Option(action, f"disarm {LAWS[card].key}", (head, entry), f"card:{card}")


def auction_option(action: Offer | Match | Name | Stop) -> Option[Action]:
    match action:
        case Offer(_, cubes):
            return Option(action, f"offer {cubes}", (text("keythedral-menu-offer", count=cubes),))
        case Match():
            return Option(action, "match", (text("keythedral-menu-match"),))
        case Name(_, who):
            menu = (text("keythedral-menu-name", who=Who(who)),)
            return Option(action, f"name {COLOURS[who]}", menu, f"seat:{COLOURS[who]}")
        case Stop():
            return Option(action, "stop", (text("keythedral-menu-stop"),), idle=True)


def end_option(state: State, action: End) -> Option[Action]:
    """Only taking a law shows its own player something new; the rest is for everybody, after the move."""
    draws = state.players[action.seat].draft.verb == "law" and not state.windows
    menu = (text("keythedral-menu-end-law" if draws else "keythedral-menu-end"),)
    return Option(action, "end", menu, confirms=True, reveals=draws)
