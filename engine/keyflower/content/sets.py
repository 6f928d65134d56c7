"""Every set of Keyflower's printed values, The Merchants' among them: the one that ships, for all rulings so
far, and those brought."""

from __future__ import annotations

from engine.core.content import Sets
from engine.keyflower.content.box import SHIPPED, Content
from engine.keyflower.content.checks import faults

_RULINGS = (1, 2, 3, 4)
SPOKEN = SHIPPED
"""What the messages about single pieces say; of what another set has otherwise its numbers are told."""
SETS = Sets(Content, dict.fromkeys(_RULINGS, SHIPPED), faults)
