"""Poker Champ in pictures: what a view holds, painted; nothing here decides what may be seen."""
