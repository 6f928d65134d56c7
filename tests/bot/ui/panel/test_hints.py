"""What a hint's first move prepares, as each reader reads it."""

from __future__ import annotations

import pytest

from bot.ui.kit.localiser import Localisers
from bot.ui.panel.hints import _move
from engine.core.text import Text, text
from engine.players.hints import Grounds, Hint
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
    "en": "🧭 so that you can then: Upgrade Woodcutter (Autumn)",
    "de": "🧭 damit danach möglich ist: Aufwertung Holzfäller (Woodcutter) (Herbst)",
    "nl": "🧭 zodat daarna kan: Waardeer op: Houthakker (Woodcutter) (Herfst)",
    "fr": "🧭 pour pouvoir ensuite\xa0: Améliorer Bûcheron (Woodcutter) (Automne)",
    "es": "🧭 para poder después: Mejorar Leñador (Woodcutter) (Otoño)",
}


def read(language: str, game: str, plan: Plan) -> str:
    hint = Hint(("pass", "end"), (text("keyflower-pass"),), plan=plan)
    told = _move(1, hint, game, Localisers().plain(language, ("Anna", "Ben"), game))
    return next(line for line in told.splitlines() if line.startswith("🧭"))


@pytest.mark.parametrize("language", READ)
def test_a_plan_names_its_goal_and_when(language: str) -> None:
    assert read(language, "keyflower", Plan(UPGRADE, opens=True, chapter=2)) == READ[language]


def test_what_would_have_been_possible_anyway_is_only_what_follows() -> None:
    assert read("en", "keyflower", Plan(UPGRADE)) == "🧭 and then: Upgrade Woodcutter"
    assert read("en", "keythedral", Plan(HOUSE)) == "🧭 and then: Turn a cottage into a house"
    assert read("en", "keyper", Plan(BUILD)) == "🧭 and then: Build Carpenter"


COSTS = {
    "en": "Every move I found only costs something here.",
    "de": "Hier kostet jeder Zug, den ich gefunden habe, nur etwas.",
    "fr": "Ici, tous les coups que j’ai trouvés ne font que coûter.",
    "nl": "Hier kost elke zet die ik vond alleen maar iets.",
    "es": "Aquí todas las jugadas que he encontrado solo cuestan algo.",
}


@pytest.mark.parametrize("language", COSTS)
def test_what_only_costs_is_not_called_good(language: str) -> None:
    localiser = Localisers().plain(language, ("Anna", "Ben"), "keyper")
    costs, brings = (Hint(("end",), (text("keyper-menu-end"),), grounds=Grounds(rest=n)) for n in (-1.0, 1.0))
    assert f"-# {COSTS[language]}" in _move(1, costs, "keyper", localiser).splitlines()
    assert COSTS[language] not in _move(1, brings, "keyper", localiser)
    assert localiser("hints-title-costs", count=2) != localiser("hints-title", count=2)
