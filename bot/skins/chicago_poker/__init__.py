"""Chicago Poker's looks and words, put together: `skin` fills bot/skins/skin.py.

The pictures are imported when the first one is painted, so that words alone need no Pillow.
"""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

from bot.language import Language
from bot.skins.chicago_poker import words_asked, words_choices, words_news, words_refusals, words_rules
from bot.skins.skin import Choice, OptionChoice, Picture
from engine.chicago_poker.events import Event
from engine.chicago_poker.views import BossView, TableView
from engine.game import Refusal, Seat

Names = Sequence[str]


class ChicagoPoker:
    """How Chicago Poker looks and speaks (bot.skins.skin.Skin)."""

    def tell(
        self, events: Sequence[Event], table: TableView, names: Names, language: Language
    ) -> tuple[str, ...]:
        return words_news.tell(events, table, names, language)

    def situation(self, table: TableView, names: Names, language: Language) -> str:
        return words_asked.situation(table, names, language)

    def prompt(self, view: BossView, names: Names, language: Language) -> str:
        return words_asked.prompt(view, names, language)

    def choices(
        self, view: BossView, said: Sequence[str], names: Names, language: Language
    ) -> tuple[Choice, ...]:
        return words_choices.choices(view, said, names, language)

    def label(self, action: str, view: BossView, names: Names, language: Language) -> str:
        return words_choices.label(action, view, names, language)

    def refuse(self, refusal: Refusal, names: Names, language: Language) -> str:
        return words_refusals.refuse(refusal, language)

    def rules(self, language: Language, options: Mapping[str, str]) -> str:
        return words_rules.rules(language, options)

    def title(self, bosses: Sequence[str]) -> str:
        return words_rules.title(bosses)

    def boss_name(self, boss: str) -> str:
        return words_rules.boss_name(boss)

    def option_choices(self, option: str, language: Language) -> tuple[OptionChoice, ...]:
        return words_rules.option_choices(option, language)


skin = ChicagoPoker()
