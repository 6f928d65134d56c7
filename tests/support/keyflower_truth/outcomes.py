"""Forecasts, notes, cautions and mistakes, tested by making the pick."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.core.game import CompoundMove
from engine.core.pieces import total
from engine.core.tell import Silence
from engine.core.text import Seat, Text
from engine.keyflower.actions import Action, BidFor, Carry, Cash, End, Pay, TakeBoat, Upgrade
from engine.keyflower.content.shapes import RESOURCES, SKILLS
from engine.keyflower.game import KEYFLOWER
from engine.keyflower.state import State
from tests.support.keyflower_truth.found import Found, args, leads, played, to_bid_for


def check_options(state: State, seat: Seat, picks: list[Action], found: Found) -> None:
    kind, ask = KEYFLOWER.ask(state, seat)
    brings = next((arg for name, arg in ask.args if name == "brings"), None)
    if kind == "use" and isinstance(brings, Text):
        need = args(ask)["need"]
        begins = any(not isinstance(pick, Cash) and not _sends(pick) for pick in picks)
        found.check(ask.key, begins == (need == 0), need, "have to come")
    for pick in picks:
        option = KEYFLOWER.option(state, seat, pick)
        if isinstance(brings, Text) and not (_sends(pick) or isinstance(pick, Cash)):
            _check_forecast(state, seat, pick, brings, found)
        if isinstance(pick, Carry) and option.note is not None:
            _check_carry(state, seat, pick, option.note, found)
        if isinstance(pick, End):
            _check_caution(state, seat, pick, option.closes or option.caution, found)
        if isinstance(pick, BidFor):
            spot = next(one for one in to_bid_for(state) if one.id == pick.tile)
            found.check("foolish bid", option.dominated == leads(spot, seat), pick)
        if isinstance(pick, TakeBoat):
            moot = KEYFLOWER.is_pointless(lambda: KEYFLOWER.view_for(state, seat), option)
            if moot:
                found.check("boat like another", _has_like(state, seat, pick, picks), pick)


def _sends(pick: Action) -> bool:
    return type(pick).__name__ in ("Send", "AddGroup", "TakeFrom")


def _wealth(state: State, seat: Seat) -> Counter[str]:
    """Return all pieces of one seat by their names in a forecast; only workers behind the screen."""
    player, found = state.players[seat], Counter[str]()
    for spot in player.village:
        for kind, n in spot.goods.items():
            found[f"{kind} {spot.id}"] += n
    found["green"] = player.workers.get("green", 0)
    found["workers"] = total(player.workers) - found["green"]
    found["skills"] = total(player.skills)
    found["contracts"] = len(player.contracts)
    return found


def _promised(brings: Text, place: str) -> Counter[str]:
    """Return a forecast as numbers, by the same names."""
    found = Counter[str]()
    for name in ("goods", "items"):
        listed = args(brings).get(name, ())
        for item in getattr(listed, "parts", listed):
            kind, count = item.key.removeprefix("keyflower-count-"), args(item)["count"]
            kind = {"keyflower-from-bag": "workers", "keyflower-from-pile": "skills"}.get(kind, kind)
            kind = "contracts" if kind == "contract" else kind
            found[f"{kind} {place}" if kind in RESOURCES else kind] += count
    return found


def _check_forecast(state: State, seat: Seat, pick: Action, brings: Text, found: Found) -> None:
    after, turn = played(state, pick), state.turn
    assert turn is not None
    if brings.key == "keyflower-brings-transport":
        now = after.turn
        assert now is not None
        steps, upgrades = now.steps + isinstance(pick, Carry), now.upgrades
        if now.step in ("effect", "done") and isinstance(pick, Upgrade):
            upgrades += 1  # paid at once
        found.check(brings.key, (args(brings)["steps"], args(brings)["upgrades"]) == (steps, upgrades), pick)
        return
    named = args(brings).get("tile")
    place = named.key.removeprefix("keyflower-tile-") if named is not None else ""
    promised, before, now_has = _promised(brings, place), _wealth(state, seat), _wealth(after, seat)
    for colour, n in turn.sent.items():
        before["green" if colour == "green" else "workers"] -= n
    if isinstance(pick, Pay):
        before["green" if pick.what == "green" else "skills" if pick.what in SKILLS else "workers"] -= 1
    if after.turn is not None:
        now_has["contracts"] += after.turn.contracts
    got = {kind: n - before[kind] for kind, n in now_has.items() if n != before[kind]}
    if "one" in brings.key:
        holds = len(got) == 1 and all(promised[kind] == n for kind, n in got.items())
    else:
        promised_now = {kind: n for kind, n in promised.items() if n}
        if promised.get("workers") and got.get("green"):  # the bag also contains greens
            got["workers"] = got.get("workers", 0) + got.pop("green")
        holds = got == promised_now
    found.check(brings.key, holds, pick, "promised", dict(promised), "got", got)


def _check_carry(state: State, seat: Seat, pick: Carry, note: Text, found: Found) -> None:
    after = played(state, pick)
    able = any(
        isinstance(each, Upgrade) and each.tile == pick.to
        for choice in KEYFLOWER.choices(after)
        for each in choice.actions
    )
    before = any(
        isinstance(each, Upgrade) and each.tile == pick.to
        for choice in KEYFLOWER.choices(state)
        for each in choice.actions
    )
    says = note.key == "keyflower-carry-enables"
    found.check("keyflower-carry-enables" if says else "carry", says == (able and not before), pick)


def _check_caution(state: State, seat: Seat, pick: End, caution: Text | None, found: Found) -> None:
    key = caution.key if caution is not None else ""
    after = played(state, pick)
    match state.phase:
        case "turns" if state.turn is not None and state.turn.verb == "pass":
            found.check("caution: season", (key == "keyflower-caution-season") == (after.phase != "turns"))
        case "turns":
            most = _most_upgrades(state, seat)
            said = args(caution)["count"] if caution is not None and key == "keyflower-caution-upgrade" else 0
            found.check("caution: upgrade", said == most, "said", said, "could", most)
        case "growth":
            goes_on = after.phase != "growth"
            found.check("caution: growth", (key == "keyflower-caution-growth") == goes_on)
        case "winter":
            goes_on = after.phase != "winter"
            found.check("caution: winter", (key == "keyflower-caution-winter") == goes_on)
        case _:
            found.check("caution: none", not key)


def _most_upgrades(state: State, seat: Seat) -> int:
    """Return how many tiles can be upgraded now, one after another, without carrying: by trying."""
    best = 0
    for choice in KEYFLOWER.choices(state):
        for pick in choice.actions:
            if isinstance(pick, Upgrade):
                best = max(best, 1 + _most_after_paying(played(state, pick), seat))
    return best


def _most_after_paying(state: State, seat: Seat) -> int:
    if state.turn is not None and state.turn.step == "price":
        picks = KEYFLOWER.choices(state)[0].actions
        return max(_most_upgrades(played(state, pick), seat) for pick in picks)
    return _most_upgrades(state, seat)


def _has_like(state: State, seat: Seat, pick: TakeBoat, picks: list[Action]) -> bool:
    def taken(boat: Action) -> object:
        player = played(played(state, boat), End(seat)).players[seat]
        return (player.workers, player.skills, player.home.goods, player.cabins, player.contracts)

    others = [each for each in picks if isinstance(each, TakeBoat) and each != pick]
    return any(taken(each) == taken(pick) for each in others)


def check_journeys(state: State, ways: Sequence[CompoundMove[Action]], found: Found) -> None:
    for way in ways:
        entry, note, now = way.menu[-1], way.note, KEYFLOWER.copy(state)
        legal = True
        for pick in way.picks:
            legal = legal and any(pick in choice.actions for choice in KEYFLOWER.choices(now))
            if not legal:
                break
            KEYFLOWER.play(now, pick, Silence())
        found.check("journey", legal, way.picks)
        if not legal:
            continue
        carried = sum(isinstance(pick, Carry) for pick in way.picks)
        if entry.key == "keyflower-carry-far":
            found.check(entry.key, carried == args(entry)["steps"], way.picks)
            able = any(
                isinstance(pick, Upgrade) and f"tile:{pick.tile}" == way.focus
                for choice in KEYFLOWER.choices(now)
                for pick in choice.actions
            )
            if note is not None and note.key == "keyflower-carry-enables":
                found.check("journey enables", able, way.picks)
        if note is not None and note.key == "keyflower-upgrade-from":
            starts = {pick.start for pick in way.picks if isinstance(pick, Carry)}
            named = {each.key.removeprefix("keyflower-tile-") for each in args(note)["tiles"]}
            found.check(note.key, named <= starts and args(note)["steps"] == carried, way.picks)
