"""Films asked for by clicks and by typing, in every game: progress, sharing, who may have one, a restart."""

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot.features.film import making
from bot.features.film.making import Films, films_folder
from bot.features.film.plan import FILM_FRAMES_MAX
from bot.skins.kit.frames import WIDTH
from bot.table.actor import Actor
from bot.ui import sharing
from discord_sandbox import Channel, Message, Reply
from tests.helpers.bot_in_sandbox import Bot, PlainSkin, a_bot, a_sandbox, painted_by
from tests.helpers.copied_games import dealt_game
from tests.helpers.forging import send
from tests.helpers.playing import acts, all_end_it, begun, button

KNOWN = painted_by(PlainSkin, hidden=True)


@asynccontextmanager
async def played(
    path: Path, game: str = "whispers", **options: Any
) -> AsyncIterator[tuple[Bot, Any, Channel]]:
    """A game of two people, ended by them after a few turns."""
    async with dealt_game(path / "db", 2, known=KNOWN, game=game, **options) as (bot, people, channel):
        await some_turns(bot, people, 3)
        await all_end_it(bot, people, channel)
        yield bot, people, channel


async def some_turns(bot: Bot, people: Any, events: int) -> None:
    dice = random.Random(3)
    before = (await bot.store.matches.load(1)).public_events
    while (await bot.store.matches.load(1)).public_events < before + events:
        await acts(bot, people, dice)


async def film_in(bot: Bot, message: Message) -> Any:
    """The film, as soon as the answer holds it."""
    await bot.sandbox.until(lambda: message.attachments)
    (file,) = message.attachments
    assert (file.filename, file.content_type) == ("film.webp", "image/webp")
    assert file.description
    assert "/game replay" in file.description
    film: Any = Image.open(BytesIO(file.content))
    film.load()
    return film


def times(film: Any) -> list[int]:
    found = []
    for at in range(film.n_frames):
        film.seek(at)
        film.load()
        found.append(film.info["duration"])
    return found


@contextmanager
def held(bot: Bot) -> Iterator[asyncio.Event]:
    """Films stand still until the event is set."""
    gate, work = asyncio.Event(), bot.client.context.services[Films].work

    async def slowly(*args: Any) -> Any:
        await gate.wait()
        return await work(*args)

    bot.client.context.services[Films].work = slowly  # type: ignore[method-assign, assignment]
    try:
        yield gate
    finally:
        bot.client.context.services[Films].work = work  # type: ignore[method-assign]


async def told(bot: Bot, message: Message, words: str) -> None:
    await bot.sandbox.until(lambda: words in message.text)


