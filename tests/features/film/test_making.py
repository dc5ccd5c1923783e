"""Films in the making and the films that are kept: order, cancelling, size, an hour, a full disk."""

import asyncio
import stat
from collections.abc import AsyncIterator, Sequence
from io import BytesIO
from pathlib import Path
from typing import Any, cast

import pytest
from PIL import Image

from bot.features.film import making as module
from bot.features.film.kept import KeptFilms
from bot.features.film.making import Films, Making, Script
from bot.features.film.plan import FilmKey, Shot, Speed
from bot.features.film.telling import Title, follow
from bot.skins.film import Scene
from bot.skins.scene import noting, pillow
from bot.skins.skin import Picture
from bot.table.moments import Everybody
from bot.ui.reply import Note
from bot.workers import Priority, Workers
from tests.helpers.patience import until

ANN, BEN = 1, 2


def a_key(table_id: int = 1, speed: Speed = Speed.NORMAL) -> FilmKey:
    return FilmKey(table_id, Everybody.PUBLIC, speed, "en", ("Ann", "Ben"), 9)


def a_picture() -> Picture:
    """Notes noise as its scene: nothing makes a film larger."""
    noting.note(cast(Any, Image.effect_noise((80, 10), 90).convert("RGB")))
    return Picture("table.png", b"", "")


