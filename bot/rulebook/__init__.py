"""The rules in our own words, and a search in them."""