@pytest.mark.by_day("gangster", why="the films of two games are made in make test")
@pytest.mark.parametrize(
    "game",
    KNOWN,
)
async def test_a_film_of_every_game_through_any_eyes(tmp_path: Path, game: str) -> None:
    async with played(tmp_path, game) as (bot, people, channel):
        replay = (await people[0].slash(channel, "game replay", turn=0, eyes="2")).message
        answer = (await people[0].click(replay, custom_id=button(replay, ":film:1.normal.en"))).message
        assert answer.only_for is people[0].account
        eyes = await film_in(bot, answer)
        everybody = (await people[1].slash(channel, "game film", speed="fast")).message
        film = await film_in(bot, everybody)
        turns = (await bot.coordinator.moments.whole(Actor(people[0].id), 1))[1].last + 1
        assert turns <= film.n_frames == eyes.n_frames <= FILM_FRAMES_MAX
        assert film.size[0] == WIDTH
        assert times(film) == [each // 2 for each in times(eyes)]
        assert len({file.content for each in (answer, everybody) for file in each.attachments}) == 2


async def test_it_is_made_once_and_shared_once_by_who_sat_there(tmp_path: Path) -> None:
    async with played(tmp_path) as (bot, people, channel):
        answer = (await people[0].slash(channel, "game film")).message
        await film_in(bot, answer)
        share = button(answer, ":share-film:public.normal.en")
        made = answer.attachments[0].content
        with held(bot):
            again = (await people[1].slash(channel, "game film")).message
            assert again.attachments[0].content == made, "nothing is painted twice"
            guest = bot.sandbox.people[4]
            guest.change(locale="en-US")
            seen = (await guest.slash(channel, "game film", table=1)).message
            assert seen.attachments[0].content == made
            assert not seen.buttons, "who was not at the table does not share"
            no = await send(bot.sandbox, guest, channel, share, "x")
            await bot.sandbox.until(lambda: no.text)
            assert "Only the players" in no.text
            before = len(channel.messages)
            await people[0].click(answer, custom_id=share)
            await told(bot, answer, "Shared: ")
            assert not answer.buttons
            assert answer.attachments[0].content == made, "the film stays in its answer"
            no = await people[1].click(again, custom_id=share)
            assert "already shared" in no.text
        posts = [each for each in list(channel.messages.values())[before:] if each.only_for is None]
        (post,) = (each for each in posts if each.attachments)
        assert post.attachments[0].content == made
        assert post.attachments[0].description
        assert people[0].mention in post.text
        assert not post.pings


async def test_progress_is_told_and_cancel_really_cancels(tmp_path: Path) -> None:
    async with played(tmp_path) as (bot, people, channel):
        films = bot.client.context.services[Films]
        with held(bot) as gate:
            answer = (await people[0].slash(channel, "game film")).message
            assert "in the queue" in answer.text
            second = (await people[0].slash(channel, "game film", speed="slow")).message
            assert "I’m already making a film for you" in second.text
            other = (await people[1].slash(channel, "game film", eyes="open")).message
            assert "in the queue" in other.text
            await people[0].click(answer, custom_id=button(answer, ":cancel-film"))
            await told(bot, answer, "Film cancelled")
            assert not answer.buttons
            assert films.of(people[0].id) is None
            no = (await people[0].click(second, custom_id=button(second, ":cancel-film"))).updated
            assert no is second
            await told(bot, second, "I’m not making a film")
            gate.set()
            await film_in(bot, other)
        again = (await people[0].slash(channel, "game film")).message
        await film_in(bot, again)
        assert not answer.attachments


async def test_progress_counts_pictures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with played(tmp_path) as (bot, people, channel):
        monkeypatch.setattr(making, "PORTION", 1)
        films, seen = bot.client.context.services[Films], asyncio.Semaphore(2)  # the count, and one portion
        work = films.work

        async def two_steps(*args: Any) -> Any:
            await seen.acquire()
            return await work(*args)

        monkeypatch.setattr(films, "work", two_steps)
        answer = (await people[0].slash(channel, "game film")).message
        await told(bot, answer, "): 1 of ")
        assert bot.client.figures()["films_in_hand"] >= 1
        assert not answer.attachments
        for _ in range(FILM_FRAMES_MAX):
            seen.release()
        await film_in(bot, answer)


async def test_while_a_game_is_played_there_is_no_film_of_it(tmp_path: Path) -> None:
    async with dealt_game(tmp_path / "db", 2, known=KNOWN, game="whispers") as (bot, people, channel):
        assert "film comes" in (await people[0].slash(channel, "game film")).text
        replay = (await people[0].slash(channel, "game replay")).message
        assert not any(":film:" in str(each.get("custom_id")) for each in replay.buttons)
        for custom_id in ("t:1:film:0.normal.en", "t:1:share-film:0.normal.en"):
            no = await send(bot.sandbox, people[0], channel, custom_id, "x")
            await bot.sandbox.until(partial(_told, no))
            assert "film comes" in no.text
        assert not bot.client.context.services[Films].under_way


def _told(reply: Reply) -> str:
    return reply.text


async def test_forged_ids_are_refused(tmp_path: Path) -> None:
    async with played(tmp_path) as (bot, people, channel):
        for about, words in (
            ("0.normal", "button"),
            ("0.quick.en", "button"),
            ("0.normal.de", "button"),
            ("nobody.normal.en", "button"),
            ("-1.normal.en", "button"),
            ("7.normal.en", "Choose from the list"),
        ):
            for action in ("film", "share-film"):
                no = await send(bot.sandbox, people[0], channel, f"t:1:{action}:{about}", "x")
                await bot.sandbox.until(partial(_told, no))
                assert words in no.text, (action, about)
        for custom_id in ("t:9:film:0.normal.en", "t:9:film", "t:9:share-film:0.normal.en"):
            no = await send(bot.sandbox, people[0], channel, custom_id, "x")
            await bot.sandbox.until(partial(_told, no))
            assert not no.message.attachments
        gone = await send(bot.sandbox, people[0], channel, "t:1:share-film:0.slow.fr", "x")
        await bot.sandbox.until(lambda: gone.text)
        assert "no longer have that film" in gone.text
        assert "`slow`" in (await people[0].slash(channel, "game film", speed="quick")).text
        assert not films_folder(tmp_path / "db").exists(), "nothing was made"


async def test_of_a_closed_book_there_is_a_film_for_who_sat_there_alone(tmp_path: Path) -> None:
    async with played(tmp_path, record="closed") as (bot, people, channel):
        guest = bot.sandbox.people[4]
        guest.change(locale="en-US")
        assert "record is private" in (await guest.slash(channel, "game film", table=1)).text
        answer = (await people[0].slash(channel, "game film")).message
        await film_in(bot, answer)
        share = button(answer, ":share-film:public.normal.en")
        no = await send(bot.sandbox, guest, channel, share, "x")
        await bot.sandbox.until(lambda: no.text)
        assert "record is private" in no.text
        await people[0].click(answer, custom_id=share)
        await told(bot, answer, "Shared: ")


async def test_who_may_not_post_there_does_not_share(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with played(tmp_path) as (bot, people, channel):
        answer = (await people[0].slash(channel, "game film")).message
        await film_in(bot, answer)
        with monkeypatch.context() as patch:
            patch.setattr(sharing, "may_speak", lambda *_, **__: False)
            no = await people[0].click(answer, custom_id=button(answer, ":share-film:public.normal.en"))
            assert "You can’t post where" in no.text
        assert answer.buttons, "it may be shared later"
        bot.sandbox.fault("POST", "/channels/*/messages", status=403, code=50013, times=1)
        no = await people[0].click(answer, custom_id=button(answer, ":share-film:public.normal.en"))
        assert "I can’t post there" in no.text
        await people[0].click(answer, custom_id=button(answer, ":share-film:public.normal.en"))
        await told(bot, answer, "Shared: ")


async def test_a_restart_leaves_nothing_behind_and_old_buttons_say_so(tmp_path: Path) -> None:
    folder = films_folder(tmp_path / "db")
    async with a_sandbox() as sandbox:
        async with a_bot(tmp_path / "db", sandbox=sandbox, known=KNOWN) as bot:
            people, channel = await begun(bot, 2, game="whispers")
            await all_end_it(bot, people, channel)
            answer = (await people[0].slash(channel, "game film")).message
            await film_in(bot, answer)
            assert list(folder.iterdir())
            with held(bot):
                half = (await people[1].slash(channel, "game film", eyes="open")).message
                bot.client.context.services[Films].kept.clear()
                assert not folder.exists()
        folder.mkdir()
        (folder / "left.webp").write_bytes(b"left by a kill")
        async with a_bot(tmp_path / "db", sandbox=sandbox, known=KNOWN) as bot:
            assert not folder.exists()
            await sandbox.until(lambda: sandbox.gateway.connected)
            no = await people[0].click(answer, custom_id=button(answer, ":share-film:public.normal.en"))
            assert "no longer have that film" in no.text
            await people[1].click(half, custom_id=button(half, ":cancel-film"))
            await told(bot, half, "I’m not making a film")
            await film_in(bot, (await people[0].slash(channel, "game film")).message)
        assert not folder.exists()
