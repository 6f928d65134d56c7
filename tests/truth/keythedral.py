"""The claims of Keythedral's statements."""

from __future__ import annotations

from engine.core.text import Text, Who
from engine.keythedral.actions import Cube, End, Play, Send
from engine.keythedral.content.box import NEWEST
from engine.keythedral.content.shapes import CRAFTS
from engine.keythedral.game import KEYTHEDRAL
from engine.keythedral.names import kind_text
from engine.keythedral.queries import slot_named
from engine.keythedral.scoring.sheet import points_of
from engine.simulate import next_to_move
from tests.support.plans import seeded
from tests.truth.claims import Claims, Said, played
from tests.truth.keythedral_aims import aims
from tests.truth.keythedral_orders import ORDERS
from tests.truth.keythedral_prices import PRICES
from tests.truth.keythedral_reasons import REASONS, cubes_in, is_offered


def buy_for(said: Said) -> object:
    """The purchase costs this, and the seat is worth this many points."""
    pick = said.picks[0]
    paid = [kind for kind, n in enumerate(pick.payment) for _ in range(n)]
    if sorted(cubes_in(said["cubes"])) != paid:
        return f"{paid} is paid"
    if said.get("points") is None:
        return None
    state = said.game.copy(said.state)
    state.players[said.seat].seats.append(state.mat[pick.slot])
    worth = points_of(state, said.seat) - points_of(said.state, said.seat)
    return worth != said["points"] and f"it is worth {worth}"


def craft(said: Said) -> object:
    """This many cubes are chosen one by one, in exchange for the craft cube."""
    maker, state = NEWEST.craftsmen[said.picks[0].craftsman], said.after()
    if said.number() != maker.price or said["kind"] != kind_text(CRAFTS[said.picks[0].craftsman]):
        return "it is another price"
    before = list(said.state.players[said.seat].cubes)
    for _ in range(maker.price):
        cubes = [pick for pick in said.actions(state) if isinstance(pick, Cube)]
        if not cubes:
            return "no cube is asked for"
        state = played(said.game, state, cubes[-1])
    after = played(said.game, state, End(said.seat)).players[said.seat].cubes
    return sum(after) != sum(before) - maker.price + 1


def craft_note(said: Said) -> object:
    return any(not isinstance(pick, Cube) for pick in said.actions(said.after()))


def order_note(said: Said) -> object:
    """No worker can be sent from there in this position."""
    return any(isinstance(pick, Send) for pick in said.actions(said.after()))


def law_note(said: Said) -> object:
    """A player who procures a law has no more turns in this phase."""
    state = said.after()
    state = played(said.game, state, next(pick for pick in said.actions(state) if isinstance(pick, Cube)))
    state, rng = played(said.game, state, End(said.seat)), seeded("no more")
    while state.asking and (state.round, state.stage) == (said.state.round, said.state.stage):
        if state.asking == "turn" and state.turn == said.seat:
            return "there is another turn"
        choices = said.game.choices(state)
        state = played(said.game, state, rng.choice(next_to_move(choices, rng).actions))
    return None


def takes(said: Said) -> object:
    return said.number() != said.state.taking


def pays(said: Said) -> object:
    """This many cubes are still to be named."""
    state, count = said.state, 0
    while cubes := [pick for pick in said.actions(state) if isinstance(pick, Cube)]:
        state, count = played(said.game, state, cubes[0]), count + 1
    return said.number() != count


def highest(said: Said) -> object:
    auction = said.state.auction
    if said.text.key == "keythedral-ask-bid-first":
        return auction is None or auction.high
    return auction is None or said["high"] != auction.high or said["who"] != Who(auction.by)


def matches(said: Said) -> object:
    return said.state.auction is None or said.number() != said.state.auction.high


def offers(said: Said) -> object:
    return said.number() != said.picks[0].cubes


def noted(said: Said) -> object:
    """A note below the question is right about laws in hand, and about who is called."""
    note = said["note"]
    assert isinstance(note, Text)
    plays = is_offered(said, said.state, Play)
    match note.key:
        case "keythedral-note-none-fits" | "keythedral-note-quiet":
            return plays
        case "keythedral-note-unattended":
            return not said.game.is_unprompted(said.state)
        case _:
            return None


def purchase(said: Said) -> object:
    bought = said.state.purchase
    if bought is None or said["who"] != Who(bought.buyer):
        return "nobody buys"
    slot = said["slot"] != slot_named(said.state, bought.slot)
    paid = [kind for kind, n in enumerate(bought.payment) for _ in range(n)]
    return slot or (said.get("cubes") is not None and cubes_in(said["cubes"]) != paid)


def workers(said: Said) -> object:
    """Workers can still go out from this many dwellings."""
    return said.number() != len({pick.number for pick in said.actions() if isinstance(pick, Send)})


