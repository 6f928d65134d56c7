"""Keyper's panel: which keys each question has, and its picture."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from msgspec.structs import replace

from engine.core.pieces import total
from engine.core.text import Text, Who, text
from engine.keyper.content.board import PLOT_NAMES
from engine.keyper.content.fields import FIELD_NAMES
from engine.keyper.content.goods import ANIMALS, COLOURS, FINISHED, KEYP, RAW
from engine.keyper.names import (
    colour_name,
    good_name,
    name,
    tile_name,
)
from engine.keyper.plans.upcoming import lays_again
from engine.keyper.view import PlayerView, View
from render.keyper.marks import mark_of
from render.keyper.names import board_text
from render.keyper.panel_keys import (
    GROUPS,
    PANEL,
    good_key,
    goods_rows,
    marked_key,
    own_view,
    picture_of,
    picture_of_place,
    plots_offered,
    upgrade_price,
    what_it_does,
)
from render.keyper.panel_plots import plot_note, plot_rows
from render.keyper.panel_work import asked_later, homeless_note, room_note, work_at, work_step
from render.kit.painter import PictureKind
from render.kit.panel_layout import MARKS, PIECES, VERBS, WIDE, Key, KeyRow, PanelStep, Said, rows_of

_TABLE = PictureKind("table")
_AREAS = ("farm", "village")
_MODES = ("ask", "always", "never", "only")


def layout(view: View, kind: str, said: Said, offered: Collection[Said]) -> PanelStep:
    home = PictureKind("home", own_view(view).seat)
    match kind:
        case "turn":
            rows = (*_colours(view, "send"), *_claims(view), *_orders(view))
            return PanelStep(rows, _TABLE, note=_turn_note(view), square=True)
        case "where" | "lay":
            return _places(view, said, may_pass=kind == "lay")
        case "partner":
            return PanelStep((KeyRow((Key(("lay",)),)), KeyRow((Key(("leave",)),))), picture_of_place(view))
        case "lay-count":
            return PanelStep((KeyRow((Key(("both",)),)), KeyRow((Key(("one",)),))), picture_of_place(view))
        case "join":
            rows = (*_joins(view), *_orders(view))
            about = room_note(view) or _price_of(view, view.turn.place if view.turn else "")
            return PanelStep(rows, _offer(view), note=_home_note(view), about=about, square=True)
        case "confirm" | "joined":
            return _limits(view, said, offered)
        case "work":
            return work_step(view, said, offered)
        case "get":
            rows = _goods_taken(offered)
            return PanelStep(rows, home, ask_more=text(f"{PANEL}-take-more"), square=len(rows) > 2)
        case "plot":
            return PanelStep(plot_rows(view, offered), home, note=plot_note(view, offered), square=True)
        case "pay":
            return _payment(view, said, offered)
        case "boat":
            boats = [_boat_key(view, boat) for boat in view.boats]
            rows = rows_of(boats, 1 if len(boats) <= MARKS else WIDE)
            return PanelStep(rows, _TABLE, square=len(rows) > VERBS)
        case "keyp":
            return PanelStep(_keyp_gains(view), home)
        case "fairs":
            return _fairs(view, said)
        case "housing":
            held = own_view(view).goods
            return PanelStep(rows_of((good_key((kind,), kind, held) for kind in ANIMALS), PIECES), home)
        case "surplus":
            return PanelStep(_colours(view), _TABLE, note=_rest_note(view))
        case "fold":
            folds = (marked_key(view, (f"display:{display}",)) for display in view.offered)
            return PanelStep(rows_of(folds), PictureKind("fold"), note=_scores(view))
        case "order":
            fields = [Key((field,), icon=name("field", field)) for field in FIELD_NAMES if field != KEYP]
            return PanelStep(
                rows_of([*fields, Key(("done",), text("keyper-menu-done"))]), _TABLE, square=True
            )
        case _:  # "declined", "ended": only Confirm is left
            return PanelStep((), _TABLE)


def _turn_note(view: View) -> Text | None:
    """Say how the season goes on where the reader's pieces run out; else which animals have no room, or what
    the keyper brings beside the board (KP-26)."""
    own = own_view(view)
    if (ending := _end_note(view, total(own.keyples) + own.keyper)) is not None:
        return ending
    if (lost := homeless_note(view)) is not None:
        return lost
    resting = sum(own.standing.values()) if own.keyper else 0
    return text(f"{PANEL}-resting", count=resting) if resting else None


def _end_note(view: View, left: int, length: str = "") -> Text | None:
    """Say when the reader, with so many pieces left, is sure to play the last piece, so lays nothing down
    later (KP-208); or plays the last of their own, and others go on (KP-55)."""
    own = own_view(view)
    others = [
        seat for seat in view.seats if seat.seat != own.seat and (seat.keyper or any(seat.keyples.values()))
    ]
    if not others:
        return text(f"{PANEL}-only-you{length}")
    if left == 1:
        return text(f"{PANEL}-last-one{length}", left=tuple(_pieces_left(seat) for seat in others))
    return None if lays_again(view, own.seat) else text(f"{PANEL}-plays-last")


def _pieces_left(seat: PlayerView) -> Text:
    """Say which pieces a player has left to play."""
    count = total(seat.keyples)
    pieces = [text(f"{PANEL}-keyples", count=count)] if count else []
    pieces += [text(f"{PANEL}-keyper")] if seat.keyper else []
    return text(f"{PANEL}-last-one-of", who=Who(seat.seat), pieces=tuple(pieces))


def _home_note(view: View) -> Text | None:
    """Say to whom a keyple that joins goes home, if that is settled (KP-24)."""
    assert view.turn is not None
    board = view.turn.place.partition("@")[2]
    claimed = next(one.claimed_by for one in view.boards if one.id == board)
    if claimed is None:
        return None
    is_own = claimed == own_view(view).seat
    return text(f"{PANEL}-join-yours") if is_own else text(f"{PANEL}-join-theirs", who=Who(claimed))


def _rest_note(view: View) -> Text:
    """Say which colours bring what on the keyp tile (KP-65)."""
    gains = view.content.keyp_tile_gains
    raw, animals = (
        tuple(colour_name(colour) for colour in COLOURS if set(gains[colour]) & set(kinds))
        for kinds in (RAW, ANIMALS)
    )
    return text(f"{PANEL}-rest", raw=raw, animals=animals)


def _scores(view: View) -> Text:
    """Say how many points everyone has, between two seasons."""
    scores = tuple(text(f"{PANEL}-score-of", who=Who(seat.seat), points=seat.points) for seat in view.seats)
    return text(f"{PANEL}-score", scores=scores)


def _offer(view: View) -> PictureKind:
    """Return the picture for a decision before the work: the tiles on show where tiles are taken."""
    return PictureKind("tiles") if work_at(view) == "tiles" else picture_of_place(view)


def _boat_key(view: View, boat: str) -> Key:
    """Return the key of a boat: its number and its goods."""
    focus, goods = (
        f"boat:{boat}",
        tuple(good_name(good) for good in view.content.boat[boat].shows(view.season)),
    )
    label = text("keyper-menu-boat", boat=name("boat", boat), goods=goods)
    return Key((focus,), label, focus=focus, mark=mark_of(view, focus))


def _colours(view: View, *verb: str) -> tuple[KeyRow, ...]:
    """Return a key for every colour, with the number of keyples in the keyp area."""
    held = own_view(view).keyples
    keys = (
        Key((*verb, colour), str(held.get(colour, "")), colour_name(colour), name=colour_name(colour))
        for colour in COLOURS
    )
    return rows_of(keys, PIECES, text(f"{PANEL}-send") if verb and own_view(view).keyper else None)


def _claims(view: View) -> tuple[KeyRow, ...]:
    """Return the boards with the keyples that come home; nothing once the keyper is played."""
    if not own_view(view).keyper:
        return ()
    counts = [(board.id, number, board.homecoming) for number, board in enumerate(view.boards, start=1)]
    if len(counts) <= VERBS:
        keys = [
            Key(("claim", board), text(f"{PANEL}-board", number=at, count=count))
            for board, at, count in counts
        ]
    else:
        keys = [Key(("claim", board), f"{at} ({count})") for board, at, count in counts]
    return rows_of(keys, PIECES, text(f"{PANEL}-claim"))


def _orders(view: View) -> tuple[KeyRow, ...]:
    """Return the orders of old games; newer ones have them on a page."""
    if own_view(view).order is None:
        return ()
    keys = (Key(("orders", mode), name("order", mode)) for mode in _MODES)
    return rows_of(keys, WIDE, text("keyper-menu-orders"))


def _places(view: View, said: Said, *, may_pass: bool) -> PanelStep:
    """Return the boards, the farm and the village as tabs, and the places of the open one."""
    own = [Key((area,), text(f"{PANEL}-{area}")) for area in _AREAS]
    if may_pass:
        own.append(Key(("pass",), text("keyper-menu-pass")))
    tabs = (_board_tabs(view), KeyRow(tuple(own)))
    if not said:
        return PanelStep(tabs, _TABLE, opens_first=True, square=True)
    places = rows_of((_place_key(view, place) for place in _places_in(view, said[0])), depth=1)
    asks = {"farm": f"{PANEL}-plot-use", "village": f"{PANEL}-plot-use-brief"}  # a village has a row more
    ask = text(asks[said[0]]) if said[0] in asks and not may_pass else None
    hand = own_view(view)
    is_last = not (may_pass or hand.keyper or hand.keyples)  # nobody chose it, so no question before said so
    note = _end_note(view, 1, "-brief") if is_last else homeless_note(view) if may_pass else None
    return PanelStep((*tabs, *places), picture_of(view, said[0]), ask, note=note, square=True)


def _place_key(view: View, place: str) -> Key:
    return replace(marked_key(view, (place,)), about=_price_of(view, place))


def _price_of(view: View, place: str) -> Text | None:
    """Say on an upgrade field what an upgrade costs."""
    work = view.content.fields[place.partition("@")[0]].work if "@" in place else None
    return upgrade_price(view.content) if work == "upgrade" else None


def _board_tabs(view: View) -> KeyRow:
    """Return the boards by their names, or by their numbers below a heading if there are too many names."""
    names = [(board.id, board_text(board.id)) for board in view.boards]
    if len(names) <= VERBS:
        return KeyRow(tuple(Key((board,), name, name=name) for board, name in names))
    keys = (Key((board,), str(number), name=name) for number, (board, name) in enumerate(names, start=1))
    return KeyRow(tuple(keys), text("keyper-menu-boards"))


def _places_in(view: View, region: str) -> Iterable[str]:
    for board in view.boards:
        if board.id == region:
            return (field.id for field in board.fields if field.field != KEYP)
    return (plot for plot in PLOT_NAMES if plot.startswith(region))


def _joins(view: View) -> tuple[KeyRow, ...]:
    """Return joining with a keyple of the same colour or a white one; if those are the same, one key."""
    assert view.turn is not None
    fields = (field for board in view.boards for field in board.fields if field.id == view.turn.place)
    first = next(fields).keyples[0].counts_as
    joins = {"join:first": first} | ({"join:white": COLOURS[-1]} if first != COLOURS[-1] else {})
    keys = [
        Key((word,), text("keyper-menu-join", colour=colour_name(colour)), colour_name(colour))
        for word, colour in joins.items()
    ]
    return rows_of([*keys, Key(("skip",), text("keyper-menu-skip"))], 1)


def _limits(view: View, said: Said, offered: Collection[Said]) -> PanelStep:
    """Ask for Confirm. Taking fewer goods than the field gives is a choice aside (KP-19)."""
    picture = _offer(view)
    limits = [words[1] for words in sorted(offered) if words[:1] == ("at-most",)]
    if said:
        keys = (Key((limit,), limit) for limit in limits)
        return PanelStep(rows_of(keys, depth=1), picture, text(f"{PANEL}-at-most"))
    label = text(f"{PANEL}-fewer" if len(limits) > 1 else f"{PANEL}-take-nothing")
    rows = (KeyRow((Key(("at-most",), label),)),) if limits else ()
    return PanelStep(rows, picture, note=asked_later(view) or room_note(view))


def _goods_taken(offered: Collection[Said]) -> tuple[KeyRow, ...]:
    word = next(iter(offered))[0]
    return goods_rows(word.partition(">")[2].split("+"), (word,), pieces=True)


def _keyp_gains(view: View) -> tuple[KeyRow, ...]:
    """Return all goods that any colour of keyple can bring, and nothing."""
    goods = {good for gains in view.content.keyp_tile_gains.values() for good in gains}
    groups = ([good for good in group if good in goods] for group in (*GROUPS[:3], ANIMALS))
    rows = (row for group in groups for row in rows_of((good_key((good,), good) for good in group), PIECES))
    return (*rows, KeyRow((Key(("nothing",), text(f"{PANEL}-nothing")),)))


def _payment(view: View, said: Said, offered: Collection[Said]) -> PanelStep:
    """Return the building materials; below them, if there is any, what can be done instead of paying."""
    assert view.turn is not None
    seat, verbs = own_view(view).seat, {words[0] for words in offered}
    picture = PictureKind("hand" if view.turn.plot else "home", seat)
    labels = {verb: text(f"{PANEL}-{verb}") for verb in ("pay", "free", "plot")}
    tabs = (KeyRow(tuple(Key((verb,), label) for verb, label in labels.items())),) if verbs != {"pay"} else ()
    if not said:
        return PanelStep(tabs, picture, opens_first=True)
    if said[0] == "plot":
        return PanelStep((*plots_offered(view, offered), *tabs), PictureKind("home", seat))
    rows = goods_rows((*RAW, *FINISHED), said, own_view(view).goods, pieces=True)
    more = text(f"{PANEL}-pay-more", tile=tile_name(view.turn.tile))
    is_any_plot = view.turn.plot.startswith("farm") and view.turn.plot != view.turn.place
    note = text(f"{PANEL}-any-plot") if is_any_plot else None  # KP-154
    about = text(f"{PANEL}-plot-about", tile=tile_name(view.turn.tile), about=what_it_does(view.turn.tile))
    return PanelStep((*rows, *tabs), picture, ask_more=more, note=note, about=about, in_words=(about,))


def _fairs(view: View, said: Said) -> PanelStep:
    """Return the player's own fair of the season and the winter fairs; in winter, then the side to show."""
    own = own_view(view)
    screen = PictureKind("screen", own.seat)
    if said:
        points = view.content.winter_fair_points
        sides = (Key((side,), text(f"{PANEL}-points", count=points[side])) for side in points)
        return PanelStep(rows_of(sides, WIDE, depth=1), screen, text(f"{PANEL}-ask-points"))
    seasonal = [f"fair:{fair}" for season, fair in (own.fairs or {}).items() if season == view.season]
    winter = sorted((f"fair:{fair}" for fair in own.winter_fairs), key=lambda fair: mark_of(view, fair))
    return PanelStep(rows_of(marked_key(view, (fair,)) for fair in (*seasonal, *winter)), screen)
