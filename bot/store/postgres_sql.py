"""Our SQL as PostgreSQL writes it."""

from __future__ import annotations

import re

from engine.core.kept import remembered


@remembered("statements for PostgreSQL", 512, 1_500)
def numbered(sql: str) -> str:
    """SQLite's places for values in PostgreSQL's way: `?` are counted, `?2` keeps its number."""
    counted = iter(range(1, sql.count("?") + 1))
    return re.sub(r"\?(\d*)", lambda found: f"${found[1] or next(counted)}", sql)
