"""Commands that a text names can be clicked where that helps: by their first name, once registered."""

import re
from pathlib import Path

from tests.helpers.bot_in_sandbox import a_bot
from tests.helpers.browser import tabs

MENTION = re.compile(r"</([a-z -]+):(\d+)>")


async def test_help_names_registered_commands_by_their_ids(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db") as bot:
        lucie = bot.sandbox.person("Lucie")
        lucie.change(locale="en-US")
        told = (await lucie.slash(bot.sandbox.channel, "help")).text

        named = MENTION.findall(told)
        ids = bot.client.context.registered.commands
        assert {"table new", "hand", "tables"} <= {name for name, _ in named}
        assert all(ids[name] == int(number) for name, number in named)
        assert ids["table new"] == ids["table end"], "a subcommand has the id of its group"
        assert "`/table new`" not in told


async def test_a_french_name_stays_a_word_to_type(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db") as bot:
        lucie = bot.sandbox.person("Lucie")
        lucie.change(locale="fr")
        told = (await lucie.slash(bot.sandbox.channel, "help")).text

        assert "`/table nouvelle`" in told
        assert "</table " not in told
        assert "</tables:" in told, "the same in both languages"


async def test_on_the_page_a_click_begins_the_command(tmp_path: Path, chromium: str) -> None:
    async with tabs(chromium) as browser, a_bot(tmp_path / "db") as bot:
        page = await browser.page(bot.sandbox.page_url, width=1200, height=1200)
        bot.sandbox.person("Lucie").change(locale="en-US")
        await bot.sandbox.person("Lucie").slash(bot.sandbox.channel, "help")
        await page.click(".mention.command", "/table new")
        await page.see("#composer", "table new")
        assert page.complaints == []
