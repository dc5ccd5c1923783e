"""Libraries of C that do what a game's computers do in Python, only sooner: found and loaded here.

tools/native.py compiles them. A library's file is named after the digest of its sources, the kind of machine
and the digest of its own bytes. One of other sources is never used, one that was cut short not even loaded.
"""

import ctypes
import sys
import sysconfig
from collections.abc import Sequence
from functools import cached_property
from hashlib import sha256
from pathlib import Path

OPTIONS = ("-O2", "-shared", "-fPIC", "-s", "-ffp-contract=off")  # sums in Python's order and precision
ENDING = ".so"  # on macOS, too
NEWER_SUMS = (3, 12)  # the first Python whose `sum` makes up for what rounding loses


FOLDERS = ("chicago_poker/computer/native",)
"""Where sources lie in this package."""


class Unusable(Exception):
    """Raised when a compiled library is damaged, or made for another layout of memory."""


class Door:
    """The way to the library that belongs to a folder of sources. While it is closed, Python does the work.

    `structures`: all that are handed over, in the order in which the library tells their sizes; none for who
    only looks.
    """

    is_open = True  # see open_doors

    def __init__(
        self, sources: Path, structures: Sequence[type[ctypes.Structure]] = (), folder: Path | None = None
    ) -> None:
        """`folder`: where the library is, if not in `compiled` beside its sources."""
        self.sources = sorted(sources.glob("*.[ch]"))
        self.folder = folder or sources / "compiled"
        self.faults: dict[str, str] = {}  # by the name of a file that cannot be used
        self._structures = structures
        self._library: ctypes.PyDLL | None = None

    def library(self) -> ctypes.PyDLL | None:
        """Return the library, which may have been compiled only now; None without one that can be used."""
        if not self.is_open:
            return None
        if self._library is None:
            self._library = self._found()
        return self._library

    @cached_property
    def stem(self) -> str:
        """First part of the file's name: the sources, and the kind of machine."""
        made_of = (*(source.read_bytes() for source in self.sources), *map(str.encode, OPTIONS))
        return f"{_digest(b''.join(made_of))}-{sysconfig.get_platform()}"

    def file_name(self, compiled: bytes) -> str:
        """Name under which these bytes are found."""
        return f"{self.stem}-{_digest(compiled)}{ENDING}"

    def candidates(self) -> list[Path]:
        """Files of these sources for this kind of machine, whole or not."""
        return sorted(self.folder.glob(f"{self.stem}-*{ENDING}"))

    def _found(self) -> ctypes.PyDLL | None:
        for path in self.candidates():
            if path.name not in self.faults:
                try:
                    return self._loaded(path)
                except (OSError, AttributeError, Unusable) as fault:
                    self.faults[path.name] = str(fault)
        return None

    def _loaded(self, path: Path) -> ctypes.PyDLL:
        if self.file_name(path.read_bytes()) != path.name:
            raise Unusable("it is not what was compiled")
        library = ctypes.PyDLL(str(path))  # no other thread runs meanwhile, for it keeps what it has judged
        if self._structures:
            told = (ctypes.c_int * len(self._structures))()
            library.sizes(told)
            if [*told] != [ctypes.sizeof(structure) for structure in self._structures]:
                raise Unusable("its structures are of other sizes")
        library.sums_like(sys.version_info >= NEWER_SUMS)
        return library


def doors() -> list[Door]:
    """Return a new door to each library, for looking at it without loading the computers."""
    return [Door(Path(__file__).parent / folder) for folder in FOLDERS]


def open_doors(is_open: bool) -> None:
    """Open or close every door of this process, also those to come."""
    Door.is_open = is_open


def _digest(content: bytes) -> str:
    return sha256(content).hexdigest()[:16]
