"""A big stake in Chicago stud is asked once more, however it was clicked; an order takes two clicks."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from discord_sandbox import Channel, Message, Person, Reply
from tests.helpers.bot_in_sandbox import Bot, PlainSkin, a_bot, painted_by
from tests.helpers.copied_games import copied_game
from tests.helpers.opaque import inside
from tests.helpers.playing import begun, button, controls, deal, gather, newest_table, on_turn, panel

KNOWN = painted_by(PlainSkin)
OTHER_WORDS = pytest.mark.long("it is asked in the other language in make test")
GAME: dict[str, Any] = {"game": "chicago-stud", "options": "limit:open, stack:50, ante:all"}
ASKED = {
    "en": "That’s 20 of your 49 chips; 29 are left.",
    "fr": "Il en coûte 20 sur tes 49 jetons\u00a0; il t’en reste 29.",
}


async def dealt(bot: Bot, locale: str) -> tuple[tuple[Person, ...], Channel]:
    people = bot.sandbox.people[:2]
    for person in people:
        person.change(locale=locale)
    channel = await deal(bot, await gather(bot, people, **GAME), people[0])
    return people, channel


@asynccontextmanager
async def a_deal(path: Path, locale: str = "en-US") -> AsyncIterator[tuple[Bot, Person, Person, Channel]]:
    """A running bot, who is to speak, who is not, and where."""
    async with copied_game(path, dealt, locale, known=KNOWN) as (bot, people, channel):
        first, second = sorted(people, key=lambda person: person != on_turn(people, channel))
        yield bot, first, second, channel


async def version(bot: Bot) -> int:
    return (await bot.store.matches.load(1)).version


async def say(person: Person, message: Message, words: str) -> Reply:
    """One click: the button, or the line of a select, that says these words of the notation."""
    for custom_id, value in controls(message):
        if in_words(custom_id, value) == words:
            if value is None:
                return await person.click(message, custom_id=custom_id)
            return await person.choose(message, value, custom_id=custom_id)
    raise AssertionError(f"nothing says {words}: {controls(message)}")


def said(message: Message) -> list[str]:
    """All that a click in a panel's menu would say."""
    return [in_words(custom_id, value) for custom_id, value in controls(message)]


def in_words(custom_id: str, value: str | None) -> str:
    return f"{custom_id.split(':', 3)[3]} {value or ''}".strip()


async def own(bot: Bot, person: Person) -> Message:
    message = await bot.sandbox.until(lambda: panel(person))
    assert isinstance(message, Message)
    return message


async def name(person: Person, message: Message, number: int) -> None:
    """Bet…, Another number…, and that number."""
    await say(person, message, "bet")
    form = (await say(person, message, "bet ?")).modal
    assert form is not None
    assert not (await person.submit(form, {"number": number})).failed


@pytest.mark.parametrize(
    ("language", "locale"), [pytest.param("en", "en-US", marks=OTHER_WORDS), ("fr", "fr")]
)
async def test_a_number_that_is_named_is_asked_again_and_may_be_thought_over(
    tmp_path: Path, language: str, locale: str
) -> None:
    async with a_deal(tmp_path / "db", locale) as (bot, person, other, channel):
        message = await own(bot, person)
        first, before = controls(message), await version(bot)

        await name(person, message, 20)
        assert ASKED[language] in message.text
        assert said(message) == ["bet 20 !"]
        assert await version(bot) == before

        await person.click(message, custom_id=button(message, f":hand:{first[0][0].split(':')[2]}"))
        assert controls(message) == first
        assert ASKED[language] not in message.text
        assert await version(bot) == before

        await name(person, message, 20)
        await say(person, message, "bet 20 !")
        await bot.sandbox.idle()
        assert await version(bot) == before + 1
        assert ASKED[language] not in message.text
        assert inside((await bot.coordinator.posts.panel(1, other.id)).view).to_call == 20

        public = (*channel.messages.values(), *bot.sandbox.channel.messages.values())
        ids = [str(part.get("custom_id")) for m in public for part in (*m.buttons, *m.selects)]
        assert not [custom_id for custom_id in ids if "20" in custom_id or custom_id.startswith("cp:")]


async def test_a_line_of_a_menu_and_a_button_ask_and_what_is_small_does_not(tmp_path: Path) -> None:
    async with a_deal(tmp_path / "db") as (bot, person, other, _):
        message, before = await own(bot, person), await version(bot)
        await say(person, message, "bet")
        await say(person, message, "bet 49")
        assert "That’s all your 49 chips." in message.text
        await say(person, message, "bet 49 !")
        await bot.sandbox.idle()
        assert await version(bot) == before + 1

        message = await own(bot, other)
        await say(other, message, "call")
        assert "**All-in: call 49?** That’s all your 49 chips." in message.text
        assert await version(bot) == before + 1
        await say(other, message, "call !")
        await bot.sandbox.idle()
        assert await version(bot) == before + 2


async def test_an_ordinary_bet_and_an_ordinary_call_are_played_at_once(tmp_path: Path) -> None:
    async with a_deal(tmp_path / "db") as (bot, person, other, _):
        before = await version(bot)
        await name(person, await own(bot, person), 16)
        await bot.sandbox.idle()
        assert await version(bot) == before + 1
        message = await own(bot, other)
        await say(other, message, "call")
        await bot.sandbox.idle()
        assert await version(bot) == before + 2


