"""Forms in which several things are chosen at once. A yes or no is a tick; all else is chosen from a list.

A field's id is its whole memory, as everywhere: what was chosen comes back as `name:word`.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

import discord
from discord.ui import CheckboxGroup, Label, Modal, RadioGroup, Select

from bot.plain_text import shortened
from bot.skins.skin import Choice
from bot.ui.components import DETAIL_LIMIT, TITLE_LIMIT, PersistentItem, button
from bot.ui.ids import ID_LIMIT, ActionId, natural
from bot.ui.refusals import UiReason, UiRefusal

FIELDS_MAX = 5  # fields of a form
RADIO_MAX = 4  # values that are shown at once; more of them make a menu
TICKS_MAX = 10  # ticks in a field

Fields: TypeAlias = tuple[Label[Modal], ...]


@dataclass(frozen=True, slots=True)
class Question:
    """One thing to choose: its name and label, its values as they are worded, and the one that holds.

    `tick`: the words that a tick and no tick stand for, where it is a yes or no.
    """

    name: str
    label: str
    choices: tuple[Choice, ...]
    holds: str
    about: str = ""
    tick: tuple[str, str] | None = None

    def worded(self, word: str) -> str:
        """A value as people read it."""
        return next((choice.label for choice in self.choices if choice.word == word), word)


def in_forms(questions: Sequence[Question], ticks: str) -> tuple[Fields, ...]:
    """The questions as fields, in as few forms as hold them; `ticks`: what stands above yes or no."""
    lists = [_list(each) for each in questions if each.tick is None]
    fields = (*lists, *_ticks([each for each in questions if each.tick is not None], ticks))
    return tuple(fields[at : at + FIELDS_MAX] for at in range(0, len(fields), FIELDS_MAX))


def openers(meaning: ActionId, label: str, forms: Sequence[Fields]) -> tuple[PersistentItem, ...]:
    """A button for each of these forms; which of several it opens stands behind what it is about."""
    if len(forms) == 1:
        return (button(meaning, label),)
    return tuple(
        button(replace(meaning, about=f"{meaning.about}.{number}"), f"{label} ({number}/{len(forms)})")
        for number in range(1, len(forms) + 1)
    )


def picked(forms: Sequence[Fields], about: str) -> Fields:
    """The form that such a button opens; raises UiRefusal where there is none any more."""
    number = natural(about.rpartition(".")[2]) if "." in about else 1
    if 1 <= number <= len(forms):
        return forms[number - 1]
    raise UiRefusal(UiReason.OLD_BUTTON)


def form_of(meaning: ActionId, title: str, fields: Fields) -> Modal:
    """A form with these fields; finished when it is made, as the others are (components.number_form)."""
    form = Modal(title=shortened(title, TITLE_LIMIT), custom_id=str(meaning), timeout=None)
    for field in fields:
        form.add_item(field)
    form.stop()
    return form


def filled_in(form: dict[str, Any]) -> tuple[str, ...]:
    """Text typed into a form that somebody sent, and `name:word` for each choice, in order."""
    fields = (row.get("component") or row["components"][0] for row in form["components"])
    return tuple(given for field in fields for given in _given(field))


def _list(asked: Question) -> Label[Modal]:
    field: RadioGroup[Modal] | Select[Modal]
    if 1 < len(asked.choices) <= RADIO_MAX:
        field = RadioGroup(
            custom_id=asked.name,
            options=[discord.RadioGroupOption(**_option(each, asked)) for each in asked.choices],
        )
    else:
        field = Select(
            custom_id=asked.name,
            options=[discord.SelectOption(**_option(each, asked)) for each in asked.choices],
        )
    return Label(text=shortened(asked.label, TITLE_LIMIT), description=_about(asked.about), component=field)


def _option(choice: Choice, asked: Question) -> dict[str, Any]:
    return {
        "label": shortened(choice.label, DETAIL_LIMIT),
        "value": choice.word,
        "description": _about(choice.detail),
        "default": choice.word == asked.holds,
    }


def _ticks(asked: Sequence[Question], label: str) -> Iterator[Label[Modal]]:
    """Yes or no, as many in a field as it holds; its id has what holds where there is no tick."""
    held: list[Question] = []
    for each in asked:
        if len(held) == TICKS_MAX or len(_unticked([*held, each])) > ID_LIMIT:
            yield _ticked(held, label)
            held = []
        held.append(each)
    if held:
        yield _ticked(held, label)


def _ticked(asked: Sequence[Question], label: str) -> Label[Modal]:
    options = [
        discord.CheckboxGroupOption(
            label=shortened(f"{each.label} · {each.worded(yes)}", DETAIL_LIMIT),
            value=f"{each.name}:{yes}",
            description=_about(each.about),
            default=each.holds == yes,
        )
        for each in asked
        if each.tick is not None
        for yes, _ in (each.tick,)
    ]
    group: CheckboxGroup[Modal] = CheckboxGroup(
        custom_id=_unticked(asked),
        required=False,
        min_values=0,
        max_values=len(options),
        options=options,
    )
    return Label(text=shortened(label, TITLE_LIMIT), component=group)


def _unticked(asked: Sequence[Question]) -> str:
    return ",".join(f"{each.name}:{each.tick[1]}" for each in asked if each.tick is not None)


def _about(words: str) -> str | None:
    return shortened(words, DETAIL_LIMIT) or None


def _given(field: dict[str, Any]) -> tuple[str, ...]:
    """Values of one field."""
    name = str(field["custom_id"])
    match discord.ComponentType(field["type"]):
        case discord.ComponentType.checkbox_group:
            ticked = {str(each).partition(":")[0]: str(each) for each in field["values"]}
            return tuple(ticked.get(each.partition(":")[0], each) for each in name.split(","))
        case discord.ComponentType.radio_group:
            return (f"{name}:{field['value']}",)
        case discord.ComponentType.text_input:
            return (str(field.get("value", "")),)
        case _:
            return tuple(f"{name}:{each}" for each in field["values"])
