"""The source as data: the public names of each file, and the files that use them."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from msgspec import Struct

ROOT = Path(__file__).parents[2]
PRODUCT = ("bot", "engine", "playground", "render", "tools")


class Name(NamedTuple):
    """A name at the top level of a file."""

    module: str
    name: str

    def __str__(self) -> str:
        return f"{self.module}.{self.name}"


class Source(Struct, frozen=True):
    module: str
    path: Path
    tree: ast.Module
    imports: list[ast.Import | ast.ImportFrom] = []
    attributes: set[tuple[str, str]] = set()  # (object, attribute): ("rules", "play")
    reads: set[str] = set()  # names that the file reads, its own and others'
    named: set[str] = set()  # attributes by name: read, matched, or in a string
    members: list[tuple[str, str]] = []  # every method and attribute of its classes: class and name


@cache
def sources(*rooms: str, root: Path = ROOT) -> Mapping[str, Source]:
    """Return every file of these packages, by its module name."""
    found = dict[str, Source]()
    for path in sorted(path for room in rooms for path in (root / room).rglob("*.py")):
        module = ".".join(path.relative_to(root).with_suffix("").parts).removesuffix(".__init__")
        found[module] = _read(module, path)
    return found


def source_of(module: str) -> Source:
    """Return a single file."""
    return _read(module, ROOT.joinpath(*module.split(".")).with_suffix(".py"))


@cache
def _read(module: str, path: Path) -> Source:
    source = Source(module, path, ast.parse(path.read_text(encoding="utf-8")))
    for node in _nodes(source.tree):
        if isinstance(node, ast.Name):
            if isinstance(node.ctx, ast.Load):
                source.reads.add(node.id)
        elif isinstance(node, ast.Attribute):
            source.attributes.add((_dotted(node.value), node.attr))
            source.named.add(node.attr)
        elif isinstance(node, ast.MatchClass):
            source.named.update(node.kwd_attrs)
        elif isinstance(node, ast.Constant):
            if isinstance(node.value, str) and node.value.isidentifier():
                source.named.add(node.value)
        elif isinstance(node, ast.ClassDef):
            source.members.extend((node.name, name) for name, _ in _defined(node.body))
        elif isinstance(node, ast.Import | ast.ImportFrom):
            source.imports.append(node)
    return source


def _nodes(tree: ast.AST) -> Iterator[ast.AST]:
    """Yield nodes like `ast.walk` without its order, in half the time, since every file is read."""
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        yield node
        for field in node._fields:
            value = getattr(node, field, None)
            if isinstance(value, list):
                waiting += [each for each in value if isinstance(each, ast.AST)]
            elif isinstance(value, ast.AST) and value._fields:
                waiting.append(value)


def _dotted(node: ast.expr) -> str:
    if isinstance(node, ast.Name):
        return node.id
    return f"{_dotted(node.value)}.{node.attr}" if isinstance(node, ast.Attribute) else ""


def offered(source: Source) -> Iterator[tuple[Name, ast.stmt]]:
    """Yield public functions, classes and values at the top level of a file."""
    for name, node in _defined(source.tree.body):
        if not name.startswith("_"):
            yield Name(source.module, name), node


def _defined(body: list[ast.stmt]) -> Iterator[tuple[str, ast.stmt]]:
    for node in body:
        match node:
            case ast.FunctionDef(name) | ast.AsyncFunctionDef(name) | ast.ClassDef(name):
                yield name, node
            case ast.Assign(targets):
                yield from ((target.id, node) for target in targets if isinstance(target, ast.Name))
            case ast.AnnAssign(ast.Name(name)):
                yield name, node
            case _:
                pass


def used(source: Source) -> Iterator[Name]:
    """Yield what a file takes from others: by name, or through an imported module."""
    modules = dict[str, str]()
    for node in source.imports:
        for alias in node.names:
            known = alias.asname or alias.name
            if isinstance(node, ast.ImportFrom):
                yield Name(node.module or "", alias.name)
                modules[known] = f"{node.module}.{alias.name}"
            else:
                modules[known] = alias.name
    for value, attribute in source.attributes:
        yield Name(modules.get(value, ""), attribute)


@cache
def users(*rooms: str) -> Mapping[Name, set[str]]:
    """Return for each name the files of these packages that use it, except its own.

    A package that only re-exports a name (`from a.b import x`, or `*`, in `a/__init__.py`) is no user; the
    file that imports it from the package is.
    """
    files = sources(*rooms)
    taken, handed = defaultdict[Name, set[str]](set), defaultdict[Name, set[Name]](set)
    for source in files.values():
        for name in used(source):
            if name.name == "*":
                for each, _ in offered(files[name.module]) if name.module in files else ():
                    handed[Name(source.module, each.name)].add(each)
            elif source.path.name == "__init__.py" and name.name not in source.reads:
                handed[Name(source.module, name.name)].add(name)
            elif name.module != source.module:
                taken[name].add(source.module)
    for name, origins in handed.items():
        for origin in origins:
            taken[origin] |= taken[name]
    return taken
