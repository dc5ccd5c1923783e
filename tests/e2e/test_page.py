"""A newcomer in a browser: opens a table, adds computers, plays a turn, sees the pictures."""

import asyncio
from contextlib import suppress
from pathlib import Path

from bot.games import games
from tests.helpers.bot_in_sandbox import a_bot
from tests.helpers.browser import Page, chromium
from tests.helpers.patience import until
from tests.helpers.playing import asks, newest_table, panel

PAINTED = "[...document.images].every((image) => image.complete && image.naturalWidth > 100)"
MAY_START = "[...document.querySelectorAll('.btn')].some(b => b.textContent.includes('Start') && !b.disabled)"


async def test_a_newcomer_plays_against_computers_within_a_minute(tmp_path: Path) -> None:
    async with chromium() as browser, a_bot(tmp_path / "db", known=games()) as bot:
        sandbox, lucie = bot.sandbox, bot.sandbox.person("Lucie")
        page = await browser.page(sandbox.page_url, width=1200, height=1400)
        await command(page, "/table new")
        await page.see(".message img")  # the banner
        await page.click(".btn", "Add a computer")
        await page.click(".btn", "Rookie")
        await page.see(".message", "computer (Rookie)")
        await page.until(MAY_START)
        await page.click(".btn", "Start")
        await page.see(".room", "#1 · ")
        thread = (await sandbox.until(lambda: sandbox.guild.threads))[0]
        await sandbox.until(lambda: panel(lucie))
        await page.evaluate(f"location.hash = '#{thread.id}'")
        await page.see(".btn", "My hand")
        await page.until(PAINTED)  # a picture that arrives moves the button away from under the mouse
        await press_until(page, "My hand", ".message.ephemeral img")
        before = (await bot.store.matches.load(1)).version

        async def recruited() -> bool:
            await page.click(".message.ephemeral .btn", "Recruit")
            await asyncio.sleep(1)
            return (await bot.store.matches.load(1)).version > before

        await until(recruited)
        await sandbox.until(lambda: newest_table(thread))
        await page.until("document.querySelectorAll('.message img').length >= 2")
        await page.until(PAINTED)
        assert "" not in await pictures(page), "every picture says what it shows"
        await sandbox.idle()
        assert (await bot.store.matches.load(1)).version > before
        assert page.complaints == []


async def test_two_people_at_one_screen_switch_places(tmp_path: Path) -> None:
    async with chromium() as browser, a_bot(tmp_path / "db") as bot:
        page = await browser.page(bot.sandbox.page_url, width=1200, height=1200)
        await command(page, "/table new")
        await page.see(".btn", "Join")
        await page.click(".face", "Théo")
        await page.click(".btn", "Join")
        await page.see(".message", "Théo")
        await page.click(".face", "Lucie")
        await page.until(MAY_START)
        await page.click(".btn", "Start")
        await page.click(".btn", "Pass")
        await page.click(".face", "Théo")
        await press_until(page, "Cut the deck", ".modal input")
        await page.click(".modal input")  # one is offered
        await page.press("Enter")
        await page.see(".room", "#1 · ")


async def press_until(page: Page, words: str, sign: str) -> None:
    """Somebody whose click goes astray, because the page moved under the mouse, clicks again."""

    async def seen() -> bool:
        await page.click(".btn", words)
        with suppress(TimeoutError):
            await page.see(sign, patience=4)
            return True
        return False

    await until(seen)


async def command(page: Page, words: str) -> None:
    """Types a slash command that has options, and sends it without any."""
    await page.click("#composer input")
    await page.type(words)
    await page.see("#popup .option", words)
    await page.press("Enter")
    await page.see(".more button")
    await page.press("Enter")


async def pictures(page: Page) -> list[str]:
    """What every picture in sight says of itself."""
    found: list[str] = await page.evaluate(
        "[...document.querySelectorAll('.message .container img')].map((image) => image.alt)"
    )
    return found


async def test_friends_are_invited_by_their_names(tmp_path: Path) -> None:
    """As on Discord: people are named with @, and what is sent is their numbers."""
    async with chromium() as browser, a_bot(tmp_path / "db") as bot:
        sandbox = bot.sandbox
        page = await browser.page(sandbox.page_url, width=1200, height=1200)
        await page.click("#composer input")
        await page.type("/table new")
        await page.click("#popup .option", "/table new")
        await page.click(".more button", "invite")  # in French `inviter`
        await page.type("@th")
        await page.see("#popup .option", "Théo")
        await page.press("Enter")
        await page.type("@Mi")
        await page.click("#popup .option", "Mina")
        await page.press("Enter")
        await page.see(".message", "Théo, Mina")
        lobby = await sandbox.message(lambda m: asks(m, ":join"), channel=sandbox.channel)
        assert {account.display for account in lobby.pings} == {"Théo", "Mina"}
        assert page.complaints == []
