"""People at a table: they open it, sit down, and play whole games by clicking and by typing.

They see what Discord shows them and nothing else; what they choose is drawn from a seed.
"""

import random
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import Any

from bot.games import games
from bot.language import spoken
from bot.skins.skin import Skin
from bot.table.actor import Actor
from bot.table.match import TableId
from bot.table.table import Phase
from discord_sandbox import Channel, ClientRefuses, Message, Modal, Person, Reply, Sandbox
from tests.helpers.bot_in_sandbox import Bot
from tests.helpers.promises_of_games import a_line

GAME_LIMIT = 3000  # actions; a game that needs more is stuck
SHORT: dict[str, dict[str, Any]] = {
    "chicago-poker": {"game": "chicago-poker", "options": "length:short"},
    "poker-champ": {"game": "poker-champ", "options": "length:timed, deals:10"},
    "chicago-stud": {"game": "chicago-stud", "options": "laps:1"},
    "gangster": {"game": "gangster", "options": "length:sprint"},
    "two-trucks": {"game": "two-trucks", "options": "length:short"},
    "whispers": {"game": "whispers", "options": "goal:1, rounds:5"},
}
"""Each game as `/table new` begins the shortest one."""

TICKS = 22  # the type of a field of ticks
ACTION_LIMIT = 30  # presses; an order that may be changed for ever is changed no more often


async def gather(bot: Bot, people: Sequence[Person], *, by_clicks: object = False, **options: Any) -> Message:
    """The lobby's message, with all these people at the table; the first one is the host.

    The others sit down as if they had clicked, which costs half: clicks are the subject of few tests.
    `by_clicks`: they do click, also where the bot is a program of its own, which has all games.
    """
    sandbox, host = bot.sandbox, people[0]
    before = newest(sandbox.channel)
    game = next(iter(games() if by_clicks else bot.coordinator.games))
    await host.slash(sandbox.channel, "table new", **{"game": game, **options})
    lobby = await sandbox.message(lambda m: asks(m, ":join"), channel=sandbox.channel, after=before)
    join = button(lobby, ":join")
    for person in people[1:]:
        if by_clicks:
            await person.click(lobby, custom_id=join)
            await sandbox.until(partial(_names, lobby, person))
        else:
            await _met(bot, person)
            await bot.coordinator.lobbies.join(_actor(bot, person), _table(join), person.account.display)
    await sandbox.until(lambda: all(_names(lobby, person) for person in people))
    return lobby


def _names(lobby: Message, person: Person) -> bool:
    return person.account.display in lobby.text


def _table(custom_id: str) -> TableId:
    return int(custom_id.split(":")[1])


def _actor(bot: Bot, person: Person) -> Actor:
    """Somebody who sees every channel of the server, and manages nothing there."""
    return Actor(person.id, bot.sandbox.guild.id, sees=lambda _: True)


async def _met(bot: Bot, person: Person) -> None:
    """The bot learns, as from a click, how to speak to somebody, and that they are there."""
    bot.coordinator.presence.seen(person.id, 0)
    await bot.coordinator.profiles.remember_locale(person.id, spoken(person.account.locale))


def newest(channel: Channel) -> Message | None:
    """The last message of a channel."""
    return next(reversed(channel.messages.values()), None)


async def deal(bot: Bot, lobby: Message, host: Person, *, by_clicks: object = False) -> Channel:
    """Where the table is played, once the cards are dealt: the host starts, and nobody cuts the deck.

    As if they had clicked, unless `by_clicks`: see `gather`.
    """
    await bot.sandbox.until(lambda: not disabled(lobby, ":start"))
    start = button(lobby, ":start")
    if by_clicks:
        await host.click(lobby, custom_id=start)
        await all_pass(bot, start.split(":")[1])
    else:
        await _dealt(bot, _table(start), host)
    rules = start.replace(":start", ":rules")
    table = await bot.sandbox.message(lambda m: asks(m, rules) and m.only_for is None)
    return table.channel


async def _dealt(bot: Bot, table_id: TableId, host: Person) -> None:
    cutting = bot.coordinator.cutting
    await _met(bot, host)
    closed = await cutting.start(_actor(bot, host), table_id)
    for person in bot.sandbox.people if closed.phase is Phase.CUTTING else ():
        if person.id in closed.people:
            await _met(bot, person)
            await cutting.cut(_actor(bot, person), table_id, None)


