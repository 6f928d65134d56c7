"""Keyper's panel: which keys each question has, and its picture."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from msgspec.structs import replace

from engine.core.text import Text, text
from engine.keyper.content.board import FARM_COLUMNS, PLOT_NAMES, ROWS, VILLAGE_COLUMNS
from engine.keyper.content.fields import FIELD_NAMES
from engine.keyper.content.goods import ANIMALS, COLOURS, FINISHED, FINISHED_OF, GEMS, ICONS, KEYP, RAW
from engine.keyper.content.shapes import Exchange, Improve, Work
from engine.keyper.names import (
    colour_name,
    good_name,
    goods_names,
    goods_of_choice,
    name,
    tile_name,
    trade_word,
)
from engine.keyper.view import PlayerView, PlotView, View
from render.keyper.marks import mark_of
from render.keyper.names import board_text
from render.kit.painter import PictureKind
from render.kit.panel_layout import MARKS, PIECES, VERBS, WIDE, Key, KeyRow, PanelStep, Said, rows_of

_P = "keyper-panel"
_TABLE = PictureKind("table")
_GROUPS = (RAW, (*FINISHED, "wheat"), GEMS, ANIMALS[:4], ANIMALS[4:])
"""Rows of goods: each kind has the same place whenever its group is shown."""
_AREAS = ("farm", "village")
_MODES = ("ask", "always", "never", "only")


def layout(view: View, kind: str, said: Said, offered: Collection[Said]) -> PanelStep:
    home = PictureKind("home", _own(view).seat)
    match kind:
        case "turn":
            rows = (*_colours(view, "send"), *_claims(view), *_orders(view))
            return PanelStep(rows, _TABLE, note=_last_pieces(view), square=True)
        case "where" | "lay":
            return _places(view, said, may_pass=kind == "lay")
        case "partner":
            return PanelStep((KeyRow((Key(("lay",)),)), KeyRow((Key(("leave",)),))), _picture_of_place(view))
        case "lay-count":
            return PanelStep((KeyRow((Key(("both",)),)), KeyRow((Key(("one",)),))), _picture_of_place(view))
        case "join":
            return PanelStep((*_joins(view), *_orders(view)), _picture_of_place(view), square=True)
        case "confirm" | "joined":
            return _limits(view, said, offered)
        case "work":
            return _work(view, said, offered)
        case "get":
            rows = _goods_taken(offered)
            return PanelStep(rows, home, ask_more=text(f"{_P}-take-more"), square=len(rows) > 2)
        case "plot":
            return PanelStep(_plots_offered(view, offered, as_drawn=True), home, square=True)
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
            held = _own(view).goods
            return PanelStep(rows_of((_good((kind,), kind, held) for kind in ANIMALS), PIECES), home)
        case "surplus":
            return PanelStep(_colours(view), _TABLE)
        case "fold":
            folds = (_marked(view, (f"display:{display}",)) for display in view.offered)
            return PanelStep(rows_of(folds), PictureKind("fold"), square=True)
        case "order":
            fields = [Key((field,), icon=name("field", field)) for field in FIELD_NAMES if field != KEYP]
            return PanelStep(
                rows_of([*fields, Key(("done",), text("keyper-menu-done"))]), _TABLE, square=True
            )
        case _:  # "declined", "ended": only Confirm is left
            return PanelStep((), _TABLE)


def _own(view: View) -> PlayerView:
    return view.seats[view.reader or 0]


def _last_pieces(view: View) -> Text | None:
    """Say when only the reader has pieces left: who plays the last one lays nothing down later (KP-208)."""
    own = _own(view)
    others = (seat for seat in view.seats if seat.seat != own.seat)
    has_none = not any(seat.keyper or any(seat.keyples.values()) for seat in others)
    return text(f"{_P}-only-you") if has_none else None


def _marked(view: View, says: Said) -> Key:
    """Return the key of a piece or place: its mark."""
    return Key(says, mark_of(view, says[-1]), focus=says[-1])


def _boat_key(view: View, boat: str) -> Key:
    """Return the key of a boat: its number and its goods."""
    focus, goods = f"boat:{boat}", view.content.boat[boat].shows(view.season)
    mark = mark_of(view, focus)
    label = text(f"{_P}-boat", number=mark, goods=tuple(good_name(good) for good in goods))
    return Key((focus,), label, focus=focus, name=name("boat", boat), mark=mark)


def _good(says: Said, good: str, held: dict[str, int] | None = None) -> Key:
    """Return the key of a good: its icon, and how many are held."""
    label = "" if held is None else str(held.get(good, 0))
    return Key(says, label, good_name(good), name=good_name(good))


def _colours(view: View, *verb: str) -> tuple[KeyRow, ...]:
    """Return a key for every colour, with the number of keyples in the keyp area."""
    held = _own(view).keyples
    keys = (
        Key((*verb, colour), str(held.get(colour, "")), colour_name(colour), name=colour_name(colour))
        for colour in COLOURS
    )
    return rows_of(keys, PIECES, text(f"{_P}-send") if verb and _own(view).keyper else None)


def _claims(view: View) -> tuple[KeyRow, ...]:
    """Return the boards with the keyples that come home; nothing once the keyper is played."""
    if not _own(view).keyper:
        return ()
    counts = [(board.id, number, board.homecoming) for number, board in enumerate(view.boards, start=1)]
    if len(counts) <= VERBS:
        keys = [
            Key(("claim", board), text(f"{_P}-board", number=at, count=count)) for board, at, count in counts
        ]
    else:
        keys = [Key(("claim", board), f"{at} ({count})") for board, at, count in counts]
    return rows_of(keys, PIECES, text(f"{_P}-claim"))


def _orders(view: View) -> tuple[KeyRow, ...]:
    """Return the orders of old games; newer ones have them on a page."""
    if _own(view).order is None:
        return ()
    keys = (Key(("orders", mode), name("order", mode)) for mode in _MODES)
    return rows_of(keys, WIDE, text("keyper-menu-orders"))


def _places(view: View, said: Said, *, may_pass: bool) -> PanelStep:
    """Return the boards, the farm and the village as tabs, and the places of the open one."""
    own = [Key((area,), text(f"{_P}-{area}")) for area in _AREAS]
    if may_pass:
        own.append(Key(("pass",), text("keyper-menu-pass")))
    tabs = (_board_tabs(view), KeyRow(tuple(own)))
    if not said:
        return PanelStep(tabs, _TABLE, opens_first=True, square=True)
    places = rows_of((_marked(view, (place,)) for place in _places_in(view, said[0])), depth=1)
    asks = {"farm": f"{_P}-farm-plot", "village": f"{_P}-own-plot"}  # KP-154: farm plots are alike
    ask = text(asks[said[0]]) if said[0] in asks and not may_pass else None
    return PanelStep((*tabs, *places), _picture_of(view, said[0]), ask, square=True)


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


def _picture_of(view: View, region: str) -> PictureKind:
    return PictureKind(region) if region.startswith("board-") else PictureKind("home", _own(view).seat)


def _picture_of_place(view: View) -> PictureKind:
    """Return the picture with the place of the current move."""
    assert view.turn is not None
    return _picture_of(view, view.turn.place.partition("@")[2])


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
    picture = _picture_of_place(view)
    limits = [words[1] for words in sorted(offered) if words[:1] == ("at-most",)]
    if said:
        keys = (Key((limit,), limit) for limit in limits)
        return PanelStep(rows_of(keys, depth=1), picture, text(f"{_P}-at-most"))
    label = text(f"{_P}-fewer" if len(limits) > 1 else f"{_P}-take-nothing")
    rows = (KeyRow((Key(("at-most",), label),)),) if limits else ()
    return PanelStep(rows, picture, note=_asked_later(view))


def _asked_later(view: View) -> Text | None:
    """Say what follows after the others were asked to join; nothing where a field just gives goods."""
    work = _work_at(view)
    return None if work in (None, "gain", "keyp") else text(f"{_P}-later-{_LATER.get(work, work)}")


_LATER = {"discount": "build"}
"""Fields on which the same is asked as on another one."""


def _work_at(view: View) -> Work | None:
    """Return the work of the field of the current move; None on the player's own board."""
    assert view.turn is not None
    field, _, board = view.turn.place.partition("@")
    return view.content.fields[field].work if board else None


