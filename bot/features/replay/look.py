"""The turn a control of a replay leads to, and the eyes: the words behind its name in its id."""

import re
from dataclasses import dataclass

from bot.table.moments import Everybody, Eyes
from bot.ui.ids import eyes_of
from bot.ui.refusals import UiReason, UiRefusal

LAST = "last"  # the control that goes to the newest turn
REPLAY = "replay"  # the name of the control, as it stands in ids since 0.1
LOOK = re.compile(r"([a-z]*)\.([0-9]{0,9})\.([a-z]+|[0-9]{1,3})(\.text)?")


@dataclass(frozen=True, slots=True)
class Look:
    """A turn looked at again (None: where a replay opens, or the newest), whose eyes, in words alone or not.

    `by`: which control leads there, for no two of a message may have the same id.
    """

    turn: int | None = None
    eyes: Eyes = Everybody.PUBLIC
    text: bool = False
    by: str = ""

    def __str__(self) -> str:
        turn = "" if self.turn is None else self.turn
        return f"{self.by}.{turn}.{self.eyes}" + (".text" if self.text else "")


def look_of(about: str) -> Look:
    """Look of a control's text, as `str` of a Look writes it; raises UiRefusal for anything else."""
    if not about:
        return Look()
    if found := LOOK.fullmatch(about):
        by, turn, eyes, text = found.groups()
        return Look(int(turn) if turn else None, eyes_of(eyes), bool(text), by)
    raise UiRefusal(UiReason.OLD_BUTTON)
