"""The game's own sentences: `say` without naming their folder each time."""

from bot.skins.sentences import Sentences

OURS = Sentences("two_trucks")
say = OURS.say
