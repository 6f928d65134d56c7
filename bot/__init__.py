"""The Discord side: everything that talks to the world."""

__version__ = "0.2.0"
