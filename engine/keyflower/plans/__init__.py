"""What a seat may order ahead: passing, bids and boats."""
