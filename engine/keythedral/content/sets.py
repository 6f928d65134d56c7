"""Every set of Keythedral's printed values: those that shipped, by rulings (KT-57), and those brought."""

from __future__ import annotations

from engine.core.content import Sets
from engine.keythedral.content.box import NEWEST, OLDEST, Content
from engine.keythedral.content.checks import faults

SETS = Sets(
    Content,
    {1: OLDEST, 2: NEWEST, 3: NEWEST, 4: NEWEST, 5: NEWEST, 6: NEWEST},
    lambda content: (fault.sentence for fault in faults(content)),
)
