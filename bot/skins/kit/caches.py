"""Images kept for the next painting, each kind in a cache with a limit of bytes."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock

from PIL import Image

MEGABYTE = 1 << 20


class ImageCache:
    """Images by key; beyond a limit of bytes the least recently used are thrown out."""

    def __init__(self, name: str, limit: int) -> None:
        self.name = name
        self.limit = limit
        self.bytes = 0
        self._kept: OrderedDict[Hashable, Image.Image] = OrderedDict()
        self._lock = Lock()  # pictures are painted in several threads
        CACHES.append(self)

    def get(self, key: Hashable, make: Callable[[], Image.Image]) -> Image.Image:
        """The image of that key, made now if it is not kept; whoever gets it must not draw on it."""
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
        made = make()
        with self._lock:
            if key not in self._kept:
                self._kept[key] = made
                self.bytes += size_in_memory(made)
            while self.bytes > self.limit and len(self._kept) > 1:
                self.bytes -= size_in_memory(self._kept.popitem(last=False)[1])
        return made

    def clear(self) -> None:
        """Forget everything, as after a start."""
        with self._lock:
            self._kept.clear()
            self.bytes = 0

    def __len__(self) -> int:
        return len(self._kept)


CACHES: list[ImageCache] = []
"""Every cache of the painters, for whoever prints what they take."""


def size_in_memory(image: Image.Image) -> int:
    """Bytes of an image in memory: Pillow keeps RGB in four bytes per pixel."""
    return image.width * image.height * (1 if image.mode in ("L", "P", "1") else 4)
