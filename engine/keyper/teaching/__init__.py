"""How Keyper is taught."""

from engine.keyper.teaching.introductions import KEYPER

INTRODUCTIONS = (KEYPER,)
