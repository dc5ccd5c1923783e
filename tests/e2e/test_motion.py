"""A shootout happens: its post moves once, then stands still; whoever wants no motion has none."""

from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.skins.skin import UPRIGHT, Picture
from bot.ui import painter, pictures
from bot.ui.painter import Painter
from bot.workers import Priority, Workers
from discord_sandbox import Message
from tests.helpers.bot_in_sandbox import PIXEL, Bot, PlainSkin, a_bot, painted_by
from tests.helpers.playing import begun, controls

MOVING, STILL = "moving-duel.webp", "duel.png"


class Lively(PlainSkin):
    """A game in which everything that happens is a duel, and moves."""

    def paint_news(self, events: Sequence[Any], *_: Any, **__: Any) -> tuple[Picture, ...]:
        return (Picture(STILL, PIXEL, "who wins"),) if events else ()

    def paint_motion(self, events: Sequence[Any], *_: Any, **__: Any) -> tuple[Picture, ...]:
        return (Picture(MOVING, PIXEL, ""),) if events else ()


KNOWN = painted_by(Lively)


def tables(bot: Bot) -> list[Message]:
    """The posts of the table that stand, the oldest first."""
    found = (each for each in bot.sandbox.world.messages() if each.channel.guild and not each.deleted)
    return [each for each in found if "table.png" in files(each)]


def files(message: Message) -> dict[str, str]:
    return {each.filename: each.description or "" for each in message.attachments}


async def test_a_post_moves_until_the_next_one_takes_its_buttons(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db", known=KNOWN) as bot:
        people, channel = await begun(bot, game="chicago-poker")
        (first,) = tables(bot)
        assert files(first)[MOVING] == "who wins", "it says what the still one says"
        assert list(files(first)) == [MOVING, "table.png"]

        await people[0].slash(channel, "chicago recruit")
        await people[0].slash(channel, "turn end")
        await bot.sandbox.idle()
        first, last = tables(bot)
        assert not controls(first)
        assert files(first) == {"table.png": "a plain table", f"still-{STILL}": "who wins"}
        shown = [item["media"]["url"] for part in first.parts() for item in part.get("items", ())]
        assert [url.rpartition("/")[2].partition("?")[0] for url in shown] == [f"still-{STILL}", "table.png"]
        assert MOVING in files(last)


async def test_a_manager_switches_it_off_for_the_posts_of_a_server(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db", known=KNOWN) as bot:
        manager = bot.sandbox.person("Lucie")
        bot.sandbox.guild.owner = manager.account
        answer = await manager.slash(bot.sandbox.channel, "server settings", motion="off")
        assert "Animated pictures" in answer.text
        await begun(bot, game="chicago-poker")
        (first,) = tables(bot)
        assert list(files(first)) == [STILL, "table.png"]


async def test_what_comes_too_late_is_posted_still_and_stays_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(painter, "MOTION_SECONDS_MAX", 0.0)
    async with a_bot(tmp_path / "db", known=KNOWN) as bot:
        await begun(bot, game="chicago-poker")
        (first,) = tables(bot)
        assert list(files(first)) == [STILL, "table.png"]


@pytest.mark.by_day("wish0", "wish1", why="text first is tried by day with pictures at rest")
@pytest.mark.parametrize(
    ("wish", "moves"), [({}, True), ({"motion": "off"}, False), ({"text-first": "on"}, False)]
)
async def test_alone_one_sees_what_happened_above_one_s_hand(
    tmp_path: Path, wish: dict[str, Any], moves: bool
) -> None:
    async with a_bot(tmp_path / "db", known=KNOWN) as bot:
        lucie, channel = bot.sandbox.person("Lucie"), bot.sandbox.channel
        if wish:
            await lucie.slash(channel, "settings mine", **wish)
        await lucie.slash(channel, "table now")
        await lucie.slash(channel, "chicago recruit")
        answer = (await lucie.slash(channel, "turn end")).message
        await bot.sandbox.until(lambda: any(":recruit" in each for each, _ in controls(answer)))
        assert list(files(answer)) == [MOVING if moves else STILL, "hand.png"]
        assert "who wins" in files(answer).values()


@pytest.mark.parametrize("upright", [True, False])
async def test_who_wants_upright_pictures_has_what_happened_upright(upright: bool) -> None:
    """Where the game has such; nothing moves in its place."""

    class Tall(Lively):
        def paint_news(self, *_: Any, form: str = "wide", **__: Any) -> tuple[Picture, ...]:
            return (Picture(f"{UPRIGHT if form == 'pocket' else ''}{STILL}", PIXEL, "who wins"),)

    workers = Workers(threads=True)
    person = SimpleNamespace(pocket=upright, motion=True, text_first=False)
    view = SimpleNamespace(table="as it ended")
    seen = {"view": view, "names": (), "since": (), "last": ("a duel",), "planning": False}
    at = {"table_id": 1, "seat": 0, "version": 9, "result": "won"}
    panel: Any = SimpleNamespace(person=person, alone=True, **at, **seen)
    voice: Any = SimpleNamespace(skin=painted_by(Tall)["chicago-poker"].skin, language="en")
    shown = await pictures.of_ended(Painter(workers), panel, voice, Priority.PANEL)
    assert shown[-1].filename == (f"{UPRIGHT}{STILL}" if upright else MOVING)
    workers.close()


@pytest.mark.parametrize("alone", [True, False])
async def test_at_the_end_of_a_game_alone_the_last_of_it_follows_the_table(alone: bool) -> None:
    workers = Workers(threads=True)
    person = SimpleNamespace(pocket=False, motion=True, text_first=False)
    view = SimpleNamespace(table="as it ended")
    seen = {"view": view, "names": (), "since": (), "last": ("a duel",), "planning": False}
    at = {"table_id": 1, "seat": 0, "version": 9, "result": "won"}
    panel: Any = SimpleNamespace(person=person, alone=alone, **at, **seen)
    voice: Any = SimpleNamespace(skin=KNOWN["chicago-poker"].skin, language="en")
    shown = await pictures.of_ended(Painter(workers), panel, voice, Priority.PANEL)
    assert [each.filename for each in shown] == ["table.png", *([MOVING] if alone else [])]
    workers.close()
