"""A seat is offered at the table, and goes to nobody but by a click of theirs."""

import random
from pathlib import Path

from discord_sandbox import Channel, Message, Permission, Person
from tests.helpers.bot_in_sandbox import Bot
from tests.helpers.copied_games import copied_game, dealt_game
from tests.helpers.forging import send
from tests.helpers.playing import click_in_thread, controls, deal, gather


async def offer(bot: Bot, channel: Channel, person: Person, ending: str) -> Message:
    """The message that pings this person and asks for a click."""
    message = await bot.sandbox.message(
        lambda m: person.account in m.pings and any(ending in b.get("custom_id", "") for b in m.buttons),
        channel=channel,
    )
    assert isinstance(message, Message)
    return message


async def with_a_computer(bot: Bot) -> tuple[tuple[Person, ...], Channel]:
    people = bot.sandbox.people[:2]
    for person in bot.sandbox.people:
        person.change(locale="en-US")
    lobby = await gather(bot, people)
    await people[0].slash(bot.sandbox.channel, "table computer", level="rookie")
    return people, await deal(bot, lobby, people[0])


async def test_a_host_offers_a_computer_s_seat_and_the_friend_clicks_and_plays(tmp_path: Path) -> None:
    async with copied_game(tmp_path / "db", with_a_computer) as (bot, people, channel):
        friend, other = bot.sandbox.people[4], bot.sandbox.people[5]
        said = await people[0].slash(channel, "table replace", seat=3, player=friend)
        assert "One click and the seat is theirs" in said.text
        message = await offer(bot, channel, friend, ":take-seat:")
        assert "You have no seat" in (await friend.slash(channel, "hand", table=1)).text

        for wrong in (people[0], people[1], other):
            no = await wrong.click(message)
            assert "held for somebody else" in no.text or "held for somebody else" in no.panel.text
        take = str(message.buttons[0]["custom_id"])
        taken = await friend.click(message)

        assert taken.message.only_for is friend.account
        assert taken.message.attachments
        await bot.sandbox.message(lambda m: "from the computer" in m.text, channel=channel)
        assert (await bot.store.tables.load(1)).occupants[2].player == friend.id
        await bot.sandbox.until(lambda: not message.buttons)
        again = await send(bot.sandbox, friend, channel, take, "x")
        assert "You already have a seat here" in again.text


async def test_whoever_sits_there_is_asked_and_their_friend_plays_on(tmp_path: Path) -> None:
    async with dealt_game(tmp_path / "db") as (bot, people, channel):
        friend = bot.sandbox.people[4]
        friend.change(locale="en-US")
        sitter = people[1]
        seat = [o.player for o in (await bot.store.tables.load(1)).occupants].index(sitter.id) + 1
        said = await people[0].slash(channel, "table replace", seat=seat, player=friend)
        assert "That seat has a player" in said.text
        question = await offer(bot, channel, sitter, ":give-seat:")
        no = await friend.click(question)
        assert "Only its player" in no.text
        assert "You have no seat" in (await friend.slash(channel, "hand", table=1)).text

        give = str(question.buttons[0]["custom_id"])
        given = await sitter.click(question)
        assert "You have left" in given.text
        await friend.click(await offer(bot, channel, friend, ":take-seat:"))

        assert (await bot.store.tables.load(1)).occupants[seat - 1].player == friend.id
        await bot.sandbox.idle()
        panel = (await friend.slash(channel, "hand", table=1)).message
        if controls(panel):
            assert await click_in_thread(bot.sandbox, friend, channel, random.Random(1))
        await bot.sandbox.until(lambda: not question.buttons)
        stale = await send(bot.sandbox, sitter, channel, give, "x")
        assert "Only its player" in stale.text


async def test_a_bot_and_people_who_do_not_see_the_table_are_refused(tmp_path: Path) -> None:
    async with copied_game(tmp_path / "db", with_a_computer) as (bot, people, channel):
        world, gone, blind = bot.sandbox.world, bot.sandbox.people[4], bot.sandbox.people[5]
        world.leave_guild(gone.account)
        world.deny(bot.sandbox.channel, Permission.VIEW_CHANNEL, blind.account)
        await bot.sandbox.idle()
        before = await bot.store.matches.load(1)
        for somebody, words in (
            (world.bot, "A bot can’t take a seat"),
            (gone, "Only people who can see the table’s channel"),
            (blind, "Only people who can see the table’s channel"),
            (people[1], "They already have a seat here"),
        ):
            said = await people[0].slash(channel, "table replace", seat=3, player=somebody)
            assert words in said.text or words in said.panel.text
        assert await bot.store.matches.load(1) == before


async def test_a_stale_offer_is_refused_kindly(tmp_path: Path) -> None:
    async with copied_game(tmp_path / "db", with_a_computer) as (bot, people, channel):
        first, second = bot.sandbox.people[3], bot.sandbox.people[4]
        for friend in (first, second):
            await people[0].slash(channel, "table replace", seat=3, player=friend)
        late = str((await offer(bot, channel, second, ":take-seat:")).buttons[0]["custom_id"])
        await first.click(await offer(bot, channel, first, ":take-seat:"))

        no = await send(bot.sandbox, second, channel, late, "x")  # as if their button were not gone yet

        assert "That offer is gone" in no.text
        assert no.message.only_for is second.account
