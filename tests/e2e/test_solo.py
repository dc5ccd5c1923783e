"""A game at once, alone against computers: nothing is posted, until its host shows it to everybody."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path

import pytest

from bot.coordinator.autoplay import Autoplay
from bot.language import say
from bot.table.actor import Actor
from bot.table.languages import Language
from bot.table.match import TableId
from bot.table.refusals import NotAllowed
from bot.table.reports import Panel
from bot.table.table import Phase
from bot.ui.context import UiContext
from bot.ui.pages.page import Page
from discord_sandbox import ClientRefuses, Message, Person
from tests.helpers.bot_in_sandbox import Bot, Calendar, a_bot
from tests.helpers.patience import until
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
        table = await bot.coordinator.lobbies.get(host(bot), 1)
        assert (table.phase, table.placed, len(table.people)) == (Phase.PLAYING, False, 1)

        concede = (await lucie.slash(channel, "game concede")).message
        (sure,) = [each["custom_id"] for each in concede.buttons if "really-concede" in each["custom_id"]]
        await lucie.click(concede, custom_id=sure)
        await bot.sandbox.idle()
        assert concede.text == say("en", "ui-conceded", goes_on="off")
        assert not posts(bot), "nothing of it is anybody else's"
        assert not lucie.mail, "the panel becomes the result"
        assert not controls(answer), "nothing is to be played any more"
        result = answer
        looks = [each["custom_id"] for each in result.buttons if ":rematch" not in each["custom_id"]]
        for custom_id in looks:
            await lucie.click(result, custom_id=custom_id)
            await bot.sandbox.idle()
        assert len(looks) == 3
        (rest,) = [each for each in bot.sandbox.world.messages() if "game book" in each.text]
        assert "game story" in rest.text, "no post of it is anywhere that the story could join"
        assert rematch(result), "whatever is looked at comes beside the end, which stays"
        await lucie.click(result, custom_id="t:1:rematch")
        await bot.sandbox.idle()
        table = await bot.coordinator.lobbies.get(host(bot), 2)
        assert (table.phase, table.game, table.placed) == (Phase.PLAYING, game, False)
        assert not posts(bot)


async def test_ended_by_its_host_its_panel_asks_nothing_any_more(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db") as bot:
        lucie, channel = bot.sandbox.person("Lucie"), bot.sandbox.channel
        answer = (await lucie.slash(channel, "table now")).message
        asked = (await lucie.slash(channel, "table end", table=1)).message
        (sure,) = [each["custom_id"] for each in asked.buttons if "really-end" in each["custom_id"]]
        await lucie.click(asked, custom_id=sure)
        await bot.sandbox.idle()
        assert not controls(answer)
        assert say("en", "ui-panel-closed") in answer.text
        assert rematch(answer)


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


async def test_the_answer_follows_the_game_and_nothing_rings(tmp_path: Path) -> None:
    """Each turn appears where the one before was played; the first ones bear a word of coaching."""
    async with a_bot(tmp_path / "db") as bot:
        lucie, channel = bot.sandbox.person("Lucie"), bot.sandbox.channel
        answer = (await lucie.slash(channel, "table now", game="gangster")).message
        for turn in (1, 2, 3, 4):
            await bot.sandbox.until(lambda: driving(answer))
            assert ("🎓" in answer.text) == (turn < 4)
            assert turn == 4 or say("en", f"gangster/guide-{turn}") in answer.text
            await drive(lucie, answer)
        await bot.sandbox.until(lambda: driving(answer))
        await bot.sandbox.idle()
        assert not lucie.mail, "no second message, and no ring"
        assert [m for m in bot.sandbox.world.messages() if m.only_for is lucie.account] == [answer]


async def test_what_each_computer_does_is_seen_as_it_happens(tmp_path: Path) -> None:
    """Who thinks now, and what was done since one's turn, in the one answer, without a second message."""
    async with a_bot(tmp_path / "db") as bot:
        lucie, channel = bot.sandbox.person("Lucie"), bot.sandbox.channel
        answer = (await lucie.slash(channel, "table now", game="gangster")).message
        with computers_one_by_one() as go_on:
            await drive(lucie, answer)
            names = [each.name for each in (await bot.coordinator.lobbies.get(host(bot), 1)).occupants[1:]]
            for done in range(len(names)):
                thinks = say("en", "ui-panel-thinking", who=f"**{names[done]}**", count=1)
                await bot.sandbox.until(lambda thinks=thinks: thinks in answer.text)  # type: ignore[misc]
                told = answer.text.partition(say("en", "ui-panel-since"))[2]
                assert [name.split()[-1] in told for name in names] == [at < done for at in range(len(names))]
                assert say("en", "notice-no-not-asked") not in answer.text
                go_on.release()
            await bot.sandbox.until(lambda: driving(answer))
        await bot.sandbox.idle()
        assert not lucie.mail


