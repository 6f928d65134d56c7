"""Prepared turns in words, played by the rules: what is shown and taught cannot differ from the game."""

from __future__ import annotations

from typing import Any

from engine.core.game import Game
from engine.core.rng import seed_from
from engine.core.setup import Setup, checked
from engine.core.tell import Silence
from engine.core.text import Seat


class ScriptError(ValueError):
    """A prepared turn that the rules do not offer any more; the message names it."""


def turns(script: str) -> list[tuple[Seat, tuple[str, ...]]]:
    """ "0 bid stable / red 1 / end; 1 pass / end": who, and the picks; a line may end anywhere."""
    found = list[tuple[Seat, tuple[str, ...]]]()
    for turn in " ".join(script.split()).split(";"):
        if turn := turn.strip():
            seat, _, picks = turn.partition(" ")
            found.append((int(seat), tuple(pick.strip() for pick in picks.split("/"))))
    return found


def played(game: Game[Any, Any, Any], setup: Setup, script: str) -> Any:
    """The position after a script; ScriptError where the rules no longer offer what it says."""
    agreed = Setup(setup.seats, seed_from(setup.seed), setup.options)
    state = game.new_game(checked(game.spec, agreed))
    for seat, picks in turns(script):
        for words in picks:
            option = game.offered(state, seat, words)
            if option is None:
                raise ScriptError(f"{game.key}: seat {seat} is not offered '{words}'")
            game.play(state, option.action, Silence())
    return state
