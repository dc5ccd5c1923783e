"""Buttons and selects whose id is their whole memory: which table, which question, which words.

Nothing is kept between two clicks, so every button survives a restart. Ids that name cards (`MoveId`)
are for private messages only: whoever sees a message can read its ids.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Protocol, Self, cast

import discord
from discord.ui import Button, DynamicItem, Item, Select

from bot.skins.skin import Choice
from bot.table.match import TableId
from bot.ui.refusals import UiReason, UiRefusal

ID_LIMIT = 100  # Discord's, for custom ids
LABEL_LIMIT = 80
DETAIL_LIMIT = 100
SELECT_LIMIT = 25


class Action(StrEnum):
    """What a button asks for, apart from a line of notation."""

    # on the lobby
    JOIN = "join"
    LEAVE_LOBBY = "leave"
    COMPUTER = "computer"
    OPTIONS = "options"
    START = "start"
    BOSS = "boss"
    # in the host's options and the computers' page
    OPTION = "option"
    SEAT_COMPUTER = "seat"
    LEVEL = "level"
    UNSEAT = "unseat"
    # under the table
    HAND = "hand"
    LOG = "log"
    RULES = "rules"
    REMATCH = "rematch"
    # on the private panel
    TAKE_BACK = "takeback"
    SHOW = "show"
    DOSSIER = "dossier"
    # on My tables
    NEXT = "next"
    RETAKE = "retake"
    # settings
    SETTING = "setting"
    SERVER_SETTING = "server"
    FORGET_ME = "forget-me"
    REALLY_LEAVE = "really-leave"


@dataclass(frozen=True, slots=True)
class MoveId:
    """A line of notation so far, in answer to a numbered question: private messages only."""

    table: TableId
    question: int
    words: tuple[str, ...] = ()
    page: int = 0

    def __str__(self) -> str:
        turned = f"~{self.page}" if self.page else ""
        return f"cp:{self.table}:{self.question}:{' '.join(self.words)}{turned}"


@dataclass(frozen=True, slots=True)
class ActionId:
    """A verb about a table (0: about no table in particular), with what it is about."""

    table: TableId
    verb: Action
    about: str = ""

    def __str__(self) -> str:
        return f"t:{self.table}:{self.verb}" + (f":{self.about}" if self.about else "")


SAYING = re.compile(r"cp:(\d+):(\d+):([^~]*)(?:~(\d+))?")
ASKING = re.compile(r"t:(\d+):([a-z-]+)(?::(.*))?")


def read(custom_id: str) -> MoveId | ActionId:
    """What an id means; `str` of it is the same id. Raises UiRefusal for a button of a bot long gone."""
    if said := SAYING.fullmatch(custom_id):
        table, question, words, page = said.groups()
        return MoveId(int(table), int(question), tuple(words.split()), int(page or 0))
    if (asked := ASKING.fullmatch(custom_id)) and asked[2] in set(Action):
        return ActionId(int(asked[1]), Action(asked[2]), asked[3] or "")
    raise UiRefusal(UiReason.OLD_BUTTON)


def table_of(custom_id: str) -> TableId | None:
    """The table that an id speaks of, if it speaks of one."""
    found = re.match(r"(?:cp|t):(\d+):", custom_id)
    return int(found[1]) or None if found else None


class Presses(Protocol):
    """What our client does when one of our buttons or selects is used."""

    async def pressed(
        self, interaction: discord.Interaction[Any], custom_id: str, values: tuple[str, ...]
    ) -> None: ...


class PersistentItem(DynamicItem[Item[Any]], template=r"(?:cp|t):.*"):
    """Any button or select of ours. Whatever it means is read from its id when it is pressed."""

    @classmethod
    async def from_custom_id(
        cls,
        _interaction: "discord.Interaction[Any]",
        item: Item[Any],
        _match: re.Match[str],
        /,
    ) -> Self:
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        values = tuple(self.item.values) if isinstance(self.item, Select) else ()
        await cast(Presses, interaction.client).pressed(interaction, self.custom_id, values)


def button(
    meaning: MoveId | ActionId,
    label: str,
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    emoji: str | None = None,
    disabled: bool = False,
) -> PersistentItem:
    """A button that means something."""
    return PersistentItem(
        Button(
            style=style,
            label=cut(label, LABEL_LIMIT),
            emoji=emoji,
            custom_id=str(meaning),
            disabled=disabled,
        )
    )


def select(
    meaning: MoveId | ActionId, placeholder: str, choices: Iterable[Choice], *, chosen: str | None = None
) -> PersistentItem:
    """A menu of up to 25 lines; the line chosen arrives as the press's value."""
    options = [
        discord.SelectOption(
            label=cut(choice.label, DETAIL_LIMIT),
            value=choice.word,
            description=cut(choice.detail, DETAIL_LIMIT) or None,
            emoji=choice.emoji,
            default=choice.word == chosen,
        )
        for choice in choices
    ]
    return PersistentItem(Select(custom_id=str(meaning), placeholder=cut(placeholder, 150), options=options))


def cut(text: str, limit: int) -> str:
    """The text, with an ellipsis where Discord would refuse its length."""
    if len(text) <= limit:
        return text
    return text[: limit - 1].rstrip() + "…" if limit > 0 else ""
