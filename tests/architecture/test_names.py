"""Every public name at the top of a file is used by another file, and none is there for tests alone."""

from __future__ import annotations

import ast
from fnmatch import fnmatchcase

from engine.core.game_modules import (
    CatalogueModule,
    ConservationModule,
    ObjectivesModule,
    PlansModule,
    ReasonsModule,
    RulesModule,
    ScoringModule,
    SetupModule,
    ViewBuilderModule,
    WorldsModule,
)
from render.kit.painter import Comparing, Placed, TextBoard
from tests.support.source import PRODUCT, Name, offered, sources, users

FOUND = {
    ("bot.__main__", "main"): "the script that pip installs",
    ("bot.cli.*", "add"): "each subcommand adds itself; the command line finds it by its file",
    ("tools.cli.*", "add"): "each subcommand adds itself; the command line finds it by its file",
    ("bot.cli.*", "run"): "what a subcommand does, next to its `add`",
    ("tools.cli.*", "run"): "what a subcommand does, next to its `add`",
    ("tools.cli", "COMMANDS"): "the bot also runs without it, so its command line imports it by name",
    **{
        ("tools.faults.plugin", f"pytest_{name}"): "pytest calls it"
        for name in ("collection_modifyitems", "configure", "runtest_call")
    },
    ("render.*.painter", "PAINTER"): "painters are found by their game's key",
    ("render.*.icons", "ICONS"): "and so are their icons",
    ("render.*.legend", "LEGEND"): "and so are the legends of their signs",
    ("render.*.panel_layout", "layout"): "and so are the layouts of their panels",
    (
        "engine.*.steps.*",
        "go_on",
    ): "a step's, which the layout wants under this name also where only the step calls it",
    **{
        (f"engine.*.{steps}.*", name): "a step's, found by the stage or by the pick"
        for steps in ("steps", "laws")
        for name in ("choices", "ask", "option", "play", "end", "Picks")
    },
    **{
        (room, name): "a module's, called through its protocol"
        for room, protocol in {
            "engine.*.setup": SetupModule,
            "engine.*.rules": RulesModule,
            "engine.*.view_builder": ViewBuilderModule,
            "engine.*.worlds": WorldsModule,
            "engine.*.scoring": ScoringModule,
            "engine.*.conservation": ConservationModule,
            "engine.*.reasons": ReasonsModule,
            "engine.*.objectives": ObjectivesModule,
            "engine.*.catalogue": CatalogueModule,
            "engine.*.plans*": PlansModule,
            "render.*.text_board": TextBoard,
            "render.*.changes": Comparing,
            "render.*.places": Placed,
        }.items()
        for name in vars(protocol)
        if not name.startswith("_")
    },
}
"""What is found by its name rather than imported: where, what and why."""

CALLED = {
    ("bot.*", "on_*"): "discord.py calls it when something has happened",
    ("bot.app", "setup_hook"): "discord.py calls it before it connects",
    ("bot.ui.interactions.dispatcher", "interaction_check"): "discord.py asks it before each command",
    ("bot.commands.sync", "translate"): "discord.py asks it for every language",
    ("tools.faults.plugin", "pytest_*"): "pytest calls it",
    ("bot.commands.*", "_*"): "its decorator hands it to discord.py",
    ("engine.*.view", "*"): "a view holds all that its reader may know, even what nothing draws",
}
"""What nobody of ours takes from its object: where, what and why."""


def test_nothing_is_there_for_tests_alone() -> None:
    """A name that no file of the product reads, not even its own, is dead or lives by its tests."""
    taken = users(*PRODUCT)
    idle = [
        str(name)
        for source in sources(*PRODUCT).values()
        for name, _ in offered(source)
        if not taken[name] and name.name not in source.reads and not _is_found(name)
    ]
    assert idle == []


def test_no_method_or_attribute_is_there_for_tests_alone() -> None:
    """Methods are compared by name only: another class may have one of the same name."""
    files = sources(*PRODUCT).values()
    named = set().union(*(source.named | source.reads for source in files))
    idle = [
        f"{source.module}.{owner}.{name}"
        for source in files
        for owner, name in source.members
        if name not in named
        and not name.startswith("__")
        and not any(fnmatchcase(source.module, room) and fnmatchcase(name, one) for room, one in CALLED)
    ]
    assert idle == []


def test_names_used_in_one_file_are_private() -> None:
    """Functions and values only; a class may be used through the result of a function."""
    taken = users(*PRODUCT, "tests")
    lonely = [
        str(name)
        for source in sources(*PRODUCT).values()
        for name, node in offered(source)
        if not taken[name] and _is_value(name.name, node) and not _is_found(name)
    ]
    assert lonely == []


def test_names_found_at_run_time_exist() -> None:
    names = [name for source in sources(*PRODUCT).values() for name, _ in offered(source)]
    missing = [
        (room, wanted)
        for room, wanted in FOUND
        if not any(name.name == wanted and fnmatchcase(name.module, room) for name in names)
    ]
    assert missing == []


def _is_found(name: Name) -> bool:
    return any(name.name == wanted and fnmatchcase(name.module, room) for room, wanted in FOUND)


def _is_value(name: str, node: ast.stmt) -> bool:
    """Return whether it is a function or a value, not a type."""
    if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
        return getattr(node.value.func, "id", "") != "TypeVar"
    return name.islower() or name.isupper()
