"""What lies in somebody's private messages: one message a table, the clicked one changed in its place."""

import random
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.table.outbox import RINGS, Draft, Kind, to_player
from bot.ui.pages import page
from discord_sandbox import Message, Person
from tests.helpers.bot_in_sandbox import Bot, PlainSkin, a_bot, painted_by
from tests.helpers.copied_games import dealt_game
from tests.helpers.playing import asks, begun, button, more, newest_table, panel, press, rest, settle

KNOWN = painted_by(PlainSkin, hidden=True)
GAMES: dict[str, dict[str, Any]] = {
    "chicago-poker": {"game": "chicago-poker", "options": "length:short"},
    "whispers": {"game": "whispers", "options": "goal:1, rounds:5"},
}

any_game = pytest.mark.parametrize("game", GAMES)


def standing(person: Person) -> list[Message]:
    """What stands in their private messages, but for what one click showed."""
    return [message for message in person.mail if not message.deleted and not message.ephemeral]


@pytest.mark.by_day("whispers", why="one way of changing for all games")
@pytest.mark.parametrize(
    ("game", "presses"),
    [
        ("chicago-poker", 12),
        ("whispers", 60),
        pytest.param("chicago-poker", 60, marks=pytest.mark.long("ties are rare: it presses for long")),
    ],
)
async def test_the_clicked_message_is_changed_and_never_posted_anew(
    tmp_path: Path, game: str, presses: int
) -> None:
    """Also where whoever has acted is asked again at once: by a duel that they call, or a tie."""
    async with dealt_game(tmp_path / "db", 2, known=KNOWN, **GAMES[game]) as (bot, people, _):
        dice, asked_again = random.Random(3), 0
        for _ in range(presses):
            waiting = [person for person in people if await asked(bot, person)]
            if not waiting or asked_again > 2:
                break
            person = waiting[0]
            (message,) = standing(person)
            version = (await bot.store.matches.load(1)).published_version
            await press(bot.sandbox, person, message, dice)
            await bot.sandbox.idle()
            told = version != (await bot.store.matches.load(1)).published_version
            if told and await asked(bot, person):
                asked_again += 1
            assert not message.deleted, "clicked, and taken away"
            assert all(len(standing(each)) == 1 for each in people)
        assert asked_again or game == "chicago-poker"


async def asked(bot: Bot, person: Person) -> bool:
    return any(line.asked for line in await bot.coordinator.reader.tables_of(person.id))


async def test_who_takes_their_seat_back_by_private_message_finds_it_changed(tmp_path: Path) -> None:
    async with dealt_game(tmp_path / "db", 3, known=KNOWN) as (bot, people, place):
        person = next(p for p in people[1:] if p.account not in newest_table(place).pings)
        seat = [o.player for o in (await bot.store.tables.load(1)).occupants].index(person.id)
        bot.sandbox.world.leave_guild(person.account)
        await bot.coordinator.leaving.left(1, person.id)
        word = await bot.sandbox.message(lambda m: "has left this server" in m.text, channel=place)
        await people[0].click(word, custom_id=button(word, f":stand-in:{seat}"))
        await bot.sandbox.until(lambda: asks(standing(person)[0], ":retake"))
        await bot.sandbox.idle()
        bot.sandbox.guild.members[person.id] = set()
        offered = [m for m in place.messages.values() if any(":fill-seat:" in str(b) for b in m.buttons)]
        assert offered

        (message,) = standing(person)
        await person.click(message, custom_id=button(message, ":retake"))
        await bot.sandbox.until(lambda: not asks(message, ":retake"))
        await bot.sandbox.idle()

        assert standing(person) == [message]
        left = [m for m in place.messages.values() if any(":fill-seat:" in str(b) for b in m.buttons)]
        assert left == [], "the seat is theirs again: nobody can be asked to take it"


