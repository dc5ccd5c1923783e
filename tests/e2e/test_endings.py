"""Giving up, stopping together, chairs kept for friends: by clicks and by typing, whichever game it is."""

from pathlib import Path
from typing import Any

import pytest

from discord_sandbox import Channel, Message, Permission, Person
from tests.helpers.bot_in_sandbox import Bot, PlainSkin, a_bot, painted_by
from tests.helpers.copied_games import dealt_game
from tests.helpers.playing import asks, button, more, over, panel

KNOWN = painted_by(PlainSkin, hidden=True)
GAMES: dict[str, dict[str, Any]] = {
    "chicago-poker": {"game": "chicago-poker", "options": "length:short"},
    "whispers": {"game": "whispers", "options": "goal:1, rounds:5"},
}

ENDED_ALIKE = "one of both games is ended in make test"
any_game = pytest.mark.parametrize("game", GAMES)
GIVEN_UP_ALIKE = pytest.mark.long("both ways and both games are tried in make test")


async def says(bot: Bot, channel: Channel, words: str) -> Message:
    """The message there that says so, once it does."""
    message = await bot.sandbox.message(
        lambda m: words in m.text and m.only_for is None and not m.deleted, channel=channel
    )
    assert isinstance(message, Message)
    return message


async def told(bot: Bot, person: Person, words: str) -> None:
    """Waits for words that this person alone sees."""
    await bot.sandbox.message(lambda m: m.only_for is person.account and words in m.text)


async def gives_up(bot: Bot, person: Person, channel: Channel, *, typing: bool) -> None:
    """By typing, or from under the hand; asked once."""
    if typing:
        asked = (await person.slash(channel, "game concede")).message
    else:
        hand = (await person.slash(channel, "hand")).message
        await more(bot.sandbox, person, hand)
        asked = (await person.click(hand, custom_id=button(hand, ":concede"))).message
    assert asked.only_for is person.account
    assert "counts as a loss" in asked.text
    await person.click(asked, custom_id=button(asked, ":really-concede"))
    await bot.sandbox.until(lambda: "You’ve given up" in asked.text)


async def proposes(bot: Bot, person: Person, channel: Channel) -> Message:
    """Asks for the table's end, and is sure."""
    asked = (await person.slash(channel, "table end")).message
    assert "unfinished?**" in asked.text
    assert asked.only_for is person.account
    await person.click(asked, custom_id=button(asked, ":really-end:asks"))
    await bot.sandbox.until(lambda: "unfinished?**" not in asked.text)
    return asked


@pytest.mark.by_day("chicago-poker", why="one way of giving up for all games")
@pytest.mark.parametrize(
    ("game", "typing"),
    [
        pytest.param("chicago-poker", False, id="chicago-poker-by clicks"),
        pytest.param("whispers", True, id="whispers-by typing"),
        pytest.param("chicago-poker", True, id="chicago-poker-by typing", marks=GIVEN_UP_ALIKE),
        pytest.param("whispers", False, id="whispers-by clicks", marks=GIVEN_UP_ALIKE),
    ],
)
async def test_two_give_up_and_the_last_takes_the_win(tmp_path: Path, game: str, typing: bool) -> None:
    async with dealt_game(tmp_path / "db", 3, known=KNOWN, **GAMES[game]) as (bot, people, channel):
        await gives_up(bot, people[0], channel, typing=typing)
        await says(bot, channel, "gives up")
        await bot.sandbox.idle()
        assert all(m.deleted for m in people[0].mail), "their hand is a computer's now"
        for command in ("hand", "game dossier", "table leave", "game concede", "turn undo"):
            refused = await people[0].slash(channel, command, table=1)
            assert "You gave up this game" in refused.text or "You gave up this game" in refused.panel.text, (
                command
            )
        shown = await people[0].slash(channel, "show", table=1)
        assert shown.message.attachments, "they may look on"

        await gives_up(bot, people[1], channel, typing=typing)
        question = await says(bot, channel, "Everybody else has given up")
        assert question.pings == (people[2].account,)
        await people[0].click(question, custom_id=button(question, ":take-win"))
        await told(bot, people[0], "You gave up this game")
        await people[2].click(question, custom_id=button(question, ":take-win"))

        last = await bot.sandbox.until(lambda: over(channel))
        assert isinstance(last, Message)
        assert set(last.pings) == {person.account for person in people}
        assert "Everybody else gave up" in last.text
        assert not last.attachments, "nothing hidden is turned up"
        await bot.sandbox.idle()
        assert not asks(question, ":take-win")
        assert channel.name.startswith("🏁")
        for person in people:
            (result,) = [m for m in person.mail if not m.deleted]
            assert "Everybody else gave up" in result.text
            assert asks(result, ":rematch")
            listed = await person.slash(bot.sandbox.channel, "tables")
            assert ("you won" in listed.text) == (person is people[2])
            counted = await person.slash(bot.sandbox.channel, "stats of", game=game)
            assert "one game" in counted.text

        await people[0].click(last, custom_id=button(last, ":rematch"))
        again = await bot.sandbox.message(lambda m: asks(m, "t:2:join"), channel=bot.sandbox.channel)
        assert set(again.pings) == {people[1].account, people[2].account}