def stays(said: Said) -> object:
    return is_offered(said, said.state, Send)


CLAIMS = Claims(
    KEYTHEDRAL,
    {
        **REASONS,
        **ORDERS,
        **PRICES,
        "keythedral-menu-buy-for": buy_for,
        "keythedral-menu-with": buy_for,
        "keythedral-menu-craft": craft,
        "keythedral-menu-craft-note": craft_note,
        "keythedral-menu-law-note": law_note,
        "keythedral-menu-order-note": order_note,
        "keythedral-menu-offer": offers,
        "keythedral-menu-match-of": matches,
        "keythedral-menu-stay": stays,
        "keythedral-caution-workers": workers,
        "keythedral-ask-take": takes,
        "keythedral-ask-craft": pays,
        "keythedral-ask-give": pays,
        "keythedral-ask-bid-first": highest,
        "keythedral-ask-bid": highest,
        "keythedral-ask-noted": noted,
        "keythedral-ask-purchase": purchase,
        "keythedral-ask-purchase-again": purchase,
    },
    silent=(
        "keythedral-orders-end",  # until when: tested with the orders
        *("keythedral-panel-*", "keythedral-signs-*", "keythedral-costs-*"),
        "keythedral-workforce",  # a chart's heading
        "keythedral-menu-skip",  # the label of Confirm
        "keythedral-closes-*",  # tests/bot/services/turn/test_turn_flow_confirm.py tries to undo
        *(f"keythedral-{what}" for what in ("spent", "no-cubes", "cannot-offer")),  # scenes try them
        *("keythedral-seat-*", "keythedral-design*"),  # names; tests of the catalogue try their costs
        *(
            f"keythedral-{what}"
            for what in ("auction", "bought", "built", "cell", "chapter", "choice-*", "chose-*")
        ),
        *(f"keythedral-{what}" for what in ("collected", "colour-*", "column-row", "corner*", "cottage-of")),
        *(f"keythedral-{what}" for what in ("west", "east", "north", "south", "place")),
        *(
            f"keythedral-{what}"
            for what in ("crafted", "craftsman-*", "cubes", "declares", "declined", "does-*")
        ),
        *(
            f"keythedral-{what}"
            for what in ("doubt-*", "drew*", "enclosed", "fact-*", "feature-*", "fence-*")
        ),
        *(
            "keythedral-benefit-*",
            "keythedral-gain-*",
            "keythedral-hint-*",
        ),  # of hints: see tests/truth/benefits.py
        *(
            f"keythedral-{what}"
            for what in ("fenced*", "field-*", "gave", "harvest*", "house-of", "kind-*", "laid")
        ),
        *(
            f"keythedral-{what}"
            for what in ("last-*", "law-*", "lost-*", "matched", "moved", "name*", "no-law", "nobody-bid")
        ),
        *(
            f"keythedral-{what}"
            for what in ("nothing", "number", "offered", "option-*", "ordered", "over", "passed")
        ),
        *(f"keythedral-{what}" for what in ("pay-get", "picture*", "plan-*", "player", "plays*", "procured")),
        *(
            f"keythedral-{what}"
            for what in ("repealed", "returned", "round*", "score-*", "sent*", "side", "site")
        ),
        *(
            f"keythedral-{what}"
            for what in ("slot*", "space-*", "standstill", "stopped", "summary", "synonyms", "terms")
        ),
        *(f"keythedral-{what}" for what in ("takes-back", "traded", "turned-up", "unemployed", "unfenced")),
        *(f"keythedral-{what}" for what in ("wants-stop", "watch-*", "when-*", "why-trader", "withdraws")),
        *(
            f"keythedral-ask-{what}"
            for what in ("aim-*", "arm-*", "buy", "cottage", "end", "fence", "free", "lay")
        ),
        *(
            f"keythedral-ask-{what}"
            for what in ("law*", "name", "order*", "procure", "send*", "site", "start-*")
        ),
        *(f"keythedral-ask-{what}" for what in ("trade*", "turn", "unfence")),
        *(
            f"keythedral-menu-{what}"
            for what in ("and", "arm", "cottage", "decline", "disarm", "end*", "for")
        ),
        *(f"keythedral-menu-{what}" for what in ("law", "law-only", "lay", "name", "no-offer")),
        "keythedral-menu-decline-done",
        *(f"keythedral-menu-{what}" for what in ("order", "pass", "play", "send", "stop")),
        *(f"keythedral-menu-{what}" for what in ("towards", "using", "watch", "withdraw")),
        "folly *",  # guesses at the meaning, which say nothing in words
    ),
    elsewhere=(
        "keythedral-note-*",  # said inside of keythedral-ask-noted, and tried there
        "keythedral-order-*",
    ),
    aims=aims,
)
