"""After lanterns are lit, each other player may snuff one, at the same time and in secret (LN-11 to
LN-13)."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from engine.core.decisions import Phrase
from engine.core.game import Option
from engine.core.pieces import move
from engine.core.tell import Tell
from engine.core.text import Seat, Text, Who, text
from engine.lantern.actions import Action, End, Let, Snuff
from engine.lantern.content.tokens import COLOURS
from engine.lantern.dominated import is_foolish
from engine.lantern.names import colour_name, colour_names
from engine.lantern.prices import ways_to_snuff
from engine.lantern.queries import left_of, window_of
from engine.lantern.state import Answer, Kind, State, Window
from engine.lantern.steps import rounds

Picks: TypeAlias = Snuff | Let


def choices(state: State, seat: Seat) -> list[Action]:
    window, hand = window_of(state), state.players[seat].hand
    if window.answers[seat] is not None:
        return [End(seat)]
    snuffs = [
        Snuff(seat, colour, paid)
        for colour in COLOURS
        if colour in window.lit
        for paid in ways_to_snuff(hand, colour)
    ]
    return [*snuffs, Let(seat)]


def ask(state: State, seat: Seat) -> tuple[Kind, Text]:
    window = window_of(state)
    answer = window.answers[seat]
    if answer is None:
        return "snuff", text("lantern-ask-snuff", by=Who(window.seat), lit=colour_names(window.lit))
    if not answer.colour:
        return "done", text("lantern-ask-let")
    return "done", text("lantern-ask-snuffed", colour=colour_name(answer.colour))


def option(state: State, pick: Picks) -> Option[Action]:
    match pick:
        case Snuff(_, colour, paid):
            words = f"snuff {colour}" if paid == (colour,) else f"snuff {colour} with {' '.join(paid)}"
            cost = text("lantern-paying", tokens=colour_names(paid))
            menu = (text("lantern-snuff"), colour_name(colour), cost)
            phrase = Phrase(("snuff", f"lantern:{colour}"), tuple(f"hand:{token}" for token in paid))
            foolish = is_foolish(state, pick)
            return Option(pick, words, menu, f"lantern:{colour}", dominated=foolish, phrase=phrase)
        case Let():
            return Option(pick, "let", (text("lantern-let"),), idle=True)
        case _:
            assert_never(pick)


def play(state: State, pick: Picks, tell: Tell) -> None:
    match pick:
        case Snuff(seat, colour, paid):
            window_of(state).answers[seat] = Answer(colour, paid)
        case Let(seat):
            window_of(state).answers[seat] = Answer()
        case _:
            assert_never(pick)


def end(state: State, seat: Seat, tell: Tell) -> None:
    """Confirm the answer; nothing is told before all have answered."""
    window = window_of(state)
    window.done.append(seat)
    if len(window.done) == len(state.players) - 1:
        _close(state, window, tell)


def _close(state: State, window: Window, tell: Tell) -> None:
    """Resolve the answers clockwise; a seat that comes too late for a lantern pays nothing (LN-13)."""
    burning = list(window.lit)
    for seat in left_of(state, window.seat):
        answer = window.answers[seat]
        if answer is None or answer.colour not in burning:
            continue
        burning.remove(answer.colour)
        _snuff(state, window.seat, seat, answer, tell)
    if len(burning) == len(window.lit):
        tell.all("lantern-burn-on", reveals=True, touches=(window.seat,))
    rounds.go_on(state, tell)


def _snuff(state: State, lighter: Seat, seat: Seat, answer: Answer, tell: Tell) -> None:
    move(state.players[lighter].lit, state.gone, answer.colour)
    for colour in answer.paid:
        move(state.players[seat].hand, state.gone, colour)
    tell.all(
        "lantern-snuffed",
        by=seat,
        reveals=True,  # whether and how a seat answered was secret
        touches=(lighter,),
        who=Who(seat),
        colour=colour_name(answer.colour),
        paid=colour_names(answer.paid),
    )
