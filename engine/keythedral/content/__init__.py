"""Printed values of Keythedral, as frozen data; `sets.py` combines them."""
