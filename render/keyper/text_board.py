"""Text board: alt text, starting with the gist, and the whole table in words, from the pictures' view."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.text import Say, Who, text
from engine.keyper.view import PlayerView, View
from render.keyper import describe, names
from render.keyper.market import page_of, pages
from render.keyper.names import P
from render.keyper.one_board import PREFIX, board_of
from render.kit.painter import PictureKind


def alt(view: View, kind: PictureKind, say: Say) -> str:
    """Return the picture in sentences; the painter enforces the bot's length limit."""
    head = [_headline(view, say) + ".", *(f"{say(words)}." for _, words in names.going_on(view))]
    player = view.seats[kind.seat if kind.seat is not None else view.reader or 0]
    match kind.key:
        case "score" if kind.seat is None:
            found = describe.score(view, say)
        case "score":
            found = describe.sheet(view, player.seat, say)
        case "home":
            title = say(text(f"{P}-home", who=Who(player.seat)))
            found = [
                f"{title}.",
                describe.keyples_at_home(view, player, say),
                *describe.home(player, say),
            ]
        case "tiles":
            found = [*head, *describe.market(view, say)]
        case "screen":
            title = say(text(f"{P}-screen"))
            found = [f"{title}.", *describe.screen(view.content, player, say), describe.holds(player, say)]
        case "fold":
            found = describe.fold(view, say)
        case "table":
            found = [
                *head,
                *(describe.keyples_at_home(view, seat, say) for seat in view.seats),
                *describe.boards(view, say),
            ]
            found += [*_own(view, say), *(describe.free(view, shown, say) for shown in view.boards)]
        case key if key.startswith(PREFIX):
            found = _one_board(view, kind, say)
        case _:  # a page of a hand
            found = describe.hand(view.content, player, pages(player)[page_of(kind)], say)
    return " ".join(found)


def _one_board(view: View, kind: PictureKind, say: Say) -> list[str]:
    """Return the large board with its marks, the reader's pieces, and the other boards."""
    large = board_of(view, kind)
    found = [describe.board(view, large, say, marked=True), describe.free(view, large, say, marked=True)]
    if not large.boat:
        found += describe.free_boats(view, say)
    if view.reader is not None:
        found += [describe.keyples_at_home(view, view.seats[view.reader], say), *_own(view, say)]
    return found + [describe.board(view, shown, say) for shown in view.boards if shown is not large]


def _own(view: View, say: Say) -> list[str]:
    """Return the reader's goods and own fairs."""
    if view.reader is None or view.stage == "over":
        return []
    own = view.seats[view.reader]
    return [describe.holds(own, say), *describe.own_fairs(view.content, own, say)]


def board(view: View, say: Say) -> str:
    """Return the full text board: current events, the boards, the tiles, and each player's pieces."""
    parts = [_now(view, say), *_ending(view, say)]
    if view.offered and view.reader is not None:
        parts.append(
            _part(say(text(f"{P}-fold", season=describe.season(view))), describe.fold(view, say)[1:])
        )
    country = describe.boards(view, say, marked=True)
    country += [describe.free(view, shown, say, marked=True) for shown in view.boards]
    parts.append(_part(say(text(f"{P}-boards")), [*country, *describe.borders(view, say)]))
    season = text(f"pictures-season-{view.season}")
    parts.append(_part(say(text(f"{P}-market", season=season)), describe.market(view, say)))
    for seat in sorted(view.seats, key=lambda seat: seat.seat != view.reader):
        lines = _belongings(view, seat, say)
        parts.append(_part(say(text(f"{P}-home", who=Who(seat.seat))), lines))
    return "\n\n".join(parts)


def _now(view: View, say: Say) -> str:
    going_on = [f"{say(words)}." for _, words in names.going_on(view)]
    going_on += [describe.keyples_at_home(view, seat, say) for seat in view.seats]
    return _part(_headline(view, say), going_on, "##")


def _ending(view: View, say: Say) -> list[str]:
    """Return the score sheet with all its lines."""
    if not view.score:
        return []
    found = [_part(say(text("pictures-score")), describe.score(view, say))]
    for standing in view.standings:
        title = say(text("pictures-player", who=Who(standing.seat)))
        found.append(_part(title, describe.sheet(view, standing.seat, say)[1:]))
    return found


def _belongings(view: View, seat: PlayerView, say: Say) -> list[str]:
    """Return a seat's tiles: the reader's own with all effects, those of others by name and cost."""
    if seat.seat == view.reader:
        built = [*describe.home(seat, say), *describe.works(seat, say)]
        return (
            built
            + describe.screen(view.content, seat, say)
            + [describe.tile(view.content, tile, say) for tile in seat.tiles]
        )
    lines = describe.home(seat, say) + describe.screen(view.content, seat, say)
    return lines + describe.hand(view.content, seat, (*seat.tiles, *seat.winter_fairs), say)


def _part(title: str, lines: Iterable[str], level: str = "###") -> str:
    return "\n".join([f"{level} {title}", *(f"- {line}" for line in lines)])


def _headline(view: View, say: Say) -> str:
    return ". ".join(part for part in (names.title(view, say), names.waiting(view, say)) if part)
