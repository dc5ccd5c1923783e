"""A turn planned by clicks while another plays: it is played by itself, and looks like any other turn."""

import random
from pathlib import Path

import pytest

from bot.sandbox import Message
from bot.store.plans import plans_in
from tests.helpers.bot_in_sandbox import a_bot
from tests.helpers.playing import begun, button, panel, press


def keeps(message: Message) -> str:
    """The id of the button that keeps a plan, if there is one."""
    return next((str(b["custom_id"]) for b in message.buttons if ":keep-plan" in str(b.get("custom_id"))), "")


@pytest.mark.parametrize("game", ["chicago-poker", "gangster"])
async def test_a_planned_turn_is_played_by_itself(tmp_path: Path, game: str) -> None:
    dice = random.Random(5)
    async with a_bot(tmp_path / "db") as bot:
        people, channel = await begun(bot, 2, game=game)
        asked = next(each for each in people if panel(each))
        waits = next(each for each in people if each is not asked)
        mine = (await waits.slash(channel, "hand")).message
        await waits.click(mine, custom_id=button(mine, ":plan"))
        while not (keep := keeps(mine)):
            await press(bot.sandbox, waits, mine, dice, prefix="pl:")
        await waits.click(mine, custom_id=keep)
        (plan,) = (await bot.store.database.read(lambda db: plans_in(db, 1))).values()
        assert "only the speed may show" in mine.text

        while (message := panel(asked)) is not None:
            await press(bot.sandbox, asked, message, dice)
            await bot.sandbox.idle()
        await bot.coordinator.scheduler.run_due()
        await bot.sandbox.idle()

        moves = await bot.store.history.moves(1)
        theirs = [move.notation for move in moves if move.seat == people.index(waits)]
        assert theirs[: len(plan.lines)] == list(plan.lines)
        assert {move.mover for move in moves[1:]} == {"p"}
