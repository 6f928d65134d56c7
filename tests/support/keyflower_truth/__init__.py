"""Checks Keyflower's statements against the results: reasons, forecasts, notes, cautions, mistakes, orders.

Nothing here calls the module that made a sentence. A reason is tested by giving what it says is missing, a
forecast by making the pick, an order by playing on until it acts.
"""
