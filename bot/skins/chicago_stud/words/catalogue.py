"""The game's own sentences: `say` without naming their folder each time."""

from bot.skins.sentences import Sentences

_OURS = Sentences("chicago_stud")
say, has = _OURS.say, _OURS.has
