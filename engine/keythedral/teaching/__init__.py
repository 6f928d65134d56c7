"""Tutorials for Keythedral."""

from engine.keythedral.teaching.courses import FIRST_ROUND
from engine.keythedral.teaching.introductions import KEYTHEDRAL

COURSES = (FIRST_ROUND,)
INTRODUCTIONS = (KEYTHEDRAL,)
