"""Keyper's panel for the work of a field or of an own plot."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from engine.core.text import Text, Who, text
from engine.keyper.content.board import ROWS
from engine.keyper.content.goods import ANIMALS, FINISHED_OF, GEMS, ICONS, RAW
from engine.keyper.content.shapes import Construct, Exchange, Improve, Work, is_fair
from engine.keyper.names import (
    goods_names,
    goods_of_choice,
    tile_name,
    trade_word,
)
from engine.keyper.view import PlotView, View, homeless_animals
from render.keyper.marks import mark_of
from render.keyper.panel_keys import (
    PANEL,
    good_key,
    goods_rows,
    marked_key,
    own_view,
    picture_of_place,
    plots_offered,
    side_of,
    upgrade_price,
    what_it_does,
)
from render.kit.painter import PictureKind
from render.kit.panel_layout import PIECES, Key, KeyRow, PanelStep, Said, rows_of

_LATER = {"discount": "build"}
"""Fields on which the same is asked as on another one."""
_MOST = 3
"""The most goods that a move brings (KP-34)."""


def work_step(view: View, said: Said, offered: Collection[Said]) -> PanelStep:
    work, seat = work_at(view), own_view(view).seat
    if not offered:
        return PanelStep((), PictureKind("home", seat), note=homeless_note(view))
    # after the first bare plot was taken
    elsewhere = plots_offered(view, offered, text(f"{PANEL}-elsewhere"))
    match work:
        case "tiles":
            shown = (_tile_key(view, "take", tile) for tile in view.shown)
            note = text(f"{PANEL}-hand-words")
            return PanelStep(rows_of(shown), PictureKind("tiles"), note=note, square=True)
        case "build" | "discount":
            return _hand_step(view, offered, elsewhere)
        case "upgrade":
            return PanelStep(_upgrades(view, offered), PictureKind("home", seat), square=True)
        case "boat":
            note = text(f"{PANEL}-boat-rule")
            return PanelStep(_boat(view), picture_of_place(view), note=note, square=True)
        case "exchange":
            return _trade(view, said)
        case _:  # work at home
            return _work_at_home(view, said, offered, elsewhere)


def _work_at_home(
    view: View, said: Said, offered: Collection[Said], elsewhere: tuple[KeyRow, ...]
) -> PanelStep:
    """Return what can be done on an own plot: build there, upgrade, or use its trades."""
    seat = own_view(view).seat
    trades = _trades_at_home(view)
    match said:
        case ("build", *_):
            return _hand_step(view, offered, elsewhere)
        case ("upgrade", *_):
            return PanelStep(_upgrades(view, offered), PictureKind("home", seat), square=True)
        case (word, *_) if any(word == trade_word(trade) for trade in trades):
            return _trade(view, said)
    over = _over_note(view)
    build = text("keyper-menu-build" if over is None else f"{PANEL}-build-over")
    note = over if any(words[0] == "build" for words in offered) else None
    verbs = KeyRow((Key(("build",), build), Key(("upgrade",), text("keyper-menu-upgrade"))))
    given = (KeyRow((Key((trade_word(trade),), _trade_label(trade)),)) for trade in trades)
    return PanelStep((verbs, *given, *elsewhere), PictureKind("home", seat), note=note, square=True)


def _trade_label(trade: Exchange) -> Text:
    return text(f"{PANEL}-trade", given=goods_names(trade.give), goods=goods_of_choice(trade))


def work_at(view: View) -> Work | None:
    """Return the work of the field of the current move; None on the player's own board."""
    assert view.turn is not None
    field, _, board = view.turn.place.partition("@")
    return view.content.fields[field].work if board else None


def asked_later(view: View) -> Text | None:
    """Say what follows after the others were asked to join, or who acts first if the reader joins.

    Nothing where a field just gives goods."""
    work = work_at(view)
    own = own_view(view)
    has_none = {
        "upgrade": not any(plot.tile and not plot.upgraded for plot in own.plots),
        "build": not own.tiles,
        "discount": not own.tiles,
    }
    if work in (None, "gain", "keyp") or has_none.get(work):
        return None
    if view.turn is not None and view.turn.seat != view.reader:
        return text(f"{PANEL}-acts-first", who=Who(view.turn.seat))
    later = text(f"{PANEL}-later-{_LATER.get(work, work)}")
    return (
        later
        if work != "upgrade"
        else text(f"{PANEL}-later-priced", later=later, price=upgrade_price(view.content))
    )


def homeless_note(view: View) -> Text | None:
    """Say how many of the reader's animals are lost unless they find room in time (KP-125)."""
    count = homeless_animals(view.content, own_view(view))
    return text(f"{PANEL}-homeless", count=count) if count else None


