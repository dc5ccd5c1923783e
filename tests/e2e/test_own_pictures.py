"""Pictures and words as each person has chosen them, while everybody's post stays what it is."""

import io
from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PIL import Image

from bot.games import games
from bot.skins.skin import Form, Picture
from discord_sandbox import Channel, Message, Person, Sandbox
from tests.helpers.bot_in_sandbox import Bot, PlainSkin, a_bot, painted_by
from tests.helpers.copied_games import dealt_game
from tests.helpers.playing import (
    asks,
    begun,
    button,
    controls,
    more,
    newest_table,
    panel,
    press,
    rest,
    waited_for,
)

POCKET_WIDTH = 900


class OnePixelHigh(PlainSkin):
    """Pictures as wide as the real ones, and as quick as plain ones."""

    def paint_table(self, *_: Any, form: Form = "wide", **__: Any) -> Picture:
        return a_line("table", form)

    def paint_private(self, *_: Any, form: Form = "wide", **__: Any) -> tuple[Picture, ...]:
        return (a_line("hand", form), a_line("town", form))


def a_line(kind: str, form: Form) -> Picture:
    encoded = io.BytesIO()
    Image.new("L", (POCKET_WIDTH if form == "pocket" else 1600, 1)).save(encoded, "PNG")
    return Picture(f"{kind}.png", encoded.getvalue(), f"a {kind}")


def widths(message: Message) -> set[int]:
    return {Image.open(io.BytesIO(file.content)).width for file in message.attachments}


async def settle(person: Person, sandbox: Sandbox, **settings: str) -> None:
    named: dict[str, Any] = {name.replace("_", "-"): value for name, value in settings.items()}
    person.change(locale="en-US")
    await person.slash(sandbox.channel, "settings mine", **named)


async def called(bot: Bot, people: Sequence[Person], channel: Channel) -> Person:
    """Whoever the table waits for, once their private message is there."""
    (person,) = waited_for(people, newest_table(channel))
    await bot.sandbox.until(lambda: panel(person))
    return person


