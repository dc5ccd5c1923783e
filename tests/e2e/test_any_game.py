"""What the shell promises to every game, whichever it is: the same tests for Chicago Poker and Whispers."""

import random
import re
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.coordinator import scheduler
from bot.games import Games
from bot.language import features
from discord_sandbox import Message, Person
from tests.helpers.begun import nearly_over as begun_nearly_over
from tests.helpers.bot_in_sandbox import Bot, PlainSkin, a_bot, a_sandbox, painted_by
from tests.helpers.copied_games import dealt_game
from tests.helpers.playing import (
    SHORT,
    asks,
    begun,
    button,
    click_in_thread,
    controls,
    deal,
    disabled,
    gather,
    on_turn,
    panel,
    play_by,
    play_out,
    press,
    typing,
)

KNOWN = painted_by(PlainSkin, hidden=True)


def nearly_over(game: str, seats: int, moves: int = 4) -> Games:
    """All games, this one dealt so many moves before its end: to click through a whole one is one test's."""
    agreed: str = SHORT[game]["options"]
    return {**KNOWN, **begun_nearly_over(seats, KNOWN, name=game, agreed=agreed, moves=moves)}


FIRM = ("poker-champ", "chicago-stud", "gangster")
"""Where a decision is told at once, and stands."""

IN_SECRET = "two-trucks"
"""Where all choose at once from the first to the last, so nobody is known to have missed a turn."""

LONGER = {"whispers": {"options": "goal:3, rounds:9"}}


every_game = pytest.mark.parametrize("game", SHORT)
"""Each game is played to its end by day, here or by tests of its own."""

ALIKE = "another game keeps it in make test"


@pytest.mark.by_day("poker-champ", why="the end of one game is met by day")
@every_game
@pytest.mark.parametrize(
    "whole",
    [
        pytest.param(False, id="its end"),
        pytest.param(True, id="whole", marks=pytest.mark.long("the last moves show how a game ends")),
    ],
)
async def test_it_is_played_to_its_end_told_to_everybody_and_counted(
    tmp_path: Path, game: str, whole: bool
) -> None:
    async with a_bot(tmp_path / "db", known=KNOWN if whole else nearly_over(game, 3, moves=8)) as bot:
        people, channel = await begun(bot, 3, by_clicks=True, **SHORT[game])
        assert channel.name.startswith("#1 · ")
        first = next(m for m in channel.messages.values() if m.attachments)
        assert all(person.account.mention in first.text for person in people), "also who is not asked yet"
        assert first.text.count("🏆") == 1, "what wins is said once, where the game begins"
        last = await play_out(bot, people, channel, seed=2)
        (won,) = (line for line in last.text.splitlines() if line.startswith("🏆"))
        if not all(f"({person.account.display})" in won for person in people):  # all may win together
            assert re.search(r"[23]\. \*\*", last.text), "who came in behind"
        assert set(last.pings) == {person.account for person in people}, "everybody who sat, once"
        await bot.sandbox.idle()

        for person in people:
            assert not panel(person)
            (told,) = [m for m in person.mail if not m.deleted]
            assert asks(told, ":rematch")
            assert told.attachments
            assert re.search(r"\*\*You (won|came \w+|share \w+ place|didn’t win)", told.text), (
                "how its reader came out"
            )
            listed = await person.slash(bot.sandbox.channel, "tables")
            assert "Just finished" in listed.text
        assert channel.name.startswith("🏁 #1 · ")
        assert channel.archive_after == 24 * 60

        for command in ("show", "game log", "game dossier", "hand"):
            looked_back = await people[0].slash(channel, command)
            assert not looked_back.failed
            assert "not in any running game" not in looked_back.text, command

        in_words = await people[0].slash(channel, "show", text=True)
        words = "\n".join(message.text for message in in_words.messages)
        # The last deal of stud may be won unseen, and then nothing was shown.
        assert "Shown in the last round" in words or game == "chicago-stud"

        if "stats" in features():
            await counted(bot, people, game)

        await play_again(bot, people, last)


