"""The claims of Keyper's statements."""

from __future__ import annotations

from typing import get_args

from engine.core.text import Text
from engine.keyper.actions import AtMost, Build, End, Hold, OnPlot, Pay, TakeTile
from engine.keyper.content.goods import ICONS
from engine.keyper.forecast import Reason
from engine.keyper.game import KEYPER
from engine.keyper.names import good_name
from engine.keyper.queries import has_piece, season_of
from engine.keyper.steps.housing import releasable
from tests.support.keyper_box import OFFERED, WINTER_FAIR_POINTS
from tests.truth import keyper_forecasts as forecasts
from tests.truth.claims import Checker, Claims, Said, played
from tests.truth.keyper_aims import aims
from tests.truth.keyper_orders import ORDERS
from tests.truth.keyper_places import PLACES
from tests.truth.keyper_reasons import REASONS, icons_in, tile_of


def _meets(paid: tuple[str, ...], icons: list[str]) -> bool:
    """Whether goods pay for icons, each for one."""
    if not icons:
        return not paid
    first, *rest = icons
    return any(_meets(_without(paid, good), rest) for good in set(paid) if good in ICONS[first])


def _without(paid: tuple[str, ...], good: str) -> tuple[str, ...]:
    at = paid.index(good)
    return paid[:at] + paid[at + 1 :]


def _payments(said: Said) -> list[tuple[str, ...]]:
    """Every way in which the build or upgrade can be paid; nothing paid is a way, too."""
    goods, found = said.state.players[said.seat].goods, list[tuple[str, ...]]()
    after = said.after()
    states = [after]
    if after.stage == "plot":
        states = [played(said.game, after, pick) for pick in said.actions(after) if isinstance(pick, OnPlot)]
    for state in states:
        if state.stage == "pay":
            found += [pick.goods for pick in said.actions(state) if isinstance(pick, Pay)]
        else:
            now = state.players[said.seat].goods
            found.append(
                tuple(good for good, count in goods.items() for _ in range(count - now.get(good, 0)))
            )
    return found


def cost(said: Said) -> object:
    """It can be paid like this; beside the plot being built on it may be free, and on the own plot it costs
    the printed price."""
    need = icons_in(said["goods"])
    if isinstance(said.picks[-1], TakeTile):
        return sorted(need) != sorted(said.state.content.build_costs[tile_of(said)])
    if isinstance(said.picks[-1], Pay):  # a compound move: its payment
        return sorted(need) != sorted(said.picks[-1].goods)
    ways = _payments(said)
    printed = list(said.state.content.build_costs[tile_of(said)])
    if not any(way and _meets(way, need) for way in ways):
        return f"{ways} pay for something else"
    return any(way and not _meets(way, need) and not _meets(way, printed) for way in ways)


def cost_less(said: Said) -> object:
    need = icons_in(said["goods"])
    wanted = [need[:at] + need[at + 1 :] for at in range(len(need))]
    return any(way and not any(_meets(way, icons) for icons in wanted) for way in _payments(said))


def free(said: Said) -> object:
    return () not in _payments(said)


def beside(said: Said) -> object:
    return any(_payments(said))


def plot_over(said: Said) -> object:
    return said.state.players[said.seat].plots[said.picks[0].plot].tile != tile_of(said)


def plot_free(said: Said) -> object:
    after = said.after()
    return after.stage == "pay" and Pay(said.seat, ()) not in said.actions(after)


def bare(said: Said) -> object:
    after = said.after()
    return any(not isinstance(pick, Build) for pick in said.actions(after))


def sells(said: Said) -> object:
    before, after = (state.players[said.seat].shipping for state in (said.state, said.after()))
    return after - before != said.number("points")


def colour(said: Said) -> object:
    return said.number() != said.state.players[said.seat].keyples.get(said.picks[0].colour, 0)


def boat(said: Said) -> object:
    return said["goods"] != tuple(
        map(good_name, said.state.content.boat[said.picks[0].boat].shows(season_of(said.state)))
    )


def winter_fair(said: Said) -> object:
    fair = said.state.content.winter_fair[said.picks[0].tile]
    sides = tuple(map(good_name, fair.front)), tuple(map(good_name, fair.back))
    worth = WINTER_FAIR_POINTS["front"], WINTER_FAIR_POINTS["back"]
    return (said["front"], said["back"]) != sides or (said["few"], said["many"]) != worth


