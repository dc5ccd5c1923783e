"""Gangster by Thorsten Gimmler: this module is to be the game (engine.game.Game)."""
