"""A game looked at again by clicks and by typing, in every game: its controls, its limits, a restart."""

import asyncio
import random
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.features.replay.look import REPLAY, Look
from bot.ui.ids import ActionId
from discord_sandbox import Channel, Message, Person, Reply
from engine.record.writing import write
from tests.helpers.bot_in_sandbox import Bot, NoPaint, PlainSkin, a_bot, a_sandbox, painted_by
from tests.helpers.databases import url_of
from tests.helpers.forging import send
from tests.helpers.playing import (
    SHORT,
    acts,
    all_end_it,
    asks,
    begun,
    button,
    deal,
    gather,
    newest_table,
    played_out,
)
from tests.helpers.recorded import a_game

KNOWN = painted_by(PlainSkin, hidden=True)


every_game = pytest.mark.parametrize("game", SHORT)
ALIKE = "another game is looked at in make test"


QUICK = ("whispers",)
"""Games that random clicks end soon; the others are ended by their people."""

TYPED = ("whispers",)
"""Games whose replay is typed in `make test`: the words of the command are the same in all."""


async def finished(bot: Bot, people: Sequence[Person], channel: Channel, game: str) -> Message:
    """The last post of a game, some turns of which have been played."""
    if game in QUICK:
        return await played_out(bot, people, channel, seed=2)
    dice = random.Random(3)
    while (await bot.store.matches.load(1)).public_events < 8:
        await acts(bot, people, dice)
    return await all_end_it(bot, people, channel)


def control(message: Message, by: str) -> dict[str, Any]:
    """A button or a select of a replay, by the name of what it does."""
    everything: list[dict[str, Any]] = [*message.buttons, *message.selects]
    return next(each for each in everything if f":replay:{by}." in each.get("custom_id", ""))


def turn(message: Message) -> tuple[int, int]:
    """Which turn is shown, of how many, as its heading says."""
    words = message.text.splitlines()[0].split()
    if words[-1] == "start":
        return 0, 0  # nothing was played yet
    last = int(words[-1])
    return (0 if "start" in message.text.splitlines()[0] else int(words[-3])), last


@pytest.mark.by_day("chicago-poker", why=ALIKE)
@every_game
async def test_a_finished_game_is_stepped_through_from_its_last_post(tmp_path: Path, game: str) -> None:
    async with a_bot(tmp_path / "db", known=KNOWN) as bot:
        people, channel = await begun(bot, 2, **SHORT[game])
        last = await finished(bot, people, channel, game)
        onlooker = bot.sandbox.people[4]
        onlooker.change(locale="en-US")
        for reader in (people[1], onlooker):
            shown = (await reader.click(last, custom_id=button(last, ":replay"))).message
            assert shown.only_for is reader.account
            assert asks(last, ":replay"), "the last post stays as it is"
            press, end = partial(pressed, bot, reader, shown), turn(shown)[1]
            assert turn(shown) == (0, end), "it begins with the start"
            assert control(shown, "back")["disabled"]
            assert control(shown, "first")["disabled"]
            await press("last")
            assert control(shown, "on")["disabled"]
            assert control(shown, "last")["disabled"]
            for by, there in (("back", end - 1), ("on", end), ("first", 0), ("on", 1), ("last", end)):
                await press(by)
                assert turn(shown) == (there, end), by
            goto, eyes = control(shown, "goto"), control(shown, "eyes")
            assert [each["value"] for each in eyes["options"]] == ["public", "0", "1", "open"]
            for value in [each["value"] for each in goto["options"]][:4]:
                await press("goto", value)
                assert turn(shown)[0] == int(value)
            await press("first")
            assert control(shown, "back")["disabled"]
            for seen in ("0", "1", "open"):
                await press("eyes", seen)
                chosen = [each["value"] for each in control(shown, "eyes")["options"] if each.get("default")]
                assert (turn(shown)[0], chosen) == (0, [seen])
                assert shown.attachments
            await press("open")
            await press("open")


async def pressed(bot: Any, reader: Any, shown: Message, by: str, value: str | None = None) -> None:
    """Uses a control, and waits until the replay shows what it asked for."""
    before, custom_id = shown.edited, control(shown, by)["custom_id"]
    if value is None:
        reply = await reader.click(shown, custom_id=custom_id)
    else:
        reply = await reader.choose(shown, value, custom_id=custom_id)
    assert not reply.failed
    await bot.sandbox.until(lambda: shown.edited != before)


