"""Imported packages are declared, declared ones are used, and docs/architecture.md says what for."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.metadata import packages_distributions

import pytest

import bot
from bot.__main__ import main
from tests.support.source import PRODUCT, ROOT, Source, sources

OWN = {*PRODUCT, "tests"}
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
ELSEWHERE = {"simcord": "simcord"}
"""Imported names of packages that need not be installed where only the bot runs."""
READ_BY_PYTHON = {"tzdata": "bot.values.waking_hours"}
"""Packages that nobody imports: the standard library looks for them, on behalf of these files."""


def plain(name: str) -> str:
    """`Fluent.Runtime>=0.4` and `fluent_runtime` are the same package."""
    return re.sub(r"[-_.]+", "-", re.split(r"[\s\[<>=!~;]", name)[0]).lower()


def declared(extra: str = "") -> set[str]:
    rows = PROJECT["optional-dependencies"][extra] if extra else PROJECT["dependencies"]
    return {plain(row) for row in rows} - {"latchkey"}


@cache
def distributions() -> dict[str, set[str]]:
    """The packages behind each name that can be imported; of `fluent.*` one for each part."""
    found = {name: {plain(one) for one in some} for name, some in packages_distributions().items()}
    found |= {f"fluent.{part}": {f"fluent-{part}"} for part in ("runtime", "syntax")}
    return found | {name: {package} for name, package in ELSEWHERE.items()}


def imports(source: Source) -> Iterator[str]:
    """Names of foreign modules that a file imports, and those of fonts, which it reads as resources."""
    for node in source.imports:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif not node.level:
            yield node.module or ""
    yield from (name for name in source.named if re.fullmatch(r"font_source_\w+", name))


def packages(source: Source) -> set[str]:
    found = set[str]()
    for name in imports(source):
        top, parts = name.split(".")[0], name.split(".")[:2]
        if top not in OWN | sys.stdlib_module_names:
            owners = distributions().get(".".join(parts)) or distributions().get(top)
            assert owners, f"{source.module} imports {name}: no package installed has it"
            found |= owners
    return found


def allowed(source: Source) -> set[str]:
    """The bot uses only its own dependencies; the playground and the tools may use more."""
    room = source.module.split(".")
    if room[0] == "playground":
        return declared() | declared("play")
    if source.module == "tools.faults.plugin":  # loaded by pytest
        return declared() | declared("dev")
    if room[0] == "tools":
        return declared() | declared("play") | declared("postgres")
    if room[0] == "tests":
        return declared() | declared("play") | declared("postgres") | declared("dev")
    if room[-1] in (
        "database_copy",
        "heartbeat",
        "postgres",
        "postgres_transaction",
        "postgres_backup",
    ):  # read only where an address asks for it
        return declared() | declared("postgres")
    return declared()


@pytest.mark.parametrize("room", sorted(OWN))
def test_imported_packages_are_declared(room: str) -> None:
    undeclared = {
        f"{source.module}: {package}"
        for source in sources(room).values()
        for package in packages(source) - allowed(source)
    }
    assert not undeclared


def test_declared_packages_are_imported() -> None:
    used = {package for source in sources(*PRODUCT).values() for package in packages(source)}
    for package, module in READ_BY_PYTHON.items():
        assert "zoneinfo" in set(imports(sources("bot")[module]))
        used.add(package)
    for extra in ("", "play", "postgres"):
        assert declared(extra) <= used, f"nobody imports {declared(extra) - used}"


def test_the_architecture_says_what_each_package_is_for() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    section = page.split("## What we depend on")[1].split("\n## ")[0]
    named = {plain(word) for word in re.findall(r"[\w-]+(?:\.\w+)*", section)}
    for extra in ("", "play", "postgres", "dev"):
        unexplained = {package for package in declared(extra) if package.removeprefix("types-") not in named}
        assert not unexplained


def test_every_package_is_pinned_for_those_who_want_what_we_tested() -> None:
    pinned = {plain(line) for line in (ROOT / "constraints.txt").read_text().splitlines() if "==" in line}
    for extra in ("", "play", "postgres", "dev"):
        assert declared(extra) <= pinned


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"latchkey {bot.__version__}\n"
    assert re.fullmatch(r"\d+\.\d+\.\d+", bot.__version__)


def test_the_changelog_begins_with_this_version() -> None:
    page = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    newest = re.search(r"^## (\d+\.\d+\.\d+)", page, re.MULTILINE)
    assert newest is not None
    assert newest[1] == bot.__version__
