"""The values printed on Keyper's pieces. Values of our own design are in `house.py` only."""