async def all_pass(bot: Bot, table: str) -> None:
    """Whoever is asked to cut the deck of a table passes; nobody is, where only one person sits there."""
    posts = bot.sandbox.world.messages

    def asked() -> Message | str | None:
        found = (m for m in posts() if m.only_for is None and not m.deleted)
        for message in found:
            if asks(message, f"t:{table}:hand"):
                return "dealt"
            if message.pings and passing(message):
                return message
        return None

    question = await bot.sandbox.until(asked)
    if isinstance(question, Message):
        for person in bot.sandbox.people:
            if person.account in question.pings:
                await person.click(question, custom_id=passing(question))


def passing(message: Message) -> str:
    """The id of the button by which one passes instead of cutting the deck, if there is one."""
    ids = (str(each.get("custom_id")) for each in message.buttons)
    return next((custom_id for custom_id in ids if ":pass-cut:" in custom_id), "")


def asks(message: Message, ending: str) -> bool:
    """The message has a button with such an id, and is still there."""
    return not message.deleted and any(b.get("custom_id", "").endswith(ending) for b in message.buttons)


def button(message: Message, ending: str) -> str:
    """The id of that button."""
    return next(str(b["custom_id"]) for b in message.buttons if b.get("custom_id", "").endswith(ending))


def rest(message: Message) -> str:
    """The id by which a private panel shows what is rarely wanted; empty in any other message."""
    ids = (str(each.get("custom_id")) for each in message.buttons)
    return next((custom_id for custom_id in ids if ":more:" in custom_id), "")


async def more(sandbox: Sandbox, person: Person, message: Message) -> None:
    """A private panel shows what is rarely wanted."""
    await person.click(message, custom_id=rest(message))
    await sandbox.until(lambda: asks(message, ":concede"))


async def behind_lobby(person: Person, lobby: Message) -> Message:
    """The private page behind a lobby's last button."""
    return (await person.click(lobby, custom_id=button(lobby, ":lobby-more"))).message


async def settle(person: Person, message: Message, opener: str, words: Mapping[str, str]) -> Reply:
    """Opens a form from a message and sends it with these words, by name; all else as it is."""
    form = (await person.click(message, custom_id=opener)).modal
    assert form is not None
    values: dict[str, Any] = {}
    for row in form.components:
        field = row["component"]
        name = field["custom_id"]
        if field["type"] == TICKS:
            held = [each["value"] for each in field["options"] if each.get("default")]
            meant = [f"{about}:{word}" for about, word in words.items() if f"{about}:" in name]
            offered = {each["value"] for each in field["options"]}
            kept = [each for each in held if each.partition(":")[0] not in words]
            values[name] = [*kept, *(each for each in meant if each in offered)]
        elif name in words:
            values[name] = words[name]
    return await person.submit(form, values)


def disabled(message: Message, ending: str) -> bool:
    return any(b["custom_id"].endswith(ending) and b.get("disabled") for b in message.buttons)


def panel(person: Person, table_id: int | None = None) -> Message | None:
    """The private message that asks this person something now."""
    prefix = f"cp:{table_id}:" if table_id else "cp:"
    asking = [m for m in person.mail if not m.deleted and controls(m, prefix)]
    return asking[-1] if asking else None


def controls(message: Message, prefix: str = "cp:") -> list[tuple[str, str | None]]:
    """Everything that can be chosen in a panel: a button's id, or a select's id and a value."""
    pressed = [
        (b["custom_id"], None)
        for b in message.buttons
        if b.get("custom_id", "").startswith(prefix) and not b.get("disabled")
    ]
    chosen = [
        (s["custom_id"], option["value"])
        for s in message.selects
        if s["custom_id"].startswith(prefix)
        for option in s["options"]
    ]
    return pressed + chosen


async def press(
    sandbox: Sandbox,
    person: Person,
    message: Message,
    dice: random.Random,
    prefix: str = "cp:",
    without: Sequence[str] = (),
) -> None:
    """Presses anything at random in a panel, and waits until the panel has changed.

    `without`: nothing in whose id or value one of these words is, if there is anything else.
    """
    every = controls(message, prefix)
    some = [each for each in every if not any(word in str(each) for word in without)]
    custom_id, value = dice.choice(some or every)
    before = message.edited
    if value is None:
        reply = await person.click(message, custom_id=custom_id)
    else:
        reply = await person.choose(message, value, custom_id=custom_id)
    assert not reply.failed, "Discord's red line"
    if reply.modal is not None:
        low, high = limits(reply.modal)
        reply = await person.submit(reply.modal, {"number": dice.randint(low, high)})
        assert not reply.failed, "Discord's red line"
    await sandbox.until(lambda: message.edited != before or message.deleted)


