"""The rules in our own words, and finding one of them."""
