"""Folding the boards for the new season, in secret (KP-133)."""

from __future__ import annotations

from typing import TypeAlias

from engine.core.decisions import Phrase
from engine.core.game import Option
from engine.core.pieces import move, total
from engine.core.tell import Tell
from engine.core.text import Seat, Text, Who, text
from engine.keyper.actions import Action, End, Fold
from engine.keyper.content.board import FOLD_LETTERS
from engine.keyper.content.box import Content
from engine.keyper.content.goods import KEYP
from engine.keyper.content.shapes import Season
from engine.keyper.names import board_name, display_name, fold_name, name
from engine.keyper.queries import colours_in, errand_of, season_of
from engine.keyper.setup import empty_board
from engine.keyper.state import Errand, Kind, State

Picks: TypeAlias = Fold


def choices(state: State, seat: Seat) -> list[Action]:
    """Return the four displays of the new season."""
    if errand_of(state, seat).picks:
        return [End(seat)]
    return [Fold(seat, display) for display in state.content.offered[season_of(state)]]


def ask(state: State, seat: Seat) -> tuple[Kind, Text]:
    if errand_of(state, seat).picks:
        return "fold", text("keyper-ask-end")
    board, season = board_name(state.players[seat].board), name("season", season_of(state))
    fields = tuple(name("field", field) for field in _shared(state.content, season_of(state)))
    return "fold", text("keyper-ask-fold", board=board, season=season, fields=fields)


def _shared(content: Content, season: Season) -> list[str]:
    """Return the fields that a board has in this season, however it is folded."""
    first, *others = (
        [field.id for field in content.display_fields[display]] for display in content.offered[season]
    )
    return [field for field in first if field != KEYP and all(field in other for other in others)]


def option(state: State, pick: Picks) -> Option[Action]:
    season = season_of(state)
    letter = FOLD_LETTERS[state.content.offered[season].index(pick.display)]
    shared = (KEYP, *_shared(state.content, season))
    own = tuple(
        name("field", field.id)
        for field in state.content.display_fields[pick.display]
        if field.id not in shared
    )
    return Option(
        pick,
        f"fold {letter}",
        (text("keyper-menu-fold", display=fold_name(state.content, pick.display)),),
        f"display:{pick.display}",
        note=text("keyper-list", goods=own),
        phrase=Phrase((f"display:{pick.display}",)),
    )


def play(state: State, pick: Picks, _tell: Tell) -> None:
    errand_of(state, pick.seat).picks.append(pick.display)


def go_on(state: State, tell: Tell) -> None:
    """Show all boards at once after all have chosen; then surplus keyples rest (KP-134)."""
    for errand in state.errands:
        player = state.players[errand.seat]
        state.boards[player.board] = empty_board(errand.picks[0])
        tell.all(
            "keyper-told-folded",
            by=errand.seat,
            reveals=True,
            who=Who(errand.seat),
            board=board_name(player.board),
            display=display_name(state.content, errand.picks[0]),
        )
    limit = state.content.team_limit[len(state.players)]
    state.errands = list[Errand]()
    for seat, player in enumerate(state.players):
        surplus = total(player.keyples) - limit
        colours = colours_in(player.keyples)
        if surplus > 0 and len(colours) == 1:
            move(player.keyples, player.standing, colours[0], surplus)
        elif surplus > 0:
            state.errands.append(Errand(seat))
    state.stage = "surplus"
