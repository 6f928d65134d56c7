"""Every set of printed values of Keyflower and The Merchants: shipped by rulings, or custom."""

from __future__ import annotations

from engine.core.content import Sets
from engine.keyflower.content.box import BY_RULINGS, SHIPPED, Content
from engine.keyflower.content.checks import faults

WORDED = SHIPPED
"""The set described by the messages about single pieces; where another set differs, its numbers are shown."""
SETS = Sets(Content, BY_RULINGS, faults)
