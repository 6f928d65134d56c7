"""Effects of a used tile (KF-42, KF-48, KF-49, KM-41 to KM-43)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias, assert_never

import msgspec

from engine.core.decisions import Phrase
from engine.core.game import Option
from engine.core.pieces import put
from engine.core.tell import Tell
from engine.core.text import Seat, Text, Who, text
from engine.keyflower.actions import Action, Draw, End, Pay, PayGroup, Take
from engine.keyflower.content.shapes import (
    ANY,
    COLOURS,
    SKILLS,
    Either,
    Exchange,
    Gain,
    TileId,
    Transport,
    Usable,
)
from engine.keyflower.names import counted, draw_name, group_left, item_name, listed
from engine.keyflower.prices import source_of, sources
from engine.keyflower.queries import (
    Group,
    colour_of,
    contracts_left,
    gains_of,
    turn_of,
    used_effect,
    used_spot,
)
from engine.keyflower.screens import show, spend
from engine.keyflower.state import State, Turn
from engine.keyflower.steps import contracts, paying, transport
from engine.keyflower.steps.extensions import Hands
from engine.keyflower.steps.gains import give, gives
from engine.keyflower.steps.sending import Sending, arrive, lift_group, stand_up

_SKILL = "skill"
"""The name in `Take` when the kind is drawn."""

Picks: TypeAlias = Draw | Take | Pay | PayGroup


def first_choices(state: State, turn: Turn, effect: Usable, now: Sending) -> list[Action]:
    """Return the picks with which the effect may begin, now that enough workers have come."""
    seat = turn.seat
    match effect:
        case Gain():
            return _gain_choices(state, seat, effect)
        case Either(gains):
            return [
                pick for gain in gains if gives(state, gain) for pick in _either_choices(state, seat, gain)
            ]
        case Exchange():
            return _payments(state, seat, effect, now)
        case Transport():
            spot = used_spot(state, turn)
            colour = colour_of(state, spot) or next(iter(now.palettes[0]))
            return transport.first_choices(state, seat, Hands(now.workers, now.groups, spot.id, colour))
        case _:
            assert_never(effect)


def _gain_choices(state: State, seat: Seat, gain: Gain) -> list[Action]:
    if (gain.workers and state.bag) or (gain.skills and state.pile):
        return [Draw(seat)]
    if gain.contracts and contracts_left(state):
        return contracts.choices(state, seat)
    return [End(seat)]


def _either_choices(state: State, seat: Seat, gain: Gain) -> list[Action]:
    if gain.contracts:
        return contracts.choices(state, seat)
    if gain.skills:
        return [Take(seat, _SKILL)]
    return [Take(seat, kind) for kind, _ in gain.resources]


def _payments(state: State, seat: Seat, effect: Exchange, now: Sending) -> list[Action]:
    if effect.pays == "skill":
        held = state.players[seat].skills
        skills = [skill for skill in SKILLS if skill in held and effect.kind in (ANY, skill)]
        return [pick for skill in skills for pick in sources(state, seat, skill)]
    kinds = COLOURS if effect.kind == ANY else (effect.kind,)
    picks: list[Action] = []
    for kind, tile in worker_payments(now.workers, now.groups, kinds):
        picks += [PayGroup(seat, tile)] if tile else sources(state, seat, kind)
    return picks


def worker_payments(
    workers: dict[str, int], groups: list[Group], kinds: Iterable[str]
) -> Iterator[tuple[str, TileId]]:
    """Yield a worker of one of the colours: (colour, "") or, as a losing group, (colour, tile) (KF-48)."""
    for kind in kinds:
        if workers.get(kind):
            yield kind, ""
        for group in groups:
            if group.colour == kind:
                yield kind, group.tile


def option(state: State, pick: Picks) -> Option[Action]:
    match pick:
        case Draw():
            effect = used_effect(state, turn_of(state))
            name = draw_name(effect) if isinstance(effect, Gain) else text("keyflower-draw")
            return Option(pick, "draw", (name,), reveals=True, phrase=Phrase(("draw",)))
        case Take(_, what):
            menu = (text("keyflower-take"), _taken(state, what))
            return Option(
                pick, f"take {what}", menu, reveals=what == _SKILL, phrase=Phrase((f"take:{what}",))
            )
        case Pay() | PayGroup():
            phrase = Phrase(_payment(state, pick))
            return msgspec.structs.replace(paying.option(state, pick), reveals=_draws(state), phrase=phrase)
        case _:
            assert_never(pick)


def _payment(state: State, pick: Pay | PayGroup) -> tuple[str, ...]:
    """Return the words for a payment, with its source if there are two."""
    if isinstance(pick, PayGroup):
        return ("pay-group", f"tile:{pick.tile}")
    source = (source_of(state, pick),) if len(sources(state, pick.seat, pick.what)) > 1 else ()
    return (f"pay:{pick.what}", *source)


def _taken(state: State, what: str) -> Text:
    """Return the available amount; for a single piece only its name."""
    gain = _picked(state, turn_of(state), what)
    if what == _SKILL:
        count = min(gain.skills, sum(state.pile.values()))
        return text("keyflower-take-skill") if count == 1 else text("keyflower-from-pile", count=count)
    count = min(sum(n for kind, n in gain.resources if kind == what), state.stock[what])
    return item_name(what) if count == 1 else counted(what, count)


def _picked(state: State, turn: Turn, what: str) -> Gain:
    """Return the gain that a pick names."""
    effect = used_effect(state, turn)
    assert isinstance(effect, Either)
    if what == _SKILL:
        return next(gain for gain in gains_of(state, effect) if gain.skills)
    return next(gain for gain in gains_of(state, effect) if what in dict(gain.resources))


def _draws(state: State) -> bool:
    """Return whether the payment is followed by a hidden draw."""
    effect = used_effect(state, turn_of(state))
    return isinstance(effect, Exchange) and bool(effect.gain.workers or effect.gain.skills)


def play(state: State, pick: Picks, tell: Tell) -> None:
    turn = turn_of(state)
    match pick:
        case Draw():
            produce(state, turn, tell)
        case Take(_, what):
            gain = _picked(state, turn, what)
            arrive(state, turn, tell)
            give(state, turn, gain, tell)
            turn.step = "done"
        case Pay():
            _pay(state, turn, pick, tell)
        case PayGroup(_, tile):
            _pay_group(state, turn, tile, tell)
        case _:
            assert_never(pick)


def produce(state: State, turn: Turn, tell: Tell) -> None:
    """Give a plain gain, drawn or not."""
    effect = arrive(state, turn, tell)
    match effect:
        case Gain():
            give(state, turn, effect, tell)
            turn.contracts = effect.contracts
            contracts.finish(state, turn)
        case Either() | Exchange() | Transport() | None:  # these begin with a separate pick
            raise AssertionError(f"nothing to give at once: {effect}")
        case _:
            assert_never(effect)


def _pay(state: State, turn: Turn, pick: Pay, tell: Tell) -> None:
    """Draw first, then mix in the payment (KF-49)."""
    effect = arrive(state, turn, tell)
    assert isinstance(effect, Exchange)
    seat = turn.seat
    spend(state, seat, pick.what, behind=1 if pick.behind else None)
    tell.all("keyflower-told-pay", by=seat, who=Who(seat), paid=listed([pick.what]))
    give(state, turn, effect.gain, tell)
    put(state.pile if effect.pays == "skill" else state.bag, pick.what)
    show(state, pick.what)
    turn.step = "done"


def _pay_group(state: State, turn: Turn, tile: TileId, tell: Tell) -> None:
    """Pay a whole losing group (KF-48)."""
    effect = arrive(state, turn, tell)
    assert isinstance(effect, Exchange)
    group = lift_group(state, turn.seat, tile)
    tell.all("keyflower-told-pay", by=turn.seat, who=Who(turn.seat), paid=(group_left(tile, group),))
    stand_up(state, [tile], tell)
    give(state, turn, effect.gain, tell)
    put(state.bag, group.colour, group.count)
    turn.step = "done"
