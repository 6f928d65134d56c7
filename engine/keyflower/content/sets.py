"""Every set of printed values of Keyflower and The Merchants, shipped or custom.

One shipped set serves all rulings so far.
"""

from __future__ import annotations

from engine.core.content import Sets
from engine.keyflower.content.box import SHIPPED, Content
from engine.keyflower.content.checks import faults

_RULINGS = (1, 2, 3, 4)
SPOKEN = SHIPPED
"""The set described by the messages about single pieces; where another set differs, its numbers are shown."""
SETS = Sets(Content, dict.fromkeys(_RULINGS, SHIPPED), faults)
