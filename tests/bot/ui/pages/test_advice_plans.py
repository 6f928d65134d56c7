"""The follow-up of a hint's first move, as each reader reads it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.ui.kit.localiser import Localisers
from bot.ui.pages.advice import _details
from engine.core.text import Text, text
from engine.players.grounds import Grounds
from engine.players.hint import Hint
from engine.players.requests import Plan

UPGRADE = (text("keyflower-upgrade"), text("keyflower-tile-woodcutter"))
HOUSE = (text("keythedral-menu-house"),)
BUILD = (
    text("keyper-menu-build"),
    Text(
        "keyper-menu-build-cost",
        (("tile", text("keyper-tile-carpenter")), ("price", (text("keyper-counted-brick", count=1),))),
    ),
)
READ = {
    "en": "🧭 Makes possible: Upgrade Woodcutter (Autumn)",
    "de": "🧭 Macht möglich: Werte auf: Holzfäller (Herbst)",
    "nl": "🧭 Maakt mogelijk: Waardeer op: Houthakker (Herfst)",
    "fr": "🧭 Rend possible\xa0: Améliorer Bûcheron (Automne)",
    "es": "🧭 Permite después: Mejorar Leñador (Otoño)",
}


def read(language: str, game: str, plan: Plan) -> str:
    hint = Hint(("pass", "end"), (text("keyflower-pass"),), plan=plan)
    told = _details(1, hint, game, Localisers().plain(language, ("Anna", "Ben"), game))
    return next(line for line in told.splitlines() if line.startswith("🧭"))


@pytest.mark.parametrize("language", READ)
def test_a_plan_names_its_goal_and_when(language: str) -> None:
    assert read(language, "keyflower", Plan(UPGRADE, opens=True, chapter=2)) == READ[language]


def test_a_plan_names_only_moves_that_it_made_possible() -> None:
    assert read("en", "keyflower", Plan(UPGRADE)) == "🧭 Then: Upgrade Woodcutter"
    assert read("en", "keythedral", Plan(HOUSE)) == "🧭 Then: Turn a cottage into a house"
    assert read("en", "keyper", Plan(BUILD)) == "🧭 Then: Build Carpenter"


COSTS = {
    "en": "Every move I found here only costs you something.",
    "de": "Jeder Zug, den ich hier gefunden habe, kostet dich nur etwas.",
    "fr": "Ici, je n’ai trouvé que des coups qui te coûtent quelque chose.",
    "nl": "Elke zet die ik hier vond, kost je iets en levert niets op.",
    "es": "Todas las jugadas que he encontrado aquí te cuestan algo y no te dan nada.",
}


@pytest.mark.parametrize("language", COSTS)
def test_a_move_that_only_costs_is_not_praised(language: str) -> None:
    localiser = Localisers().plain(language, ("Anna", "Ben"), "keyper")
    costs, brings = (Hint(("end",), (text("keyper-menu-end"),), grounds=Grounds(rest=n)) for n in (-1.0, 1.0))
    assert f"-# {COSTS[language]}" in _details(1, costs, "keyper", localiser).splitlines()
    assert COSTS[language] not in _details(1, brings, "keyper", localiser)
    assert localiser("hints-title-costs", count=2) != localiser("hints-title", count=2)


def test_a_move_that_does_not_end_the_turn_says_why() -> None:
    localiser = Localisers().plain("en", ("Anna", "Ben"), "keyper")
    whole = Hint(("end",), (text("keyper-menu-end"),))
    cases = (
        (whole, set[str]()),
        (replace(whole, uncovers=True), {"hints-uncovers"}),
        (replace(whole, goes_on=True), {"hints-goes-on"}),
    )
    for hint, keys in cases:
        told = _details(1, hint, "keyper", localiser).splitlines()
        assert {one for one in ("hints-uncovers", "hints-goes-on") if localiser(one) in told} == keys
