"""The skin of Poker Champ: it fills bot.skins.skin.Skin from words/, emoji.py and pictures/shown.py."""

from collections.abc import Sequence

from bot.skins.bosses.skin import BossSkin
from bot.skins.skin import Form, Picture
from bot.table.languages import Language
from engine.poker_champ.events import Event
from engine.poker_champ.views import TableView


class PokerChamp(BossSkin):
    """Poker Champ keeps a record of its deals in place of its turns."""

    group = "champ"
    keeps_record = True
    shows_turns = False

    def paint_record(
        self,
        events: Sequence[Event],
        table: TableView,
        names: Sequence[str],
        language: Language,
        *,
        form: Form = "wide",
    ) -> tuple[Picture, ...]:
        """The last deals, to read the others by."""
        from bot.skins.poker_champ.pictures.shown import record_pictures

        return record_pictures(events, table, names, language, form)


skin = PokerChamp()
