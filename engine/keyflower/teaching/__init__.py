"""Tutorials for Keyflower and The Merchants."""

from engine.keyflower.teaching.courses import FIRST_MARKET, FIRST_SPRING
from engine.keyflower.teaching.introductions import KEYFLOWER, MERCHANTS

COURSES = (FIRST_SPRING, FIRST_MARKET)
INTRODUCTIONS = (KEYFLOWER, MERCHANTS)
