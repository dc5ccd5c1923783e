"""A path given on the command line as a record's file is read within bounds, whatever it leads to."""

import os
import threading
from pathlib import Path

import pytest

from engine.record.grammar import TEXT_BYTES
from engine.record.opening import content_of

pytestmark = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="Windows has no such pipes")


@pytest.fixture
def pipe(tmp_path: Path) -> Path:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    return path


def test_a_file_is_read_whole_and_one_without_end_in_part(tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(b"record")
    assert content_of(tmp_path / "x") == b"record"
    assert content_of(Path("/dev/zero")) == bytes(TEXT_BYTES + 1)
    with pytest.raises(OSError, match="directory"):
        content_of(tmp_path)


def test_a_pipe_is_read_to_its_end(pipe: Path) -> None:
    rest = threading.Thread(target=pipe.write_bytes, args=[b"the record" * 20_000])
    rest.start()
    assert content_of(pipe) == b"the record" * 20_000
    rest.join()


def test_a_pipe_whose_writer_has_gone_already_is_read_to_its_end(pipe: Path) -> None:
    """The shell makes such a pipe for `import <(cat game.txt)`."""
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    pipe.write_bytes(b"the record")
    assert content_of(pipe, patience=0.0) == b"the record"
    os.close(reader)


def test_a_pipe_to_which_nobody_writes_is_given_up(pipe: Path) -> None:
    with pytest.raises(TimeoutError, match="end"):
        content_of(pipe, patience=0.0)


def test_a_pipe_whose_writer_never_ends_is_given_up(pipe: Path) -> None:
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    writer = os.open(pipe, os.O_WRONLY)
    os.write(writer, b"the ")
    try:
        with pytest.raises(TimeoutError):
            content_of(pipe, patience=0.0)
    finally:
        os.close(writer)
        os.close(reader)
