"""The keys of Keythedral's panels, as players meet them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice

import pytest
from msgspec.structs import replace

from bot.ui.kit.localiser import Localisers
from bot.ui.panel.page import panel_page, question_of
from bot.ui.panel.sentence import PanelQuestion
from bot.values.panel import Panel
from engine.core.text import Text, text, texts_in
from engine.keythedral.content import laws
from engine.keythedral.content.shapes import CRAFTS, KINDS
from engine.keythedral.game import KEYTHEDRAL
from engine.keythedral.queries import slots_on_sale
from engine.keythedral.state import State
from render.keythedral import geometry
from render.keythedral.painter import PAINTER
from render.kit.painter import PictureKind
from tests.render.keythedral.positions import new_game, random_states
from tests.support.panels import panel_at
from tools.bench.panels import checked
from tools.bench.panels.random_panels import NAMES


def panel_in(state: State, seat: int, picks: tuple[str, ...] = ()) -> Panel:
    return panel_at(KEYTHEDRAL, state, seat, picks)


def question(panel: Panel, path: tuple[int, ...] = ()) -> PanelQuestion:
    asked = question_of(panel, path)
    assert asked is not None
    return asked


def table(asked: PanelQuestion) -> list[str]:
    """Return the rows: `~` marks a grey key, `>` one that is chosen."""
    rows = []
    for row in asked.rows:
        labels = []
        for shown in row.keys:
            key = shown.key
            label = key.mark or (_last_word(key.label) if isinstance(key.label, Text) else key.label)
            label = label if key.icon is None or label else "icon"
            label = f"seat {key.seat}" if key.seat is not None else label
            labels.append(f"{'>' if shown.is_said else '' if shown.is_open else '~'}{label}")
        rows.append(" ".join(labels))
    return rows


def _last_word(label: Text) -> str:
    law = dict(label.args).get("law")
    return (law.key if isinstance(law, Text) else label.key).rpartition("-")[2]


def path_to(asked: PanelQuestion, *says: str) -> tuple[int, ...]:
    shown = next(shown for row in asked.rows for shown in row.keys if shown.key.says == says)
    assert shown.path is not None
    return shown.path


def reached(seed: int, seats: int, when: Callable[[State], bool], picks: int = 2500) -> State:
    """Return the first position of a random game with this property."""
    return next(state for state in random_states(seed, seats, {}, picks) if when(state))


def spending(seed: int = 1) -> State:
    """Return a turn of the spending phase, with every kind of cube in hand."""
    state = reached(
        seed, 3, lambda at: at.asking == "turn" and not at.windows and not at.players[at.turn].draft.has_begun
    )
    player = state.players[state.turn]
    player.cubes, player.laws = [3] * 8, []
    return state


def test_places_of_the_map_are_numbers() -> None:
    state = new_game("panel", 3)
    assert table(question(panel_in(state, state.turn))) == ["6 7 9 10", "12 13 15 16"]


def _wide_map() -> State:
    """Return a map that is large but has few places."""
    return reached(
        1,
        3,
        lambda at: (
            at.asking == "lay"
            and not at.players[at.turn].draft.has_begun
            and len(KEYTHEDRAL.choices(at)[0].actions) <= 20
            and geometry.is_large(KEYTHEDRAL.view_for(at, at.turn))
        ),
    )


def test_places_of_a_large_map_stand_under_tabs_for_the_quarters() -> None:
    state = _wide_map()
    assert table(question(panel_in(state, state.turn)))[0] == ">all ↖ ↗ ↙ ↘"


def test_a_quarter_narrows_the_numbers_and_undo_leads_back_to_all() -> None:
    state = _wide_map()
    panel = panel_in(state, state.turn)
    whole = question(panel)
    quarter = question(panel, path_to(whole, "quarter:nw"))
    tabs, *rows = table(quarter)
    assert tabs == "all >↖ ↗ ↙ ↘"
    assert set(" ".join(rows).split()) < set(" ".join(table(whole)[1:]).split())
    assert (quarter.before, quarter.pressed) == (None, ())  # a tab is no word


def test_with_more_than_twenty_places_a_quarter_is_open_and_all_is_grey() -> None:
    state = reached(3, 5, lambda at: at.asking == "lay" and len(KEYTHEDRAL.choices(at)[0].actions) > 20)
    first, *rows = table(question(panel_in(state, state.turn)))
    assert first.startswith("~all")
    assert first.count(">") == 1
    assert 1 <= len(rows) <= 4


def test_cottages_that_are_laid_stay_in_their_place() -> None:
    state = reached(
        1, 2, lambda at: at.players[at.turn].draft.verb == "field" and at.players[at.turn].sites[2] != 0
    )
    player = state.players[state.turn]
    expected = [f"{'~' if site else ''}{number}" for number, site in enumerate(player.sites, 1)]
    rows = table(question(panel_in(state, state.turn)))
    assert rows == [" ".join(expected[:3]), " ".join(expected[3:])]


def test_spending_has_a_key_for_every_seat_and_shop() -> None:
    state = spending()
    state.fences.clear()
    rows = table(question(panel_in(state, state.turn)))
    assert rows[1:] == ["A B C D", "E F ~G", "H I", "~law pass"]
    assert rows[0].replace("~", "") == " ".join(f"{state.number}{letter}" for letter in "abcd")


def test_there_is_no_key_for_laws_in_a_game_without_laws() -> None:
    rows = {
        (one.asking, row)
        for one in islice(random_states(1, 2, {"laws": "off"}, 2500), 0, None, 3)
        if one.asking
        for row in table(question(panel_in(one, one.turn)))
    }
    assert {("turn", "pass"), ("turn", "E ~F ~G")} <= rows
    assert not any({"H", "~H", "law", "~law"} & set(row.split()) for _, row in rows)


def test_a_house_is_explained_where_a_cottage_is_chosen_for_it() -> None:
    """And the whole of spending no longer, which was explained before its first key."""
    localiser, state = Localisers().plain("en", NAMES), spending()
    panel = panel_in(state, state.turn)
    panel = replace(panel, is_asked_first=True, table=replace(panel.table, first_game=True))
    first = question(panel)
    chosen = question(panel, path_to(first, "house"))
    explained, note = (localiser(f"keythedral-{key}") for key in ("explain-spend", "panel-note-house"))
    said = [str(panel_page(panel, asked, localiser).blocks) for asked in (first, chosen)]
    assert [explained in words for words in said] == [True, False]
    assert [note in words for words in said] == [False, True]


def test_the_second_worker_of_a_house_stays_at_home_by_a_key_that_says_so() -> None:
    """Confirm, pressed out of habit, would lose a worker."""
    for state in random_states(1, 2, {"laws": "off"}, 2500):
        if state.asking == "work" and any(state.sent):
            decision = KEYTHEDRAL.decision_of(state, state.turn)
            assert decision is not None
            options = decision.options
            end = next((one for one in options if one.confirms), None)
            assert end is None or (end.skips is not None) == (len(options) > 1)


def test_the_store_shows_crafts_only_once_they_were_used() -> None:
    view = KEYTHEDRAL.view_for(spending(), spending().turn)
    kinds = {focus for focus in PAINTER.shows(view, PictureKind("town")) if focus.startswith("store:")}
    assert kinds == {
        f"store:{kind}" for at, kind in enumerate(KINDS) if at not in CRAFTS or view.store.get(kind)
    }
    assert len(kinds) < len(KINDS)


def test_a_corner_is_beside_kinds_of_fields_whose_numbers_are_not_shown_there() -> None:
    state = next(one for one in random_states(1, 3, {}, 60) if one.players[one.turn].draft.verb == "cottage")
    keys = [key for row in question(panel_in(state, state.turn)).step.rows for key in row.keys]
    names = [key.name for key in keys if key.name and key.name.key == "keythedral-panel-beside"]
    assert names
    assert not any("numbered" in found.key for name in names for found in texts_in(name))


def test_a_player_who_passed_reads_that_spending_continues() -> None:
    state = next(
        one
        for one in random_states(1, 2, {"laws": "off"}, 2500)
        if one.asking == "turn" and one.players[one.turn].passed
    )
    note = question(panel_in(state, state.turn)).step.note
    assert note == text("keythedral-panel-note-passed")
    assert question(panel_in(spending(), spending().turn)).step.note is None


def test_a_dearer_seat_tells_its_whole_price_where_it_is_paid() -> None:
    state = spending()
    slot = slots_on_sale(state)[0]
    state.dearer = slot
    panel = panel_in(state, state.turn)
    key = KEYTHEDRAL.view_for(state, state.turn).slots[slot].key
    paying = question(panel, path_to(question(panel), f"slot:{key}"))
    assert paying.step.ask is not None
    assert paying.step.ask.key == "keythedral-panel-ask-pay"
    price = dict(paying.step.ask.args)["cubes"]
    assert isinstance(price, Text)
    assert price.key == "keythedral-panel-price-dearer"
    assert table(paying) == ["2 ~3 ~3 2", "~3 ~3 ~3 ~3"]  # less a stone and a water, which it always costs


def test_own_laws_are_asked_for_before_the_cubes() -> None:
    state = spending()
    state.players[state.turn].laws = [laws.PRICE_DECREASE]
    panel = panel_in(state, state.turn)
    key = KEYTHEDRAL.view_for(state, state.turn).slots[slots_on_sale(state)[0]].key
    rows = table(question(panel, path_to(question(panel), f"slot:{key}")))
    assert rows == ["law decrease", "~substitution ~both"]
    bought = KEYTHEDRAL.option_named(state, state.turn, f"buy seat {key} using price-decrease")
    assert bought is not None
    paying = question(panel_in(KEYTHEDRAL.apply(state, bought.action).state, state.turn))
    assert paying.step.ask is not None
    assert dict(paying.step.ask.args)["slot"] == key


def test_a_fence_is_asked_for_by_owner_number_and_side() -> None:
    state = spending()
    panel, seat = panel_in(state, state.turn, ("fence",)), state.turn
    first = question(panel)
    assert table(first)[0] == f">seat {(seat + 1) % 3} seat {(seat + 2) % 3} seat {seat}"
    assert [row.row.depth for row in first.rows] == [0, 1, 1]


def test_a_law_window_shows_the_same_keys_without_a_fitting_law() -> None:
    state = reached(2, 3, lambda at: bool(at.windows) and at.windows[-1].kind == "purchase")
    seat = state.windows[-1].waiting[0]
    state.players[seat].laws = [laws.PRICE_INCREASE, laws.GOOD_HARVEST]
    assert table(question(panel_in(state, seat))) == ["law", "increase ~harvest"]
    state.players[seat].laws = [laws.GOOD_HARVEST, laws.POOR_HARVEST]
    assert table(question(panel_in(state, seat))) == ["law", "~harvest ~harvest"]


def test_a_large_hand_of_laws_is_shown_by_number() -> None:
    state = reached(2, 3, lambda at: bool(at.windows) and at.windows[-1].kind == "purchase")
    seat = state.windows[-1].waiting[0]
    state.players[seat].laws = [2, 4, 5, 6, 7, 8, 9, 11, 14]
    assert table(question(panel_in(state, seat))) == ["law", "2 ~4 ~5 ~6 ~7", "~8 ~9 ~11 ~14"]


def test_offers_stand_below_no_offer_match_and_law() -> None:
    state = reached(1, 3, lambda at: at.asking == "bid" and not at.windows)
    assert state.auction is not None
    player, state.auction.high = state.players[state.turn], 2
    player.cubes, player.laws = [4, 4, 4, 4, 4, 4, 0, 0], []
    asked = question(panel_in(state, state.turn))
    assert table(asked)[:2] == ["offer ~match ~law", "~1 ~2 3 4 5"]
    assert table(asked)[4] == "16 17 18 19 20+"
    assert table(question(panel_in(state, state.turn), path_to(asked, "offer:20+"))) == ["20 21 22 23 24"]


@pytest.mark.parametrize(("seats", "language"), [(2, "de"), (4, "fr")])
def test_every_panel_of_a_random_game_keeps_the_rules(seats: int, language: str) -> None:
    count, faults = checked("keythedral", seats, {}, language, 100)
    assert count >= 100
    assert [fault for fault in faults if fault.fault != "unseen"] == []
