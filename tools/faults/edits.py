"""The small faults that one statement can be given, as changes of its text."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

from msgspec import Struct

_OTHER = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.And: ("and", "or"),
    ast.Or: ("or", "and"),
}
_EMPTY = {
    "bytes": 'b""',
    "dict": "{}",
    "float": "0.0",
    "frozenset": "frozenset()",
    "int": "0",
    "list": "[]",
    "Mapping": "{}",
    "Sequence": "()",
    "set": "set()",
    "str": '""',
    "tuple": "()",
}
_LARGE = 10
"""From here on a number is planted twice as large: nobody would notice a pixel or a second more."""
_NOT_SWAPPED = ("isinstance", "cast", "gcd", "hypot", "max", "min", "suppress")
"""Functions whose arguments can only be in this order, or in any."""
_SIZED = ("BoundedCache", "cached")
"""A cache of another size or name gives the same answers."""
_CHECKS = ("strict", "daemon", "name", "stacklevel")
"""Options that check or name something inside, of these functions."""
_CHECKED = ("zip", "Thread", "Timer", "create_task", "ensure_future", "warn")

Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef
_PARTS = (ast.stmt, ast.ExceptHandler, ast.match_case)


class Edit(NamedTuple):
    """Bytes to replace in the source; the kind is for a fair choice among kinds."""

    kind: str
    start: int
    end: int
    new: bytes


class Known(Struct):
    """Facts about the whole project: arguments by function or class with their defaults, and message keys."""

    defaults: dict[str, dict[str, set[str]]]
    keys: set[str]

    def is_needed(self, function: str, word: ast.keyword) -> bool:
        """Return whether the argument may be missing, and something else is meant then."""
        usual = self.defaults.get(function, {}).get(word.arg or "", set())
        return bool(usual - {ast.dump(word.value)}) or (function == "replace" and word.arg is not None)


def known(trees: Sequence[ast.Module], keys: set[str]) -> Known:
    found = defaultdict[str, dict[str, set[str]]](lambda: defaultdict(set))
    for node in (node for tree in trees for node in ast.walk(tree)):
        for name, default in _defaults(node):
            found[getattr(node, "name", "")][name].add(ast.dump(default))
    return Known(dict(found), keys)


def _defaults(node: ast.AST) -> Iterator[tuple[str, ast.expr]]:
    """Yield the arguments of a function, or the fields of a class, that have a default."""
    if isinstance(node, Function):
        given, defaults = [*node.args.posonlyargs, *node.args.args], node.args.defaults
        for arg, default in zip(given[len(given) - len(defaults) :], defaults, strict=True):
            yield arg.arg, default
        for arg, only in zip(node.args.kwonlyargs, node.args.kw_defaults, strict=True):
            if only is not None:
                yield arg.arg, only
    elif isinstance(node, ast.ClassDef):
        for one in node.body:
            if isinstance(one, ast.AnnAssign) and one.value and isinstance(one.target, ast.Name):
                yield one.target.id, one.value


def statements(node: ast.AST, function: Function | None = None) -> Iterator[tuple[ast.stmt, Function]]:
    """Yield the statements of all functions, each with its function."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, Function):
            yield from statements(child, child)
        elif isinstance(child, ast.ClassDef):
            yield from statements(child)
        elif isinstance(child, _PARTS):
            if isinstance(child, ast.stmt) and function is not None:
                yield child, function
            yield from statements(child, function)


