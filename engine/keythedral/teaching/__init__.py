"""How Keythedral is taught."""

from engine.keythedral.teaching.introductions import KEYTHEDRAL

INTRODUCTIONS = (KEYTHEDRAL,)
