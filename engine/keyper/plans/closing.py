"""Orders for the end of a season: laying down, animals without room, the fold, keyples that rest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import TypeAlias, assert_never

from engine.core.content import derived
from engine.core.game import Decision
from engine.core.plans import Advice, Doubt, Pick, PlanOffer
from engine.core.text import Seat, Text, text
from engine.keyper.actions import Action
from engine.keyper.content.board import BOARD_NAMES, FOLD_LETTERS
from engine.keyper.content.box import Content
from engine.keyper.content.goods import SEASONS
from engine.keyper.content.shapes import Season
from engine.keyper.names import board_name, colour_name, display_name, good_name, name
from engine.keyper.plans.plan_types import Fold, Lay, LetGo, Pass, Plan, Rest
from engine.keyper.plans.upcoming import animals_to_let_go, colours_to_rest, lays_again, may_lay_on
from engine.keyper.view import FieldView, View

Picks: TypeAlias = Lay | Pass | LetGo | Fold | Rest

_RANKED = 2
"""The number of kinds that are ranked."""


@derived
def _letters(content: Content) -> dict[str, str]:
    """Return the letter of each display."""
    return {
        display: letter
        for offered in content.offered.values()
        for display, letter in zip(offered, FOLD_LETTERS, strict=True)
    }


def _season_to_fold_for(view: View) -> Season | None:
    """Return the season that the reader has yet to fold a board for; None after winter."""
    match view.stage:
        case "fold":
            return None if view.own_picks else view.season
        case "surplus":
            return None
        case _:  # during turns, and until the next board is folded
            later = SEASONS.index(view.season) + 1
            return SEASONS[later] if later < len(SEASONS) else None


def gain_fields(view: View) -> Iterator[FieldView]:
    """Yield fields that simply give goods: laying down there leaves no choice."""
    for board in view.boards:
        for field in board.fields:
            if view.content.fields[field.field].work == "gain":
                yield field


def offers(view: View, seat: Seat) -> Iterator[PlanOffer[Plan]]:
    """Yield plans for questions that can still come before the season of these plans ends."""
    if lays_again(view, seat):
        for field in gain_fields(view):
            if field.keyples and may_lay_on(view, seat, field):
                yield _offer(view, Lay(field.id), f"lay {field.id}", "lay")
        yield _offer(view, Pass(), "pass", "lay")
    season = _season_to_fold_for(view)
    if season is not None:
        for display in view.content.offered[season]:
            yield _offer(view, Fold(display), f"fold {_letters(view.content)[display]}", "fold")
    for animals in _rankings(animals_to_let_go(view, seat)):
        way = plan_text(view.content, LetGo(animals[:1]))
        yield _offer(view, LetGo(animals), f"release {' '.join(animals)}", "let-go", way)
    for colours in _rankings(colours_to_rest(view, seat)):
        yield _offer(
            view,
            Rest(colours),
            f"rest {' '.join(colours)}",
            "rest",
            plan_text(view.content, Rest(colours[:1])),
        )


def _rankings(kinds: Sequence[str]) -> Iterator[tuple[str, ...]]:
    for count in range(1, _RANKED + 1):
        yield from permutations(kinds, count)


def _offer(view: View, plan: Picks, words: str, head: str, *way: Text) -> PlanOffer[Plan]:
    """Return one offer; `way` holds further menu levels."""
    menu = (text(f"keyper-plan-menu-{head}"), *way, plan_text(view.content, plan))
    return PlanOffer(plan, words, menu, True)


def place_named(place: str) -> Text:
    field, _, board = place.partition("@")
    return text("keyper-place", field=name("field", field), board=board_name(BOARD_NAMES.index(board)))


def plan_text(content: Content, plan: Picks) -> Text:
    match plan:
        case Lay(place):
            return text("keyper-plan-lay", place=place_named(place))
        case Pass():
            return text("keyper-plan-pass")
        case LetGo(animals):
            return text("keyper-plan-let-go", animals=tuple(good_name(animal) for animal in animals))
        case Fold(display):
            return text("keyper-plan-fold", display=display_name(content, display))
        case Rest(colours):
            return text("keyper-plan-rest", colours=tuple(colour_name(colour) for colour in colours))
        case _:
            assert_never(plan)


def advise(view: View, decision: Decision[Action], plan: Picks) -> Advice:
    words = [option.words for option in decision.options]
    match plan:
        case Lay(place):
            return _lay(decision, words, place)
        case Pass():
            return Pick("pass") if decision.kind == "lay" and "pass" in words else None
        case Fold(display):
            fold = f"fold {_letters(view.content)[display]}"
            return Pick(fold) if decision.kind == "fold" and fold in words else None
        case LetGo(animals):
            return _ranked("release", animals, words) if decision.kind == "housing" else None
        case Rest(colours):
            return _ranked("rest", colours, words) if decision.kind == "surplus" else None
        case _:
            assert_never(plan)


def _lay(decision: Decision[Action], words: list[str], place: str) -> Advice:
    match decision.kind:
        case "lay":
            return Pick(f"lay {place}") if f"lay {place}" in words else None
        case "lay-count":
            return Pick("both")
        case "confirm":
            return Pick("end")
        case _:  # another question
            return None


def _ranked(verb: str, order: Sequence[str], words: list[str]) -> Advice:
    """Return the first kind of the order that is legal; a doubt if all of them are used up and a choice
    remains."""
    for kind in order:
        if f"{verb} {kind}" in words:
            return Pick(f"{verb} {kind}")
    if words == ["end"]:
        return Pick("end")
    return Doubt(text("keyper-doubt-others"))
