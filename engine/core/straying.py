"""Where a turn leaves what a lesson asks for, and why that is not the way: in the game's own words."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Any

from msgspec import Struct

from engine.core.draft import Drafted, drafted
from engine.core.game import Game
from engine.core.text import Seat, Text, text, texts_in

_REASONS = 2


class Stray(Struct, frozen=True):
    """From the first pick on that is another one; what comes of handing over is nobody's to know before."""

    tried: tuple[Text, ...]  # as the menus call it
    wanted: tuple[Text, ...]
    reasons: tuple[Text, ...] = ()  # why what is wanted cannot be had any more in a turn begun so


def strayed(
    game: Game[Any, Any, Any], state: Any, seat: Seat, picks: Sequence[str], expected: Sequence[str]
) -> Stray | None:
    """None for a turn that is what the lesson asks for, as far as it has come."""
    same = next(
        (at for at, (one, other) in enumerate(zip(picks, expected, strict=False)) if one != other), None
    )
    if same is None:
        return None
    tried, wanted = (drafted(game, state, seat, some) for some in (picks, expected))
    named = _from(game, wanted, same)
    begun, ends = drafted(game, state, seat, picks[: same + 1]), same == len(wanted.picks)
    return Stray(_from(game, tried, same), named, _why_no_more(game, begun, expected[same], named, ends))


def _from(game: Game[Any, Any, Any], draft: Drafted[Any, Any], at: int) -> tuple[Text, ...]:
    """The picks from there on, as the menus call them; what hands over only where nothing else is left."""
    if at < len(draft.named):
        return tuple(chain.from_iterable(draft.named[at:]))
    last = game.offered(draft.state, draft.seat, draft.dropped[0]) if draft.dropped else None
    return () if last is None else last.menu


def _why_no_more(
    game: Game[Any, Any, Any], begun: Drafted[Any, Any], words: str, wanted: Sequence[Text], ends: bool
) -> tuple[Text, ...]:
    """Of all that cannot be done after the first other pick, what speaks of a piece that the lesson names.
    `ends`: the lesson asks for nothing more there."""
    if begun.dropped:
        last = game.offered(begun.state, begun.seat, begun.dropped[0])
        return (text("learn-why-early" if last is not None and last.confirms else "learn-why-either"),)
    if ends:
        return (text("learn-why-more"),)
    if begun.decision is None or game.offered(begun.state, begun.seat, words) is not None:
        return ()
    pieces = {piece for part in wanted for piece in _pieces(part)}
    about = (why for why in game.why_not(begun.state, begun.seat) if pieces & set(_pieces(why)))
    return (*about,)[:_REASONS] or (text("learn-why-either"),)


def _pieces(said: Text) -> list[Text]:
    """The names in a sentence: what has no other name inside."""
    return [one for one in texts_in(said) if one is not said and sum(1 for _ in texts_in(one)) == 1]
