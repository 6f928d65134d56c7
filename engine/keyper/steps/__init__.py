"""One file per phase of a season."""
