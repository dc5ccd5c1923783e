"""The host's `book FILE`: the page of a record file."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from bot.language import say
from bot.settings import Settings

NAME = "book"
ABOUT = "book/host-about"


def arguments(parser: ArgumentParser) -> None:
    """Take the record, and where its page goes."""
    parser.add_argument("file", type=Path, metavar="FILE", help=say("en", "book/host-file"))
    parser.add_argument("--out", type=Path, metavar="FILE", help=say("en", "book/host-out"))


def obey(asked: Namespace, settings: Settings) -> int:
    """Write the page; the exit code."""
    from bot.features.book.binding import bind  # with all games and their pictures

    return bind(asked.file, asked.out or asked.file.with_suffix(".html"), settings.host_language)
