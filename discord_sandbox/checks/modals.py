"""Checks of a modal and a list of autocomplete choices."""

from collections.abc import Iterator
from typing import Annotated

from pydantic import Tag

from discord_sandbox.checks.components import (
    AnySelect,
    Component,
    Name,
    TextDisplay,
    Usable,
    by_type,
    numbered,
    walk,
)
from discord_sandbox.checks.fields import as_text, count, length, of_type, one_of
from discord_sandbox.checks.layout import check_together
from discord_sandbox.checks.shapes import Shape, parse
from discord_sandbox.constants import SELECTS, ComponentType
from discord_sandbox.errors import ErrorTree, Path
from discord_sandbox.models import Json

Label45 = Annotated[str, length(1, 45)]


class TextInput(Usable):
    """A field under a label of its own."""

    style: Annotated[int, one_of(1, 2)]
    placeholder: Annotated[str, length(0, 100)] | None = None
    value: Annotated[str, length(0, 4_000)] | None = None


class TextInputInARow(TextInput):
    """A field in an action row, the older way, which brings its label along."""

    label: Label45


class GroupOption(Shape):
    label: Name
    value: Name


class RadioGroup(Usable):
    options: Annotated[list[GroupOption], count(2, 10)]


class CheckboxGroup(Usable):
    options: Annotated[list[GroupOption], count(1, 10)]


Field = Annotated[
    AnySelect
    | Annotated[TextInput, Tag("<text input>")]
    | Annotated[Usable, Tag("<other field>")]
    | Annotated[RadioGroup, Tag("<radio group>")]
    | Annotated[CheckboxGroup, Tag("<checkbox group>")],
    by_type,
    of_type(
        *SELECTS,
        ComponentType.TEXT_INPUT,
        ComponentType.FILE_UPLOAD,
        ComponentType.RADIO_GROUP,
        ComponentType.CHECKBOX_GROUP,
        ComponentType.CHECKBOX,
    ),
]


class Label(Component):
    label: Label45
    description: Annotated[str, length(0, 100)] | None = None
    component: Field

    def inner(self) -> Iterator[tuple[Path, Component]]:
        yield ("component",), self.component


class InputRow(Component):
    components: Annotated[list[Annotated[TextInputInARow, of_type(ComponentType.TEXT_INPUT)]], count(1, 1)]

    def inner(self) -> Iterator[tuple[Path, Component]]:
        return numbered("components", self.components)


Row = Annotated[
    Annotated[InputRow, Tag("<row>")]
    | Annotated[Label, Tag("<label>")]
    | Annotated[TextDisplay, Tag("<text>")],
    by_type,
    of_type(ComponentType.ACTION_ROW, ComponentType.TEXT_DISPLAY, ComponentType.LABEL),
]


class ModalForm(Shape):
    custom_id: Name
    title: Label45
    components: Annotated[list[Row], count(1, 5)]


class ChoiceForm(Shape):
    name: Name
    value: Annotated[str, as_text, length(0, 100)]


class ChoicesForm(Shape):
    choices: Annotated[list[ChoiceForm], count(0, 25)]


def check_modal(body: Json, own_emojis: frozenset[str]) -> None:
    """Refuses a modal that Discord would refuse."""
    modal = parse(ModalForm.model_validate, body, ("data",))
    errors = ErrorTree()
    parts = ((("data", *path), part) for path, part in numbered("components", modal.components))
    check_together(errors, walk(parts), own_emojis)
    errors.refuse_if_any()


def check_choices(body: Json) -> None:
    """Refuses autocomplete choices that Discord would refuse."""
    parse(ChoicesForm.model_validate, body, ("data",))
