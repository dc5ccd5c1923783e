"""Chicago Poker's looks and words, put together: `skin` fills bot/skins/skin.py.

Each picture is imported when it is first painted, so that words alone need no Pillow.
"""

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from bot.language import Language
from bot.skins.chicago_poker import (
    words_alt,
    words_asked,
    words_choices,
    words_news,
    words_refusals,
    words_rules,
    words_table,
    words_tally,
    words_view,
)
from bot.skins.skin import Choice, OptionChoice, Picture
from engine.chicago_poker.events import Event, ShootoutHeld, ShootoutTied
from engine.chicago_poker.views import BossView, TableView
from engine.game import Refusal, Seat

Names = Sequence[str]


class ChicagoPoker:
    """How Chicago Poker looks and speaks (bot.skins.skin.Skin says what each method is)."""

    def paint_table(self, table: TableView, names: Names, language: Language) -> Picture:
        """The table; after the end the final picture."""
        if table.outcome and _has("final"):
            return _painted("final", words_alt.alt_final(table, names, language), table, names, language)
        return _painted("table", words_alt.alt_table(table, names, language), table, names, language)

    def paint_hand(self, view: BossView, names: Names, language: Language) -> Picture:
        """One boss's hand and own gangsters."""
        return _painted("hand", words_alt.alt_hand(view, names, language), view, names, language)

    def paint_extras(self, view: BossView, names: Names, language: Language) -> tuple[Picture, ...]:
        """His raids of this turn, the pile he searches."""
        pictures = []
        for raid in view.raids:
            if raid.turn == view.table.turn and view.seat == view.table.active and _has("raid"):
                alt = words_alt.alt_raid(raid, view, names, language)
                pictures.append(_painted("raid", alt, raid, view, names, language))
        if view.pile is not None and _has("pile"):
            pictures.append(
                _painted("pile", words_alt.alt_pile(view, names, language), view, names, language)
            )
        return tuple(pictures)

    def paint_news(
        self, events: Sequence[Event], table: TableView, names: Names, language: Language
    ) -> tuple[Picture, ...]:
        """A picture for each shootout held or tied."""
        return tuple(
            _painted(
                "shootout",
                words_alt.alt_shootout(event, table, names, language),
                event,
                table,
                names,
                language,
            )
            for event in events
            if isinstance(event, ShootoutHeld | ShootoutTied) and _has("shootout")
        )

    def paint_banner(self, bosses: Sequence[str | None], names: Names, language: Language) -> Picture:
        """The head of a lobby."""
        return _painted("banner", words_alt.alt_banner(bosses, names, language), bosses, names, language)

    def paint_help(self, language: Language) -> tuple[Picture, ...]:
        """The help cards."""
        alts = {"ranks": words_alt.alt_ranks(language), "businesses": words_alt.alt_businesses(language)}
        return tuple(_painted(kind, alt, language) for kind, alt in alts.items() if _has(kind))

    def tell(
        self, events: Sequence[Event], table: TableView, names: Names, language: Language
    ) -> tuple[str, ...]:
        """The news in 1-6 lines."""
        return words_news.tell(events, table, names, language)

    def describe(self, table: TableView, names: Names, language: Language) -> str:
        """The whole table as text."""
        return words_table.describe(table, names, language)

    def describe_view(self, view: BossView, names: Names, language: Language) -> str:
        """What one boss may see, as text."""
        return words_view.describe_view(view, names, language)

    def dossier(self, view: BossView, names: Names, language: Language) -> str:
        """Everything this boss has legitimately seen."""
        return words_view.dossier(view, names, language)

    def situation(self, table: TableView, names: Names, language: Language) -> str:
        """What the table waits for."""
        return words_asked.situation(table, names, language)

    def prompt(self, view: BossView, names: Names, language: Language) -> str:
        """What is asked of this boss."""
        return words_asked.prompt(view, names, language)

    def choices(
        self, view: BossView, said: Sequence[str], names: Names, language: Language
    ) -> tuple[Choice, ...]:
        """The next words of his legal lines."""
        return words_choices.choices(view, said, names, language)

    def label(self, action: str, view: BossView, names: Names, language: Language) -> str:
        """A line of notation in words."""
        return words_choices.label(action, view, names, language)

    def refuse(self, refusal: Refusal, names: Names, language: Language) -> str:  # noqa: ARG002  # bosses' names suffice
        """Why not, and what instead."""
        return words_refusals.refuse(refusal, language)

    def rules(self, language: Language, options: Mapping[str, str]) -> str:
        """How to play, in short."""
        return words_rules.rules(language, options)

    def title(self, bosses: Sequence[str]) -> str:
        """The name of the table's thread."""
        return words_rules.title(bosses)

    def boss_name(self, boss: str) -> str:
        """`capone` -> `Al Capone`."""
        return words_rules.boss_name(boss)

    def option_choices(self, option: str, language: Language) -> tuple[OptionChoice, ...]:
        """The values of a game option, worded."""
        return words_rules.option_choices(option, language)

    def finish(self, events: Sequence[Event], table: TableView, seat: Seat) -> Mapping[str, int]:
        """What the statistics keep of one boss's game."""
        return words_tally.finish(events, table, seat)


skin = ChicagoPoker()


# `Any`: each picture's module takes the views it needs.
def _painted(kind: str, alt: str, *seen: Any) -> Picture:
    """The picture of that kind: its module paints, its palette keeps it small."""
    canvas = import_module(f"{__name__}.{kind}").paint(*seen)
    return Picture(f"{kind}.png", canvas.encoded(kind), alt)


def _has(kind: str) -> bool:
    return find_spec(f"{__name__}.{kind}") is not None
