"""Every sentence people read: a message id and its facts become words (assets/locale/*/*.ftl).

The folder `shell` holds what is said whatever the game; each game has a folder of its own, and so has what
several games share; a feature has its words beside its code (bot/features/*/words). Their keys are written
`folder/key`. No sentence lives in the code; no rule of a game
lives here.
"""

from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.syntax import ast

from bot.assets_path import assets
from bot.catalogues import BrokenCatalogue, Catalogue, catalogue
from bot.table.languages import LANGUAGES, Language

LOCALE = assets() / "locale"
FEATURES = Path(__file__).parent / "features"
SHELL = "shell"

Fact = str | int | float


class UnknownMessage(LookupError):
    """Raised when a sentence is asked for that the catalogue does not hold, or not with these facts."""


def say(language: Language, key: str, /, **facts: Fact) -> str:
    """The sentence `key` with its facts; `folder/key` is a game's, `key.attribute` an attribute of a message.

    Raises UnknownMessage rather than showing a player a broken sentence.
    """
    return _said(language, key, **facts)


@lru_cache(4096)  # a page says the same of every seat, and every page says it again
def _said(language: Language, key: str, /, **facts: Fact) -> str:
    folder, name, attribute = _parts(key)
    if folder not in folders() or name not in (known := _catalogue(folder, language)):
        raise UnknownMessage(f"{language}: {key}")
    bundle = _bundle(folder, language)
    if not bundle.has_message(name):
        bundle.add_resource(ast.Resource([known.message(name)]))
    message = bundle.get_message(name)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        raise UnknownMessage(f"{language}: {key}")
    text, errors = bundle.format_pattern(pattern, facts)
    if errors:
        raise UnknownMessage(f"{language}: {key}: {errors[0]}")
    return str(text)


def knows(key: str) -> bool:
    """True if a catalogue holds that message, or that attribute of one."""
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
    """The shell's folder, one for each game and what games share, and one for each feature."""
    return tuple(sorted((*(path.name for path in LOCALE.iterdir() if path.is_dir()), *features())))


@cache
def features() -> tuple[str, ...]:
    """The features that have words of their own."""
    return tuple(sorted(path.parent.name for path in FEATURES.glob("*/words")))


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


def wanted(language: Language, folder: str = SHELL) -> Mapping[str, frozenset[str]]:
    """Every message and attribute of a folder in a language, with the names of the facts it takes."""
    return _catalogue(folder, language).facts


def _parts(key: str) -> tuple[str, str, str]:
    """Folder, message and attribute (or nothing) of a key."""
    folder, _, rest = key.rpartition("/")
    name, _, attribute = rest.partition(".")
    return folder or SHELL, name, attribute


def words_of(folder: str) -> Path:
    """Folder of a folder's sentences, a file for each language."""
    return FEATURES / folder / "words" if folder in features() else LOCALE / folder


@cache
def _bundle(folder: str, language: Language) -> FluentBundle:  # noqa: ARG001  # one for each folder
    """The messages of a folder that were said before, compiled."""
    return FluentBundle([language], use_isolating=False)


@cache
def _catalogue(folder: str, language: Language) -> Catalogue:
    return catalogue(words_of(folder) / f"{language}.ftl", f"{folder}/{language}.ftl")
