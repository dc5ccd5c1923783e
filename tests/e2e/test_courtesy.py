"""Whatever happens inside, nobody is left with Discord's red line, and nobody learns what is not his."""

import asyncio
import logging
from pathlib import Path

import pytest

from bot.ui.context import InFlight
from engine.chicago_poker.cards import Card
from tests.e2e.house import a_house
from tests.e2e.playing import button, newest_table
from tests.e2e.test_troubles import begun


async def test_a_bug_is_owned_up_to_and_written_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with a_house(tmp_path / "db") as house:
        people, channel = await begun(house)

        async def broken(*_: object) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(house.coordinator, "panel", broken)
        table = newest_table(channel)
        with caplog.at_level(logging.ERROR):
            reply = await people[0].click(table, custom_id=button(table, ":hand"))
        assert "my fault" in reply.text
        assert reply.message.only_for is people[0].account
        written = next(record for record in caplog.records if record.getMessage() == "bug")
        assert vars(written)["reference"] in reply.text
        assert vars(written)["match"] == 1
        assert written.exc_info


async def test_a_click_while_the_bot_is_being_stopped_is_not_counted_and_told_so(tmp_path: Path) -> None:
    async with a_house(tmp_path / "db") as house:
        people, channel = await begun(house)
        house.client.context.in_flight.open = False
        reply = await people[0].slash(channel, "hand")
        assert "restarted" in reply.text


async def test_what_is_in_hand_is_finished_before_the_door_closes() -> None:
    door, done = InFlight(), list[str]()

    async def deed() -> None:
        with door:
            await asyncio.sleep(0.05)
            done.append("deed")

    task = asyncio.create_task(deed())
    await asyncio.sleep(0)
    await door.close(5)
    assert done == ["deed"]
    await task


async def test_autocomplete_offers_ones_own_cards_and_strangers_nothing(tmp_path: Path) -> None:
    async with a_house(tmp_path / "db") as house:
        people, channel = await begun(house)
        person = next(p for p in people if p.account in newest_table(channel).pings)
        other = next(p for p in people if p is not person)
        offered = {choice.value for choice in await person.autocomplete(channel, "play", "card")}
        panel = await house.coordinator.panel(1, person.id)
        assert offered == {str(card) for card in panel.view.hand if isinstance(card, Card)}
        assert await other.autocomplete(channel, "play", "card") == ()
        assert await house.sandbox.people[5].autocomplete(channel, "play", "card", table=1) == ()


async def test_a_line_that_stops_short_opens_the_menu_where_it_stops(tmp_path: Path) -> None:
    async with a_house(tmp_path / "db") as house:
        people, channel = await begun(house)
        person = next(p for p in people if p.account in newest_table(channel).pings)
        card = (await person.autocomplete(channel, "play", "card"))[0].value
        reply = await person.slash(channel, "play", card=card)
        assert any(b["custom_id"].endswith(f":play {card} A") for b in reply.message.buttons)
        wrong = await person.slash(channel, "play", card="R99", business="A")
        assert "cannot read" in wrong.text or "not in your hand" in wrong.text
        assert (await house.store.load(1)).version == 1


async def test_take_back_undoes_a_play_and_never_a_draw(tmp_path: Path) -> None:
    async with a_house(tmp_path / "db") as house:
        people, channel = await begun(house, rulebook="french")
        first = next(p for p in people if p.account in newest_table(channel).pings)
        await first.slash(channel, "endturn")
        await house.sandbox.idle()
        second = next(p for p in people if p is not first)
        before = {c.value for c in await second.autocomplete(channel, "play", "card")}
        card = sorted(before)[0]
        played = await second.slash(channel, "play", card=card, business="A")
        await second.click(
            played.message, custom_id=button(played.message, f":takeback:{_question(played.message)}")
        )
        await house.sandbox.idle()
        assert {c.value for c in await second.autocomplete(channel, "play", "card")} == before
        await second.slash(channel, "recruit")
        refused = await second.slash(channel, "takeback")
        assert "nothing to take back" in refused.text


def _question(message) -> str:  # type: ignore[no-untyped-def]
    taking = next(b["custom_id"] for b in message.buttons if ":takeback:" in b["custom_id"])
    return str(taking.rpartition(":")[2])
