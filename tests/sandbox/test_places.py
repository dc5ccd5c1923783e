"""Channels, threads and private messages: who may do what, and what is told when something is gone."""

import base64

from discord_sandbox import Permission
from discord_sandbox.interactions import payload
from tests.helpers.sandbox.rest import Rest
from tests.helpers.sandbox.tiny_bot import picture


async def test_a_channel_that_the_bot_cannot_see_is_missing_access(rest: Rest) -> None:
    rest.sandbox.world.deny(rest.sandbox.channel, Permission.VIEW_CHANNEL)
    assert (await rest.post({"content": "x"})).code == 50001
    rest.sandbox.world.allow(rest.sandbox.channel, Permission.VIEW_CHANNEL)
    assert (await rest.post({"content": "x"})).status == 200


async def test_a_channel_without_permission_to_write_is_missing_permissions(rest: Rest) -> None:
    rest.sandbox.world.deny(rest.sandbox.channel, Permission.SEND_MESSAGES)
    assert (await rest.post({"content": "x"})).code == 50013


async def test_files_need_their_own_permission(rest: Rest) -> None:
    rest.sandbox.world.deny(rest.sandbox.channel, Permission.ATTACH_FILES)
    path = f"/channels/{rest.sandbox.channel.id}/messages"
    assert (await rest.upload(path, {"content": "x"}, ("a.txt", b"a"))).code == 50013
    assert (await rest.post({"content": "x"})).status == 200


async def test_an_interaction_tells_what_the_bot_may_do(rest: Rest) -> None:
    rest.sandbox.world.deny(rest.sandbox.channel, Permission.CREATE_PUBLIC_THREADS)
    told = payload(rest.interaction(), rest.sandbox.world, rest.sandbox.files)
    assert not int(told["app_permissions"]) & Permission.CREATE_PUBLIC_THREADS
    assert int(told["app_permissions"]) & Permission.SEND_MESSAGES
    assert int(told["member"]["permissions"]) & Permission.MANAGE_GUILD


async def test_a_thread_is_made_from_a_message_once_and_not_in_a_thread(rest: Rest) -> None:
    sent = await rest.post({"content": "x"})
    path = f"/channels/{rest.sandbox.channel.id}/messages/{sent.body['id']}/threads"
    assert (await rest.ask("POST", path, {"name": "x" * 101})).code == 50035
    thread = await rest.ask("POST", path, {"name": "x" * 100})
    assert thread.body["id"] == sent.body["id"]
    assert (await rest.ask("POST", path, {"name": "again"})).code == 160004
    inner = await rest.ask("POST", f"/channels/{thread.body['id']}/threads", {"name": "y", "type": 11})
    assert inner.code == 50024


async def test_threads_need_permissions_to_be_made_and_written_in(rest: Rest) -> None:
    world, channel = rest.sandbox.world, rest.sandbox.channel
    thread = world.open_thread(channel, "t", world.bot)
    world.deny(channel, Permission.CREATE_PUBLIC_THREADS)
    refused = await rest.ask("POST", f"/channels/{channel.id}/threads", {"name": "y", "type": 11})
    assert refused.code == 50013
    assert (await rest.post({"content": "x"}, thread)).status == 200
    world.deny(channel, Permission.SEND_MESSAGES_IN_THREADS)
    assert (await rest.post({"content": "x"}, thread)).code == 50013


async def test_an_archived_thread_wakes_when_somebody_writes(rest: Rest) -> None:
    world = rest.sandbox.world
    thread = world.open_thread(rest.sandbox.channel, "t", world.bot)
    sent = await rest.post({"content": "x"}, thread)
    world.change_channel(thread, archived=True)
    path = f"/channels/{thread.id}/messages/{sent.body['id']}"
    assert (await rest.ask("PATCH", path, {"content": "y"})).code == 50083
    assert (await rest.post({"content": "y"}, thread)).status == 200
    assert not thread.archived


async def test_a_locked_thread_stays_shut_for_those_who_do_not_manage_it(rest: Rest) -> None:
    world = rest.sandbox.world
    thread = world.open_thread(rest.sandbox.channel, "t", world.bot)
    world.change_channel(thread, archived=True, locked=True)
    assert (await rest.post({"content": "y"}, thread)).code == 50083
    world.allow(rest.sandbox.channel, Permission.MANAGE_THREADS)
    assert (await rest.post({"content": "y"}, thread)).status == 200


async def test_a_deleted_channel_takes_its_threads_with_it(rest: Rest) -> None:
    world = rest.sandbox.world
    thread = world.open_thread(rest.sandbox.channel, "t", world.bot)
    world.delete_channel(rest.sandbox.channel)
    assert thread.deleted
    assert (await rest.ask("GET", f"/channels/{thread.id}")).code == 10003


async def test_private_messages_reach_open_ears_only(rest: Rest) -> None:
    world = rest.sandbox.world
    mina = rest.sandbox.person("Mina")
    opened = await rest.ask("POST", "/users/@me/channels", {"recipient_id": str(mina.id)})
    again = await rest.ask("POST", "/users/@me/channels", {"recipient_id": str(mina.id)})
    assert opened.body["id"] == again.body["id"]
    dm = mina.dm
    assert dm is not None
    assert (await rest.post({"content": "x"}, dm)).status == 200
    mina.change(dms_open=False)
    assert (await rest.post({"content": "x"}, dm)).code == 50007
    mina.change(dms_open=True)
    world.leave_guild(mina.account)
    assert (await rest.post({"content": "x"}, dm)).code == 50278
    world.delete_account(mina.account)
    assert (await rest.post({"content": "x"}, dm)).code == 50007
    assert (await rest.ask("POST", "/users/@me/channels", {"recipient_id": "5"})).code == 50033


