"""What a phone shows at a glance: how many buttons, how many lines, how long."""

from __future__ import annotations

from bot.ui.kit import limits
from bot.values.panel import Screen

MANY = 10
"""More buttons than this on one level become a menu."""
FEW = 5
"""That many targets at the top may be buttons."""
LONELY = 2
"""So few targets are not worth a menu."""
LABEL = 38
"""Characters of a label that a phone shows on one line."""
PHONE = Screen(buttons=FEW, menu=limits.MENU_ENTRIES, menus=4, beside=16, lonely=LONELY, levels=3, turn=6)
"""What is joined into one press, and which whole turns are looked for, goes by this."""
