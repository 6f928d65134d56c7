"""What a seat may order ahead, phase by phase."""
