"""Set-up options of a table, and the position before the map (KT-11 to KT-24, KT-129 to KT-136)."""

from __future__ import annotations

from engine.core.lattice import place
from engine.core.rng import Rng
from engine.core.setup import Retired, Setup, SetupOption, SetupSpec
from engine.core.tell import Silence
from engine.keythedral.content.box import Content
from engine.keythedral.content.laws import EVERY_CARD
from engine.keythedral.content.sets import SETS
from engine.keythedral.content.shapes import CRAFTS, DWELLINGS, KINDS, RESOURCES, SPACES
from engine.keythedral.queries import edition
from engine.keythedral.rules import run_on
from engine.keythedral.state import (
    CHEAPER_BY_A_CUBE,
    FACE_DOWN,
    FEWER_WINDOWS,
    NO_LAW,
    NO_NUMBER,
    NO_PLACE,
    Player,
    Rules,
    State,
)
from engine.keythedral.steps.laying import show_next_number
from engine.keythedral.supply import fill_space, show_tile

SPEC = SetupSpec(
    seats=(2, 3, 4, 5),
    options=(
        SetupOption("laws", default="on", first="off"),  # KT-132
        SetupOption("open-design"),  # KT-133
        SetupOption("edition", kind="choice", values=("first", "second"), default="first"),  # KT-135
        SetupOption("face-up", needs="laws"),  # KT-136
        SetupOption("literal", needs="laws"),  # KT-94
        SetupOption("single-field", needs="laws"),  # KT-121
        SetupOption(
            "windows",
            kind="choice",
            values=("quiet", "strict"),
            default="quiet",
            since=FEWER_WINDOWS,
            needs="laws",
        ),  # KT-104
        SetupOption("start", kind="seats"),  # KT-16
    ),
    rulings=CHEAPER_BY_A_CUBE,
    printed=SETS.fingerprints,
    retired=(Retired(SetupOption("stop", default="on"), until=1),),  # KT-149
)
"""Rulings 6 offer Price decrease only where it makes a seat cheaper (KT-145).
Rulings 5 open a window before the spending if the last law of the harvest was just played (KT-99).
Rulings 4 notify no seat of the window of phase 5 (KT-99) and keep orders only beside the game (KT-106).
Rulings 3 open fewer windows (KT-99) and answer them automatically for seats without a fitting law (KT-104).
Rulings 2 read KT-24, KT-57, KT-98 to KT-101, KT-141 and KT-149 differently; see docs/rules/keythedral.md.
"""


def new_game(setup: Setup) -> State:
    rng, two = Rng(setup.seed), setup.seats == 2
    printed = SETS.of(setup.printed, setup.rulings)
    rules = _rules(setup)
    named = setup.seats_of("start")
    state = State(
        rng=rng,
        rules=rules,
        printed=setup.printed,
        players=[_new_player(printed) for _ in range(setup.seats)],
        start=named[0] if named else rng.below(setup.seats),  # KT-16
        store=[*(printed.cubes[kind] for kind in RESOURCES), *(0 for _ in CRAFTS)],
        stocks=[printed.cubes[kind] for kind in CRAFTS],  # KT-12
        stack=_field_stack(setup, printed),
        mat=[],
        surplus=[list(tiles) for tiles in printed.seats],
        deck=list(EVERY_CARD) if rules.laws else [],
        spaces=[NO_LAW] * ((1 if two else len(SPACES)) if rules.laws else 0),
        keythedral=NO_PLACE if two else place(*printed.keythedral),
        fences_out=[0] * setup.seats,
    )
    state.mat = [FACE_DOWN] * sum(edition(state).placed)
    for cell, kind in printed.start_fields_for_two if two else printed.start_fields:
        state.fields[place(*cell)] = kind
    for space in range(len(state.spaces)):
        fill_space(state, space, Silence())
    if rules.open_design:
        for slot in range(len(state.mat)):
            show_tile(state, slot)
    show_next_number(state)
    run_on(state, Silence())
    return state


def _new_player(printed: Content) -> Player:
    return Player([0] * len(KINDS), [NO_PLACE] * DWELLINGS, [False] * DWELLINGS, printed.fences)


def _field_stack(setup: Setup, printed: Content) -> dict[int, list[int]]:
    """Return the fields of numbers 2 up to the number of players, by type (KT-20, KT-24, KT-130).

    The first rulings did not distinguish their numbers.
    """
    stack = {number: list(printed.field_tiles[number - 1]) for number in range(2, setup.seats + 1)}
    if setup.rulings == 1:
        return {NO_NUMBER: [sum(tiles[kind] for tiles in stack.values()) for kind in RESOURCES]}
    return stack


def _rules(setup: Setup) -> Rules:
    return Rules(
        laws=setup.on("laws"),
        open_design=setup.on("open-design"),
        second_edition=setup.value("edition") == "second",
        face_up=setup.on("face-up"),
        literal=setup.on("literal"),
        single_field=setup.on("single-field"),
        stop=setup.rulings == 1 and setup.on("stop"),
        rulings=setup.rulings,
        quiet=setup.rulings >= FEWER_WINDOWS and setup.value("windows") == "quiet",
    )
