"""Sentences of the game: matching numbers, unambiguous names, no repetition."""

from __future__ import annotations

import pytest

from bot.locales import speaker
from engine.core.lattice import cells_beside_site, place, xy
from engine.core.text import Text, Who, text
from engine.keythedral.game import KEYTHEDRAL
from engine.keythedral.numbering import corner_number, corner_numbered, field_number
from engine.keythedral.view import View
from render.keythedral.painter import PAINTER
from tests.support.conformance import setup_for
from tests.support.keythedral import Scene, hamlet

PLAYERS = ("Ann", "Ben", "Cat")
SAY = {lang: speaker(lang, PLAYERS, markdown=False) for lang in ("en", "de", "nl", "fr", "es")}
english = SAY["en"]


def view(here: Scene, reader: int | None = None) -> View:
    return KEYTHEDRAL.view_for(here.state, reader)


def board(here: Scene, reader: int | None = None, lang: str = "en") -> str:
    return PAINTER.board(view(here, reader), SAY[lang])


def without_windows(here: Scene) -> Scene:
    while here.state.windows:
        here.decline(*here.deciders())
    return here


def told(here: Scene) -> list[str]:
    return [english(event.text) for event in here.events]


def working(laws: str = "off") -> Scene:
    return hamlet(laws=laws).dwelling(0, 1, 1, 0, house=True).work()


def test_every_field_that_workers_go_to_has_its_number() -> None:
    here = working().play(0, "order 1 send 1 wood@1,0 send 1 lake@2,1 end")
    assert "sends workers from blue house 1 to wood 2 and lake 10." in told(here)[-1]
    spanish = SAY["es"](here.events[-1].text)
    assert " al bosque 2 y al lago 10." in spanish


def ask(here: Scene, seat: int = 0) -> str:
    return english(here.decision(seat).ask)


def test_a_player_who_sends_one_worker_is_asked_about_one() -> None:
    assert ask(hamlet(laws="off").work().play(0, "order 2")) == "Where does cottage 2’s worker go?"
    here = working().play(0, "order 1")
    assert ask(here) == "Where do house 1’s workers go?"
    other = "Where does house 1’s other worker go? “Skip the rest” keeps it at home."
    assert ask(here.play(0, "send 1 wood@1,0")) == other


def test_kt_113_two_dwellings_are_asked_about_by_both_numbers() -> None:
    here = hamlet().law(0, "cottage-number").gone("repeal-law", "work-order", "start-order")
    without_windows(here.work()).play(0, "order 1 play cottage-number 2 end")
    assert ask(here) == "Where do the workers from dwellings 1 and 2 go?"


def why(here: Scene, seat: int = 0) -> list[str]:
    return [english(reason) for reason in KEYTHEDRAL.why_not(here.state, seat)]


def test_numbers_that_have_worked_agree() -> None:
    here = hamlet(laws="off").work()
    here.state.order, here.state.marker = [4], 1
    assert why(here) == ["Number 4 has already been called this round."]
    here.state.order, here.state.marker = [4, 2], 2
    assert why(here) == ["Numbers 4 and 2 have already been called this round."]


def test_the_owner_of_a_worker_is_told_so() -> None:
    here = hamlet(laws="off").worker(0, 2, 2, 1).work().play(0, "order 1")
    assert "Your own worker is on lake 10, beside blue cottage 1." in why(here)


def test_one_worker_that_is_out_is_one() -> None:
    here = hamlet().law(0, "cottage-number").gone("repeal-law", "work-order", "start-order")
    without_windows(here.work()).play(0, "order 1 play cottage-number 2 end send 1 lake@2,1")
    assert "The worker of blue cottage 1 is already out." in why(here)


def test_the_text_board_counts_nothing_as_none() -> None:
    here = hamlet(laws="off").work()
    shown = board(here, 0)
    assert "no laws, " in shown
    assert "0 laws" not in shown
    assert "No seat bought yet." in shown
    assert "nothing" not in shown.partition("No seat bought yet.")[0].splitlines()[-1]


def test_a_work_order_that_is_complete_is_not_so_far() -> None:
    here = hamlet(laws="off").work()
    here.state.order, here.state.marker = [1, 2], 2
    assert "Work order so far: 1 and 2." in board(here)
    here.state.order, here.state.marker = [1, 2, 3, 4, 5], 4
    assert "Work order: 1, 2, 3, 4 and 5." in board(here)


@pytest.mark.parametrize("lang", list(SAY))
def test_kt_23_the_text_board_says_how_places_are_named_as_they_are(lang: str) -> None:
    here = hamlet(laws="off").work()
    assert view(here).keythedral == (0, 0), "from where places are counted"
    (line,) = (row for row in board(here, 0, lang).splitlines() if " 8-1 " in row)
    assert "keythedral" in line.lower()
    assert field_number(0, 0) == 1
    assert corner_number(-1, 0) == 8


@pytest.mark.parametrize("lang", list(SAY))
def test_kt_129_two_players_count_places_without_a_keythedral(lang: str) -> None:
    here = KEYTHEDRAL.view_for(KEYTHEDRAL.new_game(setup_for(KEYTHEDRAL, 2, "two")), 0)
    assert here.keythedral is None
    (line,) = (row for row in PAINTER.board(here, SAY[lang]).splitlines() if " 8-1 " in row)
    assert "keythedral" not in line.lower()
    assert " 0" in line
    corner = cells_beside_site(place(*corner_numbered(0)))
    laid = [field_number(field.x, field.y) for field in here.fields if place(field.x, field.y) in corner]
    assert sorted(laid) == [1, 2], "the corner lies between these two"
    assert {field_number(*xy(cell)) for cell in corner[2:]} == {3, 4}, "and in the south of both"


