"""Short forms of turns for buttons and drafts."""

from __future__ import annotations

import pytest

from bot.locales.translations import locales
from bot.ui.kit.localiser import Localisers
from bot.ui.kit.recap import briefly, done_words, joins_previous
from engine.core.game import AnyGame
from engine.core.rng import Rng, seed_from
from engine.core.tell import Silence
from engine.core.text import Text, Who, text
from engine.registry import GAMES
from engine.simulate import next_to_move
from tests.support.conformance import is_long, setup_for

VOICE = Localisers().plain("en", ("Anna", "Bob", "Carol"))
LOGS = text("keyper-field-logs")
BUILD = text("keyper-field-build")
BROWN = (
    text("keyper-menu-send"),
    text("keyper-menu-colour", colour=text("keyper-colour-brown"), count=2),
    text("keyper-board", number=1),
)
ONE_RED = (text("keyflower-item-red"), text("keyflower-count-red", count=1))


@pytest.mark.parametrize(
    ("entries", "words"),
    [
        (
            (*BROWN, text("keyper-menu-gain", place=LOGS, gain=text("keyper-counted-log", count=2))),
            "Brown: board 1, Logs: 2 logs",
        ),
        (
            (
                *BROWN,
                text("keyper-menu-gain", place=BUILD, gain="2 actions"),
                text("keyper-menu-build"),
                text("keyper-menu-build-cost", tile=text("keyper-tile-paddock"), goods="2 rocks"),
            ),
            "Brown: board 1, build Paddock",
        ),
        ((text("keyflower-bid"), text("keyflower-tile-inn"), *ONE_RED), "Bid Inn, 1 red"),
        (
            (text("keyflower-use-village", who=Who(1)), text("keyflower-tile-inn"), *ONE_RED),
            "Use Bob’s Inn, 1 red",
        ),
        (
            (
                text("keythedral-menu-trade"),
                text("keythedral-kind-wood"),
                text("keythedral-menu-for", kind=text("keythedral-kind-stone")),
            ),
            "Trade wood for stone",
        ),
    ],
)
def test_a_turn_in_a_few_words(entries: tuple[Text, ...], words: str) -> None:
    assert briefly(entries, VOICE.label) == words


def test_names_in_a_message_stay_harmless() -> None:
    say = Localisers().plain("en", ("**Anna**",)).say
    entries = (text("keyflower-use-village", who=Who(0)), text("keyflower-tile-inn"))
    assert briefly(entries, say) == "Use \\*\\*Anna\\*\\*’s Inn"


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("fr", "Miser sur Auberge, 3 rouges"),
        ("es", "Pujar por Posada, 3 rojos"),
        ("de", "Biete auf Gasthof, 3 Rot"),
    ],
)
def test_a_heading_is_left_out_in_other_languages_too(language: str, words: str) -> None:
    entries = (text("keyflower-bid"), text("keyflower-tile-inn"), text("keyflower-item-red"))
    said = briefly((*entries, text("keyflower-count-red", count=3)), Localisers().plain(language).label)
    assert said == words


def test_repeated_picks_are_listed_twice() -> None:
    wood = text("keythedral-kind-wood")
    assert briefly((text("keythedral-menu-trade"), wood, wood), VOICE.label) == "Trade wood, wood"


def test_a_word_that_begins_with_a_blank_belongs_to_the_one_before() -> None:
    wood = text("keythedral-kind-wood")
    entries = (
        text("keythedral-menu-trade"),
        wood,
        text("keythedral-menu-and", kind=wood),
        text("keythedral-menu-for", kind=wood),
    )
    assert briefly(entries, VOICE.label) == "Trade wood and wood for wood"
    assert briefly(entries, Localisers().plain("nl").label) == "Ruil hout en hout voor hout"


