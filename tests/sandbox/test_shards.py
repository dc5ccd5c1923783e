"""Several shards of one bot, in one process or in many: who may connect, how often, and who is told what."""

import asyncio
import itertools
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import aiohttp
import discord
import pytest
from discord import app_commands

from discord_sandbox import Limits, Message, Sandbox
from discord_sandbox.interactions import InteractionType
from tests.helpers.patience import ON_A_BUSY_MACHINE
from tests.helpers.sandbox.gateway import (
    DIRECT_MESSAGES,
    GUILD_MESSAGES,
    GUILDS,
    Listener,
    ask_to_identify,
    identify,
    is_refused,
    line,
)
from tests.helpers.sandbox.rest import Rest
from tests.helpers.sandbox.tiny_bot import libraries_sent_to

EVERYTHING = GUILDS | GUILD_MESSAGES | DIRECT_MESSAGES


@asynccontextmanager
async def shards(rest: Rest, *wanted: tuple[int, int]) -> AsyncIterator[list[Listener]]:
    """A socket for each shard, with nothing left to hear."""
    async with AsyncExitStack() as stack:
        opened = [await stack.enter_async_context(line(rest)) for _ in wanted]
        for listener, shard in zip(opened, wanted, strict=True):
            await identify(listener, rest, EVERYTHING, shard=shard)
            await listener.events()
        yield opened


async def heard(listeners: list[Listener], event: str) -> list[int]:
    """How often each listener was told of such an event."""
    return [[name for name, _ in await each.events()].count(event) for each in listeners]


# --- shards that come and go ----------------------------------------------------------------------------


async def test_a_shard_whose_process_was_killed_is_free_at_once(rest: Rest) -> None:
    rest.sandbox.limits = Limits.none()
    gateway = rest.sandbox.gateway
    async with (
        aiohttp.ClientSession() as killed,
        line(Rest(rest.sandbox, killed)) as victim,
        line(rest) as heir,
    ):
        await identify(victim, rest, shard=(0, 2))
        assert killed.connector is not None
        await killed.connector.close()  # no closing frame, as when a process dies
        await rest.sandbox.until(lambda: not gateway.connected)
        assert len(gateway.sessions) == 1, "it could be resumed"
        new = await identify(heir, rest, shard=(0, 2))
        assert set(gateway.sessions) == {new["session_id"]}


async def test_a_shard_of_another_count_is_another_shard(rest: Rest) -> None:
    rest.sandbox.limits = Limits.none()
    async with shards(rest, (0, 1), (0, 2), (0, 4)):
        assert rest.sandbox.gateway.shards == {(0, 1), (0, 2), (0, 4)}


async def test_the_sandbox_can_wait_for_one_shard_or_for_all(rest: Rest) -> None:
    rest.sandbox.limits = Limits.none()
    commands = f"/applications/{rest.sandbox.world.bot.id}/commands"
    await rest.ask("PUT", commands, [{"name": "ping", "description": "Is it there?"}])
    async with shards(rest, (1, 2)):
        await rest.sandbox.ready()
        with pytest.raises(TimeoutError):
            await rest.sandbox.ready(patience=0.05, shards=2)
        async with shards(rest, (0, 2)):
            await rest.sandbox.ready(shards=2)


# --- the limit of IDENTIFYs ----------------------------------------------------------------------------


async def test_one_shard_identifies_in_five_seconds_whichever_process_asks(rest: Rest) -> None:
    limiter = rest.sandbox.limiter
    limiter.now = lambda: 100.0
    async with shards(rest, (0, 2)) as sessions, line(rest) as second:
        assert await is_refused(second, rest, (1, 2))
        limiter.now = lambda: 104.9
        await ask_to_identify(second, rest, shard=(1, 2))
        assert (await second.hear())["op"] == 9
        limiter.now = lambda: 105.0  # a refusal does not count
        await ask_to_identify(second, rest, shard=(1, 2))
        assert (await second.hear())["t"] == "READY"
        assert rest.sandbox.gateway.shards == {(0, 2), (1, 2)}
        assert await heard(sessions, "RESUMED") == [0], "the first goes on"


async def test_each_bucket_of_shards_has_its_own_five_seconds(rest: Rest) -> None:
    rest.sandbox.limits = Limits(identify_concurrency=2)
    rest.sandbox.limiter.now = lambda: 100.0
    async with shards(rest, (0, 4), (1, 4)), line(rest) as even, line(rest) as odd:
        assert await is_refused(even, rest, (2, 4))
        assert await is_refused(odd, rest, (3, 4))