async def test_where_the_panel_is_a_private_message_each_computer_s_turn_is_seen_there(
    tmp_path: Path,
) -> None:
    async with a_bot(tmp_path / "db") as bot:
        lucie = bot.sandbox.person("Lucie")
        await lucie.slash(bot.sandbox.channel, "table now", game="gangster")
        hand = (await lucie.slash(bot.sandbox.world.open_dm(lucie.account), "hand")).message
        with computers_one_by_one() as go_on:
            await drive(lucie, hand)
            go_on.release()
            await bot.sandbox.until(lambda: say("en", "ui-panel-since") in hand.text)
            assert not driving(hand)


async def test_what_one_has_just_done_is_seen_where_no_post_shows_it(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db") as bot:
        lucie, channel = bot.sandbox.person("Lucie"), bot.sandbox.channel
        answer = (await lucie.slash(channel, "table now", game="gangster")).message
        with holding_computers() as go_on:
            await drive(lucie, answer)
            await bot.sandbox.until(lambda: not driving(answer))
            assert answer.attachments, "the town, which is as public as any post"
            go_on.set()


async def test_the_answer_to_what_was_typed_last_follows_the_game(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db") as bot:
        lucie, channel = bot.sandbox.person("Lucie"), bot.sandbox.channel
        await lucie.slash(channel, "table now")
        await lucie.slash(channel, "chicago recruit")
        with holding_computers() as go_on:
            answer = (await lucie.slash(channel, "turn end")).message
            go_on.set()
            await bot.sandbox.until(lambda: recruits(answer))
        await bot.sandbox.idle()
        typed = await lucie.slash(channel, "chicago lay", card="R99", business="A")
        assert "can’t read" in typed.text or "don’t hold" in typed.text
        answer = (await lucie.slash(channel, "turn end")).message
        await bot.sandbox.until(lambda: recruits(answer))
        assert not lucie.mail


async def test_whoever_has_lost_the_answer_has_the_game_back_with_hand_and_it_goes_on_there(
    tmp_path: Path,
) -> None:
    """Discord forgets private answers when it is loaded anew, and tells nobody; the bot goes on editing."""
    async with a_bot(tmp_path / "db") as bot:
        lucie, channel = bot.sandbox.person("Lucie"), bot.sandbox.channel
        lost = (await lucie.slash(channel, "table now", game="gangster")).message
        for place in (channel, bot.sandbox.world.open_dm(lucie.account)):
            hand = (await lucie.slash(place, "hand")).message
            assert hand is not lost
            await drive(lucie, hand)
            await bot.sandbox.until(lambda hand=hand: driving(hand))  # type: ignore[misc]
            await bot.sandbox.idle()
            lost = hand


@pytest.mark.parametrize("why", ["dismissed", "old"])
async def test_whose_answer_is_gone_or_old_gets_a_private_message(tmp_path: Path, why: str) -> None:
    calendar = Calendar()
    async with a_bot(tmp_path / "db", now=calendar) as bot:
        lucie, channel = bot.sandbox.person("Lucie"), bot.sandbox.channel
        with holding_computers() as go_on:
            answer = (await lucie.slash(channel, "table now", game="gangster")).message
            await drive(lucie, answer)
            await until(lambda: not bot.client.context.in_flight.inside)
            if why == "dismissed":
                bot.sandbox.world.delete(answer)
            else:
                calendar.let_pass(bot, timedelta(minutes=15))
            go_on.set()
            await bot.sandbox.until(lambda: lucie.mail)
        await bot.sandbox.idle()
        (told,) = lucie.mail
        assert driving(told)
        assert not driving(answer)


async def test_a_turn_that_comes_before_the_click_s_own_answer_is_shown_last(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db") as bot:
        lucie, channel = bot.sandbox.person("Lucie"), bot.sandbox.channel
        answer = (await lucie.slash(channel, "table now", game="gangster")).message
        gate, paint = asyncio.Event(), UiContext.played

        async def held(self: UiContext, panel: Panel, language: Language) -> Page:
            page = await paint(self, panel, language)
            await gate.wait()
            return page

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(UiContext, "played", held)
            click = asyncio.create_task(drive(lucie, answer))

            async def on_its_way() -> bool:
                panel = await bot.coordinator.reader.panel(host(bot), 1)
                return panel.asked and panel.version > 2 and bot.client.courier.busy

            await until(on_its_way)
            gate.set()
            await click
        await bot.sandbox.idle()
        assert driving(answer)
        assert not lucie.mail


@contextmanager
def holding_computers() -> Iterator[asyncio.Event]:
    """Computers wait until the event is set."""
    go_on, play = asyncio.Event(), Autoplay.play_computer

    async def later(self: Autoplay, table_id: TableId) -> bool:
        await go_on.wait()
        return await play(self, table_id)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Autoplay, "play_computer", later)
        yield go_on
        go_on.set()


@contextmanager
def computers_one_by_one() -> Iterator[asyncio.Semaphore]:
    """A computer plays each time the semaphore is released."""
    go_on, play = asyncio.Semaphore(0), Autoplay.play_computer

    async def in_turn(self: Autoplay, table_id: TableId) -> bool:
        await go_on.acquire()
        return await play(self, table_id)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Autoplay, "play_computer", in_turn)
        yield go_on
        for _ in range(100):
            go_on.release()


def recruits(message: Message) -> bool:
    return any(custom_id.endswith(":recruit") for custom_id, _ in controls(message))


def driving(message: Message) -> list[str]:
    """The buttons that drive one's car, in the order of the panel."""
    return [custom_id for custom_id, _ in controls(message) if ":drive" in custom_id]


async def drive(person: Person, message: Message) -> None:
    """Drives somewhere: a whole turn of Gangster."""
    for _ in range(4):
        pressed = [each for each in controls(message) if "drive" in each[0]]
        if not pressed:
            return
        custom_id, value = pressed[-1] if any(each.endswith("!") for each, _ in pressed) else pressed[0]
        if value is None:
            await person.click(message, custom_id=custom_id)
        else:
            await person.choose(message, value, custom_id=custom_id)


def host(bot: Bot) -> Actor:
    return Actor(bot.sandbox.person("Lucie").id, bot.sandbox.guild.id, False, lambda _: True)


def posts(bot: Bot) -> list[Message]:
    """What everybody on the server can read."""
    world, private = bot.sandbox.world, set(bot.sandbox.person("Lucie").mail)
    return [each for each in world.messages() if each.only_for is None and each not in private]


def rematch(message: Message) -> bool:
    return any(button.get("custom_id") == "t:1:rematch" for button in message.buttons)


@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_a_manager_has_the_first_page_posted_and_its_buttons_answer_in_private(
    tmp_path: Path, locale: str
) -> None:
    async with a_bot(tmp_path / "db") as bot:
        lucie, theo, channel = bot.sandbox.person("Lucie"), bot.sandbox.person("Théo"), bot.sandbox.channel
        bot.sandbox.guild.locale = locale
        assert not channel.messages, "never unasked"
        with pytest.raises(ClientRefuses):
            await theo.slash(channel, "server welcome")
        answer = (await lucie.slash(channel, "server welcome")).message
        assert channel.mention in answer.text
        (page,) = posts(bot)
        assert [each["custom_id"] for each in page.buttons] == ["t:0:play-now", "t:0:learn", "t:0:open-table"]
        assert {"en-US": "ten minutes", "fr": "dix minutes"}[locale] in page.text
        assert page.attachments
        before = page.edited
        turn = (await theo.click(page, custom_id="t:0:play-now")).message
        assert turn.only_for is theo.account
        assert controls(turn)
        await lucie.click(page, custom_id="t:0:learn")
        await bot.sandbox.idle()
        assert posts(bot) == [page]
        assert page.edited == before, "it stays for the next one"


async def test_who_is_no_manager_posts_no_first_page_whatever_discord_let_through(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db") as bot:
        theo = Actor(bot.sandbox.person("Théo").id, bot.sandbox.guild.id, False, lambda _: True)
        with pytest.raises(NotAllowed):
            await bot.coordinator.profiles.to_manage(theo)
