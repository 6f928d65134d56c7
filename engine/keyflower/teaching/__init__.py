"""How Keyflower and The Merchants are taught."""

from engine.keyflower.teaching.introductions import KEYFLOWER, MERCHANTS

INTRODUCTIONS = (KEYFLOWER, MERCHANTS)
