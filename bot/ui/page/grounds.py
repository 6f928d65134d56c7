"""Why a move is good or behind another, part by part, as hints and reviews say it."""

from __future__ import annotations

from bot.ui.page.names import decimal
from engine.core.text import Text, text
from engine.players.asking import Change
from engine.players.hinting import Grounds
from engine.players.plain import judgement_of
from engine.registry import game_named


def parts_of(grounds: Grounds, game: str, counted: str) -> list[tuple[float, Text]]:
    """What is changed, the most important first, and all the rest, each with its points; they add up.
    `counted`: how a change reads that is a number of something."""
    counts = judgement_of(game_named(game)).counted
    parts = [
        (round(change.worth, 1), _part(change, game, counted if change.feature in counts else ""))
        for change in grounds.changes
    ]
    for key, worth in (("hints-rest", grounds.rest), ("hints-later", grounds.later)):
        if worth:
            parts.append((worth, text("hints-part", feature=text(key), worth=decimal(worth, "+"))))
    return parts


def _part(change: Change, game: str, counted: str) -> Text:
    feature, worth = text(f"{game}-feature-{change.feature}"), decimal(change.worth, "+")
    if not counted or change.before == change.after:
        return text("hints-part", feature=feature, worth=worth)
    return text(counted, feature=feature, before=round(change.before), after=round(change.after), worth=worth)