def limits(form: Modal) -> tuple[int, int]:
    """The least and the highest number that a form asks for, from its own words."""
    low, high, *_ = map(int, re.findall(r"\d+", form.components[0]["description"]))
    return low, high


def over(channel: Channel) -> Message | None:
    """The last post of the game, which everybody sees."""
    posts = (m for m in channel.messages.values() if m.only_for is None)
    return next((m for m in posts if asks(m, ":rematch")), None)


async def play_out(bot: Bot, people: Sequence[Person], channel: Channel, seed: int) -> Message:
    """The game's last post, after everybody has clicked through it from private messages."""
    dice, sandbox = random.Random(seed), bot.sandbox
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


async def begun(
    bot: Bot, seats: int = 2, *, by_clicks: object = False, **options: str
) -> tuple[tuple[Person, ...], Channel]:
    """A table with its cards dealt and everything told; `by_clicks`: see `gather`."""
    people = bot.sandbox.people[:seats]
    for person in people:
        person.change(locale="en-US")
    lobby = await gather(bot, people, by_clicks=by_clicks, **options)
    channel = await deal(bot, lobby, people[0], by_clicks=by_clicks)
    await bot.sandbox.idle()
    return people, channel


async def a_turn(bot: Bot, people: tuple[Person, ...], channel: Channel, seed: int = 1) -> Message:
    """The next table post, after whoever is called for has played their turn from under the table.

    Raises AssertionError where there is none, for the game is over.
    """
    dice, before = random.Random(seed), newest_table(channel)
    while newest_table(channel) is before:
        assert over(channel) is None, "the game is over"
        called = waited_for(people, before)
        if not any([await click_in_thread(bot.sandbox, p, channel, dice) for p in called]):
            await bot.sandbox.until(lambda: newest_table(channel) is not before or over(channel))
    return newest_table(channel)


async def turns_pass(bot: Bot, people: Sequence[Person], number: int) -> None:
    """So many turns at the first table, in each as little as may be done; as if they had clicked."""
    coordinator = bot.coordinator
    for _ in range(number):
        match = await bot.store.matches.load(1)
        engine = coordinator.games[match.game].engine
        actor = _actor(bot, people[engine.awaited(match.position)[0]])
        while (shown := await coordinator.reader.panel(actor, 1)).asked:
            await coordinator.play.act(actor, 1, None, str(engine.least(shown.view)))
    await bot.sandbox.idle()


async def acts(bot: Bot, people: Sequence[Person], dice: random.Random, table_id: TableId = 1) -> bool:
    """Somebody who is asked does anything they may, as if by a click; return False if the game is over."""
    match = await bot.store.matches.load(table_id)
    engine = bot.coordinator.games[match.game].engine
    if not (awaited := engine.awaited(match.position)):
        return False
    seat = dice.choice(awaited)
    line = a_line(engine, match.position, seat, dice)
    await bot.coordinator.play.act(_actor(bot, people[seat]), table_id, None, line)
    return True


async def played_out(
    bot: Bot, people: Sequence[Person], channel: Channel, seed: int, table_id: TableId = 1
) -> Message:
    """The game's last post, after everybody has played anything that they may; as if they had clicked."""
    dice = random.Random(seed)
    while await acts(bot, people, dice, table_id):
        pass
    last: Message = await bot.sandbox.until(lambda: over(channel))
    return last


async def all_end_it(bot: Bot, people: Sequence[Person], channel: Channel) -> Message:
    """The last post of the first table, all told, after its people have agreed to end it, as if by clicks."""
    for person in people:
        await bot.coordinator.endings.propose(_actor(bot, person), 1)
    last: Message = await bot.sandbox.until(lambda: over(channel))
    await bot.sandbox.idle()
    return last


Act = Callable[[Sandbox, Person, Channel, random.Random], Awaitable[bool]]


