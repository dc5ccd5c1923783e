"""Whole games written out so that a person can check them; see __main__.py for how they are made."""
