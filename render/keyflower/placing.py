"""The tile to place while villages grow: where it fits, and its possible rotations."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.hexes import Hex
from engine.core.text import Say, text
from engine.keyflower.content.box import Content
from engine.keyflower.view import PlacingView
from render.keyflower.tile import edges_of, ground_of, place_tile
from render.kit.layout import ROOT3, WIDTH, Box, HexLayout, around, grid
from render.kit.scene import BOLD, SANS, Layer, Scene
from render.kit.terrain import hex_ground, hex_place

_EDGE = 20
_RADIUS, _TURNED = 104.0, 62.0
"""Radius of the tile to place, and of each of its rotations."""
_BAND = 214.0
_CELL = "cell:"


def lay_place(scene: Scene, layout: HexLayout, cell: Hex) -> None:
    box = layout.box(cell)
    scene.sprite(Layer.GROUND, box, hex_place)
    scene.spot(f"{_CELL}{cell.q},{cell.r}", box, box.centre, "hex")


def name_places(scene: Scene, lettered: set[str]) -> None:
    """Write the typed name on a place without a letter."""
    for focus, spot in scene.spots.items():
        if focus.startswith(_CELL) and focus not in lettered:
            name = focus.removeprefix(_CELL)
            scene.label(name, spot.box.centre, 34, scene.theme.felt_ink, BOLD)


def lay_in_hand(scene: Scene, content: Content, say: Say, placing: PlacingView, top: float) -> float:
    """Draw the tile, and beside it every allowed rotation with its number of turns."""
    tile = placing.tile
    centre = Box(_EDGE, top, _EDGE + 2 * _RADIUS, top + _BAND).centre.shifted(0, 8)
    box = place_tile(scene, content, say, tile, centre, _RADIUS)
    scene.spot(f"tile:{tile.id}", box, None, "hex")
    area = Box(_EDGE + 2 * _RADIUS + 24, top + 62, WIDTH - _EDGE, top + _BAND)
    scene.label(say(text("pictures-turned")), (area.centre.x, top + 36), 36, scene.theme.felt_ink, SANS)
    turns = {turn: edges_of(content, replace(tile, rotation=turn)) for turn in placing.rotations}
    for (turn, edges), cell in zip(turns.items(), grid(area, len(turns), 6), strict=True):
        around_it = around(cell.centre, 2 * _TURNED, ROOT3 * _TURNED)
        scene.sprite(Layer.GROUND, around_it, hex_ground, ground_of(content, tile.id), edges)
        scene.panel(Layer.CARD, around(cell.centre, 48, 46), scene.theme.paper, scene.theme.paper_edge, 12, 2)
        scene.label(str(turn), cell.centre, 38, None, BOLD)
    return top + _BAND
