"""Statements over random games, compared with results; a reason is tested by its remedy."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from engine.core.game import Option
from engine.core.lattice import place
from engine.core.rng import Rng, seed_from
from engine.core.tell import Silence
from engine.core.text import Arg, Text, Who, texts_in
from engine.keythedral.actions import Action, Craft, Fence, House, Send, Stay, TakeLaw, Trade, Unfence
from engine.keythedral.content.shapes import KINDS, MAKERS
from engine.keythedral.game import KEYTHEDRAL
from engine.keythedral.state import State
from engine.keythedral.view import SlotView
from engine.players import random_ish_player
from engine.simulate import next_to_move
from tests.engine.keythedral.test_reasons import is_true as is_true_of_law
from tests.support.keythedral import fresh

GAMES, STEPS = 4, 2500


def positions(word: str, **options: str) -> Iterator[tuple[State, int]]:
    """Yield every question of some random games, with the seat asked."""
    for number in range(GAMES):
        rng, state = Rng(seed_from(f"{word} {number}")), fresh(2 + number % 4, f"{word} {number}", **options)
        for _ in range(STEPS):
            if not (choices := KEYTHEDRAL.choices(state)):
                break
            seat = next_to_move(choices, rng).seat
            yield state, seat
            decision = KEYTHEDRAL.decision_of(state, seat)
            assert decision is not None
            option = random_ish_player(KEYTHEDRAL.view_for(state, seat), decision, rng)
            KEYTHEDRAL.play(state, option.action, Silence())


def cubes_in(words: Arg) -> dict[int, int]:
    assert isinstance(words, tuple)
    found = dict[int, int]()
    for word in words:
        assert isinstance(word, Text)
        args = dict(word.args)
        kind, count = args["kind"], args["count"]
        assert isinstance(kind, Text)
        assert isinstance(count, int)
        found[KINDS.index(kind.key.removeprefix("keythedral-kind-"))] = count
    return found


def offers(state: State, seat: int) -> list[object]:
    return [
        action for choice in KEYTHEDRAL.choices(state) if choice.seat == seat for action in choice.actions
    ]


def with_cubes(state: State, seat: int, cubes: dict[int, int]) -> State:
    world = KEYTHEDRAL.copy(state)
    for kind, count in cubes.items():
        world.players[seat].cubes[kind] += count
    return world


def has(state: State, seat: int, what: Callable[[object], bool]) -> bool:
    return any(what(action) for action in offers(state, seat))


def is_a(kind: type) -> Callable[[object], bool]:
    return lambda action: isinstance(action, kind)


def buys(state: State, seat: int, slot: Text) -> bool:
    key = f"buy seat {dict(slot.args)['slot']} "
    decision = KEYTHEDRAL.decision_of(state, seat)
    return decision is not None and any(option.words.startswith(key) for option in decision.options)


def is_remedied(state: State, seat: int, what: type, missing: dict[int, int]) -> bool:
    """Return whether it is impossible now, possible with these cubes and impossible with one fewer."""
    without = [{**missing, kind: count - 1} for kind, count in missing.items()]
    return (
        not has(state, seat, is_a(what))
        and has(with_cubes(state, seat, missing), seat, is_a(what))
        and not any(has(with_cubes(state, seat, fewer), seat, is_a(what)) for fewer in without)
    )


def is_true(state: State, seat: int, reason: Text) -> bool:
    args, said, player = dict(reason.args), reason.key.removeprefix("keythedral-why-"), state.players[seat]
    if said == "lawless":
        return not state.rules.laws
    if said.startswith("law"):
        return is_true_of_law(state, seat, reason)
    wood, wine = KINDS.index("wood"), KINDS.index("wine")
    match said:
        case "seat" | "seat-law":
            slot, lack = args["slot"], cubes_in(args["lack"])
            assert isinstance(slot, Text)
            return not buys(state, seat, slot) and buys(with_cubes(state, seat, lack), seat, slot)
        case "house":
            return is_remedied(state, seat, House, cubes_in(args["lack"]))
        case "fence":
            return not player.cubes[wood] and is_remedied(state, seat, Fence, {wood: 1})
        case "unfence":
            have = args["have"]
            assert isinstance(have, int)
            return have == player.cubes[wine] and is_remedied(state, seat, Unfence, {wine: 2 - have})
        case "new-law":
            return is_remedied(state, seat, TakeLaw, {wood: 1})
        case "cubes":
            need, have, what = args["need"], args["have"], args["what"]
            assert isinstance(need, int)
            assert isinstance(have, int)
            assert isinstance(what, Text)
            return have == sum(player.cubes) < need and _sells(state, seat, what, need - have)
        case _:
            return _is_so(state, seat, said, args)


def _sells(state: State, seat: int, what: Text, missing: int) -> bool:
    key = what.key.removeprefix("keythedral-craftsman-")
    at = MAKERS.index(key) if key in MAKERS else None

    def wanted(action: object) -> bool:
        return (
            isinstance(action, Trade) if at is None else isinstance(action, Craft) and action.craftsman == at
        )

    richer = with_cubes(state, seat, {KINDS.index("food"): missing})
    resources = sum(state.store[:5]) if at is None else 1
    return not has(state, seat, wanted) and (has(richer, seat, wanted) or not resources)


def _is_so(state: State, seat: int, said: str, args: dict[str, Arg]) -> bool:
    rich = with_cubes(state, seat, dict.fromkeys(range(len(KINDS)), 9))
    match said:
        case "later":
            return not any(slot.on_sale and slot.number != args["number"] for slot in _slots(state))
        case "houses" | "moratorium":
            return not has(rich, seat, is_a(House))
        case "fences-gone" | "fence-room":
            return not has(rich, seat, is_a(Fence))
        case "craft-none":
            return not state.stocks[_maker(args["craftsman"])]
        case "store":
            return not has(rich, seat, is_a(Trade))
        case "unfence-none":
            return not state.fences and not has(rich, seat, is_a(Unfence))
        case "stay":
            return has(state, seat, is_a(Send)) and not has(state, seat, is_a(Stay))
        case "no-laws":
            return not state.players[seat].laws
        case "no-law":
            return not has(rich, seat, is_a(TakeLaw))
        case "bid":
            return not any("offer" in option.words for option in _options(state, seat))
        case "match":
            return not any("match" in option.words for option in _options(state, seat))
        case "order":
            return args["numbers"] == tuple(state.order) and args["count"] == len(state.order)
        case "sent" | "worker" | "own-worker" | "fenced":
            return _is_shut(state, seat, said, args)
        case _:
            raise AssertionError(said)


def _is_shut(state: State, seat: int, said: str, args: dict[str, Arg]) -> bool:
    """Return whether the field is closed now, and open without the worker or the fences."""
    if said == "sent":
        return args["count"] in state.sent
    field = args["field"]
    assert isinstance(field, Text)
    x, y = str(dict(field.args)["at"]).split(",")
    view = KEYTHEDRAL.view_for(state, seat)
    here = next(one for one in view.fields if (one.x, one.y) == (int(x), int(y)))
    world = KEYTHEDRAL.copy(state)
    world.fences.clear()
    world.workers.pop(place(here.x, here.y), None)
    opened = has(world, seat, lambda pick: isinstance(pick, Send) and pick.cell == place(here.x, here.y))
    wanted = {"fenced": None, "own-worker": seat}.get(said, _seat(args["who"]) if "who" in args else None)
    return here.worker == wanted and opened and (said != "fenced" or bool(view.fences))


def _seat(who: Arg) -> int:
    assert isinstance(who, Who)
    return who.seat


def _maker(word: Arg) -> int:
    assert isinstance(word, Text)
    return [f"keythedral-craftsman-{maker}" for maker in MAKERS].index(word.key)


def _slots(state: State) -> tuple[SlotView, ...]:
    return KEYTHEDRAL.view_for(state, None).slots


def _options(state: State, seat: int) -> tuple[Option[Action], ...]:
    decision = KEYTHEDRAL.decision_of(state, seat)
    assert decision is not None
    return decision.options


@pytest.mark.parametrize("laws", ["on", "off"])
def test_every_reason_is_the_reason(laws: str) -> None:
    tried, false = Counter[str](), Counter[str]()
    for state, seat in positions("true words", laws=laws):
        for reason in KEYTHEDRAL.why_not(state, seat):
            tried[reason.key] += 1
            false[reason.key] += not is_true(state, seat, reason)
    assert not +false, f"of {tried.total()} reasons false: {+false}, of {tried}"
    assert tried.total() > 1000


def test_every_caution_and_note_holds() -> None:
    """Workers that could still be sent, windows in which nothing fits, and turns after a law."""
    tried, after_law = Counter[str](), set[tuple[str, int, int]]()
    for state, seat in positions("cautions"):
        if state.asking == "turn" and seat == state.turn and not state.windows:
            assert (state.rng.seed, state.round, seat) not in after_law, "a turn after a law"
        after_law |= {
            (state.rng.seed, state.round, at) for at, one in enumerate(state.players) if one.procured
        }
        for option in _options(state, seat):
            if option.caution is not None and option.caution.key == "keythedral-caution-workers":
                left = {one.number for one in offers(state, seat) if isinstance(one, Send)}
                assert dict(option.caution.args)["count"] == len(left)
                tried["caution"] += 1
        for said in texts_in(KEYTHEDRAL.ask(state, seat)[1]):
            if said.key in ("keythedral-note-quiet", "keythedral-note-none-fits"):
                assert [option.words for option in _options(state, seat)] == ["decline"]
                tried["none fits"] += 1
    assert len(tried) == 2, tried
    assert after_law
