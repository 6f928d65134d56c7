"""What a seat may order ahead: answers to invitations, and what ends a season."""
