"""Rate limits as Discord announces them, and trouble that a test can ask for."""

import asyncio
from urllib.parse import urlsplit

import aiohttp
import discord
import pytest

from discord_sandbox import Limits, Permission
from discord_sandbox.sandbox import Sandbox
from tests.helpers.patience import until
from tests.helpers.sandbox.rest import Rest
from tests.helpers.sandbox.tiny_bot import connected


async def test_a_bucket_says_how_full_it_is_and_then_429(rest: Rest) -> None:
    rest.sandbox.limits = Limits(requests=2, seconds=30)
    first = await rest.post({"content": "1"})
    assert first.headers["X-RateLimit-Limit"] == "2"
    assert first.headers["X-RateLimit-Remaining"] == "1"
    assert 0 < float(first.headers["X-RateLimit-Reset-After"]) <= 30
    await rest.post({"content": "2"})
    third = await rest.post({"content": "3"})
    assert third.status == 429
    assert third.headers["Via"]
    assert third.headers["Retry-After"]
    assert 0 < third.body["retry_after"] <= 30
    assert third.body["global"] is False
    assert len(rest.sandbox.channel.messages) == 2


async def test_each_channel_has_its_own_bucket(rest: Rest) -> None:
    rest.sandbox.limits = Limits(requests=1, seconds=60)
    assert (await rest.post({"content": "1"})).status == 200
    assert (await rest.post({"content": "1"}, rest.sandbox.world.channel("lounge"))).status == 200
    assert (await rest.post({"content": "1"})).status == 429


async def test_the_global_limit_spares_interactions(rest: Rest) -> None:
    rest.sandbox.limits = Limits(global_per_second=1)
    rest.sandbox.api.limiter.now = lambda: 1.0  # the second does not end
    assert (await rest.ask("GET", "/users/@me")).status == 200
    refused = await rest.ask("GET", "/users/@me")
    assert (refused.status, refused.body["global"]) == (429, True)
    fresh = rest.interaction()
    assert (await rest.answer(fresh, 5)).status == 204
    assert (await rest.follow_up(fresh, {"content": "x"})).status == 200


async def test_discord_py_waits_and_comes_again() -> None:
    async with Sandbox.running() as sandbox, connected(sandbox) as bot:
        sandbox.fault("POST", "/channels/*/messages", status=429, retry_after=0.05)
        room = bot.get_channel(sandbox.channel.id)
        assert isinstance(room, discord.TextChannel)
        await room.send("x")
        assert [m.text for m in sandbox.channel.messages.values()] == ["x"]


async def test_a_fault_strikes_as_often_as_asked_and_changes_nothing(rest: Rest) -> None:
    fault = rest.sandbox.fault("POST", "/channels/*/messages", status=500, times=2)
    assert [(await rest.post({"content": "x"})).status for _ in range(3)] == [500, 500, 200]
    assert fault.struck == 2
    assert len(rest.sandbox.channel.messages) == 1
    rest.sandbox.fault(path="/users/*", status=403, code=50001, words="Missing Access")
    assert (await rest.ask("GET", "/users/@me")).code == 50001


async def test_an_answer_can_be_lost_after_the_deed(rest: Rest) -> None:
    body = {"content": "x", "nonce": "7", "enforce_nonce": True}
    rest.sandbox.fault("POST", "*/messages", lost="after")
    with pytest.raises(aiohttp.ClientError):
        await rest.post(body)
    assert len(rest.sandbox.channel.messages) == 1
    assert (await rest.post(body)).status == 200
    assert len(rest.sandbox.channel.messages) == 1


async def test_a_request_can_be_lost_before_the_deed(rest: Rest) -> None:
    rest.sandbox.fault("POST", "*/messages", lost="before")
    with pytest.raises(aiohttp.ClientError):
        await rest.post({"content": "x"})
    assert not rest.sandbox.channel.messages


@pytest.mark.parametrize("content_type", ["application/json", "multipart/form-data; boundary=b"])
async def test_a_bot_that_is_killed_within_a_request_is_no_error_of_the_sandbox(
    rest: Rest, content_type: str
) -> None:
    sandbox = rest.sandbox
    _, writer = await asyncio.open_connection("127.0.0.1", sandbox.port)
    path = f"{urlsplit(sandbox.rest_url).path}/channels/{sandbox.channel.id}/messages"
    headers = {"Host": f"localhost:{sandbox.port}", "Content-Type": content_type, "Content-Length": "1000"}
    lines = (f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in (rest.auth | headers).items()))
    writer.write("\r\n".join((*lines, "", "--b", "")).encode())
    await until(lambda: bool(sandbox.api.under_way))
    writer.close()
    await until(lambda: not sandbox.api.under_way)
    assert sandbox.requests[-1].status == 0
    assert not sandbox.channel.messages


async def test_every_request_is_written_down(rest: Rest) -> None:
    await rest.post({"content": "x"})
    noted = rest.sandbox.requests[-1]
    assert (noted.method, noted.route, noted.status) == ("POST", "/channels/{channel}/messages", 200)
    assert noted.body == {"content": "x"}
    assert noted.answer["content"] == "x"
    await rest.ask("GET", "/kitchens/5")
    nowhere = rest.sandbox.requests[-1]
    assert (nowhere.path, nowhere.route, nowhere.status) == ("/kitchens/5", None, 404)


async def test_a_fault_may_be_slow(rest: Rest) -> None:
    rest.sandbox.fault("GET", "/users/@me", slow=0.1)
    await rest.ask("GET", "/users/@me")
    assert rest.sandbox.requests[-1].took >= 0.1
    rest.sandbox.world.deny(rest.sandbox.channel, Permission.SEND_MESSAGES)
    assert (await rest.post({"content": "x"})).code == 50013
