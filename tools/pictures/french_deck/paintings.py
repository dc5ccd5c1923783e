"""The pictures that every game with French cards can show, for the preview."""

from collections.abc import Iterator
from functools import partial

from bot.skins.french_deck import help_cards
from bot.table.languages import Language
from tools.pictures.painting import Painting


def paintings(language: Language) -> Iterator[Painting]:
    """The help cards in one language."""
    yield Painting("french-hands", partial(help_cards.paint_hands, language))
    yield Painting("french-hands-joker", partial(help_cards.paint_hands, language, jokers=True))
    yield Painting("french-lows", partial(help_cards.paint_lows, language))