async def test_a_resume_is_no_identify(rest: Rest) -> None:
    rest.sandbox.limiter.now = lambda: 100.0
    async with line(rest) as listener:
        ready = await identify(listener, rest, shard=(0, 2))
        await rest.sandbox.gateway.drop()
    async with line(rest) as again:
        await again.hear()
        await again.say(6, {"token": rest.sandbox.token, "session_id": ready["session_id"], "seq": 99})
        assert (await again.hear())["t"] == "RESUMED"


async def test_a_bot_of_one_shard_restarts_without_waiting(rest: Rest) -> None:
    rest.sandbox.limiter.now = lambda: 100.0
    for _ in range(3):
        async with line(rest) as listener:
            assert (await identify(listener, rest))["shard"] == [0, 1]
            await listener.socket.close(code=1000)
        await rest.sandbox.until(lambda: not rest.sandbox.gateway.connected)


async def test_without_limits_every_shard_identifies_at_once(rest: Rest) -> None:
    rest.sandbox.limits = Limits.none()
    rest.sandbox.limiter.now = lambda: 100.0
    async with shards(rest, *((number, 20) for number in range(20))):
        assert len(rest.sandbox.gateway.shards) == 20
    assert (await _start_limit(rest))["max_concurrency"] == 16


async def test_a_bot_that_asks_is_told_how_many_sessions_it_may_start(rest: Rest) -> None:
    limiter = rest.sandbox.limiter
    limiter.now = lambda: 100.0
    untouched = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
    assert await _start_limit(rest) == untouched
    async with shards(rest, (0, 2)), line(rest) as second:
        assert await is_refused(second, rest, (1, 2))
        limiter.now = lambda: 160.0
        assert await _start_limit(rest) == untouched | {"remaining": 999, "reset_after": 86_340_000}
        limiter.now = lambda: 100.0 + 86_400
        assert await _start_limit(rest) == untouched


async def _start_limit(rest: Rest) -> Any:
    return (await rest.ask("GET", "/gateway/bot")).body["session_start_limit"]


async def test_a_bot_that_asks_is_advised_how_many_shards_to_have_and_may_have_others() -> None:
    async with Sandbox.running(shards=4) as sandbox, aiohttp.ClientSession() as session:
        rest = Rest(sandbox, session)
        assert (await rest.ask("GET", "/gateway/bot")).body["shards"] == 4
        async with line(rest) as listener:
            assert (await identify(listener, rest, shard=(0, 3)))["shard"] == [0, 3]


async def test_the_global_limit_counts_the_requests_of_all_processes_together(rest: Rest) -> None:
    rest.sandbox.limiter.now = lambda: 100.0  # the second does not end
    async with aiohttp.ClientSession() as session:
        processes = rest, Rest(rest.sandbox, session)
        answers = [await processes[n % 2].ask("GET", "/users/@me") for n in range(50)]
        assert {answer.status for answer in answers} == {200}
        refused = [await process.ask("GET", "/users/@me") for process in processes]
        assert [(answer.status, answer.body["global"]) for answer in refused] == [(429, True)] * 2


# --- who is told what ----------------------------------------------------------------------------------


async def test_a_guild_belongs_to_one_shard(rest: Rest) -> None:
    rest.sandbox.limits = Limits.none()
    home = rest.sandbox.guild.shard(2)
    async with line(rest) as right, line(rest) as wrong:
        assert len((await identify(right, rest, shard=[home, 2]))["guilds"]) == 1
        assert (await identify(wrong, rest, shard=[1 - home, 2]))["guilds"] == []


async def test_a_guild_can_be_made_on_any_shard_and_ids_go_on_growing(rest: Rest) -> None:
    world, lucie = rest.sandbox.world, rest.sandbox.person("Lucie").account
    for number in (3, 3, 0, 2, 1):
        guild = world.create_guild("Elsewhere", lucie, shard=(number, 4))
        assert guild.shard(4) == number
        assert world.new_id() > guild.id
        assert {person.id for person in world.people} <= set(guild.members)
        assert guild.channel("general").guild is guild


