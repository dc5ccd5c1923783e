"""Budgets: how many functions, files, statements and transactions an action may need; no clock, only counts.

tests/helpers/hops.py says what is counted. Functions and files are those between Discord's event and the
answer, or of one look of the scheduler at what is due. Statements and transactions of a click include the
look that follows it. The courier's letters are never included.

Budgets only ever fall. To lower one, make the action shorter and write the new figure into the table, in the
same commit. The test fails above a budget, and where a tenth or more of it is not needed any more.
"""

import random
from collections.abc import Awaitable, Callable
from dataclasses import fields, replace
from datetime import timedelta
from functools import partial
from pathlib import Path

import pytest

from bot.ui.reply import PATIENCE
from discord_sandbox import Message, Person
from tests.helpers.bot_in_sandbox import Bot, Calendar, PlainSkin, a_bot, painted_by
from tests.helpers.hops import Count, Hops, files_naming
from tests.helpers.playing import SHORT, begun, controls, deal, gather, over, panel, press

BUDGETS = {
    # functions · files · statements · transactions
    "click: lay a card": Count(215, 48, 53, 15),
    "autocomplete: a keystroke": Count(45, 18, 16, 2),
    "replay: a step back": Count(131, 35, 10, 2),
    "deadline": Count(109, 29, 46, 15),
    "computer's move": Count(115, 30, 40, 14),
    "end of a game": Count(194, 51, 96, 16),  # two files more since replay is a folder, with its own button
}

NAMED = {
    "a yes/no setting of a person": (("text_first",), 14),
    "an option of a table": (("everybody_cuts",), 3),
}
"""Words for something that exists, and how many files of `bot/` may name it; a new one needs as many."""

ORDERS = ("order ",)  # in Whispers they may be changed again and again, and lead nowhere

ROOM = 0.1  # share of a budget; with more room than that it must be lowered

Act = Callable[[], Awaitable[object]]


class Actions:
    """Counts actions in a bot whose scheduler looks for what is due only when told to."""

    def __init__(self, bot: Bot, hops: Hops) -> None:
        self.bot = bot
        self.hops = hops
        self.counts: dict[str, Count] = {}

    async def count(self, name: str, act: Act, *, then_look: bool = False) -> None:
        """Counts one action; with `then_look`, the look after it adds its statements and transactions."""
        await self.bot.sandbox.idle()  # what was done before is over
        with self.hops.watching():
            await act()
            await self.hops.answered()
            answered = self.hops.count()
            if then_look:
                await self.look()
        whole = self.hops.count()
        self.counts[name] = replace(whole, functions=answered.functions, files=answered.files)
        await self.bot.sandbox.idle()

    async def look(self) -> None:
        """One look of the scheduler, and how long it would sleep then."""
        scheduler = self.bot.coordinator.scheduler
        await self.hops.as_one(scheduler.run_due)
        await self.hops.as_one(scheduler.sleep_for)


async def test_no_action_needs_more_than_its_budget(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for promise in PATIENCE:  # on a busy machine an answer would be promised first, by other functions
        monkeypatch.setitem(PATIENCE, promise, 600.0)
    calendar, hops = Calendar(), Hops()
    known = painted_by(PlainSkin, hidden=True)
    async with a_bot(tmp_path / "db", known=known, now=calendar, opened=hops.store) as bot:
        await bot.coordinator.scheduler.stop()
        actions = Actions(bot, hops)
        await to_the_end(actions)
        await at_a_table_of_two(actions, calendar)
        await against_a_computer(actions)

    assert set(actions.counts) == set(BUDGETS)
    faults = [fault for name, count in actions.counts.items() for fault in compared(name, count)]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("thing", NAMED)
def test_few_files_name_one_setting(thing: str) -> None:
    words, budget = NAMED[thing]
    files = files_naming(*words)
    assert not (fault := compared_with(thing, "files", len(files), budget)), "\n".join((*fault, *files))


async def at_a_table_of_two(actions: Actions, calendar: Calendar) -> None:
    """A card is laid, a word is typed, a deadline passes, and somebody steps back in the replay."""
    bot = actions.bot
    people, channel = await begun(bot, 2)
    (person,) = [each for each in people if panel(each, 2)]
    await use(person, "play")
    await bot.sandbox.idle()
    await actions.count("click: lay a card", partial(use, person, "play"), then_look=True)
    typed = partial(person.autocomplete, channel, "chicago lay", "card")
    await actions.count("autocomplete: a keystroke", typed)

    calendar.let_pass(bot, timedelta(days=3))
    await actions.count("deadline", actions.look)

    replay = (await person.slash(channel, "game replay")).message
    back = partial(person.click, replay, custom_id=next(step for step in steps(replay) if ":back." in step))
    await actions.count("replay: a step back", back)


async def against_a_computer(actions: Actions) -> None:
    """The cards are dealt, and a computer is the first to play."""
    bot = actions.bot
    host = bot.sandbox.people[2]
    host.change(locale="en-US")
    lobby = await gather(bot, [host], **SHORT["whispers"])
    await host.slash(bot.sandbox.channel, "table computer", level="careless")
    await deal(bot, lobby, host)
    await bot.sandbox.idle()
    await actions.count("computer's move", actions.look)


async def to_the_end(actions: Actions) -> None:
    """Two people whisper until one has won; of all clicks the last one ends the game."""
    bot, dice = actions.bot, random.Random(1)
    people, channel = await begun(bot, 2, **SHORT["whispers"])
    while over(channel) is None:
        person, message = next((each, asking) for each in people if (asking := panel(each)) and must(asking))
        click = partial(press, bot.sandbox, person, message, dice, without=ORDERS)
        await actions.count("end of a game", click, then_look=True)


def must(message: Message) -> bool:
    """A panel asks for more than an order that may be left."""
    return any(ORDERS[0] not in custom_id for custom_id, _ in controls(message))


async def use(person: Person, word: str) -> None:
    """Presses or chooses the last thing in somebody's panel that has this word in its id."""
    message = panel(person)
    assert message is not None
    custom_id, value = [each for each in controls(message) if f":{word}" in each[0]][-1]
    if value is None:
        await person.click(message, custom_id=custom_id)
    else:
        await person.choose(message, value, custom_id=custom_id)


def steps(message: Message) -> list[str]:
    return [str(each.get("custom_id")) for each in message.buttons]


def compared(name: str, count: Count) -> list[str]:
    """Sentences about what is above its budget, or far below."""
    budget = BUDGETS[name]
    pairs = ((each.name, getattr(count, each.name), getattr(budget, each.name)) for each in fields(Count))
    return [fault for unit, now, allowed in pairs for fault in compared_with(name, unit, now, allowed)]


def compared_with(name: str, unit: str, now: int, budget: int) -> tuple[str, ...]:
    """A sentence where a figure is above its budget, or far below; else nothing."""
    if now > budget:
        return (f"{name}: {now} {unit}, the budget is {budget}",)
    if now < budget * (1 - ROOM):
        return (f"{name}: only {now} {unit}: lower the budget of {budget}",)
    return ()
