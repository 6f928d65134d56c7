"""Text board: alt text, starting with the gist, and the whole table in words, from the pictures' view."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.pieces import Pieces, merge
from engine.core.text import Say, Text, Who, text
from engine.keyflower.content import words
from engine.keyflower.content.box import Content
from engine.keyflower.names import contract_name, extension_name
from engine.keyflower.view import Open, SeatView, TileView, View
from render.keyflower import names
from render.keyflower.score import sums
from render.keyflower.screen import title as screen_title
from render.keyflower.surroundings import sides
from render.keyflower.table import headline
from render.keyflower.text_board_tiles import boat_told, order_told, pieces_told, tile_told, village_told
from render.kit.painter import OVERVIEW, PictureKind
from render.kit.phrases import colon, semicolons
from render.kit.score_heads import tie_broken


def alt(view: View, kind: PictureKind, say: Say) -> str:
    """Return the picture in sentences; the painter enforces the bot's length limit."""
    seat = view.seats[kind.seat] if kind.seat is not None else None
    if kind.key == "score":
        return " ".join(_score(view, say, kind.seat))
    if kind.key == "contracts":
        return " ".join(_market(view, say))
    if kind.key == "screen" and seat is not None:
        others = [
            line for other in view.seats if other is not seat for line in _open(view.content, other, say)
        ]
        lines = [*_screen(view.content, seat, say), *_open(view.content, seat, say), *others]
        return " ".join([f"{screen_title(view, seat, say)}.", *lines])
    if seat is not None:
        head, *tiles = village_told(view.content, seat, say)
        own = kind.seat == view.reader and view.phase != "over"
        hand, hidden = (_in_hand(view, say), _screen(view.content, seat, say)) if own else ((), ())
        return " ".join([head, *hand, *hidden, *_front(view.content, seat, say), *tiles])
    return " ".join(_overview(view, say) if kind.key == OVERVIEW else _table(view, say))


def card(content: Content, piece: str, say: Say) -> str:
    """Return a tile or boat and what it does."""
    return f"{names.tile(say, piece)}. {say(words.whole(content, piece))}"


def board(view: View, say: Say) -> str:
    """Return the full text board: table, villages, and the reader's own screen."""
    parts: list[list[str]] = [
        [f"## {_title(view, say)}", *_bullets([*_usable(view, say), *_state(view, say)])]
    ]
    if view.sheet:
        parts.append([_heading(say, "pictures-score"), *_bullets(_score(view, say, None))])
    parts.append(
        [
            _heading(say, "pictures-board-tiles"),
            *_bullets(tile_told(view.content, tile, say, whole=True) for tile in view.tiles),
        ]
    )
    orders = [order_told(tile, view, say) for tile in view.orders]
    parts.append([_heading(say, "pictures-board-orders"), *_bullets(orders)])
    parts.append(
        [_heading(say, "pictures-board-boats"), *_bullets(boat_told(boat, view, say) for boat in view.boats)]
    )
    if view.merchants != "off":
        parts.append([_heading(say, "pictures-market"), *_bullets(_market(view, say))])
    for seat in view.seats:
        head = text("pictures-village", who=Who(seat.seat))
        parts.append([f"### {say(head)}", *_bullets(village_told(view.content, seat, say, whole=True)[1:])])
        if seat.seat == view.reader:
            parts[-1] += _bullets(_in_hand(view, say))
        if seat.screen is not None and view.phase != "over":
            parts[-1] += _bullets(_screen(view.content, seat, say))
    if known := [line for seat in view.seats for line in _known(view.content, seat, say)]:
        parts.append([_heading(say, "pictures-board-known"), *_bullets(known)])
    return "\n\n".join("\n".join(part) for part in parts if len(part) > 1)


def _bullets(lines: Iterable[str]) -> list[str]:
    return [f"- {line}" for line in lines]


def _heading(say: Say, key: str) -> str:
    return f"### {say(text(key))}"


