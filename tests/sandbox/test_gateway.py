"""The gateway's own manners: who may come in, what is told to whom, what is told again."""

import json
import zlib

import pytest

from discord_sandbox import Sandbox
from discord_sandbox.clock import PATIENCE
from tests.helpers.hurried import hurry
from tests.helpers.sandbox.gateway import DIRECT_MESSAGES, GUILD_MESSAGES, GUILDS, identify, line
from tests.helpers.sandbox.rest import Rest
from tests.helpers.sandbox.tiny_bot import TinyBot, connected
from tests.helpers.tab import a_tab


async def test_a_wrong_token_is_shown_the_door(rest: Rest) -> None:
    async with line(rest) as listener:
        await listener.say(2, {"token": "wrong", "intents": 1})
        assert await listener.closed_with() == 4004


async def test_privileged_intents_are_not_granted(rest: Rest) -> None:
    async with line(rest) as listener:
        await listener.say(2, {"token": rest.sandbox.token, "intents": GUILDS | 1 << 15})
        assert await listener.closed_with() == 4014


async def test_nonsense_is_answered_with_a_reason(rest: Rest) -> None:
    async with line(rest) as listener:
        await listener.socket.send_str("hello")
        assert await listener.closed_with() == 4002
    async with line(rest) as listener:
        await listener.say(3, {})
        assert await listener.closed_with() == 4003


async def test_a_heartbeat_is_acknowledged(rest: Rest) -> None:
    async with line(rest) as listener:
        await listener.hear()
        await listener.say(1, None)
        assert (await listener.hear())["op"] == 11


async def test_a_resume_tells_again_what_was_missed(rest: Rest) -> None:
    async with line(rest) as listener:
        ready = await identify(listener, rest, GUILDS | GUILD_MESSAGES)
        heard = (await listener.until("GUILD_CREATE"))["s"]
        await rest.sandbox.gateway.drop()
    rest.sandbox.world.open_channel("attic")
    async with line(rest) as again:
        await again.hear()
        asked = {"token": rest.sandbox.token, "session_id": ready["session_id"], "seq": heard}
        await again.say(6, asked)
        missed = await again.hear()
        assert (missed["t"], missed["s"], missed["d"]["name"]) == ("CHANNEL_CREATE", heard + 1, "attic")
        assert (await again.hear())["t"] == "RESUMED"


async def test_an_unknown_session_is_invalid(rest: Rest) -> None:
    async with line(rest) as listener:
        await listener.hear()
        await listener.say(6, {"token": rest.sandbox.token, "session_id": "x", "seq": 1})
        assert await listener.hear() == {"op": 9, "d": False}


async def test_a_goodbye_ends_the_session(rest: Rest) -> None:
    async with line(rest) as listener:
        await identify(listener, rest)
        await listener.socket.close(code=1000)
    await rest.sandbox.until(lambda: not rest.sandbox.gateway.sessions)


async def test_the_page_sees_the_bot_come_and_go_though_nothing_else_happens(rest: Rest) -> None:
    async with a_tab(rest.sandbox.page_url) as tab:
        assert not tab.state["bot"]["connected"]
        async with line(rest) as listener:
            await identify(listener, rest)
            await tab.until(lambda: tab.state["bot"]["connected"])
        await tab.until(lambda: not tab.state["bot"]["connected"])


async def test_the_words_of_people_are_withheld_without_the_privileged_intent(rest: Rest) -> None:
    async with line(rest) as listener:
        await identify(listener, rest, GUILDS | GUILD_MESSAGES | DIRECT_MESSAGES)
        mina, bot = rest.sandbox.person("Mina"), rest.sandbox.world.bot
        mina.say(rest.sandbox.channel, "a secret")
        assert (await listener.until("MESSAGE_CREATE"))["d"]["content"] == ""
        mina.say(rest.sandbox.channel, f"{bot.mention} hello")
        assert "hello" in (await listener.until("MESSAGE_CREATE"))["d"]["content"]
        mina.say(rest.sandbox.world.open_dm(mina.account), "in private")
        assert (await listener.until("MESSAGE_CREATE"))["d"]["content"] == "in private"


async def test_what_was_not_asked_for_is_not_told(rest: Rest) -> None:
    async with line(rest) as listener:
        await identify(listener, rest, GUILDS)
        await listener.until("GUILD_CREATE")
        rest.sandbox.person("Mina").say(rest.sandbox.channel, "x")
        rest.sandbox.world.open_channel("attic")
        assert (await listener.hear())["t"] == "CHANNEL_CREATE"


async def test_frames_are_compressed_as_one_stream(rest: Rest) -> None:
    async with line(rest, "&compress=zlib-stream") as listener:
        stream = zlib.decompressobj()
        frame = await listener.socket.receive(PATIENCE)
        assert json.loads(stream.decompress(frame.data))["op"] == 10
        await listener.say(1, None)
        frame = await listener.socket.receive(PATIENCE)
        assert json.loads(stream.decompress(frame.data))["op"] == 11


async def test_a_tab_that_is_in_no_channel_yet_is_refused_and_no_bug(rest: Rest) -> None:
    async with a_tab(rest.sandbox.page_url) as tab:
        with pytest.raises(RuntimeError, match="gone"):
            await tab.ask("history", channel=None)


async def test_discord_py_identifies_again_after_an_invalid_session(monkeypatch: pytest.MonkeyPatch) -> None:
    hurry(monkeypatch)
    async with Sandbox.running() as sandbox, connected(sandbox, TinyBot()):
        before = set(sandbox.gateway.sessions)
        sandbox.gateway.invalidate()
        await sandbox.until(lambda: sandbox.gateway.connected and not before & set(sandbox.gateway.sessions))
        reply = await sandbox.person("Lucie").slash(sandbox.channel, "ping")
        assert reply.text.startswith("pong")
