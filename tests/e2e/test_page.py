"""A newcomer in a browser: plays now and lays a card; two people share a screen."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path

import pytest

from bot.games import games
from bot.table.clock import Caretaker
from bot.table.languages import LANGUAGES, Language
from bot.ui.client import Client
from bot.ui.newcomers import NARROW, Phones, welcome_newcomers
from discord_sandbox import Message
from engine import chicago_poker
from tests.helpers.bot_in_sandbox import a_bot, a_sandbox
from tests.helpers.browser import Page, tabs
from tests.helpers.pages import SKIN, a_panel, panel_page
from tests.helpers.patience import until
from tests.helpers.playing import asks

PAINTED = "[...document.images].every((image) => image.complete && image.naturalWidth > 100)"
MAY_START = "[...document.querySelectorAll('.btn')].some(b => b.textContent.includes('Start') && !b.disabled)"


@pytest.mark.price("the only one that paints a game's real pictures for the page")
async def test_from_the_first_page_to_the_first_card_laid_in_three_clicks(
    tmp_path: Path, chromium: str
) -> None:
    async with (
        tabs(chromium) as browser,
        a_bot(tmp_path / "db", known=games()) as bot,
        welcoming(bot.client),
    ):
        sandbox = bot.sandbox
        page = await browser.page(sandbox.page_url, width=1280, height=900)
        await page.see(".message .btn", "Play now")
        await page.until(PAINTED)
        clicks = Clicks(page)
        await clicks.press(".message .btn", "Play now")
        await page.see(".message.ephemeral .btn", "More…")
        await page.until(PAINTED)  # a picture that arrives moves the button away from under the mouse
        before = (await bot.store.matches.load(1)).version
        await clicks.press(".message.ephemeral .btn", at=0)
        await clicks.press(".message.ephemeral .btn", "A · ")

        async def laid() -> bool:
            return (await bot.store.matches.load(1)).version > before

        await until(laid)  # the page's last click may not have arrived yet
        await sandbox.idle()
        assert clicks.count == 3
        assert "" not in await pictures(page), "every picture says what it shows"
        assert not sandbox.guild.threads, "a game alone against computers posts nothing"
        public = [each for each in sandbox.channel.messages.values() if each.only_for is None]
        assert [bool(each.edited) for each in public] == [False], "the first page stays what it was"
        assert page.complaints == []


TOPS = """[...document.querySelectorAll('.message .btn')].slice(-4)
    .map((button) => [button.textContent.trim(), Math.round(button.getBoundingClientRect().top)])"""


@pytest.mark.parametrize("language", LANGUAGES)
async def test_on_a_phone_the_way_back_and_the_rest_stand_in_one_line(
    tmp_path: Path, chromium: str, language: Language
) -> None:
    """Back, More and another table, where a card is laid and the next one chosen; Undo comes last."""
    state = chicago_poker.setup(2, chicago_poker.Options(), "deck").state
    (seat,) = chicago_poker.awaited(state)
    panel = a_panel(state, seat, waits_elsewhere=True)
    card = str(chicago_poker.view(state, seat).hand[0])
    shown = panel_page(panel, SKIN, language, (), said=("play", card))
    async with tabs(chromium) as browser, a_bot(tmp_path / "db") as bot:
        page = await browser.page(bot.sandbox.page_url, width=390, height=844)
        await page.resize(390, 844, phone=True)
        channel = bot.client.get_partial_messageable(bot.sandbox.channel.id)
        await channel.send(view=shown.layout())
        await page.see(".message .btn", "⏭️")
        (back, *tops), *others, _ = await page.evaluate(TOPS)
        assert "↩️" in back
        assert {top for _, top in others} == set(tops)


async def test_settings_are_one_form_and_each_of_them_one_click(tmp_path: Path, chromium: str) -> None:
    async with tabs(chromium) as browser, a_bot(tmp_path / "db") as bot:
        lucie = bot.sandbox.people[0]
        lucie.change(locale="en-US")
        page = await browser.page(bot.sandbox.page_url, width=390, height=844)
        await page.resize(390, 844, phone=True)
        await lucie.slash(bot.sandbox.channel, "settings mine")
        clicks = Clicks(page)
        await clicks.press(".message.ephemeral .btn", "Change…")
        await clicks.press(".choice", "the table waits")
        await clicks.press(".choice", "Reminders")
        await clicks.press(".choice", "My pictures")
        await page.click(".field .label", "Tick what you like")  # a heading ticks nothing
        await clicks.press(".modal button", "Submit")
        await page.see(".message.ephemeral", "upright, for a phone")
        person = await bot.coordinator.profiles.get(lucie.id)
        assert (person.caretaker, person.reminders, person.pocket) == (Caretaker.WAIT, False, True)
        assert (person.dms, person.asks_end, person.text_first) == (True, True, False), "all else stays"
        assert clicks.count == 2 + 3
        assert page.complaints == []


async def test_a_command_that_was_used_changes_its_name_with_the_reader_s_language(
    tmp_path: Path, chromium: str
) -> None:
    async with tabs(chromium) as browser, a_bot(tmp_path / "db") as bot:
        page = await browser.page(bot.sandbox.page_url, width=1280, height=900)
        lucie = bot.sandbox.person("Lucie")
        await lucie.slash(bot.sandbox.channel, "table now")
        for locale, name in (("en-US", "/table now"), ("fr", "/table maintenant"), ("en-US", "/table now")):
            lucie.change(locale=locale)
            await page.see(".used .mention", name)
        assert page.complaints == []


class Clicks:
    """Presses like a person, and counts."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.count = 0

    async def press(self, selector: str, words: str | None = None, *, at: int = -1) -> None:
        await self._page.click(selector, words, at=at)
        self.count += 1


