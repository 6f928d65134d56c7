"""How Keythedral is taught."""

from engine.keythedral.teaching.courses import FIRST_ROUND
from engine.keythedral.teaching.introductions import KEYTHEDRAL

COURSES = (FIRST_ROUND,)
INTRODUCTIONS = (KEYTHEDRAL,)
