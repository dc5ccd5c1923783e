"""The game's own sentences: `say` without naming their folder each time."""

from bot.skins.sentences import Sentences

OURS = Sentences("poker_champ")
say, has = OURS.say, OURS.has