def room_note(view: View) -> Text | None:
    """Say how many animals of this field's kind the reader has room for, if that may be too few (KP-125)."""
    assert view.turn is not None
    field, _, board = view.turn.place.partition("@")
    kind = view.content.fields[field].good if board else ""
    if kind not in ANIMALS:
        return None
    own = own_view(view)
    lost = [homeless_animals(view.content, own, {kind: more}) for more in range(_MOST + 1)]
    room = max(more for more in range(_MOST + 1) if lost[more] == lost[0])
    return text(f"{PANEL}-room", count=room) if room < _MOST else None


def _plot_at_work(view: View) -> PlotView | None:
    """Return the own plot of the current move; None on a field."""
    assert view.turn is not None
    return next((plot for plot in own_view(view).plots if plot.id == view.turn.place), None)


def _trades_at_home(view: View) -> tuple[Exchange, ...]:
    plot = _plot_at_work(view)
    return side_of(view, plot).exchanges if plot is not None and plot.tile else ()


def _over_note(view: View) -> Text | None:
    """Warn of the end of the own tile at work, if its keyple can build nowhere but over it (KP-82 v)."""
    plot = _plot_at_work(view)
    if plot is None or not plot.tile or side_of(view, plot).power(Construct):
        return None
    return text(f"{PANEL}-over", tile=tile_name(plot.tile))


def _hand_step(view: View, offered: Collection[Said], elsewhere: tuple[KeyRow, ...]) -> PanelStep:
    """Return all home tiles, built ones too, so each keeps its place; then the country tiles held."""
    own = own_view(view)
    home = [tile.id for tile in view.content.home_tiles]
    keys = list[Key]()
    for tile in (*home, *(tile for tile in own.tiles if tile not in home)):
        key = _tile_key(view, "build", tile)
        if tile not in own.tiles:
            key = replace(key, about=None)
        elif not any(words[:2] == key.says for words in offered):
            key = replace(key, name=tile_name(tile))
        keys.append(key)
    picture, note = PictureKind("hand", own.seat), _over_note(view) or text(f"{PANEL}-hand-words")
    return PanelStep((*rows_of(keys), *elsewhere), picture, note=note, square=True)


def _tile_key(view: View, verb: str, tile: str) -> Key:
    key = marked_key(view, (verb, f"tile:{tile}"))
    return key if is_fair(tile) else replace(key, about=what_it_does(tile))


def _upgrades(view: View, offered: Collection[Said]) -> tuple[KeyRow, ...]:
    """Return the tiles that can be upgraded, with their prices; if they are many, by their marks alone."""
    plots = [
        plot
        for plot in own_view(view).plots
        if plot.tile and ("upgrade", plot.id) in {w[:2] for w in offered}
    ]
    if len(plots) > ROWS:
        return rows_of(marked_key(view, ("upgrade", plot.id)) for plot in plots)
    return rows_of((_upgrade_key(view, plot) for plot in plots), 1)


def _upgrade_key(view: View, plot: PlotView) -> Key:
    tile, mark = tile_name(plot.tile), mark_of(view, plot.id)
    label = text(f"{PANEL}-upgrade", mark=mark, tile=tile, goods=goods_names(_upgrade_cost(view, plot.tile)))
    return Key(("upgrade", plot.id), label, focus=plot.id, name=tile, mark=mark)


def _upgrade_cost(view: View, tile: str) -> tuple[str, ...]:
    """Return the price, which the power of an own tile at work can change (KP-160, KP-163)."""
    here = _plot_at_work(view)
    improve = side_of(view, here).power(Improve) if here is not None and here.tile else None
    return improve.cost if improve else view.content.upgrade_costs[view.content.tiles[tile].area]


def _boat(view: View) -> tuple[KeyRow, ...]:
    assert view.turn is not None
    river = next(board for board in view.boards if view.turn.place.endswith(f"@{board.id}"))
    goods, held = view.content.boat[river.boat].shows(view.season), own_view(view).goods
    sales = list[Key]()
    for good in goods:
        sales.append(good_key(("sell", good), good, held))
        if (finished := FINISHED_OF.get(good)) is not None:
            sales.append(good_key(("sell", f"{finished} as {good}"), finished, held))
    received = rows_of(
        (good_key(("receive", good), good) for good in goods), PIECES, text("keyper-menu-receive")
    )
    return (*received, *rows_of(sales, PIECES, text("keyper-menu-sell", points=view.turn.sale_points)))


def _trade(view: View, said: Said) -> PanelStep:
    """Return the goods that the exchange accepts; it is said already, pressed or as the only one."""
    own, (word, *_) = own_view(view), said
    given = {good for icon in word.partition(">")[0].split("+") for good in ICONS[icon]}
    rows = goods_rows(given, said, own.goods, pieces=True)
    if given.isdisjoint(GEMS) and not given.isdisjoint(RAW) and len(rows) > 1:  # KP-101
        rows = (rows[0], replace(rows[1], heading=text(f"{PANEL}-instead")), *rows[2:])
    more = text(f"{PANEL}-give-more")
    return PanelStep(rows, PictureKind("home", own.seat), ask_more=more, square=len(rows) > 1)
