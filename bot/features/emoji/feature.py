"""The part of emoji: what brings them."""

from bot.features.emoji.bearer import begun
from bot.ui.features import Feature

FEATURE = Feature(online=(begun,))
