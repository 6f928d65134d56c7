"""What can be shown at a glance: said by whoever shows it, asked by whoever makes something to be shown."""

from __future__ import annotations

from msgspec import Struct


class Screen(Struct, frozen=True):
    """Without figures: one that shows every pick by itself, and no whole turns."""

    buttons: int = 0  # so many ways are buttons; more become a menu, which takes two taps
    menu: int = 0  # lines of one menu
    menus: int = 0  # so many may hold one question
    beside: int = 0  # lines of a menu that has others beside it
    lonely: int = 0  # so few targets of a verb are buttons: a menu would take more taps
    levels: int = 0  # of a menu, so many can be said in one line of it
    turn: int = 0  # picks of a whole turn that can be told in one line


NO_SCREEN = Screen()
