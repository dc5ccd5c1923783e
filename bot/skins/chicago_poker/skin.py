"""How Chicago Poker fills bot.skins.skin.Skin: a table of contents of its pictures and its words.

It has no state, so it can be sent to a worker process. Painters are imported when something is first
painted: words alone need no Pillow.
"""

from bot.skins.bosses import words as bosses
from bot.skins.chicago_poker.commands import COMMANDS
from bot.skins.chicago_poker.emoji import emoji
from bot.skins.chicago_poker.words import (
    advice,
    asked,
    eyes,
    figures,
    game,
    menus,
    news,
    refusals,
    rules,
    shootout,
    story,
    table,
    talk,
    view,
)
from bot.skins.chicago_poker.words.catalogue import DOMAIN
from bot.skins.lazy_pictures import LazyPictures
from bot.skins.skin import CommandSpec

PICTURES = LazyPictures("bot.skins.chicago_poker.pictures.shown")


class ChicagoPoker:
    """Chicago Poker's looks and words."""

    domain: str = DOMAIN
    group: str = "chicago"
    ends_turn: str = "stop"
    keeps_record: bool = False
    shows_turns: bool = True
    nothing_hidden: bool = False
    commands: tuple[CommandSpec, ...] = COMMANDS

    emoji = staticmethod(emoji)

    name = staticmethod(game.LOBBY.name)
    role = staticmethod(game.LOBBY.role)
    title = staticmethod(game.LOBBY.title)
    option = staticmethod(game.LOBBY.option)
    option_values = staticmethod(game.LOBBY.option_values)
    level = staticmethod(bosses.level)
    terms = staticmethod(rules.terms)
    rules = staticmethod(rules.rules)
    help = staticmethod(game.LOBBY.help_lines)

    tell = staticmethod(news.tell)
    describe = staticmethod(table.describe)
    recount = staticmethod(shootout.recount)
    describe_view = staticmethod(view.describe_view)
    describe_eyes = staticmethod(eyes.describe_eyes)
    dossier = staticmethod(view.dossier)
    record = staticmethod(view.record)
    situation = staticmethod(asked.situation)
    call_together = staticmethod(asked.call_together)
    prompt = staticmethod(asked.prompt)
    guide = staticmethod(asked.guide)
    choices = staticmethod(menus.choices)
    label = staticmethod(menus.label)
    advised = staticmethod(advice.advised)
    cost = staticmethod(advice.cost)
    refuse = staticmethod(refusals.refuse)
    remark = staticmethod(talk.remark)

    ending = staticmethod(figures.ending)
    figure = staticmethod(figures.figure)
    story_words = staticmethod(story.story_words)

    paint_table = staticmethod(PICTURES.table)
    paint_private = staticmethod(PICTURES.private)
    paint_eyes = staticmethod(PICTURES.eyes)
    paint_news = staticmethod(PICTURES.news)
    paint_banner = staticmethod(PICTURES.banner)
    paint_story = staticmethod(PICTURES.story)
    paint_help = staticmethod(PICTURES.help)


skin = ChicagoPoker()
