"""Budgets: how many functions, files, statements and transactions an action may need; no clock, only counts.

tests/helpers/hops.py says what is counted. Functions and files are those between Discord's event and the
answer, or of one look of the scheduler at what is due. Statements and transactions of a click include the
look that follows it. The courier's letters are never included.

Budgets only ever fall. To lower one, make the action shorter and write the new figure into the table, in the
same commit. The test fails above a budget, and where a tenth or more of it is not needed any more.
"""

import asyncio
import json
import random
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import fields, replace
from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.ui.reply import PATIENCE
from discord_sandbox import Channel, Message, Person, Sandbox
from tests.helpers.bot_in_sandbox import Bot, Calendar, PlainSkin, a_bot, a_sandbox, painted_by
from tests.helpers.databases import begin
from tests.helpers.hops import Count, Hops
from tests.helpers.patched_bot import OPTION, SERVER_SETTING, SETTING, Change, files_of, patched_tree
from tests.helpers.playing import (
    SHORT,
    asks,
    begun,
    behind_lobby,
    controls,
    deal,
    gather,
    over,
    panel,
    press,
    settle,
)
from tests.helpers.program import a_program

BUDGETS = {
    # functions · files · statements · transactions
    "click: lay a card": Count(140, 39, 26, 4),
    "autocomplete: a keystroke": Count(34, 16, 16, 2),
    "replay: a step back": Count(92, 30, 10, 2),
    "deadline": Count(91, 23, 42, 7),
    "computer's move": Count(91, 21, 37, 6),
    "end of a game": Count(143, 45, 80, 6),
}

FILES = 3
"""Of the bot's own, outside of its words, for a setting of a person or a server, or an option of a table."""

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
        """One look of the scheduler."""
        await self.hops.as_one(self.bot.coordinator.scheduler.run_due)


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


@pytest.mark.parametrize("patch", [SETTING, SERVER_SETTING, OPTION])
def test_a_new_setting_needs_few_files(patch: Sequence[Change]) -> None:
    assert len(files_of(patch)) == FILES


@pytest.mark.long("it counts files of a recipe, which hardly changes")
async def test_those_few_files_are_enough(tmp_path: Path) -> None:
    """An older database gets the columns; commands, pages, the export and the refusals follow."""
    begin(tmp_path / "db")
    tree = patched_tree(tmp_path / "tree", SETTING, SERVER_SETTING, OPTION)
    async with a_sandbox() as sandbox, a_program(sandbox, tmp_path / "db", folder=tree) as program:
        ready, ended = asyncio.create_task(sandbox.ready()), asyncio.create_task(program.wait())
        await asyncio.wait((ready, ended), return_when=asyncio.FIRST_COMPLETED)
        assert program.returncode is None, "the patched bot does not start"
        host = sandbox.person("Lucie")
        await settles_what_is_new(sandbox, host)
        await agrees_on_what_is_new(sandbox, host)
        await manages_what_is_new(sandbox, host)


async def settles_what_is_new(sandbox: Sandbox, person: Person) -> None:
    """It is offered, typed, clicked, shown, exported and deleted like any other setting."""
    channel, clocks = sandbox.channel, "Your clocks run day and night"
    offered = await person.autocomplete(channel, "settings mine", "hours-shown", "")
    assert [choice.value for choice in offered] == ["on", "off"]
    page = (await person.slash(channel, "settings mine")).message
    assert clocks in page.text
    await settle(person, page, "t:0:settings", {"hours-shown": "off"})
    assert clocks not in page.text
    assert "Hours on this page (en): **no**" in page.text
    typed: dict[str, Any] = {"hours-shown": "on"}
    assert clocks in (await person.slash(channel, "settings mine", **typed)).text
    typed["hours-shown"] = "off"
    assert clocks not in (await person.slash(channel, "settings mine", **typed)).text
    assert (await exported(person, channel))["settings"][0]["hours_shown"] in (0, False)
    await person.click((await person.slash(channel, "privacy delete")).message, custom_id="t:0:forget-me")
    await sandbox.idle()
    assert clocks in (await person.slash(channel, "settings mine")).text


async def agrees_on_what_is_new(sandbox: Sandbox, host: Person) -> None:
    """It is offered, typed, clicked, shown, kept and obeyed like any other option."""
    channel = sandbox.channel
    await host.slash(channel, "table new", game="chicago-poker", company="people")
    lobby = await sandbox.message(lambda m: asks(m, ":join"))
    assert "Company (en): **people only**" in lobby.text
    assert "is taken" in (await host.slash(channel, "table computer", level="rookie")).text
    page = await behind_lobby(host, lobby)
    await settle(host, page, "t:1:options:table", {"company": "any"})
    await sandbox.until(lambda: "Company" not in lobby.text)
    await host.slash(channel, "table computer", level="rookie")
    await sandbox.until(lambda: "computer (" in lobby.text)


async def manages_what_is_new(sandbox: Sandbox, manager: Person) -> None:
    """It is offered, typed, clicked, shown, kept and obeyed like any other setting of a server."""
    channel = sandbox.channel
    offered = await manager.autocomplete(channel, "server settings", "gathering", "")
    assert [choice.value for choice in offered] == ["on", "off"]
    page = (await manager.slash(channel, "server settings", gathering="off")).messages[0]
    assert "Tables here (en): **no**" in page.text
    assert "is taken" in (await manager.slash(channel, "table new", game="chicago-poker")).text
    await settle(manager, page, "t:0:server-settings", {"gathering": "on"})
    assert "Tables here (en): **yes**" in page.text
    assert "is taken" not in (await manager.slash(channel, "table new", game="chicago-poker")).text


async def exported(person: Person, channel: Channel) -> Any:
    """What the bot keeps of somebody."""
    return json.loads((await person.slash(channel, "privacy export")).message.attachments[0].content)


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
