"""Orders for windows: when to play a law of mine, when to ask me, else no law (KT-99 to KT-102, KT-106)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias, assert_never, get_args

from engine.core.game import Decision
from engine.core.plans import Advice, Doubt, Leave, Pick, PlanOffer
from engine.core.text import Seat, Text, Typed, Who, text
from engine.keythedral.actions import Action
from engine.keythedral.content import laws
from engine.keythedral.content.laws import LAW_KEYS
from engine.keythedral.content.shapes import COLOURS, FIELDS, Card, Law
from engine.keythedral.laws.timing import at_start
from engine.keythedral.names import dwelling_text, field_text, law_text, slot_text
from engine.keythedral.numbering import field_number
from engine.keythedral.plans.plan_types import Against, Ask, Decline, Plan, PlayLaw, Windows
from engine.keythedral.plans.upcoming import (
    AGAINST_PURCHASES,
    is_to_come,
    may_be_bought,
    starts_to_come,
    windows_now,
    windows_to_come,
)
from engine.keythedral.plans.working import dwellings_of, fields_beside
from engine.keythedral.state import Stage, WindowKind
from engine.keythedral.view import View

Picks: TypeAlias = PlayLaw | Against | Ask | Decline

_WINDOWS: tuple[Windows, ...] = ("all", *get_args(WindowKind))
_BY_KEY = {key: card for card, key in LAW_KEYS.items()}


def offers(view: View, seat: Seat) -> Iterator[PlanOffer[Plan]]:
    if not view.laws_used:
        return
    for card in view.seats[seat].laws or ():
        for play in _plays(view, seat, view.content.law(card)):
            words = " ".join(part for part in ("play", play.law, play.at, play.aim) if part)
            yield _offer(view, play, words, law_text(card))
        for against in _againsts(view, seat, card):
            yield _offer(view, against, f"against {against.what} {against.law}", law_text(card))
    for windows in _asked_in(windows_to_come(view, seat, attended=True)):
        yield _offer(view, Ask(windows), f"ask {windows}", text("keythedral-plan-menu-ask"))
    for windows in _asked_in(windows_to_come(view, seat)):
        yield _offer(view, Decline(windows), f"decline {windows}", text("keythedral-plan-menu-decline"))
    if windows_now(view, seat):
        yield _offer(view, Decline("all", view.stage), "decline phase", text("keythedral-plan-menu-decline"))


def _offer(view: View, plan: Picks, words: str, *under: Text) -> PlanOffer[Plan]:
    menu = (text("keythedral-plan-menu-laws"), *under, plan_text(view, plan))
    return PlanOffer(plan, words, menu, True)


def _asked_in(to_come: set[WindowKind]) -> list[Windows]:
    return [windows for windows in _WINDOWS if windows in to_come or (windows == "all" and to_come)]


def _plays(view: View, seat: Seat, law: Law) -> Iterator[PlayLaw]:
    for at in starts_to_come(view):
        if law.timing.isdisjoint(at_start(at)):
            continue
        for aim in _aims(view, seat, law, at):
            yield PlayLaw(LAW_KEYS[law.number], at, aim)


def _aims(view: View, seat: Seat, law: Law, at: Stage) -> list[str]:
    """Return the possible targets of a law that has one target which can be foreseen."""
    match law.aim:
        case None:
            return [""]
        case "field" if view.single_field and law.number == laws.DOUBLE_PRODUCTION:
            return _cells_to_double(view, seat) if at == "harvest" else []
        case "field":
            return list(FIELDS)
        case "seat":
            return [COLOURS[other.seat] for other in view.seats if other.seat != view.start]
        case "cottage":
            return [str(one.number) for one in view.dwellings if one.seat == seat and not one.house]
        case "house":
            return [
                f"{COLOURS[one.seat]}-{one.number}"
                for one in view.dwellings
                if one.house and one.seat != seat
            ]
        case "order" | "slot" | "own" | "bargain" | "fence" | "trade" | "sale":
            return []
        case _:
            assert_never(law.aim)


def _cells_to_double(view: View, seat: Seat) -> list[str]:
    """Return the fields with a worker of mine at the harvest (KT-121): now, or possibly until then."""
    found = {(one.x, one.y) for one in view.fields if one.worker == seat}
    if view.stage == "work":
        near = (at for dwelling in dwellings_of(view, seat) for at in fields_beside(view, dwelling))
        found |= {(at.x, at.y) for at in near if at.worker is None}
    return [f"{x},{y}" for x, y in sorted(found, key=lambda at: (at[1], at[0]))]


def _againsts(view: View, seat: Seat, card: Card) -> Iterator[Against]:
    if card in AGAINST_PURCHASES and (view.purchase is not None or may_be_bought(view, seat)):
        for slot in view.slots:
            if slot.on_sale:
                yield Against(LAW_KEYS[card], slot.key)
    if card == laws.REPEAL:
        used = view.purchase.using if view.purchase is not None else ()
        open_to = {*used, *((view.law.card,) if view.law else ())}
        for other, key in LAW_KEYS.items():
            if other != card and (other in open_to or is_to_come(view, seat, other)):
                yield Against(LAW_KEYS[card], key)


def plan_text(view: View, plan: Picks) -> Text:
    match plan:
        case PlayLaw(key, at, ""):
            return text(f"keythedral-plan-law-{at}", law=law_text(_BY_KEY[key]))
        case PlayLaw(key, at, aim):
            law = view.content.law(_BY_KEY[key])
            return text(f"keythedral-plan-law-{at}-on", law=law_text(law.number), aim=_aim_text(law, aim))
        case Against(key, what):
            mine, other = law_text(_BY_KEY[key]), _BY_KEY.get(what)
            if other is None:
                return text("keythedral-plan-against-purchase", law=mine, slot=slot_text(what))
            return text("keythedral-plan-against-law", law=mine, other=law_text(other))
        case Ask(windows):
            return text(f"keythedral-plan-ask-{windows}")
        case Decline(windows, ""):
            return text(f"keythedral-plan-decline-{windows}")
        case Decline(_, stage):
            return text(f"keythedral-plan-decline-in-{stage}")
        case _:
            assert_never(plan)


def _aim_text(law: Law, aim: str) -> Text:
    match law.aim:
        case "field" if aim in FIELDS:
            return field_text(FIELDS.index(aim))
        case "field":
            column, _, row = aim.partition(",")
            return text("keythedral-field-number", number=field_number(int(column), int(row)))
        case "seat":
            return text("keythedral-player", who=Who(COLOURS.index(aim)))
        case "house":
            colour, _, number = aim.partition("-")
            return dwelling_text(COLOURS.index(colour), int(number), True)
        case _:  # all other targets have a number
            return text("keythedral-number", number=int(aim))


def advise(view: View, decision: Decision[Action], plan: Picks) -> Advice:
    words = [option.words for option in decision.options]
    if decision.kind == "aim":
        return _aimed(words, plan)
    if view.window is None or decision.kind != view.window.kind:
        return None
    match plan:
        case PlayLaw(key, at, aim):
            law = view.content.law(_BY_KEY[key])
            fits = view.window.kind == "start" and _is_time(view, law, at)
            fits = fits and not _is_so_already(view, law, aim)
            return Pick(f"play {key}") if fits and f"play {key}" in words else None
        case Against(key, what):
            return Pick(f"play {key}") if _is_about(view, what) and f"play {key}" in words else None
        case Ask(windows):
            return Leave() if windows in ("all", view.window.kind) else None
        case Decline(windows, stage):
            fits = windows in ("all", view.window.kind) and stage in ("", view.stage)
            return Pick("decline") if fits else None
        case _:
            assert_never(plan)


def _is_time(view: View, law: Law, at: Stage) -> bool:
    """Return whether this is the window before that phase.

    An order for the spending waits if some player will be short of cubes: the spending then has its own
    window, and the harvest does not change (KT-99).
    """
    if view.stage == at or view.window is None:
        return view.stage == at
    return at == "spend" and view.window.early and not (law.aim == "seat" and view.window.short)


def _is_so_already(view: View, law: Law, aim: str) -> bool:
    """Return whether an order has nothing to do: the player to be named is already the start player."""
    return law.aim == "seat" and aim == COLOURS[view.start]


def _aimed(words: list[str], plan: Picks) -> Advice:
    """Advise the targets that the order names, once the law is begun."""
    match plan:
        case PlayLaw(_, _, aim):
            wanted = aim
        case Against(_, what):
            wanted = what
        case Ask() | Decline():
            return None
        case _:
            assert_never(plan)
    return Pick(wanted) if wanted in words else Doubt(text("plan-not-offered", words=Typed(wanted)))


def _is_about(view: View, what: str) -> bool:
    """Return whether the open window is about a purchase of this seat or about this law."""
    if view.window is None:
        return False
    if view.window.kind == "law":
        return view.law is not None and view.law.key == what
    if view.window.kind == "purchase" and view.purchase is not None:
        return what == view.purchase.slot or what in (LAW_KEYS[card] for card in view.purchase.using)
    return False
