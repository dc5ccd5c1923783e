"""A log that was cut, a copy that was restored: what was on disk once and is not any more is told of."""

import os
import shutil
from pathlib import Path

import pytest

from bot.language import say
from bot.store import Codec, DatabaseUnusable, Store, backup
from bot.store import witness as notes
from bot.store.witness import Witness, notes_of
from bot.table.notices import Notice
from bot.table.outbox import TO_TABLE, Kind
from tests.helpers import toy
from tests.helpers.home import ANN, BEN, Home, by, faults

pytestmark = pytest.mark.sqlite


def as_a_kill_leaves_it(home: Home, folder: Path) -> Path:
    """The files as they lie there at this moment, in a folder of their own."""
    shutil.copytree(home.path.parent, folder)
    return folder / home.path.name


def log_of(path: Path) -> Path:
    return path.with_name(f"{path.name}-wal")


async def played(home: Home) -> int:
    """Two tables, of which the second is played on; its number."""
    await home.dealt(ANN, BEN)
    second = await home.dealt(BEN, ANN)
    for _ in range(3):
        await home.does(second, BEN, "whisper 1")
        await home.coordinator.play.take_back(by(BEN), second, None)
    return second


@pytest.mark.parametrize("damage", ["cut", "flipped", "gone"])
async def test_a_log_that_lost_its_end_is_told_of_at_the_start_and_in_the_check(
    home: Home, tmp_path: Path, damage: str
) -> None:
    second = await played(home)
    path = as_a_kill_leaves_it(home, tmp_path / "after")
    log = log_of(path)
    content = log.read_bytes()
    cut = len(content) - 3 * 4096
    assert cut > 0
    match damage:
        case "cut":
            log.write_bytes(content[:cut])
        case "flipped":
            log.write_bytes(content[:cut] + bytes([content[cut] ^ 0xFF]) + content[cut + 1 :])
        case _:
            log.unlink()

    found = faults(path)
    again = Home(path)
    told = again.store.rolled_back
    await again.close()

    assert second in told
    said = [fault for fault in found if fault.key == "host-check-rolled-back"]
    assert str(second) in say("en", said[0].key, path=str(path), **said[0].facts)
    assert faults(path) == (), "what was told once, at the start, is not told for ever"


async def test_whatever_moment_a_kill_leaves_nothing_is_told_as_lost(home: Home, tmp_path: Path) -> None:
    table_id = await home.dealt(ANN, BEN)
    for moment in range(8):
        await home.does(table_id, ANN, "whisper 1")
        path = as_a_kill_leaves_it(home, tmp_path / str(moment))
        assert faults(path) == ()
        again = Home(path)
        assert again.store.rolled_back == ()
        await again.close()
        await home.coordinator.play.take_back(by(ANN), table_id, None)


@pytest.mark.expected_errors("tables have lost turns")
async def test_after_a_copy_was_restored_every_table_shows_where_it_stands(
    home: Home, tmp_path: Path
) -> None:
    second = await played(home)
    backup(home.path, tmp_path / "copy")
    await home.tell()
    await home.does(second, BEN, "done")
    await home.tell()
    await home.close()
    shutil.copy(tmp_path / "copy", home.path)

    again = Home(home.path)
    await again.coordinator.start()
    await again.coordinator.stop()
    told = [each for each in await again.tell() if each.table_id == second]
    await again.close()

    assert again.store.rolled_back == (second,)
    assert Notice.ROLLED_BACK in {each.key for each in told}
    assert (Kind.TABLE, TO_TABLE) in {(each.kind, each.destination) for each in told}
    assert (Kind.PANEL, f"dm:{BEN}") in {(each.kind, each.destination) for each in told}


@pytest.mark.parametrize("rubbish", [b"", b"\n1:", b"\n1:9", b"\xff\x00", b"1\n2:1;\n", b"\n9" + b"\n1:1;\n"])
async def test_notes_that_were_cut_are_no_notes(home: Home, rubbish: bytes) -> None:
    table_id = await home.dealt(ANN, BEN)
    witness = Witness(home.path)
    with notes_of(home.path).open("ab") as file:
        file.write(rubbish)

    known = witness.known()

    assert known[table_id] == 1
    assert set(known) <= {table_id, 2}
    assert all(version == 1 for version in known.values())


async def test_notes_do_not_grow_for_ever(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notes, "NOTES_MAX", 5)
    table_id = await home.dealt(ANN, BEN)
    for _ in range(6):
        await home.does(table_id, ANN, "whisper 1")
        await home.coordinator.play.take_back(by(ANN), table_id, None)

    witness = Witness(home.path)
    assert len(notes_of(home.path).read_bytes().splitlines()) < 20
    assert witness.known() == {table_id: 13}


async def test_where_notes_cannot_be_written_play_goes_on(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN)
    notes_file = notes_of(home.path)
    notes_file.unlink()
    notes_file.mkdir()

    await home.does(table_id, ANN, "done")


async def test_no_empty_database_is_made_where_tables_were_played(path: Path) -> None:
    home = Home(path)
    await home.dealt(ANN, BEN)
    await home.close()
    os.unlink(path)
    codecs = {name: Codec(game.engine) for name, game in toy.games().items()}

    with pytest.raises(DatabaseUnusable) as refused:
        Store.open(path, codecs)

    assert path.name not in os.listdir(path.parent)
    told = say("en", refused.value.key, **refused.value.facts)
    assert str(notes_of(path)) in told
    notes_of(path).unlink()
    await Store.open(path, codecs).close()


async def test_a_file_kept_by_an_older_bot_has_no_notes_and_nothing_is_missed(path: Path) -> None:
    home = Home(path)
    await home.dealt(ANN, BEN)
    await home.close()
    notes_of(path).unlink()

    assert faults(path) == ()
    again = Home(path)
    assert again.store.rolled_back == ()
    await again.close()
