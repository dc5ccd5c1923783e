"""A private message that two processes change at once: a click in one, a letter in the other."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from discord.ui import LayoutView, TextDisplay

from bot.table.outbox import Kind
from tests.helpers.bot_in_sandbox import Bot, PlainSkin, painted_by
from tests.helpers.copied_games import dealt_game
from tests.helpers.databases import connected
from tests.helpers.playing import button, panel

KNOWN = painted_by(PlainSkin, hidden=True)
SHORT = {"game": "whispers", "options": "goal:1, rounds:5"}


def refreshes(path: Path) -> int:
    with connected(path) as db:
        return int(db.execute("SELECT count(*) FROM outbox WHERE kind = ?", (Kind.REFRESH,)).fetchone()[0])


def meanwhile(bot: Bot, monkeypatch: pytest.MonkeyPatch, what: str, act: Callable[[], Any]) -> None:
    """Somebody else acts once, while a page is being made."""
    really, left = getattr(type(bot.client.context), what), [1]

    async def made(*args: Any, **kwargs: Any) -> Any:
        page = await really(*args, **kwargs)
        if left:
            left.clear()
            await act()
        return page

    monkeypatch.setattr(type(bot.client.context), what, made)


@pytest.mark.parametrize("shares", [True, False], ids=["several processes", "one process"])
async def test_what_another_process_showed_meanwhile_is_drawn_once_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, shares: bool
) -> None:
    async with dealt_game(tmp_path / "db", 2, known=KNOWN, **SHORT) as (bot, people, _):
        if shares:
            bot.coordinator.share(lambda: True, lambda: None)
        person = next(each for each in people if panel(each))
        message = panel(person)
        assert message is not None
        outbox, what = bot.store.outbox, f"panel:{person.id}"

        async def shown_by_another() -> None:
            post = await outbox.post(1, what)
            assert post is not None
            await outbox.keep_post(1, what, replace(post, version=post.version + 1))

        meanwhile(bot, monkeypatch, "panel", shown_by_another)
        before = refreshes(tmp_path / "db")
        await person.click(message, custom_id=button(message, ":peek"))
        await bot.sandbox.idle()
        assert (refreshes(tmp_path / "db") > before) is shares


async def test_where_nobody_else_showed_anything_nothing_is_drawn_twice(tmp_path: Path) -> None:
    async with dealt_game(tmp_path / "db", 2, known=KNOWN, **SHORT) as (bot, people, _):
        bot.coordinator.share(lambda: True, lambda: None)
        person = next(each for each in people if panel(each))
        message = panel(person)
        assert message is not None
        before = refreshes(tmp_path / "db")
        await person.click(message, custom_id=button(message, ":peek"))
        await bot.sandbox.idle()
        assert refreshes(tmp_path / "db") == before


async def test_a_message_that_a_letter_of_another_process_has_replaced_stays_replaced(tmp_path: Path) -> None:
    """It is about to be taken away: who clicks it then must not take the new one away as well."""
    async with dealt_game(tmp_path / "db", 2, known=KNOWN, **SHORT) as (bot, people, _):
        bot.coordinator.share(lambda: True, lambda: None)
        person = next(each for each in people if panel(each))
        clicked = panel(person)
        assert clicked is not None
        outbox, what = bot.store.outbox, f"panel:{person.id}"
        post = await outbox.post(1, what)
        assert post is not None
        channel = await bot.client.fetch_channel(post.channel_id)
        view = LayoutView()
        view.add_item(TextDisplay("the new one"))
        new = await channel.send(view=view)  # type: ignore[union-attr]
        await bot.store.database.write(
            lambda db: db.execute("UPDATE posts SET message_id = ? WHERE what = ?", (new.id, what))
        )
        await person.click(clicked, custom_id=button(clicked, ":peek"))
        await bot.sandbox.idle()
        kept = await outbox.post(1, what)
        assert kept is not None
        assert kept.message_id == new.id
        (shown,) = [m for m in person.mail if m.id == new.id]
        assert not shown.deleted
        assert button(shown, ":done"), "it shows what is"
