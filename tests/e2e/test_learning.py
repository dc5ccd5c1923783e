"""Learn to play in French, by clicks, with a restart in between: from the first lesson to a game."""

import asyncio
import itertools
import logging
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.lessons import course
from bot.skins.skin import Picture
from discord_sandbox import Message, Sandbox
from tests.helpers.bot_in_sandbox import PlainSkin, a_bot, a_sandbox, painted_by
from tests.helpers.playing import controls

KNOWN = painted_by(PlainSkin)


async def test_a_stranger_learns_over_a_restart_and_plays(tmp_path: Path) -> None:
    found = course("chicago-poker")
    assert found is not None
    goal, recruit = found.steps[:2]
    async with a_sandbox() as sandbox:
        learner, other = sandbox.person("Lucie"), sandbox.person("Théo")
        for person in (learner, other):
            person.change(locale="fr")
        async with a_bot(tmp_path / "db", sandbox=sandbox, known=KNOWN):
            channel = sandbox.channel
            which = (await learner.slash(channel, "learn")).message
            assert len(which.buttons) == len(KNOWN), "whoever never began is asked which game"
            page = which
            await changed(sandbox, page, learner.click(page, label="Apprendre Chicago Poker"))
            assert page.only_for is learner.account
            assert goal.text.fr in page.text
            await changed(sandbox, page, learner.click(page, label="Je joue"))
            assert goal.task.fr in page.text
            assert page.attachments
            assert "une ville" in page.text.lower()
            await changed(sandbox, page, learner.click(page, label="Recruter"))
            assert goal.answers[-1].words.fr in page.text
            in_private = (
                await learner.slash(sandbox.world.open_dm(learner.account), "learn", game="gangster")
            ).message
            assert "Gangster" in in_private.text
        async with a_bot(tmp_path / "db", sandbox=sandbox, known=KNOWN) as bot:
            theirs = (await other.slash(channel, "learn", game="chicago-poker")).message
            assert goal.text.fr in theirs.text
            await changed(sandbox, page, learner.click(page, label="Relire"))
            await changed(sandbox, page, learner.click(page, label="Passer ▶"))
            await changed(sandbox, page, learner.click(page, label="Je joue"))
            await changed(sandbox, page, learner.click(page, label="Recruter"))
            assert recruit.after.fr in page.text
            goto = next(each for each in page.selects if ":open:" in each["custom_id"])
            assert goal.text.fr in theirs.text, "nobody else's page has moved"
            await changed(
                sandbox, page, learner.choose(page, found.steps[-1].id, custom_id=goto["custom_id"])
            )
            await changed(sandbox, page, learner.click(page, label="Passer ▶"))
            await changed(sandbox, page, learner.click(page, label="Jouer tout de suite"))
            assert controls(page), "the page is the first turn now"
            match = await bot.store.matches.load(1)
            assert match.occupants[0].player == learner.account.id
            assert len(match.occupants) == 4
            assert await bot.coordinator.learning.left(other.account.id) == ("chicago-poker", "goal")


@pytest.mark.parametrize("first", ["solved", "hint", None])
async def test_two_clicks_with_any_gap_between_them_are_both_answered(
    tmp_path: Path, first: str | None, caplog: pytest.LogCaptureFixture
) -> None:
    """One click brings other pictures, one keeps those that it has seen; `first`: the one done first.

    Both are pressed on the page as it was before.
    """
    async with a_bot(tmp_path / "db", known=painted_by(Numbered)) as bot:
        learner, sandbox = bot.sandbox.person("Lucie"), bot.sandbox
        learner.change(locale="fr")
        page = (await learner.slash(sandbox.channel, "learn", game="chicago-poker")).message
        await changed(sandbox, page, learner.click(page, label="Je joue"))
        (hint,) = (str(each["custom_id"]) for each in page.buttons if ":hint" in str(each.get("custom_id")))
        (recruit,) = (str(each["custom_id"]) for each in page.buttons if each["label"] == "Recruter")
        clicked, done = bot.client.router.answer, {"solved": asyncio.Event(), "hint": asyncio.Event()}

        async def in_order(interaction: Any, custom_id: str, values: Any, *, form: bool = False) -> None:
            me, other = ("hint", "solved") if custom_id == hint else ("solved", "hint")
            if first == other:
                await done[other].wait()
            await clicked(interaction, custom_id, values, form=form)
            done[me].set()

        bot.client.router.answer = in_order  # type: ignore[method-assign]
        await asyncio.gather(learner.click(page, custom_id=recruit), learner.click(page, custom_id=hint))
        await sandbox.idle()
        assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
        assert not [m for m in sandbox.world.messages() if m.only_for is learner.account and m is not page]
        assert page.attachments


class Numbered(PlainSkin):
    """No two pictures have the same name."""

    numbers = itertools.count()

    def paint_private(self, *_: Any, **__: Any) -> tuple[Picture, ...]:
        return (replace(super().paint_private()[0], filename=f"hand-{next(self.numbers)}.png"),)

    def paint_eyes(self, *_: Any, **__: Any) -> tuple[Picture, ...]:
        return (replace(super().paint_eyes()[0], filename=f"eyes-{next(self.numbers)}.png"),)

    def paint_table(self, *_: Any, **__: Any) -> Picture:
        return replace(super().paint_table(), filename=f"table-{next(self.numbers)}.png")


async def changed(sandbox: Sandbox, page: Message, doing: Any) -> None:
    """Does something, and waits until the page shows what becomes of it."""
    before = page.edited
    assert not (await doing).failed
    await sandbox.until(lambda: page.edited != before)
