"""What a game calls its buttons and what looking back tells, by clicks and by typing, in every game."""

from pathlib import Path
from typing import Any

import pytest

from bot.language import say
from bot.table.languages import LANGUAGES, Language
from bot.table.table import holding
from tests.helpers.bot_in_sandbox import PlainSkin, a_bot, painted_by
from tests.helpers.copied_games import dealt_game
from tests.helpers.playing import a_turn, asks, button, gather, more, newest_table

KNOWN = painted_by(PlainSkin, hidden=True)
WORDED = "two games of unlike words are looked at in make test"
DEALS = ("poker-champ", "chicago-stud")
"""Games that keep a record of deals, with one's own cards for oneself."""


def labels(message: Any) -> set[str]:
    return {str(each.get("label")) for each in message.buttons}


@pytest.mark.by_day("gangster", why="one way of calling them for all games")
@pytest.mark.parametrize("game", KNOWN)
async def test_post_and_panel_call_cards_and_dossier_as_the_game_does(tmp_path: Path, game: str) -> None:
    skin = KNOWN[game].skin
    async with dealt_game(tmp_path / "db", 2, known=KNOWN, game=game, language="fr") as (bot, people, place):
        for language, message in (("fr", newest_table(place)), ("en", people[0].mail[-1])):
            hand, dossier = (
                say(language, f"{skin.domain}/button-{name}")  # type: ignore[arg-type]
                for name in ("hand", "dossier")
            )
            turns = say(language, "ui-last-turns")  # type: ignore[arg-type]
            if language == "fr":
                assert hand in labels(message)
                assert (dossier in labels(message)) == skin.keeps_record
                assert (turns in labels(message)) == skin.shows_turns
            else:
                await more(bot.sandbox, people[0], message)
                assert dossier in labels(message)


@pytest.mark.by_day("poker-champ", why="one record for both games of deals")
@pytest.mark.parametrize("game", DEALS)
async def test_whoever_looks_on_reads_the_record_and_no_hand(tmp_path: Path, game: str) -> None:
    async with dealt_game(tmp_path / "db", 2, known=KNOWN, game=game) as (bot, people, place):
        guest = bot.sandbox.people[4]
        guest.change(locale="en-US")
        post = newest_table(place)
        told = await guest.click(post, custom_id=button(post, ":dossier"))
        assert "No deal is over yet" in told.text
        assert " cards in deal" not in told.text
        own = await people[0].click(post, custom_id=button(post, ":dossier"))
        assert " cards in deal 1:" in own.text
        for seed in range(40):
            await a_turn(bot, people, place, seed)
            looked = await guest.click(newest_table(place), custom_id=button(newest_table(place), ":dossier"))
            if "**Deal 1**" in looked.text:
                break
        assert "**Deal 1**" in looked.text
        assert [each.description for each in looked.message.attachments] == ["a plain record"]
        assert "**So far** (" in looked.text
        assert (await guest.slash(place, "game dossier")).text == looked.text


async def test_where_nothing_is_hidden_everybody_reads_the_same_record(tmp_path: Path) -> None:
    async with dealt_game(tmp_path / "db", 2, known=KNOWN, game="gangster") as (bot, people, place):
        told = []
        for person in (*people, bot.sandbox.people[4]):
            person.change(locale="en-US")
            post = newest_table(place)
            told.append((await person.click(post, custom_id=button(post, ":dossier"))).text)
        assert len(set(told)) == 1
        assert "If it were today" in told[0]
        assert "Cicero" in told[0]


async def test_where_no_record_is_kept_whoever_looks_on_is_told_that_they_sit_nowhere(tmp_path: Path) -> None:
    async with dealt_game(tmp_path / "db", 2, known=KNOWN) as (bot, _, place):
        guest = bot.sandbox.people[4]
        guest.change(locale="en-US")
        assert "no seat" in (await guest.slash(place, "game dossier")).text


@pytest.mark.by_day("poker-champ", why="one way of looking up for all games")
@pytest.mark.parametrize("game", KNOWN)
async def test_rules_are_those_of_the_table_that_gathers_here_or_of_the_game_named(
    tmp_path: Path, game: str
) -> None:
    def wanted(meant: str, language: Language) -> str:
        return KNOWN[meant].skin.rules(language, {}).splitlines()[-1]

    async with a_bot(tmp_path / "db", known=KNOWN) as bot:
        host = bot.sandbox.people[0]
        await gather(bot, [host], game=game)
        for locale, language in zip(("en-US", "fr"), LANGUAGES, strict=True):
            host.change(locale=locale)
            told = await host.slash(bot.sandbox.channel, "rules")
            assert told.text.startswith(f"-# {KNOWN[game].skin.name(language).label}")
            assert wanted(game, language) in told.text
            for other in KNOWN:
                named = await host.slash(bot.sandbox.channel, "rules", game=other)
                assert named.text.startswith(f"-# {KNOWN[other].skin.name(language).label}")
        helped = (await host.slash(bot.sandbox.channel, "help")).message
        assert all(asks(helped, f":help:{name}") for name in KNOWN)
        await host.click(helped, custom_id=button(helped, f":help:{game}"))
        assert KNOWN[game].skin.help("fr").splitlines()[0] in helped.text
        short = (await host.click(helped, custom_id=button(helped, f":how:{game}"))).message
        asked = await host.click(short, custom_id=button(short, f":rules:{game}"))
        assert asked.text.startswith(f"-# {KNOWN[game].skin.name('fr').label}")
        assert (await host.slash(bot.sandbox.channel, "help", game=game)).text == helped.text


@pytest.mark.by_day("chicago-stud", "whispers", why=WORDED)
@pytest.mark.parametrize("game", KNOWN)
async def test_the_lobby_says_what_is_agreed_in_a_sentence(tmp_path: Path, game: str) -> None:
    async with a_bot(tmp_path / "db", known=KNOWN) as bot:
        for number, language in enumerate(LANGUAGES, 1):
            lobby = await gather(bot, bot.sandbox.people[:1], game=game, language=language)
            agreed = holding(await bot.store.tables.load(number), KNOWN[game].info)
            assert KNOWN[game].skin.terms(language, agreed) in lobby.text
