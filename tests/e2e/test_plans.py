"""A turn planned by clicks while another plays: it is played by itself, and looks like any other turn."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bot.games import games
from bot.store.plans import plans_in
from bot.table.actor import Actor
from bot.table.outbox import Letter
from bot.ui.ids import END, SURE
from discord_sandbox import Channel, Message, Person
from tests.helpers.bot_in_sandbox import Bot, a_bot, painted_by
from tests.helpers.copied_games import dealt_game
from tests.helpers.playing import asks, begun, button, controls, panel, press
from tests.helpers.seen import Seen, Told

NOW = datetime(2026, 3, 2, 12, tzinfo=UTC)
TABLE, SEATS = 1, 3
PAINTED = pytest.mark.long("in make test the alt texts tell what the pictures are painted from")


def keeps(message: Message) -> str:
    """The id of the button that keeps a plan, if there is one."""
    return next((str(b["custom_id"]) for b in message.buttons if ":keep-plan" in str(b.get("custom_id"))), "")


async def plans(bot: Bot, person: Person, channel: Channel, dice: random.Random) -> list[str]:
    """The lines of a turn that somebody composes by clicks and keeps."""
    mine = (await person.slash(channel, "hand")).message
    await person.click(mine, custom_id=button(mine, ":plan"))
    while not (keep := keeps(mine)):
        await press(bot.sandbox, person, mine, dice, prefix="pl:")
    await person.click(mine, custom_id=keep)
    (plan,) = (await bot.store.database.read(lambda db: plans_in(db, TABLE))).values()
    assert "Only your speed could give it away" in mine.text
    return list(plan.lines)


async def test_planning_shows_the_whole_town_and_the_panel_then_shows_the_hand_again(tmp_path: Path) -> None:
    async with dealt_game(tmp_path / "db", 2, known=games(), game="chicago-poker") as (bot, people, channel):
        waits = next(each for each in people if not panel(each))
        mine = (await waits.slash(channel, "hand")).message
        assert files(mine) == ["hand.jpg"]

        await waits.click(mine, custom_id=button(mine, ":plan"))
        assert files(mine) == ["plan-town.jpg"]
        await press(bot.sandbox, waits, mine, random.Random(5), prefix="pl:", without=(":stop",))
        assert files(mine) == ["plan-town.jpg"], "a menu opens, or what is planned is seen"

        await waits.click(mine, custom_id=button(mine, f"t:{TABLE}:hand"))
        assert files(mine) == ["hand.jpg"]


async def test_a_plan_that_breaks_leaves_no_picture_of_what_will_not_be(tmp_path: Path) -> None:
    async with dealt_game(tmp_path / "db", 2, game="chicago-poker") as (bot, people, _):
        waits = next(each for each in people if not panel(each))
        (mine,) = [message for message in waits.mail if not message.deleted and asks(message, ":plan")]
        await waits.click(mine, custom_id=button(mine, ":plan"))
        assert files(mine) == ["plan-hand.png"]

        await bot.coordinator.posts.refresh(TABLE, waits.id)
        await bot.sandbox.until(lambda: files(mine) == ["hand.png"])


def files(message: Message) -> list[str]:
    return [file.filename for file in message.attachments]


@pytest.mark.by_day("chicago-poker", why="beside a clicked one it is by day")
@pytest.mark.parametrize("game", ["chicago-poker", "gangster"])
async def test_a_planned_turn_is_played_by_itself(tmp_path: Path, game: str) -> None:
    dice = random.Random(5)
    async with dealt_game(tmp_path / "db", 2, game=game) as (bot, people, channel):
        asked = next(each for each in people if panel(each))
        waits = next(each for each in people if each is not asked)
        plan = await plans(bot, waits, channel, dice)

        while (message := panel(asked)) is not None:
            await press(bot.sandbox, asked, message, dice)
            await bot.sandbox.idle()
        await bot.coordinator.scheduler.run_due()
        await bot.sandbox.idle()

        moves = await bot.store.history.moves(1)
        theirs = [move.notation for move in moves if move.seat == people.index(waits)]
        assert theirs[: len(plan)] == plan
        assert {move.mover for move in moves[1:]} == {"p"}


@pytest.mark.parametrize(
    ("road", "stays"),
    [
        ("south", ""),
        pytest.param("north", "stayed in the south", marks=pytest.mark.long("tested in the engine")),
    ],
)
async def test_tomorrows_man_is_sent_at_dawn_unless_a_load_has_stayed(
    tmp_path: Path, road: str, stays: str
) -> None:
    """Where all choose at once a turn is planned once one's own choice is made."""
    async with dealt_game(tmp_path / "db", 2, game="two-trucks") as (bot, people, channel):
        plans_ahead, other = people
        await plans_ahead.slash(channel, "trucks send", man="12", road="north")
        plan = await plans(bot, plans_ahead, channel, random.Random(5))

        await other.slash(channel, "trucks send", man="11", road=road)
        await bot.coordinator.scheduler.run_due()
        await bot.sandbox.idle()

        mine = (await plans_ahead.slash(channel, "hand")).message
        _, man, way = plan[0].split()
        assert (f"You send your {man} {way}." in mine.text) != bool(stays)
        assert stays in mine.text


