"""What a computer boss says now and then: a short line in character, the same for the same seed.

A game names the moments at which something may be said, from what everybody saw: so a line can betray
nothing that the computer knows.
"""

from collections.abc import Callable, Container, Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from bot.skins.bosses.voice import BossVoice
from bot.skins.bosses.words import say
from bot.table.languages import Language
from engine.game import Seat
from engine.shuffle import drawn

COMMON = tuple("abcdef")  # lines that anybody may say; one more is a boss's own


@dataclass(frozen=True, slots=True)
class Talk:
    """How talkative the computers of a game are.

    `words`: the line of a moment, one of `a` to `f` or that of a boss, in a language. `seldom`: the moments,
    the greatest first; at each, one time in so many something is said.
    """

    words: Callable[[Language, StrEnum, str], str]
    seldom: Mapping[StrEnum, int]

    def remark(
        self,
        moments: Iterable[tuple[StrEnum, Seat]],
        voice: BossVoice,
        computers: Container[Seat],
        seed: int | str,
    ) -> str:
        """What one of the computers says to the greatest of these moments; empty most times."""
        theirs = [(moment, seat) for moment, seat in moments if seat in computers]
        if not theirs:
            return ""
        order = list(self.seldom)
        moment, seat = min(theirs, key=lambda said: order.index(said[0]))
        if drawn(self.seldom[moment], f"{seed}:speaks"):
            return ""
        line = self.line(moment, voice.bosses[seat], seed, voice.language)
        return say(voice.language, "talk-says", boss=voice.boss(seat), words=line)

    def line(self, moment: StrEnum, boss: StrEnum, seed: int | str, language: Language) -> str:
        """A line for that moment, one of those that anybody says or the boss's own."""
        lines = (*COMMON, boss.value)
        return self.words(language, moment, lines[drawn(len(lines), f"{seed}:{moment.value}")])
