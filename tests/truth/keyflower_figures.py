"""Numbers in objectives and hints of Keyflower, compared with the score sheet and the board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from engine.core.hexes import Hex
from engine.core.objectives import Objective
from engine.core.pieces import put, take
from engine.core.text import Seat, Text
from engine.keyflower.content.shapes import (
    ANY,
    COLOURS,
    RESOURCES,
    SKILLS,
    Boat,
    Contract,
    Hold,
    Tally,
    Transport,
)
from engine.keyflower.game import KEYFLOWER
from engine.keyflower.names import contract_key, tile_name
from engine.keyflower.state import Spot, State
from tests.truth.figures import Figures

SORTS = {"worker": COLOURS, "skill": SKILLS, "resource": RESOURCES}
KEYPLE = "keyple"
HELD = {f"keyflower-count-{kind}": kind for kinds in SORTS.values() for kind in kinds}


def points_of(state: State, seat: Seat) -> int:
    return sum(line.points for line in KEYFLOWER.own_sheet(state, seat))


def try_aims(state: State, seat: Seat, figures: Figures, where: str) -> None:
    """Every number of the aims of one seat."""
    found, at = KEYFLOWER.objectives_of(state, seat), f"{where}, seat {seat}"
    for aim in found:
        if aim.group in ("hand", "middle"):
            figures.count("aim", "aims-adds", _adds(state, seat, aim), f"{at}: {aim.what.key}")
        elif aim.group == "contracts":
            for key, wrong in _contract(state, seat, aim).items():
                figures.count("aim", key, wrong, f"{at}: {aim.key}")
    held = [aim.what for aim in found if aim.group == "unassigned"]
    figures.count("aim", "aims-unassigned", _idle(state, seat, held), at)
    figures.count("aim", "aims-once", _twice(state, seat, found), at)


def _adds(state: State, seat: Seat, aim: Objective) -> object:
    """This many more points would count with the tile in the village."""
    tile = next(tile for tile in state.content.tiles if tile_name(tile) == aim.what)
    richer = KEYFLOWER.copy(state)
    richer.players[seat].village.append(Spot(tile, at=Hex(90, 90)))
    gained = points_of(richer, seat) - points_of(state, seat)
    return gained != aim.adds and f"said {aim.adds}, it adds {gained}"


def _contract(state: State, seat: Seat, aim: Objective) -> dict[str, object]:
    """The points equal the sheet's; a fulfilled contract is complete, and the missing pieces are exact."""
    contract = next(one for one in state.content.contracts if contract_key(one) == aim.key)
    scored, fulfilled = _scored(state, seat, aim)
    complete = all(part.have == part.need for part in aim.parts)
    printed = state.content.contracts[contract]
    wrong: dict[str, object] = {
        "aims-scores": aim.adds != scored and f"said {aim.adds}, it scores {scored}",
        "aims-within": [part for part in aim.parts if not 0 <= part.have <= part.need],
    }
    if aim.parts:
        wrong["aims-complete"] = _incomplete(state, seat, complete, fulfilled)
    if not fulfilled and not printed.keyple:
        wrong["aims-have"] = _miscounted(state, seat, contract)
        wrong["aims-lacks"] = _lacks(state, seat, printed, aim)
    return wrong


def _scored(state: State, seat: Seat, aim: Objective) -> tuple[int, bool]:
    """Return points and fulfilment from the sheet; the Muleteer's line counts open contracts (KM-58)."""
    lines = {
        dict(line.text.args)["contract"]: line
        for line in KEYFLOWER.own_sheet(state, seat)
        if line.text.key.startswith("keyflower-score-contract")
    }
    line = lines[aim.what]
    if line.text.key == "keyflower-score-contract":
        return line.points, True
    return line.points + _for_open(state, seat), False


def _for_open(state: State, seat: Seat) -> int:
    player = state.players[seat]
    scorings = [state.content.hexes[spot.id].scoring for spot in (*player.village, *player.beside)]
    return sum(one.each for one in scorings if isinstance(one, Tally) and one.what == "unfulfilled")


def _gain(state: State, seat: Seat) -> int:
    """Return the gain from fulfilling one more contract."""
    player, points = state.players[seat], state.content.contract_points
    for spot in (*player.village, *player.beside):
        boon = getattr(state.content.hexes[spot.id].scoring, "what", "")
        if boon == "contracts":
            points = getattr(state.content.hexes[spot.id].scoring, "count", 0)
    return points - _for_open(state, seat)


