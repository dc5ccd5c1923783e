"""A compiled library is used where it is whole and of these sources; everywhere else Python does the work."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.chicago_poker.computer.native.layout import STRUCTURES
from engine.chicago_poker.computer.native.library import door
from engine.compiled import Door
from tests.helpers.compiled import compiled
from tools.native import compiled_for

SOURCES = door.sources[0].parent


@pytest.fixture
def whole(request: pytest.FixtureRequest) -> bytes:
    """The bytes of a library that can be used."""
    request.getfixturevalue("opened")
    return compiled_for(door).read_bytes()


def to(folder: Path) -> Door:
    found = Door(SOURCES, STRUCTURES, folder)
    found.is_open = True
    return found


def laid(folder: Path, content: bytes, *, as_if: bytes | None = None) -> Door:
    """A door to a library with that content, perhaps by the name of another one."""
    found = to(folder)
    (folder / found.file_name(content if as_if is None else as_if)).write_bytes(content)
    return found


@pytest.mark.parametrize("folder", ["", "nowhere"])
def test_without_a_library_there_is_no_fault(tmp_path: Path, folder: str) -> None:
    missing = to(tmp_path / folder)

    assert missing.library() is None
    assert not missing.faults


class TestWithACompiler:
    """What needs a library to begin with."""

    pytestmark = compiled

    def test_a_whole_one_is_used(self, whole: bytes, tmp_path: Path) -> None:
        found = laid(tmp_path, whole)

        assert found.library() is not None
        assert not found.faults

    def test_one_that_comes_later_is_used_from_then_on(self, whole: bytes, tmp_path: Path) -> None:
        found = to(tmp_path)
        assert found.library() is None

        laid(tmp_path, whole)

        assert found.library() is not None

    def test_behind_a_closed_door_it_is_not_used(self, whole: bytes, tmp_path: Path) -> None:
        found = laid(tmp_path, whole)
        found.is_open = False

        assert found.library() is None

    @pytest.mark.parametrize(
        "damage",
        [
            lambda whole: whole[: len(whole) // 2],
            lambda whole: whole[:-1],
            lambda _: b"",
            lambda whole: bytes([*whole[:5000], whole[5000] ^ 1, *whole[5001:]]),
        ],
        ids=["half", "one byte less", "empty", "one bit"],
    )
    def test_a_damaged_one_is_a_fault_and_nothing_worse(
        self, whole: bytes, tmp_path: Path, damage: Callable[[bytes], bytes]
    ) -> None:
        found = laid(tmp_path, damage(whole), as_if=whole)

        assert found.library() is None
        assert list(found.faults.values()) == ["it is not what was compiled"]

    def test_one_for_another_machine_is_a_fault_and_nothing_worse(self, whole: bytes, tmp_path: Path) -> None:
        machine = 18  # where an ELF file names its machine
        found = laid(tmp_path, whole[:machine] + b"\x99\x99" + whole[machine + 2 :])

        assert found.library() is None
        assert len(found.faults) == 1

    def test_one_with_other_structures_is_a_fault_and_nothing_worse(
        self, whole: bytes, tmp_path: Path
    ) -> None:
        found = Door(SOURCES, STRUCTURES[::-1], tmp_path)
        found.is_open = True
        (tmp_path / found.file_name(whole)).write_bytes(whole)

        assert found.library() is None
        assert list(found.faults.values()) == ["its structures are of other sizes"]

    def test_one_of_other_sources_is_never_used(self, whole: bytes, tmp_path: Path) -> None:
        changed = tmp_path / "sources"
        shutil.copytree(SOURCES, changed, ignore=shutil.ignore_patterns("compiled"))
        (changed / "value.c").write_text((changed / "value.c").read_text().replace("12.0", "13.0"))
        folder = tmp_path / "compiled"
        folder.mkdir()
        laid(folder, whole)
        found = Door(changed, STRUCTURES, folder)
        found.is_open = True

        assert found.library() is None
        assert not found.faults

    def test_a_damaged_one_is_looked_at_once(self, whole: bytes, tmp_path: Path) -> None:
        found = laid(tmp_path, b"", as_if=whole)
        assert found.library() is None
        (path,) = tmp_path.iterdir()
        path.write_bytes(whole)

        assert found.library() is None
