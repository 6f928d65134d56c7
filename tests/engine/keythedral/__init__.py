"""Tests of Keythedral."""
