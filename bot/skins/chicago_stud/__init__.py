"""Chicago stud's looks and words: `skin` fills bot.skins.skin.Skin."""

from bot.skins.chicago_stud.skin import skin

__all__ = ["skin"]
