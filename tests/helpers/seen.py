"""All that somebody reads of a table, message by message: two worlds can be held against each other by it."""

import hashlib
import itertools
import json
import re
from dataclasses import dataclass, field, replace
from typing import Any

from bot.skins.skin import Picture
from discord_sandbox import Change, ChangeType, Message, Person, Sandbox
from tests.helpers.bot_in_sandbox import PlainSkin

SNOWFLAKE = re.compile(r"\d{17,20}")
MARK = re.compile(r'"id": \d{10}\b')  # drawn by lot for each letter (Letter.mark)


class Told(PlainSkin):
    """Plain pictures whose alt text says what they would be painted from."""

    def paint_table(self, *facts: Any, **more: Any) -> Picture:
        return _described(super().paint_table(), facts, more)

    def paint_private(self, *facts: Any, **more: Any) -> tuple[Picture, ...]:
        return tuple(_described(picture, facts, more) for picture in super().paint_private())

    def paint_eyes(self, *facts: Any, **more: Any) -> tuple[Picture, ...]:
        return tuple(_described(picture, facts, more) for picture in super().paint_eyes())

    def paint_news(self, events: Any, *facts: Any, **more: Any) -> tuple[Picture, ...]:
        return tuple(_described(picture, (events, *facts), more) for picture in super().paint_news(events))

    def paint_record(self, *facts: Any, **more: Any) -> tuple[Picture, ...]:
        return tuple(_described(picture, facts, more) for picture in super().paint_record())


def _described(picture: Picture, facts: tuple[Any, ...], more: dict[str, Any]) -> Picture:
    told = f"{facts!r} {sorted(more.items())!r}"
    return replace(picture, alt=hashlib.sha256(told.encode()).hexdigest())


@dataclass(slots=True)
class Seen:
    """Every message that a person can read, as it was and as it became, place by place, in order."""

    sandbox: Sandbox
    reader: Person
    told: list[str] = field(default_factory=list)
    _messages: dict[int, dict[int, list[str]]] = field(default_factory=dict)
    _known: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for channel in self.sandbox.world.channels.values():
            for message in channel.messages.values():
                self._heard(Change(ChangeType.MESSAGE_POSTED, message))
        self.sandbox.world.listeners.append(self._heard)

    @property
    def states(self) -> int:
        """How many states of messages there were to read."""
        return sum(len(history) for place in self._messages.values() for history in place.values())

    def different(self, other: "Seen") -> str | None:
        """The first thing that is not the same."""
        if self.told != other.told:
            return f"offered {self.told[-1]} and {other.told[-1]}"
        mine, theirs = list(self._messages.values()), list(other._messages.values())
        if len(mine) != len(theirs):
            return f"{len(mine)} and {len(theirs)} places"
        for place, (ours, other_ones) in enumerate(zip(mine, theirs, strict=True)):
            if len(ours) != len(other_ones):
                return f"{len(ours)} and {len(other_ones)} messages in place {place}"
            for a, b in zip(ours.values(), other_ones.values(), strict=True):
                if a != b:
                    return f"{len(a)} and {len(b)} states of a message in place {place}: {_apart(a, b)}"
        return None

    def _heard(self, change: Change) -> None:
        message = change.subject
        if not isinstance(message, Message) or message.only_for not in (None, self.reader.account):
            return
        if message.channel.guild is None and self.reader.account not in message.channel.people:
            return
        history = self._messages.setdefault(message.channel.id, {}).setdefault(message.id, [])
        shown = "deleted" if change.type is ChangeType.MESSAGE_DELETED else self._shown(message)
        if history[-1:] != [shown]:
            history.append(shown)

    def _shown(self, message: Message) -> str:
        files = [
            (each.filename, len(each.content), hashlib.sha256(each.content).hexdigest(), each.description)
            for each in message.attachments
        ]
        pings = [account.name for account in message.pings]
        whole = json.dumps([message.content, message.components, files, int(message.flags), pings])
        whole = MARK.sub('"id": "a mark"', whole)
        return SNOWFLAKE.sub(lambda found: self._known.setdefault(found[0], f"#{len(self._known)}"), whole)


def _apart(ours: list[str], theirs: list[str]) -> str:
    """Where two histories of a message part, and the words there."""
    for number, (a, b) in enumerate(itertools.zip_longest(ours, theirs, fillvalue="nothing")):
        if a != b:
            at = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
            return f"state {number}: …{a[max(0, at - 80) : at + 300]} | …{b[max(0, at - 80) : at + 300]}"
    return ""