def test_a_rotation_belongs_to_the_tile_that_is_turned() -> None:
    say = Localisers().plain("en").brief
    assert joins_previous((text("keyflower-rotation", turns=2),), say)
    assert not joins_previous((text("keyflower-place"),), say)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Wood, you become start player, at most 1, pay 1 red, both: 2 actions"),
        ("de", "Holz, du beginnst, höchstens 1, 1 red zahlen, beide: 2 actions"),
        ("nl", "Hout, je wordt startspeler, hooguit 1, betaal 1 red, allebei: 2 actions"),
        ("fr", "Bois, tu commences, au plus 1, payer 1 red, les deux : 2 actions"),
        ("es", "Madera, serás jugador inicial, como mucho 1, pagar 1 red, los dos: 2 actions"),
    ],
)
def test_only_the_first_words_of_a_line_have_a_capital(language: str, words: str) -> None:
    entries = (
        text("keythedral-kind-wood"),
        text("keythedral-menu-name", who=Who(0)),
        text("keyper-menu-at-most-count", count=1),
        text("keyflower-pay-group", group="1 red"),
        text("keyper-menu-both", gain="2 actions"),
    )
    said = briefly(entries, Localisers().plain(language, ("Anna",), reader=0).brief)
    assert said.replace("\N{NO-BREAK SPACE}", " ") == words
    assert briefly(entries[1:], VOICE.brief).startswith("Anna becomes start player, ")


SECRET = {
    "en": ("Fold your board: Harvest", "You fold your board: Harvest.", "You play no law."),
    "de": ("Tafel falten: Ernte", "Du faltest deine Tafel: Ernte.", "Du spielst kein Gesetz."),
    "nl": ("Vouw je bord tot ‘Oogst’", "Je vouwt je bord tot ‘Oogst’.", "Je speelt geen wet."),
    "fr": ("Plier ton plateau : Moisson", "Tu plies ton plateau : Moisson.", "Tu ne joues aucune loi."),
    "es": (
        "Plegar tu tablero así: Cosecha",
        "Pliegas tu tablero así: Cosecha.",
        "No juegas ninguna ley.",
    ),
}


@pytest.mark.parametrize("language", locales())
def test_a_turn_that_nobody_else_sees_is_told_in_a_sentence(language: str) -> None:
    say = Localisers().plain(language, ("Anna",), reader=0).say
    fold = (text("keyper-menu-fold", display=text("keyper-fold-w2")),)
    law = (text("keythedral-menu-decline"),)
    told = (briefly(fold, say), done_words(fold, say), done_words(law, say))
    assert tuple(words.replace("\N{NO-BREAK SPACE}", " ") for words in told) == SECRET[language]
    assert done_words((text("keythedral-kind-wood"),), say) == briefly((text("keythedral-kind-wood"),), say)


def test_a_colour_that_is_the_last_word_is_said() -> None:
    assert briefly((ONE_RED[0],), VOICE.label) == "Red worker"
    assert briefly((ONE_RED[0], text("keyflower-end")), VOICE.label).startswith("Red worker, ")


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.key))
def test_no_remark_is_left_in_a_few_words(game: AnyGame) -> None:
    """Every option with remarks has a brief form in all languages, over random games."""
    localisers = {each: Localisers().plain(each, tuple("ABCDEF")) for each in locales()}
    said = set[Text]()
    for number, seats in enumerate(game.spec.seats):
        rng, state = (
            Rng(seed_from(f"brief {number}")),
            game.new_game(setup_for(game, seats, f"brief {number}")),
        )
        for _ in range(600):
            if not (choices := game.choices(state)):
                break
            choice = next_to_move(choices, rng)
            action = rng.choice(choice.actions)
            said |= set(game.option(state, choice.seat, action).menu)
            game.play(state, action, Silence())
    assert len(said) > (10 if is_long(game) else 2)
    remarks = [
        (each, words)
        for entry in said
        for each, localiser in localisers.items()
        if "(" in (words := briefly([entry], localiser.label)) and not entry.key.startswith(KEPT)
    ]
    assert remarks == []


KEPT = ("keyflower-group", "keyflower-pay-group")
"""Who goes together is no remark: French has it in brackets."""