def _title(view: View, say: Say) -> str:
    season = names.season(say, view.season)
    return f"{season} · {headline(view, say)}"  # not by a colon: the headline is a sentence


def _cabins(view: View) -> tuple[Text, ...]:
    """Return the cabins left, if the game is played with them."""
    return (text("keyflower-count-cabin", count=view.cabins),) if view.merchants != "off" else ()


def _state(view: View, say: Say) -> list[str]:
    lines = [
        say(
            text(
                "pictures-left",
                bag=view.bag,
                greens=view.greens,
                skills=view.pile,
                goods=(*pieces_told(view.stock), *_cabins(view)),
            )
        )
    ]
    for seat in view.seats:
        if view.phase == "over":
            lines.append(_ended(view.content, seat, say))
        else:
            lines += [_holds(seat, say), *_front(view.content, seat, say)]
    if view.boat_queue:
        lines.append(say(text("pictures-boat-queue", who=tuple(Who(seat) for seat in view.boat_queue))))
    return lines


def _holds(seat: SeatView, say: Say) -> str:
    """Return how much is behind a screen."""
    counts = (
        ("keyflower-pictures-count-worker", seat.workers),
        ("keyflower-pictures-count-skill", seat.skills),
        ("keyflower-count-contract", seat.contracts),
    )
    pieces = tuple(text(key, count=count) for key, count in counts if count)
    return _held("pictures-holds", seat, pieces, say)


def _ended(content: Content, seat: SeatView, say: Say) -> str:
    """Return the pieces behind and in front of a screen, once all is open."""
    workers, skills, contracts = Pieces(), Pieces(), list[str]()
    for pieces in (seat.screen, seat.front):
        if pieces is not None:
            merge(workers, pieces.workers)
            merge(skills, pieces.skills)
            contracts += pieces.contracts
    return _held(
        "keyflower-pictures-ended", seat, _all_of(content, Open(workers, skills, tuple(contracts))), say
    )


def _held(key: str, seat: SeatView, pieces: tuple[Text, ...], say: Say) -> str:
    start = "yes" if seat.start_player else "no"
    held = pieces or (text("keyflower-pictures-nothing"),)
    return say(text(key, who=Who(seat.seat), start=start, pieces=held))


def _table(view: View, say: Say) -> list[str]:
    lines = [f"{_title(view, say)}."]
    lines += [tile_told(view.content, tile, say, brief=True) for tile in view.tiles]
    lines += [order_told(tile, view, say, brief=True) for tile in view.orders]
    lines += [boat_told(boat, view, say) for boat in view.boats]
    return lines + _state(view, say)


def _overview(view: View, say: Say) -> list[str]:
    """Return what the reader may use now, every village, then the middle."""
    villages = [village_told(view.content, seat, say) for seat in view.seats]
    first, *rest = _table(view, say)
    return [first, *_usable(view, say), *(head for head, *_ in villages), *rest]


def _usable(view: View, say: Say) -> list[str]:
    there = [*view.tiles, *(tile for seat in view.seats for tile in seat.village)]
    tiles = tuple(
        text("keyflower-pictures-use-with", tile=names.tile_text(tile.id), count=tile.last + 1)
        for tile in there
        if tile.id in view.may_use
    )
    return [say(text("keyflower-pictures-may-use", tiles=tiles))] if tiles else []


def _in_hand(view: View, say: Say) -> list[str]:
    """Return the reader's tiles still to be placed, with what is on which side, the current one first."""
    if view.reader is None or view.phase != "growth":
        return []
    taken = [view.placing.tile] if view.placing is not None else []
    mine = view.seats[view.reader]
    waiting = [tile for tile in (*mine.to_place, *mine.beside) if tile.id not in {one.id for one in taken}]
    found = [("keyflower-pictures-in-hand", tile) for tile in taken]
    found += [("keyflower-pictures-waiting", tile) for tile in waiting]
    return [
        f"{say(text(key, tile=names.tile_text(tile.id)))} {_sides(view, tile, say)}." for key, tile in found
    ]


