"""Colours as seen without one kind of cone, and the distance between two colours."""

from __future__ import annotations

import math

from render.kit.theme import Colour

Matrix = tuple[tuple[float, float, float], ...]

EYES: dict[str, Matrix] = {
    # Machado, Oliveira and Fernandes 2009, severity 1.0, for linear light
    "common": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
TO_XYZ: Matrix = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
WHITE = (0.95047, 1.0, 1.08883)


def seen(colour: Colour, eye: str) -> tuple[float, float, float]:
    """The colour as that eye sees it, in CIELAB."""
    light = _times(EYES[eye], tuple(_linear(value / 255) for value in colour))
    xyz = _times(TO_XYZ, tuple(min(1.0, max(0.0, value)) for value in light))
    x, y, z = (_root(value / white) for value, white in zip(xyz, WHITE, strict=True))
    return (116 * y - 16, 500 * (x - y), 200 * (y - z))


def apart(a: Colour, b: Colour, eye: str) -> float:
    """CIE76 distance; about 2.3 is just noticeable side by side."""
    return math.dist(seen(a, eye), seen(b, eye))


def _times(matrix: Matrix, vector: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(sum(m * v for m, v in zip(row, vector, strict=True)) for row in matrix)


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def _root(value: float) -> float:
    return value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116
