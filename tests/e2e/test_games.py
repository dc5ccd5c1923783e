"""Whole games over real sockets: by clicks in private and under the table, by typing, in both languages."""

from pathlib import Path

import pytest

from bot.games import games
from bot.sandbox import Message
from tests.e2e.house import House, NoPaint, a_house, painted_by
from tests.e2e.playing import (
    Deed,
    button,
    click_in_thread,
    deal,
    gather,
    newest_table,
    over,
    play_by,
    play_out,
    type_in_thread,
)
from tests.helpers.sandbox import contract

CHEAP = {"length": "short"}


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"language": "fr", "rulebook": "french"}),
        (4, {"language": "en"}),
        (6, {"language": "fr", **CHEAP}),
    ],
)
async def test_friends_play_a_whole_game_by_clicks(
    tmp_path: Path, seats: int, options: dict[str, str]
) -> None:
    async with a_house(tmp_path / "db") as house:
        people = house.sandbox.people[:seats]
        channel = await deal(house, await gather(house, people, **options), people[0])
        last = await play_out(house, people, channel, seed=seats)
        assert "🏆" in last.text
        assert_private(house)


@pytest.mark.parametrize(("seats", "language"), [(2, "fr"), (4, "en"), (6, "fr")])
async def test_friends_play_a_whole_game_by_typing(tmp_path: Path, seats: int, language: str) -> None:
    async with a_house(tmp_path / "db") as house:
        last = await whole_game(house, seats, type_in_thread, language=language, **CHEAP)
        assert "🏆" in last.text
        assert_private(house)


async def test_with_everybodys_private_messages_closed_the_game_goes_on_under_the_table(
    tmp_path: Path,
) -> None:
    async with a_house(tmp_path / "db") as house:
        for person in house.sandbox.people[:4]:
            person.change(dms_open=False)
        last = await whole_game(house, 4, click_in_thread, **CHEAP)
        assert "🏆" in last.text
        told = [
            m for m in last.channel.messages.values() if "private messages" in m.text and m.only_for is None
        ]
        assert len(told) == 4, "each refusal is said once in the thread"
        assert_private(house)


async def test_a_game_with_real_pictures_holds_discords_own_description(tmp_path: Path) -> None:
    async with a_house(tmp_path / "db", catalog=games()) as house:
        people = house.sandbox.people[:2]
        channel = await deal(house, await gather(house, people, **CHEAP), people[0])
        last = await play_out(house, people, channel, seed=5)
        for picture in last.attachments:
            assert picture.content.startswith(b"\x89PNG") or picture.content[8:12] == b"WEBP"
            assert picture.description
        assert_private(house)
        contract.demand_description()
        assert contract.faults(house.sandbox.requests) == []


async def test_everybody_may_see_his_hand_at_any_time_and_nobody_elses(tmp_path: Path) -> None:
    async with a_house(tmp_path / "db") as house:
        people = house.sandbox.people
        channel = await deal(house, await gather(house, people[:3]), people[0])
        table = newest_table(channel)
        for person in people[:3]:
            reply = await person.click(table, custom_id=button(table, ":hand"))
            assert reply.message.only_for is person.account
            assert [a.filename for a in reply.message.attachments] == ["hand.png"]
        stranger = await people[5].click(table, custom_id=button(table, ":hand"))
        assert stranger.message.only_for is people[5].account
        assert not stranger.message.attachments
        assert "no seat" in stranger.text


async def test_without_any_paint_the_game_is_played_in_words(tmp_path: Path) -> None:
    async with a_house(tmp_path / "db", catalog=painted_by(NoPaint)) as house:
        last = await whole_game(house, 2, click_in_thread, **CHEAP)
        assert "🏆" in last.text
        assert not last.attachments


async def test_after_the_end_a_rematch_gathers_the_same_people(tmp_path: Path) -> None:
    async with a_house(tmp_path / "db") as house:
        last = await whole_game(house, 2, click_in_thread, **CHEAP)
        await house.sandbox.person("Lucie").click(last, custom_id=button(last, ":rematch"))
        lobby = await house.sandbox.message(
            lambda m: any(b.get("custom_id") == "t:2:join" for b in m.buttons), channel=house.sandbox.channel
        )
        assert "Lucie" in lobby.text
        assert "Théo" in lobby.text


async def whole_game(house: House, seats: int, deed: Deed, **options: str) -> Message:
    """A game from the lobby to the last post."""
    people = house.sandbox.people[:seats]
    channel = await deal(house, await gather(house, people, **options), people[0])
    last = await play_by(house, people, channel, seats, deed)
    assert over(channel) is last
    return last


def assert_private(house: House) -> None:
    """No hand, and no id that names a card, was ever sent where others could see it."""
    private = {person.dm for person in house.sandbox.people}
    for channel in house.sandbox.world.channels.values():
        for message in channel.messages.values():
            if channel in private or message.only_for is not None:
                continue
            ids = [part["custom_id"] for part in message.parts() if "custom_id" in part]
            assert all(custom_id.startswith("t:") for custom_id in ids)
            assert not [
                a.filename for a in message.attachments if "hand" in a.filename or "raid" in a.filename
            ]
