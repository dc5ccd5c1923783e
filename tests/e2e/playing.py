"""People at a table: they open it, sit down, and play whole games by clicking and by typing.

They see what Discord shows them and nothing else; what they choose is drawn from a seed.
"""

import random
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any

from bot.sandbox import Channel, ClientRefuses, Message, Person, Reply, Sandbox
from tests.e2e.house import House

GAME_LIMIT = 3000  # deeds; a game that needs more is stuck


async def gather(house: House, people: Sequence[Person], **options: Any) -> Message:
    """The lobby's message, with all these people at the table; the first one is the host."""
    sandbox, host = house.sandbox, people[0]
    before = newest(sandbox.channel)
    await host.slash(sandbox.channel, "table new", **options)
    lobby = await sandbox.message(lambda m: asks(m, ":join"), channel=sandbox.channel, after=before)
    for person in people[1:]:
        await person.click(lobby, custom_id=button(lobby, ":join"))
        await sandbox.until(partial(_names, lobby, person.account.display))
    return lobby


def newest(channel: Channel) -> Message | None:
    """The last message of a channel."""
    return next(reversed(channel.messages.values()), None)


def _names(lobby: Message, name: str) -> bool:
    return name in lobby.text


async def deal(house: House, lobby: Message, host: Person) -> Channel:
    """Where the table is played, once the cards are dealt."""
    await house.sandbox.until(lambda: not disabled(lobby, ":start"))
    start = button(lobby, ":start")
    await host.click(lobby, custom_id=start)
    hand = start.replace(":start", ":hand")
    table = await house.sandbox.message(lambda m: asks(m, hand) and m.only_for is None)
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


Deed = Callable[[Sandbox, Person, Channel, random.Random], Awaitable[bool]]


async def play_by(house: House, people: Sequence[Person], channel: Channel, seed: int, deed: Deed) -> Message:
    """The game's last post, after everybody the table calls for has done one deed after the other."""
    dice, sandbox = random.Random(seed), house.sandbox
    for _ in range(GAME_LIMIT):
        if (last := over(channel)) is not None:
            return last
        table = newest_table(channel)
        called = [person for person in people if person.account in table.pings]
        done = [await deed(sandbox, person, channel, dice) for person in called]
        if not any(done):  # the last answer is in, its news is on the way
            await sandbox.until(partial(_moved_on, channel, table), patience=60)
    raise AssertionError("the game does not end")


def _moved_on(channel: Channel, table: Message) -> bool:
    return newest_table(channel) is not table or over(channel) is not None


async def click_in_thread(sandbox: Sandbox, person: Person, channel: Channel, dice: random.Random) -> bool:
    """One deed by My hand, under the table; False if nothing is asked."""
    table = newest_table(channel)
    reply = await person.click(table, custom_id=button(table, ":hand"))
    message = reply.message
    if not controls(message):
        return False
    question = _question(message)
    while _question(message) == question:
        await press(sandbox, person, message, dice)
    return True


async def type_in_thread(sandbox: Sandbox, person: Person, channel: Channel, dice: random.Random) -> bool:
    """One deed by slash command, with what autocomplete offers; False if nothing is asked."""
    hand = await person.slash(channel, "hand")
    offered = controls(hand.message)
    if not offered:
        return False
    custom_id, value = dice.choice(offered)
    verb = (custom_id.split(":", 3)[3].split() or [value or ""])[0]
    reply = await _typed(person, channel, verb, dice)
    assert not reply.failed, "Discord's red line"
    while controls(reply.panel) and " " in _said(reply.panel):  # the line stopped short: its menu opened
        await press(sandbox, person, reply.panel, dice)
    return True


async def _typed(person: Person, channel: Channel, verb: str, dice: random.Random) -> Reply:
    async def pick(path: str, option: str, **others: Any) -> Any:
        offered = await person.autocomplete(channel, path, option, **others)
        assert offered, f"/{path} offers no {option}"
        return dice.choice(offered).value

    match verb:
        case "recruit":
            return await person.slash(channel, "recruit")
        case "stop":
            return await person.slash(channel, "endturn")
        case "play":
            card = await pick("play", "card")
            business = await pick("play", "business", card=card)
            return await person.slash(channel, "play", card=card, business=business)
        case "take":
            return await person.slash(channel, "take", card=await pick("take", "card"))
        case "send":
            return await person.slash(channel, "reinforce", card=await pick("reinforce", "card"))
        case "revolver" | "bribery":
            return await person.slash(channel, "special", special=verb)
        case _:
            target = await pick("special", "target", special=verb)
            return await person.slash(channel, "special", special=verb, target=target)


def newest_table(channel: Channel) -> Message:
    """The post that shows the table as it is."""
    posts = reversed(channel.messages.values())
    return next(m for m in posts if m.only_for is None and (asks(m, ":hand") or asks(m, ":rematch")))


def _question(message: Message) -> str:
    found = controls(message)
    return found[0][0].split(":")[2] if found else ""


def _said(message: Message) -> str:
    """The words of the longest line in a panel's menu so far."""
    return max((custom_id.split(":", 3)[3] for custom_id, _ in controls(message)), key=len, default="")
