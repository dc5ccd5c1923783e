"""Components of a message, each as a pydantic model: kinds, nesting, lengths and counts.

Checks across several components (unique ids, totals, pictures that exist) are in layout.py.
"""

from collections.abc import Iterable, Iterator
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Discriminator, Tag

from discord_sandbox.checks.fields import as_text, between, count, counted, length, of_type, one_of, scheme
from discord_sandbox.checks.shapes import Shape
from discord_sandbox.constants import SELECTS, ComponentType
from discord_sandbox.errors import Path

MOST_COMPONENTS = 40
MOST_TEXT = 4_000
LINK, PREMIUM = 5, 6

Name = Annotated[str, length(1, 100)]
AltText = Annotated[str, length(1, 1024)]


class Component(Shape):
    """Anything that a message or a modal is built from."""

    type: int
    id: int | None = None

    def inner(self) -> "Iterator[tuple[Path, Component]]":
        """The components right inside this one, and the way to each."""
        return iter(())


class Usable(Component):
    """A component that somebody can click, choose from or fill in."""

    custom_id: Name


# --- what stands alone -------------------------------------------------------------------------------------


class Emoji(Shape):
    id: Annotated[str, as_text] | None = None
    name: str | None = None


class Button(Usable):
    style: Annotated[int, one_of(1, 2, 3, 4, 5, 6)]
    label: Annotated[str, length(0, 80)] | None = None
    emoji: Emoji | None = None


class LinkButton(Component):
    style: int
    url: Annotated[str, length(1, 512), scheme("discord", "http", "https")]
    custom_id: Any = None
    label: Annotated[str, length(0, 80)] | None = None
    emoji: Emoji | None = None


class Default(Shape):
    """Something that is chosen in a select before anybody chooses."""

    id: int | str
    type: Literal["user", "role", "channel"]


class Select(Usable):
    """A select. Where it brings no options it is one of people, roles or channels, and Discord fills it."""

    placeholder: Annotated[str, length(0, 150)] | None = None
    min_values: Annotated[int, between(0, 25)] | None = None
    max_values: Annotated[int, between(1, 25)] | None = None
    default_values: Annotated[list[Default], count(0, 25)] | None = None


class SelectOption(Shape):
    label: Name
    value: Name
    description: Annotated[str, length(0, 100)] | None = None
    emoji: Emoji | None = None


class StringSelect(Select):
    options: Annotated[list[SelectOption], count(1, 25)]


class TextDisplay(Component):
    content: Annotated[str, length(1, MOST_TEXT)]


class Media(Shape):
    url: Annotated[str, scheme("http", "https", "attachment")]


class MediaItem(Shape):
    media: Media
    description: AltText | None = None


class MediaGallery(Component):
    items: Annotated[list[MediaItem], count(1, 10)]


class Thumbnail(Component):
    media: Media
    description: AltText | None = None


class File(Component):
    file: Media


class Separator(Component):
    spacing: Annotated[int, one_of(1, 2)] | None = None


# --- which kinds stand where -------------------------------------------------------------------------------

TAGS: dict[int, str] = {
    ComponentType.ACTION_ROW: "<row>",
    ComponentType.BUTTON: "<button>",
    **dict.fromkeys(SELECTS, "<select>"),
    ComponentType.STRING_SELECT: "<string select>",
    ComponentType.SECTION: "<section>",
    ComponentType.TEXT_DISPLAY: "<text>",
    ComponentType.THUMBNAIL: "<thumbnail>",
    ComponentType.MEDIA_GALLERY: "<gallery>",
    ComponentType.FILE: "<file>",
    ComponentType.SEPARATOR: "<separator>",
    ComponentType.CONTAINER: "<container>",
    ComponentType.LABEL: "<label>",
    ComponentType.TEXT_INPUT: "<text input>",
    ComponentType.RADIO_GROUP: "<radio group>",
    ComponentType.CHECKBOX_GROUP: "<checkbox group>",
    ComponentType.CHECKBOX: "<other field>",
    ComponentType.FILE_UPLOAD: "<other field>",
}


def tag_of(part: Any) -> str:
    """Model of a union for a component, once `of_type` has let it pass."""
    if part["type"] == ComponentType.BUTTON and part.get("style") == LINK:
        return "<link>"
    return TAGS[part["type"]]


by_type = Discriminator(tag_of)

ATextDisplay = Annotated[TextDisplay, of_type(ComponentType.TEXT_DISPLAY)]
AnyButton = Annotated[Button, Tag("<button>")] | Annotated[LinkButton, Tag("<link>")]
AnySelect = Annotated[StringSelect, Tag("<string select>")] | Annotated[Select, Tag("<select>")]
InARow = Annotated[AnyButton | AnySelect, by_type, of_type(ComponentType.BUTTON, *SELECTS)]
Accessory = Annotated[
    AnyButton | Annotated[Thumbnail, Tag("<thumbnail>")],
    by_type,
    of_type(ComponentType.BUTTON, ComponentType.THUMBNAIL),
]


def _five_buttons_or_one_select(parts: Any) -> Any:
    with_select = isinstance(parts, list) and any(
        isinstance(part, dict) and part.get("type") in tuple(SELECTS) for part in parts
    )
    return counted(parts, least=1, most=1 if with_select else 5)


class ActionRow(Component):
    components: Annotated[list[InARow], BeforeValidator(_five_buttons_or_one_select)]

    def inner(self) -> Iterator[tuple[Path, Component]]:
        return numbered("components", self.components)


class Section(Component):
    components: Annotated[list[ATextDisplay], count(1, 3)]
    accessory: Accessory

    def inner(self) -> Iterator[tuple[Path, Component]]:
        yield from numbered("components", self.components)
        yield ("accessory",), self.accessory


# What stands in a container or by itself.
Block = (
    Annotated[ActionRow, Tag("<row>")]
    | Annotated[Section, Tag("<section>")]
    | Annotated[TextDisplay, Tag("<text>")]
    | Annotated[MediaGallery, Tag("<gallery>")]
    | Annotated[File, Tag("<file>")]
    | Annotated[Separator, Tag("<separator>")]
)
BLOCKS = (
    ComponentType.ACTION_ROW,
    ComponentType.SECTION,
    ComponentType.TEXT_DISPLAY,
    ComponentType.MEDIA_GALLERY,
    ComponentType.FILE,
    ComponentType.SEPARATOR,
)


class Container(Component):
    components: Annotated[list[Annotated[Block, by_type, of_type(*BLOCKS)]], count(1, MOST_COMPONENTS)]
    accent_color: Annotated[int, between(0, 0xFFFFFF)] | None = None

    def inner(self) -> Iterator[tuple[Path, Component]]:
        return numbered("components", self.components)


AnActionRow = Annotated[ActionRow, of_type(ComponentType.ACTION_ROW)]
TopLevel = Annotated[
    Block | Annotated[Container, Tag("<container>")], by_type, of_type(*BLOCKS, ComponentType.CONTAINER)
]

# --- walking -----------------------------------------------------------------------------------------------


def walk(parts: Iterable[tuple[Path, Component]]) -> Iterator[tuple[Path, Component]]:
    """Every component of a tree with its place, parents before children, in reading order."""
    for path, part in parts:
        yield path, part
        yield from walk(((*path, *steps), child) for steps, child in part.inner())


def numbered(name: str, parts: Iterable[Component]) -> Iterator[tuple[Path, Component]]:
    """The components of a list with their places in it."""
    return (((name, place), part) for place, part in enumerate(parts))
