"""What is printed on Keyper's pieces. Values of our own design stand in `house.py` alone."""
