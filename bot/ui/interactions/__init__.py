"""Interactions from arrival to answer."""
