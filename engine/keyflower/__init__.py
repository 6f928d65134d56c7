"""Keyflower, with The Merchants: villages grown by auction over four seasons."""
