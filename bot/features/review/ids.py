"""Ids of a review's controls: their names, and the words behind those."""

import re
from dataclasses import dataclass
from enum import StrEnum

from bot.ui.ids import NATURAL
from bot.ui.refusals import UiReason, UiRefusal

REVIEW = "review"  # names of controls, as they stand in ids since 0.6
CANCEL = "cancel-review"
MISTAKE = "mistake"
ABOUT_A_MISTAKE = re.compile(rf"([0-9]{{1,2}})\.([a-z]+)\.([^~]*)(?:~{NATURAL})?")

IN_WORDS = "text"  # what a control of a review is about that leads to a replay in words alone


def in_words(about: str) -> bool:
    """True if a review's control leads to words alone; raises UiRefusal for one that is not ours."""
    if about in ("", IN_WORDS):
        return bool(about)
    raise UiRefusal(UiReason.OLD_BUTTON)


class MistakeAsk(StrEnum):
    """A request of a control in a small lesson made of a mistake."""

    BEGIN = "begin"  # from the end of the game, which stays
    OPEN = "open"
    SAY = "say"  # a word more of a move
    SHOW = "show"  # the better move


@dataclass(frozen=True, slots=True)
class Mistake:
    """One of its reader's costliest turns as a small lesson, the first being 1 (0: all of them at once).

    `words`: of a move so far: private messages only.
    """

    number: int
    ask: MistakeAsk = MistakeAsk.OPEN
    words: tuple[str, ...] = ()
    page: int = 0

    def __str__(self) -> str:
        turned = f"~{self.page}" if self.page else ""
        return f"{self.number}.{self.ask}.{' '.join(self.words)}{turned}"


FIRST = str(Mistake(1, MistakeAsk.BEGIN))  # where the end of a game leads


def mistake_of(about: str) -> Mistake:
    """Parse a control's text, as `str` of a Mistake says it; raises UiRefusal for anything else."""
    if (found := ABOUT_A_MISTAKE.fullmatch(about)) and found[2] in set(MistakeAsk):
        number, ask, words, page = found.groups()
        return Mistake(int(number), MistakeAsk(ask), tuple(words.split()), int(page or 0))
    raise UiRefusal(UiReason.OLD_BUTTON)
