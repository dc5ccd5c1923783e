"""A skin with everything that games do alike; a game writes what differs (see bot.skins.skin.Skin).

What a game says and paints is found by its place, so that nothing is listed twice:

- a function of any module in its `words`, or of its `emoji.py`, that has the name of something in `Skin`;
- `table_picture` and the like in its `pictures/shown.py`, imported when one is painted: words alone need no
  Pillow.

A skin has no state, so it can be sent to a worker process.
"""

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, ClassVar, cast, get_args

from bot.language import Fact, knows, say
from bot.plain_text import quoted
from bot.skins.emoji import Emoji
from bot.skins.skin import Choice, CommandSpec, Form, Picture, Sign, Skin, Word, Wording
from bot.table.languages import Language
from engine.advice import Advised
from engine.game import GameInfo, Refusal

Lines = tuple[str, ...]
Pictures = tuple[Picture, ...]


class BaseSkin:
    """What a skin is where its game says nothing else; it belongs to the game whose folder it is in."""

    domain: ClassVar[str]
    group: ClassVar[str]
    info: ClassVar[GameInfo]
    rules_page: ClassVar[str]
    ends_turn: ClassVar[str] = ""
    keeps_record: ClassVar[bool] = False
    shows_turns: ClassVar[bool] = True
    nothing_hidden: ClassVar[bool] = False
    commands: ClassVar[tuple[CommandSpec, ...]]

    paint_table: Callable[..., Picture]
    paint_private: Callable[..., Pictures]
    paint_eyes: Callable[..., Pictures]
    paint_news: Callable[..., Pictures]
    paint_motion: Callable[..., Pictures]
    paint_banner: Callable[..., Picture]
    paint_story: Callable[..., Picture]
    paint_share: Callable[..., Picture]
    paint_help: Callable[..., Pictures]
    signs: Callable[[], Mapping[str, Sign]]

    goal: Callable[..., str]
    rules: Callable[..., str]
    tell: Callable[..., Lines]
    describe: Callable[..., str]
    recount: Callable[..., str]
    describe_view: Callable[..., str]
    describe_eyes: Callable[..., str]
    dossier: Callable[..., str]
    situation: Callable[..., str]
    call_together: Callable[..., str]
    prompt: Callable[..., str]
    choices: Callable[..., tuple[Choice, ...]]
    label: Callable[..., str]
    when: Callable[..., str]
    remark: Callable[..., str]
    ending: Callable[..., Lines]
    story_words: Callable[..., Lines]

    def __init_subclass__(cls, *, of_several: bool = False) -> None:
        """Find what the game says and paints; `of_several`: a base for several games, which has no folder.

        Raises TypeError where two functions have the same name.
        """
        super().__init_subclass__()
        if of_several:
            return
        package = sys.modules[cls.__module__].__package__ or ""
        cls.domain = package.rpartition(".")[2]
        cls.group = vars(cls).get("group", cls.domain)
        game = import_module(f"engine.{cls.domain}")
        cls.info = game.info
        cls.rules_page = vars(cls).get("rules_page", f"rules-{game.info.name}.md")
        cls.commands = vars(cls).get("commands", tuple(map(_command, get_args(game.Action))))
        for name, found in _found(package):
            if name in vars(cls):
                raise TypeError(f"{package} has {name} twice")
            setattr(cls, name, staticmethod(found))
        for name, function in _PAINTED.items():
            if not hasattr(cls, name):
                setattr(cls, name, _Painter(f"{package}.pictures.shown", function))

    def emoji(self) -> tuple[Emoji, ...]:
        """Unicode has signs enough."""
        return ()

    def name(self, language: Language) -> Wording:
        """The game's name and a line about it."""
        about = say(language, f"{self.domain}/game-name.about")
        return Wording(self.info.name, say(language, f"{self.domain}/game-name"), about)

    def role(self, role: str) -> str:
        """A game without roles has nobody to name."""
        return role

    def title(self, roles: Sequence[str]) -> str:
        """Without roles the name of the game."""
        del roles
        return say("en", f"{self.domain}/game-name")

    def option(self, option: str, language: Language) -> Wording:
        """An option of the game, or a choice of its seats, worded."""
        detail = say(language, f"{self.domain}/option-{option}.detail")
        return Wording(option, say(language, f"{self.domain}/option-{option}"), detail)

    def option_values(self, option: str, language: Language) -> tuple[Wording, ...]:
        """Its values, the default first; none for an option of another game."""
        return tuple(
            Wording(
                value,
                say(language, f"{self.domain}/option-{option}-{value}"),
                say(language, f"{self.domain}/option-{option}-{value}.detail"),
            )
            for known in (*self.info.options, *self.info.choices)
            if known.name == option
            for value in known.values
        )

    def level(self, level: str, language: Language) -> Wording:
        """A level of the computers, worded."""
        key = f"{self.domain}/level-{level}"
        return Wording(level, say(language, key), say(language, f"{key}.detail"))

    def terms(self, language: Language, options: Mapping[str, str]) -> str:
        """The goal of the game, as agreed, for people who sit down."""
        return say(language, f"{self.domain}/terms", goal=self.goal(language, options))

    def refuse(self, refusal: Refusal, names: Sequence[str], language: Language) -> str:  # noqa: ARG002
        """One or two sentences to whoever asked, which name nobody; what they wrote is quoted."""
        facts = {name: quoted(fact) if name == "text" else fact for name, fact in refusal.facts.items()}
        return say(language, f"{self.domain}/refused-{refusal.reason.value}", **facts)

    def in_short(self, language: Language) -> str:
        """How to play, in five short lines."""
        return say(language, f"{self.domain}/in-short")

    def help(self, language: Language) -> str:
        """What the game is, what wins, and its commands."""
        return say(language, f"{self.domain}/help", goal=self.goal(language, {}))

    def record(self, events: Any, table: Any, names: Sequence[str], language: Language) -> str:  # noqa: ARG002
        """No record is kept: the game is looked at turn by turn."""
        return ""

    def guide(self, view: Any, language: Language) -> str:  # noqa: ARG002
        """A newcomer needs no sentence of their own."""
        return ""

    def advised(
        self,
        advised: Advised[Any],
        tries: int,  # noqa: ARG002  every number is in 100 of them
        view: Any,  # noqa: ARG002  all is in the advice
        names: Sequence[str],  # noqa: ARG002  nobody is named
        language: Language,
    ) -> Lines:
        """The worth in percent, then a line for each change, worded from its facts alone."""
        worth = self.say(language, "advised-worth", worth=round(advised.worth))
        return (
            worth,
            *(self.say(language, f"advised-{each.name}", **each.facts) for each in advised.changes),
        )

    def gave_away(self, done: Advised[Any], best: Advised[Any], language: Language) -> str:
        """The percent before and after."""
        return self.say(language, "advised-fell", high=round(best.worth), low=round(done.worth))

    def figure(self, name: str, value: int, language: Language) -> str:
        """A figure of the statistics in words; empty for none, or without words."""
        figure = name.replace("_", "-")
        if not value or not knows(f"{self.domain}/figure-{figure}"):
            return ""
        return say(language, f"{self.domain}/figure-{figure}", figure=value)

    def paint_record(
        self,
        events: Sequence[Any],  # noqa: ARG002
        table: Any,  # noqa: ARG002
        names: Sequence[str],  # noqa: ARG002
        language: Language,  # noqa: ARG002
        *,
        form: Form = "wide",  # noqa: ARG002
    ) -> Pictures:
        """The record is words, if one is kept."""
        return ()

    def paint_beside(self, table: Any, names: Sequence[str], language: Language) -> Pictures:  # noqa: ARG002
        """The table says it all."""
        return ()

    def say(self, language: Language, key: str, /, **facts: Fact) -> str:
        """A sentence of the game's folder in assets/locale."""
        return say(language, f"{self.domain}/{key}", **facts)


