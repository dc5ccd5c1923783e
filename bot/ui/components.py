"""Buttons, selects and forms as discord.py wants them; what they mean is their id (ids.py).

Nothing is kept between two clicks: whatever comes back is read from its id.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord.ui import (
    Button,
    ChannelSelect,
    Item,
    Label,
    Modal,
    RoleSelect,
    Select,
    TextInput,
    UserSelect,
)

from bot.plain_text import shortened
from bot.skins.skin import Choice
from bot.ui.ids import ActionId, CustomId, LessonId, MoveId
from bot.ui.pages.registered import OwnEmoji

LABEL_LIMIT = 80
DETAIL_LIMIT = 100
PLACEHOLDER_LIMIT = 150
SELECT_LIMIT = 25
TITLE_LIMIT = 45  # of a form and of a field in it
TEXT_LENGTH = 200  # characters of a line; what is too long is refused with a word, and not cut off
NUMBER_LENGTH = 12  # characters of a number that somebody types into a form


@dataclass(frozen=True, slots=True)
class PersistentItem:
    """Any button or select of ours. Whatever it means is read from its id when it is pressed.

    `signs`: of the button, or of each line of the select, Unicode's sign and the name of the game's emoji.
    `label`: what the button says; `face`: what it says beside that emoji, where that is something else.
    """

    custom_id: str
    item: Item[Any]
    signs: tuple[tuple[str | None, str], ...] = ()
    label: str = ""
    face: str = ""

    def wearing(self, emoji: OwnEmoji) -> Item[Any]:
        """Item with the bot's own emoji as far as Discord has them, else Unicode's signs."""
        match self.item:
            case Button() as pressed:
                for sign, own in self.signs:
                    pictured = emoji.named(own)
                    pressed.emoji = pictured or sign
                    pressed.label = self.face if pictured and self.face else self.label
            case Select() as menu:
                for line, (sign, own) in zip(menu.options, self.signs, strict=True):
                    line.emoji = emoji.named(own) or sign
            case _:  # people have faces
                pass
        return self.item


def button(
    meaning: CustomId,
    label: str,
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    emoji: str | None = None,
    own: str = "",
    face: str = "",
    disabled: bool = False,
) -> PersistentItem:
    """A button that means something; `own`: the game's own emoji that stands for `emoji` where it can.

    Beside that the button says `face`, if there is one.
    """
    custom_id, label = str(meaning), shortened(label, LABEL_LIMIT)
    pressed: Button[Any] = Button(
        style=style, label=label, emoji=emoji, custom_id=custom_id, disabled=disabled
    )
    return PersistentItem(custom_id, pressed, ((emoji, own),), label, face)


def select(
    meaning: CustomId, placeholder: str, choices: Iterable[Choice], *, chosen: str | None = None
) -> PersistentItem:
    """A menu of up to 25 lines; the line chosen arrives as the click's value."""
    custom_id, lines = str(meaning), tuple(choices)
    options = [
        discord.SelectOption(
            label=shortened(choice.label, DETAIL_LIMIT),
            value=choice.word,
            description=shortened(choice.detail, DETAIL_LIMIT) or None,
            emoji=choice.emoji,
            default=choice.word == chosen,
        )
        for choice in lines
    ]
    menu: Select[Any] = Select(
        custom_id=custom_id, placeholder=shortened(placeholder, PLACEHOLDER_LIMIT), options=options
    )
    return PersistentItem(custom_id, menu, tuple((choice.emoji, choice.own) for choice in lines))


def user_select(meaning: ActionId, placeholder: str) -> PersistentItem:
    """A menu of the people of a server; the number of whoever is chosen arrives as the click's value."""
    custom_id = str(meaning)
    return PersistentItem(
        custom_id, UserSelect(custom_id=custom_id, placeholder=shortened(placeholder, PLACEHOLDER_LIMIT))
    )


def channel_select(
    meaning: ActionId, placeholder: str, chosen: Sequence[int], *, most: int = 1
) -> PersistentItem:
    """A menu of a server's text channels, in which none need be chosen."""
    custom_id = str(meaning)
    menu: ChannelSelect[Any] = ChannelSelect(
        custom_id=custom_id,
        placeholder=shortened(placeholder, PLACEHOLDER_LIMIT),
        channel_types=[discord.ChannelType.text],
        min_values=0,
        max_values=most,
        default_values=[_default(each, discord.SelectDefaultValueType.channel) for each in chosen],
    )
    return PersistentItem(custom_id, menu)


def role_select(
    meaning: ActionId, placeholder: str, chosen: Sequence[int], *, most: int = 1
) -> PersistentItem:
    """A menu of a server's roles, in which none need be chosen."""
    custom_id = str(meaning)
    menu: RoleSelect[Any] = RoleSelect(
        custom_id=custom_id,
        placeholder=shortened(placeholder, PLACEHOLDER_LIMIT),
        min_values=0,
        max_values=most,
        default_values=[_default(each, discord.SelectDefaultValueType.role) for each in chosen],
    )
    return PersistentItem(custom_id, menu)


def _default(identity: int, kind: discord.SelectDefaultValueType) -> discord.SelectDefaultValue:
    return discord.SelectDefaultValue(id=identity, type=kind)


def number_form(meaning: MoveId | LessonId | ActionId, title: str, question: str, limits: str) -> Modal:
    """A form that asks for one number.

    It is finished when it is made, so that discord.py does not wait for it: discord.py keeps forms by their
    id alone, for all people together, and forgets them at a restart. What is typed comes to our client.
    """
    return _form(meaning, title, question, limits, TextInput(custom_id="number", max_length=NUMBER_LENGTH))


def text_form(meaning: ActionId, title: str, question: str, about: str, offered: str) -> Modal:
    """A form that asks for one line, which is `offered` to be taken as it is."""
    field: TextInput[Modal] = TextInput(custom_id="text", default=offered, max_length=TEXT_LENGTH)
    return _form(meaning, title, question, about, field)


def _form(meaning: CustomId, title: str, question: str, about: str, field: TextInput[Modal]) -> Modal:
    form = Modal(title=shortened(title, TITLE_LIMIT), custom_id=str(meaning), timeout=None)
    form.add_item(
        Label(
            text=shortened(question, TITLE_LIMIT), description=shortened(about, DETAIL_LIMIT), component=field
        )
    )
    form.stop()
    return form
