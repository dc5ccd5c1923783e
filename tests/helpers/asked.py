"""Moves as people make them who are asked: from their private messages, one after the other, all told."""

import random
from datetime import timedelta

from discord_sandbox import Person
from tests.helpers.bot_in_sandbox import Bot, Calendar
from tests.helpers.home import by
from tests.helpers.playing import ACTION_LIMIT, panel, press, question_of

FREE = ("order", ":show")  # what is no answer to a question: it would be chosen for ever


async def a_move(bot: Bot, people: tuple[Person, ...], dice: random.Random) -> Person:
    """Somebody who is asked answers, from their private message; all is told."""
    person = dice.choice([each for each in people if await is_asked(bot, each)])
    message = panel(person)
    assert message is not None
    question = question_of(message)
    for _ in range(ACTION_LIMIT):
        if message.deleted or question_of(message) != question:
            break
        await press(bot.sandbox, person, message, dice, without=FREE)
    await bot.sandbox.idle()
    return person


async def is_asked(bot: Bot, person: Person) -> bool:
    """Tell if a decision is awaited of them that they can make in their private messages."""
    return panel(person) is not None and (await bot.coordinator.reader.panel(by(person.id), 1)).asked


async def later(bot: Bot, calendar: Calendar, time: timedelta) -> None:
    """Let that time pass, and wait until the bot has told what was due."""
    calendar.let_pass(bot, time)
    bot.coordinator.posts.bell.set()
    await bot.sandbox.idle()
