"""All that the bot ever said in a world, remembered when it was said: also what was taken away since."""

from collections import defaultdict
from dataclasses import dataclass, field

from discord_sandbox import Change, ChangeType, Message, Sandbox

Nonce = str


@dataclass(slots=True)
class Journal:
    """Messages of the bot that are not answers to one click: posts, notices, private messages."""

    sandbox: Sandbox
    by_nonce: dict[Nonce, list[Message]] = field(default_factory=lambda: defaultdict(list))
    shows: dict[int, Message] = field(default_factory=dict)  # the newest post of each table
    lobbies: dict[int, Message] = field(default_factory=dict)  # what gathers players, oldest first
    cutting: dict[int, Message] = field(default_factory=dict)  # who asks to cut the deck
    over: set[int] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.sandbox.world.listeners.append(self._heard)

    @property
    def playing(self) -> tuple[int, ...]:
        """The tables that are in play, as far as the posts tell."""
        return tuple(table_id for table_id in self.shows if table_id not in self.over)

    def _heard(self, change: Change) -> None:
        message = change.subject
        if change.type is not ChangeType.MESSAGE_POSTED or not isinstance(message, Message):
            return
        if message.author is not self.sandbox.world.bot or message.only_for is not None:
            return
        if message.nonce is not None:
            self.by_nonce[str(message.nonce)].append(message)
        if message.channel.guild is not None:
            self._posted(message)

    def _posted(self, message: Message) -> None:
        for pressed in message.buttons:
            match str(pressed.get("custom_id", "")).split(":"):
                case ["t", table, "hand"] if len(message.buttons) > 1:
                    self.shows[int(table)] = message
                case ["t", table, "join"]:
                    self.lobbies[int(table)] = message
                case ["t", table, "pass-cut", _] if message.pings:
                    self.cutting[int(table)] = message
                case ["t", table, "rematch"]:
                    self.over.add(int(table))
                case _:
                    pass


def private_ids(message: Message) -> list[str]:
    """Ids that may name cards: for the eyes of one seat only."""
    parts = (str(part.get("custom_id", "")) for part in (*message.buttons, *message.selects))
    return [custom_id for custom_id in parts if custom_id.startswith("cp:")]
