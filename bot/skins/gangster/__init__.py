"""Gangster on Discord: its skin, and nothing else that the shell may import."""

from bot.skins.gangster.skin import skin

__all__ = ["skin"]