@dataclass(frozen=True, slots=True)
class _Painter:
    """A function of a game's `pictures/shown.py`, imported when something is first painted."""

    module: str
    name: str

    def __call__(self, *shown: Any, **how: Any) -> Any:
        return getattr(import_module(self.module), self.name)(*shown, **how)


def _command(action: Any) -> CommandSpec:
    """The command that says an action; its options are named after the kinds of its words."""
    verb, words, _ = action.notation
    options = (Word(name, "amount" if kind.number else "word") for name, kind in words.items())
    return CommandSpec(verb, says=(verb,), words=tuple(options))


_PAINTED = {
    "paint_table": "table_picture",
    "paint_private": "private_pictures",
    "paint_eyes": "eyes_pictures",
    "paint_news": "news_pictures",
    "paint_motion": "news_motion",
    "paint_banner": "banner_picture",
    "paint_story": "story_picture",
    "paint_share": "share_picture",
    "paint_help": "help_pictures",
    "signs": "signs_in_words",
}


def _found(package: str) -> Iterator[tuple[str, Callable[..., Any]]]:
    """The game's functions that have the name of something in `Skin`."""
    for module in _modules(package):
        for name in vars(Skin):
            function = vars(module).get(name)
            if not name.startswith("_") and getattr(function, "__module__", None) == module.__name__:
                yield name, cast(Callable[..., Any], function)


def _modules(package: str) -> Iterator[ModuleType]:
    """The game's `emoji.py` and the modules of its `words`, where it has them."""
    if find_spec(f"{package}.emoji"):
        yield import_module(f"{package}.emoji")
    words = find_spec(f"{package}.words")
    for module in iter_modules((words and words.submodule_search_locations) or ()):
        yield import_module(f"{package}.words.{module.name}")
