"""Somebody's costliest turns of a finished game, and small lessons made of them."""
