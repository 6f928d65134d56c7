"""Names of things in the reader's language."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.core.text import Arg, Say, Text, Who, Word, text
from engine.keyper.content.box import Content
from engine.keyper.content.goods import COLOURS, RESOURCES
from engine.keyper.content.shapes import is_fair
from engine.keyper.view import BoardView, TurnView, View
from render.kit.phrases import colon, player_name
from render.kit.text import cut, parted

P = "keyper-pictures"
_LONGEST = 18
"""Letters of a name inside a sentence of a picture."""


def tile_text(tile: str) -> Text:
    """Return a building tile or a winter fair."""
    return text(f"keyper-{'fair' if is_fair(tile) else 'tile'}-{tile}")


def tile_parted(say: Say, tile: str) -> str:
    """Return its name, marked where a long word may be split."""
    return parted(say(tile_text(tile)), say(text("pictures-breaks")))


def board_text(board: str) -> Text:
    return text("keyper-board", number=int(board.removeprefix("board-")))


def owner(view: View, board: BoardView) -> int | None:
    """Return the seat that has claimed a board, or brought it home."""
    if board.claimed_by is not None:
        return board.claimed_by
    return next((player.seat for player in view.seats if player.board == board.id), None)


def field_text(field: str) -> Text:
    return text(f"keyper-field-{field}")


def shared_fields(content: Content, displays: Sequence[str]) -> list[str]:
    """Return the fields that all these displays have."""
    first, *others = ([field.id for field in content.display_fields[display]] for display in displays)
    return [field for field in first if all(field in other for other in others)]


def _place_text(place: str) -> Text:
    """Return a field on a board, or a plot."""
    if "@" in place:
        field, board = place.split("@")
        return text("keyper-place", field=field_text(field), board=board_text(board))
    return plot_text(place)


def plot_text(plot: str) -> Text:
    area, number = plot.split("-")
    return text(f"keyper-plot-{area}", number=int(number))


def goods_text(held: Mapping[str, int]) -> tuple[Text, ...]:
    """Return goods as a list; never empty."""
    named = [text(f"keyper-counted-{kind}", count=held[kind]) for kind in RESOURCES if held.get(kind)]
    return tuple(named) or (text("keyper-nothing"),)


def keyples_text(held: Mapping[str, int]) -> tuple[Text, ...]:
    """Return keyples as a list of colours with their numbers; never empty."""
    named = [
        text(f"{P}-keyples", count=held[colour], colour=text(f"keyper-colour-{colour}"))
        for colour in COLOURS
        if held.get(colour)
    ]
    return tuple(named) or (text("keyper-nothing"),)


def title(view: View, say: Say) -> str:
    """Return the season and, between the turns, the simultaneous step."""
    if view.stage == "over":
        return say(text("pictures-over"))
    season = say(text(f"pictures-season-{view.season}"))
    if view.turn is None:
        return colon(say, season, say(text(f"{P}-stage-{view.stage}")))
    return season


_JOINING = ("join", "join+order", "joined", "declined")
_MANY = 3
"""Above this number players are counted, not named, inside a picture."""


def waiting(view: View, say: Say, most: int | None = None) -> str:
    """Return the players the table waits for, with up to `most` letters of each name."""
    if view.stage == "over" or not view.deciding:
        return ""
    key = "joins" if view.stage in _JOINING else "waiting"
    who: Arg = tuple(Who(seat) for seat in view.deciding)
    if most is not None:
        who = tuple(cut(player_name(say, seat), most) for seat in view.deciding)
        who = text("pictures-players", count=len(who)) if len(who) > _MANY else who
    return say(text(f"{P}-{key}", who=who))


def going_on(view: View, called: Callable[[int], Word] = Who) -> list[tuple[int, Text]]:
    """Return the closing round, and the settled part of the current move: who, and what."""
    found: list[tuple[int, Text]] = []
    turn = view.turn
    if turn is None:
        return found
    if view.closing is not None:
        found.append((view.active, text(f"{P}-closing", count=view.closing)))
    move = _move(turn, called)
    if move is not None:
        found.append((turn.seat, move))
    if turn.tile:
        found.append(_construction(view, turn, called))
    return found


def _move(turn: TurnView, called: Callable[[int], Word]) -> Text | None:
    who, keyple = called(turn.seat), text(f"keyper-keyple-{turn.colour}")
    if not turn.place:
        return (
            text(f"{P}-in-hand", who=who, keyple=text(f"keyper-keyple-{turn.colour}"))
            if turn.colour
            else None
        )
    place = _place_text(turn.place)
    if not turn.colour:
        return text(f"{P}-lays", who=who, place=place)
    keyple = text(f"keyper-keyple-{turn.colour}")
    others = tuple(called(worker.seat) for worker in turn.workers if worker.seat != turn.seat)
    if others:
        return text(f"{P}-sends-joined", who=who, keyple=keyple, place=place, other=others)
    return text(f"{P}-sends", who=who, keyple=keyple, place=place)


def _construction(view: View, turn: TurnView, called: Callable[[int], Word]) -> tuple[int, Text]:
    """Return who builds or upgrades which tile: possibly a joiner."""
    seat = view.deciding[0] if view.deciding else turn.seat
    who, tile = called(seat), tile_text(turn.tile)
    if turn.plot:
        return seat, text(f"{P}-builds-at", who=who, tile=tile, plot=plot_text(turn.plot))
    key = "builds" if view.stage == "plot" else "upgrades"
    return seat, text(f"{P}-{key}", who=who, tile=tile)
