"""The lessons that lie in the assets, each file read once."""

from functools import cache

from bot.assets_path import assets
from engine.lessons.model import Course
from engine.lessons.reading import loads


@cache
def course(game: str) -> Course | None:
    """The lessons of the game of that name, None where it has none; raises BrokenLessons."""
    path = assets() / "lessons" / f"{game}.toml"
    return loads(path.read_text(encoding="utf-8")) if path.is_file() else None
