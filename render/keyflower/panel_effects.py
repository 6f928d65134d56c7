"""What a used tile does, on Keyflower's panel: gains, payments, transport and prices."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from msgspec.structs import replace

from engine.core.text import Text, text
from engine.keyflower.content.shapes import (
    COLOURS,
    RESOURCES,
    SKILLS,
    Either,
    Exchange,
    Gain,
    Power,
    Transport,
    Usable,
)
from engine.keyflower.names import draw_name, item_name, tile_name
from engine.keyflower.view import View
from render.keyflower.marks import letter
from render.keyflower.panel_keys import (
    CONTRACTS,
    MORE,
    ROWS,
    contract_key,
    group_keys,
    group_rows,
    held_pieces,
    item_key,
    last_row,
    own_seat,
    place_of_turn,
    step,
    tile_key,
    turn_of,
    used_tile,
    which_group,
)
from render.kit.painter import PictureKind
from render.kit.panel_layout import MARKS, PIECES, Key, KeyRow, PanelStep, Said, rows_of

_VERBS = ("upgrade", "carry", "extend")
_PAY_MORE, _GOLD = text("keyflower-panel-pay-more"), text("keyflower-panel-gold")

_UPGRADE = Key(("upgrade",), text("keyflower-upgrade"))
_CARRY = Key(("carry",), text("keyflower-key-carry"))
_EXTEND = Key(("extend",), text("keyflower-key-extend"))
_SOURCES = (Key(("front",), text("keyflower-key-front")), Key(("behind",), text("keyflower-key-behind")))


def using_step(view: View, said: Said, offered: Collection[Said]) -> PanelStep:
    effect, picture = _effect(view), place_of_turn(view)
    if said and said[0].startswith("pay:"):
        return step((KeyRow(_SOURCES, depth=1),), picture, text("keyflower-panel-source"))
    if said == ("pay-group",):
        return which_group(view, depth=1)
    last = last_row(view, MORE)
    match effect:
        case Transport():
            return transport_step(view, said, offered, MORE)
        case Exchange(pays, _, _):
            rows = _payments(view, SKILLS if pays == "skill" else COLOURS)
            return step((*rows, *last), picture, text("keyflower-panel-pay"))
        case Either(gains):
            rows = _gain_rows(gains)
            if any(gain.contracts for gain in gains):
                return step((*rows, open_contracts(view), *last), CONTRACTS, text("keyflower-panel-take"))
            return step((*rows, *last), picture, text("keyflower-panel-take"))
        case Gain():
            draw = Key(("draw",), draw_name(effect))
            draws = (KeyRow((draw,)),) if effect.workers or effect.skills else ()
            takes = (open_contracts(view),) if effect.contracts else ()
            return step((*draws, *takes, *last), CONTRACTS if takes else picture)


def _effect(view: View) -> Usable:
    tile = used_tile(view)
    return view.content.effects[tile.id, tile.upgraded]


def _payments(view: View, kinds: Sequence[str]) -> tuple[KeyRow, ...]:
    """Return a key for each kind of piece, with how many the reader has, and for the losing groups."""
    held = held_pieces(view)
    keys = tuple(Key((f"pay:{kind}",), str(held.get(kind, 0)), item_name(kind)) for kind in kinds)
    if kinds != COLOURS:
        return (KeyRow(keys),)
    heading = text("keyflower-panel-pay-groups")
    return (KeyRow(keys), *group_rows(view, place_of_turn(view), "pay-group", heading))


def _gain_rows(gains: Iterable[Gain]) -> tuple[KeyRow, ...]:
    goods = KeyRow(tuple(item_key(kind, f"take:{kind}") for kind in RESOURCES))
    skill = KeyRow((Key(("take:skill",), text("keyflower-key-skill")),))
    has_goods, has_skills = any(gain.resources for gain in gains), any(gain.skills for gain in gains)
    return (*([goods] if has_goods else []), *([skill] if has_skills else []))


def open_contracts(view: View) -> KeyRow:
    row = (
        contract_key(view, contract) if contract else Key((f"contract:{letter(at)}",), letter(at))
        for at, contract in enumerate(view.contract_row)
    )
    hidden = Key(("contract:hidden",), "?", focus="contract:hidden", name=text("keyflower-hidden-contract"))
    return KeyRow((*row, hidden))


def transport_step(view: View, said: Said, offered: Collection[Said], *more: Key) -> PanelStep:
    """Ask for a verb and its tile; the first verb that can be chosen is open."""
    depth, last = len(said), last_row(view, *more)
    keys = (_UPGRADE, _CARRY) if view.merchants == "off" else (_UPGRADE, _CARRY, _EXTEND)
    verbs = KeyRow(keys, _chosen_verb(said, offered))
    rows, ask = tuple[KeyRow, ...](), _transport_question(view, said[0] if said else "")
    match said:
        case ("upgrade", tile):
            rows = rows_of(_resource_keys(_lying(view)), PIECES, depth=depth, pieces=True)
            ask = text("keyflower-panel-carry-there", tile=tile_name(tile.removeprefix("tile:")))
        case ("carry", start):
            goods = next(tile.goods for tile in own_seat(view).village if f"tile:{tile.id}" == start)
            rows = rows_of(_resource_keys(goods), PIECES, depth=depth)
            here, steps = tile_name(start.removeprefix("tile:")), _transport_left(view)[0]
            ask = text("keyflower-panel-carry-what-from", tile=here, steps=steps)
        case ("carry", _, _, _):
            rows = rows_of((Key((number,), number) for number in _counts(said, offered)), depth=depth)
            ask = text("keyflower-panel-how-many")
        case (_, *further):
            rows = rows_of(_own_tiles(view, ROWS - 1 - len(last), said, offered), depth=depth)
            if said[0] == "carry" and further:
                start, resource = further
                from_ = tile_name(start.removeprefix("tile:"))
                ask = text("keyflower-panel-carry-where", resource=item_name(resource), tile=from_)
            elif further:
                ask = text("keyflower-panel-carry-to")
        case _:  # nothing is said yet
            pass
    opens_first = not said and any(words[0] in _VERBS for words in offered)
    own = PictureKind("village", view.reader)
    note = None if turn_of(view).steps or turn_of(view).upgrades else _transport_note(view)
    return PanelStep((verbs, *rows, *last), own, ask, note=note, opens_first=opens_first, square=True)


def _chosen_verb(said: Said, offered: Collection[Said]) -> Text | None:
    """Say that the open verb is chosen already, and whether another one could be."""
    verb = next((key.label for key in (_UPGRADE, _CARRY, _EXTEND) if key.says == said[:1]), None)
    others = len({words[0] for words in offered if words[0] in _VERBS} - {*said[:1]})
    return None if verb is None else text("keyflower-panel-effect-chosen", verb=verb, others=others)


def _transport_note(view: View) -> Text:
    """Say how many steps and upgrades this use has, and what they are for."""
    steps, upgrades = _transport_left(view)
    return text("keyflower-panel-transport", steps=steps, upgrades=upgrades)


def _transport_left(view: View) -> tuple[int, int]:
    """Return the steps and upgrades left; before the first one, those of the use (KF-59, KF-89, KM-17)."""
    turn, effect = turn_of(view), _effect(view)
    if turn.steps or turn.upgrades or not isinstance(effect, Transport):
        return turn.steps, turn.upgrades
    times = 2 if Power.DOUBLED_TRANSPORT in own_seat(view).powers else 1
    return effect.steps * times, (effect.upgrades + used_tile(view).cabins) * times


def _transport_question(view: View, verb: str) -> Text | None:
    """Ask for the verb's tile. Once the use has begun, say that more is optional, and what is left."""
    turn = turn_of(view)
    if verb not in _VERBS:
        return None
    if not (turn.steps or turn.upgrades):
        return text(f"keyflower-panel-{verb}-which")
    return text(f"keyflower-panel-{verb}-more", steps=turn.steps, upgrades=turn.upgrades)


