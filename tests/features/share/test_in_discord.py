"""A game that was won is shown to everybody by somebody who played, by clicks and by typing."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from bot.features.share import control
from bot.table.actor import Actor
from bot.table.table import Phase
from discord_sandbox import Channel, Message, Person
from tests.helpers.bot_in_sandbox import Bot, PlainSkin, a_bot, painted_by
from tests.helpers.forging import send
from tests.helpers.playing import SHORT, all_end_it, asks, begun, button, newest, newest_table, played_out
from tests.helpers.promises_of_games import a_line

KNOWN = painted_by(PlainSkin, hidden=True)


async def won(bot: Bot, **options: str) -> tuple[Sequence[Person], Channel, Message]:
    """Two people have played to the end in a thread: they, it, and its last post."""
    people, channel = await begun(bot, 2, **{**SHORT["whispers"], **options})
    for person in bot.sandbox.people:
        person.change(locale="en-US")
    last = await played_out(bot, people, channel, seed=2)
    await bot.sandbox.idle()
    return people, channel, last


async def behind(person: Person, last: Message) -> Message:
    """What may be done after the game."""
    return (await person.click(last, custom_id=button(last, ":more:end"))).message


async def test_who_played_sees_what_is_shared_and_posts_it_once(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db", known=KNOWN) as bot:
        people, _, last = await won(bot)
        room, before = bot.sandbox.channel, newest(bot.sandbox.channel)
        shown = (await people[0].click(await behind(people[0], last), custom_id="t:1:share")).message
        assert shown.only_for is people[0].account
        assert f"<#{room.id}>" in shown.text
        assert newest(room) in (before, shown), "nothing is public yet"

        reply = await people[0].click(shown, custom_id="t:1:share:post")
        post = await bot.sandbox.message(lambda m: asks(m, ":replay") and m.only_for is None, channel=room)
        assert not reply.failed
        await bot.sandbox.until(lambda: "Posted" in shown.text)
        assert f"/{post.id}" in shown.text
        assert post.pings == ()
        assert f"<@{people[0].id}> shares how table #1 ended" in post.text
        assert "won" in post.text or "wins" in post.text or "win" in post.text
        assert [each.description for each in post.attachments] == ["a plain card"]

        again = await people[0].click(await behind(people[0], last), custom_id="t:1:share")
        assert "already shared" in again.panel.text
        typed = await people[1].slash(room, "game share", table=1)
        assert typed.message.only_for is people[1].account
        posted = await people[1].slash(room, "game share", table=1, post=True)
        assert "Posted" in posted.text
        assert "already shared" in (await people[1].slash(room, "game share", table=1)).text


async def test_two_at_once_post_it_once(tmp_path: Path) -> None:
    """By typing, twice, before the first has been posted."""
    async with a_bot(tmp_path / "db", known=KNOWN) as bot:
        people, _, _ = await won(bot)
        room = bot.sandbox.channel
        typed = (people[0].slash(room, "game share", table=1, post=True) for _ in range(2))
        await asyncio.gather(*typed)
        await bot.sandbox.idle()
        posts = [
            each for each in room.messages.values() if "shares how" in each.text and each.only_for is None
        ]
        assert len(posts) == 1


async def test_of_a_game_whose_record_is_private_only_the_end_is_shared(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db", known=KNOWN) as bot:
        people, _, _ = await won(bot, record="closed")
        await people[0].slash(bot.sandbox.channel, "game share", table=1, post=True)
        post = await bot.sandbox.message(
            lambda m: "shares how" in m.text and m.only_for is None, channel=bot.sandbox.channel
        )
        assert [each.description for each in post.attachments] == ["a plain table"]
        assert not post.buttons, "nobody else may look at it again"


async def test_nobody_else_shares_it_and_nobody_where_they_may_not_post(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_bot(tmp_path / "db", known=KNOWN) as bot:
        people, _, last = await won(bot)
        onlooker, room = bot.sandbox.people[4], bot.sandbox.channel
        refused = await onlooker.click(await behind(onlooker, last), custom_id="t:1:share")
        assert "Only the players" in refused.panel.text
        with monkeypatch.context() as patch:
            patch.setattr(control, "may_post", nowhere)
            assert "can’t post" in (await people[0].slash(room, "game share", table=1, post=True)).text
        bot.sandbox.fault("POST", "/channels/*/messages", status=403, code=50013, times=1)
        assert "I can’t post there" in (await people[0].slash(room, "game share", table=1, post=True)).text
        assert not [m for m in room.messages.values() if "shares how" in m.text and m.only_for is None]
        assert "Posted" in (await people[0].slash(room, "game share", table=1, post=True)).text


async def test_a_game_alone_is_shared_where_its_player_is(tmp_path: Path) -> None:
    """Nothing of it was posted before; in private messages they read where to share it."""
    async with a_bot(tmp_path / "db", known=KNOWN) as bot:
        lucie, room = bot.sandbox.people[0], bot.sandbox.channel
        lucie.change(locale="en-US")
        await lucie.slash(room, "table now", game="whispers")
        dice = Random(1)
        while (await bot.coordinator.posts.table(1)).phase is Phase.PLAYING:
            actor = Actor(lucie.id, bot.sandbox.guild.id, sees=lambda _: True)
            panel = await bot.coordinator.reader.panel(actor, 1)
            if panel.asked:
                match = await bot.store.matches.load(1)
                line = a_line(KNOWN["whispers"].engine, match.position, panel.seat, dice)
                await bot.coordinator.play.act(actor, 1, None, line)
            else:
                await asyncio.sleep(0.02)  # computers think
        await bot.sandbox.idle()
        assert not [each for each in room.messages.values() if each.only_for is None]
        lounge = bot.sandbox.world.channel("lounge")
        assert "Posted" in (await lucie.slash(lounge, "game share", table=1, post=True)).text
        post = await bot.sandbox.message(lambda m: "shares how" in m.text, channel=lounge)
        assert post.only_for is None
        private = bot.sandbox.world.open_dm(lucie.account)
        elsewhere = await lucie.slash(private, "game share", table=1)
        assert "in a channel of a server" in elsewhere.text


async def nowhere(*_: object, **__: object) -> bool:
    return False


async def test_a_game_that_was_not_played_out_is_not_shared(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db", known=KNOWN) as bot:
        people, channel = await begun(bot, 2, **SHORT["whispers"])
        for person in people:
            person.change(locale="en-US")
        early = await send(bot.sandbox, people[0], newest_table(channel).channel, "t:1:share", "")
        await bot.sandbox.until(lambda: "played to its end" in early.text)
        last = await all_end_it(bot, people, channel)
        assert not asks(await behind(people[0], last), ":share")
        refused = await people[0].slash(bot.sandbox.channel, "game share", table=1)
        assert "played to its end" in refused.text