async def counted(bot: Bot, people: tuple[Person, ...], game: str) -> None:
    """Each of them has finished one game more."""
    told = [await person.slash(bot.sandbox.channel, "stats of", game=game) for person in people]
    assert all("1" in reply.text for reply in told)
    board = await people[0].slash(bot.sandbox.channel, "stats board", game=game)
    assert all(f"<@{person.id}>" in board.text or person.account.display in board.text for person in people)


async def play_again(bot: Bot, people: tuple[Person, ...], last: Message) -> None:
    """The same people do, by a click at the last post or in private."""
    await people[1].click(last, custom_id=button(last, ":rematch"))
    lobby = await bot.sandbox.message(
        lambda m: any(b.get("custom_id") == "t:2:join" for b in m.buttons), channel=bot.sandbox.channel
    )
    assert all(person.account.display in lobby.text for person in people)
    assert set(lobby.pings) == {people[0].account, people[2].account}, "who is invited, and nobody else"
    await bot.sandbox.until(lambda: not asks(last, ":rematch"))
    assert any(f"/{lobby.channel.id}" in each.get("url", "") for each in last.buttons)

    await bot.sandbox.idle()
    for person in (people[0], people[2]):
        (told,) = [m for m in person.mail if not m.deleted]
        await person.click(told, custom_id=button(told, ":rematch"))
        assert any(each.get("url", "").endswith(str(lobby.id)) for each in told.buttons)
    await bot.sandbox.until(lambda: not disabled(lobby, ":start"))


@pytest.mark.by_day("poker-champ", why=ALIKE)
@every_game
async def test_a_table_that_is_ended_asks_nobody_anything(tmp_path: Path, game: str) -> None:
    async with dealt_game(tmp_path / "db", 2, known=KNOWN, **SHORT[game]) as (bot, people, channel):
        for person in people:
            sure = (await person.slash(channel, "table end")).message
            await person.click(sure, custom_id=str(sure.buttons[0]["custom_id"]))
            await bot.sandbox.idle()
        await bot.sandbox.idle()
        for person in people:
            assert not panel(person)
            (told,) = [m for m in person.mail if not m.deleted]
            assert "closed before anybody won" in told.text
            assert "your turn" not in told.text.lower()
        assert channel.name.startswith("🏁")


@pytest.mark.by_day("chicago-stud", why="one game is typed by day")
@every_game
async def test_it_is_played_to_its_end_by_typing(tmp_path: Path, game: str) -> None:
    async with a_bot(tmp_path / "db", known=nearly_over(game, 2)) as bot:
        people, channel = await begun(bot, 2, **SHORT[game])
        last = await play_by(bot, people, channel, 4, typing(KNOWN[game].skin))
        assert asks(last, ":rematch")


@pytest.mark.by_day("gangster", why=ALIKE)
@every_game
async def test_computers_play_along(tmp_path: Path, game: str) -> None:
    async with a_bot(tmp_path / "db", known=nearly_over(game, 3)) as bot:
        lucie = bot.sandbox.person("Lucie")
        lobby = await gather(bot, [lucie], **SHORT[game])
        page = (await lucie.click(lobby, custom_id=button(lobby, ":computer"))).message
        for level in KNOWN[game].info.levels[:2]:  # the strongest are asked in the engine's tests
            await lucie.click(page, custom_id=button(page, f":seat:{level}"))
        channel = await deal(bot, lobby, lucie)
        assert asks(await play_by(bot, [lucie], channel, 3, click_in_thread), ":rematch")


@pytest.mark.by_day("chicago-poker", why="one way of taking back for all games")
@every_game
async def test_what_told_nothing_new_is_taken_back_by_a_click(tmp_path: Path, game: str) -> None:
    async with dealt_game(tmp_path / "db", 2, known=KNOWN, **SHORT[game]) as (bot, people, _):
        found = await may_take_back(bot, people, 3 if game in FIRM else 300)
        if game in FIRM:
            assert found is None, "everybody has seen each decision"
            return
        assert found is not None
        person, message = found
        (table,) = await bot.coordinator.reader.tables_of(person.id)
        before = await bot.store.matches.load(table.table_id)

        await person.click(message, custom_id=takeback(message))
        await bot.sandbox.idle()

        after = await bot.store.matches.load(table.table_id)
        assert after.version == before.version + 1
        assert len(after.pending) == len(before.pending) - 1
        assert after.published == before.published


