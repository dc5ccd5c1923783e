"""What a message may be built from: kinds, nesting, lengths, counts, unique ids, pictures that exist."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from bot.sandbox.checks.emoji import is_emoji
from bot.sandbox.errors import Form, Path
from bot.sandbox.pieces import SELECTS, Json, Part

MOST_COMPONENTS = 40
MOST_TEXT = 4_000
PRIMARY, LINK, PREMIUM = 1, 5, 6

TOP_V2 = frozenset(
    {
        Part.ACTION_ROW,
        Part.SECTION,
        Part.TEXT_DISPLAY,
        Part.MEDIA_GALLERY,
        Part.FILE,
        Part.SEPARATOR,
        Part.CONTAINER,
    }
)
CHILDREN = {
    Part.ACTION_ROW: SELECTS | {Part.BUTTON},
    Part.CONTAINER: TOP_V2 - {Part.CONTAINER},
    Part.SECTION: frozenset({Part.TEXT_DISPLAY}),
}


@dataclass(slots=True)
class Layout:
    """The components of one message under examination."""

    form: Form
    filenames: frozenset[str]
    own_emojis: frozenset[str]
    custom_ids: set[str] = field(default_factory=set)
    ids: set[int] = field(default_factory=set)
    shown_files: set[str] = field(default_factory=set)
    count: int = 0
    text: int = 0


def check_layout(layout: Layout, components: object, *, v2: bool) -> None:
    """Notes every fault of a message's components in the layout's form."""
    path: Path = ("components",)
    if not layout.form.count(path, components, 0, MOST_COMPONENTS if v2 else 5):
        return
    allowed = TOP_V2 if v2 else frozenset({Part.ACTION_ROW})
    for place, part in _parts(components):
        _check(layout, (*path, place), part, allowed)
    if v2 and layout.count > MOST_COMPONENTS:
        words = f"The total number of components ({layout.count}) exceeds the maximum of {MOST_COMPONENTS}"
        layout.form.fault(path, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", words)
    if layout.text > MOST_TEXT:
        words = f"The total displayable text size ({layout.text}) exceeds the maximum of {MOST_TEXT}"
        layout.form.fault(path, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", words)


def _check(layout: Layout, path: Path, part: Json, allowed: frozenset[Part]) -> None:
    layout.count += 1
    kind = part.get("type")
    if kind not in allowed:
        names = ", ".join(str(int(a)) for a in sorted(allowed))
        layout.form.fault(
            (*path, "type"), "UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({names}).'
        )
        return
    _check_id(layout, path, part)
    match kind:
        case Part.ACTION_ROW:
            _check_row(layout, path, part)
        case Part.BUTTON:
            check_button(layout, path, part)
        case Part.SECTION:
            _check_section(layout, path, part)
        case Part.TEXT_DISPLAY:
            if layout.form.length((*path, "content"), part.get("content"), 1, MOST_TEXT):
                layout.text += len(part["content"])
        case Part.MEDIA_GALLERY:
            _check_gallery(layout, path, part)
        case Part.THUMBNAIL:
            _check_media(layout, path, part, "media")
        case Part.FILE:
            _check_media(layout, path, part, "file")
        case Part.CONTAINER:
            _check_children(layout, path, part, MOST_COMPONENTS)
            _check_colour(layout, path, part)
        case Part.SEPARATOR:
            if part.get("spacing", 1) not in (1, 2):
                layout.form.fault((*path, "spacing"), "BASE_TYPE_CHOICES", "Value must be one of {1, 2}.")
        case _:
            check_select(layout, path, part)


def _check_row(layout: Layout, path: Path, row: Json) -> None:
    children = row.get("components")
    if isinstance(children, list) and any(isinstance(c, dict) and c.get("type") in SELECTS for c in children):
        # A select fills its row.
        _check_children(layout, path, row, 1)
    else:
        _check_children(layout, path, row, 5)


def _check_section(layout: Layout, path: Path, section: Json) -> None:
    _check_children(layout, path, section, 3)
    accessory = section.get("accessory")
    if not isinstance(accessory, dict):
        layout.form.fault((*path, "accessory"), "BASE_TYPE_REQUIRED", "This field is required")
        return
    _check(layout, (*path, "accessory"), accessory, frozenset({Part.BUTTON, Part.THUMBNAIL}))


def _check_children(layout: Layout, path: Path, parent: Json, most: int) -> None:
    inner = (*path, "components")
    if layout.form.count(inner, parent.get("components"), 1, most):
        for place, child in _parts(parent["components"]):
            _check(layout, (*inner, place), child, CHILDREN[Part(parent["type"])])


def _check_gallery(layout: Layout, path: Path, gallery: Json) -> None:
    inner = (*path, "items")
    if layout.form.count(inner, gallery.get("items"), 1, 10):
        for place, item in _parts(gallery["items"]):
            _check_media(layout, (*inner, place), item, "media")


def _check_media(layout: Layout, path: Path, part: Json, key: str) -> None:
    media = part.get(key)
    address = media.get("url") if isinstance(media, dict) else None
    if not isinstance(address, str):
        layout.form.fault((*path, key, "url"), "BASE_TYPE_REQUIRED", "This field is required")
        return
    if part.get("description") is not None:
        layout.form.length((*path, "description"), part["description"], 1, 1024)
    scheme, _, name = address.partition("://")
    if scheme == "attachment":
        layout.shown_files.add(name)
        if name not in layout.filenames:
            words = f"The referenced attachment {name!r} was not found"
            layout.form.fault(
                (*path, key, "url"), "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", words
            )
    elif scheme not in ("http", "https"):
        words = "Scheme must be one of ('http', 'https', 'attachment')."
        layout.form.fault((*path, key, "url"), "URL_TYPE_INVALID_SCHEME", words)


def check_button(layout: Layout, path: Path, button: Json) -> None:
    style = button.get("style")
    if style not in range(PRIMARY, PREMIUM + 1):
        layout.form.fault((*path, "style"), "BASE_TYPE_CHOICES", "Value must be one of {1, 2, 3, 4, 5, 6}.")
        return
    label, emoji = button.get("label"), button.get("emoji")
    if label is not None:
        layout.form.length((*path, "label"), label, 0, 80)
    if not label and not emoji and style != PREMIUM:
        words = "A button must have a label or an emoji"
        layout.form.fault(path, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", words)
    check_emoji(layout, path, emoji)
    if style == LINK:
        _check_link(layout, path, button)
    else:
        check_custom_id(layout, path, button)


def _check_link(layout: Layout, path: Path, button: Json) -> None:
    if button.get("custom_id") is not None:
        words = "A custom id and url cannot both be specified"
        layout.form.fault((*path, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", words)
    if layout.form.length((*path, "url"), button.get("url"), 1, 512):
        scheme = button["url"].partition("://")[0]
        if scheme not in ("http", "https", "discord"):
            words = "Scheme must be one of ('discord', 'http', 'https')."
            layout.form.fault((*path, "url"), "URL_TYPE_INVALID_SCHEME", words)


def check_select(layout: Layout, path: Path, select: Json) -> None:
    """A select of any kind, in a message or in a modal."""
    check_custom_id(layout, path, select)
    if select.get("placeholder") is not None:
        layout.form.length((*path, "placeholder"), select["placeholder"], 0, 150)
    options = select.get("options")
    is_string = select.get("type") == Part.STRING_SELECT
    if is_string and layout.form.count((*path, "options"), options, 1, 25):
        _check_options(layout, (*path, "options"), select["options"])
    _check_range(layout, path, select, len(options) if is_string and isinstance(options, list) else 25)


def _check_options(layout: Layout, path: Path, options: list[Any]) -> None:
    seen: set[str] = set()
    for place, option in _parts(options):
        here = (*path, place)
        layout.form.length((*here, "label"), option.get("label"), 1, 100)
        if layout.form.length((*here, "value"), option.get("value"), 1, 100):
            if option["value"] in seen:
                words = "The specified option value is already used"
                layout.form.fault((*here, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", words)
            seen.add(option["value"])
        if option.get("description") is not None:
            layout.form.length((*here, "description"), option["description"], 0, 100)
        check_emoji(layout, here, option.get("emoji"))


def _check_range(layout: Layout, path: Path, select: Json, offered: int) -> None:
    least, most = select.get("min_values", 1), select.get("max_values", 1)
    least, most = 1 if least is None else least, 1 if most is None else most
    if not (isinstance(least, int) and 0 <= least <= 25):
        layout.form.fault((*path, "min_values"), "NUMBER_TYPE_MAX", "int value should be between 0 and 25.")
    elif not (isinstance(most, int) and 1 <= most <= 25 and least <= most):
        layout.form.fault((*path, "max_values"), "NUMBER_TYPE_MAX", "int value should be between 1 and 25.")
    elif max(least, most) > offered:
        words = "The max_values or min_values exceeds the number of options"
        layout.form.fault((*path, "options"), "BASE_TYPE_BAD_LENGTH", words)


def check_custom_id(layout: Layout, path: Path, part: Json) -> None:
    here = (*path, "custom_id")
    if not layout.form.length(here, part.get("custom_id"), 1, 100):
        return
    if part["custom_id"] in layout.custom_ids:
        layout.form.fault(here, "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated")
    layout.custom_ids.add(part["custom_id"])


def check_emoji(layout: Layout, path: Path, emoji: object) -> None:
    if emoji is None:
        return
    known = isinstance(emoji, dict) and (
        str(emoji["id"]) in layout.own_emojis if emoji.get("id") else is_emoji(str(emoji.get("name") or ""))
    )
    if not known:
        layout.form.fault((*path, "emoji", "name"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")


def _check_id(layout: Layout, path: Path, part: Json) -> None:
    identity = part.get("id")
    if identity in (None, 0):
        return
    if not isinstance(identity, int) or identity in layout.ids:
        layout.form.fault((*path, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
        return
    layout.ids.add(identity)


def _check_colour(layout: Layout, path: Path, container: Json) -> None:
    colour = container.get("accent_color")
    if colour is not None and not (isinstance(colour, int) and 0 <= colour <= 0xFFFFFF):
        words = "int value should be between 0 and 16777215."
        layout.form.fault((*path, "accent_color"), "NUMBER_TYPE_MAX", words)


def _parts(things: Any) -> Iterator[tuple[int, Json]]:
    """Those entries that are objects; an entry that is something else counts as one without fields."""
    for place, thing in enumerate(things):
        yield place, thing if isinstance(thing, dict) else {}
