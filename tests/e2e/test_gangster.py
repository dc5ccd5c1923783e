"""Gangster in the shell: what its lobby offers first, lines typed in words and in notation, two clans."""

from pathlib import Path

import pytest

from tests.helpers.bot_in_sandbox import PlainSkin, a_bot, painted_by
from tests.helpers.copied_games import dealt_game
from tests.helpers.playing import asks, begun, behind_lobby, button, gather, more, newest_table, waited_for

KNOWN = painted_by(PlainSkin, hidden=True)
SPRINT = {"game": "gangster", "options": "length:sprint"}


async def test_games_of_small_turns_offer_half_a_day_first_and_the_others_a_day(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db", known=KNOWN) as bot:
        for name, game in KNOWN.items():
            host = bot.sandbox.person("Lucie")
            host.change(locale="en-US")
            lobby = await gather(bot, [host], game=name)
            assert ("12 hours a turn" in lobby.text) == game.info.small_turns
            assert ("24 hours a turn" in lobby.text) != game.info.small_turns
            page = await behind_lobby(host, lobby)
            await host.click(page, custom_id=button(page, ":leave"))
            await bot.sandbox.idle()


async def test_a_server_that_has_settled_its_pace_keeps_it(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db", known=KNOWN) as bot:
        host = bot.sandbox.person("Lucie")
        host.change(locale="en-US")
        await host.slash(bot.sandbox.channel, "server settings", pace="48h")
        lobby = await gather(bot, [host], **SPRINT)
        assert "48 hours a turn" in lobby.text


async def test_a_wish_for_the_first_clan_is_shown_like_any_other(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db", known=KNOWN) as bot:
        host = bot.sandbox.person("Lucie")
        host.change(locale="en-US")
        lobby = await gather(bot, [host], **SPRINT)
        assert "blue" not in lobby.text
        page = (await host.click(await behind_lobby(host, lobby), custom_id="t:1:choices")).message
        assert not any(option.get("default") for option in page.selects[0]["options"])
        await host.choose(page, "blue", custom_id=page.selects[0]["custom_id"])
        await bot.sandbox.until(lambda: "🔵⭐ blue" in lobby.text)


@pytest.mark.by_day("few", why="more lines are offered alike")
@pytest.mark.parametrize(("seed", "words"), [("lines-7", {3}), ("lines-1", {4, 5})], ids=["many", "few"])
async def test_lines_are_offered_in_words_and_taken_in_notation(
    tmp_path: Path, seed: str, words: set[int]
) -> None:
    """With two clans a line begins with the one that acts, whichever command says it.

    Up to 25 lines are offered whole; of more only the clan, the verb and the card.
    """
    async with a_bot(tmp_path / "db", known=KNOWN, dice=lambda: seed, secret=lambda: seed) as bot:
        people, channel = await begun(bot, 2, **SPRINT)
        (person,) = waited_for(people, newest_table(channel))
        offered = await person.autocomplete(channel, "gangster drive", "line")
        assert {len(str(each.value).split()) for each in offered} == words
        sought = await person.autocomplete(channel, "gangster drive", "line", "cicero")
        assert sought
        assert all("Cicero" in each.name for each in sought)
        clan, verb, card, place = str(sought[0].value).split()
        assert (verb, place) == ("drive", "cicero")

        lacking = await person.slash(channel, "gangster drive", line=f"{card} {place}")
        assert "can’t read" in lacking.text or "Which of your clans" in lacking.text
        done = await person.slash(channel, "gangster drive", line=f"{clan} drive {card} {place}")
        assert not done.failed
        await bot.sandbox.idle()
        assert f"drives {card}" in newest_table(channel).text
        assert not waited_for([person], newest_table(channel))


async def test_whoever_is_not_asked_looks_ahead_without_a_button_to_act(tmp_path: Path) -> None:
    async with dealt_game(tmp_path / "db", 3, known=KNOWN, **SPRINT) as (bot, people, channel):
        table = newest_table(channel)
        for person in people:
            seen = (await person.click(table, custom_id=button(table, ":hand"))).message
            acts = any(str(b.get("custom_id", "")).startswith("cp:") for b in seen.buttons)
            assert seen.attachments
            assert acts == (person in waited_for(people, table))
            await more(bot.sandbox, person, seen)
            assert asks(seen, ":dossier")
