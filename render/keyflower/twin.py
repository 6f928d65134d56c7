"""Text twins: alt text, the gist first, and the whole table in words, from the same view as the pictures."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.core.pieces import Pieces, merge
from engine.core.text import Say, Text, Who, text
from engine.keyflower.content.pieces import EXTENSIONS, HEXES
from engine.keyflower.content.shapes import COLOURS, RESOURCES, SKILLS, Tile
from engine.keyflower.view import BoatView, Open, SeatView, TileView, View
from render.keyflower import describe, names
from render.keyflower.score import sums
from render.keyflower.screen import title as screen_title
from render.keyflower.surroundings import placed, sides, surroundings
from render.keyflower.table import headline
from render.keyflower.village import goods_of
from render.kit.heads import tie_broken
from render.kit.marks import PictureKind
from render.kit.phrases import colon, semicolons

_ORDER = (*COLOURS, *SKILLS, *RESOURCES)


def _pieces(held: Mapping[str, int]) -> tuple[Text, ...]:
    return tuple(text(f"keyflower-count-{kind}", count=held[kind]) for kind in _ORDER if held.get(kind))


def alt(view: View, kind: PictureKind, say: Say) -> str:
    """What the picture shows, in sentences; the bot's limit is kept by the painter."""
    seat = view.seats[kind.seat] if kind.seat is not None else None
    if kind.key == "score":
        return " ".join(_score(view, say, kind.seat))
    if kind.key == "contracts":
        return " ".join(_market(view, say))
    if kind.key == "screen" and seat is not None:
        others = [line for other in view.seats if other is not seat for line in _open(other, say)]
        lines = [*_screen(seat, say), *_open(seat, say), *others]
        return " ".join([f"{screen_title(view, seat, say)}.", *lines])
    if seat is not None:
        head, *tiles = _village(seat, say)
        own = kind.seat == view.reader and view.phase != "over"
        hand, hidden = (_in_hand(view, say), _screen(seat, say)) if own else ((), ())
        return " ".join([head, *hand, *hidden, *_front(seat, say), *tiles])
    return " ".join(_table(view, say))


def card(piece: str, say: Say) -> str:
    """A tile or boat and what it does."""
    return f"{names.tile(say, piece)}. {say(describe.whole(piece))}"


def board(view: View, say: Say) -> str:
    """The full text board: table, villages, and the reader's own screen."""
    parts: list[list[str]] = [[f"## {_title(view, say)}", *_bullets(_state(view, say))]]
    if view.sheet:
        parts.append([_heading(say, "pictures-score"), *_bullets(_score(view, say, None))])
    parts.append(
        [
            _heading(say, "pictures-board-tiles"),
            *_bullets(_tile(tile, say, whole=True) for tile in view.tiles),
        ]
    )
    orders = [_order(tile, view, say) for tile in view.orders]
    parts.append([_heading(say, "pictures-board-orders"), *_bullets(orders)])
    parts.append(
        [_heading(say, "pictures-board-boats"), *_bullets(_boat(boat, view, say) for boat in view.boats)]
    )
    if view.merchants != "off":
        parts.append([_heading(say, "pictures-market"), *_bullets(_market(view, say))])
    for seat in view.seats:
        head = text("pictures-village", who=Who(seat.seat))
        parts.append([f"### {say(head)}", *_bullets(_village(seat, say, whole=True)[1:])])
        if seat.seat == view.reader:
            parts[-1] += _bullets(_in_hand(view, say))
        if seat.screen is not None and view.phase != "over":
            parts[-1] += _bullets(_screen(seat, say))
    if known := [line for seat in view.seats for line in _known(seat, say)]:
        parts.append([_heading(say, "pictures-board-known"), *_bullets(known)])
    return "\n\n".join("\n".join(part) for part in parts if len(part) > 1)


def _bullets(lines: Iterable[str]) -> list[str]:
    return [f"- {line}" for line in lines]


def _heading(say: Say, key: str) -> str:
    return f"### {say(text(key))}"


def _title(view: View, say: Say) -> str:
    season = names.season(say, view.season)
    return colon(say, season, headline(view, say))


def _state(view: View, say: Say) -> list[str]:
    lines = [
        say(
            text(
                "pictures-left", bag=view.bag, greens=view.greens, skills=view.pile, goods=_pieces(view.stock)
            )
        )
    ]
    for seat in view.seats:
        lines += [_ended(seat, say)] if view.phase == "over" else [_holds(seat, say), *_front(seat, say)]
    if view.boat_queue:
        lines.append(say(text("pictures-boat-queue", who=tuple(Who(seat) for seat in view.boat_queue))))
    return lines


