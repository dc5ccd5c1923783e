"""How bosses and the people behind them are named in a sentence, and how lists are spoken."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import ClassVar, Protocol, Self

from bot.language import Fact
from bot.plain_text import cleaned, escaped
from bot.skins.bosses.words import full_name, say, short_name
from bot.skins.sentences import Sentences
from bot.table.languages import Language
from engine.game import Seat

YOU = "you"  # as a fact of a sentence, in any language: it speaks to its reader


class Row(Protocol):
    """A seat, as everybody sees it."""

    @property
    def boss(self) -> StrEnum:
        """The boss of this seat."""


class Table(Protocol):
    """A game, as everybody sees it."""

    @property
    def rows(self) -> Sequence[Row]:
        """The seats, in order."""


@dataclass(frozen=True, slots=True)
class BossVoice:
    """A language, the bosses at the table and the people behind them; a game's own voice knows more.

    `sentences`: those of the game.
    `bold`: for Discord's markdown, so names are escaped; else plain text, as in alt text.
    `reader`: the seat whose person alone reads it, if anybody's.
    """

    language: Language
    bosses: Sequence[StrEnum]
    names: Sequence[str]
    bold: bool = True
    reader: Seat | None = field(default=None, kw_only=True)

    sentences: ClassVar[Sentences]

    @classmethod
    def at_table(
        cls,
        table: Table,
        names: Sequence[str],
        language: Language,
        *,
        bold: bool = True,
        reader: Seat | None = None,
    ) -> Self:
        """The voice of a table."""
        return cls(language, tuple(row.boss for row in table.rows), names, bold, reader=reader)

    def say(self, key: str, /, **facts: Fact) -> str:
        """A sentence of the game in this voice's language."""
        return self.sentences.say(self.language, key, **facts)

    def addressed(self, seat: Seat) -> str:
        """The boss's short name; YOU for the reader, by which a sentence chooses its verb."""
        return YOU if seat == self.reader else self.boss(seat)

    def boss(self, seat: Seat) -> str:
        """The boss's short name: **Capone**."""
        return self.named(self.bosses[seat])

    def named(self, boss: StrEnum) -> str:
        """A boss who need not sit at the table: **Capone**."""
        name = short_name(boss)
        return f"**{name}**" if self.bold else name

    def who(self, seat: Seat) -> str:
        """The boss and the person who plays, if it is a person: **Capone** (Lucie)."""
        person = self.person(seat)
        boss = self.boss(seat)
        return say(self.language, "boss-and-person", boss=boss, person=person) if person else boss

    def person(self, seat: Seat) -> str:
        """The person's name, empty for a computer, which goes by the name of its boss."""
        name = cleaned(self.names[seat]) if seat < len(self.names) else ""
        boss = self.bosses[seat]
        if name.replace("'", "’") in {full_name(boss), short_name(boss)}:
            return ""
        return escaped(name) if self.bold else name

    def in_full(self, seat: Seat) -> dict[str, Fact]:
        """The whole name of the boss, the person's, and whether a computer plays: facts of a sentence."""
        person = self.person(seat)
        return {"boss": full_name(self.bosses[seat]), "name": person, "computer": "no" if person else "yes"}

    def everyone(self, seats: Sequence[Seat]) -> str:
        """Several bosses: **Capone**, **Moran** and **Weiss**."""
        return self.listed([self.boss(seat) for seat in seats])

    def everyone_and_you(self, seats: Sequence[Seat]) -> str:
        """Several bosses, the reader last: **Capone**, **Moran** and you."""
        others = [self.boss(seat) for seat in seats if seat != self.reader]
        return self.listed([*others, say(self.language, "list-reader")] if self.reader in seats else others)

    def listed(self, words: Sequence[str]) -> str:
        """`a`, `a and b`, `a, b and c`."""
        *first, last = words
        if not first:
            return last
        return say(self.language, "list-last", before=", ".join(first), last=last)

    def joined(self, facts: Sequence[str]) -> str:
        """Facts one after the other: `3 cards in hand; controls: Brewery`."""
        first, *others = facts
        for fact in others:
            first = say(self.language, "facts-more", before=first, next=fact)
        return first
