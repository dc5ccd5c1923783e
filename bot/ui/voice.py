"""A game in one language, as pages speak of it: no page hands on a skin, a language and names.

`UiContext.voice` binds it to a table; a page takes what it is about, and a voice.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.language import Fact, say
from bot.plain_text import NAMELESS, cleaned
from bot.skins.skin import Choice, Skin
from bot.table.languages import Language
from bot.table.match import Occupant
from bot.table.moments import Everybody, Eyes
from bot.table.opaque import Event, TableView, View
from engine.game import Seat


@dataclass(frozen=True, slots=True)
class Voice:
    """A game's skin, a language, and the people's names by seat, where a page is about a table."""

    skin: Skin
    language: Language
    names: Sequence[str] = ()

    def say(self, key: str, **facts: Fact) -> str:
        """A sentence of the shell."""
        return say(self.language, key, **facts)

    @property
    def game(self) -> str:
        """The game's name."""
        return self.skin.name(self.language).label

    def when(self, table_view: TableView, turn: int) -> str:
        """Time of a decision, as its players saw it."""
        return self.skin.when(table_view, turn, self.language)

    def eyes(self, eyes: Eyes, occupants: Sequence[Occupant]) -> str:
        """Name of the eyes on a game: everybody's, or a seat's by its role, else its name."""
        if isinstance(eyes, Everybody):
            return self.say(f"ui-eyes-{eyes}")
        role = occupants[eyes].role
        who = self.skin.role(role) if role else cleaned(self.names[eyes]) or NAMELESS
        return self.say("ui-eyes-seat", who=who)

    def tell(
        self, events: Sequence[Event], table_view: TableView, reader: Seat | None = None
    ) -> tuple[str, ...]:
        """Tell the news in a few lines; to the person at the seat `reader` alone, if given."""
        return self.skin.tell(events, table_view, self.names, self.language, reader=reader)

    def situation(self, table_view: TableView) -> str:
        """The table's question, or who has won, in one line."""
        return self.skin.situation(table_view, self.names, self.language)

    def choices(self, view: View, said: Sequence[str]) -> tuple[Choice, ...]:
        """A seat's choices after these words, the game's own."""
        return self.skin.choices(view, said, self.names, self.language)

    def label(self, line: str, view: View) -> str:
        """A line's label for a seat."""
        return self.skin.label(line, view, self.names, self.language)

    def prompt(self, view: View) -> str:
        """A seat's question, or its wait."""
        return self.skin.prompt(view, self.names, self.language)

    def describe_view(self, view: View) -> str:
        """A seat's view, as text."""
        return self.skin.describe_view(view, self.names, self.language)

    def describe_eyes(self, view: View) -> str:
        """A seat's view of a past game, as text."""
        return self.skin.describe_eyes(view, self.names, self.language)

    def recount(self, events: Sequence[Event], table_view: TableView) -> str:
        """Events that pictures of their own have shown, as text."""
        return self.skin.recount(events, table_view, self.names, self.language)

    def describe(self, table_view: TableView) -> str:
        """The whole table as text."""
        return self.skin.describe(table_view, self.names, self.language)
