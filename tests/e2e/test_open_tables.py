"""Lobbies that look for players, on Discord: listed with a button, announced once, and changed later on."""

from pathlib import Path

from bot.sandbox import Channel, Message
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
        assert "does not ring" in settled.text
        assert "looks for players" in (await ben.slash(sandbox.channel, "table open")).text

        lobby = await gather(bot, (lucie, ben))
        assert "Only the host" in (await ben.slash(sandbox.channel, "table announce", table=1)).text
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
        await sandbox.until(lambda: "You sit at table" in listed.text)
        assert not asks(listed, ":join-open")
        await sandbox.until(lambda: dan.account.display in lobby.text)

        await deal(bot, lobby, lucie)
        await sandbox.until(lambda: "has begun" in posted.text)
        assert not asks(posted, ":join-open")
        await sandbox.idle()
        assert announcements(board) == [posted]
