"""How French cards look and what they and their hands are called, for every game that is played with them.

It is a kit of the skins' and no game: whose cards these are, and who may see them, is decided elsewhere.
"""
