"""What a right click on a message or a person offers: a replay from there, one's hand, a chair, figures."""

import re
from datetime import UTC, datetime
from pathlib import Path

import pytest

from discord_sandbox import Channel, CommandType, Message, Person, Sandbox
from tests.helpers.bot_in_sandbox import Bot, PlainSkin, a_bot, a_sandbox, painted_by
from tests.helpers.copied_games import dealt_game
from tests.helpers.playing import a_turn, begun, deal, gather, newest_table

KNOWN = painted_by(PlainSkin, hidden=True)
REPLAY, HAND, INVITE, FIGURES = "Replay from here", "Look at my hand", "Invite to a table", "Their figures"


def a_minute_later(bot: Bot) -> None:
    """By the clock of the bot, and of Discord."""
    bot.sandbox.clock.skip(60)
    bot.coordinator.scheduler.alive_at = clock_of(bot.sandbox)


def clock_of(sandbox: Sandbox) -> datetime:
    return datetime.fromtimestamp(sandbox.clock.now(), UTC)


def heading(shown: Message) -> str:
    return shown.text.splitlines()[0]


async def test_a_game_is_replayed_from_whatever_was_posted_beside_it(tmp_path: Path) -> None:
    async with (
        a_sandbox() as sandbox,
        a_bot(tmp_path / "db", sandbox=sandbox, known=KNOWN, now=lambda: clock_of(sandbox)) as bot,
    ):
        people, channel = await begun(bot, 2, game="whispers", options="goal:3")
        said, headings = [], []
        for turn in range(3):
            a_minute_later(bot)
            said.append(people[1].say(channel, f"chatter {turn}"))
            replay = (await people[0].slash(channel, "game replay")).message
            headings.append(heading(replay))
            a_minute_later(bot)
            await a_turn(bot, people, channel, seed=turn)
            await sandbox.idle()
        assert len(set(headings)) == 3

        for message, wanted in zip(said, headings, strict=True):
            shown = (await people[0].on_message(message, REPLAY)).message
            assert shown.only_for is people[0].account
            assert heading(shown).split(" of ")[0] == wanted.split(" of ")[0]
        newest = (await people[0].on_message(newest_table(channel), REPLAY)).message
        assert re.search(r"step (\d+) of \1\b", heading(newest)), (
            "the latest, also of a game that has just ended"
        )


async def test_a_post_of_another_place_leads_to_its_own_table(tmp_path: Path) -> None:
    async with dealt_game(tmp_path / "db", 2, known=KNOWN, game="whispers") as (bot, people, first):
        _, second = await begun(bot, 2, game="whispers")
        for place, number in ((first, 1), (second, 2)):
            hand = await people[0].on_message(newest_table(place), HAND)
            assert hand.message.only_for is people[0].account
            assert f"#{number}" in hand.text
        stranger = bot.sandbox.people[4]
        refused = await stranger.on_message(newest_table(first), HAND)
        assert not refused.message.attachments
        assert refused.message.only_for is stranger.account


async def test_menus_have_french_names_and_the_rights_of_their_commands(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db") as bot:
        lucie, channel = bot.sandbox.person("Lucie"), bot.sandbox.channel
        french = {
            each["name"]: each["name_localizations"]["fr"]
            for kind in (CommandType.MESSAGE, CommandType.USER)
            for each in lucie.menu(channel, kind)
        }
        assert french == {
            REPLAY: "Revoir à partir d’ici",
            HAND: "Voir ma main",
            INVITE: "Inviter à une table",
            FIGURES: "Voir ses chiffres",
        }
        private = bot.sandbox.world.open_dm(lucie.account)
        assert [each["name"] for each in lucie.menu(private, CommandType.MESSAGE)] == [REPLAY, HAND]
        assert lucie.menu(private, CommandType.USER) == []


async def invited(bot: Bot, host: Person, guest: Person, how: str) -> str:
    channel = bot.sandbox.channel
    if how == "menu":
        return (await host.on_person(channel, guest, INVITE)).text
    return (await host.slash(channel, "table invite", people=guest.mention)).text


@pytest.mark.parametrize("how", ["menu", "command"])
async def test_a_chair_is_kept_for_who_is_invited_and_they_are_called(tmp_path: Path, how: str) -> None:
    async with a_bot(tmp_path / "db", known=KNOWN) as bot:
        lucie, theo, mina = (bot.sandbox.person(name) for name in ("Lucie", "Théo", "Mina"))
        for person in (lucie, theo, mina):
            person.change(locale="en-US")
        assert "looking for players" in await invited(bot, lucie, theo, how)
        lobby = await gather(bot, [lucie], game="whispers")
        told = await invited(bot, lucie, theo, how)
        assert "holding a seat for Théo" in told
        call = await calls(bot, theo)
        assert "Lucie would like you at this table" in call.text
        await bot.sandbox.until(lambda: "Théo" in lobby.text)

        before = lobby.text
        assert "holding" not in await invited(bot, lucie, lucie, how), "they sit there already"
        assert "holding" not in await invited(bot, lucie, _the_bot(bot), how), "it is no player"
        await bot.sandbox.idle()
        assert lobby.text == before, "who is refused changes nothing"
        stranger = await invited(bot, mina, theo, how)
        assert "looking for players" in stranger, "who sits nowhere invites nobody"

        await theo.click(lobby, label="Join")
        await bot.sandbox.idle()
        await deal(bot, lobby, lucie)


async def calls(bot: Bot, guest: Person) -> Message:
    """The message that pings somebody for their chair."""
    return await bot.sandbox.message(
        lambda m: guest.account in m.pings and "would like you" in m.text, channel=bot.sandbox.channel
    )


class _TheBot:
    def __init__(self, bot: Bot) -> None:
        account = bot.sandbox.world.bot
        self.id, self.mention = account.id, account.mention


def _the_bot(bot: Bot) -> Person:
    return _TheBot(bot)  # type: ignore[return-value]


async def test_the_chair_is_still_kept_after_a_restart(tmp_path: Path) -> None:
    async with a_sandbox() as sandbox:
        lucie, theo = sandbox.person("Lucie"), sandbox.person("Théo")
        lucie.change(locale="en-US")
        async with a_bot(tmp_path / "db", sandbox=sandbox, known=KNOWN) as bot:
            await gather(bot, [lucie], game="whispers")
            await lucie.on_person(sandbox.channel, theo, INVITE)
        async with a_bot(tmp_path / "db", sandbox=sandbox, known=KNOWN) as bot:
            (table,) = [await bot.store.tables.load(1)]
            assert table.invited == (theo.id,)


async def test_the_figures_of_somebody_are_a_click_on_their_name_away(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db") as bot:
        lucie, mina = bot.sandbox.person("Lucie"), bot.sandbox.person("Mina")
        lucie.change(locale="en-US")
        channel: Channel = bot.sandbox.channel
        shown = await lucie.on_person(channel, mina, FIGURES)
        typed = await lucie.slash(channel, "stats of", player=mina)
        assert shown.text == typed.text
        assert shown.message.only_for is lucie.account
