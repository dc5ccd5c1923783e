"""Every sentence people read: a message id and its facts become words (assets/locale/*/*.ftl).

The folder `shell` holds what is said whatever the game; each game has a folder of its own, and so has what
several games share; their keys are written `folder/key`. No sentence lives in the code; no rule of a game
lives here.
"""

import re
from collections.abc import Iterator
from functools import cache, lru_cache

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.errors import ParseError
from fluent.syntax.stream import FluentParserStream
from fluent.syntax.visitor import Visitor

from bot.assets_path import assets
from bot.table.languages import LANGUAGES, Language

LOCALE = assets() / "locale"
SHELL = "shell"
_NAME = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")
_TEXT = re.compile(r"[^{}\n]+")  # in a file read as text, where every line ends in \n

Fact = str | int | float


class UnknownMessage(LookupError):
    """Raised when a sentence is asked for that the catalogue does not hold, or not with these facts."""


class BrokenCatalogue(Exception):
    """Raised when a file of sentences cannot be used; says which file, which message and why."""


def say(language: Language, key: str, /, **facts: Fact) -> str:
    """The sentence `key` with its facts; `folder/key` is a game's, `key.attribute` an attribute of a message.

    Raises UnknownMessage rather than showing a player a broken sentence.
    """
    return _said(language, key, **facts)


@lru_cache(4096)  # a page says the same of every seat, and every page says it again
def _said(language: Language, key: str, /, **facts: Fact) -> str:
    folder, name, attribute = _parts(key)
    if folder not in folders() or not (bundle := _bundle(folder, language)).has_message(name):
        raise UnknownMessage(f"{language}: {key}")
    message = bundle.get_message(name)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        raise UnknownMessage(f"{language}: {key}")
    text, errors = bundle.format_pattern(pattern, facts)
    if errors:
        raise UnknownMessage(f"{language}: {key}: {errors[0]}")
    return str(text)


def knows(key: str) -> bool:
    """Whether a catalogue holds that message, or that attribute of one."""
    folder, name, attribute = _parts(key)
    return folder in folders() and (f"{name}.{attribute}" if attribute else name) in wanted("en", folder)


def spoken(locale: str | None, default: Language = "en") -> Language:
    """Our language for a locale as Discord names it.

    >>> spoken("en-GB"), spoken("fr"), spoken("de", default="fr")
    ('en', 'fr', 'fr')
    """
    short = (locale or "").partition("-")[0]
    return next((language for language in LANGUAGES if language == short), default)


@cache
def folders() -> tuple[str, ...]:
    """The shell's folder and one for each game."""
    return tuple(sorted(path.name for path in LOCALE.iterdir() if path.is_dir()))


def check_catalogues() -> None:
    """Read every language of every folder now, so that a broken file stops the start and not a game.

    Raises BrokenCatalogue, also where the languages differ in a message or in the facts it takes.
    """
    for folder in folders():
        _check(folder)


def _check(folder: str) -> None:
    first, *others = LANGUAGES
    ours = wanted(first, folder)
    for other in others:
        theirs = wanted(other, folder)
        for key in sorted(ours.keys() | theirs.keys()):
            if key not in ours or key not in theirs:
                raise BrokenCatalogue(f"{folder}/{first if key not in ours else other}.ftl lacks {key}")
            if ours[key] != theirs[key]:
                raise BrokenCatalogue(f"{folder}/{other}.ftl: {key} takes other facts than in {first}.ftl")


@cache
def wanted(language: Language, folder: str = SHELL) -> dict[str, frozenset[str]]:
    """Every message and attribute of a folder in a language, with the names of the facts it takes."""
    facts: dict[str, frozenset[str]] = {}
    for message in _messages(folder, language):
        name = message.id.name
        if message.value is not None:
            facts[name] = _facts(message.value)
        facts |= {f"{name}.{part.id.name}": _facts(part.value) for part in message.attributes}
    return facts


def _parts(key: str) -> tuple[str, str, str]:
    """Folder, message and attribute (or nothing) of a key."""
    folder, _, rest = key.rpartition("/")
    name, _, attribute = rest.partition(".")
    return folder or SHELL, name, attribute


@cache
def _bundle(folder: str, language: Language) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(ast.Resource(list(_messages(folder, language))))
    return bundle


@cache
def _messages(folder: str, language: Language) -> tuple[ast.Message, ...]:
    # fluent.runtime forgives what it cannot read and the first of two namesakes wins in silence;
    # here both are errors, so that no sentence is lost unnoticed.
    path, name = LOCALE / folder / f"{language}.ftl", f"{folder}/{language}.ftl"
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BrokenCatalogue(f"cannot read {name}: {error.strerror}") from error
    messages = tuple(_read(name, text))
    seen: set[str] = set()
    for message in messages:
        if message.id.name in seen:
            raise BrokenCatalogue(f"{name}: {message.id.name} is there twice")
        seen.add(message.id.name)
    return messages


def _read(name: str, text: str) -> Iterator[ast.Message]:
    for entry in _Parser().parse(text).body:
        match entry:
            case ast.Message():
                yield entry
            case ast.Junk():
                line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
                raise BrokenCatalogue(f"{name}, line {line}: {entry.annotations[0].message}")
            case ast.Term():
                raise BrokenCatalogue(f"{name}: {entry.id.name} is a term; write a message")
            case _:  # comments
                pass


class _Parser(FluentParser):
    """Reads names and runs of text in one go: letter by letter it took longer than all else of a start."""

    def get_identifier(self, ps: FluentParserStream) -> ast.Identifier:
        start = ps.index
        if not (name := _NAME.match(ps.string, start)):
            raise ParseError("E0004", "a-zA-Z")
        ps.index = name.end()
        ps.reset_peek()
        identifier = ast.Identifier(name[0])
        identifier.add_span(start, ps.index)
        return identifier

    def get_text_element(self, ps: FluentParserStream) -> ast.TextElement:
        start = ps.index
        if run := _TEXT.match(ps.string, start):
            ps.index = run.end()
            ps.reset_peek()
        element = ast.TextElement(ps.string[start : ps.index])
        element.add_span(start, ps.index)
        return element


def _facts(pattern: ast.Pattern) -> frozenset[str]:
    collector = _Facts()
    collector.visit(pattern)
    return frozenset(collector.names)


class _Facts(Visitor):
    """Collects the facts ($names) that a pattern takes."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)