async def play_by(bot: Bot, people: Sequence[Person], channel: Channel, seed: int, act: Act) -> Message:
    """The game's last post, after everybody the table calls for has acted again and again."""
    dice, sandbox = random.Random(seed), bot.sandbox
    for _ in range(GAME_LIMIT):
        if (last := over(channel)) is not None:
            return last
        if _table_post(channel) is None:  # the last one was put away, the next is on its way
            await sandbox.until(lambda: _table_post(channel) or over(channel))
            continue
        table, seen = newest_table(channel), _seen(channel)
        called = waited_for(people, table)
        done = [await act(sandbox, person, channel, dice) for person in called]
        if not any(done):  # a small step has called somebody else by a line of its own
            others = [person for person in people if person not in called]
            done = [await act(sandbox, person, channel, dice) for person in others]
        if not any(done):  # the last answer is in, its news is on the way
            await sandbox.until(partial(_moved_on, channel, seen))
    raise AssertionError("the game does not end")


def _seen(channel: Channel) -> tuple[int, float | None, int]:
    """What there is to read: the newest post, when it was last changed, and the newest message."""
    table, last = _table_post(channel), newest(channel)
    return table.id if table else 0, table.edited if table else None, last.id if last else 0


def _moved_on(channel: Channel, seen: tuple[int, float | None, int]) -> bool:
    return _seen(channel) != seen or over(channel) is not None


async def click_in_thread(sandbox: Sandbox, person: Person, channel: Channel, dice: random.Random) -> bool:
    """One action by My hand, under the table; False if nothing is asked."""
    table = _table_post(channel)
    if table is None or not asks(table, ":hand"):
        return False
    reply = await person.click(table, custom_id=button(table, ":hand"))
    message = reply.message
    if not controls(message):
        return False
    question = question_of(message)
    for _ in range(ACTION_LIMIT):
        if question_of(message) != question:
            break
        await press(sandbox, person, message, dice)
    return True


def typing(skin: Skin) -> Act:
    """One action by slash command, with what autocomplete offers; False if nothing is asked."""

    async def act(sandbox: Sandbox, person: Person, channel: Channel, dice: random.Random) -> bool:
        hand = await person.slash(channel, "hand")
        offered = controls(hand.message)
        if not offered:
            return False
        custom_id, value = dice.choice(offered)
        said = f"{custom_id.split(':', 3)[3].partition('~')[0]} {value or ''}".split()
        reply = await _typed(person, channel, skin, said, dice)
        assert not reply.failed, "Discord's red line"
        while _stopped_short(reply.panel):
            await press(sandbox, person, reply.panel, dice)
        return True

    return act


async def _typed(
    person: Person, channel: Channel, skin: Skin, said: Sequence[str], dice: random.Random
) -> Reply:
    """The command of the first of these words that has one, with whatever it offers."""
    by_verb = {spec.says[0]: spec for spec in reversed(skin.commands) if spec.says}
    verb, spec = said[0], next((by_verb[word] for word in said if word in by_verb), None)
    words: dict[str, Any] = {}
    if skin.ends_turn in said:
        return await person.slash(channel, "turn end")
    if spec is None:  # a command for all other first words
        spec = next(spec for spec in skin.commands if not spec.says)
        words[spec.words[0].option] = verb
    path = f"{skin.group} {spec.name}"
    for word in spec.words[len(words) :]:
        offered = await person.autocomplete(channel, path, word.option, **words)
        assert offered or words, f"/{path} offers no {word.option}"
        if offered:
            words[word.option] = dice.choice(offered).value
    return await person.slash(channel, path, **words)


def waited_for(people: Sequence[Person], table: Message) -> list[Person]:
    """Whom a table post calls in its first line: an edited one pings nobody."""
    called, _, _ = table.text.partition("\n")
    return [person for person in people if person.mention in called]


def newest_table(channel: Channel) -> Message:
    """The post that shows the table as it is."""
    post = _table_post(channel)
    assert post is not None, "no post shows the table"
    return post


def on_turn(people: Sequence[Person], channel: Channel) -> Person:
    """Whose turn it is; a post may ring for others besides, who can answer already."""
    text = newest_table(channel).text
    named = [person for person in people if f"<@{person.id}>" in text]
    return min(named, key=lambda person: text.index(f"<@{person.id}>"))


def _table_post(channel: Channel) -> Message | None:
    """The same; None between two of them."""
    posts = reversed(channel.messages.values())
    return next((m for m in posts if m.only_for is None and (asks(m, ":rules") or asks(m, ":rematch"))), None)


def question_of(message: Message) -> str:
    found = controls(message)
    return found[0][0].split(":")[2] if found else ""


def _stopped_short(message: Message) -> bool:
    """A panel whose menu is open after some words: it has a way back to the top."""
    return any(":hand:" in b.get("custom_id", "") for b in message.buttons)
