"""People at a table: they open it, sit down, and play whole games by clicking and by typing.

They see what Discord shows them and nothing else; what they choose is drawn from a seed.
"""

import random
from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.sandbox import Channel, ClientRefuses, Message, Person, Sandbox
from tests.e2e.house import House

GAME_LIMIT = 3000  # deeds; a game that needs more is stuck


async def gather(house: House, people: Sequence[Person], **options: Any) -> Message:
    """The lobby's message, with all these people at the table; the first one is the host."""
    sandbox, host = house.sandbox, people[0]
    await host.slash(sandbox.channel, "table new", **options)
    lobby = await sandbox.message(lambda m: asks(m, ":join"), channel=sandbox.channel)
    for person in people[1:]:
        await person.click(lobby, custom_id=button(lobby, ":join"))
        await sandbox.until(partial(_names, lobby, person.account.display))
    return lobby


def _names(lobby: Message, name: str) -> bool:
    return name in lobby.text


async def deal(house: House, lobby: Message, host: Person) -> Channel:
    """Where the table is played, once the cards are dealt."""
    await house.sandbox.until(lambda: not disabled(lobby, ":start"))
    await host.click(lobby, custom_id=button(lobby, ":start"))
    table = await house.sandbox.message(lambda m: asks(m, ":hand"))
    return table.channel


def asks(message: Message, ending: str) -> bool:
    """The message has a button with such an id, and is still there."""
    return not message.deleted and any(b.get("custom_id", "").endswith(ending) for b in message.buttons)


def button(message: Message, ending: str) -> str:
    """The id of that button."""
    return next(str(b["custom_id"]) for b in message.buttons if b.get("custom_id", "").endswith(ending))


def disabled(message: Message, ending: str) -> bool:
    return any(b["custom_id"].endswith(ending) and b.get("disabled") for b in message.buttons)


def panel(person: Person, table: int | None = None) -> Message | None:
    """The private message that asks this person something now."""
    prefix = f"cp:{table}:" if table else "cp:"
    asking = [m for m in person.mail if not m.deleted and controls(m, prefix)]
    return asking[-1] if asking else None


def controls(message: Message, prefix: str = "cp:") -> list[tuple[str, str | None]]:
    """Everything that can be chosen in a panel: a button's id, or a select's id and a value."""
    pressed = [(b["custom_id"], None) for b in message.buttons if b.get("custom_id", "").startswith(prefix)]
    chosen = [
        (s["custom_id"], option["value"])
        for s in message.selects
        if s["custom_id"].startswith(prefix)
        for option in s["options"]
    ]
    return pressed + chosen


async def press(sandbox: Sandbox, person: Person, message: Message, dice: random.Random) -> None:
    """Presses anything at random in a panel, and waits until the panel has changed."""
    custom_id, value = dice.choice(controls(message))
    before = message.edited
    if value is None:
        reply = await person.click(message, custom_id=custom_id)
    else:
        reply = await person.choose(message, value, custom_id=custom_id)
    assert not reply.failed, "Discord's red line"
    await sandbox.until(lambda: message.edited != before or message.deleted)


def over(channel: Channel) -> Message | None:
    """The last post of the game."""
    return next((m for m in channel.messages.values() if asks(m, ":rematch")), None)


async def play_out(house: House, people: Sequence[Person], channel: Channel, seed: int) -> Message:
    """The game's last post, after everybody has clicked through it from private messages."""
    dice, sandbox = random.Random(seed), house.sandbox
    for _ in range(GAME_LIMIT):
        asked: Any = await sandbox.until(
            lambda: over(channel) or [person for person in people if panel(person)]
        )
        if isinstance(asked, Message):
            return asked
        person = dice.choice(asked)
        message = panel(person)
        if message is not None:
            try:
                await press(sandbox, person, message, dice)
            except ClientRefuses:
                continue  # the panel was taken away between look and click
    raise AssertionError("the game does not end")
