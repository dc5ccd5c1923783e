"""Images are kept within a limit of bytes."""

from PIL import Image

from bot.skins.kit.caches import CACHES, ImageCache


def test_a_cache_throws_out_what_was_longest_unused() -> None:
    cache = ImageCache("a test", 250)
    CACHES.remove(cache)
    for name in ("first", "second", "first", "third"):
        cache.get(name, lambda: Image.new("L", (10, 10)))

    assert len(cache) == 2
    assert cache.bytes == 200
    assert cache.get("first", lambda: Image.new("L", (1, 1))).size == (10, 10)
