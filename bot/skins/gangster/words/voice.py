"""How things are named in a sentence of Gangster: bosses, clans, places, pieces of equipment, who acts."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.skins.bosses.voice import YOU, BossVoice
from bot.skins.gangster.words.catalogue import OURS
from bot.table.languages import Language
from engine.game import Seat
from engine.gangster.pieces import Clan, Kind, Place
from engine.gangster.views import TableView


@dataclass(frozen=True, slots=True)
class Voice(BossVoice):
    """The bosses' voice at a table of Gangster.

    In markdown (`bold`) a clan goes by its sign and its colour, in plain text by its colour alone.
    """

    sentences = OURS

    clans: tuple[tuple[Clan, ...], ...] = ()  # by seat

    @classmethod
    def at(
        cls,
        table: TableView,
        names: Sequence[str],
        language: Language,
        *,
        bold: bool = True,
        reader: Seat | None = None,
    ) -> "Voice":
        """The voice for that table, with the clans of its bosses."""
        bosses = tuple(row.boss for row in table.seats)
        return cls(language, bosses, names, bold, tuple(row.clans for row in table.seats), reader=reader)

    def place(self, place: Place) -> str:
        """`The Loop`, the same in every language."""
        return self.say(f"place-{place}")

    def piece(self, kind: Kind) -> str:
        """`the Motor`, as it stands in a sentence."""
        return self.say(f"equipment-{kind}.the")

    def kind(self, kind: Kind) -> str:
        """`Motor`, as a label has it."""
        return self.say(f"equipment-{kind}")

    def clan(self, clan: Clan) -> str:
        """A clan by its colour: `🟢☘️ green`; in plain text `green`."""
        return self.signed(clan) if self.bold else self.say(f"clan-{clan}")

    def signed(self, clan: Clan) -> str:
        """With its sign, as buttons have it too."""
        return self.say("clan", sign=self.sign(clan), clan=self.say(f"clan-{clan}"))

    def sign(self, clan: Clan) -> str:
        """`🟢☘️`."""
        return self.say(f"clan-{clan}.sign")

    def colours(self, clans: Sequence[Clan]) -> str:
        """Several clans: `🟢☘️ green and ⚪✖️ grey`."""
        return self.listed([self.clan(clan) for clan in clans])

    def actor(self, seat: Seat, clan: Clan) -> str:
        """The boss; with the clan where a boss leads two."""
        boss = self.boss(seat)
        if len(self.clans[seat]) == 1:
            return boss
        return self.say("actor", boss=boss, clan=self.clan(clan))

    def addressed_actor(self, seat: Seat, clan: Clan) -> str:
        """The same; YOU for a reader who leads one clan."""
        return YOU if self._is_the_readers(clan) else self.actor(seat, clan)

    def whose(self, clan: Clan) -> str:
        """A gangster's clan; YOU where it is the only one of the reader."""
        return YOU if self._is_the_readers(clan) else self.clan(clan)

    def guest(self, clan: Clan) -> str:
        """A gangster in a list: `🟢☘️ green`, or `one of yours`."""
        return self.say("clan-yours") if self._is_the_readers(clan) else self.clan(clan)

    def _is_the_readers(self, clan: Clan) -> bool:
        return self.reader is not None and self.clans[self.reader] == (clan,)

    def leader(self, clan: Clan) -> str:
        """The same from the clan alone; raises StopIteration where it does not play."""
        return self.actor(next(seat for seat, clans in enumerate(self.clans) if clan in clans), clan)

    def joined_by_dots(self, words: Sequence[str]) -> str:
        """`a · b · c`."""
        return " · ".join(words)