async def test_a_table_too_long_for_one_message_leaves_no_second_one_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "TEXT_ROOM", 300)
    async with a_bot(tmp_path / "db", known=KNOWN) as bot:
        for person in bot.sandbox.people[:2]:
            await bot.coordinator.profiles.update(person.id, text_first=True)
        people, _ = await begun(bot, 2, **GAMES["chicago-poker"])
        (first,) = [person for person in people if await asked(bot, person)]
        assert len(standing(first)) == 2, "the table in words comes as a message of its own"
        dice = random.Random(3)
        while await asked(bot, first):
            message = panel(first)
            assert message is not None
            await press(bot.sandbox, first, message, dice)
        await bot.sandbox.idle()
        assert [len(standing(person)) for person in people if not await asked(bot, person)] == [1]
        for person in people:
            assert len(standing(person)) <= 2
            await bot.coordinator.records.forget(person.id)
        await bot.sandbox.idle()
        assert [standing(person) for person in people] == [[], []], "all of it is taken away"


async def test_who_was_not_asked_hears_of_the_end_in_one_message(tmp_path: Path) -> None:
    async with dealt_game(tmp_path / "db", 3, known=KNOWN) as (bot, people, place):
        absent = people[2]
        bot.sandbox.world.leave_guild(absent.account)
        await bot.coordinator.leaving.left(1, absent.id)
        word = await bot.sandbox.message(lambda m: "has left this server" in m.text, channel=place)
        stand_in = next(b["custom_id"] for b in word.buttons if ":stand-in:" in b["custom_id"])
        await people[0].click(word, custom_id=stand_in)
        bot.sandbox.guild.members[absent.id] = set()
        await bot.coordinator.leaving.came_back(bot.sandbox.guild.id, absent.id)
        await bot.sandbox.idle()
        for person in people[:2]:
            sure = (await person.slash(place, "table end")).message
            await person.click(sure, custom_id=str(sure.buttons[0]["custom_id"]))
            await bot.sandbox.idle()
        (told,) = standing(absent)
        assert "While a computer played your seat" in told.text
        assert asks(told, ":rematch")


def panel_asks(message: Message) -> bool:
    return any(
        str(part.get("custom_id", "")).startswith("cp:") for part in (*message.buttons, *message.selects)
    )


@pytest.mark.by_day("fr", why="one language shows that it is the reader's")
@pytest.mark.parametrize("table_language", ["en", "fr"])
async def test_buttons_follow_the_reader_in_show_and_in_the_table_of_a_private_message(
    tmp_path: Path, table_language: str
) -> None:
    async with dealt_game(tmp_path / "db", 2, known=KNOWN, language=table_language) as (bot, people, place):
        labels = {"en-US": ("My hand", "Last turns"), "fr": ("Ma main", "Derniers tours")}
        post = newest_table(place)
        public = {str(b.get("label")) for b in post.buttons}
        for locale, (hand, turns) in labels.items():
            people[0].change(locale=locale)
            shown = (await people[0].slash(place, "show")).message
            (message,) = standing(people[0])
            if rest(message):
                await more(bot.sandbox, people[0], message)
            looked = (await people[0].click(message, custom_id=button(message, ":show"))).message
            for each in (shown, looked):
                named = {str(b.get("label")) for b in each.buttons}
                assert {hand, turns} <= named, (locale, named)
            assert {str(b.get("label")) for b in newest_table(place).buttons} == public


# ---- private messages that were refused ----


async def with_closed_messages(bot: Bot, **options: Any) -> tuple[Person, Message]:
    """Somebody whose turn it is, and to whom Discord lets no message of ours; and their settings."""
    people = bot.sandbox.people[:2]
    for person in people:
        person.change(dms_open=False)
    people, place = await begun(bot, 2, **options)
    await bot.sandbox.idle()
    person = next(p for p in people if p.account in newest_table(place).pings)
    return person, (await person.slash(bot.sandbox.channel, "settings mine")).message


