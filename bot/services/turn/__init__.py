"""Turns: live tables, who must act, written rows, and automatic answers."""
