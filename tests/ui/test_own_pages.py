"""What a host settles about itself: links to its own pages, and the application's description and tags."""

from pathlib import Path

import pytest

from bot.app import _links
from bot.games import games
from bot.settings import Settings
from bot.table.languages import LANGUAGES, Language
from bot.ui.pages.help import help_page
from bot.ui.pages.links import NO_LINKS, HostLinks
from bot.ui.self_description import describe
from tests.helpers.bot_in_sandbox import a_bot
from tests.helpers.pages import hold_against_discord
from tests.helpers.sandbox import contract

SKINS = {name: game.skin for name, game in games().items()}
LINKS = HostLinks("https://an.example/terms", "https://an.example/privacy", "https://an.example/help")
both = pytest.mark.parametrize("language", LANGUAGES)


@both
def test_the_first_page_of_the_help_leads_to_the_host_s_own_pages(language: Language) -> None:
    page = help_page(SKINS, "", language, LINKS)

    line = str(page.parts[-2])
    assert [f"(<{address}>)" in line for address in (LINKS.terms, LINKS.privacy, LINKS.support)] == [True] * 3
    assert line.count("](") == 3
    hold_against_discord(page)
    assert "an.example" not in str(help_page(SKINS, next(iter(SKINS)), language, LINKS).parts)


@both
def test_nothing_stands_there_for_what_is_not_settled(language: Language) -> None:
    assert HostLinks(support="https://an.example/").line(language).count("](") == 1
    assert NO_LINKS.line(language) == ""
    assert all(help_page(SKINS, "", language).parts)


def test_an_address_never_ends_its_link_early() -> None:
    assert (
        HostLinks(terms="https://an.example/a(b)c").line("en") == "-# [Terms](<https://an.example/a%28b%29c>)"
    )


def test_the_links_are_those_that_are_settled() -> None:
    settled = Settings(TERMS_URL="https://an.example/terms", DOCS_URL="https://an.example/docs")  # type: ignore[call-arg]

    assert _links(settled) == HostLinks(terms="https://an.example/terms", docs="https://an.example/docs")


@both
def test_every_game_leads_to_its_page_of_rules_and_a_game_without_one_to_none(language: Language) -> None:
    docs = Path(__file__).parents[2] / "docs"
    links = HostLinks(docs="https://an.example/docs")
    for skin in (game.skin for game in games(hidden=True).values()):
        page = skin.rules_page
        led, named = links.rules(page, language), NO_LINKS.rules(page, language)
        assert not page or (docs / page).is_file()
        assert (f"(<https://an.example/docs/{page}>)" in led, f"docs/{page}" in named) == (bool(page),) * 2
        assert bool(links.rule(page, "AB-1", language)) is bool(page)
        assert links.rule(page, "", language) == ""


async def test_privacy_leads_there_too(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db") as bot:
        person = bot.sandbox.people[0]
        before = (await person.slash(bot.sandbox.channel, "privacy show")).text
        object.__setattr__(bot.client.context, "links", LINKS)
        after = (await person.slash(bot.sandbox.channel, "privacy show")).text

    assert "an.example" not in before
    assert LINKS.privacy in after


async def test_the_bot_writes_its_own_description_once_and_in_either_language(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db") as bot:
        application = bot.client.application
        assert application is not None
        for language in LANGUAGES:
            await describe(bot.client, language)
            assert bot.sandbox.world.description == bot.sandbox.world.description.strip() != ""
            assert len(bot.sandbox.world.tags) == 5
            application.description, application.tags = bot.sandbox.world.description, bot.sandbox.world.tags
            bot.sandbox.fault("PATCH", "/applications/@me", status=500)
            await describe(bot.client, language)  # asks nothing
        if contract.description() is not None:
            assert contract.faults(bot.sandbox.requests) == []


async def test_where_discord_refuses_a_description_the_bot_plays_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with a_bot(tmp_path / "db") as bot:
        bot.sandbox.fault("PATCH", "/applications/@me", status=403, code=50013)
        await describe(bot.client, "en")

    assert "the application's description was not written" in caplog.messages
