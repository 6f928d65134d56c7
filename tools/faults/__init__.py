"""Faults planted at random, to measure what the tests find; `latchkey dev faults` runs it."""
