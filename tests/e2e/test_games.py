"""Whole games over real sockets: by clicks in private and under the table, by typing, in both languages."""

from pathlib import Path

import pytest

from bot.games import games
from bot.skins.skin import MOVING
from discord_sandbox import Message
from tests.helpers.begun import nearly_over
from tests.helpers.bot_in_sandbox import Bot, NoPaint, PlainSkin, a_bot, painted_by
from tests.helpers.playing import (
    Act,
    button,
    click_in_thread,
    deal,
    gather,
    newest_table,
    over,
    play_by,
    play_out,
    typing,
)
from tests.helpers.sandbox import contract

CHEAP = {"options": "length:short"}


@pytest.mark.parametrize(
    ("seats", "seed", "options"),
    [
        pytest.param(
            2,
            6,  # of those up to 14 the one that ends soonest
            {"language": "fr", "options": "rulebook:french, length:short"},
            marks=pytest.mark.long("by day another game is clicked through whole, and this one's end by six"),
        ),
        pytest.param(4, 4, {"language": "en"}, marks=pytest.mark.long("a full game takes half a minute")),
        pytest.param(6, 6, {"language": "fr", **CHEAP}, marks=pytest.mark.long("six people play for long")),
    ],
)
async def test_friends_play_a_whole_game_by_clicks(
    tmp_path: Path, seats: int, seed: int, options: dict[str, str]
) -> None:
    async with a_bot(tmp_path / "db") as bot:
        people = bot.sandbox.people[:seats]
        channel = await deal(
            bot, await gather(bot, people, by_clicks=True, **options), people[0], by_clicks=True
        )
        last = await play_out(bot, people, channel, seed=seed)
        assert last.text.count("🏆") == 1, "the winner is told once"
        assert_private(bot)


@pytest.mark.long("games of fewer friends are clicked to their end by day")
async def test_six_friends_play_a_game_to_its_end_by_clicks(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db", known=nearly_over(6, painted_by(PlainSkin), moves=8)) as bot:
        people = bot.sandbox.people[:6]
        lobby = await gather(bot, people, by_clicks=True, language="fr", **CHEAP)
        channel = await deal(bot, lobby, people[0], by_clicks=True)
        last = await play_out(bot, people, channel, seed=6)
        assert last.text.count("🏆") == 1
        assert_private(bot)


@pytest.mark.long("a game of deals is typed to its end by day")
@pytest.mark.parametrize(
    ("seats", "language", "moves"),
    [
        (2, "fr", 8),
        pytest.param(2, "fr", None, marks=pytest.mark.long("its last moves are typed alike")),
        pytest.param(4, "en", None, marks=pytest.mark.long("its last moves are typed alike")),
        pytest.param(6, "fr", None, marks=pytest.mark.long("its last moves are typed alike")),
    ],
)
async def test_friends_play_a_game_to_its_end_by_typing(
    tmp_path: Path, seats: int, language: str, moves: int | None
) -> None:
    """A whole one, unless it is told how many moves before its end they begin."""
    known = nearly_over(seats, painted_by(PlainSkin), moves=moves) if moves else None
    async with a_bot(tmp_path / "db", known=known) as bot:
        last = await whole_game(bot, seats, typing(games()["chicago-poker"].skin), language=language, **CHEAP)
        assert "🏆" in last.text
        assert_private(bot)


@pytest.mark.long("a game under the table is played by day")
async def test_with_everybodys_private_messages_closed_the_game_goes_on_under_the_table(
    tmp_path: Path,
) -> None:
    async with a_bot(tmp_path / "db", known=nearly_over(3, painted_by(PlainSkin), moves=5)) as bot:
        for person in bot.sandbox.people[:3]:
            person.change(dms_open=False)
        last = await whole_game(bot, 3, click_in_thread, **CHEAP)
        assert "🏆" in last.text
        told = [
            m
            for m in last.channel.messages.values()
            if "won’t let me message you" in m.text and m.only_for is None
        ]
        assert len(told) == 3, "each refusal is said once in the thread"
        assert_private(bot)


@pytest.mark.price("real pictures must hold Discord's own description")
async def test_a_game_with_real_pictures_holds_discords_own_description(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db", known=nearly_over(2, games(), moves=2)) as bot:
        people = bot.sandbox.people[:2]
        channel = await deal(bot, await gather(bot, people, **CHEAP), people[0])
        last = await play_out(bot, people, channel, seed=5)
        for picture in last.attachments:
            still = b"RIFF" if picture.filename.startswith(MOVING) else b"\xff\xd8"
            assert picture.content.startswith(still), "JPEG, as the host has settled nothing else"
            assert picture.description
        assert_private(bot)
        contract.demand_description()
        assert contract.faults(bot.sandbox.requests) == []


async def test_everybody_may_see_their_hand_at_any_time_and_nobody_elses(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db") as bot:
        people = bot.sandbox.people
        channel = await deal(bot, await gather(bot, people[:3]), people[0])
        table = newest_table(channel)
        for person in people[:3]:
            reply = await person.click(table, custom_id=button(table, ":hand"))
            assert reply.message.only_for is person.account
            assert [a.filename for a in reply.message.attachments] == ["hand.png"]
        stranger = await people[5].click(table, custom_id=button(table, ":hand"))
        assert stranger.message.only_for is people[5].account
        assert not stranger.message.attachments
        assert "no seat" in stranger.text


@pytest.mark.expected_errors(r"bug in a picture \[RuntimeError: no paint\]")
async def test_without_any_paint_the_game_is_played_in_words(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db", known=nearly_over(2, painted_by(NoPaint), moves=8)) as bot:
        last = await whole_game(bot, 2, click_in_thread, **CHEAP)
        assert "🏆" in last.text
        assert not last.attachments


async def whole_game(bot: Bot, seats: int, act: Act, **options: str) -> Message:
    """A game from the lobby to the last post."""
    people = bot.sandbox.people[:seats]
    channel = await deal(bot, await gather(bot, people, **options), people[0])
    last = await play_by(bot, people, channel, seats, act)
    assert over(channel) is last
    return last


def assert_private(bot: Bot) -> None:
    """No hand, and no id that names a card, was ever sent where others could see it."""
    private = {person.dm for person in bot.sandbox.people}
    for channel in bot.sandbox.world.channels.values():
        for message in channel.messages.values():
            if channel in private or message.only_for is not None:
                continue
            ids = [part["custom_id"] for part in message.parts() if "custom_id" in part]
            assert all(custom_id.startswith("t:") for custom_id in ids)
            assert not [
                a.filename for a in message.attachments if "hand" in a.filename or "raid" in a.filename
            ]