async def test_a_member_who_left_is_unknown_and_a_deleted_account_has_a_name(rest: Rest) -> None:
    world = rest.sandbox.world
    mina = world.person("Mina")
    path = f"/guilds/{world.guild.id}/members/{mina.id}"
    assert (await rest.ask("GET", path)).body["user"]["global_name"] == "Mina"
    world.delete_account(mina)
    assert (await rest.ask("GET", path)).code == 10007
    assert (await rest.ask("GET", f"/users/{mina.id}")).body["global_name"] == "Deleted User"


async def test_after_a_kick_the_guild_is_closed(rest: Rest) -> None:
    world = rest.sandbox.world
    world.kick_bot()
    assert (await rest.post({"content": "x"})).code == 50001
    assert (await rest.ask("GET", f"/guilds/{world.guild.id}")).code == 50001
    world.invite_bot()
    assert (await rest.post({"content": "x"})).status == 200


async def test_only_named_people_are_pinged(rest: Rest) -> None:
    mina, oscar = rest.sandbox.person("Mina"), rest.sandbox.person("Oscar")
    words = f"{mina.mention} and {oscar.mention}"
    await rest.post({"content": words, "allowed_mentions": {"parse": [], "users": [str(mina.id)]}})
    await rest.post({"content": words, "allowed_mentions": {"parse": []}})
    await rest.post({"content": words})
    pings = [m.pings for m in rest.sandbox.channel.messages.values()]
    assert pings == [(mina.account,), (), (mina.account, oscar.account)]


async def test_an_emoji_of_the_bots_own_is_made_and_used(rest: Rest) -> None:
    path = f"/applications/{rest.sandbox.world.bot.id}/emojis"
    image = "data:image/png;base64," + base64.b64encode(picture(32, 32)).decode()
    made = await rest.ask("POST", path, {"name": "fedora", "image": image})
    assert (await rest.ask("POST", path, {"name": "fedora", "image": "x"})).code == 50035
    assert [e["name"] for e in (await rest.ask("GET", path)).body["items"]] == ["fedora"]
    button = {"type": 2, "style": 1, "custom_id": "a", "emoji": {"id": made.body["id"], "name": "fedora"}}
    assert (await rest.post({"components": [{"type": 1, "components": [button]}]})).status == 200
    button["emoji"] = {"id": int(made.body["id"]), "name": "fedora"}  # discord.py sends it so
    sent = await rest.post({"components": [{"type": 1, "components": [button]}]})
    assert sent.body["components"][0]["components"][0]["emoji"]["id"] == made.body["id"], "a page reads it"


async def test_emojis_of_the_bots_own_have_limits(rest: Rest) -> None:
    world, image = rest.sandbox.world, "data:image/png;base64," + base64.b64encode(picture(8, 8)).decode()
    path = f"/applications/{world.bot.id}/emojis"
    made = (await rest.ask("POST", path, {"name": "hat_1", "image": image})).body
    assert (await rest.ask("GET", f"{path}/{made['id']}")).body == made
    for name, fault in (
        ("hat_1", "NAME_ALREADY_TAKEN"),
        ("h", "LENGTH"),
        ("h" * 33, "LENGTH"),
        ("a-b", "REGEX"),
    ):
        answer = await rest.ask("POST", path, {"name": name, "image": image})
        assert (answer.status, answer.code) == (400, 50035)
        assert fault in answer.faults
    heavy = "data:image/png;base64," + base64.b64encode(picture(8, 8) + bytes(256 * 1024)).decode()
    assert "BINARY_TYPE_MAX_SIZE" in (await rest.ask("POST", path, {"name": "big", "image": heavy})).faults
    world.emojis.extend({"id": str(number), "name": f"e{number}"} for number in range(1999))
    assert (await rest.ask("POST", path, {"name": "one_more", "image": image})).code == 30008
    assert (await rest.ask("DELETE", f"{path}/{made['id']}")).status == 204
    assert (await rest.ask("GET", f"{path}/{made['id']}")).code == 10014
    assert (await rest.ask("POST", path, {"name": "one_more", "image": image})).status == 200


async def test_a_foreign_page_reaches_nothing(rest: Rest) -> None:
    own = f"http://127.0.0.1:{rest.sandbox.port}"
    for headers in ({"Host": "evil.example"}, {"Origin": "https://evil.example"}, {"Origin": "null"}):
        async with rest.session.get(f"{own}/", headers=headers) as answer:
            assert answer.status == 403
        async with rest.session.get(f"{own}/page/socket", headers=headers) as answer:
            assert answer.status == 403
        assert (await _status(rest, headers)) == 403
    async with rest.session.get(f"{own}/", headers={"Origin": own}) as answer:
        assert answer.status == 200
        assert "script-src 'self'" in answer.headers["Content-Security-Policy"]
    async with rest.session.get(f"http://localhost:{rest.sandbox.port}/", allow_redirects=False) as answer:
        assert answer.headers["Location"] == f"{own}/"
    for name in ("..%2fworld.py", "%2e%2e/world.py", "none.js"):
        async with rest.session.get(f"{own}/page/{name}") as answer:
            assert answer.status == 404


async def _status(rest: Rest, headers: dict[str, str]) -> int:
    async with rest.session.get(f"{rest.sandbox.rest_url}/gateway", headers=headers) as answer:
        return answer.status
