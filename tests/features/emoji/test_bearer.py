"""Uploading emoji: once, gently, from where it stopped; what strangers have there is not touched."""

import asyncio
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.features.emoji import bearer as bringing
from bot.features.emoji.bearer import EmojiBearer
from bot.skins.emoji import Emoji
from bot.ui.connection import EMOJI_PAUSE
from bot.ui.pages.registered import OwnEmoji

GAMES = (Emoji("hat"), Emoji("gun", ("K♠",)), Emoji("hat"), Emoji("dice"))


@dataclass
class There:
    """An emoji at Discord."""

    name: str
    id: int
    discord: "Discord"

    async def delete(self) -> None:
        self.discord.emoji.remove(self)


@dataclass
class Discord:
    """What an application has, and what goes wrong before each upload, if anything."""

    names: tuple[str, ...] = ()
    troubles: list[Exception | None] = field(default_factory=list)
    emoji: list[There] = field(default_factory=list)
    asked: int = 0
    closed: bool = False

    def is_closed(self) -> bool:
        return self.closed

    def __post_init__(self) -> None:
        self.emoji = [There(name, 100 + at, self) for at, name in enumerate(self.names)]

    async def wait_until_ready(self) -> None:
        pass

    async def fetch_application_emojis(self) -> list[There]:
        return list(self.emoji)

    async def create_application_emoji(self, *, name: str, image: bytes) -> There:
        self.asked += 1
        trouble = self.troubles.pop(0) if self.troubles else None
        if trouble is not None:
            raise trouble
        assert image
        assert name not in {each.name for each in self.emoji}
        self.emoji.append(There(name, 1000 + self.asked, self))
        return self.emoji[-1]


@pytest.fixture(autouse=True)
def waits(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Nobody waits; how long they would have."""
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr(bringing, "asyncio", SimpleNamespace(**vars(asyncio) | {"sleep": sleep}))
    monkeypatch.setattr(Emoji, "picture", property(lambda emoji: emoji.name.encode()))
    return waited


def failing(status: int, code: int = 0) -> discord.HTTPException:
    answer: Any = SimpleNamespace(status=status, reason="")
    return discord.HTTPException(answer, {"code": code, "message": "no"})


async def brought(there: Discord, *, brings: bool = True) -> OwnEmoji:
    shown = OwnEmoji()
    bearer = EmojiBearer(cast(discord.Client, there), shown, GAMES, brings=brings)
    bearer.start()
    await bearer.done()
    return shown


def called(name: str) -> str:
    return bringing.Wanted(Emoji(name), name.encode()).name


async def test_each_comes_once_and_slowly(waits: list[float]) -> None:
    there = Discord(("hat", "chi_hat", "somebodys"))
    shown = await brought(there)
    assert [each.name for each in there.emoji[3:]] == [called("hat"), called("gun"), called("dice")]
    assert waits == [EMOJI_PAUSE] * 3
    assert shown.in_text("K♠") == f"<:{called('gun')}:1002>"
    again = await brought(there)
    assert there.asked == 3, "the next start finds them"
    assert again.in_text("K♠") == shown.in_text("K♠")


async def test_what_another_process_brings_is_waited_for_and_shown(waits: list[float]) -> None:
    there = Discord((called("hat"), "chi_gun_000000"))
    looks = iter(("gun", "dice"))

    async def fetched() -> list[There]:
        found = list(there.emoji)
        if (name := next(looks, None)) is not None:
            there.emoji.append(There(called(name), 200 + len(there.emoji), there))
        return found

    there.fetch_application_emojis = fetched  # type: ignore[method-assign]
    shown = await brought(there, brings=False)
    assert there.asked == 0, "nothing is uploaded"
    assert "chi_gun_000000" in {each.name for each in there.emoji}, "nor deleted"
    assert all(shown.named(name) is not None for name in ("hat", "gun", "dice"))
    assert waits == [bringing.FIRST_WAIT, 2 * bringing.FIRST_WAIT]


async def test_it_goes_on_where_it_stopped(waits: list[float]) -> None:
    slower = discord.RateLimited(77)
    there = Discord(troubles=[None, failing(503), slower, ConnectionResetError(), None, failing(429)])
    shown = await brought(there)
    assert sorted(each.name for each in there.emoji) == sorted(map(called, ("hat", "gun", "dice")))
    first = bringing.FIRST_WAIT
    assert [wait for wait in waits if wait != EMOJI_PAUSE] == [first, 77, 4 * first, 8 * first]
    assert shown.named("dice") is not None


async def test_an_upload_whose_answer_was_lost_is_found(waits: list[float]) -> None:
    there = Discord()

    async def lost(*, name: str, image: bytes) -> There:
        there.create_application_emoji = Discord.create_application_emoji.__get__(there)  # type: ignore[method-assign]
        await there.create_application_emoji(name=name, image=image)
        raise ConnectionResetError

    there.create_application_emoji = lost  # type: ignore[method-assign]
    await brought(there)
    assert there.asked == len(there.emoji) == 3
    assert waits


async def test_a_changed_picture_takes_the_place_of_the_old_one() -> None:
    strangers = ("chi_other_abcdef", "chi_hat_abcdeg", "chi_hat_abcdef0", "hat_abcdef", called("gun"))
    there = Discord(("chi_hat_abcdef", *strangers))
    shown = await brought(there)
    assert {each.name for each in there.emoji} == {*strangers, called("hat"), called("dice")}
    assert shown.named("hat") == discord.PartialEmoji(name=called("hat"), id=1001)


async def test_the_old_picture_serves_until_the_new_one_is_there() -> None:
    there = Discord(("chi_hat_abcdef",), troubles=[failing(400, 50035)])
    shown = await brought(there)
    assert "chi_hat_abcdef" in {each.name for each in there.emoji}
    assert shown.named("hat") == discord.PartialEmoji(name="chi_hat_abcdef", id=100)
    assert shown.named("dice") is not None, "the others come"


async def test_a_full_application_is_asked_no_more() -> None:
    there = Discord(troubles=[None, failing(400, bringing.NO_ROOM)])
    shown = await brought(there)
    assert there.asked == 2
    assert shown.named("dice") is None


async def test_stopping_takes_no_time() -> None:
    there = Discord()
    there.wait_until_ready = asyncio.Event().wait  # type: ignore[method-assign, assignment]
    bearer = EmojiBearer(cast(discord.Client, there), OwnEmoji(), GAMES)
    await bearer.stop()
    bearer.start()
    await bearer.stop()
    assert there.asked == 0


@pytest.mark.parametrize(
    ("trouble", "closed", "told"),
    [
        (failing(401), False, False),
        (RuntimeError("Session is closed"), True, False),
        pytest.param(
            *(RuntimeError("a bug"), False, True),
            marks=pytest.mark.expected_errors(r"bug in bringing emoji \[RuntimeError: a bug\]"),
        ),
    ],
    ids=["the token was reset", "the bot ends", "a bug"],
)
async def test_a_bot_that_ends_meanwhile_says_nothing_of_emoji(
    caplog: pytest.LogCaptureFixture, trouble: Exception, closed: bool, told: bool
) -> None:
    await brought(Discord(troubles=[trouble], closed=closed))

    assert bool([each for each in caplog.records if each.levelname == "ERROR"]) == told
