"""A hand that was opened by a click, at a table with others: it shows the game as it goes on."""

from pathlib import Path

from tests.helpers.begun import nearly_over
from tests.helpers.bot_in_sandbox import PlainSkin, a_bot, painted_by
from tests.helpers.copied_games import dealt_game
from tests.helpers.home import manager
from tests.helpers.playing import asks, begun, button, controls, newest_table, over, panel, turns_pass


async def test_a_hand_that_was_opened_goes_on_showing_the_game_beside_the_private_message(
    tmp_path: Path,
) -> None:
    """An answer rings nobody, so where others play the question comes in a private message as well."""
    async with a_bot(tmp_path / "db", known=nearly_over(2, painted_by(PlainSkin), moves=8)) as bot:
        people, channel = await begun(bot)
        asked = next(p for p in people if p.account in newest_table(channel).pings)
        waits = next(p for p in people if p is not asked)
        answer = (await waits.slash(channel, "hand")).message
        assert not controls(answer)

        await turns_pass(bot, people, 1)
        assert controls(answer)
        assert panel(waits)
        await turns_pass(bot, people, 1)
        assert not controls(answer)
        while not over(channel):
            await turns_pass(bot, people, 1)
        assert asks(answer, ":rematch")


async def test_a_hand_that_was_opened_goes_with_whoever_gives_up(tmp_path: Path) -> None:
    async with dealt_game(tmp_path / "db", 3) as (bot, people, channel):
        answer = (await people[0].slash(channel, "hand")).message
        sure = (await people[0].slash(channel, "game concede")).message
        await people[0].click(sure, custom_id=button(sure, ":really-concede"))
        await bot.sandbox.idle()

        assert answer.deleted


async def test_a_hand_that_was_opened_says_that_its_table_was_closed(tmp_path: Path) -> None:
    async with dealt_game(tmp_path / "db") as (bot, people, channel):
        answer = (await people[1].slash(channel, "hand")).message
        await bot.coordinator.seats.end(manager(bot.sandbox.guild.id), 1)
        await bot.sandbox.idle()

        assert not controls(answer)
        assert asks(answer, ":rematch")
