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
    "teaching.py": ("COURSES", "INTRODUCTIONS"),
    "save_migrations.py": ("UPGRADES",),
    "game.py": (),
}
"""What every game has, and what other files find in it."""

FOLDERS = ("content", "evaluation", "plans", "scoring", "steps")
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
SHORTEST_REASON = 21
REASON = re.compile(r"^- `([a-z_]+(?:/|\.py|/[a-z_]+\.py))`: (.+)$", re.MULTILINE)


def home(key: str) -> Path:
    return ROOT / "engine" / key


def source(key: str, file: str) -> Source:
    module = f"engine.{key}.{file.removesuffix('.py').replace('/', '.')}".removesuffix(".__init__")
    return sources("engine")[module]


def signature(node: ast.FunctionDef) -> str:
    """Return the parameter names of a function, without the leading `_` of unused ones."""
    return ", ".join(one.arg.removeprefix("_") for one in (*node.args.posonlyargs, *node.args.args))


def offers(key: str, file: str) -> set[str]:
    """Return the public names of a file: values, classes, functions with parameters, and re-exports."""
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
    """Return the files and folders below a heading of a game's docstring, with their reasons."""
    page = ast.get_docstring(source(key, "__init__.py").tree) or ""
    _, _, below = page.partition(f"\n{heading}\n")
    return dict(REASON.findall(re.split(r"\n(?!- )", below)[0]))


@pytest.mark.parametrize("key", GAMES)
def test_every_job_has_its_file_and_offers_what_the_layout_says(key: str) -> None:
    lacking = reasons(key, WITHOUT)
    broken = [
        f"engine/{key}/{name} exists, but engine/{key}/__init__.py lists it below '{WITHOUT}'"
        for name in lacking
        if (home(key) / name).exists()
    ]
    for file, wanted in FILES.items():
        if lacking.keys() & {file, f"{file.split('/')[0]}/"}:
            continue
        if not (home(key) / file).is_file():
            broken.append(
                f"engine/{key}/{file} is missing: every game has it, or names it with a reason below "
                f"'{WITHOUT}' in engine/{key}/__init__.py"
            )
        elif missing := sorted({*wanted} - offers(key, file)):
            broken.append(f"engine/{key}/{file} must define {', '.join(missing)}: other files look there")
    broken += [
        f"engine/{key}/{folder}/__init__.py is missing: every game has it, or is '{WITHOUT}' {folder}/"
        for folder in FOLDERS
        if f"{folder}/" not in lacking and not (home(key) / folder / "__init__.py").is_file()
    ]
    assert not broken, "\n".join(broken)


@pytest.mark.parametrize("key", GAMES)
def test_no_file_is_there_without_a_counterpart_or_a_reason(key: str) -> None:
    own, lacking = reasons(key, OWN), reasons(key, WITHOUT)
    found = {
        f"{path.name}/" if path.is_dir() else path.name
        for path in home(key).iterdir()
        if path.suffix == ".py" or (path.is_dir() and path.name != "__pycache__")
    }
    common = {file for file in FILES if "/" not in file} | {f"{folder}/" for folder in FOLDERS}
    page = f"engine/{key}/__init__.py"
    broken = [
        f"engine/{key}/{name} is in no other game: add a line '- `{name}`: <reason>' below '{OWN}' in {page}"
        for name in sorted(found - common - {"__init__.py"} - own.keys())
    ]
    broken += [f"{page} lists {name} below '{OWN}', but it is not there" for name in own.keys() - found]
    broken += [
        f"{page} lists {name} below '{OWN}', but every game may have it" for name in own.keys() & common
    ]
    broken += [
        f"{page} lists {name} below '{WITHOUT}', but no game has it"
        for name in lacking.keys() - common - FILES.keys()
    ]
    broken += [
        f"{page}: the reason for {name} has {len(reason)} characters, at least {SHORTEST_REASON} are needed"
        for name, reason in (own | lacking).items()
        if len(reason) < SHORTEST_REASON
    ]
    assert not broken, "\n".join(broken)


@pytest.mark.parametrize("key", GAMES)
def test_steps_speak_one_language(key: str) -> None:
    """All steps use the same function names and parameters."""
    asked = 0
    for module, step in sources("engine").items():
        if not module.startswith(f"engine.{key}.steps."):
            continue
        functions = {node.name: node for node in step.tree.body if isinstance(node, ast.FunctionDef)}
        asked += "ask" in functions
        for name, wanted in STEP.items():
            if name in functions:
                found = signature(functions[name])
                assert found == wanted, (
                    f"{step.path.relative_to(ROOT)}: {name}({found}) must be {name}({wanted}) as in all steps"
                )
    assert asked, f"engine/{key}/steps: no file has ask(state, seat), so nobody is ever asked"


@pytest.mark.parametrize("key", GAMES)
def test_there_is_one_game_and_it_is_wired_up_alone(key: str) -> None:
    games = [name for name, node in offered(source(key, "game.py")) if name.name.isupper()]
    file = f"engine/{key}/game.py"
    assert games == [Name(f"engine.{key}.game", key.upper())], (
        f"{file} must define {key.upper()} and no other"
    )
    assert isinstance(GAMES[key], Game), f"{file}: {key.upper()} must be a Game"
    assert GAMES[key].key == key, f"{file}: the key is {GAMES[key].key!r} and must be {key!r}, as the folder"
    others = {user for user in users(*PRODUCT)[games[0]] if not user.startswith("tools.")} - {
        "engine.registry"
    }
    assert not others, (
        f"{', '.join(sorted(others))}: import {key.upper()} from engine.registry's GAMES instead"
    )


@pytest.mark.parametrize("key", GAMES)
def test_a_painter_knows_its_own_game_alone(key: str) -> None:
    for module, each in sources("render").items():
        if module.startswith(f"render.{key}."):
            for node in ast.walk(each.tree):
                if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("engine."):
                    assert (node.module or "").split(".")[1] in ("core", key), (
                        f"{each.path.relative_to(ROOT)} imports {node.module}: a painter may import "
                        f"engine.core and engine.{key} only"
                    )


def test_the_page_and_this_test_name_the_same_files() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    table = page[page.index("## The layout of a game") : page.index("### The shape of a step")]
    named = set(re.findall(r"`([a-z_]+(?:/(?:[a-z_*]+\.py)?|\.py))`", table))
    folders = {f"{file.split('/')[0]}/" for file in FILES if file.endswith("__init__.py")}
    ours = {file for file in FILES if not file.endswith("__init__.py")} | folders
    differ = (named - {"content/*.py", "steps/*.py", "house.py"}) ^ ours
    assert not differ, f"docs/architecture.md and FILES in this test differ in {', '.join(sorted(differ))}"
