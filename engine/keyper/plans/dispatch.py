"""The plans on offer and their answers to questions, all from the owner's view."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import assert_never

from engine.core.game import Decision
from engine.core.plans import Advice, Fact, PlanOffer
from engine.core.text import Text, Who, text
from engine.keyper.actions import Action
from engine.keyper.content.board import BOARD_NAMES
from engine.keyper.content.goods import KEYP, SEASONS
from engine.keyper.names import board_name, keyple_name
from engine.keyper.plans import closing, inviting
from engine.keyper.plans.plan_types import Fold, Join, Lay, LetGo, Pass, Plan, Rest, Skip
from engine.keyper.view import View


def plans(view: View) -> list[PlanOffer[Plan]]:
    if view.reader is None or view.stage == "over":
        return []
    return [*inviting.offers(view, view.reader), *closing.offers(view, view.reader)]


def plan_text(view: View, plan: Plan) -> Text:
    match plan:
        case Join() | Skip():
            return inviting.plan_text(plan)
        case Lay() | Pass() | LetGo() | Fold() | Rest():
            return closing.plan_text(view.content, plan)
        case _:
            assert_never(plan)


def advise(view: View, decision: Decision[Action], plan: Plan) -> Advice:
    match plan:
        case Join() | Skip():
            return inviting.advise(view, decision, plan)
        case Lay() | Pass() | LetGo() | Fold() | Rest():
            return closing.advise(view, decision, plan)
        case _:
            assert_never(plan)


def plan_after(plan: Plan) -> Plan | None:
    match plan:
        case Join():
            return inviting.after(plan)
        case Skip() | Pass():
            return plan
        case Lay() | LetGo() | Fold() | Rest():
            return None
        case _:
            assert_never(plan)


def period(view: View) -> str:
    """Return the season; folding for the next one and resting still belong to the previous one."""
    season = SEASONS.index(view.season)
    return SEASONS[season - 1 if view.stage in ("fold", "surplus") else season]


def facts(view: View) -> Sequence[Fact]:
    """Return who stands on which field, and who owns which board."""
    return (*_standing(view), *_claims(view))


def _standing(view: View) -> Iterator[Fact]:
    for board in view.boards:
        for field in board.fields:
            if field.field == KEYP:
                continue
            place = closing.place_named(field.id)
            there = tuple(keyple_name(keyple.colour) for keyple in field.keyples)
            value = " ".join(f"{one.colour}{'-down' if one.lying else ''}" for one in field.keyples)
            said = text("keyper-fact-there", place=place, keyples=there) if there else None
            yield Fact(f"field {field.id}", said or text("keyper-fact-empty", place=place), value)


def _claims(view: View) -> Iterator[Fact]:
    for board in view.boards:
        named, key = board_name(BOARD_NAMES.index(board.id)), f"board {board.id}"
        if board.claimed_by is None:
            yield Fact(key, text("keyper-fact-unclaimed", board=named), "")
        else:
            said = text("keyper-fact-claimed", board=named, who=Who(board.claimed_by))
            yield Fact(key, said, str(board.claimed_by))
