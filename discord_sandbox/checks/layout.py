"""Checks across components of one message: totals, unique ids, emojis and pictures that exist."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Annotated

from pydantic import TypeAdapter

from discord_sandbox.checks.components import (
    MOST_COMPONENTS,
    MOST_TEXT,
    PREMIUM,
    AnActionRow,
    Button,
    Component,
    Emoji,
    File,
    LinkButton,
    Media,
    MediaGallery,
    Select,
    StringSelect,
    TextDisplay,
    Thumbnail,
    TopLevel,
    Usable,
    numbered,
    walk,
)
from discord_sandbox.checks.emoji import is_emoji
from discord_sandbox.checks.fields import count
from discord_sandbox.checks.shapes import read, unique
from discord_sandbox.errors import ErrorTree, Path

V2 = TypeAdapter(Annotated[list[TopLevel], count(0, MOST_COMPONENTS)])
LEGACY = TypeAdapter(Annotated[list[AnActionRow], count(0, 5)])

Placed = tuple[Path, Component]


def check_layout(
    errors: ErrorTree, components: object, *, v2: bool, files: frozenset[str], own_emojis: frozenset[str]
) -> frozenset[str] | None:
    """Notes every fault of a message's components; the files that they show, if they can be read at all."""
    shape: Callable[..., Sequence[Component]] = V2.validate_python if v2 else LEGACY.validate_python
    parts = read(errors, shape, components, ("components",))
    if parts is None:
        return None
    placed = tuple(walk(numbered("components", parts)))
    _check_totals(errors, placed)
    check_together(errors, placed, own_emojis)
    shown = tuple(_media(placed))
    for path, media in shown:
        _check_attached(errors, path, media, files)
    return frozenset(name for _, media in shown if (name := _attachment(media)) is not None)


def check_together(errors: ErrorTree, placed: Iterable[Placed], own_emojis: frozenset[str]) -> None:
    """Notes what components of a message or a modal hold against each other, or want that is not there."""
    placed = tuple(placed)
    unique(
        errors,
        (((*path, "id"), part.id) for path, part in placed if part.id),
        ("COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated"),
    )
    unique(
        errors,
        (((*path, "custom_id"), part.custom_id) for path, part in placed if isinstance(part, Usable)),
        ("COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated"),
    )
    for path, part in placed:
        match part:
            case Button() | LinkButton():
                _check_button(errors, path, part, own_emojis)
            case Select():
                _check_select(errors, path, part, own_emojis)
            case _:
                pass


def _check_totals(errors: ErrorTree, placed: tuple[Placed, ...]) -> None:
    total, text = len(placed), sum(len(part.content) for _, part in placed if isinstance(part, TextDisplay))
    if total > MOST_COMPONENTS:
        words = f"The total number of components ({total}) exceeds the maximum of {MOST_COMPONENTS}"
        errors.add(("components",), "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", words)
    if text > MOST_TEXT:
        words = f"The total displayable text size ({text}) exceeds the maximum of {MOST_TEXT}"
        errors.add(("components",), "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", words)


def _check_button(
    errors: ErrorTree, path: Path, button: Button | LinkButton, own_emojis: frozenset[str]
) -> None:
    if not button.label and not button.emoji and button.style != PREMIUM:
        words = "A button must have a label or an emoji"
        errors.add(path, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", words)
    if isinstance(button, LinkButton) and button.custom_id is not None:
        words = "A custom id and url cannot both be specified"
        errors.add((*path, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", words)
    _check_emoji(errors, path, button.emoji, own_emojis)


def _check_select(errors: ErrorTree, path: Path, select: Select, own_emojis: frozenset[str]) -> None:
    options = select.options if isinstance(select, StringSelect) else None
    least = 1 if select.min_values is None else select.min_values
    most = 1 if select.max_values is None else select.max_values
    if least > most:
        words = "int value should be between 1 and 25."
        errors.add((*path, "max_values"), "NUMBER_TYPE_MAX", words)
    elif options is not None and most > len(options):
        words = "The max_values or min_values exceeds the number of options"
        errors.add((*path, "options"), "BASE_TYPE_BAD_LENGTH", words)
    placed = [((*path, "options", place), option) for place, option in enumerate(options or ())]
    unique(
        errors,
        (((*here, "value"), option.value) for here, option in placed),
        ("SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The specified option value is already used"),
    )
    for here, option in placed:
        _check_emoji(errors, here, option.emoji, own_emojis)


def _check_emoji(errors: ErrorTree, path: Path, emoji: Emoji | None, own_emojis: frozenset[str]) -> None:
    if emoji is None:
        return
    known = emoji.id in own_emojis if emoji.id else is_emoji(emoji.name or "")
    if not known:
        errors.add((*path, "emoji", "name"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")


def _media(placed: Iterable[Placed]) -> Iterator[tuple[Path, Media]]:
    for path, part in placed:
        match part:
            case MediaGallery(items=items):
                yield from (
                    ((*path, "items", place, "media"), item.media) for place, item in enumerate(items)
                )
            case Thumbnail(media=media):
                yield (*path, "media"), media
            case File(file=file):
                yield (*path, "file"), file
            case _:
                pass


def _check_attached(errors: ErrorTree, path: Path, media: Media, files: frozenset[str]) -> None:
    name = _attachment(media)
    if name is not None and name not in files:
        words = f"The referenced attachment {name!r} was not found"
        errors.add((*path, "url"), "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", words)


def _attachment(media: Media) -> str | None:
    scheme, _, name = media.url.partition("://")
    return name if scheme == "attachment" else None
