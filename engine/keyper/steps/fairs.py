"""Fairs at the end of a season (KP-121 to KP-124, KP-225, KP-226)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from engine.core.decisions import Phrase
from engine.core.game import Option
from engine.core.pieces import Pieces, take
from engine.core.tell import Tell
from engine.core.text import Seat, Text, Who, text
from engine.keyper.actions import Action, End, Hold
from engine.keyper.content.board import WINTER_FAIR_SIDES
from engine.keyper.content.box import Content
from engine.keyper.content.goods import FINISHED_OF
from engine.keyper.content.shapes import FairSide, Season
from engine.keyper.names import fair_name, goods_names, name
from engine.keyper.queries import errand_of, season_of
from engine.keyper.state import FAIRS_BY_POINTS, Errand, Held, Kind, Player, State

Picks: TypeAlias = Hold

_SEASONAL = ""
"""How the seat's own fair of the season is stored among its picks; a winter fair is stored as `winter-3
front`."""


def can_show(player: Player, required: Iterable[str]) -> bool:
    """Return whether the goods fill all these places at once, each piece one place (KP-101, KP-122,
    KP-226)."""
    need = dict[str, int]()
    for good in required:
        need[good] = need.get(good, 0) + 1
    goods = player.goods
    for good, count in need.items():
        spare = goods.get(good, 0) - count
        if spare < 0:
            finished = FINISHED_OF.get(good)
            if finished is None or goods.get(finished, 0) - need.get(finished, 0) + spare < 0:
                return False
    return True


def _required_by(content: Content, player: Player, season: Season, picks: Iterable[str]) -> list[str]:
    """Return the places of all picked fairs."""
    required = list[str]()
    for pick in picks:
        if pick == _SEASONAL:
            required += content.fair[player.fairs[season]].requires
        else:
            fair, side = _winter_fair(pick)
            required += content.winter_fair[fair].requires(side)
    return required


def _winter_fair(pick: str) -> tuple[str, FairSide]:
    fair, side = pick.split()
    return fair, "front" if side == "front" else "back"


def begin(state: State, tell: Tell) -> None:
    """Ask the players who could hold a winter fair, which are public; the rest is automatic."""
    season = season_of(state)
    tell.all("keyper-told-season-ends", season=name("season", season))
    state.errands = [
        Errand(seat)
        for seat, player in enumerate(state.players)
        if _could_hold(state.content, player, season)
    ]
    state.stage = "fairs"


def _could_hold(content: Content, player: Player, season: Season) -> bool:
    return any(
        can_show(player, content.winter_fair[fair].requires(side))
        for fair in player.winter_fairs
        for side in WINTER_FAIR_SIDES[season]
    )


def choices(state: State, seat: Seat) -> list[Action]:
    player, season, errand = state.players[seat], season_of(state), errand_of(state, seat)
    taken = {pick.split()[0] for pick in errand.picks if pick}
    wanted = [Hold(seat, player.fairs[season], "")] if season in player.fairs else []
    wanted += [
        Hold(seat, fair, side)
        for fair in player.winter_fairs
        if fair not in taken
        for side in WINTER_FAIR_SIDES[season]
    ]
    shown = _required_by(state.content, player, season, errand.picks)
    actions: list[Action] = [
        hold
        for hold in wanted
        if _pick(hold) not in errand.picks
        and can_show(player, [*shown, *_required_by(state.content, player, season, [_pick(hold)])])
    ]
    return [*actions, End(seat)]


def _pick(hold: Hold) -> str:
    return f"{hold.fair} {hold.side}" if hold.side else _SEASONAL


def ask(state: State, seat: Seat) -> tuple[Kind, Text]:
    own = season_of(state) in state.players[seat].fairs
    return "fairs", text("keyper-ask-fairs-and-own" if own else "keyper-ask-fairs")


def option(state: State, pick: Picks) -> Option[Action]:
    fair, side = pick.fair, pick.side
    requires = state.content.winter_fair[fair].requires(side) if side else state.content.fair[fair].requires
    points = state.content.winter_fair_points[side] if side else state.content.fair[fair].points
    entry = text("keyper-menu-hold", fair=fair_name(fair), points=points, goods=goods_names(requires))
    words = f"hold {fair} {_side_words(state, side)}" if side else f"hold {season_of(state)}"
    phrase = Phrase((f"fair:{fair}", side) if side else (f"fair:{fair}",))
    return Option(pick, words, (entry,), f"fair:{fair}", phrase=phrase)


def _side_words(state: State, side: FairSide) -> str:
    """Return the word for a side. “back” sounds like holding the fair back; records of the first rulings use
    it."""
    return f"for {state.content.winter_fair_points[side]}" if state.rulings >= FAIRS_BY_POINTS else side


def play(state: State, pick: Picks, _tell: Tell) -> None:
    errand_of(state, pick.seat).picks.append(_pick(pick))


def go_on(state: State, tell: Tell) -> None:
    """Hold all fairs at once; a seasonal fair that can still be shown is held (KP-225), otherwise
    discarded."""
    season = season_of(state)
    held = [_fairs_of(state, seat) for seat in range(len(state.players))]
    told = "keyper-told-fairs" if any(held) else "keyper-told-no-fairs"
    tell.all(told, reveals=True, season=name("season", season))
    for seat, player in enumerate(state.players):
        left = dict(player.goods)
        for pick in held[seat]:
            _held(state, seat, pick, left, tell)
        if season in player.fairs:
            state.fairs_out.append(player.fairs.pop(season))
    if season == "winter":
        for player in state.players:  # KP-124: not held by the end of winter
            state.discard += player.winter_fairs
            player.winter_fairs = []
    state.errands = []
    state.stage = "housing-begins"


def _fairs_of(state: State, seat: Seat) -> list[str]:
    """Return a seat's fairs: its picks, and its own fair of the season if it can still be shown."""
    player, season = state.players[seat], season_of(state)
    picks = [pick for errand in state.errands if errand.seat == seat for pick in errand.picks]
    if season in player.fairs and _SEASONAL not in picks:
        picks += [_SEASONAL] * can_show(
            player, _required_by(state.content, player, season, [*picks, _SEASONAL])
        )
    return picks


def _held(state: State, seat: Seat, pick: str, left: Pieces, tell: Tell) -> None:
    player, season = state.players[seat], season_of(state)
    shown = _shown(_required_by(state.content, player, season, [pick]), left)
    if pick == _SEASONAL:
        fair = player.fairs.pop(season)
        player.held.append(Held(season, fair, state.content.fair[fair].points))
    else:
        fair, side = _winter_fair(pick)
        player.winter_fairs.remove(fair)
        player.held.append(Held(season, fair, state.content.winter_fair_points[side], side))
    held = player.held[-1]
    tell.all(
        "keyper-told-held-showing",
        by=seat,
        reveals=True,
        who=Who(seat),
        fair=fair_name(held.fair),
        points=held.points,
        goods=goods_names(shown),
    )


def _shown(required: Iterable[str], left: Pieces) -> list[str]:
    """Return the pieces shown for these places, taken from `left`. Raw materials come before their
    substitutes, which suffices for all fairs together if anything does (KP-101, KP-226)."""
    shown = list[str]()
    for good in required:
        piece = good if good in left else FINISHED_OF[good]
        take(left, piece)
        shown.append(piece)
    return shown
