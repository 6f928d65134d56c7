"""Turns: live tables, who must act, what is written, and automatic answers."""
