"""Whispers, the test game, through the same shell: numbers, orders, several at once, nobody with a role."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.table.outbox import TO_TABLE, Draft, Kind
from discord_sandbox import Channel, Message, Person, Reply
from tests.helpers.bot_in_sandbox import Bot, PlainSkin, a_bot, a_sandbox, painted_by
from tests.helpers.copied_games import dealt_game
from tests.helpers.opaque import inside
from tests.helpers.playing import (
    Act,
    begun,
    behind_lobby,
    click_in_thread,
    controls,
    deal,
    gather,
    limits,
    newest,
    newest_table,
    over,
    panel,
    play_by,
    play_out,
    settle,
    typing,
)

KNOWN = painted_by(PlainSkin, hidden=True)
SKIN = KNOWN["whispers"].skin
GAME: dict[str, Any] = {"game": "whispers"}
SHORT: dict[str, Any] = {**GAME, "options": "goal:1, rounds:5"}
RED = 0xA3282B  # a panel that waits for its reader


async def own_panel(bot: Bot, person: Person) -> Message:
    """Somebody's private panel, as soon as it asks something."""
    message = await bot.sandbox.until(lambda: panel(person))
    assert isinstance(message, Message)
    return message


async def a_form(person: Person, message: Message) -> Reply:
    """The reply that asks for a number to whisper."""
    opened = next(custom_id for custom_id, _ in controls(message) if custom_id.endswith(":whisper"))
    await person.click(message, custom_id=opened)
    number = next(custom_id for custom_id, _ in controls(message) if custom_id.endswith("?"))
    return await person.click(message, custom_id=number)


def red(message: Message) -> bool:
    return any(part.get("accent_color") == RED for part in message.parts())


# ---- whole games ----


@pytest.mark.parametrize(
    ("seats", "language"),
    [
        (2, "en"),
        pytest.param(4, "fr", marks=pytest.mark.long("more people play alike")),
        pytest.param(6, "en", marks=pytest.mark.long("more people play alike")),
    ],
)
async def test_friends_play_a_whole_game_by_clicks(tmp_path: Path, seats: int, language: str) -> None:
    async with a_bot(tmp_path / "db", known=KNOWN) as bot:
        people = bot.sandbox.people[:seats]
        channel = await deal(bot, await gather(bot, people, language=language, **SHORT), people[0])
        assert "🏆" in (await play_out(bot, people, channel, seed=seats)).text


@pytest.mark.by_day("clicks", why="typing under the table is tried by fewer actions")
@pytest.mark.parametrize("act", [click_in_thread, typing(SKIN)], ids=["clicks", "typing"])
async def test_friends_play_a_whole_game_under_the_table(tmp_path: Path, act: Act) -> None:
    async with a_bot(tmp_path / "db", known=KNOWN) as bot:
        people = bot.sandbox.people[:3]
        channel = await deal(bot, await gather(bot, people, **SHORT), people[0])
        last = await play_by(bot, people, channel, 5, act)
        assert over(channel) is last


