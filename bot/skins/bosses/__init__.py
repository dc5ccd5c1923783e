"""The bosses who sit down at every game of the house, and the pictures that are about them alone."""
