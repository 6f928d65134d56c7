"""The claims of Keyflower's statements."""

from __future__ import annotations

from engine.core.rng import Rng
from engine.keyflower.game import KEYFLOWER
from engine.keyflower.queries import spot_of
from engine.keyflower.state import State
from tests.support.keyflower import add_pieces, busy_pick
from tests.support.keyflower_truth.found import Found
from tests.support.keyflower_truth.orders import check_order, nothing_begun
from tests.support.keyflower_truth.reasons import REASONS
from tests.support.plans import seeded
from tests.truth.claims import UNTRIED, Claims, Said
from tests.truth.keyflower_outcomes import OUTCOMES

_PLANS = ("PassSeason", "PassUntilOutbid", "Raise", "TakeBoat", "PutUp")


def reason(said: Said) -> object:
    """With what is missing it is possible; with less it is not."""
    found = Found()
    REASONS[said.text.key](said.state, said.seat, said.text, found)
    return found.false[:1]


def order(said: Said) -> object:
    """The order can still act, and acts as worded; tried between turns only."""
    if not nothing_begun(said.state):
        return UNTRIED
    found = Found()
    check_order(said.state, said.seat, said.plan, seeded("order"), found)
    return found.false[:1]


def side(said: Said) -> object:
    """A line about a summer boat describes the visible side, which its winner can use."""
    if said.option is None:
        return UNTRIED
    spot = spot_of(said.state, said.option.words.split()[1])
    return said.text.key != f"keyflower-power-{spot.id[-1]}{spot.side}"


def enriched(state: State, rng: Rng) -> None:
    if state.phase == "turns" and nothing_begun(state) and not rng.below(60):
        add_pieces(state, rng)


CLAIMS = Claims(
    KEYFLOWER,
    {
        **dict.fromkeys(REASONS, reason),
        **OUTCOMES,
        **{f"order {plan}": order for plan in _PLANS},
        **dict.fromkeys((f"keyflower-power-{boat}{up}" for boat in "1234" for up in "ab"), side),
    },
    silent=(
        "keyflower-orders-end",  # until when: tested with the orders
        "keyflower-workforce",  # a chart's heading
        *("keyflower-key-*", "keyflower-panel-*", "keyflower-signs-*", "keyflower-costs-*"),
        *("keyflower-any-*", "keyflower-bid", "keyflower-boat-*", "keyflower-cash", "keyflower-cell-*"),
        "keyflower-added",
        *("keyflower-carry", "keyflower-carry-from", "keyflower-carry-to", "keyflower-chapter"),
        *(
            "keyflower-contract-*",
            "keyflower-count-*",
            "keyflower-draw*",
            "keyflower-end",
            "keyflower-extend*",
        ),
        *(
            "keyflower-benefit-*",
            "keyflower-gain-*",
            "keyflower-hint-*",
        ),  # of hints: see tests/truth/benefits.py
        *("keyflower-extension-*", "keyflower-feature-*", "keyflower-from-*", "keyflower-group"),
        *(
            "keyflower-group-from",
            "keyflower-hidden-*",
            "keyflower-item-*",
            "keyflower-lying",
            "keyflower-name",
        ),
        *(
            "keyflower-option-*",
            "keyflower-other-*",
            "keyflower-pass",
            "keyflower-pay*",
            "keyflower-picture*",
        ),
        *("keyflower-place*", "keyflower-rotation", "keyflower-score*", "keyflower-side"),
        *(
            "keyflower-source*",
            "keyflower-summary",
            "keyflower-synonyms",
            "keyflower-terms",
            "keyflower-take*",
            "keyflower-aim-*",
            "keyflower-tile-*",
        ),
        *("keyflower-told-*", "keyflower-upgrade", "keyflower-use-*", "keyflower-way*"),
        *("keyflower-plan-*", "keyflower-fact-*", "keyflower-doubt-*"),  # how orders read
        *(f"keyflower-ask-{what}" for what in ("cell", "contract", "extension")),
        *(f"keyflower-ask-{what}" for what in ("price*", "replace", "rotation", "bid-more")),
    ),
    elsewhere=("keyflower-brings*",),  # said inside of keyflower-ask-use, and tried there
    pick=busy_pick,
    stir=enriched,
)