@pytest.mark.parametrize(
    "game",
    [
        *TYPED,
        *(
            pytest.param(game, marks=pytest.mark.long("the command is typed alike in every game"))
            for game in SHORT
            if game not in TYPED
        ),
    ],
)
async def test_a_replay_is_typed_with_what_is_offered(tmp_path: Path, game: str) -> None:
    async with a_bot(tmp_path / "db", known=KNOWN) as bot:
        people, channel = await begun(bot, 2, **SHORT[game])
        reader = people[0]
        offered = [each.value for each in await reader.autocomplete(channel, "game replay", "eyes")]
        assert offered == ["public", "1"], "while it is played"
        no = await reader.slash(channel, "game replay", eyes="2")
        assert "through everybody’s eyes or your own" in no.text
        assert not any(file.filename in ("eyes.png", "table.png") for file in no.message.attachments)
        assert "Choose from the list" in (await reader.slash(channel, "game replay", eyes="nobody")).text
        await finished(bot, people, channel, game)

        offered = [each.value for each in await reader.autocomplete(channel, "game replay", "eyes")]
        assert offered == ["public", "1", "2", "open"]
        turns = [each.value for each in await reader.autocomplete(channel, "game replay", "turn")]
        assert turns[0] == 0
        assert turns == sorted(set(turns))
        for meant in (turns[-1], 10_000, 2**53 - 1):
            assert turn((await reader.slash(channel, "game replay", turn=meant)).message) == (
                turns[-1],
                turns[-1],
            )
        assert turn((await reader.slash(channel, "game replay", turn=-3)).message)[0] == 0
        typed = await reader.slash(channel, "game replay", turn=1, eyes="2", table=1)
        assert [
            each["value"] for each in control(typed.message, "eyes")["options"] if each.get("default")
        ] == ["1"]


@pytest.mark.by_day("gangster", why=ALIKE)
@every_game
async def test_in_words_it_stays_in_words(tmp_path: Path, game: str) -> None:
    async with a_bot(tmp_path / "db", known=KNOWN) as bot:
        people, channel = await begun(bot, 2, **SHORT[game])
        reader = people[0]
        shown = (await reader.slash(channel, "game replay", text=True, eyes="1")).message
        match = await bot.store.matches.load(1)
        engine, skin = KNOWN[game].engine, KNOWN[game].skin
        words = skin.describe_eyes(engine.view(match.position, 0), match.names, "en")
        assert words.splitlines()[-1] in shown.text
        assert not shown.attachments
        await pressed(bot, reader, shown, "eyes", "public")
        assert not shown.attachments
        assert skin.describe(engine.table(match.position), match.names, "en").splitlines()[-1] in shown.text