def test_kt_109_kt_110_a_changed_price_says_of_which_kinds() -> None:
    here = hamlet().tile("1a", "1-1").spend()
    here.state.dearer = 0
    assert "1 stone and 1 wood, plus 1 more cube of one of these kinds." in board(here)
    here.state.cheaper = 0
    assert ", minus 1 cube other than gold, plus 1 more cube of one of these kinds." in board(here)


@pytest.mark.parametrize(
    ("law", "words"),
    [
        ("good-harvest", "Good harvest: double harvest from the wood fields for everyone."),
        ("poor-harvest", "Poor harvest: no harvest from the wood fields."),
        ("double-production", "Double production: double harvest from the wood fields for Ann."),
    ],
)
def test_a_harvest_is_from_fields(law: str, words: str) -> None:
    here = hamlet().law(0, law).gone("repeal-law", "work-order", "start-order")
    without_windows(here.work()).play(0, f"play {law} wood end")
    assert words in told(here)


TRADES = {
    "bargain": {
        "en": "Bargain: the trader gives 2 stone for 1 wood.",
        "de": "Schnäppchen: Der Händler gibt 2 Stein für 1 Holz.",
        "nl": "Koopje: de handelaar geeft 2 steen voor 1 hout.",
        "fr": "Bonne affaire : le marchand donne 2 pierres contre 1 bois.",
        "es": "Ganga: el comerciante da 2 de piedra por 1 de madera.",
    },
    "sale": {
        "en": "Sale: the glazier sells stained glass for 1 wood.",
        "de": "Ausverkauf: Der Glaser verkauft farbiges Glas für 1 Holz.",
        "nl": "Uitverkoop: de glazenier verkoopt gekleurd glas voor 1 hout.",
        "fr": "Soldes : 1 cube de vitrail chez le verrier pour 1 bois.",
        "es": "Rebajas: el vidriero vende vidriera por 1 de madera.",
    },
    "craft-bargain": {
        "en": "Craft bargain: 1 wood for 1 gold from the store.",
        "de": "Handwerksrabatt: 1 Gold aus dem Vorrat für 1 Holz.",
        "nl": "Ambachtskoopje: 1 goud uit de voorraad voor 1 hout.",
        "fr": "Artisanat bradé : 1 bois contre 1 cube d’or de la réserve.",
        "es": "Ganga artesana: 1 de madera por oro de la reserva.",
    },
}


@pytest.mark.parametrize(
    ("law", "aims"),
    [("bargain", "wood stone stone"), ("sale", "glazier wood"), ("craft-bargain", "wood>gold")],
)
def test_kt_122_a_law_that_trades_says_what_for_what_and_with_whom(law: str, aims: str) -> None:
    here = hamlet().law(0, law).gone("repeal-law", "start-order", "house-moratorium")
    here.used(gold=1).cubes(0, wood=1).spend().play(0, f"play {law} {aims} end")
    works = next(event.text for event in here.events if event.text.key == "keythedral-law-works")
    for lang, words in TRADES[law].items():
        assert SAY[lang](works).replace("\N{NO-BREAK SPACE}", " ") == words


STARTS = {
    "en": (
        "Ann plays Start order: you become start player.",
        "You play Start order: Cat becomes start player.",
    ),
    "de": (
        "Ann spielt das Gesetz Startreihenfolge: du beginnst.",
        "Du spielst das Gesetz Startreihenfolge: Cat beginnt.",
    ),
    "nl": (
        "Ann speelt de wet Startvolgorde: je wordt startspeler.",
        "Je speelt de wet Startvolgorde: Cat wordt startspeler.",
    ),
    "fr": (
        "Ann joue la loi Ordre de départ : tu commences.",
        "Tu joues la loi Ordre de départ : Cat commence.",
    ),
    "es": (
        "Ann juega la ley Orden de inicio: serás jugador inicial.",
        "Juegas la ley Orden de inicio: Cat será jugador inicial.",
    ),
}


@pytest.mark.parametrize("lang", list(SAY))
def test_a_law_that_names_the_start_player_says_so(lang: str) -> None:
    here = hamlet().law(0, "start-order").gone("repeal-law").work().decline(0)
    while here.state.stage == "work":
        seat = here.deciders()[0]
        words = here.words(seat)
        here.play(seat, words[-1] if "end" in words else words[0])
    (event,) = here.play(0, "play start-order grey end").told("plays-on")
    said = [speaker(lang, PLAYERS, markdown=False, reader=seat)(event.text) for seat in (2, 0)]
    assert tuple(words.replace("\N{NO-BREAK SPACE}", " ") for words in said) == STARTS[lang]


@pytest.mark.parametrize("lang", list(SAY))
def test_the_start_player_marker_has_one_name(lang: str) -> None:
    names = {
        "en": "start player marker",
        "de": "Startspielerstein",
        "nl": "startspelerfiche",
        "fr": "marqueur premier joueur",
        "es": "marcador de jugador inicial",
    }
    for key in ("keythedral-pictures-marker", "keythedral-auction", "keythedral-ask-start-auction"):
        who = (("who", "Ann"),) if key != "keythedral-ask-start-auction" else ()
        assert names[lang] in SAY[lang](Text(key, who))


@pytest.mark.parametrize("lang", list(SAY))
def test_the_summary_of_the_map_says_once_that_it_is_ready(lang: str) -> None:
    title = SAY[lang](text("keythedral-chapter-over", number=0))
    for reader in (0, None):
        say = speaker(lang, PLAYERS, markdown=False, reader=reader)
        assert title not in say(text("keythedral-round", round=1, who=Who(0)))
