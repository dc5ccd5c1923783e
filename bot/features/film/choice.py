"""The film that a control leads to: the words behind its name in its id; and reasons why there is none."""

import re
from dataclasses import dataclass
from enum import StrEnum

from bot.features.film.plan import Speed
from bot.table.languages import LANGUAGES, Language
from bot.table.moments import Eyes
from bot.ui.ids import eyes_of
from bot.ui.refusals import UiReason, UiRefusal

FILM = "film"  # names of controls, as they stand in ids since 0.6
CANCEL = "cancel-film"
SHARE = "share-film"
CHOICE = re.compile(r"([a-z]+|[0-9]{1,3})\.([a-z]+)\.([a-z]+)")


class FilmReason(StrEnum):
    """A reason why there is no film."""

    NO_SUCH_SPEED = "film/no-such-speed"
    GONE = "film/gone"  # not kept any more
    NOT_NOW = "film/not-now"  # too many people wait for their pictures
    SHARED_ALREADY = "film/shared-already"  # once is enough


@dataclass(frozen=True, slots=True)
class FilmChoice:
    """A film of a table: through whose eyes, how quick, in which language."""

    eyes: Eyes
    speed: Speed
    language: Language

    def __str__(self) -> str:
        return f"{self.eyes}.{self.speed}.{self.language}"


def film_of(about: str) -> FilmChoice:
    """Parse a film button's text, as `str` of a FilmChoice writes it; raises UiRefusal for anything else."""
    if (found := CHOICE.fullmatch(about)) and found[2] in set(Speed):
        for language in LANGUAGES:
            if language == found[3]:
                return FilmChoice(eyes_of(found[1]), Speed(found[2]), language)
    raise UiRefusal(UiReason.OLD_BUTTON)