@pytest.mark.by_day("whispers", why="the shell does it alike in both")
@any_game
async def test_reopened_messages_are_tried_by_a_click_and_bring_the_panel_at_once(
    tmp_path: Path, game: str
) -> None:
    async with a_bot(tmp_path / "db", known=KNOWN) as bot:
        person, settings = await with_closed_messages(bot, **GAMES[game])
        again = button(settings, ":try-messages")
        await person.click(settings, custom_id=again)
        await bot.sandbox.until(lambda: "still blocks" in settings.text)
        assert "Privacy Settings" in settings.text
        assert asks(settings, ":try-messages"), "it can be tried once more"
        assert standing(person) == []

        person.change(dms_open=True)
        await person.click(settings, custom_id=again)
        await bot.sandbox.until(lambda: panel(person))
        await bot.sandbox.until(lambda: not asks(settings, ":try-messages"))
        await bot.sandbox.idle()
        assert "reach you" in settings.text
        (message,) = standing(person)
        assert panel_asks(message)


async def test_who_wants_private_messages_again_gets_what_waits_at_once(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db", known=KNOWN) as bot:
        people = bot.sandbox.people[:2]
        for person in people:
            await bot.coordinator.profiles.update(person.id, dms=False)
        people, place = await begun(bot, 2)
        person = next(p for p in people if p.account in newest_table(place).pings)
        assert standing(person) == []
        settings = (await person.slash(bot.sandbox.channel, "settings mine")).message
        await settle(person, settings, "t:0:settings", {"messages": "on"})
        await bot.sandbox.until(lambda: panel(person))


async def test_settings_show_an_absence_only_while_it_lasts(tmp_path: Path) -> None:
    ahead = timedelta(0)
    async with a_bot(tmp_path / "db", known=KNOWN, now=lambda: datetime.now(UTC) + ahead) as bot:
        person = bot.sandbox.people[0]
        person.change(locale="en-US")

        async def shown() -> str:
            return (await person.slash(bot.sandbox.channel, "settings mine")).text

        await person.slash(bot.sandbox.channel, "settings away", days=2)
        assert "You’re away" in await shown()
        await person.slash(bot.sandbox.channel, "settings away", days=0)
        assert "You’re away" not in await shown(), "back earlier"
        await person.slash(bot.sandbox.channel, "settings away", days=2)
        ahead = timedelta(days=3)
        assert "You’re away" not in await shown(), "its days are over"


# ---- a new host ----


async def test_a_new_host_is_named_at_the_table(tmp_path: Path) -> None:
    async with dealt_game(tmp_path / "db", 3, known=KNOWN) as (bot, people, place):
        host, heir, last = people
        sure = (await host.slash(place, "table leave")).message
        await host.click(sure, custom_id=button(sure, ":really-leave:0"))
        said = await bot.sandbox.message(lambda m: "hosts this table from now on" in m.text, channel=place)
        named = (await bot.coordinator.posts.table(1)).host
        assert next(p for p in (heir, last) if p.id == named).account.display in said.text
        await bot.coordinator.records.forget(named)
        other = next(p for p in (heir, last) if p.id != named)
        await bot.sandbox.message(
            lambda m: f"{other.account.display} hosts this table" in m.text, channel=place
        )


async def test_a_click_on_a_message_that_is_being_replaced_leaves_one_that_asks(tmp_path: Path) -> None:
    """Each of the two took the other's message away, and nobody was asked any more."""
    async with dealt_game(tmp_path / "db", known=painted_by(PlainSkin)) as (bot, people, _):
        person = next(each for each in people if panel(each))
        before, seat = panel(person), people.index(person)
        assert before is not None
        assert person.dm is not None
        sent = bot.sandbox.fault("POST", f"/channels/{person.dm.id}/messages", slow=0.4)
        answered = bot.sandbox.fault("POST", "/interactions/*", slow=1.0)
        bot.sandbox.fault("DELETE", f"/channels/{person.dm.id}/messages/{before.id}", slow=1.5)
        draft = Draft(Kind.PANEL, to_player(person.id), seat=seat, player=person.id, key=RINGS)
        await bot.store.outbox.enqueue(1, 1, (draft,), bot.coordinator.now())
        bot.coordinator.posts.bell.set()
        await bot.sandbox.until(lambda: sent.struck)

        await person.click(before, custom_id=button(before, ":recruit"))
        await bot.sandbox.until(lambda: before.deleted)
        await bot.sandbox.idle()

        assert answered.struck
        assert panel(person) is not None
        assert len([message for message in person.mail if not message.deleted]) == 1
