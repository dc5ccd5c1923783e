"""Slash commands as they are registered: names, descriptions, options, choices, sizes."""

import json
import re
from collections.abc import Iterator
from enum import IntEnum
from typing import Annotated, Any

from pydantic import AfterValidator, Discriminator, Tag, TypeAdapter

from discord_sandbox.checks.fields import count, length, one_of
from discord_sandbox.checks.shapes import Shape, fault, parse, read, unique
from discord_sandbox.errors import Code, ErrorTree, Path, Rejected
from discord_sandbox.models import Json

MOST_COMMANDS = 100
MOST_MENUS = 15  # of people, and as many of messages
MOST_CHARACTERS = 8_000
NAME = re.compile(r"[-_'\w]{1,32}")
LOCALES = frozenset(
    re.findall(
        r"\S+",
        "id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el bg ru uk "
        "hi th zh-CN ja zh-TW ko",
    )
)


class CommandType(IntEnum):
    """Discord's numbers for where a command is chosen."""

    SLASH = 1
    USER = 2
    MESSAGE = 3


class OptionType(IntEnum):
    """Discord's numbers for what an option of a command takes."""

    SUB_COMMAND = 1
    GROUP = 2
    STRING = 3
    INTEGER = 4
    BOOLEAN = 5
    USER = 6
    CHANNEL = 7
    ROLE = 8
    MENTIONABLE = 9
    NUMBER = 10
    ATTACHMENT = 11


MOST = {
    CommandType.SLASH: MOST_COMMANDS,
    CommandType.USER: MOST_MENUS,
    CommandType.MESSAGE: MOST_MENUS,
}
NESTING = (OptionType.SUB_COMMAND, OptionType.GROUP)

# --- shapes ------------------------------------------------------------------------------------------------


def _name(name: str) -> str:
    if not NAME.fullmatch(name) or name != name.lower():
        raise fault("APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    return name


def _locale(locale: str) -> str:
    if locale not in LOCALES:
        raise fault("ENUM_TYPE_COERCE", f'Value "{locale}" is not a valid enum value.')
    return locale


Name = Annotated[str, length(1, 32), AfterValidator(_name)]
MenuName = Annotated[str, length(1, 32)]  # with capitals and spaces
Words = Annotated[str, length(1, 100)]
Locale = Annotated[str, AfterValidator(_locale)]


class Described(Shape):
    """A command's or option's words, in people's own language where there is a translation."""

    name: Name
    description: Words
    name_localizations: dict[Locale, Name] | None = None
    description_localizations: dict[Locale, Words] | None = None


class Choice(Shape):
    name: Words
    name_localizations: dict[Locale, Words] | None = None
    value: Any  # what it may be, the option's type decides


class Option(Described):
    """An option that takes a value, or a subcommand (or a group of them) with options of its own."""

    type: Annotated[int, one_of(*OptionType)]
    required: bool | None = None
    autocomplete: bool | None = None
    choices: Annotated[list[Choice], count(0, 25)] | None = None
    options: "Annotated[list[Option], count(0, 25)] | None" = None


class SlashCommand(Described):
    type: int = CommandType.SLASH
    options: Annotated[list[Option], count(0, 25)] | None = None


class MenuCommand(Shape):
    """A command that is chosen from the menu of a person or a message."""

    type: Annotated[int, one_of(*CommandType)]
    name: MenuName
    name_localizations: dict[Locale, MenuName] | None = None
    description: Annotated[str, length(0, 0)] | None = None


def _tag(command: Any) -> str:
    slash = not isinstance(command, dict) or command.get("type", CommandType.SLASH) == CommandType.SLASH
    return "<slash>" if slash else "<menu>"


Command = Annotated[SlashCommand, Tag("<slash>")] | Annotated[MenuCommand, Tag("<menu>")]
WORDS: TypeAdapter[str] = TypeAdapter(Words)
COMMANDS = TypeAdapter(list[Annotated[Command, Discriminator(_tag)]])

# --- what they must agree on -------------------------------------------------------------------------------


PASSED = [""]  # the last commands that were fine: a bot that starts again asks for the same


def check_commands(asked: object) -> list[Json]:
    """The commands, if Discord would register all of them."""
    if (text := json.dumps(asked)) != PASSED[0]:
        _check(asked)
        PASSED[0] = text
    assert isinstance(asked, list)
    return asked


def _check(asked: object) -> None:
    commands = parse(COMMANDS.validate_python, asked)
    for kind, most in MOST.items():
        if sum(command.type == kind for command in commands) > most:
            raise Rejected(Code.TOO_MANY_COMMANDS)
    errors = ErrorTree()
    names = (((place, "name"), (command.type, command.name)) for place, command in enumerate(commands))
    unique(errors, names, ("APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique"))
    for place, command in enumerate(commands):
        if isinstance(command, SlashCommand):
            _check_options(errors, (place,), command)
            _check_size(errors, (place,), command)
    errors.refuse_if_any()


def _check_options(errors: ErrorTree, path: Path, parent: SlashCommand | Option) -> None:
    placed = [((*path, "options", place), option) for place, option in enumerate(parent.options or ())]
    names = (((*here, "name"), option.name) for here, option in placed)
    unique(errors, names, ("APPLICATION_COMMAND_OPTIONS_NAME_INVALID", "Option names must be unique"))
    optional_seen = False
    for here, option in placed:
        if option.type in NESTING:
            _check_options(errors, here, option)
            continue
        if option.required and optional_seen:
            words = "Required options must be placed before non-required options"
            errors.add(here, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", words)
        optional_seen = optional_seen or not option.required
        if option.choices and option.autocomplete:
            words = "Choices and autocomplete cannot be used together"
            errors.add(here, "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID", words)
        if option.type == OptionType.STRING:
            _check_texts(errors, here, option)


def _check_texts(errors: ErrorTree, path: Path, option: Option) -> None:
    for place, choice in enumerate(option.choices or ()):
        read(errors, WORDS.validate_python, choice.value, (*path, "choices", place, "value"))


def _check_size(errors: ErrorTree, path: Path, command: SlashCommand) -> None:
    if sum(_sizes(command)) > MOST_CHARACTERS:
        words = f"Command exceeds maximum size ({MOST_CHARACTERS})"
        errors.add(path, "APPLICATION_COMMAND_TOO_LARGE", words)


def _sizes(described: Described) -> Iterator[int]:
    """The lengths that Discord adds up: of everything its longest translation."""
    yield _longest(described.name, described.name_localizations)
    yield _longest(described.description, described.description_localizations)
    if isinstance(described, Option):
        for choice in described.choices or ():
            yield _longest(choice.name, choice.name_localizations)
            yield len(choice.value) if isinstance(choice.value, str) else 0
    if isinstance(described, SlashCommand | Option):
        for option in described.options or ():
            yield from _sizes(option)


def _longest(text: str, translations: dict[str, str] | None) -> int:
    return max(map(len, (text, *(translations or {}).values())))
