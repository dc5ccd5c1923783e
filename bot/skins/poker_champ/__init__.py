"""Poker Champ's looks and words: `skin` is all that the shell knows of them."""
