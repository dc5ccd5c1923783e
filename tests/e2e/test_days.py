"""Over days: my tables, leaving and coming back, settings, server managers, what is kept and forgotten."""

import json
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.coordinator import scheduler
from bot.table.clock import Caretaker, Pace, Waking
from bot.ui.delivery import probe
from discord_sandbox import ClientRefuses
from tests.helpers.begun import nearly_over
from tests.helpers.bot_in_sandbox import Calendar, PlainSkin, a_bot, painted_by
from tests.helpers.copied_games import dealt_game
from tests.helpers.forging import send
from tests.helpers.patience import until
from tests.helpers.playing import (
    a_turn,
    asks,
    begun,
    button,
    click_in_thread,
    deal,
    gather,
    newest_table,
    panel,
    play_by,
    settle,
    turns_pass,
)


async def test_my_tables_name_those_that_wait_for_me_first_and_next_opens_them(tmp_path: Path) -> None:
    async with dealt_game(tmp_path / "db") as (bot, people, channel):
        person = next(p for p in people if p.account in newest_table(channel).pings)
        listed = await person.slash(bot.sandbox.channel, "tables")
        assert "your turn" in listed.text
        following = await person.click(listed.message, custom_id="t:0:next")
        assert following.message.attachments
        other = next(p for p in people if p is not person)
        idle = await other.slash(bot.sandbox.channel, "tables")
        assert "waiting for" in idle.text
        assert person.account.display in idle.text
        assert "<t:" in idle.text


async def test_whoever_leaves_is_replaced_by_a_computer_and_may_be_replaced_by_a_friend(
    tmp_path: Path,
) -> None:
    async with a_bot(tmp_path / "db") as bot:
        sandbox = bot.sandbox
        people, channel = await begun(bot, 3)
        sure = await people[2].slash(channel, "table leave")
        await people[2].click(sure.message, custom_id=button(sure.message, ":really-leave:0"))
        await sandbox.message(lambda m: "computer plays" in m.text, channel=channel)
        await sandbox.until(lambda: all(m.deleted for m in people[2].mail))  # their hand is another's now
        friend = sandbox.people[4]
        offered = await people[0].autocomplete(channel, "table replace", "seat", player=friend)
        assert [choice.value for choice in offered] == [1, 2, 3]
        done = await people[0].slash(channel, "table replace", seat=3, player=friend)
        assert "One click and the seat is theirs" in done.text
        offer = await sandbox.message(lambda m: friend.account in m.pings, channel=channel)
        await friend.click(offer)
        assert (await friend.slash(channel, "hand")).message.attachments