@pytest.mark.long("computers of another game play along by day")
async def test_computers_play_along(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db", known=KNOWN) as bot:
        lucie = bot.sandbox.person("Lucie")
        lobby = await gather(bot, [lucie], **SHORT)
        for level in ("sly", "careless"):
            await lucie.slash(bot.sandbox.channel, "table computer", level=level)
        channel = await deal(bot, lobby, lucie)
        assert "🏆" in (await play_out(bot, [lucie], channel, seed=1)).text


# ---- numbers ----


async def test_a_number_that_cannot_be_is_refused_kindly_and_changes_nothing(tmp_path: Path) -> None:
    async with dealt_game(tmp_path / "db", known=KNOWN, **GAME) as (bot, people, _):
        message = await own_panel(bot, people[0])
        form = (await a_form(people[0], message)).modal
        assert form is not None
        low, high = limits(form)
        before = await bot.store.matches.load(1)
        for nonsense in ("many", str(high + 1), str(low - 1), "1.5", "²", "-3"):
            wrong = await people[0].submit(form, {"number": nonsense})
            assert not wrong.failed
            assert f"from {low} to {high}" in message.text, nonsense
        assert await bot.store.matches.load(1) == before


async def test_a_form_survives_a_restart_and_the_number_counts_once(tmp_path: Path) -> None:
    async with a_sandbox() as sandbox:
        async with a_bot(tmp_path / "db", sandbox=sandbox, known=KNOWN) as bot:
            people, _ = await begun(bot, **GAME)
            message = await own_panel(bot, people[0])
            form = (await a_form(people[0], message)).modal
            other = (await a_form(people[1], await own_panel(bot, people[1]))).modal
        assert form is not None
        assert other is not None
        async with a_bot(tmp_path / "db", sandbox=sandbox, known=KNOWN) as bot:
            await sandbox.until(lambda: sandbox.gateway.connected)
            for person, sent in zip(people, (form, other), strict=True):
                assert not (await person.submit(sent, {"number": " 2 "})).failed
            again = await people[0].submit(form, {"number": "3"})
            await sandbox.idle()
            assert not again.failed
            # Perhaps not for long: what still had to be shown of the first answer changes the panel as well.
            said = [str(request.body) for request in sandbox.requests]
            assert any("That question has been answered" in body for body in said)
            for person in people:
                assert inside((await bot.coordinator.posts.panel(1, person.id)).view).whispers == (2,)


async def test_a_typed_number_is_offered_within_its_limits_and_refused_beyond(tmp_path: Path) -> None:
    async with dealt_game(tmp_path / "db", known=KNOWN, **GAME) as (bot, people, channel):
        offered = await people[0].autocomplete(channel, "whispers whisper", "amount")
        assert {1, 9} <= {choice.value for choice in offered}
        refused = await people[0].slash(channel, "whispers whisper", amount=10)
        assert "from 1 to 9" in refused.text
        await people[0].slash(channel, "whispers whisper", amount=4)
        assert inside((await bot.coordinator.posts.panel(1, people[0].id)).view).whispers == (4,)


async def test_a_command_of_one_game_leaves_a_table_of_another_alone(tmp_path: Path) -> None:
    async with dealt_game(tmp_path / "db", known=KNOWN, **GAME) as (bot, people, channel):
        elsewhere = await people[0].slash(channel, "chicago recruit")
        assert "Whispers" in elsewhere.text
        named = await people[0].slash(channel, "chicago recruit", table=1)
        assert "Whispers" in named.text
        assert await people[0].autocomplete(channel, "chicago lay", "card", table=1) == ()
        assert (await bot.store.matches.load(1)).version == 1


# ---- orders, small steps ----


async def test_who_is_not_asked_may_leave_an_order_and_nobody_learns_of_it(tmp_path: Path) -> None:
    async with dealt_game(tmp_path / "db", known=KNOWN, **GAME) as (bot, people, channel):
        await people[0].slash(channel, "whispers done")
        await bot.sandbox.idle()
        table, posts = newest_table(channel), len(channel.messages)
        edited = table.edited
        question = (await bot.coordinator.posts.panel(1, people[1].id)).question
        hand = (await people[0].slash(channel, "hand")).message
        assert controls(hand), "an order may be left"
        assert not red(hand), "but nothing is awaited"
        await people[0].slash(channel, "whispers order", card="high")
        await bot.sandbox.idle()
        assert (table.edited, len([m for m in channel.messages.values() if m.only_for is None])) == (
            edited,
            len([m for m in list(channel.messages.values())[:posts] if m.only_for is None]),
        )
        assert (await bot.coordinator.posts.panel(1, people[1].id)).question == question


async def a_small_step(bot: Bot) -> tuple[Channel, Message]:
    """The table post that stood when somebody's small step was told."""
    people, channel = await begun(bot, 3, **GAME)
    before = newest_table(channel)
    await people[0].slash(channel, "whispers done")
    await bot.sandbox.until(lambda: "Lucie" in newest_table(channel).text and _told(channel))
    return channel, before


def _told(channel: Channel) -> bool:
    return "whispered nothing" in newest_table(channel).text


async def test_a_small_step_changes_the_post_that_stands_and_pings_nobody(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db", known=KNOWN) as bot:
        channel, before = await a_small_step(bot)
        assert newest_table(channel) is before
        assert "cards are dealt" in before.text, "what the post told already stays told"
        assert before.attachments
        assert bot.sandbox.person("Lucie").mention not in before.text, "nobody waits for them now"


@pytest.mark.parametrize(("status", "code"), [(404, 10008), (400, 30046)])
async def test_a_small_step_is_posted_anew_where_the_post_cannot_be_changed(
    tmp_path: Path, status: int, code: int
) -> None:
    async with dealt_game(tmp_path / "db", 3, known=KNOWN, **GAME) as (bot, people, channel):
        before = newest_table(channel)
        bot.sandbox.fault("PATCH", f"/channels/{channel.id}/messages/*", status=status, code=code)
        await people[0].slash(channel, "whispers done")
        await bot.sandbox.until(lambda: newest_table(channel) is not before)
        assert _told(channel)
        assert newest_table(channel).pings == ()


async def test_a_call_pings_whom_the_table_waits_for_and_takes_the_call_before_away(tmp_path: Path) -> None:
    async with dealt_game(tmp_path / "db", 3, known=KNOWN, **GAME) as (bot, people, channel):
        calls = []
        for _ in range(2):
            now = bot.coordinator.now()
            before = newest(channel)
            await bot.store.database.write(lambda db: db.execute("UPDATE seats SET rung = 0"))
            await bot.store.outbox.enqueue(1, 1, (Draft(Kind.CALL, TO_TABLE, calls=(0, 1, 2)),), now)
            bot.coordinator.posts.bell.set()
            calls.append(await bot.sandbox.message(lambda _: True, channel=channel, after=before))
            while await bot.store.outbox.next_due(now) is not None:  # noqa: ASYNC110 (until it is noted as told)
                await asyncio.sleep(0.01)
        await bot.sandbox.until(lambda: calls[0].deleted)
        assert not calls[1].deleted
        assert set(calls[1].pings) == {person.account for person in people}
        assert not calls[1].buttons


# ---- before the deal ----


async def test_in_a_game_without_roles_people_go_by_their_names(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db", known=KNOWN) as bot:
        people = bot.sandbox.people[:2]
        lobby = await gather(bot, people, **GAME)
        assert "1. **Lucie**" in lobby.text
        assert not lobby.selects, "there is no role to choose"
        channel = await deal(bot, lobby, people[0])
        assert "Whispers" in str(channel.name)
        await people[1].slash(channel, "table leave")
        listed = await people[1].slash(channel, "tables")
        assert "Whispers · avec Lucie" in listed.text


async def test_what_a_seat_may_wish_for_is_chosen_in_private_or_typed(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db", known=KNOWN) as bot:
        people, room = bot.sandbox.people[:2], bot.sandbox.channel
        people[1].change(locale="en-US")
        lobby = await gather(bot, people, **GAME)
        page = (await people[0].click(await behind_lobby(people[0], lobby), custom_id="t:1:choices")).message
        assert page.only_for is people[0].account
        await people[0].choose(page, "moon", custom_id="t:1:choice:sign")
        await bot.sandbox.until(lambda: "Moon" in lobby.text)
        offered = await people[1].autocomplete(room, "table choose", "value", choice="sign")
        assert "moon" not in {choice.value for choice in offered}
        assert "taken" in (await people[1].slash(room, "table choose", choice="sign", value="moon")).text
        await people[1].slash(room, "table choose", choice="sign", value="leaf")
        occupants = (await bot.coordinator.posts.table(1)).occupants
        assert [occupant.choices["sign"] for occupant in occupants] == ["moon", "leaf"]


async def test_many_options_are_chosen_at_once_and_only_where_they_matter(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db", known=KNOWN) as bot:
        people = bot.sandbox.people[:1]
        people[0].change(locale="en-US")
        lobby = await gather(bot, people, **GAME)
        page, opener = await behind_lobby(people[0], lobby), "t:1:options:game"
        form = (await people[0].click(page, custom_id=opener)).modal
        assert form is not None
        assert "forfeit-size" not in str(form.components)
        await settle(people[0], page, opener, {"forfeit": "on", "goal": "1"})
        await settle(people[0], page, opener, {"forfeit-size": "3"})
        settled = (await bot.coordinator.posts.table(1)).options
        assert settled == {"goal": "1", "rounds": "7", "forfeit": "on", "forfeit-size": "3"}


async def test_a_line_of_options_is_completed_while_it_is_typed(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db", known=KNOWN) as bot:
        lucie, room = bot.sandbox.person("Lucie"), bot.sandbox.channel
        lucie.change(locale="en-US")
        games = await lucie.autocomplete(room, "table new", "game", "whis")
        assert [choice.value for choice in games] == ["whispers"]
        line = ""
        for typed in ("three", "peeking costs", "forfeit: two"):
            text = f"{line}, {typed}" if line else typed
            offered = await lucie.autocomplete(room, "table new", "options", text, game="whispers")
            line = str(offered[0].value)
        await lucie.slash(room, "table new", game="whispers", options=line)
        agreed = (await bot.coordinator.posts.table(1)).options
        assert agreed == {"goal": "3", "rounds": "7", "forfeit": "on", "forfeit-size": "2"}
        refused = await lucie.slash(room, "table new", game="whispers", options="trumps: high")
        assert "trumps" in refused.text
        unknown = await lucie.slash(room, "table new", game="bridge")
        assert "bridge" in unknown.text