def _sides(view: View, tile: TileView, say: Say) -> str:
    return semicolons(say, map(say, sides(view.content, tile)))


def _screen(content: Content, seat: SeatView, say: Say) -> list[str]:
    held = seat.screen
    if held is None:
        return []
    lines = [
        say(text("pictures-screen-workers", pieces=pieces_told(held.workers) or (text("pictures-none"),)))
    ]
    lines.append(
        say(text("pictures-screen-skills", pieces=pieces_told(held.skills) or (text("pictures-none"),)))
    )
    if held.winter:
        lines.append(
            say(text("pictures-screen-winter", tiles=tuple(names.tile_text(tile) for tile in held.winter)))
        )
    if held.chosen:
        chosen = tuple(names.tile_text(tile) for tile in held.chosen)
        lines.append(say(text("pictures-screen-chosen", tiles=chosen)))
    if held.contracts:
        contracts = tuple(contract_name(content, one) for one in held.contracts)
        lines.append(say(text("pictures-screen-contracts", contracts=contracts)))
    return lines


def _open(content: Content, seat: SeatView, say: Say) -> list[str]:
    return [*_front(content, seat, say), *_known(content, seat, say)]


def _front(content: Content, seat: SeatView, say: Say) -> list[str]:
    """Return the pieces in front of a screen."""
    front = seat.front
    if front is None:
        return []
    lying = _all_of(content, front) or (text("pictures-none"),)
    return [say(text("keyflower-pictures-front-of", who=Who(seat.seat), pieces=lying))]


def _known(content: Content, seat: SeatView, say: Say) -> list[str]:
    """Return the pieces publicly seen going behind a screen; none for an open screen."""
    if seat.known is None or seat.screen is not None:
        return []
    known = _all_of(content, seat.known)
    return [say(text("pictures-known-of", who=Who(seat.seat), pieces=known))] if known else []


def _all_of(content: Content, pieces: Open) -> tuple[Text, ...]:
    """Return workers and skills counted, contracts by name."""
    contracts = tuple(contract_name(content, one) for one in pieces.contracts)
    return (*pieces_told({**pieces.workers, **pieces.skills}), *contracts)


def _market(view: View, say: Say) -> list[str]:
    open_ = tuple(contract_name(view.content, one) for one in view.contract_row if one)
    row = open_ or (text("pictures-none"),)
    left = tuple(extension_name(view.content, one) for one in view.extensions) or (text("pictures-none"),)
    return [
        say(_contracts(view, row)),
        say(text("pictures-market-extensions", extensions=left)),
    ]


def _contracts(view: View, row: tuple[Text, ...]) -> Text:
    """Return the open contracts and the number face down.

    The discards are included if they are drawn from next (KM-33).
    """
    if view.contract_discards and not view.contract_stack:
        count = len(view.contract_discards)
        return text("keyflower-pictures-contracts-shuffled", contracts=row, count=count)
    return text("pictures-market-contracts", contracts=row, count=view.contract_stack)


def _score(view: View, say: Say, seat: int | None) -> list[str]:
    if seat is not None:
        lines = [line for line in view.sheet if line.seat == seat and line.points]
        total = sum(line.points for line in lines)
        head = say(text("pictures-score-total", who=Who(seat), points=total))
        return [head, *(f"{colon(say, say(line.text), line.points)}." for line in lines)]
    lines_out = [
        say(text("pictures-score-place", who=Who(standing.seat), points=standing.points, rank=standing.rank))
        for standing in view.standings
    ]
    if tie_broken(view.standings):
        lines_out.append(say(text("pictures-score-level")))
    for group, points in sums(view).items():
        each = tuple(f"{say(text('pictures-player', who=Who(s)))} {count}" for s, count in enumerate(points))
        lines_out.append(f"{colon(say, say(text(f'pictures-row-{group}')), ', '.join(each))}.")
    return lines_out
