"""Text board: alt text and the whole table in words, from the same view as the pictures."""

from __future__ import annotations

from engine.core.text import Say, Who, text
from engine.lantern.view import SeatView, View
from render.kit.painter import PictureKind
from render.lantern import names
from render.lantern.names import P


def alt(view: View, kind: PictureKind, say: Say) -> str:
    """Return the picture in sentences that start with the gist."""
    match kind.key:
        case "score":
            return " ".join(_standings(view, say))
        case "screen":
            return " ".join([*_own(view, say), *_pile(view, say), *_fresh(view, say)])
        case _:  # the table
            return " ".join([_headline(view, say), *_pile(view, say), *(_seat(s, say) for s in view.seats)])


def board(view: View, say: Say) -> str:
    """Return the full text board."""
    parts = [f"## {_headline(view, say)}", *(f"- {line}" for line in (*_pile(view, say), *_fresh(view, say)))]
    if view.standings:
        parts += [
            f"### {say(text('lantern-picture-score'))}",
            *(f"- {line}" for line in _standings(view, say)),
        ]
    if view.reader is not None:
        parts += [f"### {say(text(f'{P}-screen'))}", *(f"- {line}" for line in _own(view, say))]
    parts += [f"### {say(text(f'{P}-lanterns'))}", *(f"- {_seat(seat, say)}" for seat in view.seats)]
    return "\n".join(parts)


def _headline(view: View, say: Say) -> str:
    waiting = names.waiting(view, say)
    return f"{names.title(view, say)}. {waiting}." if waiting else f"{names.title(view, say)}."


def _pile(view: View, say: Say) -> list[str]:
    return [
        say(text(f"{P}-in-the-pile", count=view.pile)),
        say(text(f"{P}-out", tokens=names.counted(view.gone))),
    ]


def _fresh(view: View, say: Say) -> list[str]:
    if view.stage != "snuff" or view.lighter is None:
        return []
    return [say(text(f"{P}-fresh", who=Who(view.lighter), lit=names.colours(view.fresh)))]


def _seat(seat: SeatView, say: Say) -> str:
    lit = names.counted(seat.lit)
    return say(text(f"{P}-seat", who=Who(seat.seat), tokens=seat.tokens, lit=lit, points=seat.points))


def _own(view: View, say: Say) -> list[str]:
    if view.reader is None:
        return []
    own = view.seats[view.reader]
    found = [say(text(f"{P}-own", tokens=names.counted(own.hand or {})))]
    if own.aside:
        found.append(say(text(f"{P}-hidden", colour=text(f"lantern-{own.aside}"))))
    if view.answer:
        snuffed, paid = text(f"lantern-{view.answer}"), names.colours(view.paid)
        found.append(say(text(f"{P}-answer", colour=snuffed, paid=paid)))
    return found


def _standings(view: View, say: Say) -> list[str]:
    return [
        say(text("pictures-score-place", rank=one.rank, who=Who(one.seat), points=one.points))
        for one in view.standings
    ]