async def test_who_types_a_number_is_not_asked_again(tmp_path: Path) -> None:
    async with a_deal(tmp_path / "db") as (bot, person, _, channel):
        before = await version(bot)
        await person.slash(channel, "stud bet", chips=49)
        assert await version(bot) == before + 1


async def test_the_second_click_is_refused_once_something_else_is_asked(tmp_path: Path) -> None:
    """A hand opened under the table asks; meanwhile the private message has answered."""
    async with a_deal(tmp_path / "db") as (bot, person, other, channel):
        table = newest_table(channel)
        hand = (await person.click(table, custom_id=button(table, ":hand"))).message
        await name(person, hand, 20)
        assert ASKED["en"] in hand.text
        await person.slash(channel, "stud check")
        await other.slash(channel, "stud check")
        await bot.sandbox.idle()
        before = await bot.store.matches.load(1)

        late = await say(person, hand, "bet 20 !")

        assert not late.failed
        assert "That question has been answered, or has changed." in late.panel.text
        assert "bet 20 !" not in said(late.panel)
        assert await bot.store.matches.load(1) == before


async def test_ten_second_clicks_at_once_count_once(tmp_path: Path) -> None:
    async with a_deal(tmp_path / "db") as (bot, person, _, _):
        message, before = await own(bot, person), await version(bot)
        await name(person, message, 20)
        replies = await asyncio.gather(*(say(person, message, "bet 20 !") for _ in range(10)))
        await bot.sandbox.idle()
        assert not [reply for reply in replies if reply.failed]
        assert await version(bot) == before + 1
        assert not [m for m in person.mail if "has been answered" in m.text]


def above_the_menu(message: Message) -> str:
    """The text that stands directly over the first thing that can be chosen in a panel's menu."""
    text = ""
    for part in message.parts():
        if part.get("content"):
            text = str(part["content"])
        if str(part.get("custom_id", "")).startswith("cp:"):
            return text
    raise AssertionError("nothing can be chosen")


def pictures(message: Message) -> list[bytes]:
    return [each.content for each in message.attachments]


@pytest.mark.parametrize(
    ("locale", "told"),
    [("en-US", "from 2 to 49"), pytest.param("fr", "de 2 à 49", marks=OTHER_WORDS)],
    ids=["en", "fr"],
)
async def test_a_wrong_number_is_refused_where_it_is_asked_for_and_the_menu_stays_open(
    tmp_path: Path, locale: str, told: str
) -> None:
    async with a_deal(tmp_path / "db", locale) as (bot, person, _, _):
        message = await own(bot, person)
        await say(person, message, "bet")
        offered, shown, before = said(message), pictures(message), await version(bot)
        form = (await say(person, message, "bet ?")).modal
        assert form is not None
        for wrong in ("999", "three", "-1"):
            count = len(person.mail)
            assert not (await person.submit(form, {"number": wrong})).failed
            assert told in above_the_menu(message)
            assert said(message) == offered
            assert pictures(message) == shown
            assert len(person.mail) == count, "no other message"
        assert await version(bot) == before

        await say(person, message, "bet ?")
        await person.submit(form, {"number": 5})
        await bot.sandbox.until(lambda: said(message) != offered)
        assert await version(bot) == before + 1


@pytest.mark.by_day("deal", why="one order shows how all are given")
@pytest.mark.parametrize("until", ["round", "deal"])
async def test_an_order_with_a_budget_is_two_clicks_and_a_number(tmp_path: Path, until: str) -> None:
    async with a_bot(tmp_path / "db", known=KNOWN) as bot:
        people, channel = await begun(bot, **GAME)
        person = on_turn(people, channel)
        message = await own(bot, person)
        await say(person, message, "order")
        form = (await say(person, message, f"order call ? {until}")).modal
        assert form is not None
        before, offered, shown = await bot.store.matches.load(1), said(message), pictures(message)
        for wrong in (0, 100_000):
            assert not (await person.submit(form, {"number": wrong})).failed
            assert "from 1 to 99,999" in above_the_menu(message)
            assert said(message) == offered, "the menu stays open where the number was asked for"
            assert pictures(message) == shown
        assert await bot.store.matches.load(1) == before

        await person.submit(form, {"number": 7})
        await bot.sandbox.idle()
        left = inside((await bot.coordinator.posts.panel(1, person.id)).view).order
        assert left is not None
        assert (left.until.value, left.left) == (until, 7)
        assert (await version(bot)) == before.version + 1


async def test_who_types_an_order_is_offered_whole_lines_with_numbers_in_them(tmp_path: Path) -> None:
    async with a_deal(tmp_path / "db") as (bot, person, _, channel):
        offered = await person.autocomplete(channel, "stud order", "order")
        labels = {choice.value: choice.name for choice in offered}
        assert {"fold round", "call any deal"} <= set(labels)
        assert labels["call 2 round"] == "Call up to 2, this round"
        await person.slash(channel, "stud order", order="call 8 deal")
        assert inside((await bot.coordinator.posts.panel(1, person.id)).view).order.left == 8