def _holds(seat: SeatView, say: Say) -> str:
    """How much is behind a screen."""
    counts = (
        ("keyflower-pictures-count-worker", seat.workers),
        ("keyflower-pictures-count-skill", seat.skills),
        ("keyflower-count-contract", seat.contracts),
    )
    pieces = tuple(text(key, count=count) for key, count in counts if count)
    return _held("pictures-holds", seat, pieces, say)


def _ended(seat: SeatView, say: Say) -> str:
    """What was behind a screen and in front of it, once all is open."""
    workers, skills, contracts = Pieces(), Pieces(), list[str]()
    for pieces in (seat.screen, seat.front):
        if pieces is not None:
            merge(workers, pieces.workers)
            merge(skills, pieces.skills)
            contracts += pieces.contracts
    return _held("keyflower-pictures-ended", seat, _all_of(Open(workers, skills, tuple(contracts))), say)


def _held(key: str, seat: SeatView, pieces: tuple[Text, ...], say: Say) -> str:
    start = "yes" if seat.start_player else "no"
    held = pieces or (text("keyflower-pictures-nothing"),)
    return say(text(key, who=Who(seat.seat), start=start, pieces=held))


def _table(view: View, say: Say) -> list[str]:
    lines = [f"{_title(view, say)}."]
    lines += [_tile(tile, say, brief=True) for tile in view.tiles]
    lines += [_order(tile, view, say, brief=True) for tile in view.orders]
    lines += [_boat(boat, view, say) for boat in view.boats]
    return lines + _state(view, say)


def _tile(
    tile: TileView, say: Say, brief: bool = False, more: Iterable[Text] = (), whole: bool = False
) -> str:
    """A tile with all that stands and lies on it; unless brief, what it does and what to upgrade it costs.

    On the whole board also what it does then."""
    parts: list[str] = []
    if not brief:
        parts.append(say(describe.face(tile.id, tile.upgraded, tile.side)))
        parts += [say(part) for part in (*_upgrade(tile, whole), *more)]
    parts += [say(part) for part in (*_bids(tile), *_upon(tile))]
    name = names.tile(say, tile.id)
    if tile.at is not None:
        name = say(text("pictures-at", name=name, at=f"{tile.at.q},{tile.at.r}"))
    if tile.upgraded:
        name = say(text("pictures-upgraded", name=name))
    return f"{colon(say, name, semicolons(say, parts))}." if parts else f"{name}."


def _upgrade(tile: TileView, whole: bool) -> list[Text]:
    printed = HEXES[tile.id]
    if tile.upgraded or not isinstance(printed, Tile) or printed.upgraded is None or printed.price is None:
        return []
    price = describe.price(printed.price)
    if not whole:
        return [text("pictures-upgrade-price", price=price)]
    return [text("keyflower-pictures-upgrade", price=price, upgraded=describe.face(tile.id, upgraded=True))]


def _bids(tile: TileView) -> list[Text]:
    """The best bid first."""
    return [
        text(
            "pictures-bid-winning" if bid.winning else "pictures-bid",
            who=Who(bid.seat),
            workers=_lying({bid.colour: bid.count}) if bid.lying else _pieces({bid.colour: bid.count}),
        )
        for bid in sorted(tile.bids, key=lambda bid: -bid.count)
    ]


def _lying(workers: Mapping[str, int]) -> tuple[Text, ...]:
    """Workers that set no colour (KF-92, KF-93)."""
    return tuple(text("keyflower-lying", workers=each) for each in _pieces(workers))


def _upon(tile: TileView) -> list[Text]:
    """Workers, goods and what The Merchants add."""
    users = (*_pieces(tile.users), *_lying(tile.lying))
    found = [text("pictures-users", workers=users)] if users else []
    if tile.goods:
        found.append(text("pictures-goods-here", goods=_pieces(tile.goods)))
    if tile.extension:
        colour = text(f"pictures-colour-{EXTENSIONS[tile.extension].colour}")
        found.append(text("pictures-extension-here", colour=colour))
    if tile.cabins:
        found.append(text("pictures-cabins", count=tile.cabins))
    return found


def _order(tile: TileView, view: View, say: Say, brief: bool = False) -> str:
    words = _tile(tile, say, brief)
    return f"{words} {say(text('pictures-keyple-here'))}" if tile.id == view.keyple_on else words


