"""Teaching material for Keyper."""

from engine.keyper.teaching.courses import FIRST_SPRING
from engine.keyper.teaching.introductions import KEYPER

COURSES = (FIRST_SPRING,)
INTRODUCTIONS = (KEYPER,)