async def test_who_plays_on_a_phone_has_upright_pictures_and_everybody_a_wide_post(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db", known=games()) as bot:
        for person in bot.sandbox.people[:2]:
            await settle(person, bot.sandbox, pictures="phone")
        people, channel = await begun(bot)
        person = await called(bot, people, channel)

        message = panel(person)
        assert message is not None
        assert widths(message) == {POCKET_WIDTH}
        assert min(widths(newest_table(channel))) > POCKET_WIDTH
        for command in ("hand", "show"):
            assert widths((await person.slash(channel, command)).message) == {POCKET_WIDTH}


async def test_two_readers_of_one_table_each_have_their_own_size(tmp_path: Path) -> None:
    """The same moment, the same language: only the setting differs, and it holds at once."""
    async with dealt_game(tmp_path / "db", known=painted_by(OnePixelHigh)) as (bot, people, channel):
        lucie, theo = people
        await settle(lucie, bot.sandbox, pictures="phone")
        for _ in range(2):
            for person, width in ((lucie, POCKET_WIDTH), (theo, 1600)):
                for command in ("show", "hand"):
                    assert widths((await person.slash(channel, command)).message) == {width}
        await settle(lucie, bot.sandbox, pictures="wide")
        assert widths((await lucie.slash(channel, "show")).message) == {1600}
        person = await called(bot, people, channel)
        await settle(person, bot.sandbox, pictures="phone")
        message = panel(person)
        assert message is not None
        before = newest_table(channel)
        dice = Random(1)
        while panel(person) is message and newest_table(channel) is before and widths(message) == {1600}:
            await press(bot.sandbox, person, message, dice)
        assert widths(message) == {POCKET_WIDTH}


async def test_the_table_is_upright_for_who_asks_and_for_nobody_else(tmp_path: Path) -> None:
    async with dealt_game(tmp_path / "db", known=painted_by(OnePixelHigh)) as (bot, people, channel):
        post, bystander = newest_table(channel), bot.sandbox.people[3]
        bystander.change(locale="fr")
        await settle(people[1], bot.sandbox, pictures="phone")
        for reader in (*people, bystander):
            reply = await reader.click(post, custom_id=button(post, ":show:pocket"))
            assert reply.message.only_for is reader.account
            assert widths(reply.message) == {POCKET_WIDTH}
            assert [file.filename for file in reply.message.attachments] == ["table.png"]
            assert not asks(reply.message, ":show:pocket")
            told = {people[0]: "**Wide** undoes it", bystander: "**En large** pour annuler"}
            hints = [hint for hint in told.values() if hint in reply.text]
            assert hints == [told[reader]] if reader in told else not hints
        assert widths(newest_table(channel)) == {1600}

        again = await people[0].click(post, custom_id=button(post, ":show:pocket"))
        assert "undoes it" not in again.text, "how to go back is said once"
        for command in ("show", "hand"):
            assert widths((await people[0].slash(channel, command)).message) == {POCKET_WIDTH}
        back = await people[0].click(again.message, custom_id=button(again.message, ":show:wide"))
        assert widths(back.message) == {1600}
        assert "wide again" in back.text
        assert widths((await people[0].slash(channel, "hand")).message) == {1600}


async def test_behind_more_ones_own_panel_turns_upright_and_back_at_the_same_place(tmp_path: Path) -> None:
    async with dealt_game(tmp_path / "db", known=painted_by(OnePixelHigh)) as (bot, people, channel):
        person = await called(bot, people, channel)
        message = panel(person)
        assert message is not None
        assert widths(message) == {1600}
        await more(bot.sandbox, person, message)
        places = [each["custom_id"] for each in message.buttons]
        await person.click(message, custom_id=button(message, ":my-size:-more"))
        await bot.sandbox.until(lambda: widths(message) == {POCKET_WIDTH})
        assert "**Wide** undoes it" in message.text
        assert [each["custom_id"] for each in message.buttons] == [
            each.replace(":my-size:-more", ":my-size:wide-more") for each in places
        ]
        assert [file.filename for file in message.attachments] == ["town.png", "hand.png"], "at the buttons"
        assert widths((await person.slash(channel, "show")).message) == {POCKET_WIDTH}
        await person.click(message, custom_id=button(message, ":my-size:wide-more"))
        await bot.sandbox.until(lambda: widths(message) == {1600})
        assert [each["custom_id"] for each in message.buttons] == places
        assert "wide again" in message.text


async def test_who_plays_their_first_turns_alone_finds_upright_pictures_under_the_first_one(
    tmp_path: Path,
) -> None:
    async with a_bot(tmp_path / "db", known=painted_by(OnePixelHigh)) as bot:
        lucie, channel = bot.sandbox.people[0], bot.sandbox.channel
        lucie.change(locale="fr")
        message = (await lucie.slash(channel, "table now")).message
        for about, width, label in (("", POCKET_WIDTH, "En large"), (":wide", 1600, "En hauteur")):
            await lucie.click(message, custom_id=button(message, f":my-size{about}"))
            await bot.sandbox.until(lambda width=width: widths(message) == {width})  # type: ignore[misc]
            assert [each["label"] for each in message.buttons][-1].startswith(label), "at the same place"
            assert controls(message), "the question stands under it"
        await more(bot.sandbox, lucie, message)
        assert asks(message, ":my-size:-more")


@pytest.mark.by_day("under the table", why="the same page in both places")
@pytest.mark.parametrize("where", ["in private", "under the table"])
async def test_with_text_first_every_private_panel_says_the_whole_table(tmp_path: Path, where: str) -> None:
    async with a_bot(tmp_path / "db") as bot:
        for person in bot.sandbox.people[:2]:
            await settle(person, bot.sandbox, text_first="on")
        people, channel = await begun(bot)
        person, dice = await called(bot, people, channel), Random(5)
        message = panel(person)
        if where == "under the table":
            post = newest_table(channel)
            message = (await person.click(post, custom_id=button(post, ":hand"))).message
        assert message is not None
        for _ in range(4):
            for words in (
                "**Your hand**",
                "A · ",
                "B · ",
                "Bosses, in turn order",
                "When you type a card",
            ):
                assert message.text.count(words) >= 1, words
            if not any(b.get("custom_id", "").startswith("cp:") for b in message.buttons):
                break
            await press(bot.sandbox, person, message, dice)
        shown = await person.slash(channel, "show")
        assert "When you type a card" in shown.text
        assert shown.message.attachments


async def test_a_table_in_words_that_has_no_room_follows_once_as_a_message_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("page", "panel"):
        monkeypatch.setattr(f"bot.ui.pages.{module}.TEXT_ROOM", 500)
    async with a_bot(tmp_path / "db") as bot:
        for person in bot.sandbox.people[:2]:
            await settle(person, bot.sandbox, text_first="on")
        people, channel = await begun(bot)
        person = await called(bot, people, channel)
        message = panel(person)
        assert message is not None
        assert TABLE_IN_WORDS not in message.text
        assert "/show text: True" in message.text
        assert len(tables_in_words(person.mail)) == 1
        assert not tables_in_words(person.mail)[0].pings

        shown = channel.messages.values()
        await person.slash(channel, "hand")
        await bot.sandbox.idle()
        (told,) = tables_in_words(shown)
        assert told.only_for is person.account
        hand = next(m for m in shown if m.only_for is person.account and rest(m))
        card = next(each["custom_id"] for each in hand.buttons if ":play " in each["custom_id"])
        await person.click(hand, custom_id=card)  # a menu opens further
        await bot.sandbox.idle()
        assert len(tables_in_words(shown)) == 1


TABLE_IN_WORDS = "Bosses, in turn order"


def tables_in_words(messages: Iterable[Message]) -> list[Message]:
    return [message for message in messages if TABLE_IN_WORDS in message.text]