@pytest.fixture(autouse=True)
def painted(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was noted is the picture already."""
    monkeypatch.setattr(pillow, "painted", lambda noted: noted)


def a_script(pictures: int = 4, gate: asyncio.Event | None = None, scene: Any = a_picture) -> Script:
    async def plan(most: int) -> Sequence[Shot]:
        return tuple(Shot(turn, turn) for turn in range(min(pictures, most)))

    async def scenes(_shot: Shot) -> Sequence[Scene]:
        if gate is not None:
            await gate.wait()
        return (Scene(scene, (100,), 0.5),)

    return Script(plan, scenes)


@pytest.fixture
async def films(tmp_path: Path) -> AsyncIterator[Films]:
    workers = Workers(threads=True)
    made = Films(workers, tmp_path / "films")
    yield made
    await made.stop()
    workers.close()


async def test_a_film_is_made_and_kept(films: Films) -> None:
    making = films.begin(ANN, a_key(), a_script())
    await making.task
    assert (making.done, making.total, making.over) == (4, 4, True)
    assert making.film is not None
    assert await films.kept.content(a_key()) == making.film
    assert await films.kept.content(a_key(speed=Speed.FAST)) is None
    await until(lambda: films.of(ANN) is None)
    picture: Any = Image.open(BytesIO(making.film))
    assert picture.n_frames == 4


async def test_two_films_of_two_people_are_made_one_after_the_other(films: Films) -> None:
    gate = asyncio.Event()
    first, second = films.begin(ANN, a_key(), a_script(gate=gate)), films.begin(BEN, a_key(2), a_script())
    await until(lambda: first.total > 0)
    assert second.total == 0, "it waits"
    assert films.of(BEN) is second
    gate.set()
    await asyncio.gather(first.task, second.task)
    assert first.film is not None
    assert second.film is not None


async def test_whoever_cancels_frees_everything_and_the_next_one_begins(films: Films, tmp_path: Path) -> None:
    first = films.begin(ANN, a_key(), a_script(gate=asyncio.Event()))
    second = films.begin(BEN, a_key(2), a_script(gate=asyncio.Event()))
    third = films.begin(3, a_key(3), a_script())
    await until(lambda: first.total > 0)
    assert await films.cancel(BEN), "while it waits"
    assert await films.cancel(ANN), "while it is made"
    assert not await films.cancel(ANN)
    assert first.film is second.film is None
    await third.task
    await until(lambda: not films.under_way)
    assert [each.suffix for each in (tmp_path / "films").iterdir()] == [".webp"], "of the third alone"


async def test_who_cancels_in_the_middle_of_a_portion_need_not_wait_for_it(tmp_path: Path) -> None:
    workers, began, gate = Workers(threads=True), asyncio.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()

    def slow() -> Picture:
        loop.call_soon_threadsafe(began.set)
        asyncio.run_coroutine_threadsafe(gate.wait(), loop).result()
        return a_picture()

    films = Films(workers, tmp_path / "films")
    making = films.begin(ANN, a_key(), a_script(scene=slow))
    await began.wait()
    assert await films.cancel(ANN)
    assert making.over
    assert films.of(ANN) is None
    assert await workers.run(Priority.CLICK, int) == 0, "clicks are answered meanwhile"
    gate.set()
    await until(lambda: not films.under_way)
    await films.stop()
    workers.close()


async def test_a_film_that_would_be_too_large_is_made_with_less_quality(
    films: Films, monkeypatch: pytest.MonkeyPatch
) -> None:
    small = films.begin(ANN, a_key(), a_script(6))
    await small.task
    assert small.film is not None
    monkeypatch.setattr(module, "FILM_BYTES_MAX", len(small.film) * 3 // 4)
    less = films.begin(ANN, a_key(2), a_script(6))
    await less.task
    assert less.film is not None
    assert len(less.film) <= len(small.film) * 3 // 4
    assert less.total == 6, "quality goes first"


async def test_if_need_be_there_are_fewer_pictures(films: Films, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "FILM_BYTES_MAX", 20_000)
    monkeypatch.setattr(module, "ATTEMPTS", ((80, 6), (20, 6), (20, 2), (1, 1)))
    making = films.begin(ANN, a_key(), a_script(6))
    await making.task
    assert making.film is not None
    assert len(making.film) <= 20_000
    assert making.total < 6


async def test_the_next_film_may_begin_in_the_moment_in_which_the_last_is_over(
    films: Films, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A task is over a little before those hear of it who asked to be called then."""

    monkeypatch.setattr(films, "_made", lambda *_: None)
    first = films.begin(ANN, a_key(), a_script())
    await first.task
    assert films.of(ANN) is None
    second = films.begin(ANN, a_key(), a_script())
    Films._made(films, first, first.task)
    assert films.of(ANN) is second, "the end of the first is not the end of the second"
    await second.task


@pytest.mark.expected_errors(r"bug in a film \[RuntimeError: no paint\]")
async def test_a_film_that_fails_is_a_bug_and_told_as_one(
    films: Films, caplog: pytest.LogCaptureFixture
) -> None:
    def broken() -> Picture:
        raise RuntimeError("no paint")

    making = films.begin(ANN, a_key(), a_script(scene=broken))
    notes = await told(making)
    assert "bug in a film" in caplog.text
    assert "it’s my fault" in notes[-1].words
    assert await films.kept.content(a_key()) is None
    again = films.begin(ANN, a_key(), a_script())
    await again.task
    assert again.film is not None, "the next one is not held up"


async def told(making: Making, **limits: float) -> list[Note]:
    """All that whoever waits is told, at once and not a second apart."""
    notes = list[Note]()

    async def change(note: Note) -> None:
        notes.append(note)

    title = Title(making.key, "Whispers", "What everybody saw")
    await follow(title, making, change, shares=True, **{"pace": 0.001, **limits})
    return notes


async def test_an_answer_tells_how_far_it_is_and_then_holds_the_film(films: Films) -> None:
    making = films.begin(ANN, a_key(), a_script(9))
    notes = await told(making)
    *steps, last = notes
    assert all(len(each.buttons) == 1 and not each.attached for each in steps)
    (film,) = last.attached
    assert (film.filename, film.content) == ("film.webp", making.film)
    assert "table #1" in film.alt
    assert [str(button.custom_id) for button in last.buttons] == ["t:1:share-film:public.normal.en"]


async def test_what_takes_longer_than_an_answer_lives_says_so_and_is_kept(films: Films) -> None:
    gate = asyncio.Event()
    making = films.begin(ANN, a_key(), a_script(gate=gate))
    notes = await told(making, token=0.0)
    assert "longer than Discord" in notes[-1].words
    assert not notes[-1].buttons
    assert not making.followed, "asking again tells on"
    gate.set()
    await making.task
    assert await films.kept.content(a_key()) is not None


async def test_when_the_bot_stops_nothing_is_left(films: Films, tmp_path: Path) -> None:
    await films.begin(BEN, a_key(2), a_script()).task
    making = films.begin(ANN, a_key(), a_script(gate=asyncio.Event()))
    await until(lambda: making.total > 0)
    await films.stop()
    assert making.task.cancelled()
    assert not (tmp_path / "films").exists()


# ---- what is kept ----


async def test_a_film_is_the_bots_own_file_and_goes_with_the_hour(tmp_path: Path) -> None:
    kept = KeptFilms(tmp_path / "films", hour=0.2, free=0)
    await kept.keep(a_key(), b"film")
    (file,) = (tmp_path / "films").iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700
    assert await kept.content(a_key()) == b"film"
    await until(lambda: not file.exists())
    assert await kept.content(a_key()) is None
    assert kept.weight == 0


async def test_the_oldest_go_first(tmp_path: Path) -> None:
    kept = KeptFilms(tmp_path / "films", most=10, free=0)
    for table_id in (1, 2, 3):
        await kept.keep(a_key(table_id), b"film")
    await kept.keep(a_key(4), b"longer than all of it may be")
    there = [await kept.content(a_key(table_id)) is not None for table_id in (1, 2, 3, 4)]
    assert there == [False, True, True, False]
    assert kept.weight == 8
    assert len(list((tmp_path / "films").iterdir())) == 2
    kept.clear()
    assert not (tmp_path / "films").exists()


async def test_many_at_once_never_take_more_than_they_may(tmp_path: Path) -> None:
    kept = KeptFilms(tmp_path / "films", most=10, free=0)
    await asyncio.gather(*(kept.keep(a_key(table_id), b"film") for table_id in range(20)))
    assert kept.weight <= 10
    assert sum(file.stat().st_size for file in (tmp_path / "films").iterdir()) == kept.weight
    kept.clear()


async def test_a_full_disk_keeps_none_and_fails_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    kept = KeptFilms(tmp_path / "films", free=2**62)
    await kept.keep(a_key(), b"film")
    assert await kept.content(a_key()) is None
    assert not list((tmp_path / "films").iterdir())
    assert "not kept" in caplog.text


async def test_what_somebody_has_tidied_away_is_made_again(tmp_path: Path) -> None:
    kept = KeptFilms(tmp_path / "films", free=0)
    await kept.keep(a_key(), b"film")
    for file in (tmp_path / "films").iterdir():
        file.unlink()
    assert await kept.content(a_key()) is None
    await kept.keep(a_key(), b"film")
    assert await kept.content(a_key()) == b"film"
    kept.clear()


async def test_a_film_is_shared_once(tmp_path: Path) -> None:
    kept = KeptFilms(tmp_path / "films", free=0)
    assert not kept.share(a_key()), "it is not kept"
    await kept.keep(a_key(), b"film")
    assert [kept.share(a_key()), kept.share(a_key())] == [True, False]
    kept.not_shared(a_key())
    assert kept.share(a_key())
    kept.clear()
