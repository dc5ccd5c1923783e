"""Every sentence people read: a message id and its facts become words (assets/locale/*.ftl).

No sentence lives in the code; no rule of a game lives here.
"""

from functools import cache
from pathlib import Path
from typing import Literal, get_args

from fluent.runtime import FluentBundle, FluentResource

Language = Literal["en", "fr"]
LANGUAGES: tuple[Language, ...] = get_args(Language)

LOCALE = Path(__file__).parent.parent / "assets" / "locale"

Fact = str | int | float


class UnknownMessage(LookupError):
    """Raised when a sentence is asked for that the catalogue does not hold, or not with these facts."""


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


@cache
def _bundle(language: Language) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((LOCALE / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle
