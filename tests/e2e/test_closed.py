"""A table that has ended: every message that still stands says so and asks nothing; it can be looked at."""

from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from discord_sandbox import Channel, Message, Permission, Person
from tests.helpers.begun import nearly_over
from tests.helpers.bot_in_sandbox import Bot, PlainSkin, a_bot, painted_by
from tests.helpers.copied_games import dealt_game
from tests.helpers.forging import send
from tests.helpers.playing import asks, begun, button, click_in_thread, newest_table, play_by

KNOWN = painted_by(PlainSkin, hidden=True)
GAMES: dict[str, dict[str, Any]] = {
    "chicago-poker": {"game": "chicago-poker", "options": "length:short"},
    "whispers": {"game": "whispers", "options": "goal:1, rounds:5"},
}
LOOKING_BACK = (":rematch", ":replay", ":mistake:1.begin.", ":more:end")

any_game = pytest.mark.parametrize("game", GAMES)


def left_to_press(message: Message) -> list[str]:
    """What can be pressed at a message that asks something of somebody."""
    ids = [str(b.get("custom_id", "")) for b in (*message.buttons, *message.selects)]
    return [each for each in ids if each and not each.endswith(LOOKING_BACK)]


def standing(bot: Bot) -> list[Message]:
    """Everything of ours that stands, in public and in private messages; not what one click showed."""
    return [m for m in bot.sandbox.world.messages() if not m.ephemeral and m.author == bot.sandbox.world.bot]


def questions(bot: Bot) -> dict[str, list[str]]:
    found = ((message.text, left_to_press(message)) for message in standing(bot))
    return {text: ids for text, ids in found if ids}


def of_lobby(bot: Bot) -> Message:
    return next(m for m in bot.sandbox.channel.messages.values() if m.attachments and not m.ephemeral)


async def with_questions(
    bot: Bot, *, one_leaves: bool = True, **options: Any
) -> tuple[tuple[Person, ...], Channel]:
    """A table of three where a seat is offered, an end is proposed, and somebody has left the server."""
    people, place = await begun(bot, 3, **options)
    host, second, gone = people
    bot.sandbox.people[5].change(locale="en-US")
    await host.slash(place, "table replace", seat=2, player=bot.sandbox.people[5])
    asked = await bot.sandbox.message(lambda m: any(":give-seat:" in i for i in left_to_press(m)))
    assert second.account in asked.pings
    if one_leaves:
        bot.sandbox.world.leave_guild(gone.account)
        await bot.coordinator.leaving.left(1, gone.id)
        await bot.sandbox.message(lambda m: any(":stand-in:" in i for i in left_to_press(m)))
    sure = (await host.slash(place, "table end")).message
    await host.click(sure, custom_id=button(sure, ":really-end:asks"))
    await bot.sandbox.message(lambda m: any(":agree-end:" in i for i in left_to_press(m)))
    await bot.sandbox.idle()
    return people, place


async def agreed(bot: Bot, people: tuple[Person, ...], _place: Channel) -> None:
    question = await bot.sandbox.message(lambda m: any(":agree-end:" in i for i in left_to_press(m)))
    await people[1].click(question, custom_id=button(question, ":agree-end:1"))


async def by_a_manager(bot: Bot, _people: tuple[Person, ...], _place: Channel) -> None:
    await bot.sandbox.person("Lucie").slash(bot.sandbox.channel, "server end", table=1)


async def by_leaving(bot: Bot, people: tuple[Person, ...], place: Channel) -> None:
    bot.sandbox.guild.members[people[2].id] = set()
    for person in people:
        sure = (await person.slash(place, "table leave", table=1)).message
        if not asks(sure, ":really-leave:0"):
            return  # all who were left had agreed to the end
        await person.click(sure, custom_id=button(sure, ":really-leave:0"))


async def by_silence(bot: Bot, _people: tuple[Person, ...], _place: Channel) -> None:
    await bot.coordinator.seats.close_idle(1, bot.coordinator.now() + timedelta(days=1), 60)


ENDS = {"agreed": agreed, "by a manager": by_a_manager, "by leaving": by_leaving, "by silence": by_silence}


CLOSED_ALIKE = pytest.mark.long("each way of closing a table is tried in one game by make test")


