"""What the sandbox takes an uploaded file for, whatever is in it."""

import io

import pytest
from PIL import Image

from discord_sandbox.pictures import FileType, file_type

CONTENT_TYPES = {"PNG": "image/png", "JPEG": "image/jpeg", "GIF": "image/gif", "WEBP": "image/webp"}


def picture(kind: str, size: tuple[int, int] = (30, 20)) -> bytes:
    file = io.BytesIO()
    Image.new("RGB", size, "teal").save(file, kind)
    return file.getvalue()


@pytest.mark.parametrize("kind", CONTENT_TYPES)
def test_a_picture_is_known_by_its_header_and_measured(kind: str) -> None:
    assert file_type("table.txt", picture(kind)) == FileType(CONTENT_TYPES[kind], (30, 20))


@pytest.mark.parametrize("kind", CONTENT_TYPES)
def test_a_picture_that_is_cut_off_anywhere_is_measured_or_is_none(kind: str) -> None:
    whole = picture(kind)
    known = {FileType(CONTENT_TYPES[kind], (30, 20)), FileType("application/octet-stream")}
    assert {file_type("table.png", whole[:end]) for end in range(len(whole))} <= known


def test_a_picture_too_large_to_be_opened_is_no_error() -> None:
    header = bytearray(picture("GIF"))
    header[6:10] = b"\xff\xff\xff\xff"  # says that it is 65,535 by 65,535
    assert file_type("table.gif", bytes(header)) == FileType("application/octet-stream")


@pytest.mark.parametrize(
    ("filename", "content_type"),
    [
        ("export.json", "application/json; charset=utf-8"),
        ("rules.txt", "text/plain; charset=utf-8"),
        ("table.png", "application/octet-stream"),
        ("table.svg", "image/svg+xml"),
        ("no ending", "application/octet-stream"),
    ],
)
def test_anything_else_is_known_by_its_name(filename: str, content_type: str) -> None:
    assert file_type(filename, b"no picture") == FileType(content_type)
