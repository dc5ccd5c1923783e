"""My tables: who plays there, as whom, whose turn it is; and the way from one table to the next."""

import random
from pathlib import Path
from typing import Any

import pytest

from discord_sandbox import Message, Person
from tests.helpers.bot_in_sandbox import Bot, PlainSkin, a_bot, painted_by
from tests.helpers.copied_games import dealt_game
from tests.helpers.playing import ACTION_LIMIT, asks, begun, button, newest_table, panel, press, rest

KNOWN = painted_by(PlainSkin, hidden=True)
GAMES: dict[str, dict[str, Any]] = {
    "chicago-poker": {"game": "chicago-poker", "options": "length:short"},
    "whispers": {"game": "whispers", "options": "goal:1, rounds:5"},
}

any_game = pytest.mark.parametrize("game", GAMES)


async def all_asked(bot: Bot, count: int, **options: Any) -> Person:
    """Whoever is asked at so many tables, each with a later deadline than the one after it."""
    people = bot.sandbox.people[:2]
    found: dict[int, int] = {person.id: 0 for person in people}
    for pace in ("72h", "48h", "24h", "12h", "72h", "48h", "24h", "12h"):
        people, place = await begun(bot, 2, pace=pace, **options)
        for person in people:
            if person.account in newest_table(place).pings:
                found[person.id] += 1
                if found[person.id] == count:
                    return person
    raise AssertionError("nobody is asked so often")


def table_of(message: Message) -> int:
    """The table that a panel is about."""
    return int(rest(message).split(":")[1])


@pytest.mark.by_day("whispers", why="the shell does it alike in both")
@any_game
async def test_a_line_tells_friends_my_role_whose_turn_it_is_and_until_when(
    tmp_path: Path, game: str
) -> None:
    async with dealt_game(tmp_path / "db", 3, known=KNOWN, **GAMES[game]) as (bot, people, place):
        table = await bot.coordinator.posts.table(1)
        for person in people:
            listed = await person.slash(bot.sandbox.channel, "tables")
            (line,) = [each for each in listed.text.splitlines() if "#1" in each]
            mine = next(o for o in table.occupants if o.player == person.id)
            if mine.role:
                assert f"**{KNOWN[game].skin.role(mine.role)}**" in line
            for other in people:
                named = line.partition(": ")[0]
                assert (other.account.display in named) is (other is not person), line
            assert "<t:" in line
            assert ("your turn" in line) is (person.account in newest_table(place).pings)


async def test_a_line_says_that_a_computer_plays_for_me(tmp_path: Path) -> None:
    async with dealt_game(tmp_path / "db", 3, known=KNOWN) as (bot, people, place):
        bot.sandbox.world.leave_guild(people[1].account)
        await bot.coordinator.leaving.left(1, people[1].id)
        word = await bot.sandbox.message(lambda m: "has left this server" in m.text, channel=place)
        await people[0].click(
            word, custom_id=next(b["custom_id"] for b in word.buttons if ":stand" in b["custom_id"])
        )
        bot.sandbox.guild.members[people[1].id] = set()
        for language, words in (("en-US", "a computer plays for you"), ("fr", "un ordinateur joue pour toi")):
            people[1].change(locale=language)
            assert words in (await people[1].slash(bot.sandbox.channel, "tables")).text
        assert "computer plays for you" not in (await people[0].slash(bot.sandbox.channel, "tables")).text


async def test_next_goes_to_the_nearest_deadline_then_on_and_round(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db", known=KNOWN) as bot:
        person = await all_asked(bot, 3, **GAMES["whispers"])
        listed = (await person.slash(bot.sandbox.channel, "tables")).message
        waiting = [line for line in listed.text.splitlines() if "your turn" in line]
        order = [int(line.partition("#")[2].partition("]")[0]) for line in waiting]
        assert len(order) == 3
        deadlines = [int(line.partition("<t:")[2].partition(":")[0]) for line in waiting]
        assert deadlines == sorted(deadlines), "nearest deadline first"

        seen = []
        for _ in range(4):
            shown = await person.click(listed, custom_id="t:0:next")
            seen.append(table_of(shown.message))
            name = KNOWN["whispers"].skin.name("en").label
            assert shown.message.text.startswith(f"-# **{name}** · "), "which game is read first"
            assert f"On to table #{seen[-1]}: **{name}**." in shown.message.text
        assert seen == [*order, order[0]], "not played: round"


@pytest.mark.by_day("whispers", why="the shell does it alike in both")
@any_game
async def test_the_finished_panel_leads_on_to_the_next_table(tmp_path: Path, game: str) -> None:
    async with a_bot(tmp_path / "db", known=KNOWN) as bot:
        person = await all_asked(bot, 2, **GAMES[game])
        first = panel(person)
        assert first is not None
        table_id, dice = table_of(first), random.Random(1)
        await bot.coordinator.profiles.update(person.id, asks_end=False)
        for _ in range(ACTION_LIMIT):
            asked = panel(person, table_id)
            if asked is None or not await waits_for(bot, person, table_id):
                break
            await press(bot.sandbox, person, asked, dice)
        await bot.sandbox.idle()
        left = next(m for m in person.mail if not m.deleted and table_of(m) == table_id)
        assert asks(left, f"t:{table_id}:next"), left.text
        shown = await person.click(left, custom_id=button(left, ":next"))
        assert table_of(shown.message) != table_id
        assert panel_asks(shown.message)


async def waits_for(bot: Bot, person: Person, table_id: int) -> bool:
    lines = await bot.coordinator.reader.tables_of(person.id)
    return any(line.asked for line in lines if line.table_id == table_id)


def panel_asks(message: Message) -> bool:
    return any(str(part["custom_id"]).startswith("cp:") for part in (*message.buttons, *message.selects))


async def test_who_plays_at_one_table_is_led_nowhere(tmp_path: Path) -> None:
    async with dealt_game(tmp_path / "db", 2, known=KNOWN) as (_, people, _):
        for person in people:
            for message in person.mail:
                assert not asks(message, ":next")