def _boat(boat: BoatView, view: View, say: Say) -> str:
    name = names.tile(say, boat.id)
    if boat.taken_by is not None and boat.instead_of:
        old, who = names.tile(say, boat.instead_of), Who(boat.taken_by)
        return say(text("keyflower-pictures-replaced", old=old, who=who, boat=name))
    if boat.taken_by is not None:
        return say(text("pictures-boat-taken", boat=name, who=Who(boat.taken_by)))
    load = list(_pieces(boat.workers) + _pieces(boat.skills))
    extra = (
        ("pictures-gain-contracts", boat.contracts),
        ("keyflower-count-gold", boat.gold),
        ("pictures-cabins", boat.cabins),
    )
    load += [text(key, count=count) for key, count in extra if count]
    if view.season == "winter" or not load:
        return f"{colon(say, name, say(describe.face(boat.id)))}."
    return say(text("pictures-boat", boat=name, load=tuple(load)))


def _village(seat: SeatView, say: Say, whole: bool = False) -> list[str]:
    """All tiles; on the whole board, where their roads lead, too."""
    goods = _pieces(goods_of(seat)) or (text("pictures-no-goods"),)
    lines = [say(text("pictures-village-alt", who=Who(seat.seat), count=len(seat.village), goods=goods))]
    there = placed(seat)
    lines += [
        _tile(tile, say, more=surroundings(tile, there) if whole else (), whole=whole)
        for tile in seat.village
    ]
    if seat.beside:
        tiles = tuple(names.tile_text(tile.id) for tile in seat.beside)
        lines.insert(1, say(text("keyflower-pictures-beside-list", tiles=tiles)))
    if seat.to_place:
        tiles = tuple(names.tile_text(tile.id) for tile in seat.to_place)
        lines.insert(1, say(text("pictures-to-place-list", tiles=tiles)))
    return lines


def _in_hand(view: View, say: Say) -> list[str]:
    """The reader's tiles still to be placed, with what is on which side; one in the hand comes first."""
    if view.reader is None or view.phase != "growth":
        return []
    taken = [view.placing.tile] if view.placing is not None else []
    mine = view.seats[view.reader]
    waiting = [tile for tile in (*mine.to_place, *mine.beside) if tile.id not in {one.id for one in taken}]
    found = [("keyflower-pictures-in-hand", tile) for tile in taken]
    found += [("keyflower-pictures-waiting", tile) for tile in waiting]
    return [
        f"{say(text(key, tile=names.tile_text(tile.id)))} {semicolons(say, map(say, sides(tile)))}."
        for key, tile in found
    ]


def _screen(seat: SeatView, say: Say) -> list[str]:
    held = seat.screen
    if held is None:
        return []
    lines = [say(text("pictures-screen-workers", pieces=_pieces(held.workers) or (text("pictures-none"),)))]
    lines.append(say(text("pictures-screen-skills", pieces=_pieces(held.skills) or (text("pictures-none"),))))
    if held.winter:
        lines.append(
            say(text("pictures-screen-winter", tiles=tuple(names.tile_text(tile) for tile in held.winter)))
        )
    if held.chosen:
        chosen = tuple(names.tile_text(tile) for tile in held.chosen)
        lines.append(say(text("pictures-screen-chosen", tiles=chosen)))
    if held.contracts:
        contracts = tuple(text(f"keyflower-{contract}") for contract in held.contracts)
        lines.append(say(text("pictures-screen-contracts", contracts=contracts)))
    return lines


def _open(seat: SeatView, say: Say) -> list[str]:
    return [*_front(seat, say), *_known(seat, say)]


def _front(seat: SeatView, say: Say) -> list[str]:
    """What lies in front of a screen."""
    front = seat.front
    if front is None:
        return []
    lying = _all_of(front) or (text("pictures-none"),)
    return [say(text("keyflower-pictures-front-of", who=Who(seat.seat), pieces=lying))]


def _known(seat: SeatView, say: Say) -> list[str]:
    """What everybody saw going behind a screen; one that lies open needs no telling."""
    if seat.known is None or seat.screen is not None:
        return []
    known = _all_of(seat.known)
    return [say(text("pictures-known-of", who=Who(seat.seat), pieces=known))] if known else []


def _all_of(pieces: Open) -> tuple[Text, ...]:
    """Workers and skills counted, contracts by their names."""
    contracts = tuple(text(f"keyflower-{contract}") for contract in pieces.contracts)
    return (*_pieces({**pieces.workers, **pieces.skills}), *contracts)


def _market(view: View, say: Say) -> list[str]:
    row = tuple(text(f"keyflower-{contract}") for contract in view.contract_row) or (text("pictures-none"),)
    left = tuple(text(f"keyflower-extension-{extension}") for extension in view.extensions) or (
        text("pictures-none"),
    )
    return [
        say(_contracts(view, row)),
        say(text("pictures-market-extensions", extensions=left)),
    ]


def _contracts(view: View, row: tuple[Text, ...]) -> Text:
    """The open ones and how many lie face down; the discards, where they are drawn from next (KM-33)."""
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