async def test_whoever_begins_in_a_french_browser_reads_french(tmp_path: Path, chromium: str) -> None:
    """Once: what they choose afterwards stays, also for a tab that is opened anew."""
    async with (
        tabs(chromium) as browser,
        a_bot(tmp_path / "db", known=games()) as bot,
        welcoming(bot.client),
    ):
        sandbox = bot.sandbox
        page = await browser.page(sandbox.page_url, width=390, height=844)
        await page.see(".message .btn", "Play now")
        agent = await page.evaluate("navigator.userAgent")
        await page.ask("Emulation.setUserAgentOverride", userAgent=agent, acceptLanguage="fr-FR,fr")
        await page.ask("Page.reload")
        await page.see(".message .btn", "Jouer tout de suite")
        assert sandbox.guild.locale == "fr"
        assert await page.evaluate("document.getElementById('scroll').scrollTop") < 20, "all of it is seen"

        await page.click(".message .btn", "Jouer tout de suite")
        await page.see(".message.ephemeral .btn", "Plus…")
        sandbox.people[0].change(locale="en-US")
        await page.ask("Page.reload")
        await page.see("h2", "Welcome to")
        assert sandbox.people[0].account.locale == "en-US"
        await page.see(".message .btn", "Jouer tout de suite")
        assert page.complaints == []


async def test_the_first_page_is_posted_once_and_nowhere_else(tmp_path: Path) -> None:
    async with a_sandbox() as sandbox:
        for locale, words in (("en-US", "Play now"), ("fr", "Jouer tout de suite")):
            sandbox.world.change_guild(sandbox.guild, locale=locale)
            async with (
                a_bot(tmp_path / "db", sandbox=sandbox) as bot,
                welcoming(bot.client),
            ):
                await sandbox.message(partial(offers, words))
                await sandbox.idle()
                assert len(sandbox.channel.messages) == 1
        (page,) = sandbox.channel.messages.values()
        sandbox.world.delete(page)
        sandbox.people[0].say(sandbox.channel, "we play here already")
        async with a_bot(tmp_path / "db", sandbox=sandbox) as bot:
            await welcome_newcomers(bot.client)
            assert len(sandbox.channel.messages) == 1


async def test_whoever_comes_first_reads_a_first_page_that_nobody_has_edited(tmp_path: Path) -> None:
    async with a_sandbox() as sandbox, a_bot(tmp_path / "db", sandbox=sandbox) as bot, welcoming(bot.client):
        await sandbox.message(partial(offers, "Play now"))
        await sandbox.idle()
        sandbox.world.change_guild(sandbox.guild, locale="fr")
        first = await sandbox.message(partial(offers, "Jouer tout de suite"))
        assert first.edited is None
        assert list(sandbox.channel.messages.values()) == [first]
        sandbox.world.change_guild(sandbox.guild, locale="en-US")
        await sandbox.until(lambda: offers("Play now", first))
        assert list(sandbox.channel.messages.values()) == [first], "later on it stays where it is"


async def test_whoever_comes_with_a_phone_gets_upright_pictures_until_they_want_others(
    tmp_path: Path,
) -> None:
    async with a_bot(tmp_path / "db") as bot:
        profiles = bot.client.context.coordinator.profiles
        lucie, oscar = (bot.sandbox.person(name).account.id for name in ("Lucie", "Oscar"))
        phones = Phones()
        holding = asyncio.create_task(phones.hold_upright(profiles))

        async def upright(player: int) -> None:
            async def given() -> bool:
                return await profiles.was_told(player, NARROW)

            phones.seen(player)
            await until(given)

        await upright(lucie)
        assert (await profiles.get(lucie)).pocket
        await profiles.update(lucie, pocket=False)
        phones.seen(lucie)
        await upright(oscar)
        assert not (await profiles.get(lucie)).pocket, "what they chose holds"
        holding.cancel()


def offers(words: str, shown: Message) -> bool:
    """A message has a button with these words."""
    return words in [button.get("label") for button in shown.buttons]


@asynccontextmanager
async def welcoming(client: Client) -> AsyncIterator[None]:
    """As `make play` does it."""
    welcome = asyncio.create_task(welcome_newcomers(client))
    try:
        yield
    finally:
        welcome.cancel()


async def test_two_people_at_one_screen_switch_places(tmp_path: Path, chromium: str) -> None:
    async with tabs(chromium) as browser, a_bot(tmp_path / "db") as bot:
        page = await browser.page(bot.sandbox.page_url, width=1200, height=1200)
        await command(page, "/table new")
        await page.click(".btn", "Chicago Poker")
        await page.see(".btn", "Join")
        await page.click(".face", "Théo")
        await page.click(".btn", "Join")
        await page.see(".message", "Théo")
        await page.click(".face", "Lucie")
        await page.until(MAY_START)
        await page.click(".btn", "Start")
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


async def test_friends_are_invited_by_their_names(tmp_path: Path, chromium: str) -> None:
    """As on Discord: people are named with @, and what is sent is their numbers."""
    async with tabs(chromium) as browser, a_bot(tmp_path / "db") as bot:
        sandbox = bot.sandbox
        page = await browser.page(sandbox.page_url, width=1200, height=1200)
        await page.click("#composer input")
        await page.type("/table new")
        await page.click("#popup .option", "/table new")
        await page.click(".more button", "game")
        await page.type("Chicago P")
        await page.click("#popup .option", "Chicago Poker")
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
