"""Whispers' looks and words: `skin` fills bot/skins/skin.py, which says what each method is.

Pictures are imported when one is painted, so that words alone need no Pillow.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from bot.plain_text import cleaned
from bot.skins.base import BaseSkin
from bot.skins.skin import Choice, Form, Picture, Sign
from bot.skins.whispers import asking, telling
from bot.skins.whispers.story import sentences
from bot.skins.whispers.words import Voice, say
from bot.table.languages import Language
from engine.advice import Advised
from engine.game import Refusal, Result, Seat
from engine.story import Story
from engine.whispers import info
from engine.whispers.actions import Action, parse
from engine.whispers.events import Event, Revealed
from engine.whispers.pieces import PURSE, agree
from engine.whispers.views import SeatView, TableView

if TYPE_CHECKING:
    from bot.skins.whispers.drawing import Canvas

Names = Sequence[str]

ALT_LIMIT, LABEL_LIMIT = 1024, 100


class Whispers(BaseSkin):
    """The skin of Whispers."""

    # ---- pictures ----

    def paint_table(
        self,
        table: TableView,
        names: Names,
        language: Language,
        *,
        form: Form = "wide",  # noqa: ARG002  # both are painted alike
        marks: Sequence[Event] = (),
    ) -> Picture:
        """The table, also when the game is over."""
        from bot.skins.whispers import pictures

        painted = pictures.paint_table(table, names, language, marks)
        kind = "final" if table.winners else "table"
        voice = Voice.at(table, names, language, bold=False)
        return _picture(kind, painted, telling.table_lines(voice, table))

    def paint_private(
        self,
        view: SeatView,
        names: Names,
        language: Language,
        *,
        form: Form = "wide",
        marks: Sequence[Event] = (),
        standing: bool = False,
        watching: bool = False,
    ) -> tuple[Picture, ...]:
        """Both cards and the purse, with the table where it is seen nowhere else."""
        if watching:
            return self.paint_eyes(view, names, language, form=form, marks=marks)
        from bot.skins.whispers import pictures

        voice = Voice.at(view.table, names, language, bold=False)
        table = () if standing else telling.table_lines(voice, view.table)
        lines = (*telling.own_lines(voice, view), *table)
        painted = pictures.paint_private(view, names, language, standing=standing)
        return (_picture("hand", painted, (line.replace("**", "") for line in lines)),)

    def paint_eyes(
        self,
        view: SeatView,
        names: Names,
        language: Language,
        *,
        form: Form = "wide",
        marks: Sequence[Event] = (),
    ) -> tuple[Picture, ...]:
        """The table, then both cards and the purse."""
        table = self.paint_table(view.table, names, language, form=form, marks=marks)
        return (table, *self.paint_private(view, names, language, form=form))

    def paint_news(
        self,
        events: Sequence[Event],
        table: TableView,
        names: Names,
        language: Language,
        *,
        form: Form = "wide",  # noqa: ARG002
    ) -> tuple[Picture, ...]:
        """A picture for each duel."""
        from bot.skins.whispers import pictures

        voice = Voice.at(table, names, language, bold=False)
        return tuple(
            _picture(
                "duel",
                pictures.paint_duel(event, table, names, language),
                telling.news(voice, (event,), table),
            )
            for event in events
            if isinstance(event, Revealed)
        )

    def paint_motion(
        self,
        events: Sequence[Event],  # noqa: ARG002  # two cards lie there, and that is all
        table: TableView,  # noqa: ARG002
        names: Names,  # noqa: ARG002
        language: Language,  # noqa: ARG002
    ) -> tuple[Picture, ...]:
        """Nothing moves."""
        return ()

    def paint_banner(
        self, roles: Sequence[str | None], names: Names, language: Language, *, started: bool = False
    ) -> Picture:
        """The head of a lobby."""
        del roles  # there are none
        from bot.skins.whispers import pictures

        seated = ", ".join(cleaned(name) or say(language, "computer") for name in names)
        alt = say(language, "alt-banner", count=len(names), names=seated)
        return _picture("banner", pictures.paint_banner(names, language, started), (alt,))

    def paint_help(self, language: Language) -> tuple[Picture, ...]:
        """How a round goes."""
        from bot.skins.whispers import pictures

        alt = say(language, "alt-help")
        return (_picture("help", pictures.paint_help(language), (alt,)),)

    def signs(self) -> dict[str, Sign]:
        """Words are enough."""
        return {}

    def paint_story(self, story: Story, table: TableView, names: Names, language: Language) -> Picture:
        """How the game went, in sentences."""
        from bot.skins.whispers import pictures

        said = tuple(sentences(Voice.at(table, names, language, bold=False), story))
        return _picture("story", pictures.paint_story(said, language), said)

    paint_share = paint_story

    # ---- words about the game ----

    def goal(self, language: Language, options: Mapping[str, str]) -> str:
        """So many points."""
        return say(language, "goal", points=agree(info.agreed(options)).goal)

    def terms(self, language: Language, options: Mapping[str, str]) -> str:
        """For how many it is, and what wins."""
        goal = self.goal(language, options)
        return say(language, "terms", least=info.seats[0], most=info.seats[-1], goal=goal)

    def rules(self, language: Language, options: Mapping[str, str]) -> str:
        """How to play, as agreed; what is not said is as usual."""
        agreed = agree(info.agreed(options))
        return "\n".join(
            (
                say(language, "rules-aim", goal=self.goal(language, options), rounds=agreed.rounds),
                say(language, "rules-cards"),
                say(language, "rules-whispers", purse=PURSE),
                say(language, "rules-peek", forfeit=agreed.forfeit),
                say(language, "rules-duel"),
            )
        )

    # ---- words about a table ----

    def tell(
        self,
        events: Sequence[Event],
        table: TableView,
        names: Names,
        language: Language,
        *,
        reader: Seat | None = None,
    ) -> tuple[str, ...]:
        """The news in lines."""
        return tuple(telling.news(Voice.at(table, names, language), events, table, reader))

    def describe(self, table: TableView, names: Names, language: Language) -> str:
        """The whole table as text."""
        return "\n".join(telling.table_lines(Voice.at(table, names, language), table))

    def recount(self, events: Sequence[Event], table: TableView, names: Names, language: Language) -> str:
        """The duels that were shown."""
        return "\n".join(telling.duels(Voice.at(table, names, language), events))

    def describe_view(self, view: SeatView, names: Names, language: Language) -> str:
        """What this seat alone knows."""
        return "\n".join(telling.own_lines(Voice.at(view.table, names, language), view))

    def describe_eyes(self, view: SeatView, names: Names, language: Language) -> str:
        """The table, then both cards and the purse."""
        return "\n".join(
            (self.describe(view.table, names, language), self.describe_view(view, names, language))
        )

    def dossier(self, view: SeatView, names: Names, language: Language, events: Sequence[Event] = ()) -> str:
        """The same, with every card that was ever shown."""
        voice = Voice.at(view.table, names, language)
        return "\n".join((*telling.own_lines(voice, view), *telling.duels(voice, events)))

    def situation(self, table: TableView, names: Names, language: Language) -> str:
        """What the table waits for, or who has won."""
        return telling.situation(Voice.at(table, names, language), table)

    def call_together(self, table: TableView, people: str, language: Language) -> str:
        """Who still whispers, or must show a card for the duel."""
        return say(language, "call-to-duel" if table.duel else "call-to-whisper", people=people)

    def prompt(self, view: SeatView, names: Names, language: Language) -> str:
        """What is asked of this seat now."""
        return asking.prompt(Voice.at(view.table, names, language), view)

    def choices(
        self, view: SeatView, said: Sequence[str], names: Names, language: Language
    ) -> tuple[Choice, ...]:
        """The next words of its legal lines."""
        return tuple(asking.choices(Voice.at(view.table, names, language, bold=False), view, said))

    def label(self, action: str, view: SeatView, names: Names, language: Language) -> str:
        """A line of notation in words."""
        voice = Voice.at(view.table, names, language, bold=False)
        return asking.label(voice, parse(action))[:LABEL_LIMIT]

    def advised(
        self,
        advised: Advised[Action],
        tries: int,  # noqa: ARG002  # every figure is rounded to hundredths of them
        view: SeatView,
        names: Names,
        language: Language,
    ) -> tuple[str, ...]:
        """How often the game is won, and the duel; then what is left."""
        return tuple(asking.advised(Voice.at(view.table, names, language), advised))

    def when(self, table: TableView, turn: int, language: Language) -> str:  # noqa: ARG002  all whisper at once
        """The round."""
        return say(language, "when", round=table.round)

    def refuse(self, refusal: Refusal, names: Names, language: Language) -> str:
        """Why not, and what instead."""
        return asking.refuse(Voice(language, names), refusal)

    def remark(
        self,
        events: Sequence[Event],
        table: TableView,
        computers: Sequence[Seat],
        seed: int | str,
        language: Language,
    ) -> str:
        """What one of the computers says to the news; empty most times."""
        voice = Voice.at(table, [""] * len(table.rows), language)
        return telling.remark(voice, events, computers, seed)

    # ---- words about results ----

    def ending(self, result: Result, table: TableView, names: Names, language: Language) -> tuple[str, ...]:
        """The figures of a finished game, best first."""
        return tuple(telling.ending(Voice.at(table, names, language), result))

    def story_words(
        self, story: Story, table: TableView, names: Names, language: Language
    ) -> tuple[str, ...]:
        """How the game went, in sentences."""
        return tuple(sentences(Voice.at(table, names, language), story))


skin = Whispers()


def _picture(kind: str, painted: "Canvas", alt: Iterable[str]) -> Picture:
    return Picture(painted.filename(kind), painted.encoded(), "\n".join(alt)[:ALT_LIMIT])
