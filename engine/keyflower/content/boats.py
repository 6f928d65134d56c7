"""The boats of the base game."""

from __future__ import annotations

from engine.keyflower.content.shapes import ANY, Boat, Bonus, Cargo, Ladder, Sets, Tally

BOATS = (
    Boat(
        "keyflower",
        1,
        2,
        (Cargo(workers=7, skills=1), Cargo(workers=7, skills=1), Cargo(workers=3, skills=2)),
        (("spring", "summer"), ("autumn", "winter")),
        scoring=Tally("steps", 1),
    ),
    Boat(
        "sea-bastion",
        2,
        2,
        (Cargo(workers=6, skills=2), Cargo(workers=6, skills=2), Cargo(workers=6, skills=2)),
        (("spring", "summer", "autumn"), ("winter",)),
        scoring=Tally("loop", 1),
    ),
    Boat(
        "sea-breese",
        3,
        3,
        (Cargo(workers=6, skills=1), Cargo(workers=4, skills=1), Cargo(workers=4, skills=1)),
        (("spring",), ("summer", "autumn", "winter")),
        scoring=Ladder((0, 2, 4, 8, 16, 32)),
    ),
    Boat(
        "flipper",
        4,
        4,
        (Cargo(workers=5, skills=2), Cargo(workers=5, skills=2), Cargo(workers=2, skills=2)),
        (("spring", "summer"), ("autumn", "winter")),
        points=2,
        scoring=Bonus("free-upgrade", 1),
    ),
    Boat(
        "ianvincible",
        5,
        5,
        (Cargo(workers=5, skills=1), Cargo(workers=5, skills=1), Cargo(workers=3, skills=1)),
        (("spring", "summer"), ("autumn", "winter")),
        points=5,
    ),
    Boat(
        "white-wind",
        6,
        6,
        (Cargo(workers=4, skills=2), Cargo(workers=4, skills=2), Cargo(workers=4, skills=1)),
        (("spring", "summer"), ("autumn", "winter")),
        scoring=Sets("worker", ((ANY, 1),), 1),
    ),
)
