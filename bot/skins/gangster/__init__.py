"""The skin of Gangster: it fills bot.skins.skin.Skin from words/, emoji.py and pictures/shown.py."""

from collections.abc import Sequence

from bot.skins.bosses.skin import BossSkin
from bot.skins.skin import CommandSpec, Form, Picture, Word, Wording
from bot.table.languages import Language
from engine.gangster.events import Event
from engine.gangster.pieces import Clan
from engine.gangster.views import TableView

_LINE = Word("line", "line")


class Gangster(BossSkin):
    """Gangster says for itself what can be played by typing."""

    keeps_record = True
    nothing_hidden = True
    commands = tuple(
        CommandSpec(verb, says=(verb,), words=(_LINE,)) for verb in ("drive", "bump", "unload", "load", "gun")
    )

    def option_values(self, option: str, language: Language) -> tuple[Wording, ...]:
        """The values of an option, or the clans that a seat may wish for."""
        if option != "clan":
            return super().option_values(option, language)
        return tuple(self._clan(clan, language) for clan in Clan)

    def level(self, level: str, language: Language) -> Wording:
        """A level of the computers: there is nothing hidden that they could guess at."""
        return Wording(level, super().level(level, language).label, self.say(language, f"level-{level}"))

    def paint_record(
        self,
        events: Sequence[Event],  # noqa: ARG002  the table knows what it would pay
        table: TableView,
        names: Sequence[str],
        language: Language,
        *,
        form: Form = "wide",
    ) -> tuple[Picture, ...]:
        """The reckoning so far."""
        from bot.skins.gangster.pictures.shown import record_pictures

        return record_pictures(table, names, language, form)

    def paint_beside(
        self,
        table: TableView,
        names: Sequence[str],  # noqa: ARG002
        language: Language,
    ) -> tuple[Picture, ...]:
        """Everybody's influence, and what may still come."""
        from bot.skins.gangster.pictures.shown import beside_pictures

        return beside_pictures(table, language)

    def _clan(self, clan: Clan, language: Language) -> Wording:
        sign, colour = self.say(language, f"clan-{clan}.sign"), self.say(language, f"clan-{clan}")
        label = self.say(language, "clan", sign=sign, clan=colour)
        return Wording(clan, label, self.say(language, f"clan-{clan}.emblem"))


skin = Gangster()
