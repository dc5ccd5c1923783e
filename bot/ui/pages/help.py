"""/help in pages: what the bot does, then a page for each game, so that every game has room for its own."""

from collections.abc import Iterator, Mapping

from bot.language import say
from bot.lessons import course
from bot.skins.skin import Skin
from bot.table.languages import Language
from bot.ui.components import PersistentItem, button
from bot.ui.ids import Action, ActionId
from bot.ui.pages.lesson import learn_button
from bot.ui.pages.page import Divider, Page, rows

GENERAL = "bot"  # the page that is about no game


def help_page(skins: Mapping[str, Skin], about: str, language: Language) -> Page:
    """The page about one game, by its name; about the bot for any other word."""
    skin = skins.get(about)
    told = say(language, "ui-help") if skin is None else skin.help(language)
    ways = tuple(_ways(about if skin is not None else "", skin, language))
    return Page(parts=(told, Divider(), *rows(tuple(_pages(skins, about, language))), *rows(ways)))


def _pages(skins: Mapping[str, Skin], about: str, language: Language) -> Iterator[PersistentItem]:
    """The way to every page but the one that is open."""
    if about in skins:
        yield button(ActionId(0, Action.HELP, GENERAL), say(language, "ui-help-general"))
    for game, skin in skins.items():
        if game != about:
            yield button(ActionId(0, Action.HELP, game), skin.name(language).label)


def _ways(game: str, skin: Skin | None, language: Language) -> Iterator[PersistentItem]:
    """What to do next: read the rules of the game that is open, learn it, or see where it is one's turn."""
    if skin is not None:
        label = say(language, "ui-how-to-play-game", game=skin.name(language).label)
        yield button(ActionId(0, Action.RULES, game), label)
    if skin is None or course(game) is not None:
        yield learn_button(game if skin is not None else "", language)
    yield button(ActionId(0, Action.NEXT), say(language, "ui-next"))