@pytest.mark.by_day("chicago-poker", why=ENDED_ALIKE)
@any_game
async def test_the_last_one_plays_on_against_computers(tmp_path: Path, game: str) -> None:
    async with dealt_game(tmp_path / "db", 2, known=KNOWN, **GAMES[game]) as (bot, people, channel):
        await gives_up(bot, people[0], channel, typing=True)
        question = await says(bot, channel, "Everybody else has given up")
        await people[1].click(question, custom_id=button(question, ":play-on"))
        await says(bot, channel, "against computers.")
        await bot.sandbox.until(lambda: panel(people[1]))
        assert not asks(question, ":play-on")
        listed = await people[0].slash(bot.sandbox.channel, "tables")
        assert "(you gave up)" in listed.text
        await bot.sandbox.idle()


@pytest.mark.by_day("whispers", why=ENDED_ALIKE)
@any_game
async def test_everybody_agrees_and_the_table_ends_unfinished(tmp_path: Path, game: str) -> None:
    async with dealt_game(tmp_path / "db", 3, known=KNOWN, **GAMES[game]) as (bot, people, channel):
        said = await proposes(bot, people[1], channel)
        assert "I’ve asked everybody" in said.text
        question = await says(bot, channel, "proposes to end this table")
        assert set(question.pings) == {people[0].account, people[2].account}
        stranger = bot.sandbox.people[4]
        stranger.change(locale="en-US")
        no = await stranger.click(question, custom_id=button(question, ":agree-end:1"))
        assert "You have no seat" in no.text

        await people[0].click(question, custom_id=button(question, ":agree-end:1"))
        await bot.sandbox.until(lambda: people[0].mention not in question.text)
        assert people[2].mention in question.text
        await people[2].click(question, custom_id=button(question, ":agree-end:1"))

        await says(bot, channel, "Everybody has agreed")
        await bot.sandbox.idle()
        assert not asks(question, ":agree-end:1")
        for person in people:
            assert not panel(person)
            assert "closed before anybody won" in [m for m in person.mail if not m.deleted][-1].text
            counted = await person.slash(bot.sandbox.channel, "stats of", game=game)
            assert "hasn’t finished a game" in counted.text


@pytest.mark.by_day("chicago-poker", why=ENDED_ALIKE)
@any_game
async def test_one_plays_on_and_the_table_is_not_ended(tmp_path: Path, game: str) -> None:
    async with dealt_game(tmp_path / "db", 2, known=KNOWN, **GAMES[game]) as (bot, people, channel):
        await proposes(bot, people[0], channel)
        question = await says(bot, channel, "proposes to end this table")
        await people[1].click(question, custom_id=button(question, ":refuse-end:1"))
        await says(bot, channel, "so the game goes on")
        await bot.sandbox.until(lambda: not asks(question, ":refuse-end:1"))
        again = await people[0].slash(channel, "table end")
        assert "Somebody chose to play on" in again.text or "Somebody chose to play on" in again.panel.text
        assert any(panel(person) for person in people)


# ---- chairs kept for friends ----


@pytest.mark.by_day("whispers", why=ENDED_ALIKE)
@any_game
async def test_named_people_are_called_once_and_their_chairs_are_kept(tmp_path: Path, game: str) -> None:
    async with a_bot(tmp_path / "db", known=KNOWN) as bot:
        host, friend, other, *strangers = bot.sandbox.people
        for person in bot.sandbox.people:
            person.change(locale="en-US")
        typed = f"{friend.mention} {other.mention},{friend.mention} {host.mention}"
        await host.slash(bot.sandbox.channel, "table new", invite=typed, **GAMES[game])
        lobby = await bot.sandbox.message(lambda m: asks(m, ":join"), channel=bot.sandbox.channel)
        assert set(lobby.pings) == {friend.account, other.account}
        assert friend.account.display in lobby.text
        for stranger in strangers:  # as many as there are chairs for; the others are kept
            await stranger.click(lobby, custom_id=button(lobby, ":join"))
        await bot.sandbox.idle()
        assert len((await bot.coordinator.posts.table(1)).people) == 4
        for person in (friend, other):
            await person.click(lobby, custom_id=button(lobby, ":join"))
        await bot.sandbox.idle()
        settled = await bot.coordinator.posts.table(1)
        assert set(settled.people) == {person.id for person in bot.sandbox.people}


async def test_who_cannot_come_is_not_invited_and_nothing_is_opened(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db", known=KNOWN) as bot:
        world, host, channel = bot.sandbox.world, bot.sandbox.people[0], bot.sandbox.channel
        host.change(locale="en-US")
        friend, gone, blind = bot.sandbox.people[1], bot.sandbox.people[4], bot.sandbox.people[5]
        world.leave_guild(gone.account)
        world.deny(channel, Permission.VIEW_CHANNEL, blind.account)
        await bot.sandbox.idle()
        crowd = " ".join(f"<@{number}>" for number in range(1000, 1006))
        for invite, words in (
            (f"{friend.mention} {world.bot.mention}", "A bot can’t take a seat"),
            (f"{friend.mention} {gone.mention}", "can’t see this channel"),
            (f"{blind.mention}", blind.account.display),
            (crowd, "there are 5 seats"),
            ("Ben and friends", "I can’t read “Ben and friends” as people"),
        ):
            said = await host.slash(channel, "table new", game="chicago-poker", invite=invite)
            assert words in said.text, invite
        assert await bot.coordinator.places.tables_at(bot.sandbox.guild.id) == ()
