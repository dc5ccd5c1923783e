"""How Chicago Poker fills bot.skins.skin.Skin: a table of contents of its pictures and its words.

It has no state, so it can be sent to a worker process. Painters are imported when something is first
painted: words alone need no Pillow.
"""

from collections.abc import Sequence

from bot.skins.chicago_poker.commands import COMMANDS
from bot.skins.chicago_poker.words import (
    asked,
    figures,
    game,
    menus,
    news,
    refusals,
    rules,
    shootout,
    table,
    talk,
    view,
)
from bot.skins.chicago_poker.words.catalogue import DOMAIN
from bot.skins.skin import CommandSpec, Form, Picture
from bot.table.languages import Language
from engine.chicago_poker.events import Event
from engine.chicago_poker.views import BossView, TableView

Names = Sequence[str]


class ChicagoPoker:
    """Chicago Poker's looks and words."""

    domain: str = DOMAIN
    group: str = ""
    commands: tuple[CommandSpec, ...] = COMMANDS

    name = staticmethod(game.name)
    role = staticmethod(game.role)
    title = staticmethod(game.title)
    option = staticmethod(game.option)
    option_values = staticmethod(game.option_values)
    level = staticmethod(game.level)
    rules = staticmethod(rules.rules)
    help = staticmethod(game.help_lines)

    tell = staticmethod(news.tell)
    describe = staticmethod(table.describe)
    recount = staticmethod(shootout.recount)
    describe_view = staticmethod(view.describe_view)
    dossier = staticmethod(view.dossier)
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
        """The table with what `marks` changed marked, else the last turn; after the end who won, and why."""
        from bot.skins.chicago_poker.pictures import shown

        return shown.table_picture(table, names, language, form, marks)

    def paint_private(
        self,
        view: BossView,
        names: Names,
        language: Language,
        *,
        form: Form = "wide",
        marks: Sequence[Event] = (),
    ) -> tuple[Picture, ...]:
        """The town while something is asked, else the hand; then this turn's raids, and the pile searched."""
        from bot.skins.chicago_poker.pictures import shown

        return shown.private_pictures(view, names, language, form, marks)

    def paint_news(
        self, events: Sequence[Event], table: TableView, names: Names, language: Language
    ) -> tuple[Picture, ...]:
        """A picture for each shootout held or tied, and after the end all cards turned up."""
        from bot.skins.chicago_poker.pictures import shown

        return shown.news_pictures(events, table, names, language)

    def paint_banner(
        self,
        roles: Sequence[str | None],
        names: Names,
        language: Language,
        *,
        started: bool = False,
    ) -> Picture:
        """The head of a lobby: who sits down; of a game that has begun: who plays, in the order of turns."""
        from bot.skins.chicago_poker.pictures import shown

        return shown.banner_picture(roles, names, language, started=started)

    def paint_help(self, language: Language) -> tuple[Picture, ...]:
        """The ranks of hands, and the businesses."""
        from bot.skins.chicago_poker.pictures import shown

        return shown.help_pictures(language)


skin = ChicagoPoker()
