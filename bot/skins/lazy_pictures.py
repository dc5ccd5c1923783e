"""The pictures of a game whose painters are imported when something is first painted.

Words alone need no Pillow: the bot's main process never loads it.
Views and events are those of its own game, whatever it is: hence `Any`.
"""

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol, cast

from bot.skins.skin import Form, Picture
from bot.table.languages import Language
from engine.story import Story

Names = Sequence[str]


class Painters(Protocol):
    """What a game's `pictures.shown` has."""

    def table_picture(
        self, view: Any, names: Names, language: Language, form: Form, marks: Sequence[Any]
    ) -> Picture:
        """The table, with what `marks` changed marked; after the end who won, and why."""

    def private_pictures(
        self,
        view: Any,
        names: Names,
        language: Language,
        form: Form,
        marks: Sequence[Any],
        *,
        standing: bool,
    ) -> tuple[Picture, ...]:
        """The pictures for one seat; `standing`: for a panel that stands while others decide."""

    def eyes_pictures(
        self, view: Any, names: Names, language: Language, form: Form, marks: Sequence[Any]
    ) -> tuple[Picture, ...]:
        """What one seat saw of a moment gone by."""

    def news_pictures(
        self, events: Sequence[Any], view: Any, names: Names, language: Language
    ) -> tuple[Picture, ...]:
        """What just happened, in order."""

    def banner_picture(
        self, roles: Sequence[str | None], names: Names, language: Language, *, started: bool
    ) -> Picture:
        """The head of a lobby."""

    def story_picture(self, story: Story, view: Any, names: Names, language: Language) -> Picture:
        """How a game that is over went."""

    def help_pictures(self, language: Language) -> tuple[Picture, ...]:
        """Help cards."""


class LazyPictures:
    """The `paint_*` of a `Skin`, by the name of the module that fills `Painters`."""

    def __init__(self, module: str) -> None:
        self._module = module

    @property
    def _painters(self) -> Painters:
        return cast(Painters, import_module(self._module))

    def table(
        self,
        table: Any,
        names: Names,
        language: Language,
        *,
        form: Form = "wide",
        marks: Sequence[Any] = (),
    ) -> Picture:
        """See `Skin.paint_table`."""
        return self._painters.table_picture(table, names, language, form, marks)

    def private(
        self,
        view: Any,
        names: Names,
        language: Language,
        *,
        form: Form = "wide",
        marks: Sequence[Any] = (),
        standing: bool = False,
    ) -> tuple[Picture, ...]:
        """See `Skin.paint_private`."""
        return self._painters.private_pictures(view, names, language, form, marks, standing=standing)

    def eyes(
        self,
        view: Any,
        names: Names,
        language: Language,
        *,
        form: Form = "wide",
        marks: Sequence[Any] = (),
    ) -> tuple[Picture, ...]:
        """See `Skin.paint_eyes`."""
        return self._painters.eyes_pictures(view, names, language, form, marks)

    def news(
        self, events: Sequence[Any], table: Any, names: Names, language: Language
    ) -> tuple[Picture, ...]:
        """See `Skin.paint_news`."""
        return self._painters.news_pictures(events, table, names, language)

    def banner(
        self, roles: Sequence[str | None], names: Names, language: Language, *, started: bool = False
    ) -> Picture:
        """See `Skin.paint_banner`."""
        return self._painters.banner_picture(roles, names, language, started=started)

    def story(self, story: Story, table: Any, names: Names, language: Language) -> Picture:
        """See `Skin.paint_story`."""
        return self._painters.story_picture(story, table, names, language)

    def help(self, language: Language) -> tuple[Picture, ...]:
        """See `Skin.paint_help`."""
        return self._painters.help_pictures(language)
