"""A private note on a table: by its form and by typing, on its writer's panel and nowhere else."""

import json
from pathlib import Path
from typing import Any

import pytest

from bot.ui.reply import PATIENCE, Promise
from discord_sandbox import Channel, Message, Person
from tests.helpers.bot_in_sandbox import PlainSkin, painted_by
from tests.helpers.copied_games import dealt_game
from tests.helpers.playing import rest

KNOWN = painted_by(PlainSkin, hidden=True)
NOTE = "Ben *bluffs*\nwith a pair"
SHOWN = r"📝 Ben \*bluffs\* with a pair"
LONGEST = 2000


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow this machine is, a form opens."""
    monkeypatch.setitem(PATIENCE, Promise.FORM, 60.0)


async def hand(person: Person, channel: Channel) -> Message:
    """A panel of somebody's own."""
    return (await person.slash(channel, "hand")).message


async def form_behind(person: Person, shown: Message) -> Any:
    """The form, by More… and Note."""
    await person.click(shown, custom_id=rest(shown))
    return (await person.click(shown, custom_id="t:1:note")).modal


async def test_a_note_stands_on_its_writer_s_panel_and_nobody_else_reads_it(tmp_path: Path) -> None:
    async with dealt_game(tmp_path / "db", 2, known=KNOWN, game="whispers") as (bot, people, channel):
        ann, ben = people[:2]
        shown = await hand(ann, channel)
        before = set(ben.mail)
        await ann.submit(await form_behind(ann, shown), {"text": NOTE})
        await bot.sandbox.until(lambda: SHOWN in shown.text)

        kept = await form_behind(ann, await hand(ann, channel))
        assert json.dumps(NOTE) in json.dumps(kept.components)
        public = [each.text for each in channel.messages.values() if each.only_for is None]
        theirs = (await hand(ben, channel), await form_behind(ben, await hand(ben, channel)))
        assert "bluffs" not in "".join((*public, theirs[0].text, json.dumps(theirs[1].components)))
        assert set(ben.mail) == before, "nobody is rung for it"

        again = await hand(ann, channel)
        await ann.submit(await form_behind(ann, again), {"text": " \n "})
        await bot.sandbox.until(lambda: "📝" not in again.text.partition("Note")[0])
        assert "bluffs" not in (await hand(ann, channel)).text


async def test_by_typing_and_in_french(tmp_path: Path) -> None:
    async with dealt_game(tmp_path / "db", 2, known=KNOWN, game="whispers") as (bot, people, channel):
        ann, stranger = people[0], bot.sandbox.people[3]
        assert "Only you see it" in (await ann.slash(channel, "table note", text=NOTE)).text
        ann.change(locale="fr")
        form = (await ann.slash(channel, "table note")).modal
        assert form is not None
        assert form.title.startswith("Ta note")
        assert "C’est noté" in (await ann.submit(form, {"text": "Ben dort"})).text
        assert "📝 Ben dort" in (await hand(ann, channel)).text

        refused = await stranger.slash(channel, "table note", text="I look on", table=1)
        assert "no seat at this table" in refused.text
        exported = await bot.coordinator.records.export(ann.id)
        assert exported["texts"] == [{"table": 1, "name": "note", "text": "Ben dort"}]


async def test_a_long_note_shows_its_beginning_and_one_too_long_is_refused(tmp_path: Path) -> None:
    async with dealt_game(tmp_path / "db", 2, known=KNOWN, game="whispers") as (bot, people, channel):
        ann = people[0]
        shown = await hand(ann, channel)
        form = await form_behind(ann, shown)
        await ann.submit(form, {"text": "a" * LONGEST})
        await bot.sandbox.until(lambda: "aaa…" in shown.text)
        assert shown.text.count("a" * 300) == 0

        form = await form_behind(ann, await hand(ann, channel))
        field = form.components[0]["component"]
        field["max_length"] = LONGEST + 1  # as somebody would who forges what is sent
        await ann.submit(form, {"text": "b" * (LONGEST + 1)})
        assert any("out of date" in each.text for each in channel.messages.values() if each.only_for)
        assert (await bot.coordinator.records.export(ann.id))["texts"][0]["text"] == "a" * LONGEST
