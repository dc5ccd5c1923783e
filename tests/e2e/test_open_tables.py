"""Lobbies that look for players, on Discord: listed with a button, announced once, and changed later on."""

from functools import partial
from pathlib import Path

from discord_sandbox import Channel, Message, Overwrite, Permission
from tests.helpers.bot_in_sandbox import a_bot
from tests.helpers.playing import asks, button, deal, gather


def announcements(board: Channel) -> list[Message]:
    return [m for m in board.messages.values() if m.only_for is None]


async def test_a_lobby_is_announced_once_joined_from_there_and_then_over(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db") as bot:
        sandbox, (lucie, ben, cleo, dan) = bot.sandbox, bot.sandbox.people[:4]
        for person in (lucie, ben, cleo, dan):
            person.change(locale="en-US")
        board = sandbox.world.channel("lounge")
        role = next(each for each in sandbox.guild.roles.values() if each.name == "Manager")
        settled = await lucie.slash(sandbox.channel, "server settings", announce=board, ring=role)
        assert f"<#{board.id}>" in settled.text
        assert "doesn’t ping them" in settled.text
        assert "is looking for players" in (await ben.slash(sandbox.channel, "table open")).text

        lobby = await gather(bot, (lucie, ben))
        no = await ben.slash(sandbox.channel, "table announce", table=1)
        assert f"<@{lucie.id}>, the host of this table" in no.text
        assert "Announced" in (await lucie.slash(sandbox.channel, "table announce")).text
        assert "already" in (await lucie.slash(sandbox.channel, "table announce")).text
        await sandbox.idle()
        (posted,) = announcements(board)
        assert posted.text.startswith(f"<@&{role.id}>")
        free = posted.text

        await cleo.click(posted, custom_id=button(posted, ":join-open"))
        await sandbox.until(lambda: posted.text != free)
        listed = (await dan.slash(sandbox.channel, "table open")).message
        await dan.click(listed, custom_id=button(listed, ":join-open"))
        await sandbox.until(lambda: "You’re in at table" in listed.text)
        assert not asks(listed, ":join-open")
        await sandbox.until(lambda: dan.account.display in lobby.text)

        await deal(bot, lobby, lucie)
        await sandbox.until(lambda: "has begun" in posted.text)
        assert not asks(posted, ":join-open")
        await sandbox.idle()
        assert announcements(board) == [posted]


async def test_an_announcement_that_arrived_before_a_crash_is_not_posted_again(
    tmp_path: Path,
) -> None:
    async with a_bot(tmp_path / "db") as bot:
        sandbox, (lucie, ben) = bot.sandbox, bot.sandbox.people[:2]
        board = sandbox.world.channel("lounge")
        await lucie.slash(sandbox.channel, "server settings", announce=board)
        await gather(bot, (lucie, ben))
        await lucie.slash(sandbox.channel, "table announce")
        await sandbox.idle()
        told = announcements(board)
        for query in (
            "UPDATE outbox SET state = 'waiting' WHERE kind = 'announce'",
            "DELETE FROM posts WHERE what = 'announcement'",
        ):
            await bot.store.database.write(partial(lambda asked, db: db.execute(asked), query))
        bot.client.courier.messages.since = bot.coordinator.now()  # as if it had only just begun
        bot.coordinator.posts.bell.set()
        await sandbox.until(lambda: not bot.coordinator.posts.bell.is_set())
        await sandbox.idle()

        assert len(told) == 1
        assert announcements(board) == told
        assert await bot.coordinator.posts.sent.post(1, "announcement") is not None


async def test_a_hidden_lobby_is_announced_from_nowhere(tmp_path: Path) -> None:
    """Not from another server either, on whose channels nothing can be seen of it."""
    async with a_bot(tmp_path / "db") as bot:
        sandbox, world = bot.sandbox, bot.sandbox.world
        lucie, board = sandbox.people[0], world.channel("lounge")
        lucie.change(locale="en-US")
        await gather(bot, [lucie])
        await lucie.slash(sandbox.channel, "server settings", announce=board)
        sandbox.channel.overwrites[sandbox.guild.id] = Overwrite(
            deny=Permission.VIEW_CHANNEL
        )  # for everybody
        for who in (lucie.account, world.bot):
            world.allow(sandbox.channel, Permission.VIEW_CHANNEL, who)
        elsewhere = world.create_guild("Elsewhere", lucie.account)
        await sandbox.idle()
        for place in (board, next(iter(elsewhere.channels.values()))):
            await lucie.slash(place, "table announce", table=1)
            await sandbox.idle()
            assert announcements(board) == [], place.name