async def test_what_happens_in_a_guild_is_told_to_its_shard_and_the_rest_to_the_first(rest: Rest) -> None:
    rest.sandbox.limits = Limits.none()
    world, mina = rest.sandbox.world, rest.sandbox.person("Mina")
    guilds = [world.create_guild(f"{n}", mina.account, shard=(n, 3)) for n in range(3)]
    places = [world.open_thread(guild.channel("general"), "a table", mina.account) for guild in guilds]
    places.append(world.open_dm(mina.account))
    homes = [0, 1, 2, 0]
    async with shards(rest, (0, 3), (1, 3), (2, 3)) as sessions:
        for place, home in zip(places, homes, strict=True):
            once = [int(number == home) for number in range(3)]
            message = mina.say(place, "hello")
            assert await heard(sessions, "MESSAGE_CREATE") == once
            _click(rest, message)
            assert await heard(sessions, "INTERACTION_CREATE") == once
            world.delete(message)
            assert await heard(sessions, "MESSAGE_DELETE") == once
        world.kick_bot(guilds[1])
        assert await heard(sessions, "GUILD_DELETE") == [0, 1, 0]
        world.invite_bot(guilds[1])
        assert await heard(sessions, "GUILD_CREATE") == [0, 1, 0]


async def test_each_session_reckons_with_its_own_count(rest: Rest) -> None:
    """A bot that changes its number of shards runs the old and the new ones side by side."""
    rest.sandbox.limits = Limits.none()
    guild = rest.sandbox.world.create_guild("Elsewhere", rest.sandbox.people[0].account, shard=(5, 6))
    async with shards(rest, (0, 2), (1, 2), (0, 3), (1, 3), (2, 3)) as sessions:
        _click(rest, rest.sandbox.person("Mina").say(guild.channel("general"), "hello"))
        assert await heard(sessions, "INTERACTION_CREATE") == [0, 1, 0, 0, 1]


def _click(rest: Rest, message: Message) -> None:
    mina, body = rest.sandbox.person("Mina").account, {"component_type": 2, "custom_id": "x"}
    rest.sandbox.interactions.open(InteractionType.COMPONENT, mina, message.channel, body, message=message)


# --- real clients --------------------------------------------------------------------------------------


class Cluster(discord.AutoShardedClient):
    """One process of several, with some of four shards; it answers /ping with its own name."""

    def __init__(self, name: str, numbers: list[int]) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True), shard_count=4, shard_ids=numbers, guild_ready_timeout=0.05
        )
        self.tree = app_commands.CommandTree(self)
        self.identified = 0

        @self.tree.command(name="ping", description="Who is there?")
        async def ping(interaction: discord.Interaction[Any]) -> None:
            await interaction.response.send_message(name)

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def before_identify_hook(self, _: int | None, *, initial: bool = False) -> None:
        """Waits a moment where the library waits five seconds."""
        self.identified += 1
        if not initial:
            await asyncio.sleep(0.05)


@asynccontextmanager
async def running(sandbox: Sandbox, *clusters: Cluster) -> AsyncIterator[None]:
    """All of them connected and ready."""
    sandbox.interactions.answer_within = ON_A_BUSY_MACHINE
    async with libraries_sent_to(sandbox):
        lives = [asyncio.create_task(cluster.start(sandbox.token)) for cluster in clusters]
        try:
            await sandbox.ready(shards=4)
            await asyncio.gather(*(cluster.wait_until_ready() for cluster in clusters))
            yield
        finally:
            await asyncio.gather(*(cluster.close() for cluster in clusters))
            await asyncio.gather(*lives)


async def test_two_clusters_of_discord_py_share_the_shards_and_each_answers_for_its_own() -> None:
    async with Sandbox.running() as sandbox:
        # Each look at the clock is a second later: some are refused, however slow the machine, all get in.
        sandbox.limiter.now = itertools.count(100.0).__next__
        lucie = sandbox.person("Lucie")
        guilds = [sandbox.world.create_guild(f"{n}", lucie.account, shard=(n, 4)) for n in range(4)]
        places = [guild.channel("general") for guild in guilds]
        even, odd = Cluster("even", [0, 2]), Cluster("odd", [1, 3])
        async with running(sandbox, even, odd):
            assert sandbox.gateway.shards == {(number, 4) for number in range(4)}
            assert even.identified + odd.identified > 4, "somebody was refused, and came again"
            answers = [(await lucie.slash(place, "ping")).text for place in places]
            assert answers == ["even", "odd", "even", "odd"]
            assert (await lucie.slash(sandbox.world.open_dm(lucie.account), "ping")).text == "even"
            assert {guild.id for guild in odd.guilds} >= {guilds[1].id, guilds[3].id}
            assert not {guild.id for guild in odd.guilds} & {guild.id for guild in even.guilds}
            await odd.close()
            await sandbox.until(lambda: sandbox.gateway.shards == {(0, 4), (2, 4)})
            assert (await lucie.slash(places[2], "ping")).text == "even"
