"""Printed values of the shipped box, by the names that tests use."""

from __future__ import annotations

from engine.keyper.content.box import SHIPPED

TILES = SHIPPED.tiles
FIELDS = SHIPPED.fields
DISPLAY_FIELDS = SHIPPED.display_fields
SPECIAL_SPOTS = SHIPPED.special_spots
OFFERED = SHIPPED.offered
SPRING_DISPLAYS = SHIPPED.spring_displays
BOAT = SHIPPED.boat
SEASONAL_FAIRS = SHIPPED.seasonal_fairs
PRINTED_FAIR = SHIPPED.seasonal_fairs[0]
FAIR = SHIPPED.fair
WINTER_FAIR = SHIPPED.winter_fair
WINTER_FAIR_POINTS = SHIPPED.winter_fair_points
SHOWN_TILES = SHIPPED.shown_tiles
SHOWN_BOATS = SHIPPED.shown_boats
SELL_POINTS = SHIPPED.sell_points
NINTH_KEYPLES = SHIPPED.ninth_keyples
TEAM_LIMIT = SHIPPED.team_limit
START_GOODS = SHIPPED.start_goods