@pytest.mark.by_day("agreed", "silence", why="two ways of closing it by day")
@pytest.mark.parametrize(
    ("game", "ending"),
    [
        ("chicago-poker", "agreed"),
        ("chicago-poker", "by leaving"),
        ("whispers", "by a manager"),
        ("whispers", "by silence"),
        pytest.param("whispers", "agreed", marks=CLOSED_ALIKE),
        pytest.param("whispers", "by leaving", marks=CLOSED_ALIKE),
        pytest.param("chicago-poker", "by a manager", marks=CLOSED_ALIKE),
        pytest.param("chicago-poker", "by silence", marks=CLOSED_ALIKE),
    ],
)
async def test_a_closed_table_says_so_everywhere_and_asks_nothing(
    tmp_path: Path, game: str, ending: str
) -> None:
    async with a_bot(tmp_path / "db", known=KNOWN) as bot:
        people, place = await with_questions(bot, pace="none", **GAMES[game])
        lobby = of_lobby(bot)
        assert questions(bot)

        await ENDS[ending](bot, people, place)
        # A computer may have played meanwhile: whichever post is the newest says so.
        post = await bot.sandbox.message(
            lambda m: m.only_for is None and asks(m, ":rematch") and "closed before anybody won" in m.text,
            channel=place,
        )
        await bot.sandbox.idle()

        assert questions(bot) == {}
        assert post.attachments, "it can still be looked at"
        assert "your turn" not in post.text
        assert "closed before anybody won" in lobby.text
        for person in people:
            assert len([m for m in person.mail if not m.deleted]) <= 1
        for command in ("show", "game log"):
            shown = (await people[1].slash(place, command)).message
            assert not left_to_press(shown), command
            assert shown.text
            assert command == "game log" or "closed before anybody won" in shown.text
        said = await people[1].slash(place, "show", text=True)
        assert "closed before anybody won" in said.text


@pytest.mark.by_day("chicago-poker", why="the shell does it alike in both")
@any_game
async def test_my_hand_and_the_dossier_of_a_closed_table_tell_its_end(tmp_path: Path, game: str) -> None:
    async with dealt_game(tmp_path / "db", 3, known=KNOWN, **GAMES[game]) as (bot, people, place):
        post = newest_table(place)
        hand = button(post, ":hand")
        for person in people[:1]:
            sure = (await person.slash(place, "game concede")).message
            await person.click(sure, custom_id=button(sure, ":really-concede"))
        await by_a_manager(bot, people, place)
        await bot.sandbox.until(lambda: not asks(post, ":hand"))
        for person in people:
            late = await send(bot.sandbox, person, place, hand, "x")
            told = ("You gave up this game, and it’s over now", "closed before anybody won")
            assert told[person is not people[0]] in late.text
            looked = await person.slash(place, "hand")
            assert told[person is not people[0]] in looked.text
            dossier = await person.slash(place, "game dossier")
            assert dossier.text
            assert not dossier.failed


@pytest.mark.by_day("chicago-poker", why="the shell does it alike in both")
@any_game
async def test_a_game_that_is_over_asks_nothing_either(tmp_path: Path, game: str) -> None:
    known = {**KNOWN, **nearly_over(3, KNOWN, name=game, agreed=GAMES[game]["options"], moves=4)}
    async with a_bot(tmp_path / "db", known=known) as bot:
        people, place = await with_questions(bot, one_leaves=False, **GAMES[game])
        lobby = of_lobby(bot)
        await play_by(bot, people, place, 1, click_in_thread)
        await bot.sandbox.idle()
        assert questions(bot) == {}
        assert "This game is over" in lobby.text
        calls = [m for m in standing(bot) if m.channel is place and not m.attachments]
        assert not [m.text for m in calls if "your turn" in m.text]


async def test_a_table_without_a_thread_is_found_in_its_channel_when_it_has_ended(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db", known=KNOWN) as bot:
        bot.sandbox.world.deny(bot.sandbox.channel, Permission.CREATE_PUBLIC_THREADS)
        await bot.sandbox.idle()
        people, place = await begun(bot, 2)
        assert place is bot.sandbox.channel
        post = newest_table(place)
        await by_a_manager(bot, people, place)
        await bot.sandbox.until(lambda: not asks(post, ":hand"))
        for command in ("show", "game log", "game dossier", "hand"):
            shown = await people[1].slash(place, command)
            assert "You do not play" not in shown.text, command
            assert shown.message.attachments or len(shown.text) > 60, command
        assert "closed before anybody won" in shown.text