def _own_tiles(view: View, rows: int, said: Said, offered: Collection[Said]) -> list[Key]:
    """Return the tiles of the reader's village; if these are too many, those that can be chosen."""
    keys = [tile_key(view, tile) for tile in own_seat(view).village]
    if len(keys) <= rows * MARKS:
        return keys
    open_ = {words[len(said)] for words in offered if words[: len(said)] == said and len(words) > len(said)}
    return [key for key in keys if key.says[0] in open_][: rows * MARKS]


def _counts(said: Said, offered: Collection[Said]) -> list[str]:
    most = max(int(words[-1]) for words in offered if words[:-1] == said)
    return [str(number) for number in range(1, most + 1)]


def _resource_keys(goods: dict[str, int]) -> list[Key]:
    return [
        Key((kind,), str(goods.get(kind, 0)), item_name(kind), name=item_name(kind)) for kind in RESOURCES
    ]


def _lying(view: View) -> dict[str, int]:
    """Return all resources of the reader's village."""
    village = own_seat(view).village
    return {kind: sum(tile.goods.get(kind, 0) for tile in village) for kind in RESOURCES}


def price_step(view: View, said: Said) -> PanelStep:
    """Ask for a price, piece by piece; first from where, if that can be seen."""
    turn, own, depth = turn_of(view), PictureKind("village", view.reader), len(said)
    if said == ("pay",):
        return step((KeyRow(_SOURCES, depth=1),), own, text("keyflower-panel-source"))
    held, there = held_pieces(view), next(tile for tile in own_seat(view).village if tile.id == turn.target)
    printed = view.content.extensions.get(turn.extension)
    if printed is not None and printed.price.workers:
        workers = [Key((kind,), str(held.get(kind, 0)), item_name(kind)) for kind in COLOURS]
        groups = rows_of(group_keys(view, own), 1, depth=depth, pieces=True)
        rows = (*rows_of(workers, PIECES, depth=depth, pieces=True), *groups)
        return replace(step(rows[:ROWS], own, text("keyflower-panel-pay")), ask_more=_PAY_MORE)
    skills = [Key((kind,), str(held.get(kind, 0)), item_name(kind)) for kind in SKILLS]
    resources = rows_of(_resource_keys(there.goods), PIECES, depth=depth, pieces=True)
    rows = (*resources, *rows_of(skills, PIECES, depth=depth, pieces=True))
    note = _GOLD if there.goods.get("gold") else None
    return replace(step(rows, own, text("keyflower-panel-pay")), ask_more=_PAY_MORE, note=note)
