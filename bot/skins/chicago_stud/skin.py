"""How Chicago stud fills bot.skins.skin.Skin: a table of contents of its pictures and its words.

It has no state, so it can be sent to a worker process. Painters are imported when something is first
painted: words alone need no Pillow.
"""

from collections.abc import Sequence

from bot.skins.bosses import words as bosses
from bot.skins.chicago_stud.commands import COMMANDS
from bot.skins.chicago_stud.words import (
    asked,
    dossier,
    figures,
    game,
    menus,
    news,
    refusals,
    rules,
    showdown,
    table,
    talk,
    view,
)
from bot.skins.chicago_stud.words.catalogue import DOMAIN
from bot.skins.skin import CommandSpec, Form, Picture
from bot.table.languages import Language
from engine.chicago_stud.events import Event
from engine.chicago_stud.views import SeatView, TableView

Names = Sequence[str]


class ChicagoStud:
    """Chicago stud's looks and words."""

    domain: str = DOMAIN
    group: str = "stud"
    commands: tuple[CommandSpec, ...] = COMMANDS

    name = staticmethod(game.name)
    role = staticmethod(game.role)
    title = staticmethod(game.title)
    option = staticmethod(game.option)
    option_values = staticmethod(game.option_values)
    level = staticmethod(bosses.level)
    rules = staticmethod(rules.rules)
    help = staticmethod(game.help_lines)

    tell = staticmethod(news.tell)
    describe = staticmethod(table.describe)
    recount = staticmethod(showdown.recount)
    describe_view = staticmethod(view.describe_view)
    dossier = staticmethod(dossier.dossier)
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
        """The table by rows of bosses and columns of streets; after the end who won, and with how much."""
        from bot.skins.chicago_stud.pictures import shown

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
        """The hand: own cards, the best hand, the price of a call, the rivals, the order in force."""
        from bot.skins.chicago_stud.pictures import shown

        return shown.private_pictures(view, names, language, form, marks)

    def paint_news(
        self, events: Sequence[Event], table: TableView, names: Names, language: Language
    ) -> tuple[Picture, ...]:
        """A picture for each showdown."""
        from bot.skins.chicago_stud.pictures import shown

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
        from bot.skins.chicago_stud.pictures import shown

        return shown.banner(roles, names, language, started=started)

    def paint_help(self, language: Language) -> tuple[Picture, ...]:
        """The hands of poker, high and low."""
        from bot.skins.chicago_stud.pictures import shown

        return shown.help_cards(language)


skin = ChicagoStud()
