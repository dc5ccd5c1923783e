"""How a game looks and speaks: the one door between the shell and a game's pictures and sentences.

A skin sees views and events, never a state. It knows nothing of Discord.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from bot.table.languages import Language
from engine.game import Refusal, Seat

# Views, events and actions of a game are opaque to the shell: it carries them from the engine
# to the game's own skin. Hence `Any` in this one file.
Table = Any
View = Any
Event = Any


@dataclass(frozen=True, slots=True)
class Picture:
    """An encoded picture, and what it says for those who cannot see it (at most 1,024 characters)."""

    filename: str  # tells the kind of picture and nothing else
    content: bytes
    alt: str


@dataclass(frozen=True, slots=True)
class Choice:
    """One next word of the notation, as a button or a line of a menu shows it."""

    word: str  # the next word of the legal lines, for example `play`, `R7`, `B`
    label: str  # at most 80 characters
    detail: str = ""  # at most 100 characters, for menus
    emoji: str | None = None


@dataclass(frozen=True, slots=True)
class OptionChoice:
    """One value of an option of the game, as the lobby offers it."""

    value: str
    label: str
    detail: str


class Skin(Protocol):
    """Everything the shell shows of a game. `names` are the people's names by seat, raw from Discord
    (pictures take them raw; sentences escape them for Discord's markdown)."""

    # ---- pictures (slow: always called in a thread) ----
    def paint_table(self, table: Table, names: Sequence[str], language: Language) -> Picture:
        """The table as everybody may see it; the final picture when the game is over."""

    def paint_hand(self, view: View, names: Sequence[str], language: Language) -> Picture:
        """One boss's hand and own gangsters; for his eyes only."""

    def paint_extras(self, view: View, names: Sequence[str], language: Language) -> tuple[Picture, ...]:
        """What else this boss alone may see now: his raid of this turn, the pile he searches."""

    def paint_news(
        self, events: Sequence[Event], table: Table, names: Sequence[str], language: Language
    ) -> tuple[Picture, ...]:
        """Pictures of what just happened, in order: one per shootout held or tied."""

    def paint_banner(self, bosses: Sequence[str | None], names: Sequence[str], language: Language) -> Picture:
        """The head of a lobby: who sits down."""

    def paint_help(self, language: Language) -> tuple[Picture, ...]:
        """Help cards: ranks of hands, businesses."""

    # ---- sentences ----
    def tell(
        self, events: Sequence[Event], table: Table, names: Sequence[str], language: Language
    ) -> tuple[str, ...]:
        """The news in 1-6 short lines, in Discord's markdown."""

    def describe(self, table: Table, names: Sequence[str], language: Language) -> str:
        """The whole table as text, enough to play from without the picture."""

    def describe_view(self, view: View, names: Sequence[str], language: Language) -> str:
        """What one boss may see, as text: his hand, his gangsters, what he knows."""

    def dossier(self, view: View, names: Sequence[str], language: Language) -> str:
        """Everything this boss has legitimately seen, by business, with the turn."""

    def situation(self, table: Table, names: Sequence[str], language: Language) -> str:
        """One line: what the table waits for (whose turn, a tie, the winner)."""

    def prompt(self, view: View, names: Sequence[str], language: Language) -> str:
        """What is asked of this boss now, in one or two lines ("Your turn: 2 of 3 actions left")."""

    def choices(
        self, view: View, said: Sequence[str], names: Sequence[str], language: Language
    ) -> tuple[Choice, ...]:
        """The distinct next words of his legal lines that begin with the words `said`.

        A word `""` means that the line is complete as it stands.
        """

    def label(self, action: str, view: View, names: Sequence[str], language: Language) -> str:
        """A line of notation in words, for private panels and autocomplete (at most 100 characters)."""

    def refuse(self, refusal: Refusal, names: Sequence[str], language: Language) -> str:
        """Why not, and what may be done instead."""

    def rules(self, language: Language, options: Mapping[str, str]) -> str:
        """How to play, in short, as agreed at this table."""

    def title(self, bosses: Sequence[str]) -> str:
        """The name of the table's thread (at most 100 characters)."""

    def boss_name(self, boss: str) -> str:
        """`capone` -> `Al Capone`."""

    def option_choices(self, option: str, language: Language) -> tuple[OptionChoice, ...]:
        """The values of a game option, worded."""

    def finish(self, events: Sequence[Event], table: Table, seat: Seat) -> Mapping[str, int]:
        """What the statistics keep of one boss's finished game: tiles by kind, shootouts won and
        stolen, the best hand's rank; from all its events and the last table."""

    def remark(
        self,
        events: Sequence[Event],
        table: Table,
        computers: Sequence[Seat],
        seed: int | str,
        language: Language,
    ) -> str:
        """What one of the computers says to the news, in character; empty most times."""