def _after_fairs(said: Said, *picks: object) -> object:
    state = played(said.game, said.state, *picks, End(said.seat))
    while state.stage == "fairs":
        seat = said.game.seats_to_act(state)[0]
        state = played(said.game, state, End(seat))
    return state.players[said.seat].held


def hold(said: Said) -> object:
    name, points = said["fair"], said.number("points")
    assert isinstance(name, Text)
    held = _after_fairs(said, *said.picks)
    return not any((f"keyper-fair-{one.fair}", one.points) == (name.key, points) for one in held)  # type: ignore[attr-defined]  # fairs, all of them


def own_fair(said: Said) -> object:
    """A fair of one's own can be held wherever it is on offer."""
    season = season_of(said.state)
    own = said.state.players[said.seat].fairs[season]
    can = Hold(said.seat, own, "") in said.actions()
    return can and not any(one.fair == own for one in _after_fairs(said))  # type: ignore[attr-defined]  # fairs, all of them


def housing(said: Said) -> object:
    return not releasable(said.state.content, said.state.players[said.seat])


def fold_fields(said: Said) -> object:
    """For a fold: its fields besides the shared ones. For the question: the shared fields."""
    displays = [
        {f"keyper-field-{field.id}" for field in said.state.content.display_fields[each]}
        for each in OFFERED[season_of(said.state)]
    ]
    shared = set.intersection(*displays) - {"keyper-field-keyp"}
    if said.text.key == "keyper-ask-fold":
        return {field.key for field in said["fields"]} != shared  # type: ignore[union-attr]  # an argument of this sentence is always such
    own = {f"keyper-field-{field.id}" for field in said.state.content.display_fields[said.picks[0].display]}
    return {field.key for field in said["goods"]} != own - shared - {"keyper-field-keyp"}  # type: ignore[union-attr]  # an argument of this sentence is always such


def listed(said: Said) -> object:
    """A note lists fields; an entry lists the goods paid or taken."""
    if said.kind == "note":
        return fold_fields(said)
    return sorted(icons_in(said["goods"])) != sorted(said.picks[0].goods)


def at_most(said: Said) -> object:
    """No continuation gives a player more than this limit."""
    limit = [*forecasts.settled(said, said.after())]
    count = said.picks[0].count
    turn = said.state.turn
    good = said.state.content.display_fields[said.state.boards[turn.board].display][turn.spot].good
    return any(forecasts.gain_of(said, state, good) > count for state in limit)


def no_more(said: Said) -> object:
    """A foolish pick leaves its owner with nothing more than before, or than another would."""
    if isinstance(said.picks[0], AtMost):
        return at_most(said)
    before, after = (state.players[said.seat] for state in (said.state, said.after()))
    return before.goods != after.goods or before.shipping != after.shipping


