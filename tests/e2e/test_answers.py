"""Whatever happens inside, nobody is left with Discord's red line, and nobody learns what is not theirs."""

import asyncio
import logging
from pathlib import Path

import pytest

from bot.ui.context import InFlight
from bot.ui.pages.links import HostLinks
from engine.chicago_poker.cards import Card
from tests.helpers.copied_games import dealt_game
from tests.helpers.opaque import inside
from tests.helpers.playing import button, newest_table


@pytest.mark.expected_errors(r"bot.ui.errors: bug \[ZeroDivisionError\]")
async def test_a_bug_is_owned_up_to_and_written_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with dealt_game(tmp_path / "db") as (bot, people, channel):

        async def broken(*_: object) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(bot.coordinator.reader, "panel", broken)
        table = newest_table(channel)
        with caplog.at_level(logging.ERROR):
            reply = await people[0].click(table, custom_id=button(table, ":hand"))
        assert "my fault" in reply.text
        assert reply.message.only_for is people[0].account
        written = next(record for record in caplog.records if record.getMessage() == "bug")
        assert vars(written)["reference"] in reply.text
        assert vars(written)["table"] == 1
        assert written.exc_info


async def test_a_click_while_the_bot_is_being_stopped_is_not_counted_and_told_so(tmp_path: Path) -> None:
    async with dealt_game(tmp_path / "db") as (bot, people, channel):
        bot.client.context.in_flight.open = False
        reply = await people[0].slash(channel, "hand")
        assert "restarting" in reply.text


async def test_what_is_under_way_is_finished_before_the_bot_stops() -> None:
    in_flight, done = InFlight(), list[str]()

    async def work() -> None:
        async with in_flight.one_more():
            await asyncio.sleep(0.05)
            done.append("work")

    task = asyncio.create_task(work())
    await asyncio.sleep(0)
    await in_flight.close(5)
    assert done == ["work"]
    await task


async def test_autocomplete_offers_ones_own_cards_and_strangers_nothing(tmp_path: Path) -> None:
    async with dealt_game(tmp_path / "db") as (bot, people, channel):
        person = next(p for p in people if p.account in newest_table(channel).pings)
        other = next(p for p in people if p is not person)
        offered = {choice.value for choice in await person.autocomplete(channel, "chicago lay", "card")}
        panel = await bot.coordinator.posts.panel(1, person.id)
        assert offered == {str(card) for card in inside(panel.view).hand if isinstance(card, Card)}
        assert await other.autocomplete(channel, "chicago lay", "card") == ()
        assert await bot.sandbox.people[5].autocomplete(channel, "chicago lay", "card", table=1) == ()


async def test_a_line_that_stops_short_opens_the_menu_where_it_stops(tmp_path: Path) -> None:
    async with dealt_game(tmp_path / "db") as (bot, people, channel):
        person = next(p for p in people if p.account in newest_table(channel).pings)
        card = (await person.autocomplete(channel, "chicago lay", "card"))[0].value
        reply = await person.slash(channel, "chicago lay", card=card)
        assert any(b["custom_id"].endswith(f":play {card} A") for b in reply.message.buttons)
        wrong = await person.slash(channel, "chicago lay", card="R99", business="A")
        assert "can’t read" in wrong.text or "You don’t hold" in wrong.text
        assert (await bot.store.matches.load(1)).version == 1


async def test_a_refusal_names_its_rule_and_leads_to_it_where_the_host_says_where(tmp_path: Path) -> None:
    async with dealt_game(tmp_path / "db") as (bot, people, channel):
        person = next(p for p in people if p.account in newest_table(channel).pings)
        held = {choice.value for choice in await person.autocomplete(channel, "chicago lay", "card")}
        missing = next(card for card in (f"R{value}" for value in range(1, 16)) if card not in held)
        named = await person.slash(channel, "chicago lay", card=missing, business="A")
        rules = await person.slash(channel, "rules")
        object.__setattr__(bot.client.context, "links", HostLinks(docs="https://an.example/docs/"))
        led = await person.slash(channel, "chicago lay", card=missing, business="A")
        there = await person.slash(channel, "rules")

    assert "\n-# Rule CP-3.3\n" in named.text
    assert "docs/rules.md" in rules.text
    assert "\n-# Rule [CP-3.3](<https://an.example/docs/rules.md#:~:text=CP%2D3.3>)\n" in led.text
    assert "(<https://an.example/docs/rules.md>)" in there.text


async def test_take_back_undoes_a_play_and_never_a_draw(tmp_path: Path) -> None:
    async with dealt_game(tmp_path / "db", options="rulebook:french") as (bot, people, channel):
        first = next(p for p in people if p.account in newest_table(channel).pings)
        await first.slash(channel, "turn end")
        await bot.sandbox.idle()
        second = next(p for p in people if p is not first)
        before = {c.value for c in await second.autocomplete(channel, "chicago lay", "card")}
        card = sorted(before)[0]
        played = await second.slash(channel, "chicago lay", card=card, business="A")
        await second.click(
            played.message, custom_id=button(played.message, f":takeback:{_question(played.message)}")
        )
        await bot.sandbox.idle()
        assert {c.value for c in await second.autocomplete(channel, "chicago lay", "card")} == before
        await second.slash(channel, "chicago recruit")
        refused = await second.slash(channel, "turn undo")
        assert "Nothing to undo" in refused.text


def _question(message) -> str:  # type: ignore[no-untyped-def]
    taking = next(b["custom_id"] for b in message.buttons if ":takeback:" in b["custom_id"])
    return str(taking.rpartition(":")[2])


async def test_an_offer_whose_way_back_was_cut_is_no_bug(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with dealt_game(tmp_path / "db") as (bot, people, channel):
        with caplog.at_level(logging.INFO):
            for lost in ({"lost": "after"}, {"status": 400, "code": 40060}):
                caplog.clear()
                fault = bot.sandbox.fault("POST", "/interactions/*/*/callback", **lost)
                offering = asyncio.create_task(people[0].autocomplete(channel, "hand", "table", ""))
                await bot.sandbox.until(lambda: "unanswered autocomplete" in caplog.text)
                offering.cancel()
                assert fault.struck
                assert not [record for record in caplog.records if record.exc_info]
