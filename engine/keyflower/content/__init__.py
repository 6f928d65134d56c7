"""Printed values of the pieces: first their shapes, then the pieces themselves."""
