"""Chicago Poker's looks and words: `skin` fills bot.skins.skin.Skin."""

from bot.skins.chicago_poker.skin import skin

__all__ = ["skin"]