def _jokers(state: State, seat: Seat) -> int:
    """Points that jokers may bring where they are left over."""
    player = state.players[seat]
    kinds = RESOURCES if "3b" in player.powers else ("gold",)
    number = sum(spot.goods.get(kind, 0) for spot in player.village for kind in kinds)
    return state.content.left_over_gold * (number + (state.start_player == seat))


def _incomplete(state: State, seat: Seat, complete: bool, fulfilled: bool) -> object:
    """Nothing is missing only if it is fulfilled, or fulfilling it would bring nothing."""
    if complete == fulfilled or (complete and _gain(state, seat) <= _jokers(state, seat)):
        return None
    return f"complete {complete}, fulfilled {fulfilled}"


def _lacks(state: State, seat: Seat, printed: Contract, aim: Objective) -> object:
    """With the missing pieces it can be fulfilled, at the cost of spare gold only."""
    richer = KEYFLOWER.copy(state)
    player = richer.players[seat]
    asked = [(sort, kind) for sort, counts in _asked(printed).items() for kind, _ in counts]
    for (sort, kind), part in zip(asked, aim.parts, strict=True):
        piece = SORTS[sort][0] if kind == ANY else kind
        pieces = {"worker": player.workers, "skill": player.skills, "resource": player.home.goods}[sort]
        if part.need > part.have:
            put(pieces, piece, part.need - part.have)
    least = max(0, _gain(state, seat) - _jokers(state, seat))
    gained = points_of(richer, seat) - points_of(state, seat)
    return gained < least and f"with what it lacks only {gained} more, not {least}"


def _asked(printed: Contract) -> dict[str, Sequence[tuple[str, int]]]:
    return {"worker": printed.workers, "skill": printed.skills, "resource": printed.resources}


def _miscounted(state: State, seat: Seat, contract: str) -> object:
    """If it is the only open contract, it counts all spare pieces, each once."""
    alone = KEYFLOWER.copy(state)
    found = {aim.key: aim for aim in KEYFLOWER.objectives_of(state, seat) if aim.group == "contracts"}
    alone.players[seat].contracts = [
        one
        for one in state.players[seat].contracts
        if one == contract or _scored(state, seat, found[contract_key(one)])[1]
    ]
    aims = KEYFLOWER.objectives_of(alone, seat)
    aim = next(aim for aim in aims if aim.key == contract_key(contract))
    if _scored(alone, seat, aim)[1]:
        return None
    said, there = (
        sum(part.have for part in aim.parts),
        _matched(alone, seat, contract, _to_spare(alone, seat)),
    )
    return said != there and f"said {said} of it are there, {there} can serve it"


def _to_spare(state: State, seat: Seat) -> list[str]:
    """Return the pieces on no line of the sheet, except spare gold, from their descriptions."""
    player, spare = state.players[seat], Counter[str]()
    spare.update(_workers(state, seat))
    spare.update(player.skills)
    for spot in player.village:
        spare.update(spot.goods)
    if state.start_player == seat:
        spare[KEYPLE] += 1
    for line in KEYFLOWER.own_sheet(state, seat):
        if line.text.key != "keyflower-score-gold":
            for detail in line.detail:
                spare.subtract(_named(detail))
    return sorted(spare.elements())


def _workers(state: State, seat: Seat) -> Counter[str]:
    """Behind the screen, in the village, and in bids that lose."""
    player, found = state.players[seat], Counter[str]()
    found.update(player.workers)
    for spot in player.village:
        found.update(spot.users)
        found.update(spot.lying)
    for spot in (*state.middle, *state.orders):
        most = max((bid.count for bid in spot.bids), default=0)
        for bid in spot.bids:
            if bid.seat == seat and bid.count < most:
                found[bid.colour] += bid.count
    return found


def _named(detail: Text) -> Counter[str]:
    """The pieces that a line of the sheet names."""
    args = dict(detail.args)
    if detail.key in ("keyflower-score-keyple", "keyflower-score-keyple-as"):
        return Counter({KEYPLE: 1})
    if detail.key == "keyflower-score-as":
        assert isinstance(args["pieces"], Text)
        return _named(args["pieces"])
    if detail.key in HELD:
        assert isinstance(args["count"], int)
        return Counter({HELD[detail.key]: args["count"]})
    return Counter()


