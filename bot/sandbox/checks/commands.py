"""What a slash command may look like when it is registered: names, descriptions, options, choices, sizes."""

import re
from collections.abc import Iterator
from enum import IntEnum

from bot.sandbox.errors import Code, Form, Path, Rejected
from bot.sandbox.pieces import Json

MOST_COMMANDS = 100
MOST_CHARACTERS = 8_000
NAME = re.compile(r"[-_'\w]{1,32}")
LOCALES = frozenset(
    re.findall(
        r"\S+",
        "id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el bg ru uk "
        "hi th zh-CN ja zh-TW ko",
    )
)


class OptionKind(IntEnum):
    """Discord's numbers for what an option of a command takes."""

    SUB_COMMAND = 1
    GROUP = 2
    STRING = 3
    INTEGER = 4
    BOOLEAN = 5
    USER = 6
    CHANNEL = 7
    NUMBER = 10


def check_commands(commands: object) -> list[Json]:
    """The commands, if Discord would register all of them."""
    form = Form()
    if not isinstance(commands, list):
        form.fault((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        form.refuse_if_faulty()
    assert isinstance(commands, list)
    if sum(c.get("type", 1) == 1 for c in commands) > MOST_COMMANDS:
        raise Rejected(Code.TOO_MANY_COMMANDS)
    seen: set[tuple[int, str]] = set()
    for place, command in enumerate(commands):
        _check_command(form, (place,), command)
        key = (command.get("type", 1), str(command.get("name")))
        if key in seen:
            words = "Application command names must be unique"
            form.fault((place, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", words)
        seen.add(key)
    form.refuse_if_faulty()
    return commands


def _check_command(form: Form, path: Path, command: Json) -> None:
    if command.get("type", 1) != 1:
        form.length((*path, "name"), command.get("name"), 1, 32)
        return
    _check_words(form, path, command)
    _check_options(form, path, command.get("options") or [])
    size = characters(command)
    if size > MOST_CHARACTERS:
        words = f"Command exceeds maximum size ({MOST_CHARACTERS})"
        form.fault(path, "APPLICATION_COMMAND_TOO_LARGE", words)


def _check_words(form: Form, path: Path, thing: Json) -> None:
    _check_name(form, (*path, "name"), thing.get("name"))
    form.length((*path, "description"), thing.get("description"), 1, 100)
    for locale, name in (thing.get("name_localizations") or {}).items():
        _check_locale(form, (*path, "name_localizations"), locale)
        _check_name(form, (*path, "name_localizations", locale), name)
    for locale, words in (thing.get("description_localizations") or {}).items():
        _check_locale(form, (*path, "description_localizations"), locale)
        form.length((*path, "description_localizations", locale), words, 1, 100)


def _check_name(form: Form, path: Path, name: object) -> None:
    if not form.length(path, name, 1, 32):
        return
    assert isinstance(name, str)
    if not NAME.fullmatch(name) or name != name.lower():
        form.fault(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _check_locale(form: Form, path: Path, locale: str) -> None:
    if locale not in LOCALES:
        form.fault(path, "ENUM_TYPE_COERCE", f'Value "{locale}" is not a valid enum value.')


def _check_options(form: Form, path: Path, options: list[Json]) -> None:
    here = (*path, "options")
    if not form.count(here, options, 0, 25):
        return
    optional_seen, names = False, set()
    for place, option in enumerate(options):
        at = (*here, place)
        _check_words(form, at, option)
        if option.get("name") in names:
            form.fault(
                (*at, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", "Option names must be unique"
            )
        names.add(option.get("name"))
        if option.get("type") in (OptionKind.SUB_COMMAND, OptionKind.GROUP):
            _check_options(form, at, option.get("options") or [])
            continue
        if option.get("required") and optional_seen:
            words = "Required options must be placed before non-required options"
            form.fault(at, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", words)
        optional_seen = optional_seen or not option.get("required")
        _check_choices(form, at, option)


def _check_choices(form: Form, path: Path, option: Json) -> None:
    choices = option.get("choices") or []
    if not form.count((*path, "choices"), choices, 0, 25):
        return
    if choices and option.get("autocomplete"):
        words = "Choices and autocomplete cannot be used together"
        form.fault(path, "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID", words)
    for place, choice in enumerate(choices):
        at = (*path, "choices", place)
        form.length((*at, "name"), choice.get("name"), 1, 100)
        for locale, name in (choice.get("name_localizations") or {}).items():
            _check_locale(form, (*at, "name_localizations"), locale)
            form.length((*at, "name_localizations", locale), name, 1, 100)
        if option.get("type") == OptionKind.STRING:
            form.length((*at, "value"), choice.get("value"), 1, 100)


def characters(command: Json) -> int:
    """The size of a command as Discord counts it, with the longest translation of everything."""
    return sum(_sizes(command))


def _sizes(thing: Json) -> Iterator[int]:
    for key in ("name", "description"):
        translations = (thing.get(f"{key}_localizations") or {}).values()
        yield max(len(words) for words in (thing.get(key) or "", *translations))
    if isinstance(thing.get("value"), str):
        yield len(thing["value"])
    for inner in (*(thing.get("options") or []), *(thing.get("choices") or [])):
        yield from _sizes(inner)
