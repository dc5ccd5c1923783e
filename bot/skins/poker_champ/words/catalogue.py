"""The game's own sentences: `say` without naming their folder each time."""

from bot.skins.sentences import Sentences

_OURS = Sentences("poker_champ")
say, has = _OURS.say, _OURS.has