def _work(view: View, said: Said, offered: Collection[Said]) -> PanelStep:
    work, seat = _work_at(view), _own(view).seat
    if not offered:
        return PanelStep((), PictureKind("home", seat))
    elsewhere = _plots_offered(view, offered, text(f"{_P}-elsewhere"))  # after the first bare plot was taken
    match work:
        case "tiles":
            shown = rows_of(_marked(view, ("take", f"tile:{tile}")) for tile in view.shown)
            return PanelStep(shown, PictureKind("tiles"), square=True)
        case "build" | "discount":
            return PanelStep((*_hand(view), *elsewhere), PictureKind("hand", seat), square=True)
        case "upgrade":
            return PanelStep(_upgrades(view, offered), PictureKind("home", seat), square=True)
        case "boat":
            note = text(f"{_P}-boat-rule")
            return PanelStep(_boat(view), _picture_of_place(view), note=note, square=True)
        case "exchange":
            return _trade(view, said)
        case _:  # work at home
            return _work_at_home(view, said, offered, elsewhere)


def _work_at_home(
    view: View, said: Said, offered: Collection[Said], elsewhere: tuple[KeyRow, ...]
) -> PanelStep:
    """Return what can be done on an own plot: build there, upgrade, or use its trades."""
    seat = _own(view).seat
    trades = _trades_at_home(view)
    match said:
        case ("build", *_):
            return PanelStep((*_hand(view), *elsewhere), PictureKind("hand", seat), square=True)
        case ("upgrade", *_):
            return PanelStep(_upgrades(view, offered), PictureKind("home", seat), square=True)
        case (word, *_) if any(word == trade_word(trade) for trade in trades):
            return _trade(view, said)
    verbs = KeyRow(
        (Key(("build",), text("keyper-menu-build")), Key(("upgrade",), text("keyper-menu-upgrade")))
    )
    given = (
        KeyRow((Key((trade_word(trade),), text(f"{_P}-trade", goods=goods_of_choice(trade))),))
        for trade in trades
    )
    return PanelStep((verbs, *given, *elsewhere), PictureKind("home", seat), square=True)


