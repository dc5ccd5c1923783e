"""The story of a game: some seconds after its last post it joins that, in silence; and again by typing."""

from collections.abc import Sequence
from datetime import timedelta
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import pytest

from bot.table.outbox import Kind
from discord_sandbox import Channel, Message, Person
from engine import whispers
from tests.helpers.bot_in_sandbox import Bot, Calendar, NoPaint, PlainSkin, a_bot, a_sandbox, painted_by
from tests.helpers.databases import connected
from tests.helpers.playing import asks, controls, deal, gather, over, panel, played_out, press

KNOWN = painted_by(PlainSkin, hidden=True)
WHISPERS: dict[str, Any] = {"game": "whispers", "options": "goal:1, rounds:5"}
POKER: dict[str, Any] = {"game": "poker-champ", "options": "length:timed, deals:10"}
MOMENT = timedelta(seconds=6)
HEAD = {"en": "The story of table #1", "fr": "Le récit de la table n°\u00a01"}


FOLLOWS = {"en": "The story of this game follows", "fr": "Le récit de la partie arrive"}


def told(channel: Channel) -> list[Message]:
    """The posts with a story that everybody sees."""
    posts = (m for m in channel.messages.values() if m.only_for is None and not m.deleted)
    return [m for m in posts if any(head in m.text for head in HEAD.values())]


def newest(channel: Channel) -> Message:
    """The last message there that everybody sees."""
    return [m for m in channel.messages.values() if m.only_for is None and not m.deleted][-1]


async def won(bot: Bot, seats: int = 2, **options: Any) -> tuple[Sequence[Person], Channel]:
    """A table whose game has been won, all told but its story."""
    people = bot.sandbox.people[:seats]
    for person in people:
        person.change(locale="en-US")
    channel = await deal(bot, await gather(bot, people, **options), people[0])
    await played_out(bot, people, channel, seed=2)
    await bot.sandbox.idle()
    return people, channel


async def its_time_comes(bot: Bot, calendar: Calendar) -> None:
    calendar.let_pass(bot, MOMENT)
    bot.coordinator.posts.bell.set()


def letters(path: Path) -> list[tuple[str, str]]:
    """What has become of the stories' letters."""
    with connected(path) as db:
        query = "SELECT state, why FROM outbox WHERE kind = ?"
        return [(state, why) for state, why in db.execute(query, (Kind.STORY,))]


@pytest.mark.parametrize(
    ("options", "language"),
    [
        (WHISPERS, "fr"),
        pytest.param(POKER, "en", marks=pytest.mark.long("the story of another game joins alike")),
    ],
)
async def test_the_story_joins_the_last_post_and_rings_for_nobody(
    tmp_path: Path, options: dict[str, Any], language: str
) -> None:
    calendar = Calendar()
    async with a_bot(tmp_path / "db", known=KNOWN, now=calendar) as bot:
        _, channel = await won(bot, **options, language=language)
        last = over(channel)
        assert last is not None
        assert told(channel) == [], "the winner is looked at first"
        assert FOLLOWS[language] in last.text
        before, shown, after = newest(channel), list(last.attachments), last.text
        assert [each["custom_id"].rpartition(":")[0] for each in last.buttons][-1] == "t:1:more"

        await its_time_comes(bot, calendar)
        await bot.sandbox.until(lambda: told(channel))
        await bot.sandbox.idle()

        assert told(channel) == [last]
        assert newest(channel) is before, "no second post below it"
        assert FOLLOWS[language] not in last.text
        assert [each.description for each in last.attachments] == [
            *(each.description for each in shown),
            "a plain story",
        ]
        story = last.text[last.text.index(HEAD[language]) :]
        assert 4 <= len(story.strip().splitlines()) - 1 <= 8, "four to seven sentences, and the deck"
        assert last.text.startswith(after[: after.index("-# 📜")].rstrip()), "the rest stays"
        assert letters(tmp_path / "db") == [("done", "")]
        assert asks(last, ":rematch")


