"""A game at once, alone against computers: nothing is posted, until its host shows it to everybody."""

from pathlib import Path

import pytest

from bot.table.actor import Actor
from bot.table.lobby import Phase
from discord_sandbox import Message
from tests.helpers.bot_in_sandbox import Bot, a_bot
from tests.helpers.playing import controls
from tests.helpers.tab import a_tab

GAMES = ["chicago-poker", pytest.param("gangster", marks=pytest.mark.long("One game shows it by day."))]


@pytest.mark.parametrize("game", GAMES)
async def test_it_is_played_in_private_ended_and_played_again(tmp_path: Path, game: str) -> None:
    async with a_bot(tmp_path / "db") as bot:
        lucie, channel = bot.sandbox.person("Lucie"), bot.sandbox.channel
        answer = (await lucie.slash(channel, "table now", game=game)).message
        assert answer.only_for is not None
        assert controls(answer), "it is the reader's turn at once"
        lobby = await bot.coordinator.lobbies.get(host(bot), 1)
        assert (lobby.phase, lobby.placed, len(lobby.people)) == (Phase.PLAYING, False, 1)

        concede = (await lucie.slash(channel, "game concede")).message
        (sure,) = [each["custom_id"] for each in concede.buttons if "really-concede" in each["custom_id"]]
        await lucie.click(concede, custom_id=sure)
        await bot.sandbox.idle()
        assert not posts(bot), "nothing of it is anybody else's"
        (result,) = [each for each in lucie.mail if not each.deleted and rematch(each)]
        await lucie.click(result, custom_id="t:1:rematch")
        await bot.sandbox.idle()
        lobby = await bot.coordinator.lobbies.get(host(bot), 2)
        assert (lobby.phase, lobby.game, lobby.placed) == (Phase.PLAYING, game, False)
        assert not posts(bot)


async def test_moved_somewhere_it_is_shown_there_like_any_other(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db") as bot:
        lucie, channel = bot.sandbox.person("Lucie"), bot.sandbox.channel
        await lucie.slash(channel, "table now")
        await lucie.slash(channel, "table move", table=1)
        await bot.sandbox.idle()
        assert (await bot.coordinator.lobbies.get(host(bot), 1)).channel_id == channel.id
        assert [each for each in bot.sandbox.guild.threads if "#1" in each.name]


async def test_on_the_page_a_command_is_called_as_its_reader_calls_it(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db") as bot, a_tab(bot.sandbox.page_url) as tab:
        await tab.become("Théo")
        await tab.insist("slash", channel=str(bot.sandbox.channel.id), path="table now")
        used = [each["used"]["command"] for each in tab.messages.values() if each["used"]]
        assert used == ["table maintenant"]


def host(bot: Bot) -> Actor:
    return Actor(bot.sandbox.person("Lucie").id, bot.sandbox.guild.id, False, lambda _: True)


def posts(bot: Bot) -> list[Message]:
    """What everybody on the server can read."""
    world, private = bot.sandbox.world, set(bot.sandbox.person("Lucie").mail)
    return [each for each in world.messages() if each.only_for is None and each not in private]


def rematch(message: Message) -> bool:
    return any(button.get("custom_id") == "t:1:rematch" for button in message.buttons)