def _trades_at_home(view: View) -> tuple[Exchange, ...]:
    assert view.turn is not None
    plot = next(plot for plot in _own(view).plots if plot.id == view.turn.place)
    return view.content.tiles[plot.tile].side(plot.upgraded).exchanges if plot.tile else ()


def _hand(view: View) -> tuple[KeyRow, ...]:
    """Return all home tiles, built ones too, so each keeps its place; then the country tiles held."""
    home = [tile.id for tile in view.content.home_tiles]
    country = [tile for tile in _own(view).tiles if tile not in home]
    return rows_of(_marked(view, ("build", f"tile:{tile}")) for tile in (*home, *country))


def _upgrades(view: View, offered: Collection[Said]) -> tuple[KeyRow, ...]:
    """Return the tiles that can be upgraded, with their prices; if they are many, by their marks alone."""
    plots = [
        plot for plot in _own(view).plots if plot.tile and ("upgrade", plot.id) in {w[:2] for w in offered}
    ]
    if len(plots) > ROWS:
        return rows_of(_marked(view, ("upgrade", plot.id)) for plot in plots)
    return rows_of((_upgrade_key(view, plot) for plot in plots), 1)


def _upgrade_key(view: View, plot: PlotView) -> Key:
    tile, mark = tile_name(plot.tile), mark_of(view, plot.id)
    label = text(f"{_P}-upgrade", mark=mark, tile=tile, goods=goods_names(_upgrade_cost(view, plot.tile)))
    return Key(("upgrade", plot.id), label, focus=plot.id, name=tile, mark=mark)


def _upgrade_cost(view: View, tile: str) -> tuple[str, ...]:
    """Return the price, which the power of an own tile at work can change (KP-160, KP-163)."""
    assert view.turn is not None
    here = next((plot for plot in _own(view).plots if plot.id == view.turn.place), None)
    side = view.content.tiles[here.tile].side(here.upgraded) if here is not None and here.tile else None
    improve = side.power(Improve) if side is not None else None
    return improve.cost if improve else view.content.upgrade_costs[view.content.tiles[tile].area]


def _plots_offered(
    view: View, offered: Collection[Said], heading: Text | None = None, *, as_drawn: bool = False
) -> tuple[KeyRow, ...]:
    """Return the plots of the area in which a tile is built; none if no plot is asked for.

    `as_drawn`: in the columns of the picture."""
    area = next((words[1].partition("-")[0] for words in offered if words[0] == "plot"), None)
    if area is None:
        return ()
    plots = (_marked(view, ("plot", plot)) for plot in PLOT_NAMES if plot.startswith(area))
    columns = FARM_COLUMNS if area == "farm" else VILLAGE_COLUMNS
    return rows_of(plots, columns if as_drawn else MARKS, heading)


