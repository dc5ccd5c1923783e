"""Texts that people keep at a table for themselves: read with their panel alone, and gone with them."""

from datetime import timedelta

import pytest

from bot.table.refusals import NoSuchTable, NotSeated
from tests.helpers.databases import connected
from tests.helpers.home import ANN, BEN, CLEO, Home, by

DAY = timedelta(days=1)


async def test_a_text_is_read_with_its_writer_s_panel_and_with_no_other(home: Home) -> None:
    texts, reader = home.coordinator.texts, home.coordinator.reader
    table_id, other = await home.dealt(ANN, BEN), await home.dealt(ANN, BEN)
    await texts.keep(by(ANN), table_id, "notes", "Ben bluffs")
    await texts.keep(by(ANN), table_id, "reads", "a pair")
    await texts.keep(by(ANN), table_id, "notes", "Ben never bluffs")

    assert (await reader.panel(by(ANN), table_id)).texts == {"notes": "Ben never bluffs", "reads": "a pair"}
    assert (await reader.panel(by(BEN), table_id)).texts == {}
    assert (await reader.panel(by(ANN), other)).texts == {}
    assert await texts.text(by(ANN), table_id, "notes") == "Ben never bluffs"
    assert await texts.text(by(BEN), table_id, "notes") == ""


async def test_an_empty_text_takes_the_last_away(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN)
    await home.coordinator.texts.keep(by(ANN), table_id, "notes", "Ben bluffs")
    await home.coordinator.texts.keep(by(ANN), table_id, "notes", "")

    assert (await home.coordinator.reader.panel(by(ANN), table_id)).texts == {}
    assert (await home.coordinator.records.export(ANN))["texts"] == []


async def test_who_sits_elsewhere_keeps_and_reads_nothing(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN)
    with pytest.raises(NotSeated):
        await home.coordinator.texts.keep(by(CLEO), table_id, "notes", "Ben bluffs")
    with pytest.raises(NotSeated):
        await home.coordinator.texts.text(by(CLEO), table_id, "notes")
    with pytest.raises(NoSuchTable):
        await home.coordinator.texts.keep(by(ANN, guild=8), 99, "notes", "Ben bluffs")

    with connected(home.path) as db:
        assert db.execute("SELECT count(*) FROM texts").fetchone()[0] == 0


async def test_a_text_is_exported_and_forgotten_with_its_writer(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, CLEO)
    await home.coordinator.texts.keep(by(ANN), table_id, "notes", "Ben bluffs")
    await home.coordinator.texts.keep(by(BEN), table_id, "notes", "Ann waits")

    kept = [{"table": table_id, "name": "notes", "text": "Ben bluffs"}]
    assert (await home.coordinator.records.export(ANN))["texts"] == kept
    await home.coordinator.records.forget(ANN)
    assert (await home.coordinator.records.export(ANN))["texts"] == []
    assert (await home.coordinator.reader.panel(by(BEN), table_id)).texts == {"notes": "Ann waits"}


async def test_it_goes_with_a_cancelled_table(home: Home) -> None:
    table = await home.table(ANN)
    await home.coordinator.texts.keep(by(ANN), table.id, "notes", "whom to invite")
    await home.coordinator.lobbies.cancel(by(ANN), table.id)
    await home.tell()
    home.time += 31 * DAY
    await home.coordinator.scheduler.housekeeping()

    with connected(home.path) as db:
        assert db.execute("SELECT count(*) FROM texts").fetchone()[0] == 0