async def test_it_is_typed_in_ones_own_language_in_words_and_from_anywhere(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db", known=KNOWN) as bot:
        people, channel = await won(bot, **WHISPERS)
        reader, onlooker = people[1], bot.sandbox.people[4]
        onlooker.change(locale="fr")
        shown = (await reader.slash(channel, "game story")).message
        assert shown.only_for is reader.account
        assert HEAD["en"] in shown.text
        assert len(shown.attachments) == 1
        words = (await onlooker.slash(channel, "game story", text=True)).message
        assert HEAD["fr"] in words.text
        assert not words.attachments
        assert len(words.text.splitlines()) == len(shown.text.splitlines())
        offered = await reader.autocomplete(bot.sandbox.channel, "game story", "table", "")
        named = (await reader.slash(bot.sandbox.channel, "game story", table=offered[0].value)).message
        assert HEAD["en"] in named.text


async def test_while_a_game_is_played_it_has_no_story(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db", known=KNOWN) as bot:
        people = bot.sandbox.people[:2]
        people[0].change(locale="en-US")
        channel = await deal(bot, await gather(bot, people, **WHISPERS), people[0])
        assert "comes after the game" in (await people[0].slash(channel, "game story")).text


@pytest.mark.by_day("told, and", why="what is not told yet is told by any start")
@pytest.mark.parametrize("arrived", [False, True], ids=["not told yet", "told, and not written down"])
async def test_after_a_kill_it_is_told_exactly_once(tmp_path: Path, *, arrived: bool) -> None:
    calendar, path = Calendar(), tmp_path / "db"
    async with a_sandbox() as sandbox:
        async with a_bot(path, sandbox=sandbox, known=KNOWN, now=calendar) as bot:
            _, channel = await won(bot, **WHISPERS)
            if arrived:
                await its_time_comes(bot, calendar)
                await sandbox.until(lambda: told(channel))
                await sandbox.idle()
        with connected(path) as db:
            db.execute("UPDATE outbox SET state = 'waiting' WHERE kind = ?", (Kind.STORY,))
        sandbox.clock.skip(3600)  # Discord has forgotten every nonce
        calendar.ahead += timedelta(hours=1)
        async with a_bot(path, sandbox=sandbox, known=KNOWN, now=calendar):
            await sandbox.until(lambda: letters(path) == [("done", "")])
            await sandbox.idle()
            assert told(channel) == [over(channel)]
            assert told(channel)[0].text.count(HEAD["en"]) == 1


@pytest.mark.expected_errors(r"bug in a story \[ZeroDivisionError\]")
async def test_a_story_that_fails_is_left_out_and_the_end_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = list[str]()

    def fails(_moments: Sequence[Any], seed: str) -> Any:
        tried.append(seed)
        raise ZeroDivisionError

    monkeypatch.setattr(whispers, "story", fails)
    calendar = Calendar()
    async with a_bot(tmp_path / "db", known=KNOWN, now=calendar) as bot:
        people, channel = await won(bot, **WHISPERS)
        await its_time_comes(bot, calendar)
        await bot.sandbox.until(lambda: letters(tmp_path / "db")[0][0] == "given up")
        calendar.let_pass(bot, timedelta(days=1))
        bot.coordinator.posts.bell.set()
        await bot.sandbox.idle()
        assert told(channel) == []
        last = over(channel)
        assert last is not None
        await bot.sandbox.until(lambda: FOLLOWS["en"] not in last.text)
        assert len(tried) == 1
        assert (
            "Only games played to the end have a story" in (await people[0].slash(channel, "game story")).text
        )
        assert len(tried) == 1


@pytest.mark.expected_errors(r"bug in a picture \[RuntimeError: no paint\]")
async def test_a_picture_that_fails_leaves_the_sentences(tmp_path: Path) -> None:
    calendar = Calendar()
    async with a_bot(tmp_path / "db", known=painted_by(NoPaint, hidden=True), now=calendar) as bot:
        _, channel = await won(bot, **WHISPERS)
        await its_time_comes(bot, calendar)
        (story,) = await bot.sandbox.until(lambda: told(channel))
        assert not story.attachments
        assert len(story.text[story.text.index(HEAD["en"]) :].splitlines()) > 4


async def test_a_thread_that_is_gone_wants_no_story_elsewhere(tmp_path: Path) -> None:
    calendar = Calendar()
    async with a_bot(tmp_path / "db", known=KNOWN, now=calendar) as bot:
        _, channel = await won(bot, **WHISPERS)
        bot.sandbox.world.delete_channel(channel)
        await bot.sandbox.idle()
        await its_time_comes(bot, calendar)
        await bot.sandbox.until(lambda: letters(tmp_path / "db")[0][0] != "waiting")
        await bot.sandbox.idle()
        assert told(bot.sandbox.channel) == []


async def test_stopped_in_the_middle_of_it_the_next_start_tells_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calendar, path = Calendar(), tmp_path / "db"
    begun, go_on = Event(), Event()

    def slow(*_: Any) -> None:
        begun.set()
        go_on.wait()

    async with a_sandbox() as sandbox:
        with monkeypatch.context() as patched:
            patched.setattr(whispers, "story", slow)
            async with a_bot(path, sandbox=sandbox, known=KNOWN, now=calendar) as bot:
                _, channel = await won(bot, **WHISPERS)
                await its_time_comes(bot, calendar)
                await sandbox.until(begun.is_set)
            go_on.set()
        assert letters(path) == [("waiting", "")]
        async with a_bot(path, sandbox=sandbox, known=KNOWN, now=calendar):
            await sandbox.until(lambda: letters(path) == [("done", "")])
            await sandbox.idle()
            assert told(channel) == [over(channel)]
            assert told(channel)[0].text.count(HEAD["en"]) == 1


async def test_a_closed_book_promises_no_story(tmp_path: Path) -> None:
    calendar = Calendar()
    async with a_bot(tmp_path / "db", known=KNOWN, now=calendar) as bot:
        _, channel = await won(bot, **WHISPERS, record="closed")
        last = over(channel)
        assert last is not None
        assert FOLLOWS["en"] not in last.text
        assert letters(tmp_path / "db") == []


async def test_a_last_post_that_is_posted_anew_has_the_story_and_rings_for_nobody(tmp_path: Path) -> None:
    calendar = Calendar()
    async with a_bot(tmp_path / "db", known=KNOWN, now=calendar) as bot:
        _, channel = await won(bot, **WHISPERS)
        await its_time_comes(bot, calendar)
        await bot.sandbox.until(lambda: told(channel))
        old = over(channel)
        await bot.coordinator.places.repost(1)
        again = await bot.sandbox.message(lambda m: asks(m, ":rematch") and m is not old, channel=channel)
        await bot.sandbox.idle()
        assert HEAD["en"] in again.text
        assert FOLLOWS["en"] not in again.text
        assert not again.pings


@pytest.mark.by_day("in the answer", why="a private message is edited as an answer is")
@pytest.mark.parametrize("where", ["in the answer", "in private"])
async def test_after_a_game_alone_it_joins_what_its_player_was_shown_at_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    calendar = Calendar()
    async with a_bot(tmp_path / "db", known=KNOWN, now=calendar) as bot:
        lucie, end = await won_alone(bot, where, monkeypatch)
        assert HEAD["en"] not in end.text, "the winner is looked at first"
        shown, before = [each.description for each in end.attachments], end.text
        await its_time_comes(bot, calendar)
        await bot.sandbox.until(lambda: HEAD["en"] in end.text)
        await bot.sandbox.idle()
        assert [each.description for each in end.attachments] == [*shown, "a plain story"]
        assert end.text.startswith(before), "the rest stays"
        assert asks(end, ":rematch")
        seen = [m for m in bot.sandbox.world.messages() if m.only_for is lucie.account or m in lucie.mail]
        assert [m for m in seen if HEAD["en"] in m.text] == [end], "once"
        assert letters(tmp_path / "db") == [("waiting", ""), ("done", "")], (
            "the first is for a post, if one comes"
        )


@pytest.mark.by_day("in private", why="an answer is followed by day in the tests of games alone")
@pytest.mark.parametrize("where", ["in the answer", "in private"])
async def test_it_joins_nothing_that_shows_the_next_game_by_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    calendar = Calendar()
    async with a_bot(tmp_path / "db", known=KNOWN, now=calendar) as bot:
        lucie, end = await won_alone(bot, where, monkeypatch)
        await lucie.click(end, custom_id="t:1:rematch")
        await bot.sandbox.until(lambda: not asks(end, ":rematch"))
        await its_time_comes(bot, calendar)
        await bot.sandbox.until(lambda: ("done", "") in letters(tmp_path / "db"))
        await bot.sandbox.idle()
        assert HEAD["en"] not in end.text
        assert "#2" in end.text


async def won_alone(bot: Bot, where: str, patch: pytest.MonkeyPatch) -> tuple[Person, Message]:
    """Whoever has played a game against computers to its end, and the message that shows it."""
    lucie, dice = bot.sandbox.people[0], Random(2)
    lucie.change(locale="en-US")
    shown = (await lucie.slash(bot.sandbox.channel, "table now", game="whispers")).message
    if where == "in private":  # as if an answer could not be changed, as after a quarter of an hour
        patch.setattr(bot.client.context.following, "note", lambda *_: None)
        bot.client.context.following.forget((1, lucie.id))
    while not asks(shown, ":rematch"):
        if controls(shown):
            await press(bot.sandbox, lucie, shown, dice)
        await bot.sandbox.idle()
        if where == "in private" and (new := panel(lucie)) is not None:
            shown = new
    assert (shown in lucie.mail) == (where == "in private")
    return lucie, shown
