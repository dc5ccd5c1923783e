"""What a modal and a list of autocomplete choices may contain."""

from bot.sandbox.checks.components import Layout, check_custom_id, check_select
from bot.sandbox.errors import Form, Path
from bot.sandbox.pieces import SELECTS, Json, Part

IN_A_LABEL = SELECTS | {
    Part.TEXT_INPUT,
    Part.FILE_UPLOAD,
    Part.RADIO_GROUP,
    Part.CHECKBOX_GROUP,
    Part.CHECKBOX,
}


def check_modal(body: Json, own_emojis: frozenset[str]) -> None:
    """Refuses a modal that Discord would refuse."""
    form = Form()
    form.length(("data", "custom_id"), body.get("custom_id"), 1, 100)
    form.length(("data", "title"), body.get("title"), 1, 45)
    path: Path = ("data", "components")
    if form.count(path, body.get("components"), 1, 5):
        layout = Layout(form, frozenset(), own_emojis)
        for place, part in enumerate(body["components"]):
            _check_row(layout, (*path, place), part if isinstance(part, dict) else {})
    form.refuse_if_faulty()


def check_choices(body: Json) -> None:
    """Refuses autocomplete choices that Discord would refuse."""
    form = Form()
    path: Path = ("data", "choices")
    if form.count(path, body.get("choices"), 0, 25):
        for place, choice in enumerate(body["choices"]):
            form.length((*path, place, "name"), choice.get("name"), 1, 100)
            if isinstance(choice.get("value"), str):
                form.length((*path, place, "value"), choice["value"], 0, 100)
            elif not isinstance(choice.get("value"), int | float):
                form.fault((*path, place, "value"), "BASE_TYPE_REQUIRED", "This field is required")
    form.refuse_if_faulty()


def _check_row(layout: Layout, path: Path, part: Json) -> None:
    match part.get("type"):
        case Part.ACTION_ROW:
            inner = (*path, "components")
            if layout.form.count(inner, part.get("components"), 1, 1):
                _check_input(layout, (*inner, 0), part["components"][0], labelled=False)
        case Part.LABEL:
            layout.form.length((*path, "label"), part.get("label"), 1, 45)
            if part.get("description") is not None:
                layout.form.length((*path, "description"), part["description"], 0, 100)
            component = part.get("component")
            if isinstance(component, dict):
                _check_input(layout, (*path, "component"), component, labelled=True)
            else:
                layout.form.fault((*path, "component"), "BASE_TYPE_REQUIRED", "This field is required")
        case Part.TEXT_DISPLAY:
            layout.form.length((*path, "content"), part.get("content"), 1, 4_000)
        case _:
            layout.form.fault(
                (*path, "type"), "UNION_TYPE_CHOICES", 'Value of field "type" must be one of (1, 10, 18).'
            )


def _check_input(layout: Layout, path: Path, part: Json, *, labelled: bool) -> None:
    kind = part.get("type")
    if kind not in IN_A_LABEL or (not labelled and kind != Part.TEXT_INPUT):
        layout.form.fault(
            (*path, "type"), "UNION_TYPE_CHOICES", "This component cannot be used in a modal here."
        )
        return
    match kind:
        case Part.TEXT_INPUT:
            _check_text_input(layout, path, part, labelled=labelled)
        case Part.RADIO_GROUP | Part.CHECKBOX_GROUP:
            check_custom_id(layout, path, part)
            _check_group(layout, path, part)
        case Part.CHECKBOX | Part.FILE_UPLOAD:
            check_custom_id(layout, path, part)
        case _:
            check_select(layout, path, part)


def _check_text_input(layout: Layout, path: Path, part: Json, *, labelled: bool) -> None:
    check_custom_id(layout, path, part)
    if part.get("style") not in (1, 2):
        layout.form.fault((*path, "style"), "BASE_TYPE_CHOICES", "Value must be one of {1, 2}.")
    if not labelled:
        layout.form.length((*path, "label"), part.get("label"), 1, 45)
    for name, most in (("placeholder", 100), ("value", 4_000)):
        if part.get(name) is not None:
            layout.form.length((*path, name), part[name], 0, most)


def _check_group(layout: Layout, path: Path, part: Json) -> None:
    least = 2 if part["type"] == Part.RADIO_GROUP else 1
    if layout.form.count((*path, "options"), part.get("options"), least, 10):
        for place, option in enumerate(part["options"]):
            layout.form.length((*path, "options", place, "label"), option.get("label"), 1, 100)
            layout.form.length((*path, "options", place, "value"), option.get("value"), 1, 100)
