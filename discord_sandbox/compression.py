"""The gateway's ways to compress: one stream per socket, flushed after every frame."""

import importlib
import zlib
from collections.abc import Callable
from typing import Any

Pack = Callable[[bytes], bytes]


def _nothing() -> None:
    return None


def _zlib_stream() -> Pack:
    stream = zlib.compressobj()
    return lambda raw: stream.compress(raw) + stream.flush(zlib.Z_SYNC_FLUSH)


def _zstd_of_python() -> Pack:
    """Python's own zstd, from 3.14 on: discord.py asks for it."""
    zstd: Any = importlib.import_module("compression.zstd")
    stream = zstd.ZstdCompressor()
    return lambda raw: bytes(stream.compress(raw, zstd.ZstdCompressor.FLUSH_BLOCK))


def _zstd_of_a_package() -> Pack:
    """The package zstandard, before that: discord.py asks for it where installed."""
    zstd: Any = importlib.import_module("zstandard")
    stream = zstd.ZstdCompressor().compressobj()
    return lambda raw: bytes(stream.compress(raw) + stream.flush(zstd.COMPRESSOBJ_FLUSH_BLOCK))


def _available() -> dict[str, Callable[[], Pack | None]]:
    ways: dict[str, Callable[[], Pack | None]] = {"": _nothing, "zlib-stream": _zlib_stream}
    for module, way in (("zstandard", _zstd_of_a_package), ("compression.zstd", _zstd_of_python)):
        try:
            importlib.import_module(module)
        except ImportError:
            continue
        ways["zstd-stream"] = way
    return ways


# What a socket may ask for in its address; a name is offered only where its module is there.
COMPRESSIONS = _available()
