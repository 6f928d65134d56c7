"""The Merchants: contracts, extensions, cabins, and boats with a second face."""