@pytest.mark.by_day("gangster", why="one game shows that nothing is read")
@pytest.mark.parametrize(
    ("game", "painted", "turns"),
    [
        ("chicago-poker", False, 1),
        ("gangster", False, 1),
        pytest.param("chicago-poker", False, 2, marks=pytest.mark.long("one turn shows most differences")),
        pytest.param("gangster", False, 2, marks=pytest.mark.long("one turn shows most differences")),
        pytest.param("chicago-poker", True, 1, marks=PAINTED),
        pytest.param("gangster", True, 1, marks=PAINTED),
    ],
)
async def test_nobody_else_reads_a_byte_that_is_not_the_same_had_it_been_clicked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, turns: int, *, painted: bool
) -> None:
    """Every state of every message of the others, in the thread, in private and for their eyes alone:
    words, ids, alt texts, files' names and bytes, marks and pings. In both worlds letters set out when the
    turn is over, for how many are told at once only the speed decides.
    """
    planned, kept = await told(tmp_path / "planned", monkeypatch, game, [None] * turns, painted=painted)
    clicked, _ = await told(tmp_path / "clicked", monkeypatch, game, kept, painted=painted)
    assert sum(map(len, kept)) > 0
    for reader, (mine, theirs) in enumerate(zip(planned, clicked, strict=True)):
        assert (different := mine.different(theirs)) is None, f"reader {reader}: {different}"
    assert all(each.states > 5 * turns for each in planned)


async def told(
    folder: Path, monkeypatch: pytest.MonkeyPatch, game: str, turns: Any, *, painted: bool
) -> tuple[list[Seen], list[list[str]]]:
    """What two bystanders and the one before them read of somebody's turns, and their lines.

    Those of `turns` are clicked; None: they are planned, and play themselves.
    """
    await asyncio.to_thread(folder.mkdir)
    numbers, dice, lines = count(), random.Random(5), list[list[str]]()
    known = games() if painted else painted_by(Told)
    async with a_bot(
        folder / "db", known=known, now=lambda: NOW, dice=lambda: f"dice {next(numbers)}"
    ) as bot:
        people, channel = await begun(bot, SEATS, game=game, pace="24h")
        for person in people:
            await bot.coordinator.profiles.update(person.id, asks_end=False)
        asked, plans_it = await at_turn(bot, people, game)
        others = [person for person in people if person is not plans_it]
        seen = [Seen(bot.sandbox, person) for person in (*others, bot.sandbox.people[SEATS])]
        for turn in turns:
            lines.append(turn or await plans(bot, plans_it, channel, dice))
            await bot.sandbox.idle()
            async with no_letter_sets_out(bot, monkeypatch):
                await least(bot, asked, game)
                if turn is None:
                    await bot.coordinator.scheduler.run_due()
                else:
                    await clicks(bot, plans_it, channel, turn)
            await bot.sandbox.idle()
            while (await at_turn(bot, people, game))[1] is not plans_it:
                await least(bot, (await at_turn(bot, people, game))[0], game)
                await bot.sandbox.idle()
            asked, _ = await at_turn(bot, people, game)
    return seen, lines


@asynccontextmanager
async def no_letter_sets_out(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    posts = bot.coordinator.posts

    async def none() -> tuple[Letter, ...]:
        return ()

    with monkeypatch.context() as patched:
        patched.setattr(posts, "due", none)
        yield
    posts.bell.set()


async def at_turn(bot: Bot, people: tuple[Person, ...], game: str) -> tuple[Person, Person]:
    """Who is asked, and who is next."""
    match = await bot.store.matches.load(TABLE)
    (seat, *_) = bot.coordinator.games[game].engine.awaited(match.position)
    return people[seat], people[(seat + 1) % SEATS]


async def least(bot: Bot, person: Person, game: str) -> None:
    """Somebody plays a whole turn, as little as they may."""
    actor, engine = Actor(person.id), bot.coordinator.games[game].engine
    while (shown := await bot.coordinator.reader.panel(actor, TABLE)).asked:
        await bot.coordinator.play.act(actor, TABLE, None, str(engine.least(shown.view)))


async def clicks(bot: Bot, person: Person, channel: Channel, lines: list[str]) -> None:
    """Somebody walks through the menus of their hand, line by line."""
    mine = (await person.slash(channel, "hand")).message
    for line in lines:
        version = (await bot.store.matches.load(TABLE)).version
        while (await bot.store.matches.load(TABLE)).version == version:
            custom_id, value = max(controls(mine), key=lambda way: leads(way, line))
            assert leads((custom_id, value), line), f"nothing leads to {line}"
            before = mine.edited
            if value is None:
                await person.click(mine, custom_id=custom_id)
            else:
                await person.choose(mine, value, custom_id=custom_id)
            await bot.sandbox.until(lambda: mine.edited != before)  # noqa: B023


def leads(way: tuple[str, str | None], line: str) -> int:
    """How many words of the line a control says; 0 if it says others."""
    words = f"{way[0].split(':', 3)[3].partition('~')[0]} {way[1] or ''}".split()
    asked = line.split()
    fits = words[:-1] == asked if words[-1:] in ([END], [SURE]) else words == asked[: len(words)]
    return len(words) if fits else 0
