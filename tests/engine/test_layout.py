"""Holds the layout of docs/architecture.md: the same job has the same file and the same names everywhere."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from engine.core.game import Game
from engine.registry import GAMES
from tests.support.source import PRODUCT, ROOT, Name, Source, offered, sources, users

FILES: dict[str, tuple[str, ...]] = {
    "content/shapes.py": (),
    "setup.py": ("SPEC", "new_game(setup)"),
    "state.py": ("State", "SCHEMA"),
    "actions.py": ("Action", "End"),
    "rules.py": ("choices(state)", "ask(state, seat)", "option(state, pick)", "play(state, pick, tell)"),
    "queries.py": (),
    "prices.py": (),
    "forecast.py": (),
    "dominated.py": (),
    "objectives.py": ("objectives_of(state, seat)",),
    "catalogue.py": ("catalogue(content)", "where_is(view)"),
    "explanations.py": ("EXPLANATIONS",),
    "reasons.py": ("why_not(state, seat)",),
    "names.py": (),
    "view.py": ("View",),
    "view_builder.py": ("view_for(state, reader)",),
    "worlds.py": ("conceal(state, seat)", "imagine(state, seat, rng)", "permissive_worlds(state, seat)"),
    "conservation.py": ("conserved(state)",),
    "evaluation/__init__.py": ("EVALUATOR",),
    "plans/__init__.py": (
        "Plan",
        "plans(view)",
        "plan_text(view, plan)",
        "advise(view, decision, plan)",
        "plan_after(plan)",
        "default_plans(view)",
        "period(view)",
        "facts(view)",
        "advance_to_turn(state, seat)",
    ),
    "scoring/__init__.py": (
        "score(state)",
        "standings(state)",
        "why_ahead(state, above, below)",
        "source_of(line)",
    ),
    "teaching/__init__.py": ("COURSES", "INTRODUCTIONS"),
    "save_migrations.py": ("UPGRADES",),
    "game.py": (),
}
"""What every game has, and what other files find in it."""

FOLDERS = ("content", "evaluation", "plans", "scoring", "steps", "teaching")
"""Whose files a game names as it likes."""

STEP = {
    "choices": "state, seat",
    "ask": "state, seat",
    "option": "state, pick",
    "play": "state, pick, tell",
    "end": "state, seat, tell",
    "go_on": "state, tell",
}
"""The functions of a step, and what they take."""

OWN, WITHOUT = "Has of its own:", "Goes without:"
"""The headings in `engine/<game>/__init__.py` below which a game says what it has or lacks, and why."""
REASON = re.compile(r"^- `([a-z_]+(?:/|\.py|/[a-z_]+\.py))`: (.+)$", re.MULTILINE)


def home(key: str) -> Path:
    return ROOT / "engine" / key


def source(key: str, file: str) -> Source:
    module = f"engine.{key}.{file.removesuffix('.py').replace('/', '.')}".removesuffix(".__init__")
    return sources("engine")[module]


def signature(node: ast.FunctionDef) -> str:
    """The names of what a function takes; a leading `_` only says that it is not needed here."""
    return ", ".join(one.arg.removeprefix("_") for one in (*node.args.posonlyargs, *node.args.args))


def offers(key: str, file: str) -> set[str]:
    """What a file offers: values and classes by name, functions with what they take; handed-on names too."""
    found = {name.name for name, _ in offered(source(key, file))}
    for node in source(key, file).tree.body:
        match node:
            case ast.FunctionDef():
                found.add(f"{node.name}({signature(node)})")
            case ast.ImportFrom(module=str(module), names=aliases) if file.endswith("__init__.py"):
                given = module.removeprefix(f"engine.{key}.").replace(".", "/") + ".py"
                if given != file and module.startswith(f"engine.{key}."):
                    names = {alias.name for alias in aliases}
                    found |= {one for one in offers(key, given) if one.split("(")[0] in names}
            case _:
                pass
    return found


def reasons(key: str, heading: str) -> dict[str, str]:
    """What a game says below a heading of its first lines: file or folder, and why."""
    page = ast.get_docstring(source(key, "__init__.py").tree) or ""
    _, _, below = page.partition(f"\n{heading}\n")
    return dict(REASON.findall(re.split(r"\n(?!- )", below)[0]))


@pytest.mark.parametrize("key", GAMES)
def test_every_job_has_its_file_and_offers_what_the_layout_says(key: str) -> None:
    lacking = reasons(key, WITHOUT)
    for name in lacking:
        assert not (home(key) / name).exists(), f"{name} is there: say no more that {key} goes without"
    for file, wanted in FILES.items():
        if lacking.keys() & {file, f"{file.split('/')[0]}/"}:
            continue
        assert (home(key) / file).is_file(), f"engine/{key}/{file} is missing"
        assert set(wanted) <= offers(key, file), (
            f"engine/{key}/{file} lacks {set(wanted) - offers(key, file)}"
        )
    for folder in FOLDERS:
        assert f"{folder}/" in lacking or (home(key) / folder / "__init__.py").is_file()


@pytest.mark.parametrize("key", GAMES)
def test_no_file_is_there_without_a_counterpart_or_a_reason(key: str) -> None:
    own, lacking = reasons(key, OWN), reasons(key, WITHOUT)
    found = {
        f"{path.name}/" if path.is_dir() else path.name
        for path in home(key).iterdir()
        if path.suffix == ".py" or (path.is_dir() and path.name != "__pycache__")
    }
    common = {file for file in FILES if "/" not in file} | {f"{folder}/" for folder in FOLDERS}
    assert found - common - {"__init__.py"} == set(own), (
        f"say in engine/{key}/__init__.py what is there, and why"
    )
    assert lacking.keys() <= common | FILES.keys(), "nobody has that"
    assert all(len(reason) > 20 for reason in (*own.values(), *lacking.values()))


@pytest.mark.parametrize("key", GAMES)
def test_steps_speak_one_language(key: str) -> None:
    """What may be done, how it reads and what it does have the same names and take the same things."""
    asked = 0
    for module, step in sources("engine").items():
        if not module.startswith(f"engine.{key}.steps."):
            continue
        functions = {node.name: node for node in step.tree.body if isinstance(node, ast.FunctionDef)}
        asked += "ask" in functions
        for name, wanted in STEP.items():
            if name in functions:
                assert signature(functions[name]) == wanted, f"{module}.{name}"
    assert asked


@pytest.mark.parametrize("key", GAMES)
def test_there_is_one_game_and_it_is_wired_up_alone(key: str) -> None:
    games = [name for name, node in offered(source(key, "game.py")) if name.name.isupper()]
    assert games == [Name(f"engine.{key}.game", key.upper())]
    assert isinstance(GAMES[key], Game)
    assert GAMES[key].key == key
    users_ = {user for user in users(*PRODUCT)[games[0]] if not user.startswith("tools.")}
    assert users_ == {"engine.registry"}, "all but tools about one game find it in the registry"


@pytest.mark.parametrize("key", GAMES)
def test_a_painter_knows_its_own_game_alone(key: str) -> None:
    for module, each in sources("render").items():
        if module.startswith(f"render.{key}."):
            for node in ast.walk(each.tree):
                if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("engine."):
                    assert (node.module or "").split(".")[1] in ("core", key), f"{module}: {node.module}"


def test_the_page_and_this_test_name_the_same_files() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    table = page[page.index("## The layout of a game") : page.index("### The shape of a step")]
    named = set(re.findall(r"`([a-z_]+(?:/(?:[a-z_*]+\.py)?|\.py))`", table))
    folders = {f"{file.split('/')[0]}/" for file in FILES if file.endswith("__init__.py")}
    ours = {file for file in FILES if not file.endswith("__init__.py")} | folders
    assert named - {"content/*.py", "steps/*.py", "house.py"} == ours