async def may_take_back(bot: Bot, people: tuple[Person, ...], tries: int) -> tuple[Person, Message] | None:
    """Somebody who has just done something that they may take back, and their panel."""
    dice = random.Random(1)
    for _ in range(tries):
        for person in people:
            if (asking := panel(person)) is None:
                continue
            await press(bot.sandbox, person, asking, dice)
            await bot.sandbox.idle()
            for message in person.mail:  # a choice is all of a question in some games: then nothing is asked
                if not message.deleted and takeback(message):
                    return person, message
    return None


def takeback(message: Message) -> str:
    """The id of the button that takes back, if there is one."""
    ids = (str(each.get("custom_id")) for each in message.buttons if not each.get("disabled"))
    return next((each for each in ids if ":takeback:" in each), "")


@pytest.mark.long("lapsed time and the way back are tried by day in another game")
@pytest.mark.parametrize("game", [game for game in SHORT if game != IN_SECRET])
async def test_time_runs_out_a_computer_plays_and_the_seat_is_taken_back(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "DOWNTIME", timedelta(days=9))  # our steps are none
    ahead = timedelta(0)
    async with a_bot(tmp_path / "db", known=KNOWN, now=lambda: datetime.now(UTC) + ahead) as bot:
        long = {**SHORT[game], **LONGER.get(game, {})}  # two turns missed in a row: it must not end before
        people, channel = await begun(bot, 2, pace="12h", **long)
        absent = on_turn(people, channel)
        told = ""  # a reminder is taken away when its turn is over
        for hours in (6.1, 5.0, 1.0, *(12.1,) * 9):  # a secret answer that is missed is no missed turn
            ahead += timedelta(hours=hours)
            await bot.coordinator.scheduler.run_due()
            await bot.sandbox.idle()
            told += " ".join(m.text for m in (*absent.mail, *channel.messages.values()))
            held = [m for m in channel.messages.values() if asks(m, ":retake")]
            if held and absent.account.display in held[-1].text:
                break
        assert "Half your time" in told
        assert "ran out of time" in told

        back = await absent.click(held[-1], custom_id=button(held[-1], ":retake"))

        assert back.message.only_for is absent.account
        await bot.sandbox.message(lambda m: "is back" in m.text, channel=channel)


@pytest.mark.long("lapsed time is tried by day in another game")
async def test_where_all_choose_in_secret_lapsed_time_takes_nobody_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each night is played by itself, both are told of alike, and nobody loses their seat."""
    monkeypatch.setattr(scheduler, "DOWNTIME", timedelta(days=9))
    ahead = timedelta(0)
    async with a_bot(tmp_path / "db", known=KNOWN, now=lambda: datetime.now(UTC) + ahead) as bot:
        people, channel = await begun(bot, 2, game=IN_SECRET, pace="12h")
        told = ""
        for hours in (6.1, 5.0, 1.0, *(12.1,) * 5):
            ahead += timedelta(hours=hours)
            await bot.coordinator.scheduler.run_due()
            await bot.sandbox.idle()
            told += " ".join(m.text for m in channel.messages.values())
            assert not [m for m in channel.messages.values() if asks(m, ":retake")]
        assert "waiting for everybody" in told
        assert all(f"{person.account.display} (" in told for person in people)
        assert "ran out of time: a computer chose for them" in told
        assert "Night 6 of 10" in told


@pytest.mark.by_day("chicago-stud", why=ALIKE)
@every_game
async def test_after_a_restart_the_buttons_of_before_go_on(tmp_path: Path, game: str) -> None:
    known = nearly_over(game, 2)
    async with a_sandbox() as sandbox:
        async with a_bot(tmp_path / "db", sandbox=sandbox, known=known) as bot:
            people, channel = await begun(bot, 2, **SHORT[game])
            person = next(p for p in people if panel(p))
            before = panel(person)
            assert before is not None
            offered = controls(before)
        async with a_bot(tmp_path / "db", sandbox=sandbox, known=known) as bot:
            await sandbox.idle()
            assert controls(before) == offered
            await press(sandbox, person, before, random.Random(2))
            assert asks(await play_out(bot, people, channel, seed=3), ":rematch")