def _matched(state: State, seat: Seat, contract: str, pieces: Sequence[str]) -> int:
    """Return how many slots of a contract can be filled at once, by augmenting paths."""
    any_resource = "3b" in state.players[seat].powers
    slots = [
        (sort, kind)
        for sort, counts in _asked(state.content.contracts[contract]).items()
        for kind, need in counts
        for _ in range(need)
    ]
    filled = dict[int, int]()  # piece by slot

    def fits(piece: str, slot: tuple[str, str]) -> bool:
        sort, kind = slot
        if piece == KEYPLE:
            return True
        joker = sort == "resource" and (piece == "gold" or any_resource)
        return piece in SORTS[sort] and (kind in (ANY, piece) or joker)

    def place(number: int, seen: set[int]) -> bool:
        for at, slot in enumerate(slots):
            if at not in seen and fits(pieces[number], slot):
                seen.add(at)
                if at not in filled or place(filled[at], seen):
                    filled[at] = number
                    return True
        return False

    return sum(place(number, set()) for number in range(len(pieces)))


def _idle(state: State, seat: Seat, held: Sequence[Text]) -> object:
    """Without the pieces listed as worthless the score stays the same."""
    poorer = KEYFLOWER.copy(state)
    player = poorer.players[seat]
    for what in held:
        ((kind, count),) = _named(what).items()
        for _ in range(count):
            spots = (*player.village, *(one for one in (*poorer.middle, *poorer.orders)))
            lying = sorted(player.village, key=lambda spot: _scores_there(state, spot, kind))
            places = [player.workers, player.skills, *(spot.goods for spot in lying)]
            places += [pieces for spot in player.village for pieces in (spot.users, spot.lying)]
            place = next((each for each in places if each.get(kind)), None)
            if place is not None:
                take(place, kind)
                continue
            bids = [bid for spot in spots for bid in spot.bids if bid.seat == seat and bid.colour == kind]
            if not bids:
                return f"there is no {kind}"
            return None  # in a bid: other pieces there are indistinguishable
    before, after = points_of(state, seat), points_of(poorer, seat)
    return before != after and f"{before} with it, {after} without"


def _scores_there(state: State, spot: Spot, kind: str) -> bool:
    """Return whether a resource would score on its tile."""
    printed = state.content.tiles.get(spot.id)
    effect = printed.face(spot.upgraded).effect if printed else None
    return isinstance(effect, Hold) and effect.resource in (kind, ANY)


def _twice(state: State, seat: Seat, found: Sequence[Objective]) -> object:
    """All contracts together have no more pieces than there are."""
    said = sum(part.have for aim in found if aim.group == "contracts" for part in aim.parts)
    player = state.players[seat]
    there = sum(_workers(state, seat).values()) + sum(player.skills.values()) + (state.start_player == seat)
    there += sum(sum(spot.goods.values()) for spot in player.village)
    return said > there and f"{said} pieces said to be there, of {there}"


# Counts used by hints


def counts_of(state: State, seat: Seat) -> Mapping[str, float]:
    """Every figure that a hint may name, as its owner could count it on the table."""
    player, goods = state.players[seat], Counter[str]()
    spots = [*player.village, *player.growth.tiles]
    for spot in spots:
        goods.update(spot.goods)
    plain = [n for colour, n in player.workers.items() if colour != "green"]
    bids = [(spot, bid) for spot in (*state.middle, *state.orders) for bid in spot.bids if bid.seat == seat]
    bound = sum(bid.count for spot, bid in bids if bid.count == max(one.count for one in spot.bids))
    there = sum(sum(spot.users.values()) + sum(spot.lying.values()) for spot in spots)
    return {
        "points": points_of(state, seat),
        "workers": sum(plain),
        "greens": player.workers.get("green", 0),
        "returning": there + sum(bid.count for _, bid in bids) - bound,
        "colours": sum(n > 0 for n in plain),
        "skills": sum(player.skills.values()),
        "goods": sum(goods.values()) - goods["gold"],
        "gold": goods["gold"],
        "steps": sum(_steps(state, spot) for spot in spots),
        "bound": bound,
        "powers": len(player.powers),
        "links": sum(map(len, player.links.values())) / 2,
        "upgraded": sum(spot.upgraded for spot in spots),
        "contracts": len(player.contracts),
        "cabins": player.cabins,
        "stranded": len(player.growth.tiles),
    }


def _steps(state: State, spot: Spot) -> int:
    printed = state.content.hexes[spot.id]
    effect = None if isinstance(printed, Boat) else printed.face(spot.upgraded).effect
    return effect.steps if isinstance(effect, Transport) else 0
