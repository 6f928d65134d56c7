"""All pages but the panel, and their handlers."""
