"""A world outlives its sandbox: whatever was there is there again, and what is half is taken for nothing."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from discord_sandbox import (
    Attachment,
    Message,
    Permission,
    Sandbox,
    WorldUnreadable,
    WorldUnwritable,
    records,
)
from discord_sandbox.clock import Clock
from discord_sandbox.constants import MessageFlag
from discord_sandbox.models import Origin
from discord_sandbox.storage import FILES, WORLD, Storage
from discord_sandbox.world import ChangeType, World
from tests.helpers.sandbox.tiny_bot import connected

PICTURE = b"\x89PNG not really"


def lived_in(world: World) -> World:
    """A world in which everything has happened that can."""
    lucie, theo, *_, priya = world.people
    card_room, lounge = world.channel("card-room"), world.channel("lounge")
    post = world.post(Message(world.new_id(), card_room, world.bot, "Table #1", nonce="a-nonce"))
    post.components = [{"type": 1, "id": 1, "components": [{"type": 2, "id": 2, "custom_id": "cp:1:join"}]}]
    post.pings = (lucie, theo)
    post.attachments = [Attachment(world.new_id(), "table.jpg", PICTURE, "image/jpeg", "A table", 110, 60)]
    opener = Origin(world.new_id(), 3, theo, None, post.id)
    post.origin = Origin(world.new_id(), 5, theo, "table new", None, opener)
    world.edited(post)
    thread = world.open_thread(card_room, "#1 · Capone, “Torrio”\u2028", world.bot, post)
    world.say(theo, thread, "Salut 🎩")
    world.change_channel(thread, archived=True, locked=True, archive_after=60)
    world.post(Message(world.new_id(), world.open_dm(theo), world.bot, "psst"))
    hidden = Message(world.new_id(), lounge, world.bot, "for you", flags=MessageFlag.EPHEMERAL, only_for=theo)
    world.post(hidden)
    world.deny(lounge, Permission.SEND_MESSAGES)
    world.allow(card_room, Permission.MANAGE_THREADS, theo)
    world.change_account(theo, locale="fr", dms_open=False, display="Théodore")
    world.delete_account(priya)
    theo.read[card_room.id] = post.id
    world.create_guild("Elsewhere", theo)
    world.kick_bot()
    world.commands[None] = [{"name": "table", "type": 1, "id": "5"}]
    world.commands[world.guild.id] = []
    world.emojis.append({"id": str(world.new_id()), "name": "hat"})
    world.pictures[int(world.emojis[0]["id"])] = b"hat"
    world.clock.skip(86_400)
    return world


def everything(world: World) -> Any:
    """All of it, files included; the order of messages counts."""
    files = {a.id: a.content for m in world.messages() for a in m.attachments} | world.pictures
    return records.head(world), [records.message(m) for m in world.messages()], files


async def test_a_world_is_found_again_as_it_was(tmp_path: Path) -> None:
    async with Sandbox.running(folder=tmp_path / "kept") as sandbox:
        before = everything(lived_in(sandbox.world))
        last = sandbox.world.ids.last
    async with Sandbox.running(folder=tmp_path / "kept") as sandbox:
        world = sandbox.world
        assert everything(world) == before
        post = next(iter(world.channel("card-room").messages.values()))
        assert post.thread is world.channel("#1 · Capone, “Torrio”\u2028")
        assert post.author is world.bot
        theo = world.person("Théodore")
        dm = world.dm(theo)
        assert dm is not None
        assert dm is world.open_dm(theo)
        assert world.new_id() > last
        assert world.clock.skipped == 86_400


async def test_what_happens_is_kept_without_a_goodbye(tmp_path: Path) -> None:
    async with Sandbox.running(folder=tmp_path / "kept") as sandbox:
        sandbox.person("Mina").say(sandbox.channel, "hello")
        await sandbox.until(lambda: b"hello" in (tmp_path / "kept" / WORLD).read_bytes())
        message = next(iter(sandbox.channel.messages.values()))
        message.content = "good evening"
        sandbox.world.edited(message)
        await sandbox.until(lambda: b"good evening" in (tmp_path / "kept" / WORLD).read_bytes())
        again = Storage(tmp_path / "kept").load(Clock())
        assert [m.content for m in again.channel("card-room").messages.values()] == ["good evening"]


async def test_files_come_and_go_with_their_messages(tmp_path: Path) -> None:
    files = tmp_path / "kept" / FILES
    async with Sandbox.running(folder=tmp_path / "kept") as sandbox, connected(sandbox):
        shown = (await sandbox.person("Lucie").slash(sandbox.channel, "picture")).message
        await sandbox.until(lambda: len(list(files.iterdir())) == 1)
        sandbox.world.delete(shown)
        await sandbox.until(lambda: not list(files.iterdir()))


async def test_a_promise_that_nobody_can_keep_any_more_is_not_found_again(tmp_path: Path) -> None:
    async with Sandbox.running(folder=tmp_path / "kept") as sandbox:
        world = sandbox.world
        world.post(Message(world.new_id(), sandbox.channel, world.bot, flags=MessageFlag.LOADING))
        world.say(world.people[0], sandbox.channel, "well?")
    async with Sandbox.running(folder=tmp_path / "kept") as sandbox:
        assert [m.content for m in sandbox.channel.messages.values()] == ["well?"]


async def test_whatever_is_damaged_or_foreign_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    async with Sandbox.running(folder=folder) as sandbox:
        lived_in(sandbox.world)
    whole = (folder / WORLD).read_bytes()
    newer = json.loads(whole.splitlines()[0]) | {"format": 99}
    damaged = [
        b"",
        b"\n",
        b"{}",
        b"[]\n[]\n",
        b"not a world\n",
        b"\xff\xfe" * 40,
        json.dumps(newer).encode() + b"\n",
        *(whole[:length] for length in range(0, len(whole) - 2, len(whole) // 23)),
        *(
            whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :]
            for at in range(0, len(whole) - 1, len(whole) // 23)
        ),
    ]
    for content in damaged:
        (folder / WORLD).write_bytes(content)
        with pytest.raises(WorldUnreadable):
            Sandbox(folder=folder)
        assert (folder / WORLD).read_bytes() == content
    (folder / WORLD).unlink()
    with pytest.raises(WorldUnreadable):  # other things lie there: they are not taken for an empty folder
        Sandbox(folder=folder)


async def test_a_picture_that_is_gone_takes_nothing_else_along(tmp_path: Path) -> None:
    async with Sandbox.running(folder=tmp_path / "kept") as sandbox:
        lived_in(sandbox.world)
    for path in (tmp_path / "kept" / FILES).iterdir():
        path.unlink()
    async with Sandbox.running(folder=tmp_path / "kept") as sandbox:
        post = next(iter(sandbox.channel.messages.values()))
        assert [a.content for a in post.attachments] == [b""]
        assert post.content == "Table #1"


async def test_a_folder_that_cannot_be_written_is_said_at_the_start(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(WorldUnwritable):
        await Sandbox(folder=tmp_path / "file" / "kept").start()


async def test_a_full_disk_loses_nothing_that_was_kept_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[int] = []

    def full(file: int) -> None:
        tried.append(file)
        raise OSError(28, "No space left on device")

    async with Sandbox.running(folder=tmp_path / "kept") as sandbox:
        sandbox.person("Mina").say(sandbox.channel, "first")
        await sandbox.until(lambda: b"first" in (tmp_path / "kept" / WORLD).read_bytes())
        with monkeypatch.context() as patched:
            patched.setattr(os, "fsync", full)
            sandbox.person("Mina").say(sandbox.channel, "second")
            await sandbox.until(lambda: tried)
            assert b"first" in (tmp_path / "kept" / WORLD).read_bytes()
        sandbox.world.announce(ChangeType.ACCOUNT_CHANGED, sandbox.world.bot)
        await sandbox.until(lambda: b"second" in (tmp_path / "kept" / WORLD).read_bytes())
