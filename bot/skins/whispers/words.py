"""How Whispers speaks: its sentences, and how a seat is named in them.

Everything else in this folder takes its sentences from here.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.language import Fact
from bot.plain_text import cleaned, escaped
from bot.skins.sentences import Sentences
from bot.table.languages import Language
from engine.game import Seat
from engine.whispers.events import Revealed
from engine.whispers.pieces import Pick, Sign
from engine.whispers.views import TableView

say = Sentences("whispers").say


@dataclass(frozen=True, slots=True)
class Voice:
    """A language, the people by seat and their signs; `bold`: in Discord's markdown, else plain text."""

    language: Language
    names: Sequence[str]
    signs: Sequence[Sign] = ()
    bold: bool = True

    @classmethod
    def at(cls, table: TableView, names: Sequence[str], language: Language, *, bold: bool = True) -> "Voice":
        """The voice for that table."""
        return cls(language, names, tuple(row.sign for row in table.rows), bold)

    def say(self, key: str, /, **facts: Fact) -> str:
        """A sentence of this game."""
        return say(self.language, key, **facts)

    def who(self, seat: Seat) -> str:
        """**Lucie**; a computer goes by its sign: **Moon**."""
        name = self._name(seat)
        return f"**{name}**" if self.bold else name

    def everyone(self, seats: Sequence[Seat]) -> str:
        """**Lucie**, **Théo** and **Moon**."""
        *first, last = (self.who(seat) for seat in seats)
        return self.say("list-last", before=", ".join(first), last=last) if first else last

    def with_sign(self, seat: Seat) -> str:
        """**Lucie** (Sun), **Moon** (computer)."""
        sign = self.say(f"option-sign-{self.signs[seat]}") if self.names[seat] else self.say("computer")
        return self.say("seat-and-sign", name=self.who(seat), sign=sign)

    def pick(self, pick: Pick) -> str:
        """The high card, the low card."""
        return self.say(f"pick-{pick}")

    def sums(self, duel: Revealed) -> str:
        """**Lucie** 9 + 2 = 11, **Théo** 7 + 0 = 7."""
        return ", ".join(
            self.say("duel-sum", seat=self.who(seat), card=card, whispered=whispered, sum=card + whispered)
            for seat, (card, whispered) in enumerate(zip(duel.cards, duel.whispers, strict=True))
        )

    def _name(self, seat: Seat) -> str:
        name = cleaned(self.names[seat])
        if name:
            return escaped(name) if self.bold else name
        if seat < len(self.signs):
            return self.say(f"option-sign-{self.signs[seat]}")
        return self.say("seat-unknown", number=seat + 1)