async def test_while_it_is_played_the_newest_turn_is_a_click_away(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db", known=KNOWN) as bot:
        people, channel = await begun(bot, 2)
        reader = people[0]
        shown = (await reader.slash(channel, "game replay")).message
        assert turn(shown) == (0, 0)
        player = next(each for each in people if each.account in newest_table(channel).pings)
        for line in ("recruit", "recruit", "end"):
            await player.slash(channel, *_command(line))
        await bot.sandbox.until(lambda: newest_table(channel).pings != (player.account,))
        for by in ("on", "last"):
            await pressed(bot, reader, shown, by)
            assert turn(shown) == (1, 1)


def _command(line: str) -> tuple[str]:
    return ({"recruit": "chicago recruit", "end": "turn end"}[line],)


@pytest.mark.by_day("poker-champ", why=ALIKE)
@every_game
async def test_whatever_an_id_says_nobody_sees_more_than_is_theirs(tmp_path: Path, game: str) -> None:
    async with a_bot(tmp_path / "db", known=KNOWN) as bot:
        people, channel = await begun(bot, 2, **SHORT[game])
        guest = bot.sandbox.people[4]
        guest.change(locale="en-US")
        for reader, eyes in ((people[0], (1, 7, 99, "open")), (guest, (0, 1, "open"))):
            for each in eyes:
                for by, value in (("on", "1"), ("eyes", str(each)), ("goto", "0"), ("", "1")):
                    about = str(Look(0, each, by=by)) if by != "eyes" else str(Look(0, by=by))  # type: ignore[arg-type]
                    custom_id = str(ActionId(1, REPLAY, about))
                    reply = await send(bot.sandbox, reader, channel, custom_id, value)
                    await bot.sandbox.until(partial(_answered, reply))
                    assert "through everybody’s eyes or your own" in reply.text
        for about in (
            "x",
            "on.1.nobody",
            "on.1.0.words",
            "on.-1.0",
            "goto.1.public",
            "eyes.1.public",
            "on.².",
        ):
            custom_id = str(ActionId(1, REPLAY, about))
            reply = await send(bot.sandbox, guest, channel, custom_id, "page.x")
            await bot.sandbox.until(partial(_answered, reply))
            assert "button" in reply.text, about


def _answered(reply: Reply) -> bool:
    return bool(reply.failed or reply.text)


async def test_what_one_seat_saw_is_never_put_where_others_see_it(tmp_path: Path) -> None:
    """Also where a control of a replay should ever stand in a message of the thread."""
    async with a_bot(tmp_path / "db", known=KNOWN) as bot:
        people, channel = await begun(bot, 2)
        custom_id = str(ActionId(1, REPLAY, str(Look(0, 0, by="on"))))
        reply = await send(bot.sandbox, people[0], channel, custom_id, "1")
        await bot.sandbox.until(lambda: reply.text)
        assert reply.message.only_for is people[0].account
        assert any(file.filename == "eyes.png" for file in reply.message.attachments)
        for message in channel.messages.values():
            if message.only_for is None:
                assert not any(file.filename == "eyes.png" for file in message.attachments)


async def test_after_a_restart_a_replay_goes_on_where_it_was(tmp_path: Path) -> None:
    async with a_sandbox() as sandbox:
        async with a_bot(tmp_path / "db", sandbox=sandbox, known=KNOWN) as bot:
            people, channel = await begun(bot, 2, **SHORT["whispers"])
            last = await played_out(bot, people, channel, seed=2)
            shown = (await people[0].click(last, custom_id=button(last, ":replay"))).message
            await pressed(bot, people[0], shown, "eyes", "1")
            await pressed(bot, people[0], shown, "last")
            before = turn(shown)
        async with a_bot(tmp_path / "db", sandbox=sandbox, known=KNOWN) as bot:
            await sandbox.idle()
            await pressed(bot, people[0], shown, "back")
            assert turn(shown) == (before[0] - 1, before[1])
            chosen = [each["value"] for each in control(shown, "eyes")["options"] if each.get("default")]
            assert chosen == ["1"]


async def test_from_a_private_message_it_comes_beside_the_result(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db", known=KNOWN) as bot:
        people, channel = await begun(bot, 2, **SHORT["whispers"])
        await played_out(bot, people, channel, seed=2)
        await bot.sandbox.idle()
        (told,) = [m for m in people[0].mail if not m.deleted]
        text = told.text
        shown = (await people[0].click(told, custom_id=button(told, ":replay"))).message
        assert told.text == text
        assert shown is not told
        await pressed(bot, people[0], shown, "on")
        assert turn(shown)[0] == 1
        assert told.text == text


@pytest.mark.expected_errors(r"bug in a picture \[RuntimeError: no paint\]")
async def test_a_table_that_cannot_be_painted_is_told_in_words(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db", known=painted_by(NoPaint, hidden=True)) as bot:
        people = bot.sandbox.people[:2]
        people[0].change(locale="en-US")
        channel = await deal(bot, await gather(bot, people), people[0])
        shown = (await people[0].slash(channel, "game replay", eyes="1")).message
        assert not shown.attachments
        assert "**Bosses, in turn order**" in shown.text


@pytest.mark.parametrize("game", QUICK)
async def test_a_game_that_was_imported_is_offered_by_its_number_and_stepped_through(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_PATH", str(tmp_path / "db"))
    monkeypatch.setenv("DATABASE_URL", url_of(tmp_path / "db"))
    monkeypatch.setenv("HIDDEN_GAMES", "on")
    async with a_sandbox() as sandbox:
        async with a_bot(tmp_path / "db", sandbox=sandbox, known=KNOWN):
            guild = sandbox.guild.id
        engine: Any = KNOWN[game].engine
        (tmp_path / "game.txt").write_text(write(a_game(engine, 1).record))
        words = ["import", str(tmp_path / "game.txt"), "--guild", str(guild)]
        assert await asyncio.to_thread(main, words) == 0
        async with a_bot(tmp_path / "db", sandbox=sandbox, known=KNOWN) as bot:
            reader, channel = bot.sandbox.people[3], bot.sandbox.channel
            reader.change(locale="en-US")
            assert [each.value for each in await reader.autocomplete(channel, "game replay", "table")] == [1]
            for text in (False, True):
                shown = (await reader.slash(channel, "game replay", table=1, text=text)).message
                assert "Imported from a record" in shown.text
                assert bool(shown.attachments) != text
            assert turn(shown)[0] == 0
            await pressed(bot, reader, shown, "on")
            assert turn(shown)[0] == 1
            assert "Imported from a record" in shown.text