_MENUS: dict[str, Checker] = {
    "keyper-menu-gain": forecasts.gain,
    "keyper-menu-gain-most": forecasts.gain_most,
    "keyper-menu-lay": forecasts.gain,
    "keyper-menu-leave": forecasts.gain,
    "keyper-menu-both": forecasts.gain,
    "keyper-menu-one": forecasts.gain,
    "keyper-menu-bare": bare,
    "keyper-menu-build-cost": cost,
    "keyper-menu-build-less": cost_less,
    "keyper-menu-build-free": free,
    "keyper-menu-build-beside": beside,
    "keyper-menu-plot-over": plot_over,
    "keyper-menu-plot-free": plot_free,
    "keyper-menu-sell": sells,
    "keyper-menu-colour": colour,
    "keyper-menu-boat": boat,
    "keyper-menu-winter-fair": winter_fair,
    "keyper-menu-hold": hold,
    "keyper-menu-at-most-count": at_most,
    "keyper-menu-end-leaving": forecasts.leaving,
    "keyper-menu-skip-actions": forecasts.leaving,
    "keyper-caution-leaving": forecasts.leaving,
    "keyper-caution-leaving-some": forecasts.leaving,
    "keyper-caution-leaving-now": forecasts.leaving_now,
    "keyper-caution-season": forecasts.season_ends,
    "keyper-menu-get": listed,
    "keyper-menu-get-first": listed,
    "keyper-list": listed,
    "folly AtMost": no_more,
    "folly Give": no_more,
    "folly KeypGain": no_more,
}
_QUESTIONS: dict[str, Checker] = {
    "keyper-ask-where-last": lambda said: has_piece(said.state.players[said.seat]),
    "keyper-ask-turn-send": forecasts.turn_only,
    "keyper-ask-turn-keyper": forecasts.turn_only,
    "keyper-ask-partner": forecasts.partner,
    "keyper-ask-partner-same": forecasts.partner,
    "keyper-ask-gain": forecasts.ask_gain,
    "keyper-ask-gain-invite": forecasts.ask_gain,
    "keyper-ask-gain-short": forecasts.ask_gain,
    "keyper-ask-invite": forecasts.invite,
    "keyper-ask-join": forecasts.ask_join,
    "keyper-ask-join-short": forecasts.ask_join,
    "keyper-ask-join-vain": forecasts.ask_join,
    "keyper-ask-lay": forecasts.passing,
    "keyper-ask-lay-or-pass": forecasts.passing,
    "keyper-ask-lay-count": forecasts.lay_count,
    "keyper-ask-work-half": forecasts.work_half,
    "keyper-ask-work-then": forecasts.work_then,
    "keyper-ask-work-later": forecasts.work_later,
    "keyper-ask-work-share": forecasts.work_later,
    "keyper-ask-get-one": forecasts.get_one,
    "keyper-ask-fairs-and-own": own_fair,
    "keyper-ask-housing": housing,
    "keyper-ask-fold": fold_fields,
    "keyper-ask-surplus": forecasts.surplus,
    "keyper-ask-end": forecasts.only(End),
}
_WORK = ("", "-exchange", "-build", "-upgrade", "-tiles", "-boat", "-build-one", "-upgrade-one", "-tiles-one")

CLAIMS = Claims(
    KEYPER,
    {
        **REASONS,
        **PLACES,
        **_MENUS,
        **_QUESTIONS,
        **{f"keyper-ask-work{kind}": forecasts.work for kind in _WORK},
        **{f"keyper-menu-vain-{reason}": forecasts.vain for reason in get_args(Reason)},
        **{f"keyper-ask-none-{reason}": forecasts.vain for reason in get_args(Reason)},
        **ORDERS,
    },
    aims=aims,
    silent=(
        "keyper-orders-end",  # until when: tested with the orders
        "keyper-workforce",  # a chart's heading
        *(
            f"keyper-{names}-*"
            for names in ("area", "boat", "colour", "counted", "display", "fair", "field", "fold")
        ),
        *(f"keyper-{names}-*" for names in ("good", "keyple", "plot", "season", "some", "tile", "why-plots")),
        *(
            f"keyper-{name}"
            for name in ("board", "place", "nothing", "no-field", "some", "name", "summary", "chapter")
        ),
        *(
            "keyper-menu-fold",
            "keyper-menu-fold-done",
            "keyper-farm-letter",
            "keyper-village-letter",
        ),  # names
        "keyper-told-*",
        "keyper-score-*",
        "keyper-picture-*",
        "keyper-pictures-*",
        "keyper-panel-*",
        "keyper-signs-*",
        "keyper-costs-*",  # general: the question states the cost
        "keyper-feature-*",
        *("keyper-benefit-*", "keyper-gain-*", "keyper-hint-*"),  # of hints: see tests/truth/benefits.py
        "keyper-synonyms",
        "keyper-terms",
        "keyper-order-*",  # of games from before orders were beside the game
        "keyper-plan-*",  # texts of orders; their effects are tried as "order …"
        "keyper-fact-*",
        "keyper-doubt-*",
        *(
            f"keyper-ask-{what}"
            for what in ("turn", "where", "boat", "keyp", "get", "plot", "pay-*", "order", "fairs")
        ),
        *(
            f"keyper-menu-{what}"
            for what in ("keyper", "send", "boards", "own-board", "bare-others", "lay-boards")
        ),
        *(
            f"keyper-menu-{what}"
            for what in ("lay-own", "join", "skip", "pass", "at-most", "give*", "receive")
        ),
        *(
            f"keyper-menu-{what}"
            for what in ("sell-as", "build", "build-farm", "upgrade", "orders", "done", "end")
        ),
    ),
)
