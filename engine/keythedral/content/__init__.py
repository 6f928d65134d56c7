"""What is printed on the pieces of Keythedral, as frozen data; `sets.py` puts it together."""
