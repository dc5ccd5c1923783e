"""Poker Champ's looks and words: `skin` fills bot.skins.skin.Skin."""

from bot.skins.poker_champ.skin import skin

__all__ = ["skin"]
