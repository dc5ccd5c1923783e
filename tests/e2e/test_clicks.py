"""Clicks that come too often, too late, or from the wrong people: each is answered kindly, one counts."""

import asyncio
import re
from functools import partial
from pathlib import Path

from cachetools import TTLCache
from discord.ui import Button, View

from bot.store.database import Connection
from discord_sandbox import Message
from tests.helpers.bot_in_sandbox import PlainSkin, a_bot, painted_by
from tests.helpers.copied_games import dealt_game
from tests.helpers.many import copied
from tests.helpers.playing import button, controls, deal, gather, newest_table, on_turn, panel


async def test_ten_clicks_at_once_count_once(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db") as bot:
        sandbox, people = bot.sandbox, bot.sandbox.people[:2]
        channel = await deal(bot, await gather(bot, people), people[0])
        person = next(p for p in people if p.account in newest_table(channel).pings)
        message = await sandbox.until(lambda: panel(person))
        recruit = next(custom_id for custom_id, _ in controls(message) if custom_id.endswith(":recruit"))
        replies = await asyncio.gather(*(person.click(message, custom_id=recruit) for _ in range(10)))
        await sandbox.idle()
        assert not [reply for reply in replies if reply.failed]
        assert (await bot.store.matches.load(1)).version == 2, "one of the ten has counted"
        assert not [m for m in person.mail if "has been answered" in m.text], "nothing went wrong"


async def test_the_second_of_two_taps_plays_nothing_from_the_menu_that_the_first_one_opened(
    tmp_path: Path,
) -> None:
    """Its first place lies where the card lay that was tapped."""
    async with a_bot(tmp_path / "db") as bot:
        lucie = bot.sandbox.person("Lucie")
        message = (await lucie.slash(bot.sandbox.channel, "table now")).message
        taps, before = bot.client.context.taps, (await bot.store.matches.load(1)).version
        card = next(custom_id for custom_id, _ in controls(message) if ":play " in custom_id)
        for settling, played in ((3600, 0), (0, 1)):
            taps.opened = TTLCache(10, settling)
            if not played:
                await lucie.click(message, custom_id=card)
            place = next(custom_id for custom_id, _ in controls(message) if f"{card} " in custom_id)
            reply = await lucie.click(message, custom_id=place)
            await bot.sandbox.idle()
            assert not reply.failed
            assert (await bot.store.matches.load(1)).version == before + played


async def test_nobody_folds_by_a_press_on_a_panel_that_has_just_changed_under_the_finger(
    tmp_path: Path,
) -> None:
    """In the opened hand Fold comes where answers in advance stood, when another has spoken."""
    plain = painted_by(PlainSkin)
    async with dealt_game(tmp_path / "db", 2, known=plain, game="chicago-stud") as (bot, people, channel):
        first = on_turn(people, channel)
        other = next(each for each in people if each is not first)
        hand = (await other.slash(channel, "hand")).message
        bot.client.context.taps.came = TTLCache(10, 3600)
        question = await bot.sandbox.until(lambda: panel(first))
        await first.click(question, custom_id=button(question, ":check"))
        await bot.sandbox.idle()
        assert on_turn(people, channel) is other
        before = (await bot.store.matches.load(1)).version
        for settling, played in ((3600, 0), (0, 1)):
            if not settling:
                bot.client.context.taps.came = TTLCache(10, settling)
            assert not (await other.click(hand, custom_id=button(hand, ":fold"))).failed
            await bot.sandbox.idle()
            assert (await bot.store.matches.load(1)).version == before + played


async def test_whoever_has_just_pressed_ends_their_turn_as_quickly_as_they_like(tmp_path: Path) -> None:
    """Their own press changes the panel too."""
    async with dealt_game(tmp_path / "db", 2, known=painted_by(PlainSkin)) as (bot, people, channel):
        person = on_turn(people, channel)
        message = await bot.sandbox.until(lambda: panel(person))
        await person.click(message, custom_id=button(message, ":recruit"))
        bot.client.context.taps.came = TTLCache(10, 3600)
        bot.client.context.taps.came[message.id] = None
        before = (await bot.store.matches.load(1)).version
        await person.click(message, custom_id=button(message, ":stop"))
        await bot.sandbox.idle()
        assert (await bot.store.matches.load(1)).version > before


async def test_a_storm_of_right_and_wrong_people_changes_nothing_but_one_thing(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db") as bot:
        sandbox, people = bot.sandbox, bot.sandbox.people
        channel = await deal(bot, await gather(bot, people[:3]), people[0])
        table = newest_table(channel)
        replies = await asyncio.gather(
            *(
                p.click(table, custom_id=button(table, ending))
                for p in people
                for ending in (":hand", ":log", ":rules")
            )
        )
        assert not [reply for reply in replies if reply.failed]
        assert all(reply.message.only_for is not None for reply in replies)
        assert (await bot.store.matches.load(1)).version == 1
        await sandbox.idle()


async def test_an_outdated_button_answers_with_the_present_state(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db") as bot:
        sandbox, people = bot.sandbox, bot.sandbox.people[:2]
        channel = await deal(bot, await gather(bot, people), people[0])
        table = newest_table(channel)
        person = next(p for p in people if p.account in table.pings)
        person.change(locale="en-US")
        first = (await person.click(table, custom_id=button(table, ":hand"))).message
        second = (await person.click(table, custom_id=button(table, ":hand"))).message
        old = next(custom_id for custom_id, _ in controls(first) if custom_id.endswith(":recruit"))
        await person.click(first, custom_id=old)
        await sandbox.idle()
        late = await person.click(second, custom_id=old)
        assert not late.failed
        assert "That question has been answered" in late.panel.text
        assert old not in [custom_id for custom_id, _ in controls(late.panel)]


async def test_a_button_of_a_table_that_is_gone_answers_kindly(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db") as bot:
        people = bot.sandbox.people[:2]
        lobby = await gather(bot, people)
        await people[0].slash(bot.sandbox.channel, "table close")
        await bot.sandbox.idle()
        assert not [b for b in lobby.buttons if not b.get("disabled")], "a folded lobby has no buttons"


async def test_a_button_that_no_control_of_ours_knows_says_so(tmp_path: Path) -> None:
    """One of another bot's, of a control that there is no more, and of a panel as no bot wrote it."""
    async with a_bot(tmp_path / "db") as bot:
        channel, person = bot.sandbox.channel, bot.sandbox.people[0]
        person.change(locale="en-US")
        for custom_id in ("other:1", "t:1:no-such-thing", "cp:1:2"):
            view = View(timeout=None)
            view.add_item(Button(label=custom_id, custom_id=custom_id))
            view.stop()
            await bot.client.get_partial_messageable(channel.id).send("Old.", view=view)
            old = await bot.sandbox.message(partial(has, custom_id))
            told = await person.click(old, custom_id=custom_id)
            assert not told.failed
            assert "That button is out of date" in told.text
            assert told.message.only_for is person.account


def has(custom_id: str, message: Message) -> bool:
    return any(each.get("custom_id") == custom_id for each in message.buttons)


async def test_only_the_host_may_start_and_only_with_company(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db") as bot:
        sandbox, people = bot.sandbox, bot.sandbox.people
        lobby = await gather(bot, people[:1])
        assert next(b for b in lobby.buttons if b["custom_id"].endswith(":start")).get("disabled")
        await people[1].click(lobby, custom_id=button(lobby, ":join"))
        await sandbox.until(lambda: people[1].account.display in lobby.text)
        refused = await people[1].click(lobby, custom_id=button(lobby, ":start"))
        await sandbox.idle()
        assert "hôte" in refused.text or "host" in refused.text
        assert refused.message.only_for is people[1].account


async def test_one_person_at_three_tables_names_the_one_they_mean(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db") as bot:
        sandbox, people = bot.sandbox, bot.sandbox.people[:2]
        channels = []
        for _ in range(3):
            lobby = await gather(bot, people)
            channels.append(await deal(bot, lobby, people[0]))
            await sandbox.idle()
        unclear = await people[0].slash(sandbox.channel, "hand")
        waiting = sum(people[0].account in newest_table(channel).pings for channel in channels)
        assert ("several tables" in unclear.text) == (waiting != 1)
        offered = await people[0].autocomplete(sandbox.channel, "hand", "table", "")
        assert sorted(choice.value for choice in offered) == [1, 2, 3]
        named = await people[0].slash(sandbox.channel, "hand", table=2)
        assert named.message.attachments
        here = await people[0].slash(channels[2], "hand")
        assert "#3" in here.text
        listed = await people[0].slash(sandbox.channel, "tables")
        assert all(f"#{number}" in listed.text for number in (1, 2, 3))


async def test_many_tables_come_in_pages_that_turn_in_place(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db") as bot:
        sandbox, people = bot.sandbox, bot.sandbox.people[:2]
        await deal(bot, await gather(bot, people), people[0])

        def change(db: Connection) -> None:
            copied(db, 1, 34, others=False)

        await bot.store.database.write(change)
        page = (await people[0].slash(sandbox.channel, "tables")).message
        seen = set(re.findall(r"#(\d+)", page.text))
        for _ in range(2):
            assert len(re.findall(r"#\d+", page.text)) == 15
            await people[0].click(page, custom_id=button(page, f":tables:{len(seen) // 15}"))
            seen |= set(re.findall(r"#(\d+)", page.text))
        assert seen == {str(number) for number in range(1, 36)}
        assert not [b for b in page.buttons if b["custom_id"] == "t:0:tables:3"]