async def test_settings_hold_at_once_by_click_and_by_typing(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db") as bot:
        lucie = bot.sandbox.person("Lucie")
        page = (await lucie.slash(bot.sandbox.channel, "settings mine")).message
        await settle(lucie, page, "t:0:settings", {"caretaker": "wait", "language": "fr"})
        assert "réglages" in page.text
        await lucie.slash(
            bot.sandbox.channel, "settings mine", waking="8:00-23:30", zone="Europe/Paris", language="auto"
        )
        person = await bot.coordinator.profiles.get(lucie.id)
        assert person.caretaker is Caretaker.WAIT
        assert person.language is None
        assert person.waking == Waking("Europe/Paris", 480, 1410)
        assert (person.pocket, person.text_first, person.asks_end) == (False, False, True)
        await settle(lucie, page, "t:0:settings", {"pictures": "phone", "end-of-turn": "at-once"})
        typed: dict[str, Any] = {"text-first": "on"}
        await lucie.slash(bot.sandbox.channel, "settings mine", **typed)
        person = await bot.coordinator.profiles.get(lucie.id)
        assert (person.pocket, person.text_first, person.asks_end) == (True, True, False)
        offered = await lucie.autocomplete(bot.sandbox.channel, "settings mine", "end-of-turn", "")
        assert [choice.value for choice in offered] == ["asks", "at-once"]
        refused = await lucie.slash(bot.sandbox.channel, "settings mine", waking="never", caretaker="minimum")
        assert "8:00-23:00" in refused.text
        assert (await bot.coordinator.profiles.get(lucie.id)).caretaker is Caretaker.WAIT
        offered = await lucie.autocomplete(bot.sandbox.channel, "settings mine", "zone", "paris")
        assert offered[0].value == "Europe/Paris"


async def test_away_stops_clocks_for_at_most_thirty_days_a_year(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db") as bot:
        lucie = bot.sandbox.person("Lucie")
        gone = await lucie.slash(bot.sandbox.channel, "settings away", days=20)
        assert "away until" in gone.text
        assert "Welcome back" in (await lucie.slash(bot.sandbox.channel, "settings away", days=0)).text


async def test_only_server_managers_see_the_servers_settings(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db") as bot:
        sandbox = bot.sandbox
        lucie, mina = sandbox.person("Lucie"), sandbox.person("Mina")
        with pytest.raises(ClientRefuses):
            await mina.slash(sandbox.channel, "server settings")
        first = await lucie.slash(sandbox.channel, "server settings", language="fr", pace="48h")
        page = first.messages[0]  # behind it a word about new names, once
        assert "Clock: **48 hours" in page.text
        await lucie.slash(sandbox.channel, "server settings", pace="12h", language="klingon")
        guild = sandbox.world.guild.id
        assert (await bot.coordinator.profiles.server(guild)).pace is Pace.TWO_DAYS
        await settle(lucie, page, "t:0:server-settings", {"per-person": "5"})
        bounds: dict[str, Any] = {"per-channel": "7"}
        page = (await lucie.slash(sandbox.channel, "server settings", **bounds)).message
        assert (await bot.coordinator.profiles.server(sandbox.guild.id)).own_lobbies == 5
        assert (await bot.coordinator.profiles.server(sandbox.guild.id)).channel_lobbies == 7
        assert "**7**" in page.text
        offered = await lucie.autocomplete(sandbox.channel, "server settings", "per-channel", "")
        assert [choice.value for choice in offered][:6] == ["1", "3", "5", "10", "25", "50"]
        bounds["per-channel"] = "101"
        assert "from the list" in (await lucie.slash(sandbox.channel, "server settings", **bounds)).text
        lounge = sandbox.world.channel("lounge")
        await lucie.slash(sandbox.channel, "server settings", where=lounge)
        refused = await mina.slash(sandbox.channel, "table new", game="chicago-poker")
        assert "other channels" in refused.text
        await mina.slash(lounge, "table new", game="chicago-poker")
        lobby = await sandbox.message(lambda m: asks(m, ":join"), channel=lounge)
        assert "48\u00a0h" in lobby.text
        ended = await lucie.slash(sandbox.channel, "server end", table=1)
        assert "Done" in ended.text


async def test_what_is_stored_comes_as_a_file_and_goes_for_good(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db", known=nearly_over(2, painted_by(PlainSkin), moves=8)) as bot:
        sandbox = bot.sandbox
        people, channel = await begun(bot)
        await play_by(bot, people, channel, 1, click_in_thread)
        theo = people[1]
        exported = await theo.slash(channel, "privacy export")
        stored = json.loads(exported.message.attachments[0].content)
        assert stored
        assert exported.message.only_for is theo.account
        assert "game" in (await theo.slash(sandbox.channel, "stats of")).text
        assert theo.mention in (await theo.slash(sandbox.channel, "stats board")).text
        sure = await theo.slash(sandbox.channel, "privacy delete")
        gone = await theo.click(sure.message, custom_id="t:0:forget-me")
        await sandbox.idle()
        assert "I’ve deleted your data" in gone.panel.text
        assert "hasn’t finished" in (await theo.slash(sandbox.channel, "stats of")).text
        again = await theo.slash(channel, "privacy export")
        assert str(theo.account.display) not in again.message.attachments[0].content.decode()


async def test_looking_back_turns_pages(tmp_path: Path) -> None:
    async with dealt_game(tmp_path / "db") as (bot, people, channel):
        await turns_pass(bot, people, 7)
        log = await people[0].slash(channel, "game log")
        assert "Recruit" in log.text or "recruit" in log.text
        older = await people[0].click(log.message, custom_id=button(log.message, ":log:1"))
        assert older.updated is log.message
        dossier = await people[0].slash(channel, "game dossier")
        assert dossier.text
        text = await people[0].slash(channel, "show", text=True)
        assert all(person.account.display in text.text for person in people)


async def test_everything_that_is_only_looked_at_is_private(tmp_path: Path) -> None:
    async with dealt_game(tmp_path / "db") as (_, people, channel):
        for path in (
            *("hand", "show", "game log", "game dossier", "rules", "help", "tables"),
            *("settings mine", "privacy show"),
        ):
            reply = await people[0].slash(channel, path)
            assert not reply.failed, path
            assert all(message.only_for is people[0].account for message in reply.messages), path
            assert reply.text.strip(), path


@pytest.mark.long("computers that play along, and whom they ring, are tried by day")
async def test_a_computer_fills_the_table_and_never_pings(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db", known=nearly_over(3, painted_by(PlainSkin), moves=8)) as bot:
        sandbox, lucie = bot.sandbox, bot.sandbox.person("Lucie")
        lobby = await gather(bot, [lucie])
        page = await lucie.click(lobby, custom_id=button(lobby, ":computer"))
        await lucie.click(page.message, custom_id=button(page.message, ":seat:regular"))
        await lucie.click(page.message, custom_id=button(page.message, ":seat:rookie"))
        await sandbox.until(lambda: lobby.text.count("computer (") == 2)
        channel = await deal(bot, lobby, lucie)
        last = await play_by(bot, [lucie], channel, 3, click_in_thread)
        assert "🏆" in last.text
        await sandbox.idle()
        assert panel(lucie) is None
        for message in channel.messages.values():
            assert set(message.pings) <= {lucie.account}
        posts = [
            message for message in channel.messages.values() if message.attachments and not message.only_for
        ]
        quiet = [m.text for m in posts[1:-1] if "it’s your turn" not in m.text]
        assert quiet == [], "a post comes when somebody is called"


async def test_discord_away_for_thirteen_hours_takes_nobody_s_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Alive, with nothing to tell and nobody to remind: the bot must ask to know."""
    monkeypatch.setattr(probe, "EVERY", 0.1)
    monkeypatch.setattr(scheduler, "DOWNTIME", timedelta(hours=4))  # our steps are none
    calendar = Calendar()
    async with dealt_game(tmp_path / "db", now=calendar, pace="12h") as (bot, people, channel):
        person = next(p for p in people if p.account in newest_table(channel).pings)
        await bot.coordinator.profiles.update(person.id, reminders=False)
        clock = next(c for c in await bot.store.clocks.all() if c.player == person.id)
        assert clock.deadline is not None
        await bot.sandbox.idle()

        away = bot.sandbox.fault(status=503, times=10**6)
        await bot.sandbox.until(lambda: away.struck > 1)  # so the bot has heard of the first, before any step
        for _ in range(4):
            asked = away.struck
            calendar.ahead += timedelta(hours=3.25)
            await bot.sandbox.until(lambda: away.struck > asked + 1)  # noqa: B023
            bot.coordinator.scheduler.wake()
        assert (await bot.store.matches.load(clock.table_id)).version == 1
        bot.sandbox.api.faults.clear()

        async def moved() -> bool:
            rows = await bot.store.clocks.at(clock.table_id)
            assert clock.deadline is not None
            return (rows[clock.seat].deadline or clock.deadline) >= clock.deadline + timedelta(hours=11)

        await until(moved)
        assert (await bot.store.matches.load(clock.table_id)).version == 1
        assert not [m for m in channel.messages.values() if "ran out of time" in m.text]


async def test_who_lets_their_time_run_out_is_reminded_cared_for_and_welcomed_back(tmp_path: Path) -> None:
    calendar = Calendar()
    async with a_bot(tmp_path / "db", now=calendar) as bot:
        sandbox = bot.sandbox
        people, channel = await begun(bot, pace="12h")
        person = next(p for p in people if p.account in newest_table(channel).pings)
        other = next(p for p in people if p is not person)

        async def later(hours: float) -> None:
            calendar.let_pass(bot, timedelta(hours=hours))
            await bot.coordinator.scheduler.run_due()
            await sandbox.idle()

        await later(6.1)
        half = await sandbox.message(lambda m: "Half your time" in m.text, channel=person.dm)
        assert "<t:" in half.text
        await later(5)
        await sandbox.message(lambda m: "or a computer plays this turn" in m.text, channel=person.dm)
        await later(1)
        await sandbox.message(lambda m: "ran out of time" in m.text, channel=channel)
        await sandbox.until(lambda: other.account in newest_table(channel).pings)
        await a_turn(bot, people, channel)  # the other one plays
        await later(12.1)
        held = await sandbox.message(lambda m: asks(m, ":retake"), channel=channel)
        assert "missed two turns" in held.text
        await sandbox.idle()
        retake = button(held, ":retake")
        back = await person.click(held, custom_id=retake)
        assert back.message.only_for is person.account
        await sandbox.message(lambda m: "is back" in m.text, channel=channel)
        await sandbox.until(lambda: not held.buttons)
        stranger = await send(sandbox, sandbox.people[5], channel, retake, "x")
        assert "no seat" in stranger.text
        pinged = [m for m in channel.messages.values() if person.account in m.pings]
        assert len(pinged) <= 3, "one ping per turn"
