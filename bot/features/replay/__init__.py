"""A game looked at again, turn by turn, through the eyes one chooses."""
