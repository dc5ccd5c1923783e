"""The coach through the whole shell, whichever the game: by a click, by typing, and for nobody else."""

import re
from pathlib import Path
from typing import Any

import pytest

from bot.language import say
from tests.helpers.bot_in_sandbox import PlainSkin, a_bot, painted_by
from tests.helpers.copied_games import dealt_game
from tests.helpers.forging import send
from tests.helpers.playing import SHORT, asks, button, deal, gather, more, panel

KNOWN = painted_by(PlainSkin, hidden=True)
every_game = pytest.mark.parametrize("game", SHORT)
any_game = pytest.mark.parametrize("game", ["whispers"])  # the shell's alone, whichever is played


@pytest.mark.by_day("chicago-poker", why="another game is advised in make test")
@every_game
async def test_whoever_plays_alone_is_advised_by_a_click_and_by_typing(tmp_path: Path, game: str) -> None:
    async with a_bot(tmp_path / "db", known=KNOWN) as bot:
        lucie, oscar = bot.sandbox.person("Lucie"), bot.sandbox.person("Oscar")
        lobby = await gather(bot, [lucie], **SHORT[game])
        assert "Advice" not in lobby.text, "it follows by itself, and may change"
        page = (await lucie.click(lobby, custom_id=button(lobby, ":computer"))).message
        level = KNOWN[game].info.levels[0]
        await lucie.click(page, custom_id=button(page, f":seat:{level}"))
        channel = await deal(bot, lobby, lucie)
        await bot.sandbox.until(lambda: panel(lucie))
        await bot.sandbox.idle()
        first = next(m for m in channel.messages.values() if m.attachments)
        assert "doesn’t count in the rankings" in first.text
        posts, asking = len(channel.messages), panel(lucie)
        assert asking is not None

        await more(bot.sandbox, lucie, asking)
        clicked = await lucie.click(asking, custom_id=button(asking, ":advice"))
        await clicked.finished(60)
        assert "1. " in asking.text, "in the place of the board, which would stand there with old buttons"
        typed = await lucie.slash(channel, "turn advice")
        await typed.finished(60)

        assert typed.text == asking.text
        assert all(message.only_for is lucie.account for message in typed.messages)
        assert len([m for m in channel.messages.values() if m.only_for is None]) == posts, "nobody is told"
        back = next(str(each["custom_id"]) for each in asking.buttons if ":hand:" in str(each["custom_id"]))
        await (await lucie.click(asking, custom_id=back)).finished(60)
        await more(bot.sandbox, lucie, asking)
        assert asks(asking, ":advice"), "the way back leads to the panel"
        bystander = await oscar.slash(channel, "turn advice", table=1)
        assert "1. " not in bystander.text

        done = await lucie.click(typed.message, custom_id=button(typed.message, " ."))
        await done.finished(60)
        assert not re.search(r"^1\. ", typed.message.text, re.M), (
            "what was advised is played, or asked once more"
        )
        assert say("en", "notice-no-stale") not in done.text


@any_game
async def test_at_a_table_without_a_coach_a_forged_click_is_refused_in_words(
    tmp_path: Path, game: str
) -> None:
    async with dealt_game(tmp_path / "db", 2, known=KNOWN, **SHORT[game]) as (bot, people, channel):
        asked = next(person for person in people if panel(person))
        before = panel(asked)
        assert before is not None
        await more(bot.sandbox, asked, before)
        assert not asks(before, ":advice")

        forged = await send(bot.sandbox, asked, channel, "t:1:advice", "1")
        await bot.sandbox.until(lambda: forged.failed or forged.text)

        assert not forged.failed
        assert say("en", "notice-no-no-coach") in forged.text


@any_game
async def test_the_host_has_it_on_for_all_by_typing(tmp_path: Path, game: str) -> None:
    async with a_bot(tmp_path / "db", known=KNOWN) as bot:
        people: Any = (bot.sandbox.person("Lucie"), bot.sandbox.person("Oscar"))
        lobby = await gather(bot, people, **SHORT[game], coach="on")
        assert "Advice" in lobby.text
        off = await people[0].slash(bot.sandbox.channel, "table option", option="coach", value="off")
        assert not off.failed
        await bot.sandbox.until(lambda: "Advice" not in lobby.text)
        offered = await people[0].autocomplete(
            bot.sandbox.channel, "table option", "value", "", option="coach"
        )
        assert [choice.value for choice in offered] == ["auto", "on", "off"]
