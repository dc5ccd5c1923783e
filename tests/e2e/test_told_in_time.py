"""What people hold of clocks, days later: posts, private messages and reminders say what is true then."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.coordinator import scheduler
from discord_sandbox import Channel, Message, Person
from tests.helpers.bot_in_sandbox import Bot, Calendar, a_bot, a_sandbox
from tests.helpers.copied_games import dealt_game
from tests.helpers.home import by
from tests.helpers.playing import a_turn, asks, begun, button, newest_table, panel


@dataclass
class Days:
    """A table of two, and time that a test lets pass."""

    bot: Bot
    calendar: Calendar
    asked: Person
    other: Person
    channel: Channel

    async def later(self, hours: float) -> None:
        """So much later, with everything done and told that was due."""
        self.calendar.let_pass(self.bot, timedelta(hours=hours))
        await self.settle()

    async def settle(self) -> None:
        await self.bot.coordinator.scheduler.run_due()
        await self.bot.sandbox.idle()

    @property
    def mailbox(self) -> Channel:
        assert self.asked.dm is not None
        return self.asked.dm

    @property
    def hand(self) -> Message:
        found = panel(self.asked)
        assert found is not None
        return found

    async def moved(self, message: Message, before: str) -> None:
        """Until a message shows another deadline."""
        await self.bot.sandbox.until(lambda: deadline(message) != before)


def deadline(message: Message) -> str:
    found = re.search(r"⏳ [^<]*<t:(\d+):R>", message.text)
    return found[1] if found else ""


@asynccontextmanager
async def days(path: Path, *, strangers: bool = False, **options: Any) -> AsyncIterator[Days]:
    calendar = Calendar()
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(scheduler, "DOWNTIME", timedelta(days=999))  # our steps are none
        game = dealt_game(path, now=calendar, strangers=strangers, **options)
        async with game as (bot, people, channel):
            asked = next(p for p in people if p.account in newest_table(channel).pings)
            other = next(p for p in people if p is not asked)
            yield Days(bot, calendar, asked, other, channel)


def standing(channel: Channel) -> list[Message]:
    return [m for m in channel.messages.values() if m.only_for is None and not m.deleted]


async def test_whoever_goes_away_is_named_on_the_post_until_they_are_back(tmp_path: Path) -> None:
    async with days(tmp_path / "db", pace="24h") as here:
        table, hand = newest_table(here.channel), here.hand
        shown, mine, count = deadline(table), deadline(hand), len(standing(here.channel))
        assert shown
        assert shown == mine

        await here.asked.slash(here.bot.sandbox.channel, "settings away", days=3)
        await here.moved(table, shown)
        await here.moved(hand, mine)
        await here.bot.sandbox.idle()

        assert deadline(table) == deadline(hand) == str(int(shown) + 3 * 24 * 3600)
        assert table.text.count("is away until") == 1
        assert here.asked.account.display in table.text
        assert table.attachments, "the picture stays"
        assert hand.attachments
        assert len(standing(here.channel)) == count, "changed, not posted anew"
        await here.asked.slash(here.bot.sandbox.channel, "settings away", days=0)
        await here.bot.sandbox.until(lambda: "is away" not in table.text)

        await here.other.slash(here.bot.sandbox.channel, "settings away", days=2)
        await here.bot.sandbox.until(lambda: "is away" in table.text)
        await here.bot.sandbox.idle()
        await here.later(47)
        assert "is away" in newest_table(here.channel).text
        await here.later(2)
        await here.bot.sandbox.until(lambda: "is away" not in newest_table(here.channel).text)


async def test_a_post_that_is_history_names_no_deadline_and_nobody_away(tmp_path: Path) -> None:
    async with days(tmp_path / "db", pace="24h") as here:
        before = newest_table(here.channel)
        await here.other.slash(here.bot.sandbox.channel, "settings away", days=2)
        await here.bot.sandbox.until(lambda: "is away until" in before.text)
        said = before.text.splitlines()

        after = await a_turn(here.bot, (here.asked, here.other), here.channel)
        await here.bot.sandbox.until(lambda: not before.buttons)

        assert deadline(after)
        assert "is away until" in after.text
        assert before.text.splitlines() == [
            line for line in said if "⏳" not in line and "is away" not in line
        ]


async def test_after_a_downtime_the_table_hears_why_its_deadline_has_moved(tmp_path: Path) -> None:
    calendar = Calendar()
    async with a_sandbox() as sandbox:
        async with a_bot(tmp_path / "db", sandbox=sandbox, now=calendar) as bot:
            people, channel = await begun(bot, pace="24h")
            await bot.sandbox.idle()
        table = newest_table(channel)
        asked = next(p for p in people if p.account in table.pings)
        shown, hand = deadline(table), panel(asked)
        assert hand is not None
        for hours, words in ((72, "I was down for 3 days"), (0.1, "")):
            calendar.ahead += timedelta(hours=hours)
            before = len(standing(channel))
            async with a_bot(tmp_path / "db", sandbox=sandbox, now=calendar) as bot:
                if words:
                    await sandbox.until(lambda: deadline(table) != shown and deadline(hand) != shown)
                await sandbox.idle()
            said = standing(channel)[before:]
            assert [m.text for m in said if words not in m.text] == []
            assert len(said) == bool(words)
            assert not any(m.pings for m in said)
            assert int(deadline(table)) >= int(shown) + 71 * 3600
            assert deadline(table) == deadline(hand)


@pytest.mark.by_day("on", why="where messages are shut it is tried by fewer clicks")
@pytest.mark.parametrize("messages", ["on", "off"])
async def test_one_reminder_stands_and_none_when_its_turn_is_over(tmp_path: Path, messages: str) -> None:
    async with days(tmp_path / "db", pace="12h") as here:
        if messages == "off":
            await here.asked.slash(here.bot.sandbox.channel, "settings mine", messages="off")
        place = here.channel if messages == "off" else here.mailbox
        await here.later(6.1)
        half = await here.bot.sandbox.message(lambda m: "Half your time" in m.text, channel=place)
        assert here.asked.account in half.pings or messages == "on"

        await here.asked.slash(here.bot.sandbox.channel, "settings away", days=1)
        before = half.text
        await here.bot.sandbox.until(lambda: half.text != before)
        assert "Half your time" in half.text
        await here.later(29)
        last = await here.bot.sandbox.message(lambda m: "or a computer plays" in m.text, channel=place)
        await here.bot.sandbox.until(lambda: half.deleted)
        assert not last.deleted

        await a_turn(here.bot, (here.asked, here.other), here.channel)
        await here.bot.sandbox.until(lambda: last.deleted)
        await here.bot.sandbox.idle()
        left = [m.text for m in standing(place) if "Half your time" in m.text or "or a computer" in m.text]
        assert left == []


@pytest.mark.parametrize("ended", [False, True], ids=["it is found", "its turn ends"])
async def test_a_reminder_whose_arrival_nobody_confirmed_stands_once_or_not_at_all(
    tmp_path: Path, ended: bool
) -> None:
    async with days(tmp_path / "db", pace="12h") as here:
        sandbox, dm = here.bot.sandbox, here.mailbox
        lost = sandbox.fault("POST", f"/channels/{dm.id}/messages", lost="after")
        sandbox.fault("GET", f"/channels/{dm.id}/messages", lost="before", times=10**6)
        here.calendar.let_pass(here.bot, timedelta(hours=6.1))
        await here.bot.coordinator.scheduler.run_due()
        half = await sandbox.message(lambda m: "Half your time" in m.text, channel=dm)
        await sandbox.until(lambda: lost.struck)
        if ended:
            await a_turn(here.bot, (here.asked, here.other), here.channel)
        sandbox.api.faults.clear()
        here.calendar.let_pass(here.bot, timedelta(minutes=5))  # the next try is due
        here.bot.coordinator.posts.bell.set()
        if ended:
            await sandbox.until(lambda: half.deleted)
        await sandbox.idle()

        reminders = [m for m in standing(dm) if "Half your time" in m.text]
        assert reminders == ([] if ended else [half])


async def test_who_may_not_read_its_own_messages_changes_them_all_the_same(tmp_path: Path) -> None:
    async with days(tmp_path / "db", pace="24h") as here:
        table, shown = newest_table(here.channel), deadline(newest_table(here.channel))
        refused = here.bot.sandbox.fault(
            "GET", f"/channels/{here.channel.id}/messages/*", status=403, code=50001, times=10**6
        )
        here.bot.client.courier.messages._known.clear()  # as after a restart

        await here.asked.slash(here.bot.sandbox.channel, "settings away", days=3)
        await here.moved(table, shown)
        await here.bot.sandbox.idle()

        assert refused.struck
        assert "is away until" in table.text
        assert len(table.attachments) == 1


async def test_what_discord_does_not_let_be_changed_so_often_is_changed_a_while_later(tmp_path: Path) -> None:
    async with days(tmp_path / "db", pace="24h") as here:
        table, hand = newest_table(here.channel), here.hand
        shown = deadline(table)
        refused = here.bot.sandbox.fault("PATCH", "/channels/*/messages/*", status=400, code=30046, times=2)

        await here.asked.slash(here.bot.sandbox.channel, "settings away", days=3)
        await here.bot.sandbox.until(lambda: refused.struck == 2)
        await here.bot.sandbox.idle()
        assert deadline(table) == deadline(hand) == shown
        await here.later(0.3)
        await here.moved(table, shown)
        await here.moved(hand, shown)

        assert deadline(table) == deadline(hand) == str(int(shown) + 3 * 24 * 3600)


async def test_whose_zone_is_unknown_is_asked_after_a_game_and_chooses_by_the_time_it_is_there(
    tmp_path: Path,
) -> None:
    async with days(tmp_path / "db", strangers=True, pace="12h") as here:
        assert not [m for m in here.asked.mail if "time zone" in m.text], "not beside the first cards"
        await here.later(6.1)
        half = await here.bot.sandbox.message(lambda m: "Half your time" in m.text, channel=here.asked.dm)
        assert asks(half, ":zone")

        endings, guild = here.bot.coordinator.endings, here.bot.sandbox.guild.id
        await endings.concede(by(here.other.id, guild), 1)
        await endings.take_win(by(here.asked.id, guild), 1)
        await here.bot.sandbox.message(lambda m: "time zone" in m.text, channel=here.asked.dm)
        await here.bot.sandbox.idle()
        offers = [m for m in here.asked.mail if "time zone" in m.text]
        assert len(offers) == 1

        page = await here.asked.click(offers[0], custom_id=button(offers[0], ":zone:here"))
        assert page.updated is offers[0]
        menu = offers[0].selects[0]
        now = here.calendar().strftime("%H:%M")
        assert any(option["label"] == f"{now} · Abidjan" for option in menu["options"])
        await here.asked.choose(offers[0], "Asia/Tokyo", custom_id=menu["custom_id"])
        await here.bot.sandbox.until(lambda: "Asia/Tokyo" in offers[0].text)
        assert (await here.bot.coordinator.profiles.get(here.asked.id)).zone == "Asia/Tokyo"

        settings = await here.asked.slash(here.bot.sandbox.channel, "settings mine")
        assert "Asia/Tokyo" in settings.text
        again = await here.asked.click(settings.message, custom_id=button(settings.message, ":zone"))
        assert "Asia/Tokyo" in again.text
        refused = await here.other.slash(here.bot.sandbox.channel, "settings mine", waking="8:00-23:00")
        assert "zone: Europe/Paris" in refused.text


async def test_an_idle_table_calls_whom_it_waits_for_and_offers_their_hand(tmp_path: Path) -> None:
    async with days(tmp_path / "db", pace="none") as here:
        await here.later(14 * 24 + 1)
        idle = await here.bot.sandbox.message(
            lambda m: "your turn for 14 days" in m.text, channel=here.channel
        )
        assert set(idle.pings) == {here.asked.account}
        mine = await here.asked.click(idle, custom_id=button(idle, ":hand"))
        assert mine.message.only_for is here.asked.account
        assert mine.message.attachments


async def test_a_table_that_computers_hold_offers_its_people_their_seats(tmp_path: Path) -> None:
    async with days(tmp_path / "db", pace="12h") as here:
        for _ in range(60):
            if not any(o.human for o in (await here.bot.store.tables.load(1)).occupants):
                break
            await here.later(12.5)
        await here.later(15 * 24)
        idle = await here.bot.sandbox.message(lambda m: "for 14 days" in m.text, channel=here.channel)
        assert set(idle.pings) == {here.asked.account, here.other.account}
        await here.asked.click(idle, custom_id=button(idle, ":retake"))
        await here.bot.sandbox.message(lambda m: "is back" in m.text, channel=here.channel)
