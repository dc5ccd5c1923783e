"""/help in pages: what the bot does, then a page for each game, so that every game has room for its own."""

from collections.abc import Iterator, Mapping

from discord import ButtonStyle

from bot.language import say
from bot.lessons import course
from bot.skins.skin import Picture, Skin
from bot.table.languages import Language
from bot.ui.components import PersistentItem, button
from bot.ui.ids import Action, ActionId
from bot.ui.pages.lesson import learn_button
from bot.ui.pages.links import NO_LINKS, HostLinks
from bot.ui.pages.moved import ABOUT_MOVED, moved_button, moved_words
from bot.ui.pages.page import Divider, Gallery, Page, Row, rows
from bot.ui.voice import Voice
from engine.version import VERSION

GENERAL = "bot"  # the page that is about no game


def help_page(skins: Mapping[str, Skin], about: str, language: Language, links: HostLinks = NO_LINKS) -> Page:
    """The page about one game, by its name; about the bot for any other word."""
    skin = skins.get(about)
    game = about if skin is not None else ""
    told = _words(skins, about, language)
    pages, ways = tuple(_pages(skins, about, language)), tuple(_ways(about, skin, language))
    about_us = about not in skins and about != ABOUT_MOVED
    last = _about_us(links, language) if about_us else ()
    return Page(parts=(told, first_buttons(game, language), Divider(), *rows(pages), *rows(ways), *last))


def _about_us(links: HostLinks, language: Language) -> tuple[str, ...]:
    """The host's own pages, and the version that runs."""
    return (*filter(None, (links.line(language),)), say(language, "ui-help-version", version=VERSION))


def _words(skins: Mapping[str, Skin], about: str, language: Language) -> str:
    if about == ABOUT_MOVED:
        return moved_words(skins, language)
    return skins[about].help(language) if about in skins else say(language, "ui-help")


def welcome_page(skins: Mapping[str, Skin], voice: Voice, banner: tuple[Picture, ...]) -> Page:
    """The first page that a newcomer sees, in a channel: which games there are, and three ways in."""
    games = " · ".join(skin.name(voice.language).label for skin in skins.values())
    what, ways = voice.say("ui-welcome", games=games), voice.say("ui-welcome-ways", game=voice.game)
    return Page(parts=(Gallery(banner), what, first_buttons("", voice.language), ways))


def first_buttons(game: str, language: Language) -> Row:
    """A newcomer's buttons: play now, learn, open a table; in the first game where none is named."""
    now = button(ActionId(0, Action.PLAY_NOW, game), say(language, "ui-play-now"), style=ButtonStyle.success)
    learn = (learn_button(game, language),) if not game or course(game) is not None else ()
    opening = button(ActionId(0, Action.OPEN_TABLE, game), say(language, "ui-open-table"))
    return Row((now, *learn, opening))


def _pages(skins: Mapping[str, Skin], about: str, language: Language) -> Iterator[PersistentItem]:
    """The way to every page but the one that is open."""
    if about in (*skins, ABOUT_MOVED):
        yield button(ActionId(0, Action.HELP, GENERAL), say(language, "ui-help-general"))
    for game, skin in skins.items():
        if game != about:
            yield button(ActionId(0, Action.HELP, game), skin.name(language).label)


def _ways(about: str, skin: Skin | None, language: Language) -> Iterator[PersistentItem]:
    """Ways on: the open game's rules, else where old commands went; and where it is one's turn."""
    if skin is not None:
        label = say(language, "ui-how-to-play-game", game=skin.name(language).label)
        yield button(ActionId(0, Action.HOW, about), label)
    elif about != ABOUT_MOVED:
        yield moved_button(language)
    yield button(ActionId(0, Action.NEXT), say(language, "ui-next"))
