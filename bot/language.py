"""Every sentence people read: a message id and its facts become words (assets/locale/*.ftl).

No sentence lives in the code; no rule of a game lives here.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.table.languages import LANGUAGES, Language

LOCALE = Path(__file__).parent.parent / "assets" / "locale"

Fact = str | int | float


class UnknownMessage(LookupError):
    """Raised when a sentence is asked for that the catalogue does not hold, or not with these facts."""


class BrokenCatalogue(Exception):
    """Raised when a file of sentences cannot be used; says which file, which message and why."""


def say(language: Language, key: str, /, **facts: Fact) -> str:
    """The sentence `key` with its facts; `key.attribute` names an attribute of a message.

    Raises UnknownMessage rather than showing a player a broken sentence.
    """
    bundle = _bundle(language)
    name, _, attribute = key.partition(".")
    if not bundle.has_message(name):
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
    """Whether the catalogue holds a message of that name."""
    return _bundle("en").has_message(key)


def spoken(locale: str | None, default: Language = "en") -> Language:
    """Our language for a Discord locale such as `fr` or `en-GB`."""
    short = (locale or "").partition("-")[0]
    return next((language for language in LANGUAGES if language == short), default)


def check_catalogues() -> None:
    """Read every language now, so that a broken file stops the start and not a game.

    Raises BrokenCatalogue, also where the languages differ in a message or in the facts it takes.
    """
    first, *others = LANGUAGES
    ours = wanted(first)
    for other in others:
        theirs = wanted(other)
        for key in sorted(ours.keys() | theirs.keys()):
            if key not in ours or key not in theirs:
                raise BrokenCatalogue(f"{first if key not in ours else other}.ftl lacks {key}")
            if ours[key] != theirs[key]:
                raise BrokenCatalogue(f"{other}.ftl: {key} takes other facts than in {first}.ftl")


def wanted(language: Language) -> dict[str, frozenset[str]]:
    """Every message and attribute of a language, with the names of the facts it takes."""
    facts: dict[str, frozenset[str]] = {}
    for message in _messages(language):
        name = message.id.name
        if message.value is not None:
            facts[name] = _facts(message.value)
        facts |= {f"{name}.{part.id.name}": _facts(part.value) for part in message.attributes}
    return facts


@cache
def _bundle(language: Language) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(ast.Resource(list(_messages(language))))
    return bundle


@cache
def _messages(language: Language) -> tuple[ast.Message, ...]:
    # fluent.runtime forgives what it cannot read and the first of two namesakes wins in silence;
    # here both are errors, so that no sentence is lost unnoticed.
    path = LOCALE / f"{language}.ftl"
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BrokenCatalogue(f"cannot read {path.name}: {error.strerror}") from error
    messages = tuple(_read(path.name, text))
    seen: set[str] = set()
    for message in messages:
        if message.id.name in seen:
            raise BrokenCatalogue(f"{path.name}: {message.id.name} is there twice")
        seen.add(message.id.name)
    return messages


def _read(name: str, text: str) -> Iterator[ast.Message]:
    for entry in FluentParser().parse(text).body:
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