class Edits:
    """All changes of the statements of one file."""

    def __init__(self, source: bytes, tree: ast.Module, project: Known) -> None:
        self._source, self._project = source, project
        self._lines = [0]
        for line in source.split(b"\n"):
            self._lines.append(self._lines[-1] + len(line) + 1)
        words = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
        self._keys = sorted(project.keys & {word for word in words if isinstance(word, str)})

    def of(self, statement: ast.stmt, function: Function) -> Iterator[Edit]:
        """Yield nothing for statements whose loss is no fault: docstrings, log lines and assertions."""
        called = _called(statement)
        if isinstance(statement, ast.Assert) or (called is not None and _object(called) == "_log"):
            return
        if called is not None or _is_kept_elsewhere(statement):
            yield self._put("drop", statement, b"pass")
        if isinstance(statement, ast.Return) and statement.value is not None:
            yield self._put("result", statement.value, self._result(statement.value, function.returns))
        if isinstance(statement, ast.If | ast.While):
            yield self._negated(statement.test)
        without = _unpacked(statement)
        for part in ast.iter_child_nodes(statement):
            if not isinstance(part, _PARTS) and part is not without:
                yield from self._inside(part)

    def place(self, node: ast.stmt | ast.expr | ast.keyword) -> tuple[int, int]:
        last, end = node.end_lineno or node.lineno, node.end_col_offset or 0
        return self._lines[node.lineno - 1] + node.col_offset, self._lines[last - 1] + end

    def _text(self, node: ast.expr | ast.keyword) -> bytes:
        start, end = self.place(node)
        return self._source[start:end]

    def _put(self, kind: str, node: ast.stmt | ast.expr, new: bytes) -> Edit:
        return Edit(kind, *self.place(node), new)

    def _negated(self, test: ast.expr) -> Edit:
        if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
            return self._put("negate", test, self._text(test.operand))
        return self._put("negate", test, b"(not (" + self._text(test) + b"))")

    def _result(self, value: ast.expr, declared: ast.expr | None) -> bytes:
        """Another result of the declared type where there is a plain one."""
        base = declared.value if isinstance(declared, ast.Subscript) else declared
        name = base.id if isinstance(base, ast.Name) else ""
        if name == "bool":
            return self._negated(value).new
        return _EMPTY.get(name, "None").encode()

    def _inside(self, node: ast.AST) -> Iterator[Edit]:
        if isinstance(node, ast.JoinedStr):
            return  # Python 3.11 does not know where its parts are
        if isinstance(node, ast.Compare | ast.BoolOp):
            yield from self._operators(node)
        elif isinstance(node, ast.IfExp):
            yield self._negated(node.test)
        elif isinstance(node, ast.comprehension):
            yield from map(self._negated, node.ifs)
        elif isinstance(node, ast.Constant):
            yield from self._constant(node)
        elif isinstance(node, ast.Call):
            if _name(node) in _SIZED:
                return
            yield from self._call(node)
        elif isinstance(node, ast.List | ast.Tuple | ast.Set | ast.Dict):
            yield from self._elements(node)
        is_type = isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Tuple)
        for child in ast.iter_child_nodes(node):
            if not (is_type and isinstance(child, ast.Tuple)) and not _is_check(node, child):
                yield from self._inside(child)

    def _operators(self, node: ast.Compare | ast.BoolOp) -> Iterator[Edit]:
        operators: list[ast.cmpop | ast.boolop] = []
        if isinstance(node, ast.BoolOp):
            terms, kind = node.values, "and/or"
            operators += [node.op] * (len(terms) - 1)
        else:
            terms, kind = [node.left, *node.comparators], "compare"
            operators += node.ops
        for left, operator, right in zip(terms, operators, terms[1:], strict=False):
            start, end = self.place(left)[1], self.place(right)[0]
            old, new = (word.encode() for word in _OTHER[type(operator)])
            found = re.search(re.escape(old).replace(rb"\ ", rb"\s+"), self._source[start:end])
            if found is not None:
                yield Edit(kind, start + found.start(), start + found.end(), new)

    def _constant(self, node: ast.Constant) -> Iterator[Edit]:
        if isinstance(node.value, bool):
            yield self._put("flag", node, str(not node.value).encode())
        elif isinstance(node.value, int | float):
            larger = node.value + 1 if abs(node.value) < _LARGE else 2 * node.value
            yield self._put("number", node, str(larger).encode())
        elif isinstance(node.value, str) and node.value in self._keys and len(self._keys) > 1:
            other = self._keys[self._keys.index(node.value) - 1]
            yield self._put("key", node, f'"{other}"'.encode())

    def _call(self, call: ast.Call) -> Iterator[Edit]:
        given: list[ast.expr | ast.keyword] = [*call.args, *call.keywords]
        for at, word in enumerate(given):
            if isinstance(word, ast.keyword) and self._project.is_needed(_name(call), word):
                yield self._called_with("keyword", call, [*given[:at], *given[at + 1 :]])
        for at in range(len(call.args) - 1):
            if _name(call) not in _NOT_SWAPPED and not any(isinstance(one, ast.Starred) for one in call.args):
                yield self._called_with(
                    "swap", call, [*given[:at], given[at + 1], given[at], *given[at + 2 :]]
                )

    def _called_with(self, kind: str, call: ast.Call, given: Sequence[ast.expr | ast.keyword]) -> Edit:
        words = b", ".join(map(self._text, given))
        return self._put(kind, call, self._text(call.func) + b"(" + words + b")")

    def _elements(self, node: ast.List | ast.Tuple | ast.Set | ast.Dict) -> Iterator[Edit]:
        if isinstance(node, ast.Dict):
            pairs = zip(node.keys, node.values, strict=True)
            texts = [
                self._text(key) + b": " + self._text(one) if key else b"**" + self._text(one)
                for key, one in pairs
            ]
        elif isinstance(getattr(node, "ctx", None), ast.Store | ast.Del):
            return
        else:
            texts = [self._text(one) for one in node.elts]
        signs = {ast.List: b"[]", ast.Tuple: b"()"}.get(type(node), b"{}")
        for at in range(len(texts)):
            rest = b"".join(one + b", " for one in [*texts[:at], *texts[at + 1 :]])
            yield self._put("element", node, signs[:1] + rest.rstrip() + signs[1:])


def _called(statement: ast.stmt) -> ast.Call | None:
    value = statement.value if isinstance(statement, ast.Expr) else None
    value = value.value if isinstance(value, ast.Await) else value
    return value if isinstance(value, ast.Call) else None


def _object(call: ast.Call) -> str:
    return getattr(getattr(call.func, "value", None), "id", "")


def _name(call: ast.Call) -> str:
    called = call.func.value if isinstance(call.func, ast.Subscript) else call.func
    return getattr(called, "id", getattr(called, "attr", ""))


def _is_check(node: ast.AST, child: ast.AST) -> bool:
    """Return whether it is an option of a call that no result depends on."""
    return (
        isinstance(node, ast.Call)
        and isinstance(child, ast.keyword)
        and child.arg in _CHECKS
        and _name(node) in _CHECKED
    )


def _unpacked(statement: ast.stmt) -> ast.expr | None:
    """Return the part not to change: a type, or what is unpacked, where a missing value always fails."""
    if isinstance(statement, ast.AnnAssign):
        return statement.annotation
    is_unpacked = isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Tuple)
    return statement.value if isinstance(statement, ast.Assign) and is_unpacked else None


def _is_kept_elsewhere(statement: ast.stmt) -> bool:
    """Return whether it changes something else than a name: an attribute, an entry, a count."""
    targets = statement.targets if isinstance(statement, ast.Assign) else []
    return isinstance(statement, ast.AugAssign | ast.Delete) or any(
        isinstance(one, ast.Attribute | ast.Subscript) for one in targets
    )
