"""How Poker Champ fills bot.skins.skin.Skin: a table of contents of its pictures and its words.

It has no state, so it can be sent to a worker process. Painters are imported when something is first
painted: words alone need no Pillow.
"""

from collections.abc import Sequence

from bot.skins.poker_champ.commands import COMMANDS
from bot.skins.poker_champ.words import (
    asked,
    figures,
    game,
    menus,
    news,
    record,
    refusals,
    showdown,
    table,
    talk,
    view,
)
from bot.skins.poker_champ.words.catalogue import DOMAIN
from bot.skins.skin import CommandSpec, Form, Picture
from bot.table.languages import Language
from engine.poker_champ.events import Event
from engine.poker_champ.views import SeatView, TableView

Names = Sequence[str]


class PokerChamp:
    """Poker Champ's looks and words."""

    domain: str = DOMAIN
    group: str = "champ"
    commands: tuple[CommandSpec, ...] = COMMANDS

    name = staticmethod(game.name)
    role = staticmethod(game.role)
    title = staticmethod(game.title)
    option = staticmethod(game.option)
    option_values = staticmethod(game.option_values)
    level = staticmethod(game.level)
    rules = staticmethod(game.rules)
    help = staticmethod(game.help_lines)

    tell = staticmethod(news.tell)
    describe = staticmethod(table.describe)
    recount = staticmethod(showdown.recount)
    describe_view = staticmethod(view.describe_view)
    dossier = staticmethod(record.dossier)
    situation = staticmethod(asked.situation)
    call_together = staticmethod(asked.call_together)
    prompt = staticmethod(asked.prompt)
    choices = staticmethod(menus.choices)
    label = staticmethod(menus.label)
    refuse = staticmethod(refusals.refuse)
    remark = staticmethod(talk.remark)

    ending = staticmethod(figures.ending)
    figure = staticmethod(figures.figure)

    def paint_table(
        self,
        table: TableView,
        names: Names,
        language: Language,
        *,
        form: Form = "wide",
        marks: Sequence[Event] = (),
    ) -> Picture:
        """The table with the decisions of `marks` marked; after the end the champions."""
        from bot.skins.poker_champ.pictures import shown

        return shown.table_picture(table, names, language, form, marks)

    def paint_private(
        self,
        view: SeatView,
        names: Names,
        language: Language,
        *,
        form: Form = "wide",
        marks: Sequence[Event] = (),
    ) -> tuple[Picture, ...]:
        """The own cards, the best hand, and what the others show of theirs."""
        from bot.skins.poker_champ.pictures import shown

        return shown.private_pictures(view, names, language, form, marks)

    def paint_news(
        self, events: Sequence[Event], table: TableView, names: Names, language: Language
    ) -> tuple[Picture, ...]:
        """A picture for each showdown with the Awards after it, and for each duel."""
        from bot.skins.poker_champ.pictures import shown

        return shown.news_pictures(events, table, names, language)

    def paint_banner(
        self,
        roles: Sequence[str | None],
        names: Names,
        language: Language,
        *,
        started: bool = False,
    ) -> Picture:
        """The head of a lobby: who sits down; of a game that has begun: who plays."""
        from bot.skins.poker_champ.pictures import shown

        return shown.banner(roles, names, language, started=started)

    def paint_help(self, language: Language) -> tuple[Picture, ...]:
        """The ranks of hands, and the thirteen backs."""
        from bot.skins.poker_champ.pictures import shown

        return shown.help_cards(language)


skin = PokerChamp()
