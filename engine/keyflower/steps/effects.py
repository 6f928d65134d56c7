"""Carrying out the effect of a tile used, pick by pick (KF-42, KF-48, KF-49, KM-41 to KM-43)."""

from __future__ import annotations

from engine.core.pieces import put
from engine.core.tell import Tell
from engine.core.text import Seat, Who
from engine.keyflower.actions import Action, Draw, End, Pay, PayGroup, Take
from engine.keyflower.content.shapes import (
    ANY,
    COLOURS,
    SKILLS,
    ContractId,
    Effect,
    Either,
    Exchange,
    Gain,
    TileId,
    Transport,
)
from engine.keyflower.names import listed
from engine.keyflower.screens import spend_skill, spend_workers
from engine.keyflower.state import State, Turn
from engine.keyflower.steps.bidding import colour_of, group_name, lift_group, stand_up
from engine.keyflower.steps.contracts import contract_picks, contracts_left, take_contract
from engine.keyflower.steps.extensions import Hands, extend_picks, hands_of
from engine.keyflower.steps.gains import Prospects, give, gives
from engine.keyflower.steps.transport import carry_picks, numbers, upgrade_picks
from engine.keyflower.steps.using import (
    Sending,
    effect_of,
    payments,
    place_users,
    send_picks,
    sending,
    used_spot,
)


def use_send_picks(state: State, turn: Turn) -> list[Action]:
    """More workers to send and, once enough have come, the first pick of the effect."""
    spot = used_spot(state, turn)
    effect = effect_of(spot)
    assert effect is not None
    now = sending(state, turn, spot)
    prospects = Prospects(state, turn.seat, [*now.groups])
    picks = send_picks(turn, spot, effect, now, prospects)
    if now.limit.need <= 0:
        picks += first_picks(state, turn, effect, now)
    return picks


def first_picks(state: State, turn: Turn, effect: Effect, now: Sending) -> list[Action]:
    seat = turn.seat
    if isinstance(effect, Gain):
        return _gain_picks(state, seat, effect)
    if isinstance(effect, Either):
        return [
            pick for gain in effect.gains if gives(state, gain) for pick in _either_picks(state, seat, gain)
        ]
    if isinstance(effect, Exchange):
        return _pay_picks(state, seat, effect, now)
    assert isinstance(effect, Transport)
    spot = used_spot(state, turn)
    colour = colour_of(spot) or next(iter(now.palettes[0]))
    hands = Hands(now.workers, now.groups, spot.id, colour)
    player = state.players[seat]
    return [*carry_picks(player, seat), *upgrade_picks(player, seat), *extend_picks(state, seat, hands)]


def _gain_picks(state: State, seat: Seat, gain: Gain) -> list[Action]:
    if (gain.workers and state.bag) or (gain.skills and state.pile):
        return [Draw(seat)]
    if gain.contracts and contracts_left(state):
        return contract_picks(state, seat)
    return [End(seat)]


def _either_picks(state: State, seat: Seat, gain: Gain) -> list[Action]:
    if gain.contracts:
        return contract_picks(state, seat)
    if gain.skills:
        return [Take(seat, "skill")]
    return [Take(seat, kind) for kind, _ in gain.resources]


def _pay_picks(state: State, seat: Seat, effect: Exchange, now: Sending) -> list[Action]:
    if effect.pays == "skill":
        held = state.players[seat].skills
        return [Pay(seat, skill) for skill in SKILLS if skill in held and effect.kind in (ANY, skill)]
    kinds = COLOURS if effect.kind == ANY else (effect.kind,)
    ways = list(payments(now.workers, now.groups, kinds))
    return [PayGroup(seat, tile) if tile else Pay(seat, kind) for kind, tile in ways]


def later_picks(state: State, turn: Turn) -> list[Action]:
    """What an effect begun still offers."""
    seat, player = turn.seat, state.players[turn.seat]
    if turn.contracts:
        return contract_picks(state, seat)
    picks: list[Action] = carry_picks(player, seat) if turn.steps else []
    if turn.upgrades:
        picks += upgrade_picks(player, seat)
        picks += extend_picks(state, seat, hands_of(state, seat))
    picks.append(End(seat))
    return picks


def begin_use(state: State, turn: Turn, tell: Tell) -> Effect | None:
    """The first pick of an effect settles who was sent; the effect, if it begins now."""
    if turn.step != "send":
        return None
    effect = effect_of(used_spot(state, turn))
    place_users(state, turn, tell)
    turn.step = "effect"
    if isinstance(effect, Transport):
        turn.steps, turn.upgrades = numbers(state, turn, effect)
    return effect


def produce(state: State, turn: Turn, tell: Tell) -> None:
    """A plain gain, drawn or not."""
    effect = begin_use(state, turn, tell)
    assert isinstance(effect, Gain)
    give(state, turn, effect, tell)
    turn.contracts = effect.contracts
    _settle_contracts(state, turn)


def take(state: State, turn: Turn, what: str, tell: Tell) -> None:
    begin_use(state, turn, tell)
    give(state, turn, Gain(skills=1) if what == "skill" else Gain(resources=((what, 1),)), tell)
    turn.step = "done"


def take_one_contract(state: State, turn: Turn, contract: ContractId, tell: Tell) -> None:
    effect = begin_use(state, turn, tell)
    if isinstance(effect, Gain):
        give(state, turn, effect, tell)
        turn.contracts = effect.contracts
    elif effect is not None:
        turn.contracts = 1
    take_contract(state, turn.seat, contract, tell)
    turn.contracts -= 1
    _settle_contracts(state, turn)


def _settle_contracts(state: State, turn: Turn) -> None:
    if turn.contracts and contracts_left(state):
        return
    turn.contracts = 0
    turn.step = "done"


def pay(state: State, turn: Turn, what: str, tell: Tell) -> None:
    """Draw first, then the payment is mixed in (KF-49)."""
    effect = begin_use(state, turn, tell)
    assert isinstance(effect, Exchange)
    player, seat = state.players[turn.seat], turn.seat
    if effect.pays == "skill":
        spend_skill(player, what)
    else:
        spend_workers(player, what)
    tell.all("keyflower-told-pay", by=seat, who=Who(seat), paid=listed([what]))
    give(state, turn, effect.gain, tell)
    put(state.pile if effect.pays == "skill" else state.bag, what)
    turn.step = "done"


def pay_group(state: State, turn: Turn, tile: TileId, tell: Tell) -> None:
    """A losing group is paid whole (KF-48)."""
    effect = begin_use(state, turn, tell)
    assert isinstance(effect, Exchange)
    group = lift_group(state, turn.seat, tile)
    tell.all("keyflower-told-pay", by=turn.seat, who=Who(turn.seat), paid=(group_name(tile, group),))
    stand_up(state, [tile], tell)
    give(state, turn, effect.gain, tell)
    put(state.bag, group.colour, group.count)
    turn.step = "done"
