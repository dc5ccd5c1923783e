"""A game that has ended as a moving picture."""