def _boat(view: View) -> tuple[KeyRow, ...]:
    assert view.turn is not None
    river = next(board for board in view.boards if view.turn.place.endswith(f"@{board.id}"))
    goods, held = view.content.boat[river.boat].shows(view.season), _own(view).goods
    sales = list[Key]()
    for good in goods:
        sales.append(_good(("sell", good), good, held))
        if (finished := FINISHED_OF.get(good)) is not None:
            sales.append(_good(("sell", f"{finished} as {good}"), finished, held))
    received = rows_of(
        (_good(("receive", good), good) for good in goods), PIECES, text("keyper-menu-receive")
    )
    return (*received, *rows_of(sales, PIECES, text("keyper-menu-sell", points=view.turn.sale_points)))


def _trade(view: View, said: Said) -> PanelStep:
    """Return the goods that the exchange accepts; it is said already, pressed or as the only one."""
    own, (word, *_) = _own(view), said
    given = {good for icon in word.partition(">")[0].split("+") for good in ICONS[icon]}
    rows = _goods_rows(given, said, own.goods, pieces=True)
    if given.isdisjoint(GEMS) and not given.isdisjoint(RAW) and len(rows) > 1:  # KP-101
        rows = (rows[0], replace(rows[1], heading=text(f"{_P}-instead")), *rows[2:])
    more = text(f"{_P}-give-more")
    return PanelStep(rows, PictureKind("home", own.seat), ask_more=more, square=len(rows) > 1)


def _goods_taken(offered: Collection[Said]) -> tuple[KeyRow, ...]:
    word = next(iter(offered))[0]
    return _goods_rows(word.partition(">")[2].split("+"), (word,), pieces=True)


def _goods_rows(
    goods: Collection[str], said: Said, held: dict[str, int] | None = None, *, pieces: bool = False
) -> tuple[KeyRow, ...]:
    """Return the groups to which any of these goods belong."""
    groups = (group for group in _GROUPS if not set(group).isdisjoint(goods))
    return tuple(
        KeyRow(tuple(_good((good,), good, held) for good in group), depth=len(said), pieces=pieces)
        for group in groups
    )


def _keyp_gains(view: View) -> tuple[KeyRow, ...]:
    """Return all goods that any colour of keyple can bring, and nothing."""
    goods = {good for gains in view.content.keyp_tile_gains.values() for good in gains}
    groups = ([good for good in group if good in goods] for group in (*_GROUPS[:3], ANIMALS))
    rows = (row for group in groups for row in rows_of((_good((good,), good) for good in group), PIECES))
    return (*rows, KeyRow((Key(("nothing",), text(f"{_P}-nothing")),)))


def _payment(view: View, said: Said, offered: Collection[Said]) -> PanelStep:
    """Return the building materials; below them, if there is any, what can be done instead of paying."""
    assert view.turn is not None
    seat, verbs = _own(view).seat, {words[0] for words in offered}
    picture = PictureKind("hand" if view.turn.plot else "home", seat)
    labels = {verb: text(f"{_P}-{verb}") for verb in ("pay", "free", "plot")}
    tabs = (KeyRow(tuple(Key((verb,), label) for verb, label in labels.items())),) if verbs != {"pay"} else ()
    if not said:
        return PanelStep(tabs, picture, opens_first=True)
    if said[0] == "plot":
        return PanelStep((*_plots_offered(view, offered), *tabs), PictureKind("home", seat))
    rows = _goods_rows((*RAW, *FINISHED), said, _own(view).goods, pieces=True)
    more = text(f"{_P}-pay-more", tile=tile_name(view.turn.tile))
    is_any_plot = view.turn.plot.startswith("farm") and view.turn.plot != view.turn.place
    note = text(f"{_P}-any-plot") if is_any_plot else None  # KP-154
    return PanelStep((*rows, *tabs), picture, ask_more=more, note=note)


def _fairs(view: View, said: Said) -> PanelStep:
    """Return the player's own fair of the season and the winter fairs; in winter, then the side to show."""
    own = _own(view)
    screen = PictureKind("screen", own.seat)
    if said:
        points = view.content.winter_fair_points
        sides = (Key((side,), text(f"{_P}-points", count=points[side])) for side in points)
        return PanelStep(rows_of(sides, WIDE, depth=1), screen, text(f"{_P}-ask-points"))
    seasonal = [f"fair:{fair}" for season, fair in (own.fairs or {}).items() if season == view.season]
    winter = sorted((f"fair:{fair}" for fair in own.winter_fairs), key=lambda fair: mark_of(view, fair))
    return PanelStep(rows_of(_marked(view, (fair,)) for fair in (*seasonal, *winter)), screen)
