"""How Gangster fills bot.skins.skin.Skin: a table of contents of its pictures and its words.

It has no state, so it can be sent to a worker process. Painters are imported when something is first
painted: words alone need no Pillow.
"""

from bot.skins.gangster.commands import COMMANDS
from bot.skins.gangster.emoji import emoji
from bot.skins.gangster.words import (
    advice,
    asked,
    figures,
    game,
    menus,
    news,
    reckoning,
    record,
    refusals,
    rules,
    story,
    table,
    talk,
    view,
)
from bot.skins.gangster.words.catalogue import DOMAIN
from bot.skins.lazy_pictures import LazyPictures
from bot.skins.skin import CommandSpec

PICTURES = LazyPictures("bot.skins.gangster.pictures.shown")


class Gangster:
    """Gangster's looks and words."""

    domain: str = DOMAIN
    group: str = "gangster"
    ends_turn: str = ""
    keeps_record: bool = True
    shows_turns: bool = True
    nothing_hidden: bool = True
    commands: tuple[CommandSpec, ...] = COMMANDS

    emoji = staticmethod(emoji)

    name = staticmethod(game.LOBBY.name)
    role = staticmethod(game.LOBBY.role)
    title = staticmethod(game.LOBBY.title)
    option = staticmethod(game.LOBBY.option)
    option_values = staticmethod(game.option_values)
    level = staticmethod(game.level)
    terms = staticmethod(rules.terms)
    rules = staticmethod(rules.rules)
    help = staticmethod(game.LOBBY.help_lines)

    tell = staticmethod(news.tell)
    describe = staticmethod(table.describe)
    recount = staticmethod(reckoning.recount)
    describe_view = staticmethod(view.describe_view)
    describe_eyes = staticmethod(table.describe_eyes)
    dossier = staticmethod(record.dossier)
    record = staticmethod(record.record)
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


skin = Gangster()
