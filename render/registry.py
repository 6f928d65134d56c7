"""Every game's painter, by its key: `PAINTER` of `render/<key>/painter.py`. The bot knows nothing else of the
pictures; a game without such a file is shown as text."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any

import render
from render.kit.marks import Painter


def _painters() -> dict[str, Painter[Any]]:
    keys = sorted(module.name for module in iter_modules(render.__path__) if module.ispkg)
    painted = [key for key in keys if find_spec(f"render.{key}.painter")]
    return {key: import_module(f"render.{key}.painter").PAINTER for key in painted}


PAINTERS = _painters()
