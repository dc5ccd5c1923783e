"""Chicago Poker's looks and words, put together: `skin` fills bot/skins/skin.py.

Each picture is imported when it is first painted, so that words alone need no Pillow.
"""

from collections.abc import Mapping, Sequence

from bot.language import say
from bot.skins.chicago_poker import (
    words_alt,
    words_asked,
    words_choices,
    words_news,
    words_refusals,
    words_rules,
    words_table,
    words_talk,
    words_tally,
    words_view,
)
from bot.skins.skin import Choice, OptionChoice, Picture
from bot.table.languages import Language
from engine.chicago_poker.events import Event, ShootoutHeld
from engine.chicago_poker.views import BossView, TableView
from engine.game import Refusal, Seat

Names = Sequence[str]


class ChicagoPoker:
    """How Chicago Poker looks and speaks (bot.skins.skin.Skin says what each method is)."""

    def paint_table(self, table: TableView, names: Names, language: Language) -> Picture:
        """The table; after the end the final picture."""
        from bot.skins.chicago_poker import pictures

        if table.outcome:
            final = pictures.final_picture(table, _labelled(names, language), language)
            return _picture("final", final, words_alt.alt_final(table, names, language))
        painted = pictures.table_picture(table, _labelled(names, language), language)
        return _picture("table", painted, words_alt.alt_table(table, names, language))

    def paint_hand(self, view: BossView, names: Names, language: Language) -> Picture:
        """One boss's hand and own gangsters."""
        from bot.skins.chicago_poker import pictures

        hand = pictures.hand_picture(view, _labelled(names, language), language)
        return _picture("hand", hand, words_alt.alt_hand(view, names, language))

    def paint_extras(self, view: BossView, names: Names, language: Language) -> tuple[Picture, ...]:
        """His raids of this turn, the pile he searches."""
        from bot.skins.chicago_poker import pictures

        extras = [
            _picture(
                "raid",
                pictures.raid_picture(seen, view.table, _labelled(names, language), language),
                words_alt.alt_raid(seen, view, names, language),
            )
            for seen in pictures.raids_now(view)
        ]
        if view.pile:
            pile = pictures.pile_picture(view.pile, language)
            extras.append(_picture("pile", pile, words_alt.alt_pile(view, names, language)))
        return tuple(extras)

    def paint_news(
        self, events: Sequence[Event], table: TableView, names: Names, language: Language
    ) -> tuple[Picture, ...]:
        """A picture for each shootout held or tied, and after the end all cards turned up."""
        from bot.skins.chicago_poker import pictures

        held = (event for event in events if isinstance(event, ShootoutHeld))
        told = []
        for kind, content in pictures.news_pictures(events, table, _labelled(names, language), language):
            shootout = table.tie if kind == "tie" else next(held) if kind == "shootout" else None
            alt = (
                words_alt.alt_shootout(shootout, table, names, language)
                if shootout
                else words_alt.alt_reveal(table, names, language)
            )
            told.append(_picture(kind, content, alt))
        return tuple(told)

    def paint_banner(self, bosses: Sequence[str | None], names: Names, language: Language) -> Picture:
        """The head of a lobby."""
        from bot.skins.chicago_poker import pictures

        seated = zip(bosses, _labelled(names, language), strict=True)
        labels = [label if boss else "" for boss, label in seated]
        banner = pictures.banner_picture(bosses, labels, language)
        return _picture("banner", banner, words_alt.alt_banner(bosses, names, language))

    def paint_help(self, language: Language) -> tuple[Picture, ...]:
        """The help cards."""
        from bot.skins.chicago_poker import pictures

        return (
            _picture("ranks", pictures.ranks_picture(language), words_alt.alt_ranks(language)),
            _picture("businesses", pictures.businesses_picture(language), words_alt.alt_businesses(language)),
        )

    def tell(
        self, events: Sequence[Event], table: TableView, names: Names, language: Language
    ) -> tuple[str, ...]:
        """The news in 1-6 lines."""
        return words_news.tell(events, table, names, language)

    def describe(self, table: TableView, names: Names, language: Language) -> str:
        """The whole table as text."""
        return words_table.describe(table, names, language)

    def describe_view(self, view: BossView, names: Names, language: Language) -> str:
        """What one boss may see, as text."""
        return words_view.describe_view(view, names, language)

    def dossier(self, view: BossView, names: Names, language: Language, events: Sequence[Event] = ()) -> str:
        """Everything this boss has legitimately seen; with all public events also the discard pile."""
        return words_view.dossier(view, names, language, events)

    def situation(self, table: TableView, names: Names, language: Language) -> str:
        """What the table waits for."""
        return words_asked.situation(table, names, language)

    def prompt(self, view: BossView, names: Names, language: Language) -> str:
        """What is asked of this boss."""
        return words_asked.prompt(view, names, language)

    def choices(
        self, view: BossView, said: Sequence[str], names: Names, language: Language
    ) -> tuple[Choice, ...]:
        """The next words of his legal lines."""
        return words_choices.choices(view, said, names, language)

    def label(self, action: str, view: BossView, names: Names, language: Language) -> str:
        """A line of notation in words."""
        return words_choices.label(action, view, names, language)

    def refuse(self, refusal: Refusal, names: Names, language: Language) -> str:  # noqa: ARG002  # bosses' names suffice
        """Why not, and what instead."""
        return words_refusals.refuse(refusal, language)

    def rules(self, language: Language, options: Mapping[str, str]) -> str:
        """How to play, in short."""
        return words_rules.rules(language, options)

    def title(self, bosses: Sequence[str]) -> str:
        """The name of the table's thread."""
        return words_rules.title(bosses)

    def boss_name(self, boss: str) -> str:
        """`capone` -> `Al Capone`."""
        return words_rules.boss_name(boss)

    def option_choices(self, option: str, language: Language) -> tuple[OptionChoice, ...]:
        """The values of a game option, worded."""
        return words_rules.option_choices(option, language)

    def finish(self, events: Sequence[Event], table: TableView, seat: Seat) -> Mapping[str, int]:
        """What the statistics keep of one boss's game."""
        return words_tally.finish(events, table, seat)

    def remark(
        self,
        events: Sequence[Event],
        table: TableView,
        computers: Sequence[Seat],
        seed: int | str,
        language: Language,
    ) -> str:
        """What one of the computers says to the news, in character; empty most times."""
        return words_talk.remark(events, table, computers, seed, language)


skin = ChicagoPoker()


def _labelled(names: Names, language: Language) -> Names:
    """The line under each boss: the person's name, or that a computer plays him."""
    return tuple(name or say(language, "picture-computer") for name in names)


def _picture(kind: str, content: bytes, alt: str) -> Picture:
    """A picture whose file name tells its kind and nothing else."""
    return Picture(f"{kind}.png", content, alt)
